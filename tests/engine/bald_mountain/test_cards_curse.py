"""The cards of the curse altar, one by one: `test_<card>_...`."""

from __future__ import annotations

from mountain_positions import (
    after,
    asked,
    dawn,
    hand,
    holds,
    legal,
    pile,
    play,
    refusal,
    rules,
    stack,
    table,
)

from engine import chance


def test_demonspawn_attacks_for_2():
    assert holds(after(table("demonspawn"), "demonspawn!")) == [(10, 2), (8, 2)]


def test_flame_beast_attacks_for_3_where_they_control_an_altar():
    assert holds(after(table("flame_beast", "catch"), "flame_beast!")) == [(10, 2), (7, 2)]


def test_flame_beast_attacks_for_1_else():
    assert holds(after(table("flame_beast birch_sap"), "flame_beast!")) == [(10, 2), (9, 2)]


def test_scroll_thrower_attacks_for_1_and_the_opponent_draws():
    state = dawn("scroll_thrower", deck="catch grubby")
    assert holds(state) == [(10, 2), (9, 2)]
    assert (hand(state, "B"), hand(state)) == (["catch"], ["grubby"])


def test_scroll_thrower_lets_the_next_opponent_of_two_draw():
    state = dawn("scroll_thrower", mode="four", deck="catch grubby")
    assert (hand(state, "D"), hand(state, "B")) == (["catch"], [])


def test_burnt_to_a_crisp_attacks_for_the_opponents_hand():
    state = table("burnt_to_a_crisp", hand="catch grubby domovoi", others="birch_sap fern_flower")
    assert asked(after(state, "burnt_to_a_crisp!")) == ("A", "pay")
    after(state, "-catch-domovoi")
    assert holds(state) == [(10, 2), (8, 2)]
    assert (hand(state), set(pile(state))) == (["grubby"], {"catch", "domovoi"})


def test_burnt_to_a_crisp_costs_2_cards():
    state = table("burnt_to_a_crisp", hand="catch", others="birch_sap")
    assert refusal(state, "burnt_to_a_crisp!") == "bald_mountain_no_cards"


def test_burnt_to_a_crisp_may_be_paid_for_nothing():
    state = table("burnt_to_a_crisp", hand="catch grubby")
    assert holds(after(state, "burnt_to_a_crisp!", "-catch-grubby")) == [(10, 2), (10, 2)]


def test_burnt_to_a_crisp_counts_the_larger_hand_of_two():
    hands = {"A": ["catch", "grubby"], "B": ["domovoi"], "D": ["birch_sap", "gem_rot"]}
    state = table("burnt_to_a_crisp", mode="four", hands=hands)
    assert holds(after(state, "burnt_to_a_crisp!", "-catch-grubby")) == [(10, 2), (8, 2)]


def test_demons_paw_steals_2_energy_for_a_gem():
    assert holds(after(table("demons_paw"), "demons_paw!")) == [(12, 2), (8, 3)]


def test_demons_paw_that_takes_the_last_energy_gives_no_gem():
    state = after(table("demons_paw", energy=(10, 1)), "demons_paw!")
    assert (holds(state), state.to_act()) == ([(11, 2), (0, 2)], ())


def test_marsh_fever_attacks_for_1_where_they_control_an_altar():
    assert holds(dawn("marsh_fever", "catch")) == [(10, 2), (9, 2)]


def test_marsh_fever_does_nothing_else():
    state = dawn("marsh_fever")
    assert (holds(state), state.step) == ([(10, 2), (10, 2)], "actions")


def test_ravens_toll_is_averted_by_a_gem():
    state = dawn("ravens_toll")
    assert (asked(state), legal(state)) == (("B", "way_out"), {"yes", "no"})
    assert holds(after(state, "yes")) == [(10, 3), (10, 1)]


def test_ravens_toll_attacks_for_1_where_it_is_refused():
    assert holds(after(dawn("ravens_toll"), "no")) == [(10, 2), (9, 2)]


def test_ravens_toll_attacks_at_once_who_has_no_gem():
    state = dawn("ravens_toll", gems=(2, 0))
    assert (holds(state), state.acting) == ([(10, 2), (9, 0)], "A")


