"""clash-of-decks.md 7: symbiote; Rulings 9 and 41."""

from __future__ import annotations

import pytest
from positions import SOMEBODY, attacks, duel, expect, only, play, texts

from engine.core import IllegalAction

MANY = "BASTION boom cyclone meteorite annihilation combustion"
"""A hand with 5 health."""


def refusal(state, line: str) -> str:
    before = state.key()
    with pytest.raises(IllegalAction) as caught:
        play(state, line)
    assert state.key() == before
    return caught.value.code


def test_7_symbiote_may_be_placed_on_top_of_an_own_creature():
    state = duel(a="BASTION familiar ogre | baron brute | zombie", b=f"{MANY} | titan")
    assert [text for text in texts(state) if text.startswith("familiar")] == [
        *("familiar:u", "familiar:l", "familiar+u1", "familiar+u2", "familiar+l1")
    ]
    assert play(state, "familiar+u2")[:2] == ["card_played A familiar 2 7", "joined familiar au2"]
    expect(state, a="BASTION ogre | baron brute+familiar | zombie", mana=7)


def test_7_symbiote_may_enter_as_a_creature_of_its_own():
    state = duel(a="BASTION familiar ogre | baron")
    play(state, "familiar:u")
    expect(state, a="BASTION ogre | baron familiar*")


def test_7_symbiote_not_onto_a_creature_with_symbiote():
    state = duel(a="BASTION familiar ogre | griffin baron+nomadic_mount")
    assert [text for text in texts(state) if "+" in text] == []
    assert refusal(state, "familiar+u1") == refusal(state, "familiar+u2")


def test_7_symbiote_only_in_the_own_kingdom_and_onto_somebody():
    state = duel(a="BASTION familiar ogre", b=f"{MANY} | titan")
    assert [text for text in texts(state) if "+" in text] == []
    refusal(state, "familiar+u1")


def test_7_symbiote_only_a_symbiote_joins():
    state = duel(a="BASTION grrr ogre | baron")
    assert refusal(state, "grrr+u1") == "not_a_symbiote"


def test_7_symbiote_attack_and_health_add_up():
    state = duel(a=f"{SOMEBODY} | baron+nomadic_mount", b=f"{MANY} | titan")
    assert attacks(play(state, "end")) == ["attacked baron au1 bu1 4"]
    events = play(state, "end")
    assert only(events, "damaged", "destroyed") == [
        "damaged baron au1 8 0",
        "destroyed baron au1",
    ]
    state = duel(a=f"{SOMEBODY} | baron+nomadic_mount-7")
    play(state, "end")
    expect(state, a=f"{SOMEBODY} | baron+nomadic_mount")


def test_7_symbiote_abilities_add_up():
    state = duel(a=f"{SOMEBODY} | revenant+griffin", b=f"{MANY} | zombie gnome titan")
    assert attacks(play(state, "end")) == [
        "attacked revenant au1 bu1,bu2 4",
        "attacked revenant au1 bu1 4",
    ]


def test_7_symbiote_auras_add_up():
    view = duel(a=f"{SOMEBODY} | baron shaman+griffin brute").view(None).player("A")
    assert [[each.id for each in row.borrowed] for row in view.upper] == [["rage"], [], ["rage"]]


def test_7_symbiote_with_vulnerability_in_either_card_the_attack_is_vulnerability_alone():
    for pair in ("brute+demonic_parasite", "giant_scorpion+familiar"):
        state = duel(a=f"{SOMEBODY} | | {pair}", b=f"{MANY} | | titan")
        assert only(play(state, "end"), "damaged") == ["damaged titan bl1 7 1"]


def test_7_symbiote_damage_that_the_host_has_taken_stays():
    state = duel(a="BASTION familiar ogre | baron-2")
    play(state, "familiar+u1")
    expect(state, a="BASTION ogre | baron+familiar-2")


def test_7_symbiote_destroyed_both_cards_return_the_symbiote_first():
    state = duel(a=f"{SOMEBODY} | shapeless_beast", b=f"{MANY} | baron+familiar")
    assert only(play(state, "end"), "destroyed", "returned") == [
        "destroyed baron bu1",
        "returned familiar B right 6",
        "returned baron B right 7",
    ]
    expect(state, b=f"{MANY} familiar baron")


