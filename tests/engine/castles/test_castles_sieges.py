"""castles.md 5 to 7: distances, castles, deaths, the end, tiles, races; by bullet and ruling."""

from __future__ import annotations

from typing import Any

import pytest
from castles_boards import (
    GAME,
    a,
    after,
    at,
    b,
    boost,
    castles,
    creature,
    ending,
    held,
    offered,
    play,
    refusal,
    table,
    tile,
    tiles,
    tombstones,
    wounds,
)

TOWER = {"a5": tile("tower", "B")}
GATE = {"b5": tile("gate", "B")}
WALLED = {"b4": tile("wall", "B")}

# 5. Distance and castles


def test_5_1_distance_is_over_lines_and_columns():
    board = {"b2": a("archer"), "a4": b("goblin"), "c5": b("goblin"), "b5": b("goblin")}
    assert offered(table("2", board), "b2*") == {"b2*a4", "b2*b5"}


def test_5_direct_attack_on_a_castle_along_its_line():
    assert castles(after(table("2", {"a3": a("archer")}), "a3*B")) == [0, 1]
    assert castles(after(table("2", {"c5": a("swordsman")}), "c5*B")) == [0, 2]
    assert refusal(table("2", {"b2": a("archer")}), "b2*B") == "castle_out_of_reach"
    assert refusal(table("2", {"b4": a("swordsman")}), "b4*B") == "castle_out_of_reach"


def test_5_direct_attack_on_a_castle_never_on_the_own_one():
    assert refusal(table("2", {"b1": a("swordsman")}), "b1*A") == "castle_out_of_reach"
    assert refusal(table("2", {"b5": a("swordsman")}), "b5*C") == "castle_out_of_reach"


def test_5_through_a_tower_or_gate():
    assert "b5*B" in offered(table("1", {"b5": a("militia")}, tiles=TOWER | WALLED))
    assert "b4*B" in offered(table("1", {"b4": a("militia")}, tiles=GATE))
    assert "a5*B" in offered(
        table("1", {"a5": a("militia")}, tiles=GATE | {"a4": tile("wall", "B")})
    )
    assert refusal(table("1", {"a4": a("militia")}, tiles=GATE), "a4*B") == "castle_out_of_reach"


def test_5_wall_shuts_out_the_three_columns_beyond_it():
    shots = {
        cell: offered(table("2", {cell: a("archer")}, tiles=WALLED), f"{cell}*")
        for cell in ("b3", "b4")
    }
    assert shots == {"b3": set(), "b4": {"b4*B"}}
    through = table("2", {"b3": a("archer")}, tiles=WALLED | GATE)
    assert refusal(through, "b3*B") == "castle_out_of_reach"


def test_5_5_an_attack_is_legal_if_any_route_is():
    board = {"b3": a("archer")}
    assert "b3*B" in offered(table("2", board, tiles=WALLED | TOWER))


def test_5_deaths_wound_the_castle_and_cards_go_to_their_owners():
    board = {"b2": a("swordsman"), "b3": b("goblin", wounds=3, **boost("gamble", "B"))}
    state = table("2", board)
    events = play(state, "b2*b3")
    assert (castles(state), held(state, "discard", "B")) == ([0, 1], ["gamble", "goblin"])
    died = {"event": "died", "seat": "B", "card": "goblin", "cell": "b3", "revealed": ["gamble"]}
    assert died in events


def test_5_deaths_by_no_wound_and_by_bombers_wound_nobody():
    board = {"b2": b("skeleton", under="lich"), "b3": a("swordsman")}
    assert castles(after(table("2", board, enemy="undead"), "b3*b2")) == [0, 0]
    assert castles(after(table("3", {"b3": a("bombers")}, race="orcs"), "b3!")) == [0, 0]


def test_5_end_a_castle_with_6_wounds_has_fallen():
    state = table("2", {"b5": a("swordsman")}, seats={"B": {"wounds": 3}})
    assert after(state.copy(), "b5*B").ended is None
    state.wounds[1] = 4
    assert (ending(after(state, "b5*B")), castles(state)) == (("A", "castle"), [0, 6])
    assert state.to_act() == ()
    assert not state.legal_actions("A")


