"""The spells, one by one: `test_<spell>_...`: timing, what it can name, what it does, whether it
can be reflected, and when it fizzles."""

from __future__ import annotations

import pytest
from worlds_matches import (
    GAME,
    after,
    aims,
    announced,
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
)

from engine.two_worlds.cards import SPELLS

YOUR_TURN = {"challenge", "fireball", "banishment", "dash", "lightning"}


@pytest.mark.parametrize("spell", SPELLS, ids=lambda spell: spell.id)
def test_every_spell_is_an_answer_or_for_the_own_turn(spell):
    """B holds it while A casts a Curse on a warrior that is enchanted already."""
    own, enemy = "u3:wolf l2:wolf", "u5:knight+flight u6:knight l3:wolf l6:knight"
    state = after(table(own, enemy, hand="curse", others=spell.id), "curse@u5")
    assert bool(legal_of(state, spell.id)) == (spell.id not in YOUR_TURN)


def fizzles(told: list) -> list[str]:
    """The spells that did nothing, in order."""
    return [event["spell"] for event in told if event["event"] == "fizzled"]


# Reflection


def test_reflection_turns_an_enemy_spell_on_another_warrior():
    state = table("u3:wolf", "u5:knight", hand="curse", others="reflection")
    state = after(state, "curse@u5", "reflection@u3")
    assert (lies(state, "u3"), lies(state, "u5")) == (["curse"], [])
    assert (pile(state, "A", "cast"), pile(state, "B", "cast")) == ([], ["reflection"])


def test_reflection_names_a_target_that_is_legal_for_the_reflector():
    """A reflected Blessing lands on the reflector's own."""
    state = table("u3:wolf u2:wolf", "u5:knight l5:imp", hand="blessing", others="reflection")
    assert legal_of(after(state, "blessing@u3"), "reflection") == {"@u5", "@l5"}


def test_reflection_never_names_the_old_target():
    state = table("u3:wolf", "u5:knight l5:imp", hand="neutralization", others="reflection")
    assert legal_of(after(state, "neutralization@u5"), "reflection") == {"@u3", "@l5"}


def test_reflection_names_the_distance_anew():
    state = table("u4:wolf", "u7:knight", hand="lure", others="reflection")
    state = after(state, "lure@u7:1")
    assert legal_of(state, "reflection") == {"@u4:1", "@u4:2"}
    assert standing(after(state, "reflection@u4:2")) == "u6:wolf u7:knight"


def test_reflection_without_a_new_target_does_nothing():
    state = table("u3:war_mage", "u5:knight", hand="curse", others="reflection")
    state = after(state, "curse@u5")
    assert legal_of(state, "reflection") == {""}
    events = play(state, "reflection")
    assert (lies(state, "u5"), fizzles(events)) == (["curse"], ["reflection"])
    assert pile(state, "B", "cast") == ["reflection"]


def test_reflection_does_nothing_when_its_target_has_gone():
    hands = {"hand": "curse fright", "others": "reflection"}
    state = table("u3:wolf l2:wolf", "u5:knight", **hands)
    events = play(state, "curse@u5", "reflection@u3", "fright@u3")
    assert fizzles(events) == ["reflection"]
    assert lies(state, "u5") == ["curse"]


def test_reflection_answers_nothing_but_a_reflectable_spell_on_top():
    assert "reflection" not in str(legal(table("u3:wolf", "u4:wolf", hand="reflection")))
    attack = after(table("u3:wolf", "u4:wolf", others="reflection"), "u3>u4")
    assert legal_of(attack, "reflection") == set()


def test_reflection_itself_is_not_reflectable():
    hands = {"hand": "curse reflection dispel", "others": "reflection"}
    state = after(table("u3:wolf", "u5:knight", **hands), "curse@u5", "reflection@u3")
    assert stack(state) == ["curse", "reflection"]
    assert (legal_of(state, "reflection"), legal_of(state, "dispel")) == (set(), {""})
    play(state, "pass")
    assert stack(state) == ["curse"]
    assert legal_of(state, "reflection") == {"@u5"}, "the Curse again: its controller is B now"


# Dispel


def test_dispel_cancels_the_opponents_spell_on_top():
    state = table("u3:wolf", "u5:knight", hand="curse", others="dispel")
    state = after(state, "curse@u5", "dispel")
    assert (lies(state, "u5"), pile(state, "A", "cast")) == ([], ["curse"])
    assert (pile(state, "B", "cast"), stack(state)) == (["dispel"], [])


