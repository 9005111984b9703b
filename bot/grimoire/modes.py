"""`/grimoire play`: page after page, as a storm against the time or a streak without a mistake."""

from __future__ import annotations

import random
from typing import Literal

from discord import app_commands

from bot.app import Interaction
from bot.errors import Refusal
from bot.grimoire import panel
from bot.grimoire.race import open_race
from bot.grimoire.run_pages import choose_pages, pages_by_rating
from bot.grimoire.run_panel import bests, enter_page, more_row, show_result
from bot.grimoire.session import page_with
from bot.store import ALONE, Run, RunMode
from bot.ui.acknowledgement import Answer
from bot.ui.commands import choices, command
from bot.ui.escaping import name_of
from bot.ui.replies import respond, texts_for
from bot.ui.router import GREEN, Acts, Button, controls
from texts import Texts

ACTS = Acts(Answer.PANEL)
Mode = Literal["storm", "streak"]


@command("grimoire-play", of="grimoire")
@app_commands.choices(mode=choices((mode, f"choice-mode-{mode}") for mode in RunMode))
async def play(interaction: Interaction, mode: str | None = None) -> None:
    """Tell the rules of a mode, or of all, and the best runs; nothing begins yet."""
    if mode is not None:
        await _show_offer(interaction, RunMode(mode))
        return
    texts = texts_for(interaction)
    await respond(interaction, *(_about(each, texts) for each in RunMode), more_row(texts, RunMode))


@ACTS.on("run:offer:{mode}")
async def _offer(interaction: Interaction, mode: Literal["storm", "streak", "race"]) -> None:
    """Tell the rules of a mode."""
    await _show_offer(interaction, RunMode(mode))


async def _show_offer(interaction: Interaction, mode: RunMode) -> None:
    texts = texts_for(interaction)
    key = "button-run-go" if mode in ALONE else "button-race-open"
    go = Button(f"run:go:{mode}", texts(key), GREEN)
    rules = f"-# {texts('run-rules')}"
    told = f"{_about(mode, texts)}\n{rules}"
    best = await bests(interaction, mode) if mode in ALONE else ""
    await respond(interaction, told, best, controls(go))


def _about(mode: RunMode, texts: Texts) -> str:
    return f"### {texts(f'choice-mode-{mode}')}\n{texts(f'run-about-{mode}')}"


@ACTS.on("run:go:race")
async def _open_race(interaction: Interaction) -> None:
    """Open a race in the channel."""
    await open_race(interaction)


@ACTS.on("run:go:{mode}")
async def _go(interaction: Interaction, mode: Mode) -> None:
    """Begin a run: its pages are chosen, its time goes on from this click."""
    store, user = interaction.client.store, interaction.user
    at, guild_id = interaction.created_at, interaction.guild_id or 0
    by_rating = await pages_by_rating(store, guild_id, at)
    opened = await store.grimoire.opened_pages(user.id)
    pages = choose_pages(RunMode(mode), by_rating, opened, random.SystemRandom())
    if not pages:
        raise Refusal("refused-no-fitting-page")
    run = Run(
        user_id=user.id,
        name=name_of(user),
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
