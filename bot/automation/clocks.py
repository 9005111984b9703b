"""The clocks of matches: reminders, turns that time out, seats that resign by the clock.

When a seat's time is over follows from the rows of its match; the store only knows when a match has
to be checked next, so nothing is missed while the bot is down. For deadlines that passed in that
time, players get some time after the bot has come back.
"""

from __future__ import annotations

import time
from contextlib import suppress
from datetime import datetime, timedelta

import discord
import structlog

from bot.app import App
from bot.automation.stops import Stops
from bot.boards.turn_notifications import find_match, match_facts
from bot.errors import Refusal
from bot.faults import tolerate_discord_faults
from bot.features import Worker
from bot.logs import place_of
from bot.matches import LiveMatch, MoveRefused, UnreadableMatch
from bot.notifications.sender import Described, Notifications
from bot.store import Calls, PlayedIn
from bot.store.notifications import CLOCK, Notification, Way
from bot.ui.posts import allow_mentions, make_nonce
from bot.ui.replies import Layout, heard_until
from engine.core import Seat
from opponents.thinkers import last_resort
from texts import Texts, texts_in

log = structlog.get_logger()

AHEAD = timedelta(seconds=45)
"""A match is watched if its clock is due within this; the periodic job runs more often."""
GRACE = timedelta(minutes=2)
"""Minimum time of players after a start of the bot, or their whole turn if that is less."""

RECHECK = timedelta(seconds=5)
"""Time between two checks of a match whose players may be out of reach."""
LEAP_SECONDS = 10.0
"""Seconds by which the clock must be ahead of the time passed to count as changed by the host."""


