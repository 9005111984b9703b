"""The cards of the undead, one by one: `test_<card>_...` (see `test_castles_cards_humans`)."""

from __future__ import annotations

from typing import Any

from castles_boards import (
    a,
    after,
    at,
    b,
    castles,
    creature,
    ending,
    held,
    of_creature,
    of_magic,
    offered,
    on_board,
    price,
    refusal,
    table,
    tombstones,
    wounds,
)

from engine.castles.match import Match


def undead(dice: str, board: Any = None, hand: str = "", **told: Any) -> Match:
    """A table at which A has the undead."""
    return table(dice, board, hand, "undead", **told)


def test_skeleton_has_1_of_everything():
    assert on_board("skeleton", under="ghoul") == (1, 1, 1, 1, 1)


def test_skeleton_has_no_ability_and_is_no_legend():
    state = undead("6666", {"b1": a("skeleton", under="lich")}, "bone_dragon")
    assert refusal(state, "b1!") == "no_ability"
    assert "bone_dragon@a1" in offered(state)


def test_skeleton_does_not_wound_its_castle_and_leaves_no_tombstone():
    board = {"b3": b("skeleton", under="lich"), "b2": a("ghoul")}
    state = after(undead("3", board, enemy="undead"), "b2*b3")
    assert (castles(state), tombstones(state), held(state, "discard", "B")) == (
        [0, 0],
        [],
        ["lich"],
    )


def test_zombie_is_tough():
    assert of_creature("zombie") == (4, "", 3, (1, 1, 1, 1, 4))


def test_zombie_has_no_ability():
    assert refusal(undead("6", {"b1": a("zombie")}), "b1!") == "no_ability"


def test_ghoul_strikes_for_2():
    assert of_creature("ghoul") == (4, "", 5, (3, 1, 1, 2, 4))


def test_ghoul_has_no_ability():
    assert refusal(undead("6", {"b1": a("ghoul")}), "b1!") == "no_ability"


def test_ghost_is_light():
    assert of_creature("ghost") == (4, "", 4, (2, 1, 1, 1, 3))


def test_ghost_flies():
    board = {"b1": a("ghost", bonus_move=1), "b2": b("goblin")}
    assert "b1>b3" in offered(undead("2", board))
    assert refusal(undead("2", board), "b1>b2") == "too_far"


def test_gravedigger_is_light():
    assert of_creature("gravedigger") == (4, "", 3, (1, 1, 1, 1, 3))


def test_gravedigger_digs_for_3():
    board = {"b1": a("gravedigger")}
    assert price("b1!b2", board=board, race="undead") == 3
    state = after(undead("3", board), "b1>b2!b3")
    assert tombstones(state) == ["b3"]
    assert at(state, "b2") == a("gravedigger", activated=True)


def test_gravedigger_digs_beside_it_on_a_free_cell_without_a_tombstone():
    board = {"b2": a("gravedigger"), "b3": b("goblin")}
    state = undead("3", board, tombstones=["a2"])
    assert offered(state, "b2!") == {"b2!b1", "b2!c2"}
    refused = ("b2!b3", "b2!a2", "b2!b2", "b2!a1", "b2!")
    assert [refusal(state, move) for move in refused] == ["no_target"] * 5


def test_gravedigger_may_dig_where_it_stood():
    assert "b2>b1!b2" in offered(undead("3", {"b2": a("gravedigger")}))


def test_raise_dead_costs_2():
    seats = {"A": {"discard": ["zombie"]}}
    assert of_magic("raise_dead", "zombie", seats=seats) == (4, "", 2)


def test_raise_dead_takes_a_creature_back_and_draws():
    seats = {"A": {"discard": ["ghoul", "zombie", "ghoul"], "deck": ["ghost", "zombie"]}}
    state = after(undead("2", hand="raise_dead plague", seats=seats), "raise_dead!ghoul")
    assert held(state, "hand") == ["plague", "ghoul", "ghost"]
    assert held(state, "discard") == ["raise_dead", "zombie", "ghoul"]


