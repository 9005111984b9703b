"""What simcord does thousands of times in each test, with the same results in less time."""

from __future__ import annotations

import asyncio
import copy
import marshal
from types import SimpleNamespace
from typing import Any

import discord
import simcord.components
import simcord.gateway
import simcord.http.router
import simcord.results
from simcord import _dpy_internals
from simcord._runtime import _BOT_SCOPE

finds_listener = _dpy_internals.is_wait_for_listener
real_time = _dpy_internals.real_monotonic


def copied(value: Any) -> Any:
    """Return a deep copy: of a JSON document in a tenth of the time."""
    try:
        return marshal.loads(marshal.dumps(value))
    except ValueError:
        return copy.deepcopy(value)


def has_listener(client: discord.Client, task: asyncio.Task[Any]) -> bool:
    """Return whether a task waits for an event in `Client.wait_for`."""
    return bool(client._listeners) and finds_listener(client, task)


def monotonic() -> float:
    """Return the simulated time to the bot, and the real time to everyone else."""
    scope = _BOT_SCOPE.get()
    if scope is not None:
        env, generation = scope
        if env._started and env._runtime is not None and generation == env._generation:
            return float(env._virtual_time)
    return real_time()


def wakes(callback: Any, args: tuple[Any, ...], waiter: Any, task: asyncio.Task[Any]) -> bool:
    """Return whether a timer only ends what a task waits for."""
    owner = getattr(callback, "__self__", None)
    if waiter is not None and (owner is waiter or any(each is waiter for each in args)):
        return True
    return isinstance(owner, asyncio.Timeout) and owner._task is task


def install() -> None:
    """Replace simcord's own for the rest of the run."""
    for module in (simcord.gateway, simcord.http.router):
        module.copy = SimpleNamespace(deepcopy=copied)
    for module in (simcord.components, simcord.results):
        module.deepcopy = copied
    _dpy_internals.is_wait_for_listener = has_listener
    _dpy_internals._clock_monotonic = monotonic
    _dpy_internals.is_wakeup_callback = wakes
