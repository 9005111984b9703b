"""What a server has set for commands (*Server Settings → Integrations*) holds for buttons too."""

from __future__ import annotations

from typing import Any

import forging
import places
import pytest
from known_games import SHORT
from people import Club, only_for, text
from test_lobbies import FOUR, nearly_full, opened
from test_moderation import give

PERMISSIONS = "/applications/*/commands/permissions"
LIMITED = "doesn’t let you use"
EVERYONE = "everyone"


async def limit(club: Club, command: str, permissions: dict[Any, bool]) -> None:
    """Let an administrator change who may use a command, and where.

    Without a name it is about all commands; `EVERYONE` are all members.
    """
    of = club.bot.command_id(command) or club.bot.application_id
    assert of is not None
    for_all = {"id": str(club.guild.id), "type": 1, "permission": permissions.pop(EVERYONE, None)}
    club.guild.set_command_permissions(of, permissions)
    if for_all["permission"] is not None:
        club.env.backend.command_permissions[club.guild.id, of].append(for_all)
    changed = {"id": str(of), "application_id": str(club.bot.application_id)}
    facts = {"guild_id": str(club.guild.id), "permissions": []}
    club.env.backend.emit("APPLICATION_COMMAND_PERMISSIONS_UPDATE", {**changed, **facts})
    await club.env.settle()


def asked(club: Club) -> int:
    """Count how often the bot has asked for limits."""
    return sum(each.path.endswith("/commands/permissions") for each in club.env.http_requests)


async def test_buttons_follow_what_a_role_may_use(club: Club) -> None:
    role = club.guild.create_role("Players")
    lobby = await opened(club, "lobby", **FOUR)
    await limit(club, "lobby", {EVERYONE: False})
    refused = only_for(await club.bob.click(lobby, label="Join"))
    assert LIMITED in refused
    assert "</lobby:" in refused
    await limit(club, "lobby", {role: True})
    club.guild._guild.members[club.bob.id].role_ids.append(role.id)
    await club.bob.click(lobby, label="Join")
    assert f"<@{club.bob.id}>" in text(lobby)


async def test_buttons_follow_where_a_command_is_allowed(club: Club) -> None:
    table = await club.match(SHORT, len(SHORT.moves))
    await limit(club, "duel", {club.channel: False})
    before = len(club.channel.history())
    refused = await club.ann.click(table.board, label="Rematch")
    assert LIMITED in only_for(refused)
    assert len(club.channel.history()) == before
    thread = places.thread(club, club.ann)  # inherits from its channel
    for channel in (thread, club.channel):
        refused = await forging.click(club, club.ann, "lobby:accept:1", channel=channel)
        assert LIMITED in only_for(refused)
    other = club.guild.create_text_channel("games")
    elsewhere = await forging.click(club, club.ann, "lobby:accept:1", channel=other)
    assert "challenge is closed" in only_for(elsewhere)


@pytest.mark.parametrize(
    ("control", "command"),
    [
        ("lobby:accept:1", "duel"),
        ("play:now:clash", "practice"),
        ("start:open", "start"),
        ("race:join:1", "grimoire"),
        ("turn:make:1:1", "grimoire"),
        ("replay:share:1", "replay"),
        ("own:deck-share:{ann}:1", "deck"),
    ],
)
async def test_each_button_follows_its_command(club: Club, control: str, command: str) -> None:
    await limit(club, command, {EVERYONE: False})
    used = await forging.click(club, club.ann, control.format(ann=club.ann.id))
    assert LIMITED in only_for(used)


async def test_limits_of_all_commands_yield_to_those_of_one(club: Club) -> None:
    await limit(club, "", {EVERYONE: False})
    assert LIMITED in only_for(await forging.click(club, club.bob, "lobby:accept:1"))
    await limit(club, "duel", {club.bob: True})
    assert "challenge is closed" in only_for(await forging.click(club, club.bob, "lobby:accept:1"))
    assert LIMITED in only_for(await forging.click(club, club.ann, "lobby:accept:1"))


async def test_administrators_may_always(club: Club) -> None:
    give(club, club.cleo, administrator=True)
    await limit(club, "duel", {EVERYONE: False})
    used = await forging.click(club, club.cleo, "lobby:accept:1")
    assert "challenge is closed" in only_for(used)


async def test_what_is_running_goes_on(club: Club) -> None:
    lobby = await nearly_full(club)
    table = await club.match(SHORT, 2)
    await limit(club, "", {EVERYONE: False})
    await club.bob.click(lobby, label="Leave")
    assert f"<@{club.bob.id}>" not in text(lobby)
    panel = await (await table.player()).click(table.board, label="My hand")
    assert panel.response is not None
    assert LIMITED not in text(panel.response)


async def test_limits_are_asked_for_once_and_again_after_a_change(club: Club) -> None:
    for _ in range(3):
        await forging.click(club, club.ann, "lobby:accept:1")
    assert asked(club) == 1
    await limit(club, "duel", {EVERYONE: True})
    for _ in range(3):
        await forging.click(club, club.ann, "lobby:accept:1")
    assert asked(club) == 2
    club.bot.dispatch("shard_ready", 0)  # a new session may have missed changes
    await club.env.settle()
    await forging.click(club, club.ann, "lobby:accept:1")
    assert asked(club) == 3
    await club.restart()
    await forging.click(club, club.ann, "lobby:accept:1")
    assert asked(club) == 4


@pytest.mark.parametrize(("status", "times"), [(403, 1), (500, 2)])
async def test_without_an_answer_of_discord_everything_is_allowed(
    club: Club, logs: list[dict[str, Any]], status: int, times: int
) -> None:
    """A refusal is final; a failure is asked about again."""
    await limit(club, "duel", {EVERYONE: False})
    club.fault("GET", PERMISSIONS, status, times=None)
    for _ in range(2):
        used = await forging.click(club, club.ann, "lobby:accept:1")
        assert "challenge is closed" in only_for(used)
    told = [each for each in logs if each["event"] == "limits of commands not read"]
    assert len(told) == times
    assert told[0]["status"] == status
