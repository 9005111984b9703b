"""What the log tells of faults: where and of what kind, never a value, never at the loop's cost."""

from __future__ import annotations

import asyncio
import errno
import gc
import json
import logging
import os
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from io import StringIO
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
import structlog
from pydantic import SecretStr, ValidationError
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from bot import faults, logs
from bot.background import Background
from bot.errors import Refusal
from bot.logs import repeats as repeating
from bot.logs.output import ROOM, Output
from bot.logs.redaction import HIDDEN
from bot.logs.repeats import Repeats
from bot.logs.tracebacks import MOST_FRAMES, MOST_LINKS, traceback_of
from bot.settings import Settings
from bot.store import Store

Configure = Callable[..., Callable[[], str]]
Lines = Callable[[], list[dict[str, Any]]]

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GaBcDe.secret-token_of.the-bot"
PASSWORD = 'p@ss/wörd "a"+%\'\\'
ENCODED = "p%40ss%2Fw%C3%B6rd%20%22a%22%2B%25%27%5C"

log = structlog.get_logger("bot.test")


def settings(**chosen: Any) -> Settings:
    """As they are read where the driver of PostgreSQL is installed."""
    url = f"postgresql+asyncpg://keeper:{ENCODED}@database/matches"
    return Settings.model_construct(**{"token": SecretStr(TOKEN), "database_url": url} | chosen)


@pytest.fixture
def lines(configured: Configure) -> Lines:
    """The log of JSON lines so far."""
    read = configured(settings(log_json=True, log_level="DEBUG"))
    return lambda: [json.loads(line) for line in read().splitlines()]


def response(status: int) -> Any:
    class Response:
        reason = "for a reason"

    Response.status = status  # type: ignore[attr-defined]
    return Response()


def raised(error: BaseException) -> BaseException:
    """The exception, with a place."""
    try:
        raise error
    except BaseException as caught:
        return caught


# Whose fault


@pytest.mark.parametrize(
    "fault",
    [
        discord.NotFound(response(404), {"code": 10008, "message": "Unknown Message"}),
        discord.Forbidden(response(403), "no"),
        discord.DiscordServerError(response(503), "no"),
        discord.HTTPException(response(429), "slowly"),
        discord.GatewayNotFound(),
        discord.RateLimited(3.0),
        discord.LoginFailure("Improper token has been passed."),
        aiohttp.ServerDisconnectedError(),
        aiohttp.ClientOSError(errno.ECONNRESET, "Connection reset by peer"),
    ],
    ids=lambda fault: type(fault).__name__,
)
def test_a_fault_of_discord_is_a_line_without_places(lines: Lines, fault: Exception) -> None:
    try:
        raise fault
    except Exception:
        log.exception("not shown", match=7)

    (line,) = lines()
    assert (line["event"], line["match"], line["level"]) == ("not shown", 7, "warning")
    assert line["fault"] == type(fault).__name__
    assert "exception" not in line


def test_a_gone_message_is_told_by_status_and_code() -> None:
    gone = discord.NotFound(response(404), {"code": 10008, "message": "Unknown Message"})
    assert faults.describe_fault(gone) == {"fault": "NotFound", "status": 404, "code": 10008}


def test_what_the_bot_has_asked_wrongly_is_its_own_fault_and_told_without_what_was_in_it() -> None:
    inner = {"_errors": [{"message": "brute is too long"}]}
    wrong = {"code": 50035, "message": "Invalid Form Body", "errors": {"content": inner}}
    fault = discord.HTTPException(response(400), wrong)
    assert not faults.is_discord_fault(fault)
    assert faults.is_refusal_of_discord(fault)
    assert faults.describe_fault(fault) == {
        "fault": "HTTPException",
        "status": 400,
        "code": 50035,
        "parts": "content",
    }


async def refused_by_discord() -> OSError:
    """What comes of a request that really finds nobody there."""
    client = discord.Client(intents=discord.Intents.none())
    try:
        await client.login(TOKEN)
    except OSError as fault:
        return fault
    finally:
        await client.close()
    raise AssertionError("somebody was there")


@pytest.fixture
def nobody_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """No Discord."""
    monkeypatch.setattr(discord.http.Route, "BASE", "http://127.0.0.1:9/api")


@pytest.mark.usefixtures("nobody_there")
async def test_no_way_to_discord_is_no_fault_of_ours() -> None:
    fault = await refused_by_discord()
    assert faults.is_discord_fault(fault)
    assert faults.describe_fault(fault)["fault"] == "ClientConnectorError"


