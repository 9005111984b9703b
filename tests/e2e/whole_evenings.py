"""Whole events of many people, from *Join* to the podium, and what they cost.

People join one after the other, the last one only in the first round, which someone leaves in the
middle. One in eight never moves. The others make a few legal moves at their own pace; then someone
at the table resigns, unless they wait for one who never moves. In an arena they look for opponents
whenever they have none. A league is played twice, by those who stay.
"""

from __future__ import annotations

import random
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, fields
from datetime import timedelta
from statistics import median
from typing import Any, NamedTuple
from unittest import mock

import pytest
from drama_day import quickly_drawn
from events import Evening
from grimoire import RIGHT, WRONG, bind_grimoire
from limits import OF_THE_BOT, is_counted
from people import Club, buttons
from promises import broken
from simcord import MemberActor
from strict_discord import Sent
from yarl import URL

from bot.errors import Refusal
from bot.events.following import STAYING
from bot.events.pictures import podium_of
from bot.events.running import RunningEvent
from bot.matches import LiveMatch, MoveRefused
from bot.store import EventState
from engine.core import Seat

KINDS = {
    "draft": "Game night",
    "swiss": "Swiss tournament",
    "final": "Swiss with a final",
    "knockout": "Knockout",
    "robin": "Round robin",
    "puzzle": "Puzzle night",
    "arena": "Arena",
    "league": "League",
}
"""The buttons that open events."""
STEP, LONG_STEP = 10.0, 6 * 3600.0
"""Seconds between two looks at who has to act, by a clock of minutes and by one of hours."""
PACE = 0.4
"""Probability that a person who has to act does so in one step."""
MOVES = 2, 8
"""Fewest and most moves at a table before someone resigns."""
BETWEEN_JOINS = 1.0, 6.0
"""Shortest and longest time in seconds between two people who join."""
ABSENT = 8
"""One in so many people never moves."""
ROUND_BEGINS = re.compile(r"⚔️ \*\*Round (\d+)")
"""What the message says that calls players."""
LONGEST = timedelta(days=30)
"""An event that lasts longer doesn't end."""
SEEKING = 0.1
"""Probability that a person without a duel looks for an opponent in one step."""


class Request(NamedTuple):
    """A request of the bot: when it arrived, in simulated seconds, what it was, whom it pinged.

    `round` is the number of the round that a message says begins, with those of an earlier event;
    0 for any other request.
    """

    at: float
    method: str
    path: str
    pinged: tuple[int, ...]
    round: int

    @property
    def channel(self) -> int:
        """The channel that gets a message; 0 for any other request."""
        parts = self.path.strip("/").split("/")
        posts = self.method == "POST" and (parts[0], parts[2:]) == ("channels", ["messages"])
        return int(parts[1]) if posts else 0

    @property
    def is_edit(self) -> bool:
        """Whether a message of a channel is edited."""
        parts = self.path.strip("/").split("/")
        return self.method == "PATCH" and (parts[0], parts[2:3]) == ("channels", ["messages"])


@dataclass
class Costs:
    """What an event has cost."""

    people: int = 0
    rounds: int = 0
    simulated_minutes: int = 0
    posts_in_channel: int = 0
    posts_in_threads: int = 0
    edits_in_channel: int = 0
    edits_in_threads: int = 0
    calls_of_a_person: str = ""
    """Pings because a round begins: most and median."""
    other_pings: str = ""
    """Those of clocks and of matches after a pause: most and median."""
    seconds_of_calls: int = 0
    """Seconds from the first call of a round to its last, in the slowest round."""
    threads: int = 0
    """The most that were open at the same time."""
    requests_a_minute: int = 0
    """The most requests that count in sixty seconds."""
    requests_a_second: int = 0
    refused: int = 0
    """Requests that Discord has answered with 429."""
    restarts: int = 0
    podium: str = ""
    found: list[str] = field(default_factory=list)
    """What is wrong."""

    def __str__(self) -> str:
        values = ((each.name, getattr(self, each.name)) for each in fields(self))
        return "\n".join(
            f"{name.replace('_', ' '):18} {value if value != [] else 'nothing'}"
            for name, value in values
        )


