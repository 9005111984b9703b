"""Writing systems: which font has a character, and in which direction it is read."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from contextlib import suppress
from functools import cache, lru_cache
from itertools import accumulate, groupby

from PIL import ImageFont, features

from engine.core import record
from images.theme import INTER, Weight, faces, open_font, script_font, text_font

_NOWHERE = "\U0010ffff"
"""A character that is in no font."""
_ANYTHING = "Sans", "Emoji", "SansSymbols", "SansCJK"
"""Faces for characters without a script of their own, from letters to the largest font."""
JOINERS = "\u200c\u200d"
"""Characters that say whether their neighbours (letters or emoji) are joined."""


@record
class Run:
    """A part of a line that has one face and one direction.

    `text` is in logical order, as it is read.
    """

    text: str
    face: str
    from_right: bool

    def font(self, size: int, weight: Weight) -> ImageFont.FreeTypeFont:
        """Open the face of the run at this size and weight."""
        if self.face == INTER:
            return text_font(size, weight)
        return script_font(self.face, size, weight)

    @property
    def shaped(self) -> tuple[str, str | None]:
        """The text and the direction for Pillow.

        If Pillow can't reorder letters, they are reversed here, and are not joined.
        """
        if not self.from_right:
            return self.text, None
        return (self.text, "rtl") if _shapes() else (self.text[::-1], None)


@cache
def _shapes() -> bool:
    """Return whether Pillow joins and reorders letters: its wheels do if the host has FriBiDi."""
    return bool(features.check("raqm"))


@lru_cache(maxsize=512)
def runs(text: str) -> tuple[Run, ...]:
    """Split a line into its runs, from left to right.

    The line is read from the left if any letter in it is.
    """
    line, found = _letters(text), list[Run]()
    sided = zip(line, _sides(line), strict=True)
    for from_right, stretch in groupby(sided, key=lambda letter: letter[1]):
        letters = groupby((letter for letter, _ in stretch), key=_face)
        of_one_face = [Run("".join(each), face, from_right) for face, each in letters]
        found += reversed(of_one_face) if from_right else of_one_face
    return tuple(found)


def _letters(text: str) -> list[str]:
    """Split the text into characters, each with the marks and joiners that belong to it."""
    letters: list[str] = []
    for character in text:
        if letters and belongs_to_a_letter(character):
            letters[-1] += character
        else:
            letters.append(character)
    return letters


def belongs_to_a_letter(character: str) -> bool:
    """Return whether the character is a mark on the one before it, or a joiner."""
    return character in JOINERS or unicodedata.category(character)[0] == "M"


def _face(letter: str) -> str:
    return face_of(letter[0]) or INTER


def _sides(letters: Sequence[str]) -> list[bool]:
    """Return for each letter whether it is read from the right.

    Characters without a direction take that of their neighbours if these agree, else that of the
    line.
    """
    own = [_side(letter[0]) for letter in letters]
    line = True in own and False not in own
    before = list(accumulate(own, _latest, initial=line))[1:]
    after = list(accumulate(reversed(own), _latest, initial=line))[:0:-1]
    return [one if one == other else line for one, other in zip(before, after, strict=True)]


def _latest(known: bool, own: bool | None) -> bool:
    return known if own is None else own


def _side(character: str) -> bool | None:
    kind = unicodedata.bidirectional(character)
    return True if kind in ("R", "AL", "AN") else False if kind == "L" else None


@lru_cache(maxsize=4096)
def face_of(character: str) -> str | None:
    """Return the face that draws a character, Inter if possible; None if no face does."""
    if has_glyph(INTER, character):
        return INTER
    script = re.split("[ -]", unicodedata.name(character, ""))[0].capitalize()
    own = (f"Sans{script}",) if f"Sans{script}" in faces() else ()
    return next((face for face in (*own, *_ANYTHING) if has_glyph(face, character)), None)


def has_glyph(face: str, character: str) -> bool:
    """Return whether the face has a glyph for the character, other than the missing one."""
    return _drawn(face, character) not in (None, _drawn(face, _NOWHERE))


def leaves_ink(face: str, character: str) -> bool:
    """Return whether the character's glyph has any visible pixel."""
    drawn = _drawn(face, character)
    return drawn is not None and any(drawn[1])


@lru_cache(maxsize=512)
def _drawn(face: str, character: str) -> tuple[tuple[int, int], bytes] | None:
    """Draw a character at its heaviest; return its size and its pixels.

    None if it is too complex for the rasterizer (the Basmala in one character).
    """
    with suppress(OSError):
        mask = _probe(face).getmask(character)
        return mask.size, bytes(mask)
    return None


@cache
def _probe(face: str) -> ImageFont.FreeTypeFont:
    """Open the font without shaping, for drawing single characters."""
    return open_font(face, 32, "black", ImageFont.Layout.BASIC)
