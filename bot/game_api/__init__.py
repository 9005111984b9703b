"""The interface that games implement for the bot, and the registry of all games."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from bot.game_api.game_ui import AnyGameUI
from bot.game_api.guide import Guide
from bot.game_api.match_options import MatchOptions, MatchSettings
from bot.game_api.plugin import BotPlugin
from bot.game_api.puzzles import AnyPuzzleUI
from bot.game_api.workshop import CardWorkshop
from engine.core import JsonObject
from engine.games import PLUGINS, GamePlugin
from texts import Texts, dashed

__all__ = [
    "GAME_UIS",
    "all_match_options",
    "game_name",
    "guide_of",
    "match_options_of",
    "plugin_of",
    "plugins",
    "puzzle_uis",
    "read_match_settings",
    "workshop",
]


def plugins() -> Sequence[BotPlugin]:
    """Return what each game provides to the bot."""
    return _parts(tuple(PLUGINS))


@cache
def _parts(found: tuple[GamePlugin, ...]) -> Sequence[BotPlugin]:
    return [plugin.part("bot.games") for plugin in found]


@cache
def _rooms_by_id(found: tuple[GamePlugin, ...]) -> Mapping[str, BotPlugin]:
    return {game: plugin for plugin in _parts(found) for game in plugin.uis}


def plugin_of(game: str) -> BotPlugin:
    """Return the plugin of this game, or of the game that has this format. Raises `KeyError`."""
    return _rooms_by_id(tuple(PLUGINS))[game]


def guide_of(game: str) -> Guide:
    """Return the guide of this game or format; by default it only has the game's commands.

    Raises `KeyError`.
    """
    plugin = plugin_of(game)
    return plugin.guide or Guide(plugin.match_options.game)


class GameUIs(Mapping[str, AnyGameUI]):
    """The user interfaces of all games and formats, by their ids."""

    def __getitem__(self, game: str) -> AnyGameUI:
        return _rooms_by_id(tuple(PLUGINS))[game].uis[game]

    def __iter__(self) -> Iterator[str]:
        for plugin in plugins():
            yield from plugin.uis

    def __len__(self) -> int:
        return sum(len(plugin.uis) for plugin in plugins())


GAME_UIS = GameUIs()


def all_match_options() -> list[MatchOptions]:
    """Return the offers of all games, the default game first."""
    return [plugin.match_options for plugin in plugins()]


def match_options_of(game: str) -> MatchOptions:
    """Return the offer of this game. Raises `KeyError`."""
    return _options_by_game(tuple(PLUGINS))[game]


@cache
def _options_by_game(found: tuple[GamePlugin, ...]) -> Mapping[str, MatchOptions]:
    return {plugin.match_options.game: plugin.match_options for plugin in _parts(found)}


def game_name(game: str, texts: Texts) -> str:
    """Return the name of the game with this offer."""
    return texts(f"game-{dashed(game)}")


def read_match_settings(document: JsonObject | None) -> MatchSettings:
    """Read the settings from a stored document, which names its game; the defaults for None.

    Raises `KeyError` for an unknown game.
    """
    if document is None:
        return all_match_options()[0].kind()
    settings = dict(document)
    return match_options_of(settings.pop("game")).kind.read(settings)


def puzzle_uis() -> dict[str, AnyPuzzleUI]:
    """Return how puzzles are shown, by the id of each game that has puzzles."""
    return {game: ui for plugin in plugins() for game, ui in plugin.grimoires.items()}


def workshop() -> CardWorkshop | None:
    """Return the workshop of the first game that has one; None if no game has."""
    return next((plugin.workshop for plugin in plugins() if plugin.workshop is not None), None)
