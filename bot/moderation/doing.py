"""What moderators do, and how it is undone. Each is stored together with its line of the log."""

from __future__ import annotations

from contextlib import suppress
from datetime import timedelta
from functools import partial
from typing import Any

from bot.app import App, Interaction
from bot.errors import Refusal
from bot.events.progress import Events
from bot.grimoire.dailies import Dailies
from bot.grimoire.notices import Notices
from bot.grimoire.races import Races
from bot.lobby import seating
from bot.matches.parents import is_preparation, iterate_parents
from bot.moderation.log import UNDONE_BY, LogPosts
from bot.moderation.things import Thing, find_thing, list_things
from bot.moderators import check_moderator, is_moderator, make_entry
from bot.store import NAMED, Action, LobbyState, Moderation, MoveKind, NameTaken, RaceState, Subject
from bot.ui.escaping import name_of
from bot.ui.places import NotInServer, member_of

LENGTHS = {"hour": timedelta(hours=1), "day": timedelta(days=1), "good": None}
"""How long a bar holds; None: for good."""
ENDED_AT_ONCE = 25
"""The most matches that one click ends: each is loaded first."""
_KINDS = {
    Action.END: MoveKind.STOP,
    Action.REOPEN: MoveKind.REOPEN,
    Action.PAUSE: MoveKind.HALT,
    Action.RESUME: MoveKind.RELEASE,
}


async def do(
    interaction: Interaction, thing: Thing, action: Action, user_id: int | None = None
) -> Moderation:
    """Do one of its actions to a thing, or to this player of it; return the line of the log.

    Raises `Refusal`.
    """
    if action not in thing.actions or (action is Action.REMOVE and user_id not in thing.people):
        raise Refusal("refused-stale")
    facts = {"channel_id": thing.channel_id, "user_id": user_id}
    entry = make_entry(interaction, action, thing.subject, thing.key, thing.names, **facts)
    if not await _carry_out(interaction, entry, {}):
        raise Refusal("refused-stale")
    return entry


async def end_matches(interaction: Interaction, user_id: int) -> int:
    """End the running matches of a member that the acting user moderates; return how many.

    One call ends at most `ENDED_AT_ONCE`.
    """
    found = await list_things(interaction, user_id)
    matches = [key for subject, key in found if subject is Subject.MATCH][:ENDED_AT_ONCE]
    ended = 0
    for match_id in matches:
        with suppress(Refusal):  # it has just ended
            await do(
                interaction, await find_thing(interaction, Subject.MATCH, match_id), Action.END
            )
            ended += 1
    return ended


async def set_bar(interaction: Interaction, user_id: int, length: str) -> None:
    """Bar a member from beginning anything, and take them out of what has not begun.

    Raises `Refusal` for moderators and bots.
    """
    guild_id, client, names = await check_moderator(interaction), interaction.client, list[str]()
    with suppress(NotInServer):  # they may come back
        member = await member_of(interaction, user_id)
        names = [name_of(member)]
        role_id = (await client.store.servers.server(guild_id)).moderator_role_id
        moderates = member.guild_permissions.manage_messages or member.get_role(role_id or 0)
        if member.bot or moderates or user_id == interaction.user.id:
            raise Refusal("refused-bar-moderator", player=member.mention)
    now, lasts, store = client.now(), LENGTHS[length], client.store
    facts = {"user_id": user_id, "until": now + lasts if lasts is not None else None}
    entry = make_entry(interaction, Action.BAR, Subject.MEMBER, user_id, names, **facts)
    await store.moderation.set_bar(entry)
    client.part(LogPosts).work.request(guild_id)
    await take_out(client, user_id, guild_id)


async def take_out(client: App, user_id: int, guild_id: int | None = None) -> None:
    """Take a user out of what has not begun in a server.

    Without a server it is everywhere, and out of events that run, too.
    """
    store = client.store
    for lobby in await store.moderation.open_lobbies(guild_id, user_id):
        withdraw = partial(store.lobbies.close, lobby.id, LobbyState.WITHDRAWN)
        leave = partial(store.lobbies.leave, lobby.id, user_id)
        out = leave if lobby.subject is Subject.LOBBY else withdraw
        await seating.moderate(client, lobby.id, out())
    for race in await store.moderation.open_races(guild_id, user_id):
        if race.state == RaceState.OPEN:
            await store.races.leave(race.id, user_id, client.now())
            client.part(Races).request(race.id)
    await client.part(Events).take_out(user_id, guild_id)


