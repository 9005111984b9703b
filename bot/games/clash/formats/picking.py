"""Shared parts of formats in which cards are named: drafts, decks, champions.

`card_label` is a card on a button, `card_choices` are cards to choose from, and `PickingUI`
shows a format where every move is the name of a card.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.game_api.drawings import StateT, ViewT
from bot.game_api.questions import MoveChoice, SeatNames
from bot.games.clash.choosing import CardChoice, CardUI
from bot.games.clash.formats.story import FormatTelling
from bot.games.clash.refusals import named
from engine.clash.cards import Card
from engine.clash.formats.events import DeckShown
from engine.core import EventBase
from texts import Texts


def card_label(card: Card, texts: Texts) -> str:
    """Return a card's name and cost: `Ogre · 3`."""
    return f"{card.name(texts.language)} · {card.cost}"


def card_choices(
    cards: Iterable[Card], texts: Texts, *, to_act: bool = True, numbered: bool = True
) -> list[CardChoice]:
    """Return choices of cards; naming one is the move.

    `numbered`: the picture numbers them from 1. Not `to_act`: none can be named now.
    """
    found = []
    for place, card in enumerate(cards, 1):
        label = card_label(card, texts)
        moves = (MoveChoice(card.id, label),) if to_act else ()
        number = place if numbered else 0
        found.append(CardChoice(card.id, label, False, moves, number, at_once=True))
    return found


class PickingUI(CardUI[StateT, ViewT, EventBase]):
    """Shows a format where every move is the name of a card."""

    telling = FormatTelling

    def headline(self, events: Sequence[EventBase], names: SeatNames, texts: Texts) -> list[str]:
        """Return the headline without decks, which the picture shows."""
        happened = [event for event in events if not isinstance(event, DeckShown)]
        return super().headline(happened, names, texts)

    def spoken(self, state: StateT, move: str, names: SeatNames, texts: Texts) -> str:
        return named(move, texts)
