"""`puzzle check`, `puzzle solve`, `puzzle verify`: answers, refusals, exit codes."""

from __future__ import annotations

import copy
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from asking import Json, Run, Save

from cli import puzzles
from puzzles import solver
from puzzles.puzzle import LONGEST_SOLUTION, Puzzle, read_puzzle


@pytest.fixture
def puzzle(position: Json) -> Json:
    """A is to destroy the Assassin, and does it with Boom!"""
    position["seats"]["A"]["upper"] = [{"card": "baron", "entered": "this turn"}]
    position["seats"]["B"]["upper"] = [{"card": "assassin"}]
    return {
        "format": 1,
        "id": "by-hand",
        "title": {"en": "By hand"},
        "set": "initiation",
        "position": position,
        "goal": {"kind": "destroy", "creatures": ["bu1"]},
        "solution": "boom@bu1",
    }


def with_goal(puzzle: Json, **goal: Any) -> Json:
    return {**puzzle, "goal": goal}


# -- check --


def test_a_right_answer(run: Run, save: Save, puzzle: Json) -> None:
    answer = run("puzzle", "check", save(puzzle), "--line", "Boom!@bu1 end", "--json")
    assert (answer.code, answer.err) == (0, "")
    assert answer.json == {"reached": True, "reason": "solved", "played": ["boom@bu1"]}


def test_without_a_line_the_stored_solution_is_judged(run: Run, save: Save, puzzle: Json) -> None:
    assert run("puzzle", "check", save(puzzle), "--json").json["played"] == ["boom@bu1"]
    assert run("puzzle", "check", save({**puzzle, "solution": "boom@bl1"})).code == 1


def test_an_empty_line_ends_the_turn(run: Run, save: Save, puzzle: Json) -> None:
    assert run("puzzle", "check", save(puzzle), "--line", "", "--json").json["played"] == ["end"]


def test_an_illegal_answer(run: Run, save: Save, puzzle: Json) -> None:
    line = "brute:u  my ogre:l"
    answer = run("puzzle", "check", save(puzzle), "--line", line, "--json")
    assert (answer.code, answer.err) == (1, "")
    assert answer.json == {
        "reached": False,
        "reason": "illegal",
        "played": ["brute:u"],
        "illegal": {
            "move": 2,
            "text": "my ogre:l",
            "code": "not_in_hand",
            "message": "not in hand (card my ogre)",
            "facts": {"card": "my ogre"},
            "legal": ["boom@au1", "boom@au2", "boom@bu1", "boom@bl1", "end"],
        },
    }


def test_an_answer_that_falls_short(run: Run, save: Save, puzzle: Json) -> None:
    asked = with_goal(puzzle, kind="destroy", creatures="all")
    answer = run("puzzle", "check", save(asked), "--line", "boom@bu1", "--json")
    assert answer.code == 1
    assert answer.json == {
        "reached": False,
        "reason": "short",
        "played": ["boom@bu1", "end"],
        "left": {"side": "fort", "health": 3, "creatures": ["bl1"]},
    }


def test_an_answer_that_is_refuted(run: Run, save: Save, puzzle: Json) -> None:
    puzzle["position"]["seats"]["A"]["hand"] = ["ogre", "FORT", "boom"]
    asked = with_goal(puzzle, kind="survive", turns=1)
    asked["position"]["seats"]["B"]["hand"] = ["BASTION", "troll", "cyclone"]
    answer = run("puzzle", "check", save(asked), "--line", "end", "--json")
    assert answer.code == 1
    assert answer.json == {
        "reached": False,
        "reason": "refuted",
        "played": ["end"],
        "defence": ["end"],
    }


def test_an_answer_that_loses(run: Run, save: Save, puzzle: Json) -> None:
    puzzle["position"]["seats"]["A"]["hand"] = ["FORT", "ogre"]
    answer = run("puzzle", "check", save(puzzle), "--line", "ogre:u", "--json")
    assert answer.code == 1
    assert answer.json == {"reached": False, "reason": "lost", "played": ["ogre:u"]}


@pytest.mark.parametrize(
    ("goal", "line", "told"),
    [
        ({"kind": "destroy", "creatures": ["bu1"]}, "boom@bu1", "solved: boom@bu1"),
        (
            {"kind": "destroy", "creatures": ["bu1", "bl1"]},
            "brute:l",
            "short: the opponent's fort has 2 health left; still standing: bu1 bl1",
        ),
        (
            {"kind": "destroy", "creatures": ["bu1"]},
            "ogre:l ogre:l",
            "illegal: move 2, ogre:l: not in hand (card ogre); legal: "
            "boom@au1 boom@al1 boom@bu1 boom@bl1 end",
        ),
    ],
)
def test_people_read_the_verdict(
    run: Run, save: Save, puzzle: Json, goal: Json, line: str, told: str
) -> None:
    answer = run("puzzle", "check", save(with_goal(puzzle, **goal)), "--line", line)
    assert answer.out == f"{told}\n"
    assert answer.code == (0 if told.startswith("solved") else 1)
    assert answer.err == ""


