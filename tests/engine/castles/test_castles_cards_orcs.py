"""The cards of the orcs, one by one: `test_<card>_...` (see `test_castles_cards_humans`)."""

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
    play,
    price,
    refusal,
    table,
    tile,
    tiles,
    wounds,
)

from engine.castles.match import Match


def orcs(dice: str, board: Any = None, hand: str = "", **told: Any) -> Match:
    """A table at which A has the orcs."""
    return table(dice, board, hand, "orcs", **told)


def test_goblin_is_the_cheapest():
    assert of_creature("goblin") == (4, "", 1, (1, 1, 1, 1, 4))


def test_goblin_has_no_ability():
    assert refusal(orcs("6", {"b1": a("goblin")}), "b1!") == "no_ability"


def test_orc_warrior_is_tough():
    assert of_creature("orc_warrior") == (4, "", 5, (2, 1, 1, 2, 6))


def test_orc_warrior_has_no_ability():
    assert refusal(orcs("6", {"b1": a("orc_warrior")}), "b1!") == "no_ability"


def test_axe_thrower_strikes_from_2_cells():
    assert of_creature("axe_thrower") == (4, "", 5, (2, 1, 2, 2, 3))


def test_axe_thrower_has_no_ability():
    assert refusal(orcs("6", {"b1": a("axe_thrower")}), "b1!") == "no_ability"


def test_berserker_strikes_for_2():
    assert of_creature("berserker") == (4, "", 5, (2, 1, 1, 2, 5))


def test_berserker_rages_for_3_and_hurts_itself():
    board = {"b2": a("berserker"), "b3": b("orc_warrior"), "b1": a("goblin"), "a3": b("goblin")}
    assert price("b2!b3", board=board, race="orcs") == 3
    state = orcs("3", board)
    assert offered(state, "b2!") == {"b2!b3"}
    assert [refusal(state, m) for m in ("b2!b1", "b2!a3", "b2!")] == ["no_target"] * 3
    assert wounds(after(state, "b2!b3")) == {"a3": 0, "b1": 0, "b2": 1, "b3": 3}


def test_berserker_may_die_of_it():
    board = {"b2": a("berserker", wounds=4), "b3": b("goblin", wounds=2)}
    state = after(orcs("3", board), "b2!b3")
    assert (wounds(state), castles(state)) == ({}, [1, 1])


def test_bloodlust_costs_2():
    assert of_magic("bloodlust", "b1", board={"b1": a("goblin")}) == (4, "", 2)


def test_bloodlust_gives_1_damage_and_1_step_this_turn():
    board = {"b1": a("goblin"), "b4": b("orc_warrior")}
    state = after(orcs("21", board, "bloodlust"), "bloodlust!b1")
    assert at(state, "b1") == a("goblin", bonus_damage=1, bonus_move=1)
    after(state, "b1>b3*b4")
    assert wounds(state)["b4"] == 2
    assert at(after(state, "end"), "b3") == a("goblin", activated=True)


def test_bloodlust_is_for_any_ally():
    board = {"a5": a("goblin"), "c2": creature("C", "zombie"), "c3": b("goblin")}
    state = orcs("2", board, "bloodlust", mode="teams")
    assert offered(state, "blood") == {"bloodlust!a5", "bloodlust!c2"}
    assert refusal(state, "bloodlust!c3") == "no_target"


def test_war_drums_cost_3():
    board = {"b1": a("goblin", activated=True)}
    assert of_magic("war_drums", "b1", board=board) == (4, "", 3)


def test_war_drums_ready_an_own_creature():
    state = after(orcs("31", {"a5": a("goblin", activated=True)}, "war_drums"), "war_drums!a5")
    assert at(state, "a5") == a("goblin", readied=True)
    assert "a5*B" in offered(state)


def test_war_drums_are_for_own_activated_creatures_that_are_no_legends():
    done = {"activated": True}
    board = {"a1": a("goblin"), "a2": a("goblin", **done), "a3": a("warlord", **done)}
    board |= {"c2": creature("C", "zombie", **done), "b5": b("goblin", **done)}
    board["b1"] = a("goblin", readied=True, **done)
    state = orcs("3", board, "war_drums", mode="teams")
    assert offered(state, "war") == {"war_drums!a2"}
    refused = [f"war_drums!{cell}" for cell in ("a1", "a3", "c2", "b5", "b1")]
    assert [refusal(state, move) for move in refused] == ["no_target"] * 5


def test_gamble_costs_1():
    assert of_magic("gamble", "") == (4, "", 1)


def test_gamble_draws_and_rolls_the_unspent_dice_again():
    seats = {"A": {"deck": ["goblin", "gamble"]}}
    state = orcs("6541", hand="gamble", seats=seats)
    events = play(state, "gamble!/1")
    assert held(state, "hand") == ["goblin"]
    rolled = {"event": "rolled", "seat": "A", "dice": list(state.dice), "again": True}
    assert rolled in events
    assert len(state.dice) == 3
    assert list(state.dice) == sorted(state.dice, reverse=True)


def test_gamble_loses_by_the_last_card_before_it_rolls():
    state = orcs("61", hand="gamble", seats={"A": {"deck": ["goblin"]}})
    events = play(state, "gamble!/1")
    assert ending(state) == ("B", "deck")
    assert "rolled" not in [event["event"] for event in events]


def test_bombers_need_the_powder_pit():
    assert of_creature("bombers") == (4, "powder_pit", 2, (2, 1, 1, 1, 3))


