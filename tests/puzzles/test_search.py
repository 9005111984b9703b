"""The search itself by named examples: what it counts, loops, budgets, long turns."""

from __future__ import annotations

import json
import random
from collections import Counter
from copy import copy
from types import SimpleNamespace
from typing import Any

import pytest
from asked import ALL, BASTION, SURVIVE, WIN, WIN_IN_2, destroy, puzzle, random_puzzle, refutes
from brute_force import brute_force

from engine.clash.actions import END
from engine.core import IllegalAction, Outcome
from puzzles import search, solver
from puzzles.judge import judge
from puzzles.node import Node
from puzzles.puzzle import Puzzle, read_puzzle
from puzzles.search import Budget, Search
from puzzles.solver import MOST_LINES, PUBLISHED, Solved, solve

WIDE = {
    "a": "FORT zombie partisan assassin grrr microctopus vortex | troll",
    "b": "BASTION boom partisan assassin grrr microctopus vortex | ogre | carapace",
}


def solved(asked: Puzzle, budget: Budget = PUBLISHED) -> Solved:
    return solve(asked.state(), asked.goal, budget)


# -- what is counted --


def test_lines_end_where_the_goal_is_reached() -> None:
    asked = puzzle(destroy("bu1"), a="BASTION boom ogre", b="FORT giant | zombie", mana=1)
    found = solved(asked)
    assert (found.solutions, found.lines, found.first_moves) == (1, ("boom@bu1",), ("boom@bu1",))
    assert found.ideas == (("boom>zombie",),)
    assert found.proved


def test_other_orders_are_other_lines_of_one_idea() -> None:
    asked = puzzle(ALL, a="BASTION boom mental_strike ogre", b="FORT giant | zombie | grrr", mana=3)
    found = solved(asked)
    assert set(found.lines) == {
        "boom@bu1 mental_strike@bl1",
        "mental_strike@bl1 boom@bu1",
    }
    assert found.solutions == 2
    assert found.ideas == (("boom>zombie", "mental_strike>grrr"),)


def test_shorter_lines_come_first() -> None:
    asked = puzzle(WIN, a="BASTION ogre troll | zombie", b="FORT giant titan")
    found = solved(asked)
    assert found.lines[0] == "end"
    lengths = [len(line.split()) for line in found.lines]
    assert lengths == sorted(lengths)
    assert found.ideas == ((),)


def test_more_lines_than_are_told_are_counted() -> None:
    asked = puzzle(SURVIVE, a="BASTION zombie assassin grrr vortex gnome", mana=8)
    found = solved(asked)
    assert found.proved
    assert found.solutions > len(found.lines) == MOST_LINES
    assert len(set(found.lines)) == MOST_LINES


@pytest.mark.parametrize(("forks", "more"), [(49, False), (50, True), (15_000, True)])
def test_very_many_lines_are_counted_only_so_far(forks: int, more: bool) -> None:
    """A path on which every step can be taken in two ways has 2 to the power of its steps; of
    15,000 steps Python would not even write the number."""
    asked = puzzle(WIN)
    task = asked.goal.task(asked.state())
    tree = solver._Tree(asked.state(), task, Search(task, PUBLISHED), None, simulated=True)
    node = tree._nodes[0] = tree._root
    for number in range(1, forks + 1):
        further = None if number == forks else Node()
        node.moves = [(END, further, "")] * 2
        node.legal = len(node.moves)
        if further is not None:
            node = tree._nodes[number] = further
    found = tree.result(None)
    assert found.solutions == min(2**forks, solver.MOST_SOLUTIONS)
    assert found.more_solutions is more
    document = json.loads(json.dumps(found.document()))
    assert document["solutions"] == found.solutions
    assert document.get("more_solutions", False) is more


def test_a_puzzle_without_a_solution_is_proved_to_have_none() -> None:
    found = solved(puzzle(BASTION, b="BASTION giant titan"))
    assert (found.solutions, found.lines, found.first_moves) == (0, (), ())
    assert (found.ideas, found.proved) == ((), True)


def test_ends_that_are_one_short_are_counted() -> None:
    asked = puzzle(ALL, a="BASTION boom ogre", b="FORT giant | zombie | microctopus", mana=1)
    found = solved(asked)
    assert (found.solutions, found.ends, found.near) == (0, 3, 2)


def test_the_position_is_left_as_it_was() -> None:
    asked = puzzle(WIN_IN_2, a="BASTION ogre troll | zombie", b="giant BASTION titan")
    duel = asked.state()
    before = duel.key()
    assert solve(duel, asked.goal).solutions
    assert duel.key() == before
    assert duel.turn == 9


