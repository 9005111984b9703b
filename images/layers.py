"""Pictures made of layers: the next one is painted over the last one where they differ."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple, TypeAlias

from PIL import Image, ImageChops

Corner: TypeAlias = tuple[int, int]
Box: TypeAlias = tuple[int, int, int, int]
"""Left, top, right and bottom in pixels."""
_Placed: TypeAlias = tuple[Box, Image.Image]
_BAND = 80
"""Rows of pixels that are painted and compared at a time."""
_MARKED = re.compile(rb"\x01+(?:\0{1,50}\x01+)*")
"""Columns in which something differs, and up to 50 equal ones between them."""


class Layer(NamedTuple):
    """An image (RGB, or RGBA on what is below it) and its top left corner.

    The same image at the same corner is the same layer.
    """

    image: Image.Image
    corner: Corner

    @property
    def box(self) -> Box:
        """The pixels that it covers."""
        left, top = self.corner
        return left, top, left + self.image.width, top + self.image.height


def moved(layers: Iterable[Layer], by: Corner) -> list[Layer]:
    """Return the layers at other places: `by` pixels further to the right and down."""
    return [Layer(image, (x + by[0], y + by[1])) for image, (x, y) in layers]


def below_each_other(images: Iterable[Image.Image]) -> list[Layer]:
    """Return images as layers from top to bottom."""
    layers, top = list[Layer](), 0
    for image in images:
        layers.append(Layer(image, (0, top)))
        top += image.height
    return layers


def painted(layers: Sequence[Layer], box: Box | None = None) -> Image.Image:
    """Paint layers from the lowest to the highest (RGB, a new image).

    `box` is the part to paint; None for all of the lowest layers, whose tops are at or above 0.
    """
    return _painted([(layer.box, layer.image) for layer in layers], box or (0, 0, *extent(layers)))


def _painted(placed: Iterable[_Placed], box: Box) -> Image.Image:
    met = [(own, image) for own, image in placed if _overlap(own, box)]
    (left, top, *_), lowest = met[0]
    canvas = lowest.crop((box[0] - left, box[1] - top, box[2] - left, box[3] - top))
    for own, image in met[1:]:
        corner = own[0] - box[0], own[1] - box[1]
        canvas.paste(image, corner, image if image.mode == "RGBA" else None)
    return canvas


def extent(layers: Sequence[Layer]) -> tuple[int, int]:
    """Return the width and the height that layers cover from the corner (0, 0)."""
    return max(layer.box[2] for layer in layers), max(layer.box[3] for layer in layers)


def repaint(canvas: Image.Image, before: Sequence[Layer], layers: Sequence[Layer]) -> list[Box]:
    """Paint layers on a picture of those `before`; return boxes around all pixels that differ.

    The picture then looks like that of the layers alone. Boxes do not overlap.
    """
    changed = {_identity(layer): layer for layer in (*before, *layers)}
    for key in {*map(_identity, before)} & {*map(_identity, layers)}:
        del changed[key]
    dirty = [layer.box for layer in changed.values()]
    placed = [(layer.box, layer.image) for layer in layers]
    return [
        box
        for top in range(0, canvas.height, _BAND)
        for box in _repaint(canvas, placed, dirty, top)
    ]


def _repaint(
    canvas: Image.Image, placed: Sequence[_Placed], dirty: Sequence[Box], top: int
) -> Iterator[Box]:
    """Paint what is dirty in a band and yield boxes around all pixels that differ."""
    bottom = min(top + _BAND, canvas.height)
    met = [box for box in dirty if _overlap(box, (0, top, canvas.width, bottom))]
    if not met:
        return
    lefts, tops, rights, bottoms = zip(*met, strict=True)
    left, top = max(min(lefts), 0), max(min(tops), top)
    right, bottom = min(max(rights), canvas.width), min(max(bottoms), bottom)
    new = _painted(placed, (left, top, right, bottom))
    differs = ImageChops.difference(new, canvas.crop((left, top, right, bottom)))
    columns, rows = (bytes(axis) for axis in differs.getprojection())
    if not any(rows):
        return
    canvas.paste(new, (left, top))
    bottom, top = top + rows.rindex(1) + 1, top + rows.index(1)
    for found in _MARKED.finditer(columns):
        yield left + found.start(), top, left + found.end(), bottom


def _overlap(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def _identity(layer: Layer) -> tuple[int, Corner]:
    return id(layer.image), layer.corner
