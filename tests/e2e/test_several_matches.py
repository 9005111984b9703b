"""Several matches of a person, also in one channel: each command says which is meant."""

from __future__ import annotations

from collections.abc import Mapping

import discord
import pytest
from known_games import LIVELY, SHORT
from people import Club, Table, buttons, custom_id, only_for, pictures, text

from bot.commands.matches import MATCHES_SHOWN
from bot.matches import LiveMatch
from bot.store import Match


async def two_in_one_channel(club: Club) -> list[Table]:
    """Ann and Bob play twice in a channel without threads."""
    return [await club.match(game) for game in (SHORT, LIVELY)]


async def moves_of(club: Club, number: int) -> list[str]:
    row = await club.bot.store.match(number)
    assert row is not None
    return [move.text or move.kind for move in row.moves]


@pytest.mark.parametrize("command", ["hand", "end", "resign"])
async def test_without_a_word_none_of_two_is_meant(club: Club, command: str) -> None:
    await two_in_one_channel(club)
    refused = only_for(await club.ann.slash(club.channel, command))
    assert "choose one with the `match` option" in refused
    assert "button" not in refused, "a private match has no board with buttons"


async def test_each_of_two_is_played_and_resigned(club: Club) -> None:
    await two_in_one_channel(club)

    hand = (await club.ann.slash(club.channel, "hand", match="1")).response
    assert "Annihilation" in pictures(hand)[1]
    await club.ann.slash(club.channel, "play", card="brute", lane="u", match="1")
    await club.ann.slash(club.channel, "end", match="#2")
    assert [await moves_of(club, number) for number in (1, 2)] == [["brute:u"], ["end"]]

    asked = (await club.ann.slash(club.channel, "resign", match="1")).response
    await club.ann.click(asked, label="Resign")
    assert await moves_of(club, 1) == ["brute:u", "resign"]
    assert await moves_of(club, 2) == ["end"]


async def test_what_is_offered_for_a_card_is_of_the_match_that_is_meant(club: Club) -> None:
    await two_in_one_channel(club)
    offered = [
        {
            each["value"]
            for each in await club.ann.autocomplete(club.channel, "play", "card", "", match=number)
        }
        for number in ("1", "2")
    ]
    assert all(offered)
    assert offered[0] != offered[1]


async def test_no_two_matches_are_called_the_same(club: Club) -> None:
    tables = [await club.match(SHORT) for _ in range(3)]
    elsewhere = club.guild.create_text_channel("elsewhere")
    await club.match(SHORT, channel=elsewhere)
    assert len(tables) == 3

    for command in ("hand", "end", "resign", "board", "log", "play", "pick", "pause"):
        offered = await club.ann.autocomplete(club.channel, command, "match", "")
        names = [each["name"] for each in offered]
        assert len(set(names)) == len(names) == 4, command
        assert {each["value"] for each in offered} == {"1", "2", "3", "4"}
    assert "Bob" in names[0]
    assert "Preconstructed decks · duel" in names[0]
    assert "turn 1, yours" in names[0]

    listed = only_for(await club.ann.slash(club.channel, "match")).split("\n")
    assert len(set(listed)) == len(listed) == 5


async def test_the_list_opens_each_match(club: Club) -> None:
    await two_in_one_channel(club)
    listed = (await club.ann.slash(club.channel, "match")).response
    assert listed is not None

    await club.ann.select(listed, ["2"])

    assert "End turn" in buttons(listed)
    assert custom_id(listed, "End turn") == "move:match:2:0:play:end"


@pytest.mark.parametrize("typed", ["3", "17", "none", "#", "999999999999999999999"])
async def test_the_match_of_others_is_nobody_elses(club: Club, typed: str) -> None:
    await two_in_one_channel(club)
    refused = only_for(await club.cleo.slash(club.channel, "hand", match=typed))
    assert "aren’t in that match" in refused


# ------------------------------------------------------------------ spectators


async def test_who_is_elsewhere_sees_the_board_of_a_match_that_began_here(club: Club) -> None:
    table = await club.duel(SHORT)
    assert table.channel is not club.channel
    await table.type("brute:u")

    seen = await club.cleo.slash(club.channel, "board")

    assert seen.ephemeral
    assert pictures(seen.response) == pictures(table.board)
    assert "plays **Brute**" in text(seen.response)
    assert buttons(seen.response) == {"Decks": True, "What happened": True}
    answer = await club.cleo.slash(club.channel, "log")
    assert "**Ann** plays **Brute**" in only_for(answer)


async def test_anybody_looks_at_any_match_of_the_server_that_they_may_see(club: Club) -> None:
    await club.match(SHORT)
    elsewhere = club.guild.create_text_channel("elsewhere")

    offered = await club.cleo.autocomplete(elsewhere, "board", "match", "")
    seen = await club.cleo.slash(elsewhere, "board", match=offered[0]["value"])

    assert pictures(seen.response)
    assert f"played in {club.channel.mention}" in text(seen.response)


async def test_nobody_looks_into_a_channel_that_they_may_not_see(club: Club) -> None:
    unseen = discord.PermissionOverwrite(view_channel=False)
    hidden = club.guild.create_text_channel("hidden", overwrites={club.cleo: unseen})
    await club.match(SHORT, channel=hidden)

    assert await club.cleo.autocomplete(club.channel, "board", "match", "") == []
    for command in ("board", "log"):
        refused = await club.cleo.slash(club.channel, command, match="1")
        assert "no longer exists" in only_for(refused)
    assert len(await club.dan.autocomplete(club.channel, "board", "match", "")) == 1


async def test_a_long_list_has_pages_and_only_a_page_is_played_through(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    for _ in range(2 * MATCHES_SHOWN + 3):
        await club.match(SHORT, moves=2)
    await club.restart()
    await club.posted()
    club.bot.matches._ready._ready.clear()  # as after a start at which no board was behind
    read, begin = list[int](), LiveMatch.__init__

    def reading(match: LiveMatch, row: Match, *backs: Mapping[int, str]) -> None:
        read.append(row.id)
        begin(match, row, *backs)

    monkeypatch.setattr(LiveMatch, "__init__", reading)
    shown = (await club.ann.slash(club.channel, "match")).response
    assert "Your matches (23)" in text(shown)
    assert text(shown).count("**#") == MATCHES_SHOWN
    assert len(read) == MATCHES_SHOWN

    first = text(shown)
    await club.ann.click(shown, label="More ▶")
    assert not set(first.splitlines()[1:]) & set(text(shown).splitlines())
    await club.ann.click(shown, label="More ▶")
    assert text(shown).count("**#") == 3
    assert "More ▶" not in buttons(shown)
    await club.ann.click(shown, label="◀ Back")
    await club.ann.click(shown, label="◀ Back")
    assert text(shown) == first

    read.clear()
    await club.ann.slash(club.channel, "hand", match="1")
    assert len(read) <= 1