def test_dispel_removes_any_enchantment_and_gives_it_to_its_decks_pile():
    state = table("u3:wolf+curse", "u5:knight+blessing", hand="dispel")
    assert legal_of(state, "dispel") == {"@u3.curse", "@u5.blessing"}
    state = after(state, "dispel@u5.blessing")
    assert (lies(state, "u5"), pile(state, "A", "cast")) == ([], ["dispel", "blessing"])


def test_dispel_reaches_the_warded_and_the_invisible():
    state = table("u3:wolf", "u5:war_mage+flight l5:wolf+invisibility", hand="dispel")
    assert legal_of(state, "dispel") == {"@u5.flight", "@l5.invisibility"}


def test_dispel_can_not_be_cast_without_a_target():
    assert refusal(table("u3:wolf", "u5:wolf", hand="dispel"), "dispel") == "no_target"


def test_dispel_fizzles_when_the_enchantment_has_gone():
    state = table("u3:wolf", "u5:knight+curse", hand="dispel", others="dispel")
    events = play(state, "dispel@u5.curse", "dispel@u5.curse")
    assert fizzles(events) == ["dispel"]


def test_dispel_is_not_reflectable_but_can_be_dispelled():
    state = table("u3:wolf", "u5:knight+curse", hand="dispel", others="dispel reflection")
    state = after(state, "dispel@u5.curse")
    assert legal(state) == {"dispel", "dispel@u5.curse", "pass"}
    assert lies(after(state, "dispel"), "u5") == ["curse"]


# Challenge


def test_challenge_makes_the_foremost_of_a_row_deal_melee_damage_to_each_other():
    state = table("u1:frost_giant u3:knight", "u6:wolf u7:dragon", hand="challenge")
    assert legal_of(state, "challenge") == {"@u"}
    assert standing(after(state, "challenge@u")) == "u1:frost_giant u3:knight-2 u7:dragon"


def test_challenge_ignores_flying_and_takes_no_melee_as_0():
    flying = table("u3:knight", "u6:dragon", hand="challenge")
    assert standing(after(flying, "challenge@u")) == ""
    archers = table("u3:archer", "u6:knight", hand="challenge")
    assert standing(after(archers, "challenge@u")) == "u6:knight"


def test_challenge_counts_rally_blessing_and_dread():
    state = table("u2:warlord u3:wolf+blessing", "u4:lich", hand="challenge")
    assert standing(after(state, "challenge@u")) == "u2:warlord u3:wolf-2 u4:lich-3"


def test_challenge_has_no_target_in_a_warded_or_invisible_front_warrior():
    for enemy in ("u5:war_mage", "u5:wolf+invisibility"):
        state = table("u3:wolf l2:wolf", f"{enemy} u6:wolf", hand="challenge")
        assert refusal(state, "challenge@u") == "no_target"


def test_challenge_names_both_when_cast():
    """Another one in front later changes nothing."""
    state = table("u3:knight", "u6:wolf u7:imp", hand="challenge", others="fright")
    events = play(state, "challenge@u")
    assert events[0]["row"] == "u"
    assert GAME.dump(state)["stack"][0]["targets"] == [1, 2]


def test_challenge_fizzles_when_one_of_the_two_is_gone():
    state = table("u3:knight", "u6:wolf u7:imp", hand="challenge", others="fright")
    assert fizzles(play(state, "challenge@u", "fright@u6")) == ["challenge"]
    assert standing(state) == "u3:knight u7:imp"


def test_challenge_fizzles_when_its_enemy_can_no_longer_be_chosen():
    state = table("u3:knight", "u6:wolf", hand="challenge", others="invisibility")
    assert fizzles(play(state, "challenge@u", "invisibility@u6")) == ["challenge"]


def test_challenge_is_for_the_own_turn_and_not_reflectable():
    state = table("u3:knight", "u6:wolf", hand="challenge", others="reflection challenge")
    assert legal(after(state, "challenge@u")) == {"pass"}


# Fireball


def test_fireball_hits_the_cell_for_2_and_both_neighbours_for_1():
    state = table("u3:knight l4:knight", "u4:knight u5:knight u6:knight", hand="fireball")
    assert standing(after(state, "fireball@u4")) == (
        "u3:knight-1 u4:knight-2 u5:knight-1 u6:knight l4:knight"
    )


def test_fireball_can_name_any_cell_also_an_empty_one():
    state = table("u3:knight", "u5:wolf", hand="fireball")
    assert len(legal_of(state, "fireball")) == 14
    assert standing(after(state, "fireball@u4")) == "u3:knight-1 u5:wolf-1"


