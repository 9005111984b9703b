"""clash-of-decks.md 7: vanish, instinct, regeneration."""

from __future__ import annotations

from positions import SOMEBODY, attacks, duel, expect, only, play

MANY = "BASTION boom cyclone meteorite annihilation combustion"
"""A hand of the attacked player, with 5 health."""


# Vanish


def test_7_vanish_after_damage_it_goes_to_the_rear_of_its_lane():
    state = duel(a=f"{SOMEBODY} | zombie", b=f"{MANY} | growler baron")
    assert play(state, "end")[1:4] == [
        "attacked zombie au1 bu1 3",
        "damaged growler bu1 3 2",
        "vanished growler bu2",
    ]
    expect(state, b=f"{MANY} | baron growler")


def test_7_vanish_the_next_attacker_meets_the_next_creature():
    state = duel(a=f"{SOMEBODY} | baron zombie", b=f"{MANY} | growler brute")
    events = play(state, "end")
    assert only(events, "damaged") == ["damaged growler bu1 3 2", "damaged brute bu1 3 2"]


def test_7_vanish_needs_at_least_1_damage():
    state = duel(a=f"{SOMEBODY} | zombie", b=f"{MANY} | tenacious_nightmare baron")
    events = play(state, "end")
    assert only(events, "protected", "vanished") == ["protected tenacious_nightmare bu1 3"]
    expect(state, b=f"{MANY} | tenacious_nightmare baron")


def test_7_vanish_needs_survival():
    state = duel(a=f"{SOMEBODY} | brute", b=f"{MANY} | growler baron")
    assert only(play(state, "end"), "vanished") == []
    expect(state, b=f"{MANY} growler | baron")


def test_7_vanish_at_the_rear_stays_there():
    state = duel(a=f"{SOMEBODY} | zombie", b=f"{MANY} | growler | baron")
    play(state, "end")
    expect(state, b=f"{MANY} | growler | baron")


def test_7_vanish_before_the_next_attack_of_a_berserk_attacker():
    state = duel(a=f"{SOMEBODY} | brood", b=f"{MANY} | zombie growler baron djinn")
    events = play(state, "end")
    assert only(events, "attacked", "damaged", "vanished") == [
        "attacked brood au1 bu1,bu2 1",
        "damaged zombie bu1 1 0",
        "damaged growler bu2 1 4",
        "vanished growler bu3",
        "attacked brood au1 bu1,bu2 1",
        "damaged baron bu1 1 4",
        "damaged djinn bu2 1 7",
    ]
    expect(state, b=f"{MANY} zombie | baron djinn growler")


def test_7_vanish_after_an_incantation():
    state = duel(a="BASTION boom ogre", b=f"{MANY} | growler baron")
    play(state, "boom@bu1")
    expect(state, b=f"{MANY} | baron growler-1")


def test_7_vanish_after_backfire():
    state = duel(a="zombie BASTION knitterkiller ogre", b=f"{MANY} | growler baron")
    play(state, "knitterkiller:u")
    expect(state, b=f"{MANY} | baron growler-1")


def test_7_vanish_by_aura():
    state = duel(a=f"{SOMEBODY} | zombie", b=f"{MANY} | brute scaredy_cat")
    play(state, "end")
    expect(state, b=f"{MANY} | scaredy_cat brute")


def test_7_vanish_in_a_pair():
    state = duel(a=f"{SOMEBODY} | zombie", b=f"{MANY} | growler+familiar baron")
    play(state, "end")
    expect(state, b=f"{MANY} | baron growler+familiar")


def test_7_vanish_given():
    state = duel(a=f"{SOMEBODY} | zombie", b=f"{MANY} | brute baron | | given vanish")
    play(state, "end")
    expect(state, b=f"{MANY} | baron brute | | given vanish")


# Instinct


def test_7_instinct_hurt_by_an_attack_it_attacks_the_nearest_enemy_in_its_lane():
    state = duel(a=f"{SOMEBODY} | onyx_golem baron", b=f"{MANY} | brawler")
    assert play(state, "end")[1:6] == [
        "attacked baron au2 bu1 3",
        "damaged brawler bu1 3 3",
        "roused brawler bu1",
        "attacked brawler bu1 au1 6",
        "damaged onyx_golem au1 6 2",
    ]


def test_7_instinct_needs_at_least_1_damage():
    state = duel(a=f"{SOMEBODY} | carapace", b=f"{MANY} | brawler")
    assert only(play(state, "end"), "roused") == []
    state = duel(a=f"{SOMEBODY} | baron", b=f"{MANY} | martyr | | given instinct")
    assert only(play(state, "end"), "roused") == []


