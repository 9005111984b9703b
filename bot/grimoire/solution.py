"""The solution of a page: only for those who have solved it or given it up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import discord

from bot.grimoire.answers import Answers
from bot.grimoire.heading import goal_line, heading, page_table
from bot.grimoire.session import page_with, session_of, solving_moves
from bot.grimoire.verdict import in_words, story
from bot.ui.door import Answer
from bot.ui.harmless import harmless
from bot.ui.pictures import drawn, files_of, gallery
from bot.ui.replies import Interaction, TextView, texts_for
from bot.ui.router import Acts, Button
from images.picture import Picture
from puzzles.page import Page
from texts import Texts

if TYPE_CHECKING:
    from bot.app import App

ACTS = Acts(Answer.PANEL)
STORY_LIMIT = 1800
"""Characters of the story; its end gives way."""
NOTE = 500
BESIDE_SOLUTION = 300
"""Characters of a picture in words, where the whole solution stands beside it."""


async def film(client: App, page: Page, moves: Sequence[str], texts: Texts) -> Picture:
    """These moves from the page's position on, as an animation drawn off the event loop."""
    return await drawn(client, page_table(page).film(page, moves, texts))


async def show_solution(interaction: Interaction, page: Page) -> None:
    """Film, moves and story into the (deferred) answer; who may not see them yet is asked."""
    session, texts = await session_of(interaction, page), texts_for(interaction)
    if not session.knows:
        view = TextView(f"{heading(page, texts)}\n{texts('page-give-up-ask')}")
        view.add_item(
            discord.ui.ActionRow(
                Button(
                    f"page:surrender:{page.id}::",
                    texts("button-yes-give-up"),
                    discord.ButtonStyle.danger,
                ),
                Button(f"page:solve:{page.id}::", texts("button-solve")),
            )
        )
        await interaction.edit_original_response(view=view, attachments=[])
        return
    moves = solving_moves(page)
    picture = await film(interaction.client, page, moves, texts)
    view = TextView(f"{heading(page, texts)}\n{texts('page-goal', goal=goal_line(page, texts))}")
    view.add_item(gallery(picture, BESIDE_SOLUTION))
    view.add_item(discord.ui.TextDisplay(solution_words(page, texts)))
    view.add_item(
        discord.ui.ActionRow(
            Button(f"page:restart:{page.id}:{session.seen}:", texts("button-once-more")),
            Button(f"page:another:{page.id}::", texts("button-another-page")),
        )
    )
    await interaction.edit_original_response(view=view, attachments=files_of(picture))


def solution_words(page: Page, texts: Texts) -> str:
    """The moves as a list, what they cause as a story, the author's note."""
    moves = solving_moves(page)
    steps = [
        f"{number}. {step}" for number, step in enumerate(in_words(page, moves, texts), start=1)
    ]
    lines, room = [], STORY_LIMIT
    for line in story(page, moves, texts):
        room -= len(line) + 1
        if room < 0:
            lines.append("…")
            break
        lines.append(line)
    note = page.noted(texts.language)
    noted = [f"💬 {harmless(note, NOTE)}"] if note else []
    typed = f"-# `{' '.join(moves)}`"
    return "\n".join([texts("page-solution"), *steps, "", *lines, *noted, typed])


@ACTS.on("page:solution:{page_id}:{}:{}")
async def _solution(interaction: Interaction, page_id: str) -> None:
    """Show it, or ask whether to give up."""
    await show_solution(interaction, await page_with(interaction, page_id))


@ACTS.on("page:surrender:{page_id}:{}:{}")
async def _surrender(interaction: Interaction, page_id: str) -> None:
    """Given up: from now on nothing counts."""
    client, user_id = interaction.client, interaction.user.id
    page = await page_with(interaction, page_id)
    async with client.part(Answers).alone(user_id, page.id):
        if not (await session_of(interaction, page)).knows:
            await client.store.grimoire.give_up(user_id, page.id)
    await show_solution(interaction, page)
