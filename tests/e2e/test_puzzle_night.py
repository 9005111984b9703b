"""Puzzle nights: three races, a live table, a podium, and all solutions."""

from __future__ import annotations

from collections import Counter
from datetime import timedelta
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from events import Evening
from grimoire import RIGHT, WRONG, bind_grimoire
from people import Club, buttons, only_for, text
from simcord import MemberActor

from bot.events.nights import choose_puzzles, with_scores
from bot.events.pictures import picture_of_table
from bot.events.standings import TieBreak, standings
from bot.store import EventState, Run
from texts import texts_in


@pytest.fixture(autouse=True)
def grimoire(monkeypatch: pytest.MonkeyPatch) -> None:
    bind_grimoire(monkeypatch)


async def opened(club: Club) -> Evening:
    """Ann opens a puzzle night; Ann, Bob and Cleo join, and it begins."""
    evening = await Evening.opened(club, "Puzzle night")
    await evening.join(club.ann, club.bob, club.cleo)
    await evening.press(club.ann, "Start")
    return evening


async def run_of(club: Club, person: MemberActor) -> Run:
    run = await club.bot.store.runs.newest(person.id)
    assert run is not None
    return run


async def answer(club: Club, evening: Evening, person: MemberActor, *lines: str) -> None:
    """Somebody answers the puzzles that are due for them, one after the other."""
    for line in lines:
        due = (await run_of(club, person)).puzzle_at(club.env.now())
        assert due is not None
        await person.slash(club.channel, "grimoire puzzle", puzzle=due, line=line)
        await evening.settled()


async def answer_all(club: Club, evening: Evening, person: MemberActor, line: str) -> None:
    """Somebody answers all puzzles of the round in the same way."""
    run = await run_of(club, person)
    await answer(club, evening, person, *[line] * (len(run.puzzles) - run.place))


async def end_round(club: Club, evening: Evening) -> None:
    """Let the time of the round run out."""
    await club.wait(310)
    await club.sweep()
    await evening.settled()


