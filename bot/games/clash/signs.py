"""What the signs of abilities mean that somebody sees."""

from __future__ import annotations

from functools import partial

from images.clash.ability_page import ability_page, page_alt
from images.clash.legend import Signs
from images.picture import Drawing
from texts import Texts


def explained(signs: Signs, texts: Texts) -> Drawing | None:
    """A page of these; None for none."""
    if not signs:
        return None
    key = "clash signs", tuple([(ability.id, aura) for ability, aura in signs]), texts.language
    return Drawing(key, partial(ability_page, signs, texts), partial(page_alt, signs, texts))
