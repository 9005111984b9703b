"""Rulings of clash-of-decks.md on the hand, on costs and on what a played card does."""

from __future__ import annotations

import pytest
from positions import CLASH, SOMEBODY, attacks, document, duel, expect, only, play, texts, winners

from engine.clash.cards import CARDS
from engine.clash.decks import PRECONSTRUCTED
from engine.clash.game import duel_setup

MANY = "BASTION boom cyclone meteorite annihilation combustion"
"""A hand with 5 health."""


def test_ruling_5_an_incantation_is_played_into_the_lane_of_its_main_target():
    """Combustion splashes into the lower lane: only the lane of the main target counts."""
    state = duel(a="BASTION combustion ogre djinn", b=f"{MANY} | brute | corrosive_slime")
    assert only(play(state, "combustion@bu1"), "immolated") == []
    expect(state, b=f"{MANY} | brute-2 | corrosive_slime-2")
    assert only(play(state, "combustion@bl1"), "immolated") == ["immolated corrosive_slime bl1 A"]


def test_ruling_6_shackle_comes_after_immolation():
    """After Immolation, which made the bastion fall."""
    state = duel(a="zombie BASTION grabber ogre", b="boom BASTION djinn | sparkamender | baron")
    assert play(state, "grabber:u")[1:] == [
        "entered grabber au1",
        "immolated sparkamender bu1 A",
        "stronghold_damaged A bastion 1 0",
        "bastion_fell A 2",
        "shackled boom B au1",
    ]


def test_ruling_10_regeneration_once_per_instance_not_per_target():
    state = duel(a="boom ogre BASTION vampires_blood_vial djinn", b=f"{MANY} | brute | baron")
    assert len(only(play(state, "vampires_blood_vial@bu1"), "regenerated")) == 1
    expect(state, a="boom BASTION ogre djinn vampires_blood_vial")


@pytest.mark.parametrize("card", ["rapscallion", "damned_walker", "mortcenary"])
def test_ruling_11_mercenary_and_cursed_on_a_card_face_down_do_nothing(card):
    state = duel(a=f"{SOMEBODY} | baron", b=f"{MANY} | grabber({card})")
    play(state, "end")
    expect(state, a=f"{SOMEBODY} {card} | baron", b=f"{MANY} grabber")


def test_ruling_11_a_shackled_card_under_a_carrier_that_leaves_unhurt_goes_back():
    """A given Mercenary carrier: it leaves for the other hand, the card for its owner's."""
    state = duel(a=f"{SOMEBODY} | baron", b=f"{MANY} | grabber(ogre) | | given mercenary")
    play(state, "end")
    expect(state, a=f"{SOMEBODY} ogre grabber | baron", b=f"{MANY} | | | given mercenary")


def test_ruling_18_counterorder_is_one_change_of_the_hand():
    """Taken away first, the Ogre would leave the fort alone in the hand."""
    state = duel(a="FORT emissary ogre")
    play(state, "emissary:u")
    assert winners(state) is None
    state = duel(a="zombie FORT emissary ogre")
    play(state, "emissary:u")
    expect(state, a="FORT ogre zombie | emissary*")


def test_ruling_18_counterorder_one_check_the_moved_card_may_save_nothing():
    """Zombie, stronghold, one card: the only card right of it stays there."""
    state = duel(a="BASTION emissary zombie")
    events = play(state, "emissary:u")
    assert only(events, "bastion_fell") == []
    expect(state, a="BASTION zombie | emissary*")


def test_ruling_18_counterorder_skips_the_stronghold():
    state = duel(a="BASTION emissary ogre djinn")
    play(state, "emissary:u")
    expect(state, a="BASTION djinn ogre | emissary*")


def test_ruling_18_counterorder_ignores_cursed():
    state = duel(a="damned_walker BASTION emissary ogre")
    play(state, "emissary:u")
    expect(state, a="BASTION ogre damned_walker | emissary*")


def test_ruling_18_a_card_left_of_the_stronghold_that_moves_heals_by_one():
    state = duel(a="zombie BASTION emissary ogre")
    assert only(play(state, "emissary:u"), "counterordered") == ["counterordered A 2"]


def test_ruling_19_lucidity_is_looked_at_once_when_paying():
    """Price of Blood of another card later moves nothing in what was paid."""
    state = duel(a="zombie BASTION fort_guardian ogre djinn", mana=9)
    events = play(state, "fort_guardian:u zombie:u")
    assert only(events, "card_played") == [
        "card_played A fort_guardian 4 5",
        "card_played A zombie 1 4",
    ]


def test_ruling_19_availability_is_not_looked_at_again_during_a_play():
    """The fourth card is paid in blood: the stronghold passes it, the play goes on."""
    state = duel(a="djinn titan BASTION ogre gargoyle giant brute", mana=2)
    play(state, "gargoyle:u")
    expect(state, a="djinn titan ogre BASTION giant brute | gargoyle*")