@pytest.mark.parametrize(
    "broken", [ConnectionResetError(errno.ECONNRESET, "reset"), TimeoutError()]
)
async def test_a_broken_connection_is_discords_only_on_the_way_to_discord(
    monkeypatch: pytest.MonkeyPatch, broken: OSError
) -> None:
    def break_off(*_: object, **__: object) -> None:
        raise broken

    assert not faults.is_discord_fault(raised(type(broken)(*broken.args)))
    monkeypatch.setattr(aiohttp.ClientSession, "request", break_off)
    assert faults.is_discord_fault(await refused_by_discord())


async def test_a_full_disk_below_a_command_is_no_fault_of_discord() -> None:
    ours = eval("lambda: open('/proc/nowhere/hand')", {"__name__": "bot.somewhere"})
    with pytest.raises(OSError, match="nowhere") as caught:
        await discord.utils.maybe_coroutine(ours)  # as discord.py calls us
    assert not faults.is_discord_fault(caught.value)


# What is told of an exception


class OfPostgres(Exception):  # noqa: N818 - as asyncpg's: the message quotes what was refused
    sqlstate = "23505"


def test_messages_are_told_only_where_they_are_known_to_be_harmless() -> None:
    told = [
        faults.describe_fault(raised(each))
        for each in (
            KeyError("brute"),
            ValueError("hand: brute, gnome"),
            Refusal("refused-stale", card="brute"),
            OSError("brute"),
            OSError(errno.ENOSPC, "No space left on device", "/home/keeper/brute"),
            sqlite3.OperationalError("database is locked"),
            discord.LoginFailure("Improper token has been passed."),
            OfPostgres('Key (hand)=(["brute"]) already exists.'),
            ModuleNotFoundError("No module named 'asyncpg'", name="asyncpg"),
        )
    ]
    assert told == [
        {"fault": "KeyError"},
        {"fault": "ValueError"},
        {"fault": "Refusal", "reason": "refused-stale"},
        {"fault": "OSError"},
        {"fault": "OSError", "reason": "No space left on device"},
        {"fault": "OperationalError", "reason": "database is locked"},
        {"fault": "LoginFailure", "reason": "Improper token has been passed."},
        {"fault": "OfPostgres", "code": "23505"},
        {"fault": "ModuleNotFoundError", "reason": "asyncpg"},
    ]


def test_of_settings_that_are_wrong_only_their_names_are_logged() -> None:
    with pytest.raises(ValidationError) as caught:
        Settings(_env_file=None, guild=TOKEN, lobby_minutes=PASSWORD)
    assert TOKEN not in str(caught.value)
    assert faults.describe_fault(caught.value) == {
        "fault": "ValidationError",
        "parts": "guild:int_parsing lobby_minutes:int_parsing",
    }


def test_a_chain_is_told_oldest_first() -> None:
    def first() -> None:
        raise KeyError("brute")

    try:
        try:
            first()
        except KeyError as fault:
            raise ValueError("gnome") from fault
    except ValueError as fault:
        led_to = fault
    try:
        raise led_to
    except ValueError:
        last = raised(TypeError("troll"))
    last.__context__ = led_to

    lines = traceback_of(last).splitlines()

    assert [each for each in lines if not each.startswith("  ")] == [
        "KeyError",
        "which was the cause of",
        "ValueError",
        "while this was handled:",
        "TypeError",
    ]
    assert any(each.endswith("first") for each in lines)


def test_a_chain_that_comes_back_to_itself_ends() -> None:
    first, second = KeyError("brute"), ValueError("gnome")
    first.__context__, second.__context__ = second, first
    assert traceback_of(first).splitlines() == ["ValueError", "while this was handled:", "KeyError"]


def test_what_is_told_stays_short_however_deep_and_long_it_is() -> None:
    def deep(levels: int) -> None:
        if levels == 0:
            raise ValueError("brute")
        deep(levels - 1)

    fault: BaseException | None = None
    for _ in range(30):
        try:
            deep(100)
        except ValueError as caught:
            caught.__cause__, fault = fault, caught
    assert fault is not None
    lines = traceback_of(fault).splitlines()
    assert lines.count("ValueError") == MOST_LINKS
    assert len(lines) < MOST_LINKS * (2 * MOST_FRAMES + 4)


def test_the_parts_of_a_group_are_logged() -> None:
    parts = [raised(KeyError("brute")), raised(ValueError("gnome"))]
    told = traceback_of(raised(ExceptionGroup("hands", parts)))
    assert [each for each in told.splitlines() if "|   " not in each][-3:] == [
        "ExceptionGroup",
        "  | KeyError",
        "  | ValueError",
    ]
    assert "hands" not in told


