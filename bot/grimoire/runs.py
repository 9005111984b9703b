"""Runs: their choice of puzzles, the line above each puzzle, and the result."""

from __future__ import annotations

import random
from collections.abc import Collection, Mapping, Sequence
from datetime import datetime, timedelta

import discord

from bot.app import Interaction
from bot.errors import Refusal
from bot.store import ALONE, BestRun, Run, RunMode, Store
from bot.ui.escaping import distinguish_users, escape_markdown, name_of
from bot.ui.pictures import draw_picture_for, gallery
from bot.ui.replies import respond, texts_for
from bot.ui.router import BLUE, Button, Row, controls
from engine.games import USUAL
from images.picture import Drawing, Picture
from images.run import RunResult, run_result, run_result_alt
from puzzles import library
from puzzles.puzzle import Puzzle
from texts import Texts

PUZZLES = 30
"""The number of puzzles in a run, more than anyone solves."""
EASIEST = 60
"""A storm takes its puzzles from this many of the easiest ones."""


async def puzzles_by_rating(store: Store, guild_id: int, at: datetime) -> list[str]:
    """Return the ids of the first game's puzzles, the easiest first, without the open daily one."""
    daily = await store.dailies.open_daily(guild_id, at)
    ratings = await store.grimoire.puzzle_ratings()
    built_in = library.of_game(USUAL)
    built_in.sort(key=lambda puzzle: ratings.get(puzzle.id, puzzle.rating))
    return [puzzle.id for puzzle in built_in if daily is None or puzzle.id != daily.puzzle_id]


def choose_puzzles(
    mode: RunMode, by_rating: Sequence[str], opened: Collection[str], lot: random.Random
) -> list[str]:
    """Choose the puzzles of a run.

    Puzzles that the player has not opened are preferred. In a storm they are easy ones in any
    order; in a streak each is harder than the one before.

    Args:
        mode: The mode of the run.
        by_rating: Puzzle ids, the easiest first.
        opened: Puzzle ids that the player has opened.
        lot: The source of randomness.
    """
    fresh = [puzzle for puzzle in by_rating if puzzle not in opened]
    seen = [puzzle for puzzle in by_rating if puzzle in opened]
    if mode is RunMode.STORM:
        fresh, seen = fresh[:EASIEST], seen[:EASIEST]
    chosen = lot.sample(fresh, min(PUZZLES, len(fresh)))
    chosen += lot.sample(seen, min(PUZZLES - len(chosen), len(seen)))
    return sorted(chosen, key=by_rating.index) if mode is RunMode.STREAK else chosen


LATELY = timedelta(days=7)
"""How long the best run of a server is shown."""


async def run_about(interaction: Interaction, puzzle: Puzzle) -> Run | None:
    """Return the run to which a click on the puzzle's panel belongs; None if there is none."""
    runs = interaction.client.store.runs
    return await runs.about(interaction.user.id, puzzle.id, interaction.created_at)


async def has_left(interaction: Interaction, puzzle: Puzzle) -> bool:
    """Return whether the run has left this puzzle or ended, so that no answer to it counts."""
    run = await run_about(interaction, puzzle)
    return run is not None and run.puzzle_at(interaction.created_at) != puzzle.id


async def check_not_in_run(interaction: Interaction, puzzle: Puzzle) -> None:
    """Raise `Refusal` if the puzzle is in a running run: there is no help before its end."""
    run = await run_about(interaction, puzzle)
    if run is not None and not run.is_over(interaction.created_at):
        raise Refusal("refused-in-run")


async def enter_puzzle(interaction: Interaction, run: Run) -> None:
    """Clear the player's earlier line of the run's current puzzle."""
    puzzle_id, store = run.puzzle_at(interaction.created_at), interaction.client.store.grimoire
    if puzzle_id is not None:
        await store.solving(interaction.user.id, puzzle_id, interaction.created_at)
        await store.save_line(interaction.user.id, puzzle_id, "")