def test_raise_dead_is_for_creatures_that_are_no_legends():
    seats = {"A": {"discard": ["lich", "drain_life", "raise_dead", "ghoul", "ghoul"]}}
    state = undead("2", hand="raise_dead", seats=seats)
    assert offered(state, "raise") == {"raise_dead!ghoul"}
    refused = ("raise_dead!lich", "raise_dead!drain_life", "raise_dead!zombie")
    assert [refusal(state, move) for move in refused] == ["no_target"] * 3


def test_raise_dead_needs_a_creature_in_the_pile():
    state = undead("2", hand="raise_dead", seats={"A": {"discard": ["lich"]}})
    assert offered(state, "raise") == set()
    assert refusal(state, "raise_dead!") == "no_such_card"


def test_drain_life_costs_7():
    assert of_magic("drain_life", "b5", board={"b5": b("goblin")}) == (4, "", 7)


def test_drain_life_wounds_an_enemy_by_2_and_heals_all_own_by_1():
    board = {
        "a1": a("zombie", wounds=2),
        "c5": a("ghoul", wounds=1),
        "c3": creature("C", "lich", wounds=2),
    }
    board |= {"b5": b("orc_warrior"), "b4": b("goblin", wounds=1)}
    state = undead("61", board, "drain_life", mode="teams")
    assert wounds(after(state, "drain_life!b5")) == {"a1": 1, "b4": 1, "b5": 2, "c3": 2, "c5": 0}


def test_drain_life_needs_an_enemy():
    state = undead("61", {"a1": a("zombie", wounds=2)}, "drain_life")
    assert refusal(state, "drain_life!a1") == "no_target"
    assert offered(state, "drain") == set()


def test_grave_chill_costs_2():
    assert of_magic("grave_chill", "b5", board={"b5": b("goblin")}) == (4, "", 2)


def test_grave_chill_stuns_an_enemy():
    state = undead("2", {"b5": b("goblin"), "b1": a("zombie")}, "grave_chill")
    assert offered(state, "grave") == {"grave_chill!b5"}
    assert refusal(state, "grave_chill!b1") == "no_target"
    assert at(after(state, "grave_chill!b5"), "b5") == b("goblin", stunned=True)
    assert refusal(after(state, "end"), "b5>b4") == "stunned"


def test_bone_archer_needs_the_graveyard():
    assert of_creature("bone_archer") == (4, "graveyard", 3, (2, 1, 3, 1, 2))


def test_bone_archer_has_no_ability():
    assert refusal(undead("6", {"b1": a("bone_archer")}), "b1!") == "no_ability"


def test_vampire_needs_the_crypt():
    assert of_creature("vampire") == (4, "crypt", 8, (3, 1, 1, 2, 5))


def test_vampire_flies():
    assert "b1>b3" in offered(undead("3", {"b1": a("vampire", bonus_move=1), "b2": b("goblin")}))


def test_vampire_drinks_1_of_what_it_bites():
    board = {"b1": a("vampire", wounds=3), "b3": b("goblin")}
    assert wounds(after(undead("3", board), "b1>b2*b3")) == {"b2": 2, "b3": 2}


def test_vampire_drinks_nothing_of_a_shield_or_a_castle():
    board = {"b2": a("vampire", wounds=3), "b3": b("goblin", shield=True)}
    assert wounds(after(undead("3", board), "b2*b3")) == {"b2": 3, "b3": 0}
    assert wounds(after(undead("3", {"b5": a("vampire", wounds=3)}), "b5*B")) == {"b5": 3}


def test_necromancer_needs_the_ossuary():
    assert of_creature("necromancer") == (4, "ossuary", 4, (2, 1, 2, 1, 4))


