"""clash-of-decks.md 7: aerial, aquatic, defender, sharpening, vulnerability."""

from __future__ import annotations

from positions import SOMEBODY, attacks, duel, expect, only, play

MANY = "BASTION boom cyclone meteorite annihilation combustion"
"""A hand of the attacked player, with 5 health."""
MORE = f"{MANY} destruction mental_strike"
"""7 health."""


# Aerial


def test_7_aerial_in_the_upper_lane_attacks_the_stronghold_directly():
    state = duel(a=f"{SOMEBODY} | harasser", b=f"{MANY} | djinn")
    assert attacks(play(state, "end")) == ["attacked_stronghold harasser au1 B 2"]
    expect(state, b="boom cyclone BASTION meteorite annihilation combustion | djinn")


def test_7_aerial_in_the_lower_lane_attacks_as_usual():
    state = duel(a=f"{SOMEBODY} | | harasser", b=f"{MANY} | | djinn")
    assert attacks(play(state, "end")) == ["attacked harasser al1 bl1 2"]


def test_7_aerial_rage_adds_nothing_in_the_upper_lane():
    state = duel(a="BASTION harasser ogre | shaman*", b=f"{MANY} | djinn")
    assert attacks(play(state, "harasser:u end")) == []
    expect(state, a="BASTION ogre | shaman harasser", b=f"{MANY} | djinn")


def test_7_aerial_with_rage_attacks_creatures_in_the_lower_lane():
    state = duel(a="BASTION harasser ogre | | shaman*", b=f"{MANY} | | djinn")
    assert attacks(play(state, "harasser:l end")) == ["attacked harasser al2 bl1 2"]


def test_7_aerial_with_defender_cannot_attack_at_all_in_the_upper_lane():
    for b in (f"{MANY} | djinn", MANY):
        state = duel(a=f"{SOMEBODY} | eternal_shambler celestial_snout*", b=b)
        assert attacks(play(state, "end")) == []
        expect(state, b=b)


def test_7_aerial_by_aura():
    state = duel(a=f"{SOMEBODY} | baron celestial_snout", b=f"{MANY} | djinn")
    assert attacks(play(state, "end")) == [
        "attacked celestial_snout au2 bu1 2",
        "attacked_stronghold baron au1 B 3",
    ]


def test_7_aerial_in_a_pair():
    state = duel(a=f"{SOMEBODY} | brute+demonic_parasite", b=f"{MANY} | djinn")
    assert attacks(play(state, "end")) == ["attacked_stronghold brute au1 B 4"]


def test_7_aerial_given():
    state = duel(a=f"{SOMEBODY} | baron | brute | given aerial", b=f"{MANY} | djinn | titan")
    assert attacks(play(state, "end")) == [
        "attacked_stronghold baron au1 B 3",
        "attacked brute al1 bl1 5",
    ]


# Aquatic


def test_7_aquatic_next_to_the_bridge_deals_double_damage():
    state = duel(a=f"{SOMEBODY} | abyssal_warrior", b=f"{MANY} | djinn")
    assert only(play(state, "end"), "attacked", "damaged") == [
        "attacked abyssal_warrior au1 bu1 6",
        "damaged djinn bu1 6 2",
    ]


def test_7_aquatic_behind_another_creature_deals_its_attack():
    state = duel(a=f"{SOMEBODY} | carapace abyssal_warrior", b=f"{MANY} | djinn")
    assert attacks(play(state, "end"))[0] == "attacked abyssal_warrior au2 bu1 3"


def test_7_aquatic_doubles_against_a_stronghold_too():
    state = duel(a=f"{SOMEBODY} | abyssal_warrior", b=MORE)
    assert attacks(play(state, "end")) == ["attacked_stronghold abyssal_warrior au1 B 6"]


def test_7_aquatic_doubles_the_bonus_of_sprint_too():
    state = duel(a=f"{SOMEBODY} | carapace machine ribbit_gang", b=f"{MANY} | djinn")
    assert only(play(state, "end"), "sprinted", "attacked")[:2] == [
        "sprinted ribbit_gang au1 2",
        "attacked ribbit_gang au1 bu1 12",
    ]


def test_7_aquatic_doubles_backfire():
    state = duel(a="zombie grrr BASTION spawn_from_below ogre", b="BASTION boom | djinn")
    play(state, "spawn_from_below:u")
    expect(state, b="BASTION boom | djinn-4")


def test_7_aquatic_does_not_double_backfire_behind_another_creature():
    state = duel(a="zombie grrr BASTION spawn_from_below ogre | carapace", b="BASTION boom | djinn")
    play(state, "spawn_from_below:u")
    expect(state, b="BASTION boom | djinn-2")


