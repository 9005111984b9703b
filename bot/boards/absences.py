"""Fair endings: a player whose opponent is absent may claim the win, or void the match.

This is offered in a rated or timed match between two users if the other one has left the server, or
has been silent for seven days or three turns' time. It is never offered while players can't be
reached.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.app import Interaction
from bot.game_api import read_match_settings
from bot.matches import LiveMatch
from bot.ui.escaping import escape_markdown
from bot.ui.places import has_left
from bot.ui.replies import Part
from bot.ui.router import BLUE, Button, controls
from engine.core import Seat
from texts import Texts

SILENT = timedelta(days=7)
TURNS = 3
"""Turns' time after which a player on a clock counts as silent, if that is less."""
LOOKED_FOR = timedelta(minutes=10)
"""Silence after which Discord is asked whether the player is still in the server."""


@dataclass(frozen=True, slots=True)
class Absence:
    """An absent opponent: they have left the server, or are silent."""

    seat: Seat
    has_left: bool


async def find_absence(interaction: Interaction, match: LiveMatch, seat: Seat) -> Absence | None:
    """Return the absence by which the user in this seat may end the match, or None.

    Discord is asked about an opponent who has been silent for a while.
    """
    row, client = match.row, interaction.client
    if match.outcome is not None or row.private or len(match.people) != 2:
        return None
    (other,) = (each for each in match.people if each != seat)
    if other not in match.to_act:
        return None
    ending = match.if_resigned(other, by_clock=True)
    if ending is None or seat not in ending.winners:
        return None
    stands_still = match.clock.paused_at is not None or row.stopped_at is not None
    if stands_still or (match.clock.limit is None and not read_match_settings(row.settings).rated):
        return None
    if client.reach.channel_away_since(row.guild_id, row.channel_id) is not None:
        return None
    silence = _silence_of(match, other, client.now())
    if silence >= _patience_with(match, other):
        return Absence(other, has_left=False)
    user_id = match.user_in(other) or 0
    if silence >= LOOKED_FOR and await has_left(client, row.guild_id, user_id):
        return Absence(other, has_left=True)
    return None


def absence_rows(match: LiveMatch, absence: Absence, texts: Texts) -> list[Part]:
    """Lay out who is absent, and the two ways to end the match."""
    player = f"**{escape_markdown(match.names[absence.seat])}**"
    return [
        texts("absent-left" if absence.has_left else "absent-silent", player=player),
        controls(
            Button(f"match:claim:{match.id}:win", texts("button-claim"), BLUE),
            Button(f"match:claim:{match.id}:void", texts("button-void")),
        ),
    ]


def _silence_of(match: LiveMatch, seat: Seat, now: datetime) -> timedelta:
    """Return how much of its own time a seat has let pass without acting, without stops."""
    clock, since = match.clock.limit_of(seat), match.clock.due_since[seat]
    missed = (
        timedelta(seconds=clock.seconds * match.clock.missed.get(seat, 0)) if clock else timedelta()
    )
    stood = sum(
        (stop.ended - max(stop.began, since) for stop in match.clock.stops if stop.ended > since),
        timedelta(),
    )
    return missed + now - since - stood


def _patience_with(match: LiveMatch, seat: Seat) -> timedelta:
    clock = match.clock.limit_of(seat)
    return min(SILENT, timedelta(seconds=TURNS * clock.seconds)) if clock else SILENT
