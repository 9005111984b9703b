"""A position of a duel as a JSON document (docs/formats.md): reading, checking, writing."""

from __future__ import annotations

from collections import Counter
from typing import Literal

from pydantic import Field

from ..core import SEATS, JsonObject, Seat
from ..documents import Document, DocumentError, read, versioned
from . import auras
from .actions import LANES
from .cards import Card
from .decks import known_card
from .duel import Duel
from .state import Creature, Player

SIDES = ("BASTION", "FORT")
EARLIER: Literal["earlier"] = "earlier"
MOST = 1_000_000
"""The bound of every counted value: no duel comes near it."""
THIS_TURN: Literal["this turn"] = "this turn"


class Options(Document):
    """What a duel may be set to, beside its decks. Written only where not default."""

    turn_limit: int = Field(
        0, ge=0, le=MOST, description="own turns each until a draw; 0: no limit"
    )


class CreatureDocument(Document):
    """A creature in a lane."""

    card: str
    damage: int = Field(0, ge=0, description="suffered this turn")
    entered: Literal["this turn", "earlier"] = EARLIER
    owner: Seat | None = Field(None, description="if not the seat")
    used: list[Literal["protection"]] = Field(
        default_factory=list, description="already used this turn"
    )


class SeatDocument(Document):
    """A seat: the hand from left to right with the stronghold, lanes from bridge to rear."""

    hand: list[str]
    upper: list[CreatureDocument]
    lower: list[CreatureDocument]
    turns_taken: int | None = Field(None, ge=0, le=MOST, description="completed own turns")


class Position(Document):
    """A position of a duel."""

    format: Literal[1]
    game: Literal["clash"]
    ruleset: Literal["1.2"]
    mode: Literal["duel"]
    turn: int = Field(ge=1, le=MOST)
    active: Literal["A", "B"]
    phase: Literal["summoning"]
    mana: int = Field(ge=0, le=MOST)
    seats: dict[str, SeatDocument]
    options: Options = Options()


def load(document: object) -> Duel:
    """The duel that the document describes. Raises `DocumentError` with path and reason."""
    position = read(Position, versioned(document, "position"))
    if sorted(position.seats) != list(SEATS[:2]):
        raise DocumentError("seats", "a duel has the seats A and B")
    active = SEATS.index(position.active)
    players = []
    for number, seat in enumerate(SEATS[:2]):
        player = _load_hand(position.seats[seat].hand, f"seats.{seat}.hand")
        taken = position.seats[seat].turns_taken
        player.turns_taken = (
            _turns_taken(position.turn, number == active) if taken is None else taken
        )
        players.append(player)
    duel = Duel((players[0], players[1]), position.options.turn_limit)
    duel.active = active
    duel.turn = position.turn
    duel.mana = position.mana
    limit = duel.turn_limit
    if limit and all(player.turns_taken >= limit for player in players):
        raise DocumentError("options.turn_limit", f"both players have had their {limit} turns")
    for number, seat in enumerate(SEATS[:2]):
        for lane, name in enumerate(LANES):
            _load_lane(
                duel, number, lane, getattr(position.seats[seat], name), f"seats.{seat}.{name}"
            )
    _refuse_doubles(duel)
    duel.events.clear()
    return duel


def dump(duel: Duel) -> JsonObject:
    """The position as a document; keys with default values are left out."""
    document: JsonObject = {
        "format": 1,
        "game": "clash",
        "ruleset": "1.2",
        "mode": "duel",
        "turn": duel.turn,
        "active": SEATS[duel.active],
        "phase": duel.phase,
        "mana": duel.mana,
        "seats": {SEATS[number]: _dump_seat(duel, number) for number in range(2)},
    }
    if duel.turn_limit:
        document["options"] = {"turn_limit": duel.turn_limit}
    return document


def _turns_taken(turn: int, active: bool) -> int:
    """Completed own turns when seats took turns since turn 1."""
    return (turn - 1) // 2 if active else turn // 2


def _load_hand(entries: list[str], path: str) -> Player:
    sides = [index for index, entry in enumerate(entries) if entry in SIDES]
    if not sides:
        raise DocumentError(path, "the stronghold is missing: BASTION or FORT")
    if len(sides) > 1:
        raise DocumentError(f"{path}[{sides[1]}]", "a second stronghold")
    stronghold = sides[0]
    if stronghold == len(entries) - 1:
        raise DocumentError(f"{path}[{stronghold}]", "a stronghold never rests at the right end")
    hand = [
        known_card(entry, f"{path}[{index}]")
        for index, entry in enumerate(entries)
        if index != stronghold
    ]
    return Player(hand, stronghold, bastion=entries[stronghold] == "BASTION")


def _load_lane(duel: Duel, seat: int, lane: int, rows: list[CreatureDocument], path: str) -> None:
    for index, row in enumerate(rows):
        here = f"{path}[{index}]"
        card = known_card(row.card, f"{here}.card")
        if not card.is_creature:
            raise DocumentError(f"{here}.card", f"{card.name()} is an incantation")
        if row.damage >= card.health:
            raise DocumentError(f"{here}.damage", f"{card.name()} has only {card.health} health")
        creature = Creature(card, seat, lane, entered=duel.turn if row.entered == THIS_TURN else 0)
        creature.damage = row.damage
        creature.protection_used = "protection" in row.used
        if len(row.used) > 1:
            raise DocumentError(f"{here}.used[1]", "named twice")
        if row.owner is not None:
            if row.owner not in SEATS[:2]:
                raise DocumentError(f"{here}.owner", "a duel has the seats A and B")
            creature.owner = SEATS.index(row.owner)
        duel.players[seat].lanes[lane].append(creature)
    auras.update(duel, seat, lane)


def _cards(duel: Duel) -> list[tuple[str, int, Card]]:
    """Every card with its path and owner."""
    found = []
    for seat, player in enumerate(duel.players):
        for index, card in enumerate(player.hand):
            entry = index + (index >= player.stronghold)
            found.append((f"seats.{SEATS[seat]}.hand[{entry}]", seat, card))
        for lane, name in zip(player.lanes, LANES, strict=True):
            found += [
                (f"seats.{SEATS[seat]}.{name}[{index}].card", creature.owner, creature.card)
                for index, creature in enumerate(lane)
            ]
    return found


def _refuse_doubles(duel: Duel) -> None:
    """Each owner has a card once: decks have no duplicates (2)."""
    seen: Counter[tuple[int, Card]] = Counter()
    for path, owner, card in _cards(duel):
        seen[owner, card] += 1
        if seen[owner, card] > 1:
            raise DocumentError(path, f"{SEATS[owner]} has {card.name()} twice")


def _dump_seat(duel: Duel, seat: int) -> JsonObject:
    player = duel.players[seat]
    hand = [card.id for card in player.hand]
    hand.insert(player.stronghold, SIDES[not player.bastion])
    document: JsonObject = {"hand": hand}
    for lane, name in zip(player.lanes, LANES, strict=True):
        document[name] = [_dump_creature(duel, creature) for creature in lane]
    if player.turns_taken != _turns_taken(duel.turn, seat == duel.active):
        document["turns_taken"] = player.turns_taken
    return document


def _dump_creature(duel: Duel, creature: Creature) -> JsonObject:
    document: JsonObject = {"card": creature.card.id}
    if creature.damage:
        document["damage"] = creature.damage
    if creature.entered == duel.turn:
        document["entered"] = THIS_TURN
    if creature.owner != creature.seat:
        document["owner"] = SEATS[creature.owner]
    if creature.protection_used:
        document["used"] = ["protection"]
    return document
