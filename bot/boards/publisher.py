"""Keep the boards in Discord up to date, whatever Discord answers.

A match has one message, which is edited in place. It is posted again only if it would be out of
sight, a player has to be mentioned (`find_mentions`), Discord takes no further edit of it at the
moment (`bot/old_edits.py`), or its thread would be archived; then the former one is removed.

What is shown is derived from the match, so nothing is lost if a message can't be sent: the store
knows which boards are behind, and they are updated later. Of several changes in a row only the
newest is sent.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Mapping
from datetime import timedelta
from typing import Any, Literal, TypeAlias

import discord
import structlog
from cachetools import LRUCache, TTLCache

from bot.app import App
from bot.background import Locks
from bot.boards.audience import watch_buttons
from bot.boards.mentions import find_mentionable_people, find_mentions
from bot.boards.message import board_of, former_text
from bot.boards.origin import begun_text, ended_text, last_of, when_text
from bot.boards.panel import Panels, is_bot_still_moving
from bot.boards.sight import Sight
from bot.boards.turn_notifications import TurnNotifications
from bot.errors import Refusal
from bot.faults import describe_fault, tolerate_discord_faults
from bot.features import Worker
from bot.game_api import game_name, read_match_settings
from bot.logs import bind_context, place_of
from bot.matches import LiveMatch
from bot.notifications.sender import Notifications
from bot.rate_limiter import Turn, pacing
from bot.store import OldBoards, Place
from bot.store.notifications import TURN
from bot.ui.escaping import shorten_name
from bot.ui.places import InChannel
from bot.ui.posts import Edit, allow_mentions, delete_message, edit_message, make_nonce
from bot.ui.refusals import GONE_PLACES, Scope, scope_of
from bot.ui.replies import Layout
from bot.ui.router import in_rows
from engine.core import Seat
from texts import texts_in

log = structlog.get_logger()
FindHome: TypeAlias = "Callable[[LiveMatch], Awaitable[int | None]]"
"""Returns the id of the thread or channel in which a match is played; None: as by default."""

PATIENCE = (0.5, 2.0, 8.0)
"""Seconds to wait after each temporary failure; after that the next periodic job tries again."""
BEGINNING = timedelta(minutes=1)
"""How long the sender of a match's first message may take."""
ATTEMPTS = 3
"""Maximum attempts in a row to show a board that another process shows too."""
THREAD_EXISTS = 160004
ARCHIVE_MINUTES: Literal[10080] = 10080
"""Minutes without a new message after which Discord archives a thread (the most that it offers).
Edits don't count.
"""
QUIET = timedelta(minutes=ARCHIVE_MINUTES) - timedelta(hours=12)
"""The age at which a board in a thread is posted again: half a day before the archive."""
FORGOTTEN = timedelta(days=28)
"""A match without a move for this long may go into the archive."""
THREAD_SECONDS = 5.0
"""How long a match waits for its thread. Discord may take no new ones for minutes; then the match
is played in the channel.
"""
THREADLESS_SECONDS = 300.0
"""How long no thread is requested in a channel that had none in time."""
REMEMBERED = 10_000
"""Number of boards and channels whose answers by Discord are remembered."""


