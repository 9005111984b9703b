"""The Discord client: what is started, in which order, and what is shared."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

import discord
import structlog
from discord import app_commands
from discord.ext import tasks

from bot import champions, decks, grimoire, modals
from bot.discord_clock import DiscordClock
from bot.door import Answer, admitted, refuse_unknown
from bot.errors import Refusal
from bot.grimoire.answers import Answers
from bot.grimoire.dailies import Dailies
from bot.lobby import commands as lobby
from bot.lobby.acts import expire_lobbies
from bot.lobby.buttons import LobbyButton, LobbyDeck
from bot.lookup import commands as lookup
from bot.matches import LiveMatch, MatchManager
from bot.play import commands as play
from bot.play.bringing import BringDeck
from bot.play.buttons import MatchButton
from bot.play.clocks import Clocks
from bot.play.open_moves import OpenMove
from bot.play.panel import PanelButton, Panels, PanelSelect
from bot.play.partner import Partner
from bot.play.poster import Poster
from bot.play.reports import Reports
from bot.quotas import Quotas
from bot.replies import Interaction, answer_error, is_late
from bot.sent import check_options, cleaned, wrong_option
from bot.server.commands import SERVER
from bot.settings import Settings
from bot.solo import command as solo
from bot.store import Store
from bot.words import Translator
from images.renderer import Renderer
from puzzles.workers import Solvers

log = structlog.get_logger()

SWEEP_SECONDS = 30
CONTROLS: tuple[type[discord.ui.DynamicItem[Any]], ...] = (
    *(MatchButton, OpenMove, PanelButton, PanelSelect, BringDeck, LobbyButton, LobbyDeck),
    *grimoire.DYNAMIC_ITEMS,
    *decks.DYNAMIC_ITEMS,
    *solo.DYNAMIC_ITEMS,
)
"""All buttons and selects; they work after a restart."""
TEMPLATES = [each.__discord_ui_compiled_template__ for each in CONTROLS]
PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    create_public_threads=True,
    send_messages_in_threads=True,
    attach_files=True,
    read_message_history=True,
)
"""All that the bot asks for; the README says why."""


class Commands(app_commands.CommandTree["Bridgekeeper"]):
    """The slash commands; errors are answered in one place."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Acknowledge what can be, before anything else; leave what is too old to be."""
        if interaction.type is discord.InteractionType.autocomplete:
            cleaned(interaction)
            return not is_late(interaction)
        command = interaction.command
        if not isinstance(command, app_commands.Command):  # discord.py says that there is none
            return await admitted(interaction, Answer.PRIVATE)
        if not await admitted(interaction, command.extras.get("answer", Answer.PRIVATE)):
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
            cause = wrong_option(error)
        elif isinstance(
            error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch
        ):
            cause = Refusal("refused-unknown-command")
        if interaction.type is not discord.InteractionType.autocomplete:
            await answer_error(interaction, cause)


class Bridgekeeper(discord.Client):
    """The bot. Everything that commands and views share hangs here."""

    def __init__(self, settings: Settings) -> None:
        self.clock = DiscordClock()
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            guild_ready_timeout=0,
            http_trace=self.clock.listening(),
        )
        self.settings = settings
        self.store = Store(settings.database_url)
        self.matches = MatchManager(self.store, self.now, self._moved)
        self.renderer = Renderer(settings.picture_cache_mib * 1024 * 1024)
        self.poster = Poster(self)
        self.panels = Panels(self)
        self.partner = Partner(self)
        self.clocks = Clocks(self)
        self.reports = Reports(self)
        self.dailies = Dailies(self)
        self.judges = Solvers(settings.judges, settings.worker_memory_mib)
        self.workshop = Solvers(max(1, settings.judges // 2), settings.worker_memory_mib)
        self.answers = Answers(self.store.grimoire, self.judges, self.workshop)
        self.quotas = Quotas(self.store, self.now, self.mention)
        self.tree = Commands(self)
        self._command_ids: dict[str, int] = {}

    def now(self) -> datetime:
        """The time at Discord: what its people and messages go by."""
        return self.clock.now()

    def mention(self, command: str) -> str:
        """A slash command as something to tap, once Discord has told its id."""
        known = self._command_ids.get(command.partition(" ")[0])
        return f"</{command}:{known}>" if known else f"`/{command}`"

    def _moved(self, match: LiveMatch, following: Sequence[int]) -> None:
        """A match has moved on, and these follow from it: everybody looks at it."""
        if not self.partner.goes_on(match):
            self.poster.request(match.id)
        self.partner.request(match)
        self.clocks.request(match)
        self.reports.request(match)
        for match_id in following:
            self.begun(match_id)

    def begun(self, match_id: int) -> None:
        """A match is in the store now: it is shown, and its clock and the bot's turns begin."""
        self.poster.request(match_id)
        self.partner.begun(match_id)
        self.clocks.begun(match_id)

    async def setup_hook(self) -> None:
        """Before the first event: store, views, commands, then what is overdue."""
        await self.store.open()
        self.add_dynamic_items(*CONTROLS)
        await self._register_commands()
        self._sweep.start()
        if self.settings.token is not None:
            scopes = ("bot", "applications.commands")
            link = discord.utils.oauth_url(
                self.application_id or 0, permissions=PERMISSIONS, scopes=scopes
            )
            log.info("ready to be invited", link=link)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Forms that were sent; discord.py sees to commands, buttons and selects."""
        if interaction.type is discord.InteractionType.modal_submit:
            await modals.submitted(interaction)
        elif interaction.type is discord.InteractionType.component:
            custom_id = str(cleaned(interaction).get("custom_id"))
            if not any(each.fullmatch(custom_id) for each in TEMPLATES):
                await refuse_unknown(interaction)

    async def close(self) -> None:
        """Stop working, then let go of Discord, painters and database."""
        self._sweep.cancel()
        await self.clocks.close()
        await self.reports.close()
        await self.partner.close()
        await self.poster.close()
        await self.dailies.close()
        await super().close()
        await self.judges.close()
        await self.workshop.close()
        await self.renderer.close()
        await self.store.close()

    async def _register_commands(self) -> None:
        for command in (*lobby.COMMANDS, *play.COMMANDS, *solo.COMMANDS, *lookup.COMMANDS):
            self.tree.add_command(command)
        self.tree.add_command(grimoire.GRIMOIRE)
        self.tree.add_command(decks.DECK)
        self.tree.add_command(champions.CHAMPION)
        self.tree.add_command(SERVER)
        await self.tree.set_translator(Translator())
        guild = None
        if self.settings.guild is not None:
            guild = discord.Object(self.settings.guild)
            self.tree.copy_global_to(guild=guild)
        registered = await self.tree.sync(guild=guild)
        self._command_ids = {command.name: command.id for command in registered}

    @tasks.loop(seconds=SWEEP_SECONDS)
    async def _sweep(self) -> None:
        """Expire lobbies whose time is over; show boards that are behind; tell what is over to
        those that wait for it; take the turns that wait for the bot; see to the clocks and to the
        daily pages of the grimoire."""
        for look_after in (
            self._expire_lobbies,
            self.poster.catch_up,
            self.reports.catch_up,
            self.partner.catch_up,
            self.clocks.catch_up,
            self.dailies.tend,
        ):
            try:
                await look_after()
            except Exception:
                log.exception("sweep failed", step=look_after.__name__)

    async def _expire_lobbies(self) -> None:
        await expire_lobbies(self)

    @_sweep.before_loop
    async def _before_sweep(self) -> None:
        await self.wait_until_ready()
