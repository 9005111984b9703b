"""How a solo game begins: of a person one in a channel at a time."""

from __future__ import annotations

import asyncio
from weakref import WeakValueDictionary

from bot.errors import Refusal
from bot.faults import left_undone
from bot.games.clash.preconstructed import RANDOM
from bot.games.clash.solo.telling import settings_line
from bot.games.clash.solo.wish import DRAFT, Wish
from bot.games.clash.terms import Terms
from bot.lobby.beginning import begin_at_once, first_match
from bot.store import Match, Seat
from bot.ui.replies import Interaction, TextView, texts_for
from engine.clash.ai_settings import QUICK
from engine.clash.seating import Mode
from texts import Texts, texts_in

MODE: Mode = "solo"
PLAYER = "A"
"""The person's seat; the AI has the other one."""

_BEGINNING: WeakValueDictionary[tuple[int, int], asyncio.Lock] = WeakValueDictionary()
"""Who begins a game, and in which channel: two clicks are seen to one after the other."""


async def begin_wish(interaction: Interaction, wish: Wish) -> None:
    """Begin what a panel shows (acknowledged); then the panel is done. Raises `Refusal`."""
    deck = RANDOM if wish.deck == DRAFT else wish.deck
    await begin_solo(interaction, terms_of(wish), deck)
    told = texts_for(interaction)("solo-started")
    with left_undone("solo panel not put away"):  # the game has begun all the same
        await interaction.edit_original_response(view=TextView(told))


def terms_of(wish: Wish) -> Terms:
    """What is going to be played."""
    return Terms(
        format="draft" if wish.deck == DRAFT else "preconstructed",
        mode=MODE,
        ruleset=wish.ruleset,
        sets=wish.sets,
        champion=wish.champion,
        fatigue=wish.fatigue,
        ai=None if wish.quick else wish.ai,
        clock=wish.clock,
    )


async def begin_solo(interaction: Interaction, terms: Terms, deck: str = RANDOM) -> None:
    """Begin a game of the person who acts, in the channel of the interaction (acknowledged).

    Everybody there is told. Raises `Refusal`.
    """
    client, person, channel_id = interaction.client, interaction.user, interaction.channel_id
    if channel_id is None or interaction.guild_id is None:
        raise Refusal("refused-wrong-place")
    terms.check()
    texts = texts_in((interaction.guild_locale or interaction.locale).value)
    async with _BEGINNING.setdefault((person.id, channel_id), asyncio.Lock()):
        await _refuse_second(interaction, channel_id)
        match = first_match(
            terms,
            [Seat(seat=PLAYER, user_id=person.id, name=person.display_name)],
            {PLAYER: deck},
            language=texts.language,
            guild_id=interaction.guild_id,
            channel_id=channel_id,
            message_id=None,
            now=client.now(),
        )
        await begin_at_once(interaction, match, solo_text(match, texts("soon"), texts))


async def _refuse_second(interaction: Interaction, channel_id: int) -> None:
    """Raises `Refusal` where a game that the person has begun in this channel still goes on."""
    for each in await interaction.client.matches.of_user(interaction.user.id):
        row = each.row
        solo = Terms.read(row.terms).mode == MODE
        if solo and channel_id in (row.channel_id, row.origin_channel_id):
            where = texts_for(interaction)("in-channel", channel=f"<#{row.channel_id}>")
            raise Refusal("refused-solo-running", where=where)


def solo_text(match: Match, where: str, texts: Texts) -> str:
    """Who plays solo, where, and against which AI."""
    terms = Terms.read(match.terms)
    (player,) = (f"<@{each.user_id}>" for each in match.seats if each.user_id is not None)
    begun = texts("solo-begun", player=player, where=where)
    return f"{begun}\n{settings_line(terms.ai or QUICK, terms.ruleset, texts)}"
