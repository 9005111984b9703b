"""Daily puzzles, reminders, races and decisions while Discord refuses them: what is owed comes
later, once; and people learn why a puzzle doesn't come."""

from __future__ import annotations

import discord
import pytest
from grimoire import at, bind_grimoire, posts, wait_until
from people import MESSAGE, MESSAGES, Club, buttons, only_for, text
from simcord import ChannelHandle, MemberActor

from bot.store.notifications import DAILY, Way

AGAIN = "what is owed is asked for again, hours later or after a change"
DIRECT = "/users/@me/channels"


@pytest.fixture(autouse=True)
def own_puzzles(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seven puzzles of our own."""
    bind_grimoire(monkeypatch)


@pytest.fixture
async def puzzles(club: Club) -> ChannelHandle:
    """Ann has set up daily puzzles in a channel of their own, and the first one is there."""
    club.permit("manage_guild", True)
    made = club.guild.create_text_channel("puzzles")
    await club.ann.slash(club.channel, "grimoire setup", channel=made, hour=1)
    await wait_until(club, at(1, 1, 1))
    assert len(made.history()) == 1
    return made


def direct_messages(person: MemberActor) -> list[str]:
    """What the bot has written to somebody."""
    return [text(each) for each in person.user.dm_channel.history()]


def posted_to(club: Club, channel: ChannelHandle, since: int) -> int:
    """How often the bot has tried to write there since then."""
    path = f"/channels/{channel.id}/messages"
    asked = [(each.method, each.path) for each in club.env.http_requests[since:]]
    return asked.count(("POST", path))


async def setup_says(club: Club) -> str:
    """What `/grimoire setup` tells of how it stands."""
    return only_for(await club.ann.slash(club.channel, "grimoire setup"))


async def server_says(club: Club) -> str:
    """What `/server` tells those who manage the server."""
    return only_for(await club.ann.slash(club.channel, "server"))


async def days_pass(club: Club, *days: int) -> None:
    """The hour of the puzzle comes on each of these days, and noon."""
    for day in days:
        await wait_until(club, at(day, 1, 1))
        await wait_until(club, at(day, 12, 1))


# ------------------------------------------------------------------ the channel of the daily puzzle


def take_away(club: Club, puzzles: ChannelHandle, what: str) -> None:
    """Something happens to the channel."""
    club.expects_faults = True
    if what == "deleted":
        club.env.backend.delete_channel(puzzles.id)
    elif what == "closed":
        club.permit("send_messages", False)
    else:
        club.fault("POST", f"/channels/{puzzles.id}/messages", 400, code=200000, times=None)


@pytest.mark.parametrize(
    ("what", "words"),
    [
        ("deleted", "its channel was deleted"),
        ("closed", "I can’t write in"),
        ("blocked", "AutoMod blocks my messages"),
    ],
)
async def test_people_learn_why_no_puzzle_comes(
    club: Club, puzzles: ChannelHandle, what: str, words: str
) -> None:
    assert "⚠️" not in await setup_says(club)
    take_away(club, puzzles, what)
    since = len(club.env.http_requests)

    await days_pass(club, 2, 3, 4)

    for told in (await setup_says(club), await server_says(club)):
        assert words in told
        assert "noticed <t:" in told
    (message,) = direct_messages(club.ann)
    assert message.startswith("You set up the daily puzzle in **Club**.")
    assert words in message
    assert posted_to(club, puzzles, since) <= 5
    for other in (club.bob, club.cleo):
        assert direct_messages(other) == []


async def test_a_deleted_channel_is_told_of_before_the_next_puzzle(
    club: Club, puzzles: ChannelHandle
) -> None:
    club.env.backend.delete_channel(puzzles.id)
    await club.env.settle()
    (message,) = direct_messages(club.ann)
    assert "its channel was deleted" in message
    assert "noticed <t:" in await setup_says(club)


@pytest.mark.usefixtures("puzzles")
async def test_another_channel_that_is_deleted_concerns_nobody(club: Club) -> None:
    other = club.guild.create_text_channel("other")
    club.env.backend.delete_channel(other.id)
    await club.env.settle()
    assert direct_messages(club.ann) == []
    assert "⚠️" not in await server_says(club)


async def test_who_takes_no_messages_is_left_alone(club: Club, puzzles: ChannelHandle) -> None:
    club.fault("POST", DIRECT, 403, code=50007, times=None)
    club.env.backend.delete_channel(puzzles.id)
    await club.env.settle()
    await club.restart()
    assert "its channel was deleted" in await setup_says(club)
    assert direct_messages(club.ann) == []


async def test_another_channel_ends_the_trouble(club: Club, puzzles: ChannelHandle) -> None:
    club.env.backend.delete_channel(puzzles.id)
    await club.env.settle()
    text = only_for(await club.ann.slash(club.channel, "grimoire setup", channel=club.channel))
    assert "⚠️" not in text
    assert "⚠️" not in await server_says(club)
    club.expects_faults = True
    await wait_until(club, at(2, 1, 1))
    assert len(posts(club)) == 1


async def test_a_puzzle_comes_at_once_when_the_bot_may_write_again(
    club: Club, puzzles: ChannelHandle
) -> None:
    take_away(club, puzzles, "closed")
    await wait_until(club, at(2, 9))
    club.permit("send_messages", True)
    await club.sweep()
    assert any("Puzzle of the day" in text(each) for each in puzzles.history()[1:])
    assert any("The solution of" in text(each) for each in puzzles.history())
    assert "⚠️" not in await setup_says(club)


async def test_a_puzzle_comes_after_an_outage_once(club: Club, puzzles: ChannelHandle) -> None:
    club.fault("POST", MESSAGES, 503, times=None)
    await wait_until(club, at(2, 1, 30))
    club.env.backend.faults.clear()
    await wait_until(club, at(2, 2))
    lines = [text(each) for each in puzzles.history()]
    assert sum("Puzzle of the day" in each for each in lines) == 2
    assert sum("The solution of" in each for each in lines) == 1
    assert direct_messages(club.ann) == [], "nothing is wrong with the channel"


# ------------------------------------------------------------------ reminders


def messages_to(person: MemberActor) -> str:
    """The path of requests that send a person a direct message, after the first one."""
    return f"/channels/{person.user.dm_channel.id}/messages"


def reminders_of(person: MemberActor) -> list[str]:
    return [each for each in direct_messages(person) if "closes" in each]


async def wants_reminders(club: Club, person: MemberActor) -> bool:
    settings = await club.bot.store.notifications.settings(person.id)
    return settings.way(DAILY, club.guild.id) is Way.DIRECT


@pytest.mark.parametrize(("status", "code"), [(403, 0), (403, 20026), (400, 40003), (503, 0)])
async def test_a_bad_evening_ends_no_reminder(
    club: Club, puzzles: ChannelHandle, status: int, code: int
) -> None:
    post = puzzles.history()[0]
    for person in (club.ann, club.bob):
        await person.click(post, label="Remind me")
        club.fault("POST", messages_to(person), status, code, times=None)
    await wait_until(club, at(1, 23, 30))
    assert reminders_of(club.ann) == reminders_of(club.bob) == []

    club.env.backend.faults.clear()
    await wait_until(club, at(2, 0, 30))

    for person in (club.ann, club.bob):
        assert len(reminders_of(person)) == 1
        assert await wants_reminders(club, person)


async def test_who_takes_no_messages_is_reminded_no_more(
    club: Club, puzzles: ChannelHandle
) -> None:
    await club.ann.click(puzzles.history()[0], label="Remind me")
    club.fault("POST", messages_to(club.ann), 403, code=50007, times=None)
    await wait_until(club, at(1, 23, 30))
    assert not await wants_reminders(club, club.ann)


async def test_a_reminder_whose_sender_died_is_sent_by_the_next(
    club: Club, puzzles: ChannelHandle
) -> None:
    await club.ann.click(puzzles.history()[0], label="Remind me")
    with club.dying("POST", messages_to(club.ann)):
        await wait_until(club, at(1, 23, 3))
    assert reminders_of(club.ann) == []
    await club.restart()
    await wait_until(club, at(1, 23, 7))
    assert len(reminders_of(club.ann)) == 1


# ------------------------------------------------------------------ races


async def race(club: Club) -> discord.Message:
    """Ann has opened a race; its message."""
    await club.ann.slash(club.channel, "grimoire play", mode="race")
    return next(each for each in club.channel.history() if "🏁 Race" in text(each))


async def test_a_race_whose_message_is_deleted_is_over(club: Club) -> None:
    first = await race(club)
    club.env.backend.delete_message(club.channel.id, first.id)
    await club.env.settle()
    second = await race(club)
    assert second.id != first.id


async def test_the_end_of_a_race_is_shown_later(club: Club) -> None:
    told = await race(club)
    club.fault("PATCH", MESSAGE, 403, code=50001, times=None)
    await club.wait(5 * 60)
    await club.restart()
    await club.sweep()
    assert "Join" in buttons(told)

    club.env.backend.faults.clear()
    await club.wait(3600)

    (told,) = [each for each in club.channel.history() if each.id == told.id]
    assert "Not enough" in text(told) or buttons(told) == {}
