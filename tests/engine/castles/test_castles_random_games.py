"""Whole games of the witness at random, looked at after every move.

    python tests/engine/castles/test_castles_random_games.py 2000

plays so many of each mode and tells how they went; `BRIDGEKEEPER_ORACLE=100 pytest` plays more
in the tests.
"""

from __future__ import annotations

import copy
import json
import os
import pickle
import random
import sys
from collections import Counter
from collections.abc import Callable
from itertools import product
from typing import Any

import pytest
from castles_oracle import Oracle
from castles_positions import places
from castles_table import CARDS, RACES, SEATS, allied, copies_of
from long import how_many

GAMES = int(os.environ.get("BRIDGEKEEPER_ORACLE", how_many(6, 16)))
MANY = 100
"""So many games hold everything, also what is rare."""
MOST_TURNS = 44  # of one seat (12)
PAIRINGS = list(product(RACES, repeat=2))


def races_of(mode: str, seed: int) -> dict[str, str]:
    """Every pairing of races on A and B in turn; the others' follow from them."""
    one, other = PAIRINGS[seed % len(PAIRINGS)]
    later, latest = PAIRINGS[seed // len(PAIRINGS) % len(PAIRINGS)]
    return dict(zip(SEATS[mode], (one, other, later, latest), strict=False))


def random_game(mode: str, seed: int, witness: Callable[[Oracle, str], None]) -> Oracle:
    """A game to its end; `witness` sees every position and the move that is made there next.

    What is rare is chosen more often. After the end the move is the empty text.
    """
    chooser = random.Random(f"{mode} {seed}")
    oracle = Oracle.setup(mode, seed, races_of(mode, seed))
    while oracle.to_act():
        moves = sorted(oracle.legal())
        assert "end" in moves
        busy = [move for move in moves if move != "end"]
        if not busy or chooser.random() < 0.05:
            moves = ["end"]
        else:
            sign = chooser.choice(["", "*", "!", "@", "+"])
            moves = [move for move in busy if sign in move.partition("/")[0]] or busy
        move = chooser.choice(moves)
        witness(oracle, move)
        oracle.play(move)
    witness(oracle, "")
    return oracle


def ops_of(document: dict[str, Any], move: str) -> set[str]:
    """What an ability or a magic does; nothing if the move is neither."""
    acting, sign, _ = move.partition("!")
    if not sign:
        return set()
    if acting in CARDS:
        effects = CARDS[acting]["effects"]
    else:
        effects = CARDS[document["board"][acting[:2]]["card"]]["ability"]["effects"]
    return {effect["op"] for effect in effects}


def is_sound(oracle: Oracle) -> None:
    """Every card once, wounds and dice within bounds, and a document that reads back."""
    document = oracle.document()
    for seat in document["seats"]:
        _conserves_cards(document, seat)
    for side in document["seats"].values():
        assert side["wounds"] >= 0
    assert len(document["dice"]) <= 4
    assert document["dice"] == sorted(document["dice"], reverse=True)
    assert document["turn"] <= MOST_TURNS * len(document["seats"])
    again = Oracle.load(json.loads(json.dumps(document)))  # life, legends, tiles: checked there
    assert vars(again) == vars(oracle)
    assert (oracle.to_act() is None) is ("outcome" in document)
    if "outcome" in document:
        _has_ended_by_the_rules(document)


def _conserves_cards(document: dict[str, Any], seat: str) -> None:
    side = document["seats"][seat]
    held = Counter(card for _, card in places(document, seat))
    locked = [b for b in RACES[side["race"]]["buildings"] if b["id"] not in side["buildings"]]
    for building in locked:
        held.update({card: CARDS[card]["copies"] for card in building["unlocks"]})
    race = side["race"]
    assert held == Counter(copies_of(race, main=True) + copies_of(race, main=False))


def _has_ended_by_the_rules(document: dict[str, Any]) -> None:
    winner, reason = (document["outcome"][key] for key in ("winner", "reason"))
    sides = document["seats"].items()
    if reason == "deck":
        beaten = [seat for seat, side in sides if not side["deck"]]
        assert beaten == [document["active"]]
    else:
        assert reason == "castle"
        beaten = [seat for seat, side in sides if side["wounds"] >= 6]
        most = max(side["wounds"] for _, side in sides)
        beaten = [seat for seat in beaten if document["seats"][seat]["wounds"] == most]
        if len({allied(seat, "A") for seat in beaten}) == 2:
            beaten = [document["active"]]
    assert beaten
    assert winner == [seat for seat in document["seats"] if not allied(seat, beaten[0])]


@pytest.mark.parametrize("mode", SEATS)
def test_random_games_are_sound(mode: str) -> None:
    reasons, signs, ops = Counter[str](), set[str](), set[str]()

    def look(oracle: Oracle, move: str) -> None:
        is_sound(oracle)
        signs.update(move)
        ops.update(ops_of(oracle.document(), move))

    for seed in range(GAMES):
        final = random_game(mode, seed, look).document()
        reasons[final["outcome"]["reason"]] += 1
    assert set(reasons) <= {"castle", "deck"}
    assert signs >= set("!@*>+=")
    if GAMES < MANY:
        return
    assert set(reasons) == {"castle", "deck"}
    every_card = [row.get("ability") or row for row in CARDS.values()]
    every_op = {effect["op"] for row in every_card for effect in row.get("effects", [])}
    assert ops == every_op


def test_the_games_have_all_pairings_of_races() -> None:
    assert {tuple(races_of("duel", seed).values()) for seed in range(len(PAIRINGS))} == set(
        PAIRINGS
    )


def test_a_copy_goes_its_own_way() -> None:
    oracle = Oracle.setup("duel", 3, races_of("duel", 3))
    before = oracle.document()
    for twin in (copy.deepcopy(oracle), pickle.loads(pickle.dumps(oracle))):
        twin.play("end")
        assert twin.document() != oracle.document()
    assert oracle.document() == before


if __name__ == "__main__":
    for played in SEATS:
        ends, turns = Counter[str](), list[int]()
        for number in range(int(sys.argv[1])):
            last = random_game(played, number, lambda oracle, _: is_sound(oracle)).document()
            ends[last["outcome"]["reason"]] += 1
            turns.append(last["turn"])
        print(played, dict(ends), "turns", min(turns), "to", max(turns))
