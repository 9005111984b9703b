"""What can be moderated: matches, lobbies, challenges and races, decks and champions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

import discord

from bot.app import Interaction
from bot.boards.message import waits_text
from bot.errors import Refusal
from bot.game_api import read_match_settings
from bot.matches import UnreadableMatch
from bot.moderators import check_moderator, is_moderator
from bot.store import Action, Lobby, LobbyState, Race, RaceState, Subject
from bot.ui.escaping import escape_markdown
from bot.ui.replies import texts_for
from texts import Texts

LONGEST_IN_LINE = 24
"""The most characters of each name in a list."""


@dataclass(frozen=True, slots=True)
class Thing:
    """One of them: its line in a list, its players by user id, and what can be done with it.

    `names` are for the log.
    """

    subject: Subject
    key: int
    line: str
    names: Sequence[str]
    people: Mapping[int, str]
    actions: Sequence[Action]
    channel_id: int | None = None


async def list_things(interaction: Interaction, user_id: int | None) -> list[tuple[Subject, int]]:
    """Return what is open in the channels that the acting user moderates, matches last.

    With `user_id`, only what this user takes part in.
    """
    guild_id, store = await check_moderator(interaction), interaction.client.store.moderation
    lobbies = await store.open_lobbies(guild_id, user_id)
    races = await store.open_races(guild_id, user_id)
    matches = await store.running_matches(guild_id, user_id)
    found = [(each.subject, each.id, each.channel_id) for each in lobbies]
    found += [(Subject.RACE, each.id, each.channel_id) for each in races]
    found += [(Subject.MATCH, each.id, each.watched_in) for each in matches]
    places = {channel_id for *_, channel_id in found}
    moderated = [each for each in places if await is_moderator(interaction, each)]
    return [(subject, key) for subject, key, channel_id in found if channel_id in moderated]


async def find_thing(interaction: Interaction, subject: Subject, key: int) -> Thing:
    """Return a thing in a channel that the acting user moderates. Raises `Refusal`."""
    store, texts = interaction.client.store, texts_for(interaction)
    match subject:
        case Subject.MATCH:
            return await _match(interaction, key, texts)
        case Subject.LOBBY | Subject.CHALLENGE:
            lobby = await store.lobbies.lobby(key)
            if lobby is not None:
                await _check_moderated(interaction, lobby.guild_id, lobby.channel_id)
                return _lobby(lobby, texts)
        case Subject.RACE:
            race = await store.races.race(key)
            if race is not None:
                await _check_moderated(interaction, race.guild_id, race.channel_id)
                racers = await store.races.racers(race.id)
                return _race(race, {each.user_id: each.name for each in racers}, texts)
        case Subject.DECK | Subject.CHAMPION:
            row = await store.moderation.shared(await check_moderator(interaction), subject, key)
            if row is not None:
                facts = {"name": f"**{escape_markdown(row.name)}**", "owner": f"<@{row.user_id}>"}
                line = texts(f"moderate-{subject}", **facts)
                people = {row.user_id: texts("button-moderate-author")}
                return Thing(subject, key, line, [row.name], people, [Action.RENAME])
    raise Refusal("refused-nothing-to-moderate")


async def _check_moderated(interaction: Interaction, guild_id: int | None, channel_id: int) -> None:
    if guild_id != interaction.guild_id or not await is_moderator(interaction, channel_id):
        raise Refusal("refused-nothing-to-moderate")


async def _match(interaction: Interaction, match_id: int, texts: Texts) -> Thing:
    client, match, row = interaction.client, None, None
    try:
        match = await client.matches.get(match_id)
        row = match.row
    except UnreadableMatch:  # it can only be ended
        row = await client.store.match(match_id)
    if row is None or row.private:
        raise Refusal("refused-nothing-to-moderate")
    await _check_moderated(interaction, row.guild_id, row.watched_in)
    if row.result is not None:
        raise Refusal("refused-match-over")
    people = {seat.user_id: seat.name for seat in row.seats if seat.user_id and not seat.thinks}
    names, actions = [seat.name for seat in row.seats], [Action.END]
    number, channel = str(match_id), f"<#{row.channel_id}>"
    if match is None:
        where = texts("in-channel", channel=channel)
        line = texts("match-line-unreadable", where=where, number=number)
    else:
        names, clock = [*match.names.values()], match.clock
        actions += [Action.PAUSE] * (not clock.halted) + [Action.RESUME] * bool(clock.paused_at)
        what, waits = read_match_settings(row.settings).title(texts), waits_text(match, texts)
        facts = {"players": _bold(names), "what": what, "number": number, "where": channel}
        line = texts("moderate-match", waits=waits, **facts)
    return Thing(Subject.MATCH, match_id, line, names, people, actions, row.watched_in)


def _bold(names: Iterable[str]) -> str:
    return " – ".join(f"**{escape_markdown(name, LONGEST_IN_LINE)}**" for name in names)


def _lobby(lobby: Lobby, texts: Texts) -> Thing:
    if lobby.state != LobbyState.OPEN:
        raise Refusal("refused-lobby-closed")
    people = {seat.user_id: seat.name for seat in lobby.seats}
    line = texts(
        f"moderate-{lobby.subject}",
        players=_bold(people.values()),
        opponent=_bold([lobby.invited_name or ""]),
        what=read_match_settings(lobby.settings).title(texts),
        when=discord.utils.format_dt(lobby.expires_at, "R"),
        where=f"<#{lobby.channel_id}>",
    )
    can_leave = lobby.subject is Subject.LOBBY and len(people) > 1
    actions = [Action.CLOSE, *[Action.REMOVE] * can_leave]
    of = lobby.subject, lobby.id, line, lobby.names, people, actions
    return Thing(*of, lobby.channel_id)


def _race(race: Race, people: Mapping[int, str], texts: Texts) -> Thing:
    if race.state == RaceState.OVER:
        raise Refusal("refused-race-over")
    line = texts(
        f"moderate-race-{race.state}",
        players=_bold(people.values()),
        when=discord.utils.format_dt(race.due_at, "R"),
        where=f"<#{race.channel_id}>",
    )
    can_leave = race.state == RaceState.OPEN and len(people) > 1
    actions = [Action.CLOSE, *[Action.REMOVE] * can_leave]
    of = Subject.RACE, race.id, line, [*people.values()], people, actions
    return Thing(*of, race.channel_id)
