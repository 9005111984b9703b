"""Turns, building, moving, castles: what the examples of castles.md leave open, by hand."""

from __future__ import annotations

from typing import Any

import pytest
from castles_oracle import Oracle
from castles_table import copies_of, in_list_order
from castles_trials import DEMONS, UNDEAD, a, b, castles, offered, played

from engine import chance

# Chance and set-up (2, 11)


def test_each_seat_has_a_stream_which_goes_on() -> None:
    document = Oracle.setup("duel", 7, {"A": "humans", "B": "orcs"}, "B").document()
    for seat, race, drawn in (("A", "humans", 4), ("B", "orcs", 5)):
        first = chance.stream(7, f"shuffle {seat}")
        deck = chance.shuffled(copies_of(race, main=True), first)
        side = document["seats"][seat]
        assert (side["hand"], side["deck"]) == (deck[:drawn], deck[drawn:])
        state = first
        for below in range(28, 1, -1):
            _, state = chance.draw(state, below)
        assert side["shuffle"] == state
    assert (document["turn"], document["active"], document["first"]) == (1, "B", "B")


def test_the_coin_is_a_number_below_the_number_of_seats() -> None:
    races = dict.fromkeys("ABCD", "humans")
    begun = {Oracle.setup("teams", seed, races).to_act() for seed in range(40)}
    assert begun == set("ABCD")
    number, _ = chance.draw(chance.stream(5, "coin"), 4)
    assert Oracle.setup("teams", 5, races).to_act() == "ABCD"[number]


def test_a_roll_is_four_numbers_of_the_stream_the_largest_first() -> None:
    document = Oracle.setup("duel", 9, {"A": "humans", "B": "orcs"}, "A").document()
    dice, state = [], chance.stream(9, "dice")
    for _ in range(4):
        number, state = chance.draw(state, 6)
        dice.append(number + 1)
    assert document["dice"] == sorted(dice, reverse=True)
    assert document["chance"] == state


def test_a_building_shuffles_the_whole_sorted_deck() -> None:
    deck = ["swordsman", "archer", "militia", "archer"]
    seats = {"A": {"deck": deck, "shuffle": 77}}
    _, document = played({"dice": [6], "seats": seats}, "chapel")
    sorted_deck = in_list_order([*deck, *["priestess"] * 4, *["miracle"] * 4])
    assert sorted_deck[:4] == ["militia", "archer", "archer", "swordsman"]
    assert document["seats"]["A"]["deck"] == chance.shuffled(sorted_deck, 77)
    state = 77
    for _ in range(11):
        _, state = chance.draw(state, 2)
    assert document["seats"]["A"]["shuffle"] == state


def test_a_tile_shuffles_nothing() -> None:
    _, document = played({"dice": [6], "seats": {"A": {"shuffle": 77}}}, "gate@b1")
    assert document["seats"]["A"]["shuffle"] == 77
    assert document["seats"]["A"]["built"]


@pytest.mark.parametrize("dice", [[1], [5, 4, 1]])
def test_a_gamble_rolls_what_is_left_anew(dice: list[int]) -> None:
    seats = {"B": {"hand": ["gamble"]}}
    _, document = played({"active": "B", "dice": dice, "seats": seats}, "gamble!/1")
    rolled, state = [], 0
    for _ in dice[1:]:
        number, state = chance.draw(state, 6)
        rolled.append(number + 1)
    assert (document["dice"], document["chance"]) == (sorted(rolled, reverse=True), state)
    assert document["seats"]["B"]["hand"] == ["goblin"]
    assert document["seats"]["B"]["discard"] == ["gamble"]


# Paying (3)


@pytest.mark.parametrize(
    ("dice", "paid"),
    [
        ([6, 5, 3, 2], "5"),  # no excess, one die
        ([6, 4, 2, 1], "1+4"),  # no excess before fewer dice
        ([6, 6, 4, 4], "6"),
        ([4, 3, 2, 2], "2+3"),
        ([4, 4, 2, 2], "2+4"),
        ([3, 3, 4, 2], "2+3"),
        ([3, 3, 3], "3+3"),
    ],
)
def test_the_usual_payment_of_five(dice: list[int], paid: str) -> None:
    oracle = Oracle.load({"dice": dice, "seats": {"A": {"hand": ["archer"]}}})
    assert oracle.with_payment("archer@b1") == f"archer@b1/{paid}"


