"""bald-mountain.md 8: what cards can say, word by word."""

from __future__ import annotations

import pytest
from mountain_positions import (
    GAME,
    after,
    dawn,
    hand,
    holds,
    pile,
    play,
    refusal,
    rules,
    stack,
    table,
)

from engine.bald_mountain import doable
from engine.bald_mountain.cards import BY_ID, CARDS
from engine.bald_mountain.effects import Aim, BanishSelf, branches
from engine.bald_mountain.game import setup_of

THREE = {"A": ["catch", "gem_rot"], "B": ["domovoi", "birch_sap", "crown_fire"], "C": ["evil_eye"]}
FOUR = {"A": [], "B": ["gem_rot"], "C": ["evil_eye"], "D": ["domovoi", "birch_sap", "holy_water"]}


def test_8_their_altars_counts_what_the_others_control():
    state = table("crown_fire amber_tear", "catch birch_sap")
    assert holds(after(state, "crown_fire!")) == [(10, 2), (8, 2)]


def test_8_own_energy_is_asked_for_in_conditions():
    assert holds(dawn("warm_stove", energy=(5, 1)))[0] == (7, 2)
    assert holds(dawn("warm_stove", energy=(6, 1)))[0] == (6, 2)


@pytest.mark.parametrize(
    ("mode", "turn", "hands", "counted"),
    [
        ("duel", 1, {"A": ["evil_eye"], "B": ["gem_rot", "domovoi"]}, 2),
        ("three", 1, THREE, 3),
        ("three", 2, THREE, 3),
        ("four", 1, FOUR, 3),
        ("four", 2, FOUR, 1),
    ],
)
def test_8_opponent_hand_counts_by_mode(mode, turn, hands, counted):
    side = (turn + 1) % 2
    altars = {"healing": [{"card": "revolutionite", "side": side}]}
    state = after(table(mode=mode, turn=turn, hands=hands, altars=altars), "revolutionite!")
    assert holds(state)[side] == (10 + counted, 2)


def test_8_attack_takes_energy_of_them():
    assert holds(after(table("demonspawn"), "demonspawn!")) == [(10, 2), (8, 2)]


def test_8_gain_is_for_us_them_or_each_mage():
    assert holds(after(table("holy_water"), "holy_water!")) == [(14, 2), (10, 3)]
    assert holds(after(table("ours_and_yours"), "ours_and_yours!", "=2")) == [(11, 3), (11, 3)]


def test_8_lose_takes_as_much_as_there_is_and_is_no_attack():
    rule = {"rule": "ward", "side": 1, "n": 5}
    state = after(table("grubby", gems=(1, 0), rules=[rule]), "grubby!")
    assert holds(state) == [(9, 0), (9, 0)]


def test_8_steal_takes_as_much_as_there_is_and_is_no_attack():
    reflect = {"rule": "reflect", "side": 1}
    state = after(table("pawned_soul demons_paw", gems=(2, 1), rules=[reflect]), "pawned_soul!")
    assert holds(state) == [(10, 3), (15, 0)]
    assert (holds(after(state, "demons_paw!")), rules(state)) == ([(12, 3), (13, 1)], [])


def test_8_draw_is_from_the_top_mage_by_mage_in_turn_order():
    told = {"mode": "three", "turn": 2, "deck": "gem_rot evil_eye catch grubby"}
    altars = {"illusion": [{"card": "ours_and_yours", "side": 1}]}
    state = after(table(altars=altars, **told), "ours_and_yours!", "=1")
    assert (hand(state, "B"), hand(state, "C"), hand(state)) == (
        ["gem_rot", "evil_eye"],
        ["catch"],
        ["grubby"],
    )


def test_8_discard_takes_all_if_there_are_no_more():
    hands = {"A": ["catch"], "B": ["domovoi"], "C": []}
    state = after(table("grubby", mode="three", hands=hands), "grubby!", "=1")
    assert [hand(state, seat) for seat in "ABC"] == [[], [], []]


def test_8_steal_card_is_known_to_those_two_alone():
    events = play(state := table("snake_tongue", others="catch domovoi gem_rot"), "snake_tongue!")
    assert {key: events[-1][key] for key in ("event", "seat", "other", "count")} == {
        "event": "cards_stolen",
        "seat": "B",
        "other": "A",
        "count": 2,
    }
    assert (len(hand(state)), len(hand(state, "B"))) == (2, 1)


