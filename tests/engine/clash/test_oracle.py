"""The engine against the naive second implementation in oracle.py, action for action.

    python tests/engine/clash/test_oracle.py 100000

compares so many random matches and positions, other ones for each seed given as a second
number, and stops at the first that differs.
"""

from __future__ import annotations

import random
import sys
from typing import Any

import oracle
from hypothesis import given
from long import examples
from walks import CLASH, Match, matches, random_match, random_position, seeds, start, steps


def outcome(state: Any) -> dict[str, Any] | None:
    ended = state.outcome()
    return ended and {"winner": list(ended.winners), "reason": ended.reason}


def agree(state: Any, choices: bytes) -> int:
    """Compare legal moves, position and outcome at every action; tells how many there were."""
    before, count = CLASH.dump(state), 0
    for seat, action in steps(state, choices):
        legal = [str(each) for each in state.legal_actions(seat)]
        assert sorted(legal) == sorted(oracle.legal(before)), before
        expected, ended = oracle.after(before, str(action))
        state.apply(seat, action)
        dumped = CLASH.dump(state)
        assert dumped == expected, (before, str(action))
        assert outcome(state) == ended, (before, str(action))
        before, count = dumped, count + 1
    return count


def ends_at_once(state: Any) -> bytes:
    """The choice of `end`, the last of the legal actions."""
    return bytes([len(state.legal_actions(state.to_act()[0])) - 1])


@examples(300)
@given(matches())
def test_random_matches(match: Match):
    agree(start(match), match.choices)


@examples(1500)
@given(seeds())
def test_crowded_positions(seed: int):
    chance = random.Random(seed)
    agree(CLASH.load(random_position(chance)), chance.randbytes(8))


@examples(2500)
@given(seeds())
def test_assaults_from_crowded_positions(seed: int):
    state = CLASH.load(random_position(random.Random(seed)))
    agree(state, ends_at_once(state))


@examples(500)
@given(seeds())
def test_crowded_positions_of_ruleset_1_0(seed: int):
    """Owners choose the order in which their creatures come back (14)."""
    chance = random.Random(seed)
    agree(CLASH.load(random_position(chance, "1.0")), chance.randbytes(12))


def main(count: int, seed: int) -> None:
    chance, actions = random.Random(seed), 0
    for number in range(count):
        if number % 10 == 0:
            state = CLASH.load(random_position(chance, "1.0"))
            actions += agree(state, chance.randbytes(12))
        if number % 3 == 0:
            match = random_match(chance)
            actions += agree(start(match), match.choices)
            continue
        state = CLASH.load(random_position(chance))
        choices = ends_at_once(state) if number % 3 == 1 else chance.randbytes(8)
        actions += agree(state, choices)
    print(f"{count} matches and positions, {actions} actions: no difference")


if __name__ == "__main__":
    main(*(int(each) for each in (sys.argv[1:] + ["20000", "1"][len(sys.argv) - 1 :])))
