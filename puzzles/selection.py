"""Choose the puzzles of a grimoire from many finds.

The result has every kind of goal, no two with the same cards, no card too often, few short ones,
and every rule of the set, from easy to hard.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace

from engine.games import mine_of
from puzzles.claims import Explanation
from puzzles.miner import Found
from puzzles.puzzle import Puzzle

WEALTH = 1.5
"""Finds for each puzzle that is wanted: fewer leave no choice."""
_TIMES_A_CARD = 5
"""Puzzles of a grimoire whose idea plays one card."""
_SHORT = 2
"""The plays of a short idea: a quarter of a grimoire at most has them."""
_RARE = 3
"""Puzzles of a grimoire on which a rule matters before it is no longer sought."""
_FOR_A_RULE = 0.5
"""What a rule that is rare so far adds to the score of a puzzle on which it matters."""


def sought(game: str, finds: Sequence[Found], count: int) -> list[str]:
    """Return the sorts of goals of which there are too few to select `count` puzzles from."""
    mine = mine_of(game)
    have = Counter(mine.sort(found.read()[0].goal) for found in finds)
    whole = sum(mine.shares.values())
    return [
        sort for sort, share in mine.shares.items() if have[sort] < WEALTH * count * share / whole
    ]


def rules_sought(game: str, finds: Sequence[Found], set_id: str, count: int) -> list[str]:
    """Return the rules of a set that matter on too few of the finds."""
    have = Counter(rule for found in finds for rule in found.read()[1].rules)
    rules = mine_of(game).rules(set_id)
    return [rule for rule in rules if have[rule] < _RARE * WEALTH * count / 32]


def selected(game: str, finds: Sequence[Found], count: int, set_id: str) -> list[Puzzle]:
    """At most `count` puzzles with ids and provisional titles, easy ones first."""
    mine = mine_of(game)
    whole = sum(mine.shares.values())
    left = [(found, *found.read()) for found in finds]
    kept: list[Puzzle] = []
    seen: set[tuple[str, ...]] = set()
    uses, sorts, rules = Counter[str](), Counter[str](), Counter[str]()
    short = 0

    def worth(find: tuple[Found, Puzzle, Explanation]) -> float:
        found, puzzle, claims = find
        rare = sum(rules[rule] < _RARE for rule in claims.rules)
        crowd = sorts[sort := mine.sort(puzzle.goal)] * whole / (mine.shares[sort] * count)
        score = sum(found.parts.values())
        return score + _FOR_A_RULE * rare - 4 * max(0.0, crowd - len(kept) / count)

    while left and len(kept) < count:
        found, puzzle, claims = find = max(left, key=worth)
        left.remove(find)
        cards = tuple(sorted(mine.held(puzzle.state())))
        played = {*mine.cards(found.idea)}
        is_short = claims.plays <= _SHORT and mine.most_plays(set_id) is None
        if cards in seen or (is_short and short >= count // 4):
            continue
        if any(uses[card] >= _TIMES_A_CARD for card in played):
            continue
        seen.add(cards)
        short += is_short
        uses.update(played)
        sorts[mine.sort(puzzle.goal)] += 1
        rules.update(claims.rules)
        kept.append(puzzle)
    kept.sort(key=lambda puzzle: (puzzle.rating, puzzle.solution))
    titles = mine.titles(set_id)
    return [_numbered(puzzle, set_id, titles, number) for number, puzzle in enumerate(kept, 1)]


def _numbered(puzzle: Puzzle, set_id: str, titles: Mapping[str, str], number: int) -> Puzzle:
    """Return the puzzle with its id and, until there is a better one, the set's name as title."""
    return replace(
        puzzle,
        id=f"{set_id.replace('_', '-')}-{number:02}",
        set=set_id,
        title={language: f"{title} {number}" for language, title in titles.items()},
        author="Bridgekeeper",
    )
