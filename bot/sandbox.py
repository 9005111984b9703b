"""The real bot on a local Discord with a page to play on: no token, no network.

`simcord` models Discord in memory and serves the page; matches are kept in a real SQLite file. Its
page is made for one tester at a time, so `_share` lets several users use it: it takes their actions
one after the other and shows each of them the others' actions. The page asks for the choices of an
option only once something was typed there, and counts relative times from when it was opened;
`_patched_page` makes both as they are at Discord, and adds the icon. `_catch_up` keeps the local
Discord's clock at the real time. All of them use simcord's private attributes, so its version is
pinned exactly.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Iterator, Mapping
from contextlib import AsyncExitStack, contextmanager
from datetime import UTC, datetime
from typing import Any

import discord
import structlog
from aiohttp import web
from discord import app_commands

from bot import logs
from bot.app import Interaction
from bot.boards.publisher import Publisher
from bot.client import Bridgekeeper
from bot.errors import NotReady
from bot.settings import Settings, read
from bot.ui.command_tree import Commands
from bot.ui.commands import Command, command, languages
from bot.ui.replies import Layout, respond
from images.brand import logo
from images.picture import as_png
from texts import texts_in

log = structlog.get_logger()

PLAYERS = ("Ann", "Bob", "Cleo", "Dan")
TABS = 1000
KEPT_RECORDS = 2000
TICK_SECONDS = 1.0
HANDLERS = {"click", "select", "run_command", "modal_submit", "send_message"}


class Languages:
    """The languages of users; in plain simcord, everyone reads English."""

    def __init__(self, usual: str) -> None:
        self.usual = usual
        self.own: dict[int, str] = {}

    @contextmanager
    def spoken(self) -> Iterator[None]:
        """Let the local Discord send the languages of users and servers."""
        from simcord import interactions

        original = interactions.base_payload

        def payload(backend: Any, **facts: Any) -> Any:
            record, payload = original(backend, **facts)
            payload["locale"] = _locale(self.own.get(facts["user_id"], self.usual))
            if facts["guild_id"] is not None:
                payload["guild_locale"] = backend.get_guild(facts["guild_id"]).preferred_locale
            return record, payload

        interactions.base_payload = payload
        try:
            yield
        finally:
            interactions.base_payload = original

    def command(self, backend: Any) -> Command:
        """Make `/language`: on the real Discord, users choose theirs in its settings."""

        @command("command-language", in_servers_only=True)
        @app_commands.choices(language=languages())
        async def choose(
            interaction: Interaction, language: str, everybody: bool | None = None
        ) -> None:
            self.own[interaction.user.id] = language
            if everybody:
                self.usual, self.own = language, {}
                backend.edit_guild(interaction.guild_id, {"preferred_locale": _locale(language)})
            await respond(interaction, texts_in(language)("language-chosen"))

        return choose


def _locale(language: str) -> str:
    """Return Discord's code of a language."""
    return "en-US" if language == "en" else language


def run(port: int | None = None, language: str = "en") -> None:
    """Serve the sandbox until it is interrupted.

    Port 0 takes any free one; `language` is that of the server and its users. Raises `NotReady`.
    """
    logging.getLogger("discord.state").setLevel(logging.ERROR)  # warns of simcord's own client
    try:
        import simcord  # noqa: F401 - only to report early that the extra is missing
    except ImportError:
        raise NotReady("The sandbox needs its extra: install bridgekeeper[sandbox]") from None
    settings = read()
    logs.configure(settings)
    try:
        asyncio.run(serve(settings, settings.sandbox_port if port is None else port, language))
    except KeyboardInterrupt:
        print("Bye.", file=sys.stderr)


def limit_no_commands() -> None:
    """Let simcord, which knows no limits of commands, answer that a server has none."""
    from simcord.http.router import route

    limits = "/applications/{application_id}/guilds/{guild_id}/commands/permissions"
    route("GET", limits)(lambda _request: [])


async def serve(settings: Settings, port: int, language: str = "en") -> None:
    """Start the bot, a server, a channel and four players, and serve the page."""
    import simcord

    limit_no_commands()
    if settings.web_port is None:
        settings = settings.model_copy(update={"web_port": port and port + 1})
    bot, languages = Bridgekeeper(settings), Languages(language)
    running = simcord.run(bot, check_errors=False, settle_timeout=15)
    running._env.backend.clock._epoch = real_time()  # otherwise it is the first day of a year
    bot.tree.add_command(languages.command(running._env.backend))
    try:
        async with running as env:
            assert bot.user is not None, "the bot has logged in"
            for user in (env.backend.bot_user, bot.user):  # it knows itself by simcord's name
                user.name = user.global_name = "Bridgekeeper"
            # A refusal is an answer: the page must not treat it as a fault of the bot.
            bot.tree.on_error = Commands.on_error.__get__(bot.tree)  # type: ignore[method-assign]
            users = [env.create_user(name.lower(), global_name=name) for name in PLAYERS]
            guild = env.create_guild(
                "The Two Bridges", owner=users[0], preferred_locale=_locale(language)
            )
            # The page shows one channel, so matches are played in it instead of in threads.
            assert guild.me is not None, "the bot has joined its server"
            no_threads = discord.PermissionOverwrite(create_public_threads=False)
            channel = guild.create_text_channel("duels", overwrites={guild.me: no_threads})
            players = [guild.add_member(user) for user in users]
            await _welcome(bot, channel.id, language)
            preview = env.preview(
                channel,
                viewers=players,
                layout="channel",
                locale=_locale(language),
                port=port or None,
            )
            async with AsyncExitStack() as stack:
                stack.enter_context(languages.spoken())
                stack.enter_context(_patched_page())
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


