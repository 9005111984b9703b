"""two-worlds.md 4 and 5: reach, damage, health, and attacks."""

from __future__ import annotations

from worlds_matches import (
    GAME,
    after,
    aims,
    announced,
    legal,
    lies,
    most,
    pile,
    play,
    refusal,
    stack,
    standing,
    table,
)

# 4. Reach and damage


def test_4_distance_is_within_one_row_only():
    state = table("u3:elf_ranger l3:wolf", "l5:knight u4:imp")
    assert (aims(state, "u3"), aims(state, "l3")) == (set(), set())


def test_4_melee_reaches_distance_1_alone():
    assert aims(table("u3:knight", "u4:wolf u5:wolf"), "u3") == {"u4"}


def test_4_ranged_reaches_exactly_the_distances_listed():
    enemies = "u2:wolf u3:wolf u4:wolf u5:wolf u6:wolf"
    reached = {"archer": "34", "spearman": "23", "sharpshooter": "345", "elf_ranger": "345"}
    for card, columns in reached.items():
        assert aims(table(f"u1:{card}", enemies), "u1") == {f"u{c}" for c in columns}, card


def test_4_ranged_is_not_blocked_by_own_nor_by_enemy_warriors():
    assert aims(table("u2:archer u3:wolf", "u4:wolf u5:wolf"), "u2") == {"u4", "u5"}


def test_4_flying_is_out_of_reach_of_melee_but_not_of_shots_and_spells():
    state = table("u2:archer u3:knight", "u4:dragon", hand="lightning")
    assert (aims(state, "u3"), aims(state, "u2")) == (set(), {"u4"})
    assert "lightning@u4" in legal(state)


def test_4_flying_reaches_everybody_and_is_blocked_when_moving():
    state = table("u3:dragon", "u4:imp l4:wolf", hand="dash")
    assert aims(state, "u3") == {"u4"}
    assert "dash@u3:1" not in legal(state)


def test_4_damage_of_a_warrior_adds_rally_pack_and_blessings_and_takes_curses_and_dread():
    assert announced(table("u3:goblin+blessing u2:warlord", "u4:wolf"), "u3>u4") == 4
    assert announced(table("u1:archer u3:goblin u2:warlord", "u4:wolf"), "u1+u3>u4") == 6
    assert announced(table("u3:knight+curse", "u4:lich"), "u3>u4") == 1


def test_4_damage_of_a_warrior_is_not_under_0_and_null_stays_no_attack():
    state = table("u3:imp+curse+curse+curse l3:archer+blessing", "u4:wolf l4:wolf")
    assert (aims(state, "u3"), aims(state, "l3")) == (set(), set())


def test_4_health_adds_bulwark_and_blessings_and_takes_curses_not_under_1():
    state = table("u2:paladin u3:wolf+blessing l3:wolf+curse+curse u4:priestess")
    assert [most(state, cell) for cell in ("u3", "l3", "u4", "u2")] == [5, 1, 2, 4]


def test_4_health_of_a_form_takes_the_place_of_the_printed_one():
    assert most(table("u3:werewolf=frost_giant"), "u3") == 4


def test_4_6_a_warrior_dies_of_old_damage_because_a_bulwark_moved_away():
    state = table("u1:wolf l2:archer", "l4:knight u4:wolf-2 u5:priestess l5:archer", others="swap")
    state = after(state, "l2>l4", "swap@u5+l5")
    assert standing(state) == "u1:wolf u5:archer l2:archer l4:knight-1 l5:priestess"


def test_4_6_it_is_looked_at_after_an_ability():
    state = table("u3:wolf-2 u4:werewolf=paladin", "u6:knight", box=["archer"])
    assert standing(after(state, "u4=archer")) == "u4:werewolf u6:knight"


def test_4_7_a_destroyed_warrior_goes_to_its_owners_pile_its_enchantments_to_theirs():
    state = after(table("u3:knight", "u4:wolf+curse"), "u3>u4")
    assert pile(state, "B", "fallen") == ["wolf"]
    assert pile(state, "A", "cast") == ["curse"]


def test_4_7_cells_do_not_close_up():
    state = after(table("u3:knight", "u4:wolf u5:imp"), "u3>u4")
    assert standing(state) == "u3:knight u5:imp"


# 5. Attack


def test_5_1_one_enemy_and_one_or_more_own_warriors_of_its_row():
    state = table("u2:archer u3:wolf l3:wolf", "u4:knight")
    plain = {"u2>u4", "u3>u4", "u2+u3>u4"}
    assert legal(state) == plain | {f"{text}!" for text in plain} | {"end"}


def test_5_1_what_is_no_attack_is_refused():
    state = table("u2:archer u3:wolf l3:wolf", "u4:knight u6:wolf")
    codes = {
        "u3>u5": "no_enemy",
        "u3>u2": "no_enemy",
        "u4>u6": "no_own_warrior",
        "u5>u4": "no_own_warrior",
        "u3>u6": "out_of_reach",
        "l3>u4": "out_of_reach",
        "u2+l3>u4": "out_of_reach",
        "u2+u2>u4": "who_attacks",
    }
    assert {move: refusal(state, move) for move in codes} == codes
    weak = table("u3:imp+curse+curse u2:archer", "u4:wolf")
    assert refusal(weak, "u2+u3>u4") == "no_damage"


