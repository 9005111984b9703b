"""The worked examples of castles.md 15 on the witness; its data against the page's."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from castles_examples import EXAMPLES_FILE, Example, differences, examples, shortcomings
from castles_oracle import Oracle
from castles_positions import completed

SHARED = Path(__file__).parents[4] / "shared"
RULES_PAGE = SHARED / "rules" / "castles.md"
CARD_LIST = SHARED / "data" / "castles" / "cards.json"
CARDS_FILE = EXAMPLES_FILE.with_name("castles_cards.json")


@pytest.mark.parametrize("example", examples(), ids=lambda example: example.name)
def test_worked_example(example: Example) -> None:
    oracle = Oracle.load(example.position)
    for move in example.moves:
        oracle.play(oracle.with_payment(move))
    wrong = shortcomings(example, oracle.legal(), oracle.with_payment, oracle.document())
    assert wrong == []


@pytest.mark.skipif(not RULES_PAGE.exists(), reason="the rules page is not beside the project")
def test_the_examples_are_those_of_the_page() -> None:
    page = RULES_PAGE.read_text("utf-8")
    blocks = re.findall(r"^```json example\n(.*?)\n```$", page, re.MULTILINE | re.DOTALL)
    assert json.loads(EXAMPLES_FILE.read_text("utf-8")) == [json.loads(block) for block in blocks]


@pytest.mark.skipif(not CARD_LIST.exists(), reason="the card list is not beside the project")
def test_the_cards_are_those_of_the_list() -> None:
    listed = json.loads(CARD_LIST.read_text("utf-8"))
    (skeleton,) = (row for row in listed["tokens"] if row["id"] == "skeleton")
    facts = {
        "setup": listed["setup"],
        "races": [
            {
                "id": row["id"],
                "power": row["power"]["id"],
                "buildings": [_only(b, "id", "cost", "unlocks") for b in row["buildings"]],
            }
            for row in listed["races"]
        ],
        "tiles": [_only(row, "id", "per_castle", "cost") for row in listed["tiles"]],
        "skeleton": _without_what_is_told(skeleton),
        "cards": [_without_what_is_told(row) for row in listed["cards"]],
    }
    assert json.loads(CARDS_FILE.read_text("utf-8")) == facts


def _only(row: dict[str, Any], *keys: str) -> dict[str, Any]:
    return {key: row[key] for key in keys}


def _without_what_is_told(row: dict[str, Any]) -> dict[str, Any]:
    """A card, and its ability, without what players read of it and where it comes from."""
    kept = {k: v for k, v in row.items() if k not in ("name", "source", "booklet_facts")}
    if kept.get("ability"):
        kept["ability"] = _without_what_is_told(kept["ability"])
    return kept


def test_differences_are_told() -> None:
    document = {"board": {"b2": {"card": "imp", "wounds": 1}}, "dice": [6, 4]}
    same = {"board": {"b2": {"wounds": 1, "shield": None}}, "dice#": 2, "dice": [6, 4]}
    assert differences(document, same) == []
    others = [{"board": {"b2": {"wounds": 2}}}, {"board": {"b3": {}}}, {"board": {"b2": None}}]
    others += [{"dice": [4, 6]}, {"dice#": 3}, {"dice": None}, {"turn": 9}]
    assert [len(differences(document, other)) for other in others] == [1] * len(others)


def test_shortcomings_are_told() -> None:
    expected: dict[str, Any] = {"legal": ["end"], "illegal": ["b2>b3"], "also_legal": ["b2"]}
    expected |= {"empty": ["b2"], "then": {"turn": 2}}
    document = {"turn": 1, "board": {"b2": {"card": "imp"}}}
    found = shortcomings(Example("", {}, [], expected), {"b2>b3/1"}, "{}/1".format, document)
    assert len(found) == 5


def test_a_move_that_is_not_legal_is_refused() -> None:
    imp = {"card": "imp", "owner": "A"}
    oracle = Oracle.load({"dice": [2], "seats": {"A": {"race": "demons"}}, "board": {"b1": imp}})
    assert "b1>b2/2" in oracle.legal()
    before = oracle.document()
    for move in ("b1>b2", "b1>b2/1", "b1>b2/2+2", "b1>b2/", "b1>b3/2", "b1/2", "end/", "end/2"):
        with pytest.raises(ValueError, match=re.escape(move)):
            oracle.play(move)
    assert oracle.document() == before


IMP = {"card": "imp", "owner": "A"}
KING = {"card": "king", "owner": "A"}
DEMONS: dict[str, Any] = {"seats": {"A": {"race": "demons"}}}


@pytest.mark.parametrize(
    ("change", "path"),
    [
        ({"mood": "grim"}, "mood"),
        ({"active": "B", "first": "A"}, "active"),
        ({"first": "C"}, "first"),
        ({"dice": [6, 6, 6, 6, 6]}, "dice"),
        ({"dice": [7]}, "dice[0]"),
        ({"seats": {"A": {"race": "elves", "deck": ["imp"]}}}, "seats.A.race"),
        ({"seats": {"A": {"gold": 1}}}, "seats.A.gold"),
        ({"seats": {"A": {"deck": []}}}, "seats.A.deck"),
        ({"seats": {"A": {"wounds": 6}}}, "seats.A.wounds"),
        ({"seats": {"A": {"buildings": ["crypt"]}}}, "seats.A.buildings[0]"),
        ({"seats": {"A": {"hand": ["king", "goblin"]}}}, "seats.A.hand[1]"),
        ({"seats": {"A": {"hand": ["king"] * 3}}}, "seats.A.hand[2]"),
        ({"board": {"b1": IMP}}, "board.b1.card"),
        (DEMONS | {"board": {"d1": IMP}}, "board.d1"),
        (DEMONS | {"board": {"b1": IMP | {"mood": 1}}}, "board.b1.mood"),
        (DEMONS | {"board": {"b1": IMP | {"wounds": 3}}}, "board.b1.wounds"),
        (DEMONS | {"board": {"b1": IMP | {"under": "imp"}}}, "board.b1.under"),
        ({"board": {"b1": {"card": "volley", "owner": "A"}}}, "board.b1.card"),
        ({"board": {"b1": {"card": "skeleton", "owner": "A"}}}, "board.b1.card"),
        ({"board": {"b1": KING, "b2": KING | {"card": "archmage"}}}, "board.b1.card"),
        (
            {"board": {"b1": KING | {"boost": {"card": "goblin", "seat": "B"}}}},
            "board.b1.boost.seat",
        ),
        ({"tiles": {"b1": {"tile": "tower", "owner": "A"}}}, "tiles.b1"),
        ({"tiles": {"a1": {"tile": "moat", "owner": "A"}}}, "tiles.a1.tile"),
        ({"tombstones": ["b6"]}, "tombstones[0]"),
        ({"tombstones": ["b3", "b3"]}, "tombstones[1]"),
    ],
)
def test_what_is_no_position_is_refused(change: dict[str, Any], path: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(path)}$"):
        Oracle.load(completed(change))