def test_the_usual_payment_takes_the_largest_die() -> None:
    oracle = Oracle.load(
        {"dice": [5, 4, 4, 3], "seats": {"A": DEMONS | {"hand": ["fire_spitter"]}}}
    )
    assert {m for m in oracle.legal() if m.startswith("fire_spitter@b1")} == {
        "fire_spitter@b1/3+5",
        "fire_spitter@b1/4+4",
        "fire_spitter@b1/4+5",
    }
    assert oracle.with_payment("fire_spitter@b1") == "fire_spitter@b1/3+5"


# Turns (3)


def test_what_ends_with_the_turn_and_what_lasts_to_the_next() -> None:
    marked = {"bonus_damage": 1, "bonus_move": 1, "readied": True, "activated": True}
    board = {"b1": a("militia", **marked, shield=True, stunned=True, bonus_life=2, wounds=1)}
    board |= {"b5": b("goblin", shield=True, stunned=True, activated=True)}
    position = {"dice": [6, 1], "board": board, "seats": {"A": {"built": True, "power": True}}}
    oracle, document = played(position, "end")
    lasting = a("militia", activated=True, shield=True, bonus_life=2, wounds=1)
    assert document["board"] == {"b1": lasting, "b5": b("goblin", stunned=True)}
    assert not document["seats"]["A"].keys() & {"built", "power"}
    assert (document["turn"], document["active"], len(document["dice"])) == (6, "B", 4)
    assert document["seats"]["B"]["hand"] == ["goblin"]
    oracle.play("end")
    assert oracle.document()["board"] == {
        "b1": a("militia", bonus_life=2, wounds=1),
        "b5": b("goblin"),
    }


def test_an_effect_draws_what_is_there_and_the_last_card_loses() -> None:
    seats = {"A": DEMONS | {"hand": ["pact"], "deck": ["imp"]}}
    oracle, document = played({"dice": [4], "seats": seats}, "pact!")
    assert document["outcome"] == {"winner": ["B"], "reason": "deck"}
    assert document["seats"]["A"]["hand"] == ["imp"]
    assert (oracle.to_act(), oracle.legal()) == (None, set())


def test_a_skeleton_from_the_deck_may_take_its_last_card() -> None:
    seats = {"A": UNDEAD | {"deck": ["zombie"]}}
    position = {"dice": [3], "seats": seats, "board": {"b2": a("necromancer")}}
    _, document = played(position | {"tombstones": ["b5"]}, "b2!b5")
    assert document["board"]["b5"] == a("skeleton", under="zombie")
    assert document["tombstones"] == []
    assert document["outcome"] == {"winner": ["B"], "reason": "deck"}


# Building and summoning (4, 6)


def test_one_tile_a_cell_and_no_more_than_there_are() -> None:
    tiles = {"a1": {"tile": "tower", "owner": "A"}, "b2": {"tile": "wall", "owner": "A"}}
    built = {move for move in offered({"dice": [6], "tiles": tiles}) if "@" in move}
    assert built == {"tower@c1", "gate@b1", "wall@a2", "wall@c2"}


def test_a_tile_goes_under_an_enemy_and_on_a_tombstone() -> None:
    position = {"dice": [6], "board": {"a1": b("goblin")}, "tombstones": ["a1"]}
    _, document = played(position, "tower@a1")
    assert document["tiles"] == {"a1": {"tile": "tower", "owner": "A"}}
    assert document["tombstones"] == ["a1"]


def test_team_mates_share_the_middle_line() -> None:
    seats = {"C": UNDEAD | {"hand": ["zombie"]}}
    position = {"mode": "teams", "active": "C", "dice": [6], "seats": seats}
    moves = offered(position | {"tiles": {"c2": {"tile": "wall", "owner": "A"}}})
    assert {move for move in moves if "@" in move} == {
        *("zombie@c1", "zombie@d1", "zombie@e1"),
        *("tower@c1", "tower@e1", "gate@d1", "wall@d2", "wall@e2"),
    }


def test_a_creature_is_activated_in_the_turn_of_its_summons_once() -> None:
    seats = {"A": {"hand": ["scout"]}}
    position = {"dice": [3, 1, 1], "seats": seats}
    assert "b1>b2" in offered(position, "scout@b1")
    _, document = played(position, "scout@b1", "b1>b2")
    assert document["board"] == {"b2": a("scout", activated=True)}
    assert offered(position, "scout@b1", "b1>b2") == {"end"}