def test_ruling_9_the_pair_attacks_this_turn_if_the_host_could():
    state = duel(a="BASTION familiar ogre | baron", b=f"{MANY} | titan")
    assert attacks(play(state, "familiar+u1 end")) == ["attacked baron au1 bu1 4"]


def test_ruling_9_the_pair_does_not_attack_if_the_host_is_fresh():
    state = duel(a="BASTION familiar baron ogre", b=f"{MANY} | titan", mana=20)
    assert attacks(play(state, "baron:u familiar+u1 end")) == []


def test_ruling_41_a_pair_with_rage_on_a_fresh_host_attacks_creatures():
    state = duel(a="BASTION banshee baron ogre", b=f"{MANY} | titan", mana=20)
    assert attacks(play(state, "baron:u banshee+u1 end")) == ["attacked baron au1 bu1 7"]
    state = duel(a="BASTION banshee baron ogre", b=MANY, mana=20)
    assert attacks(play(state, "baron:u banshee+u1 end")) == []


def test_ruling_41_used_marks_and_damage_stay_on_the_pair():
    state = duel(
        a="BASTION animated_armor familiar ogre | lieutenant! soul_devourer-1^", b=MANY, mana=20
    )
    play(state, "animated_armor+u1 familiar+u2")
    expect(state, a="BASTION ogre | lieutenant+animated_armor! soul_devourer+familiar-1^")


def test_ruling_41_equal_abilities_of_both_cards_count_once():
    """Both bring Protection: one instance a turn is stopped."""
    state = duel(a=f"{SOMEBODY} | baron zombie", b=f"{MANY} | paladwarf+animated_armor")
    assert only(play(state, "end"), "protected", "damaged") == [
        "protected paladwarf bu1 3",
        "damaged paladwarf bu1 3 2",
    ]


def test_ruling_41_equal_berserk_of_both_cards_attacks_once_more_not_twice():
    state = duel(a=f"{SOMEBODY} | ogre+griffin", b=f"{MANY} | zombie titan")
    assert len(attacks(play(state, "end"))) == 2


def test_ruling_41_an_aura_lies_on_both_cards_of_a_pair():
    """The aura of Cursed: both become leftmost in turn."""
    state = duel(a=f"{SOMEBODY} | shapeless_beast", b=f"{MANY} | baron+familiar ripper")
    assert only(play(state, "end"), "returned") == [
        "returned familiar B left 5",
        "returned baron B left 5",
    ]
    expect(state, b=f"baron familiar {MANY} | ripper")


def test_ruling_41_reinforcement_is_called_once_for_a_pair():
    state = duel(
        a=f"{SOMEBODY} | shapeless_beast", b=f"grrr zombie {MANY} | baron+familiar recruitor"
    )
    assert only(play(state, "end"), "called") == ["called B grrr"]
    expect(state, b=f"zombie {MANY} familiar baron | recruitor grrr")


def test_ruling_41_reinforcement_needs_one_card_that_has_it_in_its_own_players_hand():
    """The aura gives it to both cards of the pair; the Mercenary goes to the other hand."""
    state = duel(
        a=f"{SOMEBODY} | shapeless_beast", b=f"grrr zombie {MANY} | baron+reason_gnawer recruitor"
    )
    assert only(play(state, "end"), "returned", "called") == [
        "returned reason_gnawer A right 4",
        "returned baron B right 6",
        "called B grrr",
    ]


def test_ruling_41_reinforcement_of_a_card_that_goes_to_the_other_hand_calls_nobody():
    state = duel(a=f"{SOMEBODY} | shapeless_beast", b=f"grrr {MANY} | rapscallion recruitor")
    assert only(play(state, "end"), "returned", "called") == ["returned rapscallion A right 4"]
    state = duel(a=f"{SOMEBODY} | shapeless_beast", b=f"grrr {MANY} | lackey+reason_gnawer")
    assert only(play(state, "end"), "called") == ["called B grrr"]


def test_ruling_41_several_cursed_cards_each_become_leftmost_in_turn():
    state = duel(a="BASTION cyclone ogre", b=f"{MANY} | damned_walker relentless_bag_of_bones!")
    assert only(play(state, "cyclone@bu1"), "returned")[:2] == [
        "returned relentless_bag_of_bones B left 5",
        "returned damned_walker B left 5",
    ]
    expect(state, b=f"damned_walker relentless_bag_of_bones {MANY}")
