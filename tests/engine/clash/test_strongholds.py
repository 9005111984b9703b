"""clash-of-decks.md 4: the hand and the stronghold in it."""

from __future__ import annotations

from positions import SOMEBODY, duel, expect, only, play, texts, winners


def test_4_1_damage_moves_the_stronghold_that_many_places_to_the_right():
    state = duel(a=f"{SOMEBODY} | zombie", b="boom BASTION ogre troll brute baron")
    assert only(play(state, "end"), "stronghold_damaged") == ["stronghold_damaged B bastion 3 1"]
    expect(state, b="boom ogre troll brute BASTION baron")


def test_4_1_damage_of_0_moves_nothing():
    state = duel(a=f"{SOMEBODY} | carapace", b="BASTION boom")
    assert only(play(state, "end"), "stronghold_damaged") == []
    expect(state, b="BASTION boom")


def test_4_check_1_only_the_bastion_left_in_the_hand_loses_at_once():
    state = duel(a="BASTION zombie", b="BASTION boom")
    assert play(state, "zombie:u")[-1] == "game_ended B empty_hand"
    assert winners(state) == ("B",)


def test_4_check_1_only_the_fort_left_in_the_hand_loses_at_once():
    state = duel(a="FORT zombie", b="BASTION boom")
    assert play(state, "zombie:u")[-1] == "game_ended B empty_hand"


def test_4_check_2_bastion_falls_to_fort_leftmost_rest_of_damage_lost():
    state = duel(a=f"{SOMEBODY} | brute", b="boom BASTION ogre troll")
    assert only(play(state, "end"), "stronghold_damaged", "bastion_fell") == [
        "stronghold_damaged B bastion 5 0",
        "bastion_fell B 3",
    ]
    expect(state, b="FORT boom ogre troll")


def test_4_check_2_exact_damage_destroys_the_bastion():
    state = duel(a=f"{SOMEBODY} | zombie", b="BASTION boom ogre troll")
    play(state, "end")
    expect(state, b="FORT boom ogre troll")


def test_4_check_2_one_health_left_keeps_the_bastion():
    state = duel(a=f"{SOMEBODY} | zombie", b="BASTION boom ogre troll brute")
    play(state, "end")
    expect(state, b="boom ogre troll BASTION brute")


def test_4_check_2_a_fort_that_is_rightmost_loses_at_once():
    state = duel(a=f"{SOMEBODY} | zombie", b="boom FORT ogre troll brute")
    assert play(state, "end")[-2:] == ["stronghold_damaged B fort 3 0", "game_ended A fort"]
    assert winners(state) == ("A",)
    expect(state, b="boom ogre troll brute FORT")


def test_4_check_2_the_next_damage_instance_goes_on_into_the_fort():
    state = duel(a=f"{SOMEBODY} | zombie | grrr", b="BASTION ogre troll")
    assert only(play(state, "end"), "stronghold_damaged", "bastion_fell") == [
        "stronghold_damaged B bastion 3 0",
        "bastion_fell B 2",
        "stronghold_damaged B fort 1 1",
    ]
    expect(state, b="ogre FORT troll")


def test_4_3_the_game_ends_at_once_and_nothing_further_resolves():
    state = duel(a=f"{SOMEBODY} | zombie brute | grrr", b="FORT ogre | | baron-2")
    assert play(state, "end") == [
        "assault_began A",
        "attacked_stronghold brute au2 B 5",
        "stronghold_damaged B fort 5 0",
        "game_ended A fort",
    ]
    expect(state, b="ogre FORT | | baron-2", phase="assault", turn=9, active="A")
    assert state.to_act() == ()
    assert state.legal_actions("A") == state.legal_actions("B") == []


def test_4_4_a_play_that_costs_its_own_player_the_game_is_legal():
    assert texts(duel(a="BASTION zombie")) == ["zombie:u", "zombie:l", "end"]


def test_4_5_a_destroyed_creature_returns_as_the_rightmost_card_and_heals_by_one():
    state = duel(a=f"{SOMEBODY} | zombie", b="boom BASTION ogre | grrr")
    assert only(play(state, "end"), "destroyed", "returned") == [
        "destroyed grrr bu1",
        "returned grrr B right 2",
    ]
    expect(state, b="boom BASTION ogre grrr")


def test_4_6_destroyed_at_once_upper_lane_from_rear_to_bridge_then_lower_lane():
    state = duel(
        a="BASTION cyclone ogre", b="BASTION djinn | zombie gnome baron | microctopus troll"
    )
    assert only(play(state, "cyclone@bu1"), "returned") == [
        "returned gnome B right 2",
        "returned zombie B right 3",
        "returned microctopus B right 4",
        "returned cyclone A right 2",
    ]
    expect(state, b="BASTION djinn gnome zombie microctopus | baron | troll")


def test_4_6_destroyed_at_once_upper_lane_first_also_when_the_main_target_is_in_the_lower():
    state = duel(a="BASTION cyclone ogre", b="BASTION djinn | microctopus | zombie gnome baron")
    play(state, "cyclone@bl1")
    expect(state, b="BASTION djinn microctopus gnome zombie | | baron")


def test_4_6_destroyed_at_once_of_both_owners_the_active_players_first():
    state = duel(a="BASTION meteorite ogre | gnome zombie@B", b="BASTION djinn")
    assert only(play(state, "meteorite@au1"), "returned") == [
        "returned gnome A right 2",
        "returned zombie B right 2",
        "returned meteorite A right 3",
    ]
    expect(state, a="BASTION ogre gnome meteorite", b="BASTION djinn zombie")


def test_4_6_destroyed_at_once_of_both_owners_in_the_kingdom_of_the_other_player():
    state = duel(a="BASTION meteorite ogre", b="BASTION djinn | gnome@A zombie")
    assert only(play(state, "meteorite@bu1"), "returned")[:2] == [
        "returned gnome A right 2",
        "returned zombie B right 2",
    ]
