"""`/grimoire review`: moderators decide on pages that people made."""

from __future__ import annotations

from datetime import date
from zoneinfo import ZoneInfo

import discord
from discord import app_commands

from bot.errors import Refusal
from bot.grimoire.heading import goal_line, heading
from bot.grimoire.session import draw
from bot.grimoire.solution import BESIDE_SOLUTION, solution_words
from bot.store import PageState, StoredPage, page_from
from bot.ui.door import Answer, in_time
from bot.ui.forms import ask, typed_in
from bot.ui.harmless import plain
from bot.ui.pictures import files_of, gallery
from bot.ui.replies import Interaction, TextView, texts_for
from bot.ui.router import Acts, Button, Select, option
from bot.ui.sent import choice_in
from bot.ui.words import words
from puzzles.page import Page
from texts import Texts

ACTS = Acts(Answer.PANEL)
SHOWN = 25
"""Pages that the list offers at once; the others come when these are decided on."""


@app_commands.command(name=words("grimoire-review"), description=words("grimoire-review-about"))
async def review(interaction: Interaction) -> None:
    """The pages that wait."""
    guild_id = _moderated(interaction)
    await _show_list(interaction, guild_id)


@ACTS.on("page:review:{}::list")
async def _list(interaction: Interaction) -> None:
    """From a page back to the list."""
    await _show_list(interaction, _moderated(interaction))


@ACTS.on("pages:review:::0")
async def _choose(interaction: Interaction) -> None:
    """One page with its solution, and what can be decided."""
    guild_id, chosen = _moderated(interaction), choice_in(interaction)
    await _show_page(interaction, *await _pending(interaction, guild_id, chosen))


@ACTS.on("page:approve:{page_id}:{}:{}")
async def _approve(interaction: Interaction, page_id: str) -> None:
    """The page may come any day now."""
    await _decide(interaction, page_id, PageState.APPROVED)


@ACTS.on("page:reject:{page_id}:{}:{}")
async def _reject(interaction: Interaction, page_id: str) -> None:
    """The page is not for this server."""
    await _decide(interaction, page_id, PageState.REJECTED)


@ACTS.on("page:schedule:{page_id}:{}:{}", Answer.FORM)
async def _schedule(interaction: Interaction, page_id: str) -> None:
    """For which day?"""
    guild_id = _moderated(interaction)
    await in_time(_pending(interaction, guild_id, page_id), None)
    texts = texts_for(interaction)
    await ask(
        interaction,
        f"form:schedule:{page_id}",
        texts("review-schedule-title"),
        texts("review-schedule-label"),
        hint="2027-01-31",
        longest=10,
    )


@ACTS.on("form:schedule:{page_id}")
async def _scheduled(interaction: Interaction, page_id: str) -> None:
    """A day was typed."""
    guild_id = _moderated(interaction)
    day = await _free_day(interaction, guild_id, typed_in(interaction))
    await _decide(interaction, page_id, PageState.APPROVED, day)


def _moderated(interaction: Interaction) -> int:
    """The server, whose moderator the person who acts is right now. Raises `Refusal`."""
    if interaction.guild_id is None:
        raise Refusal("refused-wrong-place")
    if not interaction.permissions.manage_guild:
        raise Refusal("refused-not-manager")
    return interaction.guild_id


async def _pending(
    interaction: Interaction, guild_id: int, page_id: str
) -> tuple[StoredPage, Page]:
    """A page of this server that nobody has decided on. Raises `Refusal`."""
    row = await interaction.client.store.grimoire.stored_page(page_id)
    page = page_from(row) if row is not None and row.guild_id == guild_id else None
    if row is None or page is None:
        raise Refusal("refused-no-such-page")
    if row.state != PageState.PENDING:
        raise Refusal("refused-decided")
    return row, page


async def _free_day(interaction: Interaction, guild_id: int, typed: str) -> date:
    """A day to come that has had no page in this server. Raises `Refusal`."""
    store = interaction.client.store.dailies
    server = await store.server(guild_id)
    if server is None or not server.enabled:
        raise Refusal("refused-no-daily", command=interaction.client.mention("grimoire setup"))
    try:
        day = date.fromisoformat(typed.strip())
    except ValueError:
        raise Refusal("refused-no-date") from None
    now = interaction.client.now()
    past = day < now.astimezone(ZoneInfo(server.time_zone)).date()
    if past or await store.has_day(guild_id, day.isoformat()):
        raise Refusal("refused-day-over")
    return day


async def _decide(
    interaction: Interaction, page_id: str, state: PageState, day: date | None = None
) -> None:
    guild_id, texts = _moderated(interaction), texts_for(interaction)
    await _pending(interaction, guild_id, page_id)
    scheduled = day.isoformat() if day else None
    store = interaction.client.store.grimoire
    if not await store.review(page_id, state, interaction.user.id, scheduled):
        raise Refusal("refused-decided")
    if scheduled:
        note = texts("review-scheduled", page=page_id, day=scheduled)
    elif state == PageState.APPROVED:
        waits = await store.page_of(page_id) is None
        note = texts("review-approved" if waits else "review-approved-open", page=page_id)
    else:
        note = texts("review-rejected", page=page_id)
    await _show_list(interaction, guild_id, note)


async def _show_list(interaction: Interaction, guild_id: int, note: str = "") -> None:
    texts = texts_for(interaction)
    rows = await interaction.client.store.grimoire.pages_to_review(guild_id)
    pages = [(row, page) for row in rows if (page := page_from(row)) is not None]
    what_waits = texts("review-nothing")
    if pages:
        what_waits = f"{texts('review-list', count=len(pages))}\n-# {texts('review-for-fun')}"
    view = TextView(note, what_waits)
    if pages:
        options = [option(row.id, _named(page, texts)) for row, page in pages[:SHOWN]]
        select = Select("pages:review:::0", options, texts("review-choose"))
        view.add_item(discord.ui.ActionRow(select))
    await interaction.edit_original_response(view=view, attachments=[])


async def _show_page(interaction: Interaction, row: StoredPage, page: Page) -> None:
    """The page with its solution: from now on whoever looks at it knows it."""
    texts, user_id = texts_for(interaction), interaction.user.id
    store = interaction.client.store.grimoire
    await store.solving(user_id, page.id, interaction.created_at)
    await store.give_up(user_id, page.id)
    picture = await draw(interaction.client, page, page.state(), texts)
    goal = texts("page-goal", goal=goal_line(page, texts))
    made = texts("review-made", author=f"<@{row.author_id}>")
    view = TextView(f"{heading(page, texts)}\n{made}\n{goal}")
    view.add_item(gallery(picture, BESIDE_SOLUTION))
    view.add_item(discord.ui.TextDisplay(solution_words(page, texts)))
    styles = discord.ButtonStyle
    view.add_item(
        discord.ui.ActionRow(
            Button(f"page:approve:{page.id}::", texts("button-approve"), styles.success),
            Button(f"page:schedule:{page.id}::", texts("button-schedule"), styles.primary),
            Button(f"page:reject:{page.id}::", texts("button-reject"), styles.danger),
            Button(f"page:review:{page.id}::list", texts("button-review-list")),
        )
    )
    await interaction.edit_original_response(view=view, attachments=files_of(picture))


def _named(page: Page, texts: Texts) -> str:
    title = plain(page.named(texts.language))
    return f"{page.id} · {title} · {plain(page.author) if page.author else ''}".rstrip(" ·")
