"""The post about a week: begun once for each server, and sent as `bot/owed_posts.py` says."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from datetime import datetime, timedelta

import discord

from bot.app import App
from bot.owed_posts import Content, OwedPosts, is_known_to_all, is_seen_by_all
from bot.recap.highlights import highlights_of
from bot.results.schedule import latest_post, next_post, week_before
from bot.store.result_posts import Owed
from bot.store.result_tables import ResultPost
from bot.store.weeks import Due, Recap, SolvedPuzzle
from bot.store.weeks import Week as DueWeek
from bot.ui.pictures import draw_picture, gallery
from bot.ui.router import BLUE, Button, controls
from images.picture import Drawing
from images.renderer import Urgency
from images.week import Week, draw_week, week_alt
from texts import Texts, texts_in

LATEST = timedelta(days=3)
"""The age from which a week is too old for a post."""
TOGETHER = 100
"""The most servers whose posts begin in one transaction."""
MOST_ASKED = 10
"""The most channels, unknown to the bot, about which Discord is asked; others count as closed."""


class WeekPosts(OwedPosts, name="week posts", about="guild"):
    """Posts the week of each server that has chosen a channel for it."""

    kind, column = Owed.WEEKS, "week_channel_id"

    async def catch_up(self) -> None:
        """Begin the posts that are due, and request work for all servers with pending ones."""
        now, weeks = self._client.now(), self._store.weeks
        due = [week for each in await weeks.due(now) for week in self._weeks(each, now)]
        for first in range(0, len(due), TOGETHER):
            await weeks.begin(due[first : first + TOGETHER], now)
        await super().catch_up()

    def _weeks(self, due: Due, now: datetime) -> Sequence[DueWeek]:
        """Return the newest week that is due, as a list; earlier ones that were missed stay so."""
        with self.isolated("week"):  # an unknown time zone doesn't stop the others
            latest = latest_post(now, due.time_zone)
            after = next_post(now, due.time_zone)
            return [DueWeek(due, latest, after, is_late=latest + LATEST <= now)]
        return []

    def is_stale(self, post: ResultPost) -> bool:
        """Return whether the week is too long over."""
        return (post.week_at or post.created_at) + LATEST <= self._client.now()

    async def content_of(self, post: ResultPost, guild: discord.Guild, channel_id: int) -> Content:
        """Return the text, picture and buttons of a week; empty if nothing happened in it."""
        weeks, now = self._store.weeks, self._client.now()
        zone = await weeks.time_zone(guild.id)
        since, until = week_before(post.week_at or now, zone)
        seen = await _seen_by_all(guild, await weeks.places(guild.id, since, until), channel_id)
        recap = await weeks.recap(guild.id, since, until, now, seen)
        if recap.is_empty:
            return Content()
        texts = texts_in(guild.preferred_locale.value)
        return await content_of_week(self._client, recap, (since, until), texts)


async def _seen_by_all(guild: discord.Guild, places: Collection[int], channel_id: int) -> set[int]:
    """Return the channels that everyone sees who sees the post; its own channel is one."""
    seen = {place for place in places if place == channel_id or is_known_to_all(guild, place)}
    unknown = [place for place in sorted(places) if guild.get_channel_or_thread(place) is None]
    for place in unknown[-MOST_ASKED:]:
        if place not in seen and await is_seen_by_all(guild, place):
            seen.add(place)
    return seen


async def content_of_week(
    client: App, recap: Recap, days: tuple[datetime, datetime], texts: Texts
) -> Content:
    """Return the text, picture and buttons for a week that lasted from the first day to the other.

    The second day is the one after the week.
    """
    recap = replace(recap, hardest=await _open_to_all(client, recap.hardest))
    counts = (
        (recap.matches, texts("week-matches", count=recap.matches)),
        (recap.players, texts("week-players", count=recap.players)),
        (recap.puzzles, texts("week-puzzles", count=recap.puzzles)),
    )
    since, last = days[0].date(), (days[1] - timedelta(hours=1)).date()
    shown = Week(
        texts("week-title"),
        f"{texts.day(since, year=False)} – {texts.day(last, year=False)}",
        counts,
        tuple(await highlights_of(client, recap, texts)),
    )
    drawing = Drawing.of(draw_week, week_alt, shown, texts)
    picture = await draw_picture(client, drawing, Urgency.REPLAY)
    title = texts("week-head", since=texts.day(since, year=False), until=texts.day(last))
    notes = [texts("week-closest-about")] if recap.closest is not None else []
    about = "\n".join(
        f"-# {each}" for each in (*notes, texts("week-about", command=client.mention("profile")))
    )
    buttons = _buttons(recap, texts)
    return Content(title, (gallery(picture), about, controls(*buttons)), (picture,))


async def _open_to_all(client: App, puzzles: Sequence[SolvedPuzzle]) -> tuple[SolvedPuzzle, ...]:
    """Return the first of these puzzles that everyone may open, if there is one."""
    for each in puzzles:
        if await client.store.grimoire.is_open_to_all(each.puzzle_id):
            return (each,)
    return ()


def _buttons(recap: Recap, texts: Texts) -> list[Button]:
    buttons = list[Button]()
    closest, upset = recap.closest, recap.upset
    if closest is not None:
        label = texts("button-week-closest")
        buttons.append(Button(f"match:replay:{closest.match_id}", label, BLUE))
    if upset is not None and (closest is None or upset.match_id != closest.match_id):
        buttons.append(Button(f"match:replay:{upset.match_id}", texts("button-week-upset")))
    for puzzle in recap.hardest:
        buttons.append(Button(f"page:solve:{puzzle.puzzle_id}::", texts("button-week-puzzle")))
    return buttons
