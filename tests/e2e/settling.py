"""Waiting for the bot to come to rest, without looking at everything every other moment."""

from __future__ import annotations

import asyncio
from asyncio import Future, Task
from typing import Any

import simcord
from simcord import _dpy_internals as internals
from simcord._settlement import _park_reason as park_reason
from simcord._settlement import _run_due_virtual_callbacks as run_due_virtual_callbacks

GLANCE = 0.002
"""Seconds between two looks whether the bot has done its work."""

SETTLE_SECONDS = 60.0
"""How long the bot may take to come to rest: more than it ever needs, also on a busy machine."""
NEAR = 5.0
"""Seconds: whoever sleeps for longer is at rest."""
LOOK = 0.02
"""Seconds after which something that the bot waits for is looked at again, should it not end."""


class Settling:
    """simcord's `settle`, which looks at every task that there is, each time that it looks. What
    obviously is not over is waited for first; whether the bot rests is for simcord to say."""

    def __init__(self, env: simcord.Env) -> None:
        self._env = env
        self._settle = env._settle_internal

    async def __call__(self, **asked: Any) -> None:
        """Wait until the bot rests. For simcord the time that it waits and how far ahead it looks
        for whoever wakes are one; a busy machine needs more of the first, not of the second."""
        facts = {"idle": GLANCE} | asked | {"timeout": NEAR, "_deadline": None}
        until = asyncio.get_running_loop().time() + SETTLE_SECONDS
        while True:
            await self._while_busy(until)
            try:
                return await self._settle(**facts)
            except TimeoutError:
                if asyncio.get_running_loop().time() > until:
                    raise

    async def _while_busy(self, until: float) -> None:
        env, loop = self._env, asyncio.get_running_loop()
        parked: dict[Task[Any], Future[Any]] = {}
        while loop.time() < until:
            run_due_virtual_callbacks(env._settlement_state(), until)
            await asyncio.sleep(0)
            advancing = env._real_advance_task or env._advance_task
            if advancing not in (None, asyncio.current_task()):
                return
            if _is_running(env):
                continue
            busy = [*env._work.executors] or self._busy(parked)
            if not busy:
                return
            await asyncio.wait(busy, timeout=LOOK, return_when=asyncio.FIRST_COMPLETED)

    def _busy(self, parked: dict[Task[Any], Future[Any]]) -> list[Future[Any]]:
        """Something that a task waits for and that comes by itself, if there is such a thing.
        `parked` remembers what tasks were found to wait for until somebody acts or time passes."""
        env = self._env
        state, ahead = env._settlement_state(), asyncio.get_running_loop().time() + NEAR
        for task in list(env._work.tasks):
            waiter = getattr(task, "_fut_waiter", None)
            if waiter is None or waiter.done() or parked.get(task) is waiter:
                continue
            if park_reason(state, task, ahead) is not None:
                parked[task] = waiter
            elif not internals.composed_tasks(task, waiter):
                return [waiter]
        return []


def _is_running(env: simcord.Env) -> bool:
    """Is anything to be called in the next turn of the loop?"""
    for record in env._work.callbacks:
        if record.when is None and record.handle is not None and not record.handle.cancelled():
            return True
    for task in env._work.tasks:
        if not task.done():
            waiter = getattr(task, "_fut_waiter", None)
            if (waiter is None or waiter.done()) and task is not asyncio.current_task():
                return True
    return False
