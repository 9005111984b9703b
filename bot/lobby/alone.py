"""Games for one player, which begin at once.

They are against the bot (practice), or against the game itself (solo). In a channel, a player has
at most one of each kind at a time; of private games, one of each kind and game. A private game has
no message: it is played only on the player's panel.
"""

from __future__ import annotations

from collections.abc import Callable

import discord

from bot.app import Interaction
from bot.boards.origin import begun_text, when_text
from bot.boards.own_matches import OwnMatches
from bot.errors import Refusal
from bot.game_api import game_name, read_match_settings
from bot.game_api.match_options import MatchSettings
from bot.lobby.beginning import (
    begin_at_once,
    begin_in_private,
    find_turn,
    make_bot_seats,
    make_first_match,
)
from bot.matches import LiveMatch
from bot.store import Alone, Seat
from bot.ui.escaping import name_of
from bot.ui.replies import ServerNeeded, texts_for, texts_for_all
from bot.ui.router import BLUE, GREY, Button
from engine.core import Seat as SeatName
from opponents.thinkers import strengths_of, usual_strength
from texts import Texts


def play_now_button(game: str, texts: Texts, key: str = "button-play-now") -> Button:
    """Return the button that begins a first match against the weakest bot."""
    return Button(f"play:now:{game}", texts(key), BLUE if key == "button-play-now" else GREY)


async def begin_practice(
    interaction: Interaction,
    settings: MatchSettings,
    strength: str | None = None,
    pick: str = "",
    private: bool | None = None,
) -> bool:
    """Begin a game against the bot in the channel of the interaction (acknowledged).

    The bot takes all seats but the player's.

    Args:
        interaction: An acknowledged interaction of the player.
        settings: The settings of the match.
        strength: How well the bot plays. None: the game's default.
        pick: The player's pick, such as a deck.
        private: Whether only the player sees the game. None: the server's default.

    Returns:
        Whether the game is private. Then the answer is its panel; else the channel is told.

    Raises:
        Refusal: The settings or the pick are not possible, or the player practises here already.
    """
    bot = interaction.client.me
    strength = strength or usual_strength(settings.game)
    check_strength(settings.game, strength, texts_for(interaction))
    others = [seat for seat in settings.people if seat != settings.host_seat]
    bots = make_bot_seats(interaction.client, dict.fromkeys(others, strength))
    if settings.together or not bots:
        raise Refusal("refused-practice-together")

    def is_practice(match: LiveMatch, channel_id: int) -> bool:
        """Return whether all seats but the player's are the bot's, in this channel."""
        given, people = match.bots(bot.id), [each for each in match.row.seats if each.user_id]
        return match.row.channel_id == channel_id and 0 < len(given) == len(people) - 1

    alone = await is_private(interaction, private)
    await _begin(interaction, settings, pick, bots, is_practice, "refused-practising", alone)
    return alone


async def begin_solo(
    interaction: Interaction, settings: MatchSettings, pick: str = "", private: bool | None = None
) -> bool:
    """Begin a solo game in the channel of the interaction (acknowledged).

    `private` is as in `begin_practice`. Returns whether the game is private: then the answer is its
    panel; else the channel is told. Raises `Refusal`.
    """
    alone = await is_private(interaction, private)
    await _begin(interaction, settings, pick, [], _is_solo, "refused-solo-running", alone)
    return alone


async def is_private(interaction: Interaction, wanted: bool | None) -> bool:
    """Return whether only this player sees the game: `wanted`, or the server's default if None.

    Outside of servers with the bot, only the player sees it.
    """
    if interaction.guild_id is None:
        return True
    if wanted is not None:
        return wanted
    server_settings = await interaction.client.store.servers.guild_settings(interaction.guild_id)
    if server_settings.alone is Alone.OUTSIDE_THREADS:
        return not isinstance(interaction.channel, discord.Thread)
    return server_settings.alone is Alone.PRIVATE


async def _begin(
    interaction: Interaction,
    settings: MatchSettings,
    pick: str,
    bots: list[Seat],
    is_such: Callable[[LiveMatch, int], bool],
    refused: str,
    private: bool,
) -> None:
    """Begin a game for one player; `refused` is the text's key if they play such a game already."""
    client, user, channel_id = interaction.client, interaction.user, interaction.channel_id
    if channel_id is None:
        raise ServerNeeded(interaction)
    settings.check()
    settings.check_pick(pick)
    texts = texts_for_all(interaction)
    own: SeatName = settings.host_seat
    async with client.locks["game alone", user.id, channel_id]:  # of two clicks, one begins it
        alone, _ = await client.matches.read(await client.store.running_alone(user.id))
        for match in alone:
            game = read_match_settings(match.row.settings).game
            alike = match.row.private == private and (not private or game == settings.game)
            if alike and is_such(match, channel_id):
                raise OwnMatches(refused, [match], user.id)
        row = make_first_match(
            settings,
            [Seat(seat=own, user_id=user.id, name=name_of(user)), *bots],
            {own: pick},
            ahead=await find_turn(client, settings),
            language=texts.language,
            guild_id=interaction.guild_id,
            channel_id=channel_id,
            message_id=None,
            now=client.now(),
            private=private,
        )
        if private:
            await begin_in_private(interaction, row)
        else:
            await begin_at_once(
                interaction, row, begun_text(row, when_text(client, row, texts), texts)
            )


def check_strength(game: str, strength: str, texts: Texts) -> None:
    """Raise `Refusal` if the bot doesn't play this game at this strength."""
    offered = strengths_of(game)
    if strength not in offered:
        names = ", ".join(texts(f"strength-{each}") for each in offered)
        raise Refusal("refused-no-such-strength", game=game_name(game, texts), strengths=names)


def _is_solo(match: LiveMatch, channel_id: int) -> bool:
    here = channel_id in (match.row.channel_id, match.row.origin_channel_id)
    return here and len(read_match_settings(match.row.settings).people) == 1
