"""What moderators do, and how it is undone. Each is stored together with its line of the log."""

from __future__ import annotations

from contextlib import suppress
from datetime import timedelta
from functools import partial
from typing import Any

from bot.app import App, Interaction
from bot.errors import Refusal
from bot.grimoire.dailies import Dailies
from bot.grimoire.notices import Notices
from bot.grimoire.races import Races
from bot.lobby import seating
from bot.matches.parents import is_preparation, iterate_parents
from bot.moderation.log import UNDONE_BY, LogPosts, show_log
from bot.moderation.things import Thing
from bot.moderators import check_moderator, is_moderator, make_entry
from bot.store import (
    NAMED,
    Action,
    Bar,
    LobbyState,
    Moderation,
    MoveKind,
    NameTaken,
    RaceState,
    Subject,
)
from bot.ui.acknowledgement import Answer
from bot.ui.escaping import name_of
from bot.ui.places import NotInServer, member_of
from bot.ui.received import parse_number, read_choice
from bot.ui.replies import texts_for
from bot.ui.router import Handlers

HANDLERS = Handlers(Answer.PANEL)
LENGTHS = {"hour": timedelta(hours=1), "day": timedelta(days=1), "good": None}
"""How long a bar holds; None: for good."""
_KINDS = {
    Action.END: MoveKind.STOP,
    Action.REOPEN: MoveKind.REOPEN,
    Action.PAUSE: MoveKind.HALT,
    Action.RESUME: MoveKind.RELEASE,
}


async def do(interaction: Interaction, thing: Thing, action: Action) -> Moderation:
    """Do one of its actions to a thing, and return the line of the log. Raises `Refusal`."""
    if action not in thing.actions:
        raise Refusal("refused-stale")
    facts = {"name": thing.name, "channel_id": thing.channel_id}
    entry = make_entry(interaction, action, thing.subject, thing.key, **facts)
    client, lobbies = interaction.client, interaction.client.store.lobbies
    match thing.subject:
        case Subject.MATCH:
            await client.matches.moderate(thing.key, _KINDS[action], entry)
        case Subject.RACE:
            if not await client.store.races.close(thing.key, client.now(), entry):
                raise Refusal("refused-race-over")
            client.part(Races).request(thing.key)
        case _:
            close = lobbies.close(thing.key, LobbyState.CLOSED, entry)
            if not await seating.moderate(client, thing.key, close):
                raise Refusal("refused-lobby-closed")
    _tell(interaction)
    return entry


async def remove(interaction: Interaction, thing: Thing, user_id: int) -> Moderation:
    """Remove a player before the start, and return the line of the log. Raises `Refusal`."""
    if not thing.removes or user_id not in thing.people:
        raise Refusal("refused-stale")
    facts = {"name": thing.name, "channel_id": thing.channel_id, "user_id": user_id}
    entry = make_entry(interaction, Action.REMOVE, thing.subject, thing.key, **facts)
    client = interaction.client
    if thing.subject is Subject.RACE:
        await client.store.races.leave(thing.key, user_id, client.now(), entry)
        client.part(Races).request(thing.key)
    else:
        leave = client.store.lobbies.leave(thing.key, user_id, entry)
        if await seating.moderate(client, thing.key, leave) != "done":
            raise Refusal("refused-stale")
    _tell(interaction)
    return entry


# Bars


async def set_bar(interaction: Interaction, user_id: int, length: str) -> None:
    """Bar a member from beginning anything, and take them out of what has not begun.

    Raises `Refusal` for moderators and bots.
    """
    guild_id, client, name = await check_moderator(interaction), interaction.client, ""
    with suppress(NotInServer):  # they may come back
        member = await member_of(interaction, user_id)
        name = name_of(member)
        role = await client.store.servers.moderator_role(guild_id)
        moderates = member.guild_permissions.manage_messages or member.get_role(role or 0)
        if member.bot or moderates or user_id == interaction.user.id:
            raise Refusal("refused-bar-moderator", player=member.mention)
    now, lasts = client.now(), LENGTHS[length]
    until = now + lasts if lasts is not None else None
    facts = {"name": name, "user_id": user_id, "until": until}
    entry = make_entry(interaction, Action.BAR, Subject.MEMBER, user_id, **facts)
    who = {"guild_id": guild_id, "user_id": user_id, "name": name or str(user_id)}
    bar = Bar(**who, until=until, by=interaction.user.id, at=now)
    await client.store.moderation.set_bar(bar, entry)
    _tell(interaction)
    await take_out(client, user_id, guild_id)


