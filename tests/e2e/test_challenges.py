"""Challenges: accepted, declined, withdrawn, expired, and by the wrong person."""

from __future__ import annotations

import discord
import pytest
from known_games import SHORT
from people import ORIGINAL, Club, Table, buttons, only_for, parts, pictures, text
from simcord import ResponseMessage

from bot.store import LobbyState

ACCEPT, DECLINE, WITHDRAW = "Accept (random deck)", "Decline", "Withdraw"


def is_closed(challenge: ResponseMessage) -> bool:
    """Is there nothing more to click?"""
    return not [each for each in parts(challenge) if each["type"] in (2, 3)]


async def matches_of(club: Club) -> int:
    """How many matches Ann is playing."""
    return len(await club.playing(club.ann))


async def test_a_challenge_is_public_and_pings_the_opponent_only(club: Club) -> None:
    challenge = await club.challenge(deck="1")

    assert not challenge.ephemeral
    assert f"<@{club.ann.id}> challenges <@{club.bob.id}>" in text(challenge)
    assert "Annihilation" not in text(challenge), "a deck is called by its name"
    assert f"<@{club.ann.id}> chooses: **Deck 1" in text(challenge), "she does not play it yet"
    (decks,) = [each for each in parts(challenge) if each["type"] == 3]
    assert decks["placeholder"] == "Choose a deck and accept"
    assert buttons(challenge) == dict.fromkeys((ACCEPT, DECLINE, WITHDRAW, "Try it first"), True)
    (sent,) = club.published
    allowed = sent["allowed_mentions"]
    assert allowed["parse"] == []
    assert [int(each) for each in allowed["users"]] == [club.bob.id]


async def test_accepting_leads_to_a_thread_with_the_board(club: Club) -> None:
    challenge = await club.challenge()

    await club.bob.select(challenge, ["4"])

    (thread,) = club.channel.threads
    assert thread.name == "Ann – Bob · Clash of Decks"
    assert thread.mention in text(challenge)
    assert is_closed(challenge)
    assert pictures(Table(club, thread).board)
    match = await Table(club, thread).match()
    assert match.row.setup["decks"]["A"][0] == "annihilation"
    assert "zombie" in match.row.setup["decks"]["B"]


async def test_a_name_stands_in_the_title_of_the_thread_as_it_is_written(club: Club) -> None:
    tess = club.guild.add_member(club.env.create_user("tess", global_name="Tess_the_*Best*"))
    challenge = await club.challenge(opponent=tess)

    await tess.click(challenge, label=ACCEPT)

    assert club.channel.threads[0].name == "Ann – Tess_the_*Best* · Clash of Decks"


async def test_declining_closes_a_challenge(club: Club) -> None:
    challenge = await club.challenge()

    await club.bob.click(challenge, label=DECLINE)

    assert text(challenge) == f"<@{club.bob.id}> declined."
    assert is_closed(challenge)
    assert await matches_of(club) == 0


async def test_nothing_is_left_of_a_challenge_that_is_withdrawn(club: Club) -> None:
    challenge = await club.challenge()

    withdrawn = await club.ann.click(challenge, label=WITHDRAW)

    assert withdrawn.acknowledged
    assert club.channel.history() == []
    assert await club.challenge()  # there is room for another one


async def test_what_was_not_deleted_in_time_goes_with_the_next_click(club: Club) -> None:
    challenge = await club.challenge()
    await club.bot.store.lobbies.close(1, LobbyState.WITHDRAWN)

    refused = await club.bob.click(challenge, label=ACCEPT)

    assert "is closed" in only_for(refused)
    assert club.channel.history() == []


async def test_a_challenge_expires_by_itself(club: Club) -> None:
    challenge = await club.challenge()
    minutes = club.bot.settings.lobby_minutes

    await club.wait(minutes * 60 - 60)
    assert not is_closed(challenge)
    await club.wait(120)

    assert text(challenge) == "The challenge has expired."
    assert is_closed(challenge)
    assert await club.challenge()  # there is room for another one


async def test_a_challenge_that_has_just_run_out_cannot_be_accepted(club: Club) -> None:
    challenge = await club.challenge()
    club.bot._sweep.cancel()  # the bot has not noticed yet
    await club.wait(club.bot.settings.lobby_minutes * 60 + 60)

    refused = await club.bob.click(challenge, label=ACCEPT)

    assert "is closed" in only_for(refused)
    assert text(challenge) == "The challenge has expired."
    assert await matches_of(club) == 0


@pytest.mark.parametrize(
    ("who", "label", "answer"),
    [
        ("cleo", ACCEPT, "This challenge isn’t for you."),
        ("cleo", DECLINE, "This challenge isn’t for you."),
        ("cleo", WITHDRAW, "Only Ann can withdraw this challenge."),
        ("ann", ACCEPT, "This challenge isn’t for you."),
        ("ann", DECLINE, "This challenge isn’t for you."),
        ("bob", WITHDRAW, "Only Ann can withdraw this challenge."),
    ],
)
async def test_the_wrong_person_clicks(club: Club, who: str, label: str, answer: str) -> None:
    challenge = await club.challenge()
    before = challenge.components

    refused = await getattr(club, who).click(challenge, label=label)

    assert only_for(refused) == answer
    assert challenge.components == before
    assert await matches_of(club) == 0


