"""Fair turns: decide whose job is next."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from engine.core import record


@record
class Asker:
    """The user for whom a job is done, and the server of the request.

    Outside of servers each user is a place of their own.
    """

    user: Hashable
    server: int | None = None

    @property
    def place(self) -> Hashable:
        """The server, or the person outside of one."""
        return self.user if self.server is None else self.server


@dataclass(slots=True, eq=False)
class _Waiting:
    asker: Asker
    round: int
    called: asyncio.Future[None] = field(default_factory=asyncio.Future)


class Crowded(Exception):  # noqa: N818 - it is up to the person, no fault
    """The user already has the most waiting jobs allowed."""


class Turns:
    """Places for running jobs, given in rounds.

    In each round a user has one job, and the servers take turns. No user has two places and no
    server all of them, unless only one place exists. At most `most_of_a_user` jobs of a user
    wait.
    """

    def __init__(self, seats: int, most_of_a_user: int | None = None) -> None:
        self._seats = seats
        self._most_of_a_person = most_of_a_user
        self._most_of_a_server = max(1, seats - 1)
        self._waiting: list[_Waiting] = []
        self._seated: list[_Waiting] = []
        self._round = 0
        self._latest: dict[Hashable, int] = {}
        self._begun: Counter[tuple[int, Hashable]] = Counter()

    @asynccontextmanager
    async def turn(self, asker: Asker) -> AsyncIterator[None]:
        """Hold a place as soon as it is this user's turn.

        A cancelled request leaves the queue. Raises `Crowded`.
        """
        others = sum(waiting.asker.user == asker.user for waiting in self._waiting)
        if others == self._most_of_a_person:
            raise Crowded
        own = _Waiting(asker, max(self._round, self._latest.get(asker.user, -1) + 1))
        self._latest[asker.user] = own.round
        self._waiting.append(own)
        self._call()
        try:
            await own.called
            yield
        finally:
            (self._seated if own in self._seated else self._waiting).remove(own)
            self._call()

    @property
    def waiting(self) -> int:
        """Jobs without a seat."""
        return len(self._waiting)

    def close(self) -> None:
        """Cancel all waiting jobs."""
        for waiting in self._waiting:
            waiting.called.cancel()

    def _call(self) -> None:
        """Give the free seats away."""
        while len(self._seated) < self._seats:
            able = self._able()
            if not able:
                break
            chosen = min(able, key=self._order)
            self._waiting.remove(chosen)
            self._seated.append(chosen)
            self._begun[chosen.round, chosen.asker.place] += 1
            self._advance(chosen.round)
            chosen.called.set_result(None)
        if not self._waiting and not self._seated:
            self._round = 0
            self._latest.clear()
            self._begun.clear()

    def _able(self) -> list[_Waiting]:
        """Return the waiting jobs that may start now."""
        seated = [other.asker for other in self._seated]
        people = {other.user for other in seated}
        of_a_place = Counter(other.place for other in seated)
        return [
            waiting
            for waiting in self._waiting
            if not waiting.called.done()
            and waiting.asker.user not in people
            and of_a_place[waiting.asker.place] < self._most_of_a_server
        ]

    def _order(self, waiting: _Waiting) -> tuple[int, int]:
        """Within this, who came first: the list is in that order."""
        return waiting.round, self._begun[waiting.round, waiting.asker.place]

    def _advance(self, to: int) -> None:
        """Continue with the round of the job that starts now, and forget earlier rounds."""
        if to > self._round:
            self._round = to
            self._latest = {user: r for user, r in self._latest.items() if r >= to}
            for key in [past for past in self._begun if past[0] < to]:
                del self._begun[key]
