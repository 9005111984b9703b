"""The options of commands that Battle on the Bald Mountain offers."""

from __future__ import annotations

from typing import cast

from bot.clock import Clock
from bot.game_api.match_options import Chosen, MatchOptions, Option
from bot.games.bald_mountain.match_settings import LEAVING, MODES, STAND_IN, MountainSettings
from engine.bald_mountain.seating import Mode
from engine.bald_mountain.state import Leaving
from texts import dashed

OPTIONS = (
    Option(
        "mode",
        ("lobby", "practice"),
        choices=tuple((mode, f"bald-mountain-mode-{mode}") for mode in MODES),
    ),
    Option(
        "leaving",
        ("lobby",),
        choices=tuple((way, f"bald-mountain-leaving-{dashed(way)}") for way in LEAVING),
    ),
)


class MountainOptions(MatchOptions):
    """Makes the settings of Battle on the Bald Mountain from chosen options."""

    kind = MountainSettings
    options = OPTIONS

    def settings(self, command: str, chosen: Chosen, clock: Clock | None) -> MountainSettings:
        return MountainSettings(
            cast("Mode", chosen.get("mode", "duel")),
            cast("Leaving", chosen.get("leaving", STAND_IN)),
            clock=clock,
        )
