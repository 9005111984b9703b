"""The post about a week: once, late rather than twice, and without those who hide."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import timedelta

import pytest
from grimoire import RIGHT, at, bind_grimoire, moderate, wait_until
from people import Club, buttons, pictures, text
from simcord import ChannelHandle, MemberActor
from sqlalchemy.orm import Session
from test_profiles import played
from test_results_told import SEEN, UNSEEN

from bot.recap.week import WeekPosts
from bot.store import Attempt, Daily, DailyState
from bot.store.result_posts import Owed

MONDAY = at(5, 9)
DAY = 24 * 3600.0


@pytest.fixture
async def channel(club: Club) -> ChannelHandle:
    """The channel for the week, chosen by Cleo, who manages the server."""
    channel = club.guild.create_text_channel("week")
    moderate(club)
    shown = (await club.cleo.slash(club.channel, "server")).response
    await club.cleo.select(shown, ["week"], custom_id="server:change")
    await club.cleo.select(shown, [channel], custom_id="server:week")
    assert f"Mondays at 9:00: {channel.mention}" in text(shown)
    return channel


async def some_matches(club: Club) -> None:
    """Ann beats Bob six times, and loses to him once."""
    await played(club, *[(club.ann, club.bob)] * 6, (club.bob, club.ann))


async def owed(club: Club) -> int:
    far = club.env.now() + timedelta(days=999)
    return len(await club.bot.store.result_posts.owed_to(club.guild.id, far, Owed.WEEKS))


async def test_a_week_is_told_on_monday_and_only_once(
    club: Club, channel: ChannelHandle, monkeypatch: pytest.MonkeyPatch
) -> None:
    bind_grimoire(monkeypatch)
    await some_matches(club)
    await club.dan.slash(club.channel, "grimoire puzzle", puzzle="gate-06", line=RIGHT)
    await wait_until(club, MONDAY - timedelta(hours=1))
    assert channel.history() == []

    await wait_until(club, MONDAY)
    await club.restart()

    (post,) = channel.history()
    assert text(post).startswith("📅 **The week** · 29 Dec – 4 Jan 2026\n")
    (picture,) = pictures(post)
    head, active, upset, closest, hardest, *_ = picture.split("\n")
    assert head == "The week, 29 Dec – 4 Jan: 7 matches, 3 players, 1 puzzle solved."
    ann, bob = f"P{club.ann.id}", f"P{club.bob.id}"
    assert active == f"Most active: {ann} (7 matches, 6 won)"
    assert upset.startswith(f"Biggest upset: {bob} beat {ann} (")
    assert upset.endswith("points behind · Clash of Decks)")
    assert closest.startswith("Closest match: ")
    assert closest.endswith("(7 turns · Clash of Decks)")
    assert hardest.startswith("Hardest puzzle solved: Dan (rated ")
    assert hardest.endswith(" · Gate gate-06)")
    assert [*buttons(post)] == ["Replay closest match", "Replay upset", "Try the hardest puzzle"]
    (sent,) = [
        each.json
        for each in club.env.http_requests
        if each.method == "POST" and each.path == f"/channels/{channel.id}/messages"
    ]
    assert "<@" not in text(post)
    assert sent["allowed_mentions"] == {"parse": []}
    assert await owed(club) == 0

    await wait_until(club, MONDAY + timedelta(days=7))
    assert len(channel.history()) == 1, "a week without matches and puzzles is no news"


async def test_the_longest_streak_is_counted_as_everywhere(
    club: Club, channel: ChannelHandle
) -> None:
    people = {club.ann: (1, 2, 3, 4), club.bob: (2, 3, 4), club.cleo: (1, 4)}
    await club.bot.store._database.change(lambda rows: solved(rows, club, people))
    await wait_until(club, MONDAY)
    (picture,) = pictures(channel.history()[0])
    assert f"Longest streak of daily puzzles: P{club.ann.id} (4 days)" in picture
    assert "0 matches, 3 players, 9 puzzles solved" in picture


def solved(rows: Session, club: Club, people: Mapping[MemberActor, tuple[int, ...]]) -> None:
    """These people have solved the daily puzzles of these days of January."""
    here = {"guild_id": club.guild.id}
    for day in range(1, 5):
        ends, what = at(day, 23), {"day": f"2026-01-0{day}", "puzzle_id": f"gate-0{day}"}
        state = {"state": DailyState.REVEALED, "due_at": at(day, 0), "posted_at": at(day, 0)}
        daily = Daily(**here, **what, **state, channel_id=1, language="en", closes_at=ends)
        rows.add(daily)
        rows.flush()
        for person in (each for each, days in people.items() if day in days):
            who = {"user_id": person.id, "name": f"P{person.id}", "puzzle_id": f"gate-0{day}"}
            right = {"line": "", "reason": "solved", "reached": True, "created_at": at(day, 12)}
            rows.add(Attempt(**here, **who, **right, daily_id=daily.id, number=1))


async def test_new_achievements_are_told_of_as_many_people_as_possible(
    club: Club, channel: ChannelHandle, monkeypatch: pytest.MonkeyPatch
) -> None:
    bind_grimoire(monkeypatch)
    await played(club, *[(club.ann, club.bob)] * 10, (club.cleo, club.ann))
    await club.dan.slash(club.channel, "grimoire puzzle", puzzle="gate-06", line=RIGHT)
    await club.bot.store.results.show(club.guild.id, club.cleo.id, profile=False)
    await wait_until(club, MONDAY)
    (picture,) = pictures(channel.history()[0])
    told = [line for line in picture.split("\n") if line.startswith("New achievement")]
    assert told == [
        "New achievement: Dan (First puzzle)",
        f"New achievement: P{club.ann.id} (Ten in a row)",
        f"New achievement: P{club.ann.id} (Ten wins · and 2 more)",
    ]


async def test_achievements_of_unseen_matches_and_hidden_people_are_no_news(
    club: Club, channel: ChannelHandle, monkeypatch: pytest.MonkeyPatch
) -> None:
    bind_grimoire(monkeypatch)
    await club.dan.slash(club.channel, "grimoire puzzle", puzzle="gate-06", line=RIGHT)
    await club.bot.store.results.show(club.guild.id, club.dan.id, ranked=False)
    open_channel, club.channel = (
        club.channel,
        club.guild.create_text_channel("hidden", overwrites={club.guild.default_role: UNSEEN}),
    )
    await played(club, (club.ann, club.bob))
    club.channel = open_channel
    await played(club, (club.cleo, club.bob))
    await wait_until(club, MONDAY)
    (picture,) = pictures(channel.history()[0])
    assert picture.count("New achievement") == 1
    assert f"New achievement: P{club.cleo.id} (First win)" in picture


@pytest.mark.parametrize("what", ["ranked", "profile"])
async def test_who_hides_is_nowhere(club: Club, channel: ChannelHandle, what: str) -> None:
    await some_matches(club)
    await played(club, (club.cleo, club.dan))
    await club.bot.store.results.show(club.guild.id, club.bob.id, **{what: False})
    await wait_until(club, MONDAY)
    (picture,) = pictures(channel.history()[0])
    assert picture.startswith("The week, 29 Dec – 4 Jan: 1 match, 2 players, 0 puzzles solved.")
    assert f"P{club.bob.id}" not in picture
    assert f"P{club.ann.id}" not in picture


async def test_what_not_everybody_could_watch_is_no_news(
    club: Club, channel: ChannelHandle
) -> None:
    own_role = club.guild.roles[club.guild.me.name]
    hidden = club.guild.create_text_channel(
        "hidden", overwrites={club.guild.default_role: UNSEEN, own_role: SEEN}
    )
    open_channel, club.channel = club.channel, hidden
    await some_matches(club)
    club.channel = open_channel
    await wait_until(club, MONDAY)
    assert channel.history() == []
    assert await owed(club) == 0


@pytest.mark.parametrize("answered", [False, True])
async def test_dying_while_posting(club: Club, channel: ChannelHandle, answered: bool) -> None:
    await some_matches(club)
    where = f"/channels/{channel.id}/messages"
    with club.dying("POST", where, answered=answered):
        await wait_until(club, MONDAY)
    club.bot._sweep.cancel()
    await club.wait(600)  # Discord has forgotten the nonce
    await club.restart()
    await club.wait(120)
    assert len(channel.history()) == 1
    assert await owed(club) == 0


@pytest.mark.parametrize(("days", "told"), [(2, 1), (4, 0)])
async def test_a_bot_that_was_away_tells_it_late_or_not_at_all(
    club: Club, channel: ChannelHandle, days: int, told: int
) -> None:
    await some_matches(club)
    club.bot._sweep.cancel()
    await club.env.advance_time((MONDAY - club.env.now()).total_seconds() + days * DAY)
    await club.restart()
    await club.wait(60)
    assert len(channel.history()) == told


async def test_what_discord_does_not_take_is_posted_later(
    club: Club, channel: ChannelHandle
) -> None:
    await some_matches(club)
    club.fault("POST", f"/channels/{channel.id}/messages", 503)
    await wait_until(club, MONDAY)
    assert await owed(club) == 1
    await club.wait(300)
    assert len(channel.history()) == 1


@pytest.mark.usefixtures("channel")
async def test_two_processes_begin_it_once(club: Club) -> None:
    weeks, posts = club.bot.store.weeks, club.bot.part(WeekPosts)
    later = MONDAY + timedelta(hours=1)
    (due,) = await weeks.due(later)
    found = posts._weeks(due, later)
    assert [await weeks.begin(found, later) for _ in range(2)] == [1, 0]
    assert await weeks.due(later) == []


async def test_a_channel_given_up_is_told_nothing(club: Club, channel: ChannelHandle) -> None:
    await some_matches(club)
    shown = (await club.cleo.slash(club.channel, "server")).response
    await club.cleo.select(shown, ["week"], custom_id="server:change")
    await club.cleo.select(shown, [], custom_id="server:week")
    await wait_until(club, MONDAY)
    assert channel.history() == []
