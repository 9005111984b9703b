"""Positions as JSON documents, and the checks on them (two-worlds.md 14)."""

from __future__ import annotations

from typing import Literal, TypeVar

from pydantic import Field

from engine.core import SEATS, JsonObject, ending
from engine.documents import Document, DocumentError, refuse
from engine.naming import in_order
from engine.turn_games import PositionModel
from engine.two_worlds import picking
from engine.two_worlds.board import COLUMNS, cell_at, cell_name, cell_named, row_of
from engine.two_worlds.cards import RANKS, SPELL, WARRIOR, Rank, Spell, Warrior
from engine.two_worlds.match import Match
from engine.two_worlds.state import AttackItem, Enchantment, Fighter, Item, SetUp, SpellItem, Step
from engine.two_worlds.strength import health
from engine.two_worlds.turn import MOST_TURNS, QUIET_TURNS

ROW_NAMES = ("upper", "lower")
MOST = 10_000
"""The largest number in a position."""
Letter = Literal["A", "B"]
Card = TypeVar("Card", Warrior, Spell)


class LyingDocument(Document):
    """An enchantment on a warrior."""

    spell: str
    deck: Letter


class FighterDocument(Document):
    """A warrior in play."""

    card: str
    owner: Letter
    no: int = Field(ge=1, le=MOST)
    damage: int = Field(0, ge=0, le=MOST)
    enchantments: list[LyingDocument] = Field(default_factory=list)
    shifted: bool = False
    shaped: bool = False
    form: str | None = None


class SeatDocument(Document):
    """A seat's cards."""

    warriors: list[str] = Field(default_factory=list)
    fallen: list[str] = Field(default_factory=list)
    spells: list[str] = Field(default_factory=list)
    hand: list[str] = Field(default_factory=list)
    cast: list[str] = Field(default_factory=list)
    packet: list[str] = Field(default_factory=list)
    kept: list[str] = Field(default_factory=list)
    picked: str | None = None


class ItemDocument(Document):
    """An attack or a spell on the stack."""

    by: Letter
    attack: int | None = None
    fighters: list[int] = Field(default_factory=list, alias="with")
    hold: bool = False
    spell: str | None = None
    deck: Letter | None = None
    target: int | None = None
    targets: list[int] = Field(default_factory=list)
    distance: int = Field(0, ge=0, lt=COLUMNS)
    row: Literal["upper", "lower"] | None = None
    cell: int | None = Field(None, ge=1, le=COLUMNS)
    enchantment: str | None = None


class PositionDocument(PositionModel):
    """A position. Keys with empty values are left out."""

    game: Literal["two_worlds"]
    ruleset: Literal["1"]
    mode: Literal["duel"]
    setup: SetUp
    second_player_spells: int = Field(2, ge=2, le=3)
    turn: int = Field(1, ge=1, le=MOST_TURNS)
    active: Letter = "A"
    step: Step
    first: Letter = "A"
    box: list[str] = Field(default_factory=list)
    serial: int = Field(0, ge=0, le=MOST)
    seats: dict[Letter, SeatDocument]
    board: dict[str, FighterDocument] = Field(default_factory=dict)
    attacked: bool = False
    quiet: int = Field(0, ge=0, lt=QUIET_TURNS)
    eventful: bool = False
    spent: list[str] = Field(default_factory=list)
    deathless: list[str] = Field(default_factory=list)
    stack: list[ItemDocument] = Field(default_factory=list)
    window: Letter | None = None
    rank: Rank | None = None
    seed: int | None = Field(None, ge=0, lt=1 << 64)

    @classmethod
    def write(cls, state: Match) -> JsonObject:
        picks = state.step == "picks"
        document = cls.document_of(
            state,
            always=() if picks else ("turn", "active", "first"),
            active=SEATS[state.active],
            first=SEATS[state.first],
            seats={SEATS[number]: _seat(state, number) for number in (0, 1)},
            board={cell_name(cell): _fighter(fighter) for cell, fighter in state.fighters()},
            stack=[_item(item) for item in state.stack],
            window=None if state.window is None else SEATS[state.window],
            rank=state.rank if picks else None,
            seed=state.seed if picks else None,
        )
        return document | ({"outcome": ending(state.ended)} if state.ended else {})

    def load(self) -> Match:
        match = Match(self.setup, self.second_player_spells)
        match.turn, match.step = self.turn, self.step
        match.first = SEATS.index(self.first)
        if match.step != "picks" and SEATS[match.active] != self.active:
            raise DocumentError("active", f"turn {self.turn} is that of {SEATS[match.active]}")
        _read_seats(match, self)
        _read_board(match, self)
        match.box = in_order(_warriors(self.box, "box"))
        match.spent = _warriors(self.spent, "spent")
        match.deathless = _warriors(self.deathless, "deathless")
        match.attacked, match.quiet, match.eventful = self.attacked, self.quiet, self.eventful
        _read_picks(match, self)
        _read_stack(match, self)
        match.go_on()
        match.events = []
        return match


