"""The rulings of two-worlds.md 15, and those found while building (docs/rulings.md), by number."""

from __future__ import annotations

import pytest
from worlds_matches import (
    GAME,
    after,
    aims,
    announced,
    ending,
    fights,
    legal,
    legal_of,
    lies,
    most,
    pile,
    play,
    refusal,
    stack,
    standing,
    table,
    turned,
)

from engine.two_worlds.board import CELLS, COLUMNS
from engine.two_worlds.cards import WARRIORS
from engine.two_worlds.game import setup_of

BEFORE = {"active": "B", "step": "draw"}


def test_ruling_1_seven_cells_a_row():
    assert (COLUMNS, CELLS) == (7, 14)
    seats = {seat: {"warriors": [], "spells": []} for seat in "AB"}
    state = table("u1:wolf l5:wolf", "l6:imp", seats=seats)
    for column in range(1, 7):
        assert f"u{column}:wolf" in standing(state), "a crossing takes 6 advances"
        state = after(state, "end", "end")
    assert "u7:wolf" in standing(state)


def test_ruling_2_a_player_may_not_order_the_deck():
    state, _ = GAME.setup(setup_of("basic"), 1)
    for seat in "AB":
        for pick in range(4):
            state.apply(seat, state.legal_actions(seat)[-1 if pick % 2 else 0])
    other, _ = GAME.setup(setup_of("basic"), 1)
    kept = [card for card in pile(state, "A", "warriors") if card in pile(other, "A", "packet")]
    for card in kept[::-1]:
        other.apply("A", GAME.read_move(other, card)[0])
    for pick in range(4):
        other.apply("B", other.legal_actions("B")[-1 if pick % 2 else 0])
    assert pile(other, "A", "warriors") == pile(state, "A", "warriors")


def test_ruling_3_a_coin_decides_who_begins():
    firsts = set()
    for seed in range(8):
        state, _ = GAME.setup(setup_of("basic"), seed)
        while state.step == "picks":
            state.apply(state.acting, state.legal_actions(state.acting)[0])
        firsts.add(state.active)
    assert firsts == {0, 1}


def test_ruling_4_no_compensation_but_an_option():
    assert "second_player_spells" not in setup_of("basic")
    assert GAME.setup(setup_of("basic", 3), 1)[0].second_player_spells == 3


def test_ruling_5_of_equal_cells_the_upper_row_goes_first():
    events = play(table("l3:wolf u3:imp u1:imp", "u7:wolf", **BEFORE), "take")
    assert [e["cell"] for e in events if e["event"] == "advanced"] == ["u3", "l3", "u1"]


def test_ruling_6_the_exchange_with_one_card_left_takes_that_one():
    seats = {"A": {"spells": ["dash"]}}
    state = after(table("u3:wolf", "u6:imp", hand="curse", seats=seats), "end", "-curse")
    assert (pile(state, "A", "hand"), pile(state, "A", "spells")) == (["dash"], [])


def test_ruling_7_no_declining_to_draw():
    state = after(table("u3:wolf", "u6:imp"), "end")
    assert legal(state) == {"take"}
    assert refusal(state, "go") == "not_now"


def test_ruling_8_the_win_is_looked_at_before_damage_vanishes():
    state = turned(table("u7:wolf-1", "u5:imp"))
    assert (ending(state)[1], standing(state)) == ("breakthrough", "u5:imp u7:wolf-1")


def test_ruling_9_ranged_never_serves_at_distance_1():
    assert aims(table("u3:archer", "u4:wolf"), "u3") == set()
    assert announced(table("u3:necromancer", "u4:wolf"), "u3>u4") == 1


def test_ruling_10_nothing_blocks_a_shot():
    assert aims(table("u1:elf_ranger u2:wolf", "u3:wolf u4:imp u5:imp"), "u1") == {
        *("u3", "u4", "u5"),
    }


def test_ruling_11_flying_is_no_jumping():
    state = table("u3:dragon", "u4:wolf l6:imp", hand="dash")
    assert legal_of(state, "dash") == set()


def test_ruling_12_all_found_at_once_are_destroyed_together():
    """The imp, hit with the others, dies after them of the bulwark gone."""
    state = table("u1:wolf", "u4:priestess u5:wolf-2 u3:imp", hand="fireball")
    events = play(state, "fireball@u4")
    fallen = [event["cell"] for event in events if event["event"] == "destroyed"]
    assert fallen == ["u4", "u5", "u3"]


def test_ruling_13_no_summoning_sickness():
    state = after(table("u3:shaman", "u2:wolf u7:imp", step="summon"), "u")
    assert "u1>u2" in legal(state)


