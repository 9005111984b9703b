"""bald-mountain.md 4 to 6: activating and firing, what can be done, who chooses."""

from __future__ import annotations

import pytest
from mountain_positions import (
    GAME,
    after,
    asked,
    dawn,
    ending,
    hand,
    holds,
    legal,
    pile,
    play,
    refusal,
    stack,
    table,
)

TOLL = {"rule": "toll", "side": 1, "n": 1}


def test_4_once_a_spell_is_activated_once_a_turn_also_in_the_turn_it_was_played():
    state = after(table(hand="demonspawn", actions=3), "+demonspawn", "demonspawn!")
    assert holds(state) == [(10, 2), (8, 2)]
    assert refusal(state, "demonspawn!") == "bald_mountain_used"


def test_4_once_a_wonder_is_never_activated():
    assert refusal(table("birch_sap"), "birch_sap!") == "bald_mountain_is_a_wonder"


def test_4_once_a_card_below_is_not_activated():
    state = table("demonspawn gem_rot")
    assert refusal(state, "gem_rot!") == "bald_mountain_not_on_top"


def test_4_1_the_test_comes_before_anything_is_spent():
    state = table("mirror_lake", hand="catch")
    assert refusal(state, "mirror_lake!") == "bald_mountain_not_in_full"
    assert (holds(state), hand(state), state.actions) == ([(10, 2), (10, 2)], ["catch"], 2)


def test_4_2_the_action_is_spent_and_the_card_marked_while_it_asks():
    state = after(table("golden_fish"), "golden_fish!")
    document = GAME.dump(state)
    assert (document["actions"], document["used"]) == (1, ["golden_fish"])


def test_4_3_the_toll_is_paid_before_the_cost():
    events = play(state := table("goblin_bite", rules=[TOLL]), "goblin_bite!")
    assert [event["event"] for event in events] == ["activated", "toll_paid", "cost_paid", "gained"]
    assert holds(state) == [(5, 6), (10, 2)]


def test_4_4_energy_is_paid_before_cards_which_the_actor_chooses():
    state = after(table("mirror_lake", "demonspawn", hand="catch grubby"), "mirror_lake!")
    assert (holds(state), legal(state)) == ([(9, 2), (10, 2)], {"-catch", "-grubby"})
    assert GAME.dump(state)["resolving"][0]["at"] == "cost"


def test_4_4_cards_are_paid_in_the_number_and_colour_that_are_due():
    state = table("turncoat_wind", "demonspawn", hand="catch grubby", others="domovoi")
    after(state, "turncoat_wind!")
    assert [refusal(state, move) for move in ("-catch-catch", "-catch-grubby", "-domovoi")] == [
        "bald_mountain_wrong_cards",
        "bald_mountain_wrong_cards",
        "bald_mountain_not_in_hand",
    ]
    state = after(table("bone_hail", hand="catch amber_tear"), "bone_hail!")
    assert refusal(state, "-catch") == "bald_mountain_wrong_cards"


def test_4_5_steps_come_in_their_order_and_ask_when_they_come():
    state = after(table("evil_eye"), "evil_eye!")
    assert (holds(state), asked(state)) == ([(10, 2), (9, 2)], ("A", "target"))


def test_4_6_the_end_is_looked_at_after_the_toll():
    state = after(table("demonspawn", energy=(1, 2), rules=[TOLL]), "demonspawn!")
    assert (ending(state), holds(state)) == (("B", "energy"), [(0, 2), (2, 2)])


def test_4_6_the_end_is_looked_at_after_the_energy_of_the_cost():
    state = table("mirror_lake", "demonspawn", hand="catch", energy=(1, 2))
    after(state, "mirror_lake!")
    assert (ending(state), hand(state)) == (("B", "energy"), ["catch"])


def test_4_6_the_end_is_looked_at_after_each_step():
    state = after(table("hex_knot", others="catch", energy=(9, 1)), "hex_knot!")
    assert (ending(state), hand(state, "B")) == (("A", "energy"), ["catch"])


def test_4_7_an_effect_goes_on_without_its_card():
    """Turned and buried, the wisp still draws."""
    state = table("will_o_the_wisp grubby", deck="catch")
    after(state, "will_o_the_wisp!")
    assert (stack(state, "illusion")[0], hand(state)) == (("grubby", 0), ["catch"])


def test_4_8_a_step_acts_on_everybody_at_once():
    """Both sides lose their last energy in one step, and nobody was first."""
    state = after(table("grubby", energy=(1, 1)), "grubby!")
    assert ending(state) == ("", "energy")


