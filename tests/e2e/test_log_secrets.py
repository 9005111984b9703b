"""Whatever goes wrong, nothing private gets into the log: no token, no password, no seed and no
card of a hand, in text and in JSON, at the level DEBUG."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NoReturn

import discord
import pytest
import structlog
from known_games import KnownGame, seats_of
from people import Club, end_turn, only_for
from prometheus_client import generate_latest
from pydantic import SecretStr
from sqlalchemy import text

from bot.boards.publisher import Publisher
from bot.client import Bridgekeeper
from bot.games.clash import play
from bot.games.clash.game_ui import ClashUI
from bot.grimoire.dailies import Dailies
from bot.settings import Settings
from bot.store import Board, Match, Move, Seat
from bot.store.collection import CollectionStore
from engine.clash.battle import Battle
from engine.clash.cards import card
from opponents.thinkers import Thinkers

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GaBcDe.secret-token_of.the-bot"
PASSWORD, ENCODED = "tell/nobody!", "tell%2Fnobody%21"
SECRET = KnownGame(("1", "3"), 7_654_321_098_765_432_109, ("end",) * 3)
IN_HANDS = [each for deck in SECRET.setup["decks"].values() for each in deck]
NAMES = [name for each in IN_HANDS for _, name in card(each).names]
CARDS = re.compile(rf"\b(?:{'|'.join(map(re.escape, (*IN_HANDS, *NAMES)))})\b", re.IGNORECASE)
BOARDS = 40

log = structlog.get_logger("bot.test")


def private_in(told: str) -> list[str]:
    """What nobody may read and is told."""
    words = (TOKEN, PASSWORD, ENCODED, str(SECRET.seed))
    return [each for each in words if each in told] + CARDS.findall(told)


def spill(*facts: object, **named: object) -> NoReturn:
    """Fail as badly as can be: all that is private is at hand and in the messages."""
    private = {"Authorization": f"Bot {TOKEN}", "url": f"postgresql://keeper:{ENCODED}@database"}
    try:
        raise KeyError(f"{PASSWORD} {SECRET.seed} {IN_HANDS}")
    except KeyError as first:
        raise ValueError(f"{private} {facts!r} {named!r}") from first


async def spill_later(*facts: object, **named: object) -> NoReturn:
    """The same in the middle of something."""
    await asyncio.sleep(0)
    spill(*facts, **named)


@pytest.fixture(params=[False, True], ids=["text", "JSON"])
def log_settings(request: pytest.FixtureRequest) -> Settings:
    """What the log knows of the settings."""
    url = f"postgresql+asyncpg://keeper:{ENCODED}@database/matches"
    facts = {"token": SecretStr(TOKEN), "database_url": url, "log_json": request.param}
    return Settings.model_construct(log_level="DEBUG", **facts)


@pytest.fixture
def told(configured: Callable[[Settings], Callable[[], str]], log_settings: Settings) -> Any:
    """The log so far."""
    return configured(log_settings)


@pytest.fixture
def logs(told: Callable[[], str]) -> Iterator[list[dict[str, Any]]]:
    """Nothing is caught before it is written; and nothing private is in what was written."""
    yield []
    assert private_in(told()) == []


@pytest.fixture
def failing(club: Club) -> Iterator[Club]:
    """A club in which things go wrong on purpose."""
    club.expects_faults = True
    yield club
    club.env._errors.clear()


async def test_a_hand_that_cannot_be_drawn(
    failing: Club, told: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await failing.match(SECRET, 3)
    monkeypatch.setattr(ClashUI, "panel", spill)

    clicked = await failing.bob.click(table.board, label="My hand")

    assert "Your accepted moves are saved" in only_for(clicked)
    assert "interaction failed" in told()
    assert "ValueError" in told()


async def test_a_board_that_cannot_be_drawn(
    failing: Club, told: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await failing.match(SECRET)
    monkeypatch.setattr(ClashUI, "board", spill)
    await table.type("end")
    assert "work left undone" in told()


async def test_a_move_at_which_the_engine_fails(
    failing: Club, told: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await failing.match(SECRET, 3)
    with monkeypatch.context() as broken:
        broken.setattr(Battle, "apply", spill)
        await table.type("end")
    assert await table.moves() == list(SECRET.moves[:3])
    assert "interaction failed" in told()


@pytest.mark.parametrize("kind_of_database", ["sqlite"])  # whose trigger it is
async def test_a_database_that_refuses_a_move(failing: Club, told: Callable[[], str]) -> None:
    table = await failing.match(SECRET)
    refusing = text(
        "CREATE TRIGGER no BEFORE INSERT ON moves BEGIN SELECT RAISE(ABORT, 'not today'); END"
    )
    await failing.bot.store._database.change(lambda session: session.execute(refusing))

    begins = SECRET.state(0)
    actions = map(str, begins.legal_actions(begins.to_act()[0]))
    await table.type(next(each for each in actions if ":" in each))

    assert "interaction failed" in told()
    assert "IntegrityError not today" in told()


async def test_a_form_that_fails(
    failing: Club, told: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    form = await failing.ann.slash(failing.channel, "champion create")
    assert form.modal is not None
    monkeypatch.setattr(CollectionStore, "begin_draft", spill_later)

    sent = {"name": "Iron Ogre", "attack": ["1"], "health": ["1"]}
    assert "went wrong" in only_for(await failing.ann.submit_modal(form, sent))
    assert "interaction failed" in told()


async def test_an_autocomplete_that_fails(
    failing: Club, told: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await failing.match(SECRET)
    monkeypatch.setattr(play, "_choices", spill)
    await failing.ann.autocomplete(table.channel, "play", "card", "bru")
    assert "nothing to offer" in told()


async def test_a_sweep_in_which_everything_fails(
    failing: Club, told: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    await failing.match(SECRET)
    bot = failing.bot
    for asked in (
        "matches_behind",
        "unreported",
        "running_practice",
        "alarms",
        "calls",
        "with_orders",
    ):
        monkeypatch.setattr(bot.store, asked, spill_later)
    monkeypatch.setattr(bot.part(Dailies), "catch_up", spill_later)
    await failing.sweep()
    assert told().count("feature failed") == 6


async def test_a_thought_that_fails_and_a_task_that_nobody_waits_for(
    failing: Club, told: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Thinkers, "think", spill_later)
    await failing.match(SECRET, 2, thinks="easy")
    await failing.thought()
    assert "thought in vain" in told()

    task = asyncio.create_task(spill_later(SECRET.state(3).view("A")), name="board 1")
    await asyncio.wait({task})
    del task
    for _ in range(50):  # until whoever still looks at it lets go of it
        await asyncio.sleep(0)
        gc.collect()
    assert "Task exception was never retrieved: board 1" in told()


async def test_figures_of_matches_that_are_played_and_of_what_fails(
    failing: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    metrics = failing.bot.metrics
    stop = metrics.listen_to_log()
    table = await failing.match(SECRET)
    await table.type("end")
    with monkeypatch.context() as broken:
        broken.setattr(ClashUI, "board", spill)
        await table.type("end")
    stop()

    told = generate_latest(metrics.registry).decode()
    assert 'bridgekeeper_moves_total{game="clash"} 2.0' in told
    assert 'kind="clash board"' in told
    assert 'bridgekeeper_errors_total{kind="ValueError",whose="bot"}' in told
    assert private_in(told) == []


async def test_a_discord_that_refuses_everything_is_told_without_places(
    failing: Club, told: Callable[[], str]
) -> None:
    table = await failing.match(SECRET, 3)
    person, panel = await table.player(), await table.panel()
    failing.fault("*", "*", 503, times=None)

    await end_turn(person, panel)
    await person.slash(table.channel, "end")
    await failing.sweep()

    assert "interaction not acknowledged" in told()
    assert "bot." not in told()


@pytest.fixture
async def cut_off(tmp_path: Path, told: Callable[[], str], monkeypatch: pytest.MonkeyPatch) -> Any:
    """A bot that holds its token, finds nobody where Discord was, and has boards behind."""
    monkeypatch.setattr(discord.http.Route, "BASE", "http://127.0.0.1:9/api")
    url = f"sqlite+aiosqlite:///{tmp_path / 'bridgekeeper.db'}"
    bot = Bridgekeeper(Settings(_env_file=None, token=TOKEN, database_url=url))
    try:
        await bot.login(TOKEN)
    except OSError:
        log.exception("not logged in")
    await bot.store.open()
    for channel in range(BOARDS):
        await bot.store.add_match(behind(channel))
    yield bot
    await bot.close()
    assert private_in(told()) == []


def behind(channel: int) -> Match:
    """A running match whose board is not shown."""
    now = discord.utils.utcnow()
    played = list(zip(seats_of(SECRET), SECRET.moves, strict=True))
    return Match(
        game="clash",
        setup=SECRET.setup,
        seed=SECRET.seed,
        language="en",
        guild_id=1,
        channel_id=2 + channel,
        origin_channel_id=2 + channel,
        board=Board(origin_told=True, newest_version=len(SECRET.moves)),
        has_home=True,
        version=len(SECRET.moves),
        created_at=now,
        updated_at=now,
        seats=[Seat(seat="A", user_id=1, name="Ann"), Seat(seat="B", user_id=2, name="Bob")],
        moves=[
            Move(number=number, seat=seat, text=told, played_at=now)
            for number, (seat, told) in enumerate(played)
        ],
    )


async def test_forty_boards_behind_without_discord_are_one_line_and_a_count(
    cut_off: Bridgekeeper, told: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cut_off.reach, "can_send", lambda *_: True)  # the servers are known
    await cut_off.part(Publisher).catch_up()
    while cut_off.part(Publisher).work.busy:  # noqa: ASYNC110
        await asyncio.sleep(0.01)

    first, _tables, second = told().splitlines()
    assert "not logged in" in first
    assert "work left undone" in second
    assert "ClientConnectorError" in second
    logging.getLogger().handlers[0].close()
    *_, last = told().splitlines()
    assert "came again" in last
    assert str(BOARDS - 1) in last


RUN = "from bot.main import run; run()"


@pytest.mark.parametrize(
    "broken",
    [
        {"GUILD": TOKEN, "LOBBY_MINUTES": PASSWORD, "DATABASE_URL": f"postgresql://x:{ENCODED}@y"},
        {"DATABASE_URL": f"postgresql+asyncpg://keeper:{PASSWORD}@database:port/x"},
        {"DATABASE_URL": f"nothing+known://keeper:{PASSWORD}@database/x"},
    ],
    ids=["no numbers", "no address", "no such database"],
)
def test_broken_settings_are_told_without_what_stands_in_them(
    tmp_path: Path, broken: dict[str, str]
) -> None:
    broken = {f"BRIDGEKEEPER_{key}": value for key, value in broken.items()}
    result = subprocess.run(
        [sys.executable, "-c", RUN],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        cwd=tmp_path,
        env={**os.environ, "BRIDGEKEEPER_TOKEN": TOKEN, **broken},
    )
    assert result.returncode != 0
    assert private_in(result.stdout + result.stderr) == []
