"""What happens in events without a click: results, the next round, the end, the message."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from typing import Any

import discord
import structlog

from bot.app import App
from bot.boards.publisher import Publisher
from bot.errors import Refusal
from bot.events.course import Kind, Line
from bot.events.following import open_next_league, order_of_league, ranks_of
from bot.events.message import event_view, former_players, role_mention
from bot.events.nights import make_race, post_solutions, read_race, result_of
from bot.events.running import RunningEvent, settle_plan
from bot.events.tables import count_duels, find_duels, make_matches, read_points
from bot.faults import describe_fault, is_refusal_of_discord
from bot.features import Worker
from bot.grimoire.races import Races
from bot.notifications.sender import Notifications
from bot.store import Event, EventLine, EventState, MatchResult, Outline, RaceState
from bot.store.notifications import TURN
from bot.ui.escaping import escape_markdown
from bot.ui.places import link_to
from bot.ui.posts import Edit, allow_mentions, custom_ids, edit_owed, find_sent, make_nonce
from bot.ui.reach import PATIENCE
from bot.ui.replies import Layout, heard_until
from texts import texts_in

log = structlog.get_logger()

BREAK = timedelta(seconds=45)
"""The time between rounds, in which people can leave, join and correct results."""
WAITS = timedelta(days=14)
"""How long an event may wait for its start."""
AHEAD = timedelta(seconds=60)
"""An event is watched if something is due within this; the periodic job runs more often."""
LIVE = timedelta(seconds=15)
"""How often the scores of a running race or an arena are shown at most."""
AT_ONCE = 8
"""The matches of a round that begin at a time."""
CANCELLED = {"state": EventState.CANCELLED, "due_at": None}
"""The columns of an event that was cancelled."""
MOST_CANCELLED = 100
"""The most events of a server that are cancelled at a time."""
BEGINNING = timedelta(minutes=1)
"""How long the process that stored a round or an event has to show it; then another one does."""
SPARED = timedelta(minutes=15)
"""How long a round lasts at least after its channel is in reach again."""


class Events(Worker[int], name="events", about="event"):
    """Does the work on events. Each step is taken by one process."""

    def __init__(self, client: App) -> None:
        super().__init__(client)
        self._playing: dict[int, int] = {}
        """The event of each match that is known to belong to one."""
        self._begun: dict[int, int] = {}
        """The latest round of each event that this process has begun."""
        self._live: dict[int, tuple[datetime, object]] = {}
        """When the scores of each running race were shown, and which, by event."""
        self._arenas: dict[int, datetime] = {}
        """The arenas that run, as far as is known, and when the message of each was updated."""
        self._up_since = datetime.min.replace(tzinfo=UTC)

    async def start(self) -> None:
        """Note since when the bot is up, and hear of races that end."""
        self._up_since = self._client.now()
        self._client.part(Races).tell_ends(self.request)

    async def catch_up(self) -> None:
        """Request work for all unfinished events, and of those whose message is outdated."""
        self.work.catch_up(await self._store.events.unfinished())

    def request(self, event_id: int) -> None:
        """Request work for an event that has changed."""
        self.work.request(event_id)

    def match_begun(self, match_id: int) -> None:
        """Look whether it is a duel of an arena."""
        for event_id in self._arenas:
            self.work.request(event_id)

    def match_finished(self, match: Outline, _result: MatchResult) -> None:
        """Take the result of an event's match, or note the match that follows it."""
        event_id = self._playing.get(match.id) or self._playing.get(match.parent_id or 0)
        if event_id is not None:
            self._playing[match.id] = event_id
            self.work.request(event_id)

    async def place_gone(self, channel_id: int, messages: Collection[int] = ()) -> None:
        """Cancel events that have not begun; the others continue, and are shown again.

        Without their channel they are paused.
        """
        for event_id in await self._store.events.shown_at(channel_id, messages):
            await self._lose_message(event_id)

    async def _lose_message(self, event_id: int) -> None:
        """Note that an event's message was deleted; one that has not begun is cancelled."""
        row = await self._store.events.event(event_id)
        while row is not None and row.state is EventState.OPEN:
            await self.take(RunningEvent(row), [Line(Kind.CANCEL, {})], values=CANCELLED)
            row = await self._store.events.event(event_id)
        await self._store.events.hide(event_id)
        self.work.request(event_id)

    async def take_out(self, user_id: int, guild_id: int | None = None) -> None:
        """Take a user out of the events of a server that have not begun.

        Without a server it is out of all events everywhere. Matches that run are left alone.
        """
        for event_id in await self._store.events.joined_by(user_id, guild_id):
            is_done = False
            while not is_done:
                event = await RunningEvent.load(self._store, event_id)
                number = event.number_of(user_id)
                is_done = (
                    number is None
                    or not event.row.is_unfinished
                    or await self.take(event, [Line(Kind.LEAVE, {"entrant": number})])
                )

    async def cancel_all(self, guild_id: int) -> None:
        """Cancel the events of a server whose data is about to be deleted."""
        for row in await self._store.events.in_server(guild_id, MOST_CANCELLED):
            await self.take(RunningEvent(row), [Line(Kind.CANCEL, {})], values=CANCELLED)

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
        """Pair the next round and begin its matches, or its race.

        Returns False if the event has changed. Raises `Refusal` if too few take part.
        """
        row, plan = event.row, settle_plan(event.row.plan, len(event.course.active))
        if plan != row.plan:
            row.plan = plan
            event = RunningEvent(row)
        numbers = {user_id: number for number, user_id in event.users.items()}
        blocks = await self._store.blocks.among(numbers)
        pairs = ((numbers[each.blocker_id], numbers[each.blocked_id]) for each in blocks)
        event.course.apart = {*map(frozenset, pairs)}
        if event.is_league:
            event.course.order = await order_of_league(self._store, event)
        line = await asyncio.to_thread(event.course.next_round, row.seed)
        if line is None:
            raise Refusal("refused-event-few", count=event.course.fewest)
        number, tables = len(event.course.rounds) + 1, line.facts["tables"]
        due_at = self._client.now() + event.limit
        values = {"state": EventState.RUNNING, "plan": plan, "due_at": due_at}
        if event.is_night:
            race = await make_race(self._client, event, due_at)
            return await self.take(event, [line], by, race=race, values=values)
        matches = await make_matches(self._client, event, number, tables)
        done = await self.take(event, [line], by, matches=matches, round=number, values=values)
        if done:
            self._begun[row.id] = number
        return done

    async def _work(self, event_id: int) -> float | None:
        """Do what is due in an event; return the seconds until the next thing, if it is soon."""
        row = await self._store.events.event(event_id)
        if row is None:
            return None
        event, due_at = RunningEvent(row), None
        if row.is_unfinished:
            due_at = await self._advance(event)
        row, now = await self._store.events.event(event_id), heard_until(self._client)
        if row is not None and row.is_unfinished:
            rests = self._arenas.get(event_id, now - LIVE) + LIVE - now
            if row.unshown and rests > timedelta(0):
                return rests.total_seconds()
        else:
            self._arenas.pop(event_id, None)
        if row is not None and row.unshown:
            await self._show(RunningEvent(row))
            if event_id in self._arenas:
                self._arenas[event_id] = now
        if due_at is None or due_at - heard_until(self._client) > AHEAD:
            return None
        return max(1.0, (due_at - heard_until(self._client)).total_seconds())

    async def _advance(self, event: RunningEvent) -> datetime | None:
        """Take results, end a round whose time is over, and begin the next one.

        Returns when to look again.
        """
        row, now = event.row, heard_until(self._client)
        if row.channel_id in self._client.refusals.gone_places and not event.is_lost:
            await self._stop_without_channel(event)
            return None
        if event.course.is_paused:
            return None
        if row.state is EventState.OPEN:
            return await self._open_next(event)
        if event.is_night and event.course.open_tables():
            return await self._watch_race(event)
        if event.is_arena:
            return await self._watch_arena(event)
        if event.course.open_tables():
            is_late = row.due_at is not None and row.due_at <= now
            is_away = await self._is_away(event)
            await self._take_results(event, is_late=is_late and not is_away)
            return None if is_away else row.due_at
        next_at = row.lines[-1].at + BREAK
        if event.course.is_over:
            if event.is_night:
                await post_solutions(self._client, event)
            await self._finish(event)
        elif next_at <= now:
            with suppress(Refusal):
                await self.begin_round(event)
        else:
            return next_at
        return None

    async def _finish(self, event: RunningEvent) -> None:
        """End an event whose last round is over; a league continues with the next one."""
        following = open_next_league(event, self._client.now()) if event.is_league else None
        values = {"state": EventState.OVER, "due_at": None}
        end = [Line(Kind.FINISH, {})]
        done = await self.take(
            event, end, values=values, ranks=ranks_of(event), following=following
        )
        if done and following is not None:
            self.work.request(following.id)

    async def _watch_arena(self, event: RunningEvent) -> datetime | None:
        """Take the results of an arena's duels, count those that have begun, and end it in time.

        Duels that run at its end have a quarter of an hour; later they don't count. Returns when to
        look again.
        """
        row, now, due_at = event.row, heard_until(self._client), event.row.due_at
        self._arenas.setdefault(row.id, now - LIVE)
        if due_at is None or await self._is_away(event):
            return None
        if await self._take_results(event, is_late=False) or await self._count_duels(event, due_at):
            return now
        ends_at = due_at + SPARED if event.course.open_tables() else due_at
        if now < ends_at:
            return due_at if now < due_at else ends_at
        if event.course.active:
            await self._finish(event)
        else:
            await self.take(event, [Line(Kind.CANCEL, {})], values=CANCELLED)
        return None

    async def _count_duels(self, event: RunningEvent, until: datetime) -> bool:
        """Add the duels that have begun in an arena; return whether there are any."""
        duels = await find_duels(self._store, event, until)
        if not duels:
            return False
        self._playing |= dict.fromkeys(duels, event.row.id)
        lines, entrants = count_duels(event, duels.values())
        matches = dict(enumerate(duels, len(event.course.rounds[0].tables) + 1))
        return await self.take(event, lines, entrants=entrants, matches=matches, round=1)

    async def _stop_without_channel(self, event: RunningEvent) -> None:
        """Pause an event whose channel was deleted; cancel it if it has not begun.

        The weekly events of the channel end.
        """
        await self._store.events.end_weekly_in(event.row.channel_id)
        if event.row.state is EventState.OPEN:
            await self.take(event, [Line(Kind.CANCEL, {})], values=CANCELLED)
            return
        resumed = [Line(Kind.RESUME, {})] * event.course.is_paused
        pause = event.pause(self._client.now(), lost=True)
        await self.take(event, [*resumed, pause], values={"due_at": None})

    async def _is_away(self, event: RunningEvent) -> bool:
        """Return whether the event's channel is out of reach, or was, because the bot was down.

        Then its round lasts longer.
        """
        row, now, due_at = event.row, self._client.now(), event.row.due_at
        since = self._client.reach.channel_away_since(row.guild_id, row.channel_id)
        is_away = since is not None and now - since >= PATIENCE
        was_down = due_at is not None and due_at <= self._up_since
        if not (is_away or was_down):
            return False
        if due_at is not None and due_at < now + SPARED:
            await self._store.events.move_due(row, now + SPARED)
            await self._store.events.outdate(row.id)
        return True

    async def _watch_race(self, event: RunningEvent) -> datetime:
        """Take the result of the race of this round, or show its scores if they have changed.

        Returns when to look again.
        """
        event_id, now = event.row.id, heard_until(self._client)
        race, scores = await read_race(self._client, event)
        if race.state is RaceState.OVER:
            self._live.pop(event_id, None)
            await self.take(event, [result_of(event, scores)])
            return now
        self._client.part(Races).request(race.id)
        shown_at, shown = self._live.get(event_id, (now - LIVE, None))
        counts = [(each.user_id, each.solved) for each in scores]
        if counts != shown and shown_at + LIVE <= now:
            self._live[event_id] = now, counts
            await self._store.events.outdate(event_id)
        return now + LIVE

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
        if row.starts_at is not None and len(event.course.active) >= event.course.fewest:
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

    async def _take_results(self, event: RunningEvent, *, is_late: bool) -> bool:
        """Record the results of the tables that are over. If it is late, all are ended first.

        A player for whom the clock has played a whole match is out of the event. Returns whether
        there were results.
        """
        number = len(event.course.rounds)
        first = await self._store.events.matches(event.row.id, number)
        if not event.is_arena and self._places(event):
            homeless = [each.id for each in first.values() if not each.has_home]
            await self._begin_matches(event, homeless)
        lines, absent = list[Line](), set[int]()
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
                absent |= await self._store.events.absent_from(match_id)
        gone = [each for each in event.course.active if event.users[each] in absent]
        lines += [Line(Kind.LEAVE, {"entrant": each}) for each in gone]
        return bool(lines) and await self.take(event, lines)

    def _places(self, event: RunningEvent) -> bool:
        """Return whether this process gives the matches of the round their threads.

        Another one does only when that which began the round has had its time: two would make two
        threads for a table.
        """
        begun = [each.at for each in event.row.lines if each.kind == Kind.ROUND][-1]
        is_ours = self._begun.get(event.row.id) == len(event.course.rounds)
        return is_ours or begun <= self._client.now() - BEGINNING

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
        """Update the message, or send another one if it is lost.

        If Discord refuses, it is tried again later.
        """
        row, client = event.row, self._client
        if row.message_id is None and event.is_new(client.now() - BEGINNING):
            return  # the handler that opened it is about to show it
        channel = client.channel_of(row)
        if row.message_id is None:
            is_shown = await self._show_again(event, channel)
        else:
            view, files = await event_view(client, event)
            edit = await edit_owed(
                client, channel, row.message_id, view, "event not shown", files, number=row.id
            )
            is_shown = edit is Edit.DONE
            if edit is Edit.GONE:
                await self._lose_message(row.id)
        if is_shown:
            await self._store.events.record_shown(row)

    async def _show_again(self, event: RunningEvent, channel: discord.PartialMessageable) -> bool:
        """Send the message; return whether it is there as it has to be now, or can't be.

        If an attempt that died has sent it, that message is the event's, to be updated.
        """
        row, client = event.row, self._client
        if row.state is EventState.CANCELLED or channel.id in client.refusals.gone_places:
            return True
        if not client.reach.can_send(row.guild_id, row.channel_id):
            return False
        sent = await self._find_sent(row, channel)
        if sent is not None:
            await self._store.events.place(row, sent)
            self.work.request(row.id)
            return False
        view, files = await event_view(client, event)
        former = await former_players(client, event) if row.state is EventState.OPEN else []
        pinged = await client.part(Notifications).pinged(former, TURN)
        message_id = await self._send(event, view, "event", files, pinged)
        return message_id is not None and await self._store.events.place(row, message_id)

    async def _find_sent(self, row: Event, channel: discord.PartialMessageable) -> int | None:
        """Return the id of the event's message that an attempt has sent before it died."""
        host = f"event:host:{row.id}"  # on each message that can be used
        try:
            sent = await find_sent(
                self._client,
                channel,
                row.created_at,
                lambda message: host in custom_ids(message.components),
            )
        except discord.HTTPException as fault:
            log.info("event not looked for", number=row.id, **describe_fault(fault))
            return None
        return sent.id if sent is not None else None

    async def _send(
        self,
        event: RunningEvent,
        view: discord.ui.LayoutView,
        what: str,
        files: Sequence[discord.File] = (),
        pinged: Sequence[int] = (),
    ) -> int | None:
        """Send a message to the event's channel; it pings these users, and the role if any.

        Returns its id, or None if Discord refuses.
        """
        row, channel = event.row, self._client.channel_of(event.row)
        try:
            with self._client.refusals.noting(channel.id, row.guild_id):
                message = await channel.send(
                    view=view,
                    files=[*files],
                    silent=row.role_id is None and not pinged,
                    nonce=make_nonce(what, row.id, row.version),
                    allowed_mentions=allow_mentions(pinged, row.role_id),
                )
        except Exception as fault:
            if not is_refusal_of_discord(fault):
                raise
            log.info("event not shown", number=row.id, **describe_fault(fault))
            return None
        return message.id
