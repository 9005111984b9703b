"""Each benchmark runs, with sizes at which its figures mean nothing."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import compare
import pytest
from long import mark_all_long_but
from new_databases import new_database
from stand_in import StandIn, lead_here

from bot.client import Bridgekeeper
from bot.settings import Settings
from engine import compiled

ROOT = Path(__file__).parents[1]
BRIEFLY = {
    "achievements": "60 60",
    "cards": "--games 2 --drafts 2 --strength easy --processes 1",
    "card_statistics": "500",
    "chances": "--game clash --games 1",
    "compare": f"--rounds 1 {ROOT} pictures.py card",
    "clicks": "--games 1 --game clash",
    "difficulty": "12",
    "duels": "1 1",
    "economy": "--every 40",
    "erasing": "50 20",
    "files": "two_worlds",
    "grimoire_ratings": "2",
    "judges": "1 1",
    "load": "1 --seconds 1 --settle 0",
    "matches": "1",
    "pages": "1",
    "pairings": "8 --times 1",
    "peers": "0.1",
    "pictures": "card",
    "players": "--game clash --games 1",
    "replies": "1 2 60",
    "restart": "4 2",
    "results": "200",
    "reviews": "--matches 1",
    "search": "1 initiation-31",
    "tables": "two_worlds basic",
    "week": "4 200",
}
QUICK = ["clicks", "compare", "duels", "pairings", "pictures", "replies", "restart"]
"""Those that `make test` runs; mypy looks at the others."""
PARTS = {"calibration", "duel_work", "limits", "measured_bot", "stand_in", "visitors"}
"""What benchmarks need, which is none by itself."""


def test_no_benchmark_is_left_out() -> None:
    found = {path.stem for path in (ROOT / "benchmarks").glob("*.py")}
    assert found - PARTS == BRIEFLY.keys()


@pytest.mark.parametrize("name", mark_all_long_but(QUICK, [*BRIEFLY]))
def test_a_benchmark_prints_figures(name: str, tmp_path: Path) -> None:
    if name == "duels" and not compiled.IN_USE:
        pytest.skip("it needs compiled rules too")
    ended = subprocess.run(
        [sys.executable, str(ROOT / "benchmarks" / f"{name}.py"), *BRIEFLY[name].split()],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert ended.returncode == 0, ended.stderr
    assert re.search(r"\d", ended.stdout)
    assert [*tmp_path.iterdir()] == []


def test_a_benchmark_has_a_row_on_the_page() -> None:
    text = (ROOT / "docs" / "benchmarks.md").read_text("utf-8")
    for name in BRIEFLY:
        assert f"`{name}.py" in text, name


def test_everything_that_is_compared_is_a_benchmark() -> None:
    assert {each.command[0] for each in compare.EVERYTHING} <= {f"{name}.py" for name in BRIEFLY}


@pytest.mark.parametrize("at_once", [False, True])
def test_the_numbers_of_two_checkouts_are_compared(
    at_once: bool,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for checkout, ms in (("before", 8), ("now", 6)):
        (tmp_path / checkout / "benchmarks").mkdir(parents=True)
        benchmark = tmp_path / checkout / "benchmarks" / "one.py"
        benchmark.write_text(f"print('mire-32 takes {ms} ms of 1,000')")
    monkeypatch.setattr(compare, "ROOT", tmp_path / "now")
    compare.compare(tmp_path / "before", compare.Benchmark(["one.py"], 2, at_once))
    rows = [" ".join(line.split()) for line in capsys.readouterr().out.splitlines()]
    assert rows == [
        "before now ratio",
        "mire-32 takes # ms of … 8 6 0.75",
        "mire-32 takes … ms of # 1,000 1,000 1.00",
    ]


async def test_a_second_process_starts_on_the_stand_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Which asks for the commands that the first one has registered."""
    discord_here = StandIn()
    await discord_here.start()
    monkeypatch.setattr("discord.http.Route.BASE", "put back in the end")
    gateway = "discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY"
    monkeypatch.setattr(gateway, "put back in the end")
    lead_here(discord_here.port)
    with new_database("sqlite", tmp_path / "both.db") as url:
        known = []
        for shard in (0, 1):
            shared = {"database_url": url, "shards": 2, "shard_ids": (shard,)}
            settings = Settings(_env_file=None, token="stand-in", **shared)
            async with Bridgekeeper(settings) as bot:
                await bot.login("stand-in")
                known.append(bot._command_ids)
    await discord_here.close()
    assert known[0] == known[1]
    assert "duel" in known[0]
