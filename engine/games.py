"""The cards of a game as lists: documents for programs, a table for readers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any, Literal

from engine.core import Game, JsonObject, record
from engine.documents import DocumentError, versioned
from engine.game_ai import Default, GameAI
from engine.goals import Grimoire, Mine, Themes
from engine.simulation import Simulation


@record
class ListedCard:
    """A printed card: the id of its set, its document (`docs/formats.md`) and its table row."""

    set: str
    document: JsonObject
    row: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CardList:
    """The cards of a game in the order of their sets.

    `heads` are the column headings of the table; `figures` are those whose columns contain numbers.
    """

    heads: tuple[str, ...]
    figures: frozenset[str]
    cards: Callable[[], Sequence[ListedCard]]


Layer = Literal["engine", "images", "bot.games"]


@dataclass(frozen=True, slots=True)
class GamePlugin:
    """A registered game.

    `under` is the package that contains its folders, empty if they are at the top.
    """

    name: str
    under: str = ""

    def part(self, layer: Layer) -> Any:
        """Return what the game provides for a layer: `PLUGIN` of its module `plugin` there."""
        place = f"{self.under}.{layer}" if self.under else layer
        return import_module(f"{place}.{self.name}.plugin").PLUGIN


USUAL = "clash"
"""The first game: the default in commands and for documents stored before there were others. The
others follow by name."""


def _found() -> list[GamePlugin]:
    names = [path.parent.name for path in Path(__file__).parent.glob("*/plugin.py")]
    return [GamePlugin(name) for name in sorted(names, key=lambda name: (name != USUAL, name))]


PLUGINS = _found()
"""All games; tests add some from other packages."""


def first_word(line: str) -> str:
    """Return the first word of a line of moves."""
    return line.split(maxsplit=1)[0]


@dataclass(frozen=True, slots=True)
class EnginePlugin:
    """What a game provides for `engine`: its rules.

    `games` are the game itself, first, and the formats that prepare matches of it, which are games
    too. The mappings are by their ids and may be empty: `game_ais` for the searching players,
    `defaults` for a seat that does not answer, `grimoires` for puzzles.

    `cards` and `simulation` are for the command line. `first_move` returns the first move of a line
    that the game can't read. `steps` plays moves from a state, which it does not change, and yields
    every position on the way for drawing (`images`).
    """

    games: tuple[Game, ...]
    game_ais: Mapping[str, GameAI] = field(default_factory=dict)
    defaults: Mapping[str, Default] = field(default_factory=dict)
    grimoires: Mapping[str, Grimoire] = field(default_factory=dict)
    cards: CardList | None = None
    simulation: Simulation | None = None
    first_move: Callable[[str], str] = first_word
    steps: Callable[[Any, Sequence[str]], Iterable[Any]] | None = None


def games() -> Iterator[Game]:
    """Yield all games and formats."""
    for plugin in PLUGINS:
        yield from plugin.part("engine").games


def game_named(name: str) -> Game:
    """Return the game or format with this id. Raises `KeyError` for an unknown id."""
    for game in games():
        if game.id == name:
            return game
    raise KeyError(name)


def plugin_of(game: str) -> GamePlugin:
    """Return the registered game that has this game or format. Raises `KeyError`."""
    for plugin in PLUGINS:
        if any(known.id == game for known in plugin.part("engine").games):
            return plugin
    raise KeyError(game)


def game_ai_of(game: str) -> GameAI | None:
    """Return the game AI of a game or format; None if it has none. Raises `KeyError`."""
    game_ai: GameAI | None = plugin_of(game).part("engine").game_ais.get(game)
    return game_ai


def default_of(game: str) -> Default | None:
    """Return the function that gives the default move of a game; None if it has none."""
    default: Default | None = plugin_of(game).part("engine").defaults.get(game)
    return default


def grimoires() -> Iterator[tuple[str, Grimoire]]:
    """Yield each game that has puzzles: its id and what it provides for them."""
    for plugin in PLUGINS:
        yield from plugin.part("engine").grimoires.items()


def grimoire_of(game: str) -> Grimoire:
    """Return what this game provides for puzzles. Raises `KeyError` if it has none."""
    return dict(grimoires())[game]


def mine_of(game: str) -> Mine:
    """Return what a game knows of finding puzzles. Raises `KeyError` if it has none to find."""
    mine = grimoire_of(game).mine
    if mine is None:
        raise KeyError(game)
    return mine


def themes_of(game: str) -> Themes:
    """Return why solutions of a game work. Raises `KeyError` if it has no themes."""
    themes = grimoire_of(game).themes
    if themes is None:
        raise KeyError(game)
    return themes


def game_of(document: object, kind: str) -> Game:
    """Return the game that a document (a position, a match record) belongs to.

    Raises `DocumentError` if it names no known game.
    """
    name = versioned(document, kind).get("game")
    known = {game.id: game for game in games()}
    if not isinstance(name, str) or name not in known:
        raise DocumentError("game", f"known games: {', '.join(known)}")
    return known[name]
