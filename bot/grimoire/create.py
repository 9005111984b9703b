"""`/grimoire create`: a page of one's own, proved before anybody else sees it."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from inspect import Parameter, Signature
from typing import Any, TypeAlias

import discord
from discord import app_commands

from bot.errors import Refusal
from bot.games import page_tables
from bot.games.offer import Chosen, Option
from bot.grimoire.answers import Answers
from bot.grimoire.heading import goal_line, heading, page_table
from bot.grimoire.session import draw
from bot.grimoire.upload import drafted, read_file, read_notation, refusal_of, turn_of
from bot.grimoire.verdict import verdict_words
from bot.matches import LiveMatch
from bot.store import PageState, StoredPage
from bot.ui.door import Answer, Choices, offered
from bot.ui.harmless import harmless
from bot.ui.pictures import files_of, gallery
from bot.ui.replies import Interaction, TextView, texts_for, while_answerable
from bot.ui.router import Acts, Button
from bot.ui.sent import number_in
from bot.ui.words import words
from engine.core import JsonObject
from engine.documents import DocumentError
from puzzles.difficulty import rated
from puzzles.direct_line import direct_line
from puzzles.judge import EASILY, Verdict
from puzzles.page import Page
from puzzles.search import Limit
from puzzles.solver import Solved
from texts import Texts
from workers import Asker

Command: TypeAlias = "app_commands.Command[Any, ..., Any]"

ACTS = Acts(Answer.PANEL)
GLANCE_SECONDS = 2.0
"""At most so often is the progress of a proof shown."""
MATCHES_OFFERED = 25
LONGEST_OPTION = 200
"""Characters of what is typed for an option of a game."""
_AT_WORK = "create"
_TOO_COSTLY: dict[Limit, str] = {
    "seconds": "refused-proof-too-long",
    "memory": "refused-proof-too-big",
    "moves": "refused-turn-too-long",
}


def create() -> Command:
    """The command, with the options of the games that have pages."""
    options = {option.name: option for table in page_tables().values() for option in table.options}
    annotations: dict[str, Any] = {
        "file": discord.Attachment,
        "notation": app_commands.Range[str, 1, 6000],
        "match": str,
        "turn": app_commands.Range[int, 1, 10_000],
        **{name: _annotation(option) for name, option in options.items()},
        "title": app_commands.Range[str, 1, 80],
    }

    async def callback(interaction: Interaction, **chosen: Any) -> None:
        given = {name: value for name, value in chosen.items() if value is not None}
        await _create(
            interaction,
            {name: value for name, value in given.items() if name not in options},
            {name: value for name, value in given.items() if name in options},
        )

    kind = Parameter.POSITIONAL_OR_KEYWORD
    parameters = [Parameter("interaction", kind)]
    parameters += [
        Parameter(name, kind, default=None, annotation=annotation)
        for name, annotation in annotations.items()
    ]
    callback.__signature__ = Signature(parameters)  # type: ignore[attr-defined]
    app_commands.rename(**{name: words(f"grimoire-{name}") for name in annotations})(callback)
    app_commands.describe(**{name: words(f"grimoire-{name}-about") for name in annotations})(
        callback
    )
    app_commands.choices(**choices_of_games())(callback)
    command: Command = app_commands.Command(
        name=words("grimoire-create"),
        description=words("grimoire-create-about"),
        callback=callback,
    )
    command.autocomplete("match")(_matches)
    return command


def choices_of_games() -> dict[str, list[app_commands.Choice[str]]]:
    """What can be chosen for the options of games, in whatever game there is such a choice."""
    found: dict[str, dict[str, str]] = {}
    for table in page_tables().values():
        for option in table.options:
            if option.choices:
                found[option.name] = dict(option.choices) | found.get(option.name, {})
    return {
        name: [app_commands.Choice(name=words(key), value=value) for value, key in choices.items()]
        for name, choices in found.items()
    }


def _annotation(option: Option) -> Any:
    if isinstance(option.kind, range):
        return app_commands.Range[int, option.kind[0], option.kind[-1]]
    if option.kind is str and not option.choices:
        return app_commands.Range[str, 1, LONGEST_OPTION]
    return option.kind


async def _create(interaction: Interaction, given: Chosen, chosen: Chosen) -> None:
    """Read, prove, keep: whatever is wrong is told, and nothing is kept then. `given` is what the
    page is made of, `chosen` what the games' options say."""
    author, texts = interaction.user.display_name, texts_for(interaction)
    work = interaction.client.part(Answers).alone(interaction.user.id, _AT_WORK)
    if work.locked():
        raise Refusal("refused-still-proving")
    async with work:
        await _refuse_too_many(interaction)
        try:
            document = await _handed_in(interaction, given)
            page, complete = drafted(document, chosen, given.get("title"), author, texts)
        except DocumentError as fault:
            raise refusal_of(fault) from None
        await _prove_and_keep(interaction, page, complete=complete)


@offered
async def _matches(interaction: Interaction, typed: str) -> Choices:
    """The person's newest finished matches."""
    texts = texts_for(interaction)
    rows = await interaction.client.store.finished_matches_of(interaction.user.id, MATCHES_OFFERED)
    found = []
    for row in rows:
        players = " – ".join(seat.name for seat in row.seats)
        shown = texts("grimoire-match-choice", players=players, day=f"{row.updated_at:%Y-%m-%d}")
        if typed.strip().casefold() in shown.casefold():
            found.append(app_commands.Choice(name=shown[:100], value=str(row.id)))
    return found


