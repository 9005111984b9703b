"""Positions as JSON documents, and the checks on them (castles.md 14)."""

from __future__ import annotations

from collections import Counter
from typing import Literal

from pydantic import Field

from engine.castles.board import (
    SEATS_OF,
    Mode,
    cell_name,
    cell_named,
    seats_of_side,
    side_of,
    tile_cells,
)
from engine.castles.cards import CARD, RACE, SKELETON, TILES, Card, Race, TileKind
from engine.castles.dying import FALLEN
from engine.castles.match import Match
from engine.castles.state import Boost, Creature, Tile
from engine.core import SEATS, JsonObject, Seat, ending
from engine.documents import Document, DocumentError, refuse
from engine.turn_games import PositionModel

MOST = 10_000
"""The largest number in a position."""


class BoostDocument(Document):
    """A card face down under a creature."""

    card: str
    seat: Seat


class CreatureDocument(Document):
    """A creature on the board."""

    card: str
    owner: Seat
    wounds: int = Field(0, ge=0, le=MOST)
    bonus_life: int = Field(0, ge=0, le=MOST)
    bonus_damage: int = Field(0, ge=0, le=MOST)
    bonus_move: int = Field(0, ge=0, le=MOST)
    shield: bool = False
    stunned: bool = False
    activated: bool = False
    readied: bool = False
    boost: BoostDocument | None = None
    under: str | None = None
    from_deck: bool = False


class TileDocument(Document):
    """A tile on a cell."""

    tile: TileKind
    owner: Seat


class SeatDocument(Document):
    """A castle and its player's cards."""

    race: Race
    wounds: int = Field(0, ge=0, lt=FALLEN)
    buildings: list[str] = Field(default_factory=list)
    hand: list[str] = Field(default_factory=list)
    deck: list[str]
    discard: list[str] = Field(default_factory=list)
    shuffle: int = Field(0, ge=0, lt=1 << 64)
    built: bool = False
    power: bool = False


class PositionDocument(PositionModel):
    """A whole position."""

    game: Literal["castles"]
    ruleset: Literal["1"]
    mode: Mode
    turn: int = Field(ge=1, le=MOST)
    active: Seat
    first: Seat
    dice: list[int] = Field(max_length=4)
    chance: int = Field(ge=0, lt=1 << 64)
    seats: dict[Seat, SeatDocument]
    board: dict[str, CreatureDocument]
    tiles: dict[str, TileDocument] = Field(default_factory=dict)
    tombstones: list[str] = Field(default_factory=list)

    @classmethod
    def write(cls, state: Match) -> JsonObject:
        document = cls.document_of(
            state,
            always=("tiles", "tombstones"),
            active=SEATS[state.active],
            first=SEATS[state.first],
            seats={letter: _seat(state, number) for number, letter in enumerate(state.seats)},
            board={cell_name(cell): _creature(found) for cell, found in state.creatures()},
            tiles={
                cell_name(cell): {"tile": tile.kind, "owner": SEATS[tile.owner]}
                for cell, tile in enumerate(state.tiles)
                if tile is not None
            },
            tombstones=[cell_name(cell) for cell in sorted(state.tombstones)],
        )
        return document | ({"outcome": ending(state.ended)} if state.ended else {})

    def load(self) -> Match:
        seats = SEATS_OF[self.mode]
        if set(self.seats) != set(seats):
            raise DocumentError("seats", f"one for each of the seats {', '.join(seats)}")
        match = Match(self.mode, tuple([self.seats[letter].race for letter in seats]))
        match.turn = self.turn
        refuse(self.first not in seats, "first", f"one of {', '.join(seats)}")
        match.first = SEATS.index(self.first)
        if SEATS[match.active] != self.active:
            raise DocumentError("active", f"turn {self.turn} is that of {SEATS[match.active]}")
        _read_dice(match, self)
        for number, letter in enumerate(seats):
            _read_seat(match, number, self.seats[letter])
        _read_board(match, self)
        _check_cards(match)
        return match


def _seat(match: Match, number: int) -> JsonObject:
    active = number == match.active
    return SeatDocument.document_of(
        None,
        always=("wounds", "buildings", "hand", "discard", "shuffle"),
        race=match.races[number],
        wounds=match.wounds[number],
        buildings=match.buildings[number],
        hand=match.hands[number],
        deck=match.decks[number],
        discard=match.discards[number],
        shuffle=match.shuffles[number],
        built=active and match.built,
        power=active and match.powered,
    )


def _creature(creature: Creature) -> JsonObject:
    boost = creature.boost and BoostDocument.document_of(
        creature.boost, seat=SEATS[creature.boost.seat]
    )
    return CreatureDocument.document_of(creature, owner=SEATS[creature.owner], boost=boost)


# Reading


def _read_dice(match: Match, written: PositionDocument) -> None:
    for place, value in enumerate(written.dice):
        refuse(not 1 <= value <= 6, f"dice[{place}]", "a die shows 1 to 6")
    match.dice = tuple(sorted(written.dice, reverse=True))
    match.chance = written.chance


def _pile(ids: list[str], race: Race, path: str) -> tuple[Card, ...]:
    return tuple([_known(card, race, f"{path}[{place}]") for place, card in enumerate(ids)])


