"""A line in steps: the steps of the assault are what `end` does, and none is missing."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import pytest
import walks
from hypothesis import given
from hypothesis import strategies as st
from long import examples
from table_walks import table_matches
from tables import table
from walks import CLASH, random_position

from engine.clash.actions import END
from engine.clash.battle import Duel
from engine.clash.events import AssaultBegan, Attacked, AttackedStronghold, Milled
from engine.clash.steps import foreseen, steps
from engine.core import IllegalAction

LINE = ["boom@bu2", "zombie:u", "end", "end"]


A_HAND = "zombie FORT gnome boom troll reptile brigand"
B_HAND = "BASTION brute lieutenant scribe cyclone reaper brood"


def duel(a_hand: str = A_HAND, b_hand: str = B_HAND) -> Duel:
    """Creatures of many abilities face each other in both lanes; A to play with 9 mana."""
    lanes = {
        "A": (["ogre", "alpha", "carnivore"], ["war_beast"]),
        "B": (["martyr", "assassin", "vortex"], []),
    }
    loaded = CLASH.load(
        {
            "format": 1,
            "game": "clash",
            "ruleset": "1.2",
            "mode": "duel",
            "turn": 7,
            "active": "A",
            "phase": "summoning",
            "mana": 9,
            "seats": {
                seat: {
                    "hand": hand.split(),
                    "upper": [{"card": card} for card in lanes[seat][0]],
                    "lower": [{"card": card} for card in lanes[seat][1]],
                }
                for seat, hand in (("A", a_hand), ("B", b_hand))
            },
        }
    )
    assert isinstance(loaded, Duel)
    return loaded


def test_each_step_goes_on_from_the_one_before() -> None:
    state = duel()
    key, played = state.key(), list(steps(state, LINE))
    assert state.key() == key, "the duel itself stays as it is"
    kinds = [step.kind for step in played]
    assert kinds[:3] == ["start", "move", "move"]
    assert kinds.count("end") == 2
    assert [str(step.action) for step in played if step.kind in ("move", "end")] == LINE
    for first, second in pairwise(played):
        if second.kind == "move":
            assert second.before == first.after
    moved = duel()
    for text in LINE:
        moved.apply(moved.to_act()[0], CLASH.read_move(moved, text)[0])
    assert played[-1].after == moved.view(None)


def test_an_end_has_a_step_for_each_attack_then_one_for_all_of_it() -> None:
    _, *attacked, whole = steps(duel(), ["end"])
    assert attacked
    assert {step.kind for step in attacked} == {"attack"}
    for step in attacked:
        assert any(isinstance(event, Attacked | AttackedStronghold) for event in step.events)
    assert whole.kind == "end"
    assert whole.before == duel().view(None)
    alone = duel()
    assert list(whole.events) == list(alone.apply("A", CLASH.read_move(alone, "end")[0]))


def test_a_move_that_ends_the_game_is_followed_by_the_end() -> None:
    played = list(steps(duel(a_hand="FORT gnome"), ["gnome:u"]))
    assert [step.kind for step in played] == ["start", "move", "end"]
    assert (played[-1].action, played[-1].events) == (None, ())
    assert played[-1].after.outcome is not None


def test_an_illegal_move_is_refused() -> None:
    with pytest.raises(IllegalAction):
        list(steps(duel(), ["titan:u"]))


def follow(state: Any, choices: bytes) -> None:
    """Each move in steps does what it does at once: the same events, the same view."""
    for seat, action in walks.steps(state, choices):
        told = list(steps(state, [str(action)]))
        events = state.apply(seat, action)
        kind = "end" if action == END else "move"
        assert [event for step in told if step.kind == kind for event in step.events] == [*events]
        assert told[-1].after == state.view(None)


@examples(40)
@given(table_matches() | walks.matches())
def test_steps_lead_where_the_moves_lead(match: Any) -> None:
    """In every mode, with the turns of AIs."""
    follow(walks.start(match), match.choices)


@examples(60)
@given(walks.seeds(), st.binary(min_size=1, max_size=6))
def test_steps_lead_where_the_moves_lead_with_questions_in_between(
    seed: int, choices: bytes
) -> None:
    follow(CLASH.load(random_position(random.Random(seed), "1.0")), choices)


def test_what_is_foreseen_are_the_attacks_of_the_own_turn() -> None:
    state = duel()
    key, told = state.key(), foreseen(state, "A")
    assert {step.kind for step in told} == {"attack"}
    attacked = [step for step in steps(state, ["end"]) if step.kind == "attack"]
    assert [step.events for step in told] == [step.events for step in attacked]
    assert state.key() == key


def test_of_a_blow_that_an_unknown_deck_decides_only_the_blow_is_foreseen() -> None:
    """It mills the top card of an AI's deck, which nobody knows; what comes then neither."""
    state = table("solo", a="BASTION brute | ogre | baron", b="BASTION baron alpha troll")
    whole = [step for step in steps(state, ["end"]) if step.kind == "attack"]
    assert [step.seat for step in whole[:2]] == ["A", "A"]
    (blow,) = foreseen(state, "A")
    assert [type(event) for event in blow.events[:2]] == [AssaultBegan, AttackedStronghold]
    assert not any(isinstance(event, Milled) for event in blow.events)
    assert any(isinstance(event, Milled) for event in whole[0].events)
    assert blow.after == blow.before == state.view(None)
