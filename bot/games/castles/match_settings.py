"""The settings of a Battle of the Castles.

They are the mode, and how the players get their races.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, get_args

from bot.clock import clock_line
from bot.errors import Refusal
from bot.game_api.match_options import MatchSettings, facts_line
from engine.castles.board import SEATS_OF, Mode, seats_of_side, side_of
from engine.castles.cards import Race
from engine.castles.choosing import choice_setup
from engine.castles.game import setup_of
from engine.core import SEATS, NextMatch, Seat
from texts import Texts
from texts.castles.names import race_name

GAME = "castles"
CHOICE = "castles_races"
"""The choice of races, as the setup match of a match."""
MODES: tuple[Mode, ...] = get_args(Mode)
Races = Literal["open", "lot"]
RACES_BY: tuple[Races, ...] = get_args(Races)


@dataclass(frozen=True, slots=True)
class CastlesSettings(MatchSettings):
    """The mode, and how the players get their races.

    Races are chosen openly, one after the other (Ruling 47), or drawn at random. Or `left` (A and
    C) and `right` (B and D) are the races of the sides: both are given, or neither.
    """

    mode: Mode = "duel"
    races: Races = "open"
    left: Race | None = None
    right: Race | None = None

    game = GAME

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All seats."""
        return SEATS_OF[self.mode]

    @property
    def teams(self) -> tuple[tuple[Seat, ...], ...]:
        """The left and the right side (castles.md 9). None in a duel, where a coin decides all."""
        if self.mode == "duel":
            return ()
        return (seats_of_side(self.mode, 0), seats_of_side(self.mode, 1))

    def check(self) -> None:
        """Raise `Refusal` if only one race is given, or races although they are drawn."""
        settled = [race for race in (self.left, self.right) if race is not None]
        if len(settled) == 1:
            raise Refusal("refused-castles-one-race")
        if settled and self.races == "lot":
            raise Refusal("refused-castles-races-twice")

    def title(self, texts: Texts) -> str:
        """Return game and mode."""
        return f"{texts('game-castles')} · {texts(f'castles-mode-{self.mode}')}"

    def description(self, texts: Texts) -> str:
        facts = [self._races_line(texts), clock_line(self.clock, texts)]
        if self.teams:
            facts.append(texts("castles-leaving"))
        return f"{texts(f'castles-settings-{self.mode}')}\n{facts_line(facts)}"

    def _races_line(self, texts: Texts) -> str:
        if self.left is None or self.right is None:
            return texts(f"castles-races-{self.races}")
        sides = {"left": race_name(self.left, texts), "right": race_name(self.right, texts)}
        return texts(f"castles-races-settled-{self.mode}", **sides)

    def first(self, picks: Mapping[Seat, str]) -> NextMatch:
        """Return the choice of races, or the match if there is nothing to choose.

        A coin in the match decides who begins (Ruling 5), so all players keep their seats.
        """
        seats = {seat: seat for seat in self.seats}
        if self.left is not None and self.right is not None:
            by_side = (self.left, self.right)
            races = {seat: by_side[side_of(SEATS.index(seat))] for seat in self.seats}
            return NextMatch(GAME, setup_of(self.mode, races), seats)
        if self.races == "lot":
            return NextMatch(GAME, setup_of(self.mode, distinct=True), seats)
        return NextMatch(CHOICE, choice_setup(self.mode), seats)