class RemoteTraceback(Exception):  # noqa: N818 - as the pools of processes call it
    """What a worker process sends with its exception."""


def test_the_places_in_a_worker_are_told_without_its_words() -> None:
    sent = """
Traceback (most recent call last):
  File "/srv/bridgekeeper/opponents/thinkers.py", line 55, in think
    battle = load("brute")
             ^^^^^^^^^^^^^
KeyError: 'brute'
"""
    fault = KeyError("brute")
    fault.__cause__ = RemoteTraceback(sent)
    assert traceback_of(fault).splitlines() == [
        "  in a worker: /srv/bridgekeeper/opponents/thinkers.py:55 think",
        "RemoteTraceback",
        "which was the cause of",
        "KeyError",
    ]


async def test_what_the_database_refuses_is_told_without_its_parameters(
    tmp_path: Path, lines: Lines
) -> None:
    store = Store(f"sqlite+aiosqlite:///{tmp_path / 'store.db'}")
    facts = text("SELECT :hand FROM nowhere"), {"hand": "brute"}
    with pytest.raises(DBAPIError) as caught:
        await store._database.ask(lambda session: session.execute(*facts))
    await store.close()
    assert "brute" not in str(caught.value)
    log.error("not stored", exc_info=caught.value)
    told = next(each for each in lines() if each["event"] == "not stored")
    assert "OperationalError no such table: nowhere" in told["exception"]
    assert "brute" not in str(told)


# Whoever tells it


def test_objects_are_told_by_their_types(lines: Lines) -> None:
    class Hand:
        def __repr__(self) -> str:
            return "brute"

    log.info("ours", hand=Hand(), hands=[Hand()], named={"A": Hand()})
    logging.getLogger("discord.ui.view").error("Ignoring exception in view %r for %s", Hand(), 3)
    logging.getLogger("somebody").warning("%(hand)s", {"hand": Hand()})

    ours, theirs, by_name = lines()
    assert (ours["hand"], ours["hands"], ours["named"]) == ("Hand", ["Hand"], {"A": "Hand"})
    assert theirs["event"] == "Ignoring exception in view 'Hand' for 3"
    assert by_name["event"] == "Hand"


def test_what_libraries_say_for_debugging_is_never_written(
    lines: Lines,
) -> None:
    for library in ("discord.http", "discord.gateway", "aiosqlite", "sqlalchemy.engine"):
        logging.getLogger(library).debug("%s has received %s", "POST", "brute")
    log.debug("ours")
    assert [each["event"] for each in lines()] == ["ours"]


def test_a_line_that_cannot_be_made_is_told_by_its_place(configured: Configure) -> None:
    read = configured(settings(log_json=True))
    logging.getLogger("somebody").warning("%d cards", "brute")
    line = json.loads(read())
    assert line["event"].startswith("a line that can't be written: test_logs:")
    assert "brute" not in str(line)


async def test_a_task_that_nobody_waited_for_is_told_by_name_and_place(
    lines: Lines,
) -> None:
    async def fail() -> None:
        raise KeyError("brute")

    task = asyncio.create_task(fail(), name="board 12")
    await asyncio.wait({task})
    del task
    gc.collect()
    asyncio.get_running_loop().call_soon(int, "brute")
    await asyncio.sleep(0)

    never, callback = lines()
    assert never["event"] == "Task exception was never retrieved: board 12"
    assert never["exception"].splitlines()[-1] == "KeyError"
    assert never["exception"].splitlines()[-2].endswith("fail")
    assert callback["event"] == "Exception in callback int"
    assert "brute" not in str([never, callback])


def test_what_ends_a_thread_or_a_finalizer_is_told_the_same_way(
    lines: Lines,
) -> None:
    class Hand:
        def __del__(self) -> None:
            raise KeyError("brute")

    def fail() -> None:
        raise KeyError("gnome")

    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()
    del thread
    Hand()
    gc.collect()
    assert [each["exception"].splitlines()[-1] for each in lines()] == ["KeyError", "KeyError"]
    assert "brute" not in str(lines())


# The last wall


