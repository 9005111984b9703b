"""A match of every game and format, by its settings."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

from people import Club
from simcord import MemberActor

from bot.clock import Clock
from bot.game_api import read_match_settings
from bot.lobby.beginning import make_first_match
from bot.matches.following import add_belongings
from bot.store import Match, Move, MoveKind, Seat
from engine.core import SEATS, JsonObject, State
from engine.games import game_named
from texts import texts_in

FORMATS: Mapping[str, JsonObject] = {
    "clash": {},
    "clash for all": {"mode": "free_for_all"},
    "clash of teams": {"mode": "two_against_two"},
    "clash against the AI": {"mode": "solo"},
    "draft": {"format": "draft"},
    "draft against AIs": {"format": "draft", "mode": "coop"},
    "constructed": {"format": "constructed"},
    "champions": {"champion": True},
    "mutation and league": {"format": "mutation"},
    "bald mountain": {"game": "bald_mountain"},
    "bald mountain of three": {"game": "bald_mountain", "mode": "three"},
    "bald mountain of four": {"game": "bald_mountain", "mode": "four"},
    "two worlds": {"game": "two_worlds"},
    "two worlds with a draft": {"game": "two_worlds", "setup": "draft"},
    "castles": {"game": "castles", "races": "lot"},
    "castles with races": {"game": "castles"},
    "castles of teams": {"game": "castles", "mode": "teams"},
}
"""By name in this module: the settings as documents. A mutation draft leads to a league, a choice
of races to a match of castles."""
LAST_MOVES = 6
"""Most moves that are left in a match that is nearly over."""


async def first_of(
    club: Club,
    name: str,
    chance: random.Random,
    *,
    channel_id: int,
    clock: Clock | None = None,
    nearly_over: bool = False,
) -> Match:
    """Return a match that Ann, Bob, Cleo and Dan begin in this channel; it is not stored yet.

    `nearly_over`: the first part, such as a draft, has been played at random almost to its end.
    """
    game = {"game": "clash"}
    document = {**game, **FORMATS[name], **({"clock": clock.document()} if clock else {})}
    settings = read_match_settings(document)
    settings.check()
    people = dict(zip(SEATS, (club.ann, club.bob, club.cleo, club.dan), strict=True))
    now = club.env.now()
    match = make_first_match(
        settings,
        [
            Seat(seat=seat, user_id=people[seat].id, name=str(people[seat].user.global_name))
            for seat in settings.people
        ],
        {
            seat: pick.id
            for seat, pick in zip(settings.people, settings.picks(texts_in("en")), strict=False)
        },
        language="en",
        guild_id=club.guild.id,
        channel_id=channel_id,
        message_id=None,
        now=now,
    )
    match.has_home = match.board.origin_told = True
    match.seed = chance.getrandbits(40)
    match.setup = await add_belongings(match, club.bot.store)
    match.moves = _played(match, chance, now) if nearly_over else []
    match.version = match.board.newest_version = len(match.moves)
    return match


def seat(match: Match, people: Sequence[MemberActor]) -> None:
    """Replace the people of a match by these, from the first seat of a person."""
    seated = [each for each in match.seats if each.user_id and not each.thinks]
    for each, person in zip(seated, people, strict=False):
        each.user_id, each.name = person.id, str(person.user.global_name)


def _played(match: Match, chance: random.Random, now: datetime) -> list[Move]:
    """Return the moves of a random match without the last few."""
    state: Any = game_named(match.game).setup(match.setup, match.seed)[0]
    moves = []
    while to_act := _who_moves(state):
        seat = chance.choice(to_act)
        action = chance.choice(state.legal_actions(seat))
        facts = {"number": len(moves), "kind": MoveKind.MOVE, "played_at": now}
        moves.append(Move(seat=seat, text=str(action), **facts))
        state.apply(seat, action)
    return moves[: -chance.randint(1, LAST_MOVES)]


def _who_moves(state: State) -> list[str]:
    """Return the seats to act, or none if the result depends on further matches."""
    return [] if state.prepared() else [*state.to_act()]
