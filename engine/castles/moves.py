"""Reads typed moves: lenient on input, canonical on output (castles.md 14)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from engine.castles import actions
from engine.castles.board import LINES, cell_named, cells_of
from engine.castles.cards import BUILD, CARDS, RACE, RACES, TILE_NAMES, Building, Card, TileKind
from engine.castles.dice import Dice, payments
from engine.castles.state import Board
from engine.core import IllegalAction
from engine.naming import LONGEST, card_meant, leading_name, meant, names_of, unreadable

_CELL = r"[a-e][1-5]"
_END = re.compile(r"end(?=\s|$)", re.IGNORECASE)
_WAY = re.compile(rf"({_CELL})\s*(?:>\s*({_CELL}))?\s*(?=[*!/]|\s|$)", re.IGNORECASE)
_ATTACK = re.compile(rf"\*\s*(?:({_CELL})|([a-d]))(?=\s*/|\s|$)", re.IGNORECASE)
_ABILITY = re.compile(rf"!\s*(?:({_CELL})(?:\s*>\s*({_CELL}))?)?", re.IGNORECASE)
_AT = re.compile(rf"\s*@\s*({_CELL})", re.IGNORECASE)
_LINE = re.compile(r"([a-e])(?=\s*/|\s|$)", re.IGNORECASE)
_PAID = re.compile(r"\s*/\s*(\d(?:\s*\+\s*\d)*)(?=\s|$)")
_NAME = re.compile(r"[^\s@!=/+>*]{1,80}")


def read_move(board: Board, text: str) -> tuple[actions.Action, str]:
    """Read the first move of a line; return the rest of the line too.

    A move without a payment gets the default one (Ruling 48). Raises `IllegalAction`.
    """
    text = text.lstrip()
    if end := _END.match(text):
        return actions.END, text[end.end() :]
    if text[:1] == "+":
        return _power(board, text[1:].lstrip())
    if way := _WAY.match(text):
        return _activation(board, way, text)
    return _card_or_build(board, text)


def _activation(board: Board, way: re.Match[str], text: str) -> tuple[actions.Action, str]:
    cell = _cell(board, way[1])
    to = _cell(board, way[2]) if way[2] else cell
    rest = text[way.end() :]
    creature = board.cells[cell]
    activation = creature.card.activation if creature else 0
    if ability := _ABILITY.match(rest):
        target = _cell(board, ability[1]) if ability[1] else None
        dest = _cell(board, ability[2]) if ability[2] else None
        has = creature.card.ability if creature else None
        paid, rest = _paid(board, rest[ability.end() :], has.cost if has else 0, text)
        return actions.UseAbility(cell, to, target, dest, paid), rest
    target = castle = None
    if attack := _ATTACK.match(rest):
        target = _cell(board, attack[1]) if attack[1] else None
        castle = "abcd".index(attack[2].lower()) if attack[2] else None
        rest = rest[attack.end() :]
    paid, rest = _paid(board, rest, activation, text)
    return actions.Activate(cell, to, target, castle, paid), rest


def _power(board: Board, text: str) -> tuple[actions.Action, str]:
    hand = board.hands[board.active]
    name, rest = _name(text, _names(CARDS))
    card, called = _meant(name, hand), ""
    if rest.lstrip()[:1] == "=":
        name, rest = _name(rest.lstrip()[1:].lstrip(), _names(CARDS))
        called = _meant(name, hand).id
    at = _AT.match(rest)
    if at is None:
        raise _unreadable(text)
    return actions.UsePower(card.id, called, _cell(board, at[1])), _ended(text, rest[at.end() :])


def _card_or_build(board: Board, text: str) -> tuple[actions.Action, str]:
    race = RACE[board.races[board.active]]
    all_buildings = [building for known in RACES for building in RACE[known].buildings]
    names = [*_names(CARDS), *_names(all_buildings), *_tile_names()]
    name, rest = _name(text, names)
    if not name:
        raise _unreadable(text)
    at = _AT.match(rest)
    if at and (tile := _tile(name)):
        paid, rest = _paid(board, rest[at.end() :], BUILD, text)
        return actions.BuildTile(tile, _cell(board, at[1]), paid), rest
    if at:
        card = _meant(name, board.hands[board.active])
        paid, rest = _paid(board, rest[at.end() :], card.price, text)
        return actions.Summon(card.id, _cell(board, at[1]), paid), rest
    if rest.lstrip()[:1] == "!":
        return _magic(board, name, rest.lstrip()[1:].lstrip(), text)
    building = _building(name, race.buildings, all_buildings)
    paid, rest = _paid(board, rest, BUILD, text)
    return actions.Build(building, paid), rest


def _magic(board: Board, name: str, rest: str, text: str) -> tuple[actions.Action, str]:
    card = _meant(name, board.hands[board.active])
    target = card.ability.target if card.ability and not card.is_creature else None
    chosen = ""
    if target is not None and target.kind == "discard":
        called, rest = _name(rest, _names(CARDS))
        chosen = _meant(called, board.discards[board.active]).id
    elif target is not None and target.kind == "line":
        line = _LINE.match(rest)
        if line is None or line[1].lower() not in LINES[board.mode]:
            raise _unreadable(text)
        chosen, rest = line[1].lower(), rest[line.end() :]
    elif found := re.match(_CELL, rest, re.IGNORECASE):
        _cell(board, found[0])
        chosen, rest = found[0].lower(), rest[found.end() :]
    paid, rest = _paid(board, rest, card.price, text)
    return actions.PlayMagic(card.id, chosen, paid), rest


def _paid(board: Board, rest: str, cost: int, text: str) -> tuple[Dice, str]:
    """Read the dice that are named; without any, return the default payment.

    A cost of 0 means that the move is impossible: the payment is empty and the move is refused
    later.
    """
    if found := _PAID.match(rest):
        dice = tuple(sorted(int(die) for die in found[1].split("+")))
        return dice, rest[found.end() :]
    if not cost:
        # There is no creature, or it has no ability: `legal.check` says so.
        return (), _ended(text, rest)
    usual = payments(board.dice, cost)
    if not usual:
        raise IllegalAction("castles_too_little", dice="+".join(map(str, board.dice)), cost=cost)
    return usual[0], _ended(text, rest)


def _cell(board: Board, name: str) -> int:
    try:
        return cell_named(board.mode, name.lower())
    except ValueError:
        last = cells_of(board.mode)
        raise IllegalAction("castles_no_such_cell", cell=name.lower(), cells=last) from None


def _ended(text: str, rest: str) -> str:
    if rest and not rest[0].isspace():
        raise _unreadable(text)
    return rest


# Names


def _names(things: Iterable[Card | Building]) -> list[str]:
    return [name for thing in things for name in names_of(thing)]


def _tile_names() -> list[str]:
    names = [name.casefold() for names in TILE_NAMES.values() for _, name in names]
    return [*TILE_NAMES, *names]


def _name(text: str, names: Iterable[str]) -> tuple[str, str]:
    return leading_name(text, names, _NAME)


def _tile(typed: str) -> TileKind | None:
    wanted = typed.casefold()
    kinds: tuple[TileKind, ...] = ("tower", "gate", "wall")
    for kind in kinds:
        if wanted in (kind, *(name.casefold() for _, name in TILE_NAMES[kind])):
            return kind
    return None


def _meant(typed: str, among: Sequence[Card]) -> Card:
    return card_meant("castles", typed, among, CARDS)


def _building(typed: str, own: Sequence[Building], known: Sequence[Building]) -> str:
    found = meant(typed, own, (*own, *known))
    if len(found) != 1:
        raise IllegalAction("castles_unreadable", move=typed[:LONGEST])
    return found[0].id


def _unreadable(text: str) -> IllegalAction:
    return unreadable("castles", text)
