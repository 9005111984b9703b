"""`legal` and `apply`: answers, refusals, exit codes."""

from __future__ import annotations

import json
from typing import Any

import pytest
from asking import Json, Run, Save

from cli.play import LONGEST_LINE

LEGAL = [
    "ogre:u",
    "ogre:l",
    "boom@au1",
    "boom@bu1",
    "boom@bl1",
    "brute:u",
    "brute:l",
    "troll:u",
    "troll:l",
    "end",
]


def test_legal_lists_the_moves_in_the_order_of_the_engine(
    run: Run, save: Save, position: Json
) -> None:
    answer = run("legal", "--position", save(position), "--json")
    assert (answer.code, answer.err) == (0, "")
    assert answer.json == {"moves": LEGAL}


def test_legal_prints_a_move_a_line_for_people(run: Run, save: Save, position: Json) -> None:
    answer = run("legal", "--position", save(position))
    assert answer.code == 0
    assert answer.out.splitlines() == LEGAL


def test_a_dash_is_standard_input(run: Run, position: Json) -> None:
    for arguments in (["legal"], ["apply", "--line", ""]):
        answer = run(*arguments, "--position", "-", "--json", stdin=json.dumps(position))
        assert answer.code == 0
        assert answer.json


def test_every_legal_move_can_be_applied(run: Run, save: Save, position: Json) -> None:
    file = save(position)
    for move in LEGAL:
        assert run("apply", "--position", file, "--line", move, "--json").code == 0, move


def test_apply_tells_position_events_and_no_outcome(run: Run, save: Save, position: Json) -> None:
    answer = run("apply", "--position", save(position), "--line", "boom@bl1", "--json")
    assert (answer.code, answer.err) == (0, "")
    expected = json.loads(json.dumps(position))
    expected["mana"] = 6
    expected["seats"]["A"]["hand"] = ["ogre", "BASTION", "brute", "troll", "boom"]
    expected["seats"]["B"]["lower"] = [{"card": "mutant", "damage": 1}]
    assert answer.json == {
        "position": expected,
        "events": [
            {"event": "card_played", "seat": "A", "card": "boom", "cost": 1, "mana": 6},
            {"event": "targeted", "card": "boom", "targets": ["bl1"]},
            {"event": "damaged", "card": "mutant", "place": "bl1", "amount": 1, "left": 3},
            {"event": "returned", "card": "boom", "seat": "A", "end": "right", "health": 3},
        ],
        "outcome": None,
    }


def test_a_line_goes_on_with_the_moves_of_the_opponent(
    run: Run, save: Save, position: Json
) -> None:
    answer = run("apply", "--position", save(position), "--line", "ogre:l end zom:l end", "--json")
    assert answer.code == 0
    reached = answer.json["position"]
    assert (reached["turn"], reached["active"]) == (11, "A")
    played = [
        (event["seat"], event["card"])
        for event in answer.json["events"]
        if event["event"] == "card_played"
    ]
    assert played == [("A", "ogre"), ("B", "zombie")]


def test_apply_goes_on_from_its_own_answer(run: Run, save: Save, position: Json) -> None:
    file = save(position)
    at_once = run("apply", "--position", file, "--line", "boom@bl1 ogre:u end", "--json").json
    events: list[Any] = []
    current = position
    for move in ("boom@bl1", "ogre:u", "end"):
        answer = run("apply", "--position", save(current), "--line", move, "--json").json
        current = answer["position"]
        events += answer["events"]
    assert current == at_once["position"]
    assert events == at_once["events"]


def test_the_outcome_names_the_winner(run: Run, save: Save, position: Json) -> None:
    position["seats"]["B"]["upper"] = []
    answer = run("apply", "--position", save(position), "--line", "end", "--json")
    assert answer.code == 0
    assert answer.json["outcome"] == {"winner": ["A"]}
    assert answer.json["events"][-1] == {"event": "game_ended", "winners": ["A"], "reason": "fort"}


def test_a_frozen_position_is_refused_with_path_and_reason(
    run: Run, save: Save, position: Json
) -> None:
    position["seats"]["B"]["upper"] = []
    ended = run("apply", "--position", save(position), "--line", "end", "--json").json["position"]
    for command in (["legal"], ["apply", "--line", "end"]):
        answer = run(*command, "--position", save(ended), "--json")
        assert answer.code == 2
        assert answer.error["code"] == "bad_input"
        assert answer.error["path"]
        assert answer.error["message"]


