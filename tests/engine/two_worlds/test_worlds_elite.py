"""The elite warriors, one by one: `test_<card>_...`. `fights` gives health, damage by distance,
and whether melee from the ground can't reach the warrior."""

from __future__ import annotations

from worlds_matches import (
    after,
    aims,
    announced,
    fights,
    legal,
    legal_of,
    most,
    pile,
    refusal,
    standing,
    table,
)


def test_sharpshooter_has_2_health_no_melee_2_at_2_and_1_at_3_and_4():
    assert fights("sharpshooter") == (2, {2: 2, 3: 1, 4: 1}, False)


def test_shaman_has_3_health_1_in_melee_and_1_at_2():
    assert fights("shaman") == (3, {1: 1, 2: 1}, False)


def test_shaman_goes_one_cell_forward_or_back_once_a_turn():
    state = table("u3:shaman", "u6:knight")
    assert {"u3+", "u3-"} <= legal(state)
    state = after(state, "u3-")
    assert standing(state) == "u2:shaman u6:knight"
    assert refusal(state, "u2+") == "no_ability"


def test_hill_giant_has_3_health_and_2_in_melee():
    assert fights("hill_giant") == (3, {1: 2}, False)


def test_hill_giant_reaches_flyers():
    assert aims(table("u3:hill_giant", "u4:harpy"), "u3") == {"u4"}


def test_knight_has_3_health_and_3_in_melee():
    assert fights("knight") == (3, {1: 3}, False)


def test_berserker_has_2_health_and_3_in_melee():
    assert fights("berserker") == (2, {1: 3}, False)


def test_griffin_rider_flies_with_2_health_and_2_in_melee():
    assert fights("griffin_rider") == (2, {1: 2}, True)


def test_harpy_flies_with_2_health_2_in_melee_and_1_at_2():
    assert fights("harpy") == (2, {1: 2, 2: 1}, True)


def test_war_mage_has_2_health_no_melee_2_at_2_and_1_at_3():
    assert fights("war_mage") == (2, {2: 2, 3: 1}, False)


def test_war_mage_is_no_target_of_enemy_spells_but_of_own_ones():
    state = table("u2:war_mage", "l6:war_mage l5:wolf", hand="curse blessing lightning")
    assert legal_of(state, "curse") == {"@l5"}
    assert legal_of(state, "blessing") == {"@u2"}
    assert legal_of(state, "lightning") == {"@u2", "@l5"}


def test_war_mage_can_be_hit_by_a_fireball():
    state = after(table("u2:wolf", "u5:war_mage", hand="fireball"), "fireball@u5")
    assert standing(state) == "u2:wolf"


def test_assassin_has_2_health_and_3_in_melee():
    assert fights("assassin") == (2, {1: 3}, False)


def test_assassin_cannot_be_answered_nor_held():
    state = table("u2:archer u3:assassin", "u4:frost_giant", others="blessing")
    assert refusal(state, "u3>u4!") == "silent_hold"
    assert refusal(state, "u2+u3>u4!") == "silent_hold"
    assert standing(after(state, "u2+u3>u4")) == "u2:archer u3:assassin"


def test_standard_bearer_has_2_health_and_2_in_melee():
    assert fights("standard_bearer") == (2, {1: 2}, False)


def test_standard_bearer_gives_its_neighbours_1_damage_and_not_itself():
    state = table("u3:standard_bearer u4:wolf", "u5:frost_giant")
    assert announced(state, "u4>u5") == 3
    assert announced(table("u3:wolf u4:standard_bearer", "u5:frost_giant"), "u4>u5") == 2


def test_troll_has_2_health_and_2_in_melee():
    assert fights("troll") == (2, {1: 2}, False)


def test_troll_takes_1_less():
    assert standing(after(table("u3:wolf", "u4:troll"), "u3>u4")) == "u3:wolf u4:troll-1"
    assert standing(after(table("u3:spearman", "u4:troll"), "u3>u4")) == "u3:spearman u4:troll"


def test_necromancer_has_2_health_1_in_melee_and_2_at_2():
    assert fights("necromancer") == (2, {1: 1, 2: 2}, False)


def test_necromancer_takes_the_latest_regular_back_under_the_deck():
    fallen = {"A": {"fallen": ["knight", "imp", "goblin"]}}
    state = after(table("u2:necromancer", "u4:wolf", seats=fallen), "u2>u4")
    assert pile(state, "A", "warriors") == ["wolf", "imp"]
    assert pile(state, "A", "fallen") == ["knight", "goblin"]


def test_necromancer_takes_nobody_while_the_target_lives():
    fallen = {"A": {"fallen": ["imp"]}}
    state = after(table("u2:necromancer", "u4:knight", seats=fallen), "u2>u4")
    assert pile(state, "A", "fallen") == ["imp"]


def test_wolf_rider_has_3_health_and_2_in_melee():
    assert fights("wolf_rider") == (3, {1: 2}, False)


def test_wolf_rider_advances_two_cells():
    state = after(table("u2:wolf_rider", "u7:wolf", active="B", step="draw"), "take")
    assert standing(state).startswith("u4:wolf_rider")


def test_priestess_has_2_health_1_in_melee_and_1_at_2():
    assert fights("priestess") == (2, {1: 1, 2: 1}, False)


def test_priestess_gives_its_neighbours_1_health():
    state = table("u3:wolf u4:priestess u5:priestess u6:wolf")
    assert [most(state, f"u{column}") for column in (3, 4, 5, 6)] == [3, 3, 3, 3]


def test_priestess_takes_the_health_away_with_her():
    """She falls first, the wolf by it: he lies on top."""
    state = table("u1:wolf", "u4:wolf-2 u5:priestess", hand="lightning")
    assert standing(after(state, "lightning@u5")) == "u1:wolf"
    assert pile(state, "B", "fallen") == ["wolf", "priestess"]
