"""What a host may set, and what is said about what can't be meant."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from pathlib import Path

import discord
import pytest

from bot import main, settings
from bot.errors import NotReady
from bot.settings import PREFIX, read, unknown_names

SECRET = "very-secret"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder, and an environment that sets nothing."""
    monkeypatch.chdir(tmp_path)
    for name in [each for each in os.environ if each.startswith(PREFIX)]:
        monkeypatch.delenv(name)
    return tmp_path


def refused() -> str:
    with pytest.raises(NotReady) as refused:
        read()
    assert "\n" not in str(refused.value)
    assert SECRET not in str(refused.value)
    return str(refused.value)


def test_without_anything_set_all_has_its_default() -> None:
    assert (read().token, read().log_level, read().sandbox_port) == (None, "INFO", 8765)


def test_a_file_as_windows_writes_it(folder: Path) -> None:
    (folder / ".env").write_bytes(b"\xef\xbb\xbfBRIDGEKEEPER_TOKEN=abc.def-1\r\n")

    token = read().token

    assert token is not None
    assert token.get_secret_value() == "abc.def-1"


def test_a_file_that_is_not_utf_8(folder: Path) -> None:
    (folder / ".env").write_bytes("BRIDGEKEEPER_TOKEN=é".encode("utf-16"))

    assert refused() == ".env is not UTF-8 text: save it as UTF-8"


def test_a_line_that_sets_nothing(folder: Path) -> None:
    (folder / ".env").write_text(f"# settings\nBRIDGEKEEPER_TOKEN: {SECRET}\n")

    assert refused() == ".env, line 2: this is not NAME=value"


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("LOG_LEVEL", "LOUD", "known levels: DEBUG, INFO, WARNING, ERROR"),
        ("TOKEN", f"Bot {SECRET}", "a token has only letters, digits and . - _"),
        ("GUILD", SECRET, "Input should be a valid integer"),
        ("LOBBY_MINUTES", "0", "greater than or equal to 1"),
        ("LOBBY_MINUTES", "1000000000000", "less than or equal to 525600"),
        ("SANDBOX_PORT", "70000", "less than or equal to 65535"),
        ("LOG_JSON", SECRET, "Input should be a valid boolean"),
        ("DATABASE_URL", f"{SECRET}", "this is no URL of a database"),
        ("DATABASE_URL", f"postgresql+asyncpg://u:{SECRET}@h:p/d", "this is no URL of a database"),
        (
            "DATABASE_URL",
            f"postgresql://u:{SECRET}@h/d",
            "it begins with sqlite+aiosqlite:// or postgresql+asyncpg://",
        ),
        ("DATABASE_URL", "sqlite+aiosqlite://", "it names no file"),
        ("DATABASE_URL", "sqlite+aiosqlite:///:memory:", "it names no file"),
    ],
)
def test_what_cannot_be_meant_is_told_by_name_and_not_repeated(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str, said: str
) -> None:
    monkeypatch.setenv(PREFIX + name, value)

    assert refused().startswith(f"{PREFIX}{name}: ")
    assert said in refused()


def test_all_faults_are_told_at_once(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / ".env").write_text("BRIDGEKEEPER_GUILD=here\n")
    monkeypatch.setenv(PREFIX + "LOG_LEVL", "DEBUG")

    assert "BRIDGEKEEPER_LOG_LEVL in the environment: do you mean BRIDGEKEEPER_LOG_LEVEL?" in (
        refused()
    )
    assert "BRIDGEKEEPER_GUILD: Input should be a valid integer" in refused()


def test_the_driver_of_postgresql_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settings, "find_spec", lambda _: None)
    monkeypatch.setenv(PREFIX + "DATABASE_URL", f"postgresql+asyncpg://u:{SECRET}@h/d")

    assert refused().endswith("it needs asyncpg: install bridgekeeper[postgres]")


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("BRIDGEKEEPER_TOKN", "do you mean BRIDGEKEEPER_TOKEN?"),
        ("bridgekeeper_databse_url", "do you mean BRIDGEKEEPER_DATABASE_URL?"),
        ("BRIGDEKEEPER_TOKEN", "do you mean BRIDGEKEEPER_TOKEN?"),
        ("BRIDGEKEEPER_COLOUR", "there is no such setting"),
    ],
)
def test_a_misspelt_name_in_the_file(folder: Path, line: str, said: str) -> None:
    (folder / ".env").write_text(f"{line}={SECRET}\n")

    assert refused() == f"{line} in .env: {said}"


