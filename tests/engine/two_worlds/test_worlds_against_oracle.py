"""The engine and the witness, which was written from the rules alone, play the same games.

`BRIDGEKEEPER_ORACLE=5000 pytest tests/engine/two_worlds/test_worlds_against_oracle.py` plays more.
"""

from __future__ import annotations

import os
from typing import Any, cast

import pytest
from long import how_many
from worlds_examples import Example, differences, examples
from worlds_oracle import Oracle

from engine import chance
from engine.core import JsonObject
from engine.two_worlds.game import TwoWorldsGame, setup_of
from engine.two_worlds.match import Match
from engine.two_worlds.state import SetUp

GAMES = int(os.environ.get("BRIDGEKEEPER_ORACLE", how_many(20, 60)))
GAME = TwoWorldsGame()


@pytest.mark.parametrize("part", range(2))
def test_random_games_go_alike_move_by_move(part: int) -> None:
    for number in range(part, GAMES, 2):
        _played(cast("SetUp", ("basic", "draft")[part]), number, 2 + number % 3 // 2)


def _played(setup: SetUp, seed: int, second: int) -> None:
    match, _ = GAME.setup(setup_of(setup, second), seed)
    oracle = Oracle.setup(setup, seed, **({"second_player_spells": second} if second != 2 else {}))
    luck = chance.stream(seed, "moves")
    line: list[str] = []
    while True:
        text = f"{setup} {seed}: {' '.join(line)}"
        assert _document(match) == _running(oracle.document()), text
        to_act = match.to_act()
        assert to_act == tuple(oracle.to_act()), text
        if not to_act:
            return
        seat, luck = chance.draw(luck, len(to_act))
        legal = sorted(map(str, match.legal_actions(to_act[seat])))
        assert legal == sorted(oracle.legal(to_act[seat])), text
        # Much is answered, and little passed, so that more happens in a turn.
        dull = ("end", "pass", "go")
        wanted = [move for move in legal if move not in dull or len(line) % 3 == 0] or legal
        chosen, luck = chance.draw(luck, len(wanted))
        line.append(wanted[chosen])
        match.apply(to_act[seat], match.read(wanted[chosen])[0])
        oracle.play(to_act[seat], wanted[chosen])


def _document(match: Match) -> JsonObject:
    return _running(GAME.dump(match))


def _running(document: JsonObject) -> JsonObject:
    """Without empty values, and without what no longer counts after the end."""
    if "outcome" in document:
        frozen = ("stack", "window", "step", "attacked", "quiet", "eventful")
        document = {key: value for key, value in document.items() if key not in frozen}
    trimmed: JsonObject = _trimmed(document)
    return trimmed


def _trimmed(value: Any) -> Any:
    if isinstance(value, dict):
        inner = {key: _trimmed(part) for key, part in value.items()}
        return {key: part for key, part in inner.items() if part not in ({}, [], 0, False, None)}
    return [_trimmed(part) for part in value] if isinstance(value, list) else value


@pytest.mark.parametrize("example", examples(), ids=lambda example: example.name)
def test_a_worked_example_of_16(example: Example) -> None:
    if example.position is None:
        match, _ = GAME.setup(setup_of(cast("SetUp", example.setup)), example.seed)
    else:
        whole = {"game": "two_worlds", "ruleset": "1", "mode": "duel", "setup": "basic"}
        match = GAME.load({**whole, **example.position})
    for move in example.moves:
        action, rest = GAME.read_move(match, move)
        assert not rest
        match.apply(match.acting, action)
    to_act = "".join(match.to_act())
    legal = {str(action) for action in match.legal_actions(match.acting)}
    expected = example.expected
    assert to_act == expected.get("due", to_act)
    assert legal == set(expected.get("legal", legal))
    assert legal >= set(expected.get("also_legal", ()))
    assert not legal & set(expected.get("illegal", ()))
    document = {"attacked": False, **GAME.dump(match)}
    assert not differences(document, expected.get("then", {}))
    assert not {*expected.get("empty", ())} & document.get("board", {}).keys()