def test_8_retrieve_brings_a_card_of_the_discard_pile_to_the_hand():
    state = after(table("dead_water", discard="grubby"), "dead_water!")
    assert (hand(state), pile(state)) == (["grubby"], [])


def test_8_play_costs_no_actions():
    state = table("ghost_portals", hand="gem_rot evil_eye")
    after(state, "ghost_portals!", "+gem_rot", "+evil_eye")
    assert stack(state, "curse") == [("evil_eye", 0), ("gem_rot", 0)]
    assert state.actions == 1


def test_8_banish_theirs_takes_a_top_card_that_faces_them():
    state = after(table("fumbletongue gem_rot", "birch_sap holy_water"), "fumbletongue!")
    assert (pile(state), stack(state, "healing")) == (["birch_sap"], [("holy_water", 1)])


def test_8_banish_self_takes_the_card_if_it_is_still_on_top():
    """And is no demand: covered on the way, it stays."""
    progress = [{"card": "fern_flower", "how": "activate", "at": [1]}]
    told = {"resolving": progress, "used": ["fern_flower"]}
    assert pile(table("fern_flower", **told)) == ["fern_flower"]
    state = table("amber_tear fern_flower", **told)
    assert (pile(state), stack(state, "charm")[1]) == ([], ("fern_flower", 0))


def test_8_turn_theirs_gives_control_of_the_altar():
    state = table("turncoat_wind", "gem_rot demonspawn", hand="catch")
    after(state, "turncoat_wind!", "-catch")
    assert stack(state, "curse") == [("gem_rot", 0), ("demonspawn", 1)]


def test_8_bury_stacked_puts_a_top_card_to_the_bottom_facing_as_before():
    altars = {
        "illusion": [{"card": "will_o_the_wisp", "side": 0}],
        "curse": [{"card": "gem_rot", "side": 1}, {"card": "demonspawn", "side": 0}],
    }
    state = after(table(altars=altars), "will_o_the_wisp!")
    assert stack(state, "curse") == [("demonspawn", 0), ("gem_rot", 1)]


def test_8_repeat_pays_the_cost_and_carries_out_another_own_spell():
    state = after(table("echo_ravine silver_for_herbs"), "echo_ravine!")
    assert holds(state) == [(14, 1), (10, 2)]


def test_8_copy_carries_out_a_spell_of_theirs_as_if_it_were_ours():
    state = after(table("mirror_lake", "holy_water", hand="catch"), "mirror_lake!", "-catch")
    assert holds(state) == [(13, 2), (10, 3)]


def test_8_actions_are_for_this_turn():
    state = after(table("second_wind", actions=1), "second_wind!")
    assert state.actions == 1
    assert after(state, "end").actions == 2


def test_8_choose_is_one_option_that_can_be_done():
    state = after(table("golden_fish"), "golden_fish!")
    assert refusal(state, "=4") == "bald_mountain_no_such_answer"
    assert holds(after(state, "=3")) == [(12, 2), (10, 2)]


def test_8_unless_gives_to_us_or_discards():
    assert holds(after(dawn("ravens_toll"), "yes")) == [(10, 3), (10, 1)]
    state = after(table("catch", others="gem_rot"), "catch!", "-gem_rot")
    assert (hand(state), pile(state)) == ([], ["gem_rot"])


def test_8_if_looks_at_less_or_counts():
    assert holds(after(table("last_ember", energy=(3, 9)), "last_ember!")) == [(3, 2), (5, 2)]
    assert holds(after(table("flame_beast"), "flame_beast!")) == [(10, 2), (9, 2)]


def test_8_cost_is_energy_gems_or_cards_of_a_colour():
    events = play(table("bone_hail", hand="amber_tear"), "bone_hail!", "-amber_tear")
    assert events[1] == {
        "event": "cards_paid",
        "seat": "A",
        "cards": ["amber_tear"],
        "card": "bone_hail",
    }
    events = play(table("silver_for_herbs"), "silver_for_herbs!")
    assert events[1] == {
        "event": "cost_paid",
        "side": 0,
        "what": "gems",
        "n": 1,
        "card": "silver_for_herbs",
    }


