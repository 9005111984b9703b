"""`bridgekeeper doctor` looks at everything and changes nothing."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from new_databases import empty_database
from old_databases import OldDatabase, contents, start, within
from program_of_tomorrow import NEXT, TODAY, program_of_tomorrow

import texts
from bot import doctor
from bot.settings import PREFIX
from engine import games
from engine.clash.cards import CARDS
from images import theme
from puzzles import library

PASSWORD = "open sesame"


pytestmark = pytest.mark.usefixtures("unencoded")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder with the usual settings."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(doctor, "check_clock", lambda: "not compared here")
    for name in ("TOKEN", "DATABASE_URL"):
        monkeypatch.delenv(PREFIX + name, raising=False)
    return tmp_path


@pytest.fixture
def file(folder: Path) -> Path:
    """The database where it usually is, up to date and closed."""
    file = folder / "data" / "bridgekeeper.db"
    asyncio.run(start(f"sqlite+aiosqlite:///{file}"))
    return file


def findings() -> dict[str, tuple[bool, str]]:
    found = {name: (passed, said) for name, passed, said in doctor.checks()}
    assert all("\n" not in said for _, said in found.values())
    return found


@pytest.mark.parametrize(
    ("token", "sandbox", "passed", "said"),
    [
        ("a.b.c", None, True, "set"),
        (None, object(), True, "not set: `bridgekeeper run` starts the local sandbox"),
        (None, None, False, "or install bridgekeeper[sandbox] to try the bot without one"),
    ],
)
def test_without_a_token_there_has_to_be_a_sandbox(
    monkeypatch: pytest.MonkeyPatch, token: str | None, sandbox: object, passed: bool, said: str
) -> None:
    if token is not None:
        monkeypatch.setenv(PREFIX + "TOKEN", token)
    monkeypatch.setattr(doctor, "find_spec", lambda _: sandbox)
    assert findings()["token"][0] is passed
    assert findings()["token"][1].endswith(said)


def everything_in(folder: Path) -> dict[str, tuple[int, bytes]]:
    """Every file with its mode and content; of SQLite's shared memory only that it is there."""
    return {
        str(each): (
            stat.S_IMODE(each.stat().st_mode),
            each.read_bytes() if each.is_file() and not each.name.endswith("-shm") else b"",
        )
        for each in folder.rglob("*")
    }


def put(file: Path, statement: str) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute(statement)
        connection.commit()


@pytest.mark.skipif(os.name != "posix", reason="there are no such modes")
@pytest.mark.parametrize(("mode", "told"), [(0o600, False), (0o640, True), (0o604, True)])
def test_settings_that_others_may_read_are_no_fault_but_told(
    folder: Path, mode: int, told: bool
) -> None:
    file = folder / ".env"
    file.write_text("BRIDGEKEEPER_LOG_LEVEL=INFO\n")
    file.chmod(mode)

    passed, said = findings()["settings"]

    assert passed
    assert ("others may read .env, which holds secrets: chmod 600 .env" in said) == told


# ------------------------------------------------------------------ the database


def test_before_the_first_start_nothing_is_made(folder: Path) -> None:
    found = findings()

    assert {name for name, (passed, _) in found.items() if not passed} == set()
    assert found["database"] == (True, "does not exist yet")
    assert "does not exist yet, the next start makes it" in found["file"][1]
    assert [*folder.iterdir()] == []


@pytest.mark.usefixtures("file")
def test_a_database_that_is_up_to_date(folder: Path) -> None:
    before = everything_in(folder)

    found = findings()

    assert found["database"] == (True, f"tables up to date (revision {TODAY})")
    assert "read by nobody else" in found["file"][1]
    assert everything_in(folder) == before


def test_an_older_database_is_looked_at_and_not_upgraded(folder: Path) -> None:
    file = folder / "data" / "bridgekeeper.db"
    file.parent.mkdir()
    OldDatabase(f"sqlite+aiosqlite:///{file}", TODAY)
    file.chmod(0o644)
    before = everything_in(folder)

    with program_of_tomorrow():
        found = findings()

    meant = f"would be upgraded from revision {TODAY} to {NEXT} by the next start"
    assert found["database"] == (True, meant)
    assert "can be read by others" in found["file"][1]
    assert everything_in(folder) == before


