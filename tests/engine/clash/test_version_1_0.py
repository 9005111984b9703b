"""clash-of-decks.md 14: ruleset 1.0; Ruling 50."""

from __future__ import annotations

import pytest
from positions import CLASH, SOMEBODY, attacks, document, duel, expect, only, play, texts

from engine.clash.cards import CARDS, card
from engine.clash.decks import PRECONSTRUCTED
from engine.clash.game import duel_setup
from engine.core import IllegalAction
from engine.documents import DocumentError

MANY = "BASTION boom cyclone meteorite annihilation combustion"
"""A hand with 5 health."""
KNOWN = {"splash", "perforation", "rage", "protection", "indestructible", "berserk", "sprint"}


def old(a: str, b: str, **rest):
    return duel(a=a, b=b, ruleset="1.0", **rest)


def refusal(state, line: str) -> str:
    before = state.key()
    with pytest.raises(IllegalAction) as caught:
        play(state, line)
    assert state.key() == before
    return caught.value.code


# Incantations in the assault


def test_14_1_incantations_before_the_assault():
    state = old(a="BASTION boom ogre djinn | baron", b=f"{MANY} | zombie")
    events = play(state, "boom@bu1 end")
    assert attacks(events) == ["attacked_stronghold baron au1 B 3"]


def test_14_1_incantations_between_two_activations():
    state = old(a="BASTION boom ogre djinn | brute baron", b=f"{MANY} | ogre titan")
    events = play(state, "go")
    assert events == ["assault_began A", "attacked baron au2 bu1 3", "damaged ogre bu1 3 1"]
    expect(
        state,
        a="BASTION boom ogre djinn | brute baron~",
        b=f"{MANY} | ogre-3 titan",
        phase="assault",
        active="A",
    )
    events = play(state, "boom@bu1 go")
    assert only(events, "destroyed", "attacked") == [
        "destroyed ogre bu1",
        "attacked brute au1 bu1 5",
    ]


def test_14_1_incantations_after_the_last_activation():
    state = old(a="BASTION boom ogre djinn | baron", b=f"{MANY} | ogre")
    events = play(state, "go boom@bu1 end")
    assert only(events, "attacked", "destroyed", "turn_began") == [
        "attacked baron au1 bu1 3",
        "destroyed ogre bu1",
        "turn_began B 10 7",
    ]


def test_14_1_only_incantations_in_the_assault():
    state = old(a="BASTION boom ogre djinn zombie | brute baron", b=f"{MANY} | titan", mana=20)
    play(state, "go")
    assert {text.split("@")[0] for text in texts(state)} == {"boom", "go", "end"}
    refusal(state, "zombie:u")


def test_14_1_the_rules_of_playing_hold_in_the_assault():
    state = old(a="BASTION boom cyclone djinn ogre annihilation | brute baron", b=f"{MANY} | titan")
    play(state, "go")
    assert refusal(state, "annihilation@bu1") == "not_available"
    play(state, "cyclone@bu1")
    expect(state, mana=4)
    play(state, "annihilation@bu1")
    assert refusal(state, "boom@bu1") == "too_little_mana"


def test_14_1_mana_left_is_for_the_assault_too_and_lost_at_the_end_of_the_turn():
    state = old(a="BASTION boom ogre djinn | baron", b=f"{MANY} | brute", mana=2)
    play(state, "go boom@bu1")
    expect(state, mana=1)
    play(state, "end")
    expect(state, mana=6, active="B")


def test_14_1_go_goes_through_the_lanes_in_order_and_end_finishes_the_rest():
    state = old(a=f"{SOMEBODY} | brute baron | zombie grrr", b=f"{MANY} | martyr | ogre gnome")
    assert attacks(play(state, "go")) == ["attacked baron au2 bu1 3"]
    assert attacks(play(state, "go")) == ["attacked brute au1 bu1 5"]
    assert attacks(play(state, "go")) == ["attacked grrr al2 bl1 1"]
    expect(state, running="lower")
    assert attacks(play(state, "end")) == ["attacked zombie al1 bl1 3"]
    expect(state, active="B", phase="summoning")


