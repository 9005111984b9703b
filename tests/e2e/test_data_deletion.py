"""Users see, export and delete what the bot keeps of them, and servers what it keeps of theirs."""

from __future__ import annotations

import asyncio
import json
import re
from datetime import timedelta
from typing import Any

import forging
import pytest
from erasures import erasure_of
from events import Evening
from known_games import SHORT
from people import Club, buttons, files_of, only_for, text
from simcord import MemberActor, ResponseMessage
from simcord.backend import serializers
from sqlalchemy import select
from test_decks import deck, saved
from test_lobbies import FOUR
from test_moderation import choose, give, panel

from bot.clock import Clock
from bot.privacy.job import STAYS_AWAY, Erasures
from bot.store import Moderation
from bot.store.copies import sqlite_file
from bot.store.erasing import UNNAMED, Erasure
from bot.store.tables import Base

FOREVER = 2**62


async def opened(person: MemberActor, club: Club) -> ResponseMessage:
    shown = (await person.slash(club.channel, "privacy")).response
    assert shown is not None
    assert shown.ephemeral
    return shown


async def delete(person: MemberActor, club: Club, label: str = "Delete my data") -> ResponseMessage:
    """Go through both questions."""
    shown = await opened(person, club)
    for each in (label, "Delete everything", "Delete for good"):
        await person.click(shown, label=each)
    return shown


async def played(club: Club) -> Any:
    """Ann has played and plays a duel, waits in a lobby, hosts an event that she has joined, and
    has a deck; return the duel.
    """
    over = await club.duel(SHORT)
    await over.play(SHORT.moves)
    running = await club.duel(SHORT)
    await running.play(SHORT.moves[:3])
    await club.ann.slash(club.channel, "lobby")
    await saved(club)
    await (await Evening.opened(club)).join(club.ann, club.bob)
    await club.posted()
    return running


async def dump(club: Club) -> dict[str, list[str]]:
    """Return all rows of all tables as text."""

    def ask(session: Any) -> dict[str, list[str]]:
        tables = Base.metadata.sorted_tables
        return {
            table.name: [str(row) for row in session.execute(select(table)).all()]
            for table in tables
            if table.name != "presences"
        }

    return await club.bot.store._database.ask(ask)


async def traces(club: Club, number: int, name: str) -> list[str]:
    """Return where an id or a name still is: tables, and files of an SQLite database."""
    word = re.compile(rf"\b{name}\b")
    found = [
        f"{table}: {row}"
        for table, rows in (await dump(club)).items()
        for row in rows
        if str(number) in row or word.search(row)
    ]
    if (file := sqlite_file(club.bot.settings.database_url)) is None:
        return found
    data = await asyncio.to_thread(lambda: [each.read_bytes() for each in file.parent.iterdir()])
    signs = (str(number).encode(), number.to_bytes(8, "big").lstrip(b"\0"))
    found += [repr(sign) for sign in signs for each in data if sign in each]
    return found + [name for each in data if re.search(rb"\b%b\b" % name.encode(), each)]


def in_tables(rows: dict[str, list[str]], guild_id: int) -> set[str]:
    """Return the tables with rows of a server."""
    return {table for table, found in rows.items() if any(str(guild_id) in row for row in found)}


# ------------------------------------------------------------------ the panel and the export


async def test_the_panel_says_what_is_kept_in_servers_and_direct_messages(club: Club) -> None:
    here = await opened(club.ann, club)
    there = (await club.ann.user.slash("privacy")).response
    for shown in (here, there):
        assert "I don’t read your messages" in text(shown)
        assert buttons(shown) == {"Export my data": True, "Delete my data": True}
    give(club, club.cleo, manage_guild=True)
    assert "Delete this server’s data" in buttons(await opened(club.cleo, club))


async def test_an_export_is_a_file_for_the_user_alone_once_an_hour(club: Club) -> None:
    await played(club)
    shown = await opened(club.ann, club)
    await club.ann.click(shown, label="Export my data")
    (file,) = files_of(shown)
    exported = json.loads(await file.read())
    assert len(exported["seats"]) == 2
    assert {row["user_id"] for row in exported["seats"]} == {str(club.ann.id)}
    assert [row["name"] for row in exported["decks"]] == ["Ogres"]
    assert str(club.bob.id) not in str(exported)
    assert "Bob" not in str(exported)

    again = await forging.click(club, club.ann, "privacy:export")
    assert "once an hour" in only_for(again)
    await club.wait(3601)
    shown = await opened(club.ann, club)
    await club.ann.click(shown, label="Export my data")
    assert len(files_of(shown)) == 1