def test_bombers_blow_up_for_3():
    board = {
        "b3": a("bombers"),
        "b2": a("orc_warrior"),
        "a3": b("goblin", wounds=1),
        "b4": b("warlord"),
    }
    board["a4"] = b("goblin")
    assert price("b3!", board=board, race="orcs") == 3
    state = after(orcs("3", board), "b3!")
    assert wounds(state) == {"a4": 0, "b2": 3, "b4": 3}
    assert (castles(state), held(state, "discard")) == ([0, 1], ["bombers"])


def test_bombers_destroy_enemy_tiles_under_and_beside_them():
    found = {"b5": tile("gate", "B"), "b4": tile("wall", "B"), "a4": tile("wall", "B")}
    found |= {"c5": tile("tower", "B"), "b1": tile("gate")}
    state = after(orcs("3", {"b3": a("bombers")}, tiles=found), "b3>b4!")
    assert tiles(state) == {"b1", "c5"}
    mine = {"b1": tile("gate"), "b2": tile("wall")}
    assert tiles(after(orcs("3", {"b1": a("bombers")}, tiles=mine), "b1!")) == {"b1", "b2"}


def test_bombers_with_a_shield_die_all_the_same():
    state = after(orcs("3", {"b3": a("bombers", shield=True)}), "b3!")
    assert (wounds(state), castles(state)) == ({}, [0, 0])


def test_bombers_killed_by_others_wound_their_castle():
    state = after(table("2", {"b2": a("swordsman"), "b3": b("bombers", wounds=1)}), "b2*b3")
    assert castles(state) == [0, 1]


def test_wolf_rider_needs_the_wolf_pen():
    assert of_creature("wolf_rider") == (4, "wolf_pen", 6, (1, 1, 1, 2, 5))


def test_wolf_rider_has_no_ability():
    assert refusal(orcs("6", {"b1": a("wolf_rider")}), "b1!") == "no_ability"


def test_shaman_needs_the_totem():
    assert of_creature("shaman") == (4, "totem", 4, (2, 1, 2, 1, 4))


def test_shaman_gives_the_allies_beside_it_1_damage_for_3():
    board = {"c2": a("shaman"), "b2": a("goblin"), "c1": creature("C", "zombie"), "c3": b("goblin")}
    board["a2"] = a("goblin")
    assert price("c2!", board=board, race="orcs", mode="teams") == 3
    state = after(orcs("3", board, mode="teams"), "c2!")
    assert [at(state, cell) for cell in ("b2", "c1")] == [
        a("goblin", bonus_damage=1),
        creature("C", "zombie", bonus_damage=1),
    ]
    assert [at(state, cell) for cell in ("a2", "c2", "c3")] == [
        a("goblin"),
        a("shaman", activated=True),
        b("goblin"),
    ]


def test_earthquake_needs_the_totem():
    assert of_magic("earthquake", "a") == (4, "totem", 6)


def test_earthquake_wounds_everybody_on_a_line_and_destroys_enemy_tiles_there():
    board = {"b1": a("goblin"), "b5": b("goblin", wounds=3), "a5": b("goblin")}
    found = {
        "b1": tile("gate"),
        "b5": tile("gate", "B"),
        "b4": tile("wall", "B"),
        "a4": tile("wall", "B"),
    }
    state = after(orcs("6", board, "earthquake", tiles=found), "earthquake!b")
    assert (wounds(state), castles(state)) == ({"a5": 0, "b1": 1}, [0, 1])
    assert tiles(state) == {"a4", "b1"}


def test_earthquake_may_find_nothing_but_needs_a_line():
    state = orcs("6", hand="earthquake")
    assert offered(state, "earth") == {"earthquake!a", "earthquake!b", "earthquake!c"}
    assert refusal(state, "earthquake!e") == "unreadable"


def test_warlord_needs_the_chieftains_hall_and_is_there_twice():
    assert of_creature("warlord") == (2, "chieftain_hall", 9, (3, 1, 1, 2, 7))


def test_warlord_gives_all_own_creatures_1_damage_for_4():
    board = {
        "a1": a("warlord"),
        "c5": a("goblin"),
        "c1": creature("C", "zombie"),
        "b1": b("goblin"),
    }
    assert price("a1!", board=board, race="orcs", mode="teams") == 4
    state = after(orcs("4", board, mode="teams"), "a1!")
    assert at(state, "a1") == a("warlord", activated=True, bonus_damage=1)
    assert [at(state, cell) for cell in ("b1", "c1", "c5")] == [
        b("goblin"),
        creature("C", "zombie"),
        a("goblin", bonus_damage=1),
    ]


def test_warlord_is_a_legend():
    state = orcs("6666", {"b2": a("cyclops")}, "warlord")
    assert refusal(state, "warlord@b1") == "second_legend"


def test_cyclops_needs_the_chieftains_hall_and_is_there_twice():
    assert of_creature("cyclops") == (2, "chieftain_hall", 12, (4, 1, 1, 2, 6))


def test_cyclops_throws_for_7_and_stuns():
    board = {"b1": a("cyclops"), "b3": b("goblin"), "b4": b("goblin"), "b2": a("goblin")}
    assert price("b1!b3", board=board, race="orcs") == 7
    state = orcs("61", board)
    assert offered(state, "b1!") == {"b1!b3"}
    assert [refusal(state, m) for m in ("b1!b4", "b1!b2", "b1!")] == ["no_target"] * 3
    assert at(after(state, "b1!b3"), "b3") == b("goblin", wounds=2, stunned=True)


def test_cyclops_is_a_legend():
    state = orcs("6666", {"b2": a("warlord")}, "cyclops")
    assert refusal(state, "cyclops@b1") == "second_legend"
