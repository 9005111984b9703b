"""What happens in events without a click: results, the next round, the end, the message."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Any

import discord
import structlog

from bot.app import App
from bot.boards.publisher import Publisher
from bot.errors import Refusal
from bot.events.course import Kind, Line
from bot.events.message import event_view, role_mention
from bot.events.running import RunningEvent, settle_plan
from bot.events.tables import make_matches, read_points
from bot.faults import describe_fault, is_refusal_of_discord
from bot.features import Worker
from bot.store import EventLine, EventState, MatchResult, Outline
from bot.ui.escaping import escape_markdown
from bot.ui.places import link_to
from bot.ui.posts import Edit, edit_owed, make_nonce
from bot.ui.replies import Layout, heard_until
from texts import texts_in

log = structlog.get_logger()

BREAK = timedelta(seconds=45)
"""The time between rounds, in which people can leave, join and correct results."""
WAITS = timedelta(days=14)
"""How long an event may wait for its start."""
AT_ONCE = 8
"""The matches of a round that begin at a time."""
CANCELLED = {"state": EventState.CANCELLED, "due_at": None}
"""The columns of an event that was cancelled."""


class Events(Worker[int], name="events", about="event"):
    """Does the work on events. Each step is taken by one process."""

    def __init__(self, client: App) -> None:
        super().__init__(client)
        self._playing: dict[int, int] = {}
        """The event of each match that is known to belong to one."""

    async def catch_up(self) -> None:
        """Request work for all events that go on, or whose message is outdated."""
        self.work.catch_up(await self._store.events.going_on())

    def request(self, event_id: int) -> None:
        """Request work for an event that has changed."""
        self.work.request(event_id)

    def match_finished(self, match: Outline, _result: MatchResult) -> None:
        """Take the result of an event's match, or note the match that follows it."""
        event_id = self._playing.get(match.id) or self._playing.get(match.parent_id or 0)
        if event_id is not None:
            self._playing[match.id] = event_id
            self.work.request(event_id)

    async def place_gone(self, channel_id: int, messages: Collection[int] = ()) -> None:
        """Cancel events that have not begun; the others go on, and are shown again."""
        for event_id in await self._store.events.shown_at(channel_id, messages):
            event = await RunningEvent.load(self._store, event_id)
            if event.row.state is EventState.OPEN:
                await self.take(event, [Line(Kind.CANCEL, {})], values=CANCELLED)
            await self._store.events.hide(event_id)
            self.work.request(event_id)

    async def take(
        self, event: RunningEvent, lines: Sequence[Line], by: int | None = None, **more: Any
    ) -> bool:
        """Add lines to the log of an event, which the acting user `by` has caused.

        `more` are arguments of `EventStore.add`. Returns False if the event has changed since.
        """
        now = self._client.now()
        rows = [EventLine(kind=each.kind.value, facts=each.facts, by=by, at=now) for each in lines]
        done = await self._store.events.add(event.row, rows, **more)
        if done:
            self.work.request(event.row.id)
        return done

    async def begin_round(self, event: RunningEvent, by: int | None = None) -> bool:
        """Pair the next round and begin its matches; return False if the event has changed.

        Raises `Refusal` if too few take part.
        """
        row, plan = event.row, settle_plan(event.row.plan, len(event.course.active))
        if plan != row.plan:
            row.plan = plan
            event = RunningEvent(row)
        numbers = {user_id: number for number, user_id in event.users.items()}
        blocks = await self._store.blocks.among(numbers)
        pairs = ((numbers[each.blocker_id], numbers[each.blocked_id]) for each in blocks)
        event.course.apart = {*map(frozenset, pairs)}
        line = await asyncio.to_thread(event.course.next_round, row.seed)
        if line is None:
            raise Refusal("refused-event-few")
        number, tables = len(event.course.rounds) + 1, line.facts["tables"]
        matches = await make_matches(self._client, event, number, tables)
        due_at = self._client.now() + event.limit
        values = {"state": EventState.RUNNING, "plan": plan, "due_at": due_at}
        return await self.take(event, [line], by, matches=matches, round=number, values=values)

    async def _work(self, event_id: int) -> float | None:
        """Do what is due in an event; return the seconds until the next thing, if it is known."""
        row = await self._store.events.event(event_id)
        if row is None:
            return None
        event, due_at = RunningEvent(row), None
        if row.goes_on:
            due_at = await self._advance(event)
        row = await self._store.events.event(event_id)
        assert row is not None, "events stay"
        if row.unshown:
            await self._show(RunningEvent(row))
        return (
            None
            if due_at is None
            else max(1.0, (due_at - heard_until(self._client)).total_seconds())
        )

    async def _advance(self, event: RunningEvent) -> datetime | None:
        """Take results, end a round whose time is over, and begin the next one.

        Returns when to look again.
        """
        row, now = event.row, heard_until(self._client)
        if row.state is EventState.OPEN:
            return await self._open_next(event)
        if event.course.is_paused:
            return None
        is_late = row.due_at is not None and row.due_at <= now
        if event.course.open_tables():
            await self._take_results(event, is_late=is_late)
            return row.due_at
        next_at = row.lines[-1].at + BREAK
        if event.course.is_over:
            finish = [Line(Kind.FINISH, {})]
            await self.take(event, finish, values={"state": EventState.OVER, "due_at": None})
        elif next_at <= now:
            with suppress(Refusal):
                await self.begin_round(event)
        else:
            return next_at
        return None

    async def _open_next(self, event: RunningEvent) -> datetime | None:
        """Announce an event again, begin it on time, or cancel one that waits too long.

        Returns when to look again.
        """
        row, now = event.row, heard_until(self._client)
        starts_at = row.starts_at or row.created_at + WAITS
        if now < (row.due_at or starts_at):
            return row.due_at or starts_at
        if now < starts_at:
            await self._remind(event, starts_at)
            return starts_at
        if row.starts_at is not None and len(event.course.active) > 1:
            await self.begin_round(event)
        else:
            await self.take(event, [Line(Kind.CANCEL, {})], values=CANCELLED)
        return None

    async def _remind(self, event: RunningEvent, starts_at: datetime) -> None:
        """Announce a soon beginning in the channel, once."""
        row, texts = event.row, texts_in(event.row.language)
        line = texts(
            "event-soon",
            event=f"**{escape_markdown(event.title(texts))}**",
            when=discord.utils.format_dt(starts_at, "R"),
            link=link_to(row, row.message_id),
        )
        if row.message_id is not None:
            await self._send(event, Layout(role_mention(row), line), "event-soon")
        await self._store.events.move_due(row, starts_at)

    async def _take_results(self, event: RunningEvent, *, is_late: bool) -> None:
        """Record the results of the tables that are over. If it is late, all are ended first."""
        number = len(event.course.rounds)
        first = await self._store.events.matches(event.row.id, number)
        await self._begin_matches(event, [each.id for each in first.values() if not each.has_home])
        lines = []
        for table in event.course.open_tables():
            self._playing[first[table].id] = event.row.id
            match_id, result = await self._store.events.latest(first[table].id)
            self._playing[match_id] = event.row.id
            if result is None and is_late:
                with suppress(Refusal):  # it has just ended
                    await self._client.matches.end_at_limit(match_id)
                _, result = await self._store.events.latest(match_id)
            if result is not None:
                entrants = event.course.rounds[-1].tables[table - 1].entrants
                points = read_points(event, entrants, result)
                facts = {"round": number, "table": table, "how": "limit" if is_late else "played"}
                by_number = {str(number): value for number, value in points.items()}
                lines.append(Line(Kind.RESULT, {**facts, "points": by_number}))
        if lines:
            await self.take(event, lines)

    async def _begin_matches(self, event: RunningEvent, matches: Sequence[int]) -> None:
        """Tell all parts of these new matches, a few at a time, and then show where they are."""
        for first in range(0, len(matches), AT_ONCE):
            for match_id in matches[first : first + AT_ONCE]:
                self._playing[match_id] = event.row.id
                self._client.begun(match_id)
            for match_id in matches[first : first + AT_ONCE]:
                await self._client.part(Publisher).work.done(match_id)
        if matches:
            await self._store.events.outdate(event.row.id)

    # The message

    async def _show(self, event: RunningEvent) -> None:
        """Update the message, or send it anew if it is lost.

        If Discord refuses, it is tried again later.
        """
        row, client = event.row, self._client
        if row.message_id is None and not row.lines and row.starts_at is None:
            return  # the handler that opened it is about to show it
        channel = client.channel_of(row)
        if row.message_id is None:
            if row.state is EventState.CANCELLED or channel.id in client.refusals.gone_places:
                await self._store.events.record_shown(row)
                return
            if not client.reach.can_send(row.guild_id, row.channel_id):
                return
            view, files = await event_view(client, event)
            message_id = await self._send(event, view, "event", files)
            if message_id is None:
                return
            await self._store.events.place(row.id, row.channel_id, message_id)
        else:
            view, files = await event_view(client, event)
            edit = await edit_owed(
                client, channel, row.message_id, view, "event not shown", files, number=row.id
            )
            if edit is Edit.REFUSED:
                return
            if edit is Edit.GONE:
                await self.place_gone(row.channel_id, {row.message_id})
                return
        await self._store.events.record_shown(row)

    async def _send(
        self,
        event: RunningEvent,
        view: discord.ui.LayoutView,
        what: str,
        files: Sequence[discord.File] = (),
    ) -> int | None:
        """Send a message to the event's channel; it pings the role, if there is one.

        Returns its id, or None if Discord refuses.
        """
        row, channel = event.row, self._client.channel_of(event.row)
        roles = [discord.Object(row.role_id)] if row.role_id is not None else False
        try:
            with self._client.refusals.noting(channel.id, row.guild_id):
                message = await channel.send(
                    view=view,
                    files=[*files],
                    silent=row.role_id is None,
                    nonce=make_nonce(what, row.id, row.version),
                    allowed_mentions=discord.AllowedMentions(
                        everyone=False, users=False, roles=roles
                    ),
                )
        except Exception as fault:
            if not is_refusal_of_discord(fault):
                raise
            log.info("event not shown", number=row.id, **describe_fault(fault))
            return None
        return message.id
