"""Powers, abilities, magic: what the examples of castles.md leave open, worked out by hand."""

from __future__ import annotations

from typing import Any

import pytest
from castles_trials import DEMONS, UNDEAD, a, b, castles, offered, played

# Powers, tombstones (7)


def test_one_boost_a_creature_and_a_power_once_a_turn() -> None:
    boost = {"card": "militia", "seat": "A"}
    board = {"b1": a("militia", boost=boost), "b2": a("militia"), "b4": b("goblin")}
    position = {"board": board, "seats": {"A": {"hand": ["archer", "volley"]}}}
    assert offered(position) == {"end", "+archer@b2", "+volley@b2"}
    assert offered(position, "+volley@b2") == {"end"}


def test_a_boost_goes_to_the_discard_pile_of_who_gave_it() -> None:
    board = {"d2": {"card": "ghoul", "owner": "C", "wounds": 3}}
    board["d3"] = {"card": "imp", "owner": "D"}
    position = {"mode": "teams", "dice": [], "board": board, "seats": {"A": {"hand": ["volley"]}}}
    oracle, document = played(position, "+volley@d2")
    assert document["board"]["d2"]["boost"] == {"card": "volley", "seat": "A"}
    document |= {"active": "D", "turn": 8, "dice": [1]}
    _, after = played(document, "d3*d2")
    assert after["board"]["d2"]["wounds"] == 4  # of 5
    document["board"]["d2"]["wounds"] = 4
    _, after = played(document, "d3*d2")
    assert after["seats"]["A"]["discard"] == ["volley"]
    assert after["seats"]["C"]["discard"] == ["ghoul"]
    assert castles(after) == [0, 0, 1, 0]
    assert oracle.to_act() == "A"


def test_call_discards_anything_and_keeps_to_the_rules_of_summoning() -> None:
    hand = ["pact", "imp", "imp", "archdemon"]
    position: dict[str, Any] = {"seats": {"A": DEMONS | {"hand": hand}}}
    position["board"] = {"a1": a("imp"), "c1": a("imp"), "b3": a("ember_queen")}
    assert offered(position) == {"end", *(f"+{c}=imp@b1" for c in ("pact", "imp", "archdemon"))}
    _, document = played(position, "+imp=imp@b1")
    assert document["seats"]["A"]["hand"] == ["pact", "archdemon"]
    assert document["seats"]["A"]["discard"] == ["imp"]


def test_exhume_wants_a_free_cell_with_a_tombstone_anywhere() -> None:
    position: dict[str, Any] = {"dice": [1], "seats": {"A": UNDEAD | {"hand": ["drain_life"]}}}
    position |= {"board": {"b3": b("goblin")}, "tombstones": ["b3", "c5"]}
    assert offered(position) == {"end", "+drain_life@c5"}
    _, document = played(position, "+drain_life@c5", "c5*B")
    assert document["tombstones"] == ["b3"]
    assert castles(document) == [0, 1]


def test_tombstones_are_of_other_races_that_are_enemies_of_the_undead() -> None:
    board = {"b3": b("bombers"), "b2": a("skeleton", under="lich"), "b4": b("goblin")}
    board["a3"] = a("zombie")
    position = {"active": "B", "dice": [3], "board": board, "seats": {"A": UNDEAD}}
    _, document = played(position, "b3!")
    assert document["board"] == {"a3": a("zombie", wounds=3), "b4": b("goblin", wounds=3)}
    assert document["tombstones"] == ["b3"]  # the bombers, whose own death wounds nobody
    assert castles(document) == [0, 0]
    assert document["seats"]["A"]["discard"] == ["lich"]
    assert document["seats"]["B"]["discard"] == ["bombers"]


def test_a_team_mate_of_the_undead_leaves_no_tombstone() -> None:
    board = {"b3": b("goblin"), "b2": a("militia", wounds=3)}
    _, document = played({"mode": "teams", "active": "B", "dice": [1], "board": board}, "b3*b2")
    assert castles(document) == [1, 0, 0, 0]
    assert document["tombstones"] == []


# Effects (8)


def test_damage_near_a_target_that_has_died_is_near_its_last_cell() -> None:
    board = {"b1": a("archmage"), "b4": b("goblin", wounds=2), "b5": b("goblin")}
    board |= {"a4": b("goblin"), "b3": a("militia"), "a5": b("goblin")}
    _, document = played({"dice": [6, 3], "board": board}, "b1!b4")
    wounds = {cell: creature.get("wounds", 0) for cell, creature in document["board"].items()}
    assert wounds == {"b1": 0, "b5": 1, "a4": 1, "b3": 0, "a5": 0}


def test_scorch_burns_whoever_is_near_its_target() -> None:
    board = {"b2": a("fire_spitter"), "b3": b("goblin"), "c3": a("imp")}
    position = {"dice": [5], "seats": {"A": DEMONS}, "board": board}
    _, document = played(position, "b2!b3")
    wounds = {cell: creature.get("wounds", 0) for cell, creature in document["board"].items()}
    assert wounds == {"b2": 1, "b3": 2, "c3": 1}