def test_people_read_the_events_and_the_outcome(run: Run, save: Save, position: Json) -> None:
    position["seats"]["B"]["upper"] = []
    answer = run("apply", "--position", save(position), "--line", "boom@bl1 end")
    assert (answer.code, answer.err) == (0, "")
    lines = answer.out.splitlines()
    assert lines[1] == "targeted: card boom, targets bl1"
    assert lines[2] == "damaged: card mutant, place bl1, amount 1, left 3"
    assert lines[-2:] == ["game ended: winners A, reason fort", "won by A (fort)"]


@pytest.mark.parametrize("line", ["", "   ", "\n\t"])
def test_an_empty_line_plays_nothing(run: Run, save: Save, position: Json, line: str) -> None:
    answer = run("apply", "--position", save(position), "--line", line, "--json")
    assert answer.code == 0
    assert answer.json == {"position": position, "events": [], "outcome": None}


def test_spaces_and_line_breaks_between_moves_do_not_matter(
    run: Run, save: Save, position: Json
) -> None:
    file = save(position)
    neat = run("apply", "--position", file, "--line", "boom@bl1 ogre:u end", "--json")
    loose = run("apply", "--position", file, "--line", "  Boom!@bl1\n\n OGRE :u\tEND ", "--json")
    assert neat.code == 0
    assert loose.out == neat.out


@pytest.mark.parametrize(
    ("line", "move", "text", "code", "facts"),
    [
        ("troll:u ogre:l", 2, "ogre:l", "too_little_mana", {"card": "ogre", "cost": 4, "mana": 1}),
        ("boom@bl1 boom@bl7", 2, "boom@bl7", "no_such_target", {"card": "boom", "place": "bl7"}),
        ("boom:u", 1, "boom:u", "needs_target", {"card": "boom"}),
        ("ogre@bl1 end", 1, "ogre@bl1", "needs_lane", {"card": "ogre"}),
        ("b:u", 1, "b:u", "ambiguous_card", {"typed": "b", "cards": ["boom", "brute"]}),
        ("end no such:u end", 2, "no such:u", "not_in_hand", {"card": "no such"}),
        ("end martyr:l", 2, "martyr:l", "not_in_hand", {"card": "martyr"}),
        ("what ever", 1, "what", "unreadable_move", {"move": "what"}),
        ("end go", 2, "go", "not_in_this_ruleset", {"move": "go"}),
        ("жжж:u", 1, "жжж:u", "not_in_hand", {"card": "жжж"}),
    ],
)
def test_an_illegal_move_is_told_with_its_number_text_and_facts(
    run: Run, save: Save, position: Json, line: str, move: int, text: str, code: str, facts: Json
) -> None:
    answer = run("apply", "--position", save(position), "--line", line, "--json")
    assert (answer.code, answer.err) == (1, "")
    error = answer.error
    assert error.pop("message").startswith(code.replace("_", " "))
    assert error == {"code": code, "move": move, "text": text, "facts": facts}


def test_moves_after_the_end_are_illegal(run: Run, save: Save, position: Json) -> None:
    position["seats"]["B"]["upper"] = []
    answer = run("apply", "--position", save(position), "--line", "end end boom@bl1", "--json")
    assert answer.code == 1
    assert (answer.error["code"], answer.error["move"]) == ("game_over", 2)
    assert answer.error["text"] == "end"


def test_people_read_an_illegal_move_on_standard_error(
    run: Run, save: Save, position: Json
) -> None:
    answer = run("apply", "--position", save(position), "--line", "end big one:l")
    assert (answer.code, answer.out) == (1, "")
    assert answer.err == "bridgekeeper: move 2, big one:l: not in hand (card big one)\n"


def test_a_long_word_is_cut_in_the_answer(run: Run, save: Save, position: Json) -> None:
    answer = run("apply", "--position", save(position), "--line", "x" * 5000, "--json")
    assert answer.code == 1
    assert answer.error["text"] == "x" * 100


