"""The puzzle of the day: it appears at its hour, once; people solve it; the next day tells."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterator, Sequence
from datetime import timedelta
from typing import Any

import discord
import pytest
from grimoire import (
    ILLEGAL,
    RIGHT,
    WRONG,
    at,
    bind_grimoire,
    is_open,
    posts,
    puzzle_document,
    reveals,
    wait_until,
)
from people import MESSAGE, MESSAGES, Club, buttons, only_for, pictures, text
from simcord import MemberActor

from bot.grimoire.dailies import Dailies
from bot.store import Attempt, Begun, Daily, Store, StoredPuzzle
from puzzles.puzzle import Puzzle

HISTORY = "/channels/*/messages"


@pytest.fixture(autouse=True)
def puzzles(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, Puzzle]]:
    """Seven puzzles of our own."""
    return bind_grimoire(monkeypatch)


@pytest.fixture
async def club(club: Club) -> Club:
    """Everybody may manage the server; the puzzle comes at one o'clock."""
    club.permit("manage_guild", True)
    await club.ann.slash(club.channel, "grimoire setup", channel=club.channel, hour=1)
    return club


async def dailies(club: Club) -> list[Daily]:
    """All daily puzzles as they are stored."""
    found = [await club.bot.store.dailies.daily(number) for number in range(1, 20)]
    return [each for each in found if each is not None]


async def answer(club: Club, who: MemberActor, reason: str, line: str = "end") -> None:
    """Somebody's answer to the open puzzle was judged."""
    now = club.env.now()
    daily = await club.bot.store.dailies.open_daily(club.guild.id, now)
    assert daily is not None
    await club.bot.store.grimoire.add_attempt(
        Attempt(
            user_id=who.id,
            name=who.user.global_name,
            guild_id=club.guild.id,
            puzzle_id=daily.puzzle_id,
            line=line,
            reason=reason,
            reached=reason == "solved",
            created_at=now,
        )
    )


async def said(who: MemberActor, club: Club, command: str, **options: Any) -> str:
    """What a command tells this person alone."""
    return only_for(await who.slash(club.channel, f"grimoire {command}", **options))


# ------------------------------------------------------------------ setting up


async def test_only_who_manages_the_server_sets_it_up(club: Club) -> None:
    club.permit("manage_guild", False)
    for options in ({}, {"hour": 5}, {"off": True}):
        told = await said(club.bob, club, "setup", **options)
        assert told == "You need the Manage Server permission for this."
    server = await club.bot.store.dailies.server(club.guild.id)
    assert (server.hour, server.enabled) == (1, True)


async def test_setting_up_says_what_will_happen(club: Club) -> None:
    told = await said(
        club.ann, club, "setup", hour=9, minute=30, timezone="asia/tokyo", language="fr"
    )
    first = int(at(1, 0, 30).timestamp())
    assert f"In <#{club.channel.id}>, every day at **09:30** (Asia/Tokyo)" in told
    assert "language: French" in told
    assert f"<t:{first}:F>" in told
    assert told.partition("\n")[2] == (await said(club.ann, club, "setup")).partition("\n")[2]


async def test_the_first_puzzle_comes_at_once_where_todays_hour_is_over(club: Club) -> None:
    other = club.env.create_guild("Latecomers", owner=club.ann.user)
    channel = other.create_text_channel("puzzles")
    ann = other.add_member(club.ann.user)
    await wait_until(club, at(1, 3))
    result = (await ann.slash(channel, "grimoire setup", hour=1)).response
    assert result is not None
    assert "set up" in text(result)
    assert "The next puzzle comes in a minute." in text(result)
    await club.sweep()
    assert ["Puzzle of the day" in text(each) for each in channel.history()] == [True]
    await wait_until(club, at(2, 1, 1))
    posted = ["Puzzle of the day" in text(each) for each in channel.history()]
    assert posted.count(True) == 2, "the next one at its hour"


async def test_what_is_left_out_stays(club: Club) -> None:
    await said(club.ann, club, "setup", hour=9, minute=30, timezone="Asia/Tokyo", language="fr")
    told = await said(club.ann, club, "setup", language="en")
    assert "**09:30** (Asia/Tokyo), language: English" in told
    assert "**10:00** (Asia/Tokyo)" in await said(club.ann, club, "setup", hour=10)


