"""The review of a match that is over, as people see it and train with it."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable
from dataclasses import replace
from typing import Any

import forging
import pytest
from known_games import MISSED, OWN_GOAL, SHORT
from people import Act, Club, Table, buttons, only_for, pictures, text
from processes import another_process
from simcord import InteractionResult, MemberActor, ResponseMessage

from bot import quotas
from bot.clock import Clock
from bot.learning.review import Analyses
from bot.store import PuzzleState
from bot.ui import replies
from puzzles.analysis import Analysis
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
    assert "A win was missed this turn." in told
    assert "A defence was missed this turn." in told
    assert "estimates" in text(panel)
    assert f"Discuss turn {TURN}" in buttons(panel)
    assert f"Play on from turn {TURN}" in buttons(panel)
    others = [each for each in buttons(panel) if " turn " not in each]
    assert others == ["Train (0)"], "it is for those who missed it to find"


async def test_what_was_missed_is_found_with_one_click(club: Club) -> None:
    panel = await reviewed(club.ann, await played(club))
    assert "it’s proved" in text(panel)
    assert f"1. Find it: turn {TURN}" in buttons(panel)
    await club.ann.click(panel, label=f"1. Find it: turn {TURN}")
    assert "Ann – Bob, turn 7" in text(panel)
    assert "Finish turn" in buttons(panel)
    before = await club.bot.store.grimoire.player_rating(club.ann.id)
    (miss,) = await club.bot.store.reviews.misses_in(1, club.ann.id)
    words = only_for(
        await club.ann.slash(club.channel, "grimoire puzzle", puzzle=miss.puzzle_id, line=WIN)
    )
    assert "Solved!" in words
    assert await club.bot.store.grimoire.player_rating(club.ann.id) == before, "for nothing"


async def test_what_was_missed_can_be_shown(club: Club) -> None:
    panel = await reviewed(club.bob, await played(club))
    await club.bob.click(panel, label="1. Show me")
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
    await club.ann.slash(club.channel, "grimoire puzzle", puzzle=miss.puzzle_id, line=WIN)
    panel = await reviewed(club.ann, first)
    assert not buttons(panel)["Train (0)"]
    refused = await forging.click(club, club.ann, "page:train")
    assert "Nothing to train" in only_for(refused)


async def test_training_is_a_command_too(club: Club) -> None:
    refused = await club.ann.slash(club.channel, "review train")
    assert "Nothing to train" in only_for(refused)
    await reviewed(club.ann, await played(club))
    text = only_for(await club.ann.slash(club.channel, "review train"))
    assert "Ann – Bob, turn 7" in text
    assert "Nothing to train" in only_for(await club.cleo.slash(club.channel, "review train"))


async def test_the_command_reviews_the_match_that_is_named(club: Club) -> None:
    table = await played(club)
    shown = await club.cleo.slash(table.channel, "review match", match="#1")
    assert shown.response is not None
    assert "Ann won, in 9 turns." in pictures(shown.response)[0]


async def test_the_puzzle_of_a_miss_is_of_one_person_alone(club: Club) -> None:
    await reviewed(club.ann, await played(club))
    (miss,) = await club.bot.store.reviews.misses_in(1, club.ann.id)
    for person in (club.bob, club.cleo):
        text = only_for(await person.slash(club.channel, "grimoire puzzle", puzzle=miss.puzzle_id))
        assert "That puzzle doesn’t exist" in text
    assert await club.bot.store.grimoire.puzzles_to_review(club.guild.id) == []


async def test_it_is_made_once(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    table, made = await played(club), 0
    analyse = Solvers.analyse

    async def counted(self: Solvers, *facts: Any, **more: Any) -> Any:
        nonlocal made
        made += 1
        return await analyse(self, *facts, **more)

    monkeypatch.setattr(Solvers, "analyse", counted)
    before = pictures(await reviewed(club.cleo, table))
    await club.restart()
    assert pictures(await reviewed(club.dan, table)) == before
    assert made == 1
    other = await another_process(club, club.bot.settings)
    assert await other.store.reviews.review(1) is not None


async def test_whoever_asks_at_once_waits_for_one_analysis_and_sees_the_same(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, makers = await played(club), list[Solvers]()
    do = Solvers._do

    async def counted(self: Solvers, *facts: Any, **more: Any) -> Any:
        makers.append(self)
        return await do(self, *facts, **more)

    monkeypatch.setattr(Solvers, "_do", counted)

    def press(person: MemberActor) -> Act:
        return lambda: person.click(table.board, label="Review")

    people = [club.ann, club.bob, club.cleo, club.dan] * 3
    shown = await club.together(*(press(person) for person in people))
    assert len({pictures(each.response)[0] for each in shown[2::4]}) == 1
    assert len(await club.bot.store.reviews.misses_in(1, club.ann.id)) == 1
    assert [*makers] == [club.bot.part(Analyses).workers] * (1 + 2 * 2), (
        "it, and for two misses a page"
    )


async def test_the_progress_of_an_analysis_is_shown_to_all_who_wait(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, analyse = await played(club), Solvers.analyse

    async def slow(self: Solvers, *facts: Any, **more: Any) -> Any:
        facts[-1](50)
        await asyncio.sleep(0.5)
        return await analyse(self, *facts, **more)

    monkeypatch.setattr(Solvers, "analyse", slow)
    monkeypatch.setattr(replies, "GLANCE_SECONDS", 0.1)
    await club.together(
        lambda: club.ann.click(table.board, label="Review"),
        lambda: club.bob.click(table.board, label="Review"),
    )
    edits = [str(each.json) for each in club.env.http_requests if each.method == "PATCH"]
    assert sum("Analysing the match: 35%" in each for each in edits) == 2


async def test_picture_and_buttons_are_one_list_with_the_own_misses_first(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, analyse = await played(club), Solvers.analyse

    async def with_more(self: Solvers, *facts: Any, **more: Any) -> Analysis:
        found = await analyse(self, *facts, **more)
        ours = next(miss for miss in found.misses if miss.seat == "A")
        theirs = next(miss for miss in found.misses if miss.seat == "B")
        turns = [each for each in found.evaluations if each.to_act is not None]
        own = {"A": ours, "B": theirs}
        misses = [
            replace(own[each.to_act], turn_number=each.turn_number) for each in turns if each.to_act
        ]
        return replace(found, misses=tuple(misses))

    monkeypatch.setattr(Solvers, "analyse", with_more)
    for person, name in ((club.ann, "Ann"), (club.bob, "Bob")):
        panel = await reviewed(person, table)
        told = re.findall(r"(?m)^(\d)\. Turn (\d+) · (\w+)", pictures(panel)[0])
        finding = [re.findall(r"\d+", label) for label in buttons(panel) if "Find it" in label]
        assert [[number, turn] for number, turn, _ in told] == finding
        assert [whose for *_, whose in told] == [name] * 3
    told = re.findall(r"(?m)^\d\. Turn (\d+)", pictures(await reviewed(club.cleo, table))[0])
    assert told == ["1", "2", "3"]


async def test_from_what_is_looked_for_leads_a_way_back_to_the_review(club: Club) -> None:
    panel = await reviewed(club.ann, await played(club))
    before = pictures(panel)
    await club.ann.click(panel, label=f"1. Find it: turn {TURN}")
    await club.ann.click(panel, label="Back to the review")
    assert pictures(panel) == before
    await club.ann.click(panel, label="1. Show me")
    await club.ann.click(panel, label="Yes, show the solution")
    await club.ann.click(panel, label="Back to the review")
    assert pictures(panel) == before
    answer = await club.ann.slash(club.channel, "grimoire puzzle", puzzle="initiation-01")
    assert "Back to the review" not in buttons(answer.response)


@pytest.mark.parametrize("moves", [0, 6])
async def test_nothing_is_told_while_a_match_runs(club: Club, moves: int) -> None:
    table = await club.match(SHORT, moves)
    assert "Review" not in buttons(table.board)
    for act in ("review:open:1", "review:offer:1:7", "review:agree:1:7"):
        text = only_for(await forging.click(club, club.ann, act))
        assert "over" in text or "button" in text
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
    assert f"1. Find it: turn {TURN}" in buttons(panel)
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
        assert "no longer exists" in only_for(refused)
    assert table.boards == []


# ------------------------------------------------------------------ a puzzle of the grimoire


async def offered(club: Club) -> Any:
    """Ann has offered what she missed; the message that asks Bob."""
    panel = await reviewed(club.ann, await played(club))
    await club.ann.click(panel, label="1. Offer as a puzzle")
    return club.channel.history()[-1]


async def test_a_puzzle_is_offered_if_both_agree(club: Club) -> None:
    asked = await offered(club)
    assert f"<@{club.bob.id}>, do you agree?" in text(asked)
    await club.bob.click(asked, label="I agree")
    (puzzle,) = await club.bot.store.grimoire.puzzles_to_review(club.guild.id)
    assert puzzle.author_id == club.ann.id
    assert puzzle.document["title"]["en"] == "Ann – Bob, turn 7"
    for act in ("agree", "refuse"):
        again = await forging.click(club, club.bob, f"review:{act}:1:7")
        assert "isn’t on offer" in only_for(again)
    assert await state_of_the_page(club) == PuzzleState.PENDING


@pytest.mark.parametrize("answer", ["refusal", "silence"])
async def test_without_the_other_one_it_stays_private(club: Club, answer: str) -> None:
    asked = await offered(club)
    if answer == "refusal":
        await club.bob.click(asked, label="Cancel")
    await club.wait(3 * 24 * 3600)
    await club.restart()
    assert await club.bot.store.grimoire.puzzles_to_review(club.guild.id) == []
    assert await state_of_the_page(club) == PuzzleState.PRIVATE
    again = await forging.click(club, club.ann, "review:offer:1:7")
    assert "already offered" in only_for(again), "nobody is asked twice"


def questions(club: Club) -> int:
    """How many times somebody was asked to agree."""
    return sum("do you agree?" in str(each) for each in club.published)


async def state_of_the_page(club: Club) -> PuzzleState:
    """What has become of Ann's miss."""
    (miss,) = await club.bot.store.reviews.misses_in(1, club.ann.id)
    row = await club.bot.store.grimoire.stored_puzzle(miss.puzzle_id)
    assert row is not None
    return row.state


