"""An event in memory: its row, what its log says, and how it is played."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import cached_property

from bot.errors import Refusal
from bot.events.course import Course, Kind, Line, Method, Plan
from bot.game_api import game_name, read_match_settings
from bot.game_api.match_options import MatchSettings
from bot.store import Event, EventState, RunMode, Store
from bot.store.runs import TIME
from bot.ui.escaping import distinguish
from engine.core import JsonObject
from texts import Texts

ROUNDS = range(1, 8)
"""The numbers of rounds to choose from."""
MOST_ENTRANTS, MOST_IN_ROUND_ROBIN, MOST_IN_LEAGUE = 128, 16, 32
LIVE = 10 * 60
"""The longest clock, in seconds, with which an event is played in one evening."""
EVENING, DAYS = timedelta(hours=1), timedelta(days=7)
"""How long a round lasts at most, by the clock of its matches."""
MONTH = timedelta(days=28)
"""How long a league lasts at most."""
HOURS = range(1, 5)
"""How long an arena can last, in hours."""
BY_SIZE = -1
"""The rounds, or the cut, if the number of players at the start decides them."""
NIGHT: JsonObject = {
    "method": Method.PUZZLES,
    "rounds": 3,
    "size": 2,
    "bots": False,
    "cut": 0,
}
"""The plan of a puzzle night."""
CORRECTED = timedelta(days=1)
"""How long results can be corrected once an event is over."""
FINAL = "final"
"""A Swiss event with a cut."""


def make_plan(how: str, rounds: int, settings: MatchSettings) -> JsonObject:
    """Return the document of a plan.

    Args:
        how: A `Method`, or `FINAL`.
        rounds: The number of rounds, or `BY_SIZE`.
        settings: Those of its matches. The bot takes free seats at tables of more than two.
    """
    method, size = Method.SWISS if how == FINAL else Method(how), len(settings.people)
    cut = BY_SIZE if how == FINAL else 0
    return {"method": method, "rounds": rounds, "size": size, "bots": size > 2, "cut": cut}


def settle_plan(plan: JsonObject, entrants: int) -> JsonObject:
    """Return a plan with what the number of players settles, as clubs do.

    Up to eight play three Swiss rounds, up to 31 four, more five. The best four of at least eight
    play the final, of at least 16 the best eight.
    """
    rounds = 3 if entrants <= 8 else 4 if entrants < 32 else 5
    cut = 0 if entrants < 8 else 4 if entrants < 16 else 8
    settled = {"rounds": rounds, "cut": cut}
    return {**plan, **{key: value for key, value in settled.items() if plan[key] == BY_SIZE}}


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

    @property
    def method(self) -> str:
        """How it is played: a `Method`, or `FINAL`."""
        return FINAL if self.course.plan.cut else self.course.plan.method

    @property
    def most(self) -> int:
        """How many can join."""
        few = {Method.ROUND_ROBIN: MOST_IN_ROUND_ROBIN, Method.LEAGUE: MOST_IN_LEAGUE}
        return few.get(self.course.plan.method, MOST_ENTRANTS)

    @property
    def is_night(self) -> bool:
        """Whether it is a puzzle night: its rounds are races, and it has no matches."""
        return self.course.plan.method is Method.PUZZLES

    @property
    def is_arena(self) -> bool:
        """Whether it is an arena: its duels begin by themselves."""
        return self.course.plan.method is Method.ARENA

    @property
    def is_league(self) -> bool:
        """Whether it is a league: everyone in a group meets everyone at the same time."""
        return self.course.plan.method is Method.LEAGUE

    @cached_property
    def settings(self) -> MatchSettings:
        """The settings of its matches. A puzzle night has none."""
        return read_match_settings(self.row.settings)

    @property
    def limit(self) -> timedelta:
        """How long a round lasts at most."""
        if self.is_night:
            return TIME[RunMode.RACE]
        if self.is_league:
            return MONTH
        if self.is_arena:
            return timedelta(hours=self.course.plan.rounds)
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
        open_methods = Method.SWISS, Method.PODS, Method.PUZZLES
        return course.plan.method in open_methods and course.rounds_left > 0

    def can_be_corrected(self, now: datetime) -> bool:
        """Return whether it ended so recently that its host may still correct results."""
        is_over = self.row.state is EventState.OVER and not self.is_night
        return is_over and now < self.row.lines[-1].at + CORRECTED

    def is_new(self, since: datetime) -> bool:
        """Return whether a user has opened it since then, and nothing has happened in it yet."""
        row = self.row
        return not row.lines and row.starts_at is None and row.created_at > since

    def pause(self, now: datetime, *, lost: bool = False) -> Line:
        """Return the line of a pause that begins now; `lost`: because its channel was deleted."""
        left = int(((self.row.due_at or now) - now).total_seconds())
        if self.course.is_paused:
            left = self._latest_pause.get("left", 0)
        return Line(Kind.PAUSE, {"left": max(0, left), "lost": lost})

    def due_after_pause(self, now: datetime) -> datetime:
        """Return when the round ends if the pause is over now."""
        return now + timedelta(seconds=self._latest_pause.get("left", 0))

    @property
    def is_lost(self) -> bool:
        """Whether it is paused because its channel was deleted."""
        return self.course.is_paused and self._latest_pause.get("lost", False)

    @property
    def _latest_pause(self) -> JsonObject:
        pauses = [each.facts for each in self.row.lines if each.kind == Kind.PAUSE]
        return pauses[-1] if pauses else {}

    def title(self, texts: Texts) -> str:
        """Return its name, or else how it is played, and what."""
        if self.row.name:
            return self.row.name
        method = texts(f"event-method-{self.method}")
        return method if self.is_night else f"{method} · {game_name(self.settings.game, texts)}"
