"""Cards as people read them, and may have typed them."""

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
    """Name the card in a sentence; what somebody typed comes escaped, where it is none."""
    return names.named(card_id, texts) if card_id in BY_ID else escape_markdown(card_id)


def all_named(ids: Iterable[str], texts: Texts) -> str:
    """Several cards in a sentence."""
    return ", ".join(named(card_id, texts) for card_id in ids)


def label(card: Card, texts: Texts) -> str:
    """Return a card on a button: the mark of its colour, and its name."""
    return f"{MARKS[card.altar]} {card.name(texts.language)}"


def otherwise(card: Card | None, mode: Mode, texts: Texts) -> str:
    """Tell what a card does to whoever does not take its way out."""
    for step in card.effect if card else ():
        if isinstance(step, Unless):
            return steps_in_words(step.then, mode, texts)
    raise ValueError(f"{card} has no way out")


def cards_due(n: int, colour: str, texts: Texts) -> str:
    """So many cards, perhaps of one colour."""
    if colour:
        return texts("bald-mountain-cards-of", n=n, colour=altar_name(colour, texts))
    return amount("cards", n, texts)
