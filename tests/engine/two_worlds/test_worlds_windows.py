"""two-worlds.md 6 and 7: how spells are cast, and who acts when."""

from __future__ import annotations

import pytest
from worlds_matches import (
    GAME,
    after,
    legal,
    legal_of,
    lies,
    pile,
    play,
    position,
    refusal,
    stack,
    standing,
    table,
    turned,
)

from engine.two_worlds.match import Match


def to_act(state: Match) -> str:
    """Who acts."""
    return "".join(state.to_act())


def kinds(told: list) -> list[str]:
    """What happened, in a word each."""
    return [event["event"] for event in told]


# 6. Spells


def test_6_timing_of_both_kinds():
    """The active player casts both, the other `any_time` alone, and only in a window."""
    hands = {"hand": "lightning curse", "others": "lightning curse"}
    state = table("u3:wolf", "u4:frost_giant", **hands)
    assert (legal_of(state, "lightning"), legal_of(state, "curse")) == ({"@u3", "@u4"}, {"@u4"})
    state = after(state, "u3>u4!")
    assert (to_act(state), legal(state)) == ("B", {"pass", "curse@u3"})
    assert refusal(state, "lightning@u3") == "own_turn_only"
    state = after(state, "pass")
    assert (to_act(state), legal_of(state, "lightning")) == ("A", {"@u3", "@u4"})


def test_6_casting_reveals_the_card_and_its_targets_and_puts_it_on_the_stack():
    state = table("u3:wolf", "u6:knight", hand="dash", others="flight")
    assert play(state, "dash@u3:2")[0] == {
        "event": "spell_cast",
        "seat": "A",
        "spell": "dash",
        "cells": ["u3"],
        "row": "",
        "distance": 2,
        "enchantment": "",
        "answers": "",
    }
    assert (stack(state), pile(state, "A", "hand")) == (["dash"], [])


def test_6_spells_are_free_and_any_number_a_turn():
    state = table("u3:wolf", "u6:knight", hand="dash curse blessing flight")
    state = after(state, "dash@u3:1", "curse@u6", "blessing@u4", "flight@u4")
    assert (lies(state, "u4"), lies(state, "u6")) == (["blessing", "flight"], ["curse"])


def test_6_a_target_that_is_gone_makes_the_whole_spell_fizzle_and_it_is_discarded():
    state = table("u3:wolf", "u6:knight", hand="curse", others="fright")
    events = play(state, "curse@u6", "fright@u6")
    assert events[-1] == {"event": "fizzled", "seat": "A", "spell": "curse"}
    assert pile(state, "A", "cast") == ["curse"]


def test_6_a_target_that_became_illegal_too():
    state = table("u3:wolf", "u6:knight", hand="curse", others="invisibility")
    assert kinds(play(state, "curse@u6", "invisibility@u6"))[-1] == "fizzled"


def test_6_a_spell_without_a_legal_target_can_not_be_cast():
    state = table("l3:wolf", "u4:knight", hand="challenge banishment swap dispel reflection")
    assert legal(state) == {"end"}
    codes = {refusal(state, text) for text in ("challenge@u", "banishment@u4", "dispel")}
    assert codes == {"no_target"}
    assert refusal(state, "curse@u4") == "not_in_hand"
    assert refusal(table("u3:wolf", "u4:imp", hand="dash"), "dash@u3:1") == "no_target"
    assert refusal(table("u3:wolf", "u4:imp", hand="curse"), "curse@u3") == "not_that_target"


def test_6_enchantments_stay_and_add_up_other_spells_go_to_their_pile():
    state = table("u3:wolf", "u6:frost_giant", hand="curse curse dash")
    state = after(state, "curse@u6", "curse@u6", "dash@u3:1")
    assert (lies(state, "u6"), pile(state, "A", "cast")) == (["curse", "curse"], ["dash"])
    assert lies(turned(state), "u5") == ["curse", "curse"]


def test_6_own_warrior_enemy_warrior_any_warrior_names_one_in_play():
    state = table("u3:wolf", "u6:knight", hand="blessing curse neutralization")
    named = [legal_of(state, spell) for spell in ("blessing", "curse", "neutralization")]
    assert named == [{"@u3"}, {"@u6"}, {"@u3", "@u6"}]


