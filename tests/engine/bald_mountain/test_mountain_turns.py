"""bald-mountain.md 1 to 3: the state, the set-up, a turn."""

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
    stack,
    table,
)

from engine import chance
from engine.bald_mountain.cards import CARDS
from engine.bald_mountain.game import setup_of

MODES = ("duel", "three", "four")


def test_1_1_energy_and_gems_have_no_upper_limit():
    state = after(table("holy_water", energy=(500, 10)), "holy_water!")
    assert holds(state) == [(504, 2), (10, 3)]


def test_1_2_a_hand_keeps_the_order_in_which_its_cards_came():
    state = table(hand="grubby catch", deck="domovoi birch_sap")
    assert hand(after(state, "draw")) == ["grubby", "catch", "domovoi"]
    assert hand(after(state, "+catch")) == ["grubby", "domovoi"]


def test_1_3_four_altars_in_their_order():
    assert list(GAME.dump(table())["altars"]) == ["curse", "charm", "illusion", "healing"]


def test_1_3_only_the_top_card_counts():
    altars = {
        "healing": [{"card": "herb_basket", "side": 1}, {"card": "holy_water", "side": 0}],
        "curse": [{"card": "gem_rot", "side": 0}, {"card": "scroll_thrower", "side": 0}],
    }
    state = table(altars=altars)
    assert legal(state) == {"draw", "end", "gem_rot!"}
    after(state, "end", "end")
    assert holds(state) == [(10, 2), (10, 2)]


def test_1_3_a_side_controls_an_altar_whose_top_card_faces_it():
    """Crown Fire counts them: an empty altar is nobody's."""
    altars = {
        "healing": [{"card": "herb_basket", "side": 1}, {"card": "holy_water", "side": 0}],
        "charm": [{"card": "amber_tear", "side": 0}, {"card": "golden_fish", "side": 1}],
        "curse": [{"card": "crown_fire", "side": 0}],
    }
    assert holds(after(table(altars=altars), "crown_fire!")) == [(10, 2), (9, 2)]


def test_1_4_the_deck_gives_from_the_top_and_the_newest_discard_is_on_top():
    state = table("echo_ravine fern_flower koscheis_needle", deck="catch grubby", actions=3)
    assert hand(after(state, "draw")) == ["catch"]
    assert pile(after(state, "fern_flower!", "koscheis_needle!")) == [
        "koscheis_needle",
        "fern_flower",
    ]


def test_1_5_a_position_keeps_the_state_of_the_turn():
    told = {
        "turn": 5,
        "actions": 1,
        "used": ["gem_rot"],
        "last_turn": True,
        "rules": [{"rule": "edge", "side": 0, "n": 1}],
    }
    document = GAME.dump(table(deck="", deck_exact=True, **told))
    assert {key: document[key] for key in told} == told
    assert (document["active"], document["step"]) == ("A", "actions")


def test_1_6_the_box_has_60_cards_15_of_each_colour():
    assert len(CARDS) == 60
    assert [sum(card.altar == altar for card in CARDS) for altar in range(4)] == [15] * 4


@pytest.mark.parametrize("mode", MODES)
def test_2_1_the_altars_are_empty_and_each_card_exists_once(mode):
    document = GAME.dump(GAME.setup(setup_of(mode), 3)[0])
    assert not any(document["altars"].values())
    dealt = [card for cards in document["hands"].values() for card in cards]
    assert sorted([*dealt, *document["deck"]]) == sorted(card.id for card in CARDS)


@pytest.mark.parametrize(
    ("mode", "dealt"), [("duel", [3, 3]), ("three", [3, 6, 3]), ("four", [3, 3, 3, 3])]
)
def test_2_2_each_side_has_10_energy_and_2_gems_and_the_mages_their_cards(mode, dealt):
    state, _ = GAME.setup(setup_of(mode), 3)
    assert holds(state) == [(10, 2), (10, 2)]
    drawn = [1] + [0] * (len(dealt) - 1)  # A has begun its turn
    assert [len(cards) for cards in state.hands] == [
        a + b for a, b in zip(dealt, drawn, strict=True)
    ]


@pytest.mark.parametrize(
    ("mode", "order"), [("duel", "ABABA"), ("three", "ABCBA"), ("four", "ABCDA")]
)
def test_2_3_seat_a_begins_and_sides_alternate(mode, order):
    state, _ = GAME.setup(setup_of(mode), 3)
    found = []
    for _ in order:
        found.append(state.acting)
        after(state, "end")
    assert "".join(found) == order


@pytest.mark.parametrize("mode", MODES)
def test_2_4_the_deck_is_shuffled_by_its_stream_and_dealt_hand_after_hand(mode):
    deck = chance.shuffled([card.id for card in CARDS], chance.stream(11, "deck"))
    state, _ = GAME.setup(setup_of(mode), 11)
    for seat in state.seats:
        size = 6 if (mode, seat) == ("three", "B") else 3
        assert hand(state, seat)[:3] == deck[:3]
        assert hand(state, seat)[:size] == deck[:size]
        deck = deck[size:]
    assert hand(state)[3:] == deck[:1]
    assert GAME.dump(state)["deck"] == deck[1:]
    assert state.chance == chance.stream(11, "picks")


def test_3_1_rules_until_the_next_turn_of_the_actors_side_end():
    kept = {"rule": "guard", "side": 0}
    state = table(rules=[kept, {"rule": "ward", "side": 1, "n": 1}])
    assert rules(after(state, "end")) == [kept]
    assert rules(after(state, "end")) == []


