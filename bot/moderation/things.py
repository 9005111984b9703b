"""What can be moderated: matches, lobbies, challenges and races, decks and champions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

import discord

from bot.app import Interaction
from bot.boards.message import pause_text
from bot.errors import Refusal
from bot.game_api import read_match_settings
from bot.matches import LiveMatch, UnreadableMatch
from bot.moderators import check_moderator, is_moderator
from bot.store import Action, Lobby, LobbyState, Race, RaceState, Subject
from bot.ui.escaping import escape_markdown, shorten_name
from bot.ui.replies import texts_for
from texts import Texts

LONGEST_NAME, LONGEST_IN_LINE = 200, 24
"""The most characters of all names in the log, and of each name in a list."""


@dataclass(frozen=True, slots=True)
class Thing:
    """One of them: its line in a list, its players by user id, and what can be done with it.

    `removes`: its players can be removed, because it has not begun.
    """

    subject: Subject
    key: int
    name: str
    line: str
    channel_id: int | None = None
    people: Mapping[int, str] = field(default_factory=dict)
    actions: Sequence[Action] = ()
    removes: bool = False


async def list_things(interaction: Interaction, user_id: int | None) -> list[tuple[Subject, int]]:
    """Return what is open in the channels that the acting user moderates, matches last.

    With `user_id`, only what this user takes part in.
    """
    guild_id = await check_moderator(interaction)
    store, moderated = interaction.client.store.moderation, dict[int, bool]()
    lobbies = await store.open_lobbies(guild_id, user_id)
    found = [(_kind(each), each.id, each.channel_id) for each in lobbies]
    races = await store.open_races(guild_id, user_id)
    found += [(Subject.RACE, each.id, each.channel_id) for each in races]
    matches = await store.running_matches(guild_id, user_id)
    found += [(Subject.MATCH, each.id, each.watched_in) for each in matches]
    for channel_id in dict.fromkeys(channel_id for *_, channel_id in found):
        moderated[channel_id] = await is_moderator(interaction, channel_id)
    return [(subject, key) for subject, key, channel_id in found if moderated[channel_id]]


async def find_thing(interaction: Interaction, subject: Subject, key: int) -> Thing:
    """Return a thing in a channel that the acting user moderates. Raises `Refusal`."""
    texts = texts_for(interaction)
    match subject:
        case Subject.MATCH:
            return await _match(interaction, key, texts)
        case Subject.LOBBY | Subject.CHALLENGE:
            lobby = await interaction.client.store.lobbies.lobby(key)
            if lobby is not None and await _is_moderated(
                interaction, lobby.guild_id, lobby.channel_id
            ):
                return _lobby(lobby, texts)
        case Subject.RACE:
            race = await interaction.client.store.races.race(key)
            if race is not None and await _is_moderated(
                interaction, race.guild_id, race.channel_id
            ):
                return await _race(interaction, race, texts)
        case Subject.DECK | Subject.CHAMPION:
            guild_id = await check_moderator(interaction)
            row = await interaction.client.store.moderation.shared(guild_id, subject, key)
            if row is not None:
                facts = {"name": f"**{escape_markdown(row.name)}**", "owner": f"<@{row.user_id}>"}
                line = texts(f"moderate-{subject}", **facts)
                people = {row.user_id: texts("button-moderate-author")}
                return Thing(subject, key, row.name, line, None, people, [Action.RENAME])
    raise Refusal("refused-nothing-to-moderate")


async def _is_moderated(interaction: Interaction, guild_id: int | None, channel_id: int) -> bool:
    return guild_id == interaction.guild_id and await is_moderator(interaction, channel_id)


async def _match(interaction: Interaction, match_id: int, texts: Texts) -> Thing:
    try:
        match = await interaction.client.matches.get(match_id)
    except UnreadableMatch:
        return await _unreadable(interaction, match_id, texts)
    row = match.row
    if row.private or not await _is_moderated(interaction, row.guild_id, row.watched_in):
        raise Refusal("refused-nothing-to-moderate")
    if match.outcome is not None:
        raise Refusal("refused-match-over")
    people = {user: match.names[seat] for seat in match.people if (user := match.user_in(seat))}
    line = texts(
        "moderate-match",
        players=_bold(match.names.values()),
        what=read_match_settings(row.settings).title(texts),
        number=str(match.id),
        where=f"<#{row.channel_id}>",
        waits=_waits(match, texts),
    )
    actions = [Action.END]
    actions += [] if match.clock.halted else [Action.PAUSE]
    actions += [] if match.clock.paused_at is None else [Action.RESUME]
    name = _joined(match.names.values())
    return Thing(Subject.MATCH, match.id, name, line, row.watched_in, people, actions)


def _waits(match: LiveMatch, texts: Texts) -> str:
    """Return for whom the others wait, and since when."""
    if match.clock.paused_at is not None:
        return pause_text(match, texts)
    if not match.to_act:
        return texts("board-waits")
    since = min(match.clock.due_since[seat] for seat in match.to_act)
    names = _bold(match.names[seat] for seat in match.to_act)
    return texts("moderate-waits", player=names, since=discord.utils.format_dt(since, "R"))


async def _unreadable(interaction: Interaction, match_id: int, texts: Texts) -> Thing:
    """Return a match that can't be read: it can only be ended."""
    store = interaction.client.store
    running = await store.moderation.running_matches(interaction.guild_id or 0)
    row = next((each for each in running if each.id == match_id), None)
    if row is None or not await is_moderator(interaction, row.watched_in):
        raise Refusal("refused-nothing-to-moderate")
    seats = await store.seats_of(match_id)
    where = texts("in-channel", channel=f"<#{row.channel_id}>")
    line = texts("match-line-unreadable", where=where, number=str(match_id))
    people = {seat.user_id: seat.name for seat in seats if seat.user_id and not seat.thinks}
    name = _joined(seat.name for seat in seats)
    return Thing(Subject.MATCH, match_id, name, line, row.watched_in, people, [Action.END])