async def test_time_zones_are_offered_with_their_time(club: Club) -> None:
    found = await club.ann.autocomplete(club.channel, "grimoire setup", "timezone", "new yo")
    assert [each["value"] for each in found] == ["America/New_York"]
    assert found[0]["name"] == "America/New_York · 19:00"
    every = await club.ann.autocomplete(club.channel, "grimoire setup", "timezone", "")
    assert len(every) == 25
    assert every[0]["value"] == "UTC"


async def test_a_time_zone_that_does_not_exist_is_refused(club: Club) -> None:
    told = await said(club.ann, club, "setup", timezone="Middle/Earth **")
    assert "No time zone is called “Middle/Earth \\*\\*”" in told
    assert (await club.bot.store.dailies.server(club.guild.id)).time_zone == "UTC"


async def test_a_channel_in_which_the_bot_may_not_write_is_refused(club: Club) -> None:
    club.permit("send_messages", False)
    told = await said(club.ann, club, "setup", channel=club.channel, hour=2)
    assert f"I can’t post in <#{club.channel.id}>" in told
    assert (await club.bot.store.dailies.server(club.guild.id)).hour == 1


async def test_switching_off(club: Club) -> None:
    await wait_until(club, at(1, 1))
    assert "Daily puzzles are off" in await said(club.ann, club, "setup", off=True)
    assert "has no daily puzzle" in await said(club.ann, club, "setup", off=True)
    await wait_until(club, at(2, 1))
    assert (len(posts(club)), len(reveals(club))) == (1, 1), "the solution still comes"
    assert "A server manager" in await said(club.bob, club, "daily")
    await said(club.ann, club, "setup", hour=3)
    await wait_until(club, at(2, 3))
    assert len(posts(club)) == 2, "the second of January had had no page yet"


# ------------------------------------------------------------------ the post


async def test_the_puzzle_appears_at_its_hour(club: Club) -> None:
    assert "The next one opens" in await said(club.bob, club, "daily")
    await wait_until(club, at(1, 0, 59))
    assert posts(club) == []
    await wait_until(club, at(1, 1))
    (post,) = posts(club)
    assert "No one has tried it yet" in text(post)
    assert f"<t:{int(at(2, 1).timestamp())}:R>" in text(post)
    assert len(pictures(post)) == 2
    assert len(buttons(post)) == 3
    await wait_until(club, at(1, 20))
    assert len(posts(club)) == 1


async def test_everybody_sees_it_in_their_own_language_by_command(club: Club) -> None:
    await wait_until(club, at(1, 1))
    club.languages[club.bob.id] = "ru"
    answer = await club.bob.slash(club.channel, "grimoire daily")
    assert "Задача дня" in only_for(answer)
    assert "Врата" in only_for(answer)
    assert len(pictures(answer.response)) == 2


async def test_the_server_chooses_language_and_zone(club: Club) -> None:
    await said(club.ann, club, "setup", hour=9, timezone="Asia/Tokyo", language="ru")
    await wait_until(club, at(1, 23, 58))
    assert club.channel.history() == []
    await wait_until(club, at(2, 0))
    (post,) = club.channel.history()
    assert "Задача дня" in text(post)
    (row,) = await dailies(club)
    assert row.day == "2026-01-02"


async def test_every_day_brings_another_puzzle(club: Club) -> None:
    for day in range(1, 9):
        await wait_until(club, at(day, 1))
    rows = await dailies(club)
    assert [each.day for each in rows] == [f"2026-01-0{day}" for day in range(1, 9)]
    assert len({each.puzzle_id for each in rows[:7]}) == 7
    assert rows[7].puzzle_id in {each.puzzle_id for each in rows[:4]}, "all were used"
    assert [is_open(each) for each in posts(club)] == [False] * 7 + [True]
    assert len(reveals(club)) == 7
    assert rows[0].puzzle_id in {"gate-01", "gate-02", "gate-03"}, "nobody has tried any yet"