def test_the_answer_as_a_document() -> None:
    found = solved(puzzle(WIN, a="BASTION ogre | zombie", b="FORT giant titan", mana=0))
    document = found.document()
    assert json.loads(json.dumps(document)) == document
    assert document["seconds"] >= 0
    assert {key: document[key] for key in ("solutions", "lines", "first_moves", "proved")} == {
        "solutions": 1,
        "lines": ["end"],
        "first_moves": ["end"],
        "proved": True,
    }


# -- goals that look ahead --


def test_survive_asks_for_every_reply() -> None:
    asked = puzzle(
        SURVIVE, a="FORT zombie giant titan", b="BASTION annihilation ogre giant | brute", mana=6
    )
    found = solved(asked)
    assert found.proved
    assert "zombie:u end" not in found.lines  # Annihilation clears the way
    for line in found.lines:
        assert judge(asked, line).reached


def test_win_in_two_asks_for_every_reply() -> None:
    """B can't stand in the way of the Zombie, unless A wastes its attack."""
    asked = puzzle(WIN_IN_2, a="BASTION ogre troll | zombie", b="giant BASTION titan", mana=4)
    assert "end" in solved(asked).lines
    asked = puzzle(WIN_IN_2, a="BASTION ogre troll | zombie", b="lackey BASTION titan", mana=0)
    found = solved(asked)
    assert (found.solutions, found.proved) == (0, True)


# -- loops --

LOOP: dict[str, Any] = {
    "a": "BASTION annihilation cycle_of_life",
    "b": "FORT giant titan | zombie",
    "mana": 4,
}


def test_a_line_that_comes_back_is_counted_without_the_loop() -> None:
    found = solved(puzzle(ALL, **LOOP))
    assert found.proved
    assert found.lines == ("annihilation@bu1",)
    assert found.solutions == 1


def test_a_move_that_only_comes_back_begins_no_line() -> None:
    assert solved(puzzle(ALL, **LOOP)).first_moves == ("annihilation@bu1",)


def test_a_loop_that_leads_nowhere_is_proved_to() -> None:
    found = solved(
        puzzle(BASTION, a="BASTION cycle_of_life ogre", b="BASTION giant | zombie", mana=0)
    )
    assert (found.solutions, found.proved) == (0, True)


def test_a_loop_of_the_opponent_is_searched_to_its_end() -> None:
    for goal in (SURVIVE, WIN_IN_2):
        asked = puzzle(
            goal,
            a="FORT ogre giant | zombie",
            b="BASTION cycle_of_life giant titan | troll | brute",
            mana=0,
        )
        found = solved(asked)
        assert found.proved
        assert found.solutions == 0
        verdict = judge(asked, "end")
        assert verdict.reason == "refuted"
        assert verdict.defence == ("end",)


def test_a_card_that_has_to_go_round_first_is_part_of_the_line() -> None:
    """Five cards: the fifth is within reach once the free one has gone to the right end."""
    asked = puzzle(
        destroy("bu1"),
        a="cycle_of_life giant titan djinn FORT boom",
        b="FORT giant | zombie",
        mana=1,
    )
    found = solved(asked)
    assert found.lines == ("cycle_of_life@bu1 boom@bu1",)
    assert found.first_moves == ("cycle_of_life@bu1",)


def test_a_way_back_to_the_beginning_begins_no_line() -> None:
    """The Flash costs nothing while it is leftmost. The Hex comes back to the left of it, the
    Errand sends the leftmost card to the right end: both lead away and only the way back helps."""
    asked = with_cards(
        destroy("bu1"),
        {
            "flash": {"attack": 9, "cost": 2, "abilities": ["lucidity"]},
            "hex": {"attack": 0, "cost": 0, "abilities": ["cursed"]},
            "errand": {"attack": 0, "cost": 0, "abilities": ["counterorder"]},
        },
        hand=["BASTION", "flash", "hex", "errand"],
    )
    found = solved(asked)
    assert found.proved
    assert len(found.lines) == found.solutions == 1
    assert found.first_moves == found.lines
    brute = brute_force(asked.state(), asked.goal.document())
    assert brute.loops
    assert (brute.first_moves, brute.lines) == (found.first_moves, 1)


def with_cards(goal: dict[str, Any], cards: dict[str, Any], hand: list[str]) -> Puzzle:
    """A puzzle with made-up incantations in A's hand and a Zombie at `bu1`."""
    document = puzzle(goal, b="FORT giant titan | zombie", mana=0).document()
    document["position"]["cards"] = {
        name: {"kind": "incantation", "name": {"en": name.title()}, **told}
        for name, told in cards.items()
    }
    document["position"]["seats"]["A"]["hand"] = hand
    return read_puzzle(document)


