"""`/grimoire daily`, `random` and `puzzle`.

Also explanations of the icons of a puzzle, for players who don't know the rules.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import partial

import discord
from discord import app_commands

from bot.app import Interaction
from bot.errors import Refusal
from bot.game_api import puzzle_uis
from bot.grimoire import panel
from bot.grimoire.finding import (
    puzzle_meant,
    set_names,
    suggested_puzzles,
    suggested_sets,
    suggested_themes,
    theme_names,
)
from bot.grimoire.friends import friends_line
from bot.grimoire.offering import ANYTHING, Choose, Wanted, fitting_puzzle
from bot.grimoire.post import DailyView
from bot.grimoire.session import draw_puzzle_for, puzzle_with
from bot.grimoire.verdict import headline, moderate_buttons, puzzle_ui
from bot.ui.acknowledgement import Answer, publish
from bot.ui.commands import choices, command
from bot.ui.escaping import take_first_lines
from bot.ui.pictures import files_of, gallery
from bot.ui.replies import Layout, notify, server_of, texts_for
from bot.ui.router import BLUE, Button, Handlers, controls
from puzzles.puzzle import LONGEST_SOLUTION, Puzzle
from texts import Texts, dashed

HANDLERS = Handlers(Answer.PANEL)
DIFFICULTIES = ("easy", "medium", "hard")
WHICH = ("grimoire-which", "grimoire-which-or-daily")
"""Keys of the option for a puzzle; by default it is today's."""
ROOM = 3800
"""The most characters of an explanation; a message may have 4000."""


@command("grimoire-daily", in_servers_only=True)
async def daily(interaction: Interaction) -> None:
    """Show the server's puzzle of today privately, with the button to solve it."""
    client, texts = interaction.client, texts_for(interaction)
    store, at, guild_id = client.store.dailies, interaction.created_at, server_of(interaction)
    today = await store.open_daily(guild_id, at)
    if today is None:
        server = await store.server(guild_id)
        if server is None or not server.enabled:
            raise Refusal("refused-no-daily", command=client.mention("grimoire setup"))
        when = discord.utils.format_dt(max(server.next_at, at), "R")
        raise Refusal("refused-no-daily-yet", when=when)
    puzzle = await client.store.grimoire.any_puzzle(today.puzzle_id)
    if puzzle is None:
        raise Refusal("refused-no-such-puzzle")
    await client.store.grimoire.solving(interaction.user.id, puzzle.id, at)
    pictures = await draw_puzzle_for(interaction, puzzle, texts)
    view = DailyView(today, puzzle, pictures, texts, await friends_line(interaction, today))
    await interaction.edit_original_response(view=view, attachments=files_of(*pictures))


@command("grimoire-random", of="grimoire")
@app_commands.choices(
    difficulty=choices((name, f"choice-difficulty-{name}") for name in DIFFICULTIES)
)
@app_commands.autocomplete(set=suggested_sets, theme=suggested_themes)
async def random_puzzle(
    interaction: Interaction,
    set: str | None = None,
    difficulty: str | None = None,
    goal: str | None = None,
    theme: str | None = None,
    game: str | None = None,
) -> None:
    """Show a puzzle that fits the player.

    The goals and the games are those that have puzzles (`goal_choices`, `game_choices`).
    """
    language = texts_for(interaction).language
    set_id = set_names().one(set, language) if set is not None else None
    theme_id = theme_names().one(theme, language) if theme is not None else None
    if (set is not None and set_id is None) or (theme is not None and theme_id is None):
        raise Refusal("refused-no-fitting-puzzle")
    await _offer(interaction, Wanted(set_id, difficulty, goal, theme_id, game))


async def _offer(
    interaction: Interaction, wanted: Wanted = ANYTHING, choose: Choose = random.choice
) -> None:
    """Show a puzzle with the wanted properties, built-in or of this server. Raises `Refusal`."""
    store, user_id = interaction.client.store, interaction.user.id
    puzzle = await fitting_puzzle(store, user_id, interaction.guild_id, wanted, choose=choose)
    if puzzle is None:
        raise Refusal("refused-no-fitting-puzzle")
    await panel.show(interaction, puzzle)


