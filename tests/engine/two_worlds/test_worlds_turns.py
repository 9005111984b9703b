"""two-worlds.md 1 to 3: the state, the set-up, and a turn step by step."""

from __future__ import annotations

from collections import Counter

import pytest
from worlds_matches import (
    GAME,
    after,
    ending,
    legal,
    legal_of,
    lies,
    pile,
    play,
    refusal,
    seat_of,
    standing,
    table,
    turned,
)

from engine import chance
from engine.naming import in_order
from engine.two_worlds import board, cards
from engine.two_worlds.cards import SPELL_DECK
from engine.two_worlds.game import setup_of
from engine.two_worlds.match import Match
from engine.two_worlds.state import SetUp


def kept(setup: SetUp, seed: int, second: int = 2) -> Match:
    """The match when both have kept the first cards of each packet."""
    state, _ = GAME.setup(setup_of(setup, second), seed)
    while state.step == "picks":
        seat = state.to_act()[0]
        state.apply(seat, state.legal_actions(seat)[0])
    return state


def events(told: list) -> list[str]:
    """The kinds of what happened."""
    return [event["event"] for event in told]


# 1. State


def test_1_board_is_two_rows_of_seven_cells_named_from_portal_a():
    names = [board.cell_name(cell) for cell in range(board.CELLS)]
    assert names == [f"{row}{column}" for row in "ul" for column in range(1, 8)]
    assert [board.cell_name(board.entry(seat, row)) for seat in (0, 1) for row in (0, 1)] == [
        *("u1", "l1", "u7", "l7"),
    ]
    halves = [[c % 7 + 1 for c in range(7) if board.in_own_half(seat, c)] for seat in (0, 1)]
    assert halves == [[1, 2, 3], [5, 6, 7]]


def test_1_warrior_in_play_keeps_number_owner_damage_enchantments_form_and_marks():
    state = table("u3:werewolf u2:shaman", "u6:knight+curse-1", hand="blessing", box=["lich"])
    board = GAME.dump(after(state, "u3=lich", "u2-", "blessing@u3"))["board"]
    assert board == {
        "u1": {"card": "shaman", "owner": "A", "no": 2, "shifted": True},
        "u3": {"card": "werewolf", "owner": "A", "no": 1, "form": "lich", "shaped": True}
        | {"enchantments": [{"spell": "blessing", "deck": "A"}]},
        "u6": {"card": "knight", "owner": "B", "no": 3, "damage": 1}
        | {"enchantments": [{"spell": "curse", "deck": "A"}]},
    }


def test_1_warrior_in_play_is_numbered_as_it_enters():
    state = table("u3:wolf", "u6:knight", active="B", step="draw", serial=7)
    state = after(state, "take", "l")
    document = GAME.dump(state)
    assert (document["board"]["l1"]["no"], document["serial"]) == (8, 8)


def test_1_each_seat_has_decks_piles_and_a_hand_the_top_first():
    state = after(table("u3:wolf", "u6:knight", hand="curse dash"), "curse@u6", "dash@u3:1")
    assert seat_of(state, "A") == {
        "warriors": ["wolf"],
        "spells": ["dash", "swap", "flight"],
        "cast": ["dash"],
    }
    assert seat_of(turned(state), "A")["hand"] == ["dash"]


def test_1_shared_is_what_the_document_keeps_of_the_turn():
    state = after(table("u3:wolf", "u4:knight", others="curse"), "u3>u4!")
    document = GAME.dump(state)
    facts = [document[key] for key in ("turn", "active", "step", "first", "attacked", "window")]
    assert facts == [9, "A", "action", "A", True, "B"]
    assert document["stack"] == [{"attack": 2, "by": "A", "with": [1], "hold": True}]


def test_1_5_nobody_passes_an_enemy():
    """Neither by the advance nor by a spell nor by a step."""
    state = table("u3:wolf l3:shaman", "u5:knight l4:imp", hand="dash")
    assert legal_of(state, "dash") == {"@u3:1"}
    assert "l3+" not in legal(state)
    blocked = after(table("u3:wolf", "u4:knight", active="B", step="draw"), "take")
    assert standing(blocked).startswith("u3:wolf u4:knight")


# 2. Set-up


