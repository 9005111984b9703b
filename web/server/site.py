"""What pages use of the bot."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from aiohttp import web
from cachetools import LRUCache

from bot.app import App
from bot.errors import Refusal
from bot.matches import LiveMatch, MatchManager, UnreadableMatch
from bot.store import Link, LinkKind, Store
from images.renderer import Renderer
from puzzles.workers import Solvers
from workers import Turns

AT_ONCE = 1
"""Worker processes that judge for pages, and those that prove. They are apart from those of
Discord, which so never wait for a page, and from each other: an answer doesn't wait for a proof.
"""
KEPT = 64
"""The most things that `Site.kept` holds."""
WAITING = 1
"""The most proofs of an address that wait, while one runs."""
OF_AN_ADDRESS = 16
"""Pictures of one address that may wait at a time."""


class Closed(Refusal):
    """Something that no one may see yet; the same address may show it later."""


@dataclass(frozen=True)
class Site:
    """The stores, the matches, the renderer and the judges; `bot` for what the editors hand in."""

    bot: App
    store: Store
    matches: MatchManager
    renderer: Renderer
    judges: Solvers
    provers: Solvers
    now: Callable[[], datetime]
    proxies: int
    drawing: Turns
    """Whose picture is drawn for a page: one at a time, so that painters are free for Discord."""
    kept: LRUCache[Hashable, Any] = field(default_factory=lambda: LRUCache(KEPT))
    """What took long to make, by keys that begin with the kind of page."""

    @classmethod
    def of(cls, bot: App) -> Site:
        """Return what the pages of this bot use."""
        judges = bot.make_solvers("pages", AT_ONCE, WAITING)
        provers = bot.make_solvers("editor", AT_ONCE, WAITING)
        proxies = bot.settings.web_proxies
        drawing = Turns(1, OF_AN_ADDRESS)
        return cls(
            bot, bot.store, bot.matches, bot.renderer, judges, provers, bot.now, proxies, drawing
        )

    @property
    def url(self) -> str:
        """Where the pages are, without a slash at the end."""
        return self.bot.web_url

    async def linked(self, kind: LinkKind, key: str) -> Link:
        """Return the valid link of this kind with this key. Raises `HTTPNotFound`."""
        link = await self.store.links.find(key, self.now())
        if link is None or link.kind is not kind:
            raise web.HTTPNotFound
        return link

    def check_not_blocked(self, link: Link) -> None:
        """Raise `Refusal` if the host has blocked the owner of a link, or its server."""
        if not self.bot.host_blocks.isdisjoint((link.owner_id, link.guild_id)):
            raise Refusal("refused-by-host")

    async def linked_match(self, key: str) -> LiveMatch:
        """Return the finished match that a link shows. Raises `HTTPNotFound`."""
        link = await self.linked(LinkKind.MATCH, key)
        try:
            match = await self.matches.get(int(link.subject))
        except (Refusal, UnreadableMatch):
            raise web.HTTPNotFound from None
        if not match.is_final:  # a moderator may reopen it
            raise web.HTTPNotFound
        return match


SITE = web.AppKey("site", Site)