async def _refuse_too_many(interaction: Interaction) -> None:
    if interaction.guild_id is None:
        raise Refusal("refused-wrong-place")
    await interaction.client.quotas.page(interaction.user.id, interaction.guild_id)


async def _handed_in(interaction: Interaction, given: Chosen) -> JsonObject:
    """The one document that was handed in. Raises `Refusal`, `DocumentError`."""
    if len(given.keys() & {"file", "notation", "match"}) != 1:
        raise Refusal("refused-one-source")
    if "file" in given:
        return await read_file(given["file"])
    if "notation" in given:
        return read_notation(given["notation"])
    if "turn" not in given:
        raise Refusal("refused-needs-turn")
    return turn_of(await _own_match(interaction, given["match"]), given["turn"])


async def _own_match(interaction: Interaction, typed: str) -> LiveMatch:
    """A match that this person has played to its end. Raises `Refusal`."""
    number = number_in(typed.strip().lstrip("#"))
    if number is None:
        raise Refusal("refused-no-such-match")
    found = await interaction.client.matches.get(number)
    if found.seat_of(interaction.user.id) is None or found.row.game not in page_tables():
        raise Refusal("refused-no-such-match")
    if found.outcome is None:
        raise Refusal("refused-match-not-over")
    return found


async def _prove_and_keep(interaction: Interaction, page: Page, *, complete: bool) -> None:
    client, texts = interaction.client, texts_for(interaction)
    async with while_answerable(interaction):
        solved = await _proved(interaction, page, texts)
        solution = page.solution if complete else solved.lines[0]
        verdict = await _judged(interaction, page, solution)
        if not verdict.reached:
            view = TextView(texts("create-wrong-solution"), verdict_words(page, verdict, texts))
            await interaction.edit_original_response(view=view)
            return
        await _judged(interaction, page, page_table(page).finish)
        rating = await _rated(interaction, page, solved)
    page = replace(page, solution=" ".join(verdict.played), rating=rating)
    row = StoredPage(
        guild_id=interaction.guild_id,
        author_id=interaction.user.id,
        document=page.document(),
        created_at=client.now(),
    )
    page = replace(page, id=await client.store.grimoire.add_page(row))
    picture = await draw(client, page, page.state(), texts)
    goal = texts("page-goal", goal=goal_line(page, texts))
    view = TextView(f"{heading(page, texts)}\n{goal}")
    view.add_item(gallery(picture))
    lines = texts(
        "create-lines-more" if solved.more_solutions else "create-lines", count=solved.solutions
    )
    kept = texts("create-kept", page=page.id, lines=lines, nodes=solved.nodes)
    view.add_item(discord.ui.TextDisplay(f"{kept}\n-# `{page.solution}`"))
    view.add_item(
        discord.ui.ActionRow(
            Button(f"page:solve:{page.id}::", texts("button-solve")),
            Button(f"page:withdraw:{page.id}::", texts("button-withdraw-page")),
        )
    )
    await interaction.edit_original_response(view=view, attachments=files_of(picture))


async def _proved(interaction: Interaction, page: Page, texts: Texts) -> Solved:
    """What the solver finds; the message tells how far it is. Raises `Refusal` for a page that
    costs too much, or has no solution."""
    nodes = 0

    def count(so_far: int) -> None:
        nonlocal nodes
        nodes = so_far

    title = harmless(page.named(texts.language))
    workshop, asker = interaction.client.workshop, _asker(interaction)
    proof = asyncio.create_task(workshop.solve(page, progress=count, asker=asker))
    try:
        shown = -1
        while not (await asyncio.wait((proof,), timeout=GLANCE_SECONDS))[0]:
            if nodes != shown:
                shown = nodes
                view = TextView(texts("create-proving", title=title, nodes=nodes))
                await interaction.edit_original_response(view=view)
        solved = await proof
    finally:
        proof.cancel()
    if solved.limit is not None:
        raise Refusal(_TOO_COSTLY.get(solved.limit, "refused-not-proved"), nodes=solved.nodes)
    if not solved.solutions:
        raise Refusal("refused-no-solution")
    return solved


async def _judged(interaction: Interaction, page: Page, line: str) -> Verdict:
    """What an answer is worth. Raises `Refusal` where it takes too much to say so: everybody who
    answers would have to wait for that."""
    workshop, asker = interaction.client.workshop, _asker(interaction)
    verdict = await workshop.judge(page, line, EASILY, asker=asker)
    if verdict.reason == "undecided":
        raise Refusal("refused-hard-to-judge")
    return verdict


def _asker(interaction: Interaction) -> Asker:
    return Asker(interaction.user.id, interaction.guild_id)


async def _rated(interaction: Interaction, page: Page, solved: Solved) -> int:
    """How hard the page is: harder where going straight for the goal does not solve it."""
    straight = await asyncio.to_thread(direct_line, page.state(), page.goal)
    verdict = await _judged(interaction, page, " ".join(map(str, straight)))
    return rated(page.state(), page.goal, solved, direct=verdict.reached)


@ACTS.on("page:withdraw:{page_id}:{}:{}")
async def _withdraw(interaction: Interaction, page_id: str) -> None:
    """The author takes a page back that nobody has decided on yet."""
    store, user_id = interaction.client.store.grimoire, interaction.user.id
    row = await store.stored_page(page_id)
    if row is None or row.author_id != user_id:
        raise Refusal("refused-no-such-page")
    if not await store.review(page_id, PageState.WITHDRAWN, user_id):
        raise Refusal("refused-decided")
    view = TextView(texts_for(interaction)("create-withdrawn", page=page_id))
    await interaction.edit_original_response(view=view, attachments=[])
