"""How long the daily pages of many servers take that are all due at the same minute.

    python benchmarks/dailies.py [SERVERS] [--database URL]

Every server gets its page; then all days are over, and every solution is shown. Discord's limit of
50 requests a second is not there. The database is a new SQLite file, or an empty one that is named.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import tempfile
from datetime import UTC, datetime, timedelta
from pathlib import Path
from time import perf_counter, process_time

import calibration
import standin
import structlog
from sqlalchemy import func, select, update

from bot.client import Bridgekeeper
from bot.grimoire.dailies import Dailies
from bot.store import Daily, DailyState, GrimoireServer


async def main(servers: int, url: str) -> None:
    """Print how long it takes."""
    bot, web = await standin.at_work(url, servers)
    now = datetime.now(UTC)
    due = (now - timedelta(minutes=1)).replace(second=0, microsecond=0)
    async with bot.store._session.begin() as session:
        for number in range(1, servers + 1):
            session.add(
                GrimoireServer(
                    guild_id=standin.server_id(number),
                    channel_id=number * 1000,
                    hour=due.hour,
                    minute=due.minute,
                    time_zone="UTC",
                    language="en",
                    next_at=due,
                )
            )
    posted = await until_all(bot, DailyState.POSTED, servers)
    print(f"{servers} pages posted {posted}, {web.sent} messages")
    async with bot.store._session.begin() as session:
        await session.execute(update(Daily).values(closes_at=now))
    revealed = await until_all(bot, DailyState.REVEALED, servers)
    print(f"{servers} solutions shown {revealed}, {web.sent} messages, {web.edited} edits")
    await bot.close()


async def until_all(bot: Bridgekeeper, state: DailyState, servers: int) -> str:
    """Let the bot look for what is due until every page is in this state."""
    began, worked, dailies = perf_counter(), process_time(), bot.part(Dailies)
    count = select(func.count()).select_from(Daily).where(Daily.state == state)
    await dailies.tend()
    while (await bot.store.dailies._first(count) or 0) < servers:
        await asyncio.sleep(0.1)
        if not dailies.work.busy and not dailies.beginning.busy:
            await dailies.tend()
    seconds = perf_counter() - began
    return f"in {seconds:.1f} s ({process_time() - worked:.1f} s of a core)"


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    asked.add_argument("servers", type=int, nargs="?", default=1000)
    asked.add_argument("--database", help="the URL of an empty one")
    options = asked.parse_args()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    print(f"calibration loop: {min(calibration.seconds() for _ in range(7)) * 1e3:.2f} ms")
    with tempfile.TemporaryDirectory() as folder:
        file = f"sqlite+aiosqlite:///{Path(folder) / 'dailies.db'}"
        asyncio.run(main(options.servers, options.database or file))
