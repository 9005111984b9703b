"""What a game gives to the pictures: `ROOM` of `images/<game>/room.py` (docs/adding-a-game.md)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from engine.core import Event
from images.picture import Picture
from texts import Texts

Subject = Literal["position", "draft", "cards", "card"]
"""What a picture is of: a position, told to people as such or as a draft; cards by their ids."""


@dataclass(frozen=True, slots=True)
class Option:
    """What else a picture is asked for with, as `--name`. `choices` are all that it may be."""

    name: str
    help: str
    required: bool = False
    default: str | None = None
    metavar: str = "TEXT"
    choices: tuple[str, ...] = ()


def _no_line(_state: Any) -> tuple[()]:
    return ()


@dataclass(frozen=True, slots=True)
class Asked:
    """What somebody wants a picture of.

    `state` is the position, None for cards, whose `ids` are given instead. `options` has a value
    for each `Option` of the kind, None where it was left out. With the option `line` there are
    moves to show: `played` plays them on a state and gives the events of each, `steps` gives what
    the engine of the game says that is to be seen on the way (`EngineRoom.steps`), and leaves the
    state as it is.
    """

    texts: Texts
    options: Mapping[str, Any]
    state: Any = None
    ids: tuple[str, ...] = ()
    played: Callable[[Any], Sequence[Sequence[Event]]] = _no_line
    steps: Callable[[Any], Iterable[Any]] = _no_line


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of picture that people ask for by name. A kind of this name in another game has the
    same subject and options.

    `draw` raises `engine.documents.DocumentError` for what can't be shown. A film is animated.
    """

    help: str
    subject: Subject
    draw: Callable[[Asked], Picture]
    options: tuple[Option, ...] = ()
    film: bool = False


@dataclass(frozen=True, slots=True)
class ImagesRoom:
    """What a game gives to the pictures. `kinds` are those that the command line draws, by the
    name of the command."""

    kinds: Mapping[str, Kind]
