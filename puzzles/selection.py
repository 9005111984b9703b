"""Choose the puzzles of a grimoire from many finds.

The result has every kind of goal, no twins and no card too often, from easy to hard.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import factorial

from engine.goals import Mine
from puzzles.miner import Found, mine_of
from puzzles.puzzle import Puzzle, read_puzzle

WEALTH = 2.5
"""Finds for each puzzle that is wanted: fewer leave no choice."""
_TIMES_A_CARD = 5
"""Pages of a grimoire whose idea plays one card, unless there are too few others."""


def sought(game: str, finds: Sequence[Found], count: int) -> frozenset[str]:
    """Return the sorts of goals of which there are too few to select `count` puzzles from."""
    mine = mine_of(game)
    have = Counter(mine.sort(read_puzzle(found.puzzle).goal) for found in finds)
    whole = sum(mine.shares.values())
    return frozenset(
        sort for sort, share in mine.shares.items() if have[sort] < WEALTH * count * share / whole
    )


def selected(game: str, finds: Sequence[Found], count: int, set_id: str) -> list[Puzzle]:
    """At most `count` puzzles with ids and provisional titles, easy ones first."""
    mine = mine_of(game)
    shares = mine.shares
    waiting: dict[tuple[str, int], list[tuple[Found, Puzzle]]] = defaultdict(list)
    puzzles = [(found, read_puzzle(found.puzzle)) for found in finds]
    puzzles.sort(key=lambda find: interest(mine, *find), reverse=True)
    for found, puzzle in puzzles:
        plays = len(found.idea) if mine.most_plays(set_id) else 0  # beginners need some of each
        waiting[mine.sort(puzzle.goal), plays].append((found, puzzle))
    kept: list[Puzzle] = []
    spare: list[Puzzle] = []
    seen: set[tuple[str, ...]] = set()
    uses: Counter[str] = Counter()
    taken: Counter[tuple[str, int]] = Counter()
    while len(kept) < count and any(waiting.values()):
        sort = min(
            (sort for sort in waiting if waiting[sort]),
            key=lambda sort: taken[sort] / shares[sort[0]],
        )
        found, puzzle = waiting[sort].pop(0)
        cards = tuple(sorted(mine.cards(found.idea)))
        if cards in seen:
            continue
        seen.add(cards)
        if any(uses[card] >= _TIMES_A_CARD for card in cards):
            spare.append(puzzle)
            continue
        uses.update(set(cards))
        taken[sort] += 1
        kept.append(puzzle)
    kept += spare[: count - len(kept)]
    kept.sort(key=lambda puzzle: (puzzle.rating, puzzle.solution))
    titles = mine.titles(set_id)
    return [_numbered(puzzle, set_id, titles, number) for number, puzzle in enumerate(kept, 1)]


def interest(mine: Mine, found: Found, puzzle: Puzzle) -> float:
    """Return how good a riddle it is.

    Good are several plays, in one order, with wrong answers that come close, and what the game
    likes.
    """
    plays = len(found.idea)
    value = 0.0 if mine.most_plays(puzzle.set) else min(plays, 4) * 0.6
    value += 1.2 / (1 + found.solutions / factorial(min(plays, 6)))
    value += 0.8 * found.near / max(1, found.ends)
    return value + mine.appeal(puzzle.state(), puzzle.goal, found.idea)


def _numbered(puzzle: Puzzle, set_id: str, titles: Mapping[str, str], number: int) -> Puzzle:
    """Return the puzzle with its id and, until there is a better one, the set's name as title."""
    return replace(
        puzzle,
        id=f"{set_id.replace('_', '-')}-{number:02}",
        set=set_id,
        title={language: f"{title} {number}" for language, title in titles.items()},
        author="Bridgekeeper",
    )