def test_ruling_14_an_attack_is_computed_anew():
    state = table("u3:wolf", "u4:frost_giant", hand="blessing", others="curse")
    state = after(state, "u3>u4!", "pass", "blessing@u3", "pass", "pass")
    assert standing(state) == "u3:wolf u4:frost_giant-3"


def test_ruling_15_the_total_then_splash_then_knockback():
    own = "u2:fire_elemental u3:water_elemental"
    state = table(own, "u4:frost_giant+blessing u5:imp")
    events = [event["event"] for event in play(state, "u2+u3>u4")]
    assert events[-4:] == ["hit", "hit", "destroyed", "moved"]
    assert standing(state) == f"{own} u5:frost_giant-4"


def test_ruling_16_all_targets_or_fizzle():
    state = table("u2:wolf u3:imp", "l6:knight", hand="swap", others="lure")
    events = play(state, "swap@u2+u3", "lure@u3:1")
    assert events[-1]["event"] == "fizzled"
    assert standing(state) == "u2:wolf u4:imp l6:knight"


@pytest.mark.parametrize("lying", ["flight+neutralization", "neutralization+flight"])
def test_ruling_17_flying_from_flight_stays_in_whatever_order(lying):
    assert aims(table("u3:wolf", f"u4:imp+{lying}"), "u3") == set()


def test_ruling_18_a_reflected_spell_is_read_by_the_reflector_distances_anew():
    state = table("u3:wolf", "l6:knight", hand="dash", others="reflection")
    assert legal_of(after(state, "dash@u3:1"), "reflection") == {"@l6:1", "@l6:2"}


def test_ruling_19_abilities_can_not_be_answered():
    state = after(table("u3:shaman", "u6:wolf", others="curse"), "u3+")
    assert (state.to_act(), stack(state)) == (("A",), [])


def test_ruling_20_the_active_player_casts_both_timings_in_its_own_windows():
    state = table("u3:wolf", "u4:frost_giant", hand="lightning", others="blessing")
    state = after(state, "u3>u4", "blessing@u4")
    assert legal_of(state, "lightning") == {"@u3", "@u4"}


def test_ruling_21_hold_is_a_window_in_the_own_attack():
    state = after(table("u3:wolf", "u4:knight", hand="blessing", others="curse"), "u3>u4!", "pass")
    assert (state.to_act(), legal(state)) == (("A",), {"pass", "blessing@u3"})


def test_ruling_22_the_window_reopens_for_a_second_answer():
    hands = {"hand": "dispel", "others": "blessing curse"}
    state = after(table("u3:wolf", "u4:wolf", **hands), "u3>u4", "blessing@u4", "dispel", "pass")
    assert legal(state) == {"pass", "curse@u3"}


@pytest.mark.parametrize("held", ["reflection", "dash", "swap", "challenge", "fireball", "dispel"])
def test_ruling_23_a_window_opens_whatever_the_hand_is(held):
    """Nothing of it can be cast; the question is put all the same."""
    state = after(table("u3:wolf", "u4:knight", others=held), "u3>u4")
    assert (state.to_act(), legal(state)) == (("B",), {"pass"})


def test_ruling_24_the_moved_warrior_is_lifted_first():
    state = table("u1:wolf u2:imp", "u6:knight", hand="dash")
    assert standing(after(state, "dash@u1:1")) == "u1:imp u2:wolf u6:knight"


def test_ruling_25_a_chain_off_the_board_makes_the_move_illegal():
    assert "u2-" not in legal(table("u1:wolf u2:shaman", "u6:knight"))
    assert "u3-" in legal(table("u2:wolf u3:shaman", "u6:knight"))
    assert "u1-" not in legal(table("u1:shaman u2:wolf", "u6:knight"))
    pushed = after(table("u5:water_elemental", "u6:frost_giant u7:imp"), "u5>u6")
    assert standing(pushed) == "u5:water_elemental u6:frost_giant-2 u7:imp"


def test_ruling_26_double_destruction_is_a_draw():
    seats = {seat: {"warriors": []} for seat in "AB"}
    state = after(table("u3:knight", "u4:berserker+blessing", hand="challenge", seats=seats))
    assert ending(after(state, "challenge@u")) == ("", "destruction")


def test_ruling_27_the_quiet_rift():
    state = table("u1:wolf", "u2:imp l1:imp", active="A", quiet=11, seats={"A": {"warriors": []}})
    state = turned(state)
    assert ending(state) == ("B", "quiet")


