"""The Discord client: what is started, in which order, and what is shared."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from importlib.metadata import version

import discord
import structlog
from discord import app_commands
from discord.ext import tasks

from bot import grimoire, logs, results
from bot.app import App, Interaction
from bot.boards import decks, history, message, playing, replay, signs, standing_orders, why
from bot.boards.lost_places import LostPlaces
from bot.boards.panel import Panels
from bot.boards.publisher import Publisher
from bot.commands import lobby, matches, server, start
from bot.commands.help import help_command
from bot.commands.lookup import card_command
from bot.commands.menus import MENUS
from bot.commands.motion import motion_command
from bot.commands.review import review_group
from bot.discord_clock import DiscordClock
from bot.discord_requests import DiscordRequests
from bot.errors import Refusal
from bot.grimoire.answers import Answers
from bot.grimoire.dailies import Dailies
from bot.grimoire.notices import Notices
from bot.grimoire.races import Races
from bot.grimoire.reminders import Reminders
from bot.grimoire.suggestions import Suggestions
from bot.house import rooms
from bot.house.room import Command
from bot.learning import ACTS as LEARNING_ACTS
from bot.learning import Analyses, Coach, Collector, Welcomes, learn_command, offer_course
from bot.lobby import acts as lobby_acts
from bot.lobby.rematch import ACTS as REMATCH_ACTS
from bot.lobby.seating import Expiry
from bot.matches import LiveMatch, MatchManager
from bot.metrics import Metrics
from bot.monitoring import Page
from bot.pacer import Pacer
from bot.quotas import Quotas
from bot.seats.bot_player import BotPlayer
from bot.seats.clocks import Clocks
from bot.seats.orders import StandingOrders
from bot.seats.results import Results
from bot.seats.stops import Stops
from bot.settings import Settings
from bot.store import MatchResult, Outline, Store
from bot.ui.acknowledgement import Answer, admit
from bot.ui.invitation import invitation_link
from bot.ui.received import check_options, explain_wrong_option, read_data
from bot.ui.replies import answer_error, is_late
from bot.ui.router import Acts
from bot.ui.words import Translator
from images.painters import PaintingProcesses, PaintingThreads
from images.renderer import Renderer
from puzzles import library
from puzzles.course import courses
from puzzles.workers import Solvers

log = structlog.get_logger()

SWEEP_SECONDS = 30
GLANCE_SECONDS = 3
"""How long a move waits for its board that another process has accepted: somebody may act in a
match of another server."""
BOARD_ACTS = tuple(
    module.ACTS
    for module in (playing, standing_orders, message, decks, replay, signs, history, why)
)
SHARED_ACTS = (
    *BOARD_ACTS,
    matches.ACTS,
    start.ACTS,
    server.ACTS,
    lobby_acts.ACTS,
    REMATCH_ACTS,
    *grimoire.ACTS,
    *LEARNING_ACTS,
    *results.ACTS,
)
"""What buttons, selects and forms do; each game has its own besides."""
USED = (discord.InteractionType.component, discord.InteractionType.modal_submit)
ANSWER_SECONDS = 5.0
"""How long answers that are under way may take when the bot is told to stop: those who stop
programs (Docker: ten seconds) end them when they are out of patience."""
ANSWERING = ("discord.py: on_interaction", "CommandTree-invoker")
"""The tasks in which discord.py lets an interaction be answered, by name."""


class Commands(app_commands.CommandTree["Bridgekeeper"]):
    """The slash commands; errors are answered in one place."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Acknowledge what can be, before anything else; leave what is too old to be."""
        logs.bind_context(interaction=interaction.id, **logs.place_of(interaction))
        if interaction.type is discord.InteractionType.autocomplete:
            read_data(interaction)
            return not is_late(interaction)
        command = interaction.command
        if not isinstance(command, app_commands.Command):  # discord.py says that there is none
            return await admit(interaction, Answer.PRIVATE)
        if not await admit(interaction, command.extras.get("answer", Answer.PRIVATE)):
            return False
        try:
            check_options(interaction, command)
        except Refusal as refusal:
            await answer_error(interaction, refusal)
            return False
        return True

    async def on_error(
        self, interaction: Interaction, error: app_commands.AppCommandError, /
    ) -> None:
        """Tell the person what is wrong."""
        cause: Exception = error
        if isinstance(error, app_commands.CommandInvokeError):
            cause = error.original
        elif isinstance(error, app_commands.TransformerError):
            cause = explain_wrong_option(error)
        elif isinstance(
            error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch
        ):
            cause = Refusal("refused-unknown-command")
        if interaction.type is not discord.InteractionType.autocomplete:
            await answer_error(interaction, cause)


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
        self.matches = MatchManager(self.store, self.now, self._moved, self._finished)
        of_kind = PaintingProcesses if settings.painters_are == "processes" else PaintingThreads
        painters, remembered = of_kind(settings.painters), settings.picture_cache_mib * 1024 * 1024
        self.renderer = Renderer(painters, remembered)
        self.judges = Solvers(settings.judges, settings.worker_memory_mib)
        few = max(1, settings.judges // 2), settings.worker_memory_mib
        self.workshop, self.analysts = Solvers(*few), Solvers(*few)
        self.quotas = Quotas(self.store, self.now, self.mention)
        self.metrics = Metrics()
        self.pacer = Pacer(len(settings.share.numbers) / settings.shards)
        self._page = Page(self)
        self._is_announced = False
        self.tree = Commands(self)
        self.acts = Acts()
        self.acts.include(*SHARED_ACTS)
        for room in rooms():
            self.acts.include(*room.acts)
        self._panels = self.register_part(Panels(self))
        self.register_part(Answers(self.store.grimoire, self.judges, self.workshop))
        self.register_part(Suggestions(self.store.grimoire))
        self._expiry = self.register_part(Expiry(self))
        self._publisher = self.register_part(Publisher(self))
        self._lost_places = self.register_part(LostPlaces(self))
        self._bot_player = self.register_part(BotPlayer(self))
        self._stops = self.register_part(Stops(self))
        self._clocks = self.register_part(Clocks(self))
        self._coach = self.register_part(Coach(self))
        self._orders = self.register_part(StandingOrders(self))
        self._results = self.register_part(Results(self))
        self._dailies = self.register_part(Dailies(self))
        self._reminders = self.register_part(Reminders(self))
        self._races = self.register_part(Races(self))
        self._notices = self.register_part(Notices(self))
        self._seasons = self.register_part(results.Seasons(self))
        self._result_posts = self.register_part(results.ResultPosts(self))
        self._analyses = self.register_part(Analyses(self))
        self._collector = self.register_part(Collector(self))
        self._welcomes = self.register_part(Welcomes(self))
        requests.turn = self.pacer.turn
        for part in (clock, self.metrics, self.refusals, self.first_answers.uplink):
            requests.listeners.append(part.heard)

    def _moved(self, match: LiveMatch, following: Sequence[int]) -> None:
        """Let everybody look at a match that has moved on, and at those that follow from it."""
        self.metrics.moved(match.id, match.game.id, shown=not match.row.private)
        if not self._bot_player.goes_on(match):
            self._publisher.request(match.id)
            self._panels.request(match.id)
        self._bot_player.request(match)
        self._coach.request(match)
        self._clocks.request(match)
        self._orders.request(match)
        for match_id in following:
            self.begun(match_id)

    def _finished(self, match: Outline, result: MatchResult) -> None:
        """Tell everybody who counts results that a match is over; this is stored."""
        self._results.finished(match, result)
        self._result_posts.finished(match, result)

    def begun(self, match_id: int) -> None:
        """Show a match that is in the store now; its clock and the bot's turns begin."""
        self._publisher.request(match_id)
        self._bot_player.begun(match_id)
        self._clocks.begun(match_id)

    async def setup_hook(self) -> None:
        """Set up before the first event: store, views, commands, then what is overdue."""
        await self.store.open()
        await self.renderer.open()
        await self._page.open()
        await asyncio.to_thread(courses)  # read before anybody asks for a lesson: it takes a while
        await asyncio.to_thread(library.built_in)
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

    async def on_message(self, message: discord.Message) -> None:
        """Note that something stands below a board, perhaps: nothing else is looked at."""
        self._publisher.sight.appeared(message, self.me.id)

    async def on_raw_message_edit(self, edit: discord.RawMessageUpdateEvent) -> None:
        """Note that the message may be higher or lower now."""
        self._publisher.sight.changed(edit.message, self.me.id)

    async def on_raw_message_delete(self, gone: discord.RawMessageDeleteEvent) -> None:
        """Note that the message stands there no more."""
        await self._vanished(gone.channel_id, {gone.message_id})

    async def on_raw_bulk_message_delete(self, gone: discord.RawBulkMessageDeleteEvent) -> None:
        """Note that the messages stand there no more."""
        await self._vanished(gone.channel_id, gone.message_ids)

    async def on_guild_channel_delete(self, gone: discord.abc.GuildChannel) -> None:
        """Close what waited in the channel, or in a thread of it, and say what can't go on."""
        threads = [each.id for each in gone.guild.threads if each.parent_id == gone.id]
        for channel_id in (gone.id, *threads):
            await self._channel_gone(channel_id, gone.guild.id)
        await self._dailies.channel_gone(gone)

    async def on_raw_thread_delete(self, gone: discord.RawThreadDeleteEvent) -> None:
        """Close what waited in the thread."""
        await self._channel_gone(gone.thread_id, gone.guild_id)

    async def _channel_gone(self, channel_id: int, guild_id: int) -> None:
        self.reach.channel_gone(channel_id, guild_id)
        await self._expiry.vanished(channel_id)
        await self._races.vanished(channel_id)

    async def _vanished(self, channel_id: int, messages: Collection[int]) -> None:
        """Note that messages stand there no more; what waited in one of them is closed."""
        self._publisher.sight.vanished(channel_id, messages)
        await self._expiry.vanished(channel_id, messages)
        await self._races.vanished(channel_id, messages)

    async def on_shard_connect(self, shard: int) -> None:
        """Forget what stands below boards: what was said since the last session is not known."""
        self.reach.shard_back(shard)
        self._publisher.sight.forget()

    async def on_shard_resumed(self, shard: int) -> None:
        """Note that people are within reach again: Discord tells what was missed."""
        self.reach.shard_back(shard)

    async def on_shard_disconnect(self, shard: int) -> None:
        """Note that nobody in the servers of this shard can be heard."""
        self.reach.shard_lost(shard)

    async def on_app_command_completion(
        self, interaction: Interaction, command: Command | app_commands.ContextMenu
    ) -> None:
        """Offer the course to somebody who has just begun to play."""
        await offer_course(interaction, command.qualified_name)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Greet a server that has taken the bot in; matches that it had before go on."""
        self.reach.server_changed(guild.id)
        await self._welcomes.joined(guild)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Note that nobody can be reached in a server that has removed the bot."""
        self.reach.server_changed(guild.id)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Reach the people of a server that is there again after an outage at Discord."""
        self.reach.server_changed(guild.id)

    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        """Note that nobody can be reached in the server."""
        self.reach.server_changed(guild.id)

    async def on_guild_update(self, _before: discord.Guild, after: discord.Guild) -> None:
        """Look again who can be reached there."""
        self.reach.server_changed(after.id)

    async def on_guild_role_update(self, _before: discord.Role, after: discord.Role) -> None:
        """Look again who can be reached there."""
        self.reach.server_changed(after.guild.id)

    async def on_guild_role_delete(self, role: discord.Role) -> None:
        """Look again who can be reached there."""
        self.reach.server_changed(role.guild.id)

    async def on_member_update(self, _before: discord.Member, after: discord.Member) -> None:
        """Look again who can be reached: without an intent Discord tells of the bot itself only."""
        self.reach.server_changed(after.guild.id)

    async def on_guild_channel_update(
        self, _before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        """Look again who can be reached there."""
        self.reach.server_changed(after.guild.id)

    async def on_raw_thread_update(self, changed: discord.RawThreadUpdateEvent) -> None:
        """Look again who can be reached there: the thread may have been locked."""
        self.reach.thread_changed(changed.thread_id, changed.guild_id)

    async def on_thread_join(self, thread: discord.Thread) -> None:
        """Look again who can be reached there: the bot may be in a private thread now."""
        self.reach.thread_changed(thread.id, thread.guild.id)

    async def close(self) -> None:
        """Finish the answers that are under way and stop working.

        Then let go of Discord, painters and database. Whatever is cut off was stored, and is shown
        after the next start.
        """
        self.stopping = True
        await _end(ANSWERING, ANSWER_SECONDS)
        self._sweep.cancel()
        self._glance.cancel()
        for part in (
            self._expiry,
            self._stops,
            self._clocks,
            self._orders,
            self._results,
            self._collector,
            self._reminders,
            self._notices,
            self._races,
            self._result_posts,
            self._bot_player,
            self._coach,
            self._lost_places,
            self._publisher,
            self._panels,
        ):
            await part.work.close()
        await self._dailies.close()
        await self._analyses.close()
        await super().close()
        solvers = self.judges, self.workshop, self.analysts
        pools = (self._bot_player.thinkers, self._coach.hindsight, *solvers)
        await asyncio.gather(*(workers.close() for workers in pools))
        await self.renderer.close()
        await self._page.close()
        await self.store.close()

    async def _register_commands(self) -> None:
        commands: list[Command] = [
            start.start_command,
            *lobby.commands(),
            *matches.COMMANDS,
            motion_command,
            help_command,
            learn_command,
            card_command,
            *results.COMMANDS,
        ]
        commands += [review_group(), grimoire.group(), server.server_command]
        for room in rooms():
            commands += room.commands
        for command in (*commands, *MENUS):
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
        """Do what is left over.

        Expire lobbies whose time is over; show boards that are behind; tell what is over to those
        that wait for it; take the turns that wait for the bot; see to the clocks, to the daily
        pages of the grimoire, to seasons and to pages of matches.
        """
        for look_after in (
            self._expiry.catch_up,
            self._stops.catch_up,
            self._publisher.catch_up,
            self._lost_places.catch_up,
            self._results.catch_up,
            self._bot_player.catch_up,
            self._clocks.catch_up,
            self._orders.catch_up,
            self._dailies.tend,
            self._reminders.catch_up,
            self._notices.catch_up,
            self._welcomes.catch_up,
            self._races.catch_up,
            self._seasons.catch_up,
            self._result_posts.catch_up,
            self._collector.catch_up,
        ):
            try:
                await look_after()
            except Exception:  # of one step: the others are looked after, and so is the next sweep
                log.exception("sweep failed", step=look_after.__name__)

    @tasks.loop(seconds=GLANCE_SECONDS)
    async def _glance(self) -> None:
        """Show what other processes have moved on of what is looked after here."""
        try:
            await self._publisher.catch_up()
        except Exception:  # else it would be the last glance
            log.exception("glance failed")

    @_glance.before_loop
    async def _before_glance(self) -> None:
        await self.wait_until_ready()

    @_sweep.before_loop
    async def _before_sweep(self) -> None:
        await self.wait_until_ready()


async def _end(names: Collection[str], seconds: float) -> None:
    """Let the tasks of these names come to their end; those that don't in time are cut off."""
    own = asyncio.current_task()
    tasks = [task for task in asyncio.all_tasks() if task.get_name() in names and task is not own]
    if not tasks:
        return
    for late in (await asyncio.wait(tasks, timeout=seconds))[1]:
        late.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
