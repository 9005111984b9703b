"""clash-of-decks.md 7: berserk, indestructible, perforation, protection, rage, splash, sprint,
and auras."""

from __future__ import annotations

from positions import SOMEBODY, attacks, duel, expect, only, play, texts

MANY = "BASTION boom cyclone meteorite annihilation combustion"
"""A hand of the attacked player, with 5 health."""


# Berserk


def test_7_berserk_attacks_again_before_anything_else_goes_on():
    state = duel(a=f"{SOMEBODY} | baron ogre", b="BASTION boom | zombie grrr djinn")
    assert [event.split()[1] for event in attacks(play(state, "end"))] == [
        *("ogre", "ogre", "ogre", "baron")
    ]


def test_7_berserk_needs_a_destroyed_creature():
    state = duel(a=f"{SOMEBODY} | ogre", b="BASTION boom | brute grrr")
    assert attacks(play(state, "end")) == ["attacked ogre au1 bu1 4"]


def test_7_berserk_attacks_the_stronghold_once_after_the_last_creature():
    state = duel(a=f"{SOMEBODY} | gnome", b=f"{MANY} | zombie")
    assert attacks(play(state, "end")) == [
        "attacked gnome au1 bu1 2",
        "attacked_stronghold gnome au1 B 2",
    ]


def test_7_berserk_does_not_attack_the_stronghold_on_the_turn_it_entered_play():
    state = duel(a=f"{SOMEBODY} | gnome*", b=f"{MANY} | zombie microctopus")
    assert attacks(play(state, "end")) == ["attacked gnome au1 bu1 2"] * 2
    expect(state, b=f"{MANY} zombie microctopus")


def test_7_berserk_is_not_triggered_by_destroying_a_stronghold_side():
    state = duel(a=f"{SOMEBODY} | ogre", b="BASTION boom cyclone")
    assert attacks(play(state, "end")) == ["attacked_stronghold ogre au1 B 4"]
    expect(state, b="FORT boom cyclone")


def test_7_berserk_needs_the_kill_even_if_protection_took_the_blow():
    state = duel(a=f"{SOMEBODY} | gnome", b="BASTION boom | lieutenant")
    assert attacks(play(state, "end")) == ["attacked gnome au1 bu1 2"]
    expect(state, b="BASTION boom | lieutenant")


# Indestructible


def test_7_indestructible_suffers_no_damage_from_incantations():
    state = duel(a="BASTION annihilation ogre", b="BASTION djinn | scribe")
    events = play(state, "annihilation@bu1")
    assert only(events, "untouched", "damaged") == ["untouched scribe bu1"]
    expect(state, b="BASTION djinn | scribe")


def test_7_indestructible_can_be_the_target_and_the_others_are_hit_as_usual():
    state = duel(a="BASTION cyclone ogre", b="BASTION djinn | scribe brute | giant")
    assert "cyclone@bu1" in texts(state)
    play(state, "cyclone@bu1")
    expect(state, b="BASTION djinn | scribe brute-3 | giant-3")


def test_7_indestructible_is_untouched_as_a_neighbour_too():
    state = duel(a="BASTION combustion ogre", b="BASTION djinn | brute | scribe")
    events = play(state, "combustion@bu1")
    assert only(events, "untouched", "damaged") == [
        "damaged brute bu1 2 3",
        "untouched scribe bl1",
    ]


def test_7_indestructible_does_not_help_against_attacks():
    state = duel(a=f"{SOMEBODY} | zombie", b="BASTION djinn | scribe")
    play(state, "end")
    expect(state, b="BASTION djinn scribe")


def test_7_indestructible_helps_against_its_own_players_incantation_too():
    state = duel(a="BASTION annihilation ogre | scribe")
    play(state, "annihilation@au1")
    expect(state, a="BASTION ogre annihilation | scribe")


# Perforation


def test_7_perforation_also_damages_the_creature_directly_behind_the_main_target():
    state = duel(a=f"{SOMEBODY} | disciple", b="BASTION boom | djinn titan giant")
    assert only(play(state, "end"), "attacked", "damaged") == [
        "attacked disciple au1 bu1,bu2 2",
        "damaged djinn bu1 2 6",
        "damaged titan bu2 2 6",
    ]


def test_7_perforation_alone_hits_only_the_main_target():
    state = duel(a=f"{SOMEBODY} | disciple", b="BASTION boom meteorite | djinn")
    events = play(state, "end")
    assert attacks(events) == ["attacked disciple au1 bu1 2"]
    expect(state, b="BASTION boom meteorite | djinn")


