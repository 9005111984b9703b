"""Races: people of a channel solve the same puzzles at the same time, and all see the counts."""

from __future__ import annotations

from typing import Any

import discord
import forging
import pytest
from grimoire import RIGHT, WRONG, bind_grimoire
from people import Club, buttons, only_for, pictures, text
from processes import another_process
from simcord import MemberActor, ResponseMessage

from bot.grimoire.races import Races
from bot.store import Attempt, RaceState, Run


@pytest.fixture(autouse=True)
def grimoire(monkeypatch: pytest.MonkeyPatch) -> None:
    bind_grimoire(monkeypatch)


async def opened(club: Club) -> discord.Message:
    """Ann opens a race; its message."""
    await club.ann.slash(club.channel, "grimoire play", mode="race")
    await settled(club)
    return message(club)


def message(club: Club) -> discord.Message:
    (found,) = [each for each in club.channel.history() if "🏁 Race" in text(each)]
    return found


async def settled(club: Club) -> None:
    """The bot has shown how the race stands: its work then waits for the next moment."""
    await club.env.settle()
    for bot in club.bots:
        if bot not in club.dead:
            work = bot.part(Races).work
            while any(key not in work._pauses for key in work._tasks):
                await club.glance()
    await club.env.settle()


async def of_three(club: Club) -> discord.Message:
    """Bob and Cleo join, Ann starts."""
    race = await opened(club)
    for person in (club.bob, club.cleo):
        assert "You’re in" in only_for(await person.click(race, label="Join"))
    await settled(club)
    assert "**Ann**, **Bob**, **Cleo**" in text(message(club))
    await club.ann.click(message(club), label="Start")
    await settled(club)
    return message(club)


async def run_of(club: Club, person: MemberActor) -> Run:
    run = await club.bot.store.runs.newest(person.id)
    assert run is not None
    return run


async def panel_of(club: Club, person: MemberActor) -> ResponseMessage:
    shown = (await person.click(message(club), label="My puzzle")).response
    assert shown is not None
    assert shown.ephemeral
    return shown


async def answer(club: Club, person: MemberActor, line: str) -> Any:
    """Somebody answers the puzzle that is due for them."""
    to_act = (await run_of(club, person)).puzzle_at(club.env.now())
    assert to_act is not None
    result = await person.slash(club.channel, "grimoire puzzle", puzzle=to_act, line=line)
    await settled(club)
    return result.response


async def test_all_have_the_same_puzzles_and_see_the_counts_alone(club: Club) -> None:
    race = await of_three(club)
    runs = [await run_of(club, person) for person in (club.ann, club.bob, club.cleo)]
    assert len({tuple(run.puzzles) for run in runs}) == 1
    assert len(runs[0].puzzles) == 6
    first = text(await panel_of(club, club.bob))
    assert f"### Gate {runs[0].puzzles[0]}" in first
    assert runs[0].puzzles[0] not in text(race), "what is solved is nobody else's business"

    await answer(club, club.bob, RIGHT)
    await answer(club, club.cleo, WRONG)
    words = text(message(club))
    assert "**Bob**: 1 solved, 1 of 6 answered" in words
    assert "**Cleo**: 0 solved, 1 of 6 answered" in words
    assert words.index("Bob") < words.index("Ann")


async def test_the_host_gets_the_first_puzzle_by_starting(club: Club) -> None:
    race = await opened(club)
    await club.bob.click(race, label="Join")
    await settled(club)
    shown = await club.ann.click(message(club), label="Start")
    run = await run_of(club, club.ann)
    assert f"### Gate {run.puzzles[0]}" in only_for(shown)
    await settled(club)
    assert "**Ann**: 0 solved, 0 of 6 answered" in text(message(club))
    assert "🏁 **" not in text(message(club)), "nobody is done"


async def test_one_leaves_and_the_others_are_placed_when_all_are_done(club: Club) -> None:
    await of_three(club)
    await answer(club, club.cleo, RIGHT)
    await club.cleo.click(message(club), label="Leave")
    await settled(club)
    assert "🏁 **Cleo**: 1 solved" in text(message(club))
    for number in range(6):
        await answer(club, club.ann, RIGHT if number < 2 else WRONG)
        if number < 5:
            await answer(club, club.bob, RIGHT if number < 4 else WRONG)
    last = await answer(club, club.bob, WRONG)
    assert "Race over" in text(last)
    words = text(message(club))
    assert "🥇 **Bob**: 4 of 6" in words
    assert "1. Bob (points: 4)" in pictures(message(club))[0]
    assert "🥈 **Ann**: 2 of 6" in words
    assert "🥉 **Cleo**: 1 of 6" in words
    assert buttons(message(club)) == {}
    assert await club.bot.store.grimoire.player_rating(club.bob.id) == 1500


async def test_the_time_ends_it_after_a_restart_too(club: Club) -> None:
    await of_three(club)
    await answer(club, club.bob, RIGHT)
    await club.restart()
    await answer(club, club.ann, RIGHT)
    await answer(club, club.ann, RIGHT)
    await club.wait(360)
    await club.sweep()
    words = text(message(club))
    assert "🥇 **Ann**: 2 of 6" in words
    assert "🥈 **Bob**: 1 of 6" in words
    late = await club.cleo.slash(
        club.channel,
        "grimoire puzzle",
        puzzle=(await run_of(club, club.cleo)).puzzles[0],
        line=RIGHT,
    )
    assert "Race over" in only_for(late)
    assert (await run_of(club, club.cleo)).solved == 0