async def test_a_scheduled_puzzle_comes_on_its_day(club: Club) -> None:
    store = club.bot.store.grimoire
    title = {"en": "@everyone **<#1>** [x](https://example.org)"}
    made = StoredPuzzle(
        guild_id=club.guild.id,
        author_id=club.dan.id,
        document=puzzle_document("made", title=title, author="Dan <@1>"),
        created_at=club.env.now(),
    )
    puzzle_id = await store.add_puzzle(made)
    await store.review(puzzle_id, "approved", club.ann.id, scheduled_for="2026-01-02")
    await wait_until(club, at(2, 1))
    first, second = await dailies(club)
    assert first.puzzle_id.startswith("gate-")
    assert second.puzzle_id == "p-1"
    words = text(posts(club)[1])
    assert "**<#1>**" not in words
    assert "@everyone" not in words
    assert "://" not in words
    assert "\\<@1>" in words


async def test_the_count_follows_the_solvers(club: Club) -> None:
    await wait_until(club, at(1, 1))
    await answer(club, club.ann, "short")
    await answer(club, club.bob, "solved")
    await club.sweep()
    assert "**1 of " in text(posts(club)[0])
    await answer(club, club.ann, "solved")
    await answer(club, club.cleo, "solved")
    sent = len(club.env.http_requests)
    await club.sweep()
    assert "**3 of 3** solved it" in text(posts(club)[0])
    assert len(club.env.http_requests) == sent + 1, "one edit for both"
    await club.sweep()
    assert len(club.env.http_requests) == sent + 1
    assert len(buttons(posts(club)[0])) == 3


# ------------------------------------------------------------------ the next day


async def test_the_next_day_tells_the_solution_and_how_it_went(club: Club) -> None:
    await wait_until(club, at(1, 1))
    await club.wait(600)
    await answer(club, club.ann, "solved")
    await answer(club, club.bob, "short")
    await club.wait(6000)
    await answer(club, club.bob, "solved")
    await answer(club, club.cleo, "illegal")
    await wait_until(club, at(2, 0, 58))
    assert reveals(club) == []

    await wait_until(club, at(2, 1))
    (reveal,) = reveals(club)
    old, new = posts(club)
    order = [each.id for each in club.channel.history()]
    assert order == [old.id, reveal.id, new.id]
    words = text(reveal)
    assert "Tried: **2** · solved: **2** · on the first try: **1**" in words
    assert "**Ann** (0:10 h), **Bob** (1:50 h)" in words
    assert "Annihilation" in words
    assert "Make room at the bridge." in words
    assert f"/{old.id})" in words
    assert len(pictures(reveal)) == 1
    assert "**2 of" in text(old)
    assert f"/{reveal.id})" in text(old)
    assert (is_open(old), is_open(new)) == (False, True)

    ranked = await club.dan.click(reveal, label="Ranking")
    assert "🥇 **Ann** · 3 points · one puzzle" in only_for(ranked)


async def test_nobody_sees_the_solution_before(club: Club) -> None:
    await wait_until(club, at(1, 1))
    await answer(club, club.ann, "solved", line=RIGHT)
    await club.sweep()
    (post,) = posts(club)
    shown = text(post) + "".join(pictures(post))
    assert "au1" not in shown
    assert "Make room" not in shown
    assert "Ann" not in text(post)


