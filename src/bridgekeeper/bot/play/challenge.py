"""Challenges: the message with Accept and Decline, and what becomes of it."""

from __future__ import annotations

import re
from datetime import timedelta
from typing import TYPE_CHECKING, Any

import discord
import structlog

from ...texts import Texts, texts_in
from ..errors import Refusal
from ..games import TABLES
from ..harmless import harmless
from ..replies import Interaction, guarded
from ..store import Challenge, Seat
from .beginning import GAME, RANDOM, must_know, new_match

if TYPE_CHECKING:
    from ..client import Bridgekeeper

log = structlog.get_logger()


class ChallengeView(discord.ui.LayoutView):
    """A challenge as it stands: open with its buttons, or what became of it."""

    def __init__(self, challenge: Challenge, texts: Texts, where: str = "") -> None:
        super().__init__(timeout=None)
        people = {
            "challenger": f"<@{challenge.challenger_id}>",
            "opponent": f"<@{challenge.opponent_id}>",
        }
        if challenge.state != "open":
            self.add_item(
                discord.ui.TextDisplay(
                    texts(f"challenge-{challenge.state}", where=where or texts("soon"), **people)
                )
            )
            return
        decks = TABLES[GAME].decks(challenge.format, texts)
        deck = next(each for each in decks if each.id == challenge.deck)
        until = discord.utils.format_dt(challenge.expires_at, "t")
        shown = f"**{deck.label}**" + (f" ({deck.about})" if deck.about else "")
        self.add_item(
            discord.ui.Container(
                discord.ui.TextDisplay(texts("challenge-title")),
                discord.ui.TextDisplay(texts("challenge-text", deck=shown, **people)),
                discord.ui.TextDisplay(texts("challenge-expires", when=until, **people)),
                discord.ui.ActionRow(
                    ChallengeButton("accept", challenge.id, texts("challenge-accept")),
                    ChallengeButton("decline", challenge.id, texts("challenge-decline")),
                    ChallengeButton("withdraw", challenge.id, texts("challenge-withdraw")),
                ),
                discord.ui.ActionRow(
                    ChallengeDeck(
                        challenge.id,
                        [
                            discord.SelectOption(
                                label=each.label,
                                value=each.id,
                                description=each.about[:100] or None,
                            )
                            for each in decks
                        ],
                        texts("challenge-accept-deck"),
                    )
                ),
                accent_colour=discord.Colour.gold(),
            )
        )


class ChallengeButton(
    discord.ui.DynamicItem[discord.ui.Button[Any]],
    template=r"challenge:(?P<act>accept|decline|withdraw):(?P<id>\d+)",
):
    """A button of a challenge."""

    def __init__(self, act: str, challenge_id: int, label: str = "") -> None:
        style = {
            "accept": discord.ButtonStyle.success,
            "decline": discord.ButtonStyle.danger,
        }.get(act, discord.ButtonStyle.secondary)
        super().__init__(
            discord.ui.Button(label=label, style=style, custom_id=f"challenge:{act}:{challenge_id}")
        )
        self._act = act
        self._challenge_id = challenge_id

    @classmethod
    async def from_custom_id(
        cls,
        _interaction: discord.Interaction[Any],
        _item: discord.ui.Item[Any],
        found: re.Match[str],
    ) -> ChallengeButton:
        """The button that was clicked."""
        return cls(found["act"], int(found["id"]))

    @guarded
    async def callback(self, interaction: Interaction) -> None:
        """Accept, decline or withdraw."""
        await interaction.response.defer()
        if self._act == "accept":
            await _accept(interaction, self._challenge_id, RANDOM)
        else:
            await _close(interaction, self._challenge_id, self._act)


class ChallengeDeck(
    discord.ui.DynamicItem[discord.ui.Select[Any]], template=r"challenge:deck:(?P<id>\d+)"
):
    """Accepting with a deck of one's choice."""

    def __init__(
        self, challenge_id: int, options: list[discord.SelectOption], placeholder: str = ""
    ) -> None:
        super().__init__(
            discord.ui.Select(
                custom_id=f"challenge:deck:{challenge_id}", options=options, placeholder=placeholder
            )
        )
        self._challenge_id = challenge_id

    @classmethod
    async def from_custom_id(
        cls,
        _interaction: discord.Interaction[Any],
        _item: discord.ui.Item[Any],
        found: re.Match[str],
    ) -> ChallengeDeck:
        """The select that was used."""
        return cls(int(found["id"]), [discord.SelectOption(label="-")])

    @guarded
    async def callback(self, interaction: Interaction) -> None:
        """Accept with the chosen deck."""
        await interaction.response.defer()
        deck = interaction.data["values"][0]  # type: ignore[index,typeddict-item]
        await _accept(interaction, self._challenge_id, deck)


