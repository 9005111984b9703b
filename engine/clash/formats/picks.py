"""What formats share in which seats name cards: the move, written `ogre`, and the state."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection
from itertools import takewhile

from engine.clash.cards import CARDS, MADE_UP, Card
from engine.clash.formats.ahead import PREPARED, Ahead
from engine.core import IllegalAction, NextMatch, Outcome, Seat, State, record

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


class Picking(State):
    """A state in which seats name cards until the next match, or format, is prepared."""

    ahead: Ahead

    @property
    def together(self) -> bool:
        """True while seats act at the same time."""
        return True

    @property
    def coming(self) -> str:
        """The seats that name cards one after another, in order, a letter for each card."""
        return ""

    @property
    def in_a_row(self) -> int:
        """The number of cards that the seat that may act names in a row."""
        return len(list(takewhile(self.coming[:1].__eq__, self.coming)))

    @abstractmethod
    def on_offer(self, seat: Seat) -> list[Card]:
        """Return the cards that the seat may name when it acts."""

    @abstractmethod
    def following(self) -> NextMatch:
        """Return what comes next, once no seat has to act."""

    def legal_actions(self, seat: Seat) -> list[Pick]:
        """Return a pick for each card on offer."""
        return [Pick(card.id) for card in self.on_offer(seat)] if seat in self.to_act() else []

    def outcome(self) -> Outcome | None:
        """Return an outcome without winners once no seat has to act, else None."""
        return None if self.to_act() else PREPARED

    def prepared(self) -> tuple[NextMatch, ...]:
        """Return, at the end, what comes next."""
        return () if self.to_act() else (self.following(),)

    def meant(self, seat: Seat, action: object) -> Card:
        """Return the card of a pick. Raises `IllegalAction` if the seat can't name it."""
        to_act = self.to_act()
        if not to_act:
            raise IllegalAction("game_over")
        if seat not in to_act:
            waits = self.together and seat in self.seats
            raise IllegalAction("others_are_due" if waits else "not_your_turn")
        if not isinstance(action, Pick):
            raise IllegalAction("no_action")
        for card in self.on_offer(seat):
            if card.id == action.card:
                return card
        raise IllegalAction("not_on_offer", card=action.card)


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
