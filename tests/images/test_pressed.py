"""What is kept of parts of pictures."""

from __future__ import annotations

from dataclasses import replace

import duels
import pytest
from parts import forget_parts_drawn
from PIL import Image

from engine.clash.cards import CARDS
from images.clash import card, creature
from images.clash.field import crowd_of, field_of
from images.clash.hand import hand_spec
from images.clash.marks import Marks
from images.clash.row import rows_spec
from images.pressed import pressed
from texts import texts_in

EN = texts_in("en")


@pytest.mark.parametrize("mode", ["RGB", "P"])
@pytest.mark.parametrize("size", [(1, 1), (190, 266)])
def test_a_part_is_the_same_again(mode: str, size: tuple[int, int]) -> None:
    part = card.miniature(CARDS[0], (190, 266)).resize(size).convert(mode)
    kept = pressed(part)
    assert kept.image().mode == mode
    assert kept.image().tobytes() == part.tobytes()
    assert kept.image() is kept.image()
    assert len(kept.data) < max(len(part.tobytes()) // 4, 50)


def test_a_body_is_drawn_once_whenever_it_attacks() -> None:
    """When it attacks stands beside its art."""
    view = duels.middle().view("A")
    field = field_of(view.mode, "A", crowd_of([view]))
    rows = rows_spec(view, field.rows, Marks(), "en").rows
    assert {one.attack_order for row in rows for one in row.creatures} > {None, 1, 2}
    creature._body.cache_clear()
    for other in (1, 7):
        for row in rows:
            for each in row.creatures:
                canvas = Image.new("RGB", (200, 210))
                moved = replace(each, attack_order=other)
                creature.draw_creature(
                    canvas, moved, row.marks[0], (6, 6, 186, 198), up=True, language="en"
                )
    bodies = sum(len(row.creatures) for row in rows)
    assert creature._body.cache_info().misses == bodies


def test_a_dim_card_is_made_of_the_bright_one() -> None:
    view = duels.middle().view("A")
    shown = hand_spec(view, view.player("A"), EN)
    dim = replace(shown, slots=tuple(replace(slot, paid="no") for slot in shown.slots))
    bright = replace(shown, slots=tuple(replace(slot, paid="mana") for slot in shown.slots))
    cards = sum(slot.card is not None for slot in shown.slots)
    forget_parts_drawn()
    assert dim.draw().tobytes() != bright.draw().tobytes()
    assert card._miniature.cache_info().misses == cards
