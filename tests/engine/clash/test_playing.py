"""clash-of-decks.md 5: playing a card, step by step (those that exist so far)."""

from __future__ import annotations

from positions import duel, expect, only, play, winners


def test_5_1_the_cost_is_paid_from_the_mana():
    state = duel(a="BASTION ogre boom", mana=9)
    assert only(play(state, "ogre:u"), "card_played") == ["card_played A ogre 4 5"]
    expect(state, mana=5)


def test_5_3_a_card_right_of_the_stronghold_that_leaves_costs_one_health():
    state = duel(a="zombie BASTION ogre boom")
    play(state, "ogre:u")
    expect(state, a="zombie BASTION boom | ogre*")


def test_5_3_a_card_left_of_the_stronghold_that_leaves_costs_no_health():
    state = duel(a="zombie BASTION ogre boom")
    play(state, "zombie:u")
    expect(state, a="BASTION ogre boom | zombie*")


def test_5_3_playing_the_last_card_right_of_a_bastion_turns_it_to_the_fort():
    state = duel(a="zombie grrr BASTION ogre")
    assert play(state, "ogre:u") == [
        "card_played A ogre 4 5",
        "bastion_fell A 2",
        "entered ogre au1",
    ]
    expect(state, a="FORT zombie grrr | ogre*")


def test_5_3_playing_the_last_card_right_of_a_fort_loses():
    state = duel(a="zombie FORT ogre")
    assert play(state, "ogre:u") == ["card_played A ogre 4 5", "game_ended B fort"]
    assert winners(state) == ("B",)


def test_5_3_the_check_comes_before_the_creature_goes_to_its_place():
    state = duel(a="zombie FORT ogre")
    play(state, "ogre:u")
    expect(state, a="zombie FORT", mana=5, phase="summoning")


def test_5_3_an_incantation_that_loses_the_game_does_nothing_more():
    state = duel(a="zombie FORT boom", b="BASTION ogre | grrr")
    assert play(state, "boom@bu1") == ["card_played A boom 1 8", "game_ended B fort"]
    expect(state, a="zombie FORT", b="BASTION ogre | grrr")


def test_5_4_the_main_target_then_perforation_and_splash():
    state = duel(a="BASTION cyclone ogre", b="BASTION djinn | titan brute | giant")
    told = only(play(state, "cyclone@bu1"), "targeted", "damaged")
    assert told[0].startswith("targeted cyclone bu1,")
    assert set(told[0].split()[2].split(",")) == {"bu1", "bu2", "bl1"}
    assert set(told[1:]) == {
        "damaged titan bu1 3 5",
        "damaged brute bu2 3 2",
        "damaged giant bl1 3 5",
    }


def test_5_9_damage_is_dealt_to_all_targets_at_once():
    """The Machine dies in the same instance that its aura softens."""
    state = duel(a="BASTION ogre | abomination", b="BASTION djinn | machine zombie")
    play(state, "end")
    expect(state, b="BASTION djinn machine | zombie")


def test_5_10_damage_that_does_not_destroy_stays_until_the_end_of_the_turn():
    state = duel(a="BASTION boom annihilation ogre", b="BASTION djinn | brute")
    assert only(play(state, "boom@bu1"), "damaged") == ["damaged brute bu1 1 4"]
    expect(state, b="BASTION djinn | brute-1")
    assert only(play(state, "boom@bu1"), "damaged") == ["damaged brute bu1 1 3"]
    play(state, "end")
    expect(state, b="BASTION djinn | brute")


def test_5_10_damage_adds_up_until_it_destroys():
    state = duel(a="BASTION boom ogre", b="BASTION djinn | brute-4")
    assert only(play(state, "boom@bu1"), "damaged", "destroyed") == [
        "damaged brute bu1 1 0",
        "destroyed brute bu1",
    ]


def test_5_11_destroyed_creatures_return_before_the_incantation_5_16():
    state = duel(a="BASTION boom ogre | zombie")
    assert only(play(state, "boom@au1"), "returned") == [
        "returned zombie A 2",
        "returned boom A 3",
    ]
    expect(state, a="BASTION ogre zombie boom")


def test_5_12_creatures_close_up_toward_the_bridge():
    state = duel(a="BASTION boom ogre", b="BASTION djinn | zombie brute giant")
    play(state, "boom@bu1")
    expect(state, b="BASTION djinn zombie | brute giant")


def test_5_13_auras_update_after_a_creature_entered():
    state = duel(a="BASTION shaman ogre | zombie*")
    assert play(state, "shaman:u")[-2:] == [
        "entered shaman au2",
        "abilities_changed zombie au1 rage -",
    ]


def test_5_13_auras_update_after_a_creature_left():
    state = duel(a="BASTION annihilation ogre", b="BASTION djinn | zombie shaman grrr")
    told = play(state, "annihilation@bu2")
    assert "abilities_changed zombie bu1 - rage" in told
    assert not [event for event in told if event.startswith("abilities_changed grrr")]


def test_5_16_the_incantation_returns_as_the_rightmost_card():
    state = duel(a="zombie BASTION boom ogre", b="BASTION djinn | giant")
    assert play(state, "boom@bu1")[-1] == "returned boom A 2"
    expect(state, a="zombie BASTION ogre boom")


def test_5_16_until_then_it_is_in_nobodys_hand():
    """The only card right of the bastion leaves: the bastion falls although it comes back."""
    state = duel(a="zombie BASTION boom", b="BASTION djinn | giant")
    assert play(state, "boom@bu1") == [
        "card_played A boom 1 8",
        "bastion_fell A 1",
        "targeted boom bu1",
        "damaged giant bu1 1 7",
        "returned boom A 2",
    ]
    expect(state, a="FORT zombie boom")


def test_5_16_an_incantation_left_of_the_stronghold_returns_right_of_it_and_heals():
    state = duel(a="boom BASTION ogre", b="BASTION djinn | giant")
    play(state, "boom@bu1")
    expect(state, a="BASTION ogre boom")
