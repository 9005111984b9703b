"""What Duel of Two Worlds offers, as options of commands."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

from bot.clock import HOUR, MINUTE, Clock
from bot.errors import Refusal
from bot.games.two_worlds.terms import BASIC, MOST_SPELLS, SETUPS, WorldsTerms
from bot.house.offer import Chosen, Offer, Option
from engine.two_worlds.picking import HAND
from engine.two_worlds.state import SetUp
from texts import Texts

SHORTEST, LONGEST = 15, 24 * HOUR
"""Seconds that an answer can be given."""
WINDOW = MINUTE
"""The usual time for an answer where a turn takes minutes; where it takes hours, as long."""

OPTIONS = (
    Option(
        "setup",
        ("duel", "lobby", "practice"),
        choices=tuple((setup, f"two-worlds-setup-{setup}") for setup in SETUPS),
    ),
    Option("second_player_spells", ("duel", "lobby", "practice"), range(HAND, MOST_SPELLS + 1)),
    Option("window_seconds", ("duel", "lobby"), range(SHORTEST, LONGEST + 1)),
)


class WorldsOffer(Offer):
    """The terms of Duel of Two Worlds from what people type."""

    kind = WorldsTerms
    options = OPTIONS

    def terms(self, command: str, chosen: Chosen, clock: Clock | None) -> WorldsTerms:
        """Return what somebody asks for by a command.

        Raises `Refusal` where answers are to have a limit and turns none.
        """
        return WorldsTerms(
            cast("SetUp", chosen.get("setup", BASIC)),
            chosen.get("second_player_spells", HAND),
            clock=_with_window(clock, chosen.get("window_seconds")),
        )

    def format_name(self, format: str, texts: Texts) -> str:
        """Name how the armies come about."""
        return texts(f"two-worlds-setup-{format}") if format in SETUPS else ""


def _with_window(clock: Clock | None, seconds: int | None) -> Clock | None:
    """Return a clock with a limit of its own for whoever is asked in the turn of the other."""
    if clock is None:
        if seconds is not None:
            raise Refusal("refused-two-worlds-window")
        return None
    if seconds is None and clock.seconds < HOUR:
        seconds = min(WINDOW, clock.seconds)
    return replace(clock, window=seconds)
