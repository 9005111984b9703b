"""The rulings of bald-mountain.md 13, and those of docs/rulings.md for this game, by number."""

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
    rules,
    saying,
    stack,
    table,
)

from engine.bald_mountain.cards import BY_ID, CARDS, written
from engine.bald_mountain.effects import Aim, Attack, Choose, If, Less, Unless, branches
from engine.bald_mountain.game import setup_of
from engine.documents import DocumentError

EDGE, WARD = {"rule": "edge", "side": 0, "n": 1}, {"rule": "ward", "side": 1, "n": 1}
REFLECT, TOLL = {"rule": "reflect", "side": 1}, {"rule": "toll", "side": 1, "n": 1}


def test_ruling_1_hands_have_no_limit():
    cards = [card.id for card in CARDS[:40]]
    state = after(table(hand=" ".join(cards), deck=CARDS[40].id), "draw")
    assert hand(state) == [*cards, CARDS[40].id]


def test_ruling_2_the_reserve_never_runs_out():
    state = after(table("goblin_bite", energy=(60, 40), gems=(8, 14)), "goblin_bite!")
    assert holds(state) == [(56, 12), (40, 14)]


def test_ruling_3_a_set_up_knows_seats_alone_who_sits_where_is_the_tables():
    assert GAME.setup(setup_of("three"), 1)[0].seats == ("A", "B", "C")
    with pytest.raises(DocumentError) as caught:
        GAME.setup({**setup_of("three"), "lone": "A"}, 1)
    assert caught.value.path == "lone"


def test_ruling_4_the_actor_orders_wonders_and_declines_optional_ones():
    state = dawn("birch_sap moon_spring scroll_thrower")
    assert asked(state) == ("A", "wonder")
    assert legal(state) == {"scroll_thrower*", "moon_spring*", "moon_spring~", "birch_sap*"}


def test_ruling_5_the_list_of_wonders_is_fixed_at_the_steps_start():
    """Birch Sap is on top, but not of the list of this turn."""
    state = dawn("birch_sap moon_spring", fires=["moon_spring"])
    assert holds(after(state, "moon_spring*")) == [(9, 3), (10, 2)]


def test_ruling_6_no_draw_action_from_an_empty_deck():
    state = table(deck="", deck_exact=True)
    assert refusal(state, "draw") == "bald_mountain_empty_deck"


def test_ruling_7_a_turn_may_be_ended_early():
    assert after(table(), "end").acting == "B"


def test_ruling_8_the_mark_belongs_to_the_card_not_to_its_place():
    altars = {"curse": [{"card": "koscheis_needle", "side": 0}]}
    altars["healing"] = [{"card": "dead_water", "side": 0}]
    state = after(table(altars=altars, actions=4), "koscheis_needle!", "dead_water!")
    after(state, "+koscheis_needle")
    assert refusal(state, "koscheis_needle!") == "bald_mountain_used"


def test_ruling_8_a_card_that_was_turned_keeps_its_mark():
    state = table("turncoat_wind", "gem_rot", hand="catch", used=["gem_rot"])
    after(state, "turncoat_wind!", "-catch")
    assert refusal(state, "gem_rot!") == "bald_mountain_used"


def test_ruling_9_wonders_are_neither_activated_copied_nor_repeated():
    state = table("echo_ravine birch_sap", "scroll_thrower")
    assert refusal(state, "birch_sap!") == "bald_mountain_is_a_wonder"
    assert refusal(state, "echo_ravine!") == "bald_mountain_not_in_full"
    state = table("mirror_lake", "scroll_thrower", hand="catch")
    assert refusal(state, "mirror_lake!") == "bald_mountain_not_in_full"


def test_ruling_10_an_effect_goes_on_without_its_card():
    state = table("will_o_the_wisp catch", deck="gem_rot")
    assert hand(after(state, "will_o_the_wisp!")) == ["gem_rot"]
    assert stack(state, "illusion")[0] == ("catch", 0)


def test_ruling_11_in_full_looks_at_the_own_sides_demands():
    state = after(table("hex_knot thieving_magpie", gems=(2, 0)), "hex_knot!", "thieving_magpie!")
    assert holds(state) == [(10, 2), (9, 0)]


