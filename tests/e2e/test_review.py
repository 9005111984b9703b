"""The review of a match that is over, as people see it and train with it."""

from __future__ import annotations

import asyncio
from typing import Any

import forging
import pytest
from known_games import MISSED, OWN_GOAL, SHORT
from people import Club, Table, buttons, only_for, pictures, text
from processes import another_process
from simcord import InteractionResult, MemberActor, ResponseMessage

from bot.clock import Clock
from bot.store import PageState
from puzzles.workers import Solvers

TURN = 7
"""In which Ann missed a win."""
WIN = "boom@bl1 annihilation@bl1 end"


async def played(club: Club) -> Table:
    """A match that is over, in which Ann and Bob missed something."""
    return await club.match(MISSED, len(MISSED.moves))


async def reviewed(person: MemberActor, table: Table) -> ResponseMessage:
    """What somebody sees who presses *Review* below a match."""
    opened = await person.click(table.board, label="Review")
    assert opened.response is not None
    assert opened.response.ephemeral
    return opened.response


async def test_a_review_shows_how_it_went_and_what_was_missed(club: Club) -> None:
    panel = await reviewed(club.cleo, await played(club))
    (told,) = pictures(panel)
    assert "Ann won, in 9 turns." in told
    assert "There was a win in this turn." in told
    assert "There was a defence in this turn." in told
    assert "estimates" in text(panel)
    assert list(buttons(panel)) == ["Train (0)"], "it is for those who missed it to find"


async def test_what_was_missed_is_found_with_one_click(club: Club) -> None:
    panel = await reviewed(club.ann, await played(club))
    assert "it is proved" in text(panel)
    assert f"Find it: turn {TURN}" in buttons(panel)
    await club.ann.click(panel, label=f"Find it: turn {TURN}")
    assert "Ann – Bob, turn 7" in text(panel)
    assert "Finish turn" in buttons(panel)
    before = await club.bot.store.grimoire.player_rating(club.ann.id)
    (miss,) = await club.bot.store.reviews.misses_in(1, club.ann.id)
    told = only_for(
        await club.ann.slash(club.channel, "grimoire page", page=miss.page_id, line=WIN)
    )
    assert "Solved!" in told
    assert await club.bot.store.grimoire.player_rating(club.ann.id) == before, "for nothing"


async def test_what_was_missed_can_be_shown(club: Club) -> None:
    panel = await reviewed(club.bob, await played(club))
    (shown,) = [label for label in buttons(panel) if label.startswith("Show me")]
    await club.bob.click(panel, label=shown)
    await club.bob.click(panel, label="Yes, show the solution")
    assert "Vortex" in text(panel)
    assert "**Why it works.** " in text(panel)
    assert "**Tempting, but wrong**\n" in text(panel)


async def test_training_gives_what_is_left_oldest_first(club: Club) -> None:
    first = await played(club)
    panel = await reviewed(club.ann, first)
    assert buttons(panel)["Train (1)"]
    await club.ann.click(panel, label="Train (1)")
    assert "turn 7" in text(panel)
    (miss,) = await club.bot.store.reviews.misses_in(1, club.ann.id)
    await club.ann.slash(club.channel, "grimoire page", page=miss.page_id, line=WIN)
    panel = await reviewed(club.ann, first)
    assert not buttons(panel)["Train (0)"]
    refused = await forging.click(club, club.ann, "page:train")
    assert "nothing to train" in only_for(refused)


async def test_training_is_a_command_too(club: Club) -> None:
    refused = await club.ann.slash(club.channel, "review train")
    assert "nothing to train" in only_for(refused)
    await reviewed(club.ann, await played(club))
    told = only_for(await club.ann.slash(club.channel, "review train"))
    assert "Ann – Bob, turn 7" in told
    assert "nothing to train" in only_for(await club.cleo.slash(club.channel, "review train"))


async def test_the_command_reviews_the_match_that_is_named(club: Club) -> None:
    table = await played(club)
    shown = await club.cleo.slash(table.channel, "review match", match="#1")
    assert shown.response is not None
    assert "Ann won, in 9 turns." in pictures(shown.response)[0]


async def test_the_page_of_a_miss_is_of_one_person_alone(club: Club) -> None:
    await reviewed(club.ann, await played(club))
    (miss,) = await club.bot.store.reviews.misses_in(1, club.ann.id)
    for person in (club.bob, club.cleo):
        told = only_for(await person.slash(club.channel, "grimoire page", page=miss.page_id))
        assert "no such page" in told
    assert await club.bot.store.grimoire.pages_to_review(club.guild.id) == []


