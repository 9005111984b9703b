"""The Discord client: what is started, in which order, and what is shared.

It finds features (`bot/features.py`) by their packages and knows none by name.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from importlib.metadata import version
from typing import Any

import discord
import structlog
from discord import app_commands
from discord.ext import tasks

from bot import logs
from bot.app import App, Interaction
from bot.discord_clock import DiscordClock
from bot.discord_requests import DiscordRequests
from bot.features import Part, find_features, name_of
from bot.matches import LiveMatch, MatchManager
from bot.metrics import Metrics
from bot.monitoring import Page
from bot.quotas import Quotas
from bot.rate_limiter import RateLimiter
from bot.settings import Settings
from bot.store import MatchResult, Outline, Store
from bot.ui.command_tree import Commands
from bot.ui.invitation import invitation_link
from bot.ui.replies import forget_foreign_server
from bot.ui.router import Handlers
from bot.ui.words import Translator
from images.painters import PaintersByLoad
from images.renderer import Renderer

log = structlog.get_logger()

SWEEP_SECONDS = 30
GLANCE_SECONDS = 3
"""Seconds until a move that another process has accepted gets its board: a user may act in a match
on another server.
"""
USED = (discord.InteractionType.component, discord.InteractionType.modal_submit)
ANSWER_SECONDS = 5.0
"""Seconds for pending answers when the bot is told to stop. It is less than the time after which
Docker and others kill a program (ten seconds).
"""
ANSWERING = ("discord.py: on_interaction", "CommandTree-invoker")
"""Names of the tasks in which discord.py has interactions answered."""


class Bridgekeeper(App):
    """The bot, assembled from all its parts."""

    def __init__(self, settings: Settings) -> None:
        clock, requests = DiscordClock(), DiscordRequests()
        super().__init__(
            clock,
            intents=discord.Intents(guilds=True, guild_messages=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            guild_ready_timeout=0,
            shard_count=settings.shards,
            shard_ids=[*settings.share.numbers],
            http_trace=requests.trace,
        )
        self.settings = settings
        self.store = Store(settings.database_url, settings.database_connections, settings.share)
        self.matches = MatchManager(self.store, self.now, self._changed, self._finished)
        remembered = settings.picture_cache_mib * 1024 * 1024
        self.renderer = Renderer(PaintersByLoad(settings.painters), remembered)
        self.quotas = Quotas(self.store, self.now, self.mention)
        self.metrics = Metrics()
        self.rate_limiter = RateLimiter(len(settings.share.numbers) / settings.shards)
        self._page = Page(self)
        self._is_announced = False
        self.tree = Commands(self)
        self.handlers, self._features = Handlers(), find_features()
        self.handlers.include(*self._features.handlers)
        self._parts |= {kind: kind(self) for kind in self._features.parts}
        requests.turn = self.rate_limiter.turn
        for part in (clock, self.metrics, self.refusals, self.first_answers.uplink):
            requests.listeners.append(part.heard)

    def _changed(self, match: LiveMatch, following: Sequence[int]) -> None:
        """Notify all parts of a match that has changed, and of those that follow from it."""
        self.metrics.moved(match.id, match.game.id, shown=not match.row.private)
        for part in self._parts.values():
            with part.isolated("match_changed"):
                part.match_changed(match)
        for match_id in following:
            self.begun(match_id)

    def _finished(self, match: Outline, result: MatchResult) -> None:
        for part in self._parts.values():
            with part.isolated("match_finished"):
                part.match_finished(match, result)

    def begun(self, match_id: int) -> None:
        """Notify all parts of a new match: they show it, start its clock and the bot's turns."""
        for part in self._parts.values():
            with part.isolated("match_begun"):
                part.match_begun(match_id)

    async def setup_hook(self) -> None:
        """Set up before the first event: store, renderer, parts, commands, then periodic jobs."""
        await self.store.open()
        await self._page.open()
        for part in self._parts.values():
            with part.isolated("start"):
                await part.start()
        await self._register_commands()
        self._sweep.start()
        if not self.settings.share.is_all:
            self._glance.start()
        if self.settings.token is not None:
            log.info("ready to be invited", link=invitation_link(self.application_id or 0))

    async def on_ready(self) -> None:
        """Log once what has started."""
        if not self._is_announced:
            self._is_announced = True
            running = sum((await self.store.running_by_game()).values())
            facts = {"servers": len(self.guilds), "matches": running}
            log.info("ready", version=version("bridgekeeper"), **facts)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Answer buttons, selects and forms; discord.py handles commands."""
        if interaction.type in USED:
            logs.bind_context(interaction=interaction.id, **logs.place_of(interaction))
            forget_foreign_server(interaction)
            if interaction.message is not None:  # an open panel would keep its content
                interaction.message.components.clear()
            await self.handlers.used(interaction)

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        """Dispatch an event of Discord, also to the parts that listen for it."""
        super().dispatch(event, *args, **kwargs)
        name = f"on_{event}"
        for each in (self.reach, self.command_limits, *self._parts.values()):
            listener = getattr(each, name, None)
            if listener is not None:  # discord.py logs its failures under this name
                self._schedule_event(listener, f"{name_of(each)}.{name}", *args, **kwargs)

    async def on_raw_message_delete(self, gone: discord.RawMessageDeleteEvent) -> None:
        """Notify the parts of a deleted message."""
        await self._place_gone(gone.channel_id, {gone.message_id})

    async def on_raw_bulk_message_delete(self, gone: discord.RawBulkMessageDeleteEvent) -> None:
        """Notify the parts of deleted messages."""
        await self._place_gone(gone.channel_id, gone.message_ids)

    async def on_guild_channel_delete(self, gone: discord.abc.GuildChannel) -> None:
        """Notify the parts of a deleted channel and the threads in it."""
        threads = [each.id for each in gone.guild.threads if each.parent_id == gone.id]
        for channel_id in (gone.id, *threads):
            self.reach.channel_gone(channel_id, gone.guild.id)
            await self._place_gone(channel_id)

    async def on_raw_thread_delete(self, gone: discord.RawThreadDeleteEvent) -> None:
        """Notify the parts of a deleted thread."""
        self.reach.channel_gone(gone.thread_id, gone.guild_id)
        await self._place_gone(gone.thread_id)

    async def _place_gone(self, channel_id: int, messages: Collection[int] = ()) -> None:
        for part in self._parts.values():
            with part.isolated("place_gone"):
                await part.place_gone(channel_id, messages)

    async def close(self) -> None:
        """Finish pending answers and stop all work.

        Then close Discord, renderer and database. Everything that is cut off was stored, and is
        shown after the next start.
        """
        self.stopping = True
        await _end(ANSWERING, ANSWER_SECONDS)
        self._sweep.cancel()
        self._glance.cancel()
        await asyncio.gather(*map(_close, self._parts.values()))
        await super().close()
        await self.renderer.close()
        await self._page.close()
        await self.store.close()

    async def _register_commands(self) -> None:
        for command in (*self._features.commands, *self._features.menus):
            self.tree.add_command(command)
        if self._is_for_servers_only():
            for each in self.tree.get_commands():
                each.allowed_installs = app_commands.AppInstallationType(guild=True, user=False)
        await self.tree.set_translator(Translator())
        guild = None
        if self.settings.guild is not None:
            guild = discord.Object(self.settings.guild)
            self.tree.copy_global_to(guild=guild)
        first = None in self.settings.share  # one process does it for all
        registered = await (self.tree.sync if first else self.tree.fetch_commands)(guild=guild)
        self._command_ids = {command.name: command.id for command in registered}

    def _is_for_servers_only(self) -> bool:
        """Return whether the host has turned *User Install* off in the developer portal."""
        app = self.application
        if app is None or app.guild_integration_config is None:
            return False
        return app.user_integration_config is None

    @tasks.loop(seconds=SWEEP_SECONDS)
    async def _sweep(self) -> None:
        """Let every part do its periodic work."""
        for part in self._parts.values():
            with part.isolated("catch_up"):
                await part.catch_up()

    @tasks.loop(seconds=GLANCE_SECONDS)
    async def _glance(self) -> None:
        """Let every part look for changes by other processes."""
        for part in self._parts.values():
            with part.isolated("glance"):
                await part.glance()

    @_glance.before_loop
    async def _before_glance(self) -> None:
        await self.wait_until_ready()

    @_sweep.before_loop
    async def _before_sweep(self) -> None:
        await self.wait_until_ready()


async def _close(part: Part) -> None:
    with part.isolated("close"):
        await part.close()


async def _end(names: Collection[str], seconds: float) -> None:
    """Wait for the tasks with these names; cancel those that take longer than `seconds`."""
    own = asyncio.current_task()
    tasks = [task for task in asyncio.all_tasks() if task.get_name() in names and task is not own]
    if not tasks:
        return
    for late in (await asyncio.wait(tasks, timeout=seconds))[1]:
        late.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
