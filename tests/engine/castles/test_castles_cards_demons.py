"""The cards of the demons, one by one: `test_<card>_...` (see `test_castles_cards_humans`)."""

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
    wounds,
)

from engine.castles.match import Match


def demons(dice: str, board: Any = None, hand: str = "", **told: Any) -> Match:
    """A table at which A has the demons."""
    return table(dice, board, hand, "demons", **told)


def test_imp_is_the_cheapest():
    assert of_creature("imp") == (4, "", 1, (1, 1, 1, 1, 3))


def test_imp_flies():
    board = {"b1": a("imp", bonus_move=1), "a1": a("imp"), "b2": b("goblin"), "c1": a("imp")}
    assert offered(demons("1", board), "b1>") >= {"b1>b3", "b1>a2", "b1>c2"}
    assert refusal(demons("1", board), "b1>b2") == "too_far"


def test_cultist_is_cheap():
    assert of_creature("cultist") == (4, "", 2, (2, 1, 1, 1, 4))


def test_cultist_draws_for_the_blood_of_a_neighbour_for_3():
    board = {"b1": a("cultist"), "b2": a("imp")}
    assert price("b1!b2", board=board, race="demons") == 3
    state = after(demons("3", board, seats={"A": {"deck": ["pact", "terror"]}}), "b1!b2")
    assert (wounds(state), held(state, "hand")) == ({"b1": 0, "b2": 1}, ["pact"])


def test_cultist_draws_also_when_the_neighbour_dies():
    board = {"b1": a("cultist"), "b2": a("imp", wounds=2)}
    state = after(demons("3", board, seats={"A": {"deck": ["pact", "terror"]}}), "b1!b2")
    assert (castles(state), held(state, "hand"), held(state, "discard")) == (
        [1, 0],
        ["pact"],
        ["imp"],
    )


def test_cultist_takes_an_own_neighbour_only():
    board = {"c1": a("cultist"), "d1": creature("C", "zombie"), "b1": b("goblin"), "a1": a("imp")}
    state = demons("3", board, mode="teams")
    assert offered(state, "c1!") == set()
    refused = ("c1!d1", "c1!b1", "c1!a1", "c1!c1", "c1!")
    assert [refusal(state, move) for move in refused] == ["no_target"] * 5


def test_hell_hound_strikes_for_2():
    assert of_creature("hell_hound") == (4, "", 7, (3, 1, 1, 2, 4))


def test_hell_hound_has_no_ability():
    assert refusal(demons("6", {"b1": a("hell_hound")}), "b1!") == "no_ability"


def test_fire_spitter_strikes_from_2_cells():
    assert of_creature("fire_spitter") == (4, "", 8, (4, 1, 2, 2, 3))


def test_fire_spitter_scorches_for_5_and_burns_everybody_beside_the_target():
    board = {"b1": a("fire_spitter"), "b3": b("orc_warrior"), "a3": b("goblin"), "b2": a("imp")}
    board["b5"] = b("goblin")
    assert price("b1!b3", board=board, race="demons") == 5
    state = after(demons("5", board), "b1!b3")
    assert wounds(state) == {"a3": 1, "b1": 0, "b2": 1, "b3": 2, "b5": 0}


def test_fire_spitter_scorches_an_enemy_at_2():
    board = {"b1": a("fire_spitter"), "b2": a("imp"), "b4": b("goblin")}
    state = demons("5", board)
    assert offered(state, "b1!") == set()
    assert [refusal(state, m) for m in ("b1!b2", "b1!b4", "b1!")] == ["no_target"] * 3


def test_fireball_costs_9():
    assert of_magic("fireball", "b5", board={"b5": b("goblin")}) == (4, "", 9)


def test_fireball_wounds_an_enemy_by_2_wherever_it_stands():
    board = {"b5": b("goblin"), "a5": b("goblin"), "b1": a("imp")}
    state = demons("63", board, "fireball")
    assert offered(state, "fireball") == {"fireball!b5", "fireball!a5"}
    assert refusal(state, "fireball!b1") == "no_target"
    assert wounds(after(state, "fireball!b5")) == {"a5": 0, "b1": 0, "b5": 2}


