"""The hard player of Duel of Two Worlds: what playouts find, within their limits and without
looking at what is hidden."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from toys.engine.runs.plugin import RunsMind
from toys.engine.runs.rules import Runs
from worlds_matches import GAME, table

from engine.core import Seat
from engine.game_ai import Playouts
from engine.games import PLUGINS, GamePlugin
from engine.two_worlds.game import setup_of
from engine.two_worlds.game_ai import TwoWorldsAI
from engine.two_worlds.match import Match
from opponents import playouts
from opponents.action_sequence import ActionSequence, Line
from opponents.greedy import greedy
from opponents.playouts import playing_on
from opponents.thinkers import hard, think

ROOT = Path(__file__).parents[2]
CROWDED = ("u3:wolf l4:archer", "u5:knight l6:wolf", "blessing fireball")
ALONE = ("u2:paladin", "l4:spearman")
"""A summons a warrior: greedily behind the paladin, better into the spearman's open row."""


def of(state: Match) -> ActionSequence:
    return ActionSequence.of("two_worlds", state, state.acting)


def limited(monkeypatch: pytest.MonkeyPatch, **limits: float) -> None:
    """Let the hard player have other limits than usual."""
    usual = TwoWorldsAI.playouts
    assert usual is not None
    monkeypatch.setattr(TwoWorldsAI, "playouts", replace(usual, **limits))


# What it finds


def test_it_dashes_before_it_shifts_and_breaks_through() -> None:
    """The greedy player shifts first, because the board looks better after that than after Dash;
    then Dash comes too late."""
    state = table("l4:shaman", "u2:paladin", "dash")
    assert [str(action) for action in greedy(of(state))] == ["l4+", "end", "take"]
    line = playing_on(of(state))
    assert [str(action) for action in line] == ["dash@l4:2", "l6+", "end", "take"]


@pytest.mark.parametrize(("margin", "row"), [(0.29, "l"), (0.3, "u")])
def test_it_deviates_from_the_greedy_line_only_for_more_than_the_margin(
    monkeypatch: pytest.MonkeyPatch, margin: float, row: str
) -> None:
    """The other row brings 0.295 of a win."""
    limited(monkeypatch, margin=margin)
    state = table(*ALONE, step="summon")
    assert str(greedy(of(state))[0]) == "u"
    assert str(playing_on(of(state))[0]) == row


@pytest.fixture
def runs() -> Iterator[None]:
    """The toy game of three."""
    plugin = GamePlugin("runs", under="toys")
    PLUGINS.append(plugin)
    yield
    PLUGINS.remove(plugin)


@pytest.mark.usefixtures("runs")
@pytest.mark.parametrize(("margin", "line"), [(0.1, ("end",)), (0.3, ("5",))])
def test_it_sees_the_reply_in_any_game(
    monkeypatch: pytest.MonkeyPatch, margin: float, line: tuple[str, ...]
) -> None:
    """5 brings 2 points, and then B strikes for 4.

    At the end of the turn A has 1/3 of a win without it and 1/(1 + 2e²) with it: 0.27 less.
    """
    monkeypatch.setattr(RunsMind, "playouts", Playouts(turns=1, margin=margin))
    position = Runs({"A": [5], "B": [], "C": []}, 1)
    assert playing_on(ActionSequence.of("runs", position, "A")) == line


# What is hidden, and chance


def alike(hand: str, deck: str) -> Match:
    """Return a position in which A can't see B's hand and the order of B's warriors."""
    return table(*CROWDED, others=hand, seats={"B": {"warriors": deck.split()}})


