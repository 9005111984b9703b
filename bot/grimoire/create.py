"""`/grimoire create`: users' own puzzles, proved before others can see them."""

from __future__ import annotations

import asyncio
from itertools import chain
from typing import Any

import discord
from discord import app_commands

from bot.app import Interaction
from bot.errors import Refusal
from bot.game_api import puzzle_uis
from bot.game_api.match_options import Chosen, by_name
from bot.grimoire.answers import Answers
from bot.grimoire.making import Made, Maker, check_new, kept_words, making, prove, store
from bot.grimoire.session import draw_puzzle_for
from bot.grimoire.upload import (
    choose_turn,
    drafted,
    own_match,
    read_file,
    read_notation,
    refusal_of,
    turn_of,
)
from bot.grimoire.verdict import headline, verdict_words
from bot.store import LinkKind, PuzzleState
from bot.ui.acknowledgement import Answer, Choices, autocomplete, filter_choices, wait_for_database
from bot.ui.commands import Command, choices, command, with_parameters
from bot.ui.escaping import escape_markdown, name_of
from bot.ui.forms import open_form, read_fields, select_field, text_field
from bot.ui.pictures import gallery
from bot.ui.replies import (
    respond,
    server_of,
    show_until_done,
    texts_for,
    while_answerable,
)
from bot.ui.router import Button, Handlers, controls, option
from bot.web_links import open_link
from engine.core import JsonObject
from engine.documents import DocumentError
from puzzles.judge import Verdict
from puzzles.puzzle import Puzzle
from texts import Texts
from workers import Asker

HANDLERS = Handlers(Answer.PANEL)
MATCHES_OFFERED = 25
LONGEST_OPTION = 200
"""The most characters of a typed option."""


def create() -> Command:
    """Build the command, with the options of all games that have puzzles.

    Raises `ValueError` if options of two games don't fit together (`by_name`).
    """
    offered_by_games = (option for ui in puzzle_uis().values() for option in ui.options)
    options = by_name("create", offered_by_games, ("create",))
    free = app_commands.Range[str, 1, LONGEST_OPTION]
    annotations: dict[str, Any] = {
        "file": discord.Attachment,
        "notation": app_commands.Range[str, 1, 6000],
        "match": str,
        "turn": app_commands.Range[int, 1, 10_000],
        **{name: same[0].annotation(free) for name, same in options.items()},
        "title": app_commands.Range[str, 1, 80],
        "editor": bool,
    }
    found = {
        name: choices({value: key for option in same for value, key in option.choices}.items())
        for name, same in options.items()
        if same[0].choices
    }

    @command("grimoire-create", of="grimoire", in_servers_only=True, begins=True)
    @app_commands.choices(**found)
    @app_commands.autocomplete(match=_matches)
    @with_parameters(annotations)
    async def create(interaction: Interaction, **chosen: Any) -> None:
        given = {name: value for name, value in chosen.items() if value is not None}
        if given.pop("editor", False):
            url = await open_link(interaction, LinkKind.EDITOR, str(interaction.user.id))
            texts = texts_for(interaction)
            shown = texts("create-editor", url=url), f"-# {texts('create-editor-about')}"
            await respond(interaction, "\n".join(shown))
            return
        if given.keys() == {"match"}:
            await choose_turn(interaction, await own_match(interaction, given["match"]))
            return
        of_games = {name: given.pop(name) for name in options if name in given}
        await _create(interaction, given, of_games)

    return create


async def _create(interaction: Interaction, given: Chosen, chosen: Chosen) -> None:
    """Read, prove and store a puzzle. Raises `Refusal`; then nothing is stored.

    `given` has the source and the title, `chosen` the games' options.
    """
    client, texts, user = interaction.client, texts_for(interaction), interaction.user
    maker = Maker(user.id, name_of(user), server_of(interaction), texts)
    async with making(client, maker):
        try:
            document = await _handed_in(interaction, given)
            puzzle, complete = drafted(document, chosen, given.get("title"), maker.name, texts)
        except DocumentError as fault:
            raise refusal_of(fault) from None
        await check_new(client, maker, puzzle)
        async with while_answerable(interaction):
            made = await _proved(interaction, puzzle, texts, complete=complete)
        if isinstance(made, Verdict):
            words = verdict_words(puzzle, made, texts, maker.name)
            await respond(interaction, texts("create-wrong-solution"), words)
        else:
            await _show_kept(interaction, await store(client, maker, made), made, texts)


