"""Standings of an event, and the tie-breaks that order entrants with equal points.

The order is made for a few rounds with byes, late entries and players who leave:

1. In a knockout, how far they got. Those who are out in the same round share a rank; after a cut
   the Swiss rounds, which the knockout doesn't change, separate them.
2. Points.
3. Head-to-head, if all with equal points have met: no one doubts it.
4. Opponents' match-win percentage, as in the Magic Tournament Rules (appendix C). It is an average,
   so that neither a bye nor an opponent who left early distorts it. Each counts at least a third.
5. Buchholz: the sum of the opponents' points. It tells apart what that minimum made equal.
6. Sonneborn-Berger: the points of opponents that were beaten, and half those of equal ones.
7. Most wins.

After puzzles only points and the time count, in an arena only points and wins. In an arena points
count twice for an entrant whose last two duels were wins. A league compares entrants of the same
group.

In Buchholz and Sonneborn-Berger a bye is a win against an opponent with the entrant's own points,
like FIDE's virtual opponent.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from fractions import Fraction
from itertools import zip_longest
from typing import TypeAlias

from bot.events.bracket import stages
from bot.events.rounds import Method, Played, Table

LEAST = Fraction(1, 3)
"""The least match-win percentage of an opponent."""
STREAK = 2
"""The wins in a row after which points in an arena count twice."""


class TieBreak(StrEnum):
    """What decides between entrants with equal points, in this order; the stage before points."""

    STAGE = "stage"
    HEAD_TO_HEAD = "head-to-head"
    OPPONENTS = "opponents"
    BUCHHOLZ = "buchholz"
    SONNEBORN_BERGER = "sonneborn-berger"
    WINS = "wins"
    TIME = "time"
    """Less time in all rounds; the only tie-break after puzzles."""
    GROUP = "group"
    """A better group of a league, before points."""


@dataclass(frozen=True, slots=True)
class Standing:
    """The standing of one entrant.

    Attributes:
        rank: From 1 on; entrants that are equal in everything share it.
        entrant: The number of the entrant.
        points: 2 for each opponent placed worse, 1 for each equal one; a bye is like a table won.
            After puzzles 2 for each solved one.
        is_on_streak: Whether the next points of an arena count twice.
        won: Tables with a first place.
        drawn: Tables with a shared first place.
        lost: All other tables that are over.
        byes: Rounds without a table.
        tie_breaks: All values that apply to the event, in their order.
        decided_by: The first tie-break that separates this entrant from the next one; None if
            points do, or nothing does, or there is no next one.
    """

    rank: int
    entrant: int
    points: int
    is_on_streak: bool
    won: int
    drawn: int
    lost: int
    byes: int
    tie_breaks: Mapping[TieBreak, Fraction]
    decided_by: TieBreak | None


@dataclass(slots=True)
class _Score:
    """What one entrant has scored."""

    points: int = 0
    possible: int = 0
    """The most points that could be scored in the same rounds."""
    tables: Counter[str] = field(default_factory=Counter)
    """Number of tables `won`, `drawn` and `lost`."""
    streak: int = 0
    """The number of last tables in a row that were won."""
    byes: int = 0
    seconds: int = 0
    meetings: list[tuple[int, int]] = field(default_factory=list)
    """Of each meeting: the opponent, and 2, 1 or 0 points against them."""

    @property
    def rate(self) -> Fraction:
        """The share of the possible points, as opponents count it."""
        return max(LEAST, Fraction(self.points, self.possible or 1))


_Values: TypeAlias = dict[TieBreak | None, Fraction]
"""What orders an entrant, by tie-break, or None for the points."""


def standings(event: Played) -> list[Standing]:
    """Return the standings of all entrants, best first; by number if they share a rank.

    Tables without a result don't count yet; byes count as soon as their round begins. After a cut
    points are those of the Swiss rounds.
    """
    scores = _scores(event)
    values = _values(event, scores)
    merits = {entrant: [*found.values()] for entrant, found in values.items()}
    order = sorted(sorted(scores), key=merits.__getitem__, reverse=True)
    rank, found = 1, list[Standing]()
    for place, (entrant, other) in enumerate(zip_longest(order, order[1:]), 1):
        score, own = scores[entrant], values[entrant]
        differences = [each for each in own if other and own[each] != values[other][each]]
        standing = Standing(
            rank=rank,
            entrant=entrant,
            points=score.points,
            is_on_streak=event.plan.method is Method.ARENA and score.streak >= STREAK,
            won=score.tables["won"],
            drawn=score.tables["drawn"],
            lost=score.tables["lost"],
            byes=score.byes,
            tie_breaks={each: value for each, value in own.items() if each is not None},
            decided_by=differences[0] if differences else None,
        )
        found.append(standing)
        rank = place + 1 if differences else rank
    return found


def _values(event: Played, scores: Mapping[int, _Score]) -> dict[int, _Values]:
    """Return all that orders the entrants, what counts most first."""
    values: dict[int, _Values] = {entrant: {} for entrant in scores}
    if event.knockout_from is not None:
        reached = stages(event)
        for entrant, found in values.items():
            found[TieBreak.STAGE] = Fraction(reached[entrant])
    if groups := event.rounds[0].groups if event.has_begun else ():
        places = {entrant: place for place, group in enumerate(groups) for entrant in group}
        for entrant, found in values.items():
            found[TieBreak.GROUP] = Fraction(-places.get(entrant, len(groups)))
    if event.knockout_from == 0:
        return values
    for entrant, found in values.items():
        score = scores[entrant]
        found[None] = Fraction(score.points)
        match event.plan.method:
            case Method.PUZZLES:
                found[TieBreak.TIME] = Fraction(-score.seconds)
            case Method.ARENA:
                found[TieBreak.WINS] = Fraction(score.tables["won"])
    if event.plan.method not in (Method.PUZZLES, Method.ARENA):
        _add_tie_breaks(values, scores)
    return values


def _scores(event: Played) -> dict[int, _Score]:
    """Return the scores of all entrants, without those of a knockout after a cut."""
    scores = {entrant: _Score() for entrant in event.entrants}
    for played in event.rounds[: event.knockout_from or None]:
        for entrant in played.byes:
            score, most = scores[entrant], 2 * (event.plan.size - 1)
            score.points, score.possible = score.points + most, score.possible + most
            score.byes += 1
        for table in sorted(played.tables, key=lambda table: table.ended):
            for entrant, points in (table.points or {}).items():
                _add(scores[entrant], entrant, points, table, event)
    return scores


def _add(score: _Score, entrant: int, points: int, table: Table, event: Played) -> None:
    """Add a table that is over to the score of one of its entrants."""
    others = [each for each in (table.points or {}).items() if each[0] != entrant]
    seats, is_arena = event.seats(table), event.plan.method is Method.ARENA
    outcome = _outcome(points, [theirs for _, theirs in others], seats)
    score.points += points * (2 if is_arena and score.streak >= STREAK else 1)
    score.streak = score.streak + 1 if outcome == "won" else 0
    score.seconds += table.seconds.get(entrant, 0)
    score.possible += 2 * (seats - 1)
    score.tables[outcome] += 1
    score.meetings += [(other, (points > theirs) + (points >= theirs)) for other, theirs in others]


def _outcome(points: int, others: Sequence[int], seats: int) -> str:
    """Return whether a table was won, drawn (shared first place) or lost.

    Args:
        points: The points of the entrant.
        others: The points of the other entrants.
        seats: The number of seats, also those of bots, whose points aren't known.
    """
    firsts = 2 * seats - 1 - points
    """How many share the first place if the entrant is one of them."""
    if max(others, default=0) > points:
        return "lost"
    possible = seats - sum(theirs < points for theirs in others)
    return "won" if firsts == 1 else "drawn" if firsts <= possible else "lost"


def _add_tie_breaks(values: Mapping[int, _Values], scores: Mapping[int, _Score]) -> None:
    """Add the tie-breaks from `HEAD_TO_HEAD` on to what orders the entrants so far."""
    direct = _head_to_head(values, scores)
    rates = {entrant: score.rate for entrant, score in scores.items()}
    for entrant, found in values.items():
        own, others = scores[entrant], [other for other, _ in scores[entrant].meetings]
        virtual = own.byes * own.points
        defeated = sum(got * scores[other].points for other, got in own.meetings)
        total = sum((rates[other] for other in others), Fraction())
        found[TieBreak.HEAD_TO_HEAD] = Fraction(direct[entrant])
        found[TieBreak.OPPONENTS] = total / len(others) if others else LEAST
        found[TieBreak.BUCHHOLZ] = Fraction(sum(scores[each].points for each in others) + virtual)
        found[TieBreak.SONNEBORN_BERGER] = Fraction(defeated, 2) + virtual
        found[TieBreak.WINS] = Fraction(own.tables["won"])


def _head_to_head(values: Mapping[int, _Values], scores: Mapping[int, _Score]) -> Counter[int]:
    """Return the points against all who are equal so far, if all of them have met."""
    groups, found = defaultdict[tuple[Fraction, ...], set[int]](set), Counter[int]()
    for entrant, before in values.items():
        groups[tuple(before.values())].add(entrant)
    for group in groups.values():
        met = {each: {other for other, _ in scores[each].meetings} | {each} for each in group}
        if all(group <= theirs for theirs in met.values()):
            for each in group:
                found[each] = sum(got for other, got in scores[each].meetings if other in group)
    return found
