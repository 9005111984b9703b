"""One click of a moderator ends all running matches of a member."""

from __future__ import annotations

import discord
import forging
import pytest
from known_games import SHORT
from people import Club, buttons, only_for, text
from simcord import ResponseMessage

from bot.moderation import doing


async def of_ann(club: Club) -> ResponseMessage:
    """Return what Cleo, a moderator, sees of Ann."""
    rights = discord.Permissions(manage_messages=True)
    role = club.guild.create_role("Moderator", permissions=rights)
    club.guild._guild.members[club.cleo.id].role_ids.append(role.id)
    shown = (await club.cleo.context_menu(club.channel, "Moderate", club.ann)).response
    assert shown is not None
    return shown


async def test_one_click_ends_all_matches_of_a_member(club: Club) -> None:
    tables = [await club.match(SHORT, 2) for _ in range(3)]
    shown = await of_ann(club)
    await club.cleo.click(shown, label="End all matches")
    assert "ended without a result: 3" in text(shown)
    assert "Takes part in: 0" in text(shown)
    assert "End all matches" not in buttons(shown)
    for table in tables:
        assert (await table.match()).stopped
    await club.cleo.click(shown, label="Everything open")
    await club.cleo.click(shown, label="Log")
    assert text(shown).count("ended match") == 3


async def test_one_click_ends_a_limited_number(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doing, "ENDED_AT_ONCE", 1)
    for _ in range(2):
        await club.match(SHORT, 2)
    shown = await of_ann(club)
    await club.cleo.click(shown, label="End all matches")
    assert "Takes part in: 1" in text(shown)


async def test_only_moderators_end_all_matches(club: Club) -> None:
    table = await club.match(SHORT, 2)
    refused = await forging.click(club, club.bob, f"mod:end-all:{club.ann.id}")
    assert "Only moderators" in only_for(refused)
    assert (await table.match()).outcome is None