def _seat(match: Match, number: int) -> JsonObject:
    return SeatDocument.document_of(
        None,
        warriors=match.warriors[number],
        fallen=match.fallen[number],
        spells=match.spells[number],
        hand=match.hands[number],
        cast=match.cast[number],
        packet=match.packets[number],
        kept=match.kept[number],
        picked=match.picked[number],
    )


def _fighter(fighter: Fighter) -> JsonObject:
    lies = [LyingDocument.document_of(lies, deck=SEATS[lies.deck]) for lies in fighter.enchantments]
    return FighterDocument.document_of(fighter, owner=SEATS[fighter.owner], enchantments=lies)


def _item(item: Item) -> JsonObject:
    if isinstance(item, AttackItem):
        return ItemDocument.document_of(item, by=SEATS[item.by], attack=item.target, target=None)
    row = item.row if item.cell < 0 else row_of(item.cell)
    single = len(item.targets) == 1
    return ItemDocument.document_of(
        item,
        by=SEATS[item.by],
        deck=SEATS[item.deck],
        target=item.targets[0] if single else None,
        targets=() if single else item.targets,
        row=ROW_NAMES[row] if row >= 0 else None,
        cell=item.cell % COLUMNS + 1 if item.cell >= 0 else None,
        enchantment=item.enchantment or None,
    )


# Reading


def _one(card_id: str, path: str, cards: dict[str, Card]) -> Card:
    refuse(card_id not in cards, path, f"no such card: {card_id[:40]}")
    return cards[card_id]


def _known(ids: list[str], path: str, cards: dict[str, Card]) -> tuple[Card, ...]:
    return tuple([_one(card_id, f"{path}[{place}]", cards) for place, card_id in enumerate(ids)])


def _warriors(ids: list[str], path: str) -> tuple[Warrior, ...]:
    return _known(ids, path, WARRIOR)


def _read_seats(match: Match, written: PositionDocument) -> None:
    refuse(set(written.seats) != {"A", "B"}, "seats", "A and B")
    for letter, seat in written.seats.items():
        number, path = SEATS.index(letter), f"seats.{letter}"
        match.warriors[number] = _warriors(seat.warriors, f"{path}.warriors")
        match.fallen[number] = _warriors(seat.fallen, f"{path}.fallen")
        match.spells[number] = _known(seat.spells, f"{path}.spells", SPELL)
        match.hands[number] = _known(seat.hand, f"{path}.hand", SPELL)
        match.cast[number] = _known(seat.cast, f"{path}.cast", SPELL)
        match.packets[number] = in_order(_warriors(seat.packet, f"{path}.packet"))
        match.kept[number] = _warriors(seat.kept, f"{path}.kept")
        if seat.picked is not None:
            match.picked[number] = _one(seat.picked, f"{path}.picked", WARRIOR)


