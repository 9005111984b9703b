"""The measure itself: what is the bot's counts, and nothing else."""

from __future__ import annotations

import asyncio
import time

import pytest
from loop_lag import PERIOD, LoopLag
from people import Club

HOLDS = 0.1


def hold() -> None:
    """Keep the loop, by so much processor time."""
    until = time.thread_time() + HOLDS
    while time.thread_time() < until:
        pass


async def measured(club: Club, lag: LoopLag, *, bots: bool, discords: bool = False) -> float:
    """The worst lag of a run in which somebody keeps the loop."""

    async def work() -> None:
        if discords:
            with lag.not_of_the_bot():
                hold()
        else:
            hold()

    with lag.measured():
        await asyncio.sleep(2 * PERIOD)
        if bots:
            with club.env._bot_scope():
                await asyncio.create_task(work())
        else:
            await asyncio.create_task(work())
        await asyncio.sleep(2 * PERIOD)
    return max(lag.lags.worked)


async def test_what_the_bot_holds_is_seen_by_every_probe_that_was_due(club: Club) -> None:
    lag = LoopLag()
    assert await measured(club, lag, bots=True) > HOLDS - 2 * PERIOD
    assert len([each for each in lag.lags.worked if each > HOLDS / 2]) >= HOLDS / 2 / PERIOD - 2


@pytest.mark.parametrize("bots", [False, True])
async def test_what_people_and_the_local_discord_do_is_left_out(club: Club, bots: bool) -> None:
    assert await measured(club, LoopLag(), bots=bots, discords=bots) < HOLDS / 2
