"""A mutation league goes on, whoever or whatever goes away."""

from __future__ import annotations

from typing import Any

import pytest
from leagues import Evening, first_card, labels, public, use
from people import Club, only_for, text

from bot.automation.results import Results
from engine.core import SEATS
from opponents.thinkers import Thinkers


@pytest.fixture(autouse=True)
def patient_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the bot plays a seat, it ends its turns."""

    async def think(*_: Any) -> list[str]:
        return ["end"]

    monkeypatch.setattr(Thinkers, "think", think)


# ------------------------------------------------------------------ restarts


async def test_packs_outlive_a_restart(club: Club) -> None:
    evening = await Evening.begin(club)
    await evening.pick(2)
    draft = await evening.match("mutation")
    panel = await evening.panel("A", draft)
    await evening.act(draft, "B", str(draft.state.legal_actions("B")[0]))
    await evening.settle()
    key = draft.state.key()
    await club.restart()

    draft = await evening.match("mutation")
    assert draft.state.key() == key
    custom_id, _ = first_card(panel)
    await club.ann.click(panel, custom_id=custom_id)
    assert draft.to_act == ("C", "D")
    await evening.pick()
    await evening.act(draft, "C", str(draft.state.legal_actions("C")[0]))
    await evening.settle()
    key = draft.state.key()
    await club.restart()

    draft = await evening.match("mutation")
    assert draft.state.key() == key
    assert [len(draft.state.chosen[seat]) for seat in SEATS] == [0, 0, 1, 0]
    await evening.choose()
    assert (await evening.match("league")).to_act == SEATS


async def test_mutations_and_duels_outlive_a_restart(club: Club) -> None:
    evening = await Evening.begin(club)
    league = await evening.to_the_league()
    panel = await evening.panel("A", league)
    await use(club.ann, panel, next(each for each in labels(panel) if each.startswith("Rage")))
    await use(club.ann, panel, labels(panel)[0])
    await evening.act(league, "D", "done")
    await evening.settle()
    await club.restart()

    await club.ann.click(panel, label="Confirm")
    league = await evening.match("league")
    assert league.to_act == ("A", "B", "C")
    assert [each.element for each in league.state.glued["A"][0]] == ["rage"]
    await evening.mutate()
    duels = await evening.duels()
    await evening.fight(duels["B-A"], moves=2)
    key = duels["B-A"].state.key()
    await club.restart()

    duels = await evening.duels()
    assert duels["B-A"].state.key() == key
    await evening.give_up(duels["B-A"], "B")
    league = await evening.match("league")
    assert [str(each.pairing) for each in league.state.played] == ["B-A"]
    await evening.give_up(duels["D-C"], "D")
    assert league.state.round == 2
    assert "Round 2 of 6, mutation phase" in text(evening.board(league))


async def test_a_result_is_told_after_a_restart(club: Club) -> None:
    evening = await Evening.begin(club)
    await evening.to_the_league()
    await evening.mutate()
    club.bot.part(Results).match_finished = lambda *_: None  # type: ignore[method-assign]  # it dies here
    for pairing, duel in (await evening.duels()).items():
        await evening.give_up(duel, pairing[0])  # type: ignore[arg-type]
    assert (await evening.match("league")).state.played == []
    await club.restart()
    await evening.settle()

    league = await evening.match("league")
    assert {each.winner for each in league.state.played} == {"A", "C"}
    assert league.state.round == 2
    words = only_for(await club.dan.click(evening.board(league), label="What happened"))
    assert "**Ann** beats **Bob**" in words
    assert "Round 2 of 6, mutation phase" in text(evening.board(league))


async def test_a_result_is_told_only_once(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    evening = await Evening.begin(club)
    await evening.to_the_league()
    await evening.mutate()

    async def dies(_match_id: int) -> None: ...

    monkeypatch.setattr(club.bot.store, "record_reported", dies)
    await evening.give_up((await evening.duels())["D-C"], "D")
    await club.restart()
    await evening.settle()

    league = await evening.match("league")
    assert [str(each.pairing) for each in league.state.played] == ["D-C"]
    assert await club.bot.store.unreported() == []


# ------------------------------------------------------------------ people who go away

MINUTE = 60


async def test_nobody_waits_for_somebody_who_never_answers(club: Club) -> None:
    """Dan is there when it begins, and never again."""
    evening = await Evening.begin(club, clock=str(MINUTE))
    draft = await evening.match("mutation")
    dan = club.dan.id
    for picks in (1, 2):
        await pick_without(evening, "D")
        await evening.pass_time(MINUTE + 5)
        assert draft.state.round == picks + 1
    assert draft.clock.missed["D"] == 2
    await pick_without(evening, "D")
    await evening.pass_time(MINUTE + 5)
    assert draft.state.round == 4
    assert draft.seat_of(dan) is None
    assert "Dan** left" in public(evening)

    await evening.pick()
    await evening.choose()
    league = await evening.match("league")
    assert len(draft.state.chosen["D"]) == 8
    for _ in range(6):
        await evening.mutate()
        for pairing, duel in (await evening.duels()).items():
            seat = next(each for each in pairing if each in "ABC")
            await evening.give_up(duel, seat)  # type: ignore[arg-type]
    assert league.outcome is not None
    assert league.state.view(None).standings[0].seat == "D"
    assert f"<@{dan}>" in text(evening.board(league))


async def pick_without(evening: Evening, absent: str) -> None:
    """All but one take a card."""
    draft = await evening.match("mutation")
    for seat in draft.to_act:
        if seat != absent:
            await evening.act(draft, seat, str(draft.state.legal_actions(seat)[0]))
    await evening.settle()


async def test_every_phase_goes_on_without_whoever_is_late(club: Club) -> None:
    evening = await Evening.begin(club, clock=str(MINUTE))
    await evening.pick()
    draft = await evening.match("mutation")
    for seat in ("A", "B", "C"):
        while seat in draft.to_act:
            await evening.act(draft, seat, str(draft.state.legal_actions(seat)[0]))  # type: ignore[arg-type]
    await evening.settle()
    assert draft.to_act == ("D",)
    await evening.pass_time(MINUTE + 5)
    assert len(draft.state.chosen["D"]) == 8
    assert "**Dan** ran out of time" in public(evening)

    league = await evening.match("league")
    for seat in ("A", "B", "C"):
        await evening.act(league, seat, "done")  # type: ignore[arg-type]
    await evening.settle()
    await evening.pass_time(MINUTE + 5)
    assert league.clock.missed["D"] == 1
    duels = await evening.duels()
    duel = duels["D-C"]
    await evening.give_up(duels["B-A"], "A")
    for turns in (1, 3):
        await evening.pass_time(MINUTE + 5)
        assert [each.text for each in duel.moves] == ["end"] * turns
        await evening.act(duel, "C", "end")
        await evening.settle()
    await evening.pass_time(MINUTE + 5)
    assert duel.outcome is not None
    assert duel.outcome.winners == ("B",)
    assert league.state.played[-1].winner == "C"

    # He has not answered meanwhile: that others reported his duel is no answer of his.
    assert league.state.round == 2
    assert league.clock.missed["D"] == 1


async def test_the_bot_plays_on_for_somebody_who_leaves(club: Club) -> None:
    evening = await Evening.begin(club)
    league = await evening.to_the_league()
    asked = await club.dan.slash(evening.channel, "resign")
    assert asked.response is not None
    assert "Leave your match" in text(asked.response)
    await club.dan.click(asked.response, label="Leave match")
    await evening.settle()
    assert "🚪 **Dan** left" in text(evening.board(league))
    assert league.to_act == ("A", "B", "C")
    assert league.strengths == {"D": "easy"}

    await evening.mutate()
    duel = (await evening.duels())["D-C"]
    assert [each.text for each in duel.moves] == ["end"]
    assert duel.to_act == ("B",)
    refused = await club.dan.click(evening.board(duel), label="My hand")
    assert only_for(refused) == "You aren’t playing in this match, but you’re welcome to watch."


async def test_a_duel_of_two_who_have_left_is_shown_at_its_end(club: Club) -> None:
    evening = await Evening.begin(club)
    league = await evening.to_the_league()
    for seat in ("C", "D"):
        await evening.give_up(league, seat)  # type: ignore[arg-type]
    before = len(evening.channel.history())
    await evening.mutate()
    assert [*await evening.duels()] == ["B-A"]
    (played,) = league.state.played
    assert (str(played.pairing), played.winner) == ("D-C", None)
    boards = [text(each) for each in evening.channel.history()][before:]
    duel = "⚔️ Round 1 of 6 · **Dan** – **Cleo**"
    assert len([told for told in boards if told.startswith(duel)]) <= 2
    assert [told for told in boards if told.startswith(duel) and "A draw" in told]
    assert "🤝 **Dan** – **Cleo**: a draw." in text(evening.board(league))


@pytest.mark.parametrize("phase", ["mutation", "league"])
async def test_the_evening_ends_when_the_last_one_leaves(club: Club, phase: str) -> None:
    evening = await Evening.begin(club)
    match = await evening.match("mutation")
    if phase == "league":
        match = await evening.to_the_league()
    for seat in SEATS:
        await evening.give_up(match, seat)
    assert match.outcome is not None
    assert match.outcome.winners == ()
    assert "All players have left" in text(evening.board(match))
    assert await evening.running("clash") == []
