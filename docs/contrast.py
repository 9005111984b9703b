"""Prints the contrast of every text in the pictures of the gallery with what is behind it.

    python docs/contrast.py

The weakest come first: contrast, text, ground, the module that draws it, the words, the picture.
Exits with 1 if a contrast is below `LEAST`, what WCAG 2 asks of small text. Words that are dimmed
after they were drawn, because their card can't be played, count as they were drawn.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from typing import Any
from unittest.mock import patch

from gallery import Shown, kinds
from legibility import forget_drawn
from PIL import Image

import images.text
from images.theme import Colour

LEAST = 4.5
_COMMON = 0.12
"""Least part of the pixels behind a text whose colour is a ground of it."""
_STEP = 2
"""Every second pixel is compared."""
_HELPERS = {"images.text", "images.charts", "images.layout"}
"""Modules that draw texts for others."""


def luminance(colour: Colour) -> float:
    """Return the relative luminance of a colour, from 0 to 1."""
    shares = (shade / 255 for shade in colour)
    red, green, blue = (
        share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    """Return the contrast of two colours, from 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@dataclass(frozen=True)
class Pair:
    """The colours of a text and of its ground, and the module that draws it."""

    text: Colour
    ground: Colour
    module: str

    @property
    def contrast(self) -> float:
        """The contrast of the two colours."""
        return contrast(self.text, self.ground)


@dataclass(frozen=True)
class Text:
    """A drawn text and its place on an image."""

    words: str
    colour: Colour
    module: str
    ink: Image.Image
    place: tuple[int, int] = (0, 0)


@dataclass
class Watch:
    """What was drawn: the pairs with words and picture, and texts by the id of their image."""

    picture: str = ""
    pairs: dict[Pair, tuple[str, str]] = field(default_factory=dict)
    loose: dict[int, tuple[Image.Image, list[Text]]] = field(default_factory=dict)

    def written(self, draw: Callable[..., Image.Image]) -> Callable[..., Image.Image]:
        """Return a function that draws text and also remembers it."""

        def drawn(words: str, size: int, colour: Colour, *args: Any, **options: Any) -> Image.Image:
            image, frame = draw(words, size, colour, *args, **options), sys._getframe(1)
            while frame.f_globals["__name__"] in _HELPERS and frame.f_back is not None:
                frame = frame.f_back
            module = frame.f_globals["__name__"]
            self.loose[id(image)] = image, [Text(words, colour, module, image.getchannel("A"))]
            return image

        return drawn

    def pasting(self, paste: Callable[..., None]) -> Callable[..., None]:
        """Return a function that pastes and also looks behind the texts on the pasted image."""

        def pasted(canvas: Image.Image, image: Any, box: Any = None, *args: Any) -> None:
            for text in self.loose.get(id(image), (image, []))[1]:
                x, y = (box or (0, 0))[:2]
                self._look(canvas, text, (x + text.place[0], y + text.place[1]))
            paste(canvas, image, *([] if box is None and not args else [box]), *args)

        return pasted

    def _look(self, canvas: Image.Image, text: Text, place: tuple[int, int]) -> None:
        ink = text.ink
        box = *place, place[0] + ink.width, place[1] + ink.height
        size = max(ink.width // _STEP, 1), max(ink.height // _STEP, 1)
        behind = canvas.crop(box).convert("RGBA").resize(size, Image.Resampling.NEAREST)
        masks = ink.resize(size, Image.Resampling.NEAREST).tobytes()
        raw = behind.tobytes()
        found = Counter(raw[4 * at : 4 * at + 4] for at, mask in enumerate(masks) if mask > 200)
        if sum(count for pixel, count in found.items() if pixel[3] < 128) * 2 > found.total():
            moved = Text(text.words, text.colour, text.module, ink, place)
            self.loose.setdefault(id(canvas), (canvas, []))[1].append(moved)
            return
        for (red, green, blue, _), count in found.items():
            if count >= _COMMON * found.total():
                pair = Pair(text.colour, (red, green, blue), text.module)
                self.pairs.setdefault(pair, (text.words, self.picture))


@contextmanager
def watched() -> Iterator[Watch]:
    """Watch the texts that are drawn inside the context."""
    forget_drawn()
    watch = Watch()
    with ExitStack() as patches:
        for name in ("label", "number"):
            draw = getattr(images.text, name)
            for place, module in [*sys.modules.items()]:
                if place.startswith("images.") and vars(module).get(name) == draw:
                    patches.enter_context(patch.object(module, name, watch.written(draw)))
        for name in ("paste", "alpha_composite"):
            pasting = watch.pasting(getattr(Image.Image, name))
            patches.enter_context(patch.object(Image.Image, name, pasting))
        yield watch
    forget_drawn()


def measured(shown: Shown) -> dict[Pair, tuple[str, str]]:
    """Draw pictures, and return their pairs with words and picture, the weakest first."""
    with watched() as watch:
        for watch.picture, draw in shown.items():
            draw()
    return {pair: watch.pairs[pair] for pair in sorted(watch.pairs, key=lambda one: one.contrast)}


def main() -> None:
    """Print the pairs of all pictures, and exit with 1 if one is too weak."""
    pairs = measured(kinds())
    for pair, (words, title) in pairs.items():
        colours = f"{pair.contrast:5.2f}  {pair.text} on {pair.ground}"
        print(f"{colours}  {pair.module}: {words!r}, {title}")
    sys.exit(any(pair.contrast < LEAST for pair in pairs))


if __name__ == "__main__":
    main()