def test_bone_hail_attacks_for_4_where_they_control_an_altar():
    state = after(table("bone_hail", "catch", hand="amber_tear gem_rot"), "bone_hail!")
    assert legal(state) == {"-amber_tear"}
    after(state, "-amber_tear")
    assert (holds(state), pile(state)) == ([(10, 2), (6, 2)], ["amber_tear"])


def test_bone_hail_attacks_for_2_else():
    state = table("bone_hail", hand="amber_tear")
    assert holds(after(state, "bone_hail!", "-amber_tear")) == [(10, 2), (8, 2)]


def test_bone_hail_costs_a_charm_card():
    state = table("bone_hail", hand="gem_rot catch domovoi")
    assert refusal(state, "bone_hail!") == "bald_mountain_no_cards"


def test_hex_knot_attacks_for_1_and_a_card_of_the_opponent_goes_by_chance():
    cards = ["catch", "grubby", "domovoi"]
    for luck in range(6):
        state = after(table("hex_knot", others=" ".join(cards), chance=luck), "hex_knot!")
        place, following = chance.draw(luck, 3)
        assert (holds(state), pile(state)) == ([(10, 2), (9, 2)], [cards[place]])
        assert (state.acting, state.chance) == ("A", following)
        assert hand(state, "B") == [card for card in cards if card != cards[place]]


def test_hex_knot_attacks_also_an_empty_hand():
    state = after(table("hex_knot", chance=5), "hex_knot!")
    assert (holds(state), pile(state), state.chance) == ([(10, 2), (9, 2)], [], 5)


def test_last_ember_attacks_for_4_who_has_more_energy():
    assert holds(after(table("last_ember", energy=(6, 7)), "last_ember!")) == [(6, 2), (3, 2)]


def test_last_ember_attacks_for_1_else():
    assert holds(after(table("last_ember", energy=(7, 7)), "last_ember!")) == [(7, 2), (6, 2)]


def test_koscheis_needle_attacks_for_4_and_is_banished():
    state = after(table("koscheis_needle demonspawn"), "koscheis_needle!")
    assert (holds(state), pile(state)) == ([(10, 2), (6, 2)], ["koscheis_needle"])
    assert stack(state, "curse") == [("demonspawn", 0)]


def test_blood_debt_attacks_for_3_where_they_control_an_altar():
    assert holds(after(table("blood_debt", "catch"), "blood_debt!")) == [(9, 2), (7, 2)]


def test_blood_debt_attacks_for_1_else():
    assert holds(after(table("blood_debt"), "blood_debt!")) == [(9, 2), (9, 2)]


def test_blood_debt_costs_1_energy():
    """The toll takes what there is."""
    rule = {"rule": "toll", "side": 1, "n": 1}
    state = table("blood_debt", energy=(1, 10), rules=[rule])
    assert refusal(state, "blood_debt!") == "bald_mountain_no_energy"


def test_crown_fire_attacks_for_each_altar_that_they_control():
    state = table("crown_fire", "catch birch_sap fern_flower")
    assert holds(after(state, "crown_fire!")) == [(10, 2), (7, 2)]


def test_crown_fire_may_be_activated_for_nothing():
    assert holds(after(table("crown_fire"), "crown_fire!")) == [(10, 2), (10, 2)]


def test_evil_eye_attacks_for_1_and_locks_an_altar_even_an_empty_one():
    state = after(table("evil_eye", "catch"), "evil_eye!")
    assert holds(state) == [(10, 2), (9, 2)]
    assert legal(state) == {"@curse", "@charm", "@illusion", "@healing"}
    assert rules(after(state, "@healing")) == [{"rule": "lock", "side": 0, "altar": "healing"}]


def test_evil_eye_may_lock_its_own_altar():
    state = after(table("evil_eye", "catch"), "evil_eye!", "@curse")
    assert refusal(state, "evil_eye!") == "bald_mountain_used"
    after(state, "end")
    assert "catch!" in legal(state)
    after(state, "end")
    assert (rules(state), "evil_eye!" in legal(state)) == ([], True)


def test_gem_rot_attacks_for_1_and_they_lose_a_gem():
    assert holds(after(table("gem_rot"), "gem_rot!")) == [(10, 2), (9, 1)]


def test_gem_rot_takes_no_gem_where_there_is_none():
    events = play(state := table("gem_rot", gems=(2, 0)), "gem_rot!")
    assert holds(state) == [(10, 2), (9, 0)]
    assert [event["n"] for event in events if event["event"] == "lost"] == [0]
