"""Pictures of rows: their pixels are those of the whole, and only new rows are compressed."""

from __future__ import annotations

from io import BytesIO
from itertools import islice

import pytest
from PIL import Image

from bot.game_api import GAME_UIS
from engine.core import SEATS, Seat
from engine.games import PLUGINS
from images import strips, theme
from images.layers import Layer, painted
from images.palette import read_palette
from images.strips import as_rows
from opponents.greedy import greedy
from opponents.matches import moves
from texts import texts_in

EN = texts_in("en")
NAMES: dict[Seat, str] = dict(zip(SEATS, ("Ann", "Bernard", "Cécile", "Дарья"), strict=True))
PALETTE = read_palette("images.castles")


@pytest.fixture
def heights(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The heights of all rows that are compressed, in a process that has drawn nothing."""
    strips._kept_rows.cache_clear()
    found: list[int] = []
    band = strips.band

    def watched(rows: Image.Image) -> object:
        found.append(rows.height)
        return band(rows)

    monkeypatch.setattr(strips, "band", watched)
    return found


@pytest.mark.parametrize("height", [1, 79, 80, 81, 400])
def test_the_pixels_are_those_of_the_whole_picture(height: int) -> None:
    ground = Image.linear_gradient("L").resize((300, height)).convert("RGB")
    layers = [Layer(ground, (0, 0)), Layer(Image.new("RGB", (90, 30), theme.GOLD), (20, 60))]
    layers = layers[: 2 if height > 90 else 1]
    picture = as_rows("board", layers, PALETTE, "A board.")
    assert (picture.name, picture.alt) == ("board.png", "A board.")
    with Image.open(BytesIO(picture.data)) as image:
        shown = image.convert("RGB")
    assert shown.tobytes() == PALETTE.reduced(painted(layers)).convert("RGB").tobytes()


def test_only_rows_that_are_new_are_compressed(heights: list[int]) -> None:
    canvas = Image.linear_gradient("L").resize((300, 500)).convert("RGB")
    as_rows("board", [Layer(canvas, (0, 0))], PALETTE, "")
    assert sum(heights) == 500
    canvas.paste(theme.GOLD, (100, 200, 140, 210))
    heights.clear()
    first = as_rows("board", [Layer(canvas, (0, 0))], PALETTE, "")
    assert heights == [80]
    assert as_rows("board", [Layer(canvas, (0, 0))], PALETTE, "") == first
    assert heights == [80]


def test_rows_of_another_width_are_others(heights: list[int]) -> None:
    for size in ((40, 30), (30, 40)):
        as_rows("board", [Layer(Image.new("RGB", size, theme.GOLD), (0, 0))], PALETTE, "")
    assert heights == [30, 40]


@pytest.mark.parametrize("game", ["bald_mountain", "castles", "two_worlds"])
def test_a_move_leaves_most_rows_of_a_board_as_they_were(game: str, heights: list[int]) -> None:
    [rules] = [plugin.part("engine") for plugin in PLUGINS if plugin.name == game]
    name, mode = rules.games[0].id, next(iter(rules.simulation.modes))
    state, luck = rules.simulation.begin(mode, 5, 1)
    line = moves(name, state, dict.fromkeys(state.seats, greedy), luck)
    whole, new = 0, 0
    for count, _ in enumerate(islice(line, 40)):
        heights.clear()
        picture = GAME_UIS[name].board(state.view(None), [], NAMES, EN).draw()
        with Image.open(BytesIO(picture.data)) as image:
            if count >= 20:
                whole, new = whole + image.height, new + sum(heights)
    assert 0 < new < whole / 2