async def test_each_puzzle_is_offered_once_and_pings_once(club: Club) -> None:
    table = await played(club)
    panel = await reviewed(club.ann, table)

    def press() -> Awaitable[InteractionResult]:
        return club.ann.click(panel, label="1. Offer as a puzzle")

    await club.together(press, press)
    assert "already offered" in only_for(await press())
    assert questions(club) == 1
    assert "1. Offer as a puzzle" not in buttons(await reviewed(club.ann, table))


async def test_against_the_bot_nobody_is_asked(club: Club) -> None:
    table = await club.match(MISSED, len(MISSED.moves), thinks="easy")
    panel = await reviewed(club.ann, table)
    offer = await club.ann.click(panel, label="1. Offer as a puzzle")
    assert "is now waiting for the moderators" in only_for(offer)
    assert await state_of_the_page(club) == PuzzleState.PENDING
    again = await forging.click(club, club.ann, "review:offer:1:7")
    assert "already offered" in only_for(again)
    assert questions(club) == 0


async def test_an_offer_that_discord_does_not_take_can_be_made_again(club: Club) -> None:
    panel = await reviewed(club.ann, await played(club))
    club.fault("POST", "/webhooks/*/*", 403, 50001)
    await club.ann.click(panel, label="1. Offer as a puzzle")
    await club.ann.click(panel, label="1. Offer as a puzzle")
    assert "do you agree?" in text(club.channel.history()[-1])