def _read_board(match: Match, written: PositionDocument) -> None:
    numbers: set[int] = set()
    for name, fighter in written.board.items():
        try:
            cell = cell_named(name)
        except ValueError:
            raise DocumentError(f"board.{name}", "cells are u1 to u7 and l1 to l7") from None
        match.cells[cell] = _read_fighter(fighter, f"board.{name}")
        refuse(fighter.no in numbers, f"board.{name}.no", "two warriors have this number")
        numbers.add(fighter.no)
    match.serial = written.serial
    refuse(numbers and max(numbers) > written.serial, "serial", "a warrior has a higher number")
    for cell, fighter_there in match.fighters():
        if fighter_there.damage >= health(match, cell):
            raise DocumentError(f"board.{cell_name(cell)}.damage", "this warrior has fallen")


def _read_fighter(written: FighterDocument, path: str) -> Fighter:
    card = _one(written.card, f"{path}.card", WARRIOR)
    form = _one(written.form, f"{path}.form", WARRIOR) if written.form else None
    if form is not None and card.ability != "shapeshift":
        raise DocumentError(f"{path}.form", f"{card.id} has no other form")
    lies = []
    for place, lying in enumerate(written.enchantments):
        spell = _one(lying.spell, f"{path}.enchantments[{place}].spell", SPELL)
        if not spell.is_enchantment:
            raise DocumentError(f"{path}.enchantments[{place}].spell", "this spell does not stay")
        lies.append(Enchantment(spell, SEATS.index(lying.deck)))
    facts = {**dict(written), "card": card, "owner": SEATS.index(written.owner), "form": form}
    return Fighter(**{**facts, "enchantments": tuple(lies)})


def _read_picks(match: Match, written: PositionDocument) -> None:
    if match.step != "picks":
        _check_no_picks(written)
        return
    if written.rank is None or written.seed is None:
        raise DocumentError("rank" if written.rank is None else "seed", "this key is missing")
    refuse(written.board, "board", "cards are picked")
    match.rank, match.seed = written.rank, written.seed
    if match.setup == "basic" and match.rank != "champion":
        raise DocumentError("rank", "champions alone are picked")
    for number in (0, 1):
        _check_picks(match, number, f"seats.{SEATS[number]}")
    refuse(not picking.to_act(match), "seats", "nobody has anything to pick")


def _check_no_picks(written: PositionDocument) -> None:
    found = {"rank": written.rank, "seed": written.seed}
    for letter, seat in written.seats.items():
        for key in ("packet", "kept", "picked"):
            found[f"seats.{letter}.{key}"] = getattr(seat, key) or None
    for path, value in found.items():
        if value is not None:
            raise DocumentError(path, "nothing is picked")


def _check_picks(match: Match, number: int, path: str) -> None:
    """Check that six cards of each rank were dealt.

    In a draft, both seats must have kept the same number.
    """
    packet, kept, picked = match.packets[number], match.kept[number], match.picked[number]
    for place, card in enumerate(packet):
        refuse(card.rank != match.rank, f"{path}.packet[{place}]", f"no {match.rank}: {card.id}")
    if picked is not None and (match.setup == "basic" or picked.rank != match.rank):
        raise DocumentError(f"{path}.picked", f"in a draft, a card of the rank {match.rank}")
    counts = [sum(card.rank == rank for card in kept) for rank in RANKS]
    now = RANKS.index(match.rank)
    over = [picking.KEPT] * now
    if counts[:now] != over or counts[now] > picking.KEPT or any(counts[now + 1 :]):
        raise DocumentError(f"{path}.kept", "four of each rank, in the order of the ranks")
    if match.setup == "draft" and counts[now] != picking.kept_of_rank(match, 0):
        raise DocumentError(f"{path}.kept", "both have kept as many")
    if len(packet) + counts[now] + (picked is not None) != picking.DEALT:
        raise DocumentError(f"{path}.packet", "six are dealt")