@HANDLERS.on("turn:make:{match_id}:{turn}", Answer.FORM, begins="grimoire")
async def _ask_for_goal(interaction: Interaction, match_id: int, turn: int) -> None:
    """Open a form for the goal and title of a puzzle made from a turn."""
    match = await wait_for_database(interaction, own_match(interaction, str(match_id)), None)
    uis = [puzzle_uis()[match.row.game]] if match is not None else puzzle_uis().values()
    texts, fields = texts_for(interaction), list[discord.ui.Label[Any]]()
    for each in chain.from_iterable(ui.options for ui in uis):
        label, about = texts(f"grimoire-{each.name}"), texts(f"grimoire-{each.name}-about")
        if each.choices:
            first = each.choices[0][0]
            choice = [
                option(value, texts(key), chosen=value == first) for value, key in each.choices
            ]
            fields.append(select_field(each.name, label, choice))
        else:
            free = text_field(each.name, label, LONGEST_OPTION, about=about, needed=False)
            fields.append(free)
    fields.append(text_field("title", texts("grimoire-title"), 80, needed=False))
    await open_form(
        interaction, texts("button-make-puzzle"), f"form:turn:{match_id}:{turn}", *fields
    )


@HANDLERS.on("form:turn:{match_id}:{turn}", begins="grimoire")
async def _make_of_turn(interaction: Interaction, match_id: int, turn: int) -> None:
    """Make a puzzle from the turn that was chosen by its picture."""
    filled = {name: typed for name, typed in read_fields(interaction).items() if typed.strip()}
    given = {"match": str(match_id), "turn": turn}
    if "title" in filled:
        given["title"] = " ".join(filled.pop("title").split())
    if filled.keys() - {each.name for ui in puzzle_uis().values() for each in ui.options}:
        raise Refusal("refused-unknown-option")
    await _create(interaction, given, filled)


@autocomplete
async def _matches(interaction: Interaction, typed: str) -> Choices:
    """Suggest the user's newest finished matches."""
    texts = texts_for(interaction)
    rows = await interaction.client.store.finished_matches_of(interaction.user.id, MATCHES_OFFERED)
    found = []
    for match in rows:
        players = " – ".join(seat.name for seat in match.seats)
        day = f"{match.updated_at:%Y-%m-%d}"
        label = texts("grimoire-match-choice", players=players, day=day)
        found.append((label, str(match.id)))
    return filter_choices(typed, found)


async def _handed_in(interaction: Interaction, given: Chosen) -> JsonObject:
    """Read the document from the one source given. Raises `Refusal`, `DocumentError`."""
    if len(given.keys() & {"file", "notation", "match"}) != 1:
        raise Refusal("refused-one-source")
    if "file" in given:
        asker = Asker(interaction.user.id, interaction.guild_id)
        return await read_file(given["file"], interaction.client.part(Answers).judges, asker)
    if "notation" in given:
        return read_notation(given["notation"])
    if "turn" not in given:
        raise Refusal("refused-needs-turn")
    return turn_of(await own_match(interaction, given["match"]), given["turn"])


async def _proved(
    interaction: Interaction, puzzle: Puzzle, texts: Texts, *, complete: bool
) -> Made | Verdict:
    """Prove the puzzle while the message shows the progress. Raises `Refusal`."""
    nodes = 0

    def count(so_far: int) -> None:
        nonlocal nodes
        nodes = so_far

    title = escape_markdown(puzzle.named(texts.language))
    proof_workers = interaction.client.part(Answers).proof_workers
    asker = Asker(interaction.user.id, interaction.guild_id)
    proof = asyncio.create_task(
        prove(puzzle, proof_workers, asker, texts, count, complete=complete)
    )
    try:
        await show_until_done(
            interaction, proof, lambda: texts("create-proving", title=title, nodes=nodes)
        )
        return await proof
    finally:
        proof.cancel()


async def _show_kept(interaction: Interaction, puzzle: Puzzle, made: Made, texts: Texts) -> None:
    pictures = await draw_puzzle_for(interaction, puzzle, texts)
    solve = Button(f"page:solve:{puzzle.id}::", texts("button-solve"))
    withdraw = Button(f"page:withdraw:{puzzle.id}::", texts("button-withdraw-puzzle"))
    await respond(
        interaction,
        headline(puzzle, texts),
        *map(gallery, pictures),
        f"{kept_words(puzzle.id, made.solved, texts)}\n-# `{puzzle.solution}`",
        controls(solve, withdraw),
        pictures=pictures,
    )


@HANDLERS.on("page:withdraw:{puzzle_id}:{}:{}")
async def _withdraw(interaction: Interaction, puzzle_id: str) -> None:
    """Withdraw a puzzle for its author if no moderator has decided on it."""
    store, user_id = interaction.client.store.grimoire, interaction.user.id
    row = await store.stored_puzzle(puzzle_id)
    if row is None or row.author_id != user_id:
        raise Refusal("refused-no-such-puzzle")
    if not await store.review(puzzle_id, PuzzleState.WITHDRAWN, user_id):
        raise Refusal("refused-decided")
    await respond(interaction, texts_for(interaction)("create-withdrawn", puzzle=puzzle_id))