async def take_out(client: App, user_id: int, guild_id: int | None = None) -> None:
    """Take a user out of what has not begun in a server (None: in all)."""
    for lobby in await client.store.moderation.open_lobbies(guild_id, user_id):
        lobbies, is_challenge = client.store.lobbies, lobby.invited_id is not None
        withdraw = partial(lobbies.close, lobby.id, LobbyState.WITHDRAWN)
        out = withdraw if is_challenge else partial(lobbies.leave, lobby.id, user_id)
        await seating.moderate(client, lobby.id, out())
    for race in await client.store.moderation.open_races(guild_id, user_id):
        if race.state == RaceState.OPEN:
            await client.store.races.leave(race.id, user_id, client.now())
            client.part(Races).request(race.id)


async def lift_bar(interaction: Interaction, user_id: int) -> None:
    """Lift the bar of a member. Raises `Refusal` for a member without one."""
    guild_id, store = await check_moderator(interaction), interaction.client.store.moderation
    facts = {"user_id": user_id}
    entry = make_entry(interaction, Action.LIFT, Subject.MEMBER, user_id, **facts)
    if not await store.lift(guild_id, user_id, entry):
        raise Refusal("refused-undone")
    _tell(interaction)


# Undo


@HANDLERS.on("mod:undo")
async def _undo_chosen(interaction: Interaction) -> None:
    """Undo what was chosen in the log."""
    await _undo(interaction, parse_number(read_choice(interaction)) or 0)


@HANDLERS.on("mod:undo:{entry_id}")
async def _undo(interaction: Interaction, entry_id: int) -> None:
    """Undo the action of a line, and show the log."""
    guild_id, store = await check_moderator(interaction), interaction.client.store.moderation
    entry = await store.entry(guild_id, entry_id)
    seen = entry is not None and entry.action in UNDONE_BY and not entry.undone
    if entry is None or not seen:
        raise Refusal("refused-undone")
    if entry.channel_id is not None and not await is_moderator(interaction, entry.channel_id):
        raise Refusal("refused-nothing-to-moderate")
    await _reverse(interaction, entry)
    await store.record_undone(entry.id)
    _tell(interaction)
    await show_log(interaction, note=texts_for(interaction)("moderated-undone"))


async def _reverse(interaction: Interaction, entry: Moderation) -> None:
    """Reverse an action. Raises `Refusal` if that isn't possible any more."""
    client, key, before = interaction.client, entry.key, entry.before or {}
    facts = {"name": entry.name, "channel_id": entry.channel_id, "user_id": entry.user_id}
    reverse, store = UNDONE_BY[entry.action], client.store
    again = make_entry(interaction, reverse, entry.subject, key, **facts)
    match entry.action, entry.subject:
        case _, Subject.MATCH:
            await _check_unreported(interaction, int(key))
            await client.matches.moderate(int(key), _KINDS[reverse], again)
            done = True
        case _, Subject.LOBBY | Subject.CHALLENGE:
            reopen = store.lobbies.reopen(int(key), client.now(), again)
            done = await seating.moderate(client, int(key), reopen)
        case _, Subject.RACE:
            done = await store.races.reopen(int(key), client.now(), again)
            client.part(Races).request(int(key))
        case Action.BAR, _:
            done = await store.moderation.lift(entry.guild_id, entry.user_id or 0, again)
        case Action.WITHDRAW, _:
            done = await store.grimoire.restore(key, entry.guild_id, again)
            client.part(Notices).request()
        case _, Subject.PUZZLE:
            again.name = next(iter(before["title"].values()))
            done = await store.grimoire.rename(key, entry.guild_id, before["title"], again)
            await client.part(Dailies).catch_up()
        case _:
            kind: Any = NAMED[entry.subject]
            again.name, done = before["name"], False
            with suppress(NameTaken):
                done = await store.collection.rename(kind, int(key), entry.name, before, again)
    if not done:
        raise Refusal("refused-undone")


async def _check_unreported(interaction: Interaction, match_id: int) -> None:
    """Raise `Refusal` if a running league has counted the end of this match."""
    match = await interaction.client.matches.get(match_id)
    async for above, _ in iterate_parents(interaction.client.matches, match.row):
        if not is_preparation(above):
            raise Refusal("refused-reopen-part")


def _tell(interaction: Interaction) -> None:
    """Let the log channel hear of it."""
    if interaction.guild_id is not None:
        interaction.client.part(LogPosts).work.request(interaction.guild_id)