def test_5_end_nothing_further_resolves():
    board = {"b1": a("vampire", wounds=2), "b2": b("goblin", wounds=2)}
    state = after(table("3", board, race="undead", seats={"B": {"wounds": 5}}), "b1*b2")
    assert (ending(state), wounds(state)) == (("A", "castle"), {"b1": 2})


def test_ruling_19_range_1_is_the_four_neighbours():
    board = {"b3": a("militia")} | {f"{line}{n}": b("goblin") for line in "ac" for n in (2, 3)}
    assert offered(table("1", board), "b3*") == {"b3*a3", "b3*c3"}


def test_ruling_20_nothing_blocks_an_attack():
    board = {"b2": a("archer"), "b3": b("goblin"), "b4": a("militia"), "b5": b("goblin")}
    assert offered(table("2", board, tiles=WALLED), "b2*") == {"b2*b3", "b2*b5"}


def test_ruling_21_distance_0_standing_on_the_tile():
    found = TOWER | {"a4": tile("wall", "B")}
    assert "a5*B" in offered(table("1", {"a5": a("militia")}, tiles=found))


def test_ruling_22_creature_or_castle_and_the_tile_stays():
    board = {"a4": a("militia"), "a5": b("goblin")}
    state = table("1", board, tiles=TOWER)
    assert {"a4*a5", "a4*B"} <= offered(state)
    after(state, "a4*B")
    assert (castles(state), wounds(state), tiles(state)) == ([0, 1], {"a4": 0, "a5": 0}, {"a5"})


def test_ruling_23_a_wall_covers_the_castle_only_and_its_line():
    board = {"b3": a("archer"), "b5": b("goblin"), "a3": a("archer")}
    state = table("22", board, tiles=WALLED)
    assert {"b3*b5", "a3*B", "b3>b4*B"} <= offered(state)
    assert "b3*B" not in offered(state)


def test_ruling_24_the_distance_is_the_smallest_legal_one():
    """So the card of the orcs counts where a gate is near, and not behind the wall."""
    armed = {"b2": b("axe_thrower", **boost("goblin", "B"))}
    straight = after(table("2", armed, active="B"), "b2*A")
    gate = after(table("2", armed, active="B", tiles={"b1": tile("gate")}), "b2*A")
    assert (castles(straight), castles(gate)) == ([2, 0], [3, 0])
    behind = table("2", {"b3": b("axe_thrower", **boost("goblin", "B"))}, active="B")
    assert refusal(behind, "b3*A") == "castle_out_of_reach"


def test_ruling_24_abilities_and_magic_never_wound_a_castle():
    state = table("66", {"b5": a("archmage")}, tiles=GATE, hand="volley")
    assert not [move for move in offered(state) if "!B" in move or move.endswith("!b5")]
    assert castles(after(state, "volley!b")) == [0, 0]


def test_ruling_25_deaths_then_wounds_then_tombstones_then_the_end():
    board = {"b1": b("goblin", wounds=3), "b5": b("goblin", wounds=3), "c1": a("zombie")}
    state = table("664", board, hand="plague", race="undead", seats={"B": {"wounds": 4}})
    events = [event["event"] for event in play(state, "plague!")]
    assert events == [
        *("paid", "magic_played", "wounded", "wounded", "died", "died"),
        *("castle_wounded", "tombstone_placed", "tombstone_placed", "ended"),
    ]
    assert tombstones(state) == ["b1", "b5"]


def fallen(mine: int, theirs: int) -> tuple[str, str]:
    """Armageddon kills an imp of A and a goblin of B, whose castles have so many wounds."""
    board = {"b1": a("imp"), "b5": b("goblin")}
    seats = {"A": {"wounds": mine}, "B": {"wounds": theirs}}
    state = table("666", board, hand="armageddon", race="demons", seats=seats)
    state.wounds = [mine, theirs]
    return ending(after(state, "armageddon!"))


def test_ruling_26_of_castles_fallen_at_once_more_wounds_lose_else_who_acts():
    assert fallen(5, 5) == ("B", "castle")
    board = {"b1": a("imp"), "b2": a("imp"), "b5": b("goblin")}
    seats = {"A": {"wounds": 5}, "B": {"wounds": 5}}
    state = table("666", board, hand="armageddon", race="demons", seats=seats)
    assert ending(after(state, "armageddon!")) == ("B", "castle")
    board = {"b1": a("imp"), "b4": b("goblin"), "b5": b("goblin")}
    state = table("666", board, hand="armageddon", race="demons", seats=seats)
    assert ending(after(state, "armageddon!")) == ("A", "castle")


