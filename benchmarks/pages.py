"""Measure the web pages: milliseconds of a request, bytes, and time to first paint in Chromium.

    python benchmarks/pages.py [TIMES]

A bot on the local Discord plays a duel of 40 moves, then serves its page and one of each kind that
needs no link. Each is requested `TIMES` times (default: 20), in the same process. The bytes are
those that go over the network, with styles and scripts but without pictures. The paint is the
first contentful one in a new window, 400 pixels wide.
"""

from __future__ import annotations

import asyncio
import logging
import re
import shutil
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

import aiohttp
import calibration
import simcord
from playwright.async_api import async_playwright
from replies import play_a_duel

from bot.client import Bridgekeeper
from bot.sandbox import limit_no_commands
from bot.settings import Settings
from bot.store import Link, LinkKind

TIMES, MOVES = 20, 40
PAGES = "/", "/p/first-steps/05", "/editor", "/champion", "/rules/clash"
"""Those that a bot doesn't have are left out."""
WIDTH = 400
PAINTED = """new Promise(found => new PerformanceObserver(list => list.getEntries()
    .filter(each => each.name == "first-contentful-paint").forEach(each => found(each.startTime)))
    .observe({type: "paint", buffered: true}))"""


async def main(times: int) -> None:
    """Print the figures of each page."""
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite+aiosqlite:///{Path(folder) / 'bench.db'}"
        limit_no_commands()
        bot = Bridgekeeper(Settings(_env_file=None, token=None, database_url=url, web_port=0))
        try:
            async with simcord.run(bot) as env:
                pages = [await finished_match(bot, env), *PAGES]
                asked = {path: await ask(bot.web_url, path, times) for path in pages}
                found = {path: each for path, each in asked.items() if each is not None}
                painted = await paint(bot.web_url, [*found], times)
        finally:
            await bot.close()
    print(f"calibration loop: {min(calibration.seconds() for _ in range(7)) * 1e3:.2f} ms")
    print(f"{'page':<30}{'KiB':>8}{'median':>10}{'worst':>10}{'painted':>10}   (ms)")
    for path, (size, seconds) in found.items():
        figures = median(seconds) * 1e3, max(seconds) * 1e3
        after = f"{painted[path]:>10.0f}" if path in painted else f"{'–':>10}"
        print(
            f"{path:<30}{size / 1024:>8.1f}" + "".join(f"{each:>10.1f}" for each in figures) + after
        )


async def finished_match(bot: Bridgekeeper, env: Any) -> str:
    """Play a duel, and return the path of its page."""
    guild = env.create_guild("Bench")
    channel = guild.create_text_channel("duels")
    people = [guild.add_member(env.create_user(name)) for name in ("ann", "bob")]
    await play_a_duel(bot, channel, people, {"play": [], "end": [], "hand": []}, MOVES)
    match = await bot.matches.get(1)
    if not match.is_final:
        await bot.matches.resign(match.id, people[0].id)
    link = Link(kind=LinkKind.MATCH, subject=str(match.id), owner_id=1, created_at=bot.now())
    return f"/m/{(await bot.store.links.open(link)).key}"


async def ask(url: str, path: str, times: int) -> tuple[int, list[float]] | None:
    """Return bytes and seconds of a page; None if there is no such page."""
    seconds = []
    closing = aiohttp.TCPConnector(force_close=True)
    async with aiohttp.ClientSession(url, connector=closing) as session:
        for _ in range(times):
            began = perf_counter()
            async with session.get(path) as response:
                page = await response.text()
            seconds.append(perf_counter() - began)
            if response.status == 404:
                return None
            await asyncio.sleep(0.1)  # in a quiet time, without a queue
        size = response.content_length or len(page)
        for name in set(re.findall(r'(?:src|href)="(/static/[^"]+)"', page)):
            async with session.get(name) as response:
                await response.read()
                size += response.content_length or 0
    return size, seconds


async def paint(url: str, paths: list[str], times: int) -> dict[str, float]:
    """Return the median milliseconds to the first contentful paint; empty without Chromium."""
    chromium = shutil.which("chromium")
    if chromium is None:
        return {}
    found = {}
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for path in paths:
            painted = []
            for _ in range(times):
                page = await browser.new_page(viewport={"width": WIDTH, "height": 800})
                await page.goto(url + path)
                painted.append(float(await page.evaluate(PAINTED)))
                await page.close()
            found[path] = median(painted)
        await browser.close()
    return found


if __name__ == "__main__":
    logging.disable(logging.WARNING)
    asyncio.run(main(int(sys.argv[1]) if sys.argv[1:] else TIMES))
