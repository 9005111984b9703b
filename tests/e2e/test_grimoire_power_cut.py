"""A true power cut: the process is killed between claiming the puzzle of the day and posting it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from grimoire import at, bind_grimoire, is_open, posts, reveals, wait_until
from people import Club

from bot.settings import Settings


@pytest.fixture(params=["claim", "take"])
def settings(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Settings:
    """The database as a killed bot has left it."""
    bind_grimoire(monkeypatch)
    url = f"sqlite+aiosqlite:///{tmp_path / 'bridgekeeper.db'}"
    script = Path(__file__).with_name("grimoire_power_cut.py")
    killed = subprocess.run(
        [sys.executable, script, url, request.param],
        capture_output=True,
        timeout=60,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},  # where helpers are
    )
    assert killed.returncode == -signal.SIGKILL, killed.stderr.decode()
    return Settings(_env_file=None, token=None, database_url=url)


async def test_the_puzzle_is_posted_once_and_the_days_go_on(club: Club) -> None:
    await wait_until(club, at(1, 1, 2))
    assert [is_open(each) for each in posts(club)] == [True]

    await wait_until(club, at(2, 1))
    assert [is_open(each) for each in posts(club)] == [False, True]
    assert len(reveals(club)) == 1
