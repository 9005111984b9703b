"""The cards of the healing altar, one by one: `test_<card>_...`."""

from __future__ import annotations

import pytest
from mountain_positions import after, dawn, hand, holds, legal, pile, refusal, rules, stack, table


def test_repel_curse_brings_4_energy_who_has_less():
    assert holds(after(table("repel_curse", energy=(5, 6)), "repel_curse!")) == [(9, 2), (6, 2)]


def test_repel_curse_brings_2_energy_else():
    assert holds(after(table("repel_curse", energy=(6, 6)), "repel_curse!")) == [(8, 2), (6, 2)]


def test_word_of_guarding_brings_2_energy_and_weakens_attacks_until_the_next_turn():
    state = after(table("word_of_guarding", "demonspawn"), "word_of_guarding!")
    assert holds(state) == [(12, 2), (10, 2)]
    assert rules(state) == [{"rule": "ward", "side": 0, "n": 1}]
    after(state, "end", "demonspawn!", "end")
    assert (holds(state), rules(state)) == ([(11, 2), (10, 2)], [])


def test_holy_water_brings_4_energy_and_them_a_gem():
    assert holds(after(table("holy_water"), "holy_water!")) == [(14, 2), (10, 3)]


def test_birch_sap_brings_1_energy():
    assert holds(dawn("birch_sap")) == [(11, 2), (10, 2)]


def test_domovoi_guards_the_cards_of_its_side():
    state = after(dawn("domovoi demonspawn", "fumbletongue turncoat_wind"), "end")
    assert rules(state) == [{"rule": "guard", "side": 0}]
    assert refusal(state, "fumbletongue!") == "bald_mountain_not_in_full"


def test_warm_stove_brings_2_energy_to_who_has_5_or_less():
    assert holds(dawn("warm_stove", energy=(5, 10))) == [(7, 2), (10, 2)]


def test_warm_stove_brings_nothing_else():
    assert holds(dawn("warm_stove", energy=(6, 10))) == [(6, 2), (10, 2)]


@pytest.mark.parametrize(
    ("theirs", "energy"),
    [("", 10), ("catch", 13), ("catch gem_rot", 16), ("catch gem_rot amber_tear", 16)],
)
def test_living_water_brings_3_energy_for_each_of_their_altars_6_at_most(theirs, energy):
    state = after(table("living_water", theirs), "living_water!")
    assert (holds(state), pile(state)) == ([(energy, 2), (10, 2)], ["living_water"])
    assert stack(state, "healing") == []


def test_dead_water_retrieves_a_card_and_brings_1_energy():
    state = after(table("dead_water", hand="gem_rot", discard="catch grubby"), "dead_water!")
    assert legal(state) == {"@catch", "@grubby"}
    after(state, "@grubby")
    assert (holds(state), hand(state)) == ([(11, 2), (10, 2)], ["gem_rot", "grubby"])
    assert pile(state) == ["catch"]


def test_dead_water_needs_a_card_in_the_discard_pile():
    assert refusal(table("dead_water"), "dead_water!") == "bald_mountain_not_in_full"


def test_herb_basket_brings_2_energy_and_a_card():
    state = after(table("herb_basket", deck="catch"), "herb_basket!")
    assert (holds(state), hand(state)) == ([(12, 2), (10, 2)], ["catch"])


def test_salt_circle_brings_2_energy_and_turns_the_next_attack_back():
    state = after(table("salt_circle", "demonspawn gem_rot"), "salt_circle!")
    assert rules(state) == [{"rule": "reflect", "side": 0}]
    after(state, "end", "demonspawn!")
    assert (holds(state), rules(state)) == ([(12, 2), (8, 2)], [])


@pytest.mark.parametrize(
    ("theirs", "energy"),
    [("", 10), ("catch", 12), ("catch gem_rot", 14), ("catch gem_rot amber_tear", 16)],
)
def test_bathhouse_steam_brings_2_energy_for_each_of_their_altars(theirs, energy):
    state = after(table("bathhouse_steam", theirs), "bathhouse_steam!")
    assert holds(state) == [(energy, 2), (10, 2)]


def test_bathhouse_steam_brings_6_energy_at_most():
    altars = {
        colour: [{"card": card, "side": 1}]
        for colour, card in (("curse", "gem_rot"), ("charm", "amber_tear"), ("illusion", "catch"))
    }
    altars["healing"] = [{"card": "domovoi", "side": 1}]
    progress = [{"card": "bathhouse_steam", "how": "activate", "at": [0]}]
    state = table(altars=altars, resolving=progress, used=["bathhouse_steam"])
    assert holds(state) == [(16, 2), (10, 2)]


def test_silver_for_herbs_brings_4_energy_for_a_gem():
    assert holds(after(table("silver_for_herbs"), "silver_for_herbs!")) == [(14, 1), (10, 2)]


def test_silver_for_herbs_costs_a_gem():
    state = table("silver_for_herbs", gems=(0, 2))
    assert refusal(state, "silver_for_herbs!") == "bald_mountain_no_gems"


def test_blood_moss_steals_3_energy_who_has_less():
    assert holds(after(table("blood_moss", energy=(5, 6)), "blood_moss!")) == [(8, 2), (3, 2)]


def test_blood_moss_steals_1_energy_else():
    assert holds(after(table("blood_moss", energy=(6, 6)), "blood_moss!")) == [(7, 2), (5, 2)]


def test_revolutionite_brings_energy_for_each_card_of_the_opponent():
    state = table("revolutionite", others="catch grubby")
    assert holds(after(state, "revolutionite!")) == [(12, 2), (10, 2)]


def test_revolutionite_may_bring_nothing():
    assert holds(after(table("revolutionite"), "revolutionite!")) == [(10, 2), (10, 2)]


def test_second_wind_brings_an_action_and_energy_for_each_of_their_altars():
    state = after(table("second_wind", "catch"), "second_wind!")
    assert (holds(state), state.actions) == ([(11, 2), (10, 2)], 2)


def test_second_wind_brings_2_energy_at_most():
    state = after(table("second_wind", "catch gem_rot amber_tear"), "second_wind!")
    assert (holds(state), state.actions) == ([(12, 2), (10, 2)], 2)


def test_second_wind_as_the_last_action_goes_on():
    state = after(table("second_wind", actions=1), "second_wind!")
    assert (state.acting, state.actions, state.turn) == ("A", 1, 1)
