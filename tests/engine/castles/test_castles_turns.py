"""castles.md 1 to 4: what there is, set-up, turns, payments, actions; by step and by ruling."""

from __future__ import annotations

from collections import Counter
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
    legal,
    offered,
    play,
    refusal,
    table,
    tile,
    tiles,
    wounds,
)

from engine import chance
from engine.castles.cards import CARD, RACE, RACES, copies, unlocked
from engine.castles.game import setup_of
from engine.castles.match import Match
from engine.documents import DocumentError

HUMANS_ORCS: dict[Any, Any] = {"A": "humans", "B": "orcs"}


def begun(seed: int = 1, races: Any = None, mode: Any = "duel", first: Any = "A") -> Match:
    """A match at its beginning."""
    return GAME.setup(setup_of(mode, races or HUMANS_ORCS, first), seed)[0]


# 1. State


def test_1_1_a_duel_has_3_lines_of_5_columns_and_teams_5():
    assert (len(table().cells), len(table(mode="teams").cells)) == (15, 25)
    assert "archer@c1" in offered(table("5", hand="archer"))
    assert refusal(table("5", hand="archer"), "archer@d1") == "no_such_cell"
    assert refusal(table("5", hand="archer", mode="teams"), "archer@f1") == "unreadable"


def test_1_1_a_cell_holds_a_creature_a_tile_and_a_tombstone():
    found = {"a1": tile("tower")}
    state = table(board={"a1": a("militia")}, tiles=found, tombstones=["a1"])
    view = state.view(None)
    assert (view.at(0) is not None, view.tile(0) is not None, view.tombstones) == (True, True, (0,))


def test_1_2_a_seat_has_what_the_document_tells():
    seats = {"A": {"buildings": ["stables", "chapel"], "discard": ["archer"], "wounds": 2}}
    told = table(hand="scout archer scout", seats=seats).view("A").castle("A")
    assert (told.race, told.wounds, told.buildings) == ("humans", 2, ("stables", "chapel"))
    assert told.tiles == (("tower", 2), ("gate", 1), ("wall", 3))
    assert told.hand is not None
    assert [card.id for card in told.hand] == ["scout", "archer", "scout"]
    assert [card.id for card in told.discard] == ["archer"]
    assert Counter(card.id for card in told.reserve) == {
        "shieldbearer": 4,
        "king": 2,
        "archmage": 2,
    }


def test_1_3_life_is_printed_and_bonus_and_the_boost_of_the_humans():
    found = (
        table(board={"b1": a("militia", bonus_life=2, wounds=6, **boost("scout"))}).view("A").at(5)
    )
    assert found is not None
    assert (found.life, found.most) == (1, 7)


def test_1_3_dead_when_wounds_reach_life():
    board = {"b1": a("militia", bonus_life=2, wounds=4, **boost("scout")), "b2": b("orc_warrior")}
    assert wounds(after(table("2", board, active="B"), "b2*b1"))["b1"] == 6
    board["b1"] = a("militia", bonus_life=2, wounds=5, **boost("scout"))
    state = after(table("2", board, active="B"), "b2*b1")
    assert (at(state, "b1"), held(state, "discard")) == (None, ["scout", "militia"])


def test_1_4_dice_are_a_multiset():
    assert table("1626").key() == table("2661").key()
    assert GAME.dump(table("1626"))["dice"] == [6, 6, 2, 1]


# 2. Set-up


def test_2_1_a_coin_decides_who_begins():
    found = {GAME.setup(setup_of("duel", HUMANS_ORCS), seed)[0].acting for seed in range(12)}
    assert found == {"A", "B"}


def test_2_1_both_may_take_the_same_race():
    assert begun(races={"A": "orcs", "B": "orcs"}).races == ("orcs", "orcs")


def test_2_1_with_it_come_2_towers_1_gate_and_3_walls():
    told = begun().view(None).castle("A")
    assert dict(told.tiles) == {"tower": 2, "gate": 1, "wall": 3}


@pytest.mark.parametrize("race", RACES)
def test_2_2_4_copies_of_each_2_of_a_legend(race: Any):
    count = Counter(copies(race))
    assert all(number == (2 if card.is_legend else 4) for card, number in count.items())
    assert (len(unlocked(race, ())), len(copies(race))) == (28, 48)


