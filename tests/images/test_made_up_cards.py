"""Made-up cards have faces too: an emblem of their own kind and no set."""

from __future__ import annotations

import pytest

from engine.clash import custom
from engine.clash.looks import COLOURS, EMBLEMS
from images.clash.card import face
from images.clash.emblems import emblem_of, emblems, scene
from texts import texts_in


@pytest.mark.parametrize(
    ("language", "told"), [("en", "Custom"), ("ru", "Придуманная"), ("fr", "inventée")]
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


def test_every_emblem_and_colour_that_can_be_chosen_is_drawn() -> None:
    card = custom.make({"en": "Iron Ogre"}, attack=4, health=5)
    looks = [custom.looking(card, emblem=each) for each in EMBLEMS]
    looks += [custom.looking(card, colour=each) for each in COLOURS]
    assert len({scene(each, (60, 60)).tobytes() for each in (card, *looks)}) == 1 + 25 + 11


def test_a_champion_that_is_called_as_a_printed_card_can_look_differently() -> None:
    ogre = custom.make({"en": "Ogre"}, attack=4, health=5)
    assert emblem_of(ogre) == emblems()["ogre"]
    assert emblem_of(custom.looking(ogre, emblem="crown")).charge.icon == "ra:queen-crown"
