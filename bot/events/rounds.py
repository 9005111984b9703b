"""The parts of an event: its plan, the lines of its log, its rounds, and who takes part."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from engine.core import JsonObject


class Method(StrEnum):
    """How the entrants of an event meet."""

    SWISS = "swiss"
    PODS = "pods"
    KNOCKOUT = "knockout"
    ROUND_ROBIN = "round-robin"
    PUZZLES = "puzzles"
    """All solve the same puzzles in each round."""
    ARENA = "arena"
    """Every duel that begins before the time is over counts."""
    LEAGUE = "league"
    """Everyone in a group meets everyone, all at the same time."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The plan of an event, as its host has chosen it.

    Attributes:
        method: How the entrants meet.
        rounds: Number of rounds before a cut, or of the hours of an arena. A knockout, a round
            robin and a league ignore it: theirs follows from the entrants.
        size: Seats at a table: 2 to 4 for pods, 2 for all other methods. Puzzles ignore it.
        bots: Whether bots take the seats that stay free in a Swiss event or in pods. Otherwise
            tables are smaller, and an entrant who would be alone has a bye.
        cut: Number of entrants who play a knockout after the Swiss rounds. Below 2 there is none.
        previous: Id of the event that a league continues; 0: it is the first one.
    """

    method: Method
    rounds: int
    size: int = 2
    bots: bool = False
    cut: int = 0
    previous: int = 0


class Kind(StrEnum):
    """What a line of the log says. The values are stored."""

    JOIN = "join"
    LEAVE = "leave"
    ROUND = "round"
    TABLE = "table"
    RESULT = "result"
    PAUSE = "pause"
    RESUME = "resume"
    EXTEND = "extend"
    HAND_OVER = "hand-over"
    CANCEL = "cancel"
    FINISH = "finish"


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the log of an event.

    `facts` is JSON. Entrants are numbers from 1 on. These kinds have facts that count:

    - `JOIN` and `LEAVE`: `{"entrant": 3}`. Late entries and returns are `JOIN` too.
    - `ROUND`: `{"tables": [[1, 2], [3, 4]], "byes": [5]}`. In a knockout byes, tables and the two
      at a table are in the order of their seeds: the first round is all that tells the seeds. In
      a league also `"groups": [[1, 4, 5, 8], [2, 3, 6, 7]]`, the best group first.
    - `TABLE`: `{"entrants": [3, 4]}`. A duel of an arena; its table follows the last one.
    - `RESULT`: `{"round": 1, "table": 2, "points": {"3": 2, "4": 0}, "how": "played"}`. Rounds and
      tables count from 1. `how` is `played`, `limit` or `corrected`. After puzzles each solved one
      is 2 points, and `seconds` says how long each entrant took: `{"3": 120, "4": 300}`.
    """

    kind: Kind
    facts: JsonObject


@dataclass(frozen=True, slots=True)
class Table:
    """A table of one round: its entrants, and their points or None while it isn't over.

    `seconds` is how long each took; empty if that doesn't count. `ended` counts the results of the
    event: 1 for the table that was over first.
    """

    entrants: tuple[int, ...]
    points: Mapping[int, int] | None = None
    seconds: Mapping[int, int] = field(default_factory=dict)
    ended: int = 0


@dataclass(frozen=True, slots=True)
class Round:
    """The tables of a round, the entrants who have a bye, and the groups of a league."""

    tables: tuple[Table, ...]
    byes: tuple[int, ...] = ()
    groups: tuple[tuple[int, ...], ...] = ()

    def placed(self) -> Iterator[int]:
        """Yield all entrants who have a table or a bye in this round."""
        yield from self.byes
        for table in self.tables:
            yield from table.entrants


class Played:
    """An event so far. `Course` changes it; standings and pairings only read it."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self._entrants: dict[int, bool] = {}
        """All who ever joined, in this order, and whether they take part now."""
        self._rounds: list[Round] = []
        self.apart: Collection[frozenset[int]] = ()
        """Pairs of entrants who aren't brought together in a Swiss round or pods if that can be
        avoided: they are paired as if they had met.
        """
        self.order: Sequence[int] = ()
        """The entrants of a league that begins now, the best first."""

    @property
    def entrants(self) -> tuple[int, ...]:
        """All entrants who ever joined, in the order of their first entry."""
        return tuple(self._entrants)

    @property
    def active(self) -> tuple[int, ...]:
        """The entrants who haven't left, in the order of their first entry.

        Those who are out of a knockout are among them.
        """
        return tuple(entrant for entrant, is_here in self._entrants.items() if is_here)

    @property
    def rounds(self) -> Sequence[Round]:
        """All rounds, the last one perhaps not over."""
        return self._rounds

    @property
    def knockout_from(self) -> int | None:
        """Number of rounds before the knockout; None if the plan has none."""
        if self.plan.method is Method.KNOCKOUT:
            return 0
        has_cut = self.plan.method is Method.SWISS and self.plan.cut > 1
        return self.plan.rounds if has_cut else None

    @property
    def knockout_rounds(self) -> Sequence[Round]:
        """The rounds of the knockout; empty before it begins, and if there is none."""
        first = self.knockout_from
        return [] if first is None else self._rounds[first:]

    @property
    def has_begun(self) -> bool:
        """Whether there is a first round."""
        return bool(self._rounds)

    @property
    def is_round_over(self) -> bool:
        """Whether all tables of the last round have results. False before the first round."""
        return self.has_begun and not self.open_tables()

    def open_tables(self) -> list[int]:
        """Return the numbers, from 1 on, of the tables of the last round without a result."""
        last = self._rounds[-1].tables if self._rounds else ()
        return [number for number, table in enumerate(last, 1) if table.points is None]

    def seats(self, table: Table) -> int:
        """Return the number of seats at a table, with those of bots."""
        return self.plan.size if self.plan.bots else len(table.entrants)


def points_of(placements: Mapping[int, int | None]) -> dict[int, int]:
    """Return the points at one table: 2 for each other seat placed worse, 1 for each equal one.

    Args:
        placements: The place of each seat, 1 for the best. All are equal if one is None, as at an
            abandoned table. Bots have negative keys: they count as others.

    Returns:
        The points of the entrants, without those of bots.
    """
    if None in placements.values():
        placements = dict.fromkeys(placements, 1)
    places = [place for place in placements.values() if place is not None]
    return {
        seat: sum(2 * (other > place) + (other == place) for other in places) - 1
        for seat, place in placements.items()
        if seat > 0 and place is not None
    }
