"""The matches that follow from another one: after a draft its match, in a league its duels."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from datetime import datetime
from typing import Any

from bot.house import TABLES
from bot.matches.live import LiveMatch
from bot.store import Board, Match, Seat, Store, Succession
from engine.core import JsonObject, NextMatch, State
from engine.core import Seat as SeatName
from texts import texts_in


async def prepare_following(
    match: LiveMatch, future: State, now: datetime, store: Store
) -> list[Match]:
    """Prepare the rows of what a match prepares in its next state and had not prepared before.

    They are not stored yet. They are played where the match is played, by its people.
    """
    found = []
    for part, prepared in enumerate(future.prepared()):
        if prepared not in match.prepared:
            row = _following(match, prepared, part, now)
            row.setup = await add_belongings(row, store)
            found.append(row)
    return found


async def add_belongings(match: Match, store: Store) -> JsonObject:
    """Return the set-up of a match that is not stored yet, with what its people bring along."""
    people = [seat.user_id for seat in match.seats if seat.user_id is not None]
    return await TABLES[match.game].with_belongings(match.setup, people, store)


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
    """Make a match that begins now with these people, and with AIs on its other seats.

    It is not stored yet. `where` are all further columns: what was agreed on, where it is played
    and comes from.
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
    seats = [copy_person(here[there], seat) for seat, there in prepared.seats.items()]
    return make_row(
        prepared,
        seats,
        now,
        clock=row.clock,
        language=row.language,
        terms=row.terms,
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


def copy_person(person: Seat, seat: SeatName) -> Seat:
    return Seat(seat=seat, user_id=person.user_id, name=person.name, thinks=person.thinks)
