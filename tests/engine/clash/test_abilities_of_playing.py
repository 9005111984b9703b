"""clash-of-decks.md 7: backfire, counterorder, immolation, reinforcement, shackle."""

from __future__ import annotations

from positions import SOMEBODY, attacks, duel, expect, only, play, winners

MANY = "BASTION boom cyclone meteorite annihilation combustion"
"""A hand with 5 health."""


# Backfire


def test_7_backfire_hits_the_nearest_enemy_creature_in_the_same_lane():
    state = duel(a="zombie grrr BASTION goblin_shaman ogre", b=f"{MANY} | djinn baron | titan")
    assert play(state, "goblin_shaman:l")[1:] == [
        "entered goblin_shaman al1",
        "backfired goblin_shaman bl1 2",
        "damaged titan bl1 2 6",
    ]
    expect(state, b=f"{MANY} | djinn baron | titan-2")


def test_7_backfire_deals_as_much_as_there_are_cards_left_of_the_stronghold():
    for left, b in (("", "djinn"), ("zombie", "djinn-1"), ("zombie grrr carapace", "djinn-3")):
        state = duel(a=f"{left} BASTION goblin_shaman ogre", b=f"{MANY} | djinn")
        play(state, "goblin_shaman:u")
        expect(state, b=f"{MANY} | {b}")


def test_7_backfire_the_played_card_itself_does_not_count():
    state = duel(a="zombie goblin_shaman BASTION ogre", b=f"{MANY} | djinn")
    play(state, "goblin_shaman:u")
    expect(state, b=f"{MANY} | djinn-1")


def test_7_backfire_without_such_a_creature_does_nothing():
    state = duel(a="zombie BASTION goblin_shaman ogre | | baron", b=f"{MANY} | | djinn")
    events = play(state, "goblin_shaman:u")
    assert only(events, "backfired", "damaged") == []


def test_7_backfire_of_an_incantation_in_the_lane_of_its_main_target():
    state = duel(a="zombie BASTION channel_hatred ogre", b=f"{MANY} | djinn titan | baron")
    events = play(state, "channel_hatred@bu2")
    assert set(only(events, "damaged")) == {"damaged djinn bu1 1 7", "damaged titan bu2 2 6"}
    expect(state, b=f"{MANY} | djinn-1 titan-2 | baron")


def test_7_backfire_of_an_incantation_at_an_own_creature():
    state = duel(a="zombie BASTION channel_hatred ogre | brute", b=f"{MANY} | djinn | baron")
    play(state, "channel_hatred@au1")
    expect(state, a="zombie BASTION ogre channel_hatred | brute-2", b=f"{MANY} | djinn-1 | baron")


def test_7_backfire_with_splash():
    state = duel(a="zombie BASTION corrupted_elf ogre", b=f"{MANY} | djinn | baron titan")
    play(state, "corrupted_elf:u")
    expect(state, b=f"{MANY} | djinn-1 | baron-1 titan")


def test_7_backfire_with_perforation():
    state = duel(a="zombie BASTION puny_demon ogre", b=f"{MANY} | djinn titan | baron")
    play(state, "puny_demon:u")
    expect(state, b=f"{MANY} | djinn-1 titan-1 | baron")


def test_7_backfire_with_splash_and_perforation():
    state = duel(a="zombie BASTION propagator ogre", b=f"{MANY} | djinn titan | baron giant")
    play(state, "propagator:u")
    expect(state, b=f"{MANY} | djinn-1 titan-1 | baron-1 giant")


def test_7_backfire_with_regeneration():
    state = duel(
        a="zombie grrr BASTION goblin_shaman ogre | | | given regeneration", b=f"{MANY} | djinn"
    )
    play(state, "goblin_shaman:u")
    expect(state, a="zombie BASTION grrr ogre | goblin_shaman* | | given regeneration")


