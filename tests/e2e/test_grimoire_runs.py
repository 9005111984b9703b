"""Storms and streaks on the private panel: until time or a mistake ends them."""

from __future__ import annotations

import re
from typing import Any

import pytest
from grimoire import RIGHT, WRONG, bind_grimoire, forged
from people import Club, buttons, custom_id, only_for, pictures, text
from simcord import MemberActor, ResponseMessage

from bot.store import Run, Store


@pytest.fixture(autouse=True)
def grimoire(monkeypatch: pytest.MonkeyPatch) -> None:
    bind_grimoire(monkeypatch)


async def begun(club: Club, mode: str, person: MemberActor | None = None) -> ResponseMessage:
    """Somebody begins a run; the panel shows its first puzzle."""
    who = person or club.ann
    panel = (await who.slash(club.channel, "grimoire play", mode=mode)).response
    assert panel is not None
    assert panel.ephemeral
    return panel


async def run_of(club: Club, person: MemberActor | None = None) -> Run:
    run = await club.bot.store.runs.newest((person or club.ann).id)
    assert run is not None
    return run


def puzzle_on(panel: ResponseMessage) -> str:
    """The id of the puzzle that a panel shows."""
    (number,) = re.findall(r"### Gate (gate-\d\d)", text(panel))
    return str(number)


async def answer(club: Club, panel: ResponseMessage, line: str = RIGHT) -> None:
    """Ann makes her moves one by one and finishes."""
    run, now = await run_of(club), club.env.now()
    puzzle_id = run.puzzle_at(now)
    assert puzzle_id is not None
    steps = line.removesuffix(" end")
    await club.bot.store.grimoire.save_line(club.ann.id, puzzle_id, steps)
    await forged_again(club, panel, f"move:puzzle:{puzzle_id}::refresh:")
    await club.ann.click(panel, label="Finish turn")


async def forged_again(club: Club, panel: ResponseMessage, custom_id: str) -> Any:
    return await forged(club, club.ann, panel, custom_id)


async def test_a_storm_leads_from_puzzle_to_puzzle_and_tells_how_it_went(club: Club) -> None:
    panel = await begun(club, "storm")
    assert "⚡ Storm" in text(panel)
    ends = int((await run_of(club)).started_at.timestamp()) + 180
    assert f"<t:{ends}:R>" in text(panel)
    assert not {"Hint", "Give up", "Solution", "Next puzzle"} & {*buttons(panel)}
    first = puzzle_on(panel)

    await answer(club, panel)
    assert f"✅ Solved: Gate {first}" in text(panel)
    second = puzzle_on(panel)
    assert second != first
    assert "solved: **1**" in text(panel)

    await answer(club, panel, WRONG)
    assert f"❌ Not solved: Gate {second}" in text(panel)
    assert puzzle_on(panel) not in (first, second)

    await club.wait(200)
    await club.ann.click(panel, label="Finish turn")
    words = text(panel)
    assert "over. Solved: 1" in words
    assert f"You missed: Gate {second}" in words
    assert "Your best: **1**" in words
    assert f"**{club.ann.user.global_name}** (1)" in words
    assert list(buttons(panel)) == ["Again", "Share my result", "Solution"]
    assert "1 right, 1 wrong, best run: 1" in pictures(panel)[0]
    await club.ann.click(panel, label="Share my result")
    (shared,) = pictures(club.channel.history()[-1])
    assert "Storm\n1 right" in shared
    assert "Gate" not in shared
    assert await club.bot.store.grimoire.player_rating(club.ann.id) == 1500
    assert len(await club.bot.store.grimoire.attempts_of(club.ann.id, second)) == 1
    ranking = only_for(await club.bob.slash(club.channel, "grimoire ranking"))
    assert "⚡ Storm, best here in 7 days" in ranking


async def test_a_streak_rises_and_ends_with_the_first_mistake(club: Club) -> None:
    panel = await begun(club, "streak")
    assert puzzle_on(panel) == "gate-01"
    await answer(club, panel)
    assert puzzle_on(panel) == "gate-02"
    await club.wait(5000)
    await answer(club, panel)
    await answer(club, panel, WRONG)
    assert "over. Solved: 2" in text(panel)
    await club.ann.click(panel, label="Again")
    assert (await run_of(club)).solved == 0