async def test_streak_and_ranking_follow(club: Club) -> None:
    told = await said(club.ann, club, "streak")
    assert "Solved in a row: **0 daily puzzles" in told
    assert "You aren’t ranked yet" in told
    assert "Your rating appears after 5 more first answers" in told
    for day in (1, 2, 3):
        await wait_until(club, at(day, 1))
        await answer(club, club.ann, "solved")
        if day != 2:
            await answer(club, club.bob, "refuted")
            await answer(club, club.bob, "solved")
    told = await said(club.ann, club, "streak")
    assert "Solved in a row: **3 daily puzzles** (your best: 3)" in told
    assert "place **1** of 2 · 9 points · 3 puzzles" in told
    assert "You’ve solved today’s puzzle." in told
    told = await said(club.bob, club, "streak")
    assert "Solved in a row: **2 daily puzzles**" in told
    assert "You missed one day this month" in told
    told = await said(club.bob, club, "ranking")
    assert told.splitlines()[1:] == [
        "🥇 **Ann** · 9 points · 3 puzzles",
        "🥈 **Bob** · 4 points · 2 puzzles",
    ]
    await wait_until(club, at(4, 1))
    told = await said(club.ann, club, "streak")
    assert "**3 daily puzzles**" in told, "today's page is still open"
    assert "is waiting for you" in told
    await wait_until(club, at(5, 1))
    told = await said(club.ann, club, "streak")
    assert "**3 daily puzzles**" in told, "one missed page of a month is forgiven"
    await wait_until(club, at(6, 1))
    assert "**0 daily puzzles** (your best: 3)" in await said(club.ann, club, "streak")


async def test_the_ranking_has_pages_and_periods(club: Club) -> None:
    await wait_until(club, at(1, 1))
    for number in range(23):
        person = club.guild.add_member(club.env.create_user(f"p{number}", global_name=f"P{number}"))
        await answer(club, person, "solved")
    club.bot._sweep.cancel()
    await club.wait(31 * 24 * 3600)  # it is February
    shown = await club.ann.slash(club.channel, "grimoire ranking", period="all")
    message = shown.response
    assert "**P0**" in text(message)
    assert "**P10**" not in text(message)
    assert "You aren’t ranked yet" in text(message)
    assert buttons(message) == {"◀": False, "▶": True, "This month": True}
    await club.ann.click(message, label="▶")
    await club.ann.click(message, label="▶")
    assert "**P22**" in text(message)
    assert buttons(message) == {"◀": True, "▶": False, "This month": True}
    await club.ann.click(message, label="This month")
    assert "No one has solved a daily puzzle yet." in text(message)
    await club.ann.click(message, label="All time")
    assert "**P0**" in text(message)


async def test_names_do_no_harm(club: Club) -> None:
    await wait_until(club, at(1, 1))
    name = "@everyone **x** <@1> https://example.org"
    person = club.guild.add_member(club.env.create_user("evil", global_name=name))
    await answer(club, person, "solved")
    told = await said(club.ann, club, "ranking")
    await wait_until(club, at(2, 1))
    for shown in (told, text(reveals(club)[0])):
        assert "@everyone" not in shown
        assert "**x**" not in shown
        assert "example.org" in shown
        assert "https://example.org" not in shown
        assert "\\<@" in shown


# ------------------------------------------------------------------ three people answer


async def test_three_people_answer_by_command(club: Club) -> None:
    await wait_until(club, at(1, 1))
    for who, line in ((club.ann, RIGHT), (club.bob, WRONG), (club.cleo, ILLEGAL)):
        await said(who, club, "puzzle", line=line)
    await club.sweep()
    assert len(club.channel.history()) == 1, "answers are private"
    assert "**1 of " in text(posts(club)[0])
    assert "**one daily puzzle**" in await said(club.ann, club, "streak")
    ratings = [await club.bot.store.grimoire.player_rating(each.id) for each in people(club)[:3]]
    assert ratings[0] > 1500 > ratings[1]
    assert ratings[2] == 1500, "an illegal answer costs nothing"
    await club.restart()
    await wait_until(club, at(2, 1))
    assert "Tried: **2** · solved: **1** · on the first try: **1**" in text(reveals(club)[0])


async def test_an_answer_in_the_last_moment_is_one_to_the_puzzle_that_was_open(club: Club) -> None:
    await wait_until(club, at(1, 1))
    await club.just_before(at(2, 1))
    told = await said(club.ann, club, "puzzle", line=RIGHT)
    first, *_ = await dailies(club)  # the next one may have begun by now
    assert first.solved == 1, told
    assert "**one daily puzzle**" in await said(club.ann, club, "streak")


def people(club: Club) -> list[MemberActor]:
    """The four of the club."""
    return [club.ann, club.bob, club.cleo, club.dan]


# ------------------------------------------------------------------ restarts and downtime


