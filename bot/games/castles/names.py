"""Names of cards for sentences, also of ids that users typed."""

from __future__ import annotations

from collections.abc import Iterable

from bot.ui.escaping import escape_markdown
from engine.castles.cards import CARD
from texts import Texts
from texts.castles import names


def named(card_id: str, texts: Texts) -> str:
    """Name the card in a sentence; return an unknown id escaped, as users may have typed it."""
    return names.named(card_id, texts) if card_id in CARD else escape_markdown(card_id)


def all_named(ids: Iterable[str], texts: Texts) -> str:
    """Name several cards in a sentence."""
    return ", ".join(named(card_id, texts) for card_id in ids)
