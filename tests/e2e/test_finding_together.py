"""Finding somebody to play with: open challenges, who waits for the same, rematches, the bot at a
table."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from formats import Gathering
from people import Club, Table, buttons, only_for, parts, text
from simcord import MemberActor, ResponseMessage

from bot.matches import LiveMatch
from bot.quotas import GAMES_ALONE, WHILE
from opponents.thinkers import STRENGTHS

JOIN, CANCEL, LEAVE = "Join", "Cancel", "Leave"
TEAMS = {"format": "preconstructed", "mode": "two_against_two"}


async def asked(club: Club, person: MemberActor, command: str = "duel", **options: Any) -> Any:
    """What a command answers."""
    answered = await person.slash(club.channel, command, **options)
    assert answered.response is not None
    return answered.response


async def matches_of(club: Club, person: MemberActor) -> list[LiveMatch]:
    """What somebody is playing."""
    return await club.playing(person)


async def names(club: Club, person: MemberActor) -> list[list[str]]:
    """With whom."""
    return [[*match.names.values()] for match in await matches_of(club, person)]


def bot_select(lobby: ResponseMessage) -> dict[str, Any]:
    """The select by which the bot is seated."""
    selects = [each for each in parts(lobby) if each["type"] == 3]
    return next(each for each in selects if each["custom_id"].startswith("lobby:bot:"))


async def seat_bot(lobby: ResponseMessage, person: MemberActor, value: str) -> Any:
    """Somebody chooses from it: the option of this value, or of this strength for the next seat."""
    select = bot_select(lobby)
    offered = [option["value"] for option in select["options"]]
    chosen = value if value in offered else next(o for o in offered if o.startswith(f"{value}:"))
    return await person.select(lobby, [chosen], custom_id=select["custom_id"])


def is_closed(lobby: ResponseMessage) -> bool:
    """Is there nothing more to click?"""
    return not [each for each in parts(lobby) if each["type"] in (2, 3)]


# ------------------------------------------------------------------ anyone?


@pytest.mark.parametrize("command", ["duel", "lobby", "draft"])
async def test_an_open_challenge_is_played_with_one_click(club: Club, command: str) -> None:
    posted = await asked(club, club.ann, command)
    assert not posted.ephemeral
    assert "Looking for an opponent" in text(posted)
    assert f"<@{club.ann.id}> wants to play now." in text(posted)
    assert list(buttons(posted)) == [JOIN, LEAVE, CANCEL, "Try it first"]

    await club.bob.click(posted, label=JOIN)

    assert await names(club, club.ann) == [["Ann", "Bob"]]
    words = text(posted)
    assert f"<@{club.ann.id}>, <@{club.bob.id}>" in words
    assert "challenge" not in words  # nobody was challenged
    assert is_closed(posted)


async def test_who_wants_the_same_is_paired_at_once(club: Club) -> None:
    posted = await asked(club, club.ann, fatigue=True)

    other = await asked(club, club.cleo)  # without fatigue: something else
    paired = await asked(club, club.bob, "lobby", format="preconstructed", fatigue=True)

    assert "Looking for an opponent" in text(other)
    assert f"Opponent found: <@{club.ann.id}>" in text(paired)
    assert await names(club, club.bob) == [["Ann", "Bob"]]
    assert await matches_of(club, club.cleo) == []
    assert is_closed(posted)
    table = Table(club, club.thread_at(posted))
    assert table.channel.mention in text(posted)


async def test_the_deck_that_was_asked_for_is_played(club: Club) -> None:
    await asked(club, club.ann, deck="2")
    await asked(club, club.bob, deck="4")

    (match,) = await matches_of(club, club.bob)
    assert "ogre" in match.row.setup["decks"]["A"]
    assert "zombie" in match.row.setup["decks"]["B"]


async def test_nobody_is_paired_with_themselves(club: Club) -> None:
    await asked(club, club.ann)

    refused = await club.ann.slash(club.channel, "duel")

    assert "You’re already looking for this game" in only_for(refused)
    assert await matches_of(club, club.ann) == []


async def test_two_who_come_at_once_are_not_both_paired(club: Club) -> None:
    await asked(club, club.ann)

    await club.together(
        lambda: club.bob.slash(club.channel, "duel"), lambda: club.cleo.slash(club.channel, "duel")
    )

    assert len(await matches_of(club, club.ann)) == 1
    playing = [each for each in (club.bob, club.cleo) if await matches_of(club, each)]
    (waiting,) = {club.bob, club.cleo} - {*playing}
    lobbies = await club.bot.store.lobbies.open_lobbies(club.guild.id)
    assert [each.host_id for each in lobbies] == [waiting.id]


async def test_two_who_look_for_somebody_at_once_find_each_other(club: Club) -> None:
    await club.together(
        lambda: club.ann.slash(club.channel, "duel"), lambda: club.bob.slash(club.channel, "duel")
    )

    (match,) = await matches_of(club, club.ann)
    assert {*match.names.values()} == {"Ann", "Bob"}
    assert await club.bot.store.lobbies.open_lobbies(club.guild.id) == []


async def test_who_is_found_waits_nowhere_else(club: Club) -> None:
    first = await asked(club, club.ann)
    second = await asked(club, club.ann, fatigue=True)
    table = await asked(club, club.ann, "lobby", **TEAMS)

    await club.bob.click(second, label=JOIN)

    assert first.id not in [each.id for each in club.channel.history()]
    assert not is_closed(table)  # a table of four is no search for one opponent
    assert len(await matches_of(club, club.ann)) == 1


async def test_waiting_is_left_and_ends_by_itself_and_outlives_a_restart(club: Club) -> None:
    first = await asked(club, club.ann)
    await club.ann.click(first, label=LEAVE)
    assert first.id not in [each.id for each in club.channel.history()]
    assert "Looking for an opponent" in text(await asked(club, club.bob))  # nobody waits any more

    await club.restart()
    await asked(club, club.cleo)
    assert await names(club, club.cleo) == [["Bob", "Cleo"]]

    late = await asked(club, club.dan, fatigue=True)
    await club.wait(club.bot.settings.lobby_minutes * 60 + 60)
    assert is_closed(late)
    assert "Looking for an opponent" in text(await asked(club, club.ann, fatigue=True))


async def test_nobody_is_paired_where_they_may_not_be(club: Club) -> None:
    hidden = discord.PermissionOverwrite(view_channel=False)
    secret = club.guild.create_text_channel(
        "secret",
        overwrites={
            club.guild.default_role: hidden,
            club.guild.me: discord.PermissionOverwrite(view_channel=True),
            club.ann: discord.PermissionOverwrite(view_channel=True),
        },
    )
    other = club.guild.create_text_channel("other")
    await club.ann.slash(secret, "duel")

    assert "Looking for an opponent" in text(await asked(club, club.bob))
    (found,) = [(await club.cleo.slash(other, "duel")).response]
    assert found is not None
    assert f"Opponent found: <@{club.bob.id}>" in text(found)
    assert await matches_of(club, club.ann) == []


async def test_a_challenge_is_for_who_was_challenged(club: Club) -> None:
    await club.challenge()

    assert "Looking for an opponent" in text(await asked(club, club.cleo))
    assert await matches_of(club, club.ann) == []


# ------------------------------------------------------------------ once more


async def over(club: Club) -> Table:
    """A duel that Bob has resigned."""
    begun = await club.challenge(fatigue=True)
    await club.bob.click(begun, label="Accept (random deck)")
    table = Table(club, club.thread_at(begun))
    resigned = (await club.bob.slash(table.channel, "resign")).response
    await club.bob.click(resigned, label="Resign")
    return table


async def test_a_rematch_that_both_want_begins(club: Club) -> None:
    table = await over(club)
    (offered,) = (await club.bob.click(table.board, label="Rematch")).followups

    pressed = await club.ann.click(table.board, label="Rematch")

    (match,) = await matches_of(club, club.ann)
    assert match.row.setup["config"]["options"]["fatigue"]
    assert {*match.names.values()} == {"Ann", "Bob"}
    assert is_closed(offered)
    assert "The rematch starts" in only_for(pressed)


async def test_a_rematch_is_asked_for_once(club: Club) -> None:
    table = await over(club)
    await club.bob.click(table.board, label="Rematch")

    again = await club.bob.click(table.board, label="Rematch")

    assert "You’ve already asked for it" in only_for(again)
    assert await matches_of(club, club.bob) == []


async def test_both_press_rematch_at_once(club: Club) -> None:
    table = await over(club)
    board = table.board

    await club.together(
        lambda: club.ann.click(board, label="Rematch"),
        lambda: club.bob.click(board, label="Rematch"),
    )

    assert len(await matches_of(club, club.ann)) == 1


# ------------------------------------------------------------------ the bot at a table


async def test_the_bot_takes_all_free_seats_and_it_begins(club: Club) -> None:
    lobby = await asked(club, club.ann, "lobby", **TEAMS)
    await club.bob.click(lobby, label="Join B + D")

    await seat_bot(lobby, club.bob, "hard:all")

    (match,) = await matches_of(club, club.ann)
    assert match.people == ("A", "B")
    assert match.strengths == {"C": "hard", "D": "hard"}
    assert match.user_in("C") == club.me
    assert (match.names["C"], match.names["D"]) == ("Arko", "Brix")  # told apart on the board
    words = text(lobby)
    assert f"<@{club.ann.id}>, <@{club.bob.id}>, 🤖 Arko (hard), 🤖 Brix (hard)" in words


async def test_the_bot_takes_one_seat_after_the_other(club: Club) -> None:
    lobby = await asked(club, club.ann, "draft", mode="free_for_all")
    assert len(bot_select(lobby)["options"]) == 2 * len(STRENGTHS)

    await seat_bot(lobby, club.ann, "easy")
    await seat_bot(lobby, club.ann, "medium")
    assert "**B** · 🤖 the bot (beginner)" in text(lobby)
    assert "**C** · 🤖 the bot (medium)" in text(lobby)
    await seat_bot(lobby, club.ann, "none")
    assert text(lobby).count("open\n") == 3
    await seat_bot(lobby, club.ann, "easy")
    await club.restart()
    await club.bob.click(lobby, label=JOIN)
    await club.cleo.click(lobby, label=JOIN)

    (match,) = await matches_of(club, club.ann)
    assert match.names["C"] == "Bob"
    assert match.strengths == {"B": "easy"}


async def test_the_same_choice_can_be_made_again(club: Club) -> None:
    lobby = await asked(club, club.ann, "draft", mode="free_for_all")

    first = bot_select(lobby)["options"][0]
    await seat_bot(lobby, club.ann, first["value"])

    second = bot_select(lobby)["options"][0]
    assert second["label"] == first["label"]
    assert second["value"] != first["value"]  # what was chosen last isn't sent again by Discord
    await seat_bot(lobby, club.ann, second["value"])
    assert text(lobby).count("🤖 the bot (beginner)") == 2


async def test_only_who_sits_there_seats_the_bot(club: Club) -> None:
    lobby = await asked(club, club.ann, "lobby", **TEAMS)

    refused = await seat_bot(lobby, club.bob, "easy")

    assert only_for(refused) == "You haven’t joined this lobby."
    assert "🤖" not in text(lobby)


async def test_somebody_who_comes_takes_the_seat_of_the_bot(club: Club) -> None:
    lobby = await asked(club, club.ann, "lobby", **TEAMS)
    await seat_bot(lobby, club.ann, "easy")
    await club.cleo.click(lobby, label="Join B + D")
    assert "**B** (team B + D) · 🤖" in text(lobby)
    assert "**D** (team B + D) · <@" in text(lobby)

    await club.dan.click(lobby, label="Join B + D")

    assert f"**B** (team B + D) · <@{club.dan.id}>" in text(lobby)
    assert "🤖 the bot" not in text(lobby)
    assert await matches_of(club, club.ann) == []


async def test_a_draft_with_the_bot_is_played_to_the_end(club: Club) -> None:
    lobby = await asked(club, club.ann, "draft", mode="two_against_two", sets="mire")
    await club.bob.click(lobby, label="Join A + C")
    await seat_bot(lobby, club.ann, "easy:all")
    table = Gathering(club, club.thread_at(lobby))
    await table.settle()
    await table.go_through("draft")

    match = await table.match()
    assert match.game.id == "clash"
    assert match.strengths == {"B": "easy", "D": "easy"}
    over = await table.fight()
    assert over.outcome is not None
    told = text(table.board).splitlines()[-1]  # both of its seats, told apart
    assert f"<@{club.ann.id}>" in told
    assert f"<@{club.me}>" not in told
    assert f"{over.names['B']}, {over.names['D']}" in told


async def test_a_league_with_the_bot_goes_on(club: Club) -> None:
    lobby = await asked(club, club.ann, "league", sets="mire,slyness")
    for person in (club.bob, club.cleo):
        await person.click(lobby, label=JOIN)
    await seat_bot(lobby, club.ann, "easy")
    table = Gathering(club, club.thread_at(lobby))
    await table.settle()
    await table.go_through("mutation")

    league = await table.match()
    assert league.game.id == "league"
    assert league.strengths == {"D": "easy"}
    await table.settle()
    assert "D" not in league.to_act  # it has done its part


async def test_games_with_the_bot_alone_are_counted(club: Club) -> None:
    for _ in range(GAMES_ALONE):
        lobby = await asked(club, club.ann, "lobby", **TEAMS)
        await seat_bot(lobby, club.ann, "easy:all")
    await club.wait(WHILE.total_seconds() + 1)
    one_more = await asked(club, club.ann, "lobby", **TEAMS)

    refused = await seat_bot(one_more, club.ann, "easy:all")

    assert "games" in only_for(refused)
    assert not is_closed(one_more)
