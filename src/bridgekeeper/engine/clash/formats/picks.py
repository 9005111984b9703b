"""The move that all formats share: to name a card. Written `ogre`."""

from __future__ import annotations

from collections.abc import Collection

from ...core import IllegalAction, record
from ..cards import CARDS, Card

NAMED = {name: each for each in reversed(CARDS) for name in (each.name().lower(), each.id)}
"""The printed cards by their ids and their English names in small letters."""
_MOST_WORDS = max(name.count(" ") for name in NAMED) + 1
_SHOWN = 40


@record
class Pick:
    """Take the card, bring it, ban it or choose it: whatever is due. Written `ogre`."""

    card: str

    def __str__(self) -> str:
        return self.card


def read_pick(text: str, near: Collection[Card]) -> tuple[Pick, str]:
    """The first pick of a line and the rest of it. Raises `IllegalAction`.

    Exact ids and English names come first, then any unambiguous beginning among the cards
    `near`, then among all. What is near must be known to whoever typed the line.
    """
    words = text.split()
    longest = range(min(len(words), _MOST_WORDS), 0, -1)
    typed = [(count, " ".join(words[:count]).lower()) for count in longest]
    for count, name in typed:
        if name in NAMED:
            return Pick(NAMED[name].id), " ".join(words[count:])
    for among in (near, CARDS):
        for count, beginning in typed:
            begun = [each for each in among if _begins(each, beginning)]
            if len(begun) == 1:
                return Pick(begun[0].id), " ".join(words[count:])
            if begun:
                cards = [each.id for each in begun]
                raise IllegalAction("ambiguous_card", typed=beginning[:_SHOWN], cards=cards)
    raise IllegalAction("no_such_card", typed=words[0][:_SHOWN] if words else "")


def _begins(card: Card, beginning: str) -> bool:
    return card.id.startswith(beginning) or card.name().lower().startswith(beginning)
