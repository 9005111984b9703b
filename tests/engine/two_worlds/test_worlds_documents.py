"""two-worlds.md 14: positions, and the path of whatever can't be one."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from worlds_matches import GAME, after, legal, position, table

from engine.documents import DocumentError
from engine.two_worlds.game import setup_of


def refused(document: Any) -> str:
    """The path of what is wrong with it."""
    with pytest.raises(DocumentError) as caught:
        GAME.load(document)
    assert caught.value.reason
    return caught.value.path


def test_14_position_keys_stand_in_the_order_of_the_page():
    state = table("u3:wolf", "u4:werewolf=lich", quiet=3, spent=["imp"], deathless=["phoenix"])
    document = GAME.dump(after(GAME.load(GAME.dump(state) | {"box": ["troll"]}), "u3>u4!"))
    assert list(document) == [
        *("format", "game", "ruleset", "mode", "setup", "turn", "active", "step", "first"),
        *("box", "serial", "seats", "board", "attacked", "quiet", "spent", "deathless"),
        *("stack", "window"),
    ]


def test_14_position_in_the_picks_tells_rank_seed_and_packets():
    state, _ = GAME.setup(setup_of("draft", 3), 9)
    state.apply("B", state.legal_actions("B")[0])
    document = GAME.dump(state)
    assert (document["rank"], document["seed"], document["second_player_spells"]) == (
        "champion",
        9,
        3,
    )
    assert len(document["seats"]["A"]["packet"]) == 6
    assert set(document["seats"]["B"]) == {"packet", "picked"}


def test_14_position_writes_a_cell_by_row_and_number_a_challenge_by_row_and_targets():
    hands = {"hand": "fireball challenge", "others": "dispel"}
    fireball = after(table("u3:wolf", "l5:knight u6:imp", **hands), "fireball@l5")
    assert GAME.dump(fireball)["stack"] == [
        {"spell": "fireball", "by": "A", "deck": "A", "row": "lower", "cell": 5}
    ]
    challenge = after(table("u3:wolf", "l5:knight u6:imp", **hands), "challenge@u")
    assert GAME.dump(challenge)["stack"] == [
        {"spell": "challenge", "by": "A", "deck": "A", "targets": [1, 3], "row": "upper"}
    ]


def test_14_position_writes_distance_and_enchantment_where_a_spell_names_them():
    hands = {"hand": "dash dispel", "others": "flight"}
    dash = after(table("u3:wolf", "u6:imp+curse", **hands), "dash@u3:2")
    assert GAME.dump(dash)["stack"] == [
        {"spell": "dash", "by": "A", "deck": "A", "target": 1, "distance": 2}
    ]
    dispel = after(table("u3:wolf", "u6:imp+curse", **hands), "dispel@u6.curse")
    assert GAME.dump(dispel)["stack"] == [
        {"spell": "dispel", "by": "A", "deck": "A", "target": 2, "enchantment": "curse"}
    ]


def test_14_position_goes_on_by_itself_until_somebody_is_due():
    """A window that is not there opens, a step in which nothing can be chosen is over."""
    attack = [{"attack": 2, "by": "A", "with": [1]}]
    state = table("u3:wolf", "u4:knight", others="flight", stack=attack, attacked=True)
    assert (state.to_act(), legal(state)) == (("B",), {"pass", "flight@u4"})
    assert table("u1:wolf l1:wolf", "u6:imp", step="summon").step == "action"
    assert table("u1:wolf", "u6:imp", step="start").step == "summon"


def test_14_position_after_the_end_tells_the_outcome_and_is_not_read_back():
    state = after(table("u3:knight", "u4:wolf", seats={"B": {"warriors": []}}), "u3>u4")
    document = GAME.dump(state)
    assert document["outcome"] == {"winner": ["A"], "reason": "destruction"}
    assert refused(document) == "outcome"


ATTACK = {"attack": 2, "by": "A", "with": [1]}
CURSE = {"spell": "curse", "by": "A", "deck": "A", "target": 2}
REFLECTION = {"spell": "reflection", "by": "B", "deck": "B", "target": 1}
DISPEL = {"spell": "dispel", "by": "B", "deck": "B"}
FIREBALL = {"spell": "fireball", "by": "A", "deck": "A", "row": "upper", "cell": 4}
CHALLENGE = {"spell": "challenge", "by": "A", "deck": "A", "row": "upper", "targets": [1, 2]}
DASH = {"spell": "dash", "by": "A", "deck": "A", "target": 1, "distance": 1}
WOLF = {"card": "wolf", "owner": "A", "no": 1}


def stacked(*items: dict[str, Any]) -> dict[str, Any]:
    """Keys of a position with these items."""
    return {"stack": list(items)}


def board(**change: Any) -> dict[str, Any]:
    """Keys of a position with a wolf that is different in this."""
    return {"board": {"u3": WOLF | change}, "serial": 1}


WRONG: dict[str, tuple[dict[str, Any], str]] = {
    "another seats turn": ({"active": "B", "first": "A"}, "active"),
    "turn 0": ({"turn": 0}, "turn"),
    "turn 121": ({"turn": 121}, "turn"),
    "no such step": ({"step": "attack"}, "step"),
    "no such set-up": ({"setup": "sealed"}, "setup"),
    "one spell for the second": ({"second_player_spells": 1}, "second_player_spells"),
    "an unknown key": ({"mood": "grim"}, "mood"),
    "another ruleset": ({"ruleset": "2"}, "ruleset"),
    "a quiet rift": ({"quiet": 12}, "quiet"),
    "an unknown card in the box": ({"box": ["curse"]}, "box[0]"),
    "an unknown card spent": ({"spent": ["imp", "x"]}, "spent[1]"),
    "an unknown card saved": ({"deathless": ["x"]}, "deathless[0]"),
    "a warrior in a hand": ({"seats": {"A": {"hand": ["dash", "wolf"]}}}, "seats.A.hand[1]"),
    "a spell in a warrior deck": ({"seats": {"B": {"warriors": ["dash"]}}}, "seats.B.warriors[0]"),
    "an unknown card fallen": ({"seats": {"B": {"fallen": ["x"]}}}, "seats.B.fallen[0]"),
    "an unknown spell in a deck": ({"seats": {"A": {"spells": ["x"]}}}, "seats.A.spells[0]"),
    "an unknown spell cast": ({"seats": {"A": {"cast": ["x"]}}}, "seats.A.cast[0]"),
    "a packet in play": ({"seats": {"A": {"packet": ["dragon"]}}}, "seats.A.packet"),
    "kept cards in play": ({"seats": {"B": {"kept": ["dragon"]}}}, "seats.B.kept"),
    "a pick in play": ({"seats": {"B": {"picked": "dragon"}}}, "seats.B.picked"),
    "a rank in play": ({"rank": "elite"}, "rank"),
    "a seed in play": ({"seed": 1}, "seed"),
    "no such cell": ({"board": {"m3": WOLF}, "serial": 1}, "board.m3"),
    "an eighth cell": ({"board": {"u8": WOLF}, "serial": 1}, "board.u8"),
    "an unknown warrior": (board(card="curse"), "board.u3.card"),
    "nobody's warrior": (board(owner="C"), "board.u3.owner"),
    "number 0": (board(no=0), "board.u3.no"),
    "a number too high": (board(no=2), "serial"),
    "a fallen warrior": (board(damage=2), "board.u3.damage"),
    "damage below 0": (board(damage=-1), "board.u3.damage"),
    "a form of a wolf": (board(form="lich"), "board.u3.form"),
    "an unknown form": (board(card="werewolf", form="curse"), "board.u3.form"),
    "a spell that does not stay": (
        board(enchantments=[{"spell": "dash", "deck": "A"}]),
        "board.u3.enchantments[0].spell",
    ),
    "an enchantment of no deck": (
        board(enchantments=[{"spell": "curse", "deck": "C"}]),
        "board.u3.enchantments[0].deck",
    ),
    "two with one number": (
        {"board": {"u3": WOLF, "u4": WOLF | {"owner": "B"}}, "serial": 1},
        "board.u4.no",
    ),
    "a stack in the draw": ({"step": "draw", **stacked(CURSE)}, "stack"),
    "a window without a stack": ({"window": "B"}, "window"),
    "an own window": ({"window": "A", **stacked(CURSE)}, "window"),
    "an own window without hold": ({"window": "A", **stacked(ATTACK)}, "window"),
    "an attack as an answer": (stacked(CURSE, ATTACK), "stack[1]"),
    "an attack of who is not active": (stacked(ATTACK | {"by": "B"}), "stack[0].by"),
    "an attack of nobody": (stacked(ATTACK | {"with": []}), "stack[0].with"),
    "an attack of one twice": (stacked(ATTACK | {"with": [1, 1]}), "stack[0].with"),
    "an attack on nobody": (stacked(ATTACK | {"attack": 9}), "stack[0]"),
    "an item that is nothing": (stacked({"by": "A"}), "stack[0]"),
    "a spell of no deck": (stacked({"spell": "curse", "by": "A", "target": 2}), "stack[0]"),
    "an unknown spell": (stacked(CURSE | {"spell": "wolf"}), "stack[0].spell"),
    "a spell at nobody": (stacked({"spell": "curse", "by": "A", "deck": "A"}), "stack[0].targets"),
    "a spell at one that never was": (stacked(CURSE | {"target": 3}), "stack[0]"),
    "a challenge of one": (stacked(CHALLENGE | {"targets": [1]}), "stack[0].targets"),
    "a challenge of one twice": (stacked(CHALLENGE | {"targets": [1, 1]}), "stack[0].targets"),
    "a challenge without a row": (
        stacked({k: v for k, v in CHALLENGE.items() if k != "row"}),
        "stack[0].row",
    ),
    "a curse with a row": (stacked(CURSE | {"row": "upper"}), "stack[0].row"),
    "a curse with a cell": (stacked(CURSE | {"row": "upper", "cell": 2}), "stack[0].cell"),
    "a fireball without a cell": (stacked(FIREBALL | {"cell": None}), "stack[0].cell"),
    "a fireball at an eighth cell": (stacked(FIREBALL | {"cell": 8}), "stack[0].cell"),
    "a fireball in a third row": (stacked(FIREBALL | {"row": "middle"}), "stack[0].row"),
    "a fireball that was reflected": (stacked(FIREBALL | {"by": "B"}), "stack[0].by"),
    "a dash of no distance": (stacked(DASH | {"distance": 0}), "stack[0].distance"),
    "a dash too far": (stacked(DASH | {"distance": 3}), "stack[0].distance"),
    "a curse with a distance": (stacked(CURSE | {"distance": 1}), "stack[0].distance"),
    "a reflection of nothing": (stacked(REFLECTION), "stack[0]"),
    "a reflection of an attack": (stacked(ATTACK, REFLECTION), "stack[1]"),
    "a reflection of a fireball": (stacked(FIREBALL, REFLECTION), "stack[1]"),
    "a reflected dash of no distance": (stacked(DASH, REFLECTION), "stack[1].distance"),
    "a dispel of nothing": (stacked(DISPEL), "stack[0]"),
    "a dispel of an attack": (stacked(ATTACK, DISPEL), "stack[1]"),
    "a dispel of what is no enchantment": (
        stacked(DISPEL | {"target": 1, "enchantment": "dash"}),
        "stack[0].enchantment",
    ),
    "a dispel of a warrior": (stacked(DISPEL | {"target": 1}), "stack[0].enchantment"),
    "a curse with an enchantment": (
        stacked(CURSE | {"enchantment": "curse"}),
        "stack[0].enchantment",
    ),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_14_position_that_can_not_be_is_refused_with_its_path(wrong: str):
    told, path = WRONG[wrong]
    document = position("u3:wolf", "u5:knight")
    seats = copy.deepcopy(told).pop("seats", {})
    changed = document | copy.deepcopy(told)
    changed["seats"] = {seat: document["seats"][seat] | seats.get(seat, {}) for seat in "AB"}
    assert refused(changed) == path


def test_14_position_of_the_stacks_above_is_one_when_nothing_is_wrong():
    for items in (
        (ATTACK,),
        (ATTACK, CURSE | {"by": "B", "deck": "B", "target": 1}),
        (CURSE, REFLECTION),
        (CURSE | {"by": "B", "target": 1},),
        (DASH, REFLECTION | {"target": 2, "distance": 2}),
        (CURSE, DISPEL),
        (FIREBALL, DISPEL),
        (CHALLENGE,),
        (DISPEL | {"by": "A", "deck": "A", "target": 1, "enchantment": "flight"},),
    ):
        hands = {"hand": "flight", "others": "flight"}
        state = table("u3:wolf", "u5:knight", **hands, **stacked(*items))
        assert GAME.dump(state)["stack"] == list(items)


PICKS = {"packet": ["dragon", "lich"], "kept": ["demon", "phoenix", "warlord", "paladin"]}
BASIC: dict[str, Any] = {"A": PICKS, "B": {"packet": ["archmage"] * 6}}
DRAFT = {
    "A": {"packet": ["dragon"] * 4, "kept": ["lich"], "picked": "demon"},
    "B": {"packet": ["archmage"] * 5, "kept": ["lich"]},
}
WRONG_PICKS: dict[str, tuple[dict[str, Any], str]] = {
    "no rank": ({"rank": None}, "rank"),
    "no seed": ({"seed": None}, "seed"),
    "a board": (board(), "board"),
    "elite warriors": ({"rank": "elite"}, "rank"),
    "nobody is due": ({"seats": {"A": PICKS, "B": PICKS}}, "seats"),
    "no packets": ({"seats": {"A": {}, "B": {}}}, "seats.A.packet"),
    "a packet too small": ({"seats": BASIC | {"B": {"packet": ["lich"]}}}, "seats.B.packet"),
    "a packet of another rank": (
        {"seats": BASIC | {"B": {"packet": ["dragon"] * 5 + ["imp"]}}},
        "seats.B.packet[5]",
    ),
    "five kept": (
        {"seats": BASIC | {"B": {"packet": ["lich"], "kept": ["demon"] * 5}}},
        "seats.B.kept",
    ),
    "an elite one kept": (
        {"seats": BASIC | {"B": {"packet": ["lich"] * 6, "kept": ["knight"]}}},
        "seats.B.kept",
    ),
    "a pick where nothing is passed": (
        {"seats": BASIC | {"B": {"packet": ["lich"] * 5, "picked": "demon"}}},
        "seats.B.picked",
    ),
    "a pick of another rank": (
        {"setup": "draft", "seats": DRAFT | {"A": DRAFT["A"] | {"picked": "imp"}}},
        "seats.A.picked",
    ),
    "one has kept more": (
        {"setup": "draft", "seats": DRAFT | {"B": {"packet": ["lich"] * 6}}},
        "seats.B.kept",
    ),
    "a draft of elite warriors without champions": (
        {"setup": "draft", "rank": "elite", "seats": {s: {"packet": ["troll"] * 6} for s in "AB"}},
        "seats.A.kept",
    ),
}


def picks(**change: Any) -> dict[str, Any]:
    """A position in which A has kept all its cards, B none."""
    usual = {"step": "picks", "rank": "champion", "seed": 7, "seats": BASIC}
    whole = {"format": 1, "game": "two_worlds", "ruleset": "1", "mode": "duel", "setup": "basic"}
    return {k: v for k, v in (whole | usual | change).items() if v is not None}


@pytest.mark.parametrize("wrong", WRONG_PICKS)
def test_14_position_of_picks_that_can_not_be_is_refused_with_its_path(wrong: str):
    told, path = WRONG_PICKS[wrong]
    assert refused(picks(**told)) == path


def test_14_position_of_the_picks_above_is_one_when_nothing_is_wrong():
    assert GAME.load(picks()).to_act() == ("B",)
    assert GAME.load(picks(setup="draft", seats=DRAFT)).to_act() == ("B",)


@pytest.mark.parametrize(
    "key", ["format", "game", "ruleset", "mode", "setup", "step", "seats", "active"]
)
def test_14_position_without_one_of_its_keys_is_refused(key: str):
    document = position("u3:wolf", "u5:knight", active="B", turn=10)
    del document[key]
    assert refused(document) == key


@pytest.mark.parametrize("value", ["x", -1, 2.5, [1], {"a": 1}])
@pytest.mark.parametrize("key", ["turn", "step", "seats", "board", "stack", "box", "quiet"])
def test_14_position_with_a_value_that_is_none_is_refused(key: str, value: object):
    path = refused(position("u3:wolf", "u5:knight") | {key: value})
    assert path == key or path.startswith((f"{key}.", f"{key}["))
