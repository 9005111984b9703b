"""Frames of an animation are painted and stored only where they differ, and look as if all were."""

from __future__ import annotations

import random
from collections.abc import Sequence
from io import BytesIO
from itertools import pairwise

import duels
import pytest
import table_scenes
from PIL import Image, ImageChops

from engine.clash.steps import steps
from images import animation as filming
from images.clash.animation import CAMERA
from images.layers import Layer, extent, painted, repaint
from images.picture import Change, encode_animation
from texts import texts_in


@pytest.mark.parametrize(
    "state", [duels.middle(), duels.crowded(), table_scenes.crowded()], ids=["two", "full", "four"]
)
def test_a_frame_painted_on_the_one_before_looks_like_one_painted_alone(
    state: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[Image.Image] = []

    def watched(canvas: Image.Image, before: Sequence[Layer], layers: Sequence[Layer]) -> object:
        boxes = repaint(canvas, before, layers)
        alone, old = painted(layers), painted(before)
        assert canvas.size == alone.size
        assert not ImageChops.difference(canvas, alone).getbbox()
        for box in boxes:
            old.paste(alone.crop(box), box)
        assert not ImageChops.difference(old, alone).getbbox(), "a box for each difference"
        seen.append(alone)
        return boxes

    def stored(first: Image.Image, changes: Sequence[Change], *about: object, **more: int) -> bytes:
        shown = first.copy()
        for change, alone in zip(changes[:-1], seen, strict=True):
            for part, corner in change:
                shown.paste(part, corner)
            whole = alone.resize(first.size, Image.Resampling.BILINEAR)
            shades = ImageChops.difference(shown, whole).getextrema()
            assert max(high for _, high in shades) <= 1
        assert changes[-1] == [(first, (0, 0))], "the end as it was at the beginning"
        return encode_animation(first, changes, *about, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(filming, "repaint", watched)
    monkeypatch.setattr(filming, "encode_animation", stored)
    CAMERA.turn(steps(state, ["end"]), table_scenes.NAMES, texts_in("en"))  # type: ignore[arg-type]
    assert len(seen) > 3
    assert all(ImageChops.difference(*pair).getbbox() for pair in pairwise(seen))


def test_layers_are_painted_over_each_other_wherever_they_change() -> None:
    chance = random.Random(5)
    ground = Layer(Image.linear_gradient("L").resize((300, 200)).convert("RGB"), (0, 0))
    images = [
        Image.new(mode, (chance.randrange(1, 90), chance.randrange(1, 90)), shade)
        for mode in ("RGB", "RGBA")
        for shade in ((200, 30, 9, 120)[: len(mode)], (9, 90, 190, 60)[: len(mode)])
    ]
    before, canvas = [ground], painted([ground])
    for _ in range(60):
        layers = [each for each in before[1:] if chance.random() < 0.7]
        for _ in range(chance.randrange(4)):
            corner = chance.randrange(-20, 300), chance.randrange(-20, 200)
            layers.append(Layer(chance.choice(images), corner))
        layers = [ground, *layers]
        repaint(canvas, before, layers)
        alone = painted(layers, (0, 0, *extent([ground])))
        assert not ImageChops.difference(canvas, alone).getbbox()
        before = layers


def test_an_animation_is_decoded_to_the_frames_that_were_encoded() -> None:
    """Parts that don't change lengthen the frame before; corners may be odd."""
    first = Image.new("RGB", (61, 47), (20, 30, 40))
    dot = Image.new("RGB", (3, 5), (250, 204, 84))
    changes = [
        [(dot, (7, 9))],
        [(dot, (7, 9))],
        [(dot, (58, 42)), (first.crop((0, 0, 9, 9)), (7, 9))],
    ]
    data = encode_animation(first, changes, [600, 700, 50, 900], again=False, colours=9, quality=24)
    shown = first.copy()
    with Image.open(BytesIO(data)) as animation:
        assert (animation.n_frames, animation.info["loop"]) == (3, 1)  # type: ignore[attr-defined]
        for place, (change, time) in enumerate([([], 600), (changes[0], 750), (changes[2], 900)]):
            for part, corner in change:
                shown.paste(part, corner)
            animation.seek(place)
            animation.load()
            assert animation.info["duration"] == time
            assert not ImageChops.difference(animation.convert("RGB"), shown).getbbox()
