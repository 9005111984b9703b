"""Whole games of the witness at random, looked at after every move.

    python tests/engine/two_worlds/test_worlds_random_games.py 2000

plays so many of each set-up and tells how they went.
"""

from __future__ import annotations

import copy
import json
import pickle
import random
import sys
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from long import how_many
from worlds_oracle import Oracle
from worlds_table import RANKS, SPELLS, WARRIORS, copies_of, progress

SETUPS = ["basic", "draft"]
IDLE = {"end", "pass", "go", "take"}
RANDOM_GAMES = how_many(5, 14)
"""Of each set-up; `python` with a number plays more (above)."""
ALL_WARRIORS = Counter(copies_of(WARRIORS))
ALL_SPELLS = Counter(copies_of(SPELLS))


def random_game(
    setup: str, seed: int, witness: Callable[[Oracle], None], eager: float = 0.7
) -> Oracle:
    """A game to its end; `witness` looks at every step.

    `eager` is how often a seat does something if it can: 0 gives idle games, which end quietly.
    """
    chooser = random.Random(f"{setup} {seed}")
    oracle = Oracle.setup(setup, seed, second_player_spells=2 + seed % 2)
    witness(oracle)
    while oracle.to_act():
        seat = chooser.choice(oracle.to_act())
        moves = sorted(oracle.legal(seat))
        busy = [move for move in moves if move not in IDLE]
        idle = [move for move in moves if move in IDLE]
        wanted = busy if busy and (not idle or chooser.random() < eager) else idle
        # Spells and changes of form rather than the many attacks.
        rare = [move for move in wanted if ">" not in move]
        oracle.play(seat, chooser.choice(rare if rare and chooser.random() < 0.5 else wanted))
        witness(oracle)
    return oracle


def is_sound(oracle: Oracle) -> None:
    """The invariant, every card once, an end by section 9, and a document that reads back."""
    document = oracle.document()
    _keeps_armies_apart(document)
    _conserves_warriors(document)
    _conserves_spells(document)
    legal = {seat: oracle.legal(seat) for seat in "AB"}
    if not oracle.to_act():
        _has_ended_by_the_rules(document)
    assert "".join(seat for seat in "AB" if legal[seat]) == "".join(oracle.to_act())
    again = Oracle.load(json.loads(json.dumps(document)))
    assert again.document() == document
    assert again.to_act() == oracle.to_act()
    assert {seat: again.legal(seat) for seat in "AB"} == legal
    assert bool(document.get("stack")) == ("window" in document)


def _keeps_armies_apart(document: dict[str, Any]) -> None:
    for row in "ul":
        columns: dict[str, list[int]] = {"A": [0], "B": [8]}
        for cell, warrior in document["board"].items():
            if cell[0] == row:
                columns[warrior["owner"]].append(int(cell[1]))
        assert max(columns["A"]) < min(columns["B"])


def _conserves_warriors(document: dict[str, Any]) -> None:
    held = Counter(document["box"] + document.get("spent", []))
    for side in document["seats"].values():
        for pile in ("warriors", "fallen", "packet", "kept"):
            held.update(side.get(pile, []))
        held.update([side["picked"]] if "picked" in side else [])
    for warrior in document["board"].values():
        held.update([warrior["card"], warrior["form"]] if "form" in warrior else [warrior["card"]])
    dealt = RANKS[: RANKS.index(document.get("rank", RANKS[-1])) + 1]
    assert held == {c: n for c, n in ALL_WARRIORS.items() if WARRIORS[c]["rank"] in dealt}


def _conserves_spells(document: dict[str, Any]) -> None:
    enchantments = [e for w in document["board"].values() for e in w.get("enchantments", [])]
    for seat, side in document["seats"].items():
        held = Counter(side["spells"] + side["hand"] + side["cast"])
        held.update(e["spell"] for e in enchantments if e["deck"] == seat)
        held.update(i["spell"] for i in document.get("stack", []) if i.get("deck") == seat)
        assert held == ({} if document["step"] == "picks" else ALL_SPELLS)


def _has_ended_by_the_rules(document: dict[str, Any]) -> None:
    winner, reason = (document["outcome"][key] for key in ("winner", "reason"))
    owners = {warrior["owner"] for warrior in document["board"].values()}
    alive = [seat for seat in "AB" if seat in owners or document["seats"][seat]["warriors"]]
    if reason == "destruction":
        assert len(alive) < 2
        assert winner == alive
        return
    assert len(alive) == 2
    broken_through = any(
        warrior["owner"] == document["active"] and progress(warrior["owner"], cell) == 7
        for cell, warrior in document["board"].items()
    )
    assert broken_through is (reason == "breakthrough")
    if broken_through:
        assert winner == [document["active"]]
    else:
        assert reason == "quiet"
        assert document["quiet"] == 12 or document["turn"] == 120


@pytest.mark.parametrize("setup", SETUPS)
def test_random_games_are_sound(setup: str) -> None:
    reasons = Counter[str]()
    for seed in range(RANDOM_GAMES):
        final = random_game(setup, seed, is_sound).document()
        reasons[final["outcome"]["reason"]] += 1
    assert set(reasons) >= {"breakthrough", "quiet"}


def test_every_spell_and_most_abilities_are_used_in_random_games() -> None:
    seen = set[str]()

    def note(oracle: Oracle) -> None:
        document = oracle.document()
        seen.update(item.get("spell", "attack") for item in document.get("stack", []))
        seen.update("form" for w in document["board"].values() if "form" in w)
        seen.update("shift" for w in document["board"].values() if "shifted" in w)
        seen.update("hold" for item in document.get("stack", []) if item.get("hold"))
        seen.update(document.get("deathless", []))
        if len(document.get("stack", [])) > 2:
            seen.add("deep")

    for seed in range(30):
        random_game("draft", seed, note)
    assert seen >= set(SPELLS) | {"attack", "form", "shift", "hold", "phoenix", "deep"}


def test_a_copy_goes_its_own_way() -> None:
    oracle = Oracle.setup("draft", 3)
    before = oracle.document()
    for twin in (copy.deepcopy(oracle), pickle.loads(pickle.dumps(oracle))):
        twin.play("B", min(twin.legal("B")))
        assert twin.document() != oracle.document()
    assert oracle.document() == before


if __name__ == "__main__":
    for played in SETUPS:
        ends, turns = Counter[str](), list[int]()
        for number in range(int(sys.argv[1])):
            last = random_game(played, number, is_sound).document()
            ends[last["outcome"]["reason"]] += 1
            turns.append(last["turn"])
        print(played, dict(ends), "turns", min(turns), "to", max(turns))
