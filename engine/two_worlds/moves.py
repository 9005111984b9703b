"""Reads typed moves: lenient on input, canonical on output (two-worlds.md 14)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import TypeVar

from engine.core import IllegalAction
from engine.naming import card_meant, leading_name, names_of, unreadable
from engine.two_worlds import actions
from engine.two_worlds.board import cell_at
from engine.two_worlds.cards import SPELLS, WARRIORS, Spell, Warrior, pile
from engine.two_worlds.state import Position

_WORDS: dict[str, actions.Action] = {
    "go": actions.GO,
    "pass": actions.PASS,
    "end": actions.END,
    "take": actions.TAKE,
}
_WORD = re.compile(r"(go|pass|end|take)(?=\s|$)", re.IGNORECASE)
_ROWS = {
    word: row
    for row, words in enumerate((("a", "left", "u", "upper"), ("b", "right", "l", "lower")))
    for word in words
}
_ROW = re.compile(rf"({'|'.join(_ROWS)})(?=\s|$)", re.IGNORECASE)
_CELL = r"[abul][1-7]"
_ATTACK = re.compile(
    rf"({_CELL}(?:\s*\+\s*{_CELL})*)\s*>\s*({_CELL})\s*(!?)(?=\s|$)", re.IGNORECASE
)
_SHIFT = re.compile(rf"({_CELL})\s*([+-])(?=\s|$)", re.IGNORECASE)
_SHAPE = re.compile(rf"({_CELL})\s*=\s*", re.IGNORECASE)
_AT = re.compile(
    rf"\s*@\s*(?:(?P<cells>{_CELL}(?:\s*\+\s*{_CELL})*)(?:\s*:\s*(?P<far>\d))?(?P<dot>\s*\.\s*)?"
    rf"|(?P<row>{'|'.join(_ROWS)})(?=\s|$))",
    re.IGNORECASE,
)
_NAME = re.compile(r"[^\s@:.=+>!-][^\s@:.=+>!]{0,79}")
Card = TypeVar("Card", Warrior, Spell)


def read_move(position: Position, text: str) -> tuple[actions.Action, str]:
    """Read the first move of a line; return the rest of the line too.

    The beginning of a name is matched with the cards of the seat that has to act. During the secret
    picks it is matched with all cards of the rank, so that it reveals nothing about a packet.
    Raises `IllegalAction`.
    """
    text = text.lstrip()
    number = position.active if position.window is None else position.window
    if position.step == "picks":
        name, rest = _name(text, WARRIORS)
        return actions.Keep(_meant(name, pile(position.rank), WARRIORS).id), _ended(text, rest)
    for pattern, read in (
        (_WORD, lambda found: _WORDS[found[1].lower()]),
        (_ROW, lambda found: actions.Summon(_row(found[1]))),
        (_ATTACK, _attack),
        (_SHIFT, lambda found: actions.Shift(_cell(found[1]), found[2] == "+")),
    ):
        if found := pattern.match(text):
            return read(found), text[found.end() :]
    if shape := _SHAPE.match(text):
        name, rest = _name(text[shape.end() :], WARRIORS)
        form = _meant(name, position.box, WARRIORS)
        return actions.Shapeshift(_cell(shape[1]), form.id), _ended(text, rest)
    hand = position.hands[number]
    if text[:1] == "-":
        name, rest = _name(text[1:].lstrip(), SPELLS)
        return actions.Swap(_meant(name, hand, SPELLS).id), _ended(text, rest)
    return _cast(hand, text)


def _cast(hand: Sequence[Spell], text: str) -> tuple[actions.Cast, str]:
    name, rest = _name(text, SPELLS)
    if not name:
        raise _unreadable(text)
    spell = _meant(name, hand, SPELLS)
    at = _AT.match(rest)
    if at is None:
        return actions.Cast(spell.id), _ended(text, rest)
    rest = rest[at.end() :]
    if at["row"]:
        return actions.Cast(spell.id, row=_row(at["row"])), rest
    cells = tuple(sorted(_cell(part) for part in at["cells"].split("+")))
    enchantment = ""
    if at["dot"]:
        name, rest = _name(rest, SPELLS)
        enchantment = _meant(name, SPELLS, SPELLS).id
    distance = int(at["far"]) if at["far"] else 0
    return actions.Cast(spell.id, cells, -1, distance, enchantment), _ended(text, rest)


def _attack(found: re.Match[str]) -> actions.Attack:
    cells = sorted(_cell(part) for part in found[1].split("+"))
    return actions.Attack(tuple(cells), _cell(found[2]), bool(found[3]))


def _cell(text: str) -> int:
    text = text.strip()
    return cell_at(_row(text[0]), int(text[1]) - 1)


def _row(text: str) -> int:
    return _ROWS[text.lower()]


def _ended(text: str, rest: str) -> str:
    if rest and not rest[0].isspace():
        raise _unreadable(text)
    return rest


def _name(text: str, cards: Iterable[Warrior | Spell]) -> tuple[str, str]:
    return leading_name(text, (name for card in cards for name in names_of(card)), _NAME)


def _meant(typed: str, among: Sequence[Card], known: Sequence[Card]) -> Card:
    return card_meant("two_worlds", typed, among, known)


def _unreadable(text: str) -> IllegalAction:
    return unreadable("two_worlds", text)
