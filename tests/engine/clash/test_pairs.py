"""Abilities that meet: clash-of-decks.md 7 read together, one test a pair."""

from __future__ import annotations

from positions import SOMEBODY, attacks, duel, expect, only, play

PAIRS = {
    ("berserk", "perforation"): "7 berserk: at least one enemy creature, whichever",
    ("berserk", "protection"): "7 berserk: it attacks again, Protection or not",
    ("berserk", "rage"): "7 berserk: not the stronghold on the turn it entered",
    ("berserk", "splash"): "7 berserk: at least one enemy creature, whichever",
    ("berserk", "sprint"): "7 sprint: +N until the end of the assault",
    ("indestructible", "protection"): "Ruling 7",
    ("indestructible", "splash"): "7 indestructible: the others are hit as usual",
    ("perforation", "protection"): "7 protection: the others are hit as usual",
    ("perforation", "sprint"): "7 sprint: +N to every target",
    ("protection", "aura"): "Ruling 31",
    ("protection", "splash"): "7 protection: the others are hit as usual",
    ("rage", "aura"): "7 aura",
    ("rage", "sprint"): "6.3: no target, no Sprint",
    ("sprint", "aura"): "6.4 before 6.5",
}

MANY = "BASTION boom cyclone meteorite annihilation combustion"


def test_pair_berserk_sprint_the_bonus_is_kept_and_does_not_grow():
    state = duel(a=f"{SOMEBODY} | carapace machine aberration", b=f"{MANY} | baron-1 zombie")
    events = play(state, "end")
    assert [event for event in attacks(events) if "aberration" in event] == [
        "attacked aberration au1 bu1,bu2 4",
        "attacked_stronghold aberration au1 B 4",
    ]
    assert only(events, "sprinted") == ["sprinted aberration au1 2"]


def test_pair_perforation_sprint_the_bonus_is_for_both_targets():
    state = duel(a=f"{SOMEBODY} | carapace mutant", b="BASTION boom | djinn titan")
    assert only(play(state, "end"), "damaged") == [
        "damaged djinn bu1 3 5",
        "damaged titan bu2 3 5",
    ]


def test_pair_protection_splash_only_the_protected_neighbour_is_spared():
    state = duel(a=f"{SOMEBODY} | brigand", b="BASTION boom | djinn | martyr")
    assert only(play(state, "end"), "damaged", "protected") == [
        "damaged djinn bu1 2 6",
        "protected martyr bl1 2",
    ]


def test_pair_perforation_protection_the_blow_goes_through_the_protected_creature():
    state = duel(a=f"{SOMEBODY} | disciple", b="BASTION boom | martyr gnome")
    play(state, "end")
    expect(state, b="BASTION boom gnome | martyr")


def test_pair_perforation_protection_behind_the_main_target():
    state = duel(a=f"{SOMEBODY} | disciple | ", b="BASTION boom | gnome martyr")
    assert only(play(state, "end"), "damaged", "protected") == [
        "damaged gnome bu1 2 0",
        "protected martyr bu2 2",
    ]


def test_pair_berserk_splash_a_destroyed_neighbour_is_enough():
    state = duel(a=f"{SOMEBODY} | parasite", b="BASTION boom | djinn | machine gnome")
    assert attacks(play(state, "end")) == [
        "attacked parasite au1 bu1,bl1 1",
        "attacked parasite au1 bu1,bl1 1",
        "attacked parasite au1 bu1 1",
    ]
    expect(state, b="BASTION boom machine gnome | djinn")


def test_pair_berserk_perforation_a_destroyed_second_target_is_enough():
    state = duel(a=f"{SOMEBODY} | brood", b="BASTION boom | djinn gnome titan")
    assert attacks(play(state, "end")) == ["attacked brood au1 bu1,bu2 1"] * 2


def test_pair_berserk_protection_a_spent_protection_does_not_stop_the_second_attack():
    state = duel(a=f"{SOMEBODY} | ogre", b="BASTION boom | zombie lieutenant")
    events = play(state, "end")
    assert only(events, "attacked", "protected") == [
        "attacked ogre au1 bu1 4",
        "attacked ogre au1 bu1 4",
        "protected lieutenant bu1 4",
    ]


def test_pair_berserk_rage_fresh_goes_through_the_lane_but_not_to_the_stronghold():
    state = duel(a="BASTION troll ogre", b=f"{MANY} | zombie grrr gnome")
    assert attacks(play(state, "troll:u end")) == ["attacked troll au1 bu1 3"] * 3
    expect(state, b=f"{MANY} zombie grrr gnome")


def test_pair_rage_sprint_fresh_moves_only_if_there_is_a_target():
    state = duel(a="BASTION assassin ogre | carapace | carapace@B", b="BASTION boom | djinn")
    play(state, "assassin:u end")
    expect(state, a="BASTION ogre | assassin carapace | carapace@B")


