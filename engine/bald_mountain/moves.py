"""Reads typed moves: lenient on input, canonical on output (bald-mountain.md 12)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from engine.bald_mountain import actions
from engine.bald_mountain.cards import ALTARS, CARDS, Card
from engine.bald_mountain.state import Board
from engine.core import IllegalAction
from engine.naming import card_meant, leading_name, names_of, unreadable

_WORDS: dict[str, actions.Action] = {
    "draw": actions.DRAW,
    "end": actions.END,
    "yes": actions.YES,
    "no": actions.NO,
    "done": actions.DONE,
}
_WORD = re.compile(r"(draw|end|yes|no|done)(?=\s|$)", re.IGNORECASE)
_OPTION = re.compile(r"=\s*(\d{1,2})(?=\s|$)")
_BEFORE = re.compile(r"([+@])\s*")
_BEHIND = re.compile(r"\s*([!*~])(?=\s|$)")
_NAME = re.compile(r"[^\s!*~+@=-]{1,80}")


def read_move(board: Board, text: str) -> tuple[actions.Action, str]:
    """Read the first move of a line; return the rest of the line too.

    Raises `IllegalAction` for any other text.
    """
    text = text.lstrip()
    if word := _WORD.match(text):
        return _WORDS[word[1].lower()], text[word.end() :]
    if option := _OPTION.match(text):
        return actions.Pick(int(option[1])), text[option.end() :]
    if text[:1] == "-":
        return _cards(board, text)
    if before := _BEFORE.match(text):
        return _behind_a_sign(board, before[1], text[before.end() :])
    tops = [laid.card for laid in board.tops()]
    name, rest = _name(text, CARDS)
    sign = _BEHIND.match(rest)
    if not name or sign is None:
        raise _unreadable(text)
    card = _meant(name, tops)
    rest = rest[sign.end() :]
    if sign[1] == "!":
        return actions.Activate(card.id), rest
    return (actions.Fire if sign[1] == "*" else actions.Decline)(card.id), rest


def _behind_a_sign(board: Board, sign: str, text: str) -> tuple[actions.Action, str]:
    """Read `+card`, `@card` or `@altar`; `text` begins after the sign."""
    if sign == "+":
        name, rest = _name(text, CARDS)
        _ends(text, rest)
        return actions.PlayCard(_meant(name, board.hands[board.mover]).id), rest
    question = board.question
    if question is not None and question.aim == "lock":
        return _altar(text)
    name, rest = _name(text, CARDS)
    _ends(text, rest)
    among = question.cards if question is not None else [laid.card for laid in board.tops()]
    return actions.Target(_meant(name, among).id), rest


def _altar(text: str) -> tuple[actions.Target, str]:
    """Read an altar by the id or a name of its colour, or by the beginning of one."""
    word = _NAME.match(text)
    typed = word[0].casefold() if word else ""
    found = [
        colour.id
        for colour in ALTARS
        if typed and any(name.startswith(typed) for name in names_of(colour))
    ]
    if word is None or len(found) != 1:
        raise _unreadable(f"@{text}")
    return actions.Target(found[0]), text[word.end() :]


def _cards(board: Board, text: str) -> tuple[actions.GiveUp, str]:
    """Read `-catch-domovoi`: cards of the hand of the seat that has to act, in any order."""
    hand, ids = board.hands[board.mover], list[str]()
    whole = text
    while text[:1] == "-":
        name, text = _name(text[1:].lstrip(), CARDS)
        ids.append(_meant(name, hand).id)
    _ends(whole, text)
    places = {card.id: card.place for card in CARDS}
    return actions.GiveUp(tuple(sorted(ids, key=places.__getitem__))), text


def _ends(text: str, rest: str) -> None:
    if rest and not rest[0].isspace():
        raise _unreadable(text)


def _name(text: str, cards: Iterable[Card]) -> tuple[str, str]:
    return leading_name(text, (name for card in cards for name in names_of(card)), _NAME)


def _meant(typed: str, among: Sequence[Card]) -> Card:
    return card_meant("bald_mountain", typed, among, CARDS)


def _unreadable(text: str) -> IllegalAction:
    return unreadable("bald_mountain", text)