def test_ruling_26_with_equal_wounds_the_one_who_acts_loses_whoever_that_is():
    board = {"b1": a("militia"), "b5": b("imp")}
    seats = {"A": {"wounds": 5}, "B": {"wounds": 5}}
    state = table("666", board, hand="armageddon", race="demons", active="B", seats=seats)
    assert ending(after(state, "armageddon!")) == ("A", "castle")


def test_ruling_26_of_teams_the_larger_fallen_castle_counts():
    board = {"c2": creature("C", "zombie"), "d5": creature("D", "imp"), "e5": creature("D", "imp")}
    seats = {seat: {"wounds": 5} for seat in "ABCD"} | {"A": {"race": "demons", "wounds": 5}}
    state = table("666", board, hand="armageddon", mode="teams", seats=seats)
    after(state, "armageddon!")
    assert (ending(state), castles(state)) == (("AC", "castle"), [5, 5, 6, 7])


# 6. Tiles


def test_6_tower_stands_on_the_outer_lines_of_the_own_edge():
    assert offered(table("6"), "tower") == {"tower@a1", "tower@c1"}
    assert refusal(table("6"), "tower@b1") == "not_to_build"
    assert offered(table("6", active="B"), "tower") == {"tower@a5", "tower@c5"}


def test_6_tower_gives_an_ally_on_it_1_range():
    board = {"a1": a("militia"), "a3": b("goblin"), "c1": a("militia"), "c3": b("goblin")}
    state = table("1", board, tiles={"a1": tile("tower")})
    assert (offered(state, "a1*"), offered(state, "c1*")) == ({"a1*a3"}, set())


def test_6_gate_stands_on_the_middle_line_of_the_own_edge():
    assert offered(table("6"), "gate") == {"gate@b1"}
    assert refusal(table("6"), "gate@a1") == "not_to_build"
    assert offered(table("6", active="B"), "gate") == {"gate@b5"}


def test_6_gate_gives_an_ally_that_begins_on_it_1_step():
    state = table("1", {"b1": a("militia"), "c2": a("militia")}, tiles={"b1": tile("gate")})
    assert "b1>b3" in offered(state)
    assert refusal(state, "b1>b4") == "too_far"


def test_6_wall_stands_on_the_second_column_one_a_line():
    assert offered(table("6"), "wall") == {"wall@a2", "wall@b2", "wall@c2"}
    assert offered(table("6", active="B"), "wall") == {"wall@a4", "wall@b4", "wall@c4"}
    assert refusal(table("6", tiles={"b2": tile("wall")}), "wall@b2") == "not_to_build"


def test_6_wall_gives_nobody_anything():
    board = {"b2": a("militia"), "b4": b("goblin")}
    assert offered(table("1", board, tiles={"b2": tile("wall")}), "b2") == offered(
        table("1", board), "b2"
    )


def test_6_tiles_are_a_build_of_6_and_no_duty():
    assert refusal(table("5"), "gate@b1") == "too_little"
    assert "end" in offered(table("6"))


@pytest.mark.parametrize(
    ("kind", "cells"), [("tower", "a1 c1"), ("gate", "b1"), ("wall", "a2 b2 c2")]
)
def test_6_supply_runs_out_and_comes_back(kind: str, cells: str):
    found = {cell: tile(kind) for cell in cells.split()}
    assert offered(table("6", tiles=found), kind) == set()
    quake = table("6", hand="earthquake", race="orcs", active="B", tiles=found)
    after(quake, f"earthquake!{cells[0]}", "end")
    quake.dice = (6,)
    assert offered(quake, kind) == {f"{kind}@{cells.split()[0]}"}


def test_ruling_27_the_tower_counts_after_the_move_not_for_abilities_the_gate_before():
    board = {"b1": a("knight"), "a3": b("goblin")}
    state = table("55", board, tiles={"a1": tile("tower")})
    assert "b1>a1*a3" in offered(state)
    assert refusal(state, "b1>a1!a3") == "no_target"
    gate = table("5", {"a1": a("knight")}, tiles={"b1": tile("gate")})
    assert refusal(gate, "a1>b2") == "too_far"


