"""What can be seen of a running bot from outside: figures, and whether it is well."""

from __future__ import annotations

import json
import logging
import re
import shutil
import socket
import subprocess
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from types import SimpleNamespace

import aiohttp
import discord
import pytest
import structlog
from aiohttp import web
from aiohttp.test_utils import TestServer
from ended import result
from sqlalchemy.exc import OperationalError

from bot.client import Bridgekeeper
from bot.discord_requests import DiscordRequests
from bot.errors import NotReady
from bot.grimoire.answers import Answers
from bot.metrics import Metrics
from bot.monitoring import Health
from bot.monitoring.health import GATEWAY_SECONDS, LATE_SECONDS
from bot.settings import Settings
from bot.store import Match, Seat
from engine.games import games
from images.picture import Drawing, Picture

DOCS = Path(__file__).parents[2] / "docs"
SETTINGS = Settings(_env_file=None, token=None)
NAME = re.compile(r"\b(?:bridgekeeper|process|python)_[a-z_]+")


def value(metrics: Metrics, name: str, **labels: str) -> float | None:
    return metrics.registry.get_sample_value(f"bridgekeeper_{name}", labels)


class Clock:
    """Seconds that pass when they are told to."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


@pytest.fixture
async def bot(tmp_path: Path) -> AsyncIterator[Bridgekeeper]:
    """A bot that is looked at and has no connection to Discord."""
    url = f"sqlite+aiosqlite:///{tmp_path / 'bridgekeeper.db'}"
    bot = Bridgekeeper(Settings(_env_file=None, token=None, database_url=url, prometheus_port=0))
    async with bot:
        await bot.store.open()
        await bot._page.open()
        yield bot


async def asked(bot: Bridgekeeper, path: str) -> tuple[int, str]:
    """What a machine that looks after the bot is told."""
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"http://{bot._page.address}{path}") as answer,
    ):
        return answer.status, await answer.text()


def match(game: str) -> Match:
    now = discord.utils.utcnow()
    seats = [Seat(seat="A", user_id=1, name="Ann"), Seat(seat="B", user_id=2, name="Bob")]
    where = {"guild_id": 1, "channel_id": 2, "origin_channel_id": 2}
    row = Match(game=game, setup={}, seed=1, language="en", seats=seats, **where)
    row.created_at = row.updated_at = now
    return row


# Figures


async def test_the_page_tells_how_many_matches_of_each_game_are_running(bot: Bridgekeeper) -> None:
    over = match("clash")
    over.result = result("A", "stronghold")
    for row in (match("clash"), match("clash"), match("castles"), over):
        await bot.store.add_match(row)

    status, told = await asked(bot, "/metrics")

    assert status == 200
    assert 'bridgekeeper_matches{game="clash"} 2.0' in told
    assert 'bridgekeeper_matches{game="castles"} 1.0' in told
    assert "process_resident_memory_bytes" in told


async def test_statements_of_the_database_are_timed(bot: Bridgekeeper) -> None:
    before = value(bot.metrics, "database_seconds_count") or 0.0
    await bot.store.answers()
    assert value(bot.metrics, "database_seconds_count") == before + 1
    assert value(bot.metrics, "database_connections") == 0


async def test_a_database_that_is_gone_takes_no_other_figure_away(
    bot: Bridgekeeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def gone() -> None:
        raise OSError("no such disk")

    monkeypatch.setattr(bot.store, "running_by_game", gone)
    status, told = await asked(bot, "/metrics")
    assert status == 200
    assert "bridgekeeper_acknowledgement_seconds_count" in told


def test_a_picture_is_counted_by_its_kind_while_somebody_waits_for_it() -> None:
    metrics = Metrics()
    drawing = Drawing(("clash board", 1), lambda: Picture("", b"", ""), lambda: "")

    with metrics.drawing(lambda: drawing):
        assert value(metrics, "pictures_waiting") == 1

    assert value(metrics, "pictures_waiting") == 0
    assert value(metrics, "picture_seconds_count", kind="clash board") == 1


def test_a_board_is_behind_from_the_first_move_that_it_does_not_show() -> None:
    metrics = Metrics()
    metrics.moved(1, "clash", shown=True)
    metrics.moved(1, "clash", shown=True)
    metrics.moved(2, "castles", shown=False)
    assert value(metrics, "boards_behind") == 1
    assert value(metrics, "moves_total", game="clash") == 2

    with pytest.raises(OSError, match="no Discord"), metrics.showing(1):
        raise OSError("no Discord")
    assert value(metrics, "boards_behind") == 1
    assert value(metrics, "board_seconds_count") == 0

    with metrics.showing(1):
        metrics.moved(1, "clash", shown=True)
    assert value(metrics, "board_seconds_count") == 1
    assert value(metrics, "boards_behind") == 1, "somebody has moved meanwhile"


def test_an_acknowledgement_whose_age_nobody_knows_is_not_counted() -> None:
    metrics = Metrics()
    metrics.acknowledged(None)
    metrics.acknowledged(0.15)
    assert value(metrics, "acknowledgement_seconds_count") == 1
    assert value(metrics, "acknowledgement_seconds_sum") == 0.15


def test_faults_are_counted_by_whose_they_are(
    configured: Callable[[Settings], Callable[[], str]],
) -> None:
    configured(SETTINGS)
    metrics, log = Metrics(), structlog.get_logger("bot.test")
    stop = metrics.listen_to_log()
    try:
        for _ in range(3):  # the log tells it once a minute
            log.error("broken", exc_info=KeyError("a card"))
        gone = SimpleNamespace(status=503, reason="")
        log.error("broken", exc_info=discord.DiscordServerError(gone, ""))  # type: ignore[arg-type]
        log.warning("board not shown", fault="NotFound", status=404)
        log.info("board shown", fault="none")
        logging.getLogger("discord").error("anything")
    finally:
        stop()
    log.error("broken", exc_info=KeyError("a card"))

    assert value(metrics, "errors_total", whose="bot", kind="KeyError") == 3
    assert value(metrics, "errors_total", whose="discord", kind="DiscordServerError") == 1
    assert value(metrics, "errors_total", whose="discord", kind="NotFound") == 1
    assert value(metrics, "errors_total", whose="bot", kind="other") == 1
    assert value(metrics, "errors_total", whose="discord", kind="none") is None
    assert value(metrics, "faults_total", whose="bot") == 4
    assert value(metrics, "faults_total", whose="discord") == 2


async def test_a_burst_of_failures_of_discord_is_one_line_and_counted(
    configured: Callable[[Settings], Callable[[], str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    read, metrics, requests = configured(SETTINGS), Metrics(), DiscordRequests()
    requests.listeners.append(metrics.heard)
    stop = metrics.listen_to_log()

    async def fail(_: web.Request) -> web.Response:
        return web.Response(status=500)

    app = web.Application()
    app.router.add_get("/gateway", fail)
    async with TestServer(app) as server:
        monkeypatch.setattr(discord.http.Route, "BASE", str(server.make_url("")))
        async with aiohttp.ClientSession(trace_configs=[requests.trace]) as session:
            for _ in range(70):
                await session.get(server.make_url("/gateway"))
    stop()

    assert value(metrics, "faults_total", whose="discord") == 70
    labels = {"method": "GET", "status": "500"}
    assert value(metrics, "discord_request_seconds_count", **labels) == 70
    lines = read().splitlines()
    assert len([line for line in lines if "Discord could not answer" in line]) == 1


async def test_jobs_that_no_worker_has_begun_are_told(
    bot: Bridgekeeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot.part(Answers).judges._turns, "_waiting", [object()] * 3)
    assert value(bot.metrics, "jobs_waiting", workers="judges") == 3
    assert value(bot.metrics, "jobs_waiting", workers="workshop") == 0
    monkeypatch.undo()


async def test_only_the_process_with_the_first_shard_tells_of_the_whole_database(
    tmp_path: Path,
) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'bridgekeeper.db'}"
    for shard, told in ((0, True), (1, False)):
        settings = Settings(
            _env_file=None,
            token=None,
            database_url=url,
            prometheus_port=0,
            shards=2,
            shard_ids=(shard,),
        )
        async with Bridgekeeper(settings) as bot:
            await bot.store.open()
            await bot._page.open()
            _, said = await asked(bot, "/metrics")
        assert ("bridgekeeper_matches{" in said) == told


def test_what_alerts_ask_for_is_there_before_anything_has_happened() -> None:
    metrics = Metrics()
    for whose in ("bot", "discord"):
        assert value(metrics, "faults_total", whose=whose) == 0
    for game in games():
        assert value(metrics, "moves_total", game=game.id) == 0
    labels = {"method": "PATCH", "status": "429"}
    assert value(metrics, "discord_request_seconds_count", **labels) == 0


# Health


class Gateway:
    """A connection to Discord."""

    open = True
    latency = 0.05


@pytest.fixture
def connected(bot: Bridgekeeper, monkeypatch: pytest.MonkeyPatch) -> Gateway:
    """The bot's connection to Discord."""
    gateway = Gateway()
    if hasattr(bot, "shards"):
        shard = SimpleNamespace(is_closed=lambda: not gateway.open)
        monkeypatch.setattr(type(bot), "shards", {0: shard})
    else:
        monkeypatch.setattr(bot, "ws", gateway)
    return gateway


