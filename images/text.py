"""Text in pictures: labels drawn once, fitted to a width, safe for any user name."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from threading import Lock
from zlib import crc32

from cachetools import LRUCache, cached
from PIL import Image, ImageDraw

from images.scripts import JOINERS, Run, belongs_to_a_letter, face_of, leaves_ink, runs
from images.shapes import shaded, solid, stencil
from images.shared import shared
from images.theme import INTER, Colour, Weight, text_font

ELLIPSIS = "…"
UNKNOWN = "◇"
"""Replaces a letter that no font has."""
_MARKS = 3
"""Most marks and joiners on a letter."""
_SMALLEST = 24
"""Least size of a squeezed text before it is cut."""
_LONGEST = 120
_SHRINK = 0.75
_TIGHTEST = 0.5
"""The least width of a squeezed text relative to its usual width."""
_MEASURED = 4096
_INK_BYTES = 12 * 1024 * 1024
"""Bytes of cached lines of text, about 6 KiB each: the names of all current players, and more."""
_SPACE = re.compile(r" ")
_WORD = re.compile(r"[\S\u00a0]+")
"""Never broken across lines: a no-break space is part of its word."""
_BREAK = re.compile(r" |(?<=\w)-(?=\w)")
_FRACTION = re.compile(r"([¼-¾])")
"""NFKC makes "41⁄2" of "4½"."""


def readable(text: str) -> str:
    """Return the text on one line, with only characters that a font has. Never empty.

    Fancy letters become plain ones (NFKC), but fractions stay. Letters and digits that no font has
    become `UNKNOWN`, and other invisible characters (stray accents, control characters, unusual
    blanks) are dropped. If nothing is left, `UNKNOWN` and a number computed from the text
    distinguish it from others.
    """
    kept, face, marks = list[str](), "", 0
    for character in "".join(map(_plain, _FRACTION.split(text[:_LONGEST]))):
        if belongs_to_a_letter(character):
            marks += 1
            kept.append(character if marks <= _MARKS and _can_join(character, face) else "")
        else:
            kept.append(_shown(character))
            face, marks = face_of(kept[-1]) or "" if kept[-1] else "", 0
    line = " ".join("".join(kept).split())
    if line.strip(f"{UNKNOWN} "):
        return line
    return f"{UNKNOWN}{crc32(text.encode(errors='replace')) % 100:02}" if text else UNKNOWN


def _plain(text: str) -> str:
    return text if _FRACTION.fullmatch(text) else unicodedata.normalize("NFKC", text)


def _can_join(mark: str, face: str) -> bool:
    """Return whether a mark may stay on a letter of this face.

    Not on Inter, which has letters with their accents.
    """
    return face not in ("", INTER) and (face_of(mark) == face or mark in JOINERS)


@lru_cache(maxsize=4096)
def _shown(character: str) -> str:
    category = unicodedata.category(character)
    if category[0] == "Z" or character in "\t\n\r":
        return " "
    face = face_of(character) if category[0] != "C" else None
    if face is not None:
        return character if leaves_ink(face, character) else ""
    return UNKNOWN if category[0] in "LN" else ""


@lru_cache(maxsize=_MEASURED)
def width(text: str, size: int, weight: Weight = "bold") -> int:
    """Return the width of a line of text in pixels, rounded up."""
    return int(sum(_length(run, size, weight) for run in runs(text)) + 0.999)


@lru_cache(maxsize=_MEASURED)
def _length(run: Run, size: int, weight: Weight) -> float:
    shaped, direction = run.shaped
    return run.font(size, weight).getlength(shaped, direction=direction)


def wrapped(text: str, size: int, weight: Weight, space: int, lines: int) -> list[str]:
    """Split the text into at most `lines` lines of `space` pixels.

    The last line has all the rest, however long.
    """
    found: list[str] = []
    words = _WORD.findall(text)
    while words:
        taken = len(words)
        if len(found) + 1 < lines:
            while taken > 1 and width(" ".join(words[:taken]), size, weight) > space:
                taken -= 1
        found.append(" ".join(words[:taken]))
        del words[:taken]
    return found


def as_lines(text: str, size: int, weight: Weight, space: int, most: int) -> list[str]:
    """Split the text into as many lines of `space` pixels as it needs, at most `most`.

    Without a text there are none.
    """
    found: list[str] = []
    for lines in range(1, most + 1) if text else ():
        found = wrapped(text, size, weight, space, lines)
        if all(width(line, size, weight) <= space for line in found):
            break
    return found


def halved(
    text: str, size: int, space: int, weight: Weight = "black", *, hyphens: bool = False
) -> Sequence[str]:
    """Return the text as one line if it fits into `space` pixels, else as two of similar width.

    With `hyphens` the first line may also end at the hyphen of a word.
    """
    text = " ".join(_WORD.findall(text))
    ends = [found.end() for found in (_BREAK if hyphens else _SPACE).finditer(text)]
    if not ends or width(text, size, weight) <= space:
        return (text,)
    halves = ((text[:end].rstrip(), text[end:]) for end in ends)
    return min(halves, key=lambda pair: max(width(line, size, weight) for line in pair))


@shared(64)
def label(
    text: str, size: int, colour: Colour, weight: Weight = "bold", max_width: int | None = None
) -> Image.Image:
    """Draw a line of text (RGBA), as wide as the text and as high as the font's line.

    `size` is pixels per em. Text wider than `max_width` shrinks to three quarters of its size
    and is then cut with an ellipsis; the height and the baseline stay those of `size`. The
    image is shared: paste it, never draw on it.
    """
    return solid(_ink(text, size, weight, max_width), colour)


def _size(ink: Image.Image) -> int:
    return ink.width * ink.height


@cached(LRUCache(_INK_BYTES, _size), lock=Lock())
def _ink(text: str, size: int, weight: Weight, max_width: int | None) -> Image.Image:
    shown, fitted = _fit(readable(text), size, weight, max_width)
    ascent, descent = text_font(size, weight).getmetrics()
    mask = Image.new("L", (max(width(shown, fitted, weight), 1), ascent + descent))
    pen, x = ImageDraw.Draw(mask), 0.0
    for run in runs(shown):
        font, (shaped, direction) = run.font(fitted, weight), run.shaped
        pen.text((x, ascent), shaped, font=font, fill=255, anchor="ls", direction=direction)
        x += _length(run, fitted, weight)
    return shaded(mask)


def squeezed(text: str, size: int, colour: Colour, space: int) -> Image.Image:
    """Draw a bold line of text in full height (RGBA), narrower than usual if it is long.

    It is narrowed, then gets smaller, and is cut last.
    """
    most = int(space / _TIGHTEST)
    while is_cut(text, size, "bold", most) and size > _SMALLEST:
        size -= 1
    words = label(text, size, colour, "bold", most)
    return words.resize((min(words.width, space), words.height))


def is_cut(text: str, size: int, weight: Weight, max_width: int) -> bool:
    """Return whether a label of the text is cut."""
    text = readable(text)
    return _fit(text, size, weight, max_width)[0] != text


def _fit(text: str, size: int, weight: Weight, max_width: int | None) -> tuple[str, int]:
    """Return the text, cut if necessary, and the size that fit the width."""
    if max_width is None or width(text, size, weight) <= max_width:
        return text, size
    smallest = max(int(size * _SHRINK), 1)
    fitted = max(int(size * max_width / width(text, size, weight)), smallest)
    while fitted > smallest and width(text, fitted, weight) > max_width:
        fitted -= 1  # small letters are wider in proportion
    return cut(text, fitted, weight, max_width), fitted


def cut(text: str, size: int, weight: Weight, max_width: int) -> str:
    """Return the text, with an ellipsis instead of its end if it is wider than that."""
    if width(text, size, weight) <= max_width:
        return text
    while text and width(text.rstrip() + ELLIPSIS, size, weight) > max_width:
        text = text[:-1]
    return text.rstrip() + ELLIPSIS


@shared(512)
def number(
    text: str, height: int, colour: Colour, weight: Weight = "black", max_width: int | None = None
) -> Image.Image:
    """Draw digits (RGBA) cropped to their ink, about `height` pixels high: for big figures.

    They are lower if they would be wider than `max_width`.
    """
    if max_width is not None:
        drawn = number(text, height, colour, weight)
        while drawn.width > max(max_width, 1) and height > 1:
            height = min(height - 1, max(height * max_width // drawn.width, 1))
            drawn = number(text, height, colour, weight)
        return drawn
    return solid(stencil(text, text_font(max(round(height / 0.727), 1), weight)), colour)
