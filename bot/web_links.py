"""Open links to web pages, and make their addresses."""

from __future__ import annotations

from bot.app import Interaction
from bot.errors import Refusal
from bot.store import Link, LinkKind

PAGES: dict[LinkKind, str] = {
    LinkKind.MATCH: "m",
    LinkKind.PUZZLE: "p",
    LinkKind.PROFILE: "u",
    LinkKind.RANKING: "r",
    LinkKind.EVENT: "e",
    LinkKind.EDITOR: "editor",
    LinkKind.CHAMPION: "champion",
}
"""The path of each kind of page, before its key."""


async def open_link(interaction: Interaction, kind: LinkKind, subject: str) -> str:
    """Return the address of the page; its link is opened if there is none yet.

    Raises `Refusal` if no pages are served.
    """
    client = interaction.client
    if not client.web_url:
        raise Refusal("refused-no-web")
    link = Link(
        kind=kind,
        subject=subject,
        guild_id=interaction.guild_id or 0,
        owner_id=interaction.user.id,
        created_at=client.now(),
    )
    return address_of(client.web_url, await client.store.links.open(link))


def address_of(web_url: str, link: Link) -> str:
    """Return the address of a link's page."""
    return f"{web_url}/{PAGES[link.kind]}/{link.key}"
