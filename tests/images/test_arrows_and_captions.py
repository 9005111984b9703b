"""Arrows from one point to another, and the line over a picture, by their pixels."""

from __future__ import annotations

from typing import Any

import duels
import pytest
from golden_images import difference
from PIL import Image, ImageChops

from engine.clash.steps import steps
from engine.core import Seat
from images.animation import Frame, with_caption
from images.arrows import draw_arrow
from images.caption import CAPTION, Caption, Tab, _lines, draw_caption
from images.clash import board
from images.clash.board import board_strips
from images.clash.creature import legible_boxes
from images.clash.field import crowd_of, field_of, stands
from images.clash.marks import Marks, marks_of
from images.clash.row import marks_in
from images.clash.scenes import scenes
from images.icons import icon
from images.layers import Layer, painted
from images.theme import CRIMSON, GOLD, INK, NIGHT, PAPER, SLATE
from texts import texts_in

EN = texts_in("en")
GROUND = (47, 111, 208)


def arrow(start: Any, end: Any) -> Image.Image:
    canvas = Image.new("RGB", (300, 200), NIGHT)
    draw_arrow(canvas, start, end, CRIMSON)
    return canvas


def changed(canvas: Image.Image) -> tuple[int, int, int, int] | None:
    return ImageChops.difference(canvas, Image.new("RGB", canvas.size, NIGHT)).getbbox()


@pytest.mark.parametrize(
    ("start", "end"),
    [
        ((40, 100), (250, 100)),
        ((250, 100), (40, 100)),
        ((150, 180), (150, 20)),
        ((30, 30), (200, 170)),
    ],
)
def test_an_arrow_goes_from_its_start_to_its_end(start: Any, end: Any) -> None:
    drawn = arrow(start, end)
    middle = (start[0] + end[0]) // 2, (start[1] + end[1]) // 2
    assert drawn.getpixel(middle) == CRIMSON
    left, top, right, bottom = changed(drawn) or (0, 0, 0, 0)
    for x, y in (start, end):
        assert left - 6 <= x <= right + 6
        assert top - 6 <= y <= bottom + 6
    assert right - left <= abs(start[0] - end[0]) + 60
    assert bottom - top <= abs(start[1] - end[1]) + 60


def test_the_head_is_at_the_end() -> None:
    drawn = arrow((40, 100), (250, 100))
    wide = [changed(drawn.crop((x, 0, x + 4, 200))) for x in (60, 220)]
    heights = [box[3] - box[1] for box in wide if box]
    assert heights[1] > 1.5 * heights[0]


def test_arrows_without_a_length_and_over_an_edge_are_drawn_as_far_as_they_go() -> None:
    assert changed(arrow((100, 100), (100, 100))) is None
    assert changed(arrow((100, 100), (103, 100))) is not None
    assert changed(arrow((-50, 100), (350, 100))) is not None


def struck() -> tuple[Any, Marks]:
    """The first blow of an assault: the board before it and its marks."""
    told = scenes(list(steps(duels.crowded(), ["end"])), duels.NAMES, EN, solver=None)
    blow = next(scene for scene in told if scene.moment == "blow")
    return blow.view, marks_of(blow.events, before_blow=True)


def test_arrows_leave_names_figures_and_signs_in_sight() -> None:
    view, marks = struck()
    assert marks.arrows
    shown = duels.whole_board(view, marks, duels.NAMES, EN)
    marks.arrows.clear()
    without = duels.whole_board(view, marks, duels.NAMES, EN)
    assert ImageChops.difference(shown, without).getbbox()
    for row in field_of(view.mode, "A", crowd_of([view])).rows:
        player = view.player(row.seat)
        creatures = player.lower if row.lane else player.upper
        for creature, box in zip(creatures, stands(row, len(creatures), 0), strict=True):
            seen = marks_in(row, creature, marks)
            boxes = list(legible_boxes(creature, seen, box, "en"))
            assert len(boxes) >= 2, "a plate, and signs"
            for left, top, width, height in boxes:
                x, y = row.box[0] + left, row.box[1] + top
                area = x, y, x + width, y + height
                assert not ImageChops.difference(shown.crop(area), without.crop(area)).getbbox()


def caption(text: str, note: str = "", progress: float = 0, **more: Any) -> Image.Image:
    canvas = Image.new("RGB", (1000, 300), PAPER)
    sign = icon("skull", 56, PAPER)
    draw_caption(canvas, Caption(text, GROUND, note), sign, progress, **more)
    return canvas