async def lift_bar(interaction: Interaction, user_id: int) -> None:
    """Lift the bar of a member. Raises `Refusal` for a member without one."""
    await check_moderator(interaction)
    entry = make_entry(interaction, Action.LIFT, Subject.MEMBER, user_id, user_id=user_id)
    if not await _carry_out(interaction, entry, {}):
        raise Refusal("refused-undone")


async def undo(interaction: Interaction, entry_id: int) -> None:
    """Undo what a line of the log says. Raises `Refusal` if that isn't possible any more."""
    guild_id, store = await check_moderator(interaction), interaction.client.store.moderation
    entry = await store.entry(guild_id, entry_id)
    if entry is None or entry.action not in UNDONE_BY or entry.undone:
        raise Refusal("refused-undone")
    if entry.channel_id is not None and not await is_moderator(interaction, entry.channel_id):
        raise Refusal("refused-nothing-to-moderate")
    again = make_entry(interaction, UNDONE_BY[entry.action], entry.subject, entry.key)
    again.name, again.channel_id, again.user_id = entry.name, entry.channel_id, entry.user_id
    if not await _carry_out(interaction, again, entry.before or {}):
        raise Refusal("refused-undone")
    await store.record_undone(entry.id)


async def _carry_out(interaction: Interaction, entry: Moderation, before: dict[str, Any]) -> bool:
    """Do what a new line of the log says, and store the two together.

    `before` holds what a renaming gives back. Returns False if nothing was done: it isn't possible
    any more.
    """
    client, store, at = interaction.client, interaction.client.store, entry.at
    action, key, user_id = entry.action, entry.key, entry.user_id or 0
    done: bool | str = True
    match entry.subject:
        case Subject.MATCH:
            if action is Action.REOPEN:
                await _check_unreported(interaction, int(key))
            await client.matches.moderate(int(key), _KINDS[action], entry)
        case Subject.LOBBY | Subject.CHALLENGE:
            changes: dict[Action, Any] = {
                Action.CLOSE: partial(store.lobbies.close, int(key), LobbyState.CLOSED),
                Action.OPEN: partial(store.lobbies.reopen, int(key), at),
                Action.REMOVE: partial(store.lobbies.leave, int(key), user_id),
            }
            done = await seating.moderate(client, int(key), changes[action](entry=entry))
        case Subject.RACE if action is Action.REMOVE:
            await store.races.leave(int(key), user_id, at, entry)
            client.part(Races).request(int(key))
        case Subject.RACE:
            change = store.races.close if action is Action.CLOSE else store.races.reopen
            done = await change(int(key), at, entry)
            client.part(Races).request(int(key))
        case Subject.MEMBER:
            done = await store.moderation.lift(entry)
        case Subject.PUZZLE if action is Action.RESTORE:
            done = await store.grimoire.restore(key, entry.guild_id, entry)
            client.part(Notices).request()
        case Subject.PUZZLE:
            entry.name = next(iter(before["title"].values()))
            done = await store.grimoire.rename(key, entry.guild_id, before["title"], entry)
            await client.part(Dailies).catch_up()
        case Subject.DECK | Subject.CHAMPION:
            kind: Any = NAMED[entry.subject]
            former, entry.name, done = entry.name, before["name"], False
            with suppress(NameTaken):
                done = await store.collection.rename(kind, int(key), former, before, entry)
    client.part(LogPosts).work.request(entry.guild_id)
    return done in (True, "done")


async def _check_unreported(interaction: Interaction, match_id: int) -> None:
    """Raise `Refusal` if a running league or an event has counted the end of this match."""
    if await interaction.client.store.events.has(match_id):
        raise Refusal("refused-reopen-part")
    match = await interaction.client.matches.get(match_id)
    async for above, _ in iterate_parents(interaction.client.matches, match.row):
        if not is_preparation(above):
            raise Refusal("refused-reopen-part")
