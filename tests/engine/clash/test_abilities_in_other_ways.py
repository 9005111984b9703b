"""clash-of-decks.md 7: abilities that come in a pair or are given to all creatures of a seat."""

from __future__ import annotations

from positions import SOMEBODY, attacks, duel, expect, only, play

MANY = "BASTION boom cyclone meteorite annihilation combustion"
"""A hand with 5 health."""


def test_7_berserk_in_a_pair():
    state = duel(a=f"{SOMEBODY} | baron+griffin", b=f"{MANY} | zombie djinn")
    assert attacks(play(state, "end")) == ["attacked baron au1 bu1 4"] * 2


def test_7_berserk_given():
    state = duel(a=f"{SOMEBODY} | baron | | given berserk", b=f"{MANY} | zombie djinn")
    assert attacks(play(state, "end")) == ["attacked baron au1 bu1 3"] * 2


def test_7_indestructible_in_a_pair():
    state = duel(a="BASTION annihilation ogre", b=f"{MANY} | baron+specter")
    play(state, "annihilation@bu1")
    expect(state, b=f"{MANY} | baron+specter")


def test_7_indestructible_given():
    state = duel(a="BASTION annihilation ogre", b=f"{MANY} | zombie | | given indestructible")
    play(state, "annihilation@bu1")
    expect(state, b=f"{MANY} | zombie | | given indestructible")


def test_7_perforation_in_a_pair():
    state = duel(a=f"{SOMEBODY} | baron+exalting_bard", b=f"{MANY} | titan djinn")
    assert attacks(play(state, "end")) == ["attacked baron au1 bu1,bu2 4"]


def test_7_perforation_given():
    state = duel(a=f"{SOMEBODY} | baron | | given perforation", b=f"{MANY} | titan djinn")
    assert attacks(play(state, "end")) == ["attacked baron au1 bu1,bu2 3"]


def test_7_protection_in_a_pair():
    state = duel(a=f"{SOMEBODY} | zombie", b=f"{MANY} | baron+animated_armor")
    assert only(play(state, "end"), "protected") == ["protected baron bu1 3"]


def test_7_protection_given():
    state = duel(a="BASTION boom ogre", b=f"{MANY} | baron | | given protection")
    play(state, "boom@bu1 boom@bu1")
    expect(state, b=f"{MANY} | baron-1! | | given protection")


def test_7_rage_in_a_pair():
    state = duel(a=f"{SOMEBODY} | baron+banshee*", b=f"{MANY} | titan")
    assert attacks(play(state, "end")) == ["attacked baron au1 bu1 7"]


def test_7_rage_given():
    state = duel(a="BASTION baron ogre | | | given rage", b=f"{MANY} | titan")
    assert attacks(play(state, "baron:u end")) == ["attacked baron au1 bu1 3"]


def test_7_splash_in_a_pair():
    state = duel(a=f"{SOMEBODY} | baron+exalting_bard", b=f"{MANY} | titan | djinn")
    assert attacks(play(state, "end")) == ["attacked baron au1 bu1,bl1 4"]


def test_7_splash_given():
    state = duel(a=f"{SOMEBODY} | baron | | given splash", b=f"{MANY} | titan | djinn")
    assert attacks(play(state, "end")) == ["attacked baron au1 bu1,bl1 3"]


def test_7_sprint_in_a_pair():
    state = duel(a=f"{SOMEBODY} | carapace* reptile+familiar", b=f"{MANY} | titan")
    assert attacks(play(state, "end")) == ["attacked reptile au1 bu1 3"]


def test_7_sprint_given():
    state = duel(a=f"{SOMEBODY} | carapace* baron | | given sprint", b=f"{MANY} | titan")
    assert attacks(play(state, "end")) == ["attacked baron au1 bu1 4"]


def test_7_aura_under_a_symbiote_reaches_the_neighbours():
    state = duel(a=f"{SOMEBODY} | brute democular+familiar*", b=f"{MANY} | zombie titan")
    assert attacks(play(state, "end")) == ["attacked brute au1 bu1 5"] * 2


def test_7_abilities_are_always_on_and_mandatory():
    """Sprint leaves the aura of Protection whether its owner likes it or not."""
    state = duel(a=f"{SOMEBODY} | carapace machine vortex reptile", b=f"{MANY} | titan")
    assert only(play(state, "end"), "sprinted")[0] == "sprinted reptile au1 3"


def test_7_sprint_is_cumulative_until_the_end_of_the_assault():
    """Hurt twice, it vanishes and runs back to the bridge twice."""
    state = duel(
        a=f"{SOMEBODY} | onyx_golem goblin_archer grrr",
        b=f"{MANY} | fearful_pugilist titan | | given instinct",
    )
    events = play(state, "end")
    assert [event for event in attacks(events) if "pugilist" in event][:2] == [
        "attacked fearful_pugilist bu1 au1 2",
        "attacked fearful_pugilist bu1 au1 3",
    ]


def test_ruling_37_several_that_vanish_in_one_lane_the_order_is_fixed_at_the_start():
    """The front one moves up when the rear one has gone; it still comes second, once."""
    state = duel(a=f"{SOMEBODY} | disciple", b=f"{MANY} | growler ribbit_lord baron brute")
    assert only(play(state, "end"), "vanished") == [
        "vanished ribbit_lord bu4",
        "vanished growler bu4",
    ]
    expect(state, b=f"{MANY} | baron brute ribbit_lord growler")
