"""Match records: they replay anywhere, and whatever does not fit is refused by path."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest
from positions import CLASH

from engine import record
from engine.clash.decks import PRECONSTRUCTED
from engine.clash.game import duel_setup
from engine.core import Outcome
from engine.documents import DocumentError


def played(seed: int, turns: int = 60) -> tuple[dict[str, Any], Any]:
    """The record of a random match and its last state."""
    chance = random.Random(seed)
    first, second = chance.sample(sorted(PRECONSTRUCTED), 2)
    setup = duel_setup({"A": list(PRECONSTRUCTED[first]), "B": list(PRECONSTRUCTED[second])}, turns)
    state, _ = CLASH.setup(setup, seed)
    moves = []
    while to_act := state.to_act():
        action = chance.choice(state.legal_actions(to_act[0]))
        moves.append(f"{to_act[0]} {action}")
        state.apply(to_act[0], action)
    names = {"A": "Ann", "B": "Ben"}
    return record.write(CLASH, setup, seed, names, moves, state.outcome()), state


RECORD, LAST = played(7)


def changed(**values: Any) -> dict[str, Any]:
    return {**copy.deepcopy(RECORD), **values}


def refusal(document: object) -> DocumentError:
    with pytest.raises(DocumentError) as caught:
        list(record.Replay(document))
    return caught.value


@pytest.mark.parametrize("seed", range(10))
def test_a_record_replays_to_the_same_position_and_result(seed):
    written, last = played(seed)
    replay = record.Replay(json.loads(json.dumps(written)))
    told = list(replay)
    assert len(told) == len(written["moves"]) + 1
    assert [move for move, _ in told] == ["", *written["moves"]]
    assert told[0][1][0].document()["event"] == "coin_tossed"
    assert replay.state.key() == last.key()
    assert CLASH.dump(replay.state) == CLASH.dump(last)
    assert replay.outcome == last.outcome()


def test_the_record_says_what_it_needs():
    assert set(RECORD) == {
        *("format", "game", "ruleset", "rules", "mode", "config", "seed", "players", "decks"),
        *("moves", "result"),
    }
    assert RECORD["config"]["chance"] == "splitmix64"


def test_a_match_that_goes_on_has_no_result():
    replay = record.Replay(changed(moves=RECORD["moves"][:5], result=None))
    list(replay)
    assert replay.outcome is None


@pytest.mark.parametrize("reason", ["resignation", "agreement", "abandoned", "limit"])
def test_a_result_off_the_board_is_kept(reason):
    result = {"winner": [] if reason == "agreement" else ["B"], "reason": reason}
    replay = record.Replay(changed(moves=RECORD["moves"][:5], result=result))
    list(replay)
    assert replay.outcome == Outcome(tuple(result["winner"]), reason)


@pytest.mark.parametrize(
    "result",
    [
        None,
        {"winner": [], "reason": "turn_limit"},
        {"winner": ["B" if RECORD["result"]["winner"] == ["A"] else "A"], "reason": "fort"},
        {**RECORD["result"], "reason": "resignation"},
    ],
)
def test_another_result_than_the_one_reached_is_refused(result):
    assert refusal(changed(result=result)).path == "result"


def test_a_result_that_the_moves_do_not_reach_is_refused():
    assert refusal(changed(moves=RECORD["moves"][:-1])).path == "result"


@pytest.mark.parametrize(
    "move",
    [
        "A dragon:u",
        "B dragon:u",
        "A boom@bu9",
        "end",
        "",
        "C end",
        "a end",
        "A end end",
        "A go",
        "A\nend x",
    ],
)
def test_an_illegal_move_is_refused_by_its_path(move):
    moves = RECORD["moves"]
    assert refusal(changed(moves=[*moves[:3], move, *moves[3:]])).path == "moves[3]"


def test_a_move_of_the_other_seat_is_refused():
    seat, text = RECORD["moves"][0].split(" ", 1)
    other = "B" if seat == "A" else "A"
    assert refusal(changed(moves=[f"{other} {text}"])).path == "moves[0]"


def test_a_move_after_the_end_is_refused():
    moves = [*RECORD["moves"], "A end"]
    assert refusal(changed(moves=moves)).path == f"moves[{len(moves) - 1}]"


@pytest.mark.parametrize(
    ("values", "path"),
    [
        ({"format": 2}, "format"),
        ({"game": "chess"}, "game"),
        ({"ruleset": "1.1"}, "ruleset"),
        ({"mode": "siege"}, "mode"),
        ({"seed": -1}, "seed"),
        ({"seed": 1 << 64}, "seed"),
        ({"seed": True}, "seed"),
        ({"seed": "7"}, "seed"),
        ({"config": {"chance": "dice"}}, "config.chance"),
        ({"config": {"luck": 1}}, "config.luck"),
        ({"config": {"options": {"turn_limit": -1}}}, "config.options.turn_limit"),
        ({"config": []}, "config"),
        ({"config": {"champions": {"A": "djinn"}}}, "config.champions"),
        ({"config": {"champions": {"A": "dragon", "B": "djinn"}}}, "config.champions.A"),
        ({"config": {"champions": {"A": "djinn", "B": "boom"}}}, "config.champions.B"),
        ({"config": {"options": {"champion": True}}}, "config.champions"),
        ({"decks": {"A": RECORD["decks"]["A"]}}, "decks"),
        ({"decks": {**RECORD["decks"], "C": []}}, "decks"),
        ({"decks": {**RECORD["decks"], "A": RECORD["decks"]["A"][1:]}}, "decks.A"),
        ({"decks": {**RECORD["decks"], "B": ["ogre"] * 8}}, "decks.B[1]"),
        ({"decks": {**RECORD["decks"], "B": ["griffin"] * 8}}, "decks.B[1]"),
        ({"moves": [5]}, "moves[0]"),
        ({"moves": None}, "moves"),
        ({"players": {"A": 5}}, "players.A"),
        ({"result": {"winner": ["E"], "reason": "fort"}}, "result.winner[0]"),
        ({"result": {"winner": ["A"]}}, "result.reason"),
        ({"result": "A"}, "result"),
        ({"extra": 1}, "extra"),
    ],
)
def test_a_record_that_does_not_fit_is_refused_by_path(values, path):
    assert refusal(changed(**values)).path == path


@pytest.mark.parametrize("whole", [None, [], "x", 5])
def test_refused_whole_not_an_object(whole):
    assert refusal(whole).path == ""


@pytest.mark.parametrize("winner", [["C"], ["A", "A"], ["A", "B", "C", "D"]])
def test_a_result_off_the_board_names_seats_of_the_match_once(winner):
    result = {"winner": winner, "reason": "resignation"}
    assert refusal(changed(moves=RECORD["moves"][:5], result=result)).path.startswith("result")
