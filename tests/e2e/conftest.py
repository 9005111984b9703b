"""Fixtures: the whole bot on a local Discord, driven as users would drive it."""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import random
import sys
from collections import OrderedDict, defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Hashable, Iterator, Sequence
from functools import cache, lru_cache, partial
from io import BytesIO
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest
import structlog
from discord import app_commands
from discord_api import DiscordApi, shape_of
from long import THOROUGH
from new_databases import new_database
from people import ANSWERED, Club
from PIL import Image
from promises import broken
from sqlalchemy.orm import Session

import workers
from bot import client, features, quotas
from bot.features import Features
from bot.games.bald_mountain import match_settings as mountain_settings
from bot.games.clash import match_settings as clash_settings
from bot.matches import following
from bot.settings import Settings
from bot.store.database import _Line
from engine.games import PLUGINS
from images import animation, picture, strips
from images.palette import Palette
from images.picture import Drawing, Picture
from images.png import Band, band
from images.renderer import Renderer, Urgency
from images.strips import Strip
from opponents import hindsight
from workers import Workers

DRAWN: OrderedDict[Hashable, Picture] = OrderedDict()
"""Pictures of this run, the last used ones at the end, because many tests reach the same
positions.
"""

MOST_DRAWN = 1000
"""Most pictures that are cached."""

OF_KIND: dict[Hashable, list[Picture]] = defaultdict(list)
"""The pictures of each kind, of which `OF_A_KIND` are drawn."""

OF_A_KIND = 4

DONE: dict[bytes, bytes] = {}
"""What the jobs of workers of this run have resulted in."""

TRANSLATED: dict[Hashable, Any] = {}
"""The payload of every slash command of this run."""

Image.init()
Image.init()
SAVE_WEBP = Image.SAVE["WEBP"]
Wanted = Drawing | Callable[[], Drawing]
SMALLER = 8
"""Factor by which pictures are reduced in each direction."""

CHECKED: set[str] = set()
"""Shapes of requests of this run that satisfy Discord's description."""


class AsTheySit(random.Random):
    """Chance that leaves every player in their seat."""

    def shuffle(self, x: Any) -> None: ...


@pytest.fixture(scope="session")
def discord_api() -> DiscordApi | None:
    """Return Discord's description of its API, if it is available."""
    return DiscordApi.load()


@pytest.fixture
def kind_of_database() -> str:
    """Return `BRIDGEKEEPER_TEST_DATABASE`, or the default for hosts."""
    return os.environ.get("BRIDGEKEEPER_TEST_DATABASE", "sqlite")


@pytest.fixture
def settings(kind_of_database: str, tmp_path: Path) -> Iterator[Settings]:
    """Return settings with a new database for each test."""
    with new_database(kind_of_database, tmp_path / "bridgekeeper.db") as url:
        yield _settings().model_copy(update={"database_url": url})


@cache
def _settings() -> Settings:
    return Settings(_env_file=None, token=None, lobby_minutes=3)


@pytest.fixture
def all_pictures_drawn() -> None:
    """Draw every picture of this test."""