def test_pair_rage_aura_from_the_shaman_for_a_fresh_neighbour_with_berserk():
    state = duel(a="BASTION ogre djinn | shaman", b=f"{MANY} | zombie grrr")
    events = play(state, "ogre:u end")
    assert attacks(events) == [
        "attacked ogre au2 bu1 4",
        "attacked ogre au2 bu1 4",
        "attacked_stronghold shaman au1 B 1",
    ]


def test_pair_rage_aura_from_the_shaman_for_both_neighbours():
    state = duel(a=f"{SOMEBODY} | zombie* shaman* baron*", b="BASTION boom | djinn onyx_golem")
    assert attacks(play(state, "end")) == [
        "attacked baron au3 bu1 3",
        "attacked zombie au1 bu1 3",
    ]


def test_pair_protection_aura_from_the_machine_is_used_once_a_turn_by_each_neighbour():
    state = duel(
        a="BASTION boom ogre djinn", b="BASTION titan | brute machine giant", mana=20, turn=9
    )
    told = only(play(state, "boom@bu1 boom@bu1 boom@bu3 boom@bu3"), "protected", "damaged")
    assert told == [
        "protected brute bu1 1",
        "damaged brute bu1 1 4",
        "protected giant bu3 1",
        "damaged giant bu3 1 7",
    ]
    expect(state, b="BASTION titan | brute-1! machine giant-1!")


def test_pair_protection_aura_from_the_machine_beside_an_own_one_stops_only_one_instance():
    state = duel(a="BASTION boom ogre djinn", b="BASTION titan | martyr machine", mana=20)
    told = only(play(state, "boom@bu1 boom@bu1"), "protected", "damaged")
    assert told == ["protected martyr bu1 1", "damaged martyr bu1 1 5"]


def test_7_protection_of_a_creature_that_returned_and_was_played_again_is_new():
    state = duel(a="BASTION boom djinn titan | lieutenant!", b="BASTION ogre | martyr", mana=20)
    play(state, "boom@au1 lieutenant:u")
    expect(state, a="BASTION djinn titan boom | lieutenant*")


def test_pair_sprint_aura_from_the_vortex_is_lost_after_sprinting_over_two():
    state = duel(a=f"{SOMEBODY} | carapace vortex zombie", b="BASTION boom | djinn")
    events = play(state, "end")
    assert events[1:3] == ["sprinted zombie au1 2", "abilities_changed zombie au1 - sprint"]
    assert "attacked zombie au1 bu1 5" in events


def test_pair_sprint_aura_from_the_vortex_is_kept_after_sprinting_over_it_alone():
    state = duel(a=f"{SOMEBODY} | vortex zombie", b="BASTION boom | djinn")
    events = play(state, "end")
    assert only(events, "abilities_changed") == []
    assert "attacked zombie au1 bu1 4" in events


def test_incantation_on_own_creatures_hits_own_neighbours():
    state = duel(a="BASTION cyclone ogre | zombie brute | giant", b="BASTION boom | djinn | titan")
    play(state, "cyclone@au1")
    expect(
        state, a="BASTION ogre zombie cyclone | brute-3 | giant-3", b="BASTION boom | djinn | titan"
    )


def test_incantation_on_own_creatures_can_bring_back_a_card_to_play_again():
    state = duel(a="BASTION boom ogre | gnome", b="BASTION titan | djinn", mana=4)
    play(state, "boom@au1 gnome:l")
    expect(state, a="BASTION ogre boom | | gnome*", mana=0)


def test_pair_indestructible_splash_main_target_with_splash_neighbours():
    state = duel(a="BASTION combustion ogre", b="BASTION djinn | revenant | zombie")
    events = play(state, "combustion@bu1")
    assert only(events, "untouched", "damaged") == [
        "untouched revenant bu1",
        "damaged zombie bl1 2 0",
    ]
    expect(state, b="BASTION djinn zombie | revenant")


def test_pair_indestructible_protection_the_machine_is_spared_but_its_neighbour_is_protected():
    state = duel(a="BASTION meteorite ogre", b="BASTION djinn | machine zombie")
    events = play(state, "meteorite@bu1")
    assert only(events, "untouched", "protected") == [
        "untouched machine bu1",
        "protected zombie bu2 4",
    ]


def test_simultaneous_returns_of_both_owners_in_order():
    state = duel(a="BASTION cyclone ogre", b="BASTION djinn | gnome@A zombie | microctopus", mana=9)
    assert only(play(state, "cyclone@bu1"), "returned") == [
        "returned gnome A right 2",
        "returned zombie B right 2",
        "returned microctopus B right 3",
        "returned cyclone A right 3",
    ]


def test_simultaneous_returns_save_nobody_whose_stronghold_is_gone():
    """The Ogre's second attack meets the fort: the game is over before anything else."""
    state = duel(a=f"{SOMEBODY} | ogre", b="FORT boom | gnome")
    assert play(state, "end")[-2:] == ["stronghold_damaged B fort 4 0", "game_ended A fort"]
    expect(state, b="boom gnome FORT")
