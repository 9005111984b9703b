"""The scenes of an animation: merged if there are too many, and described in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from typing import Any, Protocol, TypeVar

from engine.core import Seat, record
from images.picture import fitting


class SceneText(Protocol):
    """A scene: its view, and a description."""

    @property
    def view(self) -> Any:
        """Return the view, which has a `turn`."""

    @property
    def caption(self) -> str:
        """Return what is done, in words."""

    @property
    def note(self) -> str:
        """Return the outcome in words; may be empty."""


Moment = TypeVar("Moment", bound=SceneText)


@record
class Scene:
    """A scene: events of a move, and the boards before and after them.

    Attributes:
        seat: The seat that acts.
        before: The view before the events.
        view: The view after them.
        events: The events.
        caption: What is done, in words.
        note: The outcome in words; may be empty.
        card: The card that acts, if any.
    """

    seat: Seat
    before: Any
    view: Any
    events: tuple[Any, ...]
    caption: str
    note: str = ""
    card: Any = None


def joined(first: Scene, second: Scene) -> Scene:
    """Return both scenes as one, with the view after the second."""
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
    """Return at most `limit` scenes (at least one).

    Neighbours of the same turn are `joined`, those with the fewest words first. If there are too
    many turns, scenes from all parts of the line are kept.
    """
    left = list(line)
    while len(left) > max(limit, 1) and (pairs := of_one_turn(left)):
        at = shortest(left, pairs)
        left[at : at + 2] = [joined(left[at], left[at + 1])]
    return spread(left, limit)


def of_a_match(
    line: Sequence[Moment], limit: int, fewer: Callable[[Sequence[Moment], int], Sequence[Moment]]
) -> list[Moment]:
    """Return at most `limit` scenes of a whole match.

    The scenes of its last turn may take half of them; `fewer` reduces them and those before.
    """
    last = last_turn(line)
    before = line[: len(line) - len(last)]
    end = fewer(last, max(limit // 2, limit - len(before)))
    return [*fewer(before, limit - len(end)), *end]


def last_turn(line: Sequence[Moment]) -> list[Moment]:
    """Return the scenes of the last turn."""
    return [scene for scene in line if scene.view.turn == line[-1].view.turn]


def spread(line: Sequence[Moment], limit: int) -> list[Moment]:
    """Return at most `limit` scenes (at least one), from all parts of the line.

    The scene of each part is the one with the longest `note`.
    """
    space = min(max(limit, 1), len(line))
    bounds = [place * len(line) // space for place in range(space)]
    parts = [line[first:after] for first, after in pairwise([*bounds, len(line)])]
    return [max(reversed(part), key=lambda scene: len(scene.note)) for part in parts]


def of_one_turn(line: Sequence[SceneText]) -> list[int]:
    """Return the indices of scenes whose next scene belongs to the same turn."""
    return [
        at for at, (one, next_) in enumerate(pairwise(line)) if one.view.turn == next_.view.turn
    ]


def shortest(line: Sequence[SceneText], pairs: Sequence[int]) -> int:
    """Return the index in `pairs` of the two scenes with the shortest captions together."""
    return min(pairs, key=lambda at: len(line[at].caption + line[at + 1].caption))


def spoken(line: Sequence[SceneText]) -> tuple[list[str], list[str]]:
    """Return what is done in each scene in words, with its outcome and without it."""
    whole = [" · ".join(filter(None, (scene.caption, scene.note))) for scene in line]
    return whole, [scene.caption for scene in line]


def with_boards(rows: Iterable[Sequence[str]], boards: Sequence[str]) -> str:
    """Return the longest description that fits of scenes and of the board after them.

    Both have versions, from the longest to the shortest; the last resort is only the board.
    """
    both = (f"{numbered(lines)} {now}".strip() for lines in rows for now in boards)
    return fitting([*both, boards[0]])


def numbered(lines: Sequence[str]) -> str:
    """Join descriptions into one numbered text: `1. Ogre attacks. 2. ...`."""
    return " ".join(f"{number}. {line}." for number, line in enumerate(lines, 1))