def test_6_fields_of_a_spell_a_zone_limits_enemies_to_the_own_half_and_swap_to_neighbours():
    state = table("u2:wolf l2:wolf", "u3:knight l4:knight", hand="fright banishment swap")
    assert legal_of(state, "banishment") == {"@u3"}
    assert legal_of(state, "fright") == {"@u2", "@l2", "@u3"}
    assert legal_of(state, "swap") == {"@u2+l2"}
    others = table("u5:wolf l4:wolf", "u7:imp", others="fright", active="B")
    assert legal_of(others, "fright") == {"@u5", "@u7"}


def test_6_two_own_warriors_are_different_and_side_by_side():
    state = table("u3:wolf u2:wolf l3:wolf l5:wolf", "u6:knight u7:knight", hand="swap")
    assert legal_of(state, "swap") == {"@u2+u3", "@u3+l3"}


def test_6_own_and_enemy_in_row_are_the_foremost_of_both():
    state = table("u2:wolf u1:imp l3:wolf", "u6:knight u7:imp", hand="challenge")
    assert legal_of(state, "challenge") == {"@u"}
    assert standing(after(state, "challenge@u")) == "u1:imp u6:knight-2 u7:imp l3:wolf"


def test_6_own_and_enemy_in_row_for_b_look_the_other_way():
    told = {"hand": "", "others": "challenge", "active": "B"}
    state = table("u2:wolf u1:imp", "u6:knight u7:imp", **told)
    assert standing(after(state, "challenge@u")) == "u1:imp u6:knight-2 u7:imp"


def test_6_cell_is_any_cell_empty_or_not():
    assert len(legal_of(table("u3:wolf", "u6:imp", hand="fireball"), "fireball")) == 14


def test_6_reflectable_spell_is_the_opponents_on_top():
    state = table("u3:wolf", "u6:knight", hand="curse fireball", others="reflection")
    assert legal_of(after(state.copy(), "curse@u6"), "reflection") == {"@u3"}
    assert legal_of(after(state.copy(), "fireball@u6"), "reflection") == set()
    assert legal_of(state, "reflection") == set()


def test_6_spell_or_enchantment_is_the_opponents_on_top_or_any_enchantment():
    state = table("u3:wolf+curse", "u6:knight", hand="curse", others="dispel")
    assert legal_of(after(state, "curse@u6"), "dispel") == {"", "@u3.curse"}


def test_6_damage_of_one_spell_is_dealt_at_once_armour_1_less_each():
    """The priestess in the middle falls only after both wolves were hit."""
    state = table("u1:wolf", "u4:troll u5:priestess u6:troll", hand="fireball")
    events = play(state, "fireball@u5")
    assert kinds(events)[-2:] == ["hit", "destroyed"]
    assert standing(state) == "u1:wolf u4:troll u6:troll"


def test_6_duel_is_not_an_attack():
    state = table("u3:wolf", "u4:frost_giant l5:imp", hand="challenge")
    state = after(state, "challenge@u")
    assert standing(state) == "u4:frost_giant-2 l5:imp"
    own = table("u3:goblin u2:archer", "u4:frost_giant", hand="challenge")
    assert "u4:frost_giant-2" in standing(after(own, "challenge@u")), "without `pack`"
    assert "attacked" not in GAME.dump(own)


def test_6_exchange_changes_cells_and_rows():
    state = table("u3:wolf l3:knight", "u6:imp", hand="swap")
    assert standing(after(state, "swap@u3+l3")) == "u3:knight u6:imp l3:wolf"


def test_6_to_deck_takes_damage_and_enchantments_away():
    state = table("u3:wolf+blessing-1 u2:imp", "u6:imp", hand="fright")
    state = after(state, "fright@u3")
    assert (pile(state, "A", "warriors"), pile(state, "B", "cast")) == (
        ["wolf", "wolf"],
        ["blessing"],
    )


def test_6_move_goes_forward_exactly_as_far_as_named():
    state = table("u2:wolf", "u7:imp", hand="dash", others="lure")
    assert standing(after(state, "dash@u2:2", "pass")) == "u4:wolf u7:imp"


