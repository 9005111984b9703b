"""bald-mountain.md 7: the end."""

from __future__ import annotations

import pytest
from mountain_positions import GAME, after, dawn, ending, hand, holds, legal, play, table


def test_7_1_a_side_with_0_energy_has_lost():
    state = after(table("demonspawn", energy=(10, 2)), "demonspawn!")
    assert (ending(state), state.to_act()) == (("A", "energy"), ())


def test_7_1_an_attack_does_not_go_below_0():
    state = after(table("demonspawn", energy=(10, 1)), "demonspawn!")
    assert holds(state) == [(10, 2), (0, 2)]


def test_7_1_who_reflects_wins_by_it():
    rule = {"rule": "reflect", "side": 1}
    state = after(table("demonspawn", energy=(2, 2), rules=[rule]), "demonspawn!")
    assert ending(state) == ("B", "energy")


def test_7_2_a_side_with_15_gems_has_won():
    assert ending(after(table("merchants_word", gems=(14, 2)), "merchants_word!")) == ("A", "gems")
    state = after(table("merchants_word", gems=(12, 2)), "merchants_word!")
    assert (holds(state)[0], state.to_act()) == ((10, 14), ("A",))


def test_7_2_also_by_what_others_do():
    state = after(table("holy_water", gems=(2, 14)), "holy_water!")
    assert ending(state) == ("B", "gems")


def test_7_2_nothing_further_resolves():
    state = after(table("merchants_word", gems=(13, 2), deck="catch"), "merchants_word!")
    assert hand(state, "B") == []


def test_7_2_a_wonder_wins_before_the_draw_and_the_other_wonders():
    state = dawn("firefly_purse scroll_thrower", gems=(13, 14))
    after(state, "firefly_purse*")
    assert (ending(state), hand(state), holds(state)[1]) == (("A", "gems"), [], (10, 14))


def test_7_2_both_at_15_are_compared():
    state = after(table("ours_and_yours", gems=(14, 14), energy=(3, 4)), "ours_and_yours!", "=2")
    assert ending(state) == ("B", "gems")


def test_7_3_who_can_not_draw_at_the_start_ends_the_game_at_once():
    state = after(table(deck="", deck_exact=True, gems=(2, 4)), "end")
    assert (ending(state), state.turn) == (("B", "empty deck"), 2)


def test_7_3_wonders_fire_before_that():
    told = {"deck": "", "deck_exact": True, "energy": (1, 10)}
    state = after(table(theirs="scroll_thrower", **told), "end")
    assert ending(state) == ("B", "energy")


def test_7_3_an_effect_that_finds_too_few_cards_ends_the_game_with_the_turn():
    state = table("dreamcloak", deck="catch grubby", deck_exact=True)
    events = play(state, "dreamcloak!")
    assert [event["event"] for event in events] == ["activated", "drew", "last_turn"]
    assert (hand(state), state.last_turn) == (["catch", "grubby"], True)
    assert ending(after(state, "end")) == ("", "last turn")


def test_7_3_drawing_exactly_the_last_card_is_not_the_last_turn():
    state = table("dreamcloak", deck="catch grubby gem_rot", deck_exact=True)
    assert not after(state, "dreamcloak!").last_turn
    assert legal(state) == {"+catch", "+grubby", "+gem_rot", "end"}


def test_7_3_anybody_may_win_before_the_last_turn_ends():
    told = {"deck": "", "deck_exact": True, "gems": (14, 2)}
    state = after(table("herb_basket djinns_door", **told), "herb_basket!", "djinns_door!")
    assert ending(state) == ("A", "gems")


def test_7_3_the_discard_pile_is_never_shuffled_into_the_deck():
    state = table("dreamcloak", deck="catch", deck_exact=True)
    before = GAME.dump(state)["discard"]
    assert GAME.dump(after(state, "dreamcloak!"))["discard"] == before


@pytest.mark.parametrize(
    ("energy", "gems", "winner"),
    [((1, 9), (5, 4), "A"), ((1, 9), (4, 4), "B"), ((9, 9), (4, 4), "")],
)
def test_7_comparison_more_gems_then_more_energy_then_a_draw(energy, gems, winner):
    state = table(deck="", deck_exact=True, energy=energy, gems=gems)
    assert ending(after(state, "end")) == (winner, "empty deck")


def test_7_comparison_tells_the_end():
    events = play(table(deck="", deck_exact=True, gems=(3, 2)), "end")
    assert events[-1] == {"event": "ended", "winners": ["A"], "reason": "empty deck"}


def test_7_comparison_is_of_sides():
    state = table(mode="four", deck="", deck_exact=True, gems=(2, 3))
    assert ending(after(state, "end")) == ("BD", "empty deck")
