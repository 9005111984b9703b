"""The options of commands that Duel of Two Worlds offers."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

from bot.clock import HOUR, MINUTE, Clock
from bot.errors import Refusal
from bot.game_api.match_options import Chosen, MatchOptions, Option
from bot.games.two_worlds.match_settings import BASIC, MOST_SPELLS, SETUPS, WorldsSettings
from engine.two_worlds.picking import HAND
from engine.two_worlds.state import SetUp
from texts import Texts

SHORTEST, LONGEST = 15, 24 * HOUR
"""The limits of the time for an answer, in seconds."""
WINDOW = MINUTE
"""The default time for an answer; if a turn takes an hour or more, it is the turn's time."""

OPTIONS = (
    Option(
        "setup",
        ("duel", "lobby", "practice"),
        choices=tuple((setup, f"two-worlds-setup-{setup}") for setup in SETUPS),
    ),
    Option("second_player_spells", ("duel", "lobby", "practice"), range(HAND, MOST_SPELLS + 1)),
    Option("window_seconds", ("duel", "lobby"), range(SHORTEST, LONGEST + 1)),
)


class WorldsOptions(MatchOptions):
    """Makes the settings of Duel of Two Worlds from chosen options."""

    kind = WorldsSettings
    options = OPTIONS

    def settings(self, command: str, chosen: Chosen, clock: Clock | None) -> WorldsSettings:
        """Return the settings. Raises `Refusal` if answers have a limit but turns have none."""
        return WorldsSettings(
            cast("SetUp", chosen.get("setup", BASIC)),
            chosen.get("second_player_spells", HAND),
            clock=_with_window(clock, chosen.get("window_seconds")),
        )

    def format_name(self, format: str, texts: Texts) -> str:
        """Return the name of a set-up; empty if it is unknown."""
        return texts(f"two-worlds-setup-{format}") if format in SETUPS else ""


def _with_window(clock: Clock | None, seconds: int | None) -> Clock | None:
    """Return a clock with its own limit for answers in the opponent's turn."""
    if clock is None:
        if seconds is not None:
            raise Refusal("refused-two-worlds-window")
        return None
    if seconds is None and clock.seconds < HOUR:
        seconds = min(WINDOW, clock.seconds)
    return replace(clock, window=seconds)