class Maze:
    """As much of a duel as the search sees: rooms with ways to rooms, to "win" and to "pass"."""

    def __init__(self, ways: dict[int, list[int | str]], room: int) -> None:
        self.ways, self.room, self.turn = ways, room, 1
        self.ended: Outcome | None = None

    def to_act(self) -> tuple[str, ...]:
        return () if self.ended else ("B",) if self.turn == 1 else ("A",)

    def legal_actions(self, seat: str) -> list[int | str]:
        return self.ways[self.room]

    def apply(self, seat: str, way: int | str) -> None:
        if way not in self.ways[self.room]:
            raise IllegalAction("no_way")
        if way == "win":
            self.ended = Outcome(("B",), "fort")
        elif way == "pass":
            self.turn += 1
        else:
            assert isinstance(way, int)
            self.room = way

    def copy(self) -> Maze:
        return copy(self)

    silenced = copy

    def key(self) -> tuple[int, int, bool]:
        return self.room, self.turn, self.ended is not None


def test_what_was_found_out_in_loops_holds_for_every_other_room() -> None:
    """One search is asked about all rooms of a maze, in any order: what it keeps of the answer
    for one must be true for the next."""
    task: Any = SimpleNamespace(
        seat="A",
        searched=lambda maze, seat: maze.legal_actions(seat),
        hopeless=lambda _maze: False,
        game=SimpleNamespace(turn_number=lambda maze: maze.turn),
        refuted=lambda end, _began: end.ended is not None,
    )
    chance = random.Random(3)
    answers = Counter[bool]()
    for _ in range(400):
        rooms = list(range(chance.randint(3, 8)))
        ways: dict[int, list[int | str]] = {
            room: [*chance.choices(rooms, k=chance.randint(0, 3)), "pass"] for room in rooms
        }
        ways[chance.choice(rooms)].insert(-1, "win")
        once = Search(task, PUBLISHED)
        for room in chance.sample(rooms, len(rooms)):
            maze: Any = Maze(ways, room)
            out = leads_out(ways, room)
            answers[out] += 1
            assert once.holds(maze) is not out
            if out:
                for way in once.defence(maze):
                    maze.apply("B", way)
                assert maze.ended
    assert min(answers.values()) > 300


def leads_out(ways: dict[int, list[int | str]], room: int) -> bool:
    seen, todo = {room}, [room]
    while todo:
        for way in ways[todo.pop()]:
            if way == "win":
                return True
            if isinstance(way, int) and way not in seen:
                seen.add(way)
                todo.append(way)
    return False


# -- budgets --


@pytest.mark.parametrize(
    ("budget", "limit"),
    [(Budget(200, 600.0), "nodes"), (Budget(1_000_000, 0.0), "seconds")],
)
def test_a_budget_that_is_used_up_proves_nothing(budget: Budget, limit: str) -> None:
    found = solved(puzzle(SURVIVE, **WIDE), budget)
    assert (found.proved, found.limit) == (False, limit)
    assert found.nodes <= 200 + search._PACE


def test_what_was_found_before_the_budget_ran_out_is_told() -> None:
    asked = puzzle(WIN, a="BASTION zombie partisan assassin grrr | troll", b="FORT giant", mana=8)
    found = solved(asked, Budget(200, 600.0))
    assert not found.proved
    assert found.lines
    for line in found.lines:
        assert judge(asked, line).reached


def test_a_turn_that_is_too_long_proves_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = puzzle(WIN, a="BASTION zombie assassin grrr", b="FORT giant titan", mana=6)
    assert solved(asked).proved
    monkeypatch.setattr(solver, "LONGEST_TURN", 2)
    assert solved(asked).limit == "moves"


def test_a_reply_that_is_too_long_proves_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    threat = "BASTION zombie assassin grrr | troll ogre"
    asked = puzzle(SURVIVE, a="FORT giant titan | carapace", b=threat, mana=0)
    assert solved(asked).proved
    monkeypatch.setattr(search, "LONGEST_TURN", 2)
    assert not solved(asked).proved


def test_progress_is_told_while_it_searches() -> None:
    told: list[int] = []
    asked = puzzle(SURVIVE, **WIDE)
    solve(asked.state(), asked.goal, Budget(10_000, 600.0), told.append)
    assert told == sorted(set(told))
    assert len(told) >= 3
    assert told[-1] <= 10_000


# -- the defence --


def test_a_defence_has_no_idle_moves() -> None:
    """None of its moves could be left out."""
    refuted = 0
    for number in range(3000, 3200):
        asked = random_puzzle(number)
        verdict = judge(asked, "end")
        if verdict.reason != "refuted":
            continue
        refuted += 1
        for left_out in range(len(verdict.defence)):
            shorter = verdict.defence[:left_out] + verdict.defence[left_out + 1 :]
            assert not refutes(asked, verdict.played, shorter), number
    assert refuted >= 15