@pytest.mark.parametrize("as_json", [False, True], ids=["text", "json"])
def test_token_and_password_are_hidden_wherever_they_stand(
    configured: Configure, as_json: bool
) -> None:
    read = configured(settings(log_json=as_json))
    partly = 'p%40ss/w%c3%b6rd%20"a"%2B%\'\\'
    forms = [TOKEN, f"Bot {TOKEN}", PASSWORD, ENCODED, ENCODED.lower(), partly, repr(PASSWORD)]
    forms += [json.dumps(PASSWORD, ensure_ascii=False), ENCODED.replace("%20", "+")]
    for form in forms:
        log.error(f"event {form}", field=form, inner={"header": [form], form: 1})
        logging.getLogger("library").error("with %s", form)
        logging.getLogger("library").error(f"without {form}")
        try:
            raise OSError(errno.EIO, form)
        except OSError:
            log.exception("harmless type", form=forms.index(form))
    written = read()
    assert written.count(HIDDEN) >= 6 * len(forms)
    for part in (TOKEN, TOKEN.split(".")[2], "p@ss", "p%40ss", "w%C3%B6rd", "w%c3%b6rd", "wörd"):
        assert part not in written


@pytest.mark.parametrize(
    "url",
    [
        "postgresql+asyncpg://keeper:tell-nobody@database/matches",
        "postgresql+asyncpg://database/matches?user=keeper&password=tell-nobody",
    ],
    ids=["before the host", "in the query"],
)
def test_the_password_is_found_in_the_address(configured: Configure, url: str) -> None:
    read = configured(settings(database_url=url))
    log.error("invalid literal: tell-nobody")
    assert "tell-nobody" not in read()
    assert HIDDEN in read()


def test_lines_of_a_bot_without_secrets_are_left_as_they_are(
    configured: Configure,
) -> None:
    read = configured(Settings(_env_file=None, token=None, log_json=True))
    log.info("begun", match=1, names=["Ann", None], ratio=0.5, ok=True)
    line = json.loads(read())
    del line["timestamp"]
    assert line == {
        "event": "begun",
        "level": "info",
        "match": 1,
        "names": ["Ann", None],
        "ratio": 0.5,
        "ok": True,
    }


# Again and again


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[float]]:
    """The time by which repeats are counted: the last number in the list."""
    times = [0.0]
    monkeypatch.setattr("bot.logs.time.monotonic", lambda: times[-1])
    return times


def fail_again(event: str = "failed", fault: type[Exception] = ValueError) -> None:
    try:
        raise fault
    except fault:
        log.exception(event)


def test_a_fault_is_told_once_a_minute_and_then_with_a_count(
    clock: list[float], lines: Lines
) -> None:
    for second in (0, 1, 2, 59):
        clock.append(second)
        fail_again()
    assert [each.get("again") for each in lines()] == [None]
    clock.append(60)
    fail_again()
    assert [each.get("again") for each in lines()] == [None, 3]


@pytest.mark.usefixtures("clock")
def test_faults_of_other_kinds_are_told_all_the_same(lines: Lines) -> None:
    for _ in range(3):
        fail_again()
        fail_again(event="other event")
        fail_again(fault=KeyError)
        try:
            raise ValueError
        except ValueError:
            log.exception("failed")  # at another place
        log.warning("failed", fault="NotFound", status=404)
        log.warning("failed", fault="NotFound", status=403)
    assert len(lines()) == 6


@pytest.mark.usefixtures("clock")
def test_what_is_no_fault_is_never_left_out(lines: Lines) -> None:
    for _ in range(3):
        log.warning("no page for a server", guild=1)
    assert len(lines()) == 3


def test_what_does_not_come_any_more_is_told_with_the_next_line(
    clock: list[float], lines: Lines
) -> None:
    for _ in range(5):
        fail_again()
    clock.append(61)
    log.info("something else")
    *_, last = lines()
    assert (last["event"], last["what"], last["of"]) == ("came again", "failed", "ValueError")
    assert (last["times"], last["level"]) == (4, "error")


@pytest.mark.usefixtures("clock")
def test_what_was_only_counted_is_told_at_the_end(lines: Lines) -> None:
    for _ in range(5):
        fail_again()
    logging.getLogger().handlers[0].close()
    assert [each.get("times") for each in lines()] == [None, 4]


def test_however_many_kinds_there_are_the_memory_they_take_is_bounded(clock: list[float]) -> None:
    repeats = Repeats(lambda: clock[-1])
    record = logging.makeLogRecord({"name": "test"})

    def tell(number: int) -> bool:
        event = {"event": str(number), "fault": "F", "level": "error", "_from_structlog": True}
        try:
            repeats(None, "error", {**event, "_record": record})
        except structlog.DropEvent:
            return False
        return True

    told = [tell(number) for number in range(1000)]
    assert sum(told) == repeating.MOST_KINDS + 1
    assert len(repeats._logged) == repeating.MOST_KINDS + 1
    clock.append(100)
    assert [each.again for each in repeats.over()] == [1000 - repeating.MOST_KINDS - 1]
    assert repeats._logged == {}