async def test_a_restart_at_every_step_changes_nothing(club: Club) -> None:
    await club.restart()
    await wait_until(club, at(1, 1))
    await club.restart()
    assert len(posts(club)) == 1
    await answer(club, club.ann, "solved")
    await club.restart()
    await club.restart()
    assert "**1 of " in text(posts(club)[0])
    await wait_until(club, at(2, 1))
    await club.restart()
    assert (len(posts(club)), len(reveals(club))) == (2, 1)
    assert "on the first try: **1**" in text(reveals(club)[0])
    assert "**one daily puzzle**" in await said(club.ann, club, "streak")


@pytest.mark.parametrize("pause", [0, 10])
@pytest.mark.parametrize("answered", [False, True])
async def test_dying_while_posting(club: Club, answered: bool, pause: int) -> None:
    """Minutes later, Discord has forgotten the nonce: the bot looks at the channel."""
    with club.dying("POST", MESSAGES, answered=answered):
        await wait_until(club, at(1, 1))
    await after_a_while(club, pause)
    assert len(posts(club)) == 1
    assert is_open(posts(club)[0])
    await answer(club, club.ann, "solved")
    await club.sweep()
    assert "**1 of " in text(posts(club)[0])


@pytest.mark.parametrize("pause", [0, 10])
@pytest.mark.parametrize("answered", [False, True])
@pytest.mark.parametrize("request_", [("POST", MESSAGES), ("PATCH", MESSAGE)])
async def test_dying_while_revealing(
    club: Club, request_: tuple[str, str], answered: bool, pause: int
) -> None:
    await wait_until(club, at(1, 1))
    with club.dying(*request_, answered=answered):
        await wait_until(club, at(2, 1))
    await after_a_while(club, pause)
    assert (len(posts(club)), len(reveals(club))) == (2, 1)
    assert [is_open(each) for each in posts(club)] == [False, True]


@pytest.mark.parametrize("answered", [False, True])
async def test_dying_while_counting(club: Club, answered: bool) -> None:
    await wait_until(club, at(1, 1))
    await answer(club, club.ann, "solved")
    with club.dying("PATCH", MESSAGE, answered=answered):
        await club.sweep()
    await after_a_while(club, 0)
    assert "**1 of " in text(posts(club)[0])


async def test_without_the_right_to_read_the_nonce_has_to_do(club: Club) -> None:
    with club.dying("POST", MESSAGES, answered=True):
        await wait_until(club, at(1, 1))
    club.expects_faults = True
    club.permit("read_message_history", False)
    await after_a_while(club, 0)
    club.permit("read_message_history", True)
    assert len(posts(club)) == 1


async def after_a_while(club: Club, minutes: int) -> None:
    """The dead bot is replaced; what it held becomes free."""
    club.bot._sweep.cancel()
    await club.wait(60 * minutes)
    await club.restart()
    for _ in range(4):
        await club.sweep()


async def test_after_days_away_only_the_newest_puzzle_is_posted(club: Club) -> None:
    await wait_until(club, at(1, 1))
    await answer(club, club.ann, "solved")
    club.bot._sweep.cancel()
    await club.wait(timedelta(days=4, hours=7).total_seconds())
    await club.restart()
    await club.sweep()
    old, new = posts(club)
    assert [each.day for each in await dailies(club)] == ["2026-01-01", "2026-01-05"]
    assert len(reveals(club)) == 1
    assert (is_open(old), is_open(new)) == (False, True)
    await answer(club, club.ann, "solved")
    assert "**2 daily puzzles**" in await said(club.ann, club, "streak")
    await wait_until(club, at(6, 1))
    assert (len(posts(club)), len(reveals(club))) == (3, 2), "the next one is on time"


