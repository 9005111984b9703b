"""`/grimoire play`: runs of puzzles alone, and races in a channel."""

from __future__ import annotations

import random
from typing import Literal

from discord import app_commands

from bot.app import Interaction
from bot.blocks import check_together
from bot.errors import Refusal
from bot.grimoire import panel
from bot.grimoire.races import JOINING, Races, RaceView
from bot.grimoire.runs import (
    bests,
    choose_puzzles,
    draw_run,
    enter_puzzle,
    puzzles_by_rating,
    show_result,
)
from bot.grimoire.session import puzzle_with
from bot.store import ALONE, Race, RaceState, Run, RunMode
from bot.ui.acknowledgement import Answer, publish
from bot.ui.commands import choices, command
from bot.ui.escaping import name_of
from bot.ui.pictures import files_of, gallery
from bot.ui.places import check_bot_can_post, may_look_into
from bot.ui.replies import Layout, notify, respond, server_of, texts_for, texts_for_all
from bot.ui.router import GREEN, Button, Handlers, controls

HANDLERS = Handlers(Answer.PANEL)


@command("grimoire-play", of="grimoire", begins=True)
@app_commands.choices(mode=choices((mode, f"choice-mode-{mode}") for mode in RunMode))
async def play(interaction: Interaction, mode: str | None = None) -> None:
    """Begin a run in this mode. Without one, show the rules of all modes with the best runs."""
    if mode is not None:
        await _begin(interaction, RunMode(mode))
        return
    texts = texts_for(interaction)
    lines = []
    modes = RunMode if interaction.guild_id is not None else ALONE
    for each in modes:
        about = f"### {texts(f'choice-mode-{each}')}\n{texts(f'run-about-{each}')}"
        lines.append(f"{about}\n{await bests(interaction, each) if each in ALONE else ''}".rstrip())
    ways = [Button(f"run:go:{each}", texts(f"choice-mode-{each}"), GREEN) for each in modes]
    await respond(interaction, *lines, f"-# {texts('run-rules')}", controls(*ways))


@HANDLERS.on("run:offer:{mode}", begins="grimoire")  # on older messages
@HANDLERS.on("run:go:{mode}", begins="grimoire")
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


async def open_race(interaction: Interaction) -> None:
    """Open a race in the channel and show it to all. Raises `Refusal`."""
    client, user, guild_id = interaction.client, interaction.user, server_of(interaction)
    await check_bot_can_post(interaction)
    client.quotas.post(interaction)
    texts = texts_for_all(interaction)
    race = Race(
        guild_id=guild_id,
        channel_id=interaction.channel_id or 0,
        host_id=user.id,
        language=texts.language,
        state=RaceState.OPEN,
        due_at=client.now() + JOINING,
        told=False,
    )
    if not await client.store.races.open(race, name_of(user)):
        raise Refusal("refused-race-here")
    view = RaceView(race, [name_of(user)], [], texts)
    await client.store.races.record_message(race.id, await publish(interaction, view))
    client.part(Races).request(race.id)


@HANDLERS.on("run:share:{run_id}", Answer.PRIVATE, begins="grimoire")
async def _share(interaction: Interaction, run_id: int) -> None:
    """Show the result of the player's newest run to the channel. Raises `Refusal`."""
    server_of(interaction)
    texts = texts_for_all(interaction)
    run = await interaction.client.store.runs.newest(interaction.user.id)
    if run is None or run.id != run_id or not run.is_over(interaction.created_at):
        raise Refusal("refused-nothing-to-share")
    interaction.client.quotas.post(interaction)
    picture = await draw_run(interaction, run, texts)
    await publish(interaction, Layout(gallery(picture)), files=files_of(picture))


@HANDLERS.on("race:join:{race_id}", Answer.PRIVATE, begins="grimoire")
async def _join(interaction: Interaction, race_id: int) -> None:
    """Join a race that has not begun."""
    user = interaction.user
    await _race(interaction, race_id)
    racers = await interaction.client.store.races.racers(race_id)
    await check_together(interaction, [racer.user_id for racer in racers])
    joined = await interaction.client.store.races.join(race_id, user.id, name_of(user))
    if joined == "begun":
        raise Refusal("refused-race-begun")
    if joined == "full":
        raise Refusal("refused-race-full")
    interaction.client.part(Races).request(race_id)
    await respond(interaction, texts_for(interaction)("race-you-joined"))


@HANDLERS.on("race:start:{race_id}", Answer.PRIVATE, begins="grimoire")
async def _start(interaction: Interaction, race_id: int) -> None:
    """Start a race early, as its host. Once it runs, show the first puzzle."""
    race = await _race(interaction, race_id)
    if race.host_id != interaction.user.id:
        raise Refusal("refused-not-yours")
    started = await interaction.client.part(Races).begin(race, interaction.created_at)
    if not started and (await _race(interaction, race_id)).state == RaceState.OPEN:
        raise Refusal("refused-race-few")
    interaction.client.part(Races).request(race_id)
    await show_puzzle(interaction, race_id)


@HANDLERS.on("race:page:{race_id}", Answer.PRIVATE)
async def _puzzle(interaction: Interaction, race_id: int) -> None:
    """Show the player's current puzzle privately."""
    await _race(interaction, race_id)
    await show_puzzle(interaction, race_id)


async def show_puzzle(interaction: Interaction, race_id: int) -> None:
    """Show the player's puzzle in this race, or their result. Raises `Refusal`."""
    run = await interaction.client.store.runs.newest(interaction.user.id)
    if run is None or run.race_id != race_id:
        raise Refusal("refused-not-in-race")
    due = run.puzzle_at(interaction.created_at)
    if due is None:
        await show_result(interaction, run)
        return
    if not run.place:
        await enter_puzzle(interaction, run)
    await panel.show(interaction, await puzzle_with(interaction, due))


@HANDLERS.on("race:leave:{race_id}", Answer.PRIVATE)
async def _leave(interaction: Interaction, race_id: int) -> None:
    """Leave a race. Solved puzzles still count."""
    await _race(interaction, race_id)
    store = interaction.client.store.races
    await store.leave(race_id, interaction.user.id, interaction.created_at)
    interaction.client.part(Races).request(race_id)
    await notify(interaction, texts_for(interaction)("race-you-left"))


async def _race(interaction: Interaction, race_id: int) -> Race:
    """Return a race that is not over, in a channel that the user can see. Raises `Refusal`."""
    race = await interaction.client.store.races.race(race_id)
    if race is None or race.guild_id != server_of(interaction) or race.state == RaceState.OVER:
        raise Refusal("refused-race-over")
    if not await may_look_into(interaction, race.channel_id):
        raise Refusal("refused-race-over")  # users who can't see it need not know that it runs
    return race
