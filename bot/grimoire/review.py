"""`/grimoire review`: moderators decide on pages that people made."""

from __future__ import annotations

from datetime import date
from zoneinfo import ZoneInfo

from bot.app import Interaction
from bot.errors import Refusal
from bot.grimoire.answers import Answers
from bot.grimoire.heading import headline
from bot.grimoire.moderating import approved_list, find_page
from bot.grimoire.notices import Notices
from bot.grimoire.session import drawing_of
from bot.grimoire.solution import BESIDE_SOLUTION, solution_words
from bot.store import PageState, StoredPage, page_from
from bot.ui.acknowledgement import Answer, wait_for_database
from bot.ui.commands import command
from bot.ui.escaping import shorten_name
from bot.ui.forms import TEXT, open_form, read_field, text_field
from bot.ui.pictures import draw_picture_for, gallery
from bot.ui.received import read_choice
from bot.ui.replies import check_manager, respond, texts_for
from bot.ui.router import BLUE, GREEN, RED, Acts, Button, Select, controls, option
from puzzles.page import Page
from texts import Texts
from workers import Asker

ACTS = Acts(Answer.PANEL)
SHOWN = 25
"""Pages that the list offers at once; the others come when these are decided on."""


@command("grimoire-review")
async def review(interaction: Interaction) -> None:
    """Show the pages that wait."""
    await _show_list(interaction)


@ACTS.on("pages:review:::0")
async def _choose(interaction: Interaction) -> None:
    """Show one page with its solution, and what can be decided."""
    await _show_page(interaction, *await _pending(interaction, read_choice(interaction)))


@ACTS.on("page:approve:{page_id}:{}:{}")
async def _approve(interaction: Interaction, page_id: str) -> None:
    """Approve the page: it may come any day now."""
    await _decide(interaction, page_id, PageState.APPROVED)


@ACTS.on("page:reject:{page_id}:{}:{}")
async def _reject(interaction: Interaction, page_id: str) -> None:
    """Reject the page: it is not for this server."""
    await _decide(interaction, page_id, PageState.REJECTED)


@ACTS.on("page:schedule:{page_id}:{}:{}", Answer.FORM)
async def _schedule(interaction: Interaction, page_id: str) -> None:
    """Ask for which day the page is meant."""
    await wait_for_database(interaction, _pending(interaction, page_id), None)
    texts = texts_for(interaction)
    day = text_field(TEXT, texts("review-schedule-label"), 10, hint="2027-01-31")
    await open_form(interaction, texts("review-schedule-title"), f"form:schedule:{page_id}", day)


@ACTS.on("form:schedule:{page_id}")
async def _scheduled(interaction: Interaction, page_id: str) -> None:
    """Approve the page for the day that was typed."""
    day = await _free_day(interaction, check_manager(interaction), read_field(interaction))
    await _decide(interaction, page_id, PageState.APPROVED, day)


async def _pending(interaction: Interaction, page_id: str) -> tuple[StoredPage, Page]:
    """Return a page of the server that waits for a decision. Raises `Refusal`."""
    stored, page = await find_page(interaction, page_id)
    if stored.state != PageState.PENDING:
        raise Refusal("refused-decided")
    return stored, page


async def _free_day(interaction: Interaction, guild_id: int, typed: str) -> date:
    """Read a day to come that has had no page in this server. Raises `Refusal`."""
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
    texts = texts_for(interaction)
    await _pending(interaction, page_id)
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
    interaction.client.part(Notices).request()
    await _show_list(interaction, note)


@ACTS.on("page:review:{}::list")
async def _show_list(interaction: Interaction, note: str = "") -> None:
    """Show all that wait, and those that are approved; also from a page back to them."""
    texts = texts_for(interaction)
    rows = await interaction.client.store.grimoire.pages_to_review(check_manager(interaction))
    pages = [(row, page) for row in rows if (page := page_from(row)) is not None]
    approved = await approved_list(interaction, 0, texts)
    if not pages:
        await respond(interaction, note, texts("review-nothing"), *approved)
        return
    options = [option(stored.id, _named(page, texts)) for stored, page in pages[:SHOWN]]
    select = Select("pages:review:::0", options, texts("review-choose"))
    waiting = f"{texts('review-list', count=len(pages))}\n-# {texts('review-for-fun')}"
    await respond(interaction, note, waiting, controls(select), *approved)


async def _show_page(interaction: Interaction, stored: StoredPage, page: Page) -> None:
    """Show the page with its solution: from now on whoever looks at it knows it."""
    texts, user_id = texts_for(interaction), interaction.user.id
    store = interaction.client.store.grimoire
    await store.solving(user_id, page.id, interaction.created_at)
    await store.see_solution(user_id, page.id)
    picture = await draw_picture_for(interaction, drawing_of(page, texts))
    asker = Asker(interaction.user.id, interaction.guild_id)
    follows = await interaction.client.part(Answers).continuation(page, asker)
    await respond(
        interaction,
        headline(page, texts, texts("review-made", author=f"<@{stored.author_id}>")),
        gallery(picture, BESIDE_SOLUTION),
        solution_words(page, follows, texts),
        controls(
            Button(f"page:approve:{page.id}::", texts("button-approve"), GREEN),
            Button(f"page:schedule:{page.id}::", texts("button-schedule"), BLUE),
            Button(f"page:reject:{page.id}::", texts("button-reject"), RED),
            Button(f"page:review:{page.id}::list", texts("button-review-list")),
        ),
        picture=picture,
    )


def _named(page: Page, texts: Texts) -> str:
    title = shorten_name(page.named(texts.language))
    return f"{page.id} · {title} · {shorten_name(page.author) if page.author else ''}".rstrip(" ·")
