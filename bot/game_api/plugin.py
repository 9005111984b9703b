"""What a game registers for the bot: its user interfaces, offer, puzzles and commands."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from discord import app_commands

from bot.game_api.achievements import AnyAchievement
from bot.game_api.game_ui import AnyGameUI
from bot.game_api.guide import Guide
from bot.game_api.lookup import CardBook
from bot.game_api.match_options import MatchOptions
from bot.game_api.puzzles import AnyPuzzleUI
from bot.game_api.workshop import CardWorkshop
from bot.store.statistics import Counted
from texts import Texts

Command: TypeAlias = "app_commands.Command[Any, ..., Any] | app_commands.Group"


def _no_name(_deck: Sequence[str], _texts: Texts) -> str:
    return ""


@dataclass(frozen=True, slots=True)
class BotPlugin:
    """What a game registers for the bot.

    `uis` show the game and its formats, by their ids; `grimoires` show the puzzles of those that
    have some (`EnginePlugin.grimoires`); `commands` are those that no other game has. `cards` can
    be looked up by name; `guide` explains the game; in the `workshop` users make their own cards.
    `achievements` are those that users can earn in this game.
    `counted` is what statistics count; `deck_name` names a deck (ids of cards), or returns "".
    """

    uis: Mapping[str, AnyGameUI]
    match_options: MatchOptions
    commands: Sequence[Command] = ()
    grimoires: Mapping[str, AnyPuzzleUI] = field(default_factory=dict)
    cards: CardBook | None = None
    guide: Guide | None = None
    workshop: CardWorkshop | None = None
    achievements: Sequence[AnyAchievement] = ()
    counted: Counted = field(default_factory=Counted)
    deck_name: Callable[[Sequence[str], Texts], str] = _no_name
