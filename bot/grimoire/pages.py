"""`/grimoire random`, `page`, `solve`, `hint` and `solution`."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import partial

import discord
from discord import app_commands

from bot.errors import Refusal
from bot.games import page_tables
from bot.grimoire import panel, solution
from bot.grimoire.finding import page_meant, set_names, suggested_pages, suggested_sets
from bot.grimoire.fitting import fitting_page
from bot.grimoire.heading import goal_line, heading
from bot.grimoire.session import draw
from bot.ui.door import Answer, Choices, offered, publish
from bot.ui.pictures import files_of, gallery
from bot.ui.replies import Interaction, TextView, texts_for
from bot.ui.router import Acts, Button
from bot.ui.words import words
from images.picture import Picture
from puzzles.page import LONGEST_SOLUTION, Page
from texts import Texts

ACTS = Acts(Answer.PANEL)
DIFFICULTIES = [
    app_commands.Choice(name=words("choice-difficulty-easy"), value="easy"),
    app_commands.Choice(name=words("choice-difficulty-medium"), value="medium"),
    app_commands.Choice(name=words("choice-difficulty-hard"), value="hard"),
]


@app_commands.command(name=words("grimoire-random"), description=words("grimoire-random-about"))
@app_commands.rename(
    set=words("grimoire-set"),
    difficulty=words("grimoire-difficulty"),
    goal=words("grimoire-goal"),
)
@app_commands.describe(
    set=words("grimoire-set-about"),
    difficulty=words("grimoire-difficulty-about"),
    goal=words("grimoire-goal-about"),
)
@app_commands.choices(difficulty=DIFFICULTIES)
async def random_page(
    interaction: Interaction,
    set: str | None = None,
    difficulty: str | None = None,
    goal: str | None = None,
) -> None:
    """A page that fits the person. The games say which goals there are (`goal_choices`)."""
    set_id = None if set is None else _set_meant(set, texts_for(interaction).language)
    page = await fitting_page(
        interaction.client.store.grimoire, interaction.user.id, set_id, difficulty, goal
    )
    if page is None:
        raise Refusal("refused-no-fitting-page")
    await panel.show(interaction, page)


def goal_choices() -> list[app_commands.Choice[str]]:
    """The kinds of goals that pages have in whatever game."""
    goals = {kind: key for table in page_tables().values() for kind, key in table.goals}
    return [app_commands.Choice(name=words(key), value=kind) for kind, key in goals.items()]


@random_page.autocomplete("set")
@offered
async def _sets(interaction: Interaction, typed: str) -> Choices:
    return suggested_sets(texts_for(interaction), typed)


@ACTS.on("page:another:{page_id}:{}:{}")
async def _another(interaction: Interaction, page_id: str) -> None:
    """Another page that fits."""
    page = await fitting_page(
        interaction.client.store.grimoire,
        interaction.user.id,
        choose=partial(_other_than, page_id),
    )
    if page is None:
        raise Refusal("refused-no-fitting-page")
    await panel.show(interaction, page)


@app_commands.command(name=words("grimoire-page"), description=words("grimoire-page-about"))
@app_commands.rename(page=words("grimoire-which"), share=words("grimoire-share"))
@app_commands.describe(page=words("grimoire-which-about"), share=words("grimoire-share-about"))
@app_commands.autocomplete(page=suggested_pages)
async def show_page(interaction: Interaction, page: str, share: bool = False) -> None:
    """A certain page: to solve it, or to show it to the channel."""
    meant, texts = await page_meant(interaction, page), texts_for(interaction)
    if not share:
        await panel.show(interaction, meant)
        return
    store = interaction.client.store.grimoire
    if await store.page_of(meant.id) is None:
        raise Refusal("refused-not-for-all")
    await store.solving(interaction.user.id, meant.id, interaction.created_at)
    picture = await draw(interaction.client, meant, meant.state(), texts)
    view = PageView(meant, picture, texts)
    await publish(interaction, view, files=files_of(picture))


@app_commands.command(name=words("grimoire-solve"), description=words("grimoire-solve-about"))
@app_commands.rename(page=words("grimoire-which"), line=words("grimoire-line"))
@app_commands.describe(page=words("grimoire-which-or-daily"), line=words("grimoire-line-about"))
@app_commands.autocomplete(page=suggested_pages)
async def solve(
    interaction: Interaction,
    page: str | None = None,
    line: app_commands.Range[str, 1, LONGEST_SOLUTION] | None = None,
) -> None:
    """The panel of a page, or the verdict on a typed line."""
    meant = await page_meant(interaction, page)
    if line is None:
        await panel.show(interaction, meant)
    else:
        await panel.answer(interaction, meant, line)


@app_commands.command(name=words("grimoire-hint"), description=words("grimoire-hint-about"))
@app_commands.rename(page=words("grimoire-which"))
@app_commands.describe(page=words("grimoire-which-or-daily"))
@app_commands.autocomplete(page=suggested_pages)
async def hint(interaction: Interaction, page: str | None = None) -> None:
    """One hint more."""
    await panel.hint(interaction, await page_meant(interaction, page))


@app_commands.command(name=words("grimoire-solution"), description=words("grimoire-solution-about"))
@app_commands.rename(page=words("grimoire-which"))
@app_commands.describe(page=words("grimoire-which-or-daily"))
@app_commands.autocomplete(page=suggested_pages)
async def show_solution(interaction: Interaction, page: str | None = None) -> None:
    """The solution, for those who may see it."""
    await solution.show_solution(interaction, await page_meant(interaction, page))


class PageView(TextView):
    """A page for a whole channel: whoever wants to solves it in private."""

    def __init__(self, page: Page, picture: Picture, texts: Texts) -> None:
        super().__init__(
            f"{heading(page, texts)}\n{texts('page-goal', goal=goal_line(page, texts))}"
        )
        self.add_item(gallery(picture))
        primary = discord.ButtonStyle.primary
        solve = Button(f"page:solve:{page.id}::", texts("button-solve"), primary)
        self.add_item(discord.ui.ActionRow(solve))


def _set_meant(typed: str, language: str) -> str:
    """The id of a set that is typed by id or name. Raises `Refusal`."""
    found = set_names().one(typed, language)
    if found is None:
        raise Refusal("refused-no-fitting-page")
    return found


def _other_than(page_id: str, pages: Sequence[Page]) -> Page:
    return random.choice([page for page in pages if page.id != page_id] or [*pages])