def test_fireball_stays_within_the_row():
    state = table("l1:knight", "u7:wolf", hand="fireball")
    assert standing(after(state, "fireball@u7")) == "l1:knight"
    state = table("l1:knight", "u7:wolf", hand="fireball")
    assert standing(after(state, "fireball@l1")) == "u7:wolf l1:knight-2"


def test_fireball_is_not_reflectable_and_for_the_own_turn():
    state = table("u3:knight", "u5:wolf", hand="fireball", others="reflection fireball")
    assert legal(after(state, "fireball@u5")) == {"pass"}


# Swap


def test_swap_changes_two_own_warriors_that_stand_side_by_side():
    state = table("u2:wolf l2:knight u3:archer l4:imp", "u6:wolf u7:wolf", hand="swap")
    assert legal_of(state, "swap") == {"@u2+l2", "@u2+u3"}
    assert standing(after(state, "swap@u2+l2")).startswith("u2:knight u3:archer u6:wolf u7:wolf")


def test_swap_is_an_answer_and_the_attacked_one_is_out_of_reach():
    state = table("u3:wolf", "u4:wolf l4:frost_giant", others="swap")
    events = play(state, "u3>u4", "swap@u4+l4")
    assert fizzles(events) == [""]
    assert standing(state) == "u3:wolf u4:frost_giant l4:wolf"


def test_swap_fizzles_when_they_no_longer_stand_side_by_side():
    state = table("u2:wolf u3:wolf", "u6:knight", hand="swap", others="lure")
    assert fizzles(play(state, "swap@u2+u3", "lure@u3:2")) == ["swap"]
    assert standing(state) == "u2:wolf u5:wolf u6:knight"


def test_swap_is_not_reflectable():
    state = table("u2:wolf u3:wolf", "u6:knight u5:wolf", hand="swap", others="reflection")
    assert legal(after(state, "swap@u2+u3")) == {"pass"}


# Banishment


def test_banishment_sends_an_enemy_in_the_own_half_under_its_deck():
    state = table("u1:wolf", "u3:knight+curse u4:imp", hand="banishment")
    assert legal_of(state, "banishment") == {"@u3"}
    state = after(state, "banishment@u3")
    assert pile(state, "B", "warriors") == ["wolf", "knight"]
    assert pile(state, "A", "cast") == ["banishment", "curse"]


def test_banishment_reflected_needs_the_other_half():
    state = table("u1:wolf u4:imp l5:knight", "u3:knight", hand="banishment", others="reflection")
    assert legal_of(after(state, "banishment@u3"), "reflection") == {"@l5"}
    state = after(state, "reflection@l5")
    assert pile(state, "A", "warriors") == ["wolf", "knight"]


def test_banishment_is_for_the_own_turn():
    state = table("u5:wolf", "u6:knight", others="banishment")
    assert legal(after(state, "u5>u6")) == {"pass"}


# Fright


def test_fright_sends_an_own_warrior_or_an_enemy_in_the_own_half_on_top_of_its_deck():
    state = table("u1:wolf u6:imp", "u2:knight l4:archer", hand="fright")
    assert legal_of(state, "fright") == {"@u1", "@u6", "@u2"}
    state = after(state, "fright@u6")
    assert pile(state, "A", "warriors") == ["imp", "wolf"]


def test_fright_is_an_answer_and_forgets_damage_and_enchantments():
    state = table("u3:spearman", "u4:knight+blessing-1", others="fright")
    state = after(state, "u3>u4", "fright@u4")
    assert pile(state, "B", "warriors") == ["knight", "wolf"]
    assert pile(state, "A", "cast") == ["blessing"]


def test_fright_fizzles_when_the_enemy_has_left_the_own_half():
    state = table("u1:wolf", "u4:imp u3:knight", hand="fright", others="swap")
    events = play(state, "fright@u3", "swap@u3+u4")
    assert fizzles(events) == ["fright"]
    assert standing(state) == "u1:wolf u3:imp u4:knight"


def test_fright_is_reflectable():
    state = table("u1:wolf", "u3:knight u5:imp", hand="fright", others="reflection")
    assert legal_of(after(state, "fright@u3"), "reflection") == {"@u5"}


# Dash


def test_dash_moves_an_own_warrior_one_or_two_cells_forward():
    state = table("u3:wolf", "u6:knight", hand="dash")
    assert legal_of(state, "dash") == {"@u3:1", "@u3:2"}
    assert standing(after(state, "dash@u3:2")) == "u5:wolf u6:knight"


