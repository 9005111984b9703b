"""The cards of the charm altar, one by one: `test_<card>_...`."""

from __future__ import annotations

from mountain_positions import (
    after,
    asked,
    dawn,
    ending,
    hand,
    holds,
    legal,
    pile,
    refusal,
    stack,
    table,
)


def test_djinns_door_brings_3_gems_who_has_fewer():
    assert holds(after(table("djinns_door", gems=(1, 2)), "djinns_door!")) == [(10, 4), (10, 2)]


def test_djinns_door_brings_1_gem_else():
    assert holds(after(table("djinns_door", gems=(2, 2)), "djinns_door!")) == [(10, 3), (10, 2)]


def test_bread_and_salt_brings_3_gems_where_they_control_2_altars():
    state = table("bread_and_salt", "catch birch_sap")
    assert holds(after(state, "bread_and_salt!")) == [(10, 5), (12, 2)]


def test_bread_and_salt_brings_1_gem_else():
    state = table("bread_and_salt", "catch")
    assert holds(after(state, "bread_and_salt!")) == [(10, 3), (12, 2)]


def test_goblin_bite_turns_4_energy_into_4_gems():
    assert holds(after(table("goblin_bite"), "goblin_bite!")) == [(6, 6), (10, 2)]


def test_goblin_bite_costs_4_energy():
    state = table("goblin_bite", energy=(3, 10))
    assert refusal(state, "goblin_bite!") == "bald_mountain_no_energy"


def test_goblin_bite_with_the_last_energy_loses_before_the_gems():
    state = after(table("goblin_bite", energy=(4, 10), gems=(14, 2)), "goblin_bite!")
    assert (ending(state), holds(state)) == (("B", "energy"), [(0, 14), (10, 2)])


def test_firefly_purse_brings_2_gems_who_has_fewer():
    assert holds(dawn("firefly_purse", gems=(2, 3))) == [(10, 4), (10, 3)]


def test_firefly_purse_brings_nothing_else():
    assert holds(dawn("firefly_purse", gems=(3, 3))) == [(10, 3), (10, 3)]


def test_misers_chest_brings_a_gem_for_a_card():
    state = dawn("misers_chest", hand="catch grubby", deck="domovoi")
    assert legal(state) == {"misers_chest*", "misers_chest~"}
    assert legal(after(state, "misers_chest*")) == {"-catch", "-grubby"}
    after(state, "-grubby")
    assert (holds(state), pile(state)) == ([(10, 3), (10, 2)], ["grubby"])
    assert hand(state) == ["catch", "domovoi"]


def test_misers_chest_may_be_declined():
    state = after(dawn("misers_chest", hand="catch"), "misers_chest~")
    assert (holds(state), state.step) == ([(10, 2), (10, 2)], "actions")


def test_misers_chest_is_not_offered_without_a_card():
    assert asked(dawn("misers_chest")) == ("A", "")


def test_amber_tear_brings_a_gem_and_energy_for_each_of_their_altars():
    state = table("amber_tear", "catch birch_sap")
    assert holds(after(state, "amber_tear!")) == [(12, 3), (10, 2)]


def test_amber_tear_brings_a_gem_alone_where_they_control_none():
    assert holds(after(table("amber_tear"), "amber_tear!")) == [(10, 3), (10, 2)]


def test_thieving_magpie_steals_a_gem():
    assert holds(after(table("thieving_magpie"), "thieving_magpie!")) == [(10, 3), (10, 1)]


def test_thieving_magpie_may_find_none():
    state = after(table("thieving_magpie", gems=(2, 0)), "thieving_magpie!")
    assert holds(state) == [(10, 2), (10, 0)]


def test_merchants_word_brings_2_gems_and_the_opponent_draws():
    state = after(table("merchants_word", deck="catch"), "merchants_word!")
    assert (holds(state), hand(state, "B")) == ([(10, 4), (10, 2)], ["catch"])


def test_fern_flower_brings_4_gems_where_they_control_2_altars():
    state = after(table("fern_flower djinns_door", "catch birch_sap"), "fern_flower!")
    assert (holds(state), pile(state)) == ([(10, 6), (10, 2)], ["fern_flower"])
    assert stack(state, "charm") == [("djinns_door", 0)]