def goal_choices() -> list[app_commands.Choice[str]]:
    """Return the kinds of goals of all games' puzzles."""
    goals = {kind: key for ui in puzzle_uis().values() for kind, key in ui.goals}
    return choices(goals.items())


def game_choices() -> list[app_commands.Choice[str]]:
    """Return the games that have puzzles."""
    return choices((game, f"game-{dashed(game)}") for game in puzzle_uis())


@HANDLERS.on("page:another:{puzzle_id}:{}:{}")
async def _another(interaction: Interaction, puzzle_id: str) -> None:
    """Show another puzzle that fits."""
    await _offer(interaction, choose=partial(_other_than, puzzle_id))


@HANDLERS.on("page:of:{game}", Answer.PRIVATE)
async def _of_game(interaction: Interaction, game: str) -> None:
    """Show a puzzle of this game that fits, next to a match."""
    await _offer(interaction, Wanted(game=game))


@HANDLERS.on("page:train")
async def train_own_misses(interaction: Interaction) -> None:
    """Show what the player missed in their matches and has not solved since, the oldest first.

    Raises `Refusal` if nothing is left.
    """
    store, user_id = interaction.client.store, interaction.user.id
    miss = await store.reviews.oldest_miss(user_id)
    puzzle = await store.grimoire.puzzle_of(miss.puzzle_id, user_id) if miss is not None else None
    if puzzle is None:
        raise Refusal("refused-nothing-to-train")
    await panel.show(interaction, puzzle)


@command("grimoire-puzzle", of="grimoire", puzzle=WHICH)
@app_commands.autocomplete(puzzle=suggested_puzzles)
async def show_puzzle(
    interaction: Interaction,
    puzzle: str | None = None,
    line: app_commands.Range[str, 1, LONGEST_SOLUTION] | None = None,
    share: bool = False,
) -> None:
    """Show a puzzle, to solve it or to the channel; or judge a typed line."""
    meant = await puzzle_meant(interaction, puzzle)
    if line is not None:
        await panel.answer(interaction, meant, line)
    elif share:
        await _share(interaction, meant)
    else:
        await panel.show(interaction, meant)


async def _share(interaction: Interaction, puzzle: Puzzle) -> None:
    """Show a puzzle to the channel. Raises `Refusal` if not everyone may see it."""
    store, texts = interaction.client.store.grimoire, texts_for(interaction)
    if await store.puzzle_of(puzzle.id) is None:
        raise Refusal("refused-not-for-all")
    interaction.client.quotas.post(interaction)
    await store.solving(interaction.user.id, puzzle.id, interaction.created_at)
    pictures = await draw_puzzle_for(interaction, puzzle, texts)
    solve = Button(f"page:solve:{puzzle.id}::", texts("button-solve"), BLUE)
    buttons = controls(solve, *moderate_buttons(puzzle.id, texts))
    view = Layout(headline(puzzle, texts), *map(gallery, pictures), buttons)
    await publish(interaction, view, files=files_of(*pictures))


@HANDLERS.on("page:explain:{puzzle_id}:{}:{}", Answer.UPDATE)
async def _explain(interaction: Interaction, puzzle_id: str) -> None:
    """Explain the icons in a second message."""
    puzzle = await puzzle_with(interaction, puzzle_id)
    await notify(interaction, explained(puzzle, texts_for(interaction)))


def explained(puzzle: Puzzle, texts: Texts) -> str:
    """Explain a turn and what the puzzle contains, in as many lines as fit a message."""
    return "\n".join(take_first_lines(puzzle_ui(puzzle).rules(puzzle, texts), ROOM, end=""))


def _other_than(puzzle_id: str, puzzles: Sequence[str]) -> str:
    return random.choice([each for each in puzzles if each != puzzle_id] or [*puzzles])
