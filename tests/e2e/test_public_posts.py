"""What everybody sees, and who is pinged: one person, or several, can't flood a channel."""

from __future__ import annotations

from collections.abc import Callable

import discord
import forging
import pytest
from known_games import SHORT
from people import Act, Club, buttons, only_for, text
from simcord import InteractionResult

from bot import quotas
from engine.clash.decks import PRECONSTRUCTED

TOO_MANY = f"You’ve started or shared {quotas.POSTS} things in a short time. Try again <t:"
TABLE = {"format": "preconstructed", "mode": "free_for_all"}


@pytest.fixture(autouse=True)
def posts_without_limits() -> None:
    """Here the limits hold."""


def a_deck(club: Club) -> Act:
    """A deck of Ann's."""
    control = f"own:deck-share:{club.ann.id}:1"
    return lambda: forging.click(club, club.ann, control)


def a_puzzle(club: Club) -> Act:
    """A puzzle of the grimoire."""
    asked = {"puzzle": "initiation-01", "share": True}
    return lambda: club.ann.slash(club.channel, "grimoire puzzle", **asked)


def a_card(club: Club) -> Act:
    """A card explained."""
    return lambda: club.ann.slash(club.channel, "card", name="ogre", share=True)


def an_ability(club: Club) -> Act:
    """An ability explained."""
    return lambda: club.ann.slash(club.channel, "ability", name="rage", share=True)


def a_film(club: Club) -> Act:
    """The animation of a match."""
    return lambda: forging.click(club, club.ann, "replay:share:1")


SHOWN = (a_card, a_puzzle, a_deck, an_ability, a_film)


@pytest.mark.parametrize("shown", SHOWN)
async def test_forty_things_for_everybody_are_a_few(
    club: Club, shown: Callable[[Club], Act]
) -> None:
    cards, now = [*PRECONSTRUCTED["1"]], club.env.now()
    await club.bot.store.collection.add_deck(club.ann.id, "Deck", cards, now)
    table = await club.match(SHORT, len(SHORT.moves) - 1)
    await table.type(SHORT.moves[-1])
    before = len(posts(club))

    asked = await club.together(*[shown(club)] * 40)

    assert len(posts(club)) == before + quotas.POSTS
    assert all(each.acknowledged for each in asked)
    assert TOO_MANY in only_for(await shown(club)())
    await club.bob.slash(club.channel, "card", name="ogre", share=True)
    assert len(posts(club)) == before + quotas.POSTS + 1, "others are not kept from it"

    await club.wait(quotas.WHILE.total_seconds())
    await shown(club)()
    assert len(posts(club)) == before + quotas.POSTS + 2


def posts(club: Club) -> list[discord.Message]:
    """What everybody sees in the channel."""
    return [each for each in club.channel.history() if not each.flags.ephemeral]


async def test_what_one_has_shown_is_counted_together(club: Club) -> None:
    acts = [a_puzzle, a_card, an_ability]
    for number in range(quotas.POSTS):
        await acts[number % len(acts)](club)()
    for act in acts:
        assert TOO_MANY in only_for(await act(club)())
    assert "Ogre" in text((await club.ann.slash(club.channel, "card", name="ogre")).response)


@pytest.mark.parametrize("moved", [False, True])
async def test_a_board_is_posted_anew_a_few_times(club: Club, moved: bool) -> None:
    table = await club.match(SHORT, 4)
    rooms = [club.guild.create_text_channel(f"room-{number}") for number in range(2)]

    async def anew(number: int) -> InteractionResult:
        if moved:
            return await forging.click(club, club.ann, "match:move:1", channel=rooms[number % 2])
        return await club.ann.slash(table.channel, "board")

    for number in range(quotas.POSTS):
        assert TOO_MANY not in only_for(await anew(number))
    assert TOO_MANY in only_for(await anew(quotas.POSTS))


# ------------------------------------------------------------------ what begins in public


def a_practice(club: Club, _: int) -> Act:
    """A game against the bot that all see, in a room of its own."""
    room = club.guild.create_text_channel("room")
    return lambda: club.ann.slash(room, "practice", private=False)


def a_table(club: Club, _: int) -> Act:
    """A table for whoever comes."""
    return lambda: club.ann.slash(club.channel, "lobby", **TABLE)


def a_duel(club: Club, number: int) -> Act:
    """A challenge, each of somebody else."""
    person = (club.bob, club.cleo, club.dan)[number % 3]
    return lambda: club.ann.slash(club.channel, "duel", opponent=person)