def test_ruling_19_while_price_of_blood_is_paid_the_card_still_counts_as_health():
    """2 missing mana, 2 cards right of the fort beside the card itself: it survives."""
    state = duel(a="FORT gargoyle djinn giant", mana=2)
    play(state, "gargoyle:u")
    expect(state, a="djinn FORT giant | gargoyle*")


def test_ruling_20_shackle_against_a_hand_of_one_card_wins_at_once():
    state = duel(a="BASTION moving_slime ogre", b="BASTION zombie")
    assert play(state, "moving_slime:u")[-1] == "game_ended A empty_hand"
    assert winners(state) == ("A",)


def test_ruling_20_with_one_card_more_the_game_goes_on():
    state = duel(a="BASTION moving_slime ogre", b="zombie BASTION boom")
    play(state, "moving_slime:u")
    assert winners(state) is None
    expect(state, b="BASTION boom")


def test_ruling_22_vulnerability_does_not_replace_the_damage_of_backfire():
    state = duel(
        a="zombie grrr BASTION goblin_shaman ogre | dripping_nightmare", b=f"{MANY} | djinn"
    )
    play(state, "goblin_shaman:u")
    expect(state, b=f"{MANY} | djinn-2")


def test_ruling_23_cards_left_of_the_stronghold_are_counted_at_step_8():
    """Immolation in the same play moves one more card to the left."""
    state = duel(a="zombie BASTION goblin_shaman ogre djinn", b=f"{MANY} | sparkamender")
    events = play(state, "goblin_shaman:u")
    assert only(events, "backfired", "damaged") == [
        "backfired goblin_shaman bu1 2",
        "damaged sparkamender bu1 2 1",
    ]


def test_ruling_23_the_fallen_bastion_leaves_nothing_left_of_it():
    state = duel(a="zombie grrr BASTION goblin_shaman", b=f"{MANY} | djinn")
    events = play(state, "goblin_shaman:u")
    assert only(events, "damaged") == []
    expect(state, a="FORT zombie grrr | goblin_shaman*", b=f"{MANY} | djinn")


def test_ruling_24_an_incantation_and_its_own_backfire_are_one_instance():
    state = duel(a="zombie BASTION channel_hatred ogre", b=f"{MANY} | djinn")
    assert only(play(state, "channel_hatred@bu1"), "damaged") == ["damaged djinn bu1 3 5"]
    state = duel(a="zombie BASTION channel_hatred ogre", b=f"{MANY} | martyr")
    assert only(play(state, "channel_hatred@bu1"), "protected") == ["protected martyr bu1 3"]
    expect(state, b=f"{MANY} | martyr!")


def test_ruling_25_backfire_uses_the_auras_on_the_creature_in_play():
    """Splash from the Blacksmith, then Perforation from the Dog Handler."""
    state = duel(a="zombie BASTION goblin_shaman ogre | blacksmith", b=f"{MANY} | djinn | baron")
    play(state, "goblin_shaman:u")
    expect(state, b=f"{MANY} | djinn-1 | baron-1")
    state = duel(a="zombie BASTION goblin_shaman ogre | dog_handler", b=f"{MANY} | djinn baron")
    play(state, "goblin_shaman:u")
    expect(state, b=f"{MANY} | djinn-1 baron-1")


def test_ruling_25_backfire_uses_sharpening_and_regeneration_by_aura():
    state = duel(a="zombie grrr BASTION goblin_shaman ogre | mechasharpener", b=f"{MANY} | gnome")
    assert only(play(state, "goblin_shaman:u"), "sharpened") == ["sharpened goblin_shaman B 1"]
    state = duel(a="zombie grrr BASTION goblin_shaman ogre | priestess", b=f"{MANY} | djinn")
    assert only(play(state, "goblin_shaman:u"), "regenerated") == ["regenerated A bastion 2"]


@pytest.mark.parametrize(
    ("host", "kind"),
    [("goblin_shaman", "backfired"), ("grabber", "shackled"), ("emissary", "counterordered")],
)
def test_ruling_25_a_hosts_abilities_do_not_fire_again_when_a_symbiote_lands(host, kind):
    state = duel(a=f"zombie BASTION familiar ogre djinn | {host}", b=f"{MANY} | titan")
    assert only(play(state, "familiar+u1"), kind) == []


def test_ruling_26_an_aura_of_the_card_just_played_counts_for_its_new_neighbours():
    state = duel(a="BASTION flame_bearer ogre djinn | baron")
    assert only(play(state, "flame_bearer:u"), "immolated") == ["immolated baron au1 A"]


def test_ruling_26_not_for_the_card_itself():
    state = duel(a="BASTION baron ogre djinn | flame_bearer")
    assert only(play(state, "baron:u"), "immolated") == []


