"""Prepare the matches that follow another one: the match after a draft, the duels of a league."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from datetime import datetime
from typing import Any

from bot.game_api import GAME_UIS
from bot.matches.live import LiveMatch
from bot.store import Board, Match, Seat, Store, Succession
from engine.core import JsonObject, NextMatch, State
from engine.core import Seat as SeatName
from texts import texts_in


async def prepare_following(
    match: LiveMatch, future: State, now: datetime, store: Store
) -> list[Match]:
    """Return the rows of matches that the state `future` prepares and `match` has not prepared yet.

    They are not stored. They are played in the same place by the same players.
    """
    found = []
    for part, prepared in enumerate(future.prepared()):
        if prepared not in match.prepared:
            row = _following(match, prepared, part, now)
            row.setup = await add_belongings(row, store)
            found.append(row)
    return found


async def add_belongings(match: Match, store: Store) -> JsonObject:
    """Return the set-up of a match that is not stored yet, with what its players bring along."""
    belongings = GAME_UIS[match.game].belongings
    if belongings is None:
        return match.setup
    users = [seat.user_id for seat in match.seats if seat.user_id is not None]
    return await belongings.add(match.setup, users, match.guild_id, store)


def _ai_seats(seats: Sequence[SeatName], language: str) -> list[Seat]:
    """Make the rows of the seats that the game itself plays."""
    texts = texts_in(language)
    if len(seats) == 1:
        return [Seat(seat=seats[0], name=texts("seat-ai"))]
    return [Seat(seat=seat, name=texts("seat-ai-of", seat=seat)) for seat in seats]


def make_row(
    ahead: NextMatch,
    seats: Sequence[Seat],
    now: datetime,
    *,
    clock: JsonObject | None,
    language: str,
    **where: Any,
) -> Match:
    """Make the row of a match that begins now; it is not stored.

    Args:
        ahead: Game, set-up and AI seats of the match.
        seats: The rows of the other seats.
        now: Time of the beginning.
        clock: Document of its clock; None for no limit.
        language: Language of its texts.
        where: All other columns: its settings, where it is played and comes from.
    """
    return Match(
        game=ahead.game,
        setup=ahead.setup,
        clock=clock,
        alarm_at=now if clock else None,
        seed=secrets.randbits(63),
        language=language,
        created_at=now,
        updated_at=now,
        seats=[*seats, *_ai_seats(ahead.ais, language)],
        **where,
    )


def _following(match: LiveMatch, prepared: NextMatch, part: int, now: datetime) -> Match:
    row = match.row
    here = {seat.seat: seat for seat in row.seats}
    seats = [copy_seat(here[there], seat) for seat, there in prepared.seats.items()]
    return make_row(
        prepared,
        seats,
        now,
        clock=row.clock,
        language=row.language,
        settings=row.settings,
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        origin_channel_id=row.origin_channel_id,
        origin_message_id=row.origin_message_id,
        has_home=row.has_home,
        board=Board(origin_told=True),
        private=row.private,
        succession=Succession(
            parent_id=row.id,
            parent_version=match.version + 1,
            part=part,
            seats=dict(prepared.seats),
        ),
    )


def copy_seat(former: Seat, seat: SeatName) -> Seat:
    return Seat(seat=seat, user_id=former.user_id, name=former.name, thinks=former.thinks)
