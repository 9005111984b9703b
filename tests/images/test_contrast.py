"""Texts are told from what is behind them."""

from __future__ import annotations

from functools import partial

import chart_scenes
import event_scenes
from contrast import LEAST, Pair, contrast, measured, watched
from PIL import Image

from images import layout, text
from images.canvas import fill, put, write
from images.shapes import rounded
from images.theme import CRIMSON, GOLD, INK, NIGHT, PAPER, SEAT_COLOURS
from texts import texts_in


def test_contrasts_are_those_of_the_standard() -> None:
    assert round(contrast((0, 0, 0), (255, 255, 255)), 3) == 21
    assert round(contrast((119, 119, 119), (255, 255, 255)), 2) == 4.48
    assert contrast(GOLD, GOLD) == 1


def test_words_can_be_read_on_the_colours_of_seats_and_of_damage() -> None:
    for seat in SEAT_COLOURS.values():
        assert contrast(PAPER, seat.main) >= LEAST
        assert contrast(PAPER, seat.dark) >= LEAST
        assert contrast(seat.bright, seat.dark) >= LEAST
    assert contrast(PAPER, CRIMSON) >= LEAST


def test_what_is_behind_words_is_found_through_transparent_images() -> None:
    with watched() as watch:
        canvas = Image.new("RGB", (400, 100), NIGHT)
        fill(canvas, (100, 0), rounded((200, 100), 10), CRIMSON)
        write(canvas, text.label("on night", 20, PAPER), 0, 50)
        drawn = layout.beside(Image.new("RGBA", (10, 10)), text.label("on crimson", 20, GOLD))
        put(canvas, drawn, (200, 50))
    found = {(pair.text, pair.ground): words for pair, (words, _) in watch.pairs.items()}
    assert found == {(PAPER, NIGHT): "on night", (GOLD, CRIMSON): "on crimson"}


def test_what_has_no_ground_yet_is_no_pair() -> None:
    with watched() as watch:
        layout.beside(Image.new("RGBA", (10, 10)), text.label("nowhere", 20, INK))
    assert watch.pairs == {}


def test_charts_have_contrast_enough() -> None:
    texts = texts_in("en")
    scenes = {**chart_scenes.SCENES, **event_scenes.SCENES}
    pairs = measured({name: partial(draw, texts) for name, draw in scenes.items()})
    weak = {pair: where for pair, where in pairs.items() if pair.contrast < LEAST}
    assert Pair(PAPER, SEAT_COLOURS["B"].main, "images.review") in pairs
    assert not weak
