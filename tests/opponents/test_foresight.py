"""The hard player: what it sees that the medium one does not, and how much it looks at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from positions import CLASH

from engine.core import Seat, State
from engine.games import PLUGINS, game_ai_of, game_named
from opponents import foresight as module
from opponents.action_sequence import ActionSequence, Line
from opponents.foresight import foresight
from opponents.greedy import greedy
from opponents.matches import moves
from opponents.searching import best_ends, searching
from opponents.thinkers import STRENGTHS, rating_of, strengths_of, think, usual_strength

PARTS = [plugin.part("engine") for plugin in PLUGINS]
GAMES = [part.games[0].id for part in PARTS if part.simulation is not None]
every_game = pytest.mark.parametrize("game", GAMES)
ALL = 10**6
"""More ends than a turn has."""


def positions(game: str) -> Iterator[tuple[Any, Seat]]:
    """Some positions of a match, and who is due there."""
    simulation = next(part.simulation for part in PARTS if part.games[0].id == game)
    state, luck = simulation.begin(next(iter(simulation.modes)), 3, 0)
    playing = moves(game, state, dict.fromkeys(state.seats, greedy), luck)
    for made, _ in enumerate(playing):
        if made % 12 == 5 and (to_act := state.to_act()):
            yield state.copy(), to_act[0]


# What it sees


def escapes(state: State, line: Line) -> int:
    """After how many ends of the other's turn, of all, A has no win in its next one."""
    reached = ActionSequence.of("clash", state, "A").after(line)
    reply, found = ActionSequence.of("clash", reached, "B"), 0
    for _, answer in best_ends(reply, ALL, ALL):
        after = reply.after(answer)
        if after.to_act():
            turn = ActionSequence.of("clash", after, "A")
            after = turn.after(best_ends(turn, 1, ALL)[0][1])
        outcome = after.outcome()
        found += outcome is None or "A" not in outcome.winners
    return found


def test_it_finds_a_win_in_two_turns_that_medium_misses() -> None:
    """Martyr on the upper lane: whatever B does then, it loses in A's next turn."""
    assert CLASH.notation is not None
    state = CLASH.notation.read(
        "A6 m7 rules=2 limit=60; BASTION parasite grrr vortex martyr meteorite brigand"
        " / gnome disciple; alpha BASTION combustion ogre abomination lieutenant"
        " / . / scribe microctopus shaman"
    )
    action_sequence = ActionSequence.of("clash", state, "A")
    sees, misses = foresight(action_sequence), searching(action_sequence)
    assert [str(action) for action in sees] == ["martyr:u", "end"]
    assert escapes(state, sees) == 0
    assert escapes(state, misses) > 0


# How much it looks at


@every_game
def test_its_work_is_counted(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """So many action sequences, so many positions in each; only the careful player's tries come on
    top, which are counted as well."""
    searched: list[int] = []

    def counted(action_sequence: ActionSequence, number: int, patience: int, *tries: Any) -> Any:
        searched.append(patience)
        return best_ends(action_sequence, number, patience, *tries)

    monkeypatch.setattr(module, "best_ends", counted)
    monkeypatch.setattr(module, "SEARCHES", 7)
    game_ai = game_ai_of(game)
    assert game_ai is not None
    look = game_ai.lookahead
    for state, seat in positions(game):
        searched.clear()
        foresight(ActionSequence.of(game, state, seat))
        first, *others = searched
        assert first == look.patience
        assert others == [look.reply_patience] * len(others)
        assert len(others) <= 7


@every_game
def test_what_is_not_valued_in_time_is_not_chosen(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without looking ahead it is the best end of the action sequence, if the match goes on."""
    monkeypatch.setattr(module, "SEARCHES", 0)
    game_ai = game_ai_of(game)
    assert game_ai is not None
    for state, seat in positions(game):
        action_sequence = ActionSequence.of(game, state, seat)
        ends = best_ends(action_sequence, game_ai.lookahead.ends, game_ai.lookahead.patience)
        if all(action_sequence.after(line).to_act() for _, line in ends):
            assert foresight(action_sequence) == ends[0][1]


@every_game
def test_positions_that_look_the_same_are_thought_about_alike(game: str) -> None:
    """The true position, and others in which all that is hidden from the seat is dealt anew."""
    game_ai, rules = game_ai_of(game), game_named(game)
    assert game_ai is not None
    for state, seat in list(positions(game))[:2]:
        thoughts = {
            tuple(think(game, "hard", rules.dump(alike), seat, 7))
            for alike in (state, *(game_ai.determinize(state, seat, seed) for seed in (1, 2)))
        }
        assert len(thoughts) == 1


# What is offered


@every_game
def test_strengths_are_offered_in_their_order(game: str) -> None:
    offered = strengths_of(game)
    assert list(offered) == [strength for strength in STRENGTHS if strength in offered]
    assert usual_strength(game) in offered
    rated = [rating_of(game, strength) for strength in offered]
    assert rated == ([None] if len(offered) == 1 else sorted(rated, key=lambda each: each or 0))
