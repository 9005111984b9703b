"""The daily pages: each is posted, and its solution revealed, exactly once.

What is to be done stands in the database, and whoever does it holds the page there first, so that
several processes don't meet. A message carries a nonce, by which Discord knows a second attempt for
minutes; one that comes later looks whether the message is there already.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from datetime import date, datetime, time, timedelta
from itertools import groupby
from typing import Any, Literal

import discord
import structlog

from bot.app import App
from bot.background import Background
from bot.faults import describe_fault, is_discord_fault
from bot.grimoire.answers import Answers
from bot.grimoire.choosing import pages_for
from bot.grimoire.post import DailyView, RevealView, WithdrawnView, mark
from bot.grimoire.schedule import DAY, due, following, newest
from bot.grimoire.session import drawing_of, solving_moves
from bot.grimoire.solution import film_of
from bot.pacer import Turn, pacing
from bot.store import Begun, Daily, DailyState, GrimoireServer
from bot.ui.pictures import draw_picture, files_of
from bot.ui.posts import edit_message, make_nonce
from bot.ui.refusals import Scope, scope_of
from puzzles.page import Page
from texts import Texts, texts_in
from workers import Asker

log = structlog.get_logger()

HOLD = timedelta(minutes=1)
"""How long a page is held for the work on it: after that its holder counts as dead."""
SOON = timedelta(minutes=1)
"""Until the next attempt after a failure that may pass."""
LATER = timedelta(minutes=30)
"""Until the next attempt where somebody has to change something first."""
TOGETHER = 100
"""Servers whose pages are begun in one step."""
AT_ONCE = 16
"""Servers that are served at the same time."""
ARCHIVED_AFTER: Literal[1440] = 1440
"""Minutes of silence after which the thread of a page closes."""
LOOKED_THROUGH = 100
"""Messages among which one that may have been sent is looked for."""
CLOCKS_APART = timedelta(minutes=5)
"""So much earlier than ours may be the time that Discord gives a message."""


class Dailies:
    """The work that sees to what is due, a server at a time each."""

    def __init__(self, client: App) -> None:
        self._client, self._store = client, client.store.dailies
        self.work = Background("daily pages", self._see_to_all, at_once=AT_ONCE, about="guild")
        self.beginning = Background("daily pages begun", self._begin_all)
        self._waiting: dict[int, list[Daily]] = {}

    async def tend(self) -> None:
        """Begin the pages that are due, and see to all that has something to be done."""
        self.beginning.request("due")
        work = await self._store.work(self._client.now())
        self._see_to_these([daily for daily in work if daily.guild_id not in self.work])

    async def close(self) -> None:
        """Stop at once; what is held is free for others after a while."""
        await self.beginning.close()
        await self.work.close()

    async def _begin_all(self, _due: str) -> None:
        """Begin the pages that are due, many servers' together, and post them."""
        client, now = self._client, self._client.now()
        overdue = [
            server
            for server in await self._store.overdue(now)
            if client.get_guild(server.guild_id) is not None
        ]
        for first in range(0, len(overdue), TOGETHER):
            try:
                begun = await self._begun(overdue[first : first + TOGETHER], now)
                ours = await self._store.claim(begun)
                self._see_to_these(await self._store.work(now, ours))
            except Exception:  # the next sweep begins them
                log.exception("daily pages not begun")

    async def _begun(self, servers: Sequence[GrimoireServer], now: datetime) -> list[Begun]:
        """Choose for each server the newest page that is due.

        Those that were missed before stay missed.
        """
        days: list[tuple[GrimoireServer, date]] = []
        for server in servers:
            try:
                at = time(server.hour, server.minute)
                days.append((server, newest(now, at, server.time_zone)))
            except Exception:  # of this server's settings: the others have their pages
                log.exception("daily page not begun", guild=server.guild_id)
        pages, begun = await pages_for(self._client.store, days), list[Begun]()
        for server, day in days:
            page_id = pages.get(server.guild_id)
            if page_id is None:
                log.warning("no page for a server", guild=server.guild_id)
            else:
                begun.append(_begun(server, day, page_id, now))
        return begun

    def _see_to_these(self, dailies: Sequence[Daily]) -> None:
        """See to these pages; one of a server's older pages that is under way comes first."""
        for guild_id, of_server in groupby(dailies, key=lambda daily: daily.guild_id):
            if self._client.get_guild(guild_id) is not None:
                self._waiting[guild_id] = list(of_server)
                self.work.request(guild_id)

    async def _see_to_all(self, guild_id: int) -> None:
        with pacing(Turn.DAILY):
            for daily in self._waiting.pop(guild_id, ()):
                await self._see_to(daily)

    async def _see_to(self, daily: Daily) -> None:
        """Do what is next for a page, holding it."""
        now = self._client.now()
        if not await self._store.take(daily, now, now + HOLD):
            return
        over = daily.closes_at <= now
        try:
            if daily.state == DailyState.WITHDRAWN:
                await self._close(daily)
            elif daily.state == DailyState.DUE:
                await self._post(daily, over=over)
            elif over:
                await self._reveal(daily)
            elif daily.wants_thread:
                await self._open_thread(daily)
            else:
                await self._count(daily)
        except discord.HTTPException as fault:
            log.warning("daily page not shown", daily=daily.id, **describe_fault(fault))
            refused = scope_of(fault) is not Scope.OUTAGE
            if refused and now > daily.closes_at + DAY:  # nobody would see it
                given_up = {
                    DailyState.DUE: self._store.record_missed,
                    DailyState.WITHDRAWN: self._store.record_closed,
                }
                await given_up.get(daily.state, self._store.record_revealed)(daily.id)
            else:
                await self._store.put_off(
                    daily.id, now + (LATER if refused else SOON), sent=not refused
                )
        except Exception as fault:
            log.exception("daily page not shown", daily=daily.id)
            soon = is_discord_fault(fault)  # it could not be reached
            await self._store.put_off(daily.id, now + (SOON if soon else LATER), sent=True)

    async def _post(self, daily: Daily, *, over: bool) -> None:
        """Post the page, unless that was done or its day is over."""
        message = await self._sent_before(daily, daily.due_at)
        if message is None and over:
            await self._store.record_missed(daily.id)
            return
        if message is None:
            view, files = await self._rendered(daily)
            message = await self._client.channel_of(daily).send(
                view=view, files=files, nonce=make_nonce("post", daily.id, daily.channel_id)
            )
        await self._store.record_posted(daily.id, message.id, message.created_at)

    async def _open_thread(self, daily: Daily) -> None:
        """Open the thread of the page, which has the id of its message: so there is one at most."""
        channel = self._client.channel_of(daily)
        name = texts_in(daily.language)("daily-thread", day=daily.day)
        if daily.message_id is not None:
            message = channel.get_partial_message(daily.message_id)
            try:
                await message.create_thread(name=name, auto_archive_duration=ARCHIVED_AFTER)
            except discord.HTTPException as fault:
                if scope_of(fault) is Scope.OUTAGE:  # else it is there already, or may not be
                    raise
                log.info("no thread of a daily page", daily=daily.id, **describe_fault(fault))
        await self._store.record_thread(daily.id)

    async def _count(self, daily: Daily) -> None:
        """Show how many have tried and solved the page."""
        await self._edit(daily)
        await self._store.record_counted(daily)

    async def _reveal(self, daily: Daily) -> None:
        """Tell the solution below everything else, and where it is at the post."""
        if daily.reveal_message_id is None:
            message = await self._sent_before(daily, daily.closes_at)
            if message is None:
                message = await self._send_solution(daily)
            daily.reveal_message_id = message.id
            await self._store.record_told(daily.id, message.id, message.created_at)
        await self._edit(daily)
        await self._store.record_revealed(daily.id)

    async def _close(self, daily: Daily) -> None:
        """Say at the post that the page was withdrawn; nothing else is left of it."""
        if daily.message_id is None:
            message = await self._sent_before(daily, daily.due_at)
            daily.message_id = message.id if message is not None else None
        if daily.message_id is not None:
            view = WithdrawnView(daily, texts_in(daily.language))
            channel = self._client.channel_of(daily)
            await edit_message(self._client, channel, daily.message_id, view, ())
        await self._store.record_closed(daily.id)

    async def _send_solution(self, daily: Daily) -> discord.Message:
        page, texts = await self._page(daily)
        asker = Asker(daily.guild_id, daily.guild_id)
        follows = await self._client.part(Answers).continuation(page, asker)
        film = film_of(page, [*solving_moves(page), *follows], texts)
        picture = await draw_picture(self._client, film)
        statistics = await self._store.statistics(daily)
        return await self._client.channel_of(daily).send(
            view=RevealView(daily, page, follows, picture, statistics, texts),
            files=files_of(picture),
            silent=True,
            nonce=make_nonce("reveal", daily.id, daily.channel_id),
        )

    async def _edit(self, daily: Daily) -> None:
        """Bring the post up to date, if it is still there."""
        if daily.message_id is not None:
            view, files = await self._rendered(daily)
            channel = self._client.channel_of(daily)
            await edit_message(self._client, channel, daily.message_id, view, files)

    async def _rendered(self, daily: Daily) -> tuple[DailyView, list[discord.File]]:
        page, texts = await self._page(daily)
        picture = await draw_picture(self._client, drawing_of(page, texts))
        return DailyView(daily, page, picture, texts), files_of(picture)

    async def _page(self, daily: Daily) -> tuple[Page, Texts]:
        page = await self._client.store.grimoire.any_page(daily.page_id)
        if page is None:
            raise LookupError(f"there is no page {daily.page_id} any more")
        return page, texts_in(daily.language)

    async def _sent_before(self, daily: Daily, since: datetime) -> discord.Message | None:
        """Find the message that an earlier attempt has sent before it died, if there is one."""
        if not daily.tries or self._client.user is None:
            return None
        after = discord.Object(discord.utils.time_snowflake(since - CLOCKS_APART))
        with suppress(discord.Forbidden):  # then the nonce has to do
            messages = self._client.channel_of(daily).history(limit=LOOKED_THROUGH, after=after)
            async for message in messages:
                own = message.author.id == self._client.user.id
                if own and message.id != daily.message_id and mark(daily) in _marks(message):
                    return message
        return None


def _begun(server: GrimoireServer, day: date, page_id: str, now: datetime) -> Begun:
    at, zone = time(server.hour, server.minute), server.time_zone
    daily = Daily(
        guild_id=server.guild_id,
        day=day.isoformat(),
        page_id=page_id,
        channel_id=server.channel_id,
        language=server.language,
        due_at=due(day, at, zone),
        closes_at=due(day + DAY, at, zone),
        wants_thread=server.threads,
    )
    return Begun(server, daily, due(following(now, at, zone), at, zone))


def _marks(message: discord.Message) -> Iterator[str]:
    """Iterate over what the custom ids of a message's buttons end with."""
    below: list[Any] = [*message.components]
    while below:
        component = below.pop()
        below += getattr(component, "children", ())
        yield str(getattr(component, "custom_id", "")).rpartition(":")[2]