@pytest.mark.parametrize("act", ["agree", "refuse"])
async def test_an_answer_needs_an_offer_in_that_server(club: Club, act: str) -> None:
    await reviewed(club.ann, await played(club))
    text = only_for(await forging.click(club, club.bob, f"review:{act}:1:7"))
    assert "isn’t on offer" in text
    elsewhere = club.env.create_guild("Elsewhere")
    bob, room = elsewhere.add_member(club.bob.user), elsewhere.create_text_channel("room")
    await forging.click(club, club.ann, "review:offer:1:7")
    text = only_for(await forging.click(club, bob, f"review:{act}:1:7", channel=room))
    assert "isn’t on offer" in text
    assert await state_of_the_page(club) == PuzzleState.PRIVATE
    await forging.click(club, club.bob, "review:agree:1:7", private=False)
    assert await state_of_the_page(club) == PuzzleState.PENDING


async def test_whoever_is_asked_is_in_the_server_and_sees_the_channel(club: Club) -> None:
    await reviewed(club.ann, await played(club))
    elsewhere = club.env.create_guild("Elsewhere")
    ann, room = elsewhere.add_member(club.ann.user), elsewhere.create_text_channel("room")
    text = only_for(await forging.click(club, ann, "review:offer:1:7", channel=room))
    assert "isn’t in this server" in text
    assert questions(club) == 0