def test_dash_reaches_no_last_cell():
    state = table("u5:wolf", "l6:knight", hand="dash")
    assert legal_of(state, "dash") == {"@u5:1"}


def test_dash_is_for_the_own_turn_and_reflectable():
    state = table("u3:wolf", "u6:knight l4:imp", hand="dash", others="reflection dash")
    state = after(state, "dash@u3:1")
    assert legal(state) == {"reflection@u6:1", "reflection@u6:2", "reflection@l4:1"} | {
        "reflection@l4:2",
        "pass",
    }
    assert standing(after(state, "reflection@l4:2")) == "u3:wolf u6:knight l2:imp"


def test_dash_fizzles_when_the_way_is_closed():
    state = table("u3:wolf", "u6:knight", hand="dash", others="lure")
    events = play(state, "dash@u3:2", "lure@u3:2")
    assert fizzles(events) == ["dash"]
    assert standing(state) == "u5:wolf u6:knight"


# Lure


def test_lure_moves_an_enemy_one_or_two_cells_forward():
    state = table("u2:wolf", "u5:knight l6:imp", hand="lure")
    assert legal_of(state, "lure") == {"@u5:1", "@u5:2", "@l6:1", "@l6:2"}
    assert standing(after(state, "lure@u5:2")) == "u2:wolf u3:knight l6:imp"


def test_lure_may_reach_the_last_cell():
    state = table("u2:wolf", "l2:knight", hand="lure")
    assert standing(after(state, "lure@l2:1")) == "u2:wolf l1:knight"


def test_lure_is_an_answer_and_reflectable():
    state = table("u3:wolf", "u4:knight", hand="reflection", others="lure")
    state = after(state, "u3>u4")
    assert legal_of(state, "lure") == set(), "the way is closed"
    state = after(
        table("u3:archer l2:wolf", "u5:knight", hand="reflection", others="lure"), "u3>u5"
    )
    assert legal_of(state, "lure") == {"@u3:1", "@l2:1", "@l2:2"}
    assert legal_of(after(state, "lure@l2:1"), "reflection") == {"@u5:1"}


# Enchantments


def test_curse_takes_1_damage_and_1_health_from_an_enemy():
    state = table("u3:wolf", "u4:knight l5:imp", hand="curse")
    assert legal_of(state, "curse") == {"@u4", "@l5"}
    state = after(state, "curse@u4")
    assert (most(state, "u4"), lies(state, "u4")) == (2, ["curse"])
    assert standing(after(state, "u3>u4")) == "u3:wolf l5:imp"
    assert announced(table("u3:knight+curse", "u4:paladin"), "u3>u4") == 2


def test_curse_leaves_at_least_1_health_and_no_damage_under_0():
    state = table("u3:imp+curse+curse+curse", "u4:wolf")
    assert (most(state, "u3"), aims(state, "u3")) == (1, set())


def test_curse_destroys_who_has_suffered_enough():
    state = table("u3:wolf", "u5:knight-2", hand="curse")
    assert standing(after(state, "curse@u5")) == "u3:wolf"


def test_curse_is_an_answer_and_reflectable():
    state = table("u3:wolf", "u4:wolf", others="curse", hand="reflection")
    state = after(state, "u3>u4", "curse@u3")
    assert legal_of(state, "reflection") == {"@u4"}


def test_blessing_gives_1_damage_and_1_health_to_an_own_warrior():
    state = table("u3:wolf", "u4:knight", hand="blessing")
    assert legal_of(state, "blessing") == {"@u3"}
    state = after(state, "blessing@u3")
    assert (most(state, "u3"), lies(state, "u3")) == (3, ["blessing"])
    assert announced(state, "u3>u4") == 3


def test_blessing_adds_up_and_stays():
    state = table("u3:wolf+blessing+blessing", "u4:frost_giant")
    assert (most(state, "u3"), announced(state, "u3>u4")) == (4, 4)


def test_blessing_is_an_answer_and_reflectable():
    state = table("u3:wolf", "u4:wolf", others="blessing", hand="reflection")
    state = after(state, "u3>u4", "blessing@u4")
    assert legal_of(state, "reflection") == {"@u3"}


def test_blessing_fizzles_when_its_warrior_has_gone():
    state = table("u3:wolf", "u2:imp", hand="blessing", others="lure fright")
    play(state, "blessing@u3")
    assert legal_of(state, "fright") == {"@u2"}
    near = table("u5:wolf", "u6:imp", hand="blessing", others="fright")
    assert fizzles(play(near, "blessing@u5", "fright@u5")) == ["blessing"]
    assert pile(near, "A", "cast") == ["blessing"]


