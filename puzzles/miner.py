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
"""Every fourth attempt begins from a position of a game, the others from a random one."""


class Found(Document):
    """A puzzle with what was measured of it; `number` is that of the attempt."""

    number: int
    puzzle: JsonObject
    idea: list[str]
    explanation: JsonObject
    parts: dict[str, float]

    def read(self) -> tuple[Puzzle, Explanation]:
        """Return the puzzle and its claims."""
        return read_puzzle(self.puzzle), Explanation.model_validate(self.explanation)


@record
class Run:
    """A run of mining: a set of a game, a seed, and positions of matches if there are any."""

    game: str
    set_id: str
    seed: int
    played: tuple[JsonObject, ...] = ()


def attempt(run: Run, sorts: Sequence[str], rules: Sequence[str], number: int) -> Found | None:
    """Try to find a puzzle with one of these sorts of goals (`Mine.sort`).

    One of the rules should matter on it. Equal numbers give equal puzzles on every machine.
    """
    game, set_id = run.game, run.set_id
    dice = Dice(chance.stream(run.seed, f"mine {set_id} attempt {number}"))
    aim = Aim(set_id, dice.of(sorts), dice.of(rules) if rules else "")
    start = None
    if number % _PLAYED == 0:
        start = _start(run, number // _PLAYED, dice)
    composed = Composer(game, aim, dice).compose(start)
    if composed is None:
        return None
    return Found(
        number=number,
        puzzle=composed.puzzle.document(),
        idea=[*composed.idea],
        explanation=composed.claims.written(),
        parts={part: round(value, 3) for part, value in composed.merit.parts().items()},
    )


def _start(run: Run, number: int, dice: Dice) -> Any:
    """Return a position of a match or, without any, of the game with this number; None if empty."""
    if run.played:
        return grimoire_of(run.game).load(dice.of(run.played))
    played = [*positions(run.game, mine_of(run.game), run.set_id, run.seed, number)]
    return dice.of(played) if played else None
