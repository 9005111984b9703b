"""Fixtures and settings of all tests."""

from __future__ import annotations

import ctypes
import gc
import logging
import os
import platform
import re
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from io import StringIO
from pathlib import Path
from typing import Any, BinaryIO, Protocol

import pytest
import structlog
from fewer import leave_to_test_long
from hypothesis import HealthCheck, settings
from long import how_many
from parts import forget_parts_drawn

from bot.settings import Settings
from engine import compiled
from engine.games import PLUGINS, GamePlugin

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # A shell's background job ignores Ctrl-C, and so would the processes that tests start.
    signal.signal(signal.SIGINT, signal.default_int_handler)


# A busy machine must not fail a test: `benchmarks/` measure speed.
settings.register_profile(
    "patient",
    deadline=None,
    max_examples=how_many(30, 100),
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("patient")

GLIBC = ctypes.CDLL(None) if platform.libc_ver()[0] == "glibc" else None
if GLIBC is not None:
    M_ARENA_MAX = -8
    GLIBC.mallopt(M_ARENA_MAX, 2)  # the threads of each bot would fragment memory


STATM = Path("/proc/self/statm") if sys.platform == "linux" else None
"""File in which Linux states the memory of this process."""
MUCH = 128 << 20
"""Bytes of growth after which memory is cleaned up."""
_held = 0
"""Memory of this process after the last clean-up, in bytes."""


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Return three processes for two cores: many tests wait for a process or thread."""
    return (os.cpu_count() or 1) * 3 // 2


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave some tests to `make test-long`, and run those that take long first.

    So no process is left alone with one at the end.
    """
    leave_to_test_long(items)
    items.sort(key=lambda item: item.path.name not in LONG)


def pytest_collection_finish() -> None:
    """Exclude all objects made before the first test from garbage collection."""
    global _held
    gc.collect()
    gc.freeze()
    _held = _resident()


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown() -> None:
    """Return the memory of cached pictures to the system once it has grown much.

    Garbage collection takes up to a second.
    """
    global _held
    if _resident() - _held < MUCH:
        return
    forget_parts_drawn()
    gc.collect()
    if GLIBC is not None:
        GLIBC.malloc_trim(0)
    _held = _resident()


def _resident() -> int:
    """Return the memory of this process in bytes; 0 if it is unknown."""
    if STATM is None:
        return 0
    return int(STATM.read_text("utf-8").split()[1]) * os.sysconf("SC_PAGE_SIZE")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print whether the tested rules were compiled."""
    terminalreporter.write_line(
        f"The rules were {'compiled' if compiled.IN_USE else 'plain Python'}."
    )


LONG = {
    "test_fuzz.py",
    "test_grimoires.py",
    "test_kills.py",
    "test_league.py",
    "test_league_interrupted.py",
    "test_migrations.py",
    "test_opponents.py",
    "test_opponents_at_tables.py",
    "test_oracle.py",
    "test_solver.py",
    "test_state_machine.py",
}
"""Files with tests that take many seconds each."""

Log = Callable[[], str]
"""Returns the log so far, without colours."""


class Configure(Protocol):
    """Configures the logs as the bot does, writing to a stream."""

    def __call__(self, settings: Settings, stream: StringIO | None = None) -> Log: ...


@pytest.fixture
def toll() -> Iterator[GamePlugin]:
    """Register the game of `tests/house`, which takes one line."""
    PLUGINS.append(plugin := GamePlugin("toll", under="house"))
    yield plugin
    PLUGINS.remove(plugin)


@pytest.fixture
def rules_patch(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Return a patcher for rules; skip if they are compiled, which can't be patched."""
    if compiled.IN_USE:
        pytest.skip("the rules are compiled")
    return monkeypatch


@pytest.fixture
def unencoded(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use pixels as the data of pictures, for tests that draw many and don't read them.

    Encoding a picture takes longer than drawing it.
    """
    from PIL.Image import Image

    from images import picture, strips

    def joined(bands: list[Image], _: bytes) -> bytes:
        return b"".join(each.tobytes() for each in bands)

    def save(image: Image, file: BinaryIO, *_: object, **options: Any) -> None:
        for frame in (image, *options.get("append_images", ())):
            file.write(frame.tobytes())

    monkeypatch.setattr(Image, "save", save)
    for module in (picture, strips):
        monkeypatch.setattr(module, "band", lambda image, **_: image)
        monkeypatch.setattr(module, "png", joined)
    monkeypatch.setattr(strips, "kept", lambda strip, palette: palette.reduced(strip.draw()))
    monkeypatch.setattr(strips, "_kept_rows", lambda rows: rows)


@pytest.fixture
def configured(monkeypatch: pytest.MonkeyPatch) -> Iterator[Configure]:
    """Configure the logs as the bot does, for one test."""
    from bot import logs

    root, known = logging.getLogger(), logging.Logger.manager.loggerDict
    handlers = root.handlers[:]
    for module, hook in ((sys, "excepthook"), (sys, "unraisablehook"), (threading, "excepthook")):
        monkeypatch.setattr(module, hook, getattr(module, hook))  # restored at the end

    def levels() -> dict[str, int]:
        return {name: logging.getLogger(name).level for name in ["", *known]}

    def configure(settings: Settings, stream: StringIO | None = None) -> Log:
        written = stream or StringIO()
        for handler in handlers:
            root.removeHandler(handler)  # pytest's own handlers, needed after the test
        with monkeypatch.context() as patch:
            patch.setattr(sys, "stderr", written)
            logs.configure(settings)
        structlog.configure(cache_logger_on_first_use=False)

        def read() -> str:
            for handler in root.handlers:
                handler.flush()
            return re.sub(r"\x1b\[\d+m", "", written.getvalue())

        return read

    before = levels()
    yield configure
    for handler in set(root.handlers) - set(handlers):
        handler.close()
    root.handlers[:] = handlers
    for name in levels():
        logging.getLogger(name).setLevel(before.get(name, logging.NOTSET))
    structlog.reset_defaults()
