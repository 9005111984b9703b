"""The real bot on a local Discord with a page to play on: no token, no network.

`simcord` models Discord in memory and serves the page; matches are kept in a real SQLite
file. Its page is made for one tester at a time, so `_share` lets several people use it: it
takes their actions one after the other and shows each of them what the others did. That
touches what simcord keeps private, which is why its version is pinned exactly.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from collections.abc import Mapping
from contextlib import AsyncExitStack
from typing import Any

import discord
import structlog

from bot import logs
from bot.boards.publisher import Publisher
from bot.client import Bridgekeeper, Commands
from bot.errors import NotReady
from bot.settings import Settings, read
from bot.ui.replies import Layout
from texts import texts_in

log = structlog.get_logger()

PLAYERS = ("Ann", "Bob", "Cleo", "Dan")
TABS = 1000
KEPT_RECORDS = 2000
TICK_SECONDS = 1.0
ACTS = {"click", "select", "run_command", "modal_submit", "send_message"}


def run(port: int | None = None) -> None:
    """Serve the sandbox until it is interrupted. Port 0 takes any free one. Raises `NotReady`."""
    logging.getLogger("discord.state").setLevel(logging.ERROR)  # warns of simcord's own client
    try:
        import simcord  # noqa: F401 - only to tell early that the extra is missing
    except ImportError:
        raise NotReady("The sandbox needs its extra: install bridgekeeper[sandbox]") from None
    settings = read()
    logs.configure(settings)
    try:
        asyncio.run(serve(settings, settings.sandbox_port if port is None else port))
    except KeyboardInterrupt:
        print("Bye.", file=sys.stderr)


async def serve(settings: Settings, port: int) -> None:
    """Start the bot, a server, a channel and four players, and serve the page."""
    import simcord

    bot = Bridgekeeper(settings)
    try:
        async with simcord.run(bot, check_errors=False, settle_timeout=15) as env:
            assert bot.user is not None, "the bot has logged in"
            for user in (env.backend.bot_user, bot.user):  # it knows itself by simcord's name
                user.name = user.global_name = "Bridgekeeper"
            # A refusal is an answer: the page must not take it for a fault of the bot.
            bot.tree.on_error = Commands.on_error.__get__(bot.tree)  # type: ignore[method-assign]
            users = [env.create_user(name.lower(), global_name=name) for name in PLAYERS]
            guild = env.create_guild("The Two Bridges", owner=users[0])
            # The page shows one channel, so matches are played in it instead of in threads.
            assert guild.me is not None, "the bot has joined its server"
            no_threads = discord.PermissionOverwrite(create_public_threads=False)
            channel = guild.create_text_channel("duels", overwrites={guild.me: no_threads})
            players = [guild.add_member(user) for user in users]
            await _welcome(bot, channel.id)
            preview = env.preview(channel, viewers=players, layout="channel", port=port or None)
            async with AsyncExitStack() as stack:
                try:
                    page = await stack.enter_async_context(preview)
                except simcord.SetupError as error:
                    raise NotReady(
                        f"The sandbox's page can't be served ({error}): is it running already?"
                        " Choose another port with --port or BRIDGEKEEPER_SANDBOX_PORT"
                    ) from error
                turnstile = asyncio.Lock()
                _share(page, turnstile)
                clock = asyncio.create_task(_clock(env, page, turnstile))
                print(f"\n  Play here: {page.url}\n  (Ctrl-C stops)\n", flush=True)
                try:
                    await page.wait_closed()
                finally:
                    clock.cancel()
    finally:
        await bot.close()


async def _welcome(bot: Bridgekeeper, channel_id: int) -> None:
    texts = texts_in("en")
    channel = bot.get_partial_messageable(channel_id)
    players = ", ".join(PLAYERS)
    await channel.send(view=Layout(texts("sandbox-welcome", players=players)))
    await bot.part(Publisher).bring_back(channel_id)


def _share(page: Any, turnstile: asyncio.Lock) -> None:
    """Let several tabs act: one after the other, each seeing what the others did."""
    act_alone = page._action
    page._MAX_PAGES = TABS

    async def act(context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        async with turnstile:
            tab = page._pages.get(context_id)
            kind = body.get("kind") if isinstance(body, Mapping) else None
            if tab is not None and "published_revision" in body:
                body = {**body, "published_revision": tab.revision}
                if tab.modal is not None and not body.get("modal_handle"):
                    tab.modal = tab.modal_handle = None  # closed in the browser only
            result: dict[str, Any] = await act_alone(context_id, body)
            if kind in ACTS:
                page._publish_message_pages(reason="refresh")
            return result

    page._action = act


async def _clock(env: Any, page: Any, turnstile: asyncio.Lock) -> None:
    """Let the local Discord's time pass as it does outside, and its records stay short."""
    last = time.perf_counter()
    seen = 0
    while True:
        await asyncio.sleep(TICK_SECONDS)
        async with turnstile:
            now = time.perf_counter()
            elapsed, last = now - last, now
            try:
                await env.advance_time(elapsed)
            except Exception:
                log.exception("the sandbox's clock stumbled")
            backend = env.backend
            if len(backend.transcript) != seen:
                page._publish_message_pages(reason="refresh")
            del backend.transcript[:-KEPT_RECORDS], backend.http_requests[:-KEPT_RECORDS]
            seen = len(backend.transcript)
