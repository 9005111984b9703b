"""The moments of a film, put together where there are too many, and told in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any, Protocol, TypeVar

from engine.core import Seat, record


class Told(Protocol):
    """A moment: the view that it shows, and what is done."""

    @property
    def view(self) -> Any:
        """The view, which has a `turn`."""

    @property
    def caption(self) -> str:
        """What is done, in words."""

    @property
    def note(self) -> str:
        """What came of it, in words; may be empty."""


Moment = TypeVar("Moment", bound=Told)


@record
class Scene:
    """A moment: these events, on the board after them; `before` is the one before, `seat` acts.

    `caption` says what is done, `note` what comes of it (may be empty), `card` is the one that does
    it.
    """

    seat: Seat
    before: Any
    view: Any
    events: tuple[Any, ...]
    caption: str
    note: str = ""
    card: Any = None


def joined(first: Scene, second: Scene) -> Scene:
    """Both in one, seen from the end."""
    return Scene(
        second.seat,
        second.before,
        second.view,
        first.events + second.events,
        f"{first.caption} · {second.caption}",
        " · ".join(filter(None, (first.note, second.note))),
        second.card or first.card,
    )


def condensed(
    line: Sequence[Moment], limit: int, joined: Callable[[Moment, Moment], Moment]
) -> list[Moment]:
    """Return at most so many scenes (at least one).

    Neighbours of one turn are `joined`, those with the fewest words first; where turns are too
    many, some from all parts of the line are left.
    """
    left = list(line)
    while len(left) > max(limit, 1) and (pairs := of_one_turn(left)):
        at = shortest(left, pairs)
        left[at : at + 2] = [joined(left[at], left[at + 1])]
    return spread(left, limit)


def of_a_match(
    line: Sequence[Moment], limit: int, fewer: Callable[[Sequence[Moment], int], Sequence[Moment]]
) -> list[Moment]:
    """Return at most so many scenes of a whole match.

    They are those of its last turn, which may take half of the room, after what `fewer` leaves of
    the turns before it.
    """
    last = [scene for scene in line if scene.view.turn == line[-1].view.turn]
    before = line[: len(line) - len(last)]
    end = fewer(last, max(limit // 2, limit - len(before)))
    return [*fewer(before, limit - len(end)), *end]


def spread(line: Sequence[Moment], limit: int) -> list[Moment]:
    """Return at most so many scenes (at least one), from all parts of the line.

    Of each part it takes the scene of which most came, by its words.
    """
    space = min(max(limit, 1), len(line))
    bounds = [place * len(line) // space for place in range(space)]
    parts = [line[first:after] for first, after in pairwise([*bounds, len(line)])]
    return [max(reversed(part), key=lambda scene: len(scene.note)) for part in parts]


def of_one_turn(line: Sequence[Told]) -> list[int]:
    """Return the places where a scene and the next one belong to one turn."""
    return [
        at for at, (one, next_) in enumerate(pairwise(line)) if one.view.turn == next_.view.turn
    ]


def shortest(line: Sequence[Told], pairs: Sequence[int]) -> int:
    """Return the one of these places where the scene and the next one have the fewest words.

    The words of both scenes are counted together.
    """
    return min(pairs, key=lambda at: len(line[at].caption + line[at + 1].caption))


def numbered(lines: Sequence[str]) -> str:
    """Put what happened into one text, numbered: `1. Ogre attacks. 2. ...`."""
    return " ".join(f"{number}. {line}." for number, line in enumerate(lines, 1))
