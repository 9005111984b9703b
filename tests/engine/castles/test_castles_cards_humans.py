"""The cards of the humans, one by one: `test_<card>_...`.

A creature is (copies, building that unlocks it, summon, (activation, move, range, damage, life)), a
magic (copies, building, cost), all found by playing them (`castles_boards`).
"""

from __future__ import annotations

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
    price,
    refusal,
    table,
    wounds,
)


def test_militia_is_cheap_and_tough():
    assert of_creature("militia") == (4, "", 2, (1, 1, 1, 1, 4))


def test_militia_has_no_ability():
    assert refusal(table("6", {"b1": a("militia")}), "b1!") == "no_ability"


def test_shieldbearer_needs_the_barracks():
    assert of_creature("shieldbearer") == (4, "barracks", 4, (2, 1, 1, 1, 5))


def test_shieldbearer_covers_a_neighbour_for_3():
    board = {"b2": a("shieldbearer"), "b3": a("militia", wounds=1)}
    assert price("b2!b3", board=board) == 3
    state = after(table("3", board), "b2!b3")
    assert at(state, "b3") == a("militia", wounds=1, shield=True)
    assert at(state, "b2") == a("shieldbearer", activated=True)


def test_shieldbearer_covers_allies_beside_it_and_not_itself():
    board = {"c2": a("shieldbearer"), "c3": creature("C", "zombie"), "b1": a("militia")}
    board |= {"c1": b("goblin"), "a2": a("militia")}
    state = table("3", board, mode="teams")
    assert offered(state, "c2!") == {"c2!c3"}
    assert {"c2>b2!b1", "c2>b2!a2"} <= offered(state)
    assert [refusal(state, move) for move in ("c2!c1", "c2!c2", "c2!", "c2!b1")] == [
        "no_target"
    ] * 4


def test_archer_shoots_3_cells_far():
    assert of_creature("archer") == (4, "", 5, (2, 1, 3, 1, 2))


def test_archer_has_no_ability():
    assert refusal(table("6", {"b1": a("archer"), "b2": b("goblin")}), "b1!b2") == "no_ability"


def test_scout_can_be_summoned_for_3():
    assert of_creature("scout") == (4, "", 3, (1, 1, 1, 1, 4))


def test_scout_reports_a_card_for_6():
    board = {"b1": a("scout")}
    assert price("b1!", board=board) == 6
    state = after(table("6", board, seats={"A": {"deck": ["archer", "volley"]}}), "b1>b2!")
    assert (held(state, "hand"), held(state, "deck")) == (["archer"], ["volley"])
    assert at(state, "b2") == a("scout", activated=True)


def test_scout_loses_by_the_last_card():
    state = table("6", {"b1": a("scout")}, seats={"A": {"deck": ["archer"]}})
    assert ending(after(state, "b1!")) == ("B", "deck")


def test_fortification_costs_3():
    assert of_magic("fortification", "b1", board={"b1": a("militia")}) == (4, "", 3)


def test_fortification_gives_2_life_for_good():
    board = {"b2": a("militia", wounds=3), "b3": b("orc_warrior")}
    state = after(table("3", board, hand="fortification"), "fortification!b2", "end")
    assert at(state, "b2") == a("militia", wounds=3, bonus_life=2)
    state.dice = (2,)
    assert wounds(after(state, "b3*b2"))["b2"] == 5  # of 6


def test_fortification_is_for_any_ally():
    board = {"a5": a("militia"), "c2": creature("C", "zombie"), "c3": b("goblin")}
    state = table("3", board, hand="fortification", mode="teams")
    assert offered(state, "fort") == {"fortification!a5", "fortification!c2"}
    assert refusal(state, "fortification!c3") == "no_target"
    assert refusal(state, "fortification!b3") == "no_target"


def test_volley_costs_5():
    assert of_magic("volley", "a") == (4, "", 5)