def test_ruling_28_only_allies_of_the_owner_profit_and_tiles_lie_anywhere():
    board = {"a5": a("militia"), "b5": a("militia"), "a3": b("goblin")}
    state = table("1", board, tiles=TOWER | GATE)
    assert "a5*a3" not in offered(state)
    assert refusal(state, "b5>b3") == "too_far"
    mate = table("1", {"a1": creature("C", "ghost"), "a3": b("goblin")}, mode="teams")
    under = table("6", {"a1": b("goblin")}, tombstones=["a1"])
    assert tiles(after(under, "tower@a1")) == {"a1"}
    assert mate.acting == "A"


def test_ruling_28_the_tower_serves_the_team_mate():
    board = {"c1": a("militia"), "c3": b("goblin")}
    found = {"c1": tile("tower", "C")}
    assert "c1*c3" in offered(table("1", board, mode="teams", tiles=found))


# 7. Races


def test_7_once_a_turn_for_a_card_and_no_dice():
    state = after(table(board={"b1": a("militia")}, hand="scout volley"), "+scout@b1")
    assert (held(state, "hand"), state.dice) == (["volley"], ())
    assert refusal(state, "+volley@b1") == "powered"
    assert refusal(table(board={"b1": a("militia")}), "+volley@b1") == "not_in_hand"


def test_7_humans_reinforce_a_creature_by_1_life():
    state = table(board={"b1": a("militia", wounds=3)}, hand="king")
    events = play(state, "+king@b1")
    assert at(state, "b1") == a("militia", wounds=3, **boost("king"))
    found = state.view(None).at(5)
    assert found is not None
    assert (found.life, found.most) == (2, 5)
    assert events == [
        {"event": "boosted", "seat": "A", "card": "militia", "cell": "b1", "race": "humans"}
    ]


def test_7_humans_the_card_is_in_the_discard_pile_of_who_gave_it_at_last():
    board = {"c2": creature("C", "zombie", wounds=4, **boost("king")), "c3": b("goblin")}
    state = after(table("1", board, mode="teams", active="B"), "c3*c2")
    assert (held(state, "discard"), held(state, "discard", "C")) == (["king"], ["zombie"])


def test_7_demons_call_a_creature_for_a_discarded_card():
    state = table(hand="pact archdemon imp", race="demons")
    events = play(state, "+pact=archdemon@b1")
    assert at(state, "b1") == a("archdemon")
    assert (held(state, "hand"), held(state, "discard")) == (["imp"], ["pact"])
    assert events == [
        {
            "event": "summoned",
            "seat": "A",
            "card": "archdemon",
            "cell": "b1",
            "called": True,
            "discarded": "pact",
        }
    ]


def test_7_demons_call_another_card_and_a_creature():
    state = table(hand="pact imp", race="demons")
    assert offered(state, "+") == {f"+pact=imp@{cell}" for cell in ("a1", "b1", "c1")}
    refused = ("+imp=imp@b1", "+imp=pact@b1", "+imp@b1", "+pact=imp@b2")
    assert [refusal(state, move) for move in refused] == ["no_power"] * 4


def test_7_undead_exhume_a_skeleton_anywhere():
    state = table("1", hand="plague ghoul", race="undead", tombstones=["b5", "a2"])
    assert offered(state, "+") == {f"+{c}@{at}" for c in ("plague", "ghoul") for at in ("b5", "a2")}
    events = play(state, "+plague@b5")
    assert at(state, "b5") == a("skeleton", under="plague")
    assert tombstones(state) == ["a2"]
    assert events == [{"event": "risen", "seat": "A", "cell": "b5", "from_deck": False}]
    assert castles(after(state, "b5*B")) == [0, 1]


def test_7_undead_exhume_on_a_free_cell_with_a_tombstone_only():
    state = table(board={"b3": b("goblin")}, hand="ghoul", race="undead", tombstones=["b3"])
    assert offered(state, "+") == set()
    assert [refusal(state, move) for move in ("+ghoul@b3", "+ghoul@b2")] == ["no_power"] * 2


def test_7_undead_leave_tombstones_where_enemies_die_which_stay_when_walked_over():
    board = {"b2": a("ghoul"), "b3": b("goblin", wounds=2), "a3": a("ghoul")}
    state = after(table("33", board, race="undead"), "b2*b3", "a3>b3")
    assert tombstones(state) == ["b3"]


