"""`run`, `sandbox`, `doctor` hand over to the bot and load it only then."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest
from asking import Run
from book import GUILD, duel, end
from sqlalchemy import delete

from bot.errors import NotReachable, NotReady
from bot.store import Store
from bot.store.result_tables import PlayerRating


def stand_in(monkeypatch: pytest.MonkeyPatch, name: str, entry: str, call: object) -> None:
    """Put a module in the place of one of the bot's."""
    module = ModuleType(f"bot.{name}")
    setattr(module, entry, call)
    monkeypatch.setitem(sys.modules, module.__name__, module)


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> list[tuple[object, ...]]:
    """What the bot's entries were called with; nothing of them is started."""
    called: list[tuple[object, ...]] = []
    for name in ("main", "sandbox"):
        stand_in(monkeypatch, name, "run", lambda *given, name=name: called.append((name, *given)))
    return called


@pytest.mark.parametrize(
    ("arguments", "called"),
    [
        (["run"], ("main",)),
        (["sandbox"], ("sandbox", None, "en")),
        (["sandbox", "--port", "8123"], ("sandbox", 8123, "en")),
        (["sandbox", "--language", "fr"], ("sandbox", None, "fr")),
    ],
)
def test_the_bot_is_called(
    run: Run, calls: list[tuple[object, ...]], arguments: list[str], called: tuple[object, ...]
) -> None:
    assert run(*arguments).code == 0
    assert calls == [called]


@pytest.mark.parametrize(("passed", "code", "word"), [(True, 0, "ok"), (False, 1, "WRONG")])
def test_the_doctor_tells_what_is_wrong(
    run: Run, monkeypatch: pytest.MonkeyPatch, passed: bool, code: int, word: str
) -> None:
    found = [("python", True, "3.11"), ("token", passed, "none")]
    stand_in(monkeypatch, "doctor", "checks", lambda: found)
    answer = run("doctor")
    assert answer.code == code
    assert [line.split() for line in answer.out.splitlines()] == [
        ["ok", "python:", "3.11"],
        [word, "token:", "none"],
    ]


def test_a_port_is_a_port(run: Run, calls: list[tuple[object, ...]]) -> None:
    assert run("sandbox", "--port", "70000").code == 2
    assert calls == []


def test_an_interrupted_bot_ends_quietly(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted() -> None:
        raise KeyboardInterrupt

    stand_in(monkeypatch, "main", "run", interrupted)
    answer = run("run")
    assert (answer.code, answer.out, answer.err) == (130, "", "")


def test_rules_on_the_command_line_load_neither_discord_nor_pillow() -> None:
    script = (
        "import sys\n"
        "from cli import main\n"
        "main(['legal', '--position', 'missing.json'], standalone_mode=False)\n"
        "print(sorted({'discord', 'PIL', 'sqlalchemy', 'asyncio'} & sys.modules.keys()))\n"
    )
    ended = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, timeout=60, check=False
    )
    assert ended.stdout == "[]\n", ended.stderr


def test_past_achievements_are_awarded(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'bridgekeeper.db'}"
    monkeypatch.setenv("BRIDGEKEEPER_DATABASE_URL", url)

    async def play() -> None:
        store = Store(url)
        await store.open()
        await store._database.change(lambda rows: end(rows, duel(1, 2)))
        await store.close()

    asyncio.run(play())
    first = run("achievements", "recompute", "--json")
    assert first.out == '{"before": 0, "now": 1}\n'
    assert "results: 1 of 1\n" in first.err
    assert run("achievements", "recompute").out == "achievements: 1 before, 1 now\n"


def test_ratings_are_made_anew(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'bridgekeeper.db'}"
    monkeypatch.setenv("BRIDGEKEEPER_DATABASE_URL", url)

    async def play() -> None:
        store = Store(url)
        await store.open()
        await store._database.change(lambda rows: end(rows, duel(1, 2)))
        await store._database.change(lambda rows: rows.execute(delete(PlayerRating)))
        await store.close()

    asyncio.run(play())
    assert run("ratings", "recompute", "--json").out == '{"rated": 1}\n'
    assert run("ratings", "recompute").out == "rated anew: 1 results\n"

    async def ratings() -> int:
        store = Store(url)
        (line,) = await store.results.ratings_of(GUILD, 1)
        await store.close()
        return line.results

    assert asyncio.run(ratings()) == 1


def test_a_database_is_backed_up_and_restored(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file, copy = tmp_path / "bridgekeeper.db", tmp_path / "copy.db"
    monkeypatch.setenv("BRIDGEKEEPER_DATABASE_URL", f"sqlite+aiosqlite:///{file}")
    refused = run("backup", str(copy))
    assert (refused.code, refused.out) == (2, "")
    assert refused.err == f"bridgekeeper: {file} doesn't exist: there is nothing to back up\n"

    async def start() -> None:
        store = Store(f"sqlite+aiosqlite:///{file}")
        await store.open()
        await store.close()

    asyncio.run(start())
    assert run("backup", str(copy)).out == f"backed up to {copy}\n"
    assert run("backup", str(copy)).code == 2
    assert run("backup", "--overwrite", str(copy)).code == 0
    restored = run("restore", str(copy))
    assert restored.code == 0
    said = f"restored from {copy}; the former database is in {file}.before-restore-"
    assert restored.out.startswith(said)


def test_where_a_backup_cannot_be_written_one_line_says_so(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "bridgekeeper.db"
    file.touch()
    monkeypatch.setenv("BRIDGEKEEPER_DATABASE_URL", f"sqlite+aiosqlite:///{file}")
    refused = run("backup", str(tmp_path / "nowhere" / "copy.db"))
    assert refused.code == 2
    assert "No such file or directory" in refused.err
    assert refused.err.count("\n") == 1


@pytest.mark.parametrize(("fault", "code"), [(NotReady, 2), (NotReachable, 75)])
def test_a_wrong_setting_and_an_outage_have_codes_of_their_own(
    run: Run, monkeypatch: pytest.MonkeyPatch, fault: type[NotReady], code: int
) -> None:
    def missing() -> None:
        raise fault("something is missing")

    stand_in(monkeypatch, "main", "run", missing)
    answer = run("run")
    assert (answer.code, answer.err) == (code, "bridgekeeper: something is missing\n")
