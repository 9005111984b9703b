"""Pages to begin with: for each goal a ladder, from one play and few rules in view upward."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Mapping

from engine.games import grimoire_of
from puzzles import library
from puzzles.page import Page

FEW_RULES = 3
FEW_PLAYS = 2
"""Rules in view and plays of a first step, at most."""


def is_first_step(page: Page) -> bool:
    """Return whether a beginner can start with the puzzle."""
    found = page.explanation
    return found is not None and found.in_view <= FEW_RULES and found.plays <= FEW_PLAYS


def ladders() -> Mapping[tuple[str, str], list[Page]]:
    """Return the first steps of each game and sort of goal, the lowest rung first."""
    found: dict[tuple[str, str], list[Page]] = defaultdict(list)
    for pages in library.built_in().values():
        for page in pages:
            if is_first_step(page):
                found[page.game.id, _sort(page)].append(page)
    for steps in found.values():
        steps.sort(key=_height)
    return found


def next_rungs(climbed: Collection[str]) -> list[Page]:
    """Return the next rung of each ladder, first of those of which the fewest are climbed."""
    rungs: list[tuple[int, int, Page]] = []
    for steps in ladders().values():
        left = [page for page in steps if page.id not in climbed]
        if left:
            rungs.append((len(steps) - len(left), left[0].rating, left[0]))
    return [page for *_, page in sorted(rungs, key=lambda rung: rung[:2])]


def _sort(page: Page) -> str:
    """Tell a win this turn from one that takes two."""
    mine = grimoire_of(page.game.id).mine
    return page.goal.kind if mine is None else mine.sort(page.goal)


def _height(page: Page) -> tuple[int, int, int]:
    found = page.explanation
    assert found is not None, "a first step is explained"
    return found.plays, found.in_view, page.rating