def test_2_2_cards_with_requires_are_the_reserve_all_others_the_deck():
    state = begun()
    dealt = held(state, "hand") + held(state, "deck")
    assert len(dealt) == 28
    assert not any(CARD[card].requires for card in dealt)
    assert len(state.view(None).castle("A").reserve) == 20


def test_2_3_each_player_draws_4_cards():
    state = begun()
    assert [len(hand) for hand in state.hands] == [5, 4]  # A has drawn for the first turn
    state = begun(races=dict(zip("ABCD", RACES, strict=True)), mode="teams", first="C")
    assert [len(hand) for hand in state.hands] == [4, 4, 5, 4]


def test_2_4_board_and_castles_are_empty():
    state = begun()
    document = GAME.dump(state)
    assert (document["board"], document["tiles"], document["tombstones"]) == ({}, {}, [])
    assert (castles(state), len(state.dice)) == ([0, 0], 4)


def test_2_4_the_first_player_has_no_handicap():
    state = begun()
    assert (len(state.dice), len(held(state, "hand"))) == (4, 5)
    after(state, "end")
    assert (len(state.dice), len(held(state, "hand", "B"))) == (4, 5)


# 3. A turn


def test_3_1_own_shields_end_and_own_creatures_become_not_activated():
    marks = {"shield": True, "activated": True}
    state = after(table(board={"b5": b("goblin", **marks), "b1": a("militia", **marks)}), "end")
    assert at(state, "b5") == b("goblin")
    assert at(state, "b1") == a("militia", **marks)


def test_3_2_a_card_is_drawn():
    state = after(table(seats={"B": {"deck": ["goblin", "gamble"]}}), "end")
    assert (held(state, "hand", "B"), held(state, "deck", "B")) == (["goblin"], ["gamble"])


def test_3_2_who_draws_the_last_card_has_lost():
    state = after(table(seats={"B": {"deck": ["goblin"], "discard": ["gamble"]}}), "end")
    assert (ending(state), held(state, "discard", "B"), state.dice) == (
        ("A", "deck"),
        ["gamble"],
        (),
    )


def test_3_3_four_dice_are_rolled():
    state = after(table("6"), "end")
    assert len(state.dice) == 4
    assert set(state.dice) <= set(range(1, 7))


def test_3_4_any_number_of_actions_in_any_order():
    board = {"b1": a("militia")}
    state = table("6221", board, hand="militia fortification militia")
    moves = ("militia@a1/2", "b1>b2/1", "tower@c1/6", "militia@c1/2", "+fortification@b2")
    assert held(after(state, *moves), "hand") == []
    assert legal(state) == {"end"}


def test_3_5_unspent_dice_are_lost_and_bonuses_of_the_turn_end():
    board = {"b1": a("militia", bonus_damage=1, bonus_move=1, bonus_life=1, stunned=True)}
    state = after(table("6666", board), "end")
    assert at(state, "b1") == a("militia", bonus_life=1)
    assert state.acting == "B"


def test_3_5_stun_on_own_creatures_ends():
    state = after(
        table(board={"b1": a("militia", stunned=True), "b5": b("goblin", stunned=True)}), "end"
    )
    assert (at(state, "b1"), at(state, "b5")) == (a("militia"), b("goblin", stunned=True))


def test_3_5_the_turn_passes():
    teams = table(mode="teams")
    assert [after(teams, "end").acting for _ in range(4)] == ["B", "C", "D", "A"]
    duel = table()
    assert [after(duel, "end").acting for _ in range(2)] == ["B", "A"]


def test_3_paying_n_takes_a_sum_of_at_least_n_and_loses_the_excess():
    state = after(table("641", hand="scout"), "scout@b1/4")
    assert state.dice == (6, 1)
    assert refusal(state, "tower@a1/1") == "too_little"
    assert refusal(state, "tower@a1/5") == "no_such_dice"


def test_3_paying_n_holds_no_needless_die():
    state = table("6421", hand="scout")
    assert refusal(state, "scout@b1/2+4") == "needless_die"
    assert refusal(state, "scout@b1/1+2+4") == "needless_die"
    assert refusal(state, "scout@b1/2+2") == "no_such_dice"
    assert {m for m in legal(state) if m.startswith("scout@b1")} == {
        f"scout@b1/{paid}" for paid in ("1+2", "4", "6")
    }


def test_3_paying_n_takes_equal_dice_for_the_same():
    assert {m for m in legal(table("2222", hand="scout")) if "b1" in m} >= {"scout@b1/2+2"}
    assert len([m for m in legal(table("2222", hand="scout")) if m.startswith("scout@b1")]) == 1


