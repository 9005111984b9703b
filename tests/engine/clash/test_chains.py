"""Long chains: what one attack or play brings about through other cards."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import oracle
import pytest
from positions import CLASH, SOMEBODY, attacks, document, duel, expect, only, play, winners

PATIENT = [
    card
    for card, row in sorted(oracle.CARDS.items())
    if row["kind"] == "creature"
    and row["attack"] == 1
    and row["health"] > 2
    and row["aura"] is None
    and not {"aerial", "mercenary", "protection", "vanish", "defender"} & {*row["abilities"]}
    and not {"symbiote", "berserk", "vulnerability", "sprint"} & {*row["abilities"]}
]
"""Creatures that hit for 1 and live long: they answer each other's blows again and again."""
ENDLESS = "| given reinforcement backfire cursed"
"""Whatever is destroyed comes back leftmost, calls itself and destroys the next."""


def agreed(line: str, **rest: Any) -> tuple[Any, list[str]]:
    """The state after a line and what happened; the oracle plays the same."""
    state = duel(**rest)
    expected = CLASH.dump(state)
    for move in line.split():
        expected, _ = oracle.after(expected, move)
    told = play(state, line)
    assert CLASH.dump(state) == expected
    return state, told


@contextmanager
def shallow(frames: int = 60) -> Iterator[None]:
    """Hardly deeper than here may calls go."""
    usual = sys.getrecursionlimit()
    sys.setrecursionlimit(len(inspect.stack()) + frames)
    try:
        yield
    finally:
        sys.setrecursionlimit(usual)


def test_a_called_backfire_destroys_another_reinforcement_that_calls_before_anything_goes_on():
    """The Brute destroys B's Lackey; the Goblin Shaman that it calls destroys A's Lackey, which
    calls the Zombie; only then does the Brute's turn end and the lower lane begin."""
    state, told = agreed(
        "end",
        a="BASTION giant zombie titan | lackey brute | ogre",
        b="goblin_shaman titan BASTION giant | lackey | djinn",
    )
    assert only(told, "called", "destroyed", "entered", "attacked", "attacked_stronghold") == [
        "attacked brute au2 bu1 5",
        "destroyed lackey bu1",
        "called B goblin_shaman",
        "entered goblin_shaman bu1",
        "destroyed lackey au1",
        "called A zombie",
        "entered zombie au2",
        *attacks(told)[1:],
    ]
    assert [each.split()[1] for each in attacks(told)] == ["brute", "ogre"]
    expect(
        state,
        a="BASTION giant titan lackey | brute zombie | ogre",
        b="titan BASTION giant lackey | goblin_shaman | djinn",
    )


def test_calls_of_two_destroyed_at_once_are_complete_one_after_the_other():
    _, told = agreed(
        "end",
        a=f"{SOMEBODY} | sylvan_protector",
        b="goblin_shaman puny_demon titan BASTION giant | lackey negotiator",
    )
    calls = only(told, "called", "backfired", "returned")
    assert [each.split()[:2] for each in calls[:2]] == [
        ["returned", "negotiator"],
        ["returned", "lackey"],
    ]
    assert [each.split()[0] for each in calls[2:]] == ["called", "backfired"] * 2


def test_instinct_answers_instinct_until_one_of_them_falls():
    state, told = agreed("end", a=f"{SOMEBODY} | untamed_mount", b=f"{SOMEBODY} | brawler-3")
    assert attacks(told) == ["attacked untamed_mount au1 bu1 3"]
    state, told = agreed("end", a=f"{SOMEBODY} | mad_scientist", b=f"{SOMEBODY} | mad_scientist")
    assert len(attacks(told)) == 9
    assert [each.split()[2] for each in attacks(told)] == ["au1", "bu1"] * 4 + ["au1"]
    assert only(told, "destroyed") == ["destroyed mad_scientist bu1"]
    assert winners(state) is None