async def challenge(
    interaction: Interaction, opponent: discord.Member | discord.User, format: str, deck: str
) -> None:
    """Challenge somebody in the channel of the interaction (not answered yet)."""
    client, texts = (
        interaction.client,
        texts_in((interaction.guild_locale or interaction.locale).value),
    )
    _may_challenge(interaction, opponent, format, deck, texts)
    now = discord.utils.utcnow()
    row = Challenge(
        guild_id=interaction.guild_id,
        channel_id=interaction.channel_id,
        message_id=None,
        challenger_id=interaction.user.id,
        challenger_name=interaction.user.display_name,
        opponent_id=opponent.id,
        opponent_name=opponent.display_name,
        format=format,
        deck=deck,
        language=texts.language,
        state="open",
        created_at=now,
        expires_at=now + timedelta(minutes=client.settings.challenge_minutes),
    )
    if not await client.store.add_challenge(row):
        raise Refusal("refused-already-challenged")
    try:
        answer = await interaction.response.send_message(
            view=ChallengeView(row, texts),
            allowed_mentions=discord.AllowedMentions(users=[discord.Object(opponent.id)]),
        )
    except discord.HTTPException:
        await client.store.close_challenge(row.id, "withdrawn")  # nobody has seen it
        raise
    await client.store.challenge_posted(row.id, answer.message_id)  # type: ignore[arg-type]


def _may_challenge(
    interaction: Interaction,
    opponent: discord.Member | discord.User,
    format: str,
    deck: str,
    texts: Texts,
) -> None:
    if opponent.id == interaction.user.id:
        raise Refusal("refused-self")
    if opponent.bot:
        raise Refusal("refused-bot")
    must_know(deck, format, texts)


async def _open_challenge(interaction: Interaction, challenge_id: int) -> Challenge:
    """The challenge if it is open. One whose time is over expires now. Raises `Refusal`."""
    store = interaction.client.store
    row = await store.challenge(challenge_id)
    if row is None:
        raise Refusal("refused-challenge-closed")
    if row.state == "open" and row.expires_at <= discord.utils.utcnow():
        await expire(interaction.client, row)
        row.state = "expired"
    if row.state != "open":
        where = ""
        texts = texts_in(row.language)
        if row.match_id is not None:
            match = await interaction.client.matches.get(row.match_id)
            where = texts("in-channel", channel=f"<#{match.row.channel_id}>")
        await interaction.edit_original_response(view=ChallengeView(row, texts, where))
        raise Refusal("refused-challenge-closed")
    return row


async def _accept(interaction: Interaction, challenge_id: int, deck: str) -> None:
    client, user = interaction.client, interaction.user
    row = await _open_challenge(interaction, challenge_id)
    texts = texts_in(row.language)
    if user.id != row.opponent_id:
        raise Refusal("refused-not-challenged")
    must_know(deck, row.format, texts)
    match = new_match(
        row.format,
        {"A": row.deck, "B": deck},
        [
            Seat(seat="A", user_id=row.challenger_id, name=row.challenger_name),
            Seat(seat="B", user_id=row.opponent_id, name=row.opponent_name),
        ],
        language=row.language,
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        message_id=interaction.message.id if interaction.message else row.message_id,
    )
    if not await client.store.accept_challenge(challenge_id, match):
        raise Refusal("refused-challenge-closed")
    row.state = "accepted"
    try:
        await interaction.edit_original_response(view=ChallengeView(row, texts))
    finally:
        client.poster.request(match.id)


async def _close(interaction: Interaction, challenge_id: int, act: str) -> None:
    row = await _open_challenge(interaction, challenge_id)
    if act == "decline" and interaction.user.id != row.opponent_id:
        raise Refusal("refused-not-challenged")
    if act == "withdraw" and interaction.user.id != row.challenger_id:
        raise Refusal("refused-not-challenger", challenger=harmless(row.challenger_name))
    row.state = "declined" if act == "decline" else "withdrawn"
    if not await interaction.client.store.close_challenge(challenge_id, row.state):
        raise Refusal("refused-challenge-closed")
    await interaction.edit_original_response(view=ChallengeView(row, texts_in(row.language)))


async def expire(client: Bridgekeeper, row: Challenge) -> None:
    """End a challenge whose time is over, and show it."""
    if not await client.store.close_challenge(row.id, "expired") or row.message_id is None:
        return
    row.state = "expired"
    channel = client.get_partial_messageable(row.channel_id, guild_id=row.guild_id)
    try:
        await channel.get_partial_message(row.message_id).edit(
            view=ChallengeView(row, texts_in(row.language))
        )
    except discord.HTTPException as fault:
        log.info("expired challenge not shown", challenge=row.id, status=fault.status)