def test_7_perforation_never_goes_on_to_the_stronghold():
    state = duel(a=f"{SOMEBODY} | disciple", b="BASTION boom meteorite | gnome")
    assert only(play(state, "end"), "stronghold_damaged") == []


def test_7_perforation_of_an_incantation_starts_behind_any_main_target():
    state = duel(a="BASTION meteorite ogre", b="BASTION boom | djinn titan giant")
    play(state, "meteorite@bu2")
    expect(state, b="BASTION boom | djinn titan-4 giant-4")


# Protection


def test_7_protection_reduces_the_first_instance_to_0():
    state = duel(a=f"{SOMEBODY} | zombie", b="BASTION boom | martyr")
    assert only(play(state, "end"), "protected", "damaged") == ["protected martyr bu1 3"]


def test_7_protection_lets_the_second_instance_of_the_turn_through():
    state = duel(a=f"{SOMEBODY} | baron zombie", b="BASTION boom | martyr")
    assert only(play(state, "end"), "protected", "damaged") == [
        "protected martyr bu1 3",
        "damaged martyr bu1 3 3",
    ]


def test_7_protection_stops_incantations_as_well():
    state = duel(a="BASTION boom annihilation ogre", b="BASTION djinn | martyr")
    play(state, "annihilation@bu1")
    expect(state, b="BASTION djinn | martyr!")
    play(state, "boom@bu1")
    expect(state, b="BASTION djinn | martyr-1!")


def test_7_protection_is_there_again_each_turn():
    state = duel(a="BASTION boom ogre | giant", b="BASTION boom | martyr!")
    assert only(play(state, "end"), "protected", "damaged") == ["damaged martyr bu1 4 2"]
    expect(state, b="BASTION boom | martyr")
    play(state, "end")
    assert only(play(state, "end"), "protected", "damaged") == ["protected martyr bu1 4"]


def test_7_protection_does_not_help_the_other_targets():
    state = duel(a=f"{SOMEBODY} | abomination", b="BASTION boom | martyr djinn | giant")
    assert set(only(play(state, "end"), "protected", "damaged")) == {
        "protected martyr bu1 6",
        "damaged djinn bu2 6 2",
        "damaged giant bl1 6 2",
    }


def test_7_protection_is_not_used_up_by_damage_of_0():
    state = duel(a="BASTION cycle_of_life ogre | carapace", b="BASTION boom | lieutenant")
    events = play(state, "cycle_of_life@bu1 end")
    assert only(events, "protected") == []


# Rage


def test_7_rage_may_attack_creatures_on_the_turn_it_enters_play():
    state = duel(a="BASTION grrr ogre", b="BASTION boom | djinn")
    assert attacks(play(state, "grrr:u end")) == ["attacked grrr au1 bu1 1"]


def test_7_rage_never_attacks_a_stronghold_on_that_turn():
    state = duel(a="BASTION grrr ogre", b="BASTION boom meteorite")
    assert attacks(play(state, "grrr:u end")) == []
    expect(state, b="BASTION boom meteorite")


def test_7_rage_is_for_the_own_lane_only():
    state = duel(a="BASTION grrr ogre", b="BASTION boom | djinn")
    assert attacks(play(state, "grrr:l end")) == []


def test_7_rage_attacks_the_stronghold_from_the_next_turn_on():
    state = duel(a=f"{SOMEBODY} | grrr", b="BASTION boom meteorite")
    assert attacks(play(state, "end")) == ["attacked_stronghold grrr au1 B 1"]


# Splash


def test_7_splash_also_damages_the_creature_at_the_same_position_of_the_other_lane():
    state = duel(a=f"{SOMEBODY} | brigand", b="BASTION boom | djinn titan | giant onyx_golem")
    assert only(play(state, "end"), "attacked", "damaged") == [
        "attacked brigand au1 bu1,bl1 2",
        "damaged djinn bu1 2 6",
        "damaged giant bl1 2 6",
    ]


def test_7_splash_works_from_the_lower_lane_to_the_upper():
    state = duel(a=f"{SOMEBODY} | | brigand", b="BASTION boom | djinn | giant")
    assert attacks(play(state, "end")) == ["attacked brigand al1 bl1,bu1 2"]