def test_7_orcs_arm_a_creature_for_1_damage_beside_it():
    board = {"b2": a("axe_thrower"), "b3": b("warlord"), "b5": b("goblin")}
    state = after(table("22", board, hand="gamble", race="orcs"), "+gamble@b2")
    assert at(state, "b2") == a("axe_thrower", **boost("gamble"))
    assert wounds(after(state.copy(), "b2*b3"))["b3"] == 3
    assert wounds(after(state, "b2>a2*b3"))["b3"] == 2


def test_ruling_29_one_boost_while_it_lives_whoever_gave_it():
    board = {"c2": creature("C", "zombie", **boost("archer", "A")), "c1": a("militia")}
    state = table(board=board, hand="scout", mode="teams")
    assert offered(state, "+") == {"+scout@c1"}
    assert refusal(state, "+scout@c2") == "no_power"


def test_ruling_30_any_ally_may_be_boosted():
    board = {"c2": creature("C", "zombie"), "b5": b("goblin")}
    assert offered(table(board=board, hand="scout", mode="teams"), "+") == {"+scout@c2"}


def test_ruling_31_all_rules_of_summoning_hold_for_the_call():
    full = {cell: a("imp") for cell in ("a1", "b1", "c1")}
    state = table(board=full, hand="pact cultist", race="demons")
    assert offered(state, "+") == set()
    legend = table(board={"b3": a("archdemon")}, hand="pact ember_queen", race="demons")
    assert refusal(legend, "+pact=ember_queen@b1") == "no_power"


def test_ruling_32_undead_leave_no_tombstone_also_in_mirror_matches():
    board: dict[str, Any] = {"b2": a("ghoul"), "b3": b("ghost", wounds=1)}
    state = after(table("3", board, race="undead", enemy="undead"), "b2*b3")
    assert (castles(state), tombstones(state)) == ([0, 1], [])


def test_ruling_32_nor_do_enemies_of_others():
    board = {"b2": a("swordsman"), "b3": b("goblin", wounds=2)}
    assert tombstones(after(table("2", board), "b2*b3")) == []


def test_ruling_32_an_undead_player_is_enough_whoever_kills():
    board = {"b2": a("swordsman"), "b3": b("goblin", wounds=2), "c2": a("militia", wounds=3)}
    state = after(table("2", board, mode="teams"), "b2*b3")
    assert tombstones(state) == ["b3"]
    board |= {"c3": b("goblin")}
    assert tombstones(after(table("1", board, mode="teams", active="B"), "c3*c2")) == []


def test_ruling_33_a_cell_holds_one_tombstone_and_they_never_run_out():
    board = {"b2": a("ghoul"), "b3": b("goblin", wounds=2)}
    state = table("3", board, race="undead", tombstones=["b3", "a1"])
    events = [event["event"] for event in play(state, "b2*b3")]
    assert (tombstones(state), "tombstone_placed" in events) == (["a1", "b3"], False)
    everywhere = [f"{line}{column}" for line in "abc" for column in range(1, 6)]
    assert tombstones(table(tombstones=everywhere)) == everywhere


def test_ruling_34_the_orcs_card_counts_at_a_castle_nearby_never_with_an_ability():
    armed = boost("gamble")
    state = table("2", {"b5": a("axe_thrower", **armed)}, race="orcs")
    assert castles(after(state, "b5*B")) == [0, 3]
    state = table("2", {"b4": a("axe_thrower", **armed)}, race="orcs")
    assert castles(after(state, "b4*B")) == [0, 2]
    found = {"a5": tile("tower", "B")}
    state = table("2", {"a5": a("orc_warrior", **armed)}, race="orcs", tiles=found)
    assert castles(after(state, "a5*B")) == [0, 3]
    board = {"b2": a("berserker", **armed), "b3": b("warlord")}
    assert wounds(after(table("3", board, race="orcs"), "b2!b3"))["b3"] == 3


def test_ruling_34_cards_of_other_races_arm_nobody():
    board = {"b2": a("swordsman", **boost("scout")), "b3": b("warlord")}
    assert wounds(after(table("2", board), "b2*b3"))["b3"] == 2
    assert GAME.dump(table("2", board))["board"]["b2"]["boost"]["seat"] == "A"
