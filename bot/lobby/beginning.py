"""Begin a match, however its players were found."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from datetime import datetime

import discord
import structlog

from bot.app import App, Interaction
from bot.boards import panel
from bot.boards.turn_starts import find_turn_start
from bot.errors import Refusal
from bot.faults import describe_fault
from bot.game_api.match_options import MatchSettings
from bot.logs import place_of
from bot.matches.following import add_belongings, copy_seat, make_row
from bot.store import Board, Match, Seat
from bot.ui.acknowledgement import publish
from bot.ui.escaping import name_of
from bot.ui.places import check_bot_can_post
from bot.ui.replies import Layout
from engine.beginning import POSITION
from engine.core import NextMatch
from engine.core import Seat as SeatName

log = structlog.get_logger()

_NAMES_OF_SEVERAL = ("Arko", "Brix", "Corvo")


def make_first_match(
    settings: MatchSettings,
    seats: Sequence[Seat],
    picks: Mapping[SeatName, str],
    *,
    ahead: NextMatch | None = None,
    language: str,
    guild_id: int | None,
    channel_id: int,
    message_id: int | None,
    now: datetime,
    private: bool = False,
) -> Match:
    """Make the first match of a lobby or challenge. It is not stored yet.

    Args:
        settings: The agreed settings.
        seats: The players and the bot by the seats they took. They may play in other seats.
        picks: The picks by those seats.
        ahead: The match (`find_turn`). None: the one that the settings and the picks make.
        language: Language of the match's messages.
        guild_id: The server, if any.
        channel_id: The channel in which the match was agreed on.
        message_id: The message that announces the match, if it is known.
        now: The present time.
        private: Whether only the player sees the match.
    """
    ahead = ahead or settings.first(picks)
    here = {seat.seat: seat for seat in seats}
    return make_row(
        ahead,
        [copy_seat(here[place], there) for there, place in ahead.seats.items()],
        now,
        clock=settings.clock.document() if settings.clock else None,
        language=language,
        settings=settings.document(),
        guild_id=guild_id,
        channel_id=channel_id,
        origin_channel_id=channel_id,
        origin_message_id=message_id,
        private=private,
        has_home=private,
        board=Board(origin_told=private),
    )


def make_bot_seats(client: App, strengths: Mapping[str, str]) -> list[Seat]:
    """Make the bot's seats of a match from their strengths.

    If there are several, each has a short name, so that boards and logs tell them apart.
    """
    alone = len(strengths) == 1
    names = [name_of(client.me)] if alone else _NAMES_OF_SEVERAL[: len(strengths)]
    return [
        Seat(seat=seat, user_id=client.me.id, name=name, thinks=strength)
        for (seat, strength), name in zip(strengths.items(), names, strict=True)
    ]


async def find_turn(client: App, settings: MatchSettings) -> NextMatch | None:
    """Return the match that begins with a turn of another one; None if the settings name no turn.

    What was hidden from the seat to move there is dealt anew, and so is all future chance. Raises
    `Refusal`.
    """
    if settings.played_on is None:
        return None
    source = await client.matches.get(settings.played_on.match_id)
    start = find_turn_start(source, settings.played_on.turn_number)
    if start is None or not start.can_be_played_on:
        raise Refusal("refused-not-played-on")
    position = source.game.dump(start.as_seen(secrets.randbits(63)))
    setup = {**source.row.setup, POSITION: position}
    return NextMatch(source.game.id, setup, {seat: seat for seat in settings.seats})


async def begin_at_once(interaction: Interaction, match: Match, message: str) -> None:
    """Store a match whose players are complete, and announce it in the channel (acknowledged).

    Its thread begins at the announcement. If that can't be sent, the board is posted in the channel
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
    """Store a match that only its player sees, and answer with its panel (acknowledged).

    Raises `Refusal`.
    """
    client = interaction.client
    await _keep(interaction, match)
    try:
        await panel.show(interaction, await client.matches.get(match.id))
    finally:
        client.begun(match.id)  # the bot's first turn, if it begins, finds the panel open


async def _keep(interaction: Interaction, match: Match) -> None:
    client = interaction.client
    match.setup = await add_belongings(match, client.store)
    channel_id = None if match.private else match.channel_id
    async with client.quotas.game_alone(interaction.user.id, channel_id):
        await client.store.add_match(match)
