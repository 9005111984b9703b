"""Frames of an animation are made smaller only where they change, and look as if they all were."""

from __future__ import annotations

from itertools import pairwise

import duels
import pytest
import table_scenes
from PIL import Image, ImageChops

from engine.clash.steps import steps
from images import animation as filming
from images.clash.animation import turn_animation
from texts import texts_in


@pytest.mark.parametrize(
    "state", [duels.middle(), duels.crowded(), table_scenes.crowded()], ids=["two", "full", "four"]
)
def test_only_what_changes_is_made_smaller(state: object, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Image.Image] = []
    smaller = filming._smaller

    def watched(canvas: Image.Image, *before: Image.Image | None) -> Image.Image:
        drawn = smaller(canvas, *before)
        whole = canvas.resize(drawn.size, Image.Resampling.BILINEAR)
        assert max(high for _, high in ImageChops.difference(drawn, whole).getextrema()) <= 1
        seen.append(canvas)
        return drawn

    monkeypatch.setattr(filming, "_smaller", watched)
    turn_animation(steps(state, ["end"]), table_scenes.NAMES, texts_in("en"))  # type: ignore[arg-type]
    assert len(seen) > 3
    assert all(ImageChops.difference(*pair).getbbox() for pair in pairwise(seen))


def test_boxes_are_around_what_differs_and_what_is_seen_of_it() -> None:
    one = Image.new("RGB", (1000, 400))
    other = one.copy()
    other.paste((9, 9, 9), (0, 95, 10, 130))
    other.paste((9, 9, 9), (500, 399, 501, 400))
    assert list(filming._changed(other, one)) == [
        (0, 90, 20, 140),
        (490, 390, 510, 400),
    ]
    assert list(filming._changed(one, one)) == []
