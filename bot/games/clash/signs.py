"""Explanations of the visible icons: abilities, and marks on boards and hands."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from engine.clash.cards import Card
from images.clash.ability_page import ability_page, page_alt
from images.clash.board_marks import marks_of_cards
from images.clash.legend import Signs, signs_of_cards
from images.picture import Drawing
from texts import Texts


def explained(signs: Signs, marks: tuple[str, ...], texts: Texts) -> Drawing | None:
    """Draw a page of these icons; None if there are none."""
    if not signs and not marks:
        return None
    shown = tuple([(ability.id, aura) for ability, aura in signs])
    key = "clash signs", shown, marks, texts.language
    facts = signs, texts, marks
    return Drawing(key, partial(ability_page, *facts), partial(page_alt, *facts))


def cards_explained(cards: Sequence[Card], texts: Texts) -> Drawing | None:
    """Draw a page of the icons of these cards; None if there are none."""
    return explained(signs_of_cards(cards), marks_of_cards(cards), texts)