def test_5_1_only_in_step_3_with_an_empty_stack_once_a_turn():
    state = table("u3:wolf l3:wolf", "u4:knight l4:knight", hand="curse", others="curse")
    held = after(state.copy(), "curse@u4")
    assert refusal(held, "u3>u4") == "not_now"
    state = after(state, "u3>u4", "pass")
    assert refusal(state, "l3>l4") == "attacked"
    assert refusal(after(state, "end"), "l3>l4") == "not_now"


def test_5_1_who_has_come_or_moved_in_this_turn_takes_part_and_attackers_suffer_nothing():
    state = table("u2:wolf l1:wolf", "l2:imp u4:knight", active="B", step="draw")
    state = after(state, "take", "u3>u4", "pass")
    assert standing(state).startswith("u1:wolf u3:wolf u4:knight-2")


def test_5_2_the_damage_is_announced_as_it_stands_and_the_attack_is_on_the_stack():
    state = table("u2:archer u3:goblin", "u4:troll", others="curse")
    events = play(state, "u2+u3>u4!")
    assert events[0] == {
        "event": "announced",
        "seat": "A",
        "cells": ["u2", "u3"],
        "cards": ["archer", "goblin"],
        "target": "u4",
        "card": "troll",
        "damage": 4,
        "hold": True,
    }
    assert (stack(state), state.attacked) == (["attack"], True)


def test_5_3_everything_is_computed_anew():
    """The Curse is on the goblin, the Fright takes the archer and with it the pack."""
    state = table("u2:archer u3:goblin", "u4:frost_giant", others="curse")
    assert "u4:frost_giant-3" in standing(after(state, "u2+u3>u4", "curse@u3"))
    state = after(table("u5:archer u6:goblin", "u7:frost_giant", others="fright"), "u5+u6>u7")
    assert "u7:frost_giant-2" in standing(after(state, "fright@u5"))


def test_5_3_who_no_longer_reaches_falls_out():
    state = table("u2:archer u3:wolf", "u4:frost_giant", others="flight")
    assert "u4:frost_giant-1" in standing(after(state, "u2+u3>u4", "flight@u4"))


def test_5_3_who_reaches_now_is_not_added():
    state = table("u1:archer u2:elf_ranger", "u4:imp u5:frost_giant", others="swap")
    assert "u4:frost_giant-2" in standing(after(state, "u2>u5", "swap@u4+u5"))


def test_5_3_a_target_that_moved_is_still_the_target():
    state = table("u2:archer u3:wolf", "u4:frost_giant u5:imp", others="swap")
    state = after(state, "u2+u3>u4", "swap@u4+u5")
    assert standing(state) == "u2:archer u3:wolf u4:imp u5:frost_giant-1"


def test_5_3_armour_takes_1_off_the_total():
    state = after(table("u2:archer u3:wolf", "u4:earth_elemental"), "u2+u3>u4")
    assert "u4:earth_elemental-2" in standing(state)


def test_5_4_an_attack_on_who_has_gone_fizzles_and_is_spent():
    state = table("u3:wolf l3:wolf", "u4:knight l4:knight", others="fright")
    events = play(state, "u3>u4", "fright@u4")
    assert events[-1] == {"event": "fizzled", "seat": "A", "spell": ""}
    assert refusal(state, "l3>l4") == "attacked"


def test_5_4_an_attack_in_which_nobody_counts_fizzles():
    state = table("u3:wolf", "u4:knight", others="flight")
    events = play(state, "u3>u4", "flight@u4")
    assert events[-1]["event"] == "fizzled"
    assert state.attacked is True


def test_5_5_damage_and_splash_come_at_once_then_the_destroyed():
    state = table("u3:fire_elemental", "u4:knight u5:imp")
    events = [event["event"] for event in play(state, "u3>u4")]
    assert events[-4:] == ["hit", "hit", "destroyed", "destroyed"]
    assert pile(state, "B", "fallen") == ["imp", "knight"]


def test_5_5_knockback_is_for_a_survivor_reap_for_a_destroyed_one():
    own = "u2:necromancer u3:water_elemental"
    fallen = {"A": {"fallen": ["imp"]}}
    lives = after(table(own, "u4:earth_elemental+blessing+blessing", seats=fallen), "u2+u3>u4")
    assert standing(lives) == f"{own} u5:earth_elemental-3"
    assert pile(lives, "A", "fallen") == ["imp"]
    falls = after(table(own, "u4:knight", seats=fallen), "u2+u3>u4")
    assert pile(falls, "A", "warriors") == ["wolf", "imp"]


def test_5_5_reap_is_also_for_one_saved_by_deathless():
    fallen = {"A": {"fallen": ["imp"]}}
    state = after(table("u2:necromancer", "u4:phoenix", seats=fallen), "u2>u4")
    assert pile(state, "A", "fallen") == []
    assert pile(state, "B", "warriors") == ["wolf", "phoenix"]


def test_5_5_each_is_done_once_an_attack():
    fallen = {"A": {"fallen": ["imp", "wolf"]}}
    own = "u2:necromancer u3:werewolf=necromancer"
    state = after(table(own, "u4:knight", seats=fallen), "u2+u3>u4")
    assert pile(state, "A", "fallen") == ["wolf"]


def test_5_5_one_that_no_longer_counts_adds_nothing():
    """Neutralized in answer, the water elemental still strikes."""
    state = table("u3:water_elemental", "u4:knight", others="neutralization")
    state = after(state, "u3>u4", "neutralization@u3")
    assert standing(state) == "u3:water_elemental u4:knight-2"
    assert lies(state, "u3") == ["neutralization"]
    assert GAME.dump(state)["attacked"] is True