async def points(evening: Evening) -> dict[str, int]:
    """The puzzles that each has solved, the best first."""
    event = await evening.load()
    return {event.names[each.entrant]: each.points // 2 for each in standings(event.course)}


async def test_a_night_of_three_is_played_to_its_podium(club: Club) -> None:
    evening = await opened(club)
    solved, told = Counter[str](), list[str]()
    for number in (1, 2, 3):
        assert f"Round {number} of 3" in text(evening.message)
        runs = [await run_of(club, person) for person in (club.ann, club.bob, club.cleo)]
        assert len({tuple(run.puzzles) for run in runs}) == 1
        told += runs[0].puzzles
        for person, name, line in ((club.ann, "Ann", RIGHT), (club.bob, "Bob", WRONG)):
            shown = (await person.click(evening.message, label="My puzzle")).response
            assert shown is not None
            assert shown.ephemeral
            assert f"### Gate {runs[0].puzzles[0]}" in text(shown)
            await answer_all(club, evening, person, line)
            solved[name] += len(runs[0].puzzles) * (line == RIGHT)
        await answer(club, evening, club.cleo, RIGHT)
        solved["Cleo"] += 1
        await end_round(club, evening)
        assert await points(evening) == dict(solved)
        if number < 3:
            await evening.next_round()
    event = await evening.load()
    assert event.row.state is EventState.OVER
    words = text(evening.message)
    assert "🥇 **Ann**" in words
    (thread,) = club.channel.threads
    explained = "\n".join(text(each) for each in thread.history() if "Solutions of" in text(each))
    assert explained.count("Solutions of round") == 3
    assert all(f"Gate {puzzle}" in explained for puzzle in told)


async def test_the_puzzles_of_a_round_are_harder_than_those_before(club: Club) -> None:
    evening, hardest = await opened(club), list[str]()
    for _ in range(3):
        hardest.append(max((await run_of(club, club.ann)).puzzles))
        await end_round(club, evening)
        await evening.next_round()
    assert hardest == sorted(hardest)
    assert len({*hardest}) == 3


def test_puzzles_that_somebody_knows_come_only_if_no_others_are_left() -> None:
    by_rating = [str(number) for number in range(60)]
    known = {str(number) for number in range(3, 25)}
    for part in range(3):
        chosen = choose_puzzles(by_rating, known, part, 3, Random(part))
        assert len({*chosen}) == 6
        assert not known & {*chosen}
    assert len({*choose_puzzles(by_rating, by_rating, 2, 3, Random(1))}) == 6


async def test_a_restart_in_round_two_loses_nothing(club: Club) -> None:
    evening = await opened(club)
    await answer(club, evening, club.bob, RIGHT)
    await end_round(club, evening)
    await evening.next_round()
    await answer(club, evening, club.bob, RIGHT)
    await club.restart()
    await answer(club, evening, club.ann, RIGHT)
    await end_round(club, evening)
    assert await points(evening) == {"Bob": 2, "Ann": 1, "Cleo": 0}
    await evening.next_round()
    assert "Round 3 of 3" in text(evening.message)
    assert len(await club.bot.store.races.of_event(1)) == 3


async def test_one_leaves_and_keeps_what_is_solved(club: Club) -> None:
    evening = await opened(club)
    await answer(club, evening, club.cleo, RIGHT)
    await evening.press(club.cleo, "Leave")
    assert (await run_of(club, club.cleo)).over_at is not None
    await end_round(club, evening)
    await evening.next_round()
    event = await evening.load()
    assert [*event.course.rounds[1].placed()] == [1, 2]
    assert (await points(evening))["Cleo"] == 1


async def test_a_round_is_over_when_everyone_is_done(club: Club) -> None:
    evening = await opened(club)
    for person in (club.ann, club.bob, club.cleo):
        await answer_all(club, evening, person, WRONG)
    await evening.settled()
    assert (await evening.load()).course.is_round_over


async def test_others_learn_no_puzzle_and_no_solution_while_it_runs(club: Club) -> None:
    evening = await opened(club)
    stranger = await club.dan.click(evening.message, label="My puzzle")
    assert "not in this race" in only_for(stranger)
    await answer(club, evening, club.ann, RIGHT)
    await club.wait(20)
    await evening.settled()
    for puzzle in (await run_of(club, club.ann)).puzzles:
        assert all(puzzle not in text(each) for each in club.channel.history())
    assert club.channel.threads == []
    await end_round(club, evening)
    assert club.channel.threads == [], "others may still meet these puzzles in the next rounds"


async def test_the_table_is_live_and_edited_at_most_every_15_seconds(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening, edits = await opened(club), list[Any]()
    outdate = club.bot.store.events.outdate

    async def noted(event_id: int) -> None:
        edits.append(club.env.now())
        await outdate(event_id)

    monkeypatch.setattr(club.bot.store.events, "outdate", noted)
    for line in (RIGHT, WRONG):
        await answer(club, evening, club.ann, line)
        await club.wait(4)
    await answer(club, evening, club.bob, RIGHT)
    await club.wait(40)
    await evening.settled()
    assert edits
    gaps = [later - earlier for earlier, later in pairwise(edits)]
    assert all(gap >= timedelta(seconds=15) for gap in gaps)
    live = await with_scores(club.bot, await evening.load())
    assert [each.points for each in standings(live.course)] == [2, 2, 0]
    assert "Ann" in picture_of_table(live, texts_in("en")).alt()


async def test_equal_points_are_separated_by_time(club: Club) -> None:
    evening = await opened(club)
    await club.wait(30)
    await answer_all(club, evening, club.bob, RIGHT)
    await club.wait(30)
    await answer_all(club, evening, club.ann, RIGHT)
    await end_round(club, evening)
    event = await evening.load()
    best = standings(event.course)[0]
    assert (event.names[best.entrant], best.decided_by) == ("Bob", TieBreak.TIME)


async def test_a_race_in_the_same_channel_is_another_matter(club: Club) -> None:
    await club.dan.slash(club.channel, "grimoire play", mode="race")
    evening = await opened(club)
    assert "My puzzle" in buttons(evening.message)


async def test_a_weekly_puzzle_night(club: Club) -> None:
    shown = (await club.ann.slash(club.channel, "event")).response
    shown = (await club.ann.click(shown, label="Puzzle night")).response
    form = await club.ann.click(shown, label="Every week …")
    filled = {"day": ["4"], "time": "20:00", "zone": "Europe/Berlin"}
    assert "opens by itself" in only_for(await club.ann.submit_modal(form, filled))
    (row,) = await club.bot.store.events.weekly_in(club.guild.id)
    await club.wait(max(0.0, (row.next_at - club.env.now()).total_seconds() - 86_000))
    evening = Evening(club)
    await evening.settled()
    await evening.join(club.ann, club.bob)
    await club.wait((row.next_at - club.env.now()).total_seconds() + 30)
    await evening.settled()
    assert "Round 1 of 3" in text(evening.message)


async def test_the_host_pauses_between_rounds_alone(club: Club) -> None:
    evening = await opened(club)
    shown = (await evening.press(club.ann, "Host")).response
    assert "Pause" not in buttons(shown)
    await end_round(club, evening)
    shown = (await evening.press(club.ann, "Host")).response
    assert "Pause" in buttons(shown)
