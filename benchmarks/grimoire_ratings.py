"""Simulate to which ratings players of the grimoire come.

    python benchmarks/grimoire_ratings.py [PEOPLE]

Players who solve every other puzzle of rating R answer 30 of them, from several initial ratings.
Then newcomers solve all or a part of the built-in puzzles, in random order and as `/grimoire
random` offers them, first steps first.
"""

from __future__ import annotations

import asyncio
import random
import sys
from statistics import mean, pstdev
from typing import Any

from bot.grimoire.offering import fitting_puzzle
from bot.store.ratings import NEW_PLAYER, SCALE, Strength, after_meeting, new_puzzle
from engine.games import USUAL
from puzzles import library
from puzzles.puzzle import Puzzle

ANSWERS = 30
HARDNESS = (1000, 1250, 1500, 1750, 2000)
STARTS = (1000, 1500, 2000, 2300)
NEAR = 60


def after(start: int, puzzles: list[int], chance: random.Random, solved: float) -> int:
    """Return the rating of a player who solves a share (0 to 1) of `puzzles`, given by ratings."""
    player = Strength(start / SCALE, NEW_PLAYER.sigma)
    for rating in puzzles:
        player, _ = after_meeting(player, new_puzzle(rating), solved=chance.random() < solved)
    return player.rating


def at_one_hardness(people: int, chance: random.Random) -> None:
    """Print how far players end from the rating of puzzles of which they solve every other one."""
    print(f"{ANSWERS} answers to pages of hardness R, every other one solved; {people} people each")
    print("from    R      mean error   deviation   within 60 points")
    worst = 0.0
    for start in STARTS:
        for hardness in HARDNESS:
            puzzles = [hardness] * ANSWERS
            errors = [after(start, puzzles, chance, 0.5) - hardness for _ in range(people)]
            near = sum(abs(error) <= NEAR for error in errors) / people
            worst = max(worst, abs(mean(errors)))
            text = f"{mean(errors):+7.0f}      {pstdev(errors):7.0f}     {near:8.0%}"
            print(f"{start}    {hardness}   {text}")
    print(f"the largest mean error: {worst:.0f} points\n")


def on_todays_puzzles(people: int, chance: random.Random) -> None:
    """Print the ratings that built-in puzzles lead to, in random order and as they are offered."""
    ratings = [puzzle.rating for puzzle in library.of_game(USUAL)]
    print(f"{len(ratings)} pages from {min(ratings)} to {max(ratings)}, mean {mean(ratings):.0f}")
    for count, solved in ((8, 1.0), *((ANSWERS, part) for part in (1.0, 0.75, 0.5, 0.25))):
        ends = [
            after(NEW_PLAYER.rating, chance.sample(ratings, count), chance, solved)
            for _ in range(people)
        ]
        found = f"{mean(ends):.0f} (deviation {pstdev(ends):.0f})"
        print(f"{count:3} pages, {solved:4.0%} solved: {found}")
    for count, solved in ((8, 1.0), *((ANSWERS, part) for part in (1.0, 0.5))):
        ends = [asyncio.run(Newcomer(chance).answer(count, solved)) for _ in range(people)]
        found = f"{mean(ends):.0f} (deviation {pstdev(ends):.0f})"
        print(f"{count:3} pages as they are offered, {solved:4.0%} solved: {found}")


class Newcomer:
    """A player who answers the puzzles offered, in place of the store."""

    def __init__(self, chance: random.Random) -> None:
        self._chance, self._player = chance, NEW_PLAYER
        self._puzzles = {puzzle.id: puzzle for puzzle in library.of_game(USUAL)}
        self._answered: set[str] = set()
        self.grimoire = self.solvers = self

    async def answer(self, count: int, solved: float) -> int:
        """Return the rating after `count` puzzles, of which this share (0 to 1) is solved."""
        for _ in range(count):
            store: Any = self
            puzzle = await fitting_puzzle(store, 1, choose=self._chance.choice)
            assert puzzle is not None, "there are enough"
            self._answered.add(puzzle.id)
            is_solved = self._chance.random() < solved
            met = self._player, new_puzzle(puzzle.rating)
            self._player, _ = after_meeting(*met, solved=is_solved)
        return self._player.rating

    async def known_puzzles(self, _user_id: int) -> tuple[set[str], set[str]]:
        """Return the answered puzzles, as if all of them were solved or given up."""
        return self._answered, set()

    async def puzzle_of(self, puzzle_id: str, _user_id: int) -> Puzzle:
        """Return a built-in puzzle."""
        return self._puzzles[puzzle_id]

    async def puzzle_ratings(self) -> dict[str, int]:
        """Return no ratings: those in the documents are used."""
        return {}

    async def player_rating(self, _user_id: int) -> int:
        """Return the rating so far."""
        return self._player.rating

    async def scores(self) -> dict[str, int]:
        """Return no votes."""
        return {}


if __name__ == "__main__":
    asked = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    at_one_hardness(asked, random.Random(1))
    on_todays_puzzles(asked, random.Random(2))
