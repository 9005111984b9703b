"""Events of every week: opened a day before, announced again an hour before, begun on time."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime, timedelta

import discord
import structlog

from bot.events.following import open_again
from bot.events.progress import Events
from bot.events.running import RunningEvent
from bot.faults import describe_fault, is_refusal_of_discord
from bot.features import Part
from bot.store import Event, WeeklyEvent
from bot.ui.escaping import escape_markdown
from bot.ui.time_zones import next_weekly
from texts import Texts, texts_in

log = structlog.get_logger()

AHEAD = timedelta(days=1)
"""How long before its beginning an event is opened."""
LISTED_FOR = timedelta(hours=3)
"""How long an event lasts in Discord's list of events."""


def next_start(weekly: WeeklyEvent, after: datetime) -> datetime:
    """Return the first time after this one at which the event begins, by the clock of its zone."""
    return next_weekly(after, weekly.weekday, weekly.time, weekly.time_zone)


def weekly_line(weekly: WeeklyEvent, texts: Texts) -> str:
    """Return what comes when, in one line."""
    event = RunningEvent(open_again(weekly, weekly.next_at, weekly.next_at))
    return texts(
        "event-line-weekly",
        event=f"**{escape_markdown(event.title(texts))}**",
        day=texts(f"weekday-{weekly.weekday}"),
        time=f"{weekly.time:%H:%M}",
        zone=weekly.time_zone,
        when=discord.utils.format_dt(weekly.next_at, "R"),
        channel=f"<#{weekly.channel_id}>",
    )


def weekly_label(weekly: WeeklyEvent, texts: Texts) -> str:
    """Return its name in a list to choose from."""
    event = RunningEvent(open_again(weekly, weekly.next_at, weekly.next_at))
    return f"{event.title(texts)} · {texts(f'weekday-{weekly.weekday}')} {weekly.time:%H:%M}"


class Weekly(Part):
    """Opens the event of each week, once, and lists it in Discord's events if it may."""

    async def place_gone(self, channel_id: int, messages: Collection[int] = ()) -> None:
        """End the weekly events of a deleted channel: no one could find or stop them."""
        if not messages:
            await self._store.events.end_weekly_in(channel_id)

    async def catch_up(self) -> None:
        """Open the events that begin within a day. Weeks that were missed stay missed."""
        now, store = self._client.now(), self._store.events
        for weekly in await store.weekly_due(now + AHEAD):
            with self.isolated("weekly event"):  # one with bad settings doesn't stop the others
                begins = max(weekly.next_at, next_start(weekly, now - timedelta(minutes=10)))
                event = open_again(weekly, begins, now)
                if await store.open_weekly(weekly, next_start(weekly, begins), event):
                    await self._list(event)
                    self._client.part(Events).request(event.id)

    async def _list(self, event: Event) -> None:
        """Add the event to Discord's list of events, if the bot may."""
        guild = self._client.get_guild(event.guild_id)
        if guild is None or event.starts_at is None or not _may_list(guild):
            return
        channel = guild.get_channel(event.channel_id)
        title = RunningEvent(event).title(texts_in(event.language))
        try:
            listed = await guild.create_scheduled_event(
                name=title[:100],
                start_time=event.starts_at,
                end_time=event.starts_at + LISTED_FOR,
                entity_type=discord.EntityType.external,
                privacy_level=discord.PrivacyLevel.guild_only,
                location=f"#{channel.name if channel else ''}"[:100],
            )
        except Exception as fault:  # the event itself is in its channel
            if not is_refusal_of_discord(fault):
                raise
            log.info("event not listed", number=event.id, **describe_fault(fault))
            return
        await self._store.events.set_calendar(event.id, listed.id)


def _may_list(guild: discord.Guild) -> bool:
    allowed = guild.me.guild_permissions
    return allowed.create_events or allowed.manage_events