def test_4_8_amounts_for_each_are_counted_when_the_step_comes():
    """The cards of the cost are gone by then, and do not count."""
    hands = {"A": [], "B": ["catch", "grubby", "domovoi"], "C": ["gem_rot"]}
    state = table(theirs="burnt_to_a_crisp", mode="three", turn=2, hands=hands)
    assert holds(after(state, "burnt_to_a_crisp!", "-catch-grubby")) == [(9, 2), (10, 2)]
    state = table("echo_ravine burnt_to_a_crisp", hand="catch grubby domovoi", others="birch_sap")
    assert holds(after(state, "burnt_to_a_crisp!", "-catch-grubby")) == [(10, 2), (9, 2)]


def test_4_9_what_lay_below_is_on_top_at_once_and_may_be_activated():
    state = after(table("koscheis_needle demonspawn"), "koscheis_needle!", "demonspawn!")
    assert (holds(state), state.acting) == ([(10, 2), (4, 2)], "B")


def test_4_9_it_faces_as_it_lay():
    altars = {"curse": [{"card": "koscheis_needle", "side": 0}, {"card": "gem_rot", "side": 1}]}
    state = after(table(altars=altars), "koscheis_needle!")
    assert (stack(state, "curse"), refusal(state, "gem_rot!")) == (
        [("gem_rot", 1)],
        "bald_mountain_faces_others",
    )


@pytest.mark.parametrize(
    ("card", "told", "code"),
    [
        ("blood_debt", {"energy": (1, 9), "rules": [TOLL]}, "no_energy"),
        ("goblin_bite", {"energy": (3, 9)}, "no_energy"),
        ("silver_for_herbs", {"gems": (0, 9)}, "no_gems"),
        ("burnt_to_a_crisp", {"hand": "catch"}, "no_cards"),
        ("bone_hail", {"hand": "catch grubby"}, "no_cards"),
    ],
)
def test_5_1_every_cost_in_full_toll_included(card, told, code):
    assert refusal(table(card, **told), f"{card}!") == f"bald_mountain_{code}"


NEEDY = (
    *("fumbletongue", "turncoat_wind", "will_o_the_wisp"),
    *("echo_ravine", "mirror_lake", "dead_water", "ghost_portals"),
)


@pytest.mark.parametrize("card", NEEDY)
def test_5_2_every_target_that_a_step_needs(card):
    cards = "" if card == "ghost_portals" else "birch_sap"
    assert refusal(table(card, hand=cards), f"{card}!") == "bald_mountain_not_in_full"


def test_5_2_a_target_counts_before_costs():
    """The card that pays for the lake is the one that its copy would have played."""
    state = table("mirror_lake", "dead_water", hand="catch", discard="")
    assert refusal(state, "mirror_lake!") == "bald_mountain_not_in_full"


def test_5_3_only_options_that_can_be_done_are_offered():
    state = after(table("grubby", hand="catch", gems=(0, 3), others="domovoi"), "grubby!")
    assert hand(state) == []  # the first option, without a question


def test_5_3_the_sum_of_all_mages_of_the_side_is_due():
    hands = {"A": [], "B": [], "C": [], "D": []}
    state = table("grubby", mode="four", hands=hands, gems=(1, 9))
    assert refusal(state, "grubby!") == "bald_mountain_not_in_full"
    state = table("grubby", mode="four", hands=hands, gems=(2, 9))
    assert holds(after(state, "grubby!")) == [(8, 0), (8, 7)]


def test_5_3_the_lone_mage_must_hold_two_cards_to_discard():
    altars = {"illusion": [{"card": "grubby", "side": 1}]}
    for cards, options in ((["catch"], None), (["catch", "gem_rot"], {"=1", "=2"})):
        hands = {"A": ["domovoi"], "B": cards, "C": []}
        state = after(table(mode="three", turn=2, hands=hands, altars=altars), "grubby!")
        assert (asked(state)[1] == "option") == bool(options)
        assert options is None or legal(state) == options


def test_5_4_of_an_if_the_branch_that_would_be_taken_counts():
    """No branch of any card demands anything: each spell with an `if` can be activated."""
    for card in ("flame_beast", "last_ember", "crooked_scales", "blood_moss", "treasure_map"):
        for theirs in ("", "dreamcloak"):
            assert f"{card}!" in legal(table(card, theirs))


def test_5_5_what_others_suffer_is_not_looked_at():
    for card in ("hex_knot", "snake_tongue", "thieving_magpie", "gem_rot"):
        assert f"{card}!" in legal(table(card, gems=(2, 0)))


