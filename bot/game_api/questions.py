"""What a player is asked on the way to a move: questions, choices, moves with their labels."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from engine.core import Seat

SeatNames: TypeAlias = "Mapping[Seat, str]"
"""The players' names, by seat."""


THEN = "|"
"""Separates two moves of a line, which are made one after the other."""


@dataclass(frozen=True, slots=True)
class MoveChoice:
    """A legal move: its text, and its label on a button. `ends`: it ends the turn.

    `then` is a move that is made right after it, if possible.
    """

    move: str
    label: str
    ends: bool = False
    then: str = ""

    @property
    def line(self) -> str:
        """The move, and the one after it."""
        return THEN.join(filter(None, (self.move, self.then)))


@dataclass(frozen=True, slots=True)
class Choice:
    """Something that can be chosen next: `value` is appended to the values chosen before.

    `move` is the whole move, if this choice completes it. Not `possible`: it is shown, but can't be
    chosen now; `why` says why. `short` is its name for tight places: at the ends of a list. `about`
    is shown below it in a list.
    """

    value: str
    label: str
    move: str = ""
    possible: bool = True
    why: str = ""
    short: str = ""
    about: str = ""


@dataclass(frozen=True, slots=True)
class Question:
    """What a seat has to choose next: a text and choices.

    `listed`: show a select rather than buttons, with `hint` in it. If there is `together`, `least`
    to `most` choices are made at once, and it makes a move of their values.
    """

    text: str
    choices: tuple[Choice, ...]
    listed: bool = False
    hint: str = ""
    least: int = 1
    most: int = 1
    together: Callable[[Sequence[str]], str] | None = None


NOTHING = Question("", ())
"""The question without choices."""
