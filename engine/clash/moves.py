"""Moves as people type them (docs/formats.md, Moves): lenient on input, canonical on output."""

from __future__ import annotations

import re
from collections.abc import Iterable

from engine.clash.actions import END, GO, LANES, Action, Cast, Join, Place, summon
from engine.clash.cards import MADE_UP, Card
from engine.clash.state import Board
from engine.clash.summoning import playable_cards
from engine.core import SEATS, IllegalAction

_WORD = re.compile(r"(end|go)(?=\s|$)", re.IGNORECASE)
_PLAY = re.compile(
    r"(?P<card>[^:@+]{1,80}?)\s*"
    r"(?::(?P<lane>[ul])|@(?P<seat>[a-d])(?P<target_lane>[ul])(?P<position>\d{1,3})"
    r"|\+(?P<host_lane>[ul])(?P<host>\d{1,3}))(?=\s|$)",
    re.IGNORECASE,
)


def read_move(board: Board, text: str) -> tuple[Action, str]:
    """The first move of a line and the rest of the line. Raises `IllegalAction`."""
    text = text.lstrip()
    if word := _WORD.match(text):
        if word[1].lower() == "go":
            return GO, text[word.end() :]
        return END, text[word.end() :]
    play = _PLAY.match(text)
    if play is None:
        shown = text.split()
        raise IllegalAction("unreadable_move", move=shown[0][:40] if shown else "")
    card, rest = _meant(board, play["card"]), text[play.end() :]
    if play["host"]:
        return Join(card.id, _lane(play["host_lane"]), int(play["host"]) - 1), rest
    if play["lane"]:
        return summon(card.id, _lane(play["lane"])), rest
    seat = SEATS["abcd".index(play["seat"].lower())]
    target = Place(seat, _lane(play["target_lane"]), int(play["position"]) - 1)
    return Cast(card.id, target), rest


def _lane(letter: str) -> int:
    return 0 if letter.lower() == LANES[0][0] else 1


def _meant(board: Board, typed: str) -> Card:
    """An exact id or English name of a card in hand, then any clear beginning of a card that
    can be played now, then of any card in hand (to be refused with the rule it breaks)."""
    player = board.players[board.active]
    hand = [*player.hand, *([player.champion] if player.champion else [])]
    wanted = " ".join(typed.lower().split())
    for exact in (*(card for card in hand if card.id == wanted), *hand):
        if wanted in (exact.id, exact.name().lower()):
            return exact
    for among in ([card for card, _ in playable_cards(board)], hand):
        begun = _beginning(wanted, among)
        if len(begun) == 1:
            return begun[0]
        if begun:
            raise IllegalAction("ambiguous_card", typed=typed, cards=[each.id for each in begun])
    raise IllegalAction("not_in_hand", card=typed)


def _beginning(wanted: str, cards: Iterable[Card]) -> list[Card]:
    return [
        each
        for each in dict.fromkeys(cards)
        if each.name().lower().startswith(wanted)
        or (each.id.startswith(wanted) and each.set != MADE_UP)
    ]
