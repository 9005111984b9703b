"""`--batch`: one answer for each line, in order, whatever stands in the others."""

from __future__ import annotations

import json

import pytest
from asking import Json, Run, Save

from engine.bounded import SIZE


def batch(*requests: object) -> str:
    """Requests as JSON lines; strings are lines as they are."""
    return "".join(
        (each if isinstance(each, str) else json.dumps(each)) + "\n" for each in requests
    )


def test_answers_are_those_of_single_calls_in_order(run: Run, save: Save, position: Json) -> None:
    played = ["boom@bl1", "ogre:u end", "", "nobody:u", "end end", "troll:l"]
    answer = run(
        "apply", "--batch", stdin=batch(*({"position": position, "line": x} for x in played))
    )
    assert (answer.code, answer.err) == (0, "")
    file = save(position)
    assert answer.lines == [
        run("apply", "--position", file, "--line", line, "--json").json for line in played
    ]


def test_legal_in_a_batch(run: Run, save: Save, position: Json) -> None:
    here = run("legal", "--position", save(position), "--json").json
    later = run("apply", "--position", save(position), "--line", "end", "--json").json["position"]
    there = run("legal", "--position", save(later), "--json").json
    answer = run(
        "legal",
        "--batch",
        "--json",
        stdin=batch({"position": position}, {"position": position, "line": "end"}),
    )
    assert answer.code == 0
    assert here != there
    assert answer.lines == [here, there]


def test_nothing_is_legal_after_the_end_of_the_game(run: Run, position: Json) -> None:
    position["seats"]["B"]["upper"] = []
    answer = run("legal", "--batch", stdin=batch({"position": position, "line": "end"}))
    assert answer.lines == [{"moves": []}]


@pytest.mark.parametrize("command", ["legal", "apply"])
@pytest.mark.parametrize(
    ("bad", "path", "message"),
    [
        ("{", "", "not JSON: expecting property name"),
        ("", "", "not JSON: expecting value (line 1, column 1)"),
        ("[]", "", "a request is a JSON object"),
        ("7", "", "a request is a JSON object"),
        ('{"position": {}, "position": {}, "line": ""}', "position", "this key stands twice"),
        ({"position": {}, "line": "", "id": 1}, "id", "unknown key"),
        ({"line": "end"}, "position", "this key is missing"),
        ({"position": {}, "line": None}, "line", "a line of moves is a string"),
        ({"position": {}, "line": "end"}, "format", "this program reads format 1"),
        ({"position": [], "line": "end"}, "", "a position is a JSON object"),
        ("[" * 5000, "", "nested more than 32 deep"),
        ('{"position": NaN}', "", "not JSON: NaN is no number"),
        (" " * (SIZE + 1), "", "longer than 1 MiB"),
        ("x" * (3 * SIZE), "", "longer than 1 MiB"),
    ],
)
def test_a_bad_line_is_answered_in_place_and_the_batch_goes_on(
    run: Run, position: Json, command: str, bad: object, path: str, message: str
) -> None:
    good = {"position": position, "line": "boom@bl1"}
    answer = run(command, "--batch", stdin=batch(good, bad, good))
    assert (answer.code, answer.err) == (0, "")
    first, refused, last = answer.lines
    assert first == last
    assert "error" not in first
    assert refused["error"]["code"] == "bad_input"
    assert refused["error"]["path"] == path
    assert refused["error"]["message"].startswith(message)


def test_apply_needs_the_line(run: Run, position: Json) -> None:
    answer = run("apply", "--batch", stdin=batch({"position": position}))
    assert answer.lines == [
        {"error": {"code": "bad_input", "path": "line", "message": "this key is missing"}}
    ]


def test_a_path_is_that_inside_the_position(run: Run, position: Json) -> None:
    position["seats"]["B"]["hand"][1] = "nobody"
    answer = run("apply", "--batch", stdin=batch({"position": position, "line": "end"}))
    assert answer.lines[0]["error"]["path"] == "seats.B.hand[1]"


def test_an_illegal_move_is_an_answer_of_its_own(run: Run, position: Json) -> None:
    answer = run("apply", "--batch", stdin=batch({"position": position, "line": "end ogre:u"}))
    assert answer.code == 0
    error = answer.lines[0]["error"]
    assert (error["code"], error["move"], error["text"]) == ("not_in_hand", 2, "ogre:u")


def test_the_last_line_needs_no_end_and_no_line_no_answer(run: Run, position: Json) -> None:
    request = batch({"position": position, "line": "end"})
    assert len(run("apply", "--batch", stdin=request.strip()).lines) == 1
    empty = run("apply", "--batch", stdin="")
    assert (empty.code, empty.out) == (0, "")


def test_bytes_that_are_no_text_are_answered_too(run: Run) -> None:
    answer = run("apply", "--batch", stdin=b"\xff\xfe\n\x00\n")
    assert [line["error"]["code"] for line in answer.lines] == ["bad_input", "bad_input"]


def test_a_half_character_in_a_name_is_no_trouble(run: Run, position: Json) -> None:
    request = '{"position": {"format": 1, "game": "clash", "\\ud800": 1}, "line": ""}'
    answer = run("apply", "--batch", stdin=batch(request, {"position": position, "line": "\ud83d"}))
    assert answer.code == 0
    assert [line["error"]["code"] for line in answer.lines] == ["bad_input", "unreadable_move"]