def test_3_1_marks_are_cleared_and_there_are_2_actions():
    state = after(table("demonspawn", actions=1), "demonspawn!")
    assert (state.acting, state.used, state.actions) == ("B", (), 2)
    assert "demonspawn!" in legal(after(state, "end"))


def test_3_2_wonders_fire_once_for_nothing_in_the_order_of_the_altars():
    state = dawn("birch_sap scroll_thrower")
    assert legal(state) == {"scroll_thrower*", "birch_sap*"}
    assert GAME.dump(state)["fires"] == ["scroll_thrower", "birch_sap"]
    after(state, "birch_sap*")  # then the thrower, the only one left, by itself
    assert (holds(state), state.step, state.actions) == ([(11, 2), (9, 2)], "actions", 2)


def test_3_2_wonders_below_or_facing_others_do_not_fire():
    altars = {
        "healing": [{"card": "herb_basket", "side": 0}, {"card": "birch_sap", "side": 0}],
        "curse": [{"card": "scroll_thrower", "side": 1}],
    }
    state = after(table(turn=2, altars=altars, actions=1), "draw")
    assert (state.acting, holds(state)) == ("A", [(10, 2), (10, 2)])


def test_3_2_a_declined_wonder_leaves_the_list():
    state = dawn("moon_spring restless_clock")
    after(state, "moon_spring~")
    assert legal(state) == {"restless_clock*", "restless_clock~"}


def test_3_2_an_optional_wonder_is_asked_about_even_alone():
    assert legal(dawn("moon_spring")) == {"moon_spring*", "moon_spring~"}


def test_3_2_a_wonder_that_can_not_be_done_yet_waits():
    """Without a card the chest does not count: the thrower fires alone, and nobody is asked."""
    state = dawn("misers_chest scroll_thrower")
    assert (holds(state), state.step) == ([(10, 2), (9, 2)], "actions")


def test_3_2_a_wonder_that_comes_to_face_the_actor_later_fires_next_turn():
    state = dawn("turncoat_wind", "birch_sap", hand="catch")
    after(state, "turncoat_wind!", "-catch", "end")
    assert holds(state) == [(10, 2), (10, 2)]
    assert holds(after(state, "end")) == [(11, 2), (10, 2)]


def test_3_3_the_actor_draws_after_the_wonders():
    events = play(table(actions=1, theirs="birch_sap", deck="catch"), "end")
    assert [event["event"] for event in events] == ["turn_began", "wonder_fired", "gained", "drew"]


def test_3_3_an_empty_deck_ends_the_game():
    state = after(table(deck="", deck_exact=True, gems=(3, 2)), "end")
    assert ending(state) == ("A", "empty deck")


def test_3_4_draw_costs_an_action():
    state = after(table(deck="catch grubby"), "draw")
    assert (hand(state), state.actions) == (["catch"], 1)


def test_3_4_play_puts_a_card_on_its_altar_facing_the_own_side():
    state = table("gem_rot", "birch_sap", hand="demonspawn herb_basket", actions=3)
    events = play(state, "+demonspawn", "+herb_basket")
    assert stack(state, "curse") == [("demonspawn", 0), ("gem_rot", 0)]
    assert stack(state, "healing") == [("herb_basket", 0), ("birch_sap", 1)]
    assert [event["covered"] for event in events] == ["gem_rot", "birch_sap"]
    assert (holds(state), state.actions) == ([(10, 2), (10, 2)], 1)


def test_3_4_play_needs_the_card_in_the_hand():
    assert refusal(table(others="catch"), "+catch") == "bald_mountain_not_in_hand"


def test_3_4_play_of_a_wonder_fires_it_first_at_the_sides_next_turn():
    state = after(table(hand="birch_sap"), "+birch_sap", "end")
    assert holds(state) == [(10, 2), (10, 2)]
    assert holds(after(state, "end")) == [(11, 2), (10, 2)]


def test_3_4_activate_carries_out_a_top_spell_that_faces_the_own_side():
    state = table("demonspawn", "herb_basket")
    assert refusal(state, "herb_basket!") == "bald_mountain_faces_others"
    assert holds(after(state, "demonspawn!")) == [(10, 2), (8, 2)]


def test_3_4_end_is_always_legal_and_actions_are_lost():
    state = after(table(), "end")
    assert (state.acting, state.turn, state.actions) == ("B", 2, 2)


def test_3_4_actions_of_a_kind_may_be_repeated():
    state = after(table(deck="catch grubby gem_rot"), "draw", "draw")
    assert (hand(state), state.acting) == (["catch", "grubby"], "B")


def test_3_5_with_no_action_left_the_turn_ends_by_itself():
    events = play(state := table(actions=1, deck="catch grubby"), "draw")
    assert [event["event"] for event in events] == ["drew", "turn_began", "drew"]
    assert (state.acting, state.turn) == ("B", 2)


def test_3_5_rules_of_this_turn_end():
    state = table(rules=[{"rule": "edge", "side": 0, "n": 1}])
    assert rules(after(state, "end")) == []


def test_3_5_with_the_last_turn_flag_the_game_ends():
    state = after(table(last_turn=True, deck="", deck_exact=True, gems=(2, 3)), "end")
    assert (ending(state), asked(state)[1]) == (("B", "last turn"), "")