def test_2_1_three_piles_of_14_14_and_16_cards():
    piles = [cards.pile(rank) for rank in cards.RANKS]
    assert [len(pile) for pile in piles] == [14, 14, 16]
    assert set(Counter(piles[2]).values()) == {2}
    assert set(Counter(piles[0] + piles[1]).values()) == {1}


def test_2_2_basic_deals_6_champions_of_which_4_are_kept():
    state, told = GAME.setup(setup_of("basic"), 5)
    assert (state.to_act(), told) == (("A", "B"), [])
    packets = [pile(state, seat, "packet") for seat in "AB"]
    assert [len(packet) for packet in packets] == [6, 6]
    assert len(GAME.dump(state)["box"]) == 2
    for _ in range(4):
        state.apply("A", state.legal_actions("A")[0])
    assert (state.to_act(), pile(state, "A", "kept")) == (("B",), packets[0][:4])
    for _ in range(4):
        state.apply("B", state.legal_actions("B")[0])
    assert state.step == "summon"
    ranks = Counter(card.rank for card in state.warriors[state.active])
    assert ranks == {"champion": 4, "elite": 4, "regular": 4}
    assert Counter(card.rank for card in state.box) == {"champion": 6, "elite": 6, "regular": 8}
    assert set(packets[0][4:] + packets[1][4:]) < set(GAME.dump(state)["box"])


def test_2_2_draft_passes_packets_of_6_5_4_and_3_in_each_rank():
    state, _ = GAME.setup(setup_of("draft"), 5)
    for rank in cards.RANKS:
        for size in (6, 5, 4, 3):
            assert (state.rank, state.to_act()) == (rank, ("A", "B"))
            packets = [pile(state, seat, "packet") for seat in "AB"]
            assert [len(packet) for packet in packets] == [size, size]
            state.apply("A", state.legal_actions("A")[0])
            assert pile(state, "A", "packet") == packets[0][1:], "not yet passed over"
            assert seat_of(state, "A")["picked"] == packets[0][0]
            assert state.to_act() == ("B",)
            state.apply("B", state.legal_actions("B")[-1])
            if size > 3:
                passed = [pile(state, seat, "packet") for seat in "AB"]
                assert passed == [packets[1][:-1], packets[0][1:]]
    ranks = Counter(card.rank for card in state.box)
    assert ranks == {"champion": 6, "elite": 6, "regular": 8}


def test_2_2_draft_armies_have_four_of_each_rank():
    state = kept("draft", 3)
    for number in (0, 1):
        ranks = Counter(card.rank for card in state.warriors[number])
        assert ranks == {"champion": 4, "elite": 4, "regular": 4}


def test_2_3_each_army_of_12_is_shuffled_by_its_stream():
    state = kept("basic", 8)
    for number, seat in enumerate("AB"):
        army = in_order(state.warriors[number])
        shuffled = chance.shuffled(army, chance.stream(8, f"army {seat}"))
        assert list(state.warriors[number]) == list(shuffled)
        assert len(army) == 12


def test_2_4_each_seat_has_a_deck_of_20_spells_and_takes_2():
    state = kept("basic", 8)
    for number, seat in enumerate("AB"):
        shuffled = chance.shuffled(SPELL_DECK, chance.stream(8, f"spells {seat}"))
        assert [*state.hands[number], *state.spells[number]] == list(shuffled)
        assert len(state.hands[number]) == 2
    assert len(SPELL_DECK) == 20


def test_2_5_a_coin_decides_who_is_first():
    firsts = {seed: kept("basic", seed).first for seed in range(12)}
    coins = {seed: chance.draw(chance.stream(seed, "coin"), 2)[0] for seed in range(12)}
    assert firsts == coins
    assert set(firsts.values()) == {0, 1}


@pytest.mark.parametrize("second", [2, 3])
def test_2_5_the_second_player_may_begin_with_3_spells(second):
    state = kept("basic", 8, second)
    sizes = [len(state.hands[number]) for number in (state.first, 1 - state.first)]
    assert sizes == [2, second]


