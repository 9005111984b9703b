"""Open a lobby for one invited player or for everyone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from datetime import timedelta
from typing import Any

import discord

from bot.app import Interaction
from bot.blocks import check_together, without_blocks
from bot.errors import Refusal
from bot.game_api.match_options import MatchSettings
from bot.lobby.notifying import LobbyNotifications
from bot.lobby.seating import is_still_open, join, lock_open_lobby
from bot.lobby.view import LobbyView
from bot.store import RANDOM, Lobby, LobbySeat, LobbyState
from bot.ui.acknowledgement import publish
from bot.ui.escaping import name_of
from bot.ui.places import can_look_into, check_bot_can_post, check_can_look_on
from bot.ui.posts import allow_mentions
from bot.ui.replies import respond, server_of, texts_for, texts_for_all
from bot.ui.router import Button, controls
from engine.core import Seat
from texts import Texts


class OwnLobbyWaits(Refusal):
    """The player already waits in a lobby or challenge, and can cancel it from this message."""

    def __init__(self, key: str, lobby: Lobby) -> None:
        super().__init__(key)
        self._lobby = lobby

    def ways_out(self, texts: Texts) -> Sequence[Any]:
        """Return the button that cancels the lobby."""
        return [controls(Button(f"lobby:drop:{self._lobby.id}", texts("button-lobby-drop")))]


async def invite(
    interaction: Interaction,
    opponent: discord.Member | discord.User,
    settings: MatchSettings,
    pick: str = "",
) -> None:
    """Challenge a member in the channel of the interaction (acknowledged). Raises `Refusal`."""
    if opponent.id == interaction.user.id:
        raise Refusal("refused-self")
    if opponent.bot:
        raise Refusal("refused-bot")
    if len(settings.people) != 2 or settings.together:
        raise Refusal("refused-not-a-duel")
    settings.check_pick(pick)
    await open_lobby(interaction, settings, pick, opponent)


async def play_anybody(interaction: Interaction, settings: MatchSettings, pick: str = "") -> bool:
    """Join an open challenge on these settings in this server, or open one.

    A new challenge is opened in the channel of the interaction (acknowledged). Returns whether an
    opponent was found; then the answer names them. Raises `Refusal`.
    """
    settings.check()
    settings.check_pick(pick)
    if len(settings.people) != 2:
        await open_lobby(interaction, settings, pick)
        return False
    # Of two players who search at the same moment, the second finds the first.
    async with interaction.client.locks["search", interaction.guild_id or 0]:
        if await _found(interaction, settings, pick):
            return True
        await open_lobby(interaction, settings, pick)
        return False


async def _found(interaction: Interaction, settings: MatchSettings, pick: str) -> bool:
    """Join an open challenge on these settings. Return False if there is none.

    Raises `Refusal` if the player waits in such a challenge already.
    """
    at, user = interaction.created_at, interaction.user
    waiting = [
        lobby
        for lobby in await interaction.client.store.lobbies.open_lobbies(interaction.guild_id)
        if lobby.settings == settings.document() and not lobby.bots and lobby.expires_at > at
    ]
    for own in (lobby for lobby in waiting if lobby.host_id == user.id):
        if await is_still_open(interaction.client, own):
            raise OwnLobbyWaits("refused-waiting-already", own)
    others = (lobby for lobby in waiting if lobby.host_id != user.id)
    for found in (each for each in others if can_look_into(interaction, each.channel_id)):
        with suppress(Refusal):  # another player was faster, or has this deck: try the next one
            async with lock_open_lobby(
                interaction, found.id, for_one=False, elsewhere=True
            ) as lobby:
                await join(interaction, lobby, settings.people, pick)
            texts, host = texts_for(interaction), f"<@{found.host_id}>"
            where = texts("in-channel", channel=f"<#{found.channel_id}>")
            await respond(interaction, texts("lobby-paired", host=host, where=where))
            return True
    return False


async def open_lobby(
    interaction: Interaction,
    settings: MatchSettings,
    pick: str = "",
    invited: discord.Member | discord.User | None = None,
    *,
    seat: Seat | None = None,
    bots: Mapping[Seat, str] | None = None,
    rematch_of: int | None = None,
    called: Sequence[int] = (),
) -> None:
    """Open a lobby in the channel of the interaction (acknowledged).

    Args:
        interaction: An acknowledged interaction of the host.
        settings: The settings of the match.
        pick: The host's pick. Empty: at random.
        invited: The only member who may join. None: an open lobby.
        seat: The host's seat. None: that of the settings.
        bots: The bot's strengths by seat.
        rematch_of: Id of the match to repeat. Only its players may join.
        called: Ids of users to notify, as they have chosen, unless there is a block.

    Raises:
        Refusal: The lobby is not possible here, or the two already have a challenge.
    """
    guild_id = server_of(interaction)
    settings.check()
    await check_bot_can_post(interaction)
    if invited is not None:
        await check_together(interaction, [invited.id])
        await check_can_look_on(interaction, invited)
        await _check_not_challenged(interaction, invited.id)
    client, host, now = interaction.client, interaction.user, interaction.client.now()
    store, texts = client.store.lobbies, texts_for_all(interaction)
    own = LobbySeat(
        seat=seat or settings.host_seat,
        user_id=host.id,
        name=name_of(host),
        pick=pick or RANDOM,
    )
    row = Lobby(
        guild_id=guild_id,
        channel_id=interaction.channel_id,
        message_id=None,
        host_id=host.id,
        host_name=name_of(host),
        invited_id=invited.id if invited else None,
        invited_name=name_of(invited) if invited else None,
        settings=settings.document(),
        language=texts.language,
        state=LobbyState.OPEN,
        created_at=now,
        expires_at=now + timedelta(minutes=client.settings.lobby_minutes),
        seats=[own],
        bots=dict(bots or {}) or None,
        rematch_of=rematch_of,
    )
    where = interaction.guild_id, interaction.channel_id
    called = await without_blocks(interaction, called)
    quota = client.quotas.lobby(host.id, *where, called)
    if invited is not None:
        quota = client.quotas.challenge(host, invited, *where)
    async with quota:
        if not await store.open(row):
            raise Refusal("refused-already-challenged")
    invites = [invited.id] if invited else called
    mentions = allow_mentions(await client.part(LobbyNotifications).add(row, invites))
    try:
        message_id = await publish(interaction, LobbyView(row, texts, called), mentions=mentions)
    except discord.HTTPException:
        unseen = LobbyState.WITHDRAWN if invited else LobbyState.CANCELLED
        await store.close(row.id, unseen)
        raise
    await store.posted(row.id, message_id)


async def _check_not_challenged(interaction: Interaction, invited_id: int) -> None:
    """Raise `Refusal` if these two have an open challenge. Close it if its message is gone."""
    client, user_id = interaction.client, interaction.user.id
    waiting = await client.store.lobbies.between(user_id, invited_id)
    if waiting is None or not await is_still_open(client, waiting):
        return
    if waiting.host_id == user_id:
        raise OwnLobbyWaits("refused-already-challenged", waiting)
    raise Refusal("refused-already-challenged")
