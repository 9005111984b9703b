"""An event in memory: its row, what its log says, and how it is played."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import timedelta
from functools import cached_property

from bot.errors import Refusal
from bot.events.course import Course, Kind, Line, Method, Plan
from bot.game_api import game_name, read_match_settings
from bot.game_api.match_options import MatchSettings
from bot.store import Event, Store
from bot.ui.escaping import distinguish
from engine.core import JsonObject
from texts import Texts

ROUNDS = range(1, 8)
"""The numbers of rounds to choose from; a Swiss event without one chooses by its size."""
MOST_ENTRANTS = 32
LIVE = 10 * 60
"""The longest clock, in seconds, with which an event is played in one evening."""
EVENING, DAYS = timedelta(hours=1), timedelta(days=7)
"""How long a round lasts at most, by the clock of its matches."""


def make_plan(method: Method, rounds: int, settings: MatchSettings) -> JsonObject:
    """Return the document of a plan. `rounds` 0: chosen when the event begins.

    Tables that can't be filled are filled by the bot if more than two sit at one.
    """
    size = len(settings.people)
    return {"method": method.value, "rounds": rounds, "size": size, "bots": size > 2}


def rounds_for(entrants: int) -> int:
    """Return how many Swiss rounds so many people play, as clubs do: 3 to 5."""
    return 3 if entrants <= 8 else 4 if entrants < 32 else 5


@dataclass(frozen=True)
class RunningEvent:
    """An event as it was loaded. Entrants are called by their numbers."""

    row: Event

    @classmethod
    async def load(cls, store: Store, event_id: int) -> RunningEvent:
        """Load an event. Raises `Refusal` if there is none."""
        row = await store.events.event(event_id)
        if row is None:
            raise Refusal("refused-no-such-event")
        return cls(row)

    @cached_property
    def course(self) -> Course:
        """What its log says."""
        document = {**self.row.plan, "method": Method(self.row.plan["method"])}
        lines = (Line(Kind(each.kind), each.facts) for each in self.row.lines)
        return Course(Plan(**document), lines)

    @cached_property
    def settings(self) -> MatchSettings:
        """The settings of its matches."""
        return read_match_settings(self.row.settings)

    @property
    def limit(self) -> timedelta:
        """How long a round lasts at most."""
        clock = self.settings.clock
        return EVENING if clock is not None and clock.seconds <= LIVE else DAYS

    @cached_property
    def names(self) -> Mapping[int, str]:
        """The names of all entrants, made distinct."""
        names = distinguish([each.name for each in self.row.entrants])
        return {each.number: name for each, name in zip(self.row.entrants, names, strict=True)}

    @cached_property
    def users(self) -> Mapping[int, int]:
        """The user ids of all entrants."""
        return {each.number: each.user_id for each in self.row.entrants}

    def number_of(self, user_id: int) -> int | None:
        """Return the number of the user who takes part now, or None."""
        found = (number for number, user in self.users.items() if user == user_id)
        number = next(found, None)
        return number if number in self.course.active else None

    @property
    def takes_late_entrants(self) -> bool:
        """Whether people can join, now or for the next round."""
        course = self.course
        if not course.has_begun:
            return True
        return course.plan.method in (Method.SWISS, Method.PODS) and course.rounds_left > 0

    def title(self, texts: Texts) -> str:
        """Return its name, or else how it is played, and what."""
        if self.row.name:
            return self.row.name
        method = texts(f"event-method-{self.course.plan.method}")
        return f"{method} · {game_name(self.settings.game, texts)}"