def test_ruling_49_more_warriors_are_ahead_then_the_most_forward():
    def ahead(own: str, enemy: str, deck: int, others: int) -> tuple[str, ...]:
        seats = {"A": {"warriors": ["wolf"] * deck}, "B": {"warriors": ["imp"] * others}}
        return GAME.winners_now(table(own, enemy, seats=seats))

    assert ahead("u1:wolf", "u6:imp", 2, 1) == ("A",)
    assert ahead("u1:wolf l1:wolf", "u6:imp", 0, 3) == ("B",)
    assert ahead("u2:wolf", "u5:imp", 1, 1) == ("B",)
    assert ahead("u2:wolf", "l6:imp", 1, 1) == ()


def test_ruling_49_during_the_picks_it_is_a_draw():
    for setup in ("basic", "draft"):
        assert GAME.winners_now(GAME.setup(setup_of(setup), 1)[0]) == ()


def test_ruling_28_any_moment_of_your_turn_and_once_a_turn():
    state = after(table("u3:shaman", "u6:imp", **BEFORE), "take", "u3-")
    assert state.step == "summon"
    assert not [text for text in legal(after(state, "l")) if text[-1] in "+-"]


def test_ruling_29_a_form_changes_values_and_ability_not_rank_damage_or_shapeshift():
    state = table("u3:werewolf=imp-0", "u6:knight", box=["lich", "goblin"])
    state = after(state, "u3=lich")
    told = GAME.dump(state)["board"]["u3"]
    assert (told["card"], told["form"], most(state, "u3")) == ("werewolf", "lich", 4)
    fallen = {"A": {"fallen": ["werewolf", "imp"]}}
    reaped = after(table("u2:necromancer", "u4:wolf", seats=fallen), "u2>u4")
    assert pile(reaped, "A", "fallen") == ["werewolf"], "a champion whatever it was"


def test_ruling_30_spectators_see_what_is_public_alone():
    state = table("u3:werewolf", "u6:knight", "curse", "lure", box=["dragon"])
    view = state.view(None)
    assert (view.box, view.possible, view.ready) == (None, (), ())
    assert all(player.hand is None and player.army is None for player in view.players)


def test_ruling_31_both_giants_reach_flyers():
    giants = [card.id for card in WARRIORS if card.ability == "reach_flyers"]
    assert giants == ["frost_giant", "hill_giant"]


def test_ruling_33_cards_beat_rules():
    """An attack may be answered, Assassin's not; a destroyed warrior falls, Phoenix not."""
    state = table("u3:assassin", "u4:phoenix+neutralization", others="blessing")
    assert pile(after(state, "u3>u4"), "B", "fallen") == ["phoenix"]
    flying = table("u2:elf_ranger", "u4:phoenix")
    assert pile(after(flying, "u2>u4"), "B", "fallen") == []


def test_ruling_34_the_top_item_alone_is_answered_by_reflection_and_dispel():
    hands = {"hand": "curse blessing", "others": "flight dispel"}
    state = after(table("u3:wolf", "u6:knight", **hands), "curse@u6", "flight@u6", "blessing@u3")
    assert stack(state) == ["curse", "flight", "blessing"]
    state = after(state, "dispel")
    assert (lies(state, "u3"), lies(state, "u6")) == ([], ["flight", "curse"])


def test_ruling_35_armour_takes_1_off_a_splash():
    state = after(table("u2:fire_elemental", "u4:knight u5:earth_elemental"), "u2>u4")
    assert standing(state) == "u2:fire_elemental u4:knight-2 u5:earth_elemental"


def test_ruling_36_the_zone_is_looked_at_again_when_the_spell_resolves():
    state = table("u1:wolf", "u3:knight u4:imp", hand="banishment", others="swap")
    events = play(state, "banishment@u3", "swap@u3+u4")
    assert events[-1] == {"event": "fizzled", "seat": "A", "spell": "banishment"}


def test_ruling_36_for_the_reflector_when_reflected():
    state = table("u1:wolf u5:imp u4:imp", "u3:knight", hand="fright", others="reflection")
    assert legal_of(after(state, "fright@u3"), "reflection") == {"@u5"}


def test_ruling_37_own_half_side_by_side_and_not_the_last_cell():
    state = table("u2:wolf u6:imp", "l3:knight l4:imp", hand="banishment swap dash")
    assert legal(state) == {"banishment@l3", "dash@u2:1", "dash@u2:2", "end"}


# Found while building


def test_ruling_38_armour_takes_1_off_the_damage_of_a_challenge():
    state = after(table("u3:troll", "u4:frost_giant", hand="challenge"), "challenge@u")
    assert standing(state) == "u4:frost_giant-2"
    state = after(table("u3:earth_elemental", "u4:wolf", hand="challenge"), "challenge@u")
    assert standing(state) == "u3:earth_elemental-1"


def test_ruling_39_a_challenge_needs_both_still_in_that_row():
    state = table("u3:knight", "u6:wolf l6:imp", hand="challenge", others="swap")
    events = play(state, "challenge@u", "swap@u6+l6")
    assert events[-1] == {"event": "fizzled", "seat": "A", "spell": "challenge"}