def test_an_ability_takes_no_bonus_and_no_boost() -> None:
    boost = {"card": "goblin", "seat": "B"}
    board = {"b4": b("berserker", bonus_damage=2, boost=boost, wounds=4)}
    board["b3"] = a("knight", shield=True)
    _, document = played({"active": "B", "dice": [3], "board": board}, "b4!b3")
    assert document["board"] == {"b3": a("knight")}
    assert castles(document) == [0, 1]
    assert document["seats"]["B"]["discard"] == ["goblin", "berserker"]


def test_bonuses_add_up_in_an_attack() -> None:
    hand = ["bloodlust", "bloodlust"]
    board = {"b5": b("goblin"), "b2": a("knight")}
    position = {"active": "B", "dice": [2, 2, 1], "board": board, "seats": {"B": {"hand": hand}}}
    _, document = played(position, "bloodlust!b5", "bloodlust!b5", "b5>b3*b2")
    assert document["board"]["b2"]["wounds"] == 3
    assert document["board"]["b3"] == b("goblin", bonus_damage=2, bonus_move=2, activated=True)


def test_ready_wants_an_activated_creature_and_works_once_a_turn() -> None:
    board = {"b2": b("goblin"), "b4": b("goblin"), "b5": b("cyclops", activated=True)}
    seats = {"B": {"hand": ["war_drums", "war_drums"]}}
    position = {"active": "B", "dice": [3, 3, 1, 1], "board": board, "seats": seats}
    assert not {move for move in offered(position) if move.startswith("war_drums")}
    ready = ("b4>b3", "war_drums!b3/3")
    _, document = played(position, *ready)
    assert document["board"]["b3"] == b("goblin", readied=True)
    assert not {m for m in offered(position, *ready, "b3>a3") if m.startswith("war_drums")}


def test_a_king_readies_nobody_but_allies_near_him() -> None:
    done = {"activated": True}
    board = {"b2": a("king"), "b3": a("militia", **done), "b5": a("militia", **done)}
    board |= {"a2": a("militia"), "c2": {"card": "imp", "owner": "B", **done}}
    position = {"dice": [4], "board": board, "seats": {"B": DEMONS}}
    assert {move for move in offered(position) if move.startswith("b2!")} == {"b2!b3"}


@pytest.mark.parametrize(
    ("cell", "between", "end"),
    [("b2", {}, None), ("b3", {}, "b2"), ("b4", {"b3": a("imp")}, None), ("b4", {}, "b2")],
)
def test_a_hook_pulls_whom_it_can_move(cell: str, between: dict[str, Any], end: str | None) -> None:
    board = {"b1": a("tormentor"), cell: b("goblin")} | between
    position = {"dice": [3], "seats": {"A": DEMONS}, "board": board}
    assert (f"b1!{cell}" in offered(position)) is (end is not None)
    if end:
        _, document = played(position, f"b1!{cell}")
        assert document["board"][end] == b("goblin")


def test_a_hook_pulls_along_its_own_line_only() -> None:
    board = {"b1": a("tormentor"), "a3": b("goblin"), "b5": b("goblin")}
    position = {"dice": [3], "seats": {"A": DEMONS}, "board": board}
    hooks = {move for move in offered(position) if "!" in move}
    assert hooks == {"b1>a1!a3", "b1>b2!b5"}


def test_temptation_needs_a_free_way_and_no_legend() -> None:
    board = {"c2": a("ember_queen"), "c4": b("goblin"), "c5": b("goblin"), "c3": a("imp")}
    board |= {"b4": b("cyclops")}
    position = {"dice": [5], "seats": {"A": DEMONS}, "board": board}
    moves = {move for move in offered(position) if move.startswith("c2!")}
    assert moves == {"c2!c5>b5", "c2!c5>a5"}


def test_raise_dead_takes_a_creature_back_then_draws() -> None:
    pile = ["drain_life", "zombie", "lich", "zombie"]
    seats = {
        "A": UNDEAD | {"hand": ["raise_dead", "ghoul"], "discard": pile, "deck": ["ghost"] * 2}
    }
    oracle, document = played({"dice": [2], "seats": seats}, "raise_dead!zombie")
    assert document["seats"]["A"]["hand"] == ["ghoul", "zombie", "ghost"]
    assert document["seats"]["A"]["discard"] == ["raise_dead", "drain_life", "lich", "zombie"]
    assert oracle.to_act() == "A"
    moves = offered({"dice": [2], "seats": seats})
    assert {move for move in moves if move.startswith("raise")} == {"raise_dead!zombie"}


