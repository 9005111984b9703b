"""The options of a match of Toll."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from bot.clock import Clock, clock_line
from bot.game_api.match_options import Chosen, MatchOptions, MatchSettings, Option, facts_line
from engine.core import NextMatch, Seat
from texts import Texts

Mode = Literal["two", "three"]
SEATS: dict[str, tuple[Seat, ...]] = {"two": ("A", "B"), "three": ("A", "B", "C")}


@dataclass(frozen=True, slots=True)
class TollSettings(MatchSettings):
    """The settings of a match: the number of seats, and the kind of river."""

    mode: Mode = "two"
    river: Literal["calm", "wild"] = "calm"

    game = "toll"

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All seats."""
        return SEATS[self.mode]

    def title(self, texts: Texts) -> str:
        """Return game and seats."""
        return f"{texts('game-toll')} · {texts(f'toll-mode-{self.mode}')}"

    def description(self, texts: Texts) -> str:
        """Return river and clock."""
        river = texts(f"toll-river-{self.river}")
        return f"{texts('toll-terms')}\n{facts_line((river, clock_line(self.clock, texts)))}"

    def first(self, picks: Mapping[Seat, str]) -> NextMatch:
        """Return the match."""
        setup = {"seats": len(self.seats), "river": self.river}
        return NextMatch(self.game, setup, {seat: seat for seat in self.seats})


class TollOptions(MatchOptions):
    """The options of the commands."""

    kind = TollSettings
    options = (
        Option(
            "mode",
            ("lobby", "practice"),
            choices=(("two", "toll-mode-two"), ("three", "toll-mode-three")),
        ),
        Option(
            "river",
            ("duel", "lobby", "practice"),
            choices=(("calm", "toll-river-calm"), ("wild", "toll-river-wild")),
        ),
    )

    def settings(self, command: str, chosen: Chosen, clock: Clock | None) -> TollSettings:
        """Return the settings of a command."""
        return TollSettings(chosen.get("mode", "two"), chosen.get("river", "calm"), clock=clock)
