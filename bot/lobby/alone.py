"""Games in which one person plays, which begin at once.

They are against the bot itself (practice), or against the game (solo). Of each a person has one in
a channel at a time, of private ones one of each game. A private one has no message: it is played on
the person's panel alone.
"""

from __future__ import annotations

from collections.abc import Callable

import discord

from bot.app import Interaction
from bot.boards.origin import begun_text, when_text
from bot.boards.own_matches import OwnMatches
from bot.errors import Refusal
from bot.house import game_name, terms_in
from bot.house.offer import Terms
from bot.lobby.beginning import begin_at_once, begin_in_private, make_bot_seats, make_first_match
from bot.matches import LiveMatch
from bot.store import Alone, Seat
from bot.ui.escaping import name_of
from bot.ui.replies import server_of, texts_for, texts_for_all
from bot.ui.router import BLUE, GREY, Button
from engine.core import Seat as SeatName
from opponents.thinkers import strengths_of, usual_strength
from texts import Texts


def play_now_button(game: str, texts: Texts, key: str = "button-play-now") -> Button:
    """Return the button of this text that begins a first match, against the bot at its weakest."""
    return Button(f"play:now:{game}", texts(key), BLUE if key == "button-play-now" else GREY)


async def begin_practice(
    interaction: Interaction,
    terms: Terms,
    strength: str | None = None,
    pick: str = "",
    private: bool | None = None,
) -> bool:
    """Begin a game against the bot in the channel of the interaction (acknowledged).

    The bot has all seats but the first, with this strength, else the usual one. Everybody there is
    told, unless it is `private` (None: as the server has it): then the answer is its panel, and
    this is true. Raises `Refusal`.
    """
    bot = interaction.client.me
    strength = strength or usual_strength(terms.game)
    check_strength(terms.game, strength, texts_for(interaction))
    bots = make_bot_seats(interaction.client, dict.fromkeys(terms.people[1:], strength))
    if terms.together or not bots:
        raise Refusal("refused-practice-together")

    def is_practice(match: LiveMatch, channel_id: int) -> bool:
        """Return whether the person has sat down with the bot alone."""
        given, people = match.bots(bot.id), [each for each in match.row.seats if each.user_id]
        return match.row.channel_id == channel_id and 0 < len(given) == len(people) - 1

    alone = await is_private(interaction, private)
    await _begin(interaction, terms, pick, bots, is_practice, "refused-practising", alone)
    return alone


async def begin_solo(
    interaction: Interaction, terms: Terms, pick: str = "", private: bool | None = None
) -> bool:
    """Begin a game against the game itself in the channel of the interaction (acknowledged).

    Everybody there is told, unless it is `private` (None: as the server has it): then the answer is
    its panel, and this is true. Raises `Refusal`.
    """
    alone = await is_private(interaction, private)
    await _begin(interaction, terms, pick, [], _is_solo, "refused-solo-running", alone)
    return alone


async def is_private(interaction: Interaction, wanted: bool | None) -> bool:
    """Return whether only this person sees the game: as `wanted`, else as the server has it."""
    if wanted is not None:
        return wanted
    settings = await interaction.client.store.servers.guild_settings(interaction.guild_id)
    if settings.alone is Alone.OUTSIDE_THREADS:
        return not isinstance(interaction.channel, discord.Thread)
    return settings.alone is Alone.PRIVATE


async def _begin(
    interaction: Interaction,
    terms: Terms,
    pick: str,
    bots: list[Seat],
    is_such: Callable[[LiveMatch, int], bool],
    refused: str,
    private: bool,
) -> None:
    """Begin a game alone; `refused` is the key of the text if the person plays one already."""
    client, person, channel_id = interaction.client, interaction.user, interaction.channel_id
    guild_id = server_of(interaction)
    if channel_id is None:
        raise Refusal("refused-wrong-place")
    terms.check()
    terms.check_pick(pick)
    texts = texts_for_all(interaction)
    own: SeatName = terms.people[0]
    async with client.locks["game alone", person.id, channel_id]:  # of two clicks one begins it
        alone, _ = await client.matches.read(await client.store.running_alone(person.id))
        for match in alone:
            game = terms_in(match.row.terms).game
            alike = match.row.private == private and (not private or game == terms.game)
            if alike and is_such(match, channel_id):
                raise OwnMatches(refused, [match], person.id)
        row = make_first_match(
            terms,
            [Seat(seat=own, user_id=person.id, name=name_of(person)), *bots],
            {own: pick},
            language=texts.language,
            guild_id=guild_id,
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
    """Raise `Refusal` for a strength in which the bot doesn't play this game."""
    offered = strengths_of(game)
    if strength not in offered:
        names = ", ".join(texts(f"strength-{each}") for each in offered)
        raise Refusal("refused-no-such-strength", game=game_name(game, texts), strengths=names)


def _is_solo(match: LiveMatch, channel_id: int) -> bool:
    here = channel_id in (match.row.channel_id, match.row.origin_channel_id)
    return here and len(terms_in(match.row.terms).people) == 1