def test_14_1_go_with_nobody_to_activate_is_refused():
    state = old(a=f"{SOMEBODY} | baron*", b=MANY)
    assert "go" not in texts(state)
    assert refusal(state, "go") == "nobody_to_activate"
    state = old(a=f"{SOMEBODY} | baron", b=f"{MANY} | martyr")
    play(state, "go")
    assert "go" not in texts(state)
    assert refusal(state, "go") == "nobody_to_activate"


def test_14_1_one_end_alone_is_the_whole_assault():
    state = old(a=f"{SOMEBODY} | brute baron", b=f"{MANY} | martyr")
    assert len(attacks(play(state, "end"))) == 2


def test_14_1_a_creature_that_an_incantation_brings_to_the_front_is_still_activated():
    """The front creature dies between two activations: the other closes up and is taken."""
    state = old(a="BASTION boom ogre djinn | zombie brute baron", b=f"{MANY} | martyr")
    events = play(state, "go boom@au1 go end")
    assert [event.split()[1] for event in attacks(events)] == ["baron", "brute"]


def test_14_1_an_aura_that_an_incantation_brings_rage_to_is_taken_while_its_lane_runs():
    """The Gnome between Shaman and fresh Ogre dies after the first activation."""
    state = old(a="BASTION boom djinn giant | shaman gnome* ogre* baron", b=f"{MANY} | martyr")
    events = play(state, "go boom@au2 end")
    assert [event.split()[1] for event in attacks(events)][:2] == ["baron", "ogre"]


def test_14_1_a_position_in_the_assault_is_kept():
    state = old(a="BASTION boom ogre djinn | brute baron | grrr", b=f"{MANY} | martyr | gnome")
    play(state, "go go go")
    dumped = CLASH.dump(state)
    assert (dumped["phase"], dumped["running"]) == ("assault", "lower")
    again = CLASH.load(dumped)
    assert CLASH.dump(again) == dumped
    assert texts(again) == texts(state)


def test_14_1_not_in_version_1_2():
    state = duel(a="BASTION boom ogre djinn | baron", b=MANY)
    assert "go" not in texts(state)
    assert refusal(state, "go") == "not_in_this_ruleset"
    with pytest.raises(DocumentError) as caught:
        CLASH.load(document(phase="assault"))
    assert caught.value.path == "phase"


# The order of return


def test_ruling_50_destroyed_at_once_return_in_the_order_of_section_4():
    state = old(a="BASTION cyclone ogre", b=f"{MANY} | zombie gnome | grrr")
    assert only(play(state, "cyclone@bu1"), "returned")[:3] == [
        "returned gnome B right 6",
        "returned zombie B right 7",
        "returned grrr B right 8",
    ]


# Abilities


@pytest.mark.parametrize("each", CARDS, ids=lambda each: each.id)
def test_14_3_only_its_abilities_and_auras_exist(each):
    abilities = {ability.id for ability in each.abilities}
    if each.aura_ability:
        abilities.add(each.aura_ability.id)
    position = document(a=f"BASTION {each.id} zombie", b=MANY, ruleset="1.0")
    if each.id == "zombie":
        position = document(a="BASTION zombie ogre", b=MANY, ruleset="1.0")
    if abilities <= KNOWN:
        CLASH.load(position)
    else:
        with pytest.raises(DocumentError) as caught:
            CLASH.load(position)
        assert caught.value.path == "seats.A.hand[1]"


def test_14_3_the_initiation_pack_can_be_played():
    assert all(
        {ability.id for ability in each.abilities} <= KNOWN
        for each in CARDS
        if each.set == "initiation"
    )
    setup = duel_setup({"A": list(PRECONSTRUCTED["3"]), "B": list(PRECONSTRUCTED["4"])})
    setup["ruleset"] = "1.0"
    state, _ = CLASH.setup(setup, 5)
    assert CLASH.dump(state)["ruleset"] == "1.0"


def test_14_3_a_deck_with_another_ability_is_refused():
    deck = ["familiar", *PRECONSTRUCTED["3"][1:]]
    setup = duel_setup({"A": deck, "B": list(PRECONSTRUCTED["4"])})
    setup["ruleset"] = "1.0"
    with pytest.raises(DocumentError) as caught:
        CLASH.setup(setup, 5)
    assert caught.value.path == "decks.A[0]"
    assert card("familiar").name() in caught.value.reason