async def test_it_is_made_once(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    table, made = await played(club), 0
    analyse = Solvers.analyse

    async def counted(self: Solvers, *facts: Any, **more: Any) -> Any:
        nonlocal made
        made += 1
        return await analyse(self, *facts, **more)

    monkeypatch.setattr(Solvers, "analyse", counted)
    before = pictures(await reviewed(club.ann, table))
    await club.restart()
    assert pictures(await reviewed(club.bob, table)) == before
    assert made == 1
    other = await another_process(club, club.bot.settings)
    assert await other.store.reviews.review(1) is not None


async def test_two_who_ask_at_once_see_the_same(club: Club) -> None:
    table = await played(club)

    async def press(person: MemberActor) -> InteractionResult:
        return await person.click(table.board, label="Review")

    ours, theirs = await club.together(lambda: press(club.ann), lambda: press(club.bob))
    assert pictures(ours.response) == pictures(theirs.response)
    assert len(await club.bot.store.reviews.misses_in(1, club.ann.id)) == 1


@pytest.mark.parametrize("moves", [0, 6])
async def test_nothing_is_told_while_a_match_runs(club: Club, moves: int) -> None:
    table = await club.match(SHORT, moves)
    assert "Review" not in buttons(table.board)
    for act in ("review:open:1", "review:offer:1:7", "review:agree:1:7"):
        told = only_for(await forging.click(club, club.ann, act))
        assert "over" in told or "button" in told
    refused = await club.ann.slash(table.channel, "review match")
    assert "over" in only_for(refused)


async def test_after_a_resignation_too(club: Club) -> None:
    table = await club.match(SHORT, 5)
    match = await table.match()
    await club.bot_does(club.bot.matches.resign(match.id, club.bob.id))
    await club.sweep()
    assert "Ann won" in pictures(await reviewed(club.ann, table))[0]


async def test_after_a_time_that_ran_out_too(club: Club) -> None:
    table = await club.match(SHORT, 3, clock=Clock(seconds=600))
    while (match := await table.match()).outcome is None:
        if await table.player() is club.ann:
            await table.type("end")
        else:
            await club.wait(610)
    assert match.outcome.reason == "abandoned"
    panel = await reviewed(club.bob, table)
    assert "Ann won" in pictures(panel)[0]


async def test_after_a_restart_in_the_middle_it_is_made_again(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, begun = await played(club), asyncio.Event()

    async def never(*_: Any, **__: Any) -> Any:
        begun.set()
        await club.env.external_wait(asyncio.Event().wait(), reason="a long analysis")

    with monkeypatch.context() as patch:
        patch.setattr(Solvers, "analyse", never)
        await club.underway(lambda: club.ann.click(table.board, label="Review"))
        await asyncio.wait_for(begun.wait(), 60)
        await club.restart()
    assert await club.bot.store.reviews.review(1) is None
    panel = await reviewed(club.ann, table)
    assert f"Find it: turn {TURN}" in buttons(panel)
    assert len(await club.bot.store.reviews.misses_in(1, club.ann.id)) == 1


async def test_who_beat_themselves_has_a_review(club: Club) -> None:
    table = await club.match(OWN_GOAL, len(OWN_GOAL.moves))
    assert "Ann won" in pictures(await reviewed(club.bob, table))[0]


async def test_strangers_see_no_review_of_a_private_game(club: Club) -> None:
    table = await club.practice(private=True)
    match = (await club.playing(club.ann))[0]
    await club.bot_does(club.bot.matches.resign(match.id, club.ann.id))
    for act in (f"review:open:{match.id}", "review:open:99"):
        refused = await forging.click(club, club.bob, act)
        assert "no such match" in only_for(refused).lower()
    assert table.boards == []


# ------------------------------------------------------------------ a page of the grimoire


async def offered(club: Club) -> Any:
    """Ann has offered what she missed; the message that asks Bob."""
    panel = await reviewed(club.ann, await played(club))
    await club.ann.click(panel, label=f"Offer as a puzzle: turn {TURN}")
    return club.channel.history()[-1]


async def test_a_page_is_offered_if_both_agree(club: Club) -> None:
    asked = await offered(club)
    assert f"<@{club.bob.id}>, do you agree?" in text(asked)
    await club.bob.click(asked, label="I agree")
    (page,) = await club.bot.store.grimoire.pages_to_review(club.guild.id)
    assert page.author_id == club.ann.id
    assert page.document["title"]["en"] == "Ann – Bob, turn 7"
    again = await forging.click(club, club.bob, "review:agree:1:7")
    assert "already" in only_for(again)


@pytest.mark.parametrize("answer", ["refusal", "silence"])
async def test_without_the_other_one_it_stays_private(club: Club, answer: str) -> None:
    asked = await offered(club)
    if answer == "refusal":
        await club.bob.click(asked, label="No")
    await club.wait(3 * 24 * 3600)
    await club.restart()
    assert await club.bot.store.grimoire.pages_to_review(club.guild.id) == []
    (miss,) = await club.bot.store.reviews.misses_in(1, club.ann.id)
    row = await club.bot.store.grimoire.stored_page(miss.page_id)
    assert row is not None
    assert row.state == PageState.PRIVATE


async def test_only_the_other_one_agrees(club: Club) -> None:
    await offered(club)
    for person in (club.ann, club.cleo):
        for act in ("agree", "refuse"):
            refused = await forging.click(club, person, f"review:{act}:1:7")
            assert "isn’t yours" in only_for(refused)
    refused = await forging.click(club, club.bob, "review:offer:1:7")
    assert "isn’t yours" in only_for(refused)
    assert await club.bot.store.grimoire.pages_to_review(club.guild.id) == []