def test_7_backfire_with_sharpening():
    state = duel(a="zombie grrr brute BASTION stitched_butcher ogre", b=f"{MANY} | gnome")
    events = play(state, "stitched_butcher:u")
    assert only(events, "sharpened") == ["sharpened stitched_butcher B 2"]
    expect(state, a="zombie grrr brute BASTION ogre | stitched_butcher*^")


def test_7_backfire_not_with_berserk():
    state = duel(a="zombie BASTION goblin_shaman ogre | democular", b=f"{MANY} | gnome djinn")
    events = play(state, "goblin_shaman:u")
    assert only(events, "destroyed", "attacked", "attacked_stronghold") == ["destroyed gnome bu1"]


def test_7_backfire_meets_protection():
    state = duel(a="zombie BASTION goblin_shaman ogre", b=f"{MANY} | martyr")
    play(state, "goblin_shaman:u")
    expect(state, b=f"{MANY} | martyr!")


# Counterorder


def test_7_counterorder_moves_the_leftmost_card_to_the_right_end():
    state = duel(a="BASTION emissary ogre djinn giant")
    assert play(state, "emissary:u")[1:] == ["entered emissary au1", "counterordered A 3"]
    expect(state, a="BASTION djinn giant ogre | emissary*")


def test_7_counterorder_of_a_card_left_of_the_stronghold():
    state = duel(a="zombie grrr BASTION emissary ogre")
    assert only(play(state, "emissary:u"), "counterordered") == ["counterordered A 2"]
    expect(state, a="grrr BASTION ogre zombie | emissary*")


def test_7_counterorder_of_an_incantation():
    state = duel(a="zombie BASTION quest_accepted ogre", b=f"{MANY} | djinn")
    play(state, "quest_accepted@bu1")
    expect(state, a="BASTION ogre zombie quest_accepted", b=f"{MANY} | djinn-2")


def test_7_counterorder_of_the_last_card_in_hand():
    state = duel(a="FORT emissary ogre")
    play(state, "emissary:u")
    expect(state, a="FORT ogre | emissary*")


# Immolation


def test_7_immolation_hurts_whoever_plays_a_card_into_its_lane():
    for a, b in (("| sparkamender", ""), ("", "| sparkamender")):
        state = duel(a=f"BASTION zombie boom djinn ogre {a}", b=f"{MANY} {b}")
        assert only(play(state, "zombie:u"), "stronghold_damaged") == [
            "stronghold_damaged A bastion 1 2"
        ]


def test_7_immolation_not_in_the_other_lane():
    state = duel(a="BASTION zombie boom djinn ogre | sparkamender", b=f"{MANY} | corrosive_slime")
    assert only(play(state, "zombie:l"), "stronghold_damaged") == []


def test_7_immolation_not_of_the_card_just_played():
    state = duel(a="BASTION sparkamender boom djinn ogre")
    assert only(play(state, "sparkamender:u"), "stronghold_damaged") == []


def test_7_immolation_of_each_carrier_in_either_kingdom():
    state = duel(
        a="BASTION zombie boom djinn ogre giant | sparkamender",
        b=f"{MANY} | corrosive_slime elfcandescent",
    )
    events = play(state, "zombie:u")
    assert set(only(events, "immolated")) == {
        "immolated sparkamender au1 A",
        "immolated corrosive_slime bu1 A",
        "immolated elfcandescent bu2 A",
    }
    assert len(only(events, "stronghold_damaged")) == 3
    expect(state, a="boom djinn ogre BASTION giant | sparkamender zombie*")


def test_7_immolation_of_an_incantation_in_the_lane_of_its_main_target():
    state = duel(a="BASTION boom djinn ogre", b=f"{MANY} | corrosive_slime | baron")
    assert only(play(state, "boom@bl1"), "immolated") == []
    assert only(play(state, "boom@bu1"), "immolated") == ["immolated corrosive_slime bu1 A"]


def test_7_immolation_by_aura():
    state = duel(a="BASTION zombie boom djinn ogre grrr", b=f"{MANY} | baron flame_bearer brute")
    assert set(only(play(state, "zombie:u"), "immolated")) == {
        "immolated brute bu3 A",
        "immolated baron bu1 A",
    }


