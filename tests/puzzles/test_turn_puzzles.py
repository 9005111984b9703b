"""Puzzles that one turn decides: what is refused, when goals are reached, the built-in ones."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from engine.bald_mountain.cards import CARDS, COLOURS
from engine.documents import DocumentError
from engine.games import game_named
from opponents.action_sequence import ActionSequence
from opponents.careful import careful
from puzzles import library
from puzzles.direct_line import direct_line
from puzzles.judge import judge
from puzzles.puzzle import Puzzle, read_puzzle
from puzzles.solver import PUBLISHED, solve

SETS = {"two_worlds": "rifts", "castles": "sieges", "bald_mountain": "sabbath"}
WIN = {"kind": "win", "turns": 1}
PUZZLES = [puzzle for game in SETS for puzzle in library.of_game(game)]
OF_A_SET = 16
RARELY = 0.03
"""The chance of random moves to solve a puzzle stays below this."""


def puzzle(position: dict[str, Any], goal: dict[str, Any], solution: str = "end") -> Puzzle:
    game = position["game"]
    return read_puzzle(
        {
            "format": 1,
            "id": "p-1",
            "title": {"en": "Try"},
            "set": SETS[game],
            "position": position,
            "goal": goal,
            "solution": solution,
        }
    )


def destroy(*cells: str) -> dict[str, Any]:
    return {"kind": "destroy", "creatures": [*cells] or "all"}


def worlds(board: dict[str, str], hand: Sequence[str] = (), **rest: Any) -> dict[str, Any]:
    """A position of Duel of Two Worlds; enemies begin with a minus."""
    fighters = {
        cell: {"card": card.lstrip("-"), "owner": "B" if card[0] == "-" else "A", "no": number}
        for number, (cell, card) in enumerate(board.items(), 1)
    }
    a = {"hand": [*hand], "warriors": [], "spells": rest.pop("spells", [])}
    b = {"hand": rest.pop("answers", []), "warriors": rest.pop("reserve", ["wolf"])}
    return {
        "format": 1,
        "game": "two_worlds",
        "ruleset": "1",
        "mode": "duel",
        "setup": "basic",
        "turn": 9,
        "active": "A",
        "step": "action",
        "first": "A",
        "serial": len(board),
        "seats": {"A": a, "B": b},
        "board": fighters,
        **rest,
    }


def castles(board: dict[str, str], dice: Sequence[int], **rest: Any) -> dict[str, Any]:
    """A position of Battle of the Castles, humans against undead; enemies begin with a minus."""
    creatures = {
        cell: {"card": card.lstrip("-"), "owner": "B" if card[0] == "-" else "A"}
        for cell, card in board.items()
    }
    race = rest.pop("race", "humans")
    own = {"race": race, "hand": rest.pop("hand", []), "deck": [rest.pop("card", "militia")]}
    theirs = {"race": "undead", "deck": ["zombie"], "wounds": rest.pop("wounds", 0)}
    return {
        "format": 1,
        "game": "castles",
        "ruleset": "1",
        "mode": "duel",
        "turn": 5,
        "active": "A",
        "first": "A",
        "dice": [*dice],
        "chance": 0,
        "seats": {"A": own, "B": theirs},
        "board": creatures,
        **rest,
    }


def mountain(altars: dict[str, list[str]], hand: Sequence[str] = (), **rest: Any) -> dict[str, Any]:
    """A position of Battle on the Bald Mountain without a deck; their cards begin with a minus."""
    laid = {
        colour: [
            {"card": card.lstrip("-"), "side": int(card[0] == "-")}
            for card in altars.get(colour, [])
        ]
        for colour in COLOURS
    }
    deck = rest.pop("deck", [])
    placed = {*hand, *deck, *(each["card"] for stack in laid.values() for each in stack)}
    return {
        "format": 1,
        "game": "bald_mountain",
        "ruleset": "1",
        "mode": "duel",
        "turn": 15,
        "active": "A",
        "step": "actions",
        "actions": 2,
        "chance": 0,
        "deck": deck,
        "sides": rest.pop("sides", [{"energy": 5, "gems": 5}, {"energy": 5, "gems": 5}]),
        "hands": {"A": [*hand], "B": []},
        "altars": laid,
        "discard": [card.id for card in CARDS if card.id not in placed],
        **rest,
    }


# -- what is refused --

FACING = {"u3": "wolf", "u4": "-goblin"}
WOLVES = {"u3": "wolf", "u4": "-werewolf"}


@pytest.mark.parametrize(
    ("position", "fault"),
    [
        (worlds(FACING, spells=["dash"]), "position.seats.A.spells: nothing is drawn in a puzzle"),
        (
            worlds(FACING, answers=["curse"]),
            "position.seats.B.hand: in a puzzle the opponent can't answer",
        ),
        (worlds(WOLVES, box=["dragon"]), "position.box: in a puzzle the opponent can't answer"),
        (worlds({"u2": "shaman", **FACING}, step="start"), "position.step: summon or action"),
        (castles({"b5": "scout"}, [6]), "position.board.b5: scout draws or rolls"),
        (
            castles({}, [6], race="orcs", card="goblin", hand=["gamble"]),
            "position.seats.A.hand: gamble draws or rolls",
        ),
        (mountain({}, deck=["catch"]), "position.deck: nothing is drawn in a puzzle"),
        (mountain({"illusion": ["catch"]}), "position: catch asks the opponent, or draws lots"),
        (mountain({}, ["grubby"]), "position: grubby asks the opponent, or draws lots"),
        (mountain({}, ["dead_water"]), "position: hex_knot asks the opponent, or draws lots"),
        (
            mountain({"charm": ["moon_spring"]}, step="wonders"),
            "position.step: the actions, none underway",
        ),
    ],
)
def test_a_turn_with_chance_or_answers_is_no_puzzle(position: dict[str, Any], fault: str) -> None:
    with pytest.raises(DocumentError) as refusal:
        puzzle(position, WIN)
    assert str(refusal.value) == fault


@pytest.mark.parametrize(
    ("goal", "fault"),
    [
        ({"kind": "win"}, "goal.turns: this key is missing"),
        ({"kind": "win", "turns": 2}, "goal.turns: input should be 1"),
        ({**WIN, "creatures": "all"}, "goal.creatures: the goal win has none"),
        ({"kind": "destroy"}, "goal.creatures: this key is missing"),
        ({**destroy(), "turns": 1}, "goal.turns: the goal destroy has none"),
        (destroy("u3"), "goal.creatures[0]: nothing to destroy at u3"),
        (destroy("u4", "u4"), "goal.creatures[1]: u4 is named twice"),
        ({"kind": "destroy", "creatures": []}, "goal.creatures: name 1 to 14"),
    ],
)
def test_a_goal_has_to_fit_its_position(goal: dict[str, Any], fault: str) -> None:
    with pytest.raises(DocumentError) as refusal:
        puzzle(worlds(FACING), goal)
    assert str(refusal.value) == fault


def test_cards_are_not_destroyed() -> None:
    with pytest.raises(DocumentError, match="the opponent has nothing to destroy"):
        puzzle(mountain({}), destroy())


# -- Duel of Two Worlds --


def test_a_warrior_that_goes_to_its_deck_is_not_destroyed() -> None:
    asked = puzzle(worlds({"u1": "wolf", "u2": "-goblin"}, ["fright"]), destroy("u2"))
    assert judge(asked, "u1>u2").played == ("u1>u2",)
    verdict = judge(asked, "fright@u2")
    assert (verdict.reason, verdict.left.document()["creatures"]) == ("short", [])


def test_a_warrior_that_moved_is_still_the_one_to_destroy() -> None:
    asked = puzzle(worlds({"u1": "wolf", "u4": "-goblin"}, ["lure"]), destroy("u4"))
    assert judge(asked, "lure@u4:2 u1>u2").reached
    left = judge(asked, "lure@u4:2").left
    assert (left.cells, str(left)) == (("u2",), "still standing: u2")


def test_a_win_comes_by_breakthrough_or_with_the_last_enemy() -> None:
    through = puzzle(worlds({"u6": "skirmisher", "l4": "-wolf"}), WIN)
    assert judge(through, "u6+").played == ("u6+", "end")
    last = puzzle(worlds(FACING, reserve=[]), WIN)
    assert judge(last, "u3>u4").reached
    assert str(judge(last, "").left) == "1 short of winning"


def test_winning_reaches_any_goal() -> None:
    both = worlds({"u6": "skirmisher", "l4": "-wolf"})
    assert judge(puzzle(both, destroy()), "u6+").reached


# -- Battle of the Castles --


def test_a_creature_that_dies_wounds_its_castle_and_can_win() -> None:
    facing = castles({"b3": "swordsman", "b4": "-ghost"}, [2, 1], wounds=5)
    facing["board"]["b4"]["wounds"] = 1
    assert judge(puzzle(facing, WIN), "b3*b4").played == ("b3*b4/2",)
    assert judge(puzzle(facing, destroy("b4")), "b3*b4").reached
    assert judge(puzzle(facing, WIN), "").left.distance == 1


def test_an_empty_deck_of_the_next_turn_comes_too_late() -> None:
    """B draws its last card when A's turn is over, and loses then."""
    verdict = judge(puzzle(castles({}, [1]), WIN), "end")
    assert verdict.reason == "short"