@pytest.mark.parametrize(
    ("dice", "card", "paid"),
    [
        ("6532", "archer", "5"),  # no excess, the fewest dice
        ("6421", "archer", "1+4"),  # no excess before fewer dice
        ("6643", "archer", "6"),  # an excess of 1, one die
        ("4422", "archer", "2+4"),  # of the same excess
        ("5443", "knight", "3+5"),  # of as many dice, the largest
    ],
)
def test_3_paying_n_in_the_usual_way(dice: str, card: str, paid: str):
    move = GAME.read_move(table(dice, hand=card), f"{card}@b1")[0]
    assert str(move) == f"{card}@b1/{paid}"


# 4. Actions


def test_4_build_costs_6_and_once_a_turn_in_all():
    state = after(table("6663"), "barracks")
    assert (state.dice, state.built) == ((6, 6, 3), True)
    assert refusal(state, "tower@a1") == "built"
    assert refusal(state, "chapel") == "built"
    assert offered(after(state, "end", "end"), "chapel") <= {"chapel"}
    assert not state.built
    assert refusal(table("32"), "barracks") == "too_little"
    assert refusal(table("32"), "barracks/2+3") == "too_little"


def test_4_building_is_of_the_own_race_and_not_on_the_mat():
    state = table("6", seats={"A": {"buildings": ["barracks"]}})
    assert offered(state) & set(ALL_BUILDINGS) == {"chapel", "stables", "throne_room"}
    assert refusal(state, "barracks") == "not_to_build"
    assert refusal(state, "crypt") == "not_to_build"


ALL_BUILDINGS = [building.id for race in RACES for building in RACE[race].buildings]


def test_4_building_brings_its_cards_into_the_deck():
    state = table("6", seats={"A": {"deck": ["militia"]}})
    events = play(state, "throne_room")
    assert Counter(held(state, "deck")) == {"militia": 1, "king": 2, "archmage": 2}
    assert {"event": "built", "seat": "A", "building": "throne_room", "cards": 4} in events
    assert GAME.dump(state)["seats"]["A"]["buildings"] == ["throne_room"]


def test_4_tile_is_a_build():
    state = after(table("66"), "wall@b2")
    assert (tiles(state), state.built) == ({"b2"}, True)
    assert refusal(state, "barracks") == "built"


def test_4_summon_puts_a_creature_on_a_free_cell_of_the_own_edge():
    state = table("6", {"a1": b("goblin")}, hand="militia volley")
    assert offered(state, "militia") == {"militia@b1", "militia@c1"}
    for cell in ("a1", "b2", "b5"):
        assert refusal(state, f"militia@{cell}") == "no_edge_cell"
    assert refusal(state, "volley@b1") == "no_creature"
    assert refusal(state, "archer@b1") == "not_in_hand"
    assert at(after(state, "militia@b1"), "b1") == a("militia")


def test_4_summon_wants_a_free_cell():
    board = {f"{line}1": a("militia") for line in "abc"}
    assert offered(table("6", board, hand="scout"), "scout") == set()


def test_4_summon_one_legend_of_each_owner():
    state = table("6666", {"b3": a("king"), "b5": b("cyclops")}, hand="king archmage")
    assert not {move for move in offered(state) if "@" in move and move[:4] in ("king", "arch")}
    assert refusal(state, "king@b1") == "second_legend"
    others = table("6666", {"b5": b("cyclops")}, hand="king")
    assert "king@b1" in offered(others)
    mate = table("6666", {"c2": creature("C", "lich")}, hand="king", mode="teams")
    assert "king@b1" in offered(mate)


def test_4_activate_once_a_turn_own_creatures_only():
    state = after(table("11", {"b1": a("militia"), "b5": b("goblin")}), "b1>b2")
    assert refusal(state, "b2>b3") == "activated"
    assert refusal(state, "b5>b4") == "no_own_creature"
    assert refusal(state, "c1>c2") == "no_own_creature"


def test_4_activate_moves_first_then_attacks():
    board = {"b1": a("militia"), "b3": b("goblin")}
    state = table("1", board)
    assert {"b1>b2", "b1>b2*b3"} <= offered(state)
    events = [event["event"] for event in play(state, "b1>b2*b3")]
    assert events == ["paid", "walked", "attacked", "wounded"]


