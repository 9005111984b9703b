"""The worked examples of two-worlds.md 16 on the witness; its data against the page's."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from worlds_examples import EXAMPLES_FILE, Example, differences, examples, shortcomings
from worlds_oracle import Oracle
from worlds_positions import completed

SHARED = Path(__file__).parents[4] / "shared"
RULES_PAGE = SHARED / "rules" / "two-worlds.md"
CARD_LIST = SHARED / "data" / "two-worlds" / "cards.json"
CARDS_FILE = EXAMPLES_FILE.with_name("worlds_cards.json")


@pytest.mark.parametrize("example", examples(), ids=lambda example: example.name)
def test_worked_example(example: Example) -> None:
    if example.position is None:
        oracle = Oracle.setup(example.setup, example.seed)
    else:
        oracle = Oracle.load(example.position)
    for move in example.moves:
        (seat,) = oracle.to_act()
        oracle.play(seat, move)
    to_act = oracle.to_act()
    legal = oracle.legal(to_act[0]) if to_act else set[str]()
    assert shortcomings(example, "".join(to_act), legal, oracle.document()) == []


@pytest.mark.skipif(not RULES_PAGE.exists(), reason="the rules page is not beside the project")
def test_the_examples_are_those_of_the_page() -> None:
    page = RULES_PAGE.read_text("utf-8")
    blocks = re.findall(r"^```json example\n(.*?)\n```$", page, re.MULTILINE | re.DOTALL)
    assert json.loads(EXAMPLES_FILE.read_text("utf-8")) == [json.loads(block) for block in blocks]


@pytest.mark.skipif(not CARD_LIST.exists(), reason="the card list is not beside the project")
def test_the_cards_are_those_of_the_list() -> None:
    # What players read is no rule (12).
    told = {"name", "text", "source", "from_booklet", "price"}
    listed = json.loads(CARD_LIST.read_text("utf-8"))
    facts = {
        "setup": listed["setup"],
        "warriors": [_without(row, told) for row in listed["warriors"]],
        "spells": [_without(row, told) for row in listed["spells"]],
    }
    assert json.loads(CARDS_FILE.read_text("utf-8")) == facts


def _without(row: dict[str, Any], keys: set[str]) -> dict[str, Any]:
    return {key: value for key, value in row.items() if key not in keys}


def test_differences_are_told() -> None:
    document = {"board": {"u3": {"card": "wolf", "damage": 1}}, "box": ["lich", "imp"]}
    same = {"board": {"u3": {"damage": 1, "form": None}}, "spent": [], "box": ["lich", "imp"]}
    assert differences(document, same) == []
    others = [{"board": {"u3": {"damage": 2}}}, {"board": {"u4": {}}}, {"board": {"u3": None}}]
    others += [{"box": ["lich"]}, {"box": ["imp", "lich"]}, {"box": None}, {"turn": 9}]
    assert [len(differences(document, other)) for other in others] == [1, 1, 1, 1, 2, 1, 1]


def test_shortcomings_are_told() -> None:
    expected = {"due": "A", "legal": ["end"], "illegal": ["go"], "also_legal": ["u"]}
    example = Example("", None, "basic", 0, [], expected | {"empty": ["u3"], "then": {"turn": 2}})
    document = {"turn": 1, "board": {"u3": {"card": "wolf"}}}
    assert len(shortcomings(example, "B", {"go"}, document)) == 6


def test_a_move_that_is_not_legal_is_refused() -> None:
    oracle = Oracle.load({"board": {"u3": {"card": "wolf", "owner": "A"}}})
    before = oracle.document()
    for seat, move in (("A", "u3>u4"), ("A", "pass"), ("A", "u3+"), ("B", "end"), ("A", "go")):
        with pytest.raises(ValueError, match=re.escape(f"{seat} {move}")):
            oracle.play(seat, move)
    assert oracle.document() == before


WOLF = {"card": "wolf", "owner": "A"}


@pytest.mark.parametrize(
    ("change", "path"),
    [
        ({"mood": "grim"}, "mood"),
        ({"active": "C"}, "active"),
        ({"first": "B"}, "active"),
        ({"turn": 121}, "turn"),
        ({"step": "attack"}, "step"),
        ({"box": ["curse"]}, "box[0]"),
        ({"seats": {"A": {"hand": ["curse", "wolf"]}}}, "seats.A.hand[1]"),
        ({"board": {"m3": WOLF}}, "board.m3"),
        ({"board": {"u3": WOLF | {"damage": 2}}}, "board.u3.damage"),
        ({"board": {"u3": WOLF | {"form": "lich"}}}, "board.u3.form"),
        ({"board": {"u3": WOLF | {"no": 1}, "u4": WOLF | {"no": 1}}}, "board.u3.no"),
        (
            {"board": {"u3": WOLF | {"enchantments": [{"spell": "dash", "deck": "A"}]}}},
            "board.u3.enchantments[0].spell",
        ),
        ({"stack": [{"spell": "curse", "by": "A"}], "window": "B"}, "stack[0].deck"),
        ({"window": "B"}, "window"),
    ],
)
def test_what_is_no_position_is_refused(change: dict[str, Any], path: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(path)}$"):
        Oracle.load(completed(change))
