"""Which puzzles a server gets: few rules first, then as hard as those who try them can bear."""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import date, timedelta
from itertools import pairwise
from math import exp
from statistics import mean

import pytest

from bot.grimoire.choosing import AIM, BEGINNERS, LEARNING, _built_in, level_of
from bot.store import PastDaily
from puzzles import library
from puzzles.difficulty import POINTS
from puzzles.ladder import is_first_step
from puzzles.puzzle import Puzzle

FIRST = date(2026, 5, 1)
SALTS = [bytes([number]) for number in range(12)]
PEOPLE = 20
"""Who try each puzzle."""
PUZZLES = {puzzle.id: puzzle for puzzle in library.of_game("clash")}
RATINGS = {puzzle.id: puzzle.rating for puzzle in PUZZLES.values()}


def played(salt: bytes, days: int, strength: float | None = None) -> list[PastDaily]:
    """So many daily puzzles of a server; of people with this strength, some solve them."""
    past = list[PastDaily]()
    for day in (FIRST + timedelta(days=number) for number in range(days)):
        puzzle_id = _built_in(past, salt, day)
        assert puzzle_id is not None
        tried = 0 if strength is None else PEOPLE
        chance = 1 / (1 + exp((RATINGS[puzzle_id] - (strength or 0)) / POINTS))
        past.append(PastDaily(puzzle_id, day.isoformat(), tried, round(tried * chance)))
    return past


def in_view(puzzle: Puzzle) -> int:
    assert puzzle.explanation is not None
    return puzzle.explanation.in_view


@pytest.mark.parametrize("salt", SALTS)
def test_the_rules_in_view_rise_for_two_weeks(salt: bytes) -> None:
    views = [in_view(PUZZLES[each.puzzle_id]) for each in played(salt, LEARNING)]
    assert views[0] <= 6
    assert all(rules <= 6 + number for number, rules in enumerate(views))
    assert sum(views[:7]) < sum(views[7:]) * 7 / len(views[7:])


@pytest.mark.parametrize("salt", SALTS)
def test_the_first_puzzles_are_easy_to_solve_too(salt: bytes) -> None:
    for puzzle_id, *_ in played(salt, 3):
        assert RATINGS[puzzle_id] <= 1450


@pytest.mark.parametrize("strength", [1350, 1500, 1650])
@pytest.mark.parametrize("salt", SALTS[:3])
def test_in_the_end_about_half_of_those_who_try_solve_them(salt: bytes, strength: int) -> None:
    later = played(salt, 60, strength)[LEARNING:]
    share = sum(each.solved for each in later) / sum(each.tried for each in later)
    assert 0.4 < share < 0.7
    assert not any(is_first_step(PUZZLES[each.puzzle_id]) for each in later)


def test_stronger_servers_get_harder_puzzles() -> None:
    levels = [level_of(played(b"salt", 40, strength), RATINGS) for strength in (900, 1500, 2100)]
    assert all(below + 300 < above for below, above in pairwise(levels))


def level_after(*shares: tuple[int, int]) -> float:
    """The level after puzzles of its own level, of which each was tried and solved so often."""
    puzzle_id = min(RATINGS, key=lambda puzzle_id: abs(RATINGS[puzzle_id] - BEGINNERS))
    return level_of([PastDaily(puzzle_id, "", *each) for each in shares], RATINGS)


def test_what_many_have_tried_tells_more_and_what_nobody_has_tells_nothing() -> None:
    assert level_after() == level_after((0, 0)) == BEGINNERS
    assert level_after((20, 0)) < level_after((1, 0)) < BEGINNERS
    assert BEGINNERS < level_after((1, 1)) < level_after((20, 20))
    assert level_after((100, round(100 * AIM))) == pytest.approx(BEGINNERS, abs=10)
    assert level_of([PastDaily("p-1", "", 9, 0)], RATINGS) == BEGINNERS, "its rating is unknown"


def test_what_was_tried_counts_after_the_puzzles_were_replaced() -> None:
    retired = json.loads(library.folder("clash").joinpath("retired.json").read_text("utf-8"))
    ids = [each["id"] for each in retired[:40]]
    days = [FIRST + timedelta(days=number) for number in range(len(ids))]

    def rating_after(solved: int) -> float:
        past = [
            PastDaily(puzzle_id, day.isoformat(), 20, solved)
            for puzzle_id, day in zip(ids, days, strict=True)
        ]
        chosen = [_built_in(past, salt, days[-1] + timedelta(days=1)) for salt in SALTS]
        return mean(RATINGS[each] for each in chosen if each is not None)

    assert rating_after(0) + 300 < rating_after(20)


def test_a_choice_is_always_the_same_and_no_puzzle_comes_twice() -> None:
    past = played(SALTS[0], 200, 1500)
    assert past == played(SALTS[0], 200, 1500)
    assert len({each.puzzle_id for each in past}) == 200
    assert past[:14] != played(SALTS[1], 14, 1500)


def after(had: Sequence[str], days: int = 0) -> str | None:
    past = [PastDaily(puzzle_id, f"{number:04}", 0, 0) for number, puzzle_id in enumerate(had)]
    return _built_in(past, b"salt", FIRST + timedelta(days=days))


def test_there_is_a_puzzle_where_none_fits(monkeypatch: pytest.MonkeyPatch) -> None:
    hard = [puzzle for puzzle in PUZZLES.values() if in_view(puzzle) > 15]
    monkeypatch.setattr(library, "built_in", lambda: {"mixed": tuple(hard)})
    assert in_view(PUZZLES[after([]) or ""]) == min(map(in_view, hard)), "the nearest to few"
    ids = [puzzle.id for puzzle in hard]
    assert after(ids) in ids[: len(ids) // 2 + 1], "all are used: one of long ago"
    steps = tuple(puzzle for puzzle in PUZZLES.values() if is_first_step(puzzle))
    monkeypatch.setattr(library, "built_in", lambda: {"first_steps": steps})
    assert after([puzzle.id for puzzle in steps][:13]) is not None
    assert after([puzzle.id for puzzle in steps]) is not None, "only first steps are there"
    monkeypatch.setattr(library, "built_in", dict)
    assert after([]) is None
