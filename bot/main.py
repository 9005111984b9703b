"""Start the bot."""

from __future__ import annotations

import asyncio
import gc
import signal
import sys
from contextlib import suppress

import aiohttp
import discord
import structlog

from bot import logs
from bot.client import Bridgekeeper
from bot.doctor import check_token
from bot.errors import NotReachable, NotReady
from bot.faults import describe_fault
from bot.settings import exposure, read, unknown_names
from bot.store import Store
from workers.memory import give_memory_back

log = structlog.get_logger()

THRESHOLDS = (1_000, 4, 3_000)
"""Thresholds of Python's garbage collection: after this many new objects the newest generation is
searched for cycles, after this many of those searches the middle one, and after this many of those
the oldest. A search takes about a millisecond per thousand objects, and everyone waits for it, so
the first two are small: a database driver on the event loop leaves many cycles. The oldest is
searched rarely: hardly anything is left there that only a search would free.
"""
PAUSES = (1, 2, 4, 8, 15, *[30] * 9)
"""Seconds between attempts to reach a database that doesn't respond when the bot starts."""
SWITCH_SECONDS = 0.001
"""Seconds for which a busy thread may keep the others waiting."""


def run() -> None:
    """Run on Discord until stopped; without a token, say so and start the sandbox.

    Raises `NotReady`.
    """
    settings = read()
    logs.configure(settings)
    for name in unknown_names():
        log.warning("not a setting of the bot", name=name)
    if exposed := exposure():
        log.warning(exposed)
    if settings.token is None:
        check_token(settings)
        log.warning("no BRIDGEKEEPER_TOKEN: starting the local sandbox")
        from bot.sandbox import run as run_sandbox

        run_sandbox()
        return
    tune_python()
    try:
        asyncio.run(serve(Bridgekeeper(settings), settings.token.get_secret_value()))
    except discord.LoginFailure:
        raise NotReady("Discord does not know the token in BRIDGEKEEPER_TOKEN") from None
    except (aiohttp.ClientError, discord.DiscordServerError, discord.GatewayNotFound) as fault:
        why = " ".join(map(str, describe_fault(fault).values()))
        raise NotReachable(f"Discord can't be reached ({why}): check the network") from None
    except (KeyboardInterrupt, asyncio.CancelledError):
        log.info("stopped")


def tune_python() -> None:
    """Tune Python's memory, its garbage collection and its switching between threads.

    Search for cycles less often, and never in what is loaded by now: with hundreds of matches in
    memory a search blocked everything for a third of a second. And let the threads of the database,
    which need the interpreter's lock several times per transaction, have it sooner than after five
    milliseconds each time.
    """
    give_memory_back()
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)


async def serve(bot: Bridgekeeper, token: str) -> None:
    """Run until something fails, or the process is told to stop (Ctrl-C, SIGTERM).

    Then pending work is finished first. Told to stop a second time, it stops at once.
    """
    own = asyncio.current_task()
    assert own is not None, "in a task"
    with suppress(NotImplementedError):  # Windows has no such signal
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, own.cancel)
    async with bot:
        await wait_for_database(bot.store)
        await bot.start(token)


async def wait_for_database(store: Store) -> None:
    """Open the database as soon as its server responds.

    Raises `NotReachable` if that takes longer than a few minutes, and `NotReady`.
    """
    for pause in (*PAUSES, None):
        try:
            await store.open()
            return
        except NotReachable as outage:
            if pause is None:
                raise
            if pause == PAUSES[0]:
                log.warning("waiting for the database", minutes=sum(PAUSES) // 60, why=str(outage))
            await asyncio.sleep(pause)
