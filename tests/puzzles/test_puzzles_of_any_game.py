"""Pages of a game of three that the house does not know: read, solved, judged, with replies of all
others."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from typing import Any

import pytest

from engine.documents import DocumentError
from engine.games import PLUGINS, GamePlugin
from puzzles.direct_line import direct_line
from puzzles.judge import judge
from puzzles.library import built_in
from puzzles.puzzle import Puzzle, read_puzzle, schema
from puzzles.solver import solve
from puzzles.workers import Solvers


@pytest.fixture(autouse=True)
def room() -> Iterator[None]:
    """One more game in the house."""
    toy = GamePlugin("runs", under="toys")
    PLUGINS.append(toy)
    yield
    PLUGINS.remove(toy)


def document(goal: dict[str, Any], turn: int = 1, **hands: list[int]) -> dict[str, Any]:
    return {
        "format": 1,
        "id": "run-1",
        "title": {"en": "Run"},
        "author": "",
        "set": "sprints",
        "position": {
            "format": 1,
            "game": "runs",
            "hands": {seat: hands.get(seat.lower(), []) for seat in "ABC"},
            "points": dict.fromkeys("ABC", 0),
            "turn": turn,
            "latest": 0,
            "asked": None,
        },
        "goal": goal,
        "solution": "4 end",
        "notes": {},
        "rating": 1500,
    }


def puzzle(kind: str, points: int, turn: int = 1, **hands: list[int]) -> Puzzle:
    return read_puzzle(document({"kind": kind, "points": points}, turn, **hands))


def test_a_puzzle_comes_back_from_its_document() -> None:
    written = document({"kind": "points", "points": 4}, turn=2, b=[3, 4])
    asked = read_puzzle(written)
    assert asked.document() == written
    assert asked.seat == "B"
    assert asked.game.id == "runs"
    assert pickle.loads(pickle.dumps(asked)) == asked


def test_what_is_wrong_is_said_in_the_settings_of_its_game() -> None:
    written = document({"kind": "points", "points": 4})
    with pytest.raises(DocumentError, match="set: known sets: sprints, mixed"):
        read_puzzle(written | {"set": "mire"})
    with pytest.raises(DocumentError, match=r"goal\.kind"):
        read_puzzle(written | {"goal": {"kind": "win", "points": 1}})
    with pytest.raises(DocumentError, match=r"position\.game: games with pages: clash, .*runs"):
        read_puzzle(written | {"position": written["position"] | {"game": "chess"}})
    assert "RunsPosition" in schema("runs")["$defs"]
    assert "RunsPosition" not in schema("clash")["$defs"]


def test_a_set_without_a_file_has_no_puzzles() -> None:
    assert built_in()["sprints"] == ()
    assert built_in()["mire"]


def test_all_solutions_of_a_turn() -> None:
    """Only 4, 5 and then 6 would bring more; 5 hands the decision on."""
    asked = puzzle("points", 9, a=[2, 4, 5])
    found = solve(asked.state(), asked.goal)
    assert found.proved
    assert found.lines == ("4 5",)
    assert found.ideas == (("4", "5"),)
    assert judge(asked, "4 5").reached
    short = judge(asked, "4")
    assert (short.reason, short.played) == ("short", ("4", "end"))
    assert short.left.document() == {"kind": "points", "points": 8}
    assert judge(asked, "9").illegal is not None


def test_the_direct_line_takes_what_brings_most() -> None:
    asked = puzzle("points", 9, a=[2, 4, 8])
    assert direct_line(asked.state(), asked.goal) == ("8", "4", "end")


def test_each_of_the_others_may_refute() -> None:
    """Who plays an odd card is struck by B, who is asked, and may lose what was won."""
    asked = puzzle("keep", 1, a=[4, 5], b=[2], c=[6])
    assert solve(asked.state(), asked.goal).lines == ("4 5", "4 end")
    assert judge(asked, "4").reached
    struck = judge(puzzle("keep", 1, a=[5]), "5")
    assert (struck.reason, struck.defence) == ("refuted", ("strike",))


def test_replies_go_on_until_the_solver_is_due_again() -> None:
    """B has its turn, then C, who may raid, then B again; a raid takes 2 points."""
    assert judge(puzzle("keep", 1, a=[4], b=[2], c=[6]), "4").reached
    raided = judge(puzzle("keep", 1, a=[4], b=[2], c=[6, 8]), "4")
    assert (raided.reason, raided.defence) == ("refuted", ("end", "8", "end"))
    twice = puzzle("keep", -1, a=[4], b=[2], c=[8])
    assert judge(twice, "4").reached
    assert judge(puzzle("keep", -1, a=[4], b=[8], c=[]), "4").reached


async def test_a_worker_solves_and_judges_it() -> None:
    asked, solvers = puzzle("points", 9, a=[2, 4, 5]), Solvers()
    try:
        assert (await solvers.solve(asked)).lines == ("4 5",)
        assert (await solvers.judge(asked, "4 5")).reached
    finally:
        await solvers.close()
