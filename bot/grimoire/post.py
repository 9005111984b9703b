"""The messages of a daily page: its post, and the reveal of its solution."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import discord

from bot.grimoire.heading import goal_line, heading
from bot.grimoire.solution import BESIDE_SOLUTION, solution_words
from bot.store import Daily, Statistics
from bot.ui.harmless import harmless
from bot.ui.pictures import gallery
from bot.ui.router import Button
from images.picture import Picture
from puzzles.page import Page
from texts import Texts

SOLUTION_LIMIT = 3000
"""Characters of the solution in a reveal; a message has 4,000 for all its texts."""


class DailyView(discord.ui.LayoutView):
    """Title, goal and picture of the page, how many have solved it, and the way to one's own
    panel; after the end the way to the solution instead."""

    def __init__(self, daily: Daily, page: Page, picture: Picture, texts: Texts) -> None:
        super().__init__(timeout=None)
        day = discord.utils.format_dt(daily.due_at, "D")
        goal = texts("page-goal", goal=goal_line(page, texts))
        over = daily.reveal_message_id is not None
        if over:
            link = link_to(daily, daily.reveal_message_id)
            status = texts("daily-over", count=daily.solved, link=link)
        else:
            until = discord.utils.format_dt(daily.closes_at, "R")
            status = texts("daily-solved", count=daily.solved, until=until)
        container: discord.ui.Container[Any] = discord.ui.Container(
            discord.ui.TextDisplay(texts("daily-title", day=day)),
            discord.ui.TextDisplay(f"{heading(page, texts)}\n{goal}"),
            gallery(picture),
            discord.ui.TextDisplay(status),
            accent_colour=discord.Colour.dark_grey() if over else discord.Colour.gold(),
        )
        if not over:
            container.add_item(solving_row(daily, texts))
        self.add_item(container)


class RevealView(discord.ui.LayoutView):
    """The solution: its film and story, and how the server did."""

    def __init__(
        self, daily: Daily, page: Page, film: Picture, statistics: Statistics, texts: Texts
    ) -> None:
        super().__init__(timeout=None)
        title = texts("reveal-title", title=harmless(page.named(texts.language)))
        post = link_to(daily, daily.message_id)
        about = texts("reveal-page", goal=goal_line(page, texts), link=post)
        self.add_item(
            discord.ui.Container(
                discord.ui.TextDisplay(f"{title}\n{about}"),
                gallery(film, BESIDE_SOLUTION),
                discord.ui.TextDisplay(_within(SOLUTION_LIMIT, solution_words(page, texts))),
                discord.ui.TextDisplay("\n".join(_how_it_went(statistics, texts))),
                discord.ui.ActionRow(
                    Button(f"ranking:month:0:{mark(daily)}", texts("button-ranking"))
                ),
                accent_colour=discord.Colour.dark_gold(),
            )
        )


def solving_row(daily: Daily, texts: Texts) -> discord.ui.ActionRow[Any]:
    """Solve and Hint: each opens a panel for one person alone."""
    primary = discord.ButtonStyle.primary
    return discord.ui.ActionRow(
        Button(f"page:solve:{daily.page_id}::{mark(daily)}", texts("button-solve"), primary),
        Button(f"page:hint:{daily.page_id}::{mark(daily)}", texts("button-hint-costs")),
    )


def mark(daily: Daily) -> str:
    """What the custom ids of a daily page's messages end with."""
    return f"daily{daily.id}"


def link_to(daily: Daily, message_id: int | None) -> str:
    """The address of a message about a daily page."""
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
            f"**{harmless(name)}** ({_time(after, texts)})" for name, after in statistics.fastest
        )
        lines.append(texts("reveal-fastest", names=names))
    return lines


def _time(after: timedelta, texts: Texts) -> str:
    minutes = max(0, int(after.total_seconds())) // 60
    return texts("reveal-time", hours=minutes // 60, minutes=f"{minutes % 60:02}")


def _within(limit: int, text: str) -> str:
    """As many whole lines as have room."""
    if len(text) <= limit:
        return text
    return text[: text.rindex("\n", 0, limit)] + "\n…"
