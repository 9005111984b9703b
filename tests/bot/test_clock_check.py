"""The doctor compares the host's clock with Discord's."""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread

import pytest
from discord.http import Route

from bot.doctor import check_clock
from bot.errors import NotReady

Serve = Callable[[str], None]


@pytest.fixture
def discord_tells(monkeypatch: pytest.MonkeyPatch) -> Iterator[Serve]:
    """Discord's API here on this machine, which tells the time that it is told to tell."""
    servers: list[HTTPServer] = []

    def serve(date: str) -> None:
        class Answer(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                self.send_response_only(200)
                if date:
                    self.send_header("Date", date)
                self.end_headers()

            def log_message(self, *_: object) -> None: ...

        server = HTTPServer(("127.0.0.1", 0), Answer)
        servers.append(server)
        Thread(target=server.serve_forever, daemon=True).start()
        monkeypatch.setattr(Route, "BASE", f"http://127.0.0.1:{server.server_port}/api/v10")

    monkeypatch.setenv("no_proxy", "*")
    yield serve
    for server in servers:
        server.shutdown()
        server.server_close()


def date(hours: float = 0) -> str:
    """The time so many hours from now, as a header tells it."""
    return format_datetime(datetime.now(UTC) + timedelta(hours=hours), usegmt=True)


@pytest.mark.parametrize(
    ("hours", "off"), [(-1, "seconds ahead of Discord"), (1, "seconds behind Discord")]
)
def test_a_clock_that_is_wrong_is_a_finding(discord_tells: Serve, hours: float, off: str) -> None:
    discord_tells(date(hours))
    with pytest.raises(NotReady, match=rf"{off}.*NTP"):
        check_clock()


def test_a_clock_that_agrees_is_fine(discord_tells: Serve) -> None:
    discord_tells(date())
    assert check_clock() == "agrees with Discord's"


def test_an_answer_without_a_time_is_no_finding(discord_tells: Serve) -> None:
    discord_tells("")
    assert check_clock() == "not compared: Discord's answer tells no time"


def test_without_a_way_to_discord_nothing_is_said_against_the_clock(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("no_proxy", "*")
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))  # nobody listens here
        port = nobody.getsockname()[1]
        monkeypatch.setattr(Route, "BASE", f"http://127.0.0.1:{port}/api/v10")
        told = check_clock()
    assert "can't be reached" in told


def test_discord_that_never_answers_does_not_keep_the_doctor_waiting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("no_proxy", "*")
    with socket.create_server(("127.0.0.1", 0)) as silent:
        port = silent.getsockname()[1]
        monkeypatch.setattr(Route, "BASE", f"http://127.0.0.1:{port}/api/v10")
        told = check_clock(patience=0.05)
    assert "can't be reached" in told