def test_a_vampire_drinks_wounds_and_no_shield() -> None:
    position: dict[str, Any] = {"dice": [3], "seats": {"A": UNDEAD}}
    bitten = {"b2": a("vampire", wounds=2), "b3": b("goblin", wounds=3)}
    _, document = played(position | {"board": bitten}, "b2*b3")
    assert document["board"] == {"b2": a("vampire", wounds=1, activated=True)}
    shielded = {"b2": a("vampire", wounds=2), "b3": b("goblin", wounds=3, shield=True)}
    _, document = played(position | {"board": shielded}, "b2*b3")
    assert document["board"]["b2"]["wounds"] == 2
    assert document["board"]["b3"] == b("goblin", wounds=3)


def test_a_dead_target_is_not_stunned_and_a_shield_does_not_stop_a_stun() -> None:
    board = {"b5": b("cyclops"), "b3": a("militia", wounds=2)}
    position = {"active": "B", "dice": [6, 1], "board": board}
    _, document = played(position, "b5!b3")
    assert set(document["board"]) == {"b5"}
    board["b3"] = a("militia", wounds=2, shield=True)
    _, document = played(position, "b5!b3")
    assert document["board"]["b3"] == a("militia", wounds=2, stunned=True)


def test_an_earthquake_hurts_everybody_and_breaks_the_enemys_tiles() -> None:
    tiles = {"b1": {"tile": "gate", "owner": "A"}, "b4": {"tile": "wall", "owner": "B"}}
    tiles["a1"] = {"tile": "tower", "owner": "A"}
    board = {"b1": a("militia"), "b5": b("goblin"), "a1": a("militia")}
    seats = {"B": {"hand": ["earthquake"]}}
    position = {"active": "B", "dice": [6], "tiles": tiles, "board": board, "seats": seats}
    assert {"earthquake!a", "earthquake!b", "earthquake!c"} <= offered(position)
    _, document = played(position, "earthquake!b")
    assert set(document["tiles"]) == {"a1", "b4"}
    assert document["board"] == {
        "b1": a("militia", wounds=1),
        "b5": b("goblin", wounds=1),
        "a1": a("militia"),
    }


def test_bombers_break_the_tile_they_stand_on() -> None:
    tiles = {"b1": {"tile": "gate", "owner": "A"}, "a1": {"tile": "tower", "owner": "A"}}
    tiles["c2"] = {"tile": "wall", "owner": "A"}
    position = {"active": "B", "dice": [3], "tiles": tiles, "board": {"b2": b("bombers")}}
    _, document = played(position, "b2>b1!")
    assert set(document["tiles"]) == {"c2"}


def test_who_is_meant_by_own_and_ally() -> None:
    board = {"c4": {"card": "shaman", "owner": "B"}, "c5": {"card": "imp", "owner": "D"}}
    board |= {"b4": b("goblin"), "c3": a("militia"), "a4": b("goblin")}
    position = {"mode": "teams", "active": "B", "dice": [3], "board": board}
    _, document = played(position, "c4!")
    assert {at for at, c in document["board"].items() if "bonus_damage" in c} == {"b4", "c5"}
    board["c4"] = b("warlord")
    _, document = played(position | {"dice": [4]}, "c4!")
    assert {at for at, c in document["board"].items() if "bonus_damage" in c} == {"a4", "b4", "c4"}


def test_a_creature_may_heal_itself_where_it_has_moved() -> None:
    board = {"b1": a("priestess", wounds=1), "a3": a("militia", wounds=1)}
    position = {"dice": [4], "board": board}
    assert {"b1!b1", "b1>b2!b2", "b1>b2!a3"} <= offered(position)
    assert "b1!a3" not in offered(position)
    _, document = played(position, "b1>b2!b2")
    assert document["board"]["b2"] == a("priestess", activated=True)


def test_digging_wants_a_free_cell_without_a_tombstone() -> None:
    board = {"b1": a("gravedigger"), "a1": a("zombie"), "c1": a("zombie")}
    position = {"dice": [3], "seats": {"A": UNDEAD}, "board": board, "tombstones": ["b2"]}
    digging = {move for move in offered(position) if "!" in move}
    assert digging == {"b1>b2!b1", "b1>b2!a2", "b1>b2!c2", "b1>b2!b3"}


def test_a_miracle_heals_no_more_than_there_is() -> None:
    seats = {"A": {"wounds": 1, "hand": ["miracle", "miracle"]}}
    _, document = played({"dice": [6, 6, 2, 2], "seats": seats}, "miracle!", "miracle!")
    assert castles(document) == [0, 0]


def test_blood_rite_may_kill_and_wound_the_own_castle_before_it_draws() -> None:
    board = {"b1": a("cultist"), "b2": a("imp", wounds=2)}
    seats = {"A": DEMONS | {"wounds": 5, "deck": ["imp", "imp"]}}
    _, document = played({"dice": [3], "seats": seats, "board": board}, "b1!b2")
    assert document["outcome"] == {"winner": ["B"], "reason": "castle"}
    assert document["seats"]["A"]["deck"] == ["imp", "imp"]
