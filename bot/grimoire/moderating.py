"""Let moderators rename or withdraw pages that they have approved.

They come to it from `/grimoire review`, and from any public message that shows such a page.
"""

from __future__ import annotations

from collections.abc import Sequence

import structlog

from bot.app import Interaction
from bot.errors import Refusal
from bot.grimoire.dailies import Dailies
from bot.grimoire.heading import headline
from bot.grimoire.notices import Notices
from bot.store import PageState, StoredPage, page_from
from bot.ui.acknowledgement import Answer, wait_for_database
from bot.ui.escaping import escape_markdown, shorten_name
from bot.ui.forms import TEXT, open_form, read_field, text_field
from bot.ui.received import read_choice
from bot.ui.replies import Part, check_manager, respond, texts_for
from bot.ui.router import RED, Acts, Button, Select, controls, option
from puzzles.page import Page
from texts import Texts

log = structlog.get_logger()

ACTS = Acts(Answer.PANEL)
SHOWN = 25
"""Pages in a list."""
LONGEST_TITLE = 80


async def approved_list(interaction: Interaction, first: int, texts: Texts) -> Sequence[Part]:
    """Lay out the approved pages of the server to choose from, the newest first, from the `first`.

    Raises `Refusal` for people who may not manage the server.
    """
    guild_id = check_manager(interaction)
    found = await interaction.client.store.grimoire.approved_pages([guild_id])
    pages = [(row, page) for row in reversed(found[guild_id]) if (page := page_from(row))]
    shown = pages[first : first + SHOWN]
    options = [option(row.id, _label_of(page, texts)) for row, page in shown]
    more = []
    if pages[first + SHOWN :]:
        more.append(Button(f"pages:approved:{first + SHOWN}", texts("match-list-more")))
    if first:
        before = max(0, first - SHOWN)
        more.insert(0, Button(f"pages:approved:{before}", texts("match-list-back")))
    choose = [Select("pages:moderate", options, texts("moderate-choose"))] if options else []
    return [controls(*choose), controls(*more)]


def _label_of(page: Page, texts: Texts) -> str:
    return f"{page.id} · {shorten_name(page.named(texts.language))}"


@ACTS.on("pages:approved:{first}")
async def _turn(interaction: Interaction, first: int) -> None:
    """Show other approved pages."""
    texts = texts_for(interaction)
    await respond(interaction, *await approved_list(interaction, first, texts))


@ACTS.on("pages:moderate")
async def _choose(interaction: Interaction) -> None:
    await _show(interaction, read_choice(interaction))


@ACTS.on("page:moderate:{page_id}:{}:{}")
async def _show(interaction: Interaction, page_id: str, note: str = "") -> None:
    """Show an approved page, without its solution, and what can be done with it."""
    row, page = await _approved(interaction, page_id)
    texts = texts_for(interaction)
    await respond(
        interaction,
        note,
        headline(page, texts, texts("review-made", author=f"<@{row.author_id}>")),
        controls(
            Button(f"page:rename:{page_id}::", texts("button-rename-page")),
            Button(f"page:remove:{page_id}::", texts("button-withdraw-page"), RED),
            Button(f"page:review:{page_id}::list", texts("button-review-list")),
        ),
    )


@ACTS.on("page:rename:{page_id}:{}:{}", Answer.FORM)
async def _rename(interaction: Interaction, page_id: str) -> None:
    """Ask for the page's new title."""
    check_manager(interaction)
    found = await wait_for_database(interaction, _approved(interaction, page_id), None)
    texts = texts_for(interaction)
    title = found[1].named(texts.language) if found is not None else ""
    field = text_field(TEXT, texts("grimoire-title"), LONGEST_TITLE, filled=title)
    await open_form(interaction, texts("button-rename-page"), f"form:rename:{page_id}", field)


@ACTS.on("form:rename:{page_id}")
async def _renamed(interaction: Interaction, page_id: str) -> None:
    """Call the page as was typed, in every language; its open post says so too."""
    row, _ = await _approved(interaction, page_id)
    typed = read_field(interaction).strip()
    if not typed:
        raise Refusal("refused-no-title")
    title = shorten_name(typed, LONGEST_TITLE)
    if not await interaction.client.store.grimoire.rename(page_id, row.guild_id, title):
        raise Refusal("refused-not-approved")
    log.info("page renamed", page=page_id, by=interaction.user.id)
    await interaction.client.part(Dailies).catch_up()
    named = texts_for(interaction)("moderate-renamed", title=escape_markdown(title))
    await _show(interaction, page_id, named)


@ACTS.on("page:remove:{page_id}:{}:{}")
async def _ask(interaction: Interaction, page_id: str) -> None:
    """Ask whether the page is really to be withdrawn."""
    _, page = await _approved(interaction, page_id)
    texts = texts_for(interaction)
    named = escape_markdown(page.named(texts.language))
    await respond(
        interaction,
        texts("moderate-ask", title=named),
        controls(
            Button(f"page:removed:{page_id}::", texts("button-withdraw-page"), RED),
            Button(f"page:moderate:{page_id}::", texts("button-cancel")),
        ),
    )


@ACTS.on("page:removed:{page_id}:{}:{}")
async def _withdraw(interaction: Interaction, page_id: str) -> None:
    """Withdraw the page; if it is today's page, the day ends and no streak is lost."""
    row, _ = await _approved(interaction, page_id)
    client = interaction.client
    if not await client.store.grimoire.withdraw(
        page_id, row.guild_id, now=client.now(), by=interaction.user.id
    ):
        raise Refusal("refused-not-approved")
    log.info("page withdrawn", page=page_id, by=interaction.user.id)
    await client.part(Dailies).catch_up()
    client.part(Notices).request()
    texts = texts_for(interaction)
    note = texts("moderate-withdrawn", page=page_id)
    back = Button(f"page:review:{page_id}::list", texts("button-review-list"))
    await respond(interaction, note, controls(back))


async def find_page(interaction: Interaction, page_id: str) -> tuple[StoredPage, Page]:
    """Return a page of the server in any state, for those who manage it. Raises `Refusal`."""
    guild_id = check_manager(interaction)
    stored = await interaction.client.store.grimoire.stored_page(page_id)
    page = page_from(stored) if stored is not None and stored.guild_id == guild_id else None
    if stored is None or page is None:
        raise Refusal("refused-no-such-page")
    return stored, page


async def _approved(interaction: Interaction, page_id: str) -> tuple[StoredPage, Page]:
    """Return an approved page of the server, for those who manage it. Raises `Refusal`."""
    row, page = await find_page(interaction, page_id)
    if row.state != PageState.APPROVED:
        raise Refusal("refused-not-approved")
    return row, page