def test_2_chance_deals_the_first_cards_to_a_and_the_next_to_b():
    state, _ = GAME.setup(setup_of("draft"), 17)
    shuffled = chance.shuffled(cards.pile("champion"), chance.stream(17, "champion"))
    assert list(state.packets[0]) == list(in_order(shuffled[:6]))
    assert list(state.packets[1]) == list(in_order(shuffled[6:12]))
    assert list(state.box) == list(in_order(shuffled[12:]))


# 3. A turn


BEFORE = {"active": "B", "step": "draw"}
"""B's draw is the last thing before A's turn: `take` begins it."""


def test_3_step_1_advance_moves_each_own_warrior_one_cell():
    state = table("u2:wolf l3:knight", "u5:imp", **BEFORE)
    events = play(state, "take")
    assert standing(state) == "u3:wolf u5:imp l4:knight"
    assert [e["cell"] for e in events if e["event"] == "advanced"] == ["l3", "u2"]


def test_3_step_1_advance_takes_the_foremost_first_so_nobody_waits_for_the_next():
    state = after(table("u2:wolf u3:knight u4:imp", "u7:wolf", **BEFORE), "take")
    assert standing(state) == "u3:wolf u4:knight u5:imp u7:wolf"


def test_3_step_1_advance_stops_before_anybody_and_on_the_last_cell():
    state = after(table("u2:wolf u3:knight l7:imp", "u4:wolf", **BEFORE), "take")
    assert standing(state) == "u2:wolf u3:knight u4:wolf l7:imp"


def test_3_step_1_advance_of_the_swift_is_made_at_once_in_its_turn():
    """The wolf behind it then has room; the swift behind stops behind the wolf."""
    state = after(table("u1:scout u2:wolf u3:demon", "u7:wolf", **BEFORE), "take", "u")
    assert standing(state) == "u1:wolf u2:scout u3:wolf u5:demon u7:wolf"


def test_3_step_1_advance_finds_nobody_on_the_first_turn():
    state = kept("basic", 5)
    assert (state.turn, state.step, standing(state)) == (1, "summon", "")


def test_3_step_2_summon_reveals_the_top_warrior_then_asks_for_a_row():
    state = table("u3:wolf", "u6:imp", seats={"A": {"warriors": ["troll", "lich"]}}, **BEFORE)
    events = play(state, "take")
    assert [event for event in events if event["event"] == "revealed"] == [
        {"event": "revealed", "seat": "A", "card": "troll"}
    ]
    assert legal(state) == {"u", "l"}
    assert standing(after(state, "l")) == "u4:wolf u6:imp l1:troll"
    assert pile(state, "A", "warriors") == ["lich"]


def test_3_step_2_summon_is_made_at_once_where_only_one_entry_cell_is_free():
    state = table("u1:wolf u2:wolf", "u3:imp", **BEFORE)
    assert events(play(state, "take"))[-2:] == ["revealed", "summoned"]
    assert (standing(state), state.step) == ("u1:wolf u2:wolf u3:imp l1:wolf", "action")


def test_3_step_2_summon_is_skipped_where_no_entry_cell_is_free_and_nothing_revealed():
    state = table("u1:wolf l1:wolf", "u2:imp l2:imp", **BEFORE)
    assert events(play(state, "take")) == ["taken", "turn_began"]
    assert (state.step, pile(state, "A", "warriors")) == ("action", ["wolf"])


def test_3_step_2_summon_needs_an_entry_cell_without_an_enemy():
    state = table("u3:wolf", "l1:imp", step="summon")
    assert (standing(state), state.step) == ("u1:wolf u3:wolf l1:imp", "action")


def test_3_step_2_summon_is_skipped_with_an_empty_deck():
    state = table("u2:wolf", "u6:imp", seats={"A": {"warriors": []}}, **BEFORE)
    assert events(play(state, "take")) == ["taken", "turn_began", "advanced"]
    assert state.step == "action"


def test_3_step_3_action_is_in_any_order_with_one_attack():
    state = table("u3:wolf l3:shaman", "u4:knight l6:knight", hand="dash curse")
    state = after(state, "curse@u4", "u3>u4", "l3-", "dash@l2:1")
    assert standing(state) == "u3:wolf l3:shaman l6:knight"
    assert legal(state) == {"end"}


