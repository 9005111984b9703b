"""Keeps the boards in Discord up to date, whatever Discord answers.

A match has one message, which is edited in place. It is posted anew only where it would be out of
sight, somebody has to be called (`calling`), Discord takes no further edit of it by now
(`bot/old_edits.py`), or its thread would go into the archive; then the former one is put away.

What is shown is derived from the match, so nothing is lost when a message can't be sent: the
store knows which boards are behind, and they are caught up with later. Of several changes
in a row only the newest is sent.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping
from datetime import timedelta
from typing import Literal

import discord
import structlog
from cachetools import LRUCache, TTLCache

from bot.app import App
from bot.background import Locks
from bot.boards.mentions import find_mentions
from bot.boards.message import board_of, former_text
from bot.boards.origin import begun_text, ended_text, last_of, when_text
from bot.boards.panel import Panels, is_bot_still_moving
from bot.boards.sight import Sight
from bot.errors import Refusal
from bot.faults import describe_fault, tolerate_discord_faults
from bot.features import Worker
from bot.house import game_name, terms_in
from bot.logs import bind_context, place_of
from bot.matches import LiveMatch
from bot.pacer import Turn, pacing
from bot.store import OldBoards, Place
from bot.ui.escaping import shorten_name
from bot.ui.places import InChannel
from bot.ui.posts import Edit, allow_mentions, delete_message, edit_message, make_nonce
from bot.ui.refusals import GONE_PLACES, Scope, scope_of
from bot.ui.replies import Layout
from engine.core import Seat
from texts import texts_in

log = structlog.get_logger()

PATIENCE = (0.5, 2.0, 8.0)
"""Seconds to wait after each failure that may pass; then the next sweep tries again."""
BEGINNING = timedelta(minutes=1)
"""How long whoever begins a match may take to send the message that it begins with."""
ATTEMPTS = 3
"""How often a board is shown in a row that another process shows too."""
THREAD_EXISTS = 160004
ARCHIVE_MINUTES: Literal[10080] = 10080
"""After so long without a new message Discord puts a thread into the archive (the most that it
offers). Edits don't count."""
QUIET = timedelta(minutes=ARCHIVE_MINUTES) - timedelta(hours=12)
"""A board in a thread is posted anew when it is so old: half a day before the archive."""
FORGOTTEN = timedelta(days=28)
"""A match in which nobody has moved for so long may go into the archive."""
THREAD_SECONDS = 5.0
"""How long a match waits for its thread. Discord may take no new ones for minutes; then the match
is played in the channel."""
THREADLESS_SECONDS = 300.0
"""How long no thread is asked for in a channel that had none in time."""
REMEMBERED = 10_000
"""Boards and channels of which it is remembered what Discord said."""


