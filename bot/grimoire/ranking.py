"""`/grimoire ranking`, `streak` and `me`: results of the server and of the player."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import chain
from typing import Literal
from zoneinfo import ZoneInfo

from discord import app_commands

from bot.app import Interaction
from bot.grimoire.calendar import calendar_of
from bot.grimoire.friends import friends_line
from bot.grimoire.runs import best_line, best_runs
from bot.grimoire.solution import theme_name
from bot.grimoire.verdict import puzzle_ui
from bot.store import ALONE, Rank
from bot.store.solvers import count_streak
from bot.ui.acknowledgement import Answer
from bot.ui.commands import choices, command
from bot.ui.escaping import distinguish_users, escape_markdown, name_of
from bot.ui.pictures import draw_picture_for, gallery
from bot.ui.replies import MEDALS, respond, server_of, texts_for
from bot.ui.router import Button, Handlers, controls, in_rows
from images.calendar import calendar, calendar_alt
from images.charts import Bar
from images.picture import Drawing
from images.solver import Solver, solver, solver_alt
from puzzles import library
from texts import Texts

HANDLERS = Handlers(Answer.PANEL)
LINES = 10
"""The number of players on a page of the ranking."""
BEST_RUNS = 3
"""The most players whose best run is shown for each mode."""
Period = Literal["month", "all"]
PERIODS: tuple[Period, ...] = ("month", "all")
AGAIN = 5
"""The most failed puzzles that are suggested again."""
LABEL = 60
"""The most characters of a title on a button."""
THEMES = 6
"""The most themes shown with the player's results: those met most often."""


@command("grimoire-ranking", of="grimoire", in_servers_only=True)
@app_commands.choices(period=choices((period, f"ranking-period-{period}") for period in PERIODS))
async def ranking(interaction: Interaction, period: str = "month") -> None:
    """Show the best solvers of the server."""
    await _show(interaction, period, 0)


@command("grimoire-streak", in_servers_only=True)
async def streak(interaction: Interaction) -> None:
    """Show the player's streak, place and rating."""
    texts, store = texts_for(interaction), interaction.client.store
    guild_id, user_id = server_of(interaction), interaction.user.id
    at = interaction.created_at
    row = await store.dailies.streak(guild_id, user_id, at)
    ranks = await store.dailies.ranking(guild_id, await _month(interaction), user_id)
    own = next((rank for rank in ranks if rank.user_id == user_id), None)
    rating, missing = await store.grimoire.shown_rating(user_id)
    lines = [
        texts("streak-now", count=row.now, best=row.best),
        *[texts("streak-frozen")] * row.frozen,
        _own_place(own, len(ranks), texts),
        texts("rating-later", count=missing)
        if missing
        else texts("streak-rating", rating=str(rating)),
    ]
    daily = await store.dailies.open_daily(guild_id, at)
    if daily is not None:
        done = await store.dailies.has_solved(user_id, daily)
        command = interaction.client.mention("grimoire daily")
        lines.append(texts("streak-done") if done else texts("streak-waits", command=command))
    await respond(interaction, "\n".join(lines))


@HANDLERS.on("ranking:{period}:{page}:{}")
async def _turn(interaction: Interaction, period: Period, page: int) -> None:
    """Show another page of the player's ranking; from a public message, open one.

    The mark at the end of the custom id only tells the buttons of several messages apart.
    """
    await _show(interaction, period, page)


