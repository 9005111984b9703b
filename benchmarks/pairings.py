"""Measure how long pairings and standings of events take.

    python benchmarks/pairings.py [PEOPLE ...] [--times 3]

Plays Swiss events of seven rounds and events with four rounds at tables of four, with 8, 32 and 128
people or as many as given, at random. It prints the median and the worst time of a round's pairings
and of the standings after it, and how long `calibration.py` takes at the same time.
"""

from __future__ import annotations

import argparse
from random import Random
from statistics import median
from time import perf_counter

from calibration import seconds

from bot.events.course import Course, Kind, Line, Method, Plan, points_of
from bot.events.standings import standings

PLANS = {"Swiss": Plan(Method.SWISS, 7), "tables of four": Plan(Method.PODS, 4, size=4)}


def play_round(course: Course, chance: Random) -> tuple[float, float, float]:
    """Play the next round; return the milliseconds for pairings, standings and calibration."""
    began = perf_counter()
    line = course.next_round(chance.randrange(2**32))
    paired = perf_counter() - began
    assert line is not None
    course.take(line)
    number = len(course.rounds)
    for table in course.open_tables():
        seats = course.rounds[-1].tables[table - 1].entrants
        places = dict(zip(seats, chance.choices((1, 1, 2, 3), k=len(seats)), strict=True))
        points = {str(seat): each for seat, each in points_of(places).items()}
        facts = {"round": number, "table": table, "points": points, "how": "played"}
        course.take(Line(Kind.RESULT, facts))
    began = perf_counter()
    standings(course)
    return 1000 * paired, 1000 * (perf_counter() - began), 1000 * seconds()


def measure(name: str, people: int, times: int) -> None:
    """Print the times of events with this number of people."""
    taken = []
    for seed in range(times):
        chance = Random(seed)
        joined = [Line(Kind.JOIN, {"entrant": entrant}) for entrant in range(1, people + 1)]
        course = Course(PLANS[name], joined)
        taken += [play_round(course, chance) for _ in range(course.total_rounds)]
    paired, ranked, calibrated = (sorted(each) for each in zip(*taken, strict=True))
    print(f"{name:14} {people:4} people: pairings {median(paired):6.1f} ms", end="")
    print(f", worst {paired[-1]:6.1f} ms, standings {median(ranked):5.1f} ms", end="")
    print(f", worst {ranked[-1]:5.1f} ms, calibration {median(calibrated):5.1f} ms")


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure pairings and standings of events.")
    parser.add_argument("people", nargs="*", type=int, default=[8, 32, 128])
    parser.add_argument("--times", type=int, default=3)
    options = parser.parse_args()
    for name in PLANS:
        for people in options.people:
            measure(name, people, options.times)


if __name__ == "__main__":
    main()