def test_ruling_12_others_suffer_as_far_as_they_can():
    state = after(table("grubby", gems=(2, 0), energy=(3, 9)), "grubby!")
    assert holds(state) == [(2, 1), (8, 0)]
    state = after(table("snake_tongue", others="catch"), "snake_tongue!")
    assert hand(state) == ["catch"]


def test_ruling_12_a_team_mate_suffers_as_far_as_it_can():
    hands = {"A": ["catch", "gem_rot"], "B": [], "C": [], "D": []}
    state = after(table("grubby", mode="four", hands=hands), "grubby!", "=1", "-catch")
    assert hand(state) == ["gem_rot"]


def test_ruling_13_paying_the_last_energy_is_legal_and_loses():
    state = after(table("blood_debt", energy=(1, 1)), "blood_debt!")
    assert (ending(state), holds(state)) == (("B", "energy"), [(0, 2), (1, 2)])


def test_ruling_14_discards_of_several_are_revealed_together():
    state = table("grubby", hand="catch gem_rot", others="domovoi birch_sap")
    events = play(state, "grubby!", "=1", "-catch")
    assert [event["event"] for event in events[-2:]] == ["discard_chosen", "asked"]
    assert "catch" not in str(events)
    assert (hand(state), pile(state)) == (["catch", "gem_rot"], [])
    events = play(state, "-domovoi")
    assert [event.get("cards") for event in events[1:3]] == [["catch"], ["domovoi"]]


def test_ruling_15_what_the_engine_answers_itself():
    assert pile(after(table("fumbletongue", "gem_rot"), "fumbletongue!")) == ["gem_rot"]
    assert hand(after(table("dead_water", discard="catch"), "dead_water!")) == ["catch"]
    assert stack(after(table("ghost_portals", hand="gem_rot"), "ghost_portals!"), "curse")


def test_ruling_15_what_it_asks_all_the_same():
    assert legal(dawn("moon_spring")) == {"moon_spring*", "moon_spring~"}
    assert asked(after(table("evil_eye"), "evil_eye!")) == ("A", "target")
    assert asked(after(table("catch", others="gem_rot"), "catch!")) == ("B", "way_out")
    state = after(table("bone_hail", hand="amber_tear gem_rot"), "bone_hail!")
    assert legal(state) == {"-amber_tear"}


def test_ruling_16_0_energy_comes_before_15_gems():
    state = after(table("goblin_bite", energy=(4, 10), gems=(14, 0)), "goblin_bite!")
    assert ending(state) == ("B", "energy")


def test_ruling_17_what_sets_the_last_turn_flag():
    def flag(deck: str) -> bool:
        return after(table("treasure_map", deck=deck, deck_exact=True), "treasure_map!").last_turn

    assert [flag(""), flag("catch")] == [True, False]
    state = table("merchants_word", deck="", deck_exact=True)
    assert after(state, "merchants_word!").last_turn


def test_ruling_18_a_full_tie_is_a_draw():
    assert ending(after(table(deck="", deck_exact=True), "end")) == ("", "empty deck")


def test_ruling_19_stealing_is_no_attack():
    state = after(table("blood_moss", rules=[EDGE, WARD, REFLECT]), "blood_moss!")
    assert (holds(state), rules(state)) == ([(11, 2), (9, 2)], [EDGE, WARD, REFLECT])


def test_ruling_20_rules_outlive_their_card():
    state = table("salt_circle", "fumbletongue demonspawn")
    after(state, "salt_circle!", "end", "fumbletongue!")
    assert pile(state) == ["salt_circle"]
    assert holds(after(state, "demonspawn!")) == [(12, 2), (9, 2)]


def test_ruling_21_only_three_terms_depend_on_the_mode():
    """Whatever names somebody names `us`, `them`, `me`, `next_opponent` or `each_mage`."""
    outer = [step for card in CARDS for step in card.effect]
    inner = [step for each in outer for steps in branches(each) for step in steps]
    named = {getattr(step, "who", "us") for step in (*outer, *inner)}
    assert named == {"us", "them", "me", "next_opponent", "each_mage"}