def test_6_modify_lasts_while_it_stays():
    state = table("u3:wolf+curse", "u4:frost_giant", hand="dispel")
    state = after(state, "dispel@u3.curse")
    assert "u4:frost_giant-2" in standing(after(state, "u3>u4"))


def test_6_hide_leaves_melee():
    state = table("u2:archer u3:knight", "u4:wolf+invisibility")
    assert legal(state) == {"u3>u4", "u3>u4!", "end"}


def test_6_silence_takes_the_ability_and_printed_flying():
    state = table("u3:wolf", "u4:phoenix+neutralization")
    state = after(state, "u3>u4")
    assert pile(state, "B", "fallen") == ["phoenix"]


def test_6_grant_flying_is_flying():
    assert "u3>u4" not in legal(table("u3:wolf", "u4:knight+flight"))


def test_6_cancel_discards_the_spell_without_effect():
    state = table("u3:wolf", "u6:knight", hand="lightning", others="dispel")
    events = play(state, "lightning@u6", "dispel")
    assert events[-1] == {"event": "cancelled", "seat": "A", "spell": "lightning"}
    assert (standing(state), pile(state, "A", "cast")) == ("u3:wolf u6:knight", ["lightning"])


def test_6_redirect_changes_controller_and_target():
    state = table("u3:wolf", "u6:knight", hand="curse flight", others="reflection")
    state = after(state, "curse@u6", "reflection@u3", "pass")
    item = GAME.dump(state)["stack"][0]
    assert (item["by"], item["deck"], item["target"]) == ("B", "A", 1)


def test_6_reflection_leaves_the_spell_at_its_place_to_be_answered_by_its_former_controller():
    """A's Blessing of a warrior in an attack, reflected, and dispelled by A."""
    hands = {"hand": "blessing dispel", "others": "reflection"}
    state = table("u3:wolf", "u4:knight", **hands)
    state = after(state, "u3>u4!", "pass", "blessing@u3", "reflection@u4", "pass")
    assert (stack(state), to_act(state)) == (["attack", "blessing"], "A")
    state = after(state, "dispel")
    assert (lies(state, "u4"), standing(state)) == ([], "u3:wolf u4:knight-2")


# 7. The stack


def test_7_a_turn_has_one_seat_due_and_with_an_empty_stack_the_active_one():
    state = table("u3:wolf", "u4:knight", hand="flight", others="curse")
    assert to_act(state) == "A"
    assert to_act(after(state, "u3>u4")) == "B"


def test_7_1_the_opponent_puts_one_item_on_top_or_passes():
    state = after(table("u3:wolf", "u4:knight", hand="curse", others="blessing"), "u3>u4")
    assert legal(state) == {"pass", "blessing@u4"}
    state = after(state, "blessing@u4")
    assert (to_act(state), stack(state)) == ("A", ["attack", "blessing"])
    assert (legal(state)) == {"pass", "curse@u4"}
    assert after(state, "pass").stack == (), "B's hand is empty: the attack goes through"


def test_7_1_answers_are_answered_and_the_last_comes_first():
    hands = {"hand": "curse blessing", "others": "curse blessing"}
    state = after(table("u3:wolf", "u4:wolf", **hands), "u3>u4", "blessing@u4", "curse@u4")
    assert (to_act(state), stack(state)) == ("B", ["attack", "blessing", "curse"])
    events = play(state, "pass")
    assert kinds(events)[:2] == ["passed", "enchanted"]
    assert lies(state, "u4") == ["curse"]
    assert (to_act(state), stack(state)) == ("A", ["attack", "blessing"])


def test_7_1_an_attack_is_never_an_answer():
    state = after(table("u3:wolf", "u4:wolf", hand="curse", others="curse"), "curse@u4")
    assert "u4>u3" not in legal(state)
    assert refusal(state, "u4>u3") == "not_now"


