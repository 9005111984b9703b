"""Ratings of players and puzzles, by openskill: pure functions.

Users see points on a scale on which 1500 is a new player and an average puzzle. If two players are
120 points apart, the stronger one wins two matches of three. A player as strong as a puzzle is hard
solves every other one, a player who is 45 points stronger two of three
(`benchmarks/grimoire_ratings.py`).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from openskill.models import PlackettLuce

from engine.record import ABANDONED

SCALE = 60
"""Points that users see for one of openskill's."""


def _surer(*_: Any) -> float:
    """Let the uncertainty shrink in full with each result (openskill's `gamma`)."""
    return 1.0


PLAYERS = PlackettLuce(mu=25, sigma=10 / 3, beta=25 / 12, gamma=_surer)
PUZZLES = PlackettLuce(mu=25, sigma=10 / 3, beta=3 / 4, tau=1 / 12, gamma=_surer)


@dataclass(frozen=True, slots=True)
class Strength:
    """An estimated strength and its uncertainty, in openskill's numbers."""

    mu: float
    sigma: float

    @property
    def rating(self) -> int:
        """The estimate in the points that users see."""
        return round(self.mu * SCALE)


NEW_PLAYER = Strength(PLAYERS.mu, PLAYERS.sigma)
PUZZLE_SIGMA = 1.0
"""Uncertainty of the rating in a puzzle's document."""


# Puzzles


def new_puzzle(rating: int) -> Strength:
    """Return the strength of a puzzle without answers: the rating in its document."""
    return Strength(rating / SCALE, PUZZLE_SIGMA)


HINTED = (1.0, 0.5)
"""Weight of a first answer without a hint, and with one; with more it counts nothing."""


def weight_of(hints: int) -> float:
    """Return how much a first answer counts after so many `hints`."""
    return HINTED[hints] if hints < len(HINTED) else 0.0


def after_meeting(
    player: Strength, puzzle: Strength, *, solved: bool, weight: float = 1.0
) -> tuple[Strength, Strength]:
    """Return player and puzzle after the player's first answer: solving it beats the puzzle."""
    places = [1, 2] if solved else [2, 1]
    (first,), (second,) = after_match([[player], [puzzle]], places, weight, PUZZLES)
    return first, second


def replay_answers(
    answers: Iterable[tuple[int, str, bool]], puzzle_rating: Callable[[str], int]
) -> dict[str, tuple[Strength, int]]:
    """Return all strengths, with the number of meetings, after first answers in their order.

    An answer is a user id, a puzzle id, and whether it was solved; subjects are as in `Rating`.
    """
    known: dict[str, Strength] = {}
    meetings: defaultdict[str, int] = defaultdict(int)
    for user_id, puzzle_id, solved in answers:
        user, puzzle = f"user:{user_id}", f"page:{puzzle_id}"
        if puzzle not in known:
            known[puzzle] = new_puzzle(puzzle_rating(puzzle_id))
        met = known.get(user, NEW_PLAYER), known[puzzle]
        known[user], known[puzzle] = after_meeting(*met, solved=solved)
        meetings[user] += 1
        meetings[puzzle] += 1
    return {subject: (strength, meetings[subject]) for subject, strength in known.items()}


# Matches


def after_match(
    sides: Sequence[Sequence[Strength]],
    places: Sequence[int],
    weight: float = 1.0,
    model: PlackettLuce = PLAYERS,
) -> list[list[Strength]]:
    """Return the strength of each player after a match of these sides, which took these places.

    It does not depend on the order of the players of a side. With a `weight` below 1 it counts only
    in part.
    """
    orders = [sorted(range(len(side)), key=lambda at: _order(side[at])) for side in sides]
    rated = model.rate(
        [
            [model.rating(side[at].mu, side[at].sigma) for at in order]
            for side, order in zip(sides, orders, strict=True)
        ],
        ranks=[float(place) for place in places],
    )
    found = []
    for side, order, new in zip(sides, orders, rated, strict=True):
        by_place = dict(zip(order, new, strict=True))
        found.append(
            [
                Strength(
                    old.mu + weight * (by_place[at].mu - old.mu),
                    old.sigma + weight * (by_place[at].sigma - old.sigma),
                )
                for at, old in enumerate(side)
            ]
        )
    return found


def _order(strength: Strength) -> tuple[float, float]:
    return strength.mu, strength.sigma


LEAST_TURNS = 3
"""Turns that each seat must have had in a rated match, unless a clock ended it."""
SHOWN_AFTER = 5
"""Number of results before a rating is shown."""
KEPT = 0.75
"""How much of a player's distance from a new player is kept when a season starts. A rating is then
also at least this uncertain, as a share of a new player's uncertainty.
"""


def weight_after(earlier: int) -> float:
    """Return the weight of the next rated match of the same players: the n-th in a week counts 1/n.

    `earlier` is the number of matches that they have played within the week before it.
    """
    return 1 / (earlier + 1)


def is_too_short(turns: int, seats: int, reason: str) -> bool:
    """Return whether a match that ended in this turn is too short to be rated."""
    return reason != ABANDONED and turns < LEAST_TURNS * seats


@dataclass(frozen=True, slots=True)
class Form:
    """The form of a player in a pool: everything that follows from the results there, in order.

    `streak` counts wins in a row, or (negative) losses. `best` is the match with the best win, over
    a player who had `best_points`, more than any other opponent beaten.
    """

    strength: Strength = NEW_PLAYER
    results: int = 0
    season_results: int = 0
    wins: int = 0
    streak: int = 0
    best: int | None = None
    best_points: int = 0

    @property
    def is_shown(self) -> bool:
        """Whether there are enough results for the rating to be meaningful."""
        return self.results >= SHOWN_AFTER

    def in_later_season(self, seasons: int) -> Form:
        """Return the form at the start of a season, if the last result was `seasons` seasons before
        it.
        """
        mu, sigma = self.strength.mu, self.strength.sigma
        for _ in range(seasons):
            mu = NEW_PLAYER.mu + KEPT * (mu - NEW_PLAYER.mu)
            sigma = max(sigma, KEPT * NEW_PLAYER.sigma)
        season_results = 0 if seasons else self.season_results
        return replace(self, strength=Strength(mu, sigma), season_results=season_results)


def after_result(
    sides: Sequence[Sequence[Form]], places: Sequence[int], weight: float, match_id: int
) -> list[list[Form]]:
    """Return the form of each player after a match of these sides, which took these places.

    The lowest place is the best; if all places are equal, no side has won.
    """
    after = after_match([[form.strength for form in side] for side in sides], places, weight)
    best, drawn = min(places), len({*places}) == 1
    beaten = [
        form.strength.rating
        for side, place in zip(sides, places, strict=True)
        for form in side
        if place > best and form.is_shown
    ]
    found = []
    for side, place, strengths in zip(sides, places, after, strict=True):
        won = place == best and not drawn
        found.append(
            [
                _counted(form, strength, won, drawn, max(beaten, default=0) if won else 0, match_id)
                for form, strength in zip(side, strengths, strict=True)
            ]
        )
    return found


def _counted(
    form: Form, strength: Strength, won: bool, drawn: bool, beaten: int, match_id: int
) -> Form:
    streak = 0 if drawn else max(form.streak, 0) + 1 if won else min(form.streak, 0) - 1
    is_best = beaten > form.best_points
    return replace(
        form,
        strength=strength,
        results=form.results + 1,
        season_results=form.season_results + 1,
        wins=form.wins + won,
        streak=streak,
        best=match_id if is_best else form.best,
        best_points=beaten if is_best else form.best_points,
    )
