"""Starting the bot."""

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

log = structlog.get_logger()

NEW_OBJECTS, TIMES = 50_000, 5
"""After so many more the newest are looked through for circles, after so many times those that were
left then too. The rarer, the more of them have gone by themselves."""
PAUSES = (1, 2, 4, 8, 15, *[30] * 9)
"""Seconds between the attempts to reach a database that doesn't answer when the bot starts."""
SWITCH_SECONDS = 0.001
"""How long a thread that is busy may keep the others waiting."""


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
    """Tune Python's garbage collection and its switching between threads.

    Look for garbage in circles less often, and never in what is loaded by now: with hundreds of
    matches in memory it kept everybody waiting for a third of a second. And let the threads of the
    database, who ask for the interpreter's lock several times an errand, have it sooner than after
    five thousandths of a second each time.
    """
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW_OBJECTS, TIMES, 10)


async def serve(bot: Bridgekeeper, token: str) -> None:
    """Run until something goes wrong, or the process is told to stop (Ctrl-C, SIGTERM).

    Then all that is under way comes to its end first. Told so a second time, it stops at once.
    """
    own = asyncio.current_task()
    assert own is not None, "in a task"
    with suppress(NotImplementedError):  # Windows has no such signal
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, own.cancel)
    async with bot:
        await wait_for_database(bot.store)
        await bot.start(token)


async def wait_for_database(store: Store) -> None:
    """Make the database ready as soon as its server answers.

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
