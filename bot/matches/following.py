"""The matches that follow from another one: after a draft its match, in a league its duels."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from datetime import datetime

from bot.matches.live import LiveMatch
from bot.store import Champion, Match, Seat, Store, Succession
from engine.core import JsonObject, Prepared, State
from engine.core import Seat as SeatName
from texts import texts_in

CHAMPIONS = "champions"
MOST_CHAMPIONS = 10
"""Made-up champions of each person that are on offer: the newest."""


async def following(match: LiveMatch, future: State, now: datetime, store: Store) -> list[Match]:
    """What a match prepares in its next state and had not prepared before: rows that are not stored
    yet. They are played where it is played, by the same people."""
    found = []
    for part, prepared in enumerate(future.prepared()):
        if prepared not in match.prepared:
            setup = prepared.setup
            if prepared.game == CHAMPIONS:
                people = [each.user_id for each in match.row.seats if each.user_id is not None]
                setup = await with_champions(setup, people, store)
            found.append(_following(match, prepared, setup, part, now))
    return found


def ai_seats(seats: Iterable[str], taken: Iterable[str], language: str) -> list[Seat]:
    """The rows of the seats of a set-up that nobody has taken: those of the game's own AIs."""
    texts = texts_in(language)
    free = sorted(set(seats) - set(taken))
    alone = len(free) == 1
    names = [texts("seat-ai") if alone else texts("seat-ai-of", seat=each) for each in free]
    return [Seat(seat=seat, name=name) for seat, name in zip(free, names, strict=True)]


def _following(
    match: LiveMatch, prepared: Prepared, setup: JsonObject, part: int, now: datetime
) -> Match:
    row = match.row
    here = {each.seat: each for each in row.seats}
    seats = [_same(here[there], seat) for seat, there in prepared.seats.items()]
    decks = setup["decks"].keys() if prepared.game != CHAMPIONS else ()
    return Match(
        game=prepared.game,
        setup=setup,
        terms=row.terms,
        clock=row.clock,
        alarm_at=now if row.clock else None,
        seed=secrets.randbits(63),
        language=row.language,
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        origin_channel_id=row.origin_channel_id,
        origin_message_id=row.origin_message_id,
        has_home=row.has_home,
        origin_told=True,
        created_at=now,
        updated_at=now,
        seats=[*seats, *ai_seats(decks, prepared.seats, row.language)],
        succession=Succession(
            parent_id=row.id,
            parent_version=match.version + 1,
            part=part,
            seats=dict(prepared.seats),
        ),
    )


def _same(person: Seat, seat: SeatName) -> Seat:
    return Seat(seat=seat, user_id=person.user_id, name=person.name, thinks=person.thinks)


async def with_champions(setup: JsonObject, people: Iterable[int], store: Store) -> JsonObject:
    """The set-up with the champions that these people have made up."""
    cards = dict(setup["config"]["match"].get("cards", {}))
    for user_id in people:
        made_up = await store.collection.all_of(Champion, user_id)
        cards |= {each.card_id: each.document for each in made_up[-MOST_CHAMPIONS:]}
    ahead = {**setup["config"]["match"], "cards": cards}
    return {**setup, "config": {**setup["config"], "match": ahead}}
