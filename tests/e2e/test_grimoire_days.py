"""The daily puzzle as something to come back to: counts, threads, results, summaries, reminders."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import discord
import forging
import pytest
from grimoire import RIGHT, WRONG, at, bind_grimoire, posts, reveals, wait_until
from people import Club, only_for, pictures, text
from processes import another_process
from simcord import MemberActor

from bot.store.notifications import DAILY, Way
from puzzles.puzzle import Puzzle


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


async def tries(club: Club, person: MemberActor, *lines: str) -> Any:
    """Somebody answers today's puzzle; the last answer's panel."""
    for line in lines:
        answered = await person.slash(club.channel, "grimoire puzzle", line=line)
    return answered.response


def reminders_of(person: MemberActor) -> list[discord.Message]:
    """The reminders that the bot has sent to somebody."""
    return [each for each in person.user.dm_channel.history() if "closes" in text(each)]


# ------------------------------------------------------------------ counts


async def test_the_post_tells_who_tried_and_solved(club: Club) -> None:
    await wait_until(club, at(1, 1))
    await tries(club, club.ann, RIGHT)
    await tries(club, club.bob, WRONG, RIGHT)
    await tries(club, club.cleo, WRONG)
    await club.wait(60)
    assert "**2 of 3** solved it, **1** on the first try" in text(posts(club)[0])


# ------------------------------------------------------------------ threads


async def test_a_puzzle_gets_a_thread_where_the_server_wants_it(club: Club) -> None:
    await wait_until(club, at(1, 1))
    assert club.channel.threads == []
    text = only_for(await club.ann.slash(club.channel, "grimoire setup", thread=True))
    assert "gets a thread" in text
    await wait_until(club, at(2, 1))
    await club.wait(60)
    (thread,) = club.channel.threads
    assert thread.id == posts(club)[-1].id
    assert "2026-01-02" in thread.name
    assert "spoilers" in thread.name


async def test_without_the_permission_it_says_so(club: Club) -> None:
    club.permit("create_public_threads", False)
    text = only_for(await club.ann.slash(club.channel, "grimoire setup", thread=True))
    assert f"I can’t open threads in <#{club.channel.id}>" in text
    server = await club.bot.store.dailies.server(club.guild.id)
    assert server is not None
    assert not server.threads


async def test_a_permission_that_is_taken_away_costs_the_thread_alone(club: Club) -> None:
    await club.ann.slash(club.channel, "grimoire setup", thread=True)
    club.permit("create_public_threads", False)
    await wait_until(club, at(1, 1))
    await tries(club, club.ann, RIGHT)
    await club.wait(60)
    assert "**1 of 1** solved it" in text(posts(club)[0])
    assert club.channel.threads == []


# ------------------------------------------------------------------ results to share


async def test_who_has_solved_it_can_show_how_without_telling_what(club: Club) -> None:
    await wait_until(club, at(1, 1))
    panel = await tries(club, club.bob, WRONG, RIGHT)
    await club.bob.click(panel, label="Share my result")
    shared = club.channel.history()[-1]
    assert "**Bob**" in text(shared)
    (line,) = [each for each in text(shared).split("\n") if "🟩" in each]
    assert re.fullmatch(r"Bridgekeeper · .+ #1 · 🟥🟩 · ⏱ \d+:\d\d · 🔥 1", line)
    (alt,) = pictures(shared)
    assert "answers: 2" in alt
    assert "Annihilation" not in text(shared) + alt


async def test_me_shows_the_month_of_ones_dailies(club: Club) -> None:
    await wait_until(club, at(1, 1))
    await tries(club, club.bob, RIGHT)
    await wait_until(club, at(2, 1))
    _, month = pictures((await club.bob.slash(club.channel, "grimoire me")).response)
    assert month.split("\n") == ["January 2026 · streak in days: 1", "right: 1", "still open: 2"]


async def test_nobody_shares_what_they_have_not_solved(club: Club) -> None:
    await wait_until(club, at(1, 1))
    await tries(club, club.ann, RIGHT)
    await tries(club, club.bob, WRONG)
    before = len(club.channel.history())
    for person in (club.bob, club.cleo):
        refused = await forging.click(club, person, "daily:share:1")
        assert "haven’t solved" in only_for(refused)
    assert "haven’t solved" in only_for(await forging.click(club, club.ann, "daily:share:99"))
    assert len(club.channel.history()) == before


# ------------------------------------------------------------------ the summary


async def test_three_days_with_threads_a_missed_day_and_a_summary_each(club: Club) -> None:
    await club.ann.slash(club.channel, "grimoire setup", thread=True)
    for day in (1, 2, 3):
        await wait_until(club, at(day, 1))
        if day == 2:
            await club.restart()
        else:
            await tries(club, club.ann, RIGHT)
        if day == 1:
            own = (await club.ann.slash(club.channel, "profile")).response
            await club.ann.click(own, label="✅ Show me in rankings: on")
        await tries(club, club.bob, WRONG, RIGHT)
        await tries(club, club.cleo, WRONG)
        await tries(club, club.dan, "end")
    await wait_until(club, at(4, 1))
    assert len(reveals(club)) == 3
    words = text(reveals(club)[-1])
    assert "Tried: **4** · solved: **2** · on the first try: **1**" in words
    assert "**Bob**" in words
    assert "**Ann**" not in words, "she hides from tables"
    assert "Most common wrong first moves: " in words
    assert "**67 %**" in words
    assert "**33 %**" in words
    assert "This server has solved 3 daily puzzles in a row." in words
    assert len(pictures(reveals(club)[-1])) == 1
    assert len(club.channel.threads) >= 3
    row = only_for(await club.ann.slash(club.channel, "grimoire streak"))
    assert "Solved in a row: **2 daily puzzles" in row
    assert "You missed one day this month" in row


async def test_who_hides_from_tables_is_in_the_own_ranking_alone(club: Club) -> None:
    await wait_until(club, at(1, 1))
    await tries(club, club.ann, RIGHT)
    own = (await club.ann.slash(club.channel, "profile")).response
    await club.ann.click(own, label="✅ Show me in rankings: on")
    assert "Ann" not in only_for(await club.bob.slash(club.channel, "grimoire ranking"))
    assert "Ann" in only_for(await club.ann.slash(club.channel, "grimoire ranking"))


async def test_a_missed_day_is_forgiven_and_the_panel_says_so(club: Club) -> None:
    for day in (1, 2, 3, 4):
        await wait_until(club, at(day, 1))
        if day != 2:
            panel = await tries(club, club.ann, RIGHT)
    assert "streak: 3" in text(panel)
    assert "You missed one day this month" in text(panel)


async def test_of_two_who_were_wrong_nothing_is_told(club: Club) -> None:
    await wait_until(club, at(1, 1))
    await tries(club, club.bob, WRONG)
    await tries(club, club.cleo, WRONG)
    await wait_until(club, at(2, 1))
    assert "wrong first moves" not in text(reveals(club)[-1])


# ------------------------------------------------------------------ reminders


async def test_who_asks_for_it_is_reminded_once_before_the_end(club: Club) -> None:
    await wait_until(club, at(1, 1))
    for person in (club.ann, club.bob):
        answer = await person.click(posts(club)[0], label="Remind me")
        assert "two hours before" in only_for(answer)
    await tries(club, club.bob, RIGHT)
    await wait_until(club, at(1, 22))
    assert reminders_of(club.ann) == []
    await wait_until(club, at(1, 23, 30))
    await club.restart()
    await club.wait(60)
    (message,) = reminders_of(club.ann)
    assert str(posts(club)[0].id) in text(message)
    assert reminders_of(club.bob) == [], "he has solved it"
    assert reminders_of(club.cleo) == [], "she has not asked"


async def test_it_ends_with_a_second_click_or_below_the_reminder(club: Club) -> None:
    await wait_until(club, at(1, 1))
    for person in (club.ann, club.bob):
        await person.click(posts(club)[0], label="Remind me")
    answer = await club.ann.click(posts(club)[0], label="Remind me")
    assert "Reminders off" in only_for(answer)
    await wait_until(club, at(1, 23, 30))
    assert reminders_of(club.ann) == []
    (message,) = reminders_of(club.bob)
    await club.bob.user.click(message, label="Turn off: the daily puzzle, before it closes")
    settings = await club.bot.store.notifications.settings(club.bob.id)
    assert settings.way(DAILY, club.guild.id) is Way.NOTHING


async def test_of_two_processes_one_reminds(club: Club) -> None:
    await wait_until(club, at(1, 1))
    await club.ann.click(posts(club)[0], label="Remind me")
    await another_process(club, club.bot.settings)
    await wait_until(club, at(1, 23, 30))
    assert len(reminders_of(club.ann)) == 1
