"""The banner above the board of a finished match."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO

import duels
import pytest
from contrast import LEAST, contrast
from golden_images import assert_golden
from PIL import Image, ImageChops

from engine.core import Outcome, Seat
from images.caption import Caption
from images.clash.board import VictorySpec, board, board_strips, status
from images.clash.castle import castle
from images.clash.marks import marks_of, results_of
from images.strips import Strip
from images.text import width
from images.theme import SEAT_COLOURS, STEEL
from images.victory import DEFEATED, VICTORY, _lines, draw_victory, in_ruins
from texts import LANGUAGES, texts_in

EN = texts_in("en")
LONG: dict[Seat, str] = {
    "A": "Александра Константинопольская",
    "B": "Bartholomew von Hohenstaufen",
    "C": "Александра Константинопольская",
    "D": "Bartholomew von Hohenstaufen",
}
SPACE = 564
BANNERS = {
    "win": (Caption("Ann wins!", SEAT_COLOURS["A"].main, "Bernard has lost the fort"), "B"),
    "team": (Caption("Bernard + Дарья win!", SEAT_COLOURS["B"].main), "A"),
    "draw": (Caption("Match nul", STEEL, "D’un commun accord"), None),
}


@pytest.mark.parametrize("name", BANNERS)
def test_banners_look_like_their_golden_pictures(name: str) -> None:
    caption, loser = BANNERS[name]
    drawn = draw_victory(caption, castle(loser, False, DEFEATED) if loser else None)  # type: ignore[arg-type]
    assert drawn.size == (1000, VICTORY)
    buffer = BytesIO()
    drawn.save(buffer, "PNG")
    assert_golden(f"victory-{name}", buffer.getvalue())


@pytest.mark.parametrize("seat", SEAT_COLOURS)
def test_its_words_stand_out_from_the_rays_of_every_seat(seat: Seat) -> None:
    caption = Caption("Ann", SEAT_COLOURS[seat].main, "Bernard")
    drawn = draw_victory(caption, castle("A", True, DEFEATED))
    column = drawn.crop((700, 0, 701, VICTORY)).getcolors() or []
    grounds = [colour for count, colour in column if count > 20]
    assert len(grounds) == 2, "sky and rays"
    for _, _, ink in _lines(caption, SPACE):
        assert all(contrast(ink, ground) >= LEAST for ground in grounds)


def test_a_draw_has_no_rays() -> None:
    drawn = draw_victory(BANNERS["draw"][0], None)
    assert len(drawn.crop((700, 0, 1000, VICTORY)).getcolors() or []) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("winners", [("A",), ("A", "C"), ("B",), ()])
def test_long_names_fit(winners: tuple[Seat, ...], language: str) -> None:
    view = duels.over()[0].view(None)
    view = replace(view, outcome=Outcome(winners, "fort" if winners else "turn_limit"))
    caption = status(view, LONG, texts_in(language)).caption
    lines = _lines(caption, SPACE)
    assert sum(size * 1.15 for _, size, _ in lines) <= VICTORY
    assert " ".join(line for line, _, _ in lines) == f"{caption.text} {caption.note}".strip()
    if len(winners) < 2:
        for at, (line, size, _) in enumerate(lines):
            assert width(line, size, "bold" if at > 1 else "black") <= SPACE
            assert size >= 33, "9 points on a phone"


def test_a_finished_board_begins_with_it_and_has_no_arrow() -> None:
    state, events = duels.over()
    view = state.view(None)
    assert marks_of(events).arrows
    top = status(view, duels.NAMES, EN)
    assert isinstance(top, VictorySpec)
    with Image.open(BytesIO(board(view, events, duels.NAMES, EN).data)) as whole:
        shown = whole.convert("RGB")
    results = results_of(events, view)
    assert not results.arrows
    assert results.wounds == marks_of(events).wounds
    strips = board_strips(view, results, duels.NAMES, EN)
    assert all(isinstance(strip, Strip) for strip in strips)
    assert shown.height == VICTORY + sum(strip.draw().height for strip in strips)


def test_what_burns_is_seen_to_have_fallen() -> None:
    whole = castle("B", False, DEFEATED)
    fallen = in_ruins(whole)
    assert fallen.width > whole.width, "it is tilted"
    tilted = whole.rotate(-14, Image.Resampling.BICUBIC, expand=True)
    assert ImageChops.difference(fallen.convert("RGB"), tilted.convert("RGB")).getbbox()