def test_a_skeleton_of_a_legend_is_none() -> None:
    seats = {"A": UNDEAD | {"hand": ["bone_dragon"]}}
    position = {"dice": [6, 6], "seats": seats, "board": {"b3": a("skeleton", under="lich")}}
    assert "bone_dragon@b1" in offered(position)
    assert "bone_dragon@b1" not in offered(position | {"board": {"b3": a("lich")}})


# Movement (4)


def test_creatures_block_and_neither_tiles_nor_tombstones_do() -> None:
    board = {"b1": a("militia", bonus_move=1), "b2": b("goblin"), "a1": a("militia")}
    position = {"dice": [1], "board": board, "tombstones": ["c1"]}
    position["tiles"] = {"c2": {"tile": "wall", "owner": "A"}}
    moves = {move for move in offered(position) if move.startswith("b1>")}
    assert moves == {"b1>c1", "b1>c2", "b1>c2*b2"}


def test_who_flies_passes_over_creatures_and_ends_on_a_free_cell() -> None:
    board = {"b1": a("imp", bonus_move=1), "b2": b("goblin"), "a1": a("imp"), "c1": a("imp")}
    position = {"dice": [1], "seats": {"A": DEMONS}, "board": board}
    moves = {move for move in offered(position) if move.startswith("b1>") and "*" not in move}
    assert moves == {"b1>b3", "b1>a2", "b1>c2"}


def test_the_gates_step_and_bonus_moves_count_before_an_ability_the_towers_range_does_not() -> None:
    board = {"b1": a("knight"), "b4": b("goblin"), "a1": a("knight"), "a3": b("goblin")}
    tiles = {"a1": {"tile": "tower", "owner": "A"}, "b1": {"tile": "gate", "owner": "A"}}
    moves = offered({"dice": [5], "board": board, "tiles": tiles})
    assert "b1>b3!b4" in moves
    assert "a1*a3" in moves
    assert "a1!a3" not in moves
    del tiles["b1"]
    board["b1"]["bonus_move"] = 1
    assert "b1>b3!b4" in offered({"dice": [5], "board": board, "tiles": tiles})


def test_the_enemys_tiles_help_nobody() -> None:
    tiles = {"b5": {"tile": "gate", "owner": "B"}, "a5": {"tile": "tower", "owner": "B"}}
    board = {"b5": a("militia"), "a5": a("militia"), "a3": b("goblin")}
    moves = offered({"dice": [1], "board": board, "tiles": tiles})
    assert "b5>b3" not in moves
    assert "a5*a3" not in moves


# Castles (5)


def test_a_wall_shuts_out_its_line_only_and_not_its_own_cell() -> None:
    tiles = {"a4": {"tile": "wall", "owner": "B"}, "a5": {"tile": "tower", "owner": "B"}}
    tiles["b5"] = {"tile": "gate", "owner": "B"}
    position = {"dice": [2], "tiles": tiles}
    # a3 is beyond the wall: the tower of that line is shut, the gate of the next line is at 3.
    assert "a3*B" in offered(position | {"board": {"a3": a("archer")}})
    shut = {key: tile for key, tile in tiles.items() if key != "b5"}
    assert "a3*B" not in offered(position | {"tiles": shut, "board": {"a3": a("archer")}})
    assert "a4*B" in offered(position | {"tiles": shut, "board": {"a4": a("archer")}})
    assert "b4*B" in offered(position | {"tiles": shut, "board": {"b4": a("archer")}})


def test_a_castle_may_be_attacked_past_the_creature_on_its_tower() -> None:
    position = {"dice": [2], "tiles": {"a5": {"tile": "tower", "owner": "B"}}}
    position["board"] = {"a4": a("militia"), "a5": b("goblin")}
    assert {"a4*a5", "a4*B"} <= offered(position)
    _, document = played(position, "a4*B")
    assert castles(document) == [0, 1]
    assert document["tiles"] == position["tiles"]


