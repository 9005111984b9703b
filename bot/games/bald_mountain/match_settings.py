"""The settings of a Battle on the Bald Mountain.

They are the number of players, and what happens if a player of a team leaves.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass
from typing import get_args

from bot.clock import clock_line
from bot.errors import Refusal
from bot.game_api.match_options import MatchSettings, facts_line
from engine.bald_mountain.game import setup_of
from engine.bald_mountain.seating import SEATINGS, Mode, seats_of
from engine.bald_mountain.state import Leaving
from engine.core import NextMatch, Seat
from texts import Texts, dashed

GAME = "bald_mountain"
MODES: tuple[Mode, ...] = get_args(Mode)
LEAVING: tuple[Leaving, ...] = get_args(Leaving)
STAND_IN: Leaving = "stand_in"


@dataclass(frozen=True, slots=True)
class MountainSettings(MatchSettings):
    """The mode, and what happens to the seat of a player who leaves a team (Ruling 33)."""

    mode: Mode = "duel"
    leaving: Leaving = STAND_IN

    game = GAME

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All seats."""
        return SEATINGS[self.mode].seats

    @property
    def teams(self) -> tuple[tuple[Seat, ...], ...]:
        """The sides; with three mages one plays alone (bald-mountain.md 2). None in a duel."""
        if self.mode == "duel":
            return ()
        return (seats_of(self.mode, 0), seats_of(self.mode, 1))

    def check(self) -> None:
        """Raise `Refusal` for what the rules do not offer: leaving a team in a duel."""
        if self.leaving != STAND_IN and self.mode == "duel":
            raise Refusal("refused-bald-mountain-leaving")

    def title(self, texts: Texts) -> str:
        """Return game and mode."""
        return f"{texts('game-bald-mountain')} · {texts(f'bald-mountain-mode-{self.mode}')}"

    def description(self, texts: Texts) -> str:
        facts = [clock_line(self.clock, texts)]
        if self.teams:
            facts.append(texts(f"bald-mountain-leaving-{dashed(self.leaving)}"))
        return f"{texts(f'bald-mountain-settings-{self.mode}')}\n{facts_line(facts)}"

    def first(self, picks: Mapping[Seat, str]) -> NextMatch:
        """Return the first match.

        Two mages are seated at random (Ruling 3); more have chosen their sides themselves.
        """
        places = [*self.seats]
        if self.mode == "duel":
            random.SystemRandom().shuffle(places)
        seats = dict(zip(self.seats, places, strict=True))
        return NextMatch(self.game, setup_of(self.mode, self.leaving), seats)