async def _welcome(bot: Bridgekeeper, channel_id: int, language: str) -> None:
    texts = texts_in(language)
    channel = bot.get_partial_messageable(channel_id)
    players = ", ".join(PLAYERS)
    await channel.send(view=Layout(texts("sandbox-welcome", players=players, pages=bot.web_url)))
    await bot.part(Publisher).bring_back(channel_id)


_ASKS = """
document.addEventListener("focusin", ({ target }) => {
  if (target.matches(".command-option-input[role=combobox]") && !target.value)
    target.dispatchEvent(new Event("input", { bubbles: true }));
});
"""
"""A script: entering an option has the same effect as typing and deleting something there."""
_RELATIVE = 'const time = node("time", "discord-timestamp", rendered);'
"""The line of `renderTimestamp` after which the page has written a time."""
_TICKS = """
  if (valid && style === "R") {
    const told = new Intl.RelativeTimeFormat(options.locale || "en-US", { numeric: "auto" });
    const tell = () => {
      const seconds = (date.getTime() - Date.now()) / 1000;
      const units = { week: 604800, day: 86400, hour: 3600, minute: 60, second: 1 };
      const unit = Object.keys(units).find((each) => Math.abs(seconds) >= units[each]) || "second";
      time.textContent = told.format(Math.round(seconds / units[unit]), unit);
    };
    tell();
    const ticks = setInterval(() => (time.isConnected ? tell() : clearInterval(ticks)), 1000);
  }
"""
"""A script: a relative time follows the browser's clock while it is shown."""


@contextmanager
def _patched_page() -> Iterator[None]:
    """Patch the page: it asks for choices when an option is entered, updates relative times, and
    has the logo as its icon.
    """
    from simcord.preview import _server

    pages: Any = _server.PreviewServer
    served, files = pages._static, pages._STATIC_FILES
    favicon = as_png("favicon", logo(64), "").data

    async def static(server: Any, request: Any) -> Any:
        if request.path == "/favicon.ico":
            return web.Response(body=favicon, content_type="image/png")
        answer = await served(server, request)
        if request.path == "/app.js":
            answer.text += _ASKS
        elif request.path == "/text.js":
            answer.text = answer.text.replace(_RELATIVE, _RELATIVE + _TICKS)
        return answer

    pages._static, pages._STATIC_FILES = static, {**files, "/favicon.ico": ""}
    try:
        yield
    finally:
        pages._static, pages._STATIC_FILES = served, files


def _share(page: Any, turnstile: asyncio.Lock) -> None:
    """Let several tabs act: one after the other, each seeing the others' actions."""
    act_alone = page._action
    page._MAX_PAGES = TABS

    async def act(context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        async with turnstile:
            await _catch_up(page.env)
            tab = page._pages.get(context_id)
            kind = body.get("kind") if isinstance(body, Mapping) else None
            if tab is not None and "published_revision" in body:
                body = {**body, "published_revision": tab.revision}
                if tab.modal is not None and not body.get("modal_handle"):
                    tab.modal = tab.modal_handle = None  # closed in the browser only
            result: dict[str, Any] = await act_alone(context_id, body)
            if kind in HANDLERS:
                page._publish_message_pages(reason="refresh")
            return result

    page._action = act


async def _clock(env: Any, page: Any, turnstile: asyncio.Lock) -> None:
    """Let the local Discord's time pass at the real speed, and keep its records short."""
    seen = 0
    while True:
        await asyncio.sleep(TICK_SECONDS)
        async with turnstile:
            await _catch_up(env)
            backend = env.backend
            if len(backend.transcript) != seen:
                page._publish_message_pages(reason="refresh")
            del backend.transcript[:-KEPT_RECORDS], backend.http_requests[:-KEPT_RECORDS]
            seen = len(backend.transcript)


async def _catch_up(env: Any) -> None:
    """Set the local Discord's clock to the real time, however long the bot has worked.

    While the bot works, simcord moves its clock by some waits and not by others.
    """
    behind = (real_time() - env.now()).total_seconds()
    try:
        await env.advance_time(max(behind, 0.0))
    except Exception:  # the next tick tries again
        log.exception("the sandbox's clock stumbled")


def real_time() -> datetime:
    """Return the browser's time; `discord.utils` returns that of the simulation."""
    return datetime.now(UTC)
