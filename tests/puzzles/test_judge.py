"""Judging answers: every right one is accepted, every wrong one is told exactly why."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence

import pytest
from asked import (
    ALL,
    BASTION,
    FATIGUED,
    SURVIVE,
    WIN,
    WIN_IN_2,
    destroy,
    puzzle,
    random_puzzle,
    refutes,
)
from brute_force import brute_force
from small_positions import small

from engine.clash.moves import first_move, read_move
from engine.core import IllegalAction
from puzzles import library
from puzzles.judge import Verdict, judge
from puzzles.puzzle import Puzzle
from puzzles.search import Budget
from puzzles.solver import MOST_LINES, solve

SOLVED = Budget(nodes=3000, seconds=600.0)
TINY = Budget(nodes=1, seconds=600.0)


def some_puzzles() -> list[Puzzle]:
    """Every seventh built-in puzzle, of all sets and goals."""
    return library.of_game("clash")[::7]


def is_seen(asked: Puzzle, verdict: Verdict) -> bool:
    """Is it seen, after all moves of a right answer, that its goal was reached?"""
    duel = asked.state()
    turn = duel.turn
    for move in verdict.all_moves:
        (seat,) = duel.to_act()[:1]
        duel.apply(seat, read_move(duel, move)[0])
    outcome = duel.outcome()
    match asked.goal.kind:
        case "win":
            return outcome is not None and outcome.winners == (asked.seat,)
        case "survive":
            lost = outcome is not None and asked.seat not in outcome.winners and outcome.winners
            return not lost and (outcome is not None or duel.turn == turn + 2)
        case _:
            return not verdict.continuation


# -- every line that the solver finds, and lines of random play --


def test_every_line_of_the_solver_is_right() -> None:
    accepted = dict.fromkeys(("win", "destroy_bastion", "destroy", "survive"), 0)
    for number in range(1000, 1120):
        position = small(number)
        solved = solve(position.duel(), position.asked(), SOLVED)
        asked = random_puzzle(number)
        for line in solved.lines[:40]:
            verdict = judge(asked, line)
            assert verdict.reached, (number, line)
            assert verdict.played == tuple(line.split())
            assert is_seen(asked, verdict), (number, line)
            accepted[asked.goal.kind] += 1
    assert min(accepted.values()) >= 60


def test_lines_of_random_play_are_right_if_the_solver_has_them() -> None:
    reasons = dict.fromkeys(("solved", "lost", "short", "refuted"), 0)
    for number in range(2000, 2160):
        position, chance = small(number), random.Random(number)
        solved = solve(position.duel(), position.asked(), SOLVED)
        if not solved.proved or solved.solutions > MOST_LINES:
            continue
        asked = random_puzzle(number)
        for _ in range(4):
            duel, line = asked.state(), ["end"]
            while duel.outcome() is None and duel.active == asked.state().active and len(line) < 9:
                action = chance.choice(duel.legal_actions(asked.seat))
                line.insert(-1, str(action))
                duel.apply(asked.seat, action)
            verdict = judge(asked, " ".join(line))
            reasons[verdict.reason] += 1
            if "cycle_of_life" not in " ".join(line):
                assert verdict.reached == (" ".join(verdict.played) in solved.lines), number
            if verdict.reason == "refuted":
                assert refutes(asked, verdict.played, verdict.defence), number
    assert min(reasons.values()) >= 8


# -- right answers by hand --

TO_WIN = puzzle(WIN, a="BASTION boom ogre troll | partisan", b="FORT baron giant | zombie")


def test_an_answer_is_played_up_to_the_goal() -> None:
    solved = Verdict("solved", ("boom@bu1", "end"))
    assert judge(TO_WIN, "boom@bu1 end") == solved
    assert solved.reached


def test_the_end_of_the_turn_is_added() -> None:
    assert judge(TO_WIN, "boom@bu1") == Verdict("solved", ("boom@bu1", "end"))
    assert judge(puzzle(WIN, a="BASTION ogre | zombie", b="FORT giant"), "").played == ("end",)


def test_what_is_typed_loosely_is_played_canonically() -> None:
    assert judge(TO_WIN, "  Boom! @BU1\n\n END ").played == ("boom@bu1", "end")


def test_what_follows_the_goal_is_not_looked_at() -> None:
    assert judge(TO_WIN, "boom@bu1 end and then some").reached
    asked = puzzle(ALL, a="BASTION boom ogre", b="FORT giant | zombie")
    assert judge(asked, "boom@bu1 nonsense:x").played == ("boom@bu1",)


def test_what_follows_the_turn_is_not_looked_at() -> None:
    assert judge(TO_WIN, "end boom@bu1").reason == "short"
    survived = judge(puzzle(SURVIVE), "end end nonsense")
    assert (survived.reason, survived.played) == ("solved", ("end",))


def test_a_right_answer_need_not_be_the_stored_one() -> None:
    assert TO_WIN.solution == "end"
    assert judge(TO_WIN, "boom@bu1 ogre:l").reached


def test_survive_when_every_reply_fails() -> None:
    asked = puzzle(SURVIVE, a="FORT zombie giant titan", b="BASTION ogre troll | brute")
    verdict = judge(asked, "zombie:u")
    assert (verdict.reason, verdict.played) == ("solved", ("zombie:u", "end"))


def test_win_in_two_when_every_reply_fails() -> None:
    """The bastion falls, and B has too little mana for anybody to stand in the way."""
    asked = puzzle(WIN_IN_2, a="BASTION ogre troll | zombie", b="giant BASTION titan")
    assert is_seen(asked, judge(asked, "end"))


def test_win_in_two_by_the_fatigue_of_the_opponent() -> None:
    assert judge(puzzle(WIN_IN_2, b="FORT giant", **FATIGUED), "end").reached


# -- wrong answers by hand: 20 and more --

LEGAL = ("boom@au1", "boom@bu1", "ogre:u", "ogre:l", "troll:u", "troll:l", "end")


@pytest.mark.parametrize(
    ("line", "number", "text", "code", "facts", "legal"),
    [
        ("boom@bu2", 1, "boom@bu2", "no_such_target", {"card": "boom", "place": "bu2"}, LEGAL),
        ("lich:u end", 1, "lich:u", "not_in_hand", {"card": "lich"}, LEGAL),
        ("baron:u", 1, "baron:u", "not_in_hand", {"card": "baron"}, LEGAL),
        ("what ever", 1, "what", "unreadable_move", {"move": "what"}, LEGAL),
        ("what end", 1, "what", "unreadable_move", {"move": "what"}, LEGAL),
        ("boom", 1, "boom", "unreadable_move", {"move": "boom"}, LEGAL),
        ("boom:u", 1, "boom:u", "needs_target", {"card": "boom"}, LEGAL),
        ("ogre@bu1", 1, "ogre@bu1", "needs_lane", {"card": "ogre"}, LEGAL),
        ("ogre+u1", 1, "ogre+u1", "not_a_symbiote", {"card": "ogre"}, LEGAL),
        ("go", 1, "go", "not_in_this_ruleset", {"move": "go"}, LEGAL),
        (
            "boom@bu1 boom@bu1",
            2,
            "boom@bu1",
            "no_such_target",
            {"card": "boom", "place": "bu1"},
            ("ogre:u", "ogre:l", "troll:u", "troll:l", "boom@au1", "end"),
        ),
        (
            "troll:l  my ogre:l",
            2,
            "my ogre:l",
            "not_in_hand",
            {"card": "my ogre"},
            ("boom@au1", "boom@al1", "boom@bu1", "end"),
        ),
        (
            "troll:l ogre:l",
            2,
            "ogre:l",
            "too_little_mana",
            {"card": "ogre", "cost": 4, "mana": 3},
            ("boom@au1", "boom@al1", "boom@bu1", "end"),
        ),
    ],
)
def test_an_illegal_move_is_told_with_what_was_legal(
    line: str,
    number: int,
    text: str,
    code: str,
    facts: dict[str, object],
    legal: tuple[str, ...],
) -> None:
    verdict = judge(TO_WIN, line)
    assert (verdict.reason, verdict.reached) == ("illegal", False)
    assert len(verdict.played) == number - 1
    assert (verdict.left, verdict.defence) == (None, ())
    illegal = verdict.illegal
    assert illegal is not None
    assert (illegal.number, illegal.text) == (number, text)
    assert (illegal.refusal.code, illegal.refusal.facts) == (code, facts)
    assert illegal.legal == legal


TO_DESTROY = puzzle(
    destroy("bu2", "bl1"),
    a="BASTION boom annihilation djinn",
    b="FORT giant titan | zombie lich | troll",
)
OF_1_0 = puzzle(
    ALL, a="BASTION boom djinn | brute | zombie", b="FORT giant | lich | troll", ruleset="1.0"
)


@pytest.mark.parametrize(
    ("asked", "line", "played", "side", "health", "creatures"),
    [
        (TO_WIN, "end", "end", "fort", 3, ""),
        (TO_WIN, "", "end", "fort", 3, ""),
        (TO_WIN, "ogre:u", "ogre:u end", "fort", 3, ""),
        (TO_WIN, "boom@au1", "boom@au1 end", "fort", 3, ""),
        (TO_DESTROY, "end", "end", "fort", 2, "bu2 bl1"),
        (TO_DESTROY, "boom@bu1", "boom@bu1 end", "fort", 3, "bu1 bl1"),
        (
            TO_DESTROY,
            "annihilation@bu2 boom@bl1",
            "annihilation@bu2 boom@bl1 end",
            "fort",
            3,
            "bl1",
        ),
        (puzzle(BASTION, b="BASTION giant titan"), "end", "end", "bastion", 2, ""),
        (puzzle(BASTION, b="giant BASTION titan", **FATIGUED), "end", "end", "fort", 1, ""),
        (
            puzzle(WIN, b="FORT giant", active="B", turn=10, turn_limit=5),
            "end",
            "end",
            "bastion",
            3,
            "",
        ),
        (OF_1_0, "go", "go end", "fort", 2, "bl1"),
    ],
)
def test_an_answer_that_falls_short_is_told_by_how_much(
    asked: Puzzle, line: str, played: str, side: str, health: int, creatures: str
) -> None:
    verdict = judge(asked, line)
    assert verdict.reason == "short"
    assert verdict.played == tuple(played.split())
    assert (verdict.illegal, verdict.defence) == (None, ())
    left = verdict.left
    assert left is not None
    assert (left.side, left.health) == (side, health)
    assert " ".join(map(str, left.creatures)) == creatures


@pytest.mark.parametrize(
    ("asked", "line", "played"),
    [
        (puzzle(ALL, a="FORT zombie", b="FORT giant | lich"), "zombie:u end", "zombie:u"),
        (puzzle(SURVIVE, a="FORT zombie", b="FORT giant | lich"), "zombie:u", "zombie:u"),
        (puzzle(WIN_IN_2, a="djinn FORT zombie"), "djinn:u zombie:l", "djinn:u zombie:l"),
        (
            puzzle(
                BASTION,
                a="FORT djinn | brute | zombie",
                b="giant BASTION titan | | orc_lacerator",
            ),
            "end",
            "end",
        ),
    ],
)
def test_an_answer_that_loses_is_told(asked: Puzzle, line: str, played: str) -> None:
    assert judge(asked, line) == Verdict("lost", tuple(played.split()))


THREATENED = puzzle(
    SURVIVE, a="FORT zombie giant titan", b="BASTION annihilation ogre giant | brute"
)


@pytest.mark.parametrize(
    ("asked", "line", "defence"),
    [
        (THREATENED, "end", "end"),
        (THREATENED, "zombie:l", "end"),
        (THREATENED, "zombie:u", "annihilation@au1 end"),
        (THREATENED, "giant:l zombie:u", "annihilation@au1 end"),
        (
            puzzle(WIN_IN_2, a="BASTION djinn ogre | zombie", b="FORT lich giant titan djinn boom"),
            "end",
            None,
        ),
        (puzzle(WIN_IN_2, a="FORT zombie giant", b="BASTION djinn ogre | brute"), "end", "end"),
    ],
)
def test_a_refuted_answer_is_told_with_the_defence(
    asked: Puzzle, line: str, defence: str | None
) -> None:
    verdict = judge(asked, line)
    assert verdict.reason == "refuted"
    assert verdict.played[-1] == "end"
    assert (verdict.illegal, verdict.left) == (None, None)
    assert verdict.defence
    assert refutes(asked, verdict.played, verdict.defence)
    if defence is not None:
        assert verdict.defence == tuple(defence.split())


def test_a_defence_has_no_move_that_it_can_do_without() -> None:
    """Also one that only became needless when another was left out."""
    asked = puzzle(
        SURVIVE,
        a="negotiator orc_abductor BASTION perfidious_siren weapon_master grabber"
        " | snarling_harpy flamethrower",
        b="regenerating_touch cultist BASTION regicide cycle_of_life propagator"
        " | | ripper balistorc jailor(moving_slime)",
        mana=6,
        turn=7,
    )
    verdict = judge(asked, "orc_abductor:l end")
    assert (verdict.reason, verdict.defence) == ("refuted", ("end",))


WIDE = puzzle(
    SURVIVE,
    a="BASTION zombie giant titan djinn | troll",
    b="BASTION boom partisan assassin grrr microctopus vortex | ogre | carapace",
)


def test_an_answer_may_stay_undecided() -> None:
    for budget in (TINY, Budget(nodes=1_000_000, seconds=0.0)):
        assert judge(WIDE, "end", budget) == Verdict("undecided", ("end",))
    assert judge(WIDE, "end").reached


def test_a_plain_answer_costs_no_budget() -> None:
    assert judge(TO_WIN, "boom@bu1", TINY).reached
    assert judge(TO_WIN, "end", TINY).reason == "short"


def test_the_progress_of_a_long_search_is_told() -> None:
    told: list[int] = []
    judge(WIDE, "end", report=told.append)
    assert told == sorted(told)


@pytest.mark.parametrize(
    ("text", "first"),
    [
        ("", ""),
        ("end", "end"),
        ("END of it", "END"),
        ("go go", "go"),
        ("boom@bu1 end", "boom@bu1"),
        ("frosted grrr:u end", "frosted grrr:u"),
        ("frosted grrr :u end", "frosted grrr :u"),
        ("what ever", "what"),
        ("what end", "what"),
        ("lands end:u", "lands end:u"),
    ],
)
def test_the_first_move_of_a_line_as_typed(text: str, first: str) -> None:
    assert first_move(text) == first


# -- how a right answer goes on --


def test_who_survives_is_seen_to_survive() -> None:
    asked = puzzle(SURVIVE, a="FORT zombie giant titan", b="BASTION ogre troll | brute")
    verdict = judge(asked, "zombie:u")
    assert verdict.continuation[-1] == "end"
    assert is_seen(asked, verdict)


@pytest.mark.parametrize("asked", some_puzzles(), ids=lambda asked: asked.id)
def test_built_in_puzzles_are_played_on_to_their_goal(asked: Puzzle) -> None:
    verdict = judge(asked, asked.solution)
    assert bool(verdict.continuation) == asked.goal.waits
    assert is_seen(asked, verdict)


def test_wins_in_three_are_played_on_or_refuted() -> None:
    reasons, longest = Counter[str](), 0
    for number in range(40):
        asked = random_puzzle(number, "win 3")
        solvable = brute_force(asked.state(), asked.goal.document()).first_moves
        verdict = judge(asked, "end")
        assert verdict.reached == ("end" in solvable), number
        reasons[verdict.reason] += 1
        if verdict.reached:
            assert is_seen(asked, verdict), number
            longest = max(longest, verdict.continuation.count("end"))
        elif verdict.defence:
            assert refutes(asked, verdict.played, verdict.defence), number
    assert min(reasons["solved"], reasons["refuted"]) >= 5
    assert longest == 4  # a reply, a turn, a reply, a turn


def wins_in_two() -> list[Puzzle]:
    puzzles = library.of_game("clash")
    return [asked for asked in puzzles if asked.goal.kind == "win" and asked.goal.waits][::6]


@pytest.mark.parametrize("asked", wins_in_two(), ids=lambda asked: asked.id)
def test_the_opponent_resists_and_the_win_that_follows_has_no_needless_move(asked: Puzzle) -> None:
    verdict = judge(asked, asked.solution)
    duel, own = asked.state(), list[int]()
    for index, move in enumerate(verdict.all_moves):
        (seat,) = duel.to_act()[:1]
        if seat == asked.seat and index >= len(verdict.played):
            own.append(index)
        duel.apply(seat, read_move(duel, move)[0])
    for index in own[:-1]:
        assert not wins(asked, verdict.all_moves[:index] + verdict.all_moves[index + 1 :])


def wins(asked: Puzzle, moves: Sequence[str]) -> bool:
    duel = asked.state()
    try:
        for move in moves:
            duel.apply(duel.to_act()[0], read_move(duel, move)[0])
    except (IllegalAction, IndexError):
        return False
    outcome = duel.outcome()
    return outcome is not None and outcome.winners == (asked.seat,)
