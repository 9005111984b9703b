"""The engine against the naive second implementation in oracle.py, action for action."""

from __future__ import annotations

from typing import Any

import oracle
from hypothesis import given
from hypothesis import strategies as st
from positions import CLASH
from walks import Match, examples, matches, positions, start, steps


def outcome(state: Any) -> dict[str, Any] | None:
    ended = state.outcome()
    return ended and {"winner": list(ended.winners), "reason": ended.reason}


def agree(state: Any, choices: bytes) -> None:
    before = CLASH.dump(state)
    for seat, action in steps(state, choices):
        legal = [str(each) for each in state.legal_actions(seat)]
        assert sorted(legal) == sorted(oracle.legal(before))
        expected, ended = oracle.after(before, str(action))
        state.apply(seat, action)
        before = CLASH.dump(state)
        assert before == expected
        assert outcome(state) == ended


@examples(500)
@given(matches())
def test_random_matches(match: Match):
    agree(start(match), match.choices)


@examples(800)
@given(positions(), st.binary(min_size=1, max_size=12))
def test_crowded_positions(position: dict[str, Any], choices: bytes):
    agree(CLASH.load(position), choices)


@examples(400)
@given(positions())
def test_assaults_from_crowded_positions(position: dict[str, Any]):
    state = CLASH.load(position)
    agree(state, bytes([len(state.legal_actions(position["active"])) - 1]))