def test_3_step_3_action_ends_only_with_an_empty_stack():
    state = after(table("u3:wolf", "u4:knight", others="curse", hand="flight"), "u3>u4!")
    assert refusal(after(state, "pass"), "end") == "not_now"


def test_3_step_4_draw_takes_one_or_two_for_one():
    state = after(table("u3:wolf", "u6:knight", hand="curse swap curse"), "end")
    assert legal(state) == {"take", "-curse", "-swap"}
    assert pile(after(state.copy(), "take"), "A", "hand") == ["curse", "swap", "curse", "dash"]
    exchanged = after(state, "-swap")
    assert pile(exchanged, "A", "hand") == ["curse", "curse", "dash", "swap"]
    assert pile(exchanged, "A", "cast") == ["swap"]


def test_3_step_4_draw_is_skipped_with_an_empty_deck():
    state = table("u3:wolf", "u6:knight", hand="curse", seats={"A": {"spells": []}})
    state = after(state, "end")
    assert (state.active, pile(state, "A", "hand"), pile(state, "A", "cast")) == (1, ["curse"], [])


def test_3_step_4_draw_shuffles_no_discards_and_knows_no_hand_limit():
    seat = {"spells": [], "cast": ["dash", "swap"]}
    state = after(table("u3:wolf", "u6:knight", seats={"A": seat}), "end")
    assert pile(state, "A", "cast") == ["dash", "swap"]
    full = "curse curse curse dispel dispel swap flight lure"
    assert len(pile(turned(table("u3:wolf", "u6:imp", full)), "A", "hand")) == 9


def test_3_any_moment_of_your_turn_is_asked_for_where_a_shift_can_be_used():
    state = after(table("u3:shaman", "u6:knight", **BEFORE), "take")
    assert (state.step, legal(state)) == ("start", {"go", "u3+", "u3-"})
    state = after(state, "u3+")
    assert (state.step, legal(state)) == ("summon", {"u", "l"}), "it has shifted: on by itself"
    state = after(table("u3:shaman", "u6:knight", **BEFORE), "take", "go")
    assert legal(state) == {"u", "l", "u4+", "u4-"}
    state = after(state, "u", "end")
    assert legal(state) == {"take", "u4+", "u4-"}


def test_3_any_moment_of_your_turn_is_before_a_summon_to_one_cell_too():
    state = after(table("u2:shaman l1:wolf", "u7:wolf l2:imp", **BEFORE), "take", "go")
    assert (state.step, legal(state)) == ("summon", {"u", "u3+", "u3-"})


def test_3_any_moment_of_your_turn_ends_in_a_go_where_nothing_is_to_be_drawn():
    state = table("u3:shaman", "u6:knight", seats={"A": {"spells": [], "warriors": []}})
    state = after(state, "end")
    assert legal(state) == {"go", "u3+", "u3-"}
    assert after(state, "go").active == 1


def test_3_any_moment_of_your_turn_passes_by_who_cannot_shift():
    for shaman in ("u3:shaman+neutralization", "u3:wolf"):
        state = after(table(shaman, "u6:knight", **BEFORE), "take")
        assert state.step == "summon"


def test_3_any_moment_of_your_turn_a_shift_may_free_the_entry_cell():
    state = table("u1:shaman", "l1:imp u5:wolf", active="A", step="summon", turn=9)
    assert legal(state) == {"go", "u1+"}
    happened = play(state, "u1+")
    assert events(happened) == ["moved", "revealed", "summoned"]
    assert standing(state) == "u1:wolf u2:shaman u5:wolf l1:imp"


def test_3_end_of_turn_takes_damage_and_marks_away_and_passes_the_turn():
    state = table("u3:wolf+curse", "u4:paladin", box=["lich"], seats={"B": {"warriors": []}})
    state = after(state, "u3>u4")
    assert standing(state) == "u3:wolf u4:paladin-1"
    state = turned(state)
    assert standing(state) == "u3:wolf u4:paladin"
    assert (lies(state, "u3"), state.turn, state.active) == (["curse"], 10, 1)
    assert state.attacked is False


def test_3_end_of_turn_looks_at_the_last_cell_first():
    state = turned(table("u7:wolf-1", "l5:knight"))
    assert (ending(state), standing(state)) == (("A", "breakthrough"), "u7:wolf-1 l5:knight")
