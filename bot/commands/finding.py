"""Which match a command is about."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from bot.errors import Refusal
from bot.games import TABLES
from bot.games.table import MoveChoice
from bot.matches import LiveMatch, UnreadableMatch
from bot.ui.replies import Interaction, texts_for


async def own_match(interaction: Interaction) -> LiveMatch:
    """The match that the person plays here, else the only one they play. Raises `Refusal`; where
    that match can't be read, `UnreadableMatch`."""
    matches = interaction.client.matches
    playing, here = await _played_by(interaction)
    if len(here) == 1:
        return here[0]
    if here:
        raise Refusal("refused-several-matches")
    unreadable = await matches.unreadable_of(interaction.user.id)
    for row in unreadable:
        if row.channel_id == interaction.channel_id:
            raise UnreadableMatch(row.id)
    in_this_channel = None
    with suppress(UnreadableMatch):  # not the person's: it says nothing about their own
        in_this_channel = await matches.in_channel(interaction.channel_id or 0)
    if in_this_channel is not None and in_this_channel.row.has_home:
        over = in_this_channel.outcome is not None
        seated = in_this_channel.seat_of(interaction.user.id) is not None
        if not over or not playing:
            raise Refusal("refused-match-over" if over and seated else "refused-not-your-match")
    if not playing and unreadable:
        raise UnreadableMatch(unreadable[0].id)
    if not playing:
        raise Refusal("refused-no-match", command=interaction.client.mention("duel"))
    if len(playing) > 1:
        raise Refusal("refused-several-matches")
    return playing[0]


async def watched_match(interaction: Interaction) -> LiveMatch:
    """The match to look at: the own one here, else the newest here, else the own one."""
    _, here = await _played_by(interaction)
    if here:
        return here[0]
    in_this_channel = await interaction.client.matches.in_channel(interaction.channel_id or 0)
    return in_this_channel or await own_match(interaction)


async def _played_by(interaction: Interaction) -> tuple[list[LiveMatch], list[LiveMatch]]:
    """What the person plays anywhere, and what here, without matches that wait for another one of
    them: a league while its duels are played."""
    matches = await interaction.client.matches.of_user(interaction.user.id)
    waiting = {match.row.succession.parent_id for match in matches if match.row.succession}
    playing = [match for match in matches if match.id not in waiting]
    return playing, [match for match in playing if match.row.channel_id == interaction.channel_id]


async def match_to_complete(interaction: Interaction) -> LiveMatch | None:
    """The own match for what is offered while somebody types."""
    try:
        return await own_match(interaction)
    except Refusal:
        return None


def steps_of(match: LiveMatch, interaction: Interaction) -> Sequence[MoveChoice]:
    """The moves of the person who acts that need no question."""
    seat = match.seat_of(interaction.user.id)
    if seat is None or match.outcome is not None:
        return []
    return TABLES[match.game.id].steps(match.state, seat, texts_for(interaction))
