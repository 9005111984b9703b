"""Pictures of steps, made in the process that draws them.

A position and moves are pickled in a fraction of the time of the views of all steps. The functions
are part of `images`, so that a process that draws needn't import the bot, which takes 60 MiB.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Concatenate, Generic, ParamSpec, TypeVar

from engine.core import JsonObject, State, record
from engine.games import game_named

_StateT = TypeVar("_StateT", bound=State)
_Step = TypeVar("_Step")
_Shown = TypeVar("_Shown")
_Facts = ParamSpec("_Facts")


@record
class Start(Generic[_StateT]):
    """The state of a match before the first of some moves; pickled as its position."""

    game: str
    state: _StateT

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle to an equal start."""
        return _start, (self.game, game_named(self.game).dump(self.state))


def _start(game: str, position: JsonObject) -> Start[State]:
    return Start(game, game_named(game).load(position))


def show_steps(
    show: Callable[Concatenate[Sequence[_Step], _Facts], _Shown],
    steps: Callable[[_StateT, Sequence[str]], Iterable[_Step]],
    start: Start[_StateT],
    moves: Sequence[str],
    *facts: _Facts.args,
    **more: _Facts.kwargs,
) -> _Shown:
    """Return what `show` makes of the steps of these moves."""
    return show([*steps(start.state, moves)], *facts, **more)
