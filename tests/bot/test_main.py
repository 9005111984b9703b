"""Before the bot starts."""

from __future__ import annotations

import asyncio
import gc
import os
import sys
from collections.abc import Callable
from io import StringIO
from pathlib import Path

import discord
import pytest
import structlog
from new_databases import empty_database
from structlog.testing import capture_logs

from bot import main, sandbox
from bot.errors import NotReachable, NotReady
from bot.main import SWITCH_SECONDS, THRESHOLDS, tune_python
from bot.settings import Settings
from bot.store.migrating import upgrade


def test_garbage_is_looked_for_rarely_not_in_what_is_loaded_and_threads_take_turns() -> None:
    before, switch = gc.get_threshold(), sys.getswitchinterval()
    try:
        tune_python()
        assert gc.get_threshold() == THRESHOLDS
        assert gc.get_freeze_count() > 10_000
        assert sys.getswitchinterval() == pytest.approx(SWITCH_SECONDS)
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)
        sys.setswitchinterval(switch)
    assert gc.get_threshold() != THRESHOLDS


@pytest.mark.skipif(os.name != "posix", reason="there are no such modes")
@pytest.mark.parametrize(("mode", "told"), [(0o600, False), (0o640, True), (0o604, True)])
def test_before_the_bot_runs_it_says_that_others_may_read_the_settings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mode: int, told: bool
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("BRIDGEKEEPER_TOKEN", raising=False)
    monkeypatch.setattr("bot.logs.configure", lambda _: None)
    monkeypatch.setattr(sandbox, "run", lambda: None)
    (tmp_path / ".env").write_text("BRIDGEKEEPER_LOG_LEVEL=INFO\n")
    (tmp_path / ".env").chmod(mode)

    with capture_logs() as said:
        main.run()

    warned = "others may read .env, which holds secrets: chmod 600 .env"
    assert (warned in [each["event"] for each in said]) == told


@pytest.fixture
def with_token(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A host that has set a token and nothing else."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("BRIDGEKEEPER_TOKEN", "a.b.c")
    monkeypatch.delenv("BRIDGEKEEPER_DATABASE_URL", raising=False)
    monkeypatch.setattr("bot.logs.configure", lambda _: None)
    monkeypatch.setattr(main, "tune_python", lambda: None)


@pytest.mark.usefixtures("with_token")
def test_without_a_network_one_line_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(discord.http.Route, "BASE", "http://127.0.0.1:1")
    with pytest.raises(NotReachable, match=r"^Discord can't be reached \(ClientConnectorError "):
        main.run()


def test_without_a_token_where_there_is_no_sandbox_one_line_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("BRIDGEKEEPER_TOKEN", raising=False)
    monkeypatch.setattr("bot.logs.configure", lambda _: None)
    monkeypatch.setattr("bot.doctor.find_spec", lambda _: None)
    with pytest.raises(NotReady, match="BRIDGEKEEPER_TOKEN isn't set: put the bot's token into"):
        main.run()


class SlowStore:
    """A database whose server takes its time to come up."""

    def __init__(self, attempts: int) -> None:
        self.attempts = attempts

    async def open(self) -> None:
        self.attempts -= 1
        if self.attempts > 0:
            raise NotReachable("The database doesn't answer: connection refused")


@pytest.fixture
def pauses(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How long the start waited, without waiting."""
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    return waited


async def test_a_database_that_is_not_up_yet_is_waited_for(pauses: list[float]) -> None:
    store = SlowStore(5)
    with capture_logs() as said:
        await main.wait_for_database(store)  # type: ignore[arg-type]
    assert (store.attempts, pauses) == (0, [1, 2, 4, 8])
    assert [line["event"] for line in said] == ["waiting for the database"]


async def test_a_database_that_does_not_come_up_ends_the_start(pauses: list[float]) -> None:
    with pytest.raises(NotReachable):
        await main.wait_for_database(SlowStore(100))  # type: ignore[arg-type]
    assert sum(pauses) == 300


def test_an_outage_is_no_wrong_setting(tmp_path: Path) -> None:
    away = "postgresql+asyncpg://me:open-sesame@127.0.0.1:1/club"
    with pytest.raises(NotReachable, match="doesn't answer") as refusal:
        asyncio.run(upgrade(away))
    assert "sesame" not in str(refusal.value)
    with empty_database("postgresql", tmp_path) as url:
        wrong = url.replace("/test_", "/no_such_")
        with pytest.raises(NotReady, match="does not exist") as refused:
            asyncio.run(upgrade(wrong))
    assert not isinstance(refused.value, NotReachable)


def test_the_service_is_not_started_again_over_a_wrong_setting() -> None:
    service = Path(__file__).parents[2] / "deploy" / "bridgekeeper.service"
    assert "\nRestartPreventExitStatus=2\n" in service.read_text("utf-8")


class Terminal(StringIO):
    """A stream that somebody looks at."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("stream", "no_color", "colored"),
    [(Terminal, "", True), (Terminal, "1", False), (StringIO, "", False)],
)
def test_colours_are_for_terminals(
    configured: Callable[..., Callable[[], str]],
    monkeypatch: pytest.MonkeyPatch,
    stream: type[StringIO],
    no_color: str,
    colored: bool,
) -> None:
    monkeypatch.setenv("NO_COLOR", no_color)
    written = stream()
    read = configured(Settings(_env_file=None, token=None), written)
    structlog.get_logger("bot.test").warning("anything")
    assert "anything" in read()
    assert ("\x1b[" in written.getvalue()) == colored
