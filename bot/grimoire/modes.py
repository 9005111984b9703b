"""`/grimoire play`: runs of puzzles, a storm against time or a streak without a mistake."""

from __future__ import annotations

import random
from typing import Literal

from discord import app_commands

from bot.app import Interaction
from bot.errors import Refusal
from bot.grimoire import panel
from bot.grimoire.races import open_race
from bot.grimoire.runs import bests, choose_puzzles, enter_puzzle, puzzles_by_rating, show_result
from bot.grimoire.session import puzzle_with
from bot.store import ALONE, Run, RunMode
from bot.ui.acknowledgement import Answer
from bot.ui.commands import choices, command
from bot.ui.escaping import name_of
from bot.ui.replies import respond, texts_for
from bot.ui.router import GREEN, Button, Handlers, controls

HANDLERS = Handlers(Answer.PANEL)


@command("grimoire-play", of="grimoire")
@app_commands.choices(mode=choices((mode, f"choice-mode-{mode}") for mode in RunMode))
async def play(interaction: Interaction, mode: str | None = None) -> None:
    """Begin a run in this mode. Without one, show the rules of all modes with the best runs."""
    if mode is not None:
        await _begin(interaction, RunMode(mode))
        return
    texts = texts_for(interaction)
    told = []
    for each in RunMode:
        about = f"### {texts(f'choice-mode-{each}')}\n{texts(f'run-about-{each}')}"
        told.append(f"{about}\n{await bests(interaction, each) if each in ALONE else ''}".rstrip())
    ways = [Button(f"run:go:{each}", texts(f"choice-mode-{each}"), GREEN) for each in RunMode]
    await respond(interaction, *told, f"-# {texts('run-rules')}", controls(*ways))


@HANDLERS.on("run:offer:{mode}")  # on older messages
@HANDLERS.on("run:go:{mode}")
async def _go(interaction: Interaction, mode: Literal["storm", "streak", "race"]) -> None:
    """Begin a run in this mode."""
    await _begin(interaction, RunMode(mode))


async def _begin(interaction: Interaction, mode: RunMode) -> None:
    """Open a race in the channel, or begin a run.

    Its puzzles are chosen, and its time runs from this click. Raises `Refusal`.
    """
    if mode is RunMode.RACE:
        await open_race(interaction)
        return
    store, user = interaction.client.store, interaction.user
    at, guild_id = interaction.created_at, interaction.guild_id or 0
    by_rating = await puzzles_by_rating(store, guild_id, at)
    opened = await store.grimoire.opened_puzzles(user.id)
    puzzles = choose_puzzles(mode, by_rating, opened, random.SystemRandom())
    if not puzzles:
        raise Refusal("refused-no-fitting-puzzle")
    run = Run(
        user_id=user.id,
        name=name_of(user),
        guild_id=guild_id,
        mode=mode,
        puzzles=puzzles,
        place=0,
        solved=0,
        started_at=at,
    )
    run = await store.runs.start(run)
    await enter_puzzle(interaction, run)
    first = await puzzle_with(interaction, run.puzzles[run.place])
    await panel.show(interaction, first)


@HANDLERS.on("run:stop:{run_id}")
async def _stop(interaction: Interaction, run_id: int) -> None:
    """End the player's run."""
    run = await interaction.client.store.runs.newest(interaction.user.id)
    if run is None or run.id != run_id:
        raise Refusal("refused-unknown-button")
    await show_result(interaction, run)
