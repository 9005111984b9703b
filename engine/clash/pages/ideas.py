"""Moves and ideas of a page as text, described by cards."""

from __future__ import annotations

from collections.abc import Sequence

from engine.clash.actions import Action, Cast, Join, Summon, place
from engine.clash.battle import Duel
from engine.clash.cards import Card, card


def label(duel: Duel, action: Action) -> str:
    """Return a play as text by its cards, because places change: `gnome:u`, `boom>baron`.

    It is empty for moves that play nothing.
    """
    match action:
        case Summon():
            return str(action)
        case Join(card_id, lane, position):
            host = duel.creature_at(place(duel.active, lane, position))
        case Cast(card_id, target):
            host = duel.creature_at(target)
        case _:
            return ""
    assert host is not None, "a legal play"
    return f"{card_id}>{host.card.id}"


def cards_of(idea: Sequence[str]) -> list[Card]:
    """Return the cards that an idea plays."""
    return [card(play.split(">")[0].split(":")[0]) for play in idea]


def first_move(text: str) -> str:
    """Return the first move of a line as typed.

    It ends with the word that says where the card goes (a name may contain spaces).
    """
    words = text.split()
    if not words or words[0].lower() in ("end", "go"):
        return "".join(words[:1])
    for number, word in enumerate(words, 1):
        if any(mark in word for mark in ":@+"):
            return " ".join(words[:number])
    return words[0]
