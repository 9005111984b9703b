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


A_DOZEN = (
    "12 kills in 0 s: 4 at statements of migrations, 2 at play, 4 at replies"
    ", 1 at a full disk, 1 at a locked database"
)


@pytest.mark.parametrize(
    ("count", "told", "least"),
    [
        (3, "3 kills in 0 s: 1 at statements of migrations, 1 at play, 1 at replies", 1),
        pytest.param(12, A_DOZEN, 12, marks=pytest.mark.long),
    ],
)
def test_nothing_that_was_accepted_is_lost(count: int, told: str, least: int) -> None:
    run = subprocess.run(
        [sys.executable, KILLS, "--count", f"{count}", "--seed", "2", "--newest", f"{count}"],
        capture_output=True,
        text=True,
        timeout=900,
        check=False,
    )

    assert run.returncode == 0, run.stdout + run.stderr
    assert re.sub(r"in \d+ s", "in 0 s", run.stdout).startswith(told)
    accepted = re.search(r"(\d+) moves accepted", run.stdout)
    assert accepted is not None
    assert int(accepted[1]) >= least


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