def test_ruling_22_what_was_deduced_is_told_of_each_card():
    deduced = {card.id for card in CARDS if written(card)["source"] == "booklet"}
    assert deduced == {
        *("scroll_thrower", "burnt_to_a_crisp", "revolutionite"),
        *("catch", "ours_and_yours", "grubby"),
    }
    assert all(written(BY_ID[card])["ours"] for card in deduced)


def test_ruling_23_covered_cards_are_public():
    state = table("gem_rot demonspawn", "holy_water birch_sap")
    for viewer in ("A", "B", None):
        view = state.view(viewer)
        assert [[laid.card.id for laid in cards] for cards in view.altars] == [
            ["gem_rot", "demonspawn"],
            [],
            [],
            ["holy_water", "birch_sap"],
        ]


def test_ruling_24_the_mark_is_set_even_if_the_step_is_skipped():
    """The lake's own cost leaves too few cards for the copy."""
    state = table("mirror_lake", "burnt_to_a_crisp", hand="catch grubby")
    events = play(state, "mirror_lake!", "-catch")
    assert events[-1] == {"event": "skipped", "card": "mirror_lake"}
    assert refusal(state, "mirror_lake!") == "bald_mountain_used"


def test_ruling_25_a_card_played_may_cover_the_one_that_is_carried_out():
    state = after(table("ghost_portals", hand="catch gem_rot evil_eye"), "ghost_portals!", "+catch")
    assert stack(state, "illusion") == [("catch", 0), ("ghost_portals", 0)]
    assert legal(state) == {"+gem_rot", "+evil_eye", "done"}


def test_ruling_25_the_question_ends_with_n_cards_an_empty_hand_or_done():
    def state(cards: str):
        return after(table("ghost_portals", hand=cards), "ghost_portals!")

    assert asked(after(state("catch gem_rot evil_eye"), "+catch", "+gem_rot")) == ("A", "")
    assert asked(after(state("catch gem_rot"), "+catch", "+gem_rot")) == ("A", "")
    assert asked(after(state("catch gem_rot"), "+catch", "done")) == ("A", "")
    assert asked(state("catch")) == ("A", "")
    assert refusal(state("catch gem_rot"), "done") == "bald_mountain_no_such_answer"
    assert refusal(table("ghost_portals"), "ghost_portals!") == "bald_mountain_not_in_full"


def test_ruling_26_targets_are_named_among_what_is_there_when_their_step_comes():
    state = table("mirror_lake", "dead_water", hand="catch", discard="grubby")
    after(state, "mirror_lake!", "-catch")
    assert legal(state) == {"@catch", "@grubby"}


def test_ruling_27_a_step_with_nothing_left_to_name_is_skipped():
    """The first word has taken the only card that the second could name."""
    with saying("dreamcloak", Aim("banish"), Aim("banish"), Attack(1)):
        events = play(state := table("dreamcloak", "gem_rot"), "dreamcloak!")
    assert [event["event"] for event in events] == ["activated", "banished", "skipped", "attacked"]
    assert holds(state) == [(10, 2), (9, 2)]


def test_ruling_28_guard_does_not_stop_the_own_side_lock_playing_or_copy():
    guard = {"rule": "guard", "side": 0}
    state = table("will_o_the_wisp gem_rot demonspawn", rules=[guard])
    assert stack(after(state, "will_o_the_wisp!"), "curse")[0] == ("demonspawn", 0)
    theirs = {"rule": "guard", "side": 1}
    state = table("evil_eye", "demonspawn", hand="gem_rot", rules=[theirs])
    assert "+gem_rot" in legal(state)
    assert legal(after(state, "evil_eye!")) >= {"@curse"}
    state = table("mirror_lake", "demonspawn", hand="catch", rules=[theirs])
    assert holds(after(state, "mirror_lake!", "-catch")) == [(9, 2), (8, 2)]


def test_ruling_29_stilled_and_locked_wonders_are_not_listed():
    for rule in ({"rule": "still"}, {"rule": "lock", "altar": "healing"}):
        state = after(table("birch_sap", turn=2, rules=[{"side": 1, **rule}]), "end")
        assert (holds(state), state.fires) == ([(10, 2), (10, 2)], ())