def test_fireball_needs_a_target():
    state = demons("63", {"b1": a("imp")}, "fireball")
    assert offered(state, "fireball") == set()
    assert refusal(state, "fireball!") == "no_target"


def test_pact_costs_4():
    assert of_magic("pact", "") == (4, "", 4)


def test_pact_draws_2():
    deck = ["imp", "terror", "imp"]
    state = after(demons("4", hand="pact", seats={"A": {"deck": deck}}), "pact!")
    assert (held(state, "hand"), held(state, "deck")) == (["imp", "terror"], ["imp"])
    assert held(state, "discard") == ["pact"]


def test_pact_draws_what_is_there_and_loses():
    state = after(demons("4", hand="pact", seats={"A": {"deck": ["imp"]}}), "pact!")
    assert (held(state, "hand"), ending(state)) == (["imp"], ("B", "deck"))


def test_terror_costs_3():
    assert of_magic("terror", "b5", board={"b5": b("goblin")}) == (4, "", 3)


def test_terror_stuns_an_enemy_up_to_the_end_of_its_owners_turn():
    state = demons("3", {"b5": b("goblin"), "b1": a("imp")}, "terror")
    assert offered(state, "terror") == {"terror!b5"}
    after(state, "terror!b5")
    assert at(state, "b5") == b("goblin", stunned=True)
    after(state, "end")
    assert not offered(state, "b5")
    assert refusal(state, "b5>b4") == "stunned"
    assert at(after(state, "end"), "b5") == b("goblin")


def test_terror_needs_an_enemy():
    assert refusal(demons("3", {"b1": a("imp")}, "terror"), "terror!b1") == "no_target"


def test_gargoyle_needs_the_rookery():
    assert of_creature("gargoyle") == (4, "rookery", 7, (3, 1, 1, 2, 5))


def test_gargoyle_flies():
    board = {"b1": a("gargoyle", bonus_move=1), "b2": b("goblin")}
    assert "b1>b3" in offered(demons("3", board))
    assert refusal(demons("3", board), "b1>b2") == "too_far"


def test_tormentor_needs_the_torture_chamber():
    assert of_creature("tormentor") == (4, "torture_chamber", 7, (3, 1, 1, 3, 4))


def test_tormentor_pulls_an_enemy_2_cells_for_3():
    board = {"b1": a("tormentor"), "b4": b("goblin")}
    assert price("b1!b4", board=board, race="demons") == 3
    state = demons("3", board)
    events = play(state, "b1!b4")
    assert at(state, "b2") == b("goblin")
    assert {"event": "shifted", "seat": "B", "card": "goblin", "cell": "b4", "to": "b2"} in events


def test_tormentor_pulls_while_the_next_cell_is_free():
    board = {"b1": a("tormentor"), "b4": b("goblin"), "b2": a("imp")}
    assert at(after(demons("3", board), "b1!b4"), "b3") == b("goblin")


def test_tormentor_hooks_an_enemy_of_its_line_that_can_move():
    board = {"b1": a("tormentor"), "b3": a("imp"), "b4": b("goblin"), "a2": b("goblin")}
    board["c1"] = b("goblin")
    state = demons("3", board)
    assert offered(state, "b1!") == set()
    refused = ("b1!b4", "b1!a2", "b1!c1", "b1!b3", "b1!", "b1>b2!b4")
    assert [refusal(state, move) for move in refused] == ["no_target"] * 6


def test_tormentor_hooks_from_3_cells():
    assert refusal(demons("3", {"b1": a("tormentor"), "b5": b("goblin")}), "b1!b5") == "no_target"


def test_magma_golem_needs_the_lava_forge():
    assert of_creature("magma_golem") == (4, "lava_forge", 9, (4, 1, 1, 2, 7))