BEGUN = (a_practice, a_table, a_duel)


def is_refused(asked: InteractionResult) -> bool:
    """Is it told to this person alone?"""
    return asked.response is None or asked.response.ephemeral


async def take_back(club: Club, asked: InteractionResult) -> None:
    """Make room for the next one: the table is closed, the challenge withdrawn, the game over."""
    for label in {"Cancel", "Withdraw"}.intersection(buttons(asked.response)):
        await club.ann.click(asked.response, label=label)
    for match in await club.playing(club.ann):
        await club.bot.matches.resign(match.id, club.ann.id)


@pytest.mark.parametrize("begin", BEGUN)
async def test_a_person_begins_a_few_things_in_public(
    club: Club, begin: Callable[[Club, int], Act]
) -> None:
    """Sixty in ten minutes, each taken back at once: ten, of which three in a minute."""
    shown, refused = 0, ""
    for number in range(60):
        asked = await begin(club, number)()
        if is_refused(asked):
            refused = only_for(asked)
            await club.wait(9.0)
            continue
        shown += 1
        await take_back(club, asked)
        await club.wait(9.0)
    assert shown == quotas.POSTS_IN_CALM
    assert "You’ve started or shared 10 things in a short time. Try again <t:" in refused
    for left in posts(club):
        assert "challenges" not in text(left)
        assert "closed" not in text(left), "no line is left of what nobody has answered"


async def test_a_game_that_nobody_else_sees_is_no_post(club: Club) -> None:
    rooms = [club.guild.create_text_channel(f"room-{each}") for each in range(quotas.POSTS + 1)]
    for room in rooms:
        begun = await club.ann.slash(room, "practice", private=True)
        assert "short time" not in only_for(begun)


async def test_a_rematch_is_a_post(club: Club) -> None:
    table = await club.match(SHORT, len(SHORT.moves) - 1)
    await table.type(SHORT.moves[-1])
    for number in range(quotas.POSTS):
        await a_table(club, number)()
    again = await forging.click(club, club.ann, "match:rematch:1")
    assert TOO_MANY in only_for(again)
    lobbies = club.bot.store.lobbies
    assert await lobbies.between(club.ann.id, club.bob.id) is None
    await forging.click(club, club.bob, "match:rematch:1")
    assert await lobbies.between(club.ann.id, club.bob.id) is not None


async def test_a_channel_takes_so_many_posts_whoever_asks_for_them(club: Club) -> None:
    people = [club.ann, club.bob, club.cleo, club.dan]
    for number in range(quotas.CHANNEL_POSTS):
        await people[number % 4].slash(club.channel, "card", name="ogre", share=True)
    before = len(posts(club))

    refused = await club.dan.slash(club.channel, "card", name="ogre", share=True)

    assert f"This channel got {quotas.CHANNEL_POSTS} new posts in a short" in only_for(refused)
    assert len(posts(club)) == before == quotas.CHANNEL_POSTS
    elsewhere = club.guild.create_text_channel("elsewhere")
    assert not is_refused(await club.dan.slash(elsewhere, "card", name="ogre", share=True))


# ------------------------------------------------------------------ pings


async def test_a_person_is_pinged_a_few_times_whoever_asks(club: Club) -> None:
    people = [club.guild.add_member(club.env.create_user(f"person{each}")) for each in range(8)]
    asked = [await each.slash(club.channel, "duel", opponent=club.bob) for each in people]

    assert [is_refused(each) for each in asked] == [False] * quotas.PINGS + [True] * 2
    refused = only_for(asked[-1])
    assert f"<@{club.bob.id}> was asked a lot lately. Try again <t:" in refused
    assert len(posts(club)) == quotas.PINGS
    assert await club.bot.store.lobbies.open_of(people[-1].id) == 0

    await club.wait(quotas.CALM.total_seconds())
    assert not is_refused(await people[-1].slash(club.channel, "duel", opponent=club.bob))


async def test_what_was_refused_is_not_counted(club: Club) -> None:
    await club.challenge()
    for _ in range(2 * quotas.POSTS):
        refused = await club.ann.slash(club.channel, "duel", opponent=club.bob)
        assert "already have an open challenge" in only_for(refused)
    assert not is_refused(await club.ann.slash(club.channel, "duel", opponent=club.cleo))
