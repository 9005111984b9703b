"""What makes a puzzle worth solving, in figures that can be read and disputed.

`score` guides the search for puzzles (`composing`), `faults` says what keeps one out of a grimoire.
"""

from __future__ import annotations

from math import factorial

from engine.core import record
from engine.games import mine_of, themes_of
from puzzles.claims import Explanation
from puzzles.difficulty import difficulty_at, log_odds_against
from puzzles.explaining import PuzzleTrial, simple_lines
from puzzles.puzzle import Puzzle
from puzzles.solver import Solved, solve

MOST_PLAYS = 6
EASILY_FOUND = 0.03
"""The chance of random moves from which a puzzle is found by chance."""
LARGEST = 60_000
"""The most positions of a search that proves a puzzle: half a second."""
_IN_VIEW = {"easy": 6, "medium": 8, "hard": 10}
"""The most rules in view, by how hard a puzzle is."""
_MOST_ODDS = 6.0
_WEIGHTS = {
    "plays": 1.2,
    "hidden": 0.5,
    "mattering": 0.8,
    "idle": -1.2,
    "easily": -3.0,
    "bare": -3.0,
    "passing": -4.0,
    "cards": -0.12,
    "straight": -3.0,
    "exact": 1.0,
    "near": 0.8,
}
"""How much one of each part of the score counts."""


@record
class Merit:
    """What is measured of a puzzle with one idea.

    Attributes:
        plays: The number of different plays in the idea: again and again is no deep thought.
        repeated: The number of those that repeat another one.
        blind: The chance to solve it by random moves.
        mattering: The rules without any one of which the solution fails.
        idle: The rules in view that don't matter.
        cards: The number of cards, all hands and creatures together.
        passing: How much, from 0 to 1, is refuted by passing alone if the goal waits for a reply:
            0 if an active reply is needed against one of ten ends of the turn.
        straight: True if a player finds the solution who takes what brings the goal nearest.
        orders: The number of solutions, for each order of as many plays.
        near: The share of ends of the turn that miss the goal by one.
    """

    plays: int
    repeated: int
    blind: float
    mattering: tuple[str, ...]
    idle: tuple[str, ...]
    cards: int
    passing: float
    straight: bool
    orders: float
    near: float

    def parts(self) -> dict[str, float]:
        """Return the parts of the score by their names."""
        measured = {
            "plays": min(self.plays, MOST_PLAYS - 1),
            "hidden": min(log_odds_against(self.blind), _MOST_ODDS),
            "mattering": min(len(self.mattering), 4),
            "idle": len(self.idle),
            "easily": self.blind >= EASILY_FOUND,
            "bare": not self.mattering,
            "passing": self.passing,
            "cards": self.cards,
            "straight": self.straight,
            "exact": 1 / (1 + self.orders),
            "near": self.near,
        }
        return {part: weight * measured[part] for part, weight in _WEIGHTS.items()}

    def score(self) -> float:
        """Return the sum of the parts."""
        return sum(self.parts().values())


def merit_of(puzzle: Puzzle, solved: Solved) -> Merit:
    """Measure a puzzle that is proved and has one idea, which its solution plays."""
    state, line = puzzle.state(), puzzle.solution.split()
    mine, themes, trial = mine_of(puzzle.game.id), themes_of(puzzle.game.id), PuzzleTrial(puzzle)
    rules = themes.rules(state)
    mattering = [
        rule for rule in rules if not PuzzleTrial(puzzle, themes.without(state, rule)).reaches(line)
    ]
    idea = solved.ideas[0]
    return Merit(
        plays=len({*idea}),
        repeated=len(idea) - len({*idea}),
        blind=solved.chances.blind,
        mattering=tuple(mattering),
        idle=tuple([rule for rule in rules if rule not in mattering]),
        cards=len(mine.held(state)),
        passing=max(0.0, 1 - 10 * solved.overlooked / max(1, solved.ends)) * puzzle.goal.waits,
        straight=any(trial.reaches(line) for line in simple_lines(puzzle).values()),
        orders=solved.solutions / factorial(min(len(idea), MOST_PLAYS)),
        near=solved.near / max(1, solved.ends),
    )


def faults(
    merit: Merit, puzzle: Puzzle, solved: Solved, claims: Explanation, most_plays: int | None
) -> list[str]:
    """Return what keeps a puzzle out of a grimoire; nothing if it is good enough.

    Puzzles for beginners, with few plays (`Mine.most_plays`), may be found straight or by chance,
    and need no rule that matters.
    """
    active = len(claims.reply) > 1
    motifs = {*mine_of(puzzle.game.id).motifs(puzzle.set)}
    found = {
        "without its motif": bool(motifs) and not motifs & {*claims.motifs},
        "too many plays": claims.plays > (most_plays or MOST_PLAYS),
        "found by chance": merit.blind >= EASILY_FOUND and most_plays is None,
        "straight": merit.straight and most_plays is None,
        "no rule matters": not merit.mattering and most_plays is None,
        "nothing tempts": not claims.tried,
        "refuted by passing": puzzle.goal.waits and not active,
        "won instead": is_won_instead(puzzle),
        "too many rules": claims.in_view > most_rules(puzzle.rating),
        "idle rules": bool(idle_rules(puzzle, solved, claims)),
    }
    return [fault for fault, is_found in found.items() if is_found]


def is_won_instead(puzzle: Puzzle) -> bool:
    """Return whether the solution wins the game although the goal asks for less."""
    asks_for_less = puzzle.goal.kind != "win" and not puzzle.goal.waits
    return asks_for_less and PuzzleTrial(puzzle).ends_game(puzzle.solution.split())


def most_rules(rating: int) -> int:
    """Return how many rules may be in view on a puzzle of this difficulty."""
    return _IN_VIEW[difficulty_at(rating)]


def idle_rules(puzzle: Puzzle, solved: Solved, claims: Explanation) -> list[str]:
    """Return the rules in view without which nothing would change.

    Without any other one the solution fails, something else solves the puzzle, or the tempting try
    comes to another end.
    """
    themes, state, goal = themes_of(puzzle.game.id), puzzle.state(), puzzle.goal
    end = _end_of(PuzzleTrial(puzzle), claims)
    return [
        rule
        for rule in themes.rules(state)
        if rule not in claims.rules
        and _end_of(PuzzleTrial(puzzle, plain := themes.without(state, rule)), claims) == end
        and solve(plain, goal).ideas == solved.ideas
    ]


def _end_of(trial: PuzzleTrial, claims: Explanation) -> tuple[float, bool, bool]:
    """Return how near the try comes to the goal, and whether it and its refutation work."""
    reply = bool(claims.reply) and trial.is_refuted_by(claims.tried, claims.reply)
    return trial.nearness(claims.tried), trial.reaches(claims.tried), reply