def test_the_length_of_a_line_is_bounded(run: Run, save: Save, position: Json) -> None:
    file = save(position)
    for line in ("end " * (LONGEST_LINE // 4) + "x", " " * (LONGEST_LINE + 1)):
        answer = run("apply", "--position", file, "--line", line, "--json")
        assert answer.code == 2
        assert answer.error["path"] == "line"
        assert answer.error["message"] == "longer than 20,000 characters"
    answer = run("apply", "--position", file, "--line", " " * LONGEST_LINE, "--json")
    assert answer.code == 0


def changed(position: Json, path: str, value: object) -> Json:
    """The position with another value at a dotted path; a whole number is a place in a list."""
    *steps, last = [int(step) if step.isdigit() else step for step in path.split(".")]
    inner: Any = position
    for step in steps:
        inner = inner[step]
    inner[last] = value
    return position


@pytest.mark.parametrize(
    ("at", "value", "path", "reason"),
    [
        ("format", 2, "format", "this program reads format 1"),
        ("game", "chess", "game", "known games: clash"),
        ("mana", -1, "mana", "input should be greater than or equal to 0"),
        ("mana", 1.5, "mana", "input should be a valid integer"),
        ("spare", 1, "spare", "unknown key"),
        ("active", "C", "active", "input should be 'A' or 'B'"),
        ("phase", "assault", "phase", "a duel of ruleset 1.2 rests in the summoning phase only"),
        ("seats.A.hand.2", "nobody", "seats.A.hand[2]", "there is no card 'nobody'"),
        ("seats.A.hand.2", "ogre", "seats.A.hand[2]", "A has Ogre twice"),
        ("seats.A.hand.2", "FORT", "seats.A.hand[2]", "a second stronghold"),
        ("seats.A.hand.1", "scribe", "seats.A.hand", "the stronghold is missing: BASTION or FORT"),
        ("seats.A.upper.0.card", "boom", "seats.A.upper[0].card", "Boom! is an incantation"),
        ("seats.A.upper.0.damage", 5, "seats.A.upper[0].damage", "Baron has only 5 health"),
        ("seats.A.upper.0.armour", 5, "seats.A.upper[0].armour", "unknown key"),
    ],
)
def test_a_bad_position_is_refused_with_path_and_reason(
    run: Run, save: Save, position: Json, at: str, value: object, path: str, reason: str
) -> None:
    file = save(changed(position, at, value))
    for command in (["legal"], ["apply", "--line", "end"]):
        answer = run(*command, "--position", file, "--json")
        assert answer.code == 2
        assert answer.error["path"] == path
        assert answer.error["message"].startswith(reason)
        told = run(*command, "--position", file)
        assert (told.code, told.out) == (2, "")
        assert told.err.startswith(f"bridgekeeper: {path}: {reason}")


def test_a_missing_key_is_named(run: Run, save: Save, position: Json) -> None:
    del position["seats"]["B"]["lower"]
    answer = run("legal", "--position", save(position), "--json")
    assert answer.code == 2
    assert answer.error["path"] == "seats.B.lower"
    assert answer.error["message"] == "this key is missing"


@pytest.mark.parametrize("document", [[], "position"])
def test_a_position_is_an_object(run: Run, save: Save, document: object) -> None:
    answer = run("legal", "--position", save(json.dumps(document)), "--json")
    assert answer.code == 2
    assert answer.error["message"] == "a position is a JSON object"


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["legal"], "--position"),
        (["apply", "--position", "-"], "--line"),
        (["apply", "--line", "end"], "--position"),
        (["legal", "--batch", "--position", "-"], "--batch"),
        (["apply", "--batch", "--line", "end"], "--batch"),
        (["legal", "--what"], "--what"),
        (["puzzle"], "puzzle"),
    ],
)
def test_a_wrong_call_is_bad_input(run: Run, arguments: list[str], told: str) -> None:
    answer = run(*arguments, stdin="")
    assert (answer.code, answer.out) == (2, "")
    assert told in answer.err


@pytest.mark.parametrize(
    "command",
    [
        "",
        "run",
        "sandbox",
        "doctor",
        "ratings",
        "ratings recompute",
        "achievements",
        "achievements recompute",
        "cards",
        "legal",
        "apply",
        "replay",
        "simulate",
        "render",
        "render board",
        "render hand",
        "render card",
        "render puzzle",
        "render film",
    ],
)
def test_every_command_has_help(run: Run, command: str) -> None:
    answer = run(*command.split(), "--help")
    assert answer.code == 0
    assert answer.out.startswith("Usage: ")
