"""Decide who may know about a match: used by everything that shows, names or counts matches."""

from __future__ import annotations

from typing import Protocol

from bot.app import App, Interaction
from bot.errors import Refusal
from bot.game_api import GAME_UIS, read_match_settings
from bot.matches import LiveMatch, UnreadableMatch
from bot.owed_posts import is_known_to_all
from bot.store import Match, Reader
from bot.ui.places import can_look_into, may_look_into
from bot.ui.replies import server_of

NO_ONE = 0
"""The id of a reader who has played in no match."""


class Played(Protocol):
    """Where a match is played: its row, or a `Venue`."""

    @property
    def guild_id(self) -> int | None:
        """The id of the server."""

    @property
    def private(self) -> bool:
        """Whether only its player sees it."""

    @property
    def watched_in(self) -> int:
        """The id of the channel that decides who may watch."""


def is_delayed(match: LiveMatch) -> bool:
    """Return whether others see this match as it was when the turn began.

    If moves are buttons on the board itself, everyone sees it as it is.
    """
    is_open = GAME_UIS[match.game.id].open_moves is not None
    return read_match_settings(match.row.settings).audience == "delayed" and not is_open


def as_others_see(match: LiveMatch) -> LiveMatch:
    """Return what users who don't play may look at: the match, or as it was at a turn's begin."""
    return match.as_the_turn_began() if is_delayed(match) else match


def as_seen_by(match: LiveMatch, user_id: int) -> LiveMatch:
    """Return what a user may look at: players see the match as it is."""
    return match if match.seat_of(user_id) is not None else as_others_see(match)


async def watched(interaction: Interaction, match_id: int) -> LiveMatch:
    """Return the match as the user may see it (`as_seen_by`), if they may know about it.

    Raises `Refusal`, `UnreadableMatch`.
    """
    try:
        match = await interaction.client.matches.get(match_id)
    except UnreadableMatch:
        row = await interaction.client.store.match(match_id)
        if row is not None and await may_know(interaction, row):
            raise
        raise Refusal("refused-no-such-match") from None
    if not await may_know(interaction, match.row):
        raise Refusal("refused-no-such-match")
    return as_seen_by(match, interaction.user.id)


async def may_know(interaction: Interaction, row: Match) -> bool:
    """Return whether the acting user may know about a match, whose seats must be loaded.

    Its players always may; others as `may_others_know` says. Discord is asked if necessary.
    """
    if any(seat.user_id == interaction.user.id and not seat.thinks for seat in row.seats):
        return True
    known = may_others_know(interaction, row)
    return await may_look_into(interaction, row.watched_in) if known is None else known


def may_others_know(interaction: Interaction, played: Played) -> bool | None:
    """Return whether the acting user may know about matches of others that are played there.

    They may unless it is private, if they can look into its channel from its server. None if only
    Discord knows.
    """
    if played.private or played.guild_id is None or played.guild_id != interaction.guild_id:
        return False
    return can_look_into(interaction, played.watched_in)


async def reader_of(interaction: Interaction, user_id: int) -> Reader:
    """Return the acting user as the reader of a list of results here.

    Discord is not asked for a list, so matches that only Discord could allow are left out.
    """
    reader = interaction.user.id
    if reader == user_id:
        return Reader(reader)
    venues = await interaction.client.store.results.venues_of(server_of(interaction), user_id)
    return Reader(
        reader, {each.watched_in for each in venues if may_others_know(interaction, each)}
    )


async def outsider(client: App, guild_id: int, user_id: int) -> Reader:
    """Return someone who knows of a user's matches only what all members of a server may know."""
    guild = client.get_guild(guild_id)
    if guild is None:
        return Reader(NO_ONE)
    venues = await client.store.results.venues_of(guild_id, user_id)
    here = [each for each in venues if each.guild_id == guild_id and not each.private]
    return Reader(
        NO_ONE, {each.watched_in for each in here if is_known_to_all(guild, each.watched_in)}
    )
