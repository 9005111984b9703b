"""Records, notation and what a shell asks, with a game that is nothing like Clash of Decks."""

from __future__ import annotations

import json
import sys
from types import ModuleType
from typing import Any

import pytest
from errands import ALL, MOVES, Done, Errands, Move, Streets
from test_conformance import SETUPS

from engine import games, notation, record
from engine.core import IllegalAction, JsonObject, Outcome, State
from engine.documents import DocumentError

ERRANDS = Errands()
SETUP: JsonObject = {"streets": ["Long-Lane", "Short-Lane"], "errands": 2}
MOVES_OF_A_MATCH = [
    *("A end resign", "B undo", "C pause", "A undo"),
    *("A pause", "B end resign", "B undo", "C end resign"),
]
"""A runs two errands, C one; of the others' questions one is answered with no."""
RESULT = {"winner": ["A"], "reason": "errands"}


@pytest.fixture(autouse=True)
def _room(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy game stands in the registry."""
    module = ModuleType("toy.engine.errands.plugin")
    module.PLUGIN = games.EnginePlugin((ERRANDS,))  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, module.__name__, module)
    monkeypatch.setattr(
        games, "PLUGINS", [*games.PLUGINS, games.GamePlugin("errands", under="toy")]
    )


def written(**changed: Any) -> JsonObject:
    outcome = Outcome(("A",), "errands")
    document = record.write(ERRANDS, SETUP, 3, {"B": "Ben"}, MOVES_OF_A_MATCH, outcome)
    return {**json.loads(json.dumps(document)), **changed}


def refusal(document: object) -> DocumentError:
    with pytest.raises(DocumentError) as caught:
        list(record.Replay(document))
    return caught.value


def state(*moves: str) -> Streets:
    reached, _ = ERRANDS.setup(SETUP, 0)
    for move in moves:
        reached.apply(reached.to_act()[0], Move(move))
    return reached


# Records


def test_a_record_holds_the_set_up_of_its_game_as_it_is() -> None:
    assert list(written()) == [
        *("format", "game", "streets", "errands", "seed", "players", "moves", "result")
    ]
    assert written()["streets"] == SETUP["streets"]


def test_a_record_without_decks_replays_with_moves_that_are_called_like_commands() -> None:
    replay = record.Replay(written())
    assert [move for move, _ in replay] == ["", *MOVES_OF_A_MATCH]
    assert replay.outcome == Outcome(("A",), "errands")
    assert replay.setup == SETUP


def test_the_set_up_of_a_record_is_checked_by_its_game() -> None:
    assert str(refusal(written(decks={}))) == "decks: unknown key"
    assert refusal(written(errands=0)).path == "errands"
    document = written()
    del document["streets"]
    assert str(refusal(document)) == "streets: this key is missing"


@pytest.mark.parametrize("key", ["format", "game", "seed", "players", "moves", "result"])
def test_no_key_of_the_envelope_can_be_missing(key: str) -> None:
    document = written()
    del document[key]
    assert refusal(document).path == key


@pytest.mark.parametrize("key", ["seed", "rules", "moves"])
def test_a_set_up_can_not_hide_the_envelope(key: str) -> None:
    with pytest.raises(ValueError, match=key):
        record.write(ERRANDS, {**SETUP, key: 1}, 3, {}, [], None)


@pytest.mark.parametrize("winner", [["D"], ["A", "A"], ["B", "D"]])
def test_winners_are_seats_of_the_match_whoever_is_named_as_a_player(winner: list[str]) -> None:
    result = {"winner": winner, "reason": "resignation"}
    assert refusal(written(moves=[], result=result)).path == "result.winner"


@pytest.mark.parametrize("winner", [["C"], ["A", "C"], []])
def test_several_of_three_may_win_together(winner: list[str]) -> None:
    result = {"winner": winner, "reason": "resignation"}
    replay = record.Replay(written(moves=[], players={}, result=result))
    list(replay)
    assert replay.outcome == Outcome(tuple(winner), "resignation")  # type: ignore[arg-type]


@pytest.mark.parametrize("move", ["A end", "A end resign pause", "A resign", "D pause", "pause"])
def test_a_move_that_is_none_is_refused_by_its_path(move: str) -> None:
    assert refusal(written(moves=[move])).path == "moves[0]"


def test_a_record_of_a_draft_that_was_given_up_replays() -> None:
    """It has no decks yet, and still it has seats."""
    draft = games.game_named("draft")
    resigned = Outcome(("B",), "resignation")
    document = record.write(draft, SETUPS["draft"][0], 1, {}, [], resigned)
    replay = record.Replay(document)
    list(replay)
    assert replay.outcome == resigned


def test_records_of_clash_have_their_keys_in_the_order_that_they_always_had() -> None:
    for name in ("clash", "draft", "constructed", "champions", "mutation", "league"):
        document = record.write(games.game_named(name), SETUPS[name][0], 1, {}, [], None, 1)
        assert list(document) == [
            *("format", "game", "ruleset", "mode", "config", "seed", "players", "decks", "moves"),
            "result",
        ]


# Moves


def test_moves_of_a_line_are_read_one_after_the_other() -> None:
    line = " pause undo  end   resign pause"
    read = []
    while line.strip():
        move, line = ERRANDS.read_move(state(), line)
        read.append(str(move))
    assert read == ["pause", "undo", "end resign", "pause"]
    assert set(read) == set(MOVES)
    with pytest.raises(IllegalAction):
        ERRANDS.read_move(state(), "end resignation")


def test_an_event_is_told_with_its_fields() -> None:
    done = Done("A", "Long-Lane", (1, 2), Move("end resign"))
    assert done.document() == {
        "event": "done",
        "seat": "A",
        "street": "Long-Lane",
        "left": [1, 2],
        "move": "end resign",
    }
    assert not done.irreversible
    assert not done.surprises("B")


# Notation


def test_a_line_that_names_its_game_is_of_that_game() -> None:
    reached = state("end resign", "undo")
    line = notation.write(ERRANDS, reached)
    assert line == "errands: 1 0 0 t3 of 2 in Long-Lane Short-Lane"
    game, read = notation.read(line)
    assert game is ERRANDS
    assert read.key() == reached.key()
    assert notation.read(f"  Errands :{line.partition(':')[2]}")[1].key() == reached.key()


def test_a_line_that_names_none_is_of_the_first_game() -> None:
    line = "A9 m7; ogre BASTION troll; FORT zombie"
    game, read = notation.read(line)
    assert game.id == "clash"
    assert notation.write(game, read) == line
    assert notation.read(f"clash: {line}")[1].key() == read.key()
    with pytest.raises(DocumentError):
        notation.read("1 0 0 t3 of 2 in Long-Lane")


def test_a_game_without_a_notation_and_a_position_without_a_line_say_so() -> None:
    draft = games.game_named("draft")
    reached: State = draft.setup(SETUPS["draft"][0], 1)[0]
    with pytest.raises(DocumentError, match="a position of draft has no notation"):
        notation.write(draft, reached)
    with pytest.raises(DocumentError, match="no line says who is asked"):
        notation.write(ERRANDS, state("pause"))


# What a shell asks


def test_who_is_ahead_is_a_draw_where_a_game_does_not_say() -> None:
    assert ERRANDS.winners_now(state()) == ()
    for name in ("draft", "constructed", "champions", "mutation", "league"):
        game = games.game_named(name)
        for setup in SETUPS[name]:
            assert game.winners_now(game.setup(setup, 1)[0]) == ()


def test_who_is_asked_in_another_ones_turn() -> None:
    assert ERRANDS.asked(state()) == ()
    asking = state("pause")
    assert asking.to_act() == ERRANDS.asked(asking) == ("B",)
    clash = games.game_named("clash")
    assert clash.asked(clash.setup(SETUPS["clash"][0], 1)[0]) == ()


def test_of_three_nobody_has_won_when_one_gives_up() -> None:
    assert [ERRANDS.winners_without(state(), seat) for seat in ALL] == [None, None, None]


@pytest.mark.parametrize("name", ["clash", "draft", "constructed", "champions"])
def test_of_two_opponents_the_other_one_has_won(name: str) -> None:
    game = games.game_named(name)
    reached, _ = game.setup(SETUPS[name][0], 1)
    assert reached.seats == ("A", "B")
    assert game.winners_without(reached, "A") == ("B",)
    assert game.winners_without(reached, "B") == ("A",)


def test_an_ai_wins_when_its_only_opponent_gives_up() -> None:
    solo = next(setup for setup in SETUPS["clash"] if setup["mode"] == "solo")
    clash = games.game_named("clash")
    assert clash.winners_without(clash.setup(solo, 1)[0], "A") == ("B",)


@pytest.mark.parametrize("name", ["clash", "draft", "champions"])
def test_of_two_who_play_together_nobody_has_won(name: str) -> None:
    coop = next(setup for setup in SETUPS[name] if setup["mode"] == "coop")
    game = games.game_named(name)
    reached, _ = game.setup(coop, 1)
    assert {"A", "C"} <= set(reached.seats)
    assert game.winners_without(reached, "A") is None


@pytest.mark.parametrize(
    "name", ["clash", "draft", "constructed", "champions", "mutation", "league"]
)
def test_at_a_table_of_four_the_match_goes_on(name: str) -> None:
    game = games.game_named(name)
    for setup in SETUPS[name]:
        reached, _ = game.setup(setup, 1)
        if len(reached.seats) == 4:
            assert {game.winners_without(reached, seat) for seat in reached.seats} == {None}