def test_each_hurt_creature_answers_each_of_its_attackers_in_turn():
    """Splash and Perforation hurt three; each answers with all that follows from its answer."""
    _, told = agreed(
        "end",
        a=f"{SOMEBODY} | fearsome_warrior",
        b=f"{SOMEBODY} | gluttonous_plant untamed_mount | brawler",
    )
    assert [each.split()[1] for each in attacks(told)][:2] == [
        "fearsome_warrior",
        "untamed_mount",
    ]
    assert only(told, "roused")[0] == "roused untamed_mount bu2"


def test_sharpening_of_a_called_creature_ends_the_game_in_the_middle_of_a_chain():
    """The Goblin Shaman has Sharpening from its neighbour; the excess of its Backfire fells the
    fort of the attacker, and nothing after that happens."""
    state, told = agreed(
        "end",
        a="FORT giant titan | microctopus brute | ogre",
        b="goblin_shaman titan giant djinn BASTION ogre | lackey mechasharpener",
    )
    assert winners(state) == ("B",)
    assert only(told, "called", "sharpened", "attacked", "attacked_stronghold", "turn_ended") == [
        "attacked brute au2 bu1 5",
        "called B goblin_shaman",
        "sharpened goblin_shaman A 2",
    ]
    assert told[-1] == "game_ended B fort"


def test_the_call_comes_before_the_sharpening_that_ends_the_game():
    state, told = agreed(
        "end",
        a=f"{SOMEBODY} | soul_devourer | ogre",
        b="zombie FORT giant | lackey",
    )
    assert winners(state) == ("A",)
    assert only(told, "called", "sharpened") == [
        "called B zombie",
        "sharpened soul_devourer B 3",
    ]
    assert only(told, "attacked_stronghold") == []


@pytest.mark.parametrize("place", ["u", "l"])
def test_calls_without_end_stop_after_a_hundred(place: str):
    lane = "{} |" if place == "u" else "| {}"
    state, told = agreed(
        f"microctopus:{place}",
        a=f"microctopus giant titan BASTION djinn | {lane.format('')} {ENDLESS}",
        b=f"titan giant djinn BASTION ogre | {lane.format('assassin')} {ENDLESS}",
    )
    assert len(only(told, "called")) == 100
    assert winners(state) is None
    assert state.to_act() == ("A",)
    assert CLASH.load(CLASH.dump(state)).key() == state.key()
    play(state, "end")
    assert state.to_act() == ("B",)


def test_each_action_has_a_hundred_calls_of_its_own():
    state = duel(
        a=f"microctopus giant titan BASTION djinn | | {ENDLESS}",
        b=f"titan giant djinn BASTION ogre | assassin | {ENDLESS}",
        mana=40,
    )
    counts = []
    for _ in range(2):
        first = str(state.legal_actions("A")[0])
        counts.append(len(only(play(state, first), "called")))
    assert counts[0] == 100
    assert max(counts) <= 100


def test_endless_calls_need_no_deep_stack():
    state = duel(
        a=f"microctopus giant titan BASTION djinn | | {ENDLESS}",
        b=f"titan giant djinn BASTION ogre | assassin | {ENDLESS}",
    )
    action = state.legal_actions("A")[0]
    with shallow():
        events = state.apply("A", action)
    assert sum(type(event).__name__ == "Called" for event in events) == 100


def test_very_long_instinct_chains_need_no_deep_stack():
    """Many that hit for 1 on both sides: every blow is answered, every answer too."""
    lane = " ".join(PATIENT)
    state = CLASH.load(
        document(
            a=f"{SOMEBODY} | {lane} | | given instinct", b=f"{SOMEBODY} | {lane} | | given instinct"
        )
    )
    (end,) = [each for each in state.legal_actions("A") if str(each) == "end"]
    with shallow():
        events = state.apply("A", end)
    roused = sum(type(event).__name__ == "Roused" for event in events)
    assert roused > 3 * len(PATIENT)
    assert roused > 60