def test_ruling_29_a_lock_acts_at_once_on_the_wonders_still_to_fire():
    with saying("scroll_thrower", Aim("lock")):
        state = after(dawn("scroll_thrower birch_sap"), "scroll_thrower*", "@healing")
    assert (holds(state), state.step) == ([(10, 2), (10, 2)], "actions")


def test_ruling_29_a_turn_acts_at_once_too_but_lists_nothing_anew():
    with saying("marsh_fever", Aim("turn")):
        state = dawn("marsh_fever", "birch_sap")
    assert stack(state, "healing") == [("birch_sap", 0)]
    assert holds(state) == [(10, 2), (10, 2)]


def test_ruling_30_conditions_are_looked_at_when_the_step_comes_after_the_costs():
    state = table("mirror_lake", "last_ember", hand="catch")
    assert holds(after(state, "mirror_lake!", "-catch")) == [(9, 2), (6, 2)]


def test_ruling_31_equal_rules_add_up():
    state = after(table("demonspawn", rules=[TOLL, TOLL]), "demonspawn!")
    assert holds(state) == [(8, 2), (8, 2)]
    state = after(table("koscheis_needle", rules=[WARD, WARD]), "koscheis_needle!")
    assert (holds(state), rules(state)) == ([(10, 2), (8, 2)], [WARD, WARD])
    state = after(table("demonspawn", rules=[EDGE, EDGE]), "demonspawn!")
    assert (holds(state), rules(state)) == ([(10, 2), (6, 2)], [])
    state = after(table("demonspawn", rules=[REFLECT, REFLECT]), "demonspawn!")
    assert (holds(state), rules(state)) == ([(8, 2), (10, 2)], [REFLECT])


def test_ruling_32_a_set_up_has_no_turn_limit():
    with pytest.raises(DocumentError) as caught:
        GAME.setup({**setup_of("duel"), "turn_limit": 9}, 1)
    assert caught.value.path == "turn_limit"


def test_ruling_33_a_mage_who_leaves():
    duel, three = (GAME.setup(setup_of(mode), 1)[0] for mode in ("duel", "three"))
    assert GAME.winners_without(duel, "A") == ("B",)
    assert GAME.winners_without(three, "B") == ("A", "C")
    assert GAME.winners_without(three, "A") is None
    strict, _ = GAME.setup(setup_of("four", "lose"), 1)
    assert GAME.winners_without(strict, "C") == ("B", "D")


def test_ruling_34_cards_beat_rules():
    """Two actions, says the rule; three, says Second Wind. Playing costs one; the portals none."""
    state = after(table("second_wind ghost_portals", hand="gem_rot"), "second_wind!")
    after(state, "ghost_portals!")
    assert (state.actions, stack(state, "curse")) == (1, [("gem_rot", 0)])


def test_ruling_35_what_was_stolen_or_retrieved_goes_to_the_end_of_the_hand():
    state = after(table("snake_tongue", hand="gem_rot", others="catch"), "snake_tongue!")
    assert hand(state) == ["gem_rot", "catch"]
    state = after(table("dead_water", hand="gem_rot", discard="catch"), "dead_water!")
    assert hand(state) == ["gem_rot", "catch"]


def test_ruling_35_what_was_given_away_too_and_only_these_two_see_it():
    with saying("catch", Unless("give", "cards", 1, ())):
        state = after(table("catch", hand="gem_rot", others="evil_eye domovoi"), "catch!")
        assert legal(state) == {"-evil_eye", "-domovoi", "no"}
        events = play(state, "-domovoi")
    assert (hand(state), hand(state, "B")) == (["gem_rot", "domovoi"], ["evil_eye"])
    assert (events[0]["cards"], pile(state)) == ([], [])


def test_ruling_36_a_way_out_may_take_the_last_energy_and_lose():
    with saying("catch", Unless("lose", "energy", 2, (Attack(5),))):
        state = after(table("catch", energy=(10, 2)), "catch!")
        assert (asked(state), legal(state)) == (("B", "way_out"), {"yes", "no"})
        assert ending(after(state, "yes")) == ("A", "energy")
        assert asked(after(table("catch", energy=(10, 9)), "catch!", "no")) == ("A", "")


