"""clash-of-decks.md 5: playing a card, step by step."""

from __future__ import annotations

from positions import duel, expect, only, play, winners

MANY = "BASTION boom cyclone meteorite annihilation combustion"
"""A hand with 5 health."""


def test_5_1_the_cost_is_paid_from_the_mana():
    state = duel(a="BASTION ogre boom", mana=9)
    assert only(play(state, "ogre:u"), "card_played") == ["card_played A ogre 4 5"]
    expect(state, mana=5)


def test_5_1_lucidity_costs_2_less_not_under_0():
    state = duel(a="BASTION mechanical_peasant ogre", mana=0)
    assert only(play(state, "mechanical_peasant:u"), "card_played") == [
        "card_played A mechanical_peasant 0 0"
    ]


def test_5_2_price_of_blood_pays_all_that_is_left_then_1_damage_for_each_missing_mana():
    """3 missing: one instance each, the card is still in the hand and counts as health."""
    state = duel(a="BASTION gargoyle zombie djinn giant titan", mana=1)
    events = play(state, "gargoyle:u")
    assert only(events, "stronghold_damaged", "bastion_fell") == [
        "stronghold_damaged A bastion 1 4",
        "stronghold_damaged A bastion 1 3",
        "stronghold_damaged A bastion 1 2",
    ]
    expect(state, a="zombie djinn BASTION giant titan | gargoyle*", mana=0)


def test_5_2_price_of_blood_may_go_on_into_the_fort():
    state = duel(a="BASTION gargoyle zombie djinn", mana=0)
    events = play(state, "gargoyle:u")
    assert only(events, "stronghold_damaged", "bastion_fell") == [
        "stronghold_damaged A bastion 1 2",
        "stronghold_damaged A bastion 1 1",
        "stronghold_damaged A bastion 1 0",
        "bastion_fell A 3",
        "stronghold_damaged A fort 1 2",
    ]
    expect(state, a="FORT zombie djinn | gargoyle*", mana=0)


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


def test_5_5_immolation_comes_after_the_targets_and_before_the_damage():
    state = duel(a="BASTION boom ogre djinn | zombie", b=f"{MANY} | sparkamender")
    assert play(state, "boom@bu1") == [
        "card_played A boom 1 8",
        "targeted boom bu1",
        "immolated sparkamender bu1 A",
        "stronghold_damaged A bastion 1 1",
        "damaged sparkamender bu1 1 2",
        "returned boom A right 2",
    ]
    expect(state, a="ogre BASTION djinn boom | zombie", b=f"{MANY} | sparkamender-1")


def test_5_5_immolation_of_a_creature_that_the_card_destroys_counts():
    state = duel(a="BASTION boom ogre djinn", b=f"{MANY} | elfcandescent")
    play(state, "boom@bu1")
    expect(state, a="ogre BASTION djinn boom", b=f"{MANY} elfcandescent")


def test_5_6_backfire_comes_after_immolation():
    """The Immolation has moved a card to the left of the stronghold by then."""
    state = duel(a="BASTION goblin_shaman ogre djinn | sparkamender", b=f"{MANY} | brute")
    assert play(state, "goblin_shaman:u")[1:] == [
        "entered goblin_shaman au2",
        "immolated sparkamender au1 A",
        "stronghold_damaged A bastion 1 1",
        "backfired goblin_shaman bu1 1",
        "damaged brute bu1 1 4",
    ]


def test_5_7_shackle_and_counterorder_of_the_played_card():
    state = duel(a="grrr BASTION grabber emissary ogre djinn", b="boom BASTION ogre djinn", mana=9)
    events = play(state, "grabber:u emissary:u")
    assert only(events, "shackled", "counterordered") == [
        "shackled boom B au1",
        "counterordered A 3",
    ]
    expect(state, a="BASTION ogre djinn grrr | grabber(boom)* emissary*", b="BASTION ogre djinn")


def test_5_8_vulnerability_and_aquatic_make_the_damage():
    state = duel(a="BASTION transformutton ogre", b=f"{MANY} | brute-2")
    assert only(play(state, "transformutton@bu1"), "damaged") == ["damaged brute bu1 2 1"]
    state = duel(a="boom BASTION spawn_from_below ogre", b=f"{MANY} | brute")
    assert only(play(state, "spawn_from_below:u"), "damaged") == ["damaged brute bu1 2 3"]


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


def test_5_10_shackled_cards_under_damaged_creatures_go_back_before_destroyed_ones_return():
    state = duel(a="BASTION annihilation ogre", b=f"{MANY} | grabber(zombie)")
    assert only(play(state, "annihilation@bu1"), "returned") == [
        "returned zombie A right 2",
        "returned grabber B right 6",
        "returned annihilation A right 3",
    ]
    expect(state, a="BASTION ogre zombie annihilation", b=f"{MANY} grabber")


def test_5_11_mercenary_and_cursed_then_reinforcement():
    state = duel(
        a="BASTION cyclone ogre",
        b=f"grrr {MANY} | rapscallion damned_walker | lackey",
    )
    assert only(play(state, "cyclone@bu1"), "returned", "called") == [
        "returned damned_walker B left 5",
        "returned rapscallion A right 2",
        "returned lackey B right 6",
        "called B damned_walker",
        "returned cyclone A right 3",
    ]
    expect(
        state,
        a="BASTION ogre rapscallion cyclone",
        b=f"grrr {MANY} lackey | | damned_walker*",
    )


