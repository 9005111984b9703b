"""Compare two checkouts: run a benchmark in both, again and again, and print ratios.

    python benchmarks/compare.py [--rounds 3] BEFORE pictures.py 5

runs `benchmarks/pictures.py 5` in the checkout in the folder BEFORE and in this one, in turn, so
that both suffer alike if the machine does other work. For every number that both print it shows the
median before, the median now, and the second divided by the first. Numbers belong together if their
lines differ in nothing but numbers; one in a name (`mire-32`) is part of it. A checkout with a
`.venv` uses the Python in it, which has its compiled rules.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median

import calibration

ROOT = Path(__file__).parents[1]
NUMBER = re.compile(r"(?<![\w.])(?<!\w-)\d[\d,]*(?:\.\d+)?")
WIDEST = 70
Place = tuple[str, int, int]
"""A line without its numbers, how many equal ones came before it, and which of its numbers."""


def numbers_in(printed: str) -> Iterator[tuple[Place, float]]:
    """Yield every number that a benchmark has printed, with its place."""
    seen: defaultdict[str, int] = defaultdict(int)
    for line in printed.splitlines():
        words = " ".join(NUMBER.sub("#", line).split())
        for at, found in enumerate(NUMBER.findall(line)):
            yield (words, seen[words], at), float(found.replace(",", ""))
        seen[words] += 1


def run_in(checkout: Path, command: Sequence[str]) -> dict[Place, float]:
    """Run a benchmark in a checkout and return its numbers. Ends the program if it fails."""
    own = checkout / ".venv" / "bin" / "python"
    python = str(own) if own.exists() else sys.executable
    name, *arguments = command
    run = subprocess.run(
        [python, f"benchmarks/{name}", *arguments],
        cwd=checkout,
        env=os.environ | {"PYTHONPATH": str(checkout)},
        capture_output=True,
        text=True,
        check=False,
    )
    if run.returncode:
        raise SystemExit(f"{checkout}: {name} has failed\n{run.stderr}")
    return dict(numbers_in(run.stdout))


def compare(before: Path, command: Sequence[str], rounds: int) -> None:
    """Run the command in both checkouts, in turn, and print what has changed."""
    old: defaultdict[Place, list[float]] = defaultdict(list)
    new: defaultdict[Place, list[float]] = defaultdict(list)
    for each in range(rounds):
        pair = [(before, old), (ROOT, new)]
        for checkout, found in pair if each % 2 == 0 else reversed(pair):
            for place, number in run_in(checkout, command).items():
                found[place].append(number)
    print(f"{'':<{WIDEST}}{'before':>12}{'now':>12}{'ratio':>8}")
    for place in [place for place in new if place in old]:
        was, now = median(old[place]), median(new[place])
        words, _, at = place
        label = _with_one_number(words, at)
        ratio = f"{now / was:>8.2f}" if was else f"{'-':>8}"
        print(f"{label[:WIDEST]:<{WIDEST}}{was:>12,.6g}{now:>12,.6g}{ratio}")


def _with_one_number(words: str, at: int) -> str:
    """Return the line with its number `at` as `#` and the others as dots."""
    first, *others = words.split("#")
    return first + "".join(("#" if n == at else "…") + part for n, part in enumerate(others))


def main() -> None:
    parser = argparse.ArgumentParser(description="Ratios between two checkouts.")
    parser.add_argument("before", type=Path, help="the folder of the other checkout")
    parser.add_argument("--rounds", type=int, default=3, help="runs in each of them")
    parser.add_argument("command", nargs=argparse.REMAINDER, help="a benchmark and its arguments")
    asked = parser.parse_args()
    if not asked.command:
        parser.error("which benchmark?")
    print(f"calibration loop: {min(calibration.seconds() for _ in range(7)) * 1e3:.2f} ms")
    compare(asked.before, asked.command, asked.rounds)


if __name__ == "__main__":
    main()
