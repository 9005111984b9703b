"""The parts of pictures as boxes: what was put on which image, and where.

Inside `recording` nothing is painted, so thousands of boards can be checked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import Any

import pytest
from parts import all_modules, forget_parts
from PIL import Image

from images import picture, text
from images.palette import Palette
from images.picture import Picture
from images.shapes import stacked
from images.strips import Strip

KINDS = {
    "label": "text",
    "number": "figure",
    "sign": "sign",
    "badge": "corner",
    "rule_badge": "corner",
    "_change": "corner",
    "kind_badge": "corner",
    "slip": "card",
    "side_picture": "row",
    "altar_picture": "row",
    "castle_picture": "row",
    "cell_picture": "row",
    "cost": "corner",
    "die": "corner",
    "pip_picture": "sign",
    "tile_badge": "corner",
    "ability_icon": "sign",
    "aura_icon": "sign",
    "used_up": "sign",
    "movement": "sign",
    "round_badge": "corner",
    "order_badge": "corner",
    "mana_disc": "corner",
    "_symbiote": "corner",
    "_captives": "corner",
    "damage_burst": "blow",
    "shield": "blow",
    "_healing": "blow",
    "_body_picture": "creature",
    "card_back": "back",
    "castle": "castle",
    "medal": "medal",
    "mana_gem": "mana",
    "token": "token",
    "miniature": "card",
    "plate": "card",
    "stronghold": "card",
    "_stronghold": "card",
    "row_picture": "row",
    "banner_picture": "banner",
}
"""Kinds of the images that these drawing functions return."""
MEASURED = ("label", "number", "width")
"""Functions that draw and measure even while nothing is painted, cached over all recordings."""
ATOMS = ("text", "figure", "sign", "corner", "blow", "back", "castle", "medal", "mana", "token")
"""Kinds whose content is part of them."""
GAMES = ("images.bald_mountain.", "images.castles.", "images.clash.")

BLANK: dict[str, Callable[..., Image.Image]] = {
    "scene": lambda _, size, *__, **___: _empty("RGB", size),
    "paint_scene": lambda _, size, *__, **___: _blank("RGB", size),
    "framed": lambda _, size, *__, **___: _blank("RGBA", size),
    "place_scene": lambda _, __, size: _empty("RGB", size),
    "castle": lambda _, __, size: _empty("RGBA", (size, size)),
    "land": lambda _, height, __: _empty("RGB", (1000, height)),
    "night": lambda: _empty("RGB", (1000, 570)),
    "sky": lambda: _empty("RGB", (1000, 110)),
    "_slab": lambda _: _empty("RGB", (490, 280)),
    "_spent": lambda image: image,
    "river": lambda: _empty("RGB", (1000, 40)),
    "solid": lambda mask, _: _blank("RGBA", mask.size),
    "dimmed_image": lambda image: image,
}
"""Slow drawing functions, replaced by empty images of the same size."""


@cache
def _empty(mode: str, size: tuple[int, int]) -> Image.Image:
    return Image.new(mode, size)


def _blank(mode: str, size: tuple[int, int], *_: Any) -> Image.Image:
    """Return a new image that shares its pixels with all of its size: nothing is painted."""
    return _same(_empty(mode, tuple(size)))


def _same(image: Image.Image) -> Image.Image:
    return image._new(image.im)


class _Blanks:
    """Replaces `PIL.Image` for drawing code."""

    Resampling = Image.Resampling
    Image = Image.Image
    new = staticmethod(_blank)
    blend = staticmethod(lambda image, *_: _same(image))


@cache
def _remembered(made: Callable[..., Any]) -> Callable[..., Any]:
    return lru_cache(maxsize=None)(made)


Box = tuple[int, int, int, int]
"""Left, top, right and bottom."""


@dataclass(frozen=True)
class Item:
    """A part of an image: its kind (empty for grounds and ornaments), words, box and image."""

    kind: str
    words: str
    box: Box
    image: Image.Image | None


@dataclass
class Layout:
    """All images that were drawn on, with their parts in the order of time."""

    kinds: dict[int, tuple[str, str, Image.Image]] = field(default_factory=dict)
    sheets: dict[int, tuple[Image.Image, list[Item]]] = field(default_factory=dict)

    def put(self, canvas: Image.Image, what: Any, box: Any) -> None:
        """Record an `Image.paste` of an image or a colour at a place."""
        kind, words, image = "", "", what if isinstance(what, Image.Image) else None
        place = tuple(box) if box is not None else (0, 0)
        if image is not None:
            kind, words, _ = self.kinds.get(id(image), ("", "", image))
            ink = image.getbbox() if kind in ("text", "figure") else (0, 0, *image.size)
            left, top, right, bottom = ink or (0, 0, 0, 0)
            covered = place[0] + left, place[1] + top, place[0] + right, place[1] + bottom
        else:
            covered = place if len(place) == 4 else (*place, *canvas.size)
        _, items = self.sheets.setdefault(id(canvas), (canvas, []))
        items.append(Item(kind, words, covered, image))

    def on(self, image: Image.Image) -> list[Item]:
        """Return the parts of an image."""
        return self.sheets[id(image)][1] if id(image) in self.sheets else []

    def below(self, image: Image.Image, at: tuple[int, int] = (0, 0)) -> Iterator[Item]:
        """Yield the parts with a kind on an image and on its parts, in pixels of the whole."""
        for item in self.on(image):
            left, top, right, bottom = item.box
            moved = left + at[0], top + at[1], right + at[0], bottom + at[1]
            if item.kind:
                yield Item(item.kind, item.words, moved, item.image)
            if item.image is not None and item.kind not in ATOMS:
                yield from self.below(item.image, moved[:2])


@contextmanager
def recording() -> Iterator[Layout]:
    """Record everything that is drawn in this context, without painting it."""
    layout = Layout()
    with pytest.MonkeyPatch.context() as patch:
        forget_parts(all_modules())
        for module in all_modules():
            if module.__name__.startswith(GAMES) and hasattr(module, "Image"):
                patch.setattr(module, "Image", _Blanks)
            for name, value in list(vars(module).items()):
                if name in BLANK and module is not text:  # letters are measured by their ink
                    patch.setattr(module, name, _watched(layout, KINDS.get(name, ""), BLANK[name]))
                elif name == "pressed":
                    patch.setattr(module, name, _Unpressed)
                elif name == "as_strips":
                    patch.setattr(module, name, _on_one_canvas)
                elif name in KINDS or name in MEASURED:
                    made = _remembered(value) if name in MEASURED else value
                    patch.setattr(module, name, _watched(layout, KINDS.get(name, ""), made))
        patch.setattr(Image.Image, "paste", _pasted(layout))
        patch.setattr(Image.Image, "alpha_composite", _pasted(layout))
        patch.setattr(Image.Image, "copy", _same)
        patch.setattr(Image.Image, "save", lambda *_, **__: None)
        patch.setattr(picture, "band", lambda _, **__: None)
        patch.setattr(picture, "png", lambda *_: b"")
        yield layout
    forget_parts(all_modules())


@dataclass
class _Unpressed:
    """A cached part of pictures: the same image with its parts."""

    kept: Image.Image

    def image(self) -> Image.Image:
        return self.kept


def _on_one_canvas(
    name: str, shown: Iterable[Strip | Image.Image], _: Palette, alt: str
) -> Picture:
    stacked([each if isinstance(each, Image.Image) else each.draw() for each in shown])
    return Picture(name, b"", alt)


def _pasted(layout: Layout) -> Callable[..., None]:
    def paste(canvas: Image.Image, what: Any, box: Any = None, *_: Any) -> None:
        layout.put(canvas, what, box)

    return paste


def _watched(layout: Layout, kind: str, made: Callable[..., Any]) -> Callable[..., Any]:
    def make(*args: Any, **options: Any) -> Any:
        image = made(*args, **options)
        if kind and isinstance(image, Image.Image):
            words = args[0] if args and isinstance(args[0], str) else ""
            layout.kinds[id(image)] = (kind, words, image)
        return image

    return make


# Checks


def outside(layout: Layout) -> Iterator[str]:
    """Yield parts that exceed their image, and words and figures that exceed the ground below."""
    for canvas, items in layout.sheets.values():
        for at, item in enumerate(items):
            if item.kind and not _inside(item.box, (0, 0, *canvas.size), 1):
                yield f"{item.kind} {item.words!r} {item.box} leaves {canvas.size}"
            if item.kind in ("text", "figure"):
                ground = next(
                    (under for under in reversed(items[:at]) if _holds(under, item)), None
                )
                if ground is not None and not _inside(item.box, ground.box, 2):
                    yield f"{item.kind} {item.words!r} {item.box} leaves its ground {ground.box}"


def overlaps(items: Iterable[Item], slack: int = 1) -> Iterator[str]:
    """Yield parts that overlap by more than `slack` pixels."""
    near: list[Item] = []
    for item in sorted(items, key=lambda item: item.box[1]):
        near = [other for other in near if other.box[3] - item.box[1] > slack]
        for other in near:
            if _meet(item.box, other.box, slack):
                yield f"{_told(item)} on {_told(other)}"
        near.append(item)


def _told(item: Item) -> str:
    return f"{item.kind} {item.words!r} {item.box}"


def _holds(ground: Item, item: Item) -> bool:
    x, y = (item.box[0] + item.box[2]) / 2, (item.box[1] + item.box[3]) / 2
    left, top, right, bottom = ground.box
    return left <= x <= right and top <= y <= bottom and ground.kind in ("", "card", "mana")


def _inside(box: Box, ground: Box, slack: int) -> bool:
    return (
        box[0] >= ground[0] - slack
        and box[1] >= ground[1] - slack
        and box[2] <= ground[2] + slack
        and box[3] <= ground[3] + slack
    )


def _meet(one: Box, other: Box, slack: int) -> bool:
    return (
        min(one[2], other[2]) - max(one[0], other[0]) > slack
        and min(one[3], other[3]) - max(one[1], other[1]) > slack
    )