def test_the_length_of_an_answer_is_bounded(run: Run, save: Save, puzzle: Json) -> None:
    file = save(puzzle)
    line = "boom@bu1" + " x" * LONGEST_SOLUTION
    answer = run("puzzle", "check", file, "--line", line, "--json")
    assert answer.code == 2
    assert answer.error == {
        "code": "bad_input",
        "path": "line",
        "message": "longer than 1,000 characters",
    }
    assert run("puzzle", "check", file, "--line", " " * 5000 + "boom@bu1").code == 0


# -- solve --


def test_all_solutions(run: Run, save: Save, puzzle: Json) -> None:
    puzzle["position"]["mana"] = 1
    answer = run("puzzle", "solve", save(puzzle), "--json")
    assert (answer.code, answer.err) == (0, "")
    told = answer.json
    assert told.pop("seconds") >= 0
    assert told == {
        "solutions": 1,
        "lines": ["boom@bu1"],
        "first_moves": ["boom@bu1"],
        "ideas": [["boom>assassin"]],
        "nodes": 6,
        "proved": True,
    }


def test_people_read_the_solutions(run: Run, save: Save, puzzle: Json) -> None:
    puzzle["position"]["mana"] = 1
    answer = run("puzzle", "solve", save(puzzle))
    assert answer.code == 0
    lines = answer.out.splitlines()
    assert lines[0] == "boom@bu1"
    assert lines[1].startswith("1 solution (proved; 6 nodes, ")
    assert len(lines) == 2