@pytest.mark.parametrize("limit", ["PUZZLES", "PUZZLES_IN_SERVER"])
async def test_offers_have_the_quota_of_puzzles(
    club: Club, limit: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    panel = await reviewed(club.ann, await played(club))
    with monkeypatch.context() as patch:
        patch.setattr(quotas, limit, 0)
        refused = await club.ann.click(panel, label="1. Offer as a puzzle")
        assert "0 puzzles" in only_for(refused)
    assert questions(club) == 0
    await club.ann.click(panel, label="1. Offer as a puzzle")
    asked = club.channel.history()[-1]
    with monkeypatch.context() as patch:
        patch.setattr(quotas, limit, 0)
        assert "0 puzzles" in only_for(await club.bob.click(asked, label="I agree"))
    assert await state_of_the_page(club) == PuzzleState.PRIVATE
    await club.bob.click(asked, label="I agree")
    assert await state_of_the_page(club) == PuzzleState.PENDING


async def test_offers_have_the_limits_of_challenges(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    panel, limits = await reviewed(club.ann, await played(club)), club.bot.quotas
    monkeypatch.setitem(limits._pinged._most, quotas.CALM, 1)  # type: ignore[arg-type]

    async def offer() -> str:
        return only_for(await club.ann.click(panel, label="1. Offer as a puzzle"))

    with limits._pinging([club.bob.id]):
        pass
    assert "was asked a lot lately" in await offer()
    await club.wait(quotas.CALM.total_seconds())
    for _ in range(quotas.CHALLENGES):
        with limits.asking("puzzle", club.ann.id, {club.bob.id: "Bob"}):
            pass
    assert f"You’ve asked <@{club.bob.id}> {quotas.CHALLENGES} times" in await offer()
    assert questions(club) == 0


async def test_only_the_other_one_agrees(club: Club) -> None:
    await offered(club)
    for person in (club.ann, club.cleo):
        for act in ("agree", "refuse"):
            refused = await forging.click(club, person, f"review:{act}:1:7")
            assert "belongs to another player" in only_for(refused)
    refused = await forging.click(club, club.bob, "review:offer:1:7")
    assert "belongs to another player" in only_for(refused)
    assert await club.bot.store.grimoire.puzzles_to_review(club.guild.id) == []