def test_necromancer_raises_the_top_card_for_3():
    board = {"b1": a("necromancer")}
    assert price("b1!b4", board=board, race="undead", tombstones=["b4"]) == 3
    seats = {"A": {"deck": ["drain_life", "ghost"]}}
    state = after(undead("3", board, tombstones=["b4", "c5"], seats=seats), "b1!b4")
    assert at(state, "b4") == a("skeleton", under="drain_life", from_deck=True)
    assert (held(state, "deck"), tombstones(state)) == (["ghost"], ["c5"])


def test_necromancer_needs_a_free_cell_with_a_tombstone_at_3():
    board = {"b1": a("necromancer"), "b3": b("goblin")}
    state = undead("3", board, tombstones=["b3", "b5", "a3"])
    assert offered(state, "b1!") == {"b1!a3"}
    assert [refusal(state, m) for m in ("b1!b3", "b1!b5", "b1!b2", "b1!")] == ["no_target"] * 4


def test_necromancer_loses_by_the_last_card():
    state = undead(
        "3", {"b1": a("necromancer")}, tombstones=["b3"], seats={"A": {"deck": ["ghost"]}}
    )
    assert ending(after(state, "b1!b3")) == ("B", "deck")


def test_plague_costs_16():
    assert of_magic("plague", "") == (4, "ossuary", 16)


def test_plague_wounds_every_enemy_by_1():
    board = {
        "b1": a("zombie"),
        "c2": creature("C", "imp"),
        "b5": b("goblin", wounds=3),
        "a4": b("cyclops"),
    }
    board["e5"] = creature("D", "imp")
    state = undead("664", board, "plague", mode="teams", seats={"C": {"race": "demons"}})
    after(state, "plague!")
    assert wounds(state) == {"a4": 1, "b1": 0, "c2": 0, "e5": 1}
    assert (castles(state), tombstones(state)) == ([0, 1, 0, 0], ["b5"])


def test_plague_may_hit_nobody():
    assert held(after(undead("664", hand="plague"), "plague!"), "discard") == ["plague"]


def test_lich_needs_the_black_altar_and_is_there_twice():
    assert of_creature("lich") == (2, "black_altar", 11, (3, 1, 2, 2, 4))


def test_lich_strikes_at_3_for_7():
    board = {
        "b1": a("lich", bonus_damage=2),
        "b4": b("orc_warrior"),
        "b5": b("goblin"),
        "b2": a("ghoul"),
    }
    assert price("b1!b4", board=board, race="undead") == 7
    state = undead("61", board)
    assert offered(state, "b1!") == {"b1!b4"}
    assert [refusal(state, m) for m in ("b1!b5", "b1!b2", "b1!")] == ["no_target"] * 3
    assert wounds(after(state, "b1!b4"))["b4"] == 2


def test_lich_is_a_legend():
    state = undead("6666", {"b2": a("bone_dragon")}, "lich")
    assert refusal(state, "lich@b1") == "second_legend"


def test_bone_dragon_needs_the_black_altar_and_is_there_twice():
    assert of_creature("bone_dragon") == (2, "black_altar", 12, (4, 1, 1, 2, 5))


def test_bone_dragon_flies():
    assert "b1>b3" in offered(
        undead("4", {"b1": a("bone_dragon", bonus_move=1), "b2": b("goblin")})
    )


def test_bone_dragon_stuns_the_enemies_beside_it_for_5():
    board = {"b2": a("bone_dragon"), "b1": a("ghoul"), "a2": b("goblin"), "c2": b("cyclops")}
    board["b4"] = b("goblin")
    assert price("b2!", board=board, race="undead") == 5
    state = after(undead("5", board), "b2!")
    assert [at(state, cell) for cell in ("a2", "c2")] == [
        b("goblin", stunned=True),
        b("cyclops", stunned=True),
    ]
    assert [at(state, cell) for cell in ("b1", "b4")] == [a("ghoul"), b("goblin")]


def test_bone_dragon_is_a_legend():
    state = undead("6666", {"b2": a("lich")}, "bone_dragon")
    assert refusal(state, "bone_dragon@b1") == "second_legend"
