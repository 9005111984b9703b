"""Choose the puzzles of a grimoire from many finds.

The result has every kind of goal, no two with the same cards or plays, no card too often, few short
ones, and every rule of the set, from easy to hard.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import count as count_from

from engine.games import mine_of
from puzzles.claims import Explanation
from puzzles.composing import NEW
from puzzles.miner import Found, Run
from puzzles.puzzle import Puzzle

WEALTH = 1.5
"""Finds for each puzzle that is wanted: fewer leave no choice."""
_TIMES_A_CARD = 5
"""Puzzles of a grimoire whose idea plays one card."""
_SHORT = 2
"""The different plays of a short idea: a quarter of a grimoire at most has so few."""
_RARE = 3
"""Puzzles of a grimoire on which a rule matters before it is no longer sought."""
_FOR_A_RULE = 0.5
"""What a rule that is rare so far adds to the score of a puzzle on which it matters."""


def sought(game: str, finds: Sequence[Found], count: int) -> list[str]:
    """Return the sorts of goals of which there are too few to select `count` puzzles from.

    Each comes as often as its share: goals that wait for replies are few, and take the longest.
    """
    mine = mine_of(game)
    have = Counter(mine.sort(found.read()[0].goal) for found in finds)
    whole = sum(mine.shares.values())
    return [
        sort
        for sort, share in mine.shares.items()
        if have[sort] < WEALTH * count * share / whole
        for _ in range(share)
    ]


def themes_sought(game: str, finds: Sequence[Found], set_id: str, count: int) -> list[str]:
    """Return the themes of a set that too few of the finds have: its motifs, or its rules."""
    have = Counter(theme for found in finds for theme in found.read()[1].themes)
    themes = mine_of(game).motifs(set_id) or mine_of(game).rules(set_id)
    return [theme for theme in themes if have[theme] < _RARE * WEALTH * count / 32]


def selected(run: Run, finds: Sequence[Found], count: int) -> list[Puzzle]:
    """At most `count` puzzles, easy ones first.

    A puzzle of the run that only became smaller keeps its id and title. New ones get the next ids
    and provisional titles.
    """
    mine, set_id = mine_of(run.game), run.set_id
    whole = sum(mine.shares.values())
    left = [(found, *found.read()) for found in finds]
    kept: list[Puzzle] = []
    seen: set[tuple[str, ...]] = set()
    uses, sorts, themes = Counter[str](), Counter[str](), Counter[str]()
    wanted = {*(mine.motifs(set_id) or mine.rules(set_id))}
    short = 0

    def worth(find: tuple[Found, Puzzle, Explanation]) -> float:
        found, puzzle, claims = find
        rare = sum(themes[theme] < _RARE for theme in wanted & {*claims.themes})
        crowd = sorts[sort := mine.sort(puzzle.goal)] * whole / (mine.shares[sort] * count)
        score = sum(found.parts.values())
        return score + _FOR_A_RULE * rare - 4 * max(0.0, crowd - len(kept) / count)

    while left and len(kept) < count:
        found, puzzle, claims = find = max(left, key=worth)
        left.remove(find)
        played = sorted(mine.cards(found.idea))
        alike = {"cards": sorted(mine.held(puzzle.state())), "plays": played}
        marks = {(kind, *cards) for kind, cards in alike.items()}
        is_short = len({*found.idea}) <= _SHORT and mine.most_plays(set_id) is None
        if marks & seen or (is_short and short >= count // 4):
            continue
        if any(uses[card] >= _TIMES_A_CARD for card in {*played}):
            continue
        seen |= marks
        short += is_short
        uses.update({*played})
        sorts[mine.sort(puzzle.goal)] += 1
        themes.update(claims.themes)
        kept.append(puzzle)
    kept.sort(key=lambda puzzle: (puzzle.rating, puzzle.solution))
    numbers = count_from(1 + max((_number(puzzle["id"]) for puzzle in run.puzzles), default=0))
    return [
        _numbered(puzzle, set_id, next(numbers)) if puzzle.id == NEW else puzzle for puzzle in kept
    ]


def _number(puzzle_id: str) -> int:
    """Return the number at the end of an id; 0 if it ends otherwise."""
    end = puzzle_id.rpartition("-")[2]
    return int(end) if end.isdecimal() else 0


def _numbered(puzzle: Puzzle, set_id: str, number: int) -> Puzzle:
    """Return the puzzle with its id and, until there is a better one, the set's name as title."""
    titles = mine_of(puzzle.game.id).titles(set_id)
    return replace(
        puzzle,
        id=f"{set_id.replace('_', '-')}-{number:02}",
        title={language: f"{title} {number}" for language, title in titles.items()},
        author="Bridgekeeper",
    )
