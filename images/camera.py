"""How what was played becomes a film.

The film has as many scenes as it has room for, between boards as they stand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from engine.core import Seat
from images.film import Frame, film
from images.picture import Picture
from images.scenes import Told, of_a_match
from texts import Texts

TURN = "turn.webp"
MATCH = "match.webp"
_FIRST, _LAST = 2000, 6000
"""Milliseconds that the boards before and after stand at least."""

Names = Mapping[Seat, str]


class Step(Protocol):
    """A step of a match, with the view that everybody has after it."""

    @property
    def after(self) -> Any:
        """The view after the step."""


Taken = TypeVar("Taken", bound=Step)
Scene = TypeVar("Scene", bound=Told)


@dataclass(frozen=True, slots=True)
class Camera(Generic[Taken, Scene]):
    """The way in which a game is filmed.

    `scenes` tells steps; of too many, `fewer` keeps so many at most, or of a whole match
    `match_scenes`. `frame` shows one, `standing` a view for so many milliseconds, both from the
    side of a seat, in the `layout` that all frames of these steps have in common. `alt` tells
    scenes and how the game stands after them; `caption` is how high captions are.
    """

    scenes: Callable[[Sequence[Taken], Names, Texts], Sequence[Scene]]
    fewer: Callable[[Sequence[Scene], int], Sequence[Scene]]
    frame: Callable[..., Frame]
    standing: Callable[..., Frame]
    alt: Callable[[Sequence[Scene], Any, Names, Texts], str]
    caption: int
    layout: Callable[[Sequence[Taken]], Any] | None = None
    match_scenes: Callable[[Sequence[Scene], int, Names, Texts], Iterable[Scene]] | None = None

    def turn(
        self, steps: Iterable[Taken], names: Names, texts: Texts, *, below: Seat = "A"
    ) -> Picture:
        """Film what was played, in steps of which the first one is how it stood (animated WebP).

        The film begins and ends on the board as it stands then. `names` are those of the seats,
        `below` is the seat from whose side it is seen. Raises what the steps raise.
        """
        told = list(steps)
        shown, last = self.scenes(told[1:], names, texts), told[-1].after

        facts = self._facts(told, names, texts, below)

        def frames(most: int) -> list[Frame]:
            kept = self.fewer(shown, most - 1)
            return [
                *(self.frame(each, *facts) for each in kept),
                self.standing(last, _LAST, *facts),
            ]

        return self._picture(TURN, frames, texts, self.alt(shown, last, names, texts))

    def match(
        self, steps: Iterable[Taken], names: Names, texts: Texts, *, below: Seat = "A"
    ) -> Picture:
        """Film a match from its beginning; else as `turn`."""
        told = list(steps)
        shown, last = self.scenes(told[1:], names, texts), told[-1].after

        facts = self._facts(told, names, texts, below)

        def frames(most: int) -> list[Frame]:
            kept = self._of_a_match(shown, most - 2, names, texts)
            return [
                self.standing(told[0].after, _FIRST, *facts),
                *(self.frame(each, *facts) for each in kept),
                self.standing(last, _LAST, *facts),
            ]

        return self._picture(MATCH, frames, texts, self.alt(shown, last, names, texts))

    def words(self, steps: Iterable[Taken], names: Names, texts: Texts) -> str:
        """Describe what `turn`, or `match`, shows for these arguments."""
        told = list(steps)
        return self.alt(self.scenes(told[1:], names, texts), told[-1].after, names, texts)

    def _facts(
        self, told: Sequence[Taken], names: Names, texts: Texts, below: Seat
    ) -> tuple[Any, ...]:
        """Return what all frames are drawn with."""
        common = (names, texts, below)
        return common if self.layout is None else (*common, self.layout(told))

    def _of_a_match(
        self, shown: Sequence[Scene], most: int, names: Names, texts: Texts
    ) -> Iterable[Scene]:
        if self.match_scenes is None:
            return of_a_match(shown, most, self.fewer)
        return self.match_scenes(shown, most, names, texts)

    def _picture(
        self, name: str, frames: Callable[[int], Sequence[Frame]], texts: Texts, alt: str
    ) -> Picture:
        drawn = film(frames, self.caption, past=texts("picture-past"))
        return Picture(name, drawn, alt)