@pytest.mark.parametrize(
    ("cell", "tiles", "wounds"),
    [
        ("b1", {}, 3),  # straight, at distance 1
        ("b2", {}, 2),  # straight, at distance 2
        ("b2", {"b1": {"tile": "gate", "owner": "A"}}, 3),  # through the gate at 1
        ("a2", {"b1": {"tile": "gate", "owner": "A"}}, 2),  # the gate is at 2 as well
        ("a1", {"a1": {"tile": "tower", "owner": "A"}}, 3),  # on the tower, at 0
    ],
)
def test_the_orcs_boost_counts_at_a_castle_nearby(
    cell: str, tiles: dict[str, Any], wounds: int
) -> None:
    boost = {"card": "goblin", "seat": "B"}
    position = {"active": "B", "dice": [2], "board": {cell: b("axe_thrower", boost=boost)}}
    _, document = played(position | {"tiles": tiles}, f"{cell}*A")
    assert castles(document) == [wounds, 0]


def test_castles_fallen_at_once_with_equal_wounds_are_lost_by_who_acts() -> None:
    board = {"b1": a("imp"), "b3": b("goblin")}
    seats = {"A": DEMONS | {"wounds": 5, "hand": ["armageddon"]}, "B": {"wounds": 5}}
    _, document = played({"dice": [6, 6, 6], "seats": seats, "board": board}, "armageddon!")
    assert castles(document) == [6, 6]
    assert document["outcome"] == {"winner": ["B"], "reason": "castle"}


def test_of_teams_the_larger_fallen_castle_counts() -> None:
    board = {"a1": a("militia"), "b1": a("militia"), "d1": {"card": "zombie", "owner": "C"}}
    board |= {"e5": {"card": "imp", "owner": "D"}}
    seats: dict[str, Any] = {seat: {"wounds": 5} for seat in "ABC"}
    seats["D"] = {"wounds": 5, "hand": ["armageddon"]}
    position = {"mode": "teams", "active": "D", "dice": [6, 6, 6], "seats": seats}
    _, document = played(position | {"board": board}, "armageddon!")
    assert castles(document) == [7, 5, 6, 6]
    assert document["outcome"] == {"winner": ["B", "D"], "reason": "castle"}


def test_nothing_further_resolves_once_a_castle_has_fallen() -> None:
    board = {"b3": b("bombers"), "b2": a("militia", wounds=1)}
    position = {"active": "B", "dice": [3], "board": board, "seats": {"A": {"wounds": 5}}}
    position["tiles"] = {"b2": {"tile": "wall", "owner": "A"}}
    _, document = played(position, "b3!")
    assert document["outcome"] == {"winner": ["B"], "reason": "castle"}
    assert set(document["board"]) == {"b3"}
    assert set(document["tiles"]) == {"b2"}


# Two against two (9)


def test_the_turn_goes_round_and_nobody_activates_the_team_mates_creatures() -> None:
    board = {"c2": {"card": "zombie", "owner": "C"}, "c3": a("militia")}
    seats = {"A": {"hand": ["fortification"]}}
    position = {"mode": "teams", "dice": [3], "board": board, "seats": seats}
    moves = offered(position)
    assert "fortification!c2" in moves
    assert not {move for move in moves if move.startswith("c2")}
    oracle, _ = played(position)
    order = [oracle.to_act()]
    for _ in range(4):
        oracle.play("end")
        order.append(oracle.to_act())
    assert order == list("ABCDA")


def test_an_upper_castle_is_not_attacked_straight_along_a_lower_line() -> None:
    board = {"d5": a("militia"), "b5": a("militia"), "c5": a("militia")}
    moves = offered({"mode": "teams", "dice": [1], "board": board})
    assert {m for m in moves if m[-1] in "BD" and ">" not in m} == {"d5*D", "b5*B", "c5*B", "c5*D"}


def test_a_wall_on_the_middle_line_covers_both_castles() -> None:
    board = {"c3": {"card": "bone_archer", "owner": "C"}, "b3": a("archer")}
    tiles = {"c4": {"tile": "wall", "owner": "B"}, "c5": {"tile": "tower", "owner": "D"}}
    position = {"mode": "teams", "dice": [2], "board": board, "tiles": tiles}
    assert not {m for m in offered(position | {"active": "C"}) if m in ("c3*B", "c3*D")}
    # From line b the tower on c is another line's: distance 3.
    assert {"b3*B", "b3*D"} <= offered(position)


def test_a_team_loses_with_the_deck_of_one() -> None:
    seats = {"C": {"deck": ["zombie"]}}
    _, document = played({"mode": "teams", "active": "B", "seats": seats}, "end")
    assert document["outcome"] == {"winner": ["B", "D"], "reason": "deck"}
    assert (document["active"], document["dice"]) == ("C", [])
