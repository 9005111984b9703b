"""How strong players and how hard pages are, by openskill: pure functions.

People see points on a scale on which 1500 is a new player and a middling page. Of two who are 120
points apart, the stronger one wins two matches of three. Who is as strong as pages are hard solves
every other one, who is 45 points stronger two of three (`benchmarks/grimoire_ratings.py`).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from openskill.models import PlackettLuce

from bot.store.result import ABANDONED

SCALE = 60
"""Points that people see for one of openskill's."""


def _surer(*_: Any) -> float:
    """Let each result make a rating as much surer as it tells (openskill's `gamma`)."""
    return 1.0


PLAYERS = PlackettLuce(mu=25, sigma=10 / 3, beta=25 / 12, gamma=_surer)
PAGES = PlackettLuce(mu=25, sigma=10 / 3, beta=3 / 4, tau=1 / 12, gamma=_surer)


@dataclass(frozen=True, slots=True)
class Strength:
    """What is believed: the middle and how far off it may be, in openskill's numbers."""

    mu: float
    sigma: float

    @property
    def rating(self) -> int:
        """The middle in the points that people see."""
        return round(self.mu * SCALE)


NEW_PLAYER = Strength(PLAYERS.mu, PLAYERS.sigma)
PAGE_SIGMA = 1.0
"""How far off the rating in a page's document may be."""


# Pages


def new_page(rating: int) -> Strength:
    """Return the strength of a page that nobody has answered: what its document says."""
    return Strength(rating / SCALE, PAGE_SIGMA)


HINTED = (1.0, 0.5)
"""How much a first answer counts without a hint, and with one; with more it counts nothing."""


def weight_of(hints: int) -> float:
    """Return how much a first answer counts after so many hints."""
    return HINTED[hints] if hints < len(HINTED) else 0.0


def after_meeting(
    player: Strength, page: Strength, *, solved: bool, weight: float = 1.0
) -> tuple[Strength, Strength]:
    """Return player and page after the player's first answer: solving it beats the page."""
    places = [1, 2] if solved else [2, 1]
    (first,), (second,) = after_match([[player], [page]], places, weight, PAGES)
    return first, second


def replay_answers(
    answers: Iterable[tuple[int, str, bool]], page_rating: Callable[[str], int]
) -> dict[str, tuple[Strength, int]]:
    """Return all strengths, with the number of meetings, after first answers in their order.

    An answer is a person, a page, and whether it was solved; subjects are as in `Rating`.
    """
    known: dict[str, Strength] = {}
    meetings: defaultdict[str, int] = defaultdict(int)
    for user_id, page_id, solved in answers:
        user, page = f"user:{user_id}", f"page:{page_id}"
        if page not in known:
            known[page] = new_page(page_rating(page_id))
        met = known.get(user, NEW_PLAYER), known[page]
        known[user], known[page] = after_meeting(*met, solved=solved)
        meetings[user] += 1
        meetings[page] += 1
    return {subject: (strength, meetings[subject]) for subject, strength in known.items()}


# Matches


def after_match(
    sides: Sequence[Sequence[Strength]],
    places: Sequence[int],
    weight: float = 1.0,
    model: PlackettLuce = PLAYERS,
) -> list[list[Strength]]:
    """Return everybody's strength after a match of these sides, which took these places.

    It does not depend on the order of the players of a side. With a `weight` below 1 it counts
    only in part.
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
"""A match that ends before everyone has had these turns is friendly, unless a clock ended it."""
SHOWN_AFTER = 5
"""Results until a rating is shown."""
KEPT = 0.75
"""Of what sets somebody apart from a new player, so much is kept at the beginning of a season; and
a rating is at least so unsure then, compared with a new player's."""


def weight_after(earlier: int) -> float:
    """Return how much the next rated match of the same people counts: the n-th in a week 1/n.

    `earlier`: how many they have played within the week before it.
    """
    return 1 / (earlier + 1)


def is_too_short(turns: int, seats: int, reason: str) -> bool:
    """Return whether a match that ended in this turn is too short to be rated."""
    return reason != ABANDONED and turns < LEAST_TURNS * seats


@dataclass(frozen=True, slots=True)
class Form:
    """How somebody stands in a pool: all that follows from the results there, in their order.

    `streak` counts wins in a row, or (negative) losses. `best` is the match in which somebody was
    beaten who had `best_points`, more than anybody else who was beaten.
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
        """Whether there are enough results for the rating to tell something."""
        return self.results >= SHOWN_AFTER

    def in_later_season(self, seasons: int) -> Form:
        """Return how somebody begins a season who has last played so many seasons before it."""
        mu, sigma = self.strength.mu, self.strength.sigma
        for _ in range(seasons):
            mu = NEW_PLAYER.mu + KEPT * (mu - NEW_PLAYER.mu)
            sigma = max(sigma, KEPT * NEW_PLAYER.sigma)
        season_results = 0 if seasons else self.season_results
        return replace(self, strength=Strength(mu, sigma), season_results=season_results)


def after_result(
    sides: Sequence[Sequence[Form]], places: Sequence[int], weight: float, match_id: int
) -> list[list[Form]]:
    """Return how everybody stands after a match of these sides, which took these places.

    The best place is the lowest; with all places equal nobody has won.
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