def test_invisibility_keeps_attacks_from_afar_and_enemy_spells_away():
    state = table("u2:archer u3:knight", "u4:wolf+invisibility", hand="curse")
    assert (aims(state, "u2"), aims(state, "u3")) == (set(), {"u4"})
    assert refusal(state, "curse@u4") == "no_target"


def test_invisibility_is_an_answer_to_a_shot_which_fizzles():
    state = table("u2:archer", "u4:wolf", others="invisibility")
    assert fizzles(play(state, "u2>u4", "invisibility@u4")) == [""]
    assert standing(state) == "u2:archer u4:wolf"


def test_invisibility_leaves_own_spells_their_target():
    state = table("u2:archer+invisibility", "u4:wolf", hand="blessing invisibility")
    assert (legal_of(state, "blessing"), legal_of(state, "invisibility")) == ({"@u2"}, {"@u2"})


def test_invisibility_is_reflectable():
    state = table("u2:archer", "u4:wolf", hand="invisibility", others="reflection")
    assert lies(after(state, "invisibility@u2", "reflection@u4"), "u4") == ["invisibility"]


def test_neutralization_takes_the_ability_and_printed_flying_of_anybody():
    state = table("u2:wolf u3:warlord", "u4:imp l5:war_mage", hand="neutralization")
    assert legal_of(state, "neutralization") == {"@u2", "@u3", "@u4"}
    state = after(state, "neutralization@u4")
    assert aims(state, "u3") == {"u4"}
    silenced = table("u3:warlord+neutralization u4:wolf", "u5:knight")
    assert announced(silenced, "u4>u5") == 2


def test_neutralization_leaves_melee_ranged_and_health():
    state = table("u2:harpy+neutralization", "u4:knight")
    assert (most(state, "u2"), announced(state, "u2>u4")) == (2, 1)


def test_neutralization_is_an_answer_and_reflectable():
    state = table("u2:goblin u1:archer", "u3:wolf", hand="reflection", others="neutralization")
    state = after(state, "u1+u2>u3", "neutralization@u2")
    assert legal_of(state, "reflection") == {"@u1", "@u3"}


def test_flight_makes_an_own_warrior_fly():
    state = after(table("u3:knight", "u4:dragon", hand="flight"), "flight@u3")
    assert aims(state, "u3") == {"u4"}


def test_flight_is_an_answer_to_melee_which_fizzles():
    state = table("u3:knight", "u4:wolf", others="flight")
    assert fizzles(play(state, "u3>u4", "flight@u4")) == [""]


def test_flight_is_reflectable_and_for_own_warriors_only():
    state = table("u3:knight", "u4:wolf l6:wolf", hand="flight", others="reflection")
    assert legal_of(state, "flight") == {"@u3"}
    assert legal_of(after(state, "flight@u3"), "reflection") == {"@u4", "@l6"}


# Lightning


def test_lightning_deals_3_while_its_controller_has_no_more_warriors():
    state = table("u2:wolf", "u5:frost_giant", hand="lightning")
    assert standing(after(state, "lightning@u5")) == "u2:wolf u5:frost_giant-3"


def test_lightning_deals_1_while_its_controller_has_more():
    state = table("u2:wolf l2:wolf", "u5:frost_giant", hand="lightning")
    assert legal_of(state, "lightning") == {"@u2", "@u5", "@l2"}
    assert standing(after(state, "lightning@u5")) == "u2:wolf u5:frost_giant-1 l2:wolf"


def test_lightning_counts_when_it_resolves():
    """B takes a warrior back in answer: A has more then."""
    state = table("u2:wolf", "u5:frost_giant", hand="lightning", others="fright")
    hurt = table("u2:wolf l2:wolf", "u5:frost_giant l6:imp", hand="lightning", others="fright")
    assert standing(after(hurt, "lightning@u5", "fright@l6")) == (
        "u2:wolf u5:frost_giant-1 l2:wolf"
    )
    assert standing(after(state, "lightning@u5", "pass")) == "u2:wolf u5:frost_giant-3"


def test_lightning_reflected_counts_for_the_reflector():
    state = table("u2:paladin", "u5:imp l5:imp", hand="lightning", others="reflection")
    assert standing(after(state, "lightning@u5", "reflection@u2")) == "u2:paladin-1 u5:imp l5:imp"


def test_lightning_is_for_the_own_turn():
    state = after(table("u3:wolf", "u4:knight", others="lightning"), "u3>u4")
    assert legal(state) == {"pass"}
