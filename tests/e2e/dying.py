"""Lets the bot die at each of its commits, and at each of its requests to Discord."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any
from unittest import mock

import simcord.http.client
from people import Club

MOMENTS = ("before a commit", "after a commit", "before a request", "after a request")
"""When the bot can die; requests are those that change something."""


class Life:
    """Counts what the bot does, and ends at one of these things: then nothing succeeds any more."""

    def __init__(self, moment: str, number: int) -> None:
        self._when, self._what = moment.split(" a ")
        self._left = number
        self.is_over = False

    def reach(self, what: str, when: str) -> None:
        """Die if the moment has come. Raises `CancelledError`, then at everything that follows."""
        if not self.is_over and (what, when) == (self._what, self._when):
            self._left -= 1
            self.is_over = self._left == 0
        if self.is_over:
            raise asyncio.CancelledError


@contextmanager
def _mortal(club: Club, life: Life) -> Iterator[None]:
    database, router = club.bot.store._database, simcord.http.client.router
    change, dispatch = database.change, router.dispatch

    async def change_or_die(errand: Any) -> Any:
        life.reach("commit", "before")
        answer = await change(errand)
        life.reach("commit", "after")
        return answer

    def dispatch_or_die(backend: Any, method: str, path: str, **facts: Any) -> Any:
        what = "look" if method == "GET" else "request"
        life.reach(what, "before")
        answer = dispatch(backend, method, path, **facts)
        life.reach(what, "after")
        return answer

    with (
        mock.patch.object(database, "change", change_or_die),
        mock.patch.object(router, "dispatch", dispatch_or_die),
    ):
        yield


async def dies(club: Club, moment: str, number: int, act: Callable[[], Awaitable[Any]]) -> bool:
    """Let the bot die at this moment for the `number`th time in an act, and start it again.

    Returns False if the act is done before.
    """
    life = Life(moment, number)
    with _mortal(club, life), suppress(asyncio.CancelledError):
        await act()
    if life.is_over:
        await club.restart()
    return life.is_over