def test_7_splash_of_an_incantation_is_at_the_position_of_its_main_target():
    state = duel(a="BASTION combustion ogre", b="BASTION boom | djinn titan | giant onyx_golem")
    play(state, "combustion@bl2")
    expect(state, b="BASTION boom | djinn titan-2 | giant onyx_golem-2")


def test_7_splash_with_nobody_at_that_position_hits_only_the_main_target():
    state = duel(a="BASTION combustion ogre", b="BASTION boom | djinn titan | giant")
    play(state, "combustion@bu2")
    expect(state, b="BASTION boom | djinn titan-2 | giant")


def test_7_splash_stays_in_the_kingdom_of_the_main_target():
    state = duel(a="BASTION combustion ogre | | brute", b="BASTION boom | djinn")
    play(state, "combustion@bu1")
    expect(state, a="BASTION ogre combustion | | brute", b="BASTION boom | djinn-2")


def test_7_splash_needs_a_creature_in_the_own_lane():
    state = duel(a=f"{SOMEBODY} | brigand", b=f"{MANY} | | djinn")
    assert attacks(play(state, "end")) == ["attacked_stronghold brigand au1 B 2"]


def test_7_splash_with_perforation_nothing_behind_the_neighbour():
    state = duel(
        a="BASTION cyclone ogre", b="BASTION boom | djinn titan | giant onyx_golem", mana=9
    )
    play(state, "cyclone@bu1")
    expect(state, b="BASTION boom | djinn-3 titan-3 | giant-3 onyx_golem")


# Sprint


def test_7_sprint_first_moves_to_the_bridge_and_adds_1_for_each_creature_moved_over():
    state = duel(a=f"{SOMEBODY} | carapace machine reptile", b="BASTION boom | djinn")
    assert only(play(state, "end"), "sprinted", "attacked")[:2] == [
        "sprinted reptile au1 2",
        "attacked reptile au1 bu1 3",
    ]
    expect(state, a=f"{SOMEBODY} | reptile carapace machine")


def test_7_sprint_from_the_bridge_moves_over_nobody():
    state = duel(a=f"{SOMEBODY} | reptile carapace", b="BASTION boom | djinn")
    events = play(state, "end")
    assert only(events, "sprinted") == []
    assert attacks(events)[-1] == "attacked reptile au1 bu1 1"


def test_7_sprint_adds_to_damage_against_a_stronghold_too():
    state = duel(a=f"{SOMEBODY} | carapace reptile", b=MANY)
    assert attacks(play(state, "end"))[0] == "attacked_stronghold reptile au1 B 2"


def test_7_sprint_bonus_is_gone_in_the_next_assault():
    state = duel(a=f"{SOMEBODY} | machine reptile", b="BASTION boom | carapace")
    events = play(state, "end end end")
    assert [event for event in attacks(events) if "reptile" in event] == [
        "attacked reptile au1 bu1 2",
        "attacked reptile au1 bu1 1",
    ]


def test_7_sprint_of_several_each_counts_the_creatures_it_moves_over():
    state = duel(a=f"{SOMEBODY} | carapace assassin reptile", b="BASTION boom | djinn")
    events = play(state, "end")
    assert only(events, "sprinted") == ["sprinted reptile au1 2", "sprinted assassin au1 2"]
    expect(state, a=f"{SOMEBODY} | assassin reptile carapace")


# Auras


def test_7_aura_reaches_the_creatures_directly_in_front_and_behind():
    view = duel(a="BASTION boom | zombie brute shaman baron giant | ogre").view(None).player("A")
    borrowed = {row.card.id: [each.id for each in row.borrowed] for row in view.upper + view.lower}
    assert borrowed == {
        "zombie": [],
        "brute": ["rage"],
        "shaman": [],
        "baron": ["rage"],
        "giant": [],
        "ogre": [],
    }


def test_7_aura_does_not_reach_the_enemy_across_the_bridge():
    view = duel(a=f"{SOMEBODY} | shaman", b="BASTION boom | brute").view(None)
    assert view.player("B").upper[0].borrowed == ()


def test_7_aura_is_not_an_ability_of_the_card_itself():
    state = duel(a=f"{SOMEBODY} | shaman*", b="BASTION boom | djinn")
    assert attacks(play(state, "end")) == []


