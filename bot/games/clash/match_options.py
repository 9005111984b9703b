"""The options of commands that Clash of Decks offers: formats, modes, cards and modules."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import cast

from bot.app import Interaction
from bot.clock import Clock
from bot.game_api.match_options import Chosen, MatchOptions, Offered, Option
from bot.games.clash.match_settings import (
    FORMATS,
    NEWEST,
    ClashSettings,
    Format,
    at_level,
    known_sets,
)
from bot.games.clash.names import completed_sets, sets_in
from bot.games.clash.preconstructed import deck_picks
from bot.games.clash.solo.panel import open_solo
from bot.ui.names import fold
from engine.clash.position_documents import Ruleset
from engine.clash.seating import SEATINGS, Mode
from texts import Texts, dashed

MOST_LEVEL = 10
MODES = tuple((mode, f"mode-{dashed(mode)}") for mode in SEATINGS if mode != "solo")
"""Modes for several players."""
RULESETS = ((NEWEST, "ruleset-usual"), ("1.0", "ruleset-first"))
DRAFT_OF = {"draft": "draft", "league": "mutation"}
"""The formats that have a command of their own."""


def _formats(*formats: str) -> tuple[tuple[str, str], ...]:
    return tuple((name, f"choice-{name}") for name in formats)


OPTIONS = (
    Option("mode", ("draft", "lobby"), choices=MODES),
    Option("format", ("duel",), choices=_formats("preconstructed", "draft", "constructed")),
    Option("format", ("lobby",), choices=_formats(*FORMATS)),
    Option("ruleset", ("duel", "lobby", "solo"), choices=RULESETS),
    Option("deck", ("duel", "practice", "solo")),
    Option("sets", ("duel", "draft", "league", "lobby", "solo")),
    Option("champion", ("duel", "draft", "league", "lobby", "solo"), bool),
    Option("fatigue", ("duel", "draft", "league", "lobby", "solo"), bool),
    Option("level", ("draft", "lobby"), range(1, MOST_LEVEL + 1)),
)


class ClashOptions(MatchOptions):
    """Makes the settings of Clash of Decks from chosen options."""

    kind = ClashSettings
    options = OPTIONS

    def settings(self, command: str, chosen: Chosen, clock: Clock | None) -> ClashSettings:
        format = DRAFT_OF.get(command) or chosen.get("format", "preconstructed")
        settings = ClashSettings(
            format=cast("Format", format),
            mode=cast("Mode", chosen.get("mode", "duel")),
            ruleset=cast("Ruleset", chosen.get("ruleset", NEWEST)),
            sets=sets_in(chosen.get("sets", "")),
            champion=chosen.get("champion", False),
            fatigue=chosen.get("fatigue", False),
            clock=clock,
        )
        return at_level(settings, chosen.get("level"))

    def pick(self, chosen: Chosen) -> str:
        """Return the chosen deck."""
        return str(chosen.get("deck", ""))

    def offered(
        self, command: str, option: str, typed: str, chosen: Chosen, texts: Texts
    ) -> Offered:
        """Return the decks with their cards, or completions of a list of sets."""
        if option == "sets":
            ruleset = NEWEST if chosen.get("ruleset") in (None, NEWEST) else "1.0"
            return completed_sets(typed, texts, known_sets(ruleset))
        decks = [
            (texts.pair(pick.label, pick.about) if pick.about else pick.label, pick.id)
            for pick in deck_picks(texts)
        ]
        if command == "solo":
            decks.append((texts("choice-draft"), "draft"))
        return [deck for deck in decks if fold(typed) in fold(deck[0]) or typed == deck[1]]

    def format_name(self, format: str, texts: Texts) -> str:
        """Return the name of a format; empty if it is unknown."""
        return texts(f"choice-{format}") if format in FORMATS else ""

    def solo(self) -> Callable[[Interaction, Chosen], Awaitable[None]]:
        """Return the function that opens the panel for games against AIs."""
        return open_solo