# Writing


class Stuck(StringIO):
    """A terminal that nobody reads, until it is let go."""

    def __init__(self) -> None:
        super().__init__()
        self.free, self.reached = threading.Event(), threading.Event()

    def write(self, text: str) -> int:
        self.reached.set()
        assert self.free.wait(60)
        return super().write(text)


def test_a_stuck_terminal_holds_up_nobody_and_what_was_lost_is_counted(
    configured: Configure,
) -> None:
    stuck = Stuck()
    configured(settings(log_json=True), stuck)
    log.info("first")
    assert stuck.reached.wait(60)  # the writer has it, and can't go on
    for number in range(ROOM + 10):
        log.info("line", number=number)
    stuck.free.set()
    (output,) = logging.getLogger().handlers
    output.flush()
    log.info("last")
    output.flush()

    events = [json.loads(line) for line in stuck.getvalue().splitlines()]
    assert len(events) == 1 + ROOM + 2
    assert events[-1]["event"] in ("last", "lines lost")
    assert [each["lines"] for each in events if each["event"] == "lines lost"] == [10]


def test_configuring_again_leaves_one_output(configured: Configure) -> None:
    configured(settings())
    (first,) = logging.getLogger().handlers
    from bot import logs

    logs.configure(settings())
    (second,) = logging.getLogger().handlers
    assert isinstance(first, Output)
    assert isinstance(second, Output)
    assert first._writer is None


def ended(script: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """A process of its own."""
    return subprocess.run(
        [sys.executable, "-c", script],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        env={**os.environ, **environment},
    )


def test_the_last_lines_are_written_when_the_process_ends_by_a_fault() -> None:
    result = ended(
        "from bot import logs\n"
        "from bot.settings import Settings\n"
        "import structlog\n"
        "logs.configure(Settings(_env_file=None, log_json=True))\n"
        "for number in range(500): structlog.get_logger().info('line', number=number)\n"
        "raise KeyError('brute')\n"
    )
    written = [json.loads(line) for line in result.stderr.splitlines()]
    assert result.returncode == 1
    assert [each["number"] for each in written[:-1]] == [*range(500)]
    assert (written[-1]["level"], written[-1]["event"]) == ("critical", "stopped by a fault")
    assert written[-1]["exception"].splitlines()[-1] == "KeyError"


def test_a_bot_that_does_not_reach_discord_ends_with_one_line(tmp_path: Path) -> None:
    result = ended(
        "import discord\n"
        "discord.http.Route.BASE = 'http://127.0.0.1:9/api'\n"
        "from cli import main\n"
        "main(['run'])\n",
        BRIDGEKEEPER_TOKEN=TOKEN,
        BRIDGEKEEPER_DATABASE_URL=f"sqlite+aiosqlite:///{tmp_path / 'bridgekeeper.db'}",
        BRIDGEKEEPER_LOG_JSON="true",
    )
    *told, last = result.stderr.splitlines()
    assert result.returncode == 75, "the same settings may work later"
    assert last.startswith("bridgekeeper: Discord can't be reached (ClientConnectorError Connect")
    assert {json.loads(line)["level"] for line in told} <= {"info"}
    assert TOKEN not in result.stderr + result.stdout


# What lines are about


async def test_a_task_tells_what_it_is_about_and_no_other_does(lines: Lines) -> None:
    async def of_a_match(number: int) -> None:
        logs.bind_context(match=number)
        await asyncio.sleep(0)
        log.info("moved")

    await asyncio.gather(*(asyncio.create_task(of_a_match(number)) for number in (1, 2)))
    log.info("swept")

    assert [line.get("match") for line in lines()] == [1, 2, None]


async def test_work_that_goes_on_by_itself_is_about_its_key_alone(lines: Lines) -> None:
    async def work(key: int) -> None:
        log.info("worked", key=key)

    background = Background("board", work)
    logs.bind_context(interaction=3, match=4)
    background.request(5)
    await background.done(5)

    (line,) = lines()
    assert (line["key"], line["match"], line.get("interaction")) == (5, 5, None)


async def test_counts_of_what_came_again_are_about_nothing(
    lines: Lines, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(repeating, "SECONDS", 0.0)
    logs.bind_context(match=1)
    for _ in range(3):
        log.error("failed", fault="NotFound")
    logging.getLogger().handlers[-1].close()
    assert all("match" not in line for line in lines() if line["event"] == "came again")
    assert lines()[0]["match"] == 1
