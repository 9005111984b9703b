"""castles.md 14: positions, and the path of whatever can't be one."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from castles_boards import GAME, a, after, b, boost, creature, offered, play, position, table, tile

from engine.castles.game import setup_of
from engine.documents import DocumentError


def refused(document: Any) -> str:
    """The path of what is wrong with it."""
    with pytest.raises(DocumentError) as caught:
        GAME.load(document)
    assert caught.value.reason
    return caught.value.path


def test_14_position_keys_stand_in_the_order_of_the_page():
    state, _ = GAME.setup(setup_of("duel"), 1)
    document = GAME.dump(state)
    assert list(document) == [
        *("format", "game", "ruleset", "mode", "turn", "active", "first", "dice", "chance"),
        *("seats", "board", "tiles", "tombstones"),
    ]
    assert list(document["seats"]["A"]) == [
        *("race", "wounds", "buildings", "hand", "deck", "discard", "shuffle")
    ]


def test_14_position_leaves_out_what_is_0_or_false():
    state = table("6", {"b1": a("militia")})
    assert GAME.dump(state)["board"] == {"b1": a("militia")}
    assert GAME.dump(after(state, "gate@b1"))["seats"]["A"]["built"] is True
    assert "built" not in GAME.dump(after(state, "end"))["seats"]["A"]


def test_14_position_keeps_everything():
    whole = a("swordsman", wounds=1, bonus_life=2, bonus_damage=1, bonus_move=1, shield=True)
    whole |= {"stunned": True, "activated": True, "readied": True} | boost("militia")
    board = {"b2": whole, "c4": b("skeleton", under="zombie", from_deck=True)}
    seats = {
        "A": {"built": True, "power": True, "buildings": ["barracks"], "wounds": 2, "shuffle": 2}
    }
    document = position(
        *("642", board, "archer", "humans", "undead"),
        seats=seats,
        tiles={"a1": tile("tower")},
        tombstones=["c3"],
        chance=1,
    )
    assert GAME.dump(GAME.load(document)) == document


def test_ruling_62_a_building_brings_only_those_copies_that_lie_nowhere_else():
    seats = {"A": {"discard": ["knight"]}}
    state = table("66", {"c1": a("knight")}, "knight archer", "humans", seats=seats)
    before = state.decks[0]

    (_, built) = play(state, "stables/6")

    assert built == {"event": "built", "seat": "A", "building": "stables", "cards": 1}
    assert sorted(card.id for card in state.decks[0]) == sorted(
        ["knight", *(card.id for card in before)]
    )
    assert GAME.load(GAME.dump(state)).key() == state.key()


def test_14_position_of_dice_in_any_order():
    assert GAME.dump(table("1642"))["dice"] == [6, 4, 2, 1]


def test_14_position_after_the_end_tells_the_outcome_and_is_not_read_back():
    state = after(table("2", {"b5": a("swordsman")}, seats={"B": {"wounds": 5}}), "b5*B")
    document = GAME.dump(state)
    assert document["outcome"] == {"winner": ["A"], "reason": "castle"}
    assert refused(document) in ("outcome", "seats.B.wounds")


KING = a("king")
WRONG: dict[str, tuple[dict[str, Any], str]] = {
    "an unknown key": ({"mood": "grim"}, "mood"),
    "another ruleset": ({"ruleset": "2"}, "ruleset"),
    "turn 0": ({"turn": 0, "active": "A"}, "turn"),
    "chance that is too large": ({"chance": 1 << 64}, "chance"),
    "another seats turn": ({"active": "B", "first": "A"}, "active"),
    "a seat that does not play begins": ({"first": "C"}, "first"),
    "five dice": ({"dice": "66666"}, "dice"),
    "a die of 7": ({"dice": "67"}, "dice[1]"),
    "a die of 0": ({"dice": "0"}, "dice[0]"),
    "an unknown key of a seat": ({"seats": {"A": {"gold": 1}}}, "seats.A.gold"),
    "an empty deck": ({"seats": {"B": {"deck": []}}}, "seats.B.deck"),
    "a fallen castle": ({"seats": {"B": {"wounds": 6}}}, "seats.B.wounds"),
    "wounds below 0": ({"seats": {"B": {"wounds": -1}}}, "seats.B.wounds"),
    "a building of another race": (
        {"seats": {"A": {"buildings": ["barracks", "crypt"]}}},
        "seats.A.buildings[1]",
    ),
    "a building twice": (
        {"seats": {"A": {"buildings": ["barracks", "barracks"]}}},
        "seats.A.buildings[1]",
    ),
    "built by who is not due": ({"seats": {"B": {"built": True}}}, "seats.B.built"),
    "a power of who is not due": ({"seats": {"B": {"power": True}}}, "seats.B.power"),
    "an unknown card": ({"hand": "scout wind"}, "seats.A.hand[1]"),
    "a skeleton in a hand": ({"hand": "skeleton"}, "seats.A.hand[0]"),
    "a card of another race": ({"hand": "scout goblin"}, "seats.A.hand[1]"),
    "such a card in a deck": ({"seats": {"B": {"deck": ["scout"]}}}, "seats.B.deck[0]"),
    "such a card in a pile": ({"seats": {"B": {"discard": ["scout"]}}}, "seats.B.discard[0]"),
    "a legend three times": ({"hand": "king king king"}, "seats.A.hand[2]"),
    "a card too many in the pile": (
        {
            "hand": "scout scout scout scout",
            "seats": {"A": {"discard": ["scout"], "deck": ["king"]}},
        },
        "seats.A.discard[0]",
    ),
    "a card too many on the board": (
        {"hand": "scout scout scout scout", "board": {"b1": a("scout")}},
        "board.b1.card",
    ),
    "a card too many under another": (
        {"hand": "king king", "board": {"b1": a("scout", **boost("king"))}},
        "board.b1.boost.card",
    ),
    "no such cell": ({"board": {"d1": a("scout")}}, "board.d1"),
    "no such column": ({"board": {"b6": a("scout")}}, "board.b6"),
    "an unknown creature": ({"board": {"b1": a("wind")}}, "board.b1.card"),
    "a magic on the board": ({"board": {"b1": a("volley")}}, "board.b1.card"),
    "a creature of another race": ({"board": {"b1": a("goblin")}}, "board.b1.card"),
    "a creature of nobody": ({"board": {"b1": creature("C", "zombie")}}, "board.b1.owner"),
    "an unknown key of a creature": ({"board": {"b1": a("scout", mood=1)}}, "board.b1.mood"),
    "a dead creature": ({"board": {"b1": a("scout", wounds=4)}}, "board.b1.wounds"),
    "a bonus below 0": ({"board": {"b1": a("scout", bonus_life=-1)}}, "board.b1.bonus_life"),
    "a second legend": ({"board": {"b1": KING, "c3": a("archmage")}}, "board.c3"),
    "a card under none": ({"board": {"b1": a("scout", under="scout")}}, "board.b1.under"),
    "a scout from a deck": ({"board": {"b1": a("scout", from_deck=True)}}, "board.b1.from_deck"),
    "a skeleton of the humans": (
        {"board": {"b1": a("skeleton", under="scout")}},
        "board.b1.card",
    ),
    "a skeleton of nothing": (
        {"enemy": "undead", "board": {"b1": b("skeleton")}},
        "board.b1.under",
    ),
    "a skeleton of another race": (
        {"enemy": "undead", "board": {"b1": b("skeleton", under="scout")}},
        "board.b1.under",
    ),
    "a boost by an enemy": (
        {"board": {"b1": a("scout", **boost("goblin", "B"))}},
        "board.b1.boost.seat",
    ),
    "a boost by a race that has none": (
        {"race": "demons", "board": {"b1": a("imp", **boost("pact"))}},
        "board.b1.boost.seat",
    ),
    "a boost of another race": (
        {"board": {"b1": a("scout", **boost("goblin"))}},
        "board.b1.boost.card",
    ),
    "an unknown tile": ({"tiles": {"a1": tile("moat")}}, "tiles.a1.tile"),
    "a tile of nobody": ({"tiles": {"a1": tile("tower", "C")}}, "tiles.a1.owner"),
    "a tower on the middle line": ({"tiles": {"b1": tile("tower")}}, "tiles.b1"),
    "a wall of the other side": ({"tiles": {"b4": tile("wall")}}, "tiles.b4"),
    "a tile on no cell": ({"tiles": {"f1": tile("wall")}}, "tiles.f1"),
    "a tombstone on no cell": ({"tombstones": ["b6"]}, "tombstones[0]"),
    "a tombstone twice": ({"tombstones": ["b3", "b3"]}, "tombstones[1]"),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_14_position_that_can_not_be_is_refused_with_its_path(wrong: str):
    told, path = WRONG[wrong]
    assert refused(position(**copy.deepcopy(told))) == path


@pytest.mark.parametrize(
    ("key", "value", "path"),
    [
        ("race", "elves", "seats.A.race"),
        ("hand", "scout", "seats.A.hand"),
        ("shuffle", 1 << 64, "seats.A.shuffle"),
        ("buildings", ["mill"], "seats.A.buildings[0]"),
    ],
)
def test_14_position_with_an_impossible_seat_is_refused(key: str, value: Any, path: str):
    document = position()
    document["seats"]["A"][key] = value
    assert refused(document) == path


def test_14_position_with_seats_that_do_not_play_is_refused():
    document = position()
    document["seats"]["C"] = document["seats"]["A"]
    assert refused(document) == "seats"
    del document["seats"]["C"], document["seats"]["B"]
    assert refused(document) == "seats"


OPTIONAL = {"tiles", "tombstones"}


@pytest.mark.parametrize("key", [key for key in GAME.dump(table()) if key not in OPTIONAL])
def test_14_position_without_one_of_its_keys_is_refused(key: str):
    document = position()
    del document[key]
    assert refused(document) == key


@pytest.mark.parametrize("value", ["x", -1, 2.5, [9], {"a": 1}, True])
@pytest.mark.parametrize("key", [*GAME.dump(table())])
def test_14_position_with_a_value_that_is_none_is_refused(key: str, value: Any):
    path = refused({**position(), key: value})
    assert path == key or path.startswith((f"{key}.", f"{key}["))


def test_14_position_of_four():
    document = position("6", {"c2": creature("C", "zombie")}, mode="teams", active="C")
    state = GAME.load(document)
    assert (state.acting, state.races) == ("C", ("humans", "orcs", "undead", "demons"))
    assert "gate@d1" in offered(state)
    assert GAME.load(GAME.dump(state)).key() == state.key()
