"""The moments of a film, put together where there are too many, and told in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar


class Told(Protocol):
    """A moment: the view that it shows, and what is done."""

    @property
    def view(self) -> Any:
        """It has a `turn`."""

    @property
    def caption(self) -> str:
        """In words."""


Scene = TypeVar("Scene", bound=Told)


def condensed(
    line: Sequence[Scene], limit: int, joined: Callable[[Scene, Scene], Scene]
) -> list[Scene]:
    """At most so many scenes (at least one): neighbours are `joined`, those of one turn first, and
    of these those with the fewest words."""
    left = list(line)
    while len(left) > max(limit, 1):
        pairs = range(len(left) - 1)
        same = [at for at in pairs if left[at].view.turn == left[at + 1].view.turn]
        at = shortest(left, same or pairs)
        left[at : at + 2] = [joined(left[at], left[at + 1])]
    return left


def shortest(line: Sequence[Told], pairs: Sequence[int]) -> int:
    """The one of these places where a scene and the next one have the fewest words together."""
    return min(pairs, key=lambda at: len(line[at].caption + line[at + 1].caption))


def numbered(lines: Sequence[str]) -> str:
    """What happened, one after the other: `1. Ogre attacks. 2. ...`."""
    return " ".join(f"{number}. {line}." for number, line in enumerate(lines, 1))
