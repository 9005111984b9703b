"""The boards of games below their captions: as pictures, and as frames of animations."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial, reduce
from typing import Any

from PIL import Image

from engine.core import SEATS, Seat
from images.animation import Frame, with_caption
from images.camera import Camera
from images.caption import CAPTION, LINE, SIGN, Caption
from images.layers import Layer
from images.palette import Palette
from images.picture import Constant, Names, Picture, fitting
from images.scenes import Scene, condensed, joined, spoken, with_boards
from images.shapes import blend
from images.strips import as_rows
from images.theme import SEAT_COLOURS, STEEL, Colour
from images.victory import DEFEATED, VICTORY, draw_victory
from texts import Texts

NAME = "board"
_LEAST = 900
"""Least milliseconds of a scene."""


def seat_ground(seat: Seat) -> Colour:
    """Return a ground for light text about a seat."""
    colours = SEAT_COLOURS[seat]
    return blend(colours.dark, colours.main, 0.5)


@dataclass(frozen=True, slots=True)
class Board(Constant):
    """How the boards of a game are drawn.

    Attributes:
        draw: Draws a view with marks, `below` a seat, with space for the caption (RGB, a new
            image).
        marks: Returns the marks of a scene; of None those of a board without a move. Their method
            `results` returns those that stay in sight when all is done.
        words: Returns the state in a line, and a note (may be empty).
        ground: Returns the ground for light text about a seat.
        symbol: Draws the icon of a seat of a view in a square of this many pixels (RGBA).
        token: Draws the emblem of a card in a square of so many pixels (RGBA).
        alts: Returns descriptions of a view, from the longest to the shortest.
        palette: The colours of a picture.
        spare: Height of what is below the caption and says nothing at the end of a match.
    """

    draw: Callable[..., Image.Image]
    marks: Callable[[Scene | None], Any]
    words: Callable[[Any, Names, Texts], tuple[str, str]]
    ground: Callable[[Seat], Colour]
    symbol: Callable[[Any, Seat, int], Image.Image]
    token: Callable[[Any, int], Image.Image]
    alts: Callable[[Any, Names, Texts], Sequence[str]]
    palette: Palette
    spare: int = 0

    def picture(self, view: Any, names: Names, texts: Texts) -> Picture:
        """Draw a view by the names of the seats (1000 wide, PNG).

        The viewer's side is below; for a spectator it is that of seat A.
        """
        frame = self._still(view, 0, (), names, texts, view.viewer)
        height = CAPTION if frame.caption.note else LINE
        alt = fitting(self.alts(view, names, texts))
        return as_rows(NAME, with_caption(frame, height), self.palette, alt)

    def camera(
        self,
        place: str,
        scenes: Callable[[Sequence[Any], Names, Texts], Sequence[Scene]],
        *,
        joined: Callable[[Scene, Scene], Scene] = joined,
        fewest: Callable[[Sequence[Scene]], Sequence[str]] | None = None,
        match_scenes: Callable[[Sequence[Scene], int, Names, Texts], Iterable[Scene]] | None = None,
    ) -> Camera[Any, Scene]:
        """Return what animates this board.

        Args:
            place: Where the camera is (`Constant`).
            scenes: Makes the scenes of steps.
            joined: Makes one scene of two.
            fewest: Describes scenes in the fewest words, if captions alone are too long.
            match_scenes: Reduces scenes of a whole match.
        """

        def alt(shown: Sequence[Scene], last: Any, names: Names, texts: Texts) -> str:
            lines = [*spoken(shown), *([fewest(shown)] if fewest else ())]
            return with_boards(lines, self.alts(last, names, texts))

        return Camera(
            place=place,
            scenes=scenes,
            fewer=partial(condensed, joined=joined),
            frame=self._frame,
            still=self._still,
            alt=alt,
            match_scenes=match_scenes,
        )

    def _layers(self, *facts: Any, below: Seat | None) -> Sequence[Layer]:
        return [Layer(self.draw(*facts, below=below), (0, 0))]

    def _frame(self, scene: Scene, names: Names, texts: Texts, below: Seat) -> Frame:
        """Return a scene below its words, with the card that acts or the icon of the seat."""
        draw = partial(self._layers, scene.view, self.marks(scene), names, texts, below=below)
        caption = Caption(scene.caption, self.ground(scene.seat), scene.note)
        if scene.card is None:
            return Frame(draw, caption, self.symbol(scene.view, scene.seat, SIGN), _LEAST)
        return Frame(draw, caption, self.token(scene.card, SIGN), _LEAST)

    def _still(
        self,
        view: Any,
        least: int,
        scenes: Sequence[Scene],
        names: Names,
        texts: Texts,
        below: Seat | None,
    ) -> Frame:
        """Return a view with the results of scenes, below whose turn it is or who has won."""
        marks = self.marks(replace(reduce(joined, scenes), view=view) if scenes else None)
        draw = partial(self._layers, view, marks.results(view), names, texts, below=below)
        (words, note), outcome = self.words(view, names, texts), view.outcome
        if outcome is None:
            caption = Caption(words, self.ground(view.active), note)
            return Frame(draw, caption, self.symbol(view, view.active, SIGN), least)
        defeated, ground = None, STEEL
        if outcome.winners:
            loser = next(seat for seat in SEATS if seat not in outcome.winners)
            defeated, ground = self.symbol(view, loser, DEFEATED), self.ground(outcome.winners[0])
        caption = Caption(words, ground, note)
        banner = draw_victory(caption, defeated, max(VICTORY, CAPTION + self.spare))
        return Frame(draw, caption, banner, least, self.spare)