@pytest.mark.usefixtures("connected")
async def test_a_bot_that_hears_discord_and_its_database_is_well(bot: Bridgekeeper) -> None:
    assert await asked(bot, "/healthz") == (200, "well\n")
    assert value(bot.metrics, "gateway_connected") == 1


async def test_a_connection_that_is_away_is_no_fault_until_it_has_been_for_long(
    bot: Bridgekeeper, connected: Gateway
) -> None:
    clock = Clock()
    health = Health(bot, clock)
    health.look()
    connected.open = False
    clock.seconds = GATEWAY_SECONDS - 1
    health.look()
    assert await health.reasons() == []
    assert value(bot.metrics, "gateway_connected") == 0

    clock.seconds = GATEWAY_SECONDS + 5
    health.look()
    (reason,) = await health.reasons()
    assert reason == "no connection to Discord's gateway for 125 seconds"

    connected.open = True
    health.look()
    assert await health.reasons() == []


@pytest.mark.usefixtures("connected")
async def test_a_database_that_does_not_answer_is_a_reason_and_says_nothing_private(
    bot: Bridgekeeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def locked() -> None:
        raise OperationalError("SELECT secret", {}, Exception("password"))

    monkeypatch.setattr(bot.store, "answers", locked)
    status, told = await asked(bot, "/healthz")
    assert (status, told) == (503, "the database does not answer; the log says why\n")


@pytest.mark.usefixtures("connected")
async def test_an_event_loop_that_is_late_is_a_reason(bot: Bridgekeeper) -> None:
    clock = Clock()
    health = Health(bot, clock)
    health.look()
    clock.seconds = LATE_SECONDS + 5
    assert await health.reasons() == ["the event loop is 14 seconds late"]


# Settings


async def test_nothing_is_served_without_a_port(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'bridgekeeper.db'}"
    settings = Settings(_env_file=None, token=None, database_url=url)
    assert settings.prometheus_port is None
    assert settings.prometheus_host == "127.0.0.1"
    async with Bridgekeeper(settings) as bot:
        await bot._page.open()
        assert bot._page._runner is None


async def test_a_port_that_is_taken_is_told_in_one_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        url = f"sqlite+aiosqlite:///{tmp_path / 'bridgekeeper.db'}"
        port = taken.getsockname()[1]
        settings = Settings(_env_file=None, token=None, database_url=url, prometheus_port=port)
        async with Bridgekeeper(settings) as bot:
            with pytest.raises(NotReady, match="BRIDGEKEEPER_PROMETHEUS_PORT"):
                await bot._page.open()


# What is said of it


def figures(metrics: Metrics) -> dict[str, set[str]]:
    """All that can be asked for, with its labels."""
    endings = {"histogram": ("_bucket", "_sum", "_count"), "counter": ("_total",), "gauge": ("",)}
    labels = {
        f"bridgekeeper_{each._name.removeprefix('bridgekeeper_')}": {*each._labelnames}
        for each in vars(metrics).values()
        if hasattr(each, "_labelnames")
    }
    return {
        family.name + ending: labels.get(family.name, set())
        | ({"le"} if ending == "_bucket" else set())
        for family in metrics.registry.collect()
        for ending in endings[family.type]
    }


def test_every_query_of_the_board_for_grafana_asks_for_what_there_is() -> None:
    board, known = json.loads((DOCS / "grafana.json").read_text("utf-8")), figures(Metrics())
    queries = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    assert len(queries) > 20
    for query in queries:
        names = NAME.findall(query)
        assert names, query
        assert {*names} <= known.keys(), query
        by = {each for part in re.findall(r"by \(([^)]*)\)", query) for each in part.split(", ")}
        assert by <= {*known[names[0]], "instance"}, query


def test_the_board_for_grafana_shows_every_figure_of_the_bot() -> None:
    text = (DOCS / "grafana.json").read_text("utf-8")
    families = {family.name for family in Metrics().registry.collect()}
    ours = {name for name in families if name.startswith("bridgekeeper_")}
    assert {name for name in ours if name not in text} == set()


def test_every_alert_asks_for_what_there_is() -> None:
    rules = re.sub(r"#.*", "", (DOCS / "alerts.yml").read_text("utf-8"))
    assert rules.count("- alert: ") == 5
    known = figures(Metrics())
    expressions = re.findall(r"expr: (.+?)\n +(?:for|labels):", rules, re.DOTALL)
    assert len(expressions) == 5
    for expression in expressions:
        names = NAME.findall(expression)
        assert names or "up{" in expression
        assert {*names} <= known.keys(), expression
    tested = (DOCS / "alerts.test.yml").read_text("utf-8")
    for alert in re.findall(r"- alert: (\w+)", rules):
        assert f"alertname: {alert}" in tested


@pytest.mark.skipif(shutil.which("promtool") is None, reason="Prometheus isn't installed")
def test_the_alerts_do_what_they_say() -> None:
    rules = str(DOCS / "alerts.test.yml")
    ended = subprocess.run(
        ["promtool", "test", "rules", rules], capture_output=True, text=True, check=False
    )
    assert ended.returncode == 0, ended.stdout + ended.stderr


def test_the_page_for_hosts_names_every_figure_of_the_bot_and_no_other() -> None:
    told = {*NAME.findall((DOCS / "hosting" / "operations.md").read_text("utf-8"))}
    known = figures(Metrics())
    families = {family.name for family in Metrics().registry.collect()}
    assert {each for each in told if each not in known and each not in families} == set()
    ours = {name for name in families if name.startswith("bridgekeeper_")}
    assert {each for each in ours if each not in told and f"{each}_total" not in told} == set()
