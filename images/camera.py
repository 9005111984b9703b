"""Turns the steps of a match into an animation.

The boards before and after are shown unchanged, with as many scenes between as the limit allows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from engine.core import Seat
from images.animation import Frame, animation
from images.picture import Constant, Names, Picture
from images.scenes import SceneText, last_turn, of_a_match
from texts import Texts

TURN = "turn.webp"
MATCH = "match.webp"
_FIRST, _LAST = 1500, 3000
"""Least milliseconds for which the boards before and after are shown."""


class Step(Protocol):
    """A step of a match, with the public view after it."""

    @property
    def after(self) -> Any:
        """Return the view after the step."""


Taken = TypeVar("Taken", bound=Step)
Scene = TypeVar("Scene", bound=SceneText)


def _first_seat(_first: object) -> Seat:
    return "A"


@dataclass(frozen=True, slots=True)
class Camera(Constant, Generic[Taken, Scene]):
    """How a game's turns and matches are animated.

    Attributes:
        scenes: Makes the scenes of steps.
        fewer: Reduces scenes of one turn to at most a number.
        frame: Draws a scene, seen from a seat, in the `layout` of all frames of these steps.
        still: Draws a view for at least a number of milliseconds, marked with the results of the
            scenes before it.
        alt: Describes scenes and the view after them.
        layout: Computes what all frames of these steps have in common.
        match_scenes: Reduces scenes of a whole match; default `of_a_match`.
        side: Returns the seat from whose side spectators see the first view.
    """

    scenes: Callable[[Sequence[Taken], Names, Texts], Sequence[Scene]]
    fewer: Callable[[Sequence[Scene], int], Sequence[Scene]]
    frame: Callable[..., Frame]
    still: Callable[..., Frame]
    alt: Callable[[Sequence[Scene], Any, Names, Texts], str]
    layout: Callable[[Sequence[Taken]], Any] | None = None
    match_scenes: Callable[[Sequence[Scene], int, Names, Texts], Iterable[Scene]] | None = None
    side: Callable[[Any], Seat] = _first_seat

    def turn(
        self, steps: Iterable[Taken], names: Names, texts: Texts, *, below: Seat = "A"
    ) -> Picture:
        """Return an animation of steps (WebP), which begins and ends on the board after them.

        Raises whatever the steps raise.

        Args:
            steps: The first is the position before the first move.
            names: Names of the seats.
            texts: Texts in the reader's language.
            below: Seat whose side is below.
        """
        return self._animation(TURN, list(steps), names, texts, below)

    def match(
        self, steps: Iterable[Taken], names: Names, texts: Texts, *, below: Seat = "A"
    ) -> Picture:
        """Return an animation of a match from its first position, as `turn` does."""
        return self._animation(MATCH, list(steps), names, texts, below)

    def _animation(
        self, name: str, taken: Sequence[Taken], names: Names, texts: Texts, below: Seat
    ) -> Picture:
        shown, last = self.scenes(taken[1:], names, texts), taken[-1].after
        facts = (names, texts, below, *([] if self.layout is None else [self.layout(taken)]))

        def frames(most: int) -> list[Frame]:
            if name == TURN:
                scenes = [self.frame(each, *facts) for each in self.fewer(shown, most - 1)]
                return [*scenes, self.still(last, _LAST, shown, *facts)]
            first = self.still(taken[0].after, _FIRST, (), *facts)
            kept = (
                of_a_match(shown, most - 2, self.fewer)
                if self.match_scenes is None
                else self.match_scenes(shown, most - 2, names, texts)
            )
            scenes = [self.frame(each, *facts) for each in kept]
            return [first, *scenes, self.still(last, _LAST, last_turn(shown), *facts)]

        drawn = animation(frames, past=texts("picture-past"))
        return Picture(name, drawn, self.alt(shown, last, names, texts))

    def words(self, steps: Iterable[Taken], names: Names, texts: Texts) -> str:
        """Describe what `turn` or `match` shows for these arguments."""
        taken = list(steps)
        return self.alt(self.scenes(taken[1:], names, texts), taken[-1].after, names, texts)