async def _show(interaction: Interaction, period: str, page: int) -> None:
    """Show a page of the ranking, the player's place, and the buttons to other pages."""
    texts, user_id = texts_for(interaction), interaction.user.id
    month = await _month(interaction) if period == "month" else None
    guild_id = server_of(interaction)
    ranks = await interaction.client.store.dailies.ranking(guild_id, month, user_id)
    pages = max(1, -(-len(ranks) // LINES))
    page = min(page, pages - 1)
    shown = ranks[page * LINES : (page + 1) * LINES]
    runs = {mode: await best_runs(interaction, mode, BEST_RUNS) for mode in ALONE}
    people = {rank.user_id: rank.name for rank in shown}
    for run in chain.from_iterable(runs.values()):
        people.setdefault(run.user_id, run.name)
    names = distinguish_users(people)
    lines = [texts(f"ranking-title-{period}")]
    lines += [_line(rank, names[rank.user_id], texts) for rank in shown]
    if not ranks:
        lines.append(texts("ranking-empty"))
    own = next((rank for rank in ranks if rank.user_id == user_id), None)
    if ranks and own not in shown:
        lines.append(_own_place(own, len(ranks), texts))
    for mode, best in runs.items():
        lines += best_line(mode, best, names, texts)
    buttons = []
    if pages > 1:
        back, on = f"ranking:{period}:{max(0, page - 1)}:back", f"ranking:{period}:{page + 1}:on"
        buttons.append(Button(back, "◀", disabled=page == 0))
        buttons.append(Button(on, "▶", disabled=page == pages - 1))
    buttons += [
        Button(f"ranking:{other}:0:", texts(f"ranking-period-{other}"))
        for other in PERIODS
        if other != period
    ]
    await respond(interaction, "\n".join(lines), controls(*buttons))


async def _month(interaction: Interaction) -> str:
    """Return the current month in the server's time zone, such as `2026-05`."""
    server = await interaction.client.store.dailies.server(server_of(interaction))
    zone = ZoneInfo(server.time_zone if server else "UTC")
    return interaction.client.now().astimezone(zone).strftime("%Y-%m")


def _line(rank: Rank, name: str, texts: Texts) -> str:
    place = MEDALS[rank.place - 1] if rank.place <= len(MEDALS) else f"**{rank.place}.**"
    player = f"**{escape_markdown(name)}**"
    line = texts("ranking-line", player=player, points=rank.points, solved=rank.solved)
    return f"{place} {line}"


def _own_place(own: Rank | None, of: int, texts: Texts) -> str:
    if own is None:
        return texts("ranking-not-yet")
    return texts("ranking-own", position=own.place, of=of, points=own.points, solved=own.solved)


@command("grimoire-me", of="grimoire")
async def me(interaction: Interaction) -> None:
    """Show the player's rating over time, strengths by theme, and puzzles to try again."""
    texts, store, user = texts_for(interaction), interaction.client.store, interaction.user
    rating, missing = await store.grimoire.shown_rating(user.id)
    curve = await store.solvers.rating_curve(user.id) if not missing else []
    first = await store.solvers.first_answers(user.id)
    now = interaction.client.now()
    all_days = await store.dailies.days_of(interaction.guild_id or 0, user.id, now)
    row = count_streak(all_days)
    days = [texts.day(at) for _, at in (*curve[:1], *curve[-1:])] or [""]
    shown = Solver(
        name_of(user),
        rating,
        tuple(float(rating) for rating, _ in curve),
        since=days[0],
        until=days[-1],
        strengths=strengths(first, texts),
        streak=row.now,
        missing=missing,
    )
    pictures = [await draw_picture_for(interaction, Drawing.of(solver, solver_alt, shown, texts))]
    month = calendar_of(all_days, await _month(interaction), row.now, texts) if all_days else None
    if month is not None:
        drawing = Drawing.of(calendar, calendar_alt, month, texts)
        pictures.append(await draw_picture_for(interaction, drawing))
    again = []
    for puzzle_id in await store.solvers.failed_puzzles(user.id, AGAIN):
        puzzle = await store.grimoire.puzzle_of(puzzle_id, user.id)
        if puzzle is not None:
            title = f"↻ {puzzle.named(texts.language)}"[:LABEL]
            again.append(Button(f"page:solve:{puzzle.id}::", title))
    words = texts("me-again" if again else "me-nothing-again")
    daily = await store.dailies.open_daily(interaction.guild_id or 0, interaction.created_at)
    friends = await friends_line(interaction, daily)
    await respond(
        interaction, *map(gallery, pictures), friends, words, *in_rows(again), pictures=pictures
    )


def strengths(first: Mapping[str, bool], texts: Texts) -> tuple[Bar, ...]:
    """Count right and wrong first answers by theme, the themes met most often first."""
    met: dict[str, Counter[bool]] = {}
    for puzzle_id, is_solved in first.items():
        puzzle = library.find(puzzle_id)
        if puzzle is None or puzzle.explanation is None:  # themes of others are unknown
            continue
        for theme in puzzle.explanation.themes:
            name = theme_name(puzzle_ui(puzzle), theme, texts)
            met.setdefault(name, Counter())[is_solved] += 1
    most = sorted(met.items(), key=lambda each: (-each[1].total(), each[0]))[:THEMES]
    return tuple(Bar(name, (count[True], count[False])) for name, count in most)
