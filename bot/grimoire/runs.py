"""What a run shows: which puzzles it has, a line above each of them, and its result."""

from __future__ import annotations

import random
from collections.abc import Collection, Mapping, Sequence
from datetime import datetime, timedelta

import discord

from bot.app import Interaction
from bot.errors import Refusal
from bot.store import ALONE, BestRun, Run, RunMode, Store
from bot.ui.escaping import escape_markdown, tell_people_apart
from bot.ui.replies import respond, texts_for
from bot.ui.router import BLUE, Button, Row, controls
from puzzles import library
from puzzles.page import Page
from texts import Texts

PAGES = 30
"""Pages of a run, more than anybody solves."""
EASIEST = 60
"""A storm has some of so many pages that are the easiest for whoever has not seen them."""


async def pages_by_rating(store: Store, guild_id: int, at: datetime) -> list[str]:
    """Return the built-in pages, the easiest first, but for the open one of the day."""
    daily = await store.dailies.open_daily(guild_id, at)
    ratings = await store.grimoire.page_ratings()
    built_in = [page for pages in library.built_in().values() for page in pages]
    built_in.sort(key=lambda page: ratings.get(page.id, page.rating))
    return [page.id for page in built_in if daily is None or page.id != daily.page_id]


def choose_pages(
    mode: RunMode, by_rating: Sequence[str], opened: Collection[str], lot: random.Random
) -> list[str]:
    """Choose the pages of a run, from the easiest page to the hardest.

    Those that the person has not opened come first: others only where there are too few. In a storm
    they are easy ones in any order, in a streak each is harder than the one before.
    """
    fresh = [page for page in by_rating if page not in opened]
    seen = [page for page in by_rating if page in opened]
    if mode is RunMode.STORM:
        fresh, seen = fresh[:EASIEST], seen[:EASIEST]
    chosen = lot.sample(fresh, min(PAGES, len(fresh)))
    chosen += lot.sample(seen, min(PAGES - len(chosen), len(seen)))
    return sorted(chosen, key=by_rating.index) if mode is RunMode.STREAK else chosen


LATELY = timedelta(days=7)
"""How long the best run of a server is told."""


async def run_about(interaction: Interaction, page: Page) -> Run | None:
    """Find the run to which what somebody does with the panel of a page belongs."""
    runs = interaction.client.store.runs
    return await runs.about(interaction.user.id, page.id, interaction.created_at)


async def has_left(interaction: Interaction, page: Page) -> bool:
    """Return whether the run of this page has gone on, or ended: no answer to it counts."""
    run = await run_about(interaction, page)
    return run is not None and run.page_at(interaction.created_at) != page.id


async def check_not_in_run(interaction: Interaction, page: Page) -> None:
    """Raise `Refusal` where the page is one of a run that goes on: no help before its end."""
    run = await run_about(interaction, page)
    if run is not None and not run.is_over(interaction.created_at):
        raise Refusal("refused-in-run")


async def enter_page(interaction: Interaction, run: Run) -> None:
    """Have the page that is due begin without a line of an earlier time."""
    page_id, store = run.page_at(interaction.created_at), interaction.client.store.grimoire
    if page_id is not None:
        await store.solving(interaction.user.id, page_id, interaction.created_at)
        await store.save_line(interaction.user.id, page_id, "")


def run_lines(run: Run, texts: Texts) -> str:
    """Tell how far the run is, and what holds for its pages."""
    facts = [texts("run-solved", mode=texts(f"choice-mode-{run.mode}"), count=run.solved)]
    if run.ends_at is not None:
        facts.append(texts("run-ends", when=discord.utils.format_dt(run.ends_at, "R")))
    return f"{' · '.join(facts)}\n-# {texts('run-rules')}"


async def show_result(interaction: Interaction, run: Run, note: str = "") -> None:
    """Tell how a run has ended, which makes its end final, and how to go on."""
    client, texts = interaction.client, texts_for(interaction)
    await client.store.runs.end(run, interaction.created_at)
    name = texts(f"choice-mode-{run.mode}")
    lines = [f"### {texts('run-over', mode=name, count=run.solved)}", note]
    buttons = []
    if run.mode in ALONE:
        buttons.append(Button(f"run:go:{run.mode}", texts("button-run-again"), BLUE))
    missed = await client.store.grimoire.any_page(run.missed) if run.missed else None
    if missed is not None:
        title = escape_markdown(missed.named(texts.language))
        lines.append(texts("run-missed", title=title))
        buttons.append(Button(f"page:solution:{missed.id}::", texts("button-solution")))
    if run.mode in ALONE:
        lines.append(await bests(interaction, run.mode))
    await respond(interaction, "\n".join(filter(None, lines)), controls(*buttons))


async def bests(interaction: Interaction, mode: RunMode) -> str:
    """Tell the own best run and the best of the server lately, where there are any."""
    texts, runs = texts_for(interaction), interaction.client.store.runs
    best = await runs.own_best(interaction.user.id, mode)
    lines = [texts("run-own-best", count=best)] if best else []
    lines += await best_lines(interaction, mode, 1)
    return "\n".join(lines)


async def best_lines(interaction: Interaction, mode: RunMode, count: int) -> list[str]:
    """Tell whose runs were the best in the server lately: one line, none where nobody has any."""
    runs = await best_runs(interaction, mode, count)
    names = tell_people_apart({run.user_id: run.name for run in runs})
    return best_line(mode, runs, names, texts_for(interaction))


async def best_runs(interaction: Interaction, mode: RunMode, count: int) -> Sequence[BestRun]:
    """Load the best runs in the server lately that the person who acts may know about."""
    here, since = interaction.guild_id or 0, interaction.created_at - LATELY
    runs = interaction.client.store.runs
    return await runs.best(here, mode, since, count, interaction.user.id)


def best_line(
    mode: RunMode, runs: Sequence[BestRun], names: Mapping[int, str], texts: Texts
) -> list[str]:
    """Tell whose runs these are, in one line; empty if there are none."""
    if not runs:
        return []
    told = ", ".join(f"**{escape_markdown(names[run.user_id])}** ({run.solved})" for run in runs)
    return [texts("run-best-here", mode=texts(f"choice-mode-{mode}"), names=told)]


def more_row(texts: Texts) -> Row:
    """Lay out the ways to begin a run."""
    return controls(*(Button(f"run:go:{mode}", texts(f"choice-mode-{mode}")) for mode in ALONE))