def _read_stack(match: Match, written: PositionDocument) -> None:
    """Read the stack and its window; both exist only in step 3."""
    numbers = {fighter.no for _, fighter in match.fighters()}
    items: list[Item] = []
    for place, item in enumerate(written.stack):
        path = f"stack[{place}]"
        items.append(_read_item(item, path, match.serial))
        _check_place(match, items, path)
    if items and match.step != "action":
        raise DocumentError("stack", "attacks and spells are made in the step `action`")
    match.stack = tuple(items)
    if written.window is not None:
        refuse(not items, "window", "nothing can be answered")
        match.window = SEATS.index(written.window)
        top = items[-1]
        holds = isinstance(top, AttackItem) and top.hold
        refuse(match.window == top.by and not holds, "window", "nobody answers an own item")
    if match.step != "picks" and not numbers and not any(match.warriors):
        raise DocumentError("board", "nobody has a warrior left")


def _check_place(match: Match, items: list[Item], path: str) -> None:
    *below, item = items
    if isinstance(item, AttackItem):
        refuse(below, path, "an attack is never an answer")
        refuse(item.by != match.active, f"{path}.by", "it is not the turn of this seat")
        return
    answers = item.spell.target == "reflectable_spell" or (
        item.spell.target == "spell_or_enchantment" and not item.targets
    )
    answered = below[-1] if below else None
    if answers and not isinstance(answered, SpellItem):
        raise DocumentError(path, f"{item.spell.id} has no spell to answer")
    moves = item.spell.moves
    if item.spell.target == "reflectable_spell" and isinstance(answered, SpellItem):
        refuse(not answered.spell.is_reflectable, path, f"{answered.spell.id} is not reflectable")
        moves = answered.spell.moves if item.targets else None
    least, most = (moves.least, moves.most) if moves else (0, 0)
    if not least <= item.distance <= most:
        raise DocumentError(f"{path}.distance", f"not what {item.spell.id} names")


def _read_item(item: ItemDocument, path: str, serial: int) -> Item:
    by = SEATS.index(item.by)
    named = [*item.targets, *item.fighters, *[n for n in (item.target, item.attack) if n]]
    refuse(any(not 1 <= no <= serial for no in named), path, "no warrior has this number")
    if item.attack is not None:
        refuse(not item.fighters, f"{path}.with", "somebody attacks")
        if len(set(item.fighters)) != len(item.fighters):
            raise DocumentError(f"{path}.with", "everybody attacks once")
        return AttackItem(by, item.attack, tuple(item.fighters), item.hold)
    if item.spell is None or item.deck is None:
        raise DocumentError(path, "an attack, or a spell with its deck")
    spell = _one(item.spell, f"{path}.spell", SPELL)
    if item.by != item.deck and not spell.is_reflectable:
        raise DocumentError(f"{path}.by", f"{spell.id} is not reflectable")
    targets = tuple(item.targets) or ((item.target,) if item.target is not None else ())
    row = ROW_NAMES.index(item.row) if item.row else -1
    cell = cell_at(row, item.cell - 1) if item.cell is not None and item.row else -1
    _check_names(spell, targets, cell, item, path)
    return SpellItem(
        by,
        SEATS.index(item.deck),
        spell,
        targets,
        cell,
        row if cell < 0 else -1,
        item.distance,
        item.enchantment or "",
    )


def _check_names(
    spell: Spell, targets: tuple[int, ...], cell: int, item: ItemDocument, path: str
) -> None:
    counts: dict[str, tuple[int, ...]] = {
        "two_own_warriors": (2,),
        "own_and_enemy_in_row": (2,),
        "cell": (0,),
        "reflectable_spell": (0, 1),
        "spell_or_enchantment": (0, 1),
    }
    if len(targets) not in counts.get(spell.target, (1,)) or len(set(targets)) != len(targets):
        raise DocumentError(f"{path}.targets", f"not what {spell.id} names")
    refuse((spell.target == "cell") != (cell >= 0), f"{path}.cell", f"not what {spell.id} names")
    names_a_row = spell.target in ("own_and_enemy_in_row", "cell")
    if names_a_row != (item.row is not None):
        raise DocumentError(f"{path}.row", f"not what {spell.id} names")
    removes = spell.target == "spell_or_enchantment" and bool(targets)
    named = SPELL.get(item.enchantment or "")
    if removes != bool(item.enchantment) or (removes and not (named and named.is_enchantment)):
        raise DocumentError(f"{path}.enchantment", f"not what {spell.id} names")
