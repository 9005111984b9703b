"""The bot is killed again and again while people play; the whole run is `python tests/kills.py`."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from mortal import LEDGER, Ledger

from bot.store import Match, Move

KILLS = Path(__file__).parents[1] / "kills.py"


def test_nothing_that_was_accepted_is_lost_in_a_dozen_kills() -> None:
    run = subprocess.run(
        [sys.executable, KILLS, "--count", "12", "--seed", "2"],
        capture_output=True,
        text=True,
        timeout=900,
        check=False,
    )

    assert run.returncode == 0, run.stdout + run.stderr
    kinds = "4 at statements of migrations, 2 at play, 4 at replies"
    kinds += ", 1 at a full disk, 1 at a locked database"
    assert re.match(rf"12 kills in \d+ s: {kinds}", run.stdout)
    accepted = re.search(r"(\d+) moves accepted", run.stdout)
    assert accepted is not None
    assert int(accepted[1]) >= 12


@pytest.mark.parametrize(
    ("kept", "version", "faults"),
    [
        (["brute:u", "end"], 2, []),
        (["brute:u"], 1, []),  # the second one was on its way
        ([], 0, ["lost: brute:u at (1, 0), there is None"]),
        (["brute:l"], 1, ["lost: brute:u at (1, 0), there is brute:l"]),
        (["brute:u"], 2, ["match 1: the numbers of its moves have gaps"]),
        (["brute:u", "brute:u"], 2, ["nobody has played brute:u at (1, 1)"]),
    ],
)
def test_the_ledger_notices_what_is_lost_or_there_twice(
    tmp_path: Path, kept: list[str], version: int, faults: list[str]
) -> None:
    ledger = Ledger(tmp_path / LEDGER)
    for what, number, text in (
        ("tried", 0, "brute:u"),
        ("tried", 0, "brute:l"),
        ("stored", 0, "brute:u"),
        ("told", 0, ""),
        ("tried", 1, "end"),
    ):
        ledger.write(what, 1, number, text)
    moves = [Move(number=number, text=text) for number, text in enumerate(kept)]

    read = Ledger.read(ledger.file)

    assert read.told == 1
    assert read.faults([Match(id=1, version=version, moves=moves)]) == faults
