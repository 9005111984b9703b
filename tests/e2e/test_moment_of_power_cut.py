"""A true power cut: the process is killed right after it has stored a move."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from known_games import SHORT
from people import Club, Table, buttons, pictures, text

from bot.settings import Settings


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """The database as a killed bot has left it."""
    url = f"sqlite+aiosqlite:///{tmp_path / 'bridgekeeper.db'}"
    script = Path(__file__).with_name("power_cut.py")
    killed = subprocess.run(
        [sys.executable, script, url],
        capture_output=True,
        timeout=60,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},  # where helpers are
    )
    assert killed.returncode == -signal.SIGKILL, killed.stderr.decode()
    return Settings(_env_file=None, token=None, database_url=url)


@pytest.mark.usefixtures("first_sweep")
async def test_the_stored_move_is_there_and_the_board_catches_up(club: Club) -> None:
    table = Table(club, club.channel)

    assert await table.moves() == list(SHORT.moves[:1])
    assert "plays **Brute**" in text(table.board)
    assert list(buttons(table.board)) == ["My hand", "Icons", "Decks", "What happened"]

    await table.play(SHORT.moves[1:])
    assert (await table.match()).state.key() == SHORT.state().key()
    assert "Ann wins" in pictures(table.board)[0]