def test_7_1_abilities_are_allowed_and_leave_the_window_open():
    state = table("u3:wolf l3:shaman", "u4:werewolf", box=["frost_giant"], hand="curse")
    state = after(state, "u3>u4", "u4=frost_giant")
    assert standing(state) == "u3:wolf u4:werewolf-2 l3:shaman", "nothing left: it passes"
    both = table("u3:wolf l3:shaman", "u4:werewolf", others="blessing", box=["lich", "imp"])
    both = after(both, "u3>u4", "u4=lich")
    assert (to_act(both), legal(both)) == ("B", {"pass", "blessing@u4"})
    both = after(both, "blessing@u4")
    assert (to_act(both), legal(both)) == ("A", {"pass", "l3+", "l3-"})
    both = after(both, "l3+")
    assert (both.stack, lies(both, "u4")) == ((), ["blessing"]), "A's hand is empty"


def test_7_2_hold_gives_the_attacker_a_window_after_the_opponents():
    state = table("u3:wolf", "u4:knight", hand="blessing", others="curse")
    state = after(state, "u3>u4!")
    assert to_act(state) == "B"
    state = after(state, "pass")
    assert (to_act(state), legal(state)) == ("A", {"pass", "blessing@u3"})
    assert standing(after(state, "blessing@u3", "pass", "pass")) == "u3:wolf"


def test_7_2_after_such_a_spell_the_opponent_is_asked_again():
    state = table("u3:wolf", "u4:knight", hand="blessing flight", others="curse")
    state = after(state, "u3>u4!", "pass", "blessing@u3", "pass")
    assert (to_act(state), stack(state)) == ("B", ["attack"])
    assert (to_act(after(state, "pass")), legal(state)) == ("A", {"pass", "flight@u3"})


def test_7_2_without_hold_nobody_answers_an_own_item():
    state = table("u3:wolf", "u4:knight", hand="blessing", others="curse")
    assert standing(after(state.copy(), "u3>u4", "pass")) == "u3:wolf u4:knight-2"
    assert lies(after(state, "blessing@u3", "pass"), "u3") == ["blessing"]


def test_7_3_the_window_of_the_new_top_item_opens_from_the_beginning():
    """B's Blessing is dispelled; B may bless again."""
    hands = {"hand": "dispel", "others": "blessing blessing"}
    state = after(table("u3:wolf", "u4:wolf", **hands), "u3>u4", "blessing@u4", "dispel", "pass")
    assert (to_act(state), stack(state)) == ("B", ["attack"])
    assert standing(after(state, "blessing@u4")) == "u3:wolf u4:wolf-2"


def test_7_3_the_other_never_acts_but_in_a_window():
    """Not in answer to an advance, a summon, an ability, the draw, or an own spell."""
    state = table("u2:shaman", "u6:knight", others="curse", active="B", step="draw")
    state = after(state, "take")
    for move in ("go", "u3+", "u", "end", "take"):
        assert to_act(state) == "A"
        state = after(state, move)
    assert to_act(state) == "B"
    assert state.active == 1


@pytest.mark.parametrize("spell", ["dash", "fireball", "banishment", "swap"])
def test_7_skipping_never_looks_at_what_is_in_the_hand(spell):
    """B can't use what it holds, and is asked; with an empty hand it isn't."""
    state = after(table("u3:wolf", "u4:knight", others=spell), "u3>u4")
    assert (to_act(state), legal(state)) == ("B", {"pass"})
    assert to_act(after(table("u3:wolf", "u4:knight"), "u3>u4")) == "A"


def test_7_skipping_asks_who_has_a_werewolf_or_in_its_turn_a_shaman():
    wolf = after(table("u3:wolf", "u4:werewolf", box=["imp"]), "u3>u4")
    assert legal(wolf) == {"pass", "u4=imp"}
    for without in ({"box": []}, {"box": ["imp"], "enemy": "u4:werewolf+neutralization"}):
        told = {"own": "u3:wolf", "enemy": "u4:werewolf"} | without
        assert to_act(after(GAME.load(position(**told)), "u3>u4")) in ("", "A")
    shaman = table("u3:wolf l3:shaman", "u4:wolf", others="blessing")
    assert legal(after(shaman, "u3>u4", "blessing@u4")) == {"pass", "l3+", "l3-"}
    theirs = after(table("u3:wolf", "u4:knight l4:shaman"), "u3>u4")
    assert to_act(theirs) == "A", "a shift is for the own turn"
