"""The engine and the witness, which was written from the rules alone, play the same games.

`BRIDGEKEEPER_ORACLE=5000 pytest tests/engine/bald_mountain/test_mountain_against_oracle.py` plays
more of them.
"""

from __future__ import annotations

import os
from typing import cast

import pytest
from long import how_many
from mountain_examples import Example, differences, examples
from mountain_oracle import Oracle

from engine import chance
from engine.bald_mountain.battle import Battle
from engine.bald_mountain.game import BaldMountainGame, setup_of
from engine.bald_mountain.seating import SEATINGS, Mode
from engine.core import JsonObject

GAMES = int(os.environ.get("BRIDGEKEEPER_ORACLE", how_many(40, 120)))
GAME = BaldMountainGame()


@pytest.mark.parametrize("example", examples(), ids=lambda example: example.name)
def test_a_worked_example_of_14(example: Example) -> None:
    battle = GAME.load(example.position)
    for move in example.moves:
        action, rest = GAME.read_move(battle, move)
        assert not rest
        battle.apply(battle.acting, action)
    to_act = next(iter(battle.to_act()), None)
    legal = {str(action) for action in battle.legal_actions(battle.acting)}
    expected = example.expected
    assert to_act == expected.get("due", to_act)
    assert legal == set(expected.get("legal", legal))
    assert not legal & set(expected.get("illegal", ()))
    assert not differences(GAME.dump(battle), expected.get("then", {}))


@pytest.mark.parametrize("part", range(4))
def test_random_games_go_alike_move_by_move(part: int) -> None:
    for number in range(part, GAMES, 4):
        _played(cast("Mode", list(SEATINGS)[number % 3]), number)


def _played(mode: Mode, seed: int) -> None:
    battle, _ = GAME.setup(setup_of(mode), seed)
    oracle = Oracle.setup(mode, seed)
    luck = chance.stream(seed, "moves")
    line: list[str] = []
    while True:
        text = f"{mode} {seed}: {' '.join(line)}"
        assert _document(battle) == _running(oracle.document()), text
        to_act = next(iter(battle.to_act()), None)
        assert to_act == oracle.to_act(), text
        if to_act is None:
            return
        legal = sorted(map(str, battle.legal_actions(to_act)))
        assert legal == sorted(oracle.legal()), text
        # Ends are rarer than by lot, so that more happens in a turn.
        wanted = [move for move in legal if move != "end"] or legal
        chosen, luck = chance.draw(luck, len(wanted))
        line.append(wanted[chosen])
        battle.apply(to_act, battle.read(wanted[chosen])[0])
        oracle.play(wanted[chosen])


def _document(battle: Battle) -> JsonObject:
    return _running(GAME.dump(battle))


def _running(document: JsonObject) -> JsonObject:
    """Without what no longer counts after the end: what was under way then."""
    if "outcome" in document:
        frozen = ("resolving", "question", "fires", "used", "step", "actions")
        document = {key: value for key, value in document.items() if key not in frozen}
    return document
