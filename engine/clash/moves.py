"""Reads typed moves (docs/formats.md, Moves): lenient on input, canonical on output."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from engine.clash.actions import END, GO, LANES, Action, Back, Cast, Join, Place, summon
from engine.clash.cards import MADE_UP, Card
from engine.clash.returning import question
from engine.clash.state import Board, Question
from engine.clash.summoning import playable_cards
from engine.core import SEATS, IllegalAction

# A move ends at the word that says where the card goes (a name may contain spaces).
_MOVE = re.compile(r"(?i:end|go)(?!\S)|(?:[^\s:@+]+\s)*?\S*[:@+]\S*|\S+")
_WORD = re.compile(r"(end|go)(?=\s|$)", re.IGNORECASE)
_ORDER = re.compile(r"back\s*:", re.IGNORECASE)
_COMMA = re.compile(r"\s*,")


def first_move(line: str) -> str:
    """Return the first move of a line whose words are separated by single spaces."""
    found = _MOVE.match(line)
    return found[0] if found else line


_PLAY = re.compile(
    r"(?P<card>[^:@+]{1,80}?)\s*"
    r"(?::(?P<lane>upper|lower|[ul])|@(?P<seat>[a-d])(?P<target_lane>[ul])(?P<position>\d{1,3})"
    r"|\+(?P<host_lane>[ul])(?P<host>\d{1,3}))(?=\s|$)",
    re.IGNORECASE,
)


def read_move(board: Board, text: str) -> tuple[Action, str]:
    """Read the first move of a line; return the rest of the line too.

    Raises `IllegalAction` if it is unreadable.
    """
    text = text.lstrip()
    asked = question(board)
    if order := _ORDER.match(text):
        if asked is not None:
            return _order(asked, text[order.end() :])
        if not _PLAY.match(text):
            raise IllegalAction("nothing_to_order")
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


def _order(asked: Question, text: str) -> tuple[Back, str]:
    """Read as many cards as return, separated by commas.

    Each is given by its id or English name, or an unambiguous beginning of these. A name may
    contain spaces.
    """
    cards: list[str] = []
    while len(cards) < len(asked.cards):
        entry = _entry(asked, text)
        typed = " ".join(entry.lower().split())
        exact = [card for card in asked.cards if typed in (card.id, card.name().lower())]
        meant = exact[:1] or _beginning(typed, asked.cards)
        if len(meant) != 1:
            raise IllegalAction("choose_an_order", cards=[card.id for card in asked.cards])
        cards.append(meant[0].id)
        text = text.lstrip()[len(entry) :]
        comma = _COMMA.match(text)
        if comma is None:
            break
        text = text[comma.end() :]
    return Back(tuple(cards)), text


def _entry(asked: Question, text: str) -> str:
    """Return the first card of a list as it is typed: a whole name, else one word."""
    text = text.lstrip()
    names = {name for card in asked.cards for name in (card.name(), card.id)}
    for name in sorted(names, key=len, reverse=True):
        if re.match(rf"{re.escape(name)}(?=\s|,|$)", text, re.IGNORECASE):
            return text[: len(name)]
    word = re.match(r"[^\s,]*", text)
    assert word is not None, "it may be empty"
    return word[0]


def _lane(letter: str) -> int:
    return 0 if letter[0].lower() == LANES[0][0] else 1


def _meant(board: Board, typed: str) -> Card:
    """Return the card that the text means.

    An exact id or name of a card in hand comes first, then any unambiguous beginning of a playable
    card, then of any card in hand (to be refused with the rule that it breaks); in English, then in
    any language.
    """
    player = board.players[board.active]
    hand = [*player.hand, *([player.champion] if player.champion else [])]
    wanted = " ".join(typed.casefold().split())
    for exact in (card for card in hand if card.id == wanted):
        return exact
    playable = playable_cards(board)
    for names in (_english, _names):
        for exact in hand:
            if wanted in names(exact):
                return exact
        for among in (playable, hand):
            begun = _beginning(wanted, among, names)
            if len(begun) == 1:
                return begun[0]
            if begun:
                cards = [card.id for card in begun]
                raise IllegalAction("ambiguous_card", typed=typed, cards=cards)
    raise IllegalAction("not_in_hand", card=typed)


def _english(card: Card) -> list[str]:
    """Return a card's id and English name; of a made-up card only the name."""
    name = card.name().casefold()
    return [name] if card.set == MADE_UP else [card.id, name]


def _names(card: Card) -> list[str]:
    """Return its names in all languages, with plain spaces."""
    return [" ".join(name.casefold().split()) for _, name in card.names]


def _beginning(
    wanted: str, cards: Iterable[Card], names: Callable[[Card], list[str]] = _english
) -> list[Card]:
    return [
        card
        for card in dict.fromkeys(cards)
        if any(name.startswith(wanted) for name in names(card))
    ]
