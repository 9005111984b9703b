"""Find the match that a command is about."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from bot import logs
from bot.app import Interaction
from bot.boards.own_matches import OwnMatches, label_of
from bot.boards.watching import as_seen_by, may_know, may_others_know, watched
from bot.errors import Refusal
from bot.game_api import GAME_UIS, plugin_of, read_match_settings
from bot.game_api.questions import MoveChoice
from bot.lobby.options import game_of
from bot.matches import LiveMatch, UnreadableMatch
from bot.store import Match, MatchResult, PlayedMatch
from bot.ui.acknowledgement import MOST_OFFERED, Choices, autocomplete, filter_choices
from bot.ui.commands import Command
from bot.ui.escaping import shorten_name
from bot.ui.received import parse_number
from bot.ui.replies import texts_for
from texts import Texts

LOOKED_AT = 50
"""The most matches of a server or player among which those to suggest are searched."""


async def own_match(interaction: Interaction, typed: str | None = None) -> LiveMatch:
    """Return the match with the typed number, or the one that the player plays in this channel.

    Without either, it is the only one they play. Raises `Refusal`, and `UnreadableMatch` if that
    match can't be read.
    """
    client, channel_id = interaction.client, interaction.channel_id or 0
    rows = await client.store.matches_of(interaction.user.id)
    if typed is not None:
        number = await _named(interaction, typed)
        return await _one([row for row in rows if row.id == number], interaction)
    playing = _to_play(rows)
    here = [row for row in playing if row.channel_id == channel_id]
    if here:
        return await _one(here, interaction)
    in_this_channel = None
    with suppress(UnreadableMatch):  # not the player's match: it says nothing about theirs
        in_this_channel = await client.matches.in_channel(channel_id)
    if in_this_channel is not None and in_this_channel.row.has_home:
        over = in_this_channel.outcome is not None
        seated = in_this_channel.seat_of(interaction.user.id) is not None
        if not over or not playing:
            raise Refusal("refused-match-over" if over and seated else "refused-not-your-match")
    if not playing:
        raise Refusal("refused-no-match", command=client.mention("start"))
    return await _one(playing, interaction)


async def _named(interaction: Interaction, typed: str) -> int:
    """Return the number of the match that is typed; for a setup match, of the match it led to."""
    number = _number(typed)
    while (prepared := await interaction.client.store.prepared_by(number)) is not None:
        number = prepared
    return number


def _number(typed: str) -> int:
    """Parse the number of a match: `12` or `#12`.

    Returns 0, which no match has, for anything else.
    """
    return parse_number(typed.strip().removeprefix("#")) or 0


async def _one(rows: Sequence[PlayedMatch], interaction: Interaction) -> LiveMatch:
    """Return the only readable match of `rows`. Raises `Refusal`, `UnreadableMatch`."""
    if not rows:
        raise Refusal("refused-no-own-match")
    found, unreadable = await interaction.client.matches.read(rows[:MOST_OFFERED])
    if not found:
        raise UnreadableMatch(unreadable[0].id)
    if len(found) > 1:
        raise OwnMatches("refused-several-matches", found, interaction.user.id)
    return _meant(found[0])


def _meant(match: LiveMatch) -> LiveMatch:
    """Add the match to the command's log lines, and return it."""
    logs.bind_context(match=match.id)
    return match


async def watched_match(interaction: Interaction, typed: str | None = None) -> LiveMatch:
    """Return the match to look at.

    It is the one that is typed, if the user may see it. Otherwise it is the first of these that
    exists: the user's match here, the newest match here, the newest one that began here, the user's
    match elsewhere. Raises `Refusal`.
    """
    matches = interaction.client.matches
    if typed is not None:
        return _meant(await watched(interaction, await _named(interaction, typed)))
    channel_id = interaction.channel_id or 0
    playing = _to_play(await interaction.client.store.matches_of(interaction.user.id))
    here, _ = await matches.read(row for row in playing if row.channel_id == channel_id)
    if here:
        return _meant(here[0])
    found = await matches.in_channel(channel_id)
    if found is not None and await may_know(interaction, found.row):
        return _meant(as_seen_by(found, interaction.user.id))
    for row in await interaction.client.store.begun_in(channel_id, LOOKED_AT):
        if await may_know(interaction, row):
            match = await matches.get(row.id, row.version)
            return _meant(as_seen_by(match, interaction.user.id))
    return await own_match(interaction)


async def match_to_replay(interaction: Interaction, typed: str | None = None) -> int:
    """Return the number of the match to replay.

    It is the match that is typed, else the one to look at here, else the newest that the player has
    finished. Doesn't check whether it may be replayed. Raises `Refusal`.
    """
    if typed is not None:
        return await _named(interaction, typed)
    try:
        return (await watched_match(interaction)).id
    except Refusal:
        finished = await interaction.client.store.finished_of(interaction.user.id, 1)
        if not finished:
            raise
        return finished[0].id