async def test_the_wrong_person_chooses_a_deck(club: Club) -> None:
    challenge = await club.challenge()

    refused = await club.cleo.select(challenge, ["2"])

    assert only_for(refused) == "This challenge isn’t for you."
    assert await matches_of(club) == 0


async def test_nobody_can_challenge_the_own_person(club: Club) -> None:
    refused = await club.ann.slash(club.channel, "duel", opponent=club.ann)

    assert only_for(refused) == "You can’t challenge yourself."


async def test_a_bot_cannot_be_challenged(club: Club) -> None:
    robot = club.guild.add_member(club.env.create_user("robot", bot=True))

    refused = await club.ann.slash(club.channel, "duel", opponent=robot)

    assert only_for(refused) == "Bots don’t play duels."


async def test_somebody_who_is_not_in_the_server_cannot_be_challenged(club: Club) -> None:
    stranger = club.env.create_user("stranger")

    refused = await club.ann.slash(club.channel, "duel", opponent=stranger)

    assert "something went wrong" not in only_for(refused)


async def test_two_people_have_one_open_challenge_at_most(club: Club) -> None:
    await club.challenge()

    again = await club.ann.slash(club.channel, "duel", opponent=club.bob)
    back = await club.bob.slash(club.channel, "duel", opponent=club.ann)

    assert "already have an open challenge" in only_for(again)
    assert "already have an open challenge" in only_for(back)
    assert (await club.ann.slash(club.channel, "duel", opponent=club.cleo)).response


async def test_two_people_who_challenge_each_other_at_once_have_one_challenge(club: Club) -> None:
    asked = await club.together(
        lambda: club.ann.slash(club.channel, "duel", opponent=club.bob),
        lambda: club.bob.slash(club.channel, "duel", opponent=club.ann),
    )

    answers = [each.response for each in asked]
    assert sorted(each.ephemeral for each in answers if each) == [False, True]


async def test_accept_clicked_twice_at_the_same_moment_makes_one_match(club: Club) -> None:
    challenge = await club.challenge()

    await club.together(
        lambda: club.bob.click(challenge, label=ACCEPT),
        lambda: club.bob.click(challenge, label=ACCEPT),
    )

    assert await matches_of(club) == 1
    (thread,) = club.channel.threads
    assert len(Table(club, thread).boards) == 1
    assert thread.mention in text(challenge)


async def test_accept_and_withdraw_at_once_have_one_result(club: Club) -> None:
    challenge = await club.challenge()

    accepted, withdrawn = await club.together(
        lambda: club.bob.click(challenge, label=ACCEPT),
        lambda: club.ann.click(challenge, label=WITHDRAW),
    )

    refused = [each for each in (accepted, withdrawn) if each.followups]
    assert len(refused) == 1
    assert "is closed" in only_for(refused[0])
    assert await matches_of(club) == len(club.channel.threads) == int(refused[0] is withdrawn)
    left = [each for each in club.channel.history() if each.id == challenge.id]
    assert is_closed(challenge) if refused[0] is withdrawn else not left


async def test_an_unknown_deck_is_refused(club: Club) -> None:
    refused = await club.ann.slash(club.channel, "duel", opponent=club.bob, deck="*nine*")

    assert only_for(refused) == r"No deck is called “\*nine\*”. Choose one from the list."
    assert await club.challenge()


async def test_without_permission_for_threads_the_match_is_played_in_the_channel(
    club: Club,
) -> None:
    club.permit("create_public_threads", False)
    table = await club.duel()

    await table.play(SHORT.moves)

    assert table.channel is club.channel
    assert club.channel.threads == []
    assert f"<@{club.ann.id}> wins" in text(table.board)
    assert "this channel" in text(club.channel.history()[0])


async def test_a_challenge_in_a_thread_is_played_in_that_thread(club: Club) -> None:
    table = await club.match(SHORT, 0)
    home = club.bot.get_channel(club.channel.id)
    assert isinstance(home, discord.TextChannel)
    await home.create_thread(name="talk", type=discord.ChannelType.public_thread)
    (thread,) = club.channel.threads

    asked = await club.cleo.slash(thread, "duel", opponent=club.dan)
    await club.dan.click(asked.response, label=ACCEPT)

    assert len(club.channel.threads) == 1
    assert "Turn 1" in pictures(Table(club, thread).board)[0]
    assert "Cleo" in pictures(Table(club, thread).board)[0]
    assert "Ann" in pictures(table.board)[0]


async def test_a_challenge_that_nobody_could_see_does_not_stay_open(club: Club) -> None:
    club.fault("POST", "/interactions/*/callback", 500)
    await club.ann.slash(club.channel, "duel", opponent=club.bob)

    assert await club.challenge()


async def test_an_accepted_challenge_whose_message_cannot_be_edited_is_a_match(club: Club) -> None:
    challenge = await club.challenge()
    club.fault("PATCH", ORIGINAL, 500)

    await club.bob.click(challenge, label=ACCEPT)

    assert await matches_of(club) == 1
    assert club.channel.threads[0].mention in text(challenge)
