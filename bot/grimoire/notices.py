"""Tell the authors of pages what the moderators decided, by direct message."""

from __future__ import annotations

import discord

from bot.features import Worker
from bot.store import StoredPage, page_from
from bot.ui.escaping import escape_markdown
from bot.ui.posts import make_nonce, write_to
from bot.ui.refusals import Scope
from bot.ui.replies import Layout
from texts import texts_in


class Notices(Worker[str], name="notices"):
    """The work that tells authors; what Discord does not take now is owed."""

    async def catch_up(self) -> None:
        """Tell those who have not been told yet."""
        self.work.catch_up(["owed"])

    def request(self) -> None:
        """Tell those of pages that have just been decided on."""
        self.work.request("owed")

    async def _work(self, _owed: str) -> None:
        for row in await self._store.grimoire.untold_pages():
            guild = self._client.get_guild(row.guild_id)
            if guild is not None and not self._client.refusals.is_blocked(row.author_id):
                await self._tell(row, guild)

    async def _tell(self, row: StoredPage, guild: discord.Guild) -> None:
        """Write to the author of a page; who takes no messages from the bot is not told."""
        client, page = self._client, page_from(row)
        if page is not None:
            texts = texts_in(str(guild.preferred_locale))
            key = f"review-told-{row.state}"
            title = escape_markdown(page.named(texts.language))
            server = escape_markdown(guild.name)
            view = Layout(texts(key, title=title, server=server))
            nonce, event = make_nonce("decided", row.id, row.author_id), "author not told"
            refused = await write_to(client, row.author_id, view, nonce, event, page=row.number)
            if refused not in (None, Scope.PERSON):
                return
        await self._store.grimoire.record_author_told(row.number)