def test_ruling_26_a_host_with_immolation_counts_when_a_symbiote_lands_on_it():
    state = duel(a="BASTION familiar ogre djinn | sparkamender")
    assert only(play(state, "familiar+u1"), "immolated") == ["immolated sparkamender au1 A"]


def test_ruling_26_a_host_that_has_immolation_from_outside_counts_as_well():
    state = duel(a="BASTION familiar ogre djinn | baron flame_bearer")
    assert only(play(state, "familiar+u1"), "immolated") == ["immolated baron au1 A"]
    state = duel(a="BASTION familiar ogre djinn | baron | | given immolation")
    assert only(play(state, "familiar+u1"), "immolated") == ["immolated baron au1 A"]


def test_ruling_26_each_carrier_is_an_instance_of_its_own():
    """Two carriers, one card right of the bastion: it falls, the second hits the fort."""
    state = duel(a="BASTION zombie ogre | sparkamender corrosive_slime")
    assert only(play(state, "zombie:u"), "stronghold_damaged") == [
        "stronghold_damaged A bastion 1 0",
        "stronghold_damaged A fort 1 0",
    ]
    assert winners(state) == ("B",)


def test_ruling_26_immolation_is_no_damage_of_the_creature_no_regeneration():
    state = duel(
        a="BASTION zombie ogre djinn giant",
        b="boom BASTION djinn giant | sparkamender | | given regeneration",
    )
    assert only(play(state, "zombie:u"), "immolated", "regenerated") == [
        "immolated sparkamender bu1 A"
    ]


def test_ruling_40_played_this_turn_means_in_the_current_turn_whoevers_it_is():
    """Called in the opponent's turn: no Rage, so an Instinct blow from it needs none either."""
    state = duel(a=f"{SOMEBODY} | baron", b=f"grrr {MANY} | lackey")
    play(state, "end")
    assert CLASH.dump(state)["seats"]["B"]["upper"] == [{"card": "grrr"}]
    assert attacks(play(state, "end"))[0] == "attacked grrr bu1 au1 1"


def test_ruling_45_a_creature_whose_play_loses_the_game_is_nowhere():
    state = duel(a="zombie FORT ogre", b=f"{MANY} | sparkamender")
    assert play(state, "ogre:u") == ["card_played A ogre 4 5", "game_ended B fort"]
    expect(state, a="zombie FORT", b=f"{MANY} | sparkamender")


def test_ruling_46_a_draw_by_the_turn_limit_comes_at_the_end_of_the_turn():
    state = duel(a=f"{SOMEBODY} | zombie", b=f"{MANY} | brute", turn=10, turn_limit=5, active="B")
    events = play(state, "end")
    assert events[-2:] == ["turn_ended B 10", "game_ended - turn_limit"]
    assert state.to_act() == ()
    expect(state, mana=0, active="B", turn=10, b=f"{MANY} | brute")


def test_ruling_47_the_upper_lane_in_which_the_creature_stands_in_whichever_kingdom():
    """Both belong to B and stand in A's kingdom; the main target is in the lower lane."""
    state = duel(a="BASTION combustion ogre | zombie@B | gnome@B", b=f"{MANY} | brute")
    play(state, "combustion@al1")
    expect(state, b=f"{MANY} zombie gnome | brute")


def test_ruling_48_both_players_may_bring_the_same_preconstructed_deck():
    deck = list(PRECONSTRUCTED["1"])
    state, _ = CLASH.setup(duel_setup({"A": deck, "B": deck}), 7)
    hands = [sorted(seat["hand"][1:]) for seat in CLASH.dump(state)["seats"].values()]
    assert hands == [sorted(deck)] * 2


def test_8_preconstructed_decks_are_all_of_one_set_and_have_no_card_in_common():
    cards = [card for deck in PRECONSTRUCTED.values() for card in deck]
    assert sorted(cards) == sorted(card.id for card in CARDS if card.set == "initiation")


def test_8_constructed_v1_2_any_8_different_cards_of_all_sets():
    deck = [
        *("familiar", "grabber", "ripper", "lackey", "griffin", "boom", "naga", "cycle_of_life")
    ]
    state, _ = CLASH.setup(duel_setup({"A": deck, "B": list(PRECONSTRUCTED["2"])}), 3)
    assert sorted(CLASH.dump(state)["seats"]["A"]["hand"][1:]) == sorted(deck)
    assert texts(state)


def test_8_constructed_v1_2_decks_are_shown_before_the_shuffle():
    """What a deck holds is public from the start, its order is not."""
    state = CLASH.load(document(a="BASTION familiar grabber ripper"))
    hand = state.view("B").player("A").hand
    assert {card.id for card in hand.cards} == {"familiar", "grabber", "ripper"}
    assert hand.order is None
