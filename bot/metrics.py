"""Metrics of a running bot, for Prometheus.

Only this module knows how they are kept. The rest of the bot reports events in its own terms
(`acknowledged`, `moved`, `drawing`, `showing`); for libraries there are listeners (`heard`,
`listen_to_database`, `listen_to_log`). No metric contains the name of a user, server or card, or
the number of a match.
"""

from __future__ import annotations

import logging
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from itertools import product
from typing import Any

import structlog
from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    ProcessCollector,
)
from sqlalchemy import Engine, event

from bot.discord_requests import DiscordRequest
from bot.faults import is_discord_fault
from engine.games import games
from images.picture import Drawing

log = structlog.get_logger()

SOON = (0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 3.0)
"""Buckets in seconds for fast responses; Discord waits three seconds for an acknowledgement."""
LATER = (0.001, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0)
"""Buckets in seconds for pictures and boards; a cached picture takes less than the first."""
STATEMENT = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1.0, 5.0)
"""Buckets in seconds for a statement of the database."""
OTHER = "other"
METHODS = ("DELETE", "GET", "PATCH", "POST", "PUT")
TROUBLES = ("401", "403", "429", "500", "502", "503", "504", "none")
"""The statuses of Discord's responses that alerts use."""


class Metrics:
    """The metrics of one bot."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        GCCollector(registry=self.registry)
        self._behind: dict[int, float] = {}
        self._acknowledged = self._histogram(
            "acknowledgement_seconds", "From Discord's making an interaction to its answer", SOON
        )
        self._pictures = self._histogram(
            "picture_seconds", "Until a picture that was asked for is there", LATER, "kind"
        )
        self._drawing = self._gauge("pictures_waiting", "Pictures that somebody is waiting for")
        self._boards = self._histogram(
            "board_seconds", "From an accepted move until its board is shown", LATER
        )
        self._moves = self._counter("moves", "Accepted moves", "game")
        self._matches = self._gauge("matches", "Running matches in the database", "game")
        self._statements = self._histogram(
            "database_seconds", "Until the database has done a statement", STATEMENT
        )
        self._connections = self._gauge(
            "database_connections", "Connections to the database that are in use"
        )
        self._requests = self._histogram(
            "discord_request_seconds", "Until Discord answers", LATER, "method", "status"
        )
        self._errors = self._counter("errors", "What has gone wrong", "whose", "kind")
        self._faults = self._counter("faults", "What has gone wrong, whatever it is", "whose")
        self._lag = self._histogram("lag_seconds", "By how much the event loop is late", SOON)
        self._connected = self._gauge(
            "gateway_connected", "1 while all connections to Discord's gateway are up"
        )
        self._gateway = self._gauge(
            "gateway_latency_seconds", "From a heartbeat to its answer; NaN while there is none"
        )
        self._writable = self._gauge(
            "database_writable", "0 while the database refuses changes, moves among them"
        )
        self._workers = self._gauge("jobs_waiting", "Jobs that wait for a worker", "workers")
        behind = self._gauge("boards_behind", "Matches that have moved on since they were shown")
        behind.set_function(lambda: len(self._behind))
        self._begin_at_zero()

    def _begin_at_zero(self) -> None:
        """Create the series that alerts use, so that Prometheus sees their first increase."""
        for whose in ("bot", "discord"):
            self._faults.labels(whose)
        for game in games():
            self._moves.labels(game.id)
        for method, status in product(METHODS, TROUBLES):
            self._requests.labels(method, status)

    # Reported by the bot

    def acknowledged(self, age: float | None) -> None:
        """Count an interaction, acknowledged at this `age` in seconds (None: not known)."""
        if age is not None:
            self._acknowledged.observe(max(0.0, age))

    @contextmanager
    def drawing(self, shown: Callable[[], Drawing | None]) -> Iterator[None]:
        """Measure how long a user waits for a picture in this block.

        `shown` returns the drawing, which may be known only afterwards.
        """
        began = time.perf_counter()
        with self._drawing.track_inprogress():
            try:
                yield
            finally:
                kind = _kind_of(shown())
                self._pictures.labels(kind).observe(time.perf_counter() - began)

    def moved(self, match_id: int, game: str, *, shown: bool) -> None:
        """Count an accepted move; `shown`: the match has a public board."""
        self._moves.labels(game).inc()
        if shown:
            self._behind.setdefault(match_id, time.perf_counter())

    @contextmanager
    def showing(self, match_id: int) -> Iterator[None]:
        """Measure how long the board was behind that this block updates, unless the block fails."""
        since = self._behind.pop(match_id, None)
        try:
            yield
        except BaseException:
            if since is not None:
                self._behind[match_id] = since
            raise
        if since is not None:
            self._boards.observe(time.perf_counter() - since)

    def late(self, seconds: float) -> None:
        """Record that the event loop is late by this time."""
        self._lag.observe(seconds)

    def running(self, matches: Mapping[str, int]) -> None:
        """Record how many matches of each game are running."""
        for game in games():
            self._matches.labels(game.id).set(matches.get(game.id, 0))

    def read_gateway(self, connected: Callable[[], bool], latency: Callable[[], float]) -> None:
        """Set functions that return whether Discord is connected, and the latency in seconds."""
        self._connected.set_function(connected)
        self._gateway.set_function(latency)

    def read_database(self, can_write: Callable[[], bool]) -> None:
        """Set a function that returns whether the database accepts changes."""
        self._writable.set_function(can_write)

    def read_queue(self, workers: str, waiting: Callable[[], int]) -> None:
        """Set a function that returns how many jobs wait for these workers."""
        self._workers.labels(workers).set_function(waiting)

    # Listeners

    def heard(self, request: DiscordRequest) -> None:
        """Count a request to Discord's API, with its duration and status."""
        status = request.status
        text = "none" if status is None else str(status)
        self._requests.labels(request.method, text).observe(request.seconds)
        if status is not None and status >= 500:  # logged once a minute, however many there are
            log.warning("Discord could not answer", fault="ServerError", status=status)

    def listen_to_database(self, engine: Engine) -> None:
        """Measure the duration of statements and the number of connections in use."""
        began = "bridgekeeper_began"

        @event.listens_for(engine, "before_cursor_execute")
        def _before(connection: Any, *_: object) -> None:
            connection.info[began] = time.perf_counter()

        @event.listens_for(engine, "after_cursor_execute")
        def _after(connection: Any, *_: object) -> None:
            self._statements.observe(time.perf_counter() - connection.info[began])

        @event.listens_for(engine, "checkout")
        def _taken(*_: object) -> None:
            self._connections.inc()

        @event.listens_for(engine, "checkin")
        def _given_back(*_: object) -> None:
            self._connections.dec()

    def listen_to_log(self) -> Callable[[], None]:
        """Count errors in the log, including those that it prints only once a minute.

        Returns a function that stops that.
        """
        hearing, root = _Hearing(self._count_fault), logging.getLogger()
        root.addHandler(hearing)
        return lambda: root.removeHandler(hearing)

    def _count_fault(self, whose: str, kind: str) -> None:
        self._errors.labels(whose, kind).inc()
        self._faults.labels(whose).inc()

    def _histogram(
        self, name: str, about: str, buckets: tuple[float, ...], *labels: str
    ) -> Histogram:
        facts = {"namespace": "bridgekeeper", "registry": self.registry}
        return Histogram(name, about, labels, buckets=buckets, **facts)  # type: ignore[arg-type]

    def _gauge(self, name: str, about: str, *labels: str) -> Gauge:
        return Gauge(name, about, labels, namespace="bridgekeeper", registry=self.registry)

    def _counter(self, name: str, about: str, *labels: str) -> Counter:
        return Counter(name, about, labels, namespace="bridgekeeper", registry=self.registry)


def _kind_of(drawing: Drawing | None) -> str:
    """Return the beginning of a drawing's key: a game, and the kind of picture."""
    key = drawing.key if drawing is not None else None
    return key[0] if isinstance(key, tuple) and key and isinstance(key[0], str) else OTHER


class _Hearing(logging.Handler):
    """A log handler that counts faults by their type: Discord's, and the bot's own."""

    def __init__(self, count: Callable[[str, str], None]) -> None:
        super().__init__(logging.WARNING)
        self._count = count

    def emit(self, record: logging.LogRecord) -> None:
        """Count the record if it reports a fault."""
        said = record.msg if isinstance(record.msg, dict) else {}
        passed = record.exc_info or said.get("exc_info")
        error = passed[1] if isinstance(passed, tuple) else passed
        if error is True:
            error = sys.exc_info()[1]
        if isinstance(error, BaseException):
            self._count("discord" if is_discord_fault(error) else "bot", type(error).__name__)
        elif "fault" in said:
            of_discord = record.name.startswith("bot.")  # no other package uses Discord
            self._count("discord" if of_discord else "bot", str(said["fault"]))
        elif record.levelno >= logging.ERROR:
            self._count("bot", OTHER)
