"""`/grimoire create`: a page of one's own, proved before anybody else sees it."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import discord
from discord import app_commands

from bot.errors import Refusal
from bot.grimoire.answers import Answers
from bot.grimoire.desk import END, draw
from bot.grimoire.goal_words import goal_line, heading
from bot.grimoire.upload import drafted, read_file, read_notation, refusal_of, turn_of
from bot.grimoire.verdict import verdict_words
from bot.matches import LiveMatch
from bot.store import StoredPage
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

ACTS = Acts(Answer.PANEL)
GLANCE_SECONDS = 2.0
"""At most so often is the progress of a proof shown."""
MATCHES_OFFERED = 25
_GOALS: dict[str, JsonObject] = {
    "win": {"kind": "win", "turns": 1},
    "win-two": {"kind": "win", "turns": 2},
    "destroy_bastion": {"kind": "destroy_bastion"},
    "destroy": {"kind": "destroy", "creatures": "all"},
    "survive": {"kind": "survive", "turns": 1},
}
_AT_WORK = "create"
_TOO_COSTLY: dict[Limit, str] = {
    "seconds": "refused-proof-too-long",
    "memory": "refused-proof-too-big",
    "moves": "refused-turn-too-long",
}


@app_commands.command(name=words("grimoire-create"), description=words("grimoire-create-about"))
@app_commands.rename(
    file=words("grimoire-file"),
    notation=words("grimoire-notation"),
    match=words("grimoire-match"),
    turn=words("grimoire-turn"),
    goal=words("grimoire-goal"),
    creatures=words("grimoire-creatures"),
    title=words("grimoire-title"),
)
@app_commands.describe(
    file=words("grimoire-file-about"),
    notation=words("grimoire-notation-about"),
    match=words("grimoire-match-about"),
    turn=words("grimoire-turn-about"),
    goal=words("grimoire-goal-about"),
    creatures=words("grimoire-creatures-about"),
    title=words("grimoire-title-about"),
)
@app_commands.choices(
    goal=[
        app_commands.Choice(name=words("choice-goal-win"), value="win"),
        app_commands.Choice(name=words("choice-goal-win-two"), value="win-two"),
        app_commands.Choice(name=words("choice-goal-bastion"), value="destroy_bastion"),
        app_commands.Choice(name=words("choice-goal-destroy"), value="destroy"),
        app_commands.Choice(name=words("choice-goal-survive"), value="survive"),
    ]
)
async def create(
    interaction: Interaction,
    file: discord.Attachment | None = None,
    notation: app_commands.Range[str, 1, 6000] | None = None,
    match: str | None = None,
    turn: app_commands.Range[int, 1, 10_000] | None = None,
    goal: str | None = None,
    creatures: app_commands.Range[str, 1, 200] | None = None,
    title: app_commands.Range[str, 1, 80] | None = None,
) -> None:
    """Read, prove, keep: whatever is wrong is told, and nothing is kept then."""
    if creatures is not None and goal not in (None, "destroy"):
        raise Refusal("refused-creatures-goal")
    told = dict(_GOALS[goal or "win"])
    if creatures is not None:
        told = {"kind": "destroy", "creatures": creatures.replace(",", " ").lower().split()}
    author, texts = interaction.user.display_name, texts_for(interaction)
    work = interaction.client.part(Answers).alone(interaction.user.id, _AT_WORK)
    if work.locked():
        raise Refusal("refused-still-proving")
    async with work:
        await _refuse_too_many(interaction)
        try:
            document = await _handed_in(interaction, file, notation, match, turn)
            page, complete = drafted(document, told, title, author, texts)
        except DocumentError as fault:
            raise refusal_of(fault) from None
        await _prove_and_keep(interaction, page, complete=complete)


@create.autocomplete("match")
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


async def _handed_in(
    interaction: Interaction,
    file: discord.Attachment | None,
    notation: str | None,
    match: str | None,
    turn: int | None,
) -> JsonObject:
    """The one document that was handed in. Raises `Refusal`, `DocumentError`."""
    if sum(each is not None for each in (file, notation, match)) != 1:
        raise Refusal("refused-one-source")
    if file is not None:
        return await read_file(file)
    if notation is not None:
        return read_notation(notation)
    if turn is None:
        raise Refusal("refused-needs-turn")
    return turn_of(await _own_match(interaction, match or ""), turn)


async def _own_match(interaction: Interaction, typed: str) -> LiveMatch:
    """A match that this person has played to its end. Raises `Refusal`."""
    number = number_in(typed.strip().lstrip("#"))
    if number is None:
        raise Refusal("refused-no-such-match")
    found = await interaction.client.matches.get(number)
    if found.seat_of(interaction.user.id) is None or found.row.game != "clash":
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
        await _judged(interaction, page, END)
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
    if not await store.review(page_id, "withdrawn", user_id):
        raise Refusal("refused-decided")
    view = TextView(texts_for(interaction)("create-withdrawn", page=page_id))
    await interaction.edit_original_response(view=view, attachments=[])
