"""What people can agree on before a game of Toll."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from bot.clock import Clock, clock_line
from bot.game_api.offer import Chosen, Offer, Option, Terms
from engine.core import NextMatch, Seat
from texts import Texts

Mode = Literal["two", "three"]
SEATS: dict[str, tuple[Seat, ...]] = {"two": ("A", "B"), "three": ("A", "B", "C")}


@dataclass(frozen=True, slots=True)
class TollTerms(Terms):
    """How many sit at what kind of river."""

    mode: Mode = "two"
    river: Literal["calm", "wild"] = "calm"

    game = "toll"

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All seats."""
        return SEATS[self.mode]

    def title(self, texts: Texts) -> str:
        """Game and seats."""
        return f"{texts('game-toll')} · {texts(f'toll-mode-{self.mode}')}"

    def description(self, texts: Texts) -> str:
        """River and clock."""
        river = texts(f"toll-river-{self.river}")
        return f"{texts('toll-terms')}\n{river} · {clock_line(self.clock, texts)}"

    def first(self, picks: Mapping[Seat, str]) -> NextMatch:
        """The match."""
        setup = {"seats": len(self.seats), "river": self.river}
        return NextMatch(self.game, setup, {seat: seat for seat in self.seats})


class TollOffer(Offer):
    """The options of the commands."""

    kind = TollTerms
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

    def terms(self, command: str, chosen: Chosen, clock: Clock | None) -> TollTerms:
        """What somebody asks for."""
        return TollTerms(chosen.get("mode", "two"), chosen.get("river", "calm"), clock=clock)
