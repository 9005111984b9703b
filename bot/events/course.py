"""The course of an event, as its log tells it: who takes part, its rounds, its results.

A `Course` is the fold of its log: the same lines always give the same course. A pause, an
extension and a change of host are only in the log: they change nothing here but `is_paused`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace

from bot.events.pairings import fewest, has_next_round, next_round, total_rounds
from bot.events.rounds import Kind, Line, Method, Plan, Played, Round, Table, points_of
from engine.core import JsonObject

__all__ = ["Course", "Kind", "Line", "Method", "Plan", "Round", "Table", "points_of"]


class Course(Played):
    """An event, changed by the lines of its log."""

    def __init__(self, plan: Plan, lines: Iterable[Line] = ()) -> None:
        """Take all lines, first to last.

        Raises:
            ValueError: A line doesn't fit (see `take`).
        """
        super().__init__(plan)
        self.is_finished = self.is_cancelled = self.is_paused = False
        for line in lines:
            self.take(line)

    @property
    def total_rounds(self) -> int:
        """How many rounds there are in all if no one else joins or leaves."""
        return total_rounds(self)

    @property
    def rounds_left(self) -> int:
        """How many rounds follow the last one if no one else joins or leaves."""
        if not has_next_round(self):
            return 0
        return self.total_rounds - len(self.rounds)

    @property
    def is_over(self) -> bool:
        """Whether the last round is over and no other follows, so that `FINISH` may be written.

        An arena is over when its time is, whatever duels still run.
        """
        if self.plan.method is Method.ARENA:
            return self.has_begun
        return self.is_round_over and not has_next_round(self)

    @property
    def fewest(self) -> int:
        """How many have to take part."""
        return fewest(self.plan)

    def next_round(self, seed: int) -> Line | None:
        """Return the line of the next round, without taking it.

        With 128 entrants this takes some tenths of a second.

        Args:
            seed: Decides between equal pairings. The same course and seed give the same line.

        Returns:
            None while tables have no result, and if no round follows.
        """
        if self.is_finished or self.is_cancelled or self.open_tables() or not has_next_round(self):
            return None
        return Line(Kind.ROUND, next_round(self, seed))

    def take(self, line: Line) -> None:
        """Apply the next line of the log.

        Rounds and results are taken during a pause too. After the end only results that the host
        corrects are taken. They never change pairings that were made before.

        Raises:
            ValueError: The line doesn't fit. Nothing has changed.
        """
        is_correction = line.kind is Kind.RESULT and line.facts.get("how") == "corrected"
        _require(not self.is_cancelled, "the event is cancelled")
        _require(not self.is_finished or is_correction, "the event is finished")
        takers: Mapping[Kind, Callable[[JsonObject], None]] = {
            Kind.JOIN: self._join,
            Kind.LEAVE: self._leave,
            Kind.ROUND: self._begin_round,
            Kind.TABLE: self._add_table,
            Kind.RESULT: self._enter_result,
            Kind.PAUSE: self._pause,
            Kind.RESUME: self._resume,
            Kind.CANCEL: self._cancel,
            Kind.FINISH: self._finish,
        }
        if taker := takers.get(line.kind):
            taker(line.facts)

    def _join(self, facts: JsonObject) -> None:
        entrant = facts["entrant"]
        _require(entrant > 0 and not self._entrants.get(entrant), f"{entrant} can't join")
        fixed = Method.ROUND_ROBIN, Method.LEAGUE
        is_fixed = self.plan.method in fixed and self.has_begun
        _require(not is_fixed and not self.knockout_rounds, "no one can join any more")
        self._entrants[entrant] = True

    def _leave(self, facts: JsonObject) -> None:
        _require(self._entrants.get(facts["entrant"], False), f"{facts['entrant']} isn't there")
        self._entrants[facts["entrant"]] = False

    def _begin_round(self, facts: JsonObject) -> None:
        _require(not self.open_tables(), "tables have no result")
        _require(has_next_round(self), "no round follows")
        tables = tuple(Table(tuple(entrants)) for entrants in facts["tables"])
        groups = tuple(tuple(group) for group in facts.get("groups", ()))
        begun = Round(tables, tuple(facts["byes"]), groups)
        placed = [*begun.placed()]
        is_league = self.plan.method is Method.LEAGUE
        _require(is_league or len(placed) == len({*placed}), "someone has two places")
        _require({*placed} <= {*self.active}, "someone doesn't take part")
        sizes = {len(table.entrants) for table in tables}
        most = len(self.active) if self.plan.method is Method.PUZZLES else self.plan.size
        _require(all(0 < size <= most for size in sizes), "a table has a wrong size")
        self._rounds.append(begun)

    def _add_table(self, facts: JsonObject) -> None:
        is_arena = self.plan.method is Method.ARENA and self.has_begun
        table = Table(tuple(facts["entrants"]))
        places = {*table.entrants}
        _require(is_arena, "tables come by rounds")
        _require(len(places) == self.plan.size, "the table has a wrong size")
        _require(places <= {*self.active}, "someone doesn't take part")
        self._rounds[0] = replace(self._rounds[0], tables=(*self._rounds[0].tables, table))

    def _enter_result(self, facts: JsonObject) -> None:
        number, place = facts["round"] - 1, facts["table"] - 1
        _require(0 <= number < len(self._rounds), "there is no such round")
        tables = [*self._rounds[number].tables]
        _require(0 <= place < len(tables), "there is no such table")
        points = {int(entrant): each for entrant, each in facts["points"].items()}
        _require({*points} == {*tables[place].entrants}, "others sit at this table")
        _require(all(each >= 0 for each in points.values()), "points don't exist")
        if self.plan.method is not Method.PUZZLES:
            most = self.seats(tables[place]) - 1
            _require(all(each <= 2 * most for each in points.values()), "points don't exist")
            _require(sum(points.values()) <= most * (most + 1), "points don't add up")
        seconds = {int(entrant): each for entrant, each in facts.get("seconds", {}).items()}
        ended = tables[place].ended or 1 + max(
            table.ended for played in self._rounds for table in played.tables
        )
        tables[place] = replace(tables[place], points=points, seconds=seconds, ended=ended)
        self._rounds[number] = replace(self._rounds[number], tables=tuple(tables))

    def _pause(self, _: JsonObject) -> None:
        _require(not self.is_paused, "the event is paused already")
        self.is_paused = True

    def _resume(self, _: JsonObject) -> None:
        _require(self.is_paused, "the event isn't paused")
        self.is_paused = False

    def _cancel(self, _: JsonObject) -> None:
        self.is_cancelled = True

    def _finish(self, _: JsonObject) -> None:
        _require(self.is_over, "the event isn't over")
        self.is_finished = True


def _require(is_so: bool, otherwise: str) -> None:
    """Raise a `ValueError` with these words unless it is so."""
    if not is_so:
        raise ValueError(otherwise)
