"""The move that all formats share: name a card. Written `ogre`."""

from __future__ import annotations

from collections.abc import Collection

from engine.clash.cards import CARDS, MADE_UP, Card
from engine.core import IllegalAction, record

NAMED = {name: card for card in reversed(CARDS) for name in (card.name().lower(), card.id)}
"""The printed cards by their ids and their English names in lower case."""
_MOST_WORDS = max(name.count(" ") for name in NAMED) + 1
_SHOWN = 40


@record
class Pick:
    """Take, bring, ban, choose or name this card, depending on the state. Written `ogre`."""

    card: str

    def __str__(self) -> str:
        return self.card


def read_pick(
    text: str, near: Collection[Card], made_up: Collection[Card] = ()
) -> tuple[Pick, str]:
    """Read the first pick of a line; return the rest of it too.

    Exact ids and English names come first, a printed card's before that of a `made_up` one; then
    any unambiguous beginning among the cards `near`, then among all. The player must be allowed to
    know the cards `near` and `made_up`. Raises `IllegalAction` if no card or more than one is
    meant.
    """
    words = text.split()
    most = max((card.name().count(" ") + 1 for card in made_up), default=0)
    longest = range(min(len(words), max(_MOST_WORDS, most)), 0, -1)
    typed = [(count, " ".join(words[:count]).lower()) for count in longest]
    for count, name in typed:
        if name in NAMED:
            return Pick(NAMED[name].id), " ".join(words[count:])
        exact = [card for card in made_up if name in (card.id, card.name().lower())]
        if exact:
            return _only(exact, name), " ".join(words[count:])
    for among in (near, (*CARDS, *made_up)):
        for count, beginning in typed:
            begun = [card for card in among if _begins(card, beginning)]
            if begun:
                return _only(begun, beginning), " ".join(words[count:])
    raise IllegalAction("no_such_card", typed=words[0][:_SHOWN] if words else "")


def _only(begun: list[Card], typed: str) -> Pick:
    if len(begun) == 1:
        return Pick(begun[0].id)
    cards = [card.id for card in begun]
    raise IllegalAction("ambiguous_card", typed=typed[:_SHOWN], cards=cards)


def _begins(card: Card, beginning: str) -> bool:
    """Return whether the card's name begins so, or its id, unless it is made up."""
    by_id = card.set != MADE_UP and card.id.startswith(beginning)
    return by_id or card.name().lower().startswith(beginning)