@pytest.mark.parametrize("height", [CAPTION, 190])
def test_a_caption_keeps_to_its_height(height: int) -> None:
    drawn = caption("Ogre attacks Martyr " * 9, "Destroyed: Martyr " * 9, 1, height=height)
    assert drawn.crop((0, height, 1000, 300)).getcolors() == [(1000 * (300 - height), PAPER)]


@pytest.mark.parametrize("progress", [0.0, 0.25, 1.0])
def test_the_bar_tells_how_far_a_film_has_come(progress: float) -> None:
    line = caption("Ogre", progress=progress).crop((0, CAPTION - 5, 1000, CAPTION - 4))
    counted = {colour: count for count, colour in line.getcolors() or []}
    assert counted.get(GOLD, 0) == int(1000 * progress)
    assert counted.get(SLATE, 0) == 1000 - int(1000 * progress)


def fitted(text: str, note: str = "", deep: int = 86) -> tuple[int, list[str]]:
    """The size and the lines of a caption's words in 726 pixels."""
    size, lines = _lines(Caption(text, GROUND, note), 726, deep)
    return size, [" ".join(words for words, _ in line) for line in lines]


def test_a_caption_has_large_letters_and_its_note_a_line_of_its_own_if_there_is_one() -> None:
    long, note = "Xxx xxx " * 7, "Xxx " * 8
    assert fitted("Ogre: Martyr −4") == (34, ["Ogre: Martyr −4"])
    assert fitted("Ogre", "Destroyed: Martyr") == (34, ["Ogre", "Destroyed: Martyr"])
    assert (fitted(long)[0], len(fitted(long)[1])) == (34, 2)
    _, lines = _lines(Caption("Ogre", GROUND, "Destroyed: Martyr"), 726, 86)
    assert [[words for words, _ in line] for line in lines] == [["Ogre"], ["Destroyed: Martyr"]]
    assert lines[0][0][1] == PAPER != lines[1][0][1]
    size, (first, second) = fitted("Xxxx", f"{note} {note}".strip())
    assert size == 34
    assert first.startswith("Xxxx · Xxx Xxx")
    assert second.endswith("Xxx")
    assert fitted(long, note)[0] < 34
    assert fitted("Ogre: Martyr −4", deep=176)[0] == 48, "there is room for larger ones"


def test_a_caption_that_is_too_long_leaves_out_whole_parts() -> None:
    notes = [f"Creature number {number} dies and reveals a card" for number in range(9)]
    size, lines = fitted("Armageddon", " · ".join(notes))
    told = " ".join(lines)
    assert size >= 26
    assert told.startswith(f"Armageddon · {notes[0]}") or lines[:2] == ["Armageddon", notes[0]]
    assert told.endswith("reveals a card · …")
    moves = [f"Creature number {number} moves on" for number in range(12)]
    assert " ".join(fitted(" · ".join(moves))[1]).startswith("… · Creature number")
    assert " ".join(fitted(" · ".join(moves))[1]).endswith(moves[-1])


def test_a_tab_and_a_frame_say_that_a_picture_is_of_the_past_or_of_a_preview() -> None:
    board = [Layer(Image.new("RGB", (1000, 300), PAPER), (0, 0))]
    frame = Frame(lambda: board, Caption("Ogre", GROUND), icon("skull", 56, PAPER))
    plain, past, preview = (
        painted(with_caption(frame, tab=tab, step="1/3"))
        for tab in (None, Tab("Replay"), Tab("Preview", dashed=True))
    )
    edges = [drawn.crop((0, 296, 1000, 297)).getcolors() or [] for drawn in (plain, past, preview)]
    assert edges[0] == [(1000, PAPER)]
    assert edges[1] == [(1000, GOLD)]
    assert sorted(colour for _, colour in edges[2]) == sorted([INK, PAPER]), "dashes"
    assert difference(past.crop((800, 0, 1000, 90)), preview.crop((800, 0, 1000, 90)))


@pytest.mark.parametrize("below", ["A", "B"])
def test_strips_that_no_arrow_crosses_stay_strips(
    below: Seat, monkeypatch: pytest.MonkeyPatch
) -> None:
    view, marks = struck()
    few = board_strips(view, marks, duels.NAMES, EN, below=below)
    assert 1 < len(few) < len(board_strips(view, Marks(), duels.NAMES, EN, below=below))
    assert len([each for each in few if isinstance(each, board._Crossed)]) == 1
    shown = duels.whole_board(view, marks, duels.NAMES, EN, below=below)
    monkeypatch.setattr(board, "_WIDEST", 2000)  # as if all were crossed
    assert len(board_strips(view, marks, duels.NAMES, EN, below=below)) == 1
    assert duels.whole_board(view, marks, duels.NAMES, EN, below=below).tobytes() == shown.tobytes()
