"""Opening a lobby: for one invited person, or for everybody."""

from __future__ import annotations

from datetime import timedelta

import discord

from bot.errors import Refusal
from bot.games import document_of
from bot.games.offer import Terms
from bot.lobby.view import LobbyView
from bot.store import RANDOM, Lobby, LobbySeat, LobbyState
from bot.ui.door import publish
from bot.ui.posts import pinging
from bot.ui.replies import Interaction, texts_for_all


async def invite(
    interaction: Interaction,
    opponent: discord.Member | discord.User,
    terms: Terms,
    pick: str = "",
) -> None:
    """Challenge somebody in the channel of the interaction (acknowledged)."""
    if opponent.id == interaction.user.id:
        raise Refusal("refused-self")
    if opponent.bot:
        raise Refusal("refused-bot")
    if len(terms.people) != 2 or terms.together:
        raise Refusal("refused-not-a-duel")
    terms.check_pick(pick)
    await open_lobby(interaction, terms, pick, opponent)


async def open_lobby(
    interaction: Interaction,
    terms: Terms,
    pick: str = "",
    invited: discord.Member | discord.User | None = None,
) -> None:
    """Open a lobby for everybody in the channel of the interaction (acknowledged), or for somebody
    who is `invited`, with its host on the first seat."""
    terms.check()
    client, host, now = interaction.client, interaction.user, interaction.client.now()
    store, texts = client.store.lobbies, texts_for_all(interaction)
    seat = LobbySeat(
        seat=terms.people[0], user_id=host.id, name=host.display_name, pick=pick or RANDOM
    )
    row = Lobby(
        guild_id=interaction.guild_id,
        channel_id=interaction.channel_id,
        message_id=None,
        host_id=host.id,
        host_name=host.display_name,
        invited_id=invited.id if invited else None,
        invited_name=invited.display_name if invited else None,
        terms=document_of(terms),
        language=texts.language,
        state=LobbyState.OPEN,
        created_at=now,
        expires_at=now + timedelta(minutes=client.settings.lobby_minutes),
        seats=[seat],
    )
    async with client.quotas.lobby(host.id, interaction.guild_id):
        if not await store.open(row):
            raise Refusal("refused-already-challenged")
    mentions = pinging([invited.id] if invited else [])
    try:
        message_id = await publish(interaction, LobbyView(row, texts), mentions=mentions)
    except discord.HTTPException:
        unseen = LobbyState.WITHDRAWN if invited else LobbyState.CANCELLED
        await store.close(row.id, unseen)
        raise
    await store.posted(row.id, message_id)
