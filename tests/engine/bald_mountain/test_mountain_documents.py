"""bald-mountain.md 12: positions, and the path of whatever can't be one."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from mountain_positions import GAME, after, legal, position, table

from engine.bald_mountain.game import setup_of
from engine.documents import DocumentError


def refused(document: Any) -> str:
    """The path of what is wrong with it."""
    with pytest.raises(DocumentError) as caught:
        GAME.load(document)
    assert caught.value.reason
    return caught.value.path


def test_12_position_keys_stand_in_the_order_of_the_page():
    state, _ = GAME.setup(setup_of("duel"), 1)
    assert list(GAME.dump(state)) == [
        *("format", "game", "ruleset", "mode", "turn", "active", "step", "actions"),
        *("sides", "hands", "altars", "deck", "discard", "chance"),
    ]


def test_12_position_tells_what_is_open():
    """A four of whom two have chosen; a wonder left to fire is told beside the one that asks."""
    state = table("misers_chest birch_sap", turn=3, step="wonders", hand="catch gem_rot")
    document = GAME.dump(after(state, "misers_chest*"))
    assert document["fires"] == ["birch_sap"]
    assert document["resolving"] == [{"card": "misers_chest", "how": "fire", "at": "cost"}]
    assert GAME.dump(GAME.load(document)) == document


def test_12_position_of_a_turn_that_has_just_begun_lists_its_wonders_anew():
    told = {"turn": 3, "step": "wonders"}
    assert legal(table("moon_spring", **told)) == {"moon_spring*", "moon_spring~"}
    assert table("moon_spring", fires=[], **told).step == "actions"


def test_12_position_after_the_end_tells_the_outcome_and_is_not_read_back():
    state = after(table("demonspawn", energy=(10, 2)), "demonspawn!")
    document = GAME.dump(state)
    assert document["outcome"] == {"winner": ["A"], "reason": "energy"}
    assert refused(document) == "outcome"


def test_12_position_keeps_what_it_means_that_a_mage_leaves():
    document = GAME.dump(GAME.setup(setup_of("four", "lose"), 1)[0])
    assert document["leaving"] == "lose"
    assert GAME.load(document).leaving == "lose"


TOLL = {"rule": "toll", "side": 1, "n": 1}
CATCH = {"card": "catch", "how": "activate", "at": [0]}
GRUBBY = {"card": "grubby", "how": "activate", "at": [0, 0, 0]}
PORTALS = {"card": "ghost_portals", "how": "activate", "at": [0]}
ECHO = {"card": "echo_ravine", "how": "activate", "at": [0]}
CHEST = {"card": "misers_chest", "how": "fire", "at": "cost"}
PAYING = {"card": "turncoat_wind", "how": "activate", "at": "cost"}


def underway(*resolving: dict[str, Any], **told: Any) -> dict[str, Any]:
    """Keys of a position in which these are carried out; the outermost was activated."""
    return {"resolving": list(resolving), "used": [resolving[0]["card"]], **told}


def picking(picked: dict[str, list[str]], of: str | None = "B", **told: Any) -> dict[str, Any]:
    """Keys of one in which each mage discards: A has two cards, B three."""
    hands = {"hand": "catch gem_rot", "others": "domovoi birch_sap holy_water"}
    return underway(GRUBBY, question={"of": of, "picked": picked}, **(hands | told))


WRONG: dict[str, tuple[dict[str, Any], str]] = {
    "another seats turn": ({"active": "B"}, "active"),
    "no such seat": ({"mode": "three", "active": "E"}, "active"),
    "turn 0": ({"turn": 0, "active": "A"}, "turn"),
    "no such step": ({"step": "draw"}, "step"),
    "actions below 0": ({"actions": -1}, "actions"),
    "no actions": ({"actions": 0}, "actions"),
    "an action spent before the wonders": ({"step": "wonders", "actions": 1}, "actions"),
    "an unknown key": ({"mood": "grim"}, "mood"),
    "another ruleset": ({"ruleset": "2"}, "ruleset"),
    "chance that is too large": ({"chance": 1 << 64}, "chance"),
    "a lost side": ({"energy": (0, 5)}, "sides[0].energy"),
    "energy below 0": ({"energy": (5, -1)}, "sides[1].energy"),
    "a side that has won": ({"gems": (2, 15)}, "sides[1].gems"),
    "gems below 0": ({"gems": (-1, 2)}, "sides[0].gems"),
    "an unknown card in a hand": ({"hand": "wind"}, "hands.A[0]"),
    "an unknown card in the deck": ({"deck": "catch wind"}, "deck[1]"),
    "a card twice in the deck": ({"deck": "catch catch"}, "deck[1]"),
    "a card in two places": ({"hand": "catch", "discard": "catch"}, "discard[0]"),
    "a card of another altar": (
        {"altars": {"charm": [{"card": "catch", "side": 0}]}},
        "altars.charm[0].card",
    ),
    "no such side": (
        {"altars": {"illusion": [{"card": "catch", "side": 2}]}},
        "altars.illusion[0].side",
    ),
    "a fifth altar": ({"altars": {"moon": []}}, "altars.moon"),
    "a hand too many": ({"hands": {"C": []}}, "hands"),
    "a last turn with a deck": ({"last_turn": True}, "last_turn"),
    "an unknown card marked": ({"used": ["wind"]}, "used[0]"),
    "a card marked twice": ({"used": ["catch", "catch"]}, "used[1]"),
    "a wonder marked": ({"used": ["birch_sap"]}, "used[0]"),
    "a mark before the actions": ({"step": "wonders", "used": ["catch"]}, "used"),
    "an unknown rule": ({"rules": [{"rule": "fog", "side": 1}]}, "rules[0].rule"),
    "a rule of no side": ({"rules": [TOLL, TOLL | {"side": 2}]}, "rules[1].side"),
    "a toll of 0": ({"rules": [TOLL | {"n": 0}]}, "rules[0].n"),
    "a toll without a number": ({"rules": [{"rule": "toll", "side": 1}]}, "rules[0].n"),
    "a guard with a number": ({"rules": [{"rule": "guard", "side": 1, "n": 1}]}, "rules[0].n"),
    "a lock without an altar": ({"rules": [{"rule": "lock", "side": 1}]}, "rules[0].altar"),
    "a toll with an altar": ({"rules": [TOLL | {"altar": "charm"}]}, "rules[0].altar"),
    "an edge of who is not due": ({"rules": [TOLL | {"rule": "edge"}]}, "rules[0].side"),
    "wonders in the step actions": ({"fires": ["birch_sap"]}, "fires"),
    "an unknown card to fire": ({"step": "wonders", "fires": ["wind"]}, "fires[0]"),
    "a spell to fire": ({"step": "wonders", "fires": ["catch"]}, "fires[0]"),
    "two wonders of an altar": ({"step": "wonders", "fires": ["birch_sap", "domovoi"]}, "fires[1]"),
    "wonders out of order": (
        {"step": "wonders", "fires": ["birch_sap", "moon_spring"]},
        "fires[1]",
    ),
    "an unknown card underway": (underway(CATCH | {"card": "wind"}, used=[]), "resolving[0].card"),
    "no such way": (underway(CATCH | {"how": "play"}), "resolving[0].how"),
    "a spell that fires": (underway(CATCH | {"how": "fire"}), "resolving[0].how"),
    "a spell underway among wonders": (
        {"step": "wonders", "resolving": [CATCH | {"how": "fire"}]},
        "resolving[0].card",
    ),
    "a wonder underway among actions": (
        {"resolving": [CHEST | {"how": "activate"}], "hand": "catch"},
        "resolving[0].card",
    ),
    "an activated card without a mark": (underway(CATCH, used=[]), "used"),
    "a wonder that fires twice": (
        {
            "step": "wonders",
            "fires": ["misers_chest"],
            "resolving": [CHEST],
            "hand": "catch",
        },
        "fires",
    ),
    "no such step of a card": (underway(CATCH | {"at": [1]}), "resolving[0].at"),
    "no such branch": (underway(CATCH | {"at": [0, 1, 0]}), "resolving[0].at"),
    "no such step of a branch": (underway(CATCH | {"at": [0, 0, 1]}), "resolving[0].at"),
    "a place below 0": (underway(CATCH | {"at": [-1]}), "resolving[0].at"),
    "half a path": (underway(CATCH | {"at": [0, 0]}), "resolving[0].at"),
    "an empty path": (underway(CATCH | {"at": []}), "resolving[0].at"),
    "a price without cards": (underway(CATCH | {"at": "cost"}), "resolving[0].at"),
    "a price that can't be paid": (underway(PAYING), "resolving[0].at"),
    "a price of another colour": (
        underway({"card": "bone_hail", "how": "activate", "at": "cost"}, hand="catch"),
        "resolving[0].at",
    ),
    "a repeated card of none that repeats": (
        underway(CATCH, CATCH | {"how": "repeat"}),
        "resolving[0].at",
    ),
    "a copy by one that repeats": (underway(ECHO, CATCH | {"how": "copy"}), "resolving[0].at"),
    "a repeated card while the other is paid": (
        underway({"card": "mirror_lake", "how": "activate", "at": "cost"}, CATCH | {"how": "copy"}),
        "resolving[0].at",
    ),
    "a repeated wonder": (
        underway(ECHO, {"card": "birch_sap", "how": "repeat", "at": [0]}),
        "resolving[1].card",
    ),
    "a repeated card that repeats": (
        underway(ECHO, {"card": "mirror_lake", "how": "repeat", "at": [0]}),
        "resolving[1].card",
    ),
    "no such question": (underway(CATCH, question={"asked": "B"}), "question.asked"),
    "cards played by none that plays": (underway(CATCH, question={"played": 1}), "question.played"),
    "cards played though nothing goes on": ({"question": {"played": 0}}, "question.played"),
    "too many cards played": (
        underway(PORTALS, question={"played": 2}, hand="catch gem_rot"),
        "question.played",
    ),
    "picks for none that discards": (
        underway(CATCH, question={"of": "B", "picked": {}}),
        "question.picked",
    ),
    "picks where chance discards": (
        underway(
            {"card": "hex_knot", "how": "activate", "at": [1]},
            question={"of": "B", "picked": {}},
            others="catch",
        ),
        "question.picked",
    ),
    "a pick that is in no such hand": (picking({"A": ["domovoi"]}), "question.picked.A"),
    "an unknown pick": (picking({"A": ["wind"]}), "question.picked.A[0]"),
    "a pick too many": (picking({"A": ["catch", "gem_rot"]}), "question.picked.A"),
    "a pick of nothing": (picking({"A": []}), "question.picked.A"),
    "a pick of a seat that is not there": (picking({"C": ["catch"]}), "question.picked.C"),
    "a pick before the turn": (picking({"B": ["domovoi"]}, of="A"), "question.picked.B"),
    "another seat asked": (picking({}, of="B"), "question.of"),
    "no seat asked": (picking({"A": ["catch"]}, of=None), "question.of"),
    "a seat asked by none that discards": (underway(CATCH, question={"of": "B"}), "question.of"),
    "a seat asked though nothing goes on": ({"question": {"of": "B"}}, "question.of"),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_12_position_that_can_not_be_is_refused_with_its_path(wrong):
    told, path = WRONG[wrong]
    assert refused(position(**copy.deepcopy(told))) == path


def test_12_position_of_the_picks_above_is_one_when_nothing_is_wrong():
    state = GAME.load(position(**picking({"A": ["catch"]})))
    assert (state.to_act(), legal(state)) == (("B",), {"-domovoi", "-birch_sap", "-holy_water"})
    assert GAME.load(position(**underway(PAYING, hand="catch"))).acting == "A"


def test_12_position_without_a_card_is_refused():
    document = position()
    document["deck"].remove("catch")
    assert refused(document) == ""


@pytest.mark.parametrize("key", [*GAME.dump(table())])
def test_12_position_without_one_of_its_keys_is_refused(key):
    document = position()
    del document[key]
    assert refused(document) == key


@pytest.mark.parametrize("value", ["x", -1, 2.5, [1], {"a": 1}, True])
@pytest.mark.parametrize("key", [*GAME.dump(table()), "used", "rules", "fires", "resolving"])
def test_12_position_with_a_value_that_is_none_is_refused(key, value):
    path = refused({**position(), key: value})
    assert path == key or path.startswith((f"{key}.", f"{key}["))