def test_4_move_goes_over_free_cells_up_to_so_many_steps():
    board = {"b2": a("militia", bonus_move=1), "b3": b("goblin"), "b1": a("scout")}
    state = table("1", board)
    found = {move for move in offered(state, "b2>") if "*" not in move}
    assert found == {"b2>a1", "b2>a2", "b2>a3", "b2>c1", "b2>c2", "b2>c3"}
    assert refusal(state, "b2>b3") == "too_far"
    assert refusal(state, "b2>a4") == "too_far"


def test_4_attack_puts_wounds_that_stay_and_is_not_countered():
    board = {"b2": a("swordsman"), "b3": b("orc_warrior"), "a2": a("militia"), "b5": b("goblin")}
    state = table("2", board)
    assert refusal(state, "b2*a2") == "out_of_reach"
    assert refusal(state, "b2*b5") == "out_of_reach"
    assert refusal(state, "b2*B") == "castle_out_of_reach"
    assert wounds(after(state, "b2*b3")) == {"a2": 0, "b2": 0, "b3": 2, "b5": 0}
    assert wounds(after(state, "end", "end"))["b3"] == 2


def test_4_use_an_ability_is_the_creatures_activation():
    state = after(table("62", {"b1": a("scout")}), "b1!/6")
    assert at(state, "b1") == a("scout", activated=True)
    assert refusal(state, "b1>b2") == "activated"
    assert refusal(state, "b1!/2") == "activated"


def test_4_play_magic_leaves_the_hand_and_goes_to_the_pile():
    state = after(
        table("5", hand="volley scout", seats={"A": {"discard": ["miracle"]}}), "volley!a"
    )
    assert (held(state, "hand"), held(state, "discard")) == (["scout"], ["volley", "miracle"])
    assert refusal(table("5", hand="scout"), "scout!b1") == "no_magic"
    assert refusal(table("5", hand="scout"), "volley!a") == "not_in_hand"


def test_4_race_power_is_free_once_a_turn_and_costs_a_card():
    state = table(board={"b1": a("militia"), "b2": a("scout")}, hand="volley archer")
    after(state, "+volley@b1")
    assert (held(state, "hand"), state.powered) == (["archer"], True)
    assert refusal(state, "+archer@b2") == "powered"
    assert not after(state, "end", "end").powered


def test_4_end_is_always_legal():
    assert "end" in offered(table("6666", {"b1": a("militia")}, hand="militia"))
    assert legal(table(seats={"B": {"hand": ["gamble"]}})) == {"end"}


# Rulings on these


def test_ruling_1_both_may_take_the_same_race():
    assert GAME.setup(setup_of("duel", {"A": "orcs", "B": "orcs"}), 1)[0].races == ("orcs",) * 2


def test_ruling_2_a_wall_for_each_line_of_the_castle():
    found = {f"{line}2": tile("wall") for line in "ab"}
    state = after(table("6", tiles=found), "wall@c2")
    assert tiles(state) == {"a2", "b2", "c2"}
    assert dict(state.view(None).castle("A").tiles)["wall"] == 0
    assert offered(after(state, "end", "end"), "wall") == set()


def test_ruling_3_the_list_is_fixed():
    with pytest.raises(DocumentError):
        GAME.setup(setup_of("duel", HUMANS_ORCS) | {"decks": {"A": ["archer"] * 28}}, 1)


def test_ruling_4_no_mulligan():
    assert all(move == "end" or "/" in move for move in legal(begun()))


def test_ruling_5_a_coin_decides_by_its_stream():
    for seed in range(8):
        number, _ = chance.draw(chance.stream(seed, "coin"), 2)
        assert GAME.setup(setup_of("duel", HUMANS_ORCS), seed)[0].acting == "AB"[number]


def test_ruling_6_a_deck_has_run_out_as_soon_as_it_holds_no_card():
    magic = table("4", hand="pact", race="demons", seats={"A": {"deck": ["imp", "imp"]}})
    assert ending(after(magic, "pact!")) == ("B", "deck")
    last = after(table(seats={"B": {"deck": ["goblin", "gamble"]}}), "end")
    assert last.ended is None


def test_ruling_7_an_effect_draws_what_is_there():
    state = table("4", hand="pact", race="demons", seats={"A": {"deck": ["imp"]}})
    assert held(after(state, "pact!"), "hand") == ["imp"]


def test_ruling_8_no_hand_limit():
    hand = "scout scout archer archer volley volley militia militia blessing blessing"
    state = after(table(hand=hand), "end", "end")
    assert len(held(state, "hand")) == 11


