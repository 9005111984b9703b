"""Ask the players of a match whose channel or thread was deleted, once, where to continue."""

from __future__ import annotations

import structlog

from bot.faults import describe_fault, is_refusal_of_discord
from bot.features import Worker
from bot.logs import place_of
from bot.matches import LiveMatch, UnreadableMatch
from bot.notifications.sender import Notifications
from bot.store.notifications import TURN
from bot.ui.escaping import escape_markdown
from bot.ui.posts import allow_mentions, make_nonce, write_to
from bot.ui.refusals import Scope
from bot.ui.replies import Layout
from bot.ui.router import BLUE, Button, controls
from texts import texts_in

log = structlog.get_logger()


class LostPlaces(Worker[int], name="lost place"):
    """Asks where to continue, in one process, through whatever still reaches the players.

    That is the channel where the match began, with a button that continues it there, or else direct
    messages.
    """

    async def catch_up(self) -> None:
        """Ask the players of all matches whose channel was deleted."""
        gone = self._client.refusals.gone_places
        if gone and not self._client.reach.is_down():
            self.work.catch_up(await self._store.lost(gone))

    async def _work(self, match_id: int) -> None:
        client = self._client
        try:
            match = await client.matches.load_shown(match_id)
        except UnreadableMatch:
            return
        if not await client.matches.record_place_lost(match):
            return  # another process asks
        try:
            is_done = await self._ask_everybody(match)
        except Exception as fault:
            if not is_refusal_of_discord(fault):
                raise
            facts = place_of(match.row) | describe_fault(fault)
            log.warning("nobody asked where to continue", match=match_id, **facts)
            is_done = False
        if not is_done:
            await client.matches.record_place_lost(match, lost=False)

    async def _ask_everybody(self, match: LiveMatch) -> bool:
        """Ask in the channel where the match began, or else each player privately.

        Returns whether all who can be asked were asked.
        """
        row, client, texts = match.row, self._client, texts_in(match.row.language)
        people = [user for seat in match.people if (user := match.user_in(seat)) is not None]
        origin, is_elsewhere = row.origin_channel_id, row.origin_channel_id != row.channel_id
        if is_elsewhere and client.reach.can_send(row.guild_id, origin):
            names = ", ".join(f"<@{user_id}>" for user_id in people)
            here = Button(f"match:move:{row.id}", texts("button-move-here"), BLUE)
            text = texts("place-lost", players=names, command=client.mention("board"))
            channel = client.get_partial_messageable(origin, guild_id=row.guild_id)
            mentions = allow_mentions(await client.part(Notifications).pinged(people, TURN))
            nonce = make_nonce("lost", row.id, row.channel_id)
            with client.refusals.noting(origin, row.guild_id):
                await channel.send(
                    view=Layout(text, controls(here)), allowed_mentions=mentions, nonce=nonce
                )
            return True
        return all([await self._ask_privately(match, user_id) for user_id in people])

    async def _ask_privately(self, match: LiveMatch, user_id: int) -> bool:
        """Ask one player; return whether nothing more can be done for them.

        Players who take no messages from the bot find the match by command.
        """
        client, texts = self._client, texts_in(match.row.language)
        guild = client.get_guild(match.row.guild_id or 0)
        others = [name for seat, name in match.names.items() if match.user_in(seat) != user_id]
        text = texts(
            "place-lost-private",
            opponent=escape_markdown(", ".join(others)),
            server=escape_markdown(guild.name) if guild is not None else "?",
            command=client.mention("board"),
        )
        nonce, event = make_nonce("lost", match.id, user_id), "not asked where to continue"
        refused = await write_to(client, user_id, Layout(text), nonce, event, match=match.id)
        return refused not in (Scope.OUTAGE, Scope.APP)