def test_a_database_from_before_the_first_release(file: Path) -> None:
    put(file, "UPDATE alembic_version SET version_num = '0013'")

    passed, said = findings()["database"]

    assert not passed
    assert said.startswith("The database has revision 0013, from before the first release (0.1.0)")


def test_what_only_the_log_of_a_killed_bot_holds_is_seen_and_stays_there(
    file: Path, folder: Path
) -> None:
    with closing(sqlite3.connect(file)) as running:
        running.execute("UPDATE alembic_version SET version_num = '9999'")
        running.commit()
        content = {each.name: each.read_bytes() for each in file.parent.iterdir()}
    for name, held in content.items():
        (file.parent / name).write_bytes(held)  # as if nobody had closed it
    before = everything_in(folder)

    passed, said = findings()["database"]

    assert not passed
    assert said.startswith("The database has revision 9999")
    assert everything_in(folder) == before


def test_a_file_that_is_cut_short(file: Path) -> None:
    whole = file.read_bytes()
    file.write_bytes(whole[: len(whole) // 2])

    passed, said = findings()["database"]

    assert not passed
    assert "malformed" in said or "damaged" in said


def test_a_damaged_puzzle_of_the_file(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection:
        (size,) = connection.execute("PRAGMA page_size").fetchone()
        (puzzle,) = connection.execute(
            "SELECT rootpage FROM sqlite_master WHERE name = 'moves'"
        ).fetchone()
    with file.open("r+b") as opened:
        opened.seek(size * (puzzle - 1))
        opened.write(b"\xde\xad\xbe\xef" * (size // 4))

    passed, said = findings()["database"]

    assert not passed
    assert "malformed" in said or "damaged" in said


def test_rows_without_those_they_refer_to(file: Path) -> None:
    put(
        file,
        "INSERT INTO moves (match_id, number, seat, text, played_at, by_clock)"
        " VALUES (7, 0, 'A', 'end', '2026-05-01', 0)",
    )

    assert findings()["database"] == (
        False,
        "damaged: rows refer to others that are not there. Put a copy back.",
    )


def test_tables_that_are_not_those_of_the_code(file: Path) -> None:
    put(file, "ALTER TABLE seats ADD COLUMN shoes INTEGER")

    passed, said = findings()["database"]

    assert not passed
    assert said == f"1 differences from the tables of revision {TODAY}"


def test_a_puzzle_that_somebody_made_and_nobody_can_read(file: Path) -> None:
    put(
        file,
        "INSERT INTO stored_pages (number, guild_id, author_id, document, state, created_at)"
        """ VALUES (3, 1, 1, '{"format": 1}', 'approved', '2026-05-01')""",
    )

    passed, said = findings()["stored pages"]

    assert not passed
    assert said.startswith("1 of 1 can't be read: p-3")


def test_a_folder_that_cannot_be_written(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.access", lambda path, _: Path(path) != file.parent)

    assert findings()["file"] == (False, f"{file.parent} can't be written")


@pytest.fixture
def elsewhere(tmp_path: Path) -> Iterator[str]:
    """An empty database that is no file."""
    with empty_database("postgresql", tmp_path) as url:
        yield url


def test_another_database_is_looked_at_and_not_upgraded(
    elsewhere: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(PREFIX + "DATABASE_URL", elsewhere)
    none = f"no tables yet, the next start makes them (revision {TODAY})"
    assert [findings()["database"] for _ in range(2)] == [(True, none)] * 2

    old = OldDatabase(elsewhere, TODAY)
    with program_of_tomorrow():
        upgraded = f"would be upgraded from revision {TODAY} to {NEXT} by the next start"
        assert [findings()["database"] for _ in range(2)] == [(True, upgraded)] * 2

    assert findings()["database"] == (True, f"tables up to date (revision {TODAY})")
    assert within(elsewhere, contents) == old.contents


# ------------------------------------------------------------------ what comes with the bot


def test_a_built_in_puzzle_that_cannot_be_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def damaged(_: object) -> None:
        raise ValueError("mire-07: not a page")

    monkeypatch.setattr(library, "read_puzzle", damaged)
    library._of_game.cache_clear()
    library._by_id.cache_clear()

    assert findings()["pages"] == (False, "ValueError: mire-07: not a page")


def spoil(monkeypatch: pytest.MonkeyPatch, language: str, content: str) -> None:
    """Another content in a file of texts of a language."""
    sources = texts.sources

    def spoilt(of: str) -> dict[str, str]:
        return sources(of) | ({"bot.ftl": content} if of == language else {})

    monkeypatch.setattr(texts, "sources", spoilt)


@pytest.mark.parametrize(
    ("language", "content", "said"),
    [("ru", "hello = \n", "ru/bot.ftl is damaged"), ("en", "", "lack in en, such as ")],
)
def test_texts_that_are_damaged_or_lack(
    monkeypatch: pytest.MonkeyPatch, language: str, content: str, said: str
) -> None:
    spoil(monkeypatch, language, content)

    passed, found = findings()["texts"]

    assert not passed
    assert said in found


def test_a_language_that_is_not_complete_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    spoil(monkeypatch, "ru", "")

    passed, found = findings()["texts"]

    assert passed
    assert found.startswith(f"{len(texts.keys('en'))} texts in ")
    assert f", ru ({len(texts.keys('ru'))})" in found


def test_a_font_that_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(*_: object) -> Path:
        raise FileNotFoundError("Inter")

    assert findings()["clash"][0], "whatever other tests have drawn"
    monkeypatch.setattr(theme, "_installed", missing)
    for name, module in [*sys.modules.items()]:
        for found in vars(module).values() if name.startswith("images.") else ():
            if callable(clear := getattr(found, "cache_clear", None)):
                clear()

    assert findings()["clash"] == (False, "FileNotFoundError: Inter")


def test_the_cards_of_each_game_are_counted_and_one_is_drawn() -> None:
    found = findings()

    assert found["clash"] == (True, f"{len(CARDS)} cards; fonts, icons and encoder work")
    assert found["bald_mountain"] == (True, "60 cards; fonts, icons and encoder work")
    assert found["two_worlds"] == (True, "51 cards; fonts, icons and encoder work")


def test_a_game_that_cannot_be_loaded_is_told_with_the_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    usual = [plugin.name for plugin in games.PLUGINS]
    monkeypatch.setattr(
        games, "PLUGINS", [games.GamePlugin("lost", under="nowhere"), *games.PLUGINS]
    )

    found = list(doctor._of_games())

    assert [name for name, _ in found] == ["lost", *usual]
    assert doctor._made(found[0][1]) == (
        False,
        "ModuleNotFoundError: No module named 'nowhere'",
    )


# ------------------------------------------------------------------ settings and secrets


def test_wrong_settings_are_the_only_finding(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(PREFIX + "LOG_LEVEL", "LOUD")

    assert findings() == {
        "settings": (False, f"{PREFIX}LOG_LEVEL: known levels: DEBUG, INFO, WARNING, ERROR")
    }


def test_a_secret_is_not_told_whoever_raises_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(PREFIX + "TOKEN", "secret.token")

    def careless(_: object) -> str:
        raise RuntimeError("401 for\nAuthorization: Bot secret.token")

    monkeypatch.setattr(doctor, "CHECKS", (("careless", careless),))

    assert findings()["careless"] == (False, "RuntimeError: 401 for Authorization: Bot [hidden]")


@pytest.fixture(autouse=True)
def fresh_caches() -> Iterator[None]:
    """What a test has spoilt is read anew afterwards."""
    yield
    library._of_game.cache_clear()
    library._by_id.cache_clear()
    theme.text_font.cache_clear()
    theme.icon_font.cache_clear()
