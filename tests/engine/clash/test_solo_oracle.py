"""Solo games against the naive second implementation in solo_oracle.py, action for action.

    python tests/engine/clash/test_solo_oracle.py 20000

compares so many random matches and positions, other ones for each seed given as a second
number, and stops at the first that differs.
"""

from __future__ import annotations

import random
import sys
from typing import Any

import solo_oracle
from hypothesis import given
from long import examples
from table_walks import random_table, random_table_match
from walks import CLASH, seeds, start, steps


def agree(state: Any, choices: bytes) -> int:
    """Compare positions and outcomes at every action; of an ended game the outcome only."""
    before, count = CLASH.dump(state), 0
    for seat, action in steps(state, choices):
        if str(action) == "go":
            return count
        expected, ended = solo_oracle.after(before, str(action))
        state.apply(seat, action)
        outcome = state.outcome()
        told = outcome and {"winner": list(outcome.winners), "reason": outcome.reason}
        assert told == ended, (before, str(action))
        dumped = CLASH.dump(state)
        assert ended or dumped == expected, (before, str(action))
        before, count = dumped, count + 1
    return count


def chosen(chance: random.Random, state: Any) -> bytes:
    """Mostly `end`, the last of the legal actions."""
    if chance.random() < 0.4:
        return chance.randbytes(8)
    return bytes([len(state.legal_actions("A")) - 1])


@examples(200)
@given(seeds())
def test_random_solo_matches(seed: int):
    match = random_table_match(random.Random(seed), 60, "solo")
    agree(start(match), match.choices)


@examples(1200)
@given(seeds())
def test_crowded_solo_positions(seed: int):
    chance = random.Random(seed)
    state = CLASH.load(random_table(chance, "solo"))
    agree(state, chosen(chance, state))


def main(count: int, seed: int) -> None:
    chance, actions = random.Random(seed), 0
    for number in range(count):
        if number % 3 == 0:
            match = random_table_match(chance, 60, "solo")
            actions += agree(start(match), match.choices)
            continue
        state = CLASH.load(random_table(chance, "solo"))
        actions += agree(state, chosen(chance, state))
    print(f"{count} matches and positions, {actions} actions: no difference")


if __name__ == "__main__":
    main(*(int(each) for each in (sys.argv[1:] + ["20000", "1"][len(sys.argv) - 1 :])))
