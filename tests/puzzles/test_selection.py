"""How the puzzles of a grimoire are chosen from many finds."""

from __future__ import annotations

from collections.abc import Sequence

from finds import found, three

from engine.clash.puzzles.mine import ClashMine
from puzzles import library, selection
from puzzles.miner import Found, Run
from puzzles.puzzle import Puzzle

SHARES = ClashMine().shares


def chosen(finds: Sequence[Found], count: int, set_id: str = "mire") -> list[Puzzle]:
    return selection.selected(Run("clash", set_id, 1), finds, count)


def test_the_chosen_are_numbered_from_easy_to_hard() -> None:
    puzzles = chosen([three(0, rating=1900), three(1, rating=1000)], 5, "breaching_in")
    assert [(puzzle.id, puzzle.rating) for puzzle in puzzles] == [
        ("breaching-in-01", 1000),
        ("breaching-in-02", 1900),
    ]
    assert puzzles[0].title == {"en": "Breaching In 1", "ru": "Вторжение 1", "fr": "Ébrèchement 1"}


def test_a_puzzle_that_only_became_smaller_keeps_its_id_and_new_ones_get_the_next() -> None:
    known = library.by_id("mire-29")
    smaller = three(0).model_copy(update={"puzzle": known.document()})
    run = Run("clash", "mire", 1, puzzles=(known.document(),))
    ids = {puzzle.id: puzzle for puzzle in selection.selected(run, [smaller, three(1)], 5)}
    assert [*sorted(ids)] == ["mire-29", "mire-30"]
    assert ids["mire-29"].title == known.title


def test_no_two_have_the_same_plays() -> None:
    assert len(chosen([found(0, "ogre:u", "gnome:l"), found(1, "gnome:u", "ogre:l")], 5)) == 1


def test_no_two_hold_the_same_cards() -> None:
    twins = [found(0, "ogre:u", "gnome:l", "brute:u"), found(1, "troll:u", "reptile:l", "zombie:u")]
    assert len(chosen(twins, 5)) == 1


def test_no_card_over_and_over() -> None:
    finds = [three(number, "ogre:u") for number in range(9)]
    assert len(chosen(finds, 9)) == 5


def test_a_quarter_at_most_has_one_or_two_plays() -> None:
    """A play that is repeated counts once."""
    short = [three(number, score=9.0) for number in range(8)]
    for find in short:
        find.idea[2] = find.idea[1]
    puzzles = chosen([*short, *(three(8 + number) for number in range(8))], 8)
    assert len(puzzles) == 8
    solutions = {find.puzzle["solution"] for find in short}
    assert sum(puzzle.solution in solutions for puzzle in puzzles) == 2


def test_the_better_riddle_is_chosen() -> None:
    dull, better = three(0, score=1.0), three(1, score=1.2)
    assert chosen([dull, better], 1)[0].solution == better.puzzle["solution"]


def test_a_rule_that_nothing_else_needs_is_preferred() -> None:
    often = [three(number, rules=["reinforcement"], score=2.0) for number in range(4)]
    rare = three(4, rules=["shackle"], score=1.8)
    assert rare.puzzle["solution"] in [puzzle.solution for puzzle in chosen([*often, rare], 4)]


def test_every_kind_of_goal_has_its_share() -> None:
    finds = [three(n, goal="all" if n % 4 == 0 else "win") for n in range(20)]
    kinds = [puzzle.goal.kind for puzzle in chosen(finds, 9)]
    assert kinds.count("destroy") in (3, 4)


def test_what_there_is_enough_of_is_not_looked_for_any_more() -> None:
    every = [sort for sort, share in SHARES.items() for _ in range(share)]
    assert selection.sought("clash", [], 8) == every
    wins = [three(number) for number in range(6)]
    assert selection.sought("clash", wins[:3], 8) == every
    assert selection.sought("clash", wins, 8) == [sort for sort in every if sort != "win 1"]


def test_rules_are_sought_until_they_matter_often_enough() -> None:
    assert "shackle" in selection.themes_sought("clash", [], "mire", 32)
    assert "catalyst" not in selection.themes_sought("clash", [], "mire", 32)
    often = [three(number, rules=["shackle"]) for number in range(5)]
    assert "shackle" not in selection.themes_sought("clash", often, "mire", 32)
