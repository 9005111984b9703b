"""The regular warriors, one by one: `test_<card>_...`. `fights` gives health, damage by distance,
and whether melee from the ground can't reach the warrior."""

from __future__ import annotations

from worlds_matches import after, aims, announced, fights, legal, standing, table


def test_goblin_has_1_health_and_2_in_melee():
    assert fights("goblin") == (1, {1: 2}, False)


def test_goblin_deals_1_more_beside_another_participant():
    state = table("u2:archer u3:goblin", "u4:frost_giant")
    assert announced(state, "u2+u3>u4") == 4
    assert announced(table("u2:archer u3:goblin", "u4:frost_giant"), "u3>u4") == 2


def test_skirmisher_has_1_health_1_in_melee_and_1_at_2():
    assert fights("skirmisher") == (1, {1: 1, 2: 1}, False)


def test_skirmisher_goes_one_cell_forward_or_back():
    state = table("u3:skirmisher", "u6:knight")
    assert {"u3+", "u3-"} <= legal(state)
    assert standing(after(state, "u3+")) == "u4:skirmisher u6:knight"


def test_archer_has_2_health_no_melee_and_1_at_2_and_3():
    assert fights("archer") == (2, {2: 1, 3: 1}, False)


def test_spearman_has_2_health_1_in_melee_and_1_at_2():
    assert fights("spearman") == (2, {1: 1, 2: 1}, False)


def test_shieldbearer_has_3_health_and_1_in_melee():
    assert fights("shieldbearer") == (3, {1: 1}, False)


def test_imp_flies_with_1_health_and_2_in_melee():
    assert fights("imp") == (1, {1: 2}, True)


def test_imp_reaches_flyers_and_everybody_else():
    state = table("u3:imp", "u4:dragon")
    assert aims(state, "u3") == {"u4"}
    assert aims(table("u3:imp", "u4:wolf"), "u3") == {"u4"}


def test_wolf_has_2_health_and_2_in_melee():
    assert fights("wolf") == (2, {1: 2}, False)


def test_scout_has_2_health_and_1_in_melee():
    assert fights("scout") == (2, {1: 1}, False)


def test_scout_advances_two_cells():
    state = after(table("u2:scout l2:wolf", "u7:wolf", active="B", step="draw"), "take")
    assert standing(state).startswith("u4:scout u7:wolf")
    assert "l3:wolf" in standing(state)