def run_lines(run: Run, texts: Texts) -> str:
    """Return the progress of a run, and its rules."""
    facts = [texts("run-solved", mode=texts(f"choice-mode-{run.mode}"), count=run.solved)]
    if run.ends_at is not None:
        facts.append(texts("run-ends", when=discord.utils.format_dt(run.ends_at, "R")))
    return f"{' · '.join(facts)}\n-# {texts('run-rules')}"


async def show_result(interaction: Interaction, run: Run, note: str = "") -> None:
    """Show the result of a run, which ends it for good, and the buttons to continue."""
    client, texts = interaction.client, texts_for(interaction)
    await client.store.runs.end(run, interaction.created_at)
    name = texts(f"choice-mode-{run.mode}")
    lines = [f"### {texts('run-over', mode=name, count=run.solved)}", note]
    buttons = []
    if run.mode in ALONE:
        buttons.append(Button(f"run:go:{run.mode}", texts("button-run-again"), BLUE))
        if interaction.guild_id is not None and run.solved:
            buttons.append(Button(f"run:share:{run.id}", texts("button-share-result")))
    missed = await client.store.grimoire.any_puzzle(run.missed) if run.missed else None
    if missed is not None:
        title = escape_markdown(missed.named(texts.language))
        lines.append(texts("run-missed", title=title))
        buttons.append(Button(f"page:solution:{missed.id}::", texts("button-solution")))
    if run.mode in ALONE:
        lines.append(await bests(interaction, run.mode))
    words = "\n".join(filter(None, lines))
    if run.mode not in ALONE:  # the message of a race shows its result
        await respond(interaction, words, controls(*buttons))
        return
    picture = await draw_run(interaction, run, texts)
    await respond(interaction, words, gallery(picture), controls(*buttons), picture=picture)


async def draw_run(interaction: Interaction, run: Run, texts: Texts) -> Picture:
    """Draw the result of the acting user's run."""
    best = await interaction.client.store.runs.own_best(run.user_id, run.mode)
    name, mode = name_of(interaction.user), texts(f"choice-mode-{run.mode}")
    shown = RunResult(name, mode, run.solved, run.place - run.solved, best)
    return await draw_picture_for(interaction, Drawing.of(run_result, run_result_alt, shown, texts))


async def bests(interaction: Interaction, mode: RunMode) -> str:
    """Return the player's best run and the server's best recent one; empty if there are none."""
    texts, runs = texts_for(interaction), interaction.client.store.runs
    best = await runs.own_best(interaction.user.id, mode)
    lines = [texts("run-own-best", count=best)] if best else []
    lines += await best_lines(interaction, mode, 1)
    return "\n".join(lines)


async def best_lines(interaction: Interaction, mode: RunMode, count: int) -> list[str]:
    """Return the server's best recent runs as one line in a list; empty if there are none."""
    runs = await best_runs(interaction, mode, count)
    names = distinguish_users({run.user_id: run.name for run in runs})
    return best_line(mode, runs, names, texts_for(interaction))


async def best_runs(interaction: Interaction, mode: RunMode, count: int) -> Sequence[BestRun]:
    """Load the server's best recent runs that the user may know about; none outside of servers."""
    here, since = interaction.guild_id, interaction.created_at - LATELY
    if here is None:
        return ()
    runs = interaction.client.store.runs
    return await runs.best(here, mode, since, count, interaction.user.id)


def best_line(
    mode: RunMode, runs: Sequence[BestRun], names: Mapping[int, str], texts: Texts
) -> list[str]:
    """Return these runs as one line in a list; empty if there are none."""
    if not runs:
        return []
    text = ", ".join(f"**{escape_markdown(names[run.user_id])}** ({run.solved})" for run in runs)
    return [texts("run-best-here", mode=texts(f"choice-mode-{mode}"), names=text)]


def more_row(texts: Texts) -> Row:
    """Lay out the buttons that begin a run."""
    return controls(*(Button(f"run:go:{mode}", texts(f"choice-mode-{mode}")) for mode in ALONE))
