"""Versions of the rules: what has begun ends as it began, what is not known is refused.

The program of tomorrow is played here: in the next version of its rules every turn of Clash begins
with one more mana. The other games have had one version only, and their documents name none.
"""

from __future__ import annotations

import json
from typing import Any

import pytest
from test_conformance import SETUPS
from test_golden_games import FILES, assert_played_as_before

from engine import record
from engine.clash import notation, rules, turn
from engine.clash.state import Board
from engine.documents import DocumentError
from engine.games import game_named, games, plugin_of
from engine.record import Replay

IDS = [game.id for game in games()]

VERSIONED = [name for name in IDS if plugin_of(name).name == "clash"]
CLASH, SETUP = game_named("clash"), SETUPS["clash"][0]
TOMORROW = rules.NEWEST + 1
began = turn.begin


@pytest.fixture
def tomorrow(rules_patch: pytest.MonkeyPatch) -> None:
    """All games have a second version of their rules."""

    def begin(board: Board) -> None:
        began(board)
        if board.rules.version >= TOMORROW:
            board.mana += 1

    rules_patch.setattr(rules, "NEWEST", TOMORROW)
    rules_patch.setattr(turn, "begin", begin)
    for name in VERSIONED:
        rules_patch.setattr(type(game_named(name)), "rules", TOMORROW)


def played(version: int | None, turns: int = 3) -> tuple[Any, dict[str, Any]]:
    """A duel in which nobody does anything, and its record."""
    state, _ = CLASH.setup(SETUP, 7, version)
    moves = []
    for _ in range(turns):
        (seat,) = state.to_act()
        moves.append(f"{seat} end")
        state.apply(seat, CLASH.read_move(state, "end")[0])
    return state, record.write(CLASH, SETUP, 7, {}, moves, None, version)


@pytest.mark.usefixtures("tomorrow")
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_golden_games_are_played_by_their_own_version(path: Any) -> None:
    assert_played_as_before(json.loads(path.read_text("utf-8")))


@pytest.mark.usefixtures("tomorrow")
def test_a_match_begins_by_the_newest_rules_or_those_that_are_asked_for() -> None:
    first, second, newest = (played(version)[0] for version in (1, TOMORROW, None))
    assert second.mana == first.mana + 1
    assert newest.key() == second.key() != first.key()
    assert second.copy().rules.version == TOMORROW


@pytest.mark.usefixtures("tomorrow")
@pytest.mark.parametrize("version", [1, 2, TOMORROW])
def test_a_record_replays_by_the_version_that_it_names(version: int) -> None:
    state, written = played(version)
    assert written.get("rules", 1) == version
    replay = Replay(json.loads(json.dumps(written)))
    list(replay)
    assert replay.state.key() == state.key()


def test_of_version_1_nothing_is_written_that_the_first_programs_refuse() -> None:
    state, written = played(1)
    assert "rules" not in written
    assert "rules" not in CLASH.dump(state)
    assert Replay({**written, "rules": 1}).state.key() == Replay(written).state.key()


@pytest.mark.usefixtures("tomorrow")
@pytest.mark.parametrize("name", VERSIONED)
@pytest.mark.parametrize("version", [1, 2, TOMORROW])
def test_positions_of_every_game_keep_their_version(name: str, version: int) -> None:
    game = game_named(name)
    state, _ = game.setup(SETUPS[name][0], 7, version)
    document = json.loads(json.dumps(game.dump(state)))
    assert document.get("rules", 1) == version
    assert game.load(document).key() == state.key()
    assert game.dump(game.load(document)) == document
    assert state.key() != game.setup(SETUPS[name][0], 7, version % TOMORROW + 1)[0].key()


@pytest.mark.usefixtures("tomorrow")
def test_the_notation_of_a_position_tells_its_version() -> None:
    state, _ = played(2)
    text = notation.write(state)
    assert "rules=2" in text.split(";")[0].split()
    assert notation.read(text).key() == state.key()
    assert "rules" not in notation.write(played(1)[0])


@pytest.mark.parametrize("name", IDS)
@pytest.mark.parametrize("version", [0, TOMORROW, 99])
def test_a_version_that_is_not_known_is_refused(name: str, version: int) -> None:
    game, setup = game_named(name), SETUPS[name][0]
    state, _ = game.setup(setup, 7)
    written = record.write(game, setup, 7, {}, [], None)
    for refused in (
        lambda: game.setup(setup, 7, version),
        lambda: game.load({**game.dump(state), "rules": version}),
        lambda: Replay({**written, "rules": version}),
        lambda: record.write(game, setup, 7, {}, [], None, version),
    ):
        with pytest.raises(DocumentError) as caught:
            refused()
        assert caught.value.path == "rules"


def test_a_refused_version_says_which_are_known() -> None:
    with pytest.raises(DocumentError, match="this program knows versions 1 to 2, not 3"):
        CLASH.setup(SETUP, 7, 3)
    with pytest.raises(DocumentError, match="rules"):
        notation.read("A9 m7 rules=3; ogre BASTION troll; FORT zombie")
