"""The worked examples of bald-mountain.md 14 on the witness, and whole games of it at random.

    python tests/engine/bald_mountain/test_oracle_examples.py 2000

plays so many random games of each mode and tells how they went.
"""

from __future__ import annotations

import copy
import json
import pickle
import random
import re
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from mountain_examples import EXAMPLES_FILE, Example, differences, examples
from mountain_oracle import Oracle
from mountain_table import CARDS, LIST, SEATS, check, completed, places

SHARED = Path(__file__).parents[4] / "shared"
RULES_PAGE = SHARED / "rules" / "bald-mountain.md"
CARD_LIST = SHARED / "data" / "bald-mountain" / "cards.json"
MOST_TURNS = {"duel": 54, "three": 48, "four": 48}  # 8; the next one finds no card to draw


@pytest.mark.parametrize("example", examples(), ids=lambda example: example.name)
def test_worked_example(example: Example) -> None:
    oracle = Oracle.load(example.position)
    for move in example.moves:
        oracle.play(move)
    expected = example.expected
    if "due" in expected:
        assert oracle.to_act() == expected["due"]
    if "legal" in expected:
        assert oracle.legal() == set(expected["legal"])
    assert not oracle.legal() & set(expected.get("illegal", []))
    assert differences(oracle.document(), expected.get("then", {})) == []


def test_a_move_that_is_not_legal_is_refused() -> None:
    oracle = Oracle.load({"hands": {"A": ["demonspawn"]}})
    before = oracle.document()
    for move in ("demonspawn!", "+flame_beast", "-demonspawn", "yes"):
        with pytest.raises(ValueError, match=re.escape(move)):
            oracle.play(move)
    assert oracle.document() == before


@pytest.mark.skipif(not RULES_PAGE.exists(), reason="the rules page is not beside the project")
def test_the_examples_are_those_of_the_page() -> None:
    page = RULES_PAGE.read_text("utf-8")
    blocks = re.findall(r"^```json example\n(.*?)\n```$", page, re.MULTILINE | re.DOTALL)
    assert json.loads(EXAMPLES_FILE.read_text("utf-8")) == [json.loads(block) for block in blocks]


@pytest.mark.skipif(not CARD_LIST.exists(), reason="the card list is not beside the project")
def test_the_cards_are_those_of_the_list() -> None:
    keys = ("id", "colour", "wonder", "optional", "cost", "effect")
    rows = json.loads(CARD_LIST.read_text("utf-8"))["cards"]
    listed = {row["id"]: {key: row[key] for key in keys if key in row} for row in rows}
    assert list(listed) == LIST
    assert listed == CARDS


def test_differences_are_told() -> None:
    document = {"hands": {"A": ["catch"], "B": []}, "sides": [{"energy": 9, "gems": 2}]}
    same = {"hands": {"A": ["catch"], "B#": 0}, "sides": [{"gems": 2}], "rules": None}
    assert differences(document, same) == []
    others = [{"hands": {"A#": 0}}, {"hands": {"A": []}}, {"sides": [{"gems": 3}]}]
    others += [{"sides": []}, {"sides": None}, {"used": ["catch"]}]
    assert all(len(differences(document, other)) == 1 for other in others)


def random_game(mode: str, seed: int, witness: Callable[[Oracle], None]) -> Oracle:
    """A game to its end; `witness` looks at every step. Endings of turns are made rare."""
    chooser = random.Random(f"{mode} {seed}")
    oracle = Oracle.setup(mode, seed)
    witness(oracle)
    while oracle.to_act():
        moves = sorted(oracle.legal())
        if len(moves) > 1 and chooser.random() < 0.9:
            moves = [move for move in moves if move != "end"]
        active = [move for move in moves if move.endswith("!")]
        oracle.play(chooser.choice(active if active and chooser.random() < 0.4 else moves))
        witness(oracle)
    return oracle


def is_sound(oracle: Oracle) -> None:
    """60 cards, nothing negative, and a document that is read back as the same game."""
    document = oracle.document()
    assert sorted(card for _, card in places(document)) == sorted(LIST)
    assert all(side["energy"] >= 0 and side["gems"] >= 0 for side in document["sides"])
    assert document["actions"] >= 0
    assert document["turn"] <= MOST_TURNS[document["mode"]] + 1
    if oracle.to_act() is None:
        assert set(document) >= {"outcome"}
        assert not oracle.legal()
        return
    check(document)
    again = Oracle.load(json.loads(json.dumps(document)))
    assert again.document() == document
    assert (again.to_act(), again.legal()) == (oracle.to_act(), oracle.legal())
    assert oracle.to_act() in SEATS[document["mode"]]
    assert oracle.legal()


@pytest.mark.parametrize("mode", SEATS)
def test_random_games_are_sound(mode: str) -> None:
    for seed in range(60):
        random_game(mode, seed, is_sound)


@pytest.mark.parametrize("mode", SEATS)
def test_every_card_does_something_in_random_games(mode: str) -> None:
    acted = set[str]()

    def note(oracle: Oracle) -> None:
        document = oracle.document()
        acted.update(document.get("used", []))
        acted.update(entry["card"] for entry in document.get("resolving", []))
        if document["step"] == "wonders":
            acted.update(move[:-1] for move in oracle.legal() if move.endswith("*"))

    for seed in range(60):
        random_game(mode, seed, note)
    spells = {card for card, row in CARDS.items() if not row["wonder"]}
    assert acted >= spells | {"moon_spring", "misers_chest", "restless_clock", "ravens_toll"}


def test_a_copy_goes_its_own_way() -> None:
    oracle = Oracle.setup("four", 3)
    before = oracle.document()
    for twin in (copy.deepcopy(oracle), pickle.loads(pickle.dumps(oracle))):
        twin.play("end")
        assert twin.document() != oracle.document()
    assert oracle.document() == before


@pytest.mark.parametrize(
    ("change", "path"),
    [
        ({"active": "B"}, "active"),
        ({"deck": ["catch", "catch"]}, "deck[1]"),
        ({"hands": {"A": ["wind"]}}, "hands.A[0]"),
        ({"altars": {"charm": [{"card": "catch", "side": 0}]}}, "altars.charm[0].card"),
        ({"sides": [{"energy": 0}, {}]}, "sides[0].energy"),
        ({"rules": [{"rule": "lock", "side": 1}]}, "rules[0]"),
        ({"mood": "grim"}, "mood"),
    ],
)
def test_what_is_no_position_is_refused(change: dict[str, object], path: str) -> None:
    with pytest.raises(ValueError, match=re.escape(path)):
        Oracle.load(completed(change))


if __name__ == "__main__":
    for played in SEATS:
        ends, turns = Counter[str](), Counter[int]()
        for number in range(int(sys.argv[1])):
            final = random_game(played, number, is_sound).document()
            ends[final["outcome"]["reason"]] += 1
            turns[final["turn"]] += 1
        print(played, dict(ends), "turns", min(turns), "to", max(turns))