def test_5_5_a_way_out_may_be_taken_only_if_it_can_be_paid():
    assert legal(dawn("ravens_toll", gems=(2, 1))) == {"yes", "no"}
    assert asked(dawn("ravens_toll", gems=(2, 0))) == ("A", "")


def test_6_1_the_actor_orders_wonders_and_names_targets_options_and_payment():
    assert asked(dawn("birch_sap scroll_thrower")) == ("A", "wonder")
    assert asked(after(table("golden_fish"), "golden_fish!")) == ("A", "option")
    state = after(table("fumbletongue", "birch_sap gem_rot"), "fumbletongue!")
    assert asked(state) == ("A", "target")
    state = table("turncoat_wind", "gem_rot", hand="catch grubby")
    assert asked(after(state, "turncoat_wind!")) == ("A", "pay")


def test_6_2_who_discards_chooses_which():
    state = table("grubby", hand="catch", others="gem_rot domovoi")
    assert asked(after(state, "grubby!", "=1")) == ("B", "discard")
    assert hand(after(state, "-gem_rot"), "B") == ["domovoi"]


def test_6_2_unless_it_is_at_random():
    state = after(table("hex_knot", others="gem_rot domovoi"), "hex_knot!")
    assert (asked(state), len(hand(state, "B"))) == (("A", ""), 1)


def test_6_a_way_out_is_decided_by_the_opponent_named_alone():
    state = after(table("catch", others="gem_rot"), "catch!")
    assert (state.to_act(), state.legal_actions("A")) == (("B",), [])


@pytest.mark.parametrize(
    ("mode", "turn", "next_one"),
    [("duel", 1, "B"), ("three", 1, "B"), ("three", 2, "C"), ("three", 4, "A"), ("four", 3, "D")],
)
def test_6_next_opponent_is_the_opposing_seat_that_has_the_next_turn(mode, turn, next_one):
    cards = {"A": ["gem_rot"], "B": ["domovoi"], "C": ["amber_tear"], "D": ["fern_flower"]}
    seats = {"duel": "AB", "three": "ABC", "four": "ABCD"}[mode]
    hands = {seat: cards[seat] for seat in seats}
    altars = {"illusion": [{"card": "catch", "side": (turn + 1) % 2}]}
    state = after(table(mode=mode, turn=turn, hands=hands, altars=altars), "catch!")
    assert asked(state) == (next_one, "way_out")


def test_6_each_mage_does_the_option_that_the_actor_chose():
    hands = {"A": ["catch", "gem_rot"], "B": ["domovoi"], "C": ["amber_tear"], "D": []}
    state = after(table("grubby", mode="four", hands=hands), "grubby!", "=1", "-catch")
    assert [hand(state, seat) for seat in "ABCD"] == [["gem_rot"], [], [], []]


def test_6_each_mage_chooses_in_turn_order_from_the_actor_on_all_revealed_together():
    hands = {
        "A": ["catch", "gem_rot"],
        "B": ["domovoi", "birch_sap"],
        "C": ["amber_tear", "fern_flower"],
        "D": ["evil_eye", "crown_fire"],
    }
    altars = {"illusion": [{"card": "grubby", "side": 1}]}
    state = after(table(mode="four", turn=2, hands=hands, altars=altars), "grubby!", "=1")
    for seat in "BCDA":
        assert (state.acting, pile(state)) == (seat, [])
        after(state, f"-{hands[seat][0]}")
    assert pile(state) == ["catch", "evil_eye", "amber_tear", "domovoi"]


def test_6_each_mage_is_told_when_another_than_the_actor_is_asked():
    events = play(
        state := table("grubby", hand="catch gem_rot", others="domovoi evil_eye"), "grubby!"
    )
    events += play(state, "=1")
    assert "asked" not in [event["event"] for event in events]
    assert play(state, "-catch")[-1] == {"event": "asked", "seat": "B", "card": "grubby"}


def test_6_6_the_seat_named_decides_alone_in_a_team():
    hands = {"A": [], "B": ["domovoi"], "C": [], "D": ["gem_rot"]}
    state = after(table("catch", mode="four", hands=hands), "catch!")
    assert state.to_act() == ("B",)
    assert legal(state) == {"-domovoi", "no"}


def test_6_7_a_question_with_one_possible_answer_is_not_asked():
    state = after(table("fumbletongue", "birch_sap"), "fumbletongue!")
    assert (pile(state), asked(state)) == (["birch_sap"], ("A", ""))
