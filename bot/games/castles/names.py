"""Cards as people read them, and may have typed them."""

from __future__ import annotations

from collections.abc import Iterable

from bot.ui.escaping import escape_markdown
from engine.castles.cards import CARD, Card
from texts import Texts, dashed
from texts.castles import names


def named(card_id: str, texts: Texts) -> str:
    """Name the card in a sentence; what somebody typed comes escaped, where it is none."""
    return names.named(card_id, texts) if card_id in CARD else escape_markdown(card_id)


def all_named(ids: Iterable[str], texts: Texts) -> str:
    """Several cards in a sentence."""
    return ", ".join(named(card_id, texts) for card_id in ids)


def effect_text(card: Card, texts: Texts) -> str:
    """Tell what a magic, or a creature's ability, does; empty for a creature without one."""
    if card.ability is None:
        return ""
    if card.is_creature:
        return texts(f"castles-ability-{dashed(card.id)}")
    return texts(f"castles-card-{dashed(card.id)}")