def test_fern_flower_brings_2_gems_else_and_is_banished():
    state = after(table("fern_flower", "catch"), "fern_flower!")
    assert (holds(state), pile(state)) == ([(10, 4), (10, 2)], ["fern_flower"])


def test_golden_fish_brings_a_gem_or_2_cards_or_2_energy():
    state = after(table("golden_fish", deck="catch grubby"), "golden_fish!")
    assert legal(state) == {"=1", "=2", "=3"}
    gem, cards, energy = (after(state.copy(), option) for option in ("=1", "=2", "=3"))
    assert (holds(gem), hand(gem)) == ([(10, 3), (10, 2)], [])
    assert (holds(cards), hand(cards)) == ([(10, 2), (10, 2)], ["catch", "grubby"])
    assert (holds(energy), hand(energy)) == ([(12, 2), (10, 2)], [])


def test_stone_flower_brings_a_gem_for_each_of_their_altars():
    state = table("stone_flower", "catch birch_sap")
    assert holds(after(state, "stone_flower!")) == [(10, 4), (10, 2)]


def test_stone_flower_of_theirs_is_copied_for_3_gems_at_most():
    """Its own altar is theirs too then; Mirror Lake holds the fourth."""
    state = table("mirror_lake", "stone_flower demonspawn birch_sap", hand="catch")
    assert holds(after(state, "mirror_lake!", "-catch", "@stone_flower")) == [(9, 5), (10, 2)]


def test_stone_flower_brings_3_gems_at_most():
    """It goes on while all four altars are theirs (Ruling 10)."""
    altars = {
        colour: [{"card": card, "side": 1}]
        for colour, card in (("curse", "gem_rot"), ("illusion", "catch"), ("healing", "domovoi"))
    }
    altars["charm"] = [{"card": "amber_tear", "side": 1}]
    progress = [{"card": "stone_flower", "how": "activate", "at": [0]}]
    state = table(altars=altars, resolving=progress, used=["stone_flower"])
    assert holds(state) == [(10, 5), (10, 2)]


def test_pawned_soul_steals_2_gems_for_5_energy():
    assert holds(after(table("pawned_soul"), "pawned_soul!")) == [(10, 4), (15, 0)]


def test_pawned_soul_steals_what_there_is():
    state = after(table("pawned_soul", gems=(2, 1)), "pawned_soul!")
    assert holds(state) == [(10, 3), (15, 0)]


def test_crooked_scales_bring_3_gems_who_has_fewer():
    state = after(table("crooked_scales", gems=(0, 1)), "crooked_scales!")
    assert holds(state) == [(10, 3), (10, 1)]


def test_crooked_scales_bring_1_gem_else():
    state = after(table("crooked_scales", gems=(1, 0)), "crooked_scales!")
    assert holds(state) == [(10, 2), (10, 0)]


def test_treasure_map_draws_and_brings_a_gem_where_they_control_an_altar():
    state = after(table("treasure_map", "gem_rot", deck="catch"), "treasure_map!")
    assert (holds(state), hand(state)) == ([(10, 3), (10, 2)], ["catch"])


def test_treasure_map_draws_alone_else():
    state = after(table("treasure_map", deck="catch"), "treasure_map!")
    assert (holds(state), hand(state)) == ([(10, 2), (10, 2)], ["catch"])


def test_moon_spring_brings_a_gem_for_energy():
    state = dawn("moon_spring")
    assert legal(state) == {"moon_spring*", "moon_spring~"}
    assert holds(after(state, "moon_spring*")) == [(9, 3), (10, 2)]


def test_moon_spring_may_be_declined():
    assert holds(after(dawn("moon_spring"), "moon_spring~")) == [(10, 2), (10, 2)]


def test_moon_spring_takes_the_last_energy_and_loses():
    state = after(dawn("moon_spring", energy=(1, 10), gems=(14, 2)), "moon_spring*")
    assert (ending(state), holds(state)) == (("B", "energy"), [(0, 14), (10, 2)])
