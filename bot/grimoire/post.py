"""The messages of a daily page: its post, and the reveal of its solution."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta

import discord

from bot.grimoire.heading import goal_line, headline
from bot.grimoire.solution import BESIDE_SOLUTION, solution_words
from bot.store import Daily, Statistics
from bot.ui.escaping import escape_markdown, take_first_lines
from bot.ui.pictures import gallery
from bot.ui.replies import Layout, items_of
from bot.ui.router import BLUE, Button, controls
from images.picture import Picture
from puzzles.page import Page
from texts import Texts

SOLUTION_LIMIT = 3000
"""Characters of the solution in a reveal; a message has 4,000 for all its texts."""


class DailyView(Layout):
    """The view of a daily page.

    It shows title, goal and picture of the page, how many have solved it, and the way to one's own
    panel; after the end the way to the solution instead.
    """

    def __init__(self, daily: Daily, page: Page, picture: Picture, texts: Texts) -> None:
        day = discord.utils.format_dt(daily.due_at, "D")
        over = daily.reveal_message_id is not None
        if over:
            link = link_to(daily, daily.reveal_message_id)
            status = texts("daily-over", count=daily.solved, link=link)
        else:
            until = discord.utils.format_dt(daily.closes_at, "R")
            status = texts("daily-solved", count=daily.solved, until=until)
        what = f"{daily.page_id}::{mark(daily)}"
        solve = Button(f"page:solve:{what}", texts("button-solve"), BLUE)
        hint = Button(f"page:hint:{what}", texts("button-hint-costs"))
        parts = items_of(
            texts("daily-title", day=day),
            headline(page, texts),
            gallery(picture),
            status,
            controls() if over else controls(solve, hint),
        )
        colour = discord.Colour.dark_grey() if over else discord.Colour.gold()
        super().__init__(discord.ui.Container(*parts, accent_colour=colour))


class RevealView(Layout):
    """The solution: its film and story, and how the server did."""

    def __init__(
        self,
        daily: Daily,
        page: Page,
        continuation: Sequence[str],
        film: Picture,
        statistics: Statistics,
        texts: Texts,
    ) -> None:
        title = texts("reveal-title", title=escape_markdown(page.named(texts.language)))
        post = link_to(daily, daily.message_id)
        about = texts("reveal-page", goal=goal_line(page, texts), link=post)
        words = take_first_lines(
            solution_words(page, continuation, texts).split("\n"), SOLUTION_LIMIT
        )
        parts = items_of(
            f"{title}\n{about}",
            gallery(film, BESIDE_SOLUTION),
            "\n".join(words),
            "\n".join(_how_it_went(statistics, texts)),
            controls(Button(f"ranking:month:0:{mark(daily)}", texts("button-ranking"))),
        )
        super().__init__(discord.ui.Container(*parts, accent_colour=discord.Colour.dark_gold()))


def mark(daily: Daily) -> str:
    """Return what the custom ids of a daily page's messages end with."""
    return f"daily{daily.id}"


def link_to(daily: Daily, message_id: int | None) -> str:
    """Return the address of a message about a daily page."""
    return f"https://discord.com/channels/{daily.guild_id}/{daily.channel_id}/{message_id}"


def _how_it_went(statistics: Statistics, texts: Texts) -> list[str]:
    if not statistics.tried:
        return [texts("reveal-nobody-tried")]
    lines = [
        texts(
            "reveal-statistics",
            tried=statistics.tried,
            solved=statistics.solved,
            first=statistics.at_first,
        )
    ]
    if statistics.fastest:
        names = ", ".join(
            f"**{escape_markdown(name)}** ({_time(after, texts)})"
            for name, after in statistics.fastest
        )
        lines.append(texts("reveal-fastest", names=names))
    return lines


def _time(after: timedelta, texts: Texts) -> str:
    minutes = max(0, int(after.total_seconds())) // 60
    return texts("reveal-time", hours=minutes // 60, minutes=f"{minutes % 60:02}")