def test_7_instinct_needs_survival():
    state = duel(a=f"{SOMEBODY} | baron", b=f"{MANY} | untamed_mount")
    assert only(play(state, "end"), "roused") == []


def test_7_instinct_without_an_enemy_in_its_lane_attacks_the_stronghold():
    """Splash hurts it from the other lane."""
    state = duel(a=f"{SOMEBODY} | brigand", b=f"{MANY} | djinn | untamed_mount")
    assert attacks(play(state, "end")) == [
        "attacked brigand au1 bu1,bl1 2",
        "attacked_stronghold untamed_mount bl1 A 3",
    ]
    expect(state, a="FORT djinn giant titan | brigand")


def test_7_instinct_comes_after_all_attacks_of_that_creature_and_only_once():
    """The Parasite hurts the Brawler three times; its Berserk is over before the Brawler stirs."""
    state = duel(a=f"{SOMEBODY} | parasite", b=f"{MANY} | zombie gnome microctopus | brawler")
    assert attacks(play(state, "end")) == [
        "attacked parasite au1 bu1,bu2,bl1 1",
        "attacked parasite au1 bu1,bl1 1",
        "attacked_stronghold parasite au1 B 1",
        "attacked_stronghold brawler bl1 A 6",
    ]


def test_7_instinct_attacks_can_trigger_instinct_in_turn():
    state = duel(a=f"{SOMEBODY} | grrr | | given instinct", b=f"{MANY} | grrr | | given instinct")
    assert only(play(state, "end"), "attacked", "destroyed") == [
        "attacked grrr au1 bu1 1",
        "attacked grrr bu1 au1 1",
        "attacked grrr au1 bu1 1",
        "attacked grrr bu1 au1 1",
        "attacked grrr au1 bu1 1",
        "destroyed grrr bu1",
    ]


def test_7_instinct_attacks_with_everything_that_belongs_to_an_attack():
    state = duel(a=f"{SOMEBODY} | zombie baron", b=f"{MANY} | minotaur")
    assert attacks(play(state, "end"))[:3] == [
        "attacked baron au2 bu1 3",
        "attacked minotaur bu1 au1 4",
        "attacked minotaur bu1 au1 4",
    ]
    expect(state, a=f"{SOMEBODY} zombie | baron", b=f"{MANY} | minotaur")


def test_7_instinct_attacks_with_sprint_and_splash():
    state = duel(
        a=f"{SOMEBODY} | royal_guard | noble_warrior*",
        b=f"{MANY} | onyx_golem brawler | | given splash sprint",
    )
    events = play(state, "end")
    assert only(events, "roused", "sprinted", "attacked") == [
        "attacked royal_guard au1 bu1,bu2 3",
        "roused brawler bu2",
        "sprinted brawler bu1 1",
        "attacked brawler bu1 au1,al1 7",
    ]
    expect(state, b=f"{MANY} | brawler onyx_golem | | given splash sprint")


def test_7_instinct_is_not_triggered_by_incantations():
    state = duel(a="BASTION boom ogre", b=f"{MANY} | brawler")
    assert only(play(state, "boom@bu1"), "roused") == []


def test_7_instinct_is_not_triggered_by_backfire():
    state = duel(a="zombie BASTION knitterkiller ogre", b=f"{MANY} | brawler")
    events = play(state, "knitterkiller:u")
    assert only(events, "damaged", "roused") == ["damaged brawler bu1 1 5"]


def test_7_instinct_by_aura():
    state = duel(a=f"{SOMEBODY} | baron", b=f"{MANY} | brute mechanical_guru")
    assert attacks(play(state, "end")) == ["attacked baron au1 bu1 3", "attacked brute bu1 au1 5"]
    expect(state, a=f"{SOMEBODY} baron")


def test_7_instinct_in_a_pair():
    state = duel(a=f"{SOMEBODY} | baron", b=f"{MANY} | baron+bodyguard")
    assert attacks(play(state, "end")) == ["attacked baron au1 bu1 3", "attacked baron bu1 au1 6"]


def test_7_instinct_given():
    state = duel(a=f"{SOMEBODY} | baron", b=f"{MANY} | brute | | given instinct")
    assert only(play(state, "end"), "roused") == ["roused brute bu1"]


# Regeneration


