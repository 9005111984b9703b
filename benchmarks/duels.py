"""Measure the speed of duels on one core, with plain Python rules and with compiled rules.

    python benchmarks/duels.py [ROUNDS [PASSES]]

In each round a process with plain rules does the work of `duel_work.py`, then one with compiled
rules (`make setup` compiles them). Times are processor times, the best of all rounds. "per loop" is
how often the work is done in the time of a calibration loop (plain Python that never changes), best
against best: machines differ and vary, this ratio doesn't. It asserts nothing.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

ROUNDS = 7
HERE = Path(__file__).parent
KINDS = ("plain", "compiled")


def round_of(kind: str) -> dict[str, Any]:
    """Run one round with these rules. Raises `CalledProcessError` if they don't exist."""
    path = os.pathsep.join([str(HERE.parent), os.environ.get("PYTHONPATH", "")])
    run = subprocess.run(
        [sys.executable, str(HERE / "duel_work.py"), *sys.argv[2:]],
        env=os.environ | {"BRIDGEKEEPER_TEST_ENGINE": kind, "PYTHONPATH": path},
        stdout=subprocess.PIPE,
        check=True,
    )
    return dict(json.loads(run.stdout))


def main() -> None:
    """Print a line for each kind of work."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS
    results = [{kind: round_of(kind) for kind in KINDS} for _ in range(rounds)]
    loop = min(both[kind]["loop"] for both in results for kind in KINDS)
    print(f"calibration loop: {loop * 1e3:.2f} ms, best of {rounds}")
    print(f"{'':18}{'plain':>24}{'compiled':>24}")
    heads = "".join(f"{'a second':>12}{'per loop':>12}" for _ in KINDS)
    print(f"{'':18}{heads}{'times':>8}")
    for name in results[0]["plain"]["times"]:
        plain, compiled = (min(both[kind]["times"][name] for both in results) for kind in KINDS)
        figures = "".join(f"{1 / each:12,.0f}{loop / each:12.1f}" for each in (plain, compiled))
        print(f"{name:18}{figures}{plain / compiled:8.1f}")


if __name__ == "__main__":
    main()