def test_7_aura_two_carriers_side_by_side_give_to_each_other():
    state = duel(a=f"{SOMEBODY} | vortex shaman*", b="BASTION boom | djinn")
    assert only(play(state, "end"), "sprinted", "attacked") == ["attacked vortex au1 bu1 0"]
    state = duel(a=f"{SOMEBODY} | vortex* shaman", b="BASTION boom | djinn")
    told = only(play(state, "end"), "sprinted", "attacked")
    assert told == [
        "sprinted shaman au1 1",
        "attacked shaman au1 bu1 2",
        "attacked vortex au2 bu1 0",
    ]


def test_7_aura_is_there_for_a_creature_that_enters_beside_it():
    state = duel(a="BASTION zombie ogre | shaman", b="BASTION boom | djinn")
    events = play(state, "zombie:u")
    assert events[-1] == "abilities_changed zombie au2 rage -"
    assert attacks(play(state, "end"))[0] == "attacked zombie au2 bu1 3"


def test_7_aura_does_not_reach_past_the_neighbour_that_entered():
    state = duel(a="BASTION ogre boom | shaman zombie*", b="BASTION boom | djinn")
    assert only(play(state, "ogre:u"), "abilities_changed") == []
    assert [event.split()[1] for event in attacks(play(state, "end"))] == ["zombie", "shaman"]


def test_7_aura_ends_when_its_carrier_leaves():
    state = duel(a="BASTION boom ogre djinn | zombie* shaman-1", b="BASTION boom | djinn")
    assert "abilities_changed zombie au1 - rage" in play(state, "boom@au2")
    assert attacks(play(state, "end")) == []


def test_7_aura_reaches_a_creature_that_closes_up():
    state = duel(a="BASTION boom ogre djinn | shaman gnome zombie*", b="BASTION boom | djinn")
    assert "abilities_changed zombie au2 rage -" in play(state, "boom@au2")
    assert attacks(play(state, "end"))[0] == "attacked zombie au2 bu1 3"


def test_7_aura_ends_when_its_carrier_sprints_away():
    """Vortex lends the Shaman Sprint: the Zombie has Rage no more when its turn comes."""
    state = duel(a=f"{SOMEBODY} | baron zombie* shaman vortex", b="BASTION boom | djinn")
    events = play(state, "end")
    assert "abilities_changed zombie au3 sprint rage" in events
    assert [event.split()[1] for event in attacks(events)] == ["vortex", "shaman", "baron"]


def test_7_aura_of_an_ability_that_the_creature_has_itself_changes_nothing():
    state = duel(a="BASTION shaman ogre | grrr*", b="BASTION boom | djinn")
    assert only(play(state, "shaman:u"), "abilities_changed") == []
    view = state.view(None).player("A").upper[0]
    assert [each.id for each in view.abilities] == ["rage"]
    assert view.borrowed == ()
    assert attacks(play(state, "end")) == ["attacked grrr au1 bu1 1"]


def test_7_aura_gone_the_creatures_own_ability_stays():
    state = duel(a="BASTION boom ogre djinn | grrr* shaman-1", b="BASTION boom | djinn")
    assert only(play(state, "boom@au2"), "abilities_changed") == []
    assert attacks(play(state, "end")) == ["attacked grrr au1 bu1 1"]


def test_7_aura_of_berserk():
    state = duel(a=f"{SOMEBODY} | brute democular", b="BASTION boom | zombie microctopus djinn")
    events = [event for event in attacks(play(state, "end")) if "brute" in event]
    assert events == ["attacked brute au1 bu1 5"] * 2


def test_7_aura_of_perforation():
    state = duel(a=f"{SOMEBODY} | brute dog_handler", b="BASTION boom | djinn titan giant")
    assert attacks(play(state, "end")) == [
        "attacked dog_handler au2 bu1 2",
        "attacked brute au1 bu1,bu2 5",
    ]


def test_7_aura_of_splash():
    state = duel(a=f"{SOMEBODY} | brute blacksmith", b="BASTION boom | djinn | titan")
    assert attacks(play(state, "end")) == [
        "attacked blacksmith au2 bu1 1",
        "attacked brute au1 bu1,bl1 5",
    ]


def test_7_aura_of_indestructible():
    state = duel(a="BASTION cyclone ogre", b="BASTION djinn | zombie pacifist_druid | giant")
    assert only(play(state, "cyclone@bu1"), "untouched", "damaged") == [
        "untouched zombie bu1",
        "untouched pacifist_druid bu2",
        "damaged giant bl1 3 5",
    ]