def test_it_does_not_see_what_is_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not the other hand, not the order of the other deck: all samples and gains are the same."""
    seen, gains = list[object](), playouts._gains

    def noted(sequence: ActionSequence, *args: Any) -> dict[Line, float]:
        found = gains(sequence, *args)
        seen.append((sequence.state.key(), tuple(found.items())))
        return found

    monkeypatch.setattr(playouts, "_gains", noted)
    positions = [
        alike(hand, deck)
        for hand in ("fright curse", "reflection lightning")
        for deck in ("dragon goblin archer", "goblin dragon archer")
    ]
    assert len({each.key() for each in positions}) == len(positions)
    assert all(each.view("A") == positions[0].view("A") for each in positions)
    for seed in range(3):
        seen.clear()
        lines = {
            tuple(think("two_worlds", "hard", GAME.dump(each), "A", seed)) for each in positions
        }
        assert len(lines) == len({*seen}) == 1


def test_its_samples_differ_and_are_of_the_position_and_the_seat() -> None:
    state = table(*CROWDED, others="fright curse")
    samples = [each.state.key() for each in playouts._samples(of(state), 4)]
    assert len({*samples}) == 4
    assert samples == [each.state.key() for each in playouts._samples(of(state.copy()), 4)]
    later = table(*CROWDED, others="fright curse", turn=11)
    assert samples[0] != next(playouts._samples(of(later), 1)).state.key()


def test_it_plays_the_same_in_every_process() -> None:
    """However Python hashes."""
    program = (
        "import json, sys; from opponents.thinkers import think;"
        "print(think('two_worlds', 'hard', json.loads(sys.argv[1]), 'A', 5))"
    )
    position = json.dumps(GAME.dump(table(*CROWDED, others="fright curse")))
    found = {
        subprocess.run(
            [sys.executable, "-c", program, position],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)},
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert found == {f"{think('two_worlds', 'hard', json.loads(position), 'A', 5)}\n"}


# Its limits


@pytest.mark.parametrize("setup", ["basic", "draft"])
def test_its_moves_are_legal_in_every_phase(monkeypatch: pytest.MonkeyPatch, setup: str) -> None:
    """From the picks on, in own turns and in windows of the other's."""
    limited(monkeypatch, samples=1, turns=1, margin=0.0)
    state, _ = GAME.setup(setup_of(setup), 4)
    phases = set[tuple[str, bool]]()
    while state.to_act() and state.turn < 16:
        seat = state.to_act()[0]
        phases.add((state.step, bool(GAME.asked(state))))
        guess = TwoWorldsAI().determinize(state, seat, 3)
        sequence = ActionSequence.of("two_worlds", guess, seat)
        line = hard(sequence)
        assert sequence.is_over(sequence.after(line))
        state.apply(seat, line[0])
    asked = {step for step, is_asked in phases if is_asked}
    assert {step for step, _ in phases} >= {"picks", "summon", "action", "draw"}
    assert asked == {"action"}


def test_what_is_not_played_out_counts_for_nothing() -> None:
    """Even a line that wins at once: without tries for the whole sample there is no comparison."""
    action_sequence = of(table("l4:shaman", "u2:paladin", "dash"))
    usual, line = greedy(action_sequence), playing_on(action_sequence)
    without = Playouts(tries=0)
    assert playouts._gains(action_sequence, usual, [line], Playouts()) == {line: 1.0}
    assert playouts._gains(action_sequence, usual, [line], without) == {line: 0.0}
    assert playouts._other_lines(action_sequence, usual, without) == []


def test_responses_are_greedy(monkeypatch: pytest.MonkeyPatch) -> None:
    state = table("u3:spearman l1:wolf", "u4:goblin l6:wolf", others="blessing")
    state.apply("A", state.read("u3>u4")[0])
    monkeypatch.setattr(playouts, "_gains", None)
    assert playing_on(of(state)) == greedy(of(state))


@pytest.mark.parametrize("tries", [0, 1, 10, 200])
def test_its_work_is_limited(monkeypatch: pytest.MonkeyPatch, tries: int) -> None:
    """Without tries for a whole sample it plays the greedy line."""
    limited(monkeypatch, tries=tries)
    state, looks, evaluate = table("l4:shaman", "u2:paladin", "dash"), 0, TwoWorldsAI.evaluate
    usual = greedy(of(state))

    def counted(game_ai: TwoWorldsAI, state: Match, seat: Seat) -> float:
        nonlocal looks
        looks += 1
        return evaluate(game_ai, state, seat)

    monkeypatch.setattr(TwoWorldsAI, "evaluate", counted)
    line = playing_on(of(state))
    assert looks < 100 + 3 * tries
    assert (line == usual) == (tries < 200)
