"""The engine and the witness, which was written from the rules alone, play the same games.

`BRIDGEKEEPER_ORACLE=5000 pytest tests/engine/castles/test_castles_against_oracle.py` plays more.
"""

from __future__ import annotations

import os
from typing import Any, cast

import pytest
from castles_examples import Example, examples, shortcomings
from castles_oracle import Oracle
from long import how_many

from engine import chance
from engine.castles.board import SEATS_OF, Mode
from engine.castles.cards import RACES
from engine.castles.game import CastlesGame, setup_of
from engine.castles.match import Match
from engine.core import IllegalAction, JsonObject

GAMES = int(os.environ.get("BRIDGEKEEPER_ORACLE", how_many(4, 8)))
GAME = CastlesGame()


@pytest.mark.parametrize("mode", ["duel", "teams"])
def test_random_games_go_alike_move_by_move(mode: Mode) -> None:
    for number in range(GAMES // 2):
        _played(mode, number)


def _played(mode: Mode, seed: int) -> None:
    races = {letter: RACES[(seed // 4**place) % 4] for place, letter in enumerate(SEATS_OF[mode])}
    match, _ = GAME.setup(setup_of(mode, races), seed)
    oracle = Oracle.setup(mode, seed, cast("dict[str, str]", races))
    luck = chance.stream(seed, "moves")
    line: list[str] = []
    while True:
        text = f"{mode} {seed}: {' '.join(line)}"
        assert _document(match) == _running(oracle.document()), text
        to_act = next(iter(match.to_act()), None)
        assert to_act == oracle.to_act(), text
        if to_act is None:
            return
        legal = sorted(map(str, match.legal_actions(to_act)))
        assert legal == sorted(oracle.legal()), text
        # The kind of a move first, so that much more than walking happens; ends are rare.
        kinds = sorted({_kind(move) for move in legal})
        kinds = [kind for kind in kinds if kind != "end"] or kinds
        kind, luck = chance.draw(luck, len(kinds))
        wanted = [move for move in legal if _kind(move) == kinds[kind]]
        chosen, luck = chance.draw(luck, len(wanted))
        line.append(wanted[chosen])
        match.apply(to_act, match.read(wanted[chosen])[0])
        oracle.play(wanted[chosen])


def _kind(move: str) -> str:
    return next((sign for sign in "!+*@>" if sign in move.split("/")[0]), move.split("/")[0])


def _document(match: Match) -> JsonObject:
    return _running(GAME.dump(match))


def _running(document: JsonObject) -> JsonObject:
    """Without empty values, without what no longer counts after the end, and without the engine's
    own note that nobody has seen the card of a skeleton."""
    for creature in document["board"].values():
        creature.pop("from_deck", None)
    if "outcome" in document:
        frozen = ("dice", "chance")
        document = {key: value for key, value in document.items() if key not in frozen}
    trimmed: JsonObject = _trimmed(document)
    return trimmed


def _trimmed(value: Any) -> Any:
    if isinstance(value, dict):
        inner = {key: _trimmed(part) for key, part in value.items()}
        return {key: part for key, part in inner.items() if part not in ({}, [], 0, False, None)}
    return [_trimmed(part) for part in value] if isinstance(value, list) else value


@pytest.mark.parametrize("example", examples(), ids=lambda example: example.name)
def test_a_worked_example_of_15(example: Example) -> None:
    match = GAME.load(example.position)
    for move in example.moves:
        action, rest = GAME.read_move(match, move)
        assert not rest
        match.apply(match.acting, action)

    def paid(text: str) -> str:
        """The canonical text of a move, with the usual payment; of one that can't be read, its
        own."""
        try:
            return str(GAME.read_move(match, text)[0])
        except IllegalAction:
            return text

    legal = {str(action) for action in match.legal_actions(match.acting)}
    assert not shortcomings(example, legal, paid, GAME.dump(match))