@pytest.fixture(autouse=True)
def pictures_drawn_once(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw each picture only once in a run, in a small file, and in `make test` few of a kind.

    The others have the file of another picture and their own text. Drawings are made of picklable
    values. The tests of pictures check their files.
    """
    draw_anew = Renderer.draw
    anew = "all_pictures_drawn" in request.fixturenames
    most = sys.maxsize if THOROUGH or anew else OF_A_KIND

    async def draw(renderer: Renderer, wanted: Wanted, *urgency: Urgency) -> Picture:
        drawing = wanted if isinstance(wanted, Drawing) else wanted()
        key = drawing.key
        if anew or key not in DRAWN:
            how = _Elsewhere(BytesIO(pickle.dumps(drawing.draw))).load()
            alike = OF_KIND[kind_of(drawing)]
            if len(alike) >= most:
                how = partial(Picture, alike[-1].name, alike[-1].data, drawing.alt())
            DRAWN[key] = await draw_anew(renderer, Drawing(key, how, drawing.alt), *urgency)
            if len(alike) < OF_A_KIND:
                alike.append(DRAWN[key])
        DRAWN.move_to_end(key)
        while len(DRAWN) > MOST_DRAWN:
            DRAWN.popitem(last=False)
        return DRAWN[key]

    monkeypatch.setattr(Renderer, "draw", draw)
    for module in (picture, strips):
        monkeypatch.setattr(module, "band", lambda image, **how: band(_small(image), **how))
    monkeypatch.setattr(strips, "kept", _kept_small)
    monkeypatch.setitem(Image.SAVE, "WEBP", _save_small_webp)
    monkeypatch.setattr(animation, "encode_animation", _encode_small_film)


@pytest.fixture
def worker_processes() -> None:
    """Let worker processes do the jobs of the bot in this test, as outside of tests."""


@pytest.fixture
def jobs_done_anew() -> Iterator[None]:
    """Forget the results of jobs, for a test that changes what they do."""
    DONE.clear()
    yield
    DONE.clear()


@pytest.fixture(autouse=True)
def jobs_done_once(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Do each job of the bot's workers once in a run, without a process, which takes long to start.

    What goes into a job and comes out of it is pickled, as between processes.
    """
    if "worker_processes" in request.fixturenames:
        return

    async def done(_: Workers, _place: int, job: Callable[..., Any], facts: Any, *__: Any) -> Any:
        key = pickle.dumps((job, facts))
        if key not in DONE:
            job, facts = pickle.loads(key)
            DONE[key] = pickle.dumps(await asyncio.to_thread(job, *facts))
        return pickle.loads(DONE[key])

    monkeypatch.setattr(Workers, "_tried", done)
    monkeypatch.setattr(workers, "closing", lambda: False)
    monkeypatch.setattr(hindsight, "give_way", lambda: None)


@pytest.fixture
def database_threads() -> None:
    """Let threads work with an SQLite file in this test, as outside of tests."""


@pytest.fixture(autouse=True)
def database_without_threads(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Work with an SQLite file in the bot's own thread: a test asks hundreds of things.

    Handing each to another thread takes a third of the time of a test. Others may act after each
    answer, as while the bot waits for a thread.
    """
    if "database_threads" in request.fixturenames:
        return

    async def run(line: _Line, errand: Callable[[Session], Any]) -> Any:
        if line.thread._shutdown:
            raise RuntimeError("the database is closed")
        answer = line._run(errand)
        await asyncio.sleep(0)
        return answer

    monkeypatch.setattr(_Line, "run", run)


class _Elsewhere(pickle.Unpickler):
    """Unpickles in a process that has not imported the bot, which would take 60 MiB."""

    def find_class(self, module: str, name: str) -> Any:
        """Find what has this name. The module is not of the bot."""
        assert module.partition(".")[0] not in ("bot", "discord", "web"), f"{module}.{name}"
        return super().find_class(module, name)


def kind_of(drawing: Drawing) -> Hashable:
    """Return what draws it, with the functions that it is given for that."""
    how: Any = drawing.draw
    functions = (getattr(how, "func", how), *getattr(how, "args", ()))
    names = [each.__qualname__ for each in functions if hasattr(each, "__qualname__")]
    part = getattr(how, "keywords", {}).get("part")
    return functions[0].__module__, *names, part, drawing.animation


@lru_cache(maxsize=MOST_DRAWN)
def _kept_small(strip: Strip, palette: Palette) -> Band:
    return band(_small(palette.reduced(strip.draw())))


def _small(image: Image.Image) -> Image.Image:
    return image.resize((max(image.width // SMALLER, 1), max(image.height // SMALLER, 1)), 0)


def _encode_small_film(
    first: Image.Image, changes: Sequence[picture.Change], *about: Any, **more: Any
) -> bytes:
    fewer = [
        [(_small(part), (left // SMALLER, top // SMALLER)) for part, (left, top) in change]
        for change in changes
    ]
    return picture.encode_animation(_small(first), fewer, *about, **more)


def _save_small_webp(image: Image.Image, *where: Any) -> None:
    is_of_animation = image.mode == "RGBA" and "lossless" in image.encoderinfo
    small = image if is_of_animation else _small(image)
    small.encoderinfo = image.encoderinfo
    SAVE_WEBP(small, *where)


@pytest.fixture(autouse=True)
def commands_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make and translate commands once: bots with the same games have the same ones."""
    monkeypatch.setattr(client, "find_features", _features_once)
    for kind in (app_commands.Command, app_commands.Group):
        monkeypatch.setattr(kind, "get_translated_payload", _once(kind.get_translated_payload))


def _features_once() -> Features:
    return _features(tuple(features.PACKAGES), *(plugin.name for plugin in PLUGINS))


@cache
def _features(*_of: Hashable) -> Features:
    return features.find_features()


def _once(translate: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
    async def known(command: Any, tree: Any, translator: Any) -> Any:
        key = type(tree), command.qualified_name, *(plugin.name for plugin in PLUGINS)
        if key not in TRANSLATED:
            TRANSLATED[key] = await translate(command, tree, translator)
        return TRANSLATED[key]

    return known


@pytest.fixture
def logs() -> Iterator[list[dict[str, Any]]]:
    """Return the log entries of the bot."""
    with structlog.testing.capture_logs() as written:
        yield written  # type: ignore[misc]


@pytest.fixture(autouse=True)
def posts_without_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lift the limits on posts, which only `test_quotas.py` tests."""
    for limit in ("POSTS", "POSTS_IN_CALM", "CHANNEL_POSTS", "CHANNEL_POSTS_IN_CALM", "PINGS"):
        monkeypatch.setattr(quotas, limit, 1000)


@pytest.fixture
def kind_of_club() -> type[Club]:
    """Return the kind of server to open, by default an empty one."""
    return Club


@pytest.fixture
def first_sweep() -> None:
    """Let the bot of this test sweep when it starts.

    In a new database that finds nothing, so the others leave it out.
    """


@pytest.fixture
async def club(
    request: pytest.FixtureRequest,
    kind_of_club: type[Club],
    settings: Settings,
    discord_api: DiscordApi | None,
    logs: list[dict[str, Any]],
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> AsyncIterator[Club]:
    """Return a server with a channel and four people.

    Afterwards it checks that the promises are kept, that Discord describes every request of the
    bot, and that nothing failed that was only logged.
    """
    sweeps = "first_sweep" in request.fixturenames
    club = await kind_of_club.open(settings, first_sweep=sweeps)
    monkeypatch.setattr(following, "secrets", SimpleNamespace(randbits=lambda _: club.seed))
    dealt = SimpleNamespace(SystemRandom=lambda: random.Random(1))
    monkeypatch.setattr(clash_settings, "random", dealt)  # the same decks in every run
    monkeypatch.setattr(mountain_settings, "random", SimpleNamespace(SystemRandom=AsTheySit))
    try:
        yield club
        not_kept = await broken(club)
    finally:
        await club.close()
    assert not_kept == []
    assert [error for error in club.env.errors if not is_meant(error, club)] == []
    if not club.expects_faults:
        told = caplog.get_records("call")
        assert [each.getMessage() for each in told if each.levelno >= logging.ERROR] == []
        assert [entry for entry in logs if entry["log_level"] in ("error", "critical")] == []
    if discord_api is not None:
        new = {shape_of(request): request for request in club.env.http_requests}
        assert discord_api.check_all(new[each] for each in new.keys() - CHECKED) == []
        CHECKED.update(new)


def is_meant(error: BaseException, club: Club) -> bool:
    """Return whether it is a refusal, which users are told, or a fault that the test caused."""
    cause = getattr(error, "original", error)
    return isinstance(cause, ANSWERED) or (
        club.expects_faults and isinstance(cause, discord.HTTPException)
    )