def _known(card_id: str, race: Race, path: str) -> Card:
    """Return a card, which must be in the race's fixed list (Ruling 3)."""
    refuse(card_id not in CARD or card_id == SKELETON.id, path, f"no such card: {card_id[:40]}")
    refuse(CARD[card_id].race != race, path, f"{card_id} is no card of the {race}")
    return CARD[card_id]


def _read_seat(match: Match, number: int, written: SeatDocument) -> None:
    path = f"seats.{SEATS[number]}"
    buildings = [building.id for building in RACE[written.race].buildings]
    for place, building in enumerate(written.buildings):
        if building not in buildings or building in written.buildings[:place]:
            raise DocumentError(f"{path}.buildings[{place}]", f"not one of {written.race}")
    refuse(not written.deck, f"{path}.deck", "who has no deck left has lost")
    match.wounds[number], match.buildings[number] = written.wounds, tuple(written.buildings)
    match.hands[number] = _pile(written.hand, written.race, f"{path}.hand")
    match.decks[number] = _pile(written.deck, written.race, f"{path}.deck")
    match.discards[number] = _pile(written.discard, written.race, f"{path}.discard")
    match.shuffles[number] = written.shuffle
    if (written.built or written.power) and number != match.active:
        key = "built" if written.built else "power"
        raise DocumentError(f"{path}.{key}", "it is another seat's turn")
    if number == match.active:
        match.built, match.powered = written.built, written.power


def _cell(match: Match, name: str, path: str) -> int:
    try:
        return cell_named(match.mode, name)
    except ValueError:
        raise DocumentError(path, f"no such cell: {name[:10]}") from None


def _read_board(match: Match, written: PositionDocument) -> None:
    for name, creature in written.board.items():
        path = f"board.{name}"
        match.cells[_cell(match, name, path)] = _read_creature(match, creature, path)
    for name, tile in written.tiles.items():
        path = f"tiles.{name}"
        cell = _cell(match, name, path)
        refuse(tile.owner not in match.seats, f"{path}.owner", f"one of {', '.join(match.seats)}")
        owner = SEATS.index(tile.owner)
        if cell not in tile_cells(match.mode, owner, tile.tile):
            raise DocumentError(path, f"no place for a {tile.tile} of {tile.owner}")
        match.tiles[cell] = Tile(tile.tile, owner)
    for kind, most in TILES.items():
        for number, letter in enumerate(match.seats):
            placed = [t for t in match.tiles if t and t.owner == number and t.kind == kind]
            if len(placed) > most:
                raise DocumentError("tiles", f"{letter} has {len(placed)} of {kind}")
    for number, name in enumerate(written.tombstones):
        cell = _cell(match, name, f"tombstones[{number}]")
        refuse(cell in match.tombstones, f"tombstones[{number}]", "a cell holds one tombstone")
        match.tombstones |= {cell}
    _check_legends(match)


def _read_creature(match: Match, written: CreatureDocument, path: str) -> Creature:
    if written.card not in CARD or not CARD[written.card].is_creature:
        raise DocumentError(f"{path}.card", f"no such creature: {written.card[:40]}")
    card = CARD[written.card]
    refuse(written.owner not in match.seats, f"{path}.owner", f"one of {', '.join(match.seats)}")
    owner = SEATS.index(written.owner)
    if card.race != match.races[owner]:
        raise DocumentError(f"{path}.card", f"{card.id} is none of the {match.races[owner]}")
    if (card is SKELETON) != (written.under is not None):
        raise DocumentError(f"{path}.under", "a skeleton is a card face down, nothing else is")
    if written.from_deck and card is not SKELETON:
        raise DocumentError(f"{path}.from_deck", "only skeletons come from a deck")
    facts = {
        **dict(written),
        "card": card,
        "owner": owner,
        "boost": _read_boost(match, owner, written.boost, f"{path}.boost"),
        "under": _known(written.under, card.race, f"{path}.under") if written.under else None,
    }
    creature = Creature(**facts)
    refuse(creature.wounds >= match.life(creature), f"{path}.wounds", "this creature has died")
    return creature


def _read_boost(match: Match, owner: int, written: BoostDocument | None, path: str) -> Boost | None:
    """Read a boost; an ally must have put it there whose race has that power (castles.md 7)."""
    if written is None:
        return None
    allies = seats_of_side(match.mode, side_of(owner))
    refuse(written.seat not in allies, f"{path}.seat", f"one of {', '.join(allies)}")
    seat = SEATS.index(written.seat)
    race = match.races[seat]
    if RACE[race].power not in ("reinforce", "arm"):
        raise DocumentError(f"{path}.seat", f"the {race} put no cards under creatures")
    return Boost(_known(written.card, race, f"{path}.card"), seat)


def _check_legends(match: Match) -> None:
    for number, letter in enumerate(match.seats):
        legends = [
            cell
            for cell, creature in match.creatures()
            if creature.owner == number and creature.card.is_legend
        ]
        if len(legends) > 1:
            raise DocumentError(f"board.{cell_name(legends[1])}", f"a second legend of {letter}")


def _check_cards(match: Match) -> None:
    """Check that no seat has more copies of a card than exist.

    Cards that were never unlocked are allowed: worked examples contain them.
    """
    for number in range(len(match.seats)):
        held = Counter[Card]()
        for path, card in match.places(number):
            held[card] += 1
            refuse(held[card] > card.copies, path, f"there are {card.copies} of {card.id}")
