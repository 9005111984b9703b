"""Names of cards for sentences and buttons, also of ids that users typed."""

from __future__ import annotations

from collections.abc import Iterable

from bot.ui.escaping import escape_markdown
from engine.bald_mountain.cards import BY_ID, Card
from engine.bald_mountain.effects import Unless
from engine.bald_mountain.seating import Mode
from texts import Texts
from texts.bald_mountain import names
from texts.bald_mountain.names import MARKS, altar_name, amount, steps_in_words


def named(card_id: str, texts: Texts) -> str:
    """Name the card in a sentence; return an unknown id escaped, as users may have typed it."""
    return names.named(card_id, texts) if card_id in BY_ID else escape_markdown(card_id)


def all_named(ids: Iterable[str], texts: Texts) -> str:
    """Name several cards in a sentence."""
    return ", ".join(named(card_id, texts) for card_id in ids)


def label(card: Card, texts: Texts) -> str:
    """Return a card's label on a button: the mark of its colour, and its name."""
    return f"{MARKS[card.altar]} {card.name(texts.language)}"


def otherwise(card: Card | None, mode: Mode, texts: Texts) -> str:
    """Return what a card does to a player who doesn't take its way out. Raises `ValueError`."""
    for step in card.effect if card else ():
        if isinstance(step, Unless):
            return steps_in_words(step.then, mode, texts)
    raise ValueError(f"{card} has no way out")


def cards_due(n: int, colour: str, texts: Texts) -> str:
    """Return the number of cards to give, with their colour if it matters."""
    if colour:
        return texts("bald-mountain-cards-of", n=n, colour=altar_name(colour, texts))
    return amount("cards", n, texts)
