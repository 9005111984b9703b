"""Compare two checkouts: run benchmarks in both, again and again, and print ratios.

    python benchmarks/compare.py BEFORE
    python benchmarks/compare.py [--rounds 3] [--at-once] BEFORE pictures.py 5

The second runs `benchmarks/pictures.py 5` in the checkout in the folder BEFORE and in this one, in
turn, so that both suffer alike if the machine does other work; with `--at-once` in both at the same
time, which halves the time of what depends on time alone, such as the memory of long loads. For
every number that both print it shows the median before, the median now, and the second divided by
the first. Numbers belong together if their lines differ in nothing but numbers; one in a name
(`mire-32`) is part of it. A checkout with a `.venv` uses the Python in it, which has its compiled
rules.

The first compares everything that can become slower or larger, in about two and a half hours, of
which the last is an hour of 200 duels.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from statistics import median
from typing import NamedTuple

import calibration

ROOT = Path(__file__).parents[1]
NUMBER = re.compile(r"(?<![\w.])(?<!\w-)\d[\d,]*(?:\.\d+)?")
WIDEST = 70
UNIT = 20
"""Characters after a number that say what it is."""
ROUNDS = 3
Place = tuple[str, int, int]
"""A line without its numbers, how many equal ones came before it, and which of its numbers."""


class Benchmark(NamedTuple):
    """A benchmark with its arguments, and how it is run in both checkouts."""

    command: Sequence[str]
    rounds: int = ROUNDS
    at_once: bool = False


EVERYTHING = (
    Benchmark(["pictures.py"]),
    Benchmark(["duels.py", "3"]),
    Benchmark(["search.py"]),
    Benchmark(["reviews.py"], 1),
    Benchmark(["players.py", "--games", "20"], 1),
    Benchmark(["load.py", "100", "300", "500", "--strict"], 1),
    Benchmark(["restart.py", "5000", "500"], 1),
    Benchmark(["load.py", "200", "--every", "30", "--seconds", "3600", "--strict"], 1, True),
)


def numbers_in(printed: str) -> Iterator[tuple[Place, float]]:
    """Yield every number that a benchmark has printed, with its place."""
    seen: defaultdict[str, int] = defaultdict(int)
    for line in printed.splitlines():
        words = " ".join(NUMBER.sub("#", line).split())
        for at, found in enumerate(NUMBER.findall(line)):
            yield (words, seen[words], at), float(found.replace(",", ""))
        seen[words] += 1


def run_in(checkout: Path, command: Sequence[str]) -> dict[Place, float]:
    """Run a benchmark in a checkout and return its numbers. Raises `CalledProcessError`."""
    own = checkout / ".venv" / "bin" / "python"
    python = str(own) if own.exists() else sys.executable
    name, *arguments = command
    run = subprocess.run(
        [python, f"benchmarks/{name}", *arguments],
        cwd=checkout,
        env=os.environ | {"PYTHONPATH": str(checkout)},
        capture_output=True,
        text=True,
        check=True,
    )
    return dict(numbers_in(run.stdout))


def compare(before: Path, benchmark: Benchmark) -> None:
    """Run the benchmark in both checkouts and print what has changed.

    Raises `CalledProcessError` if it fails in one of them.
    """
    old: defaultdict[Place, list[float]] = defaultdict(list)
    new: defaultdict[Place, list[float]] = defaultdict(list)
    pair = [(before, old), (ROOT, new)]
    with ThreadPoolExecutor(2 if benchmark.at_once else 1) as runs:
        for _ in range(benchmark.rounds):
            checkouts = [checkout for checkout, _ in pair]
            printed = runs.map(partial(run_in, command=benchmark.command), checkouts)
            for (_, found), numbers in zip(pair, printed, strict=True):
                for place, number in numbers.items():
                    found[place].append(number)
            pair.reverse()
    print(f"{'':<{WIDEST}}{'before':>12}{'now':>12}{'ratio':>8}")
    for place in [place for place in new if place in old]:
        was, now = median(old[place]), median(new[place])
        words, _, at = place
        label = _around_number(words, at)
        ratio = f"{now / was:>8.2f}" if was else f"{'-':>8}"
        print(f"{label:<{WIDEST}}{was:>12,.6g}{now:>12,.6g}{ratio}")


def _around_number(words: str, at: int) -> str:
    """Return what fits of the line, with its number `at` as `#` and the others as dots."""
    first, *others = words.split("#")
    whole = first + "".join(("#" if n == at else "…") + part for n, part in enumerate(others))
    after_it = whole.index("#") + UNIT
    return whole[max(0, after_it - WIDEST) :][:WIDEST]


def main() -> None:
    """Compare what was asked for; exit code 1 if a benchmark has failed."""
    parser = argparse.ArgumentParser(description="Ratios between two checkouts.")
    parser.add_argument("before", type=Path, help="the folder of the other checkout")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="runs in each of them")
    parser.add_argument("--at-once", action="store_true", help="run both at the same time")
    parser.add_argument("command", nargs=argparse.REMAINDER, help="a benchmark and its arguments")
    asked = parser.parse_args()
    chosen = (
        [Benchmark(asked.command, asked.rounds, asked.at_once)] if asked.command else EVERYTHING
    )
    failed = False
    for benchmark in chosen:
        loop = min(calibration.seconds() for _ in range(7))
        print(f"{' '.join(benchmark.command)} (calibration loop: {loop * 1e3:.2f} ms)", flush=True)
        try:
            compare(asked.before, benchmark)
        except subprocess.CalledProcessError as error:
            print(f"{' '.join(error.cmd)} has failed\n{error.stderr}", file=sys.stderr)
            failed = True
        print(flush=True)
    sys.exit(failed)


if __name__ == "__main__":
    main()