def test_volley_wounds_each_enemy_on_a_line():
    board = {"b1": b("goblin"), "b5": b("goblin", wounds=3), "b3": a("militia"), "c1": b("goblin")}
    state = after(table("5", board, hand="volley"), "volley!b")
    assert wounds(state) == {"b1": 1, "b3": 0, "c1": 0}
    assert castles(state) == [0, 1]


def test_volley_may_hit_nobody_but_needs_a_line():
    state = table("5", hand="volley")
    assert offered(state, "volley") == {"volley!a", "volley!b", "volley!c"}
    assert refusal(state, "volley!d") == "unreadable"
    assert refusal(state, "volley!") == "unreadable"


def test_blessing_costs_2():
    assert of_magic("blessing", "b1", board={"b1": a("militia")}) == (4, "", 2)


def test_blessing_heals_1_and_gives_1_damage_this_turn():
    board = {"b2": a("militia", wounds=2), "b3": b("goblin")}
    state = after(table("21", board, hand="blessing"), "blessing!b2")
    assert at(state, "b2") == a("militia", wounds=1, bonus_damage=1)
    assert wounds(after(state, "b2*b3"))["b3"] == 2
    assert at(after(state, "end"), "b2") == a("militia", wounds=1, activated=True)


def test_blessing_is_for_any_ally_also_unhurt():
    board = {"a5": a("militia"), "c2": creature("C", "zombie", wounds=1), "c3": b("goblin")}
    state = table("2", board, hand="blessing", mode="teams")
    assert offered(state, "bless") == {"blessing!a5", "blessing!c2"}
    assert refusal(state, "blessing!c3") == "no_target"
    assert at(after(state, "blessing!c2"), "c2") == creature("C", "zombie", bonus_damage=1)


def test_swordsman_strikes_for_2():
    assert of_creature("swordsman") == (4, "", 5, (2, 1, 1, 2, 4))


def test_swordsman_sweeps_for_3():
    board = {"b3": a("swordsman", bonus_damage=3), "a3": b("goblin"), "b4": b("goblin", wounds=3)}
    board |= {"c3": a("militia"), "a4": b("goblin")}
    assert price("b3!", board=board) == 3
    state = after(table("3", board), "b3!")
    assert wounds(state) == {"a3": 1, "a4": 0, "b3": 0, "c3": 0}
    assert castles(state) == [0, 1]


def test_swordsman_may_sweep_the_air_after_a_move():
    assert offered(table("3", {"b1": a("swordsman")}), "b1") >= {"b1!", "b1>b2!", "b1>a1!"}


def test_priestess_needs_the_chapel():
    assert of_creature("priestess") == (4, "chapel", 4, (2, 1, 2, 1, 2))


def test_priestess_heals_3_for_4():
    board = {"b1": a("priestess"), "b3": a("knight", wounds=4)}
    assert price("b1!b3", board=board) == 4
    assert wounds(after(table("4", board), "b1!b3")) == {"b1": 0, "b3": 1}


def test_priestess_heals_no_more_than_there_is():
    board = {"b1": a("priestess"), "b3": a("knight", wounds=2)}
    assert at(after(table("4", board), "b1!b3"), "b3") == a("knight")


def test_priestess_reaches_allies_at_2_and_herself():
    board = {"c1": a("priestess", wounds=1), "c3": creature("C", "zombie"), "b2": b("goblin")}
    board["c4"] = a("militia")
    state = table("4", board, mode="teams")
    assert offered(state, "c1!") == {"c1!c1", "c1!c3"}
    assert [refusal(state, move) for move in ("c1!b2", "c1!c4", "c1!")] == ["no_target"] * 3


def test_miracle_needs_the_chapel():
    assert of_magic("miracle", "") == (4, "chapel", 8)


def test_miracle_heals_the_own_castle_by_1():
    state = table("62", hand="miracle miracle", seats={"A": {"wounds": 2}, "B": {"wounds": 2}})
    assert castles(after(state, "miracle!")) == [1, 2]
    assert held(state, "discard") == ["miracle"]