# ------------------------------------------------------------------ a user


async def test_after_a_deletion_no_table_and_no_file_names_the_user(club: Club) -> None:
    running = await played(club)
    give(club, club.cleo, manage_messages=True)
    moderated = await panel(club)
    await choose(club, moderated, "Ann – Bob", "mod:choose")
    await club.cleo.click(moderated, label="End without result")
    third = await club.duel(SHORT)
    assert await traces(club, club.ann.id, "Ann")

    shown = await delete(club.ann, club)
    assert "being deleted" in text(shown)
    await club.sweep()
    assert await traces(club, club.ann.id, "Ann") == []
    row = await third.row()
    assert row is not None
    assert row.result is not None
    assert row.result.winners == ("B",)
    assert {each.name for each in row.seats} == {"Former player", "Bob"}
    assert (await third.match()).names["A"] == "Former player"
    moderation = await club.bot.store._get(Moderation, 1)
    assert moderation is not None
    assert moderation.name == f"{UNNAMED} – Bob"
    assert not await club.bot.store.lobbies.open_of(club.ann.id)

    assert "Former player" in await third.told()
    assert running.channel.history(), "messages stay"


async def test_challenges_to_the_user_and_lobbies_with_others_go_on_without_them(
    club: Club,
) -> None:
    await club.bob.slash(club.channel, "duel", opponent=club.ann, deck="1")
    lobby = (await club.dan.slash(club.channel, "lobby", **FOUR)).response
    assert lobby is not None
    await club.ann.click(lobby, label="Join")
    await delete(club.ann, club)
    await club.sweep()
    assert not await club.bot.store.lobbies.open_of(club.bob.id)
    (open_one,) = await club.bot.store.lobbies.open_lobbies(club.guild.id)
    assert [seat.user_id for seat in open_one.seats] == [club.dan.id]
    assert await traces(club, club.ann.id, "Ann") == []


async def test_a_match_of_four_goes_on_with_the_bot_and_ends_without_the_name(club: Club) -> None:
    lobby = (await club.dan.slash(club.channel, "lobby", **FOUR)).response
    assert lobby is not None
    for person in (club.ann, club.bob, club.cleo):
        await person.click(lobby, label="Join")
    (match,) = await club.playing(club.dan)
    await delete(club.ann, club)
    await club.sweep()
    for person in (club.bob, club.cleo, club.dan):
        await club.bot.matches.resign(match.id, person.id)
    await club.sweep()
    assert await club.playing(club.dan) == []
    assert await traces(club, club.ann.id, "Ann") == []


async def test_a_user_comes_back_as_a_new_player(club: Club) -> None:
    await played(club)
    await delete(club.ann, club)
    await club.sweep()
    await club.duel(SHORT)
    await deck(club, "save", name="Ogres", cards="1")
    assert len(await club.playing(club.ann)) == 1


async def test_a_user_deletes_once_an_hour(club: Club) -> None:
    await delete(club.ann, club)
    await club.sweep()
    assert await erasure_of(club.bot.store, club.ann.id) is None
    again = await forging.click(club, club.ann, "privacy:delete:now:user")
    assert "less than an hour ago" in only_for(again)
    assert await erasure_of(club.bot.store, club.ann.id) is None


@pytest.mark.usefixtures("first_sweep")
async def test_nothing_is_deleted_before_the_second_confirmation(club: Club) -> None:
    await played(club)
    before = await dump(club)
    shown = await opened(club.ann, club)
    await club.ann.click(shown, label="Delete my data")
    assert "You **resign**" in text(shown)
    assert [*buttons(shown)] == ["Delete everything", "Cancel"]
    await club.ann.click(shown, label="Delete everything")
    assert [*buttons(shown)] == ["Cancel", "Delete for good"]
    await club.ann.click(shown, label="Cancel")
    assert "Export my data" in buttons(shown)
    await club.sweep()
    assert await dump(club) == before


