"""The Discord client: what is started, in which order, and what is shared.

Features (`bot/features.py`) are found by their packages: none is known by name here.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from importlib.metadata import version
from typing import Any

import discord
import structlog
from discord.ext import tasks

from bot import logs
from bot.app import App, Interaction
from bot.discord_clock import DiscordClock
from bot.discord_requests import DiscordRequests
from bot.features import Part, find_features, name_of
from bot.matches import LiveMatch, MatchManager
from bot.metrics import Metrics
from bot.monitoring import Page
from bot.pacer import Pacer
from bot.quotas import Quotas
from bot.settings import Settings
from bot.store import MatchResult, Outline, Store
from bot.ui.command_tree import Commands
from bot.ui.invitation import invitation_link
from bot.ui.router import Acts
from bot.ui.words import Translator
from images.painters import PaintingProcesses, PaintingThreads
from images.renderer import Renderer

log = structlog.get_logger()

SWEEP_SECONDS = 30
GLANCE_SECONDS = 3
"""How long a move waits for its board that another process has accepted: somebody may act in a
match of another server."""
USED = (discord.InteractionType.component, discord.InteractionType.modal_submit)
ANSWER_SECONDS = 5.0
"""How long answers that are under way may take when the bot is told to stop: those who stop
programs (Docker: ten seconds) end them when they are out of patience."""
ANSWERING = ("discord.py: on_interaction", "CommandTree-invoker")
"""The tasks in which discord.py lets an interaction be answered, by name."""


class Bridgekeeper(App):
    """The bot, in which everything is put together."""

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
        of_kind = PaintingProcesses if settings.painters_are == "processes" else PaintingThreads
        painters, remembered = of_kind(settings.painters), settings.picture_cache_mib * 1024 * 1024
        self.renderer = Renderer(painters, remembered)
        self.quotas = Quotas(self.store, self.now, self.mention)
        self.metrics = Metrics()
        self.pacer = Pacer(len(settings.share.numbers) / settings.shards)
        self._page = Page(self)
        self._is_announced = False
        self.tree = Commands(self)
        self.acts, self._features = Acts(), find_features()
        self.acts.include(*self._features.handlers)
        self._parts |= {kind: kind(self) for kind in self._features.parts}
        requests.turn = self.pacer.turn
        for part in (clock, self.metrics, self.refusals, self.first_answers.uplink):
            requests.listeners.append(part.heard)

    def _changed(self, match: LiveMatch, following: Sequence[int]) -> None:
        """Tell all parts of a match that has changed, and of those that follow from it."""
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
        """Show a match that is in the store now; its clock and the bot's turns begin."""
        for part in self._parts.values():
            with part.isolated("match_begun"):
                part.match_begun(match_id)

    async def setup_hook(self) -> None:
        """Set up before the first event: store, views, commands, then what is overdue."""
        await self.store.open()
        await self.renderer.open()
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
        """Say once in the log what has started."""
        if not self._is_announced:
            self._is_announced = True
            running = sum((await self.store.running_by_game()).values())
            facts = {"servers": len(self.guilds), "matches": running}
            log.info("ready", version=version("bridgekeeper"), **facts)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Answer buttons, selects and forms; discord.py sees to commands."""
        if interaction.type in USED:
            logs.bind_context(interaction=interaction.id, **logs.place_of(interaction))
            if interaction.message is not None:  # what it shows would be kept with an open panel
                interaction.message.components.clear()
            await self.acts.used(interaction)

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        """Tell the parts that listen of an event of Discord, too."""
        super().dispatch(event, *args, **kwargs)
        name = f"on_{event}"
        for each in (self.reach, *self._parts.values()):
            listener = getattr(each, name, None)
            if listener is not None:  # discord.py logs a failure of it under this name
                self._schedule_event(listener, f"{name_of(each)}.{name}", *args, **kwargs)

    async def on_raw_message_delete(self, gone: discord.RawMessageDeleteEvent) -> None:
        """Tell the parts that the message is gone."""
        await self._place_gone(gone.channel_id, {gone.message_id})

    async def on_raw_bulk_message_delete(self, gone: discord.RawBulkMessageDeleteEvent) -> None:
        """Tell the parts that the messages are gone."""
        await self._place_gone(gone.channel_id, gone.message_ids)

    async def on_guild_channel_delete(self, gone: discord.abc.GuildChannel) -> None:
        """Tell the parts that the channel is gone, and the threads in it."""
        threads = [each.id for each in gone.guild.threads if each.parent_id == gone.id]
        for channel_id in (gone.id, *threads):
            self.reach.channel_gone(channel_id, gone.guild.id)
            await self._place_gone(channel_id)

    async def on_raw_thread_delete(self, gone: discord.RawThreadDeleteEvent) -> None:
        """Tell the parts that the thread is gone."""
        self.reach.channel_gone(gone.thread_id, gone.guild_id)
        await self._place_gone(gone.thread_id)

    async def _place_gone(self, channel_id: int, messages: Collection[int] = ()) -> None:
        for part in self._parts.values():
            with part.isolated("place_gone"):
                await part.place_gone(channel_id, messages)

    async def close(self) -> None:
        """Finish the answers that are under way and stop working.

        Then let go of Discord, painters and database. Whatever is cut off was stored, and is shown
        after the next start.
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
        await self.tree.set_translator(Translator())
        guild = None
        if self.settings.guild is not None:
            guild = discord.Object(self.settings.guild)
            self.tree.copy_global_to(guild=guild)
        first = None in self.settings.share  # one process does it for all
        registered = await (self.tree.sync if first else self.tree.fetch_commands)(guild=guild)
        self._command_ids = {command.name: command.id for command in registered}

    @tasks.loop(seconds=SWEEP_SECONDS)
    async def _sweep(self) -> None:
        """Let every part do what is left over."""
        for part in self._parts.values():
            with part.isolated("catch_up"):
                await part.catch_up()

    @tasks.loop(seconds=GLANCE_SECONDS)
    async def _glance(self) -> None:
        """Let every part look for what other processes changed."""
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
    """Let the tasks of these names come to their end; those that don't in time are cut off."""
    own = asyncio.current_task()
    tasks = [task for task in asyncio.all_tasks() if task.get_name() in names and task is not own]
    if not tasks:
        return
    for late in (await asyncio.wait(tasks, timeout=seconds))[1]:
        late.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