class Clocks(Worker[int], name="clock"):
    """Watches the matches whose clock is due soon."""

    def __init__(self, client: App) -> None:
        super().__init__(client)
        self._up_since: datetime | None = None
        self._looked_at: tuple[datetime, float] | None = None

    async def start(self) -> None:
        """Let reminders that are direct messages be described."""
        self._client.part(Notifications).describe(CLOCK, self._describe)

    def match_changed(self, match: LiveMatch) -> None:
        """Check the match: another player's time may run."""
        if match.clock.limit is not None:
            self.match_begun(match.id)

    def match_begun(self, match_id: int) -> None:
        """Check the match now."""
        if self._up_since is not None:
            self.work.request(match_id)

    async def catch_up(self) -> None:
        """Watch the matches whose clock is due soon."""
        now = self._client.now()
        self._look_at_the_host(now)
        unreadable = self._client.matches.unreadable
        to_act = await self._store.alarms(now + AHEAD)
        self.work.catch_up(match_id for match_id in to_act if match_id not in unreadable)

    def _look_at_the_host(self, now: datetime) -> None:
        """Restart the grace period after a start or a clock jump.

        The clock jumps if it is set ahead, or if the machine has slept. Discord's next answer will
        tell the right time.
        """
        steady, before = time.monotonic(), self._looked_at
        self._looked_at = now, steady
        leapt = before is not None and (
            (now - before[0]).total_seconds() - (steady - before[1]) > LEAP_SECONDS
        )
        if self._up_since is None or leapt or now < self._up_since:
            self._up_since = now

    async def _work(self, match_id: int) -> float | None:
        """Check a match; return the seconds until the next check, or None if that isn't soon."""
        try:
            at = await self._look(match_id)
        except UnreadableMatch:
            return None  # nobody can move
        now = heard_until(self._client)
        if at is None or at > now + AHEAD:
            return None
        return max((at - now).total_seconds(), 0.0)

    async def _look(self, match_id: int) -> datetime | None:
        """Do what is due and return when to check again.

        None: after the next move or, if nothing could be done, in the next periodic job.
        """
        client, looked_at = self._client, -1
        while True:
            match = await client.matches.load_shown(match_id)
            if match.clock.limit is None or match.version == looked_at:
                return None
            looked_at, timed_out = match.version, self._timed_out(match)
            if match.clock.running and await self._is_away(match, is_final=bool(timed_out)):
                return client.now() + RECHECK
            for seat in timed_out:
                if seat in self._timed_out(match):  # the match may have advanced
                    with suppress(Refusal):  # moved at the last moment, or by another process
                        await self._run_out(match, seat)
            await self._remind(match)
            at = self._next(match)
            version = match.version
            await client.store.set_alarm(match_id, version, _alarm(match, at))
            if match.version == version and not self._timed_out(match):
                return at

    async def _is_away(self, match: LiveMatch, *, is_final: bool) -> bool:
        row = match.row
        played_in = PlayedIn(row.id, row.guild_id, row.channel_id, row.private)
        return await self._client.part(Stops).is_away(played_in, is_final=is_final)

    def _deadline(self, match: LiveMatch, seat: Seat) -> datetime:
        """Return when the time of a seat is over, including the grace period of this process."""
        clock, deadline = match.clock.limit_of(seat), match.clock.deadline(seat)
        assert clock is not None, "on the clock"
        assert deadline is not None, "on the clock"
        since = self._up_since or self._client.now()
        return max(deadline, since + min(GRACE, timedelta(seconds=clock.seconds)))

    def _timed_out(self, match: LiveMatch) -> list[Seat]:
        now = heard_until(self._client)
        return [seat for seat in match.clock.running if self._deadline(match, seat) <= now]

    async def _run_out(self, match: LiveMatch, seat: Seat) -> None:
        """Resign for a seat that has timed out too often, else make its moves for this turn."""
        client, clock = self._client, match.clock.limit
        assert clock is not None, "on the clock"
        if seat not in match.asked and match.clock.missed.get(seat, 0) + 1 >= clock.misses:
            await client.matches.give_up(match.id, seat, version=match.version)
            return
        turn_number = match.game.turn_number(match.state)
        asked = seat in match.asked
        while (
            seat in match.to_act
            and match.game.turn_number(match.state) == turn_number
            and asked == (seat in match.asked)
        ):
            move = last_resort(match.game.id, match.state, seat)
            try:
                match = await client.matches.make(
                    match.id, seat, move, version=match.version, sure=True, by_clock=True
                )
            except MoveRefused:
                log.exception("no move for an absent player", match=match.id)
                return

    async def _remind(self, match: LiveMatch) -> None:
        """Remind players whose time is nearly over, once, as each has chosen.

        No one is mentioned if the server allows no mentions, nor reminded in a private match.
        """
        now = self._client.now()
        settings = await self._store.servers.guild_settings(match.row.guild_id)
        for seat, since in match.clock.running.items():
            clock = match.clock.limit_of(seat)
            if clock is None or match.reminded_of(seat) == since:
                continue
            deadline = self._deadline(match, seat)
            if not clock.reminder(deadline) <= now < deadline:
                continue
            way = await self._notify(match, seat, since)
            ours = await self._client.matches.claim_reminder(match, seat, since)
            if not ours or way is not Way.PING or settings.calls is Calls.NEVER:
                continue
            with tolerate_discord_faults("nobody reminded", match=match.id, **place_of(match.row)):
                await self._send_reminder(match, seat, since)

    async def _notify(self, match: LiveMatch, seat: Seat, since: datetime) -> Way:
        """Return how to remind the player in a seat now; a direct message is on its way then."""
        user_id, notifications = match.user_in(seat), self._client.part(Notifications)
        if user_id is None or match.row.private:
            return Way.NOTHING
        ways = await notifications.ways([user_id], CLOCK)
        if ways[user_id] is Way.DIRECT:
            await notifications.add(CLOCK, match.row, ways, _period(since))
        return ways[user_id]

    async def _describe(self, notification: Notification, texts: Texts) -> Described | None:
        match = await find_match(self._client, notification.about)
        if match is None:
            return None
        for seat, since in match.clock.running.items():
            own = match.user_in(seat) == notification.user_id
            if own and _period(since) == notification.version:
                deadline = self._deadline(match, seat)
                if self._client.now() < deadline:
                    when = discord.utils.format_dt(deadline, "R")
                    facts = match_facts(match, seat, texts)
                    line = texts("notify-clock", when=when, **facts)
                    return Described(line, match.row.channel_id)
        return None

    async def _send_reminder(self, match: LiveMatch, seat: Seat, since: datetime) -> None:
        row, user_id = match.row, match.user_in(seat)
        assert user_id is not None, "a person"
        when = discord.utils.format_dt(self._deadline(match, seat), "R")
        text = texts_in(row.language)("clock-reminder", player=f"<@{user_id}>", when=when)
        await self._client.channel_of(row).send(
            view=Layout(text),
            allowed_mentions=allow_mentions([user_id]),
            nonce=make_nonce("remind", match.id, seat, since.isoformat()),
        )

    def _next(self, match: LiveMatch) -> datetime | None:
        """Return when something has to be done next, or None."""
        if match.clock.limit is None or match.outcome is not None:
            return None
        moments = []
        for seat, since in match.clock.running.items():
            clock = match.clock.limit_of(seat)
            assert clock is not None, "the match has one"
            deadline = self._deadline(match, seat)
            sent = match.reminded_of(seat) == since or deadline <= self._client.now()
            moments.append(deadline if sent else clock.reminder(deadline))
        return min(moments, default=None)


def _period(since: datetime) -> int:
    """Return the number of the period of a seat's time that began at `since`."""
    return int(since.timestamp() * 1000)


def _alarm(match: LiveMatch, at: datetime | None) -> datetime | None:
    """Return when a periodic job has to check the match, if at all: not later than a deadline.

    The grace period depends on this process's idea of the time, which may turn out wrong.
    """
    deadlines = (match.clock.deadline(seat) for seat in match.clock.running)
    return at and min((at, *(moment for moment in deadlines if moment is not None)))
