"""The settings of a Duel of Two Worlds: how armies are made, and the time limits."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import get_args

from bot.clock import clock_line
from bot.game_api.match_options import MatchSettings, facts_line
from engine.core import SEATS, NextMatch, Seat
from engine.two_worlds.game import setup_of
from engine.two_worlds.picking import HAND
from engine.two_worlds.state import SetUp
from texts import Texts

GAME = "two_worlds"
SETUPS: tuple[SetUp, ...] = get_args(SetUp)
BASIC: SetUp = "basic"
MOST_SPELLS = HAND + 1
"""The most spells with which the second player may begin (Ruling 4)."""


@dataclass(frozen=True, slots=True)
class WorldsSettings(MatchSettings):
    """How armies are picked, and with how many spells the second player begins.

    The clock's `window` is the time for an answer in the opponent's turn.
    """

    setup: SetUp = BASIC
    second_player_spells: int = HAND

    game = GAME

    @property
    def format(self) -> str:
        """The set-up, as the format of results."""
        return self.setup

    @property
    def seats(self) -> tuple[Seat, ...]:
        """A and B."""
        return SEATS[:2]

    def title(self, texts: Texts) -> str:
        """Return game and set-up."""
        return f"{texts('game-two-worlds')} · {texts(f'two-worlds-setup-{self.setup}')}"

    def description(self, texts: Texts) -> str:
        facts = [clock_line(self.clock, texts)]
        if self.clock is not None and self.clock.window is not None:
            facts.append(texts("two-worlds-settings-window", seconds=self.clock.window))
        if self.second_player_spells != HAND:
            facts.append(texts("two-worlds-settings-spells", n=self.second_player_spells))
        return f"{texts(f'two-worlds-settings-{self.setup}')}\n{facts_line(facts)}"

    def first(self, picks: Mapping[Seat, str]) -> NextMatch:
        """Return the first match. A coin in it decides who begins (Ruling 3)."""
        seats = {seat: seat for seat in self.seats}
        return NextMatch(self.game, setup_of(self.setup, self.second_player_spells), seats)