@pytest.mark.parametrize("mode", ["storm", "streak"])
async def test_a_run_goes_on_after_a_restart(club: Club, mode: str) -> None:
    panel = await begun(club, mode)
    await answer(club, panel)
    to_act = puzzle_on(panel)
    await club.restart()
    assert (await run_of(club)).puzzle_at(club.env.now()) == to_act
    await answer(club, panel)
    assert "solved: **2**" in text(panel)


async def test_without_a_mode_all_are_explained_and_begin_with_one_click(club: Club) -> None:
    panel = await begun(club, "streak")
    await answer(club, panel)
    panel = (await club.ann.slash(club.channel, "grimoire play")).response
    assert panel is not None
    assert list(buttons(panel)) == ["⚡ Storm", "🔥 Streak", "🏁 Race"]
    words = text(panel)
    for fact in ("three minutes", "Your first mistake ends it", "in this channel", "No hints"):
        assert fact in words
    assert words.index("🔥 Streak") < words.index("Your best: **1**") < words.index("🏁 Race")
    await club.ann.click(panel, label="⚡ Storm")
    assert (await run_of(club)).mode == "storm"
    assert "### Gate" in text(panel)


async def test_a_solved_puzzle_leads_into_a_run_with_one_click(club: Club) -> None:
    panel = (await club.ann.slash(club.channel, "grimoire puzzle", puzzle="gate-01")).response
    assert panel is not None
    await club.bot.store.grimoire.save_line(club.ann.id, "gate-01", RIGHT.removesuffix(" end"))
    await forged_again(club, panel, "move:puzzle:gate-01::refresh:")
    await club.ann.click(panel, label="Finish turn")
    await club.ann.click(panel, label="🔥 Streak")
    assert (await run_of(club)).mode == "streak"
    assert "### Gate" in text(panel)


async def test_a_button_of_an_older_message_begins_a_run_too(club: Club) -> None:
    panel = (await club.ann.slash(club.channel, "grimoire play")).response
    await forged(club, club.ann, panel, "run:offer:streak")
    assert (await run_of(club)).mode == "streak"


async def test_nothing_helps_before_the_run_is_over(club: Club) -> None:
    panel = await begun(club, "streak")
    await answer(club, panel)
    for puzzle_id in ("gate-01", "gate-02"):
        for act in ("hint", "solution", "surrender"):
            text = only_for(await forged_again(club, panel, f"page:{act}:{puzzle_id}::"))
            assert "is part of your current run" in text
            assert "The solution" not in text
    await club.ann.slash(club.channel, "grimoire puzzle", puzzle="gate-02", line=WRONG)
    assert (await run_of(club)).over_at is not None


async def test_a_double_click_answers_one_puzzle(club: Club) -> None:
    panel = await begun(club, "storm")
    first = puzzle_on(panel)
    await club.ann.click(panel, label="Finish turn")
    assert (await run_of(club)).place == 0, "nothing was played: it is asked first"
    finish = custom_id(panel, "Yes, finish")
    assert first in finish
    await club.ann.click(panel, label="Yes, finish")
    run = await run_of(club)
    assert run.place == 1
    await forged_again(club, panel, finish)
    assert (await run_of(club)).place == 1


async def test_the_end_of_somebody_elses_run_is_out_of_reach(club: Club) -> None:
    await begun(club, "streak")
    own = await begun(club, "streak", club.bob)
    run = await run_of(club)
    await forged(club, club.bob, own, f"run:stop:{run.id}")
    assert (await run_of(club)).over_at is None


async def test_another_process_answers_in_the_same_run(club: Club) -> None:
    panel = await begun(club, "storm")
    run = await run_of(club)
    other = Store(club.bot.settings.database_url)
    await other.runs.end(run, club.env.now())
    await other.close()
    await club.ann.click(panel, label="Finish turn")
    assert "over. Solved: 0" in text(panel)
    assert not await club.bot.store.grimoire.attempts_of(club.ann.id, run.puzzles[0])