def test_5_11_destroyed_creatures_return_before_the_incantation_5_16():
    state = duel(a="BASTION boom ogre | zombie")
    assert only(play(state, "boom@au1"), "returned") == [
        "returned zombie A right 2",
        "returned boom A right 3",
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
    events = play(state, "annihilation@bu2")
    assert "abilities_changed zombie bu1 - rage" in events
    assert not [event for event in events if event.startswith("abilities_changed grrr")]


def test_5_14_regeneration_then_5_15_sharpening_then_5_16_the_incantation_returns():
    state = duel(
        a="zombie grrr BASTION stitched_butcher ogre | | | given regeneration",
        b=f"{MANY} | gnome",
    )
    assert play(state, "stitched_butcher:u")[1:] == [
        "entered stitched_butcher au1",
        "backfired stitched_butcher bu1 2",
        "damaged gnome bu1 2 0",
        "destroyed gnome bu1",
        "returned gnome B right 6",
        "regenerated A bastion 2",
        "sharpened stitched_butcher B 1",
        "stronghold_damaged B bastion 1 5",
    ]


def test_5_14_regeneration_comes_after_the_return_of_the_destroyed():
    """The fort would be second from the right; the card that came back stands behind it."""
    state = duel(a="FORT invigorating_breath ogre djinn | zombie", b=MANY)
    events = play(state, "invigorating_breath@au1")
    assert only(events, "returned", "regenerated") == [
        "returned zombie A right 3",
        "regenerated A bastion 1",
        "returned invigorating_breath A right 2",
    ]
    expect(state, a="ogre djinn BASTION zombie invigorating_breath")


def test_5_15_sharpening_comes_after_the_return_that_heals():
    state = duel(a="BASTION sacrificial_goat ogre", b="FORT boom djinn giant titan | zombie")
    events = play(state, "sacrificial_goat@bu1")
    assert only(events, "returned", "sharpened", "stronghold_damaged", "game_ended") == [
        "returned zombie B right 5",
        "sharpened sacrificial_goat B 4",
        "stronghold_damaged B fort 4 1",
        "returned sacrificial_goat A right 2",
    ]


def test_5_16_mercenary_and_cursed_for_the_incantation():
    state = duel(a="BASTION light_storm thunder_throw ogre", b=f"{MANY} | titan", mana=20)
    play(state, "light_storm@bu1")
    expect(state, a="BASTION thunder_throw ogre", b=f"{MANY} light_storm | titan-5")
    play(state, "thunder_throw@bu1")
    expect(state, a="thunder_throw BASTION ogre")


def test_5_17_vanish_after_the_incantation_has_returned_then_5_18_closing_up():
    state = duel(a="BASTION boom ogre", b=f"{MANY} | growler baron brute")
    assert play(state, "boom@bu1")[-2:] == ["returned boom A right 2", "vanished growler bu3"]
    expect(state, b=f"{MANY} | baron brute growler-1")


def test_5_18_the_row_closes_up_after_vanish_both_targets_gone_to_the_rear():
    """Perforation hurts both: the rear one goes first, then the front one."""
    state = duel(a="BASTION blizzard ogre", b=f"{MANY} | growler brittle_golem baron")
    assert only(play(state, "blizzard@bu1"), "vanished") == [
        "vanished brittle_golem bu3",
        "vanished growler bu3",
    ]
    expect(state, b=f"{MANY} | baron brittle_golem-2 growler-2")


def test_5_19_auras_update_after_vanish():
    state = duel(a="BASTION boom ogre", b=f"{MANY} | growler shaman baron brute")
    events = play(state, "boom@bu1")
    assert set(only(events, "abilities_changed")) == {
        "abilities_changed growler bu4 - rage",
    }
    state = duel(a="BASTION boom ogre", b=f"{MANY} | baron growler+familiar shaman brute")
    assert "abilities_changed baron bu1 rage -" in play(state, "boom@bu2")


def test_5_16_the_incantation_returns_as_the_rightmost_card():
    state = duel(a="zombie BASTION boom ogre", b="BASTION djinn | giant")
    assert play(state, "boom@bu1")[-1] == "returned boom A right 2"
    expect(state, a="zombie BASTION ogre boom")


def test_5_16_until_then_it_is_in_nobodys_hand():
    """The only card right of the bastion leaves: the bastion falls although it comes back."""
    state = duel(a="zombie BASTION boom", b="BASTION djinn | giant")
    assert play(state, "boom@bu1") == [
        "card_played A boom 1 8",
        "bastion_fell A 1",
        "targeted boom bu1",
        "damaged giant bu1 1 7",
        "returned boom A right 2",
    ]
    expect(state, a="FORT zombie boom")


def test_5_16_an_incantation_left_of_the_stronghold_returns_right_of_it_and_heals():
    state = duel(a="boom BASTION ogre", b="BASTION djinn | giant")
    play(state, "boom@bu1")
    expect(state, a="BASTION ogre boom")
