"""All games, found by their folders (docs/adding-a-game.md).

A game has its own folder in three packages, `engine/<name>`, `images/<name>` and
`bot/games/<name>`, and its texts in `texts/*/<name>*.ftl`. In each folder a module `room` says what
the game gives to that package. Nothing else is known of it anywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any, Literal

from engine.core import Game
from engine.documents import DocumentError, versioned
from engine.goals import Grimoire
from engine.listing import CardList
from engine.minds import Default, Mind
from engine.simulation import Simulation

Layer = Literal["engine", "images", "bot.games"]


@dataclass(frozen=True, slots=True)
class Room:
    """The place of a game.

    `under` is the package that holds its folders, where they are not at the top.
    """

    name: str
    under: str = ""

    def part(self, layer: Layer) -> Any:
        """Return what the game gives to a layer: `ROOM` of its module `room` there."""
        place = f"{self.under}.{layer}" if self.under else layer
        return import_module(f"{place}.{self.name}.room").ROOM


USUAL = "clash"
"""The game that comes first: what is meant where none is named, in commands and in what was stored
before there were others. The others follow by name."""


def _found() -> list[Room]:
    """Return the games whose folders lie here."""
    names = [path.parent.name for path in Path(__file__).parent.glob("*/room.py")]
    return [Room(name) for name in sorted(names, key=lambda name: (name != USUAL, name))]


ROOMS = _found()
"""Where all games live; tests add some that live elsewhere."""


def first_word(line: str) -> str:
    """Return what stands before the first space of a line of moves."""
    return line.split(maxsplit=1)[0]


@dataclass(frozen=True, slots=True)
class EngineRoom:
    """What a game gives to `engine`: its rules.

    `games` are the game itself, first, and the formats that prepare matches of it, which are games
    too. The rest is by the ids of these, and may be left out: `minds` for players that think,
    `defaults` for who does not answer, `grimoires` for pages.

    `cards` and `simulation` are for the command line. `first_move` finds where the first move of a
    line ends that the game can't read. `steps` plays moves from a state on, which stays as it is,
    and gives all that is to be seen on the way to those who draw it (`images`).
    """

    games: tuple[Game, ...]
    minds: Mapping[str, Mind] = field(default_factory=dict)
    defaults: Mapping[str, Default] = field(default_factory=dict)
    grimoires: Mapping[str, Grimoire] = field(default_factory=dict)
    cards: CardList | None = None
    simulation: Simulation | None = None
    first_move: Callable[[str], str] = first_word
    steps: Callable[[Any, Sequence[str]], Iterable[Any]] | None = None


def games() -> Iterator[Game]:
    """All games and formats."""
    for room in ROOMS:
        yield from room.part("engine").games


def game_named(name: str) -> Game:
    """Return the game or format of this id.

    Raises `KeyError`.
    """
    for game in games():
        if game.id == name:
            return game
    raise KeyError(name)


def room_of(game: str) -> Room:
    """Where the game or format of this id lives. Raises `KeyError`."""
    for room in ROOMS:
        if any(known.id == game for known in room.part("engine").games):
            return room
    raise KeyError(game)


def mind_of(game: str) -> Mind | None:
    """Return what a player that thinks knows of this game; None where it gives no mind."""
    mind: Mind | None = room_of(game).part("engine").minds.get(game)
    return mind


def default_of(game: str) -> Default | None:
    """Return the move for a seat that does not answer; None where the game names none."""
    default: Default | None = room_of(game).part("engine").defaults.get(game)
    return default


def grimoires() -> Iterator[tuple[str, Grimoire]]:
    """Yield the games that have pages, by id."""
    for room in ROOMS:
        yield from room.part("engine").grimoires.items()


def grimoire_of(game: str) -> Grimoire:
    """Return what this game gives to pages.

    Raises `KeyError`.
    """
    return dict(grimoires())[game]


def game_of(document: object, kind: str) -> Game:
    """Return the game that a document (a position, a match record) is of.

    Raises `DocumentError`.
    """
    name = versioned(document, kind).get("game")
    known = {game.id: game for game in games()}
    if not isinstance(name, str) or name not in known:
        raise DocumentError("game", f"known games: {', '.join(known)}")
    return known[name]