def _bold(names: Iterable[str]) -> str:
    return " – ".join(f"**{escape_markdown(name, LONGEST_IN_LINE)}**" for name in names)


def _joined(names: Iterable[str]) -> str:
    return shorten_name(" – ".join(names), LONGEST_NAME)


def _kind(lobby: Lobby) -> Subject:
    return Subject.LOBBY if lobby.invited_id is None else Subject.CHALLENGE


def _lobby(lobby: Lobby, texts: Texts) -> Thing:
    if lobby.state != LobbyState.OPEN:
        raise Refusal("refused-lobby-closed")
    people, subject = {seat.user_id: seat.name for seat in lobby.seats}, _kind(lobby)
    names = [*people.values(), *filter(None, [lobby.invited_name])]
    line = texts(
        f"moderate-{subject}",
        players=_bold(people.values()),
        opponent=_bold([lobby.invited_name or ""]),
        what=read_match_settings(lobby.settings).title(texts),
        when=discord.utils.format_dt(lobby.expires_at, "R"),
        where=f"<#{lobby.channel_id}>",
    )
    removes, where = subject is Subject.LOBBY and len(people) > 1, lobby.channel_id
    name, actions = _joined(names), [Action.CLOSE]
    return Thing(subject, lobby.id, name, line, where, people, actions, removes)


async def _race(interaction: Interaction, race: Race, texts: Texts) -> Thing:
    if race.state == RaceState.OVER:
        raise Refusal("refused-race-over")
    racers = await interaction.client.store.races.racers(race.id)
    people = {racer.user_id: racer.name for racer in racers}
    line = texts(
        f"moderate-race-{race.state}",
        players=_bold(people.values()),
        when=discord.utils.format_dt(race.due_at, "R"),
        where=f"<#{race.channel_id}>",
    )
    removes = race.state == RaceState.OPEN and len(people) > 1
    name, where, actions = _joined(people.values()), race.channel_id, [Action.CLOSE]
    return Thing(Subject.RACE, race.id, name, line, where, people, actions, removes)