def test_7_immolation_in_a_pair():
    state = duel(a="BASTION zombie boom djinn ogre", b=f"{MANY} | sparkamender+familiar")
    assert only(play(state, "zombie:u"), "immolated") == ["immolated sparkamender bu1 A"]


def test_7_immolation_given():
    state = duel(a="BASTION zombie boom djinn ogre", b=f"{MANY} | baron | | given immolation")
    assert only(play(state, "zombie:u"), "immolated") == ["immolated baron bu1 A"]


def test_7_immolation_may_end_the_game_and_nothing_further_resolves():
    state = duel(a="FORT boom djinn", b=f"{MANY} | sparkamender")
    assert play(state, "boom@bu1")[-2:] == ["stronghold_damaged A fort 1 0", "game_ended B fort"]
    expect(state, a="djinn FORT", b=f"{MANY} | sparkamender")


# Reinforcement


def test_7_reinforcement_plays_the_leftmost_creature_in_the_same_lane_free():
    state = duel(a=f"{SOMEBODY} | | baron", b=f"zombie grrr {MANY} | | lackey")
    events = play(state, "end")
    assert only(events, "destroyed", "returned", "called", "entered") == [
        "destroyed lackey bl1",
        "returned lackey B right 6",
        "called B zombie",
        "entered zombie bl1",
    ]
    expect(state, b=f"grrr {MANY} lackey | | zombie", mana=8)


def test_7_reinforcement_needs_a_card_that_costs_4_or_less_and_has_no_reinforcement():
    state = duel(a=f"{SOMEBODY} | baron", b="boom titan negotiator BASTION ogre zombie | lackey")
    play(state, "end")
    expect(state, b="boom titan negotiator BASTION zombie lackey | ogre")


def test_7_reinforcement_looks_at_the_available_cards_only():
    state = duel(a=f"{SOMEBODY} | baron", b="boom titan cyclone BASTION djinn zombie | lackey")
    assert only(play(state, "end"), "called") == []
    expect(state, b="boom titan cyclone BASTION djinn zombie lackey")


def test_7_reinforcement_counts_as_played_this_turn():
    """Called in the own turn: it does not attack in this assault."""
    state = duel(a="BASTION boom zombie djinn | lackey", b=f"{MANY} | baron")
    events = play(state, "boom@au1 end")
    assert only(events, "called") == ["called A zombie"]
    assert attacks(events) == []


def test_7_reinforcement_called_in_the_opponents_turn_it_attacks_in_the_next_own_turn():
    state = duel(a=f"{SOMEBODY} | baron", b=f"zombie {MANY} | lackey")
    events = play(state, "end end")
    assert attacks(events) == ["attacked baron au1 bu1 3", "attacked zombie bu1 au1 3"]


def test_7_reinforcement_enters_at_the_rear_and_meets_the_next_attacker():
    state = duel(a=f"{SOMEBODY} | brute baron", b=f"grrr {MANY} | lackey")
    events = play(state, "end")
    assert only(events, "attacked", "destroyed", "entered") == [
        "attacked baron au2 bu1 3",
        "destroyed lackey bu1",
        "entered grrr bu1",
        "attacked brute au1 bu1 5",
        "destroyed grrr bu1",
    ]


def test_7_reinforcement_the_check_follows_the_call():
    """The last card right of the bastion is called: the bastion falls."""
    state = duel(a="BASTION boom zombie | lackey", b=MANY)
    events = play(state, "boom@au1")
    assert only(events, "called", "bastion_fell", "returned") == [
        "returned lackey A right 2",
        "called A zombie",
        "returned boom A right 2",
    ]


def test_7_reinforcement_by_aura():
    state = duel(a=f"{SOMEBODY} | brute", b=f"grrr {MANY} | baron recruitor")
    assert only(play(state, "end"), "called") == ["called B grrr"]
    expect(state, b=f"{MANY} baron | recruitor grrr")