async def test_two_bots_on_one_database_post_and_reveal_once(club: Club) -> None:
    class Twin:
        """The same bot in another process."""

        def __init__(self) -> None:
            self.store = Store(club.bot.settings.database_url)

        def __getattr__(self, name: str) -> Any:
            return getattr(club.bot, name)

    twin = Twin()
    other = Dailies(twin)  # type: ignore[arg-type]
    club.bot._sweep.cancel()
    try:
        for day in (1, 2, 3):
            await club.wait((at(day, 1) - club.env.now()).total_seconds() + 1)
            with club.env.time_context():
                for _ in range(2):
                    await asyncio.gather(club.bot.part(Dailies).catch_up(), other.catch_up())
                    for dailies in (club.bot.part(Dailies), other):
                        await dailies.beginning.done("due")
                        await dailies.work.done(club.guild.id)
                    await club.env.settle()
    finally:
        await other.close()
        await twin.store.close()
    assert (len(posts(club)), len(reveals(club))) == (3, 2)
    sent = [each for each in club.env.http_requests if each.method == "POST"]
    assert sum(each.path.endswith("/messages") for each in sent) == 5


async def test_puzzles_are_begun_beside_the_sweep(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many servers are due, clocks and boards do not wait for them."""
    parts, store = club.bot.part(Dailies), club.bot.store.dailies
    claim, gate = store.claim, asyncio.Event()

    async def slowly(begun: Sequence[Begun]) -> Collection[int]:
        await gate.wait()
        return await claim(begun)

    monkeypatch.setattr(store, "claim", slowly)
    club.bot._sweep.cancel()
    await club.wait((at(1, 1) - club.env.now()).total_seconds() + 1)
    with club.env.time_context():
        async with asyncio.timeout(60):
            await parts.catch_up()
        assert parts.beginning.busy
        assert await dailies(club) == []
        gate.set()
        await parts.beginning.done("due")
        await parts.work.done(club.guild.id)
    assert len(posts(club)) == 1


# ------------------------------------------------------------------ faults of Discord


async def test_a_fault_of_discord_delays_the_post(club: Club) -> None:
    club.fault("POST", MESSAGES, 500, times=2)
    await wait_until(club, at(1, 1))
    assert posts(club) == []
    for _ in range(6):
        await club.sweep()
    assert len(posts(club)) == 1


async def test_where_the_bot_may_not_write_it_tries_again_later(club: Club) -> None:
    club.expects_faults = True
    club.permit("send_messages", False)
    await wait_until(club, at(1, 1))
    sent = len(club.env.http_requests)
    for _ in range(4):
        await club.sweep()
    assert len(club.env.http_requests) == sent, "not again and again"
    club.permit("send_messages", True)
    await wait_until(club, at(1, 2))
    assert len(posts(club)) == 1


async def test_another_channel_gets_the_puzzle_at_once(club: Club) -> None:
    club.expects_faults = True
    club.permit("send_messages", False)
    await wait_until(club, at(1, 1))
    club.permit("send_messages", True)
    other = club.guild.create_text_channel("puzzles")
    await said(club.ann, club, "setup", channel=other)
    await club.sweep()
    assert posts(club) == []
    assert ["Puzzle of the day" in text(each) for each in other.history()] == [True]


async def test_a_puzzle_that_never_could_be_posted_is_missed(club: Club) -> None:
    club.expects_faults = True
    club.permit("send_messages", False)
    await wait_until(club, at(2, 1, 1))
    club.permit("send_messages", True)
    await wait_until(club, at(2, 2))
    assert [each.state for each in await dailies(club)] == ["missed", "posted"]
    assert (len(posts(club)), len(reveals(club))) == (1, 0)


async def test_a_post_that_was_deleted_is_revealed_all_the_same(club: Club) -> None:
    await wait_until(club, at(1, 1))
    club.expects_faults = True
    await (
        club.bot.get_partial_messageable(club.channel.id)
        .get_partial_message(posts(club)[0].id)
        .delete()
    )
    await answer(club, club.ann, "solved")
    await wait_until(club, at(2, 1))
    assert (len(posts(club)), len(reveals(club))) == (1, 1)
    assert [each.state for each in await dailies(club)] == ["revealed", "posted"]


async def test_a_server_that_the_bot_has_left_is_left_alone(club: Club) -> None:
    guild = discord.utils.get(club.bot.guilds, id=club.guild.id)
    club.bot._connection._remove_guild(guild)
    sent = len(club.env.http_requests)
    await wait_until(club, at(1, 1))
    assert len(club.env.http_requests) == sent
    assert await dailies(club) == []
