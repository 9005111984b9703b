"""How a match begins, however its players have come together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime

import discord
import structlog

from bot.app import App, Interaction
from bot.boards import panel
from bot.faults import describe_fault
from bot.house.offer import Terms
from bot.logs import place_of
from bot.matches.following import add_belongings, copy_person, make_row
from bot.store import Board, Match, Seat
from bot.ui.acknowledgement import publish
from bot.ui.escaping import name_of
from bot.ui.places import check_bot_can_post
from bot.ui.replies import Layout
from engine.core import Seat as SeatName

log = structlog.get_logger()

_NAMES_OF_SEVERAL = ("Arko", "Brix", "Corvo")


def make_first_match(
    terms: Terms,
    seats: Sequence[Seat],
    picks: Mapping[SeatName, str],
    *,
    language: str,
    guild_id: int | None,
    channel_id: int,
    message_id: int | None,
    now: datetime,
    private: bool = False,
) -> Match:
    """Make the first game of what these people have agreed on; it is not stored yet.

    It is called for by this message in this channel. `picks` are what they have chosen for their
    seats, which need not be those that they sit on then; of a `private` one nobody else is told.
    """
    ahead = terms.first(picks)
    here = {seat.seat: seat for seat in seats}
    return make_row(
        ahead,
        [copy_person(here[place], there) for there, place in ahead.seats.items()],
        now,
        clock=terms.clock.document() if terms.clock else None,
        language=language,
        terms=terms.document(),
        guild_id=guild_id,
        channel_id=channel_id,
        origin_channel_id=channel_id,
        origin_message_id=message_id,
        private=private,
        has_home=private,
        board=Board(origin_told=private),
    )


def make_bot_seats(client: App, strengths: Mapping[str, str]) -> list[Seat]:
    """Make the seats of a match that the bot has, with these strengths.

    Several have names of their own: short ones, which boards and logs tell apart.
    """
    alone = len(strengths) == 1
    names = [name_of(client.me)] if alone else _NAMES_OF_SEVERAL[: len(strengths)]
    return [
        Seat(seat=seat, user_id=client.me.id, name=name, thinks=strength)
        for (seat, strength), name in zip(strengths.items(), names, strict=True)
    ]


async def begin_at_once(interaction: Interaction, match: Match, message: str) -> None:
    """Keep a match that waits for nobody, then tell the channel so (acknowledged).

    Its thread begins there. Where the channel can't be told, the board will be in the channel
    itself. Raises `Refusal`.
    """
    client = interaction.client
    await check_bot_can_post(interaction)
    await _keep(interaction, match)
    try:
        message_id = await publish(interaction, Layout(message))
        await client.matches.record_origin(match.id, message_id)
    except discord.HTTPException as fault:
        facts = place_of(match) | describe_fault(fault)
        log.warning("beginning not told", match=match.id, **facts)
    client.begun(match.id)


async def begin_in_private(interaction: Interaction, match: Match) -> None:
    """Keep a match that nobody else sees: the answer is its panel (acknowledged).

    Raises `Refusal`.
    """
    client = interaction.client
    await _keep(interaction, match)
    try:
        await panel.show(interaction, await client.matches.get(match.id))
    finally:
        client.begun(match.id)  # the bot's first turn, should it begin, finds the panel open


async def _keep(interaction: Interaction, match: Match) -> None:
    client = interaction.client
    match.setup = await add_belongings(match, client.store)
    channel_id = None if match.private else match.channel_id
    async with client.quotas.game_alone(interaction.user.id, channel_id):
        await client.store.add_match(match)
