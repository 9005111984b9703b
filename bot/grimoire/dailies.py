"""The daily puzzles: each is posted, and its solution revealed, exactly once.

The work to do is in the database, and a process holds a puzzle there before it works on it. A
message carries a nonce, by which Discord recognises a second attempt for some minutes. A later
attempt first searches the channel for the message.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from datetime import date, datetime, time, timedelta
from functools import partial
from itertools import groupby
from typing import Literal, TypeAlias

import discord
import structlog

from bot.app import App
from bot.background import Background
from bot.faults import describe_fault, is_refusal_of_discord
from bot.features import Worker
from bot.grimoire.answers import Answers
from bot.grimoire.choosing import DAY, due, following, newest, puzzles_for
from bot.grimoire.post import DailyView, RevealView, WithdrawnView, mark
from bot.grimoire.server import puzzles_in, trouble_line
from bot.grimoire.session import drawings_of, solving_moves
from bot.grimoire.solution import animation_of
from bot.logs import place_of
from bot.rate_limiter import Turn, pacing
from bot.store import Begun, Daily, DailyState, GrimoireServer, Trouble
from bot.ui.escaping import escape_markdown
from bot.ui.pictures import draw_picture, files_of
from bot.ui.posts import custom_ids, edit_message, find_sent, make_nonce, write_to
from bot.ui.refusals import (
    AUTOMOD,
    MISSING_PERMISSION,
    RARELY,
    Scope,
    is_gone,
    pause_after,
    scope_of,
)
from bot.ui.replies import Layout
from puzzles.puzzle import Puzzle
from texts import Texts, texts_in
from workers import Asker

log = structlog.get_logger()

HOLD = timedelta(minutes=1)
"""How long a process holds a puzzle while working on it. After that it counts as dead."""
TOGETHER = 100
"""The most servers whose puzzles are begun in one step."""
AT_ONCE = 16
"""The most servers that are served at the same time."""
ARCHIVED_AFTER: Literal[1440] = 1440
"""Minutes without messages after which the thread of a puzzle is archived."""
Step: TypeAlias = "Callable[[Daily], Awaitable[None]]"


class Dailies(Worker[int], name="daily pages", about="guild", at_once=AT_ONCE):
    """Does the due work on daily puzzles, one server per job."""

    def __init__(self, client: App) -> None:
        super().__init__(client)
        self.beginning = Background("daily pages begun", self._begin_all)
        self._waiting: dict[int, list[Daily]] = {}

    async def catch_up(self) -> None:
        """Begin the puzzles that are due, and request all other due work."""
        self.beginning.request("due")
        work = await self._store.dailies.work(self._client.now())
        self._see_to_these([daily for daily in work if daily.guild_id not in self.work])

    async def close(self) -> None:
        """Stop at once. What is held becomes free for other processes after `HOLD`."""
        await self.beginning.close()
        await super().close()

    async def _begin_all(self, _due: str) -> None:
        """Begin and post the puzzles that are due, many servers at a time."""
        client, now = self._client, self._client.now()
        overdue = [
            server
            for server in await self._store.dailies.overdue(now)
            if client.get_guild(server.guild_id) is not None
        ]
        for first in range(0, len(overdue), TOGETHER):
            try:
                begun = await self._begun(overdue[first : first + TOGETHER], now)
                ours = await self._store.dailies.claim(begun)
                self._see_to_these(await self._store.dailies.work(now, ours))
            except Exception:  # the next periodic run begins them
                log.exception("daily pages not begun")

    async def _begun(self, servers: Sequence[GrimoireServer], now: datetime) -> list[Begun]:
        """Choose for each server the newest puzzle that is due.

        Earlier ones that were missed stay missed.
        """
        days: list[tuple[GrimoireServer, date]] = []
        for server in servers:
            try:
                at = time(server.hour, server.minute)
                days.append((server, newest(now, at, server.time_zone)))
            except Exception:  # bad settings of one server: the others get their puzzles
                log.exception("daily page not begun", guild=server.guild_id)
        puzzles, begun = await puzzles_for(self._client.store, days), list[Begun]()
        for server, day in days:
            puzzle_id = puzzles.get(server.guild_id)
            if puzzle_id is None:
                log.warning("no page for a server", guild=server.guild_id)
            else:
                begun.append(_begun(server, day, puzzle_id, now))
        return begun

    def _see_to_these(self, dailies: Sequence[Daily]) -> None:
        """Request work on these puzzles, a server's older unfinished one before a newer one."""
        for guild_id, of_server in groupby(dailies, key=lambda daily: daily.guild_id):
            if self._client.get_guild(guild_id) is not None:
                self._waiting[guild_id] = list(of_server)
                self.work.request(guild_id)

    async def _work(self, guild_id: int) -> None:
        with pacing(Turn.DAILY):
            for daily in self._waiting.pop(guild_id, ()):
                await self._see_to(daily)

    async def _see_to(self, daily: Daily) -> None:
        """Do the next step of a puzzle while holding it. Does nothing while Discord refuses it."""
        now, refusals = self._client.now(), self._client.refusals
        step = self._next_step(daily, now)
        if step is None or any(map(refusals.is_blocked, (daily.channel_id, puzzles_in(daily)))):
            return
        if not await self._store.dailies.take(daily, now, now + HOLD):
            return
        try:
            with refusals.noting(daily.channel_id, daily.guild_id):
                await step(daily)
        except Exception as fault:
            await self._put_off(daily, fault)
        else:
            refusals.accept(puzzles_in(daily))
            await self._store.dailies.end_trouble(daily.guild_id)

    def _next_step(self, daily: Daily, now: datetime) -> Step | None:
        if daily.state == DailyState.WITHDRAWN:
            return self._close
        if daily.state == DailyState.DUE:
            return self._post
        if daily.closes_at <= now:
            return self._reveal
        if daily.wants_thread and self._may_open_thread(daily):
            return self._open_thread
        is_behind = daily.shown_solved < daily.solved or daily.shown_tried < daily.tried
        return self._count if is_behind else None

    def _may_open_thread(self, daily: Daily) -> bool:
        """Return whether to ask for a thread: the permission may have been taken away."""
        guild = self._client.get_guild(daily.guild_id)
        channel = guild.get_channel(daily.channel_id) if guild is not None else None
        if self._client.refusals.is_blocked(daily.message_id or 0):
            return False
        if guild is None or channel is None:
            return True  # unknown here: ask Discord
        return channel.permissions_for(guild.me).create_public_threads

    async def _put_off(self, daily: Daily, fault: Exception) -> None:
        """Try again later, or give up if the puzzle's time is long over."""
        now, scope = self._client.now(), scope_of(fault)
        if is_refusal_of_discord(fault):
            log.warning("daily page not shown", daily=daily.id, **describe_fault(fault))
        else:
            log.exception("daily page not shown", daily=daily.id)
        passes = scope in (Scope.OUTAGE, Scope.APP)
        if scope is Scope.PLACE:
            await self._refused_in_place(daily, fault)
        if not passes and now > daily.closes_at + DAY:
            given_up = {
                DailyState.DUE: self._store.dailies.record_missed,
                DailyState.WITHDRAWN: self._store.dailies.record_closed,
            }
            await given_up.get(daily.state, self._store.dailies.record_revealed)(daily.id)
        elif scope in (Scope.PLACE, Scope.APP):  # `Refusals` decides when to try again
            await self._store.dailies.put_off(daily.id, now, sent=False)
        else:
            await self._store.dailies.put_off(
                daily.id, now + pause_after(scope, daily.tries), sent=True
            )

    async def _refused_in_place(self, daily: Daily, fault: Exception) -> None:
        """Try rarely in this channel, and report the problem if it is the server's current one."""
        code, guild_id = getattr(fault, "code", 0), daily.guild_id
        self._client.refusals.block(puzzles_in(daily), code, guild_id, RARELY)
        server = await self._store.dailies.server(guild_id)
        if server is not None and server.channel_id == daily.channel_id:
            blocked = Trouble.BLOCKED if code in AUTOMOD else Trouble.CLOSED
            await self._notify_of_trouble(guild_id, Trouble.GONE if is_gone(fault) else blocked)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Report the problem if it was the channel of a server's daily puzzles."""
        server = await self._store.dailies.server(channel.guild.id)
        if server is not None and server.channel_id == channel.id:
            await self._notify_of_trouble(channel.guild.id, Trouble.GONE)

    async def _notify_of_trouble(self, guild_id: int, trouble: Trouble) -> None:
        """Store why puzzles can't be posted in a server, and tell the user who set it up, once."""
        client, guild = self._client, self._client.get_guild(guild_id)
        server = await self._store.dailies.begin_trouble(guild_id, trouble, client.now())
        if server is None or server.set_up_by is None or guild is None:
            return
        texts = texts_in(server.language)
        text = texts("daily-trouble-told", server=escape_markdown(guild.name))
        line = trouble_line(client, server, trouble, server.trouble_since, texts)
        nonce = make_nonce("trouble", guild_id, server.trouble_since)
        event, view = "trouble with daily pages not told", Layout(text, line)
        refused = await write_to(client, server.set_up_by, view, nonce, event, guild=guild_id)
        if refused in (Scope.OUTAGE, Scope.APP):
            await self._store.dailies.owe_trouble(guild_id)

    async def _post(self, daily: Daily) -> None:
        """Post the puzzle, unless it was posted or its day is over."""
        message = await self._sent_before(daily, daily.due_at)
        if message is None and daily.closes_at <= self._client.now():
            await self._store.dailies.record_missed(daily.id)
            return
        if message is None:
            view, files = await self._rendered(daily)
            message = await self._client.channel_of(daily).send(
                view=view, files=files, nonce=make_nonce("post", daily.id, daily.channel_id)
            )
        await self._store.dailies.record_posted(daily.id, message.id, message.created_at)

    async def _open_thread(self, daily: Daily) -> None:
        """Open the thread of the puzzle. It has the id of its message, so there is at most one."""
        channel = self._client.channel_of(daily)
        name = texts_in(daily.language)("daily-thread", day=daily.day)
        if daily.message_id is not None:
            message = channel.get_partial_message(daily.message_id)
            try:
                await message.create_thread(name=name, auto_archive_duration=ARCHIVED_AFTER)
            except discord.HTTPException as fault:
                scope = scope_of(fault)
                of_thread = scope is not Scope.PLACE or fault.code == MISSING_PERMISSION
                if scope in (Scope.OUTAGE, Scope.APP) or not of_thread:
                    raise
                facts = place_of(daily) | describe_fault(fault)
                log.info("no thread of a daily page", daily=daily.id, **facts)
                if scope is Scope.PLACE:  # puzzles can still be posted there
                    self._client.refusals.note(fault, daily.message_id, daily.guild_id)
                    await self._store.dailies.put_off(daily.id, self._client.now(), sent=False)
                    return  # otherwise the thread exists
        await self._store.dailies.record_thread(daily.id)

    async def _count(self, daily: Daily) -> None:
        """Update the numbers of tries and solvers."""
        await self._edit(daily)
        await self._store.dailies.record_counted(daily)

    async def _reveal(self, daily: Daily) -> None:
        """Post the solution, and link to it from the puzzle's message."""
        if daily.reveal_message_id is None:
            message = await self._sent_before(daily, daily.closes_at)
            if message is None:
                message = await self._send_solution(daily)
            daily.reveal_message_id = message.id
            await self._store.dailies.record_told(daily.id, message.id, message.created_at)
        await self._edit(daily)
        await self._store.dailies.record_revealed(daily.id)

    async def _close(self, daily: Daily) -> None:
        """Replace the post by a note that the puzzle was withdrawn."""
        if daily.message_id is None:
            message = await self._sent_before(daily, daily.due_at)
            daily.message_id = message.id if message is not None else None
        if daily.message_id is not None:
            view = WithdrawnView(daily, texts_in(daily.language))
            channel = self._client.channel_of(daily)
            await edit_message(self._client, channel, daily.message_id, view, ())
        await self._store.dailies.record_closed(daily.id)

    async def _send_solution(self, daily: Daily) -> discord.Message:
        puzzle, texts = await self._puzzle(daily)
        asker = Asker(daily.guild_id, daily.guild_id)
        follows = await self._client.part(Answers).continuation(puzzle, asker)
        animation = animation_of(puzzle, [*solving_moves(puzzle), *follows], texts)
        picture = await draw_picture(self._client, animation)
        statistics = await self._store.dailies.statistics(daily)
        return await self._client.channel_of(daily).send(
            view=RevealView(daily, puzzle, follows, picture, statistics, texts),
            files=files_of(picture),
            silent=True,
            nonce=make_nonce("reveal", daily.id, daily.channel_id),
        )

    async def _edit(self, daily: Daily) -> None:
        """Update the post, if it still exists."""
        if daily.message_id is not None:
            view, files = await self._rendered(daily)
            channel = self._client.channel_of(daily)
            await edit_message(self._client, channel, daily.message_id, view, files)

    async def _rendered(self, daily: Daily) -> tuple[DailyView, list[discord.File]]:
        puzzle, texts = await self._puzzle(daily)
        drawings = drawings_of(puzzle, texts)
        pictures = [await draw_picture(self._client, drawing) for drawing in drawings]
        return DailyView(daily, puzzle, pictures, texts), files_of(*pictures)

    async def _puzzle(self, daily: Daily) -> tuple[Puzzle, Texts]:
        puzzle = await self._store.grimoire.any_puzzle(daily.puzzle_id)
        if puzzle is None:
            raise LookupError(f"there is no page {daily.puzzle_id} any more")
        return puzzle, texts_in(daily.language)

    async def _sent_before(self, daily: Daily, since: datetime) -> discord.Message | None:
        """Find the message that an earlier attempt sent before it died; None if there is none."""
        if not daily.tries or self._client.user is None:
            return None
        channel = self._client.channel_of(daily)
        return await find_sent(self._client, channel, since, partial(_shows, daily))


def _begun(server: GrimoireServer, day: date, puzzle_id: str, now: datetime) -> Begun:
    at, zone = time(server.hour, server.minute), server.time_zone
    daily = Daily(
        guild_id=server.guild_id,
        day=day.isoformat(),
        puzzle_id=puzzle_id,
        channel_id=server.channel_id,
        language=server.language,
        due_at=due(day, at, zone),
        closes_at=due(day + DAY, at, zone),
        wants_thread=server.threads,
    )
    return Begun(server, daily, due(following(now, at, zone), at, zone))


def _shows(daily: Daily, message: discord.Message) -> bool:
    marks = (each.rpartition(":")[2] for each in custom_ids(message.components))
    return message.id != daily.message_id and mark(daily) in marks