def test_ruling_37_cards_of_a_cost_are_always_named():
    state = after(table("burnt_to_a_crisp", hand="catch grubby"), "burnt_to_a_crisp!")
    assert legal(state) == {"-catch-grubby"}


def test_ruling_37_cards_that_an_effect_takes_are_not_where_they_are_all():
    state = after(table("grubby", hand="catch", others="gem_rot"), "grubby!", "=1")
    assert (hand(state), hand(state, "B"), asked(state)) == ([], [], ("A", ""))


def test_ruling_38_an_option_of_a_path_counts_from_0():
    state = after(table("grubby", hand="catch gem_rot"), "grubby!", "=1")
    assert GAME.dump(state)["resolving"] == [{"card": "grubby", "how": "activate", "at": [0, 0, 0]}]
    with saying("golden_fish", Choose(((Attack(1),), (Aim("banish"),)))):
        state = after(table("golden_fish", "gem_rot birch_sap"), "golden_fish!", "=2")
        assert GAME.dump(state)["resolving"][0]["at"] == [0, 1, 0]


def test_ruling_39_an_empty_deck_ends_the_game_at_once_also_in_the_last_turn():
    """The thrower's card is missing, which makes this turn the last; it does not come to it."""
    state = table(theirs="scroll_thrower", deck="", deck_exact=True, gems=(2, 3))
    events = play(state, "end")
    assert "last_turn" in [event["event"] for event in events]
    assert ending(state) == ("B", "empty deck")


def test_ruling_40_a_repeated_cards_cost_is_not_added_to_the_toll():
    """Each is tested alone. After the toll there is too little for the other, which is skipped."""
    state = table("echo_ravine goblin_bite", energy=(4, 10), rules=[TOLL])
    events = play(state, "echo_ravine!")
    assert [event["event"] for event in events] == ["activated", "toll_paid", "skipped"]
    assert holds(state) == [(3, 2), (10, 2)]


def test_ruling_41_what_a_refused_way_out_brings_is_no_demand():
    with saying("catch", Unless("discard", "cards", 1, (Aim("banish"),))):
        events = play(table("catch"), "catch!")
    assert [event["event"] for event in events] == ["activated", "no_way_out", "skipped"]


def test_ruling_42_the_end_is_looked_at_after_each_step_of_an_option():
    state = after(table("grubby", energy=(1, 9), gems=(2, 2)), "grubby!")
    assert (ending(state), holds(state)) == (("B", "energy"), [(0, 2), (8, 2)])


def test_ruling_42_and_of_a_branch():
    with saying("flame_beast", If(Less("gems"), (), (Attack(10), Attack(10)))):
        events = play(table("flame_beast"), "flame_beast!")
    assert [event["event"] for event in events] == ["activated", "attacked", "ended"]


def test_ruling_43_cards_discarded_at_once_lie_in_the_order_of_the_list_the_last_on_top():
    state = table("burnt_to_a_crisp", hand="holy_water gem_rot catch")
    after(state, "burnt_to_a_crisp!", "-holy_water-gem_rot")
    assert pile(state) == ["holy_water", "gem_rot"]


def test_ruling_43_seats_in_turn_order():
    hands = {"A": ["holy_water"], "B": ["gem_rot"], "C": ["catch"], "D": ["amber_tear"]}
    altars = {"illusion": [{"card": "grubby", "side": 0}]}
    state = table(mode="four", turn=3, hands=hands, altars=altars)
    after(state, "grubby!", "=1")
    assert pile(state) == ["gem_rot", "holy_water", "amber_tear", "catch"]


def test_ruling_44_more_gems_are_ahead_then_more_energy():
    assert GAME.winners_now(table(energy=(1, 9), gems=(5, 4))) == ("A",)
    assert GAME.winners_now(table(energy=(3, 4), gems=(5, 5))) == ("B",)
    assert GAME.winners_now(table(energy=(4, 4), gems=(5, 5))) == ()
    assert GAME.winners_now(table(mode="three", gems=(5, 4))) == ("A", "C")
    assert GAME.winners_now(table(mode="four", gems=(4, 5))) == ("B", "D")
