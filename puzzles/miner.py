"""Finding puzzles: each attempt composes one and says what is good about it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine import chance
from engine.chance import Dice
from engine.core import JsonObject, record
from engine.documents import Document
from engine.games import grimoire_of, mine_of
from puzzles.claims import Explanation
from puzzles.composing import Aim, Composer
from puzzles.played import positions
from puzzles.puzzle import Puzzle, read_puzzle

_PLAYED = 4
"""Every fourth attempt begins from a position of a game, the others from a random one; but where
there are puzzles to improve, each second one does that."""


class Found(Document):
    """A puzzle with what was measured of it.

    `number` is that of the attempt, `improves` the id of the puzzle that it began from.
    """

    number: int
    improves: str = ""
    puzzle: JsonObject
    idea: list[str]
    explanation: JsonObject
    parts: dict[str, float]

    def read(self) -> tuple[Puzzle, Explanation]:
        """Return the puzzle and its claims."""
        return read_puzzle(self.puzzle), Explanation.model_validate(self.explanation)


@record
class Run:
    """A run of mining.

    A set of a game, a seed, positions of matches and puzzles to improve, if there are any.
    """

    game: str
    set_id: str
    seed: int
    played: tuple[JsonObject, ...] = ()
    puzzles: tuple[JsonObject, ...] = ()


@record
class Wish:
    """What is sought: a goal of these sorts (`Mine.sort`), one of these themes, better puzzles.

    The puzzles are those of the run that nothing was made of so far.
    """

    sorts: Sequence[str]
    themes: Sequence[str]
    puzzles: Sequence[JsonObject]


def attempt(run: Run, wish: Wish, number: int) -> Found | None:
    """Try to find a puzzle. Equal numbers give equal puzzles on every machine.

    The first attempts take the puzzles of the run, one after the other.
    """
    game, set_id = run.game, run.set_id
    dice = Dice(chance.stream(run.seed, f"mine {set_id} attempt {number}"))
    aim = Aim(set_id, dice.of(wish.sorts), dice.of(wish.themes) if wish.themes else "")
    composer, puzzle = Composer(game, aim, dice), _to_improve(run, wish, number, dice)
    if puzzle is not None:
        composed = composer.improve(puzzle)
    else:
        is_played = number % _PLAYED == 0
        composed = composer.compose(_start(run, number // _PLAYED, dice) if is_played else None)
    if composed is None:
        return None
    return Found(
        number=number,
        improves="" if puzzle is None else puzzle.id,
        puzzle=composed.puzzle.document(),
        idea=[*composed.idea],
        explanation=composed.claims.written(),
        parts={part: round(value, 3) for part, value in composed.merit.parts().items()},
    )


def _to_improve(run: Run, wish: Wish, number: int, dice: Dice) -> Puzzle | None:
    """Return the puzzle that an attempt improves; none if it composes a new one."""
    if number < len(run.puzzles):
        return read_puzzle(run.puzzles[number])
    return read_puzzle(dice.of(wish.puzzles)) if wish.puzzles and number % 2 else None


def _start(run: Run, number: int, dice: Dice) -> Any:
    """Return a position of a match or, without any, of the game with this number; None if empty."""
    if run.played:
        return grimoire_of(run.game).load(dice.of(run.played))
    played = [*positions(run.game, mine_of(run.game), run.set_id, run.seed, number)]
    return dice.of(played) if played else None
