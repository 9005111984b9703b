"""Made-up cards have faces too: an emblem of their own kind and no set."""

from __future__ import annotations

import pytest

from engine.clash import custom
from images.clash.card import face
from images.clash.emblems import emblem_of, emblems
from texts import texts_in


@pytest.mark.parametrize(
    ("language", "told"), [("en", "Made up"), ("ru", "Придуманная"), ("fr", "inventée")]
)
def test_a_made_up_card_has_a_face_that_says_so(language: str, told: str) -> None:
    card = custom.make({"en": "Iron Ogre"}, attack=4, health=5, abilities=["rage"])
    picture = face(card, texts_in(language))
    assert "Iron Ogre" in picture.alt
    assert told in picture.alt
    assert len(picture.data) > 1_000


def test_its_emblem_is_no_printed_cards() -> None:
    card = custom.make({"en": "Iron Ogre"}, attack=4, health=5)
    assert emblem_of(card).charge.icon not in {each.charge.icon for each in emblems().values()}