def test_ruling_39_but_not_that_they_are_the_foremost():
    state = table("u3:knight", "u5:wolf u6:frost_giant", hand="challenge", others="swap")
    state = after(state, "challenge@u", "swap@u5+u6")
    assert standing(state) == "u3:knight-2 u5:frost_giant"


def test_ruling_40_pack_counts_the_participants_that_still_count():
    state = table("u5:archer u6:goblin", "u7:frost_giant", others="fright")
    assert standing(after(state, "u5+u6>u7", "fright@u5")) == "u6:goblin u7:frost_giant-2"


def test_ruling_41_a_participant_whose_damage_became_0_still_counts():
    """The Curse takes all of the spearman's damage; the attack does not fizzle, and the goblin has
    its pack."""
    state = table("u2:spearman u3:goblin", "u4:frost_giant", others="curse")
    assert "u4:frost_giant-3" in standing(after(state, "u2+u3>u4", "curse@u2"))
    alone = table("u3:spearman", "u4:wolf", others="curse")
    events = play(alone, "u3>u4", "curse@u3")
    assert "fizzled" not in [event["event"] for event in events]
    pushing = table("u3:water_elemental+curse", "u4:wolf", others="curse")
    assert standing(after(pushing, "u3>u4", "curse@u3")) == "u3:water_elemental u5:wolf"


def test_ruling_42_silent_is_looked_at_when_a_window_opens():
    """In answer to the Blessing a participant becomes an assassin: B, who has a spell left, is not
    asked about the attack again."""
    own, others = "u2:archer u3:werewolf", "blessing flight"
    state = table(own, "u4:knight", others=others, box=["assassin"])
    state = after(state, "u2+u3>u4", "blessing@u4")
    assert state.to_act() == ("A",)
    state = after(state, "u3=assassin")
    assert (stack(state), standing(state)) == ([], own)


def test_ruling_42_and_after_each_ability_in_it():
    """A holds, and makes its participant an assassin in its own window: nobody is asked again."""
    told = {"hand": "flight", "others": "curse", "box": ["assassin", "lich"]}
    state = after(table("u3:werewolf", "u4:frost_giant", **told), "u3>u4!", "pass")
    assert state.to_act() == ("A",)
    state = after(state, "u3=assassin")
    assert (stack(state), standing(state)) == ([], "u3:werewolf u4:frost_giant-3")


def test_ruling_43_hold_may_be_said_with_an_empty_hand():
    state = table("u3:wolf", "u4:knight", others="curse")
    assert "u3>u4!" in legal(state)
    state = after(state, "u3>u4!", "pass")
    assert (stack(state), standing(state)) == ([], "u3:wolf u4:knight-2")


def test_ruling_44_take_is_always_said():
    state = after(table("u3:wolf", "u6:knight"), "end")
    assert (state.to_act(), legal(state)) == (("A",), {"take"})


def test_ruling_45_of_equal_enchantments_dispel_takes_the_oldest():
    lying = [{"spell": "curse", "deck": "B"}, {"spell": "curse", "deck": "A"}]
    state = table("u3:wolf", "u6:knight", hand="dispel")
    document = GAME.dump(state)
    document["board"]["u6"]["enchantments"] = lying
    state = after(GAME.load(document), "dispel@u6.curse")
    assert pile(state, "B", "cast") == ["curse"]
    assert GAME.dump(state)["board"]["u6"]["enchantments"] == lying[1:]


def test_ruling_46_destroyed_together_they_go_to_the_pile_from_u1_to_l7_the_last_on_top():
    state = after(table("u3:wolf", "u4:goblin u5:wolf u6:imp", hand="fireball"), "fireball@u5")
    assert pile(state, "B", "fallen") == ["imp", "wolf", "goblin"]


def test_ruling_47_what_is_on_the_stack_when_the_game_ends_stays_there():
    seats = {"B": {"warriors": []}}
    told = {"hand": "curse lightning", "others": "flight", "seats": seats}
    state = table("u3:wolf", "u4:wolf", **told)
    state = after(state, "curse@u4", "flight@u4", "lightning@u4")
    assert ending(state) == ("A", "destruction")
    document = GAME.dump(state)
    assert [item["spell"] for item in document["stack"]] == ["curse", "flight"]
    assert (state.to_act(), "window" in document) == ((), False)


def test_ruling_48_positions_may_hold_any_copies_and_rows_as_they_like():
    state = table("u3:dragon u6:dragon", "u2:dragon", hand="reflection reflection")
    assert GAME.dump(GAME.load(GAME.dump(state))) == GAME.dump(state)
    assert fights("dragon")[0] == 3