class Publisher(Worker[int], name="board"):
    """Shows what has changed, in one task per match."""

    def __init__(self, client: App) -> None:
        super().__init__(client)
        self._anew: set[int] = set()
        self._left: dict[int, tuple[int, list[int]]] = {}
        """By match, the channel that it has left, and its messages there."""
        self.sight = Sight()
        self._channels: Locks[int] = Locks()
        """A lock per channel: discord.py exceeds the rate limit with several boards at once."""
        self._gone: LRUCache[int, bool] = LRUCache(REMEMBERED)
        """Messages of boards that no longer exist."""
        self._threadless: TTLCache[int, bool] = TTLCache(
            REMEMBERED, THREADLESS_SECONDS, timer=lambda: client.now().timestamp()
        )
        """Channels in which no thread could be made in time."""
        self._delayed: LRUCache[int, bool] = LRUCache(REMEMBERED)
        """Matches whose players have been told that the first board is delayed."""
        self._homes: list[FindHome] = []

    def place_by(self, find_home: FindHome) -> None:
        """Let a feature find the thread or channel of its matches."""
        self._homes.append(find_home)

    def match_changed(self, match: LiveMatch) -> None:
        """Show the match, unless the bot has to move again."""
        if not is_bot_still_moving(match):
            self.request(match.id)

    def match_begun(self, match_id: int) -> None:
        """Show the match."""
        self.request(match_id)

    async def on_message(self, message: discord.Message) -> None:
        """Note that there may be a new message below a board; nothing else about it is used."""
        self.sight.appeared(message, self._client.me.id)

    async def on_raw_message_edit(self, edit: discord.RawMessageUpdateEvent) -> None:
        """Note that the height of the message may have changed."""
        self.sight.changed(edit.message, self._client.me.id)

    async def place_gone(self, channel_id: int, messages: Collection[int] = ()) -> None:
        """Forget deleted messages."""
        self.sight.vanished(channel_id, messages)

    async def on_shard_connect(self, _shard: int) -> None:
        """Forget what is below boards: messages since the last session are not known."""
        self.sight.forget()

    def request(self, match_id: int, *, anew: bool = False) -> None:
        """Show the newest state of this match.

        `anew`: as a new message, below everything that was said since.
        """
        if anew:
            self._anew.add(match_id)
        self.work.request(match_id)

    async def move(self, match: LiveMatch, channel_id: int) -> None:
        """Move the match to another channel; this is stored before anything is shown.

        Raises `Refusal` if another process has just moved it.
        """
        row = match.row
        messages = [each for each in (row.board.former_message_id, row.board.message_id) if each]
        left = row.channel_id, messages
        if not await self._client.matches.move_to(match, channel_id):
            raise Refusal("refused-stale")
        self._left[match.id] = left
        self.request(match.id)

    async def glance(self) -> None:
        """Show matches that another process has advanced, played from another server."""
        await self.catch_up()

    async def catch_up(self) -> None:
        """Show the matches whose boards are behind and whose channels can be reached.

        This includes matches in which a player has to be mentioned by now, and those whose threads
        will be archived soon, which get a new board.
        """
        if self._client.reach.is_down():
            return
        store, now = self._client.store, self._client.now()
        behind = await store.matches_behind(now - BEGINNING)
        board_before = discord.utils.time_snowflake(now - QUIET)
        quiet = await store.quiet_in_threads(board_before, now - FORGOTTEN)
        self._anew.update(each.id for each in quiet)
        blocked, unreadable = self._client.refusals.is_blocked, self._client.matches.unreadable
        self.work.catch_up(
            each.id
            for each in (*await store.calls(now), *behind, *quiet)
            if self._can_send(each) and not blocked(each.id) and each.id not in unreadable
        )

    def _can_send(self, match: InChannel) -> bool:
        return self._client.reach.can_send(match.guild_id, match.channel_id)

    async def bring_back(self, channel_id: int) -> None:
        """Post the boards of a channel's running matches again: the messages are gone."""
        for match_id in await self._store.running_in(channel_id):
            self.request(match_id, anew=True)

    async def _work(self, match_id: int) -> None:
        for pause in (*PATIENCE, None):
            try:
                with self._client.metrics.showing(match_id):
                    await self._show(match_id)
                return
            except discord.HTTPException as fault:
                log.warning("board not shown", match=match_id, **describe_fault(fault))
                scope = scope_of(fault)
                if scope is not Scope.OUTAGE:
                    match = await self._client.matches.load_shown(match_id)
                    if scope not in (Scope.APP, Scope.PLACE):  # it concerns only this board
                        self._client.refusals.block(match_id, fault.code, match.row.guild_id)
                    await self._explain_delay(match)
                    return
            except Refusal:
                return
            if pause is None:
                return
            await asyncio.sleep(pause)

    async def _show(self, match_id: int) -> None:
        """Show the newest state.

        It is shown again if another process was faster, because this one may have overwritten its
        edit.
        """
        client, covered = self._client, False
        for _ in range(ATTEMPTS):
            match = await client.matches.load_shown(match_id)
            bind_context(**place_of(match.row))
            await self._after_parent(match)
            if match.row.private:
                await self._show_in_private(match)
                return
            if match.row.guild_id not in client.settings.share:
                return  # it belongs to another process, which looks for outdated boards
            if not self._can_send(match.row):
                await self._explain_delay(match)
                if match.outcome is not None and not match.row.board.origin_told:
                    await self._link_from_origin(match)
                return
            begun = match.row.board.message_id is not None
            with pacing(Turn.BOARD if begun else Turn.PERSON):  # a new match: its user waits
                shown = await self._show_in_turn(match, again=covered)
                if shown is not None:
                    await self._tidy_up(shown)
                    return
            covered = True
        log.info("board left to another process", match=match_id)

    async def _show_in_turn(self, match: LiveMatch, *, again: bool) -> LiveMatch | None:
        """Show the match where it is played, at its state when the rate limit allows the request.

        Returns the match as it was shown; None if another process has shown it.
        """
        if not await self._settle(match):
            return None
        async with self._channels[match.row.channel_id]:
            await self._client.rate_limiter.near()
            # Another process may have removed the board: an edit would bring it back.
            newest = await self._client.matches.load_shown(match.id)
            return newest if await self._show_newest(newest, again=again) else None

    async def _settle(self, match: LiveMatch) -> bool:
        """Create the thread or choose the channel of a match that has none yet.

        Returns False if another process has done so.
        """
        client, row = self._client, match.row
        if not row.has_home:
            server_settings = await client.store.servers.guild_settings(row.guild_id)
            return await client.matches.move_to(
                match, await self._home(match, server_settings.place)
            )
        return True

    async def _show_newest(self, match: LiveMatch, *, again: bool) -> bool:
        """Show the newest state; return False if another process has shown the match.

        `again`: even if the store says that it is up to date.
        """
        client, match_id = self._client, match.id
        row, version, turn_number = match.row, match.version, match.turn.number
        server_settings = await client.store.servers.guild_settings(row.guild_id)
        people = find_mentionable_people(match)
        ways = await client.part(Notifications).ways(people, TURN)
        calls = find_mentions(match, server_settings.calls, ways, client.now())
        anew = match_id in self._anew or bool(calls.seats)
        board = row.board.message_id
        if anew or again or row.board.shown_version < version:
            in_place = not anew and await self._can_stay(match, turn_number)
            if not in_place or not await self._edit(match, board):
                await self._put_former_away(
                    match, server_settings.old_boards
                )  # otherwise it is forgotten
                board = await self._post(match, calls.seats)
                if board is None:
                    return False
            self._anew.discard(match_id)
        stored_as = row.board.shown_version, row.board.call_at
        due = anew or again or bool(calls.direct) or stored_as != (version, calls.again)
        shown = version, turn_number, calls.again
        await client.part(TurnNotifications).add(match, calls.direct)
        if not due or await client.matches.board_shown(match, board, *shown, calls.direct):
            return True
        stored = await client.store.shown_of(match_id)
        if board is not None and stored is not None and stored.board["message_id"] != board:
            await self._put_away(
                match, board, server_settings.old_boards
            )  # our edit has brought it back
        return False

    async def _tidy_up(self, match: LiveMatch) -> None:
        """Clean up the previous board and the first message of the match."""
        server_settings = await self._store.servers.guild_settings(match.row.guild_id)
        await self._tidy_channel(match, server_settings.old_boards)
        await self._notify_left_channel(match)
        if not match.row.board.origin_told:
            if match.outcome is None:
                await self._bring_in(match)
            await self._link_from_origin(match)

    async def _tidy_channel(self, match: LiveMatch, tidied: OldBoards) -> None:
        """Remove the former board; a later job does if the edit must wait now."""
        row, old_edits = match.row, self._client.old_edits
        if row.board.former_message_id is None:
            return
        async with self._channels[row.channel_id]:
            former = row.board.former_message_id  # it may be another one by now
            edits = former is not None and tidied is not OldBoards.DELETED
            if not edits or old_edits.has_capacity(row.channel_id, former):
                await self._put_former_away(match, tidied)

    async def _show_in_private(self, match: LiveMatch) -> None:
        """Show a private match without a message.

        Its player has it on their own panel, which continues with following matches.
        """
        succession = match.row.succession
        if succession and match.row.board.shown_version < 0:
            await self._client.part(Panels).go_on(succession.parent_id, match)
        shown = match.version, match.turn.number, None
        await self._client.matches.board_shown(match, None, *shown)

    async def _after_parent(self, match: LiveMatch) -> None:
        """Wait for the last board of the match that prepared this one.

        The first board must be below it.
        """
        succession, shown = match.row.succession, match.row.board.turn_number
        if succession and shown < 0:
            await self.work.done(succession.parent_id)

    async def _can_stay(self, match: LiveMatch, turn_number: int) -> bool:
        """Return whether the board can be edited at once, and users will see it there."""
        client, row, board = self._client, match.row, match.row.board.message_id
        if board is None or board in self._gone:
            return False
        if not client.old_edits.has_capacity(row.channel_id, board):
            return False
        return row.board.turn_number == turn_number or await self._in_sight(match)

    async def _in_sight(self, match: LiveMatch) -> bool:
        """Return whether the board exists and is among the newest messages of its channel."""
        board, channel = match.row.board.message_id, self._client.channel_of(match.row)
        return board is not None and await self.sight.is_in_sight(
            board, channel, self._client.me.id
        )

    async def _edit(self, match: LiveMatch, board: int | None) -> bool:
        """Edit the board message; return False if there is none that can be edited."""
        if board is None:
            return False
        client = self._client
        view, files = await board_of(client, match)
        done = await edit_message(client, client.channel_of(match.row), board, view, files)
        if done is Edit.GONE:
            self._gone[board] = True
        return done is Edit.DONE

    async def _post(self, match: LiveMatch, called: Mapping[Seat, int]) -> int | None:
        """Post a new board, which mentions these seats, and return its message id.

        Returns None if another process has posted one.
        """
        view, files = await board_of(self._client, match)
        users = {match.user_in(seat) for seat in called}
        with self._client.refusals.noting(match.row.channel_id, match.row.guild_id):
            message = await self._client.channel_of(match.row).send(
                view=view,
                files=files,
                allowed_mentions=allow_mentions(user for user in users if user is not None),
                silent=not called,
                nonce=_nonce(match),
            )
        self.sight.appeared(message, self._client.me.id)  # Discord may report it later
        if await self._client.matches.record_board(match, message.id, called):
            return message.id
        shown = await self._store.shown_of(match.id)
        if shown is not None and shown.board["message_id"] == message.id:
            return message.id  # Discord has identified the two messages
        await delete_message(self._client, self._client.channel_of(match.row), message.id)
        return None

    async def _put_former_away(self, match: LiveMatch, tidied: OldBoards) -> None:
        """Reduce the replaced message to a line, or delete it."""
        former = match.row.board.former_message_id
        if former is not None:
            await self._put_away(match, former, tidied)
            await self._client.matches.record_former_removed(match, former)

    async def _put_away(self, match: LiveMatch, message_id: int, tidied: OldBoards) -> None:
        """Reduce a message that was the board to a line, or delete it."""
        channel = self._client.channel_of(match.row)
        if tidied is OldBoards.DELETED:
            await delete_message(self._client, channel, message_id)
        else:
            line = Layout(former_text(match, "", texts_in(match.row.language)))
            await edit_message(self._client, channel, message_id, line, ())

    async def _notify_left_channel(self, match: LiveMatch) -> None:
        """Say in the channel that the match has left where it continues.

        If that fails, the buttons there still work.
        """
        channel_id, messages = self._left.pop(match.id, (0, []))
        row, texts = match.row, texts_in(match.row.language)
        where = texts("in-channel", channel=f"<#{row.channel_id}>")
        line = Layout(former_text(match, where, texts))
        channel = self._client.get_partial_messageable(channel_id, guild_id=row.guild_id)
        with tolerate_discord_faults("old board not put away", match=match.id, **place_of(row)):
            for message_id in messages:
                await edit_message(self._client, channel, message_id, line, ())

    async def _bring_in(self, match: LiveMatch) -> None:
        """Add the players to the thread of the match.

        After that it is among their channels; no one is pinged.
        """
        row = match.row
        thread = await self.channel(row.channel_id)
        if isinstance(thread, discord.Thread) and row.channel_id == row.origin_message_id:
            people = {seat.user_id for seat in row.seats if seat.user_id and seat.thinks is None}
            for user_id in people:
                facts = {"match": match.id, **place_of(row)}
                with tolerate_discord_faults("player not brought into the thread", **facts):
                    await thread.add_user(discord.Object(user_id))

    async def _link_from_origin(self, match: LiveMatch) -> None:
        """Edit the first message of the match: where it is played, and how it has ended."""
        row, texts = match.row, texts_in(match.row.language)
        at_home = row.channel_id == row.origin_channel_id
        where = texts("here") if at_home else texts("in-channel", channel=f"<#{row.channel_id}>")
        lobby = await self._store.lobbies.began(match.id)
        invited_id = lobby.invited_id if lobby is not None else None
        last = await last_of(self._client, match)
        text = ended_text(last, where, texts)
        text = text or begun_text(row, where, texts, invited_id=invited_id)
        if row.origin_message_id is not None:
            origin, guild = row.origin_channel_id, row.guild_id
            if not self._client.reach.can_send(guild, origin):
                return
            channel = self._client.get_partial_messageable(origin, guild_id=guild)
            layout = Layout(text, *in_rows(watch_buttons(last, texts)))
            async with self._channels[origin]:
                try:
                    await edit_message(self._client, channel, row.origin_message_id, layout)
                except discord.HTTPException as fault:
                    if fault.code not in GONE_PLACES:
                        raise
        await self._client.matches.record_origin_told(match)

    async def _explain_delay(self, match: LiveMatch) -> None:
        """Say in the first message, once, that the first board is delayed, and how to play."""
        row, texts = match.row, texts_in(match.row.language)
        waits = row.board.message_id is None and not row.board.origin_told
        if not waits or row.origin_message_id is None or match.id in self._delayed:
            return
        self._delayed[match.id] = True
        where = when_text(self._client, row, texts)
        channel = self._client.get_partial_messageable(row.origin_channel_id, guild_id=row.guild_id)
        with tolerate_discord_faults("delay not told", match=match.id, **place_of(row)):
            layout = Layout(begun_text(row, where, texts))
            await edit_message(self._client, channel, row.origin_message_id, layout)

    async def _home(self, match: LiveMatch, place: Place) -> int:
        """Return the id of the match's thread, or of the channel where it will be played.

        It is the channel also if Discord makes no thread in time.
        """
        row = match.row
        for find_home in self._homes:
            if (home := await find_home(match)) is not None:
                return home
        if row.origin_message_id is None or place is Place.CHANNEL:
            return row.channel_id
        players = " – ".join(shorten_name(name, 22) for name in match.names.values())
        texts = texts_in(row.language)
        game = game_name(read_match_settings(row.settings).game, texts)
        name = texts("match-thread", players=players, game=game)
        made = await self.make_thread(row.channel_id, name, row.origin_message_id)
        return made or row.channel_id

    async def make_thread(
        self, channel_id: int, name: str, message_id: int | None = None
    ) -> int | None:
        """Make a public thread in a channel, below a message if given, and return its id.

        Returns None if it isn't possible there, or Discord makes none in time. Raises
        `discord.HTTPException` during an outage.
        """
        channel = await self.channel(channel_id)
        if channel_id in self._threadless or not isinstance(channel, discord.TextChannel):
            return None
        allowed = channel.permissions_for(channel.guild.me)
        if not (allowed.create_public_threads and allowed.send_messages_in_threads):
            return None
        message = channel.get_partial_message(message_id) if message_id is not None else None
        kind = {} if message else {"type": discord.ChannelType.public_thread}
        facts: dict[str, Any] = {"auto_archive_duration": ARCHIVE_MINUTES, **kind}
        try:
            async with asyncio.timeout(THREAD_SECONDS):
                thread = await (message or channel).create_thread(name=name[:100], **facts)
        except (TimeoutError, discord.RateLimited):
            log.warning("no thread in time", channel=channel_id, guild=channel.guild.id)
            self._threadless[channel_id] = True
            return None
        except discord.HTTPException as fault:
            if fault.code == THREAD_EXISTS:
                return message_id  # a message's thread has the message's id
            if scope_of(fault) in (Scope.OUTAGE, Scope.APP):
                raise
            return None
        self.sight.begins(thread.id)
        return thread.id

    async def channel(self, channel_id: int) -> object:
        """Return a channel, even before Discord has sent its server, as after a start.

        None if the bot can't see it.
        """
        known = self._client.get_channel(channel_id)
        if known is not None:
            return known
        try:
            return await self._client.fetch_channel(channel_id)
        except discord.HTTPException as fault:
            if scope_of(fault) in (Scope.OUTAGE, Scope.APP):
                raise
            return None


def _nonce(match: LiveMatch) -> str:
    """Return the nonce of a new board."""
    row = match.row
    return make_nonce("board", match.id, match.version, row.channel_id, row.board.message_id)
