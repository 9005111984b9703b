"""`/grimoire play`: page after page, as a storm against the time or a streak without a mistake."""

from __future__ import annotations

import random
from collections.abc import Collection, Sequence
from typing import Literal

from discord import app_commands

from bot.app import Interaction
from bot.errors import Refusal
from bot.grimoire import panel
from bot.grimoire.run_panel import bests, enter_page, more_row, show_result
from bot.grimoire.session import page_with
from bot.store import Run, RunMode
from bot.ui.acknowledgement import Answer
from bot.ui.commands import choices, command
from bot.ui.replies import respond, texts_for
from bot.ui.router import GREEN, Acts, Button, controls
from puzzles import library
from texts import Texts

ACTS = Acts(Answer.PANEL)
PAGES = 30
"""Pages of a run, more than anybody solves."""
EASIEST = 60
"""A storm has some of so many pages that are the easiest for whoever has not seen them."""
Mode = Literal["storm", "streak"]


@command("grimoire-play", of="grimoire")
@app_commands.choices(mode=choices((mode, f"choice-mode-{mode}") for mode in RunMode))
async def play(interaction: Interaction, mode: str | None = None) -> None:
    """Tell the rules of a mode, or of all, and the best runs; nothing begins yet."""
    if mode is not None:
        await _show_offer(interaction, RunMode(mode))
        return
    texts = texts_for(interaction)
    await respond(interaction, *(_about(each, texts) for each in RunMode), more_row(texts))


@ACTS.on("run:offer:{mode}")
async def _offer(interaction: Interaction, mode: Mode) -> None:
    """Tell the rules of a mode."""
    await _show_offer(interaction, RunMode(mode))


async def _show_offer(interaction: Interaction, mode: RunMode) -> None:
    texts = texts_for(interaction)
    go = Button(f"run:go:{mode}", texts("button-run-go"), GREEN)
    rules = f"-# {texts('run-rules')}"
    await respond(
        interaction, f"{_about(mode, texts)}\n{rules}", await bests(interaction, mode), controls(go)
    )


def _about(mode: RunMode, texts: Texts) -> str:
    return f"### {texts(f'choice-mode-{mode}')}\n{texts(f'run-about-{mode}')}"


@ACTS.on("run:go:{mode}")
async def _go(interaction: Interaction, mode: Mode) -> None:
    """Begin a run: its pages are chosen, its time goes on from this click."""
    store, user = interaction.client.store, interaction.user
    at, guild_id = interaction.created_at, interaction.guild_id or 0
    daily = await store.dailies.open_daily(guild_id, at)
    ratings = await store.grimoire.page_ratings()
    built_in = [page for pages in library.built_in().values() for page in pages]
    built_in.sort(key=lambda page: ratings.get(page.id, page.rating))
    by_rating = [page.id for page in built_in if daily is None or page.id != daily.page_id]
    opened = await store.grimoire.opened_pages(user.id)
    pages = choose_pages(RunMode(mode), by_rating, opened, random.SystemRandom())
    if not pages:
        raise Refusal("refused-no-fitting-page")
    run = Run(
        user_id=user.id,
        name=user.display_name,
        guild_id=guild_id,
        mode=RunMode(mode),
        pages=pages,
        place=0,
        solved=0,
        started_at=at,
    )
    run = await store.runs.start(run)
    await enter_page(interaction, run)
    first = await page_with(interaction, run.pages[run.place])
    await panel.show(interaction, first)


@ACTS.on("run:stop:{run_id}")
async def _stop(interaction: Interaction, run_id: int) -> None:
    """End the own run."""
    run = await interaction.client.store.runs.newest(interaction.user.id)
    if run is None or run.id != run_id:
        raise Refusal("refused-unknown-button")
    await show_result(interaction, run)


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