def test_a_misspelt_name_in_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BRIDGEKEEPER_TOKN", SECRET)

    assert refused() == ("BRIDGEKEEPER_TOKN in the environment: do you mean BRIDGEKEEPER_TOKEN?")


def test_names_of_others_are_no_fault(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / ".env").write_text("POSTGRES_PASSWORD=x\nexport bridgekeeper_log_level=debug\n")
    monkeypatch.setenv("BRIDGEKEEPER_TEST_DATABASE", "postgresql")
    monkeypatch.setenv("DATABASE_URL", "of another program")
    monkeypatch.setenv("BRIDGEKEEPER_SERVICE_HOST", "10.0.0.1")  # as Kubernetes sets them
    monkeypatch.setenv("BRIDGEKEEPER_SERVICE_PORT", "9464")

    assert read().log_level == "DEBUG"
    assert unknown_names() == ["BRIDGEKEEPER_SERVICE_HOST", "BRIDGEKEEPER_SERVICE_PORT"]


# ------------------------------------------------------------------ the program


def program(*arguments: str, **environment: str) -> tuple[int, str]:
    """How the real program ends, and what it says on standard error."""
    ended = subprocess.run(
        [sys.executable, "-c", "from cli import main; main()", *arguments],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        env=os.environ | {"BRIDGEKEEPER_LOG_LEVEL": "WARNING"} | environment,
    )
    return ended.returncode, ended.stderr


@pytest.mark.parametrize("command", ["run", "sandbox"])
def test_bad_settings_end_the_program_with_one_line(command: str) -> None:
    assert program(command, BRIDGEKEEPER_LOG_LEVEL="LOUD") == (
        2,
        "bridgekeeper: BRIDGEKEEPER_LOG_LEVEL: known levels: DEBUG, INFO, WARNING, ERROR\n",
    )


def test_a_busy_port_ends_the_sandbox_with_one_line() -> None:
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        port = busy.getsockname()[1]
        code, said = program("sandbox", "--port", str(port))

    assert code == 2
    assert said.startswith("bridgekeeper: The sandbox's page can't be served (preview could not")
    assert said.count("\n") == 1


def test_a_database_that_cannot_be_used_ends_the_program_with_one_line(folder: Path) -> None:
    (folder / "data").mkdir()
    (folder / "data" / "bridgekeeper.db").write_bytes(b"no database" * 1000)

    assert program("sandbox", "--port", "0") == (
        2,
        "bridgekeeper: The database can't be used: file is not a database\n",
    )


def test_a_token_that_discord_does_not_know(monkeypatch: pytest.MonkeyPatch) -> None:
    async def unknown(*_: object, **__: object) -> None:
        raise discord.LoginFailure("Improper token has been passed.")

    monkeypatch.setenv(PREFIX + "TOKEN", SECRET)
    monkeypatch.setattr(main.Bridgekeeper, "start", unknown)
    monkeypatch.setattr(main.logs, "configure", lambda *_: None)

    with pytest.raises(NotReady, match="Discord does not know the token in BRIDGEKEEPER_TOKEN"):
        main.run()


@pytest.mark.parametrize(
    ("shards", "written", "numbers"),
    [
        ("", "", (0,)),
        ("3", "", (0, 1, 2)),
        ("16", "4-7", (4, 5, 6, 7)),
        ("16", " 0 - 2, 9,1", (0, 1, 2, 9)),
    ],
)
def test_the_shards_of_this_process(
    monkeypatch: pytest.MonkeyPatch, shards: str, written: str, numbers: tuple[int, ...]
) -> None:
    monkeypatch.setenv(PREFIX + "SHARDS", shards)
    monkeypatch.setenv(PREFIX + "SHARD_IDS", written)
    share = read().share
    assert tuple(share.numbers) == numbers
    assert share.is_all == (written == "")


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("3", "they are counted from 0 and fewer than SHARDS"),
        ("0-9", "they are counted from 0 and fewer than SHARDS"),
        ("two", "numbers and ranges of them, such as 0-3,8"),
        ("1-", "numbers and ranges of them, such as 0-3,8"),
        ("2-1", "numbers and ranges of them, such as 0-3,8"),
        ("0-99999999", "numbers and ranges of them, such as 0-3,8"),
    ],
)
def test_shards_that_there_are_not(
    monkeypatch: pytest.MonkeyPatch, written: str, said: str
) -> None:
    monkeypatch.setenv(PREFIX + "SHARDS", "3")
    monkeypatch.setenv(PREFIX + "SHARD_IDS", written)
    assert refused() == f"{PREFIX}SHARD_IDS: {said}"