async def test_the_bot_dies_at_every_step_of_a_deletion(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    running = await played(club)
    for steps in (1, 2, 4, 8, 16, 32):
        database = club.bot.store._database
        change, left = database.change, steps

        async def dying(errand: Any, change: Any = change) -> Any:
            nonlocal left
            left -= 1
            if left < 0:
                raise asyncio.CancelledError
            return await change(errand)

        monkeypatch.setattr(database, "change", dying)
        if steps == 1:
            await delete(club.ann, club)
        else:
            await club.bot.part(Erasures).catch_up()
        await club.env.settle()
        await club.restart()
    await club.sweep()
    assert await traces(club, club.ann.id, "Ann") == []
    row = await running.row()
    assert row is not None
    assert row.result is not None
    assert row.result.winners == ("B",)
    assert not await club.bot.store.erasures.due(club.env.now())


async def test_a_bar_is_not_lifted_by_a_deletion(club: Club) -> None:
    give(club, club.cleo, manage_messages=True)
    shown = await panel(club)
    await forging.click(club, club.cleo, f"mod:bar:good:{club.ann.id}")
    await delete(club.ann, club)
    await club.sweep()
    refused = await club.ann.slash(club.channel, "lobby")
    assert "barred you" in only_for(refused)
    shown = await panel(club)
    await club.cleo.click(shown, label="Barred members")
    assert f"<@{club.ann.id}> is barred" in text(shown)


async def test_no_one_plays_again_with_a_former_player(club: Club) -> None:
    table = await club.match(SHORT, len(SHORT.moves) - 1)
    await table.type(SHORT.moves[-1])
    await delete(club.ann, club)
    await club.sweep()
    refused = await club.bob.click(table.board, label="Rematch")
    assert "server" in only_for(refused)
    assert not await club.bot.store.lobbies.open_of(club.bob.id)


# ------------------------------------------------------------------ a server


@pytest.mark.usefixtures("first_sweep")
async def test_only_those_who_manage_the_server_delete_its_data(club: Club) -> None:
    await played(club)
    before = await dump(club)
    for step in ("ask", "sure", "now"):
        refused = await forging.click(club, club.ann, f"privacy:delete:{step}:server")
        assert "Manage Server" in only_for(refused)
    await club.sweep()
    assert await dump(club) == before


async def test_the_data_of_a_server_is_deleted_and_it_starts_again(club: Club) -> None:
    await played(club)
    await club.match(SHORT, 2, clock=Clock(60, 3))
    await club.dan.slash(club.channel, "grimoire play", mode="race")
    give(club, club.cleo, manage_guild=True)
    assert len(in_tables(await dump(club), club.guild.id)) >= 3
    shown = await delete(club.cleo, club, "Delete this server’s data")
    assert "of this server is being deleted" in text(shown)
    await club.wait(60)
    assert in_tables(await dump(club), club.guild.id) == set()
    assert not await club.playing(club.ann)
    assert len((await dump(club))["decks"]) == 1
    await club.wait(7200)  # past the time of the clock
    await club.duel(SHORT)
    assert len(await club.playing(club.ann)) == 1


def remove(club: Club) -> None:
    club.env.backend.emit("GUILD_DELETE", {"id": str(club.guild.id)})


async def removal(club: Club) -> Erasure | None:
    return await club.bot.store.erasures._first(select(Erasure))


async def test_the_data_of_a_server_goes_a_month_after_the_bot_was_removed(club: Club) -> None:
    await played(club)
    remove(club)
    await club.env.settle()
    found = await removal(club)
    assert found is not None
    assert timedelta(days=29) < found.due_at - club.env.now() <= STAYS_AWAY
    await club.wait(28 * 24 * 3600)
    assert "matches" in in_tables(await dump(club), club.guild.id)
    await club.wait(3 * 24 * 3600)
    assert in_tables(await dump(club), club.guild.id) == set()
    assert await removal(club) is None


async def test_a_server_that_adds_the_bot_again_keeps_its_data(club: Club) -> None:
    await played(club)
    remove(club)
    await club.env.settle()
    assert await removal(club) is not None
    backend = club.env.backend
    guild = backend.get_guild(club.guild.id)
    payload = serializers.guild_create_payload(backend, guild)
    del payload["unavailable"]  # it is new to the bot
    backend.emit("GUILD_CREATE", payload)
    await club.env.settle()
    assert await removal(club) is None
    assert "matches" in in_tables(await dump(club), club.guild.id)


async def test_an_outage_is_not_a_removal(club: Club) -> None:
    await played(club)
    club.env.backend.emit("GUILD_DELETE", {"id": str(club.guild.id), "unavailable": True})
    await club.env.settle()
    assert await removal(club) is None


async def test_a_removal_and_a_return_are_noticed_after_a_restart(club: Club) -> None:
    await played(club)
    now, gone = club.env.now(), FOREVER
    await club.bot.store.servers.set_game(gone, "clash")
    await club.bot.store.erasures.request(now + STAYS_AWAY, guild_id=club.guild.id)
    await club.restart()
    found = await removal(club)
    assert found is not None
    assert found.guild_id == gone
    await club.restart()
    again = await removal(club)
    assert again is not None
    assert again.due_at == found.due_at