class Publisher(Worker[int], name="board"):
    """The work that shows what has changed, a match at a time each."""

    def __init__(self, client: App) -> None:
        super().__init__(client)
        self._anew: set[int] = set()
        self._left: dict[int, tuple[int, list[int]]] = {}
        """By match, the channel that it has left, and its messages there."""
        self.sight = Sight()
        self._channels: Locks[int] = Locks()
        """Of several boards at a time in a channel discord.py sends more than it has heard of."""
        self._gone: LRUCache[int, bool] = LRUCache(REMEMBERED)
        """Messages of boards that do not exist any more."""
        self._threadless: TTLCache[int, bool] = TTLCache(
            REMEMBERED, THREADLESS_SECONDS, timer=lambda: client.now().timestamp()
        )
        """Channels in which no thread began in time."""
        self._delayed: LRUCache[int, bool] = LRUCache(REMEMBERED)
        """Matches of which people know that the first board has to wait."""

    def match_changed(self, match: LiveMatch) -> None:
        """Show the match, unless the bot's turn goes on."""
        if not is_bot_still_moving(match):
            self.request(match.id)

    def match_begun(self, match_id: int) -> None:
        """Show the match."""
        self.request(match_id)

    async def on_message(self, message: discord.Message) -> None:
        """Note that something stands below a board, perhaps: nothing else is looked at."""
        self.sight.appeared(message, self._client.me.id)

    async def on_raw_message_edit(self, edit: discord.RawMessageUpdateEvent) -> None:
        """Note that the message may be higher or lower now."""
        self.sight.changed(edit.message, self._client.me.id)

    async def place_gone(self, channel_id: int, messages: Collection[int] = ()) -> None:
        """Note that these messages stand there no more."""
        self.sight.vanished(channel_id, messages)

    async def on_shard_connect(self, _shard: int) -> None:
        """Forget what stands below boards: what was said since the last session is not known."""
        self.sight.forget()

    def request(self, match_id: int, *, anew: bool = False) -> None:
        """Show the newest state of this match: somebody did something.

        `anew`: as a new message, below everything that was said since.
        """
        if anew:
            self._anew.add(match_id)
        self.work.request(match_id)

    async def move(self, match: LiveMatch, channel_id: int) -> None:
        """Let the match go on in another channel; this is stored before anything is shown.

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
        """Show what another process has moved on: it may have been played on another server."""
        await self.catch_up()

    async def catch_up(self) -> None:
        """Show the matches whose boards are behind and whose channels can be reached.

        Also those to which somebody has to be called by now, and anew those whose threads go into
        the archive soon.
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
        """Post the boards of the running matches of a channel whose messages are gone."""
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
                    if scope not in (Scope.APP, Scope.PLACE):  # it is about this board alone
                        self._client.refusals.block(match_id, fault.code, match.row.guild_id)
                    await self._tell_delay(match)
                    return
            except Refusal:
                return
            if pause is None:
                return
            await asyncio.sleep(pause)

    async def _show(self, match_id: int) -> None:
        """Show the newest state.

        It is shown again where another process has been faster meanwhile, whose message ours may
        have covered.
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
                return  # it belongs to another process, which looks for what is behind
            if not self._can_send(match.row):
                await self._tell_delay(match)
                if match.outcome is not None and not match.row.board.origin_told:
                    await self._tell_origin(match)
                return
            begun = match.row.board.message_id is not None
            with pacing(Turn.BOARD if begun else Turn.PERSON):  # who begins waits for the board
                shown = await self._show_in_turn(match, again=covered)
                if shown is not None:
                    await self._tidy_up(shown)
                    return
            covered = True
        log.info("board left to another process", match=match_id)

    async def _show_in_turn(self, match: LiveMatch, *, again: bool) -> LiveMatch | None:
        """Show the match where it is played, as it stands when its turn is near.

        Returns the match as it was shown; None where another process has done so meanwhile.
        """
        if not await self._settle(match):
            return None
        async with self._channels[match.row.channel_id]:
            await self._client.pacer.near()
            # Another process may have put the board away by now: an edit would bring it back.
            newest = await self._client.matches.load_shown(match.id)
            return newest if await self._show_newest(newest, again=again) else None

    async def _settle(self, match: LiveMatch) -> bool:
        """See to it that the match is where it is to be played.

        False where another process has done so meanwhile.
        """
        client, row = self._client, match.row
        if not row.has_home:
            settings = await client.store.servers.guild_settings(row.guild_id)
            return await client.matches.move_to(match, await self._home(match, settings.place))
        return True

    async def _show_newest(self, match: LiveMatch, *, again: bool) -> bool:
        """Show the newest state; False where another process has shown the match meanwhile.

        `again`: also where the store says that this is done.
        """
        client, match_id = self._client, match.id
        row, version, chapter = match.row, match.version, match.chapter.number
        settings = await client.store.servers.guild_settings(row.guild_id)
        calls = find_mentions(match, settings.calls, client.now())
        anew = match_id in self._anew or bool(calls.seats)
        board = row.board.message_id
        if anew or again or row.board.shown_version < version:
            in_place = not anew and await self._can_stay(match, chapter)
            if not in_place or not await self._edit(match, board):
                await self._put_former_away(match, settings.old_boards)  # else it is forgotten
                board = await self._post(match, calls.seats)
                if board is None:
                    return False
            self._anew.discard(match_id)
        stored_as = row.board.shown_version, row.board.call_at
        told = anew or again or stored_as != (version, calls.again)
        shown = version, chapter, calls.again
        if not told or await client.matches.board_shown(match, board, *shown):
            return True
        stored = await client.store.shown_of(match_id)
        if board is not None and stored is not None and stored.board["message_id"] != board:
            await self._put_away(match, board, settings.old_boards)  # our edit has brought it back
        return False

    async def _tidy_up(self, match: LiveMatch) -> None:
        """See to what stands elsewhere, once the board is shown."""
        settings = await self._store.servers.guild_settings(match.row.guild_id)
        await self._tidy_channel(match, settings.old_boards)
        await self._tell_in_left_channel(match)
        if not match.row.board.origin_told:
            if match.outcome is None:
                await self._bring_in(match)
            await self._tell_origin(match)

    async def _tidy_channel(self, match: LiveMatch, tidied: OldBoards) -> None:
        """Put the former board away; with a later sweep where no edit of it has room now."""
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

        Whoever plays has it on the own panel, which goes on with what follows.
        """
        succession = match.row.succession
        if succession and match.row.board.shown_version < 0:
            await self._client.part(Panels).go_on(succession.parent_id, match)
        shown = match.version, match.chapter.number, None
        await self._client.matches.board_shown(match, None, *shown)

    async def _after_parent(self, match: LiveMatch) -> None:
        """Wait for the last board of the match that this one follows from.

        The first board stands below it.
        """
        succession, shown = match.row.succession, match.row.board.chapter
        if succession and shown < 0:
            await self.work.done(succession.parent_id)

    async def _can_stay(self, match: LiveMatch, chapter: int) -> bool:
        """Return whether the board can be edited at once, and people will see it there."""
        client, row, board = self._client, match.row, match.row.board.message_id
        if board is None or board in self._gone:
            return False
        if not client.old_edits.has_capacity(row.channel_id, board):
            return False
        return row.board.chapter == chapter or await self._in_sight(match)

    async def _in_sight(self, match: LiveMatch) -> bool:
        """Return whether the board is there, and nearly the newest that its channel shows."""
        board, channel = match.row.board.message_id, self._client.channel_of(match.row)
        return board is not None and await self.sight.is_in_sight(
            board, channel, self._client.me.id
        )

    async def _edit(self, match: LiveMatch, board: int | None) -> bool:
        """Bring the board message up to date; False when there is none that can be edited."""
        if board is None:
            return False
        client = self._client
        view, files = await board_of(client, match)
        done = await edit_message(client, client.channel_of(match.row), board, view, files)
        if done is Edit.GONE:
            self._gone[board] = True
        return done is Edit.DONE

    async def _post(self, match: LiveMatch, called: Mapping[Seat, int]) -> int | None:
        """Post a new board, which calls these seats, and return its message.

        None where another process has posted one.
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
        self.sight.appeared(message, self._client.me.id)  # Discord may tell of it later
        if await self._client.matches.record_board(match, message.id, called):
            return message.id
        shown = await self._store.shown_of(match.id)
        if shown is not None and shown.board["message_id"] == message.id:
            return message.id  # Discord has taken the two for the same
        await delete_message(self._client, self._client.channel_of(match.row), message.id)
        return None

    async def _put_former_away(self, match: LiveMatch, tidied: OldBoards) -> None:
        """Shrink the message whose place another one has taken to a line, or delete it."""
        former = match.row.board.former_message_id
        if former is not None:
            await self._put_away(match, former, tidied)
            await self._client.matches.record_former_removed(match, former)

    async def _put_away(self, match: LiveMatch, message_id: int, tidied: OldBoards) -> None:
        """Shrink a message that was the board to a line, or delete it."""
        channel = self._client.channel_of(match.row)
        if tidied is OldBoards.DELETED:
            await delete_message(self._client, channel, message_id)
        else:
            line = Layout(former_text(match, "", texts_in(match.row.language)))
            await edit_message(self._client, channel, message_id, line, ())

    async def _tell_in_left_channel(self, match: LiveMatch) -> None:
        """Say in the channel that the match has left where it goes on.

        Should that fail, the buttons there go on working.
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
        """Put those who play into the thread of the match.

        It is among their channels from now on, and nobody is pinged.
        """
        row = match.row
        thread = await self._channel(row.channel_id)
        if isinstance(thread, discord.Thread) and row.channel_id == row.origin_message_id:
            people = {seat.user_id for seat in row.seats if seat.user_id and seat.thinks is None}
            for user_id in people:
                facts = {"match": match.id, **place_of(row)}
                with tolerate_discord_faults("player not brought into the thread", **facts):
                    await thread.add_user(discord.Object(user_id))

    async def _tell_origin(self, match: LiveMatch) -> None:
        """Say where people met where the match is played, and how it has ended."""
        row, texts = match.row, texts_in(match.row.language)
        at_home = row.channel_id == row.origin_channel_id
        where = texts("here") if at_home else texts("in-channel", channel=f"<#{row.channel_id}>")
        lobby = await self._store.lobbies.began(match.id)
        invited_id = lobby.invited_id if lobby is not None else None
        last = await last_of(self._client, match)
        told = ended_text(last, where, texts)
        told = told or begun_text(row, where, texts, invited_id=invited_id)
        if row.origin_message_id is not None:
            origin, guild = row.origin_channel_id, row.guild_id
            if not self._client.reach.can_send(guild, origin):
                return
            channel = self._client.get_partial_messageable(origin, guild_id=guild)
            async with self._channels[origin]:
                try:
                    await edit_message(self._client, channel, row.origin_message_id, Layout(told))
                except discord.HTTPException as fault:
                    if fault.code not in GONE_PLACES:
                        raise
        await self._client.matches.record_origin_told(match)

    async def _tell_delay(self, match: LiveMatch) -> None:
        """Say where people met, once, that the first board has to wait, and how to play."""
        row, texts = match.row, texts_in(match.row.language)
        waits = row.board.message_id is None and not row.board.origin_told
        if not waits or row.origin_message_id is None or match.id in self._delayed:
            return
        self._delayed[match.id] = True
        where = when_text(self._client, row, texts)
        channel = self._client.get_partial_messageable(row.origin_channel_id, guild_id=row.guild_id)
        with tolerate_discord_faults("delay not told", match=match.id, **place_of(row)):
            told = Layout(begun_text(row, where, texts))
            await edit_message(self._client, channel, row.origin_message_id, told)

    async def _home(self, match: LiveMatch, place: Place) -> int:
        """Return the id of the match's thread, or of the channel where it is to be played.

        It is the channel also where Discord makes no thread in time.
        """
        row = match.row
        if row.origin_message_id is None or place is Place.CHANNEL:
            return row.channel_id
        if row.channel_id in self._threadless:
            return row.channel_id
        channel = await self._channel(row.channel_id)
        if not isinstance(channel, discord.TextChannel):
            return row.channel_id
        allowed = channel.permissions_for(channel.guild.me)
        if not (allowed.create_public_threads and allowed.send_messages_in_threads):
            return row.channel_id
        players = " – ".join(shorten_name(name, 22) for name in match.names.values())
        texts = texts_in(row.language)
        game = game_name(terms_in(row.terms).game, texts)
        name = texts("match-thread", players=players, game=game)[:100]
        message = channel.get_partial_message(row.origin_message_id)
        try:
            async with asyncio.timeout(THREAD_SECONDS):
                thread = await message.create_thread(
                    name=name, auto_archive_duration=ARCHIVE_MINUTES
                )
        except (TimeoutError, discord.RateLimited):
            log.warning("no thread in time", match=match.id, **place_of(row))
            self._threadless[row.channel_id] = True
            return row.channel_id
        except discord.HTTPException as fault:
            if fault.code == THREAD_EXISTS:
                return row.origin_message_id  # a message's thread has the message's id
            if scope_of(fault) in (Scope.OUTAGE, Scope.APP):
                raise
            return row.channel_id
        self.sight.begins(thread.id)
        return thread.id

    async def _channel(self, channel_id: int) -> object:
        """Return a channel, also where Discord has not told of its server yet, as after a start.

        None where the bot can't see it.
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