def test_8_each_mage_doubles_the_number_of_the_lone_mage():
    hands = {"A": ["catch", "gem_rot"], "B": ["domovoi", "birch_sap", "holy_water"], "C": []}
    state = after(table("grubby", mode="three", hands=hands), "grubby!")
    cards = after(state.copy(), "=1", "-catch", "-domovoi-birch_sap")
    assert [hand(cards, seat) for seat in "ABC"] == [["gem_rot"], ["holy_water"], []]
    assert holds(after(state, "=2")) == [(8, 0), (8, 0)]


def test_8_each_mage_of_four_has_the_number_printed():
    state = after(table("ours_and_yours", mode="four"), "ours_and_yours!", "=2")
    assert holds(state) == [(12, 4), (12, 4)]


def test_8_repeat_copy_take_no_wonder_no_card_of_their_own_kind_and_not_themselves():
    state = table("echo_ravine", "mirror_lake birch_sap")
    assert refusal(state, "echo_ravine!") == "bald_mountain_not_in_full"
    altars = {
        "illusion": [{"card": "mirror_lake", "side": 0}],
        "healing": [{"card": "birch_sap", "side": 1}],
    }
    state = table(altars=altars, hand="catch")
    assert refusal(state, "mirror_lake!") == "bald_mountain_not_in_full"


def test_8_repeat_copy_never_reach_each_other():
    """Both lie on one altar, so that it takes another card to look."""
    state = table("echo_ravine demonspawn")
    named = doable.targets(state, BY_ID["holy_water"], "repeat")
    assert [card.id for card in named] == ["demonspawn"]


def test_8_repeat_copy_take_none_on_a_locked_altar_and_none_that_fails_its_test():
    lock = {"rule": "lock", "side": 1, "altar": "curse"}
    state = table("echo_ravine demonspawn", rules=[lock])
    assert refusal(state, "echo_ravine!") == "bald_mountain_not_in_full"
    state = table("echo_ravine goblin_bite", energy=(3, 10))
    assert refusal(state, "echo_ravine!") == "bald_mountain_not_in_full"


def test_8_repeat_copy_are_no_action_pay_no_toll_and_set_no_mark():
    toll = {"rule": "toll", "side": 1, "n": 1}
    state = table("echo_ravine demonspawn", rules=[toll], used=["demonspawn"])
    after(state, "echo_ravine!")
    assert (holds(state), state.actions) == ([(9, 2), (8, 2)], 1)
    assert {card.id for card in state.used} == {"demonspawn", "echo_ravine"}


def test_8_repeat_copy_banish_what_is_repeated_and_nothing_that_is_copied():
    state = after(table("echo_ravine koscheis_needle"), "echo_ravine!")
    assert (pile(state), holds(state)) == (["koscheis_needle"], [(10, 2), (6, 2)])
    state = table("mirror_lake", "koscheis_needle", hand="catch")
    after(state, "mirror_lake!", "-catch")
    assert (pile(state), stack(state, "curse")) == (["catch"], [("koscheis_needle", 1)])


EDGE, WARD = {"rule": "edge", "side": 0, "n": 2}, {"rule": "ward", "side": 1, "n": 1}
REFLECT = {"rule": "reflect", "side": 1}


def test_8_attacks_of_0_use_nothing_up():
    state = after(table("crown_fire", rules=[EDGE, REFLECT]), "crown_fire!")
    assert (holds(state), rules(state)) == ([(10, 2), (10, 2)], [EDGE, REFLECT])


def test_8_attacks_take_edges_then_wards():
    state = after(table("demonspawn", rules=[EDGE, WARD]), "demonspawn!")
    assert (holds(state), rules(state)) == ([(10, 2), (7, 2)], [WARD])


def test_8_attacks_that_are_reflected_meet_no_ward():
    own = {"rule": "ward", "side": 0, "n": 1}
    state = after(table("demonspawn", rules=[REFLECT, EDGE, WARD, own]), "demonspawn!")
    assert (holds(state), rules(state)) == ([(6, 2), (10, 2)], [WARD, own])


def test_8_attacks_are_not_weakened_below_0():
    state = after(table("demonspawn", rules=[WARD, WARD, WARD]), "demonspawn!")
    assert holds(state) == [(10, 2), (10, 2)]


def test_8_edge_serves_one_attack_also_of_a_wonder():
    state = dawn("seeing_double scroll_thrower")
    assert holds(after(state, "seeing_double*")) == [(10, 2), (8, 2)]
    assert rules(state) == []