async def test_an_answer_that_is_still_judged_at_the_end_counts(club: Club) -> None:
    await of_three(club)
    end = (await run_of(club, club.bob)).ends_at
    assert end is not None
    await club.wait((end - club.env.now()).total_seconds() - 1)
    given_at, puzzle_id = club.env.now(), (await run_of(club, club.bob)).puzzles[0]
    await club.wait(3)
    race_id = (await run_of(club, club.bob)).race_id
    assert race_id is not None
    with club.env._bot_scope():
        await club.bot.part(Races)._work(race_id)  # as after another answer
    await club.bot.store.grimoire.add_attempt(
        Attempt(
            user_id=club.bob.id,
            name="Bob",
            guild_id=club.guild.id,
            puzzle_id=puzzle_id,
            line=RIGHT,
            reason="solved",
            reached=True,
            created_at=given_at,
        )
    )
    await club.wait(10)
    await club.sweep()
    assert "🥇 **Bob**: 1 of 6" in text(message(club))


async def test_it_starts_by_itself_and_needs_two(club: Club) -> None:
    await opened(club)
    await club.wait(150)
    await club.sweep()
    assert "no one else joined" in text(message(club))
    race = await club.bot.store.races.race(1)
    assert race is not None
    assert race.state == RaceState.OVER


async def test_two_are_enough_when_the_time_to_join_is_over(club: Club) -> None:
    race = await opened(club)
    await club.bob.click(race, label="Join")
    await club.wait(150)
    await club.sweep()
    assert "My puzzle" in buttons(message(club))


async def test_only_the_host_starts_it_and_not_alone(club: Club) -> None:
    race = await opened(club)
    assert "needs at least two players" in only_for(await club.ann.click(race, label="Start"))
    await club.bob.click(race, label="Join")
    assert "belongs to another player" in only_for(await club.bob.click(race, label="Start"))


async def test_a_second_start_shows_the_puzzle(club: Club) -> None:
    race = await opened(club)
    await club.bob.click(race, label="Join")
    first, second = await club.together(
        lambda: club.ann.click(race, label="Start"),
        lambda: forging.click(club, club.ann, "race:start:1"),
    )
    to_act = (await run_of(club, club.ann)).puzzles[0]
    for shown in (first, second):
        assert f"### Gate {to_act}" in only_for(shown)


@pytest.mark.parametrize("act", ["join", "start", "page", "leave"])
async def test_who_cannot_see_the_channel_hears_of_no_race_there(club: Club, act: str) -> None:
    unseen = discord.PermissionOverwrite(view_channel=False)
    staff = club.guild.create_text_channel("staff", overwrites={club.dan: unseen})
    await club.ann.slash(staff, "grimoire play", mode="race")
    refused = only_for(await forging.click(club, club.dan, f"race:{act}:1"))
    assert refused == only_for(await forging.click(club, club.dan, f"race:{act}:99"))
    assert "over" in refused
    assert [each.name for each in await club.bot.store.races.racers(1)] == ["Ann"]
    assert "You’re in" in only_for(await forging.click(club, club.bob, "race:join:1"))


async def test_one_race_in_a_channel(club: Club) -> None:
    await opened(club)
    refused = await club.bob.slash(club.channel, "grimoire play", mode="race")
    assert "is already running in this channel" in only_for(refused)
    panel = (await club.bob.slash(club.channel, "grimoire play")).response
    refused = await club.bob.click(panel, label="🏁 Race")
    assert "is already running in this channel" in only_for(refused)


async def test_nothing_helps_before_it_is_over_and_strangers_see_no_puzzle(club: Club) -> None:
    await of_three(club)
    run = await run_of(club, club.bob)
    for act in ("hint", "solution", "surrender"):
        text = only_for(await forging.click(club, club.bob, f"page:{act}:{run.puzzles[0]}::"))
        assert "is part of your current run" in text
    stranger = await forging.click(club, club.dan, "race:page:1")
    assert "not in this race" in only_for(stranger)
    assert "already started" in only_for(await forging.click(club, club.dan, "race:join:1"))
    assert "over" in only_for(await forging.click(club, club.dan, "race:join:99"))


async def test_nobody_is_the_ninth(club: Club) -> None:
    await opened(club)
    joined = [await club.bot.store.races.join(1, number, f"P{number}") for number in range(1, 9)]
    assert joined == ["joined"] * 7 + ["full"]


async def test_of_two_processes_one_starts_and_one_ends_it(club: Club) -> None:
    race = await opened(club)
    await club.bob.click(race, label="Join")
    other = await another_process(club, club.bot.settings)
    now = club.bot.now()
    puzzles = [f"gate-0{number}" for number in range(1, 7)]
    started = [await bot.store.races.start(1, puzzles, now) for bot in (club.bot, other)]
    assert started == [True, False]
    assert (
        len({run.id for run in [await run_of(club, club.ann), await run_of(club, club.bob)]}) == 2
    )
    assert [await bot.store.races.end(1) for bot in (other, club.bot)] == [True, False]


async def test_nothing_is_left_of_a_race_that_its_host_leaves_alone(club: Club) -> None:
    race = await opened(club)

    assert "You left" in only_for(await club.ann.click(race, label="Leave"))
    await settled(club)

    assert [each for each in club.channel.history() if not each.flags.ephemeral] == []
    assert not await club.bot.store.races.unfinished()