def _to_play(rows: Sequence[PlayedMatch]) -> list[PlayedMatch]:
    """Return the matches without those that wait for another one of them.

    A league waits while its duels are played.
    """
    waiting = {row.parent_id for row in rows}
    return [row for row in rows if row.id not in waiting]


# ------------------------------------------------------------------ autocompletion


async def match_to_complete(interaction: Interaction) -> LiveMatch | None:
    """Return the player's match for autocompletion; None if it can't be determined."""
    try:
        return await own_match(interaction, interaction.namespace.match)
    except Refusal:
        return None


async def game_meant(interaction: Interaction, typed: str | None) -> str:
    """Return the id of the named game.

    If none is named, it is the game of the player's match (as in `own_match`), else the server's
    default game. Raises `Refusal`.
    """
    if typed is None and (match := await match_to_complete(interaction)) is not None:
        typed = plugin_of(match.game.id).match_options.game
    return (await game_of(interaction, typed)).game


def of_own(*commands: Command) -> None:
    """Let these commands suggest the player's running matches for `which`."""
    for each in commands:
        each.autocomplete("which")(_own_matches)


def of_all(*commands: Command) -> None:
    """Let these commands suggest every match that the user may see for `which`."""
    for each in commands:
        each.autocomplete("which")(_all_matches)


def of_finished(*commands: Command) -> None:
    """Let these commands suggest the player's matches for `which`, finished ones too."""
    for each in commands:
        each.autocomplete("which")(_finished_matches)


@autocomplete
async def _finished_matches(interaction: Interaction, typed: str) -> Choices:
    client, texts, user_id = interaction.client, texts_for(interaction), interaction.user.id
    playing = await _offered(interaction, typed, await client.store.matches_of(user_id))
    options = [(label_of(match, user_id, texts), str(match.id)) for match in playing]
    for row in await client.store.finished_of(user_id, LOOKED_AT):
        options.append((finished_label(row, user_id, texts), str(row.id)))
    return filter_choices(typed, options)


@autocomplete
async def _own_matches(interaction: Interaction, typed: str) -> Choices:
    return _labelled(await _own_to_play(interaction, typed), interaction, typed)


@autocomplete
async def _all_matches(interaction: Interaction, typed: str) -> Choices:
    client = interaction.client
    found = await _own_to_play(interaction, typed)
    own = {match.id for match in found}
    rows = await client.store.running_for_all(interaction.guild_id or 0, LOOKED_AT)
    for row in rows:
        with suppress(UnreadableMatch):
            match = await client.matches.get(row.id, row.version)
            if match.id not in own and may_others_know(interaction, match.row):
                found.append(match)
    return _labelled(found, interaction, typed)


async def _own_to_play(interaction: Interaction, typed: str) -> list[LiveMatch]:
    """Return the player's matches, those in this channel first."""
    playing = _to_play(await interaction.client.store.matches_of(interaction.user.id))
    playing.sort(key=lambda row: row.channel_id != interaction.channel_id)
    return await _offered(interaction, typed, playing)


async def _offered(
    interaction: Interaction, typed: str, rows: Sequence[PlayedMatch]
) -> list[LiveMatch]:
    """Load the first `LOOKED_AT` of these matches, and the one whose number is typed.

    Loading replays a match, so the others are left out.
    """
    typed_first = sorted(rows, key=lambda row: row.id != _number(typed))
    return (await interaction.client.matches.read(typed_first[:LOOKED_AT]))[0]


def _labelled(found: Sequence[LiveMatch], interaction: Interaction, typed: str) -> Choices:
    texts, user_id = texts_for(interaction), interaction.user.id
    return filter_choices(
        typed, [(label_of(match, user_id, texts), str(match.id)) for match in found]
    )


def finished_label(row: Match, user_id: int, texts: Texts) -> str:
    """Return the label of a finished match from its row with its seats.

    It includes the result for this player and the day (UTC).
    """
    own = next(seat.seat for seat in row.seats if seat.user_id == user_id)
    others = " – ".join(shorten_name(seat.name, 24) for seat in row.seats if seat.seat != own)
    return texts(
        "match-label-over",
        opponent=shorten_name(others, 40),
        what=read_match_settings(row.settings).title(texts),
        result=_result_for(own, row.result) if row.result else "over",
        day=f"{row.updated_at:%Y-%m-%d}",
        number=str(row.id),
    )


def _result_for(seat: str, result: MatchResult) -> str:
    if result.winners:
        return "won" if seat in result.winners else "lost"
    return "draw" if result.is_draw else "over"


def steps_of(match: LiveMatch, interaction: Interaction) -> Sequence[MoveChoice]:
    """Return the moves of the player who acts that need no choice."""
    seat = match.seat_of(interaction.user.id)
    if seat is None or match.outcome is not None:
        return []
    return GAME_UIS[match.game.id].steps(match.state, seat, texts_for(interaction))