def test_7_aquatic_by_aura():
    state = duel(a=f"{SOMEBODY} | baron aquanaut", b=f"{MANY} | djinn+familiar")
    assert attacks(play(state, "end")) == [
        "attacked aquanaut au2 bu1 2",
        "attacked baron au1 bu1 6",
    ]


def test_7_aquatic_in_a_pair_doubles_the_sum():
    state = duel(a=f"{SOMEBODY} | brute+spring_gnome", b=f"{MANY} | djinn")
    assert attacks(play(state, "end")) == ["attacked brute au1 bu1 12"]


def test_7_aquatic_given():
    state = duel(a=f"{SOMEBODY} | brute | | given aquatic", b=f"{MANY} | djinn")
    assert attacks(play(state, "end")) == ["attacked brute au1 bu1 10"]


# Defender


def test_7_defender_attacks_creatures():
    state = duel(a=f"{SOMEBODY} | veteran", b=f"{MANY} | djinn")
    assert attacks(play(state, "end")) == ["attacked veteran au1 bu1 4"]


def test_7_defender_never_attacks_a_stronghold():
    state = duel(a=f"{SOMEBODY} | veteran", b=f"{MANY} | | djinn")
    assert attacks(play(state, "end")) == []
    expect(state, b=f"{MANY} | | djinn")


def test_7_defender_in_a_pair():
    state = duel(a=f"{SOMEBODY} | eternal_shambler+familiar | veteran", b=f"{MANY} | baron")
    assert attacks(play(state, "end")) == ["attacked eternal_shambler au1 bu1 2"]


def test_7_defender_given():
    state = duel(a=f"{SOMEBODY} | brute | baron | given defender", b=f"{MANY} | djinn")
    assert attacks(play(state, "end")) == ["attacked brute au1 bu1 5"]


# Sharpening


def test_7_sharpening_the_excess_goes_on_to_the_stronghold_of_the_owner():
    state = duel(a=f"{SOMEBODY} | soul_devourer", b=f"{MANY} | zombie")
    assert play(state, "end")[1:-2] == [
        "attacked soul_devourer au1 bu1 4",
        "damaged zombie bu1 4 0",
        "destroyed zombie bu1",
        "returned zombie B right 6",
        "sharpened soul_devourer B 3",
        "stronghold_damaged B bastion 3 3",
    ]
    expect(state, b="boom cyclone meteorite BASTION annihilation combustion zombie")


def test_7_sharpening_counts_the_health_that_the_creature_had_left():
    state = duel(a=f"{SOMEBODY} | soul_devourer", b=f"{MANY} | brute-3")
    assert only(play(state, "end"), "sharpened") == ["sharpened soul_devourer B 2"]


def test_7_sharpening_only_the_first_time_each_turn():
    state = duel(a=f"{SOMEBODY} | deserter", b=f"{MANY} | zombie gnome djinn")
    events = play(state, "end")
    assert len(attacks(events)) == 3
    assert only(events, "sharpened") == ["sharpened deserter B 3"]


def test_7_sharpening_used_this_turn_is_there_again_in_the_next():
    state = duel(a=f"{SOMEBODY} | soul_devourer^", b=f"{SOMEBODY} | zombie mana_pecker")
    assert only(play(state, "end"), "sharpened") == []
    expect(state, a=f"{SOMEBODY} | soul_devourer")
    assert only(play(state, "end end"), "sharpened") == ["sharpened soul_devourer B 3"]


def test_7_sharpening_needs_a_destroyed_creature():
    state = duel(a=f"{SOMEBODY} | soul_devourer", b=f"{MANY} | brute")
    assert only(play(state, "end"), "sharpened") == []


def test_7_sharpening_is_summed_over_all_destroyed_at_once_and_dealt_as_one_instance():
    """4 + 4 on a bastion with 5 health: it falls and the rest is lost."""
    state = duel(a="BASTION light_storm ogre", b="BASTION djinn giant titan | zombie gnome")
    events = play(state, "light_storm@bu1")
    assert only(events, "sharpened", "stronghold_damaged", "bastion_fell") == [
        "sharpened light_storm B 8",
        "stronghold_damaged B bastion 8 0",
        "bastion_fell B 5",
    ]


def test_7_sharpening_per_owner_of_the_destroyed_creatures():
    state = duel(a="BASTION light_storm ogre djinn", b=f"{MANY} | zombie gnome@A brute")
    events = play(state, "light_storm@bu1")
    assert only(events, "sharpened") == ["sharpened light_storm A 4", "sharpened light_storm B 4"]


def test_7_sharpening_nothing_against_a_creature_whose_protection_reduced_the_damage():
    state = duel(a="BASTION light_storm ogre", b=f"{MANY} | lieutenant zombie")
    events = play(state, "light_storm@bu1")
    assert only(events, "protected", "sharpened") == [
        "protected lieutenant bu1 5",
        "sharpened light_storm B 4",
    ]


