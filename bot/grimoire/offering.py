"""Choose a puzzle for a player: a new one, near their rating."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass

from bot.store import Store, StoredPuzzle, explanation_in
from engine.games import USUAL
from puzzles import library
from puzzles.claims import Explanation
from puzzles.difficulty import difficulty_at
from puzzles.ladder import next_rungs
from puzzles.puzzle import Puzzle

NEAREST = 5
"""The number of nearest puzzles that are equally good."""
VOTE, MOST_VOTES = 10, 5
"""By how many points a puzzle counts as nearer for each vote, and the most votes that count."""
BEGINNING = 10
"""How many puzzles a player answers before others than first steps are offered."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """The wanted properties of a puzzle; None: any."""

    set_id: str | None = None
    difficulty: str | None = None
    goal_kind: str | None = None
    theme: str | None = None
    game: str | None = None

    @property
    def built_in_game(self) -> str | None:
        """The game of which a built-in puzzle has to be; the first one unless others are meant."""
        return self.game or (USUAL if self.set_id is self.theme is None else None)

    @property
    def leaves_it_open(self) -> bool:
        """Whether beginners may get first steps: at most goal and game are wanted."""
        return self.set_id is self.difficulty is self.theme is None


ANYTHING = Wanted()


@dataclass(frozen=True, slots=True)
class Candidate:
    """The known facts about a puzzle before it is read."""

    id: str
    set_id: str
    rating: int
    goal_kind: str
    game: str
    themes: Collection[str]

    def fits(self, wanted: Wanted) -> bool:
        """Return whether it has the wanted properties."""
        return (
            wanted.set_id in (None, self.set_id)
            and wanted.difficulty in (None, difficulty_at(self.rating))
            and wanted.goal_kind in (None, self.goal_kind)
            and wanted.game in (None, self.game)
            and (wanted.theme is None or wanted.theme in self.themes)
        )


Choose = Callable[[Sequence[str]], str]


async def fitting_puzzle(
    store: Store,
    user_id: int,
    guild_id: int | None = None,
    wanted: Wanted = ANYTHING,
    *,
    choose: Choose = random.choice,
) -> Puzzle | None:
    """Choose a puzzle whose solution the user doesn't know; None if none is left.

    It is a built-in puzzle or an approved one of the server that the user has not made or reviewed.
    Untried ones come first, and solvers' votes count. Users who have answered few get first steps:
    the next step of the ladder on which they are least far.

    Args:
        store: The database.
        user_id: The user.
        guild_id: The server. None: only built-in puzzles.
        wanted: The wanted properties.
        choose: Picks one of the equally good ids.
    """
    puzzles = store.grimoire
    done, tried = await puzzles.known_puzzles(user_id)
    if len(done | tried) < BEGINNING and wanted.leaves_it_open:
        rungs = [puzzle.id for puzzle in next_rungs(done | tried) if _is(puzzle, wanted)]
        if rungs:
            return await puzzles.puzzle_of(rungs[0], user_id)
    own = await puzzles.open_puzzles(guild_id, user_id) if guild_id is not None else ()
    stored = await asyncio.to_thread(lambda: [*_stored(own, user_id)])
    fitting = (*built_in_puzzles(wanted), *(each for each in stored if each.fits(wanted)))
    found = [each for each in fitting if each.id not in done]
    ratings, strength = await puzzles.puzzle_ratings(), await puzzles.player_rating(user_id)
    votes = await store.solvers.scores()

    def distance(puzzle: Candidate) -> float:
        liked = max(-MOST_VOTES, min(MOST_VOTES, votes.get(puzzle.id, 0)))
        return abs(ratings.get(puzzle.id, puzzle.rating) - strength) - VOTE * liked

    found.sort(key=distance)
    while found:
        untried = [each.id for each in found if each.id not in tried]
        chosen = choose((untried or [each.id for each in found])[:NEAREST])
        puzzle = await puzzles.puzzle_of(chosen, user_id)
        if puzzle is not None:
            return puzzle
        found = [each for each in found if each.id != chosen]  # it can't be read
    return None


def _is(puzzle: Puzzle, wanted: Wanted) -> bool:
    return wanted.goal_kind in (None, puzzle.goal.kind) and wanted.built_in_game == puzzle.game.id


def built_in_puzzles(wanted: Wanted) -> Iterator[Candidate]:
    """Yield the built-in puzzles with these properties."""
    for set_id, puzzles in library.built_in().items():
        for puzzle in puzzles:
            kind, game = puzzle.goal.kind, puzzle.game.id
            themes = _themes(puzzle.explanation)
            candidate = Candidate(puzzle.id, set_id, puzzle.rating, kind, game, themes)
            if wanted.built_in_game in (None, game) and candidate.fits(wanted):
                yield candidate


def _stored(rows: Sequence[StoredPuzzle], user_id: int) -> Iterator[Candidate]:
    """Yield users' puzzles, except those whose solution this user knows as author or reviewer."""
    for row in rows:
        if user_id not in (row.author_id, row.reviewed_by):
            puzzle = row.document
            kind, game = puzzle["goal"]["kind"], puzzle["position"]["game"]
            themes = _themes(explanation_in(row))
            yield Candidate(row.id, puzzle["set"], puzzle["rating"], kind, game, themes)


def _themes(explanation: Explanation | None) -> Collection[str]:
    return explanation.themes if explanation is not None else ()