def test_7_reinforcement_an_aura_is_not_for_the_card_itself():
    state = duel(a=f"{SOMEBODY} | baron", b=f"grrr {MANY} | recruitor brute")
    assert only(play(state, "end"), "destroyed", "called") == ["destroyed recruitor bu1"]


def test_7_reinforcement_in_a_pair():
    state = duel(a=f"{SOMEBODY} | brute", b=f"grrr {MANY} | lackey+familiar")
    assert only(play(state, "end"), "returned", "called") == [
        "returned familiar B right 6",
        "returned lackey B right 7",
        "called B grrr",
    ]


def test_7_reinforcement_given():
    state = duel(a=f"{SOMEBODY} | brute", b=f"grrr {MANY} | baron | | given reinforcement")
    assert only(play(state, "end"), "called") == ["called B grrr"]


# Shackle


def test_7_shackle_puts_the_opponents_leftmost_card_under_the_carrier():
    state = duel(a="BASTION grabber ogre", b="zombie BASTION boom djinn")
    assert play(state, "grabber:u")[1:] == ["entered grabber au1", "shackled zombie B au1"]
    expect(state, a="BASTION ogre | grabber(zombie)*", b="BASTION boom djinn")


def test_7_shackle_skips_the_stronghold():
    state = duel(a="BASTION grabber ogre", b="BASTION boom djinn")
    play(state, "grabber:u")
    expect(state, a="BASTION ogre | grabber(boom)*", b="BASTION djinn")


def test_7_shackle_the_card_goes_back_when_the_carrier_is_hurt():
    state = duel(a=f"{SOMEBODY} | zombie", b=f"{MANY} | mesmerizer(ogre)")
    assert only(play(state, "end"), "damaged", "returned") == [
        "damaged mesmerizer bu1 3 1",
        "returned ogre A right 4",
    ]
    expect(state, a=f"{SOMEBODY} ogre | zombie", b=f"{MANY} | mesmerizer")


def test_7_shackle_damage_of_0_keeps_the_card():
    state = duel(a=f"{SOMEBODY} | zombie", b=f"{MANY} | mesmerizer(ogre) | | given protection")
    play(state, "end")
    expect(state, a=f"{SOMEBODY} | zombie", b=f"{MANY} | mesmerizer(ogre) | | given protection")


def test_7_shackle_the_card_goes_back_when_the_carrier_is_destroyed():
    state = duel(a=f"{SOMEBODY} | zombie", b=f"{MANY} | grabber(ogre)")
    assert only(play(state, "end"), "destroyed", "returned") == [
        "returned ogre A right 4",
        "destroyed grabber bu1",
        "returned grabber B right 6",
    ]
    expect(state, a=f"{SOMEBODY} ogre | zombie", b=f"{MANY} grabber")


def test_7_shackle_the_card_goes_back_when_the_own_incantation_hurts_the_carrier():
    state = duel(a="BASTION boom ogre | mesmerizer(zombie)", b=MANY)
    play(state, "boom@au1")
    expect(state, a="BASTION ogre boom | mesmerizer-1", b=f"{MANY} zombie")


def test_7_shackle_keeps_the_card_for_turns():
    state = duel(a="BASTION djinn giant | mesmerizer(zombie)", b=MANY)
    play(state, "end end")
    expect(state, a="BASTION djinn giant | mesmerizer(zombie)")


def test_7_shackle_takes_a_card_that_is_its_owners_health():
    state = duel(a="BASTION grabber ogre", b="zombie FORT boom")
    play(state, "grabber:u")
    expect(state, b="FORT boom")
    state = duel(a="BASTION moving_slime ogre", b="FORT zombie")
    play(state, "moving_slime:u")
    assert winners(state) == ("A",)


def test_7_shackle_in_a_pair():
    state = duel(a=f"{SOMEBODY} | zombie", b=f"{MANY} | mesmerizer+familiar(ogre)")
    play(state, "end")
    expect(state, a=f"{SOMEBODY} ogre | zombie", b=f"{MANY} | mesmerizer+familiar")
