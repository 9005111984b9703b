"""Textures of grounds, lit from above.

Each is drawn once as shades around a middle grey, and overlaid on any ground.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import cos, pi, sin

from PIL import Image, ImageChops, ImageDraw, ImageFilter

_SIDE = 512
_REST = 128
_DEPTH = 12
"""Shades by which a line of a texture is darker or lighter than the ground."""
_SMALL = 256

_Draw = ImageDraw.ImageDraw
_LIGHT, _DARK = _REST + _DEPTH, _REST - _DEPTH


def _rays(draw: _Draw) -> None:
    middle, far = (_SIDE / 2, _SIDE * 0.62), _SIDE
    for turn in range(0, 32, 2):
        ends = [
            (middle[0] + far * cos(pi * at / 16), middle[1] + far * sin(pi * at / 16))
            for at in (turn, turn + 1)
        ]
        draw.polygon([middle, *ends], fill=_LIGHT)


def _lattice(draw: _Draw) -> None:
    for at in range(-_SIDE, 2 * _SIDE, 64):
        draw.line((at, 0, at + _SIDE, _SIDE), fill=_DARK, width=7)
        draw.line((at, _SIDE, at + _SIDE, 0), fill=_LIGHT, width=7)


def _waves(draw: _Draw) -> None:
    for row, y in enumerate(range(20, _SIDE + 40, 46)):
        line = [(x, y + 10 * sin(x * pi / 42 + row * 1.7)) for x in range(-8, _SIDE + 16, 8)]
        draw.line(line, fill=_LIGHT if row % 2 else _DARK, width=9, joint="curve")


def _bricks(draw: _Draw) -> None:
    for row, y in enumerate(range(0, _SIDE, 64)):
        draw.line((0, y, _SIDE, y), fill=_DARK, width=7)
        draw.line((0, y + 6, _SIDE, y + 6), fill=_LIGHT, width=4)
        for x in range(-64 if row % 2 else 0, _SIDE, 128):
            draw.line((x, y, x, y + 64), fill=_DARK, width=7)


def _drips(draw: _Draw) -> None:
    for column, x in enumerate(range(10, _SIDE, 44)):
        end = 110 + (column * 197) % 330
        draw.rounded_rectangle((x, -30, x + 20, end), 10, fill=_LIGHT if column % 2 else _DARK)
        draw.ellipse((x - 3, end - 16, x + 23, end + 12), fill=_LIGHT if column % 2 else _DARK)


def _mist(draw: _Draw) -> None:
    for row, y in enumerate(range(24, _SIDE, 52)):
        left = (row * 173) % 260 - 120
        draw.rounded_rectangle((left, y, left + 300, y + 18), 9, fill=_LIGHT)
        draw.rounded_rectangle((left + 340, y + 8, left + 620, y + 26), 9, fill=_DARK)


def _scales(draw: _Draw) -> None:
    for row, y in enumerate(range(-32, _SIDE + 32, 40)):
        for x in range(-40 if row % 2 else 0, _SIDE + 40, 80):
            draw.arc((x - 40, y - 40, x + 40, y + 40), 10, 170, fill=_DARK, width=8)
            draw.arc((x - 34, y - 34, x + 34, y + 34), 10, 170, fill=_LIGHT, width=4)


def _lozenges(draw: _Draw) -> None:
    for row, y in enumerate(range(0, _SIDE + 64, 42)):
        for x in range(0, _SIDE + 84, 84):
            middle = x + (42 if row % 2 else 0)
            box = [(middle, y - 34), (middle + 30, y), (middle, y + 34), (middle - 30, y)]
            draw.polygon(box, fill=_LIGHT if row % 2 else _DARK)


def _slashes(draw: _Draw) -> None:
    for place, at in enumerate(range(-_SIDE, 2 * _SIDE, 58)):
        shift = (place * 97) % 120
        draw.polygon(
            [(at + shift, 0), (at + shift + 26, 0), (at - 210, _SIDE), (at - 218, _SIDE)],
            fill=_LIGHT if place % 2 else _DARK,
        )


def _bubbles(draw: _Draw) -> None:
    for place in range(46):
        x, y, radius = (place * 151) % _SIDE, (place * 211) % _SIDE, 12 + (place * 7) % 26
        box = (x - radius, y - radius, x + radius, y + radius)
        draw.ellipse(box, outline=_LIGHT if place % 3 else _DARK, width=6)


def _cracks(draw: _Draw) -> None:
    for row, y in enumerate(range(30, _SIDE + 60, 74)):
        line = [
            (x, y + (-22 if at % 2 else 22) + ((at * 31 + row * 47) % 19))
            for at, x in enumerate(range(-10, _SIDE + 60, 58))
        ]
        draw.line(line, fill=_DARK, width=8)
        draw.line([(x + 4, y + 8) for x, y in line], fill=_LIGHT, width=5)


_TEXTURES: dict[str, Callable[[_Draw], None]] = {
    "rays": _rays,
    "lattice": _lattice,
    "waves": _waves,
    "bricks": _bricks,
    "drips": _drips,
    "mist": _mist,
    "scales": _scales,
    "lozenges": _lozenges,
    "slashes": _slashes,
    "bubbles": _bubbles,
    "cracks": _cracks,
}


@cache
def _shades(texture: str) -> Image.Image:
    """Draw a texture under its light (L); without a name only the light."""
    image = Image.new("L", (_SIDE, _SIDE), _REST)
    if texture:
        _TEXTURES[texture](ImageDraw.Draw(image))
        image = image.filter(ImageFilter.GaussianBlur(1.5))
    far = Image.radial_gradient("L").resize((2 * _SIDE, 2 * _SIDE))  # 0 in the middle
    glow = far.crop((_SIDE // 2, _SIDE * 5 // 8, _SIDE * 3 // 2, _SIDE * 13 // 8))
    light = glow.point([round(62 - value * 0.85) + 128 for value in range(256)])
    return ImageChops.add(image, light, offset=-128)


@cache
def _light(texture: str, side: int) -> Image.Image:
    """Draw a texture under its light in a square of `side` pixels (RGB).

    Small squares have only the light, because a texture would be noise.
    """
    shades = _shades(texture if side > _SMALL else "").resize((side, side), Image.Resampling.BOX)
    return Image.merge("RGB", (shades, shades, shades))


def lit(image: Image.Image, texture: str = "") -> Image.Image:
    """Return a new image: this one (RGB) under the light and a texture (`rays`, `mist` ...).

    Raises KeyError for an unknown texture.
    """
    side = max(image.size)
    kept = next((size for size in (64, 128, 256) if size >= side), _SIDE)
    shades = _light(texture, kept)
    across, down = (kept * length / side / 2 for length in image.size)
    middle = kept / 2
    box = (middle - across, middle - down, middle + across, middle + down)
    return ImageChops.overlay(image, shades.resize(image.size, Image.Resampling.BILINEAR, box))
