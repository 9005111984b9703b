"""Opening a lobby: for one invited person, or for everybody."""

from __future__ import annotations

from datetime import timedelta

import discord

from bot.errors import Refusal
from bot.games.offer import Terms
from bot.lobby.view import LobbyView
from bot.store import Lobby, LobbySeat, LobbyState
from bot.ui.door import publish
from bot.ui.replies import Interaction
from texts import Texts, texts_in


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
    await _open(interaction, terms, pick, opponent)


async def open_lobby(interaction: Interaction, terms: Terms) -> None:
    """Open a lobby for everybody in the channel of the interaction (acknowledged)."""
    await _open(interaction, terms, "")


async def _open(
    interaction: Interaction,
    terms: Terms,
    pick: str,
    invited: discord.Member | discord.User | None = None,
) -> None:
    terms.check()
    store = interaction.client.store.lobbies
    texts = texts_in((interaction.guild_locale or interaction.locale).value)
    row = _row(interaction, terms, pick, invited, texts)
    async with interaction.client.quotas.lobby(interaction.user.id, interaction.guild_id):
        if not await store.open(row):
            raise Refusal("refused-already-challenged")
    pinged = [discord.Object(invited.id)] if invited else []
    try:
        mentions = discord.AllowedMentions(everyone=False, roles=False, users=pinged)
        message_id = await publish(interaction, LobbyView(row, texts), mentions=mentions)
    except discord.HTTPException:
        await store.close(
            row.id, LobbyState.WITHDRAWN if invited else LobbyState.CANCELLED
        )  # nobody has seen it
        raise
    await store.posted(row.id, message_id)


def _row(
    interaction: Interaction,
    terms: Terms,
    pick: str,
    invited: discord.Member | discord.User | None,
    texts: Texts,
) -> Lobby:
    """The lobby with its host on the first seat."""
    now, host = interaction.client.now(), interaction.user
    minutes = interaction.client.settings.lobby_minutes
    own = {"pick": pick} if pick else {}
    seat = LobbySeat(seat=terms.people[0], user_id=host.id, name=host.display_name, **own)
    return Lobby(
        guild_id=interaction.guild_id,
        channel_id=interaction.channel_id,
        message_id=None,
        host_id=host.id,
        host_name=host.display_name,
        invited_id=invited.id if invited else None,
        invited_name=invited.display_name if invited else None,
        terms=terms.document(),
        language=texts.language,
        state=LobbyState.OPEN,
        created_at=now,
        expires_at=now + timedelta(minutes=minutes),
        seats=[seat],
    )
