"""The options of commands that Battle of the Castles offers."""

from __future__ import annotations

from typing import cast

from bot.clock import Clock
from bot.game_api.match_options import Chosen, MatchOptions, Option
from bot.games.castles.match_settings import MODES, RACES_BY, CastlesSettings, Races
from engine.castles.board import Mode
from engine.castles.cards import RACES

_ALONE_OR_NOT = ("duel", "lobby", "practice")
_OF_A_SIDE = tuple((race, f"castles-race-{race}") for race in RACES)

OPTIONS = (
    Option(
        "mode",
        ("lobby", "practice"),
        choices=tuple((mode, f"castles-mode-{mode}") for mode in MODES),
    ),
    Option(
        "races",
        _ALONE_OR_NOT,
        choices=tuple((way, f"castles-races-{way}") for way in RACES_BY),
    ),
    Option("race_a", _ALONE_OR_NOT, choices=_OF_A_SIDE),
    Option("race_b", _ALONE_OR_NOT, choices=_OF_A_SIDE),
)


class CastlesOptions(MatchOptions):
    """Makes the settings of Battle of the Castles from chosen options."""

    kind = CastlesSettings
    options = OPTIONS

    def settings(self, command: str, chosen: Chosen, clock: Clock | None) -> CastlesSettings:
        return CastlesSettings(
            cast("Mode", chosen.get("mode", "duel")),
            cast("Races", chosen.get("races", "open")),
            chosen.get("race_a"),
            chosen.get("race_b"),
            clock=clock,
        )