class Whole:
    """An event that is played from its opening to its podium."""

    def __init__(self, club: Club, kind: str, people: int, seed: int) -> None:
        self.club = club
        self.kind = kind
        self.chance = random.Random(f"{kind} {people} {seed}")
        names = [f"Player {number}" for number in range(5, people + 1)]
        others = [_add_person(club, name) for name in names]
        self.people = [club.ann, club.bob, club.cleo, club.dan, *others][:people]
        self.absent = {each.id for each in self.chance.sample(self.people[1:], people // ABSENT)}
        self.requests: list[Request] = []
        self.rounds_before = 0
        """The rounds of the league before this one."""
        self.costs = Costs(people=people)
        self._left: defaultdict[tuple[int, int], int] = defaultdict(
            lambda: self.chance.randint(*MOVES)
        )
        """The moves until someone resigns, by round and table."""

    async def play(self, *, restarts: bool = False) -> Costs:
        """Play it; with `restarts`, the bot restarts in the middle of each round."""
        with self._recorded(), quickly_drawn(), self._simple_puzzles():
            self.evening = await Evening.opened(self.club, KINDS[self.kind])
            *early, late = self.people
            await self._gather(self.people if self.kind == "league" else early, "Join")
            await self._press(self.club.ann, "Start")
            await self.evening.settled()
            await self._play_rounds(late, restarts=restarts)
            await self.evening.settled()
            if self.kind == "league":
                await self._play_next_league(restarts=restarts)
            await self._look_at_costs()
        return self.costs

    async def _gather(self, people: Iterable[MemberActor], label: str) -> None:
        """Let people press a button of the event, one after the other."""
        for person in people:
            await self._press(person, label)
            await self.club.env.advance_time(self.chance.uniform(*BETWEEN_JOINS))

    async def _play_next_league(self, *, restarts: bool) -> None:
        """Play the league that follows, with all who were there."""
        self.rounds_before = len((await self.evening.load()).course.rounds)
        self.evening = Evening(self.club, self.evening.id + 1)
        await self.evening.settled()
        await self._gather(self.people, "Stay or join")
        await self.club.wait(STAYING.total_seconds())
        await self.evening.settled()
        await self._play_rounds(self.people[-1], restarts=restarts)
        await self.evening.settled()

    @contextmanager
    def _simple_puzzles(self) -> Iterator[None]:
        """Take puzzles of one move within this context, if it is a night of puzzles."""
        with pytest.MonkeyPatch.context() as patch:
            if self.kind == "puzzle":
                bind_grimoire(patch)
            yield

    @contextmanager
    def _recorded(self) -> Iterator[None]:
        """Record the requests of the bot within this context."""
        env, answer = self.club.env, self.club.discord.answer

        def recorded(method: str, url: URL, headers: Any, sent: Sent, params: Any) -> Any:
            path = url.path.removeprefix("/api/v10")
            users = _pinged_in(sent) if method == "POST" else ()
            begins = ROUND_BEGINS.search(str(sent.document))
            number = int(begins[1]) + self.rounds_before if begins else 0
            self.requests.append(Request(env._virtual_time, method, path, users, number))
            return answer(method, url, headers, sent, params)

        with mock.patch.object(self.club.discord, "answer", recorded):
            yield

    async def _press(self, person: MemberActor, label: str) -> None:
        """Let a person press a button of the event's message if it is there."""
        message = self.evening.message
        if label in buttons(message):
            await person.click(message, label=label)

    async def _play_rounds(self, late: MemberActor, *, restarts: bool) -> None:
        """Play until it is over. In the first round `late` joins, and someone leaves."""
        club, until = self.club, self.club.env.now() + LONGEST
        begun = 0
        while club.env.now() < until:
            event = await self.evening.load()
            if event.row.state is not EventState.RUNNING:
                return
            count, waiting = len(event.course.rounds), event.course.open_tables()
            self.costs.threads = max(self.costs.threads, len(club.channel.threads))
            is_half_over = 2 * len(waiting) <= len(event.course.rounds[-1].tables)
            if count > begun and (is_half_over or not waiting):
                begun = count
                if count == 1:
                    await self._press(late, "Join")
                    await self._press(self.chance.choice(self.people[1:-1]), "Leave")
                if restarts:
                    await club.restart()
                    self.costs.restarts += 1
            await self._act(event)
            await (club.wait(LONG_STEP) if event.is_league else club.env.advance_time(STEP))

    async def _act(self, event: RunningEvent) -> None:
        """Let people who have to act do so, perhaps."""
        if event.is_night:
            await self._answer(event)
            return
        if event.is_arena:
            await self._seek(event)
        number = len(event.course.rounds) + self.rounds_before
        for table, match in (await self.evening.tables()).items():
            if not match.row.has_home or match.outcome is not None:
                continue
            for seat in match.to_act:
                user_id = match.user_in(seat)
                is_here = user_id is not None and user_id not in self.absent
                if is_here and seat in match.people and self.chance.random() < PACE:
                    self._left[number, table] -= 1
                    with self.club.env._bot_scope(), suppress(Refusal, MoveRefused):
                        await self._move(match, seat, user_id or 0, self._left[number, table])

    async def _answer(self, event: RunningEvent) -> None:
        """Let people answer the puzzles that are due for them, right or wrong."""
        for person in self.people:
            run = await self.club.bot.store.runs.newest(person.id)
            due = run.puzzle_at(self.club.env.now()) if run is not None else None
            if event.course.open_tables() and due is not None and self.chance.random() < PACE:
                line = self.chance.choice((RIGHT, RIGHT, WRONG))
                where = self.club.channel
                await person.slash(where, "grimoire puzzle", puzzle=due, line=line)

    async def _seek(self, event: RunningEvent) -> None:
        """Let people without a duel look for an opponent."""
        tables = event.course.rounds[0].tables
        playing = {
            event.users[each]
            for number in event.course.open_tables()
            for each in tables[number - 1].entrants
        }
        for person in self.people:
            if person.id not in playing and self.chance.random() < SEEKING:
                await self._press(person, "Find an opponent")

    async def _move(self, match: LiveMatch, seat: Seat, user_id: int, left: int) -> None:
        """Make a move, or resign if none is left; drafts are always finished."""
        is_draft = self.kind == "draft" and await self._is_first(match)
        waits = any(match.user_in(each) in self.absent for each in match.people)
        if left > 0 or is_draft or waits:
            legal = [str(each) for each in match.state.legal_actions(seat)]
            move = self.chance.choice(legal)
            await self.club.bot.matches.submit(match.id, user_id, move, sure=True)
        else:
            await self.club.bot.matches.resign(match.id, user_id)

    async def _is_first(self, match: LiveMatch) -> bool:
        return await self.club.bot.store.events.of_match(match.id) is not None

    async def _look_at_costs(self) -> None:
        """Count what it has cost, and look for what is wrong."""
        costs, channel = self.costs, self.club.channel.id
        event = await self.evening.load()
        costs.rounds = len(event.course.rounds) + self.rounds_before
        costs.simulated_minutes = round((self.requests[-1].at - self.requests[0].at) / 60)
        posts = Counter(each.channel == channel for each in self.requests if each.channel)
        costs.posts_in_channel, costs.posts_in_threads = posts[True], posts[False]
        edits = Counter(
            each.path.startswith(f"/channels/{channel}/") for each in self.requests if each.is_edit
        )
        costs.edits_in_channel, costs.edits_in_threads = edits[True], edits[False]
        pings = Counter((user, each.round) for each in self.requests for user in each.pinged)
        costs.calls_of_a_person = self._most(user for user, number in pings if number)
        others = ((user, count) for (user, number), count in pings.items() if not number)
        costs.other_pings = self._most(user for user, count in others for _ in range(count))
        numbers = range(1, costs.rounds + 1)
        costs.seconds_of_calls = round(max(map(self._seconds_of_calls, numbers)))
        times = sorted(each.at for each in self.requests if is_counted(each.path))
        costs.requests_a_minute = most_within(times, 60.0)
        costs.requests_a_second = most_within(times, 1.0)
        costs.refused = self.club.discord.limits.refused.total()
        costs.podium = ", ".join(
            f"{each.rank}. {event.names[each.entrant]}" for each in podium_of(event)
        )
        if event.row.state is not EventState.OVER:
            costs.found.append(f"the event is {event.row.state}")
        if event.row.unshown:
            costs.found.append("its message is outdated")
        if any(count > 1 for (_, number), count in pings.items() if number):
            costs.found.append("someone was called more than once a round")
        if costs.requests_a_second > OF_THE_BOT[0]:
            costs.found.append("too many requests in a second")
        costs.found += await broken(self.club)
        costs.found += [repr(each) for each in self.club.env.errors if not _is_answer(each)]

    def _seconds_of_calls(self, number: int) -> float:
        """Return the seconds from the first call of a round to the last one; 0 without calls."""
        times = [each.at for each in self.requests if each.round == number] or [0.0]
        return max(times) - min(times)

    def _most(self, pinged: Iterable[int]) -> str:
        """Return how often the person who occurs most is there, and the median of all people."""
        found = Counter(pinged)
        counts = [found[person.id] for person in self.people]
        return f"{max(counts)} (median {median(counts):g})"


def _pinged_in(sent: Sent) -> tuple[int, ...]:
    document = sent.document if isinstance(sent.document, dict) else {}
    return tuple(map(int, (document.get("allowed_mentions") or {}).get("users") or ()))


def _add_person(club: Club, name: str) -> MemberActor:
    user = club.env.create_user(name.lower().replace(" ", ""), global_name=name)
    return club.guild.add_member(user)


def _is_answer(error: BaseException) -> bool:
    return isinstance(getattr(error, "original", error), Refusal | MoveRefused)


def most_within(times: list[float], seconds: float) -> int:
    """Return the largest number of these sorted times that are within so many seconds."""
    most = first = 0
    for last, time in enumerate(times):
        while time - times[first] >= seconds:
            first += 1
        most = max(most, last - first + 1)
    return most