def test_7_sharpening_works_for_own_creatures_too():
    state = duel(a="BASTION sacrificial_goat ogre djinn giant boom cyclone | zombie", b=MANY)
    events = play(state, "sacrificial_goat@au1")
    assert only(events, "sharpened", "stronghold_damaged") == [
        "sharpened sacrificial_goat A 4",
        "stronghold_damaged A bastion 4 2",
    ]
    expect(state, a="ogre djinn giant boom BASTION cyclone zombie sacrificial_goat", b=MANY)


def test_7_sharpening_of_an_incantation():
    state = duel(a="BASTION sacrificial_goat ogre", b=f"{MANY} | baron-3")
    events = play(state, "sacrificial_goat@bu1")
    assert only(events, "sharpened") == ["sharpened sacrificial_goat B 3"]


def test_7_sharpening_against_a_stronghold_is_nothing():
    state = duel(a=f"{SOMEBODY} | soul_devourer", b="BASTION boom djinn")
    assert only(play(state, "end"), "sharpened") == []
    expect(state, b="FORT boom djinn")


def test_7_sharpening_by_aura():
    state = duel(a=f"{SOMEBODY} | baron mechasharpener*", b=f"{MANY} | zombie")
    assert only(play(state, "end"), "sharpened") == ["sharpened baron B 2"]


def test_7_sharpening_in_a_pair():
    state = duel(a=f"{SOMEBODY} | baron+haunted_armor", b=f"{MANY} | zombie")
    assert only(play(state, "end"), "sharpened") == ["sharpened baron B 3"]


def test_7_sharpening_given():
    state = duel(a=f"{SOMEBODY} | baron | | given sharpening", b=f"{MANY} | zombie")
    assert only(play(state, "end"), "sharpened") == ["sharpened baron B 2"]


# Vulnerability


def test_7_vulnerability_deals_the_remaining_health_minus_1():
    state = duel(a=f"{SOMEBODY} | giant_scorpion", b=f"{MANY} | djinn-3")
    assert only(play(state, "end"), "damaged") == ["damaged djinn bu1 4 1"]


def test_7_vulnerability_deals_each_target_its_own_amount():
    state = duel(a=f"{SOMEBODY} | democtopus", b=f"{MANY} | djinn baron | brute")
    assert sorted(only(play(state, "end"), "damaged")) == [
        "damaged baron bu2 4 1",
        "damaged brute bl1 4 1",
        "damaged djinn bu1 7 1",
    ]


def test_7_vulnerability_deals_nothing_to_a_target_with_1_health():
    state = duel(a=f"{SOMEBODY} | marchroom", b=f"{MANY} | zombie")
    events = play(state, "end")
    assert attacks(events) == ["attacked marchroom au1 bu1 0"]
    assert only(events, "damaged") == []


def test_7_vulnerability_deals_a_stronghold_its_health_minus_1():
    """The first such blow leaves a bastion a bastion; the second deals nothing."""
    state = duel(a=f"{SOMEBODY} | giant_scorpion marchroom", b=MANY)
    assert attacks(play(state, "end")) == [
        "attacked_stronghold marchroom au2 B 4",
        "attacked_stronghold giant_scorpion au1 B 0",
    ]
    expect(state, b="boom cyclone meteorite annihilation BASTION combustion")


def test_7_vulnerability_sprints_bonus_comes_on_top():
    state = duel(a=f"{SOMEBODY} | carapace chewer", b=f"{MANY} | djinn")
    assert only(play(state, "end"), "damaged") == ["damaged djinn bu1 8 0"]


def test_7_vulnerability_aquatics_doubling_comes_on_top():
    state = duel(a=f"{SOMEBODY} | abyssal_whisperer", b=f"{MANY} | baron")
    assert only(play(state, "end"), "damaged") == ["damaged baron bu1 8 0"]


def test_7_vulnerability_of_an_incantation():
    state = duel(a="BASTION transformutton ogre", b=f"{MANY} | titan-1")
    assert only(play(state, "transformutton@bu1"), "damaged") == ["damaged titan bu1 6 1"]
    assert only(play(state, "transformutton@bu1"), "damaged") == []
    expect(state, b=f"{MANY} | titan-7")


def test_7_vulnerability_by_aura_replaces_the_attack():
    state = duel(a=f"{SOMEBODY} | brute dripping_nightmare*", b=f"{MANY} | djinn")
    assert only(play(state, "end"), "damaged") == ["damaged djinn bu1 7 1"]
    state = duel(a=f"{SOMEBODY} | brute dripping_nightmare*", b=f"{MANY} | zombie")
    assert only(play(state, "end"), "damaged") == []


def test_7_vulnerability_given():
    state = duel(a=f"{SOMEBODY} | brute | | given vulnerability", b=f"{MANY} | titan")
    assert only(play(state, "end"), "damaged") == ["damaged titan bu1 7 1"]