def test_7_regeneration_damage_to_a_creature_moves_the_own_stronghold_left():
    state = duel(a="boom BASTION djinn giant | mechanical_medic", b=f"{MANY} | brute")
    assert play(state, "end")[1:4] == [
        "attacked mechanical_medic au1 bu1 2",
        "damaged brute bu1 2 3",
        "regenerated A bastion 3",
    ]
    expect(state, a="BASTION boom djinn giant | mechanical_medic")


def test_7_regeneration_damage_to_a_stronghold_counts():
    state = duel(a="boom BASTION djinn giant | mechanical_medic", b=MANY)
    play(state, "end")
    expect(state, a="BASTION boom djinn giant | mechanical_medic")


def test_7_regeneration_a_destroyed_target_counts():
    state = duel(a="boom ogre FORT djinn | mechanical_medic", b=f"{MANY} | zombie")
    assert only(play(state, "end"), "regenerated") == ["regenerated A fort 2"]
    expect(state, a="boom FORT ogre djinn | mechanical_medic")


def test_7_regeneration_a_leftmost_fort_turns_and_becomes_the_second_card_from_the_right():
    state = duel(a="FORT djinn giant titan | mechanical_medic", b=f"{MANY} | brute")
    assert only(play(state, "end"), "regenerated") == ["regenerated A bastion 1"]
    expect(state, a="djinn giant BASTION titan | mechanical_medic")


def test_7_regeneration_a_leftmost_fort_with_one_card():
    state = duel(a="FORT djinn | mechanical_medic", b=f"{MANY} | brute")
    play(state, "end")
    expect(state, a="BASTION djinn | mechanical_medic")


def test_7_regeneration_a_leftmost_bastion_stays():
    state = duel(a=f"{SOMEBODY} | mechanical_medic", b=f"{MANY} | brute")
    assert only(play(state, "end"), "regenerated") == []
    expect(state, a=f"{SOMEBODY} | mechanical_medic")


def test_7_regeneration_needs_at_least_1_damage():
    state = duel(a="boom BASTION djinn | mechanical_medic", b=f"{MANY} | martyr")
    assert only(play(state, "end"), "regenerated") == []
    state = duel(a="boom BASTION djinn | vortex | | given regeneration", b=MANY)
    assert only(play(state, "end"), "attacked_stronghold", "regenerated") == [
        "attacked_stronghold vortex au1 B 0"
    ]
    state = duel(a="boom BASTION djinn invigorating_breath", b=f"{MANY} | scribe")
    assert only(play(state, "invigorating_breath@bu1"), "regenerated") == []


def test_7_regeneration_for_each_attack_of_a_berserk_creature():
    state = duel(a="boom ogre troll BASTION djinn | weremeow", b=f"{MANY} | zombie brute baron")
    assert only(play(state, "end"), "regenerated") == [
        "regenerated A bastion 2",
        "regenerated A bastion 3",
    ]


def test_7_regeneration_of_an_incantation_is_its_players():
    state = duel(a="boom ogre BASTION invigorating_breath djinn", b=f"{MANY} | brute")
    events = play(state, "invigorating_breath@bu1")
    assert only(events, "regenerated", "returned") == [
        "regenerated A bastion 2",
        "returned invigorating_breath A right 3",
    ]
    expect(state, a="boom BASTION ogre djinn invigorating_breath")


def test_7_regeneration_counts_own_creatures_as_targets():
    state = duel(a="boom ogre BASTION invigorating_breath djinn | brute", b=MANY)
    play(state, "invigorating_breath@au1")
    expect(state, a="boom BASTION ogre djinn invigorating_breath | brute-1", b=MANY)


def test_7_regeneration_with_backfire():
    state = duel(a="boom ogre BASTION knitterkiller djinn | priestess", b=f"{MANY} | brute")
    assert only(play(state, "knitterkiller:u"), "regenerated") == ["regenerated A bastion 2"]
    expect(state, a="boom BASTION ogre djinn | priestess knitterkiller*", b=f"{MANY} | brute-2")


def test_7_regeneration_by_aura():
    state = duel(a="boom BASTION djinn | baron priestess*", b=f"{MANY} | brute")
    play(state, "end")
    expect(state, a="BASTION boom djinn | baron priestess")


def test_7_regeneration_in_a_pair():
    state = duel(a="boom BASTION djinn | baron+forest_elf", b=f"{MANY} | titan")
    play(state, "end")
    expect(state, a="BASTION boom djinn | baron+forest_elf")


def test_7_regeneration_given():
    state = duel(a="boom BASTION djinn | baron | | given regeneration", b=f"{MANY} | titan")
    play(state, "end")
    expect(state, a="BASTION boom djinn | baron | | given regeneration")