def test_more_solutions_than_are_counted(
    run: Run, save: Save, puzzle: Json, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(solver, "MOST_SOLUTIONS", 5)
    asked = save(with_goal(puzzle, kind="survive", turns=1))
    told = run("puzzle", "solve", asked, "--json").json
    assert (told["solutions"], told["more_solutions"]) == (5, True)
    assert "more than 5 solutions (proved; " in run("puzzle", "solve", asked).out


def test_a_puzzle_without_a_solution_is_a_no(run: Run, save: Save, puzzle: Json) -> None:
    asked = with_goal(puzzle, kind="destroy", creatures="all")
    asked["position"]["mana"] = 0
    answer = run("puzzle", "solve", save(asked), "--json")
    assert answer.code == 1
    assert (answer.json["solutions"], answer.json["lines"]) == (0, [])
    assert answer.json["proved"] is True


def wide(puzzle: Json) -> Json:
    """A puzzle that takes long to solve."""
    cards = ["zombie", "partisan", "assassin", "grrr", "vortex", "gnome", "lieutenant", "troll"]
    seats = puzzle["position"]["seats"]
    puzzle["position"]["mana"] = 30
    seats["A"] = {"hand": ["BASTION", *cards], "upper": [{"card": "ogre"}], "lower": []}
    seats["B"] = {
        "hand": ["BASTION", *cards, "boom"],
        "upper": [{"card": "ogre"}],
        "lower": [{"card": "brute"}],
    }
    return {**with_goal(puzzle, kind="survive", turns=1), "solution": "end"}


@pytest.mark.parametrize("budget", [["--nodes", "500"], ["--seconds", "0.05"]])
def test_a_budget_ends_the_search(run: Run, save: Save, puzzle: Json, budget: list[str]) -> None:
    answer = run("puzzle", "solve", save(wide(puzzle)), *budget, "--json")
    assert answer.json["proved"] is False
    assert answer.json["nodes"] < 100_000


@pytest.mark.parametrize("budget", [["--nodes", "0"], ["--seconds", "0"], ["--seconds", "x"]])
def test_a_budget_is_a_positive_number(
    run: Run, save: Save, puzzle: Json, budget: list[str]
) -> None:
    answer = run("puzzle", "solve", save(puzzle), *budget)
    assert (answer.code, answer.out) == (2, "")
    assert budget[0] in answer.err


# -- bad input, for both --


@pytest.mark.parametrize("command", [["check", "--line", "end"], ["solve"], ["verify"]])
def test_bad_input(run: Run, save: Save, puzzle: Json, command: list[str]) -> None:
    name, *options = command
    for document, path, reason in (
        ({**puzzle, "format": 2}, "format", "this program reads format 1"),
        ({**puzzle, "spare": 1}, "spare", "unknown key"),
        (with_goal(puzzle, kind="win"), "goal.turns", "this key is missing"),
        ("{", "", "not JSON"),
        ("[" * 100, "", "nested more than 32 deep"),
        (b" " * (1 << 20) + b"{}", "", "longer than 1 MiB"),
        ('{"format": 1, "format": 1}', "format", "this key stands twice"),
    ):
        answer = run("puzzle", name, save(document), *options, "--json")
        assert answer.code == 2
        assert answer.error["code"] == "bad_input"
        assert answer.error["path"] == path
        assert answer.error["message"].startswith(reason)
        told = run("puzzle", name, save(document), *options)
        assert (told.code, told.out) == (2, "")
        assert told.err.startswith("bridgekeeper: ")


def test_a_file_that_is_not_there(run: Run) -> None:
    answer = run("puzzle", "solve", "missing.json")
    assert answer.code == 2
    assert answer.err == "bridgekeeper: can't read missing.json: No such file or directory\n"


def test_a_dash_is_standard_input(run: Run, puzzle: Json) -> None:
    for command in (["check", "-", "--line", "boom@bu1"], ["solve", "-"], ["verify", "-"]):
        assert run("puzzle", *command, stdin=json.dumps(puzzle)).code == 0


def test_the_former_name_of_the_command_still_works(run: Run, save: Save, puzzle: Json) -> None:
    checked = [run(name, "check", save(puzzle), "--json") for name in ("puzzle", "page")]
    assert checked[0].json == checked[1].json


@pytest.mark.parametrize("command", ["", "check", "solve", "verify"])
def test_every_command_has_help(run: Run, command: str) -> None:
    answer = run("puzzle", *command.split(), "--help")
    assert answer.code == 0
    assert answer.out.startswith("Usage: ")


# -- verify --


def test_puzzles_that_are_proved(run: Run, save: Save, puzzle: Json) -> None:
    second = {**puzzle, "id": "another", "solution": "boom@bu1 end"}
    answer = run("puzzle", "verify", save([puzzle, second]), "--json")
    assert (answer.code, answer.err) == (0, "")
    told = answer.json
    assert (told["pages"], told["failures"]) == (2, [])
    assert set(told["seconds"]) == {"median", "slowest", "total"}
    assert told["nodes"]["total"] == 2 * told["nodes"]["median"] == 2 * told["nodes"]["most"]
    assert told["slowest"] in ("by-hand", "another")


def test_puzzles_that_fail_are_named_with_the_reason(run: Run, save: Save, puzzle: Json) -> None:
    wrong = {**with_goal(puzzle, kind="destroy", creatures="all"), "id": "wrong"}
    illegal = {**puzzle, "id": "illegal", "solution": "boom@bu7"}
    file = save([puzzle, wrong, illegal, puzzle])
    answer = run("puzzle", "verify", file, "--json")
    assert answer.code == 1
    wrong_told, illegal_told, twice = answer.json["failures"]
    assert wrong_told["id"] == "wrong"
    assert wrong_told["reason"].startswith("its solution is short: the opponent's fort has ")
    assert illegal_told["id"] == "illegal"
    assert illegal_told["reason"].startswith("its solution is illegal: move 1, boom@bu7: no such")
    assert twice == {"id": "by-hand", "reason": "another puzzle has this id"}
    people = run("puzzle", "verify", file)
    assert people.code == 1
    assert people.out.startswith("4 puzzles, 3 failed\n")
    assert "bridgekeeper: wrong: its solution is short" in people.err


def test_a_puzzle_in_a_list_is_refused_with_its_place(run: Run, save: Save, puzzle: Json) -> None:
    answer = run("puzzle", "verify", save([puzzle, {**puzzle, "rating": -1}]), "--json")
    assert answer.code == 2
    assert answer.error["path"] == "[1].rating"
    assert answer.error["message"].endswith("document.json)")
    answer = run("puzzle", "verify", save([puzzle, 7]), "--json")
    assert (answer.code, answer.error["path"]) == (2, "[1]")


def test_a_puzzle_that_is_not_proved_in_its_budget_fails(
    run: Run, save: Save, puzzle: Json, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(puzzles, "PUBLISHED", puzzles.Budget(nodes=100, seconds=60.0))
    puzzle["position"]["mana"] = 30
    answer = run("puzzle", "verify", save(puzzle), "--json")
    assert answer.code == 1
    assert answer.json["failures"][0]["reason"].startswith("not proved within ")


def test_without_files_the_built_in_puzzles_are_verified(
    run: Run, puzzle: Json, monkeypatch: pytest.MonkeyPatch
) -> None:
    built_in: dict[str, tuple[Puzzle, ...]] = {"initiation": (read_puzzle(puzzle),), "mire": ()}
    monkeypatch.setattr(puzzles, "built_in", lambda: built_in)
    answer = run("puzzle", "verify", "--json")
    assert answer.code == 0
    assert answer.json["pages"] == 1


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGINT for another process there")
def test_an_interruption_ends_it_quietly(puzzle: Json, tmp_path: Path) -> None:
    """Ctrl-C reaches the workers too."""
    file = tmp_path / "wide.json"
    slow = [{**copy.deepcopy(wide(puzzle)), "id": f"wide-{number}"} for number in range(3)]
    file.write_text(json.dumps(slow), "utf-8")
    program = subprocess.Popen(
        [str(Path(sys.executable).parent / "bridgekeeper"), "puzzle", "verify", str(file)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        text=True,
    )
    with program:
        time.sleep(6)  # on a busy machine its workers take some seconds to begin
        os.killpg(program.pid, signal.SIGINT)  # as a terminal does
        out, err = program.communicate(timeout=30)
    assert (program.returncode, out, err) == (130, "", "")