# -- Battle on the Bald Mountain --


def test_on_the_last_turn_the_comparison_counts() -> None:
    ahead = [{"energy": 5, "gems": 6}, {"energy": 5, "gems": 5}]
    assert judge(puzzle(mountain({}, last_turn=True, sides=ahead), WIN), "").reached
    assert not judge(puzzle(mountain({}, sides=ahead), WIN), "").reached
    behind = judge(puzzle(mountain({}, last_turn=True, sides=ahead[::-1]), WIN), "")
    assert (behind.reason, behind.played) == ("lost", ("end",))


# -- the built-in ones --


@pytest.mark.parametrize("game", SETS)
def test_each_game_has_its_numbered_puzzles(game: str) -> None:
    puzzles = library.of_game(game)
    assert [each.id for each in puzzles] == [
        f"{SETS[game]}-{number:02}" for number in range(1, OF_A_SET + 1)
    ]


@pytest.mark.parametrize("asked", PUZZLES, ids=[each.id for each in PUZZLES])
def test_each_has_one_idea_that_straight_and_careful_players_miss(asked: Puzzle) -> None:
    state, goal = asked.state(), asked.goal
    solved = solve(state, goal, PUBLISHED)
    assert solved.proved
    assert len(solved.ideas) == 1
    assert 1 <= len(solved.ideas[0]) <= 6
    assert solved.chances.blind < RARELY
    assert judge(asked, asked.solution).played == tuple(asked.solution.split())
    sequence = ActionSequence.of(asked.game.id, state, asked.seat)
    for line in (), direct_line(state, goal), careful(sequence):
        assert not judge(asked, " ".join(map(str, line))).reached


@pytest.mark.parametrize("asked", PUZZLES[::3], ids=[each.id for each in PUZZLES[::3]])
def test_what_is_never_seen_makes_no_difference(asked: Puzzle) -> None:
    """Future dice and shuffles, and what the opponent holds, change no solution."""
    position = game_named(asked.game.id).dump(asked.state())
    if "chance" in position:
        position["chance"] = 12345
    other = puzzle(position, asked.goal.document())
    assert solve(other.state(), other.goal).lines == solve(asked.state(), asked.goal).lines
