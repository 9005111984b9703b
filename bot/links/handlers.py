"""Show the link to a page privately; whom the page is about can open and close it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.app import Interaction
from bot.boards.watching import watched
from bot.errors import Refusal
from bot.events.handlers import find_any_event, is_host
from bot.learning.review import Analyses
from bot.moderators import is_moderator
from bot.results.people import check_visible
from bot.results.ranking import read_pool
from bot.store import LinkKind
from bot.ui.acknowledgement import Answer
from bot.ui.received import parse_number
from bot.ui.replies import respond, server_of, texts_for
from bot.ui.router import Button, Handlers, controls
from bot.web_links import PAGES, address_of, open_link
from engine.games import game_ai_of
from puzzles import library
from workers import Asker

HANDLERS = Handlers(Answer.PANEL)


def puzzle_path(puzzle_id: str) -> str:
    """Return the path of a built-in puzzle's page, such as `/p/first-steps/05`."""
    of_set, _, number = puzzle_id.rpartition("-")
    return f"/{PAGES[LinkKind.PUZZLE]}/{of_set}/{number}"


@HANDLERS.on("link:show:{kind}:{subject}", Answer.PRIVATE)
async def _show(interaction: Interaction, kind: str, subject: str) -> None:
    """Show the link. A user who may open it opens it by this."""
    client, texts = interaction.client, texts_for(interaction)
    if not client.web_url:
        raise Refusal("refused-no-web")
    if kind == LinkKind.PUZZLE and library.find(subject) is not None:
        await respond(interaction, texts("link-shown", url=client.web_url + puzzle_path(subject)))
        return
    if await _is_theirs(interaction, kind, subject):
        url = await open_link(interaction, LinkKind(kind), subject)
        close = Button(f"link:close:{kind}:{subject}", texts("button-link-close"))
        lines = texts("link-shown", url=url), f"-# {texts('link-opened-about')}"
        await respond(interaction, "\n".join(lines), controls(close))
        return
    link = await client.store.links.opened(LinkKind(kind), subject, interaction.guild_id or 0)
    if link is None:
        raise Refusal("refused-link-not-open")
    await respond(interaction, texts("link-shown", url=address_of(client.web_url, link)))


@HANDLERS.on("link:close:{kind}:{subject}")
async def _close(interaction: Interaction, kind: str, subject: str) -> None:
    """Close the link, so that the page can't be opened; a new link gets another key."""
    if not await _is_theirs(interaction, kind, subject):
        raise Refusal("refused-link-not-open")
    store = interaction.client.store.links
    await store.close(LinkKind(kind), subject, interaction.guild_id or 0)
    await respond(interaction, texts_for(interaction)("link-closed"))


async def _is_theirs(interaction: Interaction, kind: str, subject: str) -> bool:
    """Return whether the user may open and close this link. Raises `Refusal` if it is not for them.

    Users get no link to a match, profile or event that they may not see here.
    """
    is_theirs = _OWNERS.get(kind)
    if is_theirs is None:
        raise Refusal("refused-unknown-button")
    return await is_theirs(interaction, subject)


async def _has_played(interaction: Interaction, subject: str) -> bool:
    """Return whether the user has played the match. Then it is reviewed for its page."""
    match = await watched(interaction, parse_number(subject) or 0)
    if not match.is_final:
        raise Refusal("refused-match-not-over")
    if match.seat_of(interaction.user.id) is None:
        return False
    if match.row.result is not None and game_ai_of(match.game.id) is not None:
        asker = Asker(interaction.user.id, interaction.guild_id)
        interaction.client.part(Analyses).begin(match, match.row.result, asker)
    return True


async def _has_made(interaction: Interaction, subject: str) -> bool:
    """Return whether the user has made the puzzle, which everyone may see."""
    store = interaction.client.store.grimoire
    puzzle = await store.stored_puzzle(subject)
    if puzzle is None or not await store.is_open_to_all(subject):
        raise Refusal("refused-link-hidden")
    return puzzle.author_id == interaction.user.id


async def _is_own_profile(interaction: Interaction, subject: str) -> bool:
    server_of(interaction)
    await check_visible(interaction, parse_number(subject) or 0)
    return subject == str(interaction.user.id)


async def _moderates(interaction: Interaction, pool: str) -> bool:
    if read_pool(server_of(interaction), pool) is None:
        raise Refusal("refused-unknown-button")
    return await is_moderator(interaction)


async def _hosts(interaction: Interaction, subject: str) -> bool:
    event = await find_any_event(interaction, parse_number(subject) or 0)
    return await is_host(interaction, event)


_OWNERS: dict[str, Callable[[Interaction, str], Awaitable[bool]]] = {
    LinkKind.MATCH: _has_played,
    LinkKind.PUZZLE: _has_made,
    LinkKind.PROFILE: _is_own_profile,
    LinkKind.RANKING: _moderates,
    LinkKind.EVENT: _hosts,
}
"""By kind: whether the user may open and close the link to this subject. Raises `Refusal`."""