def test_miracle_may_find_nothing_to_heal():
    state = after(table("62", hand="miracle"), "miracle!")
    assert (castles(state), held(state, "hand")) == ([0, 0], [])


def test_miracle_names_nobody():
    state = table("62", {"b1": a("militia")}, hand="miracle")
    assert refusal(state, "miracle!b1") == "no_target"


def test_knight_needs_the_stables():
    assert of_creature("knight") == (4, "stables", 8, (3, 1, 1, 2, 5))


def test_knight_charges_for_5():
    board = {"b2": a("knight"), "b4": b("goblin")}
    assert price("b2>b3!b4", board=board) == 5
    state = after(table("5", board), "b2>b3!b4")
    assert wounds(state) == {"b3": 0, "b4": 3}


def test_knight_charges_at_an_enemy_beside_it():
    board = {"b2": a("knight"), "b3": a("militia"), "a3": b("goblin")}
    state = table("5", board)
    assert offered(state, "b2!") == set()
    assert offered(state, "b2>a2!") == {"b2>a2!a3"}
    assert [refusal(state, m) for m in ("b2!b3", "b2!a3", "b2>a2!")] == ["no_target"] * 3


def test_king_needs_the_throne_room_and_is_there_twice():
    assert of_creature("king") == (2, "throne_room", 9, (3, 1, 1, 2, 5))


def test_king_readies_an_ally_for_4():
    board = {"b1": a("king"), "b3": a("militia", activated=True)}
    assert price("b1!b3", board=board) == 4
    state = after(table("41", board), "b1!b3")
    assert at(state, "b3") == a("militia", readied=True)
    assert at(after(state, "b3>b4"), "b4") == a("militia", readied=True, activated=True)


def test_king_commands_activated_allies_at_2_that_are_no_legends():
    done = {"activated": True}
    board = {"c1": a("king"), "c2": a("militia"), "c3": creature("C", "zombie", **done)}
    board |= {"b2": creature("C", "lich", **done), "c4": a("militia", **done)}
    board |= {"d1": b("goblin", **done), "b1": a("militia", readied=True, **done)}
    state = table("4", board, mode="teams")
    assert offered(state, "c1!") == {"c1!c3"}
    refused = ("c1!c2", "c1!b2", "c1!c4", "c1!d1", "c1!b1", "c1!c1")
    assert [refusal(state, move) for move in refused] == ["no_target"] * 6


def test_king_is_a_legend():
    state = table("6666", {"b1": a("archmage")}, hand="king")
    assert refusal(state, "king@a1") == "second_legend"


def test_archmage_needs_the_throne_room_and_is_there_twice():
    assert of_creature("archmage") == (2, "throne_room", 11, (3, 1, 2, 1, 4))


def test_archmage_strikes_a_target_and_its_neighbours_for_9():
    board = {"b2": a("archmage"), "b5": b("orc_warrior"), "a5": b("goblin"), "b4": b("goblin")}
    board |= {"c5": a("militia"), "b3": b("goblin")}
    assert price("b2!b5", board=board) == 9
    state = after(table("63", board), "b2!b5")
    assert wounds(state) == {"a5": 1, "b2": 0, "b3": 0, "b4": 1, "b5": 2, "c5": 0}


def test_archmage_strikes_an_enemy_at_3():
    board = {"b1": a("archmage"), "b4": b("goblin"), "b5": b("goblin"), "b2": a("militia")}
    state = table("63", board)
    assert offered(state, "b1!") == {"b1!b4"}
    assert [refusal(state, m) for m in ("b1!b5", "b1!b2", "b1!")] == ["no_target"] * 3


def test_archmage_is_a_legend():
    state = table("6666", {"b1": a("king")}, hand="archmage")
    assert refusal(state, "archmage@a1") == "second_legend"
