"""Helpers for tests of events: courses that are played by a few words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from bot.events.course import Course, Kind, Line, Method, Plan, points_of
from bot.events.standings import Standing, standings


def begin(plan: Plan, people: int) -> Course:
    """Return an event that this number of entrants has joined."""
    return Course(plan, [join(entrant) for entrant in range(1, people + 1)])


def swiss(people: int, rounds: int = 3, cut: int = 0, bots: bool = False) -> Course:
    return begin(Plan(Method.SWISS, rounds, cut=cut, bots=bots), people)


def join(entrant: int) -> Line:
    return Line(Kind.JOIN, {"entrant": entrant})


def leave(entrant: int) -> Line:
    return Line(Kind.LEAVE, {"entrant": entrant})


def tables(line: Line | None) -> list[list[int]]:
    """Return the tables of the line of a round."""
    assert line is not None
    found: list[list[int]] = line.facts["tables"]
    return found


def byes(line: Line | None) -> list[int]:
    """Return the byes of the line of a round."""
    assert line is not None
    found: list[int] = line.facts["byes"]
    return found


def result(number: int, table: int, points: Mapping[int, int], how: str = "played") -> Line:
    written = {str(entrant): each for entrant, each in points.items()}
    return Line(Kind.RESULT, {"round": number, "table": table, "points": written, "how": how})


def play_by_hand(
    course: Course, pairs: Sequence[tuple[int, int, int]], free: Iterable[int] = ()
) -> None:
    """Play a round with these pairs, each with the points of its first entrant, and these byes."""
    facts = {"tables": [[one, other] for one, other, _ in pairs], "byes": [*free]}
    course.take(Line(Kind.ROUND, facts))
    for table, (one, other, points) in enumerate(pairs, 1):
        course.take(result(len(course.rounds), table, {one: points, other: 2 - points}))


def play_round(course: Course, best_first: Sequence[int], seed: int = 1) -> Line:
    """Play the next round; at each table entrants are placed by this order, bots come last."""
    line = course.next_round(seed)
    assert line is not None
    course.take(line)
    for number in course.open_tables():
        table = course.rounds[-1].tables[number - 1]
        placed = sorted(table.entrants, key=best_first.index)
        seats = {entrant: place for place, entrant in enumerate(placed, 1)}
        seats |= {-bot: 9 for bot in range(1, 1 + course.seats(table) - len(placed))}
        course.take(result(len(course.rounds), number, points_of(seats)))
    return line


def play_all(course: Course, best_first: Sequence[int]) -> list[Line]:
    """Play all rounds that are left."""
    played = []
    while not course.is_over:
        played.append(play_round(course, best_first))
    return played


def standing_of(course: Course, entrant: int) -> Standing:
    return next(each for each in standings(course) if each.entrant == entrant)