def test_ruling_9_one_die_pays_for_one_action():
    state = after(table("6", {"b1": a("militia"), "b2": a("scout")}), "b1>a1/6")
    assert state.dice == ()
    assert refusal(state, "b2>a2") == "too_little"


def test_ruling_9_a_payment_is_a_sorted_list_of_values():
    state = table("42")
    assert "gate@b1/2+4" in legal(state)
    assert "gate@b1/4+2" not in legal(state)
    assert str(GAME.read_move(state, "gate@b1/4+2")[0]) == "gate@b1/2+4"


def test_ruling_10_a_cost_is_never_under_1_unless_something_says_free():
    for card in CARD.values():
        prices = [card.price, card.activation] if card.is_creature else [card.price]
        prices += [card.ability.cost] if card.ability else []
        assert min(prices) >= (card.id != "skeleton")
    assert offered(table(board={"b1": a("militia")}, hand="militia")) == {"end", "+militia@b1"}


def test_ruling_11_a_6_is_a_payment_like_any():
    found = {m for m in legal(table("4432")) if m.startswith("gate")}
    assert found == {"gate@b1/2+4", "gate@b1/3+4", "gate@b1/4+4"}
    assert "gate@b1/1+5" in legal(table("51"))


def test_ruling_12_the_whole_deck_is_shuffled():
    deck = ["swordsman", "scout", "archer", "militia"]
    found = {
        tuple(held(after(table("6", seats={"A": {"deck": deck, "shuffle": n}}), "stables"), "deck"))
        for n in range(6)
    }
    assert len(found) == 6
    assert all(sorted(one) == sorted([*deck, *["knight"] * 4]) for one in found)


def test_ruling_13_activated_in_the_turn_in_which_it_was_summoned():
    assert "b1>b2" in offered(after(table("21", hand="militia"), "militia@b1/2"))


def test_ruling_14_an_activation_that_does_nothing_is_illegal():
    state = table("6", {"b1": a("militia")})
    assert refusal(state, "b1") == "does_nothing"
    assert refusal(state, "b1>b1") == "does_nothing"


def test_ruling_14_attack_then_move_does_not_exist():
    state = after(table("11", {"b2": a("militia"), "b3": b("goblin")}), "b2*b3/1")
    assert refusal(state, "b2>b1") == "activated"


def test_ruling_15_no_diagonal_steps():
    assert offered(table("1", {"b2": a("militia")}), "b2>") == {"b2>a2", "b2>c2", "b2>b1", "b2>b3"}


def test_ruling_16_tombstones_and_tiles_do_not_block():
    found = {"b4": tile("wall", "B"), "a4": tile("wall", "B")}
    state = table("1", {"b3": a("militia")}, tiles=found, tombstones=["a3"])
    assert {"b3>b4", "b3>a3"} <= offered(state)


def test_ruling_17_an_ability_is_used_after_the_move():
    board = {"b1": a("knight"), "b3": b("goblin")}
    state = table("5", board)
    assert refusal(state, "b1!b3") == "no_target"
    events = [event["event"] for event in play(state, "b1>b2!b3")]
    assert events == ["paid", "walked", "ability_used", "wounded"]


def test_ruling_18_a_magic_needs_its_target_others_may_hit_nothing():
    state = table("665", hand="fireball armageddon", race="demons")
    assert offered(state, "fireball") == set()
    assert refusal(state, "fireball!b5") == "no_target"
    assert offered(table("666", hand="armageddon", race="demons"), "arm") == {"armageddon!"}


def test_ruling_44_end_is_one_action_which_draws_and_rolls():
    state = table(seats={"B": {"deck": ["goblin", "gamble"]}})
    events = play(state, "end")
    assert [event["event"] for event in events] == ["turn_began", "drew", "rolled"]
    assert events[1] == {"event": "drew", "seat": "B", "count": 1, "left": 1}
    assert events[2]["dice"] == list(state.dice)


def test_ruling_45_no_turn_limit():
    state = table(turn=9999)
    assert after(state, "end").ended is None


def test_ruling_48_the_usual_payment_is_the_first_of_all():
    state = table("6532", hand="archer")
    assert str(GAME.read_move(state, "archer@b1")[0]) == "archer@b1/5"
    assert str(GAME.read_move(table("55", hand="archer"), "archer@b1")[0]) == "archer@b1/5"
