"""A finished picture as it goes to Discord."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from io import BytesIO

from PIL import Image

from engine.core import record

ALT_LIMIT = 1024
"""Characters of a text alternative that Discord takes."""


@record
class Picture:
    """A file (`board.webp`), its bytes, and what it shows in words (up to `ALT_LIMIT`).

    Without a file: it could not be drawn, and the words have to do.
    """

    name: str
    data: bytes
    alt: str


@record
class Drawing:
    """A picture to be drawn off the event loop, named by what it shows. `alt` tells what it shows
    without drawing anything."""

    key: Hashable
    draw: Callable[[], Picture]
    alt: Callable[[], str]


def encode(image: Image.Image) -> bytes:
    """The image as WebP: quality 80, method 0, because it is three times as fast as 4."""
    buffer = BytesIO()
    image.save(buffer, "WEBP", quality=80, method=0)
    return buffer.getvalue()


def encode_film(
    frames: Sequence[Image.Image], milliseconds: Sequence[int], *, again: bool
) -> bytes:
    """Frames of one size as an animated WebP, of which only what changes is kept; how many
    milliseconds each of them stands. `again`: it begins anew after the last one, which else stays.
    """
    buffer = BytesIO()
    frames[0].save(
        buffer,
        "WEBP",
        save_all=True,
        append_images=frames[1:],
        duration=list(milliseconds),
        loop=0 if again else 1,
        quality=75,
        method=0,
        kmax=0,
    )
    return buffer.getvalue()


def clipped(alt: str) -> str:
    """The text alternative within the limit."""
    return alt if len(alt) <= ALT_LIMIT else alt[: ALT_LIMIT - 1] + "…"


def fitting(versions: Iterable[str]) -> str:
    """The first of these, from many words to few, that a text alternative has room for; else as
    much of the last as it has."""
    words = ""
    for words in versions:
        if len(words) <= ALT_LIMIT:
            break
    return clipped(words)