def test_8_ward_serves_against_every_attack():
    state = table("demonspawn gem_rot koscheis_needle", rules=[WARD], actions=3)
    assert holds(after(state, "demonspawn!")) == [(10, 2), (9, 2)]
    state = table("koscheis_needle demonspawn", rules=[WARD])
    after(state, "koscheis_needle!", "demonspawn!")
    assert holds(state) == [(10, 2), (6, 2)]


def test_8_reflect_serves_against_one_attack():
    state = table("koscheis_needle demonspawn", rules=[REFLECT])
    assert holds(after(state, "koscheis_needle!", "demonspawn!")) == [(6, 2), (8, 2)]


def test_8_guard_keeps_cards_from_banish_turn_and_bury():
    guard = {"rule": "guard", "side": 1}
    for card in ("fumbletongue", "turncoat_wind", "will_o_the_wisp"):
        state = table(card, "gem_rot demonspawn", hand="catch", rules=[guard])
        assert refusal(state, f"{card}!") == "bald_mountain_not_in_full"


def test_8_lock_stops_activation_by_anybody_but_not_playing_turning_or_burying():
    lock = {"rule": "lock", "side": 0, "altar": "curse"}
    state = table("demonspawn", hand="gem_rot", rules=[lock])
    assert refusal(state, "demonspawn!") == "bald_mountain_locked"
    assert stack(after(state, "+gem_rot"), "curse")[0] == ("gem_rot", 0)
    state = table("turncoat_wind", "gem_rot", hand="catch", rules=[lock])
    assert stack(after(state, "turncoat_wind!", "-catch"), "curse") == [("gem_rot", 0)]
    state = table("fumbletongue", "gem_rot", rules=[lock])
    assert pile(after(state, "fumbletongue!")) == ["gem_rot"]
    state = table("will_o_the_wisp", "gem_rot demonspawn", rules=[lock])
    assert stack(after(state, "will_o_the_wisp!"), "curse")[0] == ("demonspawn", 1)


def test_8_still_keeps_their_wonders_from_firing():
    still = {"rule": "still", "side": 1}
    assert holds(dawn("birch_sap", rules=[still])) == [(10, 2), (10, 2)]
    assert holds(dawn("birch_sap", rules=[still | {"side": 0}])) == [(11, 2), (10, 2)]


def test_8_still_is_seen_on_their_wonders():
    view = table("birch_sap", rules=[{"rule": "still", "side": 1}]).view(None)
    assert [view.is_stilled(BY_ID["birch_sap"], side) for side in (0, 1)] == [True, False]
    assert not view.is_stilled(BY_ID["holy_water"], 0)


def test_8_toll_is_due_for_activations_by_an_action_alone():
    toll = {"rule": "toll", "side": 1, "n": 1}
    state = after(table("demonspawn", hand="catch", rules=[toll]), "+catch", "draw")
    assert holds(state) == [(10, 2), (10, 2)]
    state = after(dawn("moon_spring", rules=[toll]), "moon_spring*")
    assert holds(state) == [(9, 3), (10, 2)]
    state = after(table("demonspawn", rules=[toll]), "demonspawn!")
    assert holds(state) == [(9, 2), (8, 2)]


def test_8_until_our_next_turn_is_the_next_turn_of_any_mage_of_the_side():
    ward = {"rule": "ward", "side": 0, "n": 1}
    state = table(mode="four", turn=2, rules=[ward])
    assert (rules(state), rules(after(state, "end")), state.acting) == ([ward], [], "C")


def test_8_until_our_next_turn_a_wonder_renews_its_rule_without_a_gap():
    state = after(dawn("domovoi"), "end")
    assert rules(state) == [{"rule": "guard", "side": 0}]
    assert rules(after(state, "end")) == [{"rule": "guard", "side": 0}]


@pytest.mark.parametrize(("mode", "most"), [("duel", 54), ("three", 48), ("four", 48)])
def test_8_bounds_of_a_game_in_which_nobody_does_anything(mode, most):
    state, _ = GAME.setup(setup_of(mode), 1)
    while state.to_act():
        after(state, "end")
    assert state.turn == most + 1  # the turn that finds no card to draw


def test_8_bounds_what_repeats_is_never_repeated():
    """Such a step stands in no branch, where the test for it would not look."""
    for card in CARDS:
        inner = [step for outer in card.effect for steps in branches(outer) for step in steps]
        assert not [step for step in inner if isinstance(step, Aim)]
        assert BanishSelf() not in card.effect[:-1]