def test_magma_golem_erupts_for_5_over_all_its_neighbours():
    board = {"b2": a("magma_golem"), "b1": a("imp"), "a2": b("goblin"), "c3": b("goblin")}
    assert price("b2!", board=board, race="demons") == 5
    assert wounds(after(demons("5", board), "b2!")) == {"a2": 2, "b1": 2, "b2": 0, "c3": 0}


def test_magma_golem_may_erupt_alone():
    assert at(after(demons("5", {"b2": a("magma_golem")}), "b2>b3!"), "b3") == a(
        "magma_golem", activated=True
    )


def test_armageddon_costs_18():
    assert of_magic("armageddon", "") == (4, "lava_forge", 18)


def test_armageddon_kills_everybody_but_legends_and_wounds_their_castles():
    board = {
        "b1": a("imp", shield=True),
        "b2": a("archdemon"),
        "b5": b("goblin"),
        "a5": b("cyclops"),
    }
    board["a4"] = b("orc_warrior")
    state = after(demons("666", board, "armageddon"), "armageddon!")
    assert set(wounds(state)) == {"a5", "b2"}
    assert castles(state) == [1, 2]
    assert held(state, "discard") == ["armageddon", "imp"]


def test_armageddon_may_be_played_on_an_empty_board():
    assert castles(after(demons("666", hand="armageddon"), "armageddon!")) == [0, 0]


def test_archdemon_needs_the_throne_of_fire_and_is_there_twice():
    assert of_creature("archdemon") == (2, "fire_throne", 14, (5, 1, 1, 3, 6))


def test_archdemon_burns_the_enemies_beside_it_for_8():
    board = {
        "b3": a("archdemon"),
        "b2": a("imp"),
        "a3": b("goblin"),
        "b4": b("goblin"),
        "a4": b("goblin"),
    }
    assert price("b3!", board=board, race="demons") == 8
    state = after(demons("62", board), "b3!")
    assert wounds(state) == {"a3": 2, "a4": 0, "b2": 0, "b3": 0, "b4": 2}


def test_archdemon_is_a_legend():
    state = demons("6666", {"b2": a("ember_queen")}, "archdemon")
    assert refusal(state, "archdemon@b1") == "second_legend"


def test_ember_queen_needs_the_throne_of_fire_and_is_there_twice():
    assert of_creature("ember_queen") == (2, "fire_throne", 9, (3, 1, 2, 2, 4))


def test_ember_queen_tempts_an_enemy_up_to_2_steps_away_for_5():
    board = {"b1": a("ember_queen"), "b4": b("goblin", shield=True)}
    assert price("b1!b4>b2", board=board, race="demons") == 5
    state = demons("5", board)
    assert offered(state, "b1!") == {
        f"b1!b4>{cell}" for cell in ("a3", "a4", "a5", "b2", "b3", "b5", "c3", "c4", "c5")
    }
    assert at(after(state, "b1!b4>a3"), "a3") == b("goblin", shield=True)


def test_ember_queen_tempts_over_free_cells():
    """Not even flying creatures pass over others then."""
    board = {"b1": a("ember_queen"), "b4": b("imp"), "a4": a("imp"), "c4": a("imp"), "b5": a("imp")}
    state = demons("5", board, enemy="demons")
    assert offered(state, "b1!") == {f"b1!b4>{cell}" for cell in ("a3", "b2", "b3", "c3")}
    refused = ("b1!b4", "b1!b4>b4", "b1!b4>a5", "b1!b4>a4")
    assert [refusal(state, move) for move in refused] == ["no_target"] * 4


def test_ember_queen_tempts_no_legend_no_ally_and_nobody_beyond_3():
    board = {"b1": a("ember_queen"), "b3": b("cyclops"), "b2": a("imp"), "c5": b("goblin")}
    state = demons("5", board)
    assert offered(state, "b1!") == set()
    assert [refusal(state, m) for m in ("b1!b3>b4", "b1!b2>a2", "b1!c5>c4")] == ["no_target"] * 3


def test_ember_queen_is_a_legend():
    state = demons("6666", {"b2": a("archdemon")}, "ember_queen")
    assert refusal(state, "ember_queen@b1") == "second_legend"
