"""Compares pictures with small golden ones; fonts and encoders may differ by a shade.

`BRIDGEKEEPER_GOLDEN=write pytest tests/images` draws the golden pictures again: check them.
"""

from __future__ import annotations

import os
from io import BytesIO
from pathlib import Path

from PIL import Image, ImageChops, ImageStat

GOLDEN = Path(__file__).parent / "golden"
WIDTH = 350
MEAN_SHADES = 1.5
"""Largest mean difference of a colour channel (0 to 255) for the same picture."""
TILE = 12
TILE_SHADES = 14
"""The same for the mean of a tile of 12 x 12 pixels, which detects a missing badge."""


def small(data: bytes) -> Image.Image:
    """Return an encoded picture, 350 pixels wide (RGB)."""
    image = Image.open(BytesIO(data)).convert("RGB")
    return image.resize((WIDTH, image.height * WIDTH // image.width), Image.Resampling.BOX)


def difference(one: Image.Image, other: Image.Image) -> str:
    """Return how two small pictures differ; empty if they are the same."""
    if one.size != other.size:
        return f"{one.size} instead of {other.size}"
    shades = ImageChops.difference(one, other)
    mean = max(ImageStat.Stat(shades).mean)
    tiles = shades.resize((one.width // TILE, one.height // TILE), Image.Resampling.BOX)
    worst = max(max(channel.tobytes()) for channel in tiles.split())
    if mean > MEAN_SHADES or worst > TILE_SHADES:
        return f"mean {mean:.2f} shades, worst tile {worst} shades"
    return ""


def assert_golden(name: str, data: bytes) -> None:
    """Check that the picture is the golden one of this name."""
    drawn, path = small(data), GOLDEN / f"{name}.png"
    if os.environ.get("BRIDGEKEEPER_GOLDEN") == "write":
        GOLDEN.mkdir(exist_ok=True)
        drawn.save(path, optimize=True)
    differs = difference(drawn, Image.open(path).convert("RGB"))
    assert not differs, f"{path} differs: {differs}. To replace it: BRIDGEKEEPER_GOLDEN=write"
