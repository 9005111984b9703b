"""Long chains: what one attack or play brings about through other cards."""

from __future__ import annotations

import inspect
import sys
from typing import Any

import oracle
import pytest
from positions import CLASH, SOMEBODY, attacks, duel, expect, only, play, winners

LIVELY = {"mercenary", "protection", "defender", "symbiote", "vulnerability", "sharpening"}
ENDLESS = "| given reinforcement backfire cursed"
"""Whatever is destroyed comes back leftmost, calls itself and destroys the next."""


def agreed(line: str, **rest: Any) -> tuple[Any, list[str]]:
    """The state after a line and what happened; the oracle plays the same."""
    state = duel(**rest)
    expected = CLASH.dump(state)
    for move in line.split():
        expected, _ = oracle.after(expected, move)
    events = play(state, line)
    assert CLASH.dump(state) == expected
    return state, events


def frames_needed(state: Any, action: Any) -> int:
    """How deep calls go while the engine does this."""
    usual, here = sys.getrecursionlimit(), len(inspect.stack())
    for frames in range(10, 300):
        twin = state.copy()
        sys.setrecursionlimit(here + frames)
        try:
            twin.apply("A", action)
        except RecursionError:
            continue
        finally:
            sys.setrecursionlimit(usual)
        return frames
    raise AssertionError("a deep stack")


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
    calls = only(told, "returned", "called", "backfired")[:6]
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


def test_each_hurt_creature_answers_with_all_that_follows_before_the_next():
    """Perforation and Splash hurt three: the rear one destroys the attacker, the others find
    nobody."""
    _, told = agreed(
        "end",
        a=f"{SOMEBODY} | fearsome_warrior",
        b=f"{SOMEBODY} | gluttonous_plant brawler | emerald_dragon",
    )
    assert attacks(told) == [
        "attacked fearsome_warrior au1 bu1,bu2,bl1 3",
        "attacked brawler bu2 au1 6",
        "attacked_stronghold gluttonous_plant bu1 A 4",
        "attacked_stronghold emerald_dragon bl1 A 3",
    ]


def test_sharpening_of_a_called_creature_ends_the_game_in_the_middle_of_a_chain():
    """The Goblin Shaman has Sharpening from its neighbour; the excess of its Backfire fells the
    fort of the attacker, and nothing after that happens."""
    state, told = agreed(
        "end",
        a="FORT giant | microctopus brute | ogre",
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


def test_a_hundred_calls_need_no_deeper_stack_than_two():
    a = f"microctopus giant titan BASTION djinn | | {ENDLESS}"
    b = "titan giant djinn BASTION ogre | assassin |"
    endless = duel(a=a, b=f"{b} {ENDLESS}")
    short = duel(a=a, b=f"{b} | given reinforcement cursed")
    action = endless.legal_actions("A")[0]
    assert len(only(play(short.copy(), str(action)), "called")) < 3
    assert frames_needed(endless, action) <= frames_needed(short, action) + 2


def test_a_long_instinct_chain_needs_no_deeper_stack_than_a_short_one():
    """All creatures that hit for little on both sides: blow, answer, answer to the answer."""
    patient = [
        card
        for card, row in sorted(oracle.CARDS.items())
        if row["kind"] == "creature" and 0 < row["attack"] < 4 and row["health"] > 2
        if row["aura"] is None and not {*row["abilities"]} & LIVELY
    ]
    given = "| given instinct perforation splash"
    lane = f"{SOMEBODY} | {' '.join(patient)} | {given}"
    long = duel(a=lane, b=lane)
    short = duel(
        a=f"{SOMEBODY} | mad_scientist | {given}", b=f"{SOMEBODY} | small_fry brute | {given}"
    )
    end = long.legal_actions("A")[-1]
    assert len(only(play(long.copy(), "end"), "roused")) > 50
    assert 2 <= len(only(play(short.copy(), "end"), "roused")) < 20
    assert frames_needed(long, end) <= frames_needed(short, end) + 2
