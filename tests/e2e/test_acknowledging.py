"""Whatever is asked is acknowledged first: also while the database answers nobody."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, get_args

import aiohttp
import forging
import pytest
import simcord.http.client
from discord import app_commands
from known_games import SHORT
from long import how_many
from people import GLANCE, Act, Club, only_for, text
from simcord import InteractionResult
from sqlalchemy.engine import make_url

from bot.boards.move_panel import PanelAct
from bot.games.clash.solo.setup import SoloSetup
from bot.ui import acknowledgement

SOURCE = Path(acknowledgement.__file__).parent


pytestmark = pytest.mark.usefixtures("database_threads")


@pytest.fixture
def kind_of_database() -> str:
    """SQLite: only a file can be held like this."""
    return "sqlite"


class Held:
    """The database while another program has it, and the bot waits for it with a write."""

    def __init__(self, club: Club) -> None:
        self._club = club
        url = make_url(club.bot.settings.database_url)
        assert url.database is not None
        self._other = sqlite3.connect(url.database, isolation_level=None)
        self._read_again = threading.Event()
        self.writing: asyncio.Task[None] | None = None

    async def take(self) -> None:
        """From now on nobody gets an answer."""
        self._other.execute("BEGIN EXCLUSIVE")
        database: Any = self._club.bot.store._database
        database._questions.thread.submit(self._read_again.wait)  # whom SQLite lets go on
        self.writing = asyncio.create_task(self._club.bot.store.set_board(0, origin_told=True))
        while not self._waits():  # noqa: ASYNC110
            await asyncio.sleep(GLANCE)

    def _waits(self) -> bool:
        pool: Any = self._club.bot.store.engines[0].pool
        return pool.checkedout() == pool.size() == 1

    @property
    def answers(self) -> bool:
        """Has the database answered anybody?"""
        assert self.writing is not None
        return self.writing.done()

    async def release(self) -> None:
        """The other program is done."""
        self._other.execute("ROLLBACK")
        self._read_again.set()
        assert self.writing is not None
        await asyncio.wait((self.writing,))
        await self._club.env.settle()

    def close(self) -> None:
        """Let go of the file."""
        self._other.close()


@asynccontextmanager
async def held(club: Club) -> AsyncIterator[Held]:
    """Nobody gets an answer from the database meanwhile."""
    database = Held(club)
    await database.take()
    try:
        yield database
    finally:
        await database.release()
        database.close()


async def acknowledged_while_held(club: Club, act: Act) -> InteractionResult:
    """Do it while the database is held; it has to be acknowledged before anything is answered."""
    async with held(club) as database:
        result = await club.underway(act)
        while not (result.acknowledged or database.answers):
            await club.glance()
        assert result.acknowledged
        assert not database.answers
    return result


@pytest.fixture(autouse=True)
def impatience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forms and suggestions wait for the database for a moment only."""
    monkeypatch.setattr(acknowledgement, "PATIENCE", 0.01)


def leaves(club: Club) -> Iterator[app_commands.Command[Any, ..., Any]]:
    """All commands that somebody can send."""
    for each in club.bot.tree.walk_commands():
        if isinstance(each, app_commands.Command):
            yield each


def filled_in(club: Club) -> dict[str, dict[str, Any]]:
    """What is typed into the options that a command needs, or that lead to the database."""
    puzzle = "initiation-01"
    return {
        "compare": {"one": club.ann, "other": club.bob},
        "duel": {"opponent": club.bob},
        "lobby": {"format": "draft"},
        "play": {"card": "brute"},
        "pick": {"card": "brute"},
        "card": {"name": "ogre", "share": True},
        "ability": {"name": "flight"},
        "deck save": {"name": "Mine", "cards": "ogre"},
        "deck import": {"text": "Mine: ogre"},
        **{f"{kind} show": {"name": "Mine"} for kind in ("deck", "champion")},
        "grimoire puzzle": {"puzzle": puzzle, "line": "end"},
        "grimoire play": {"mode": "storm"},
        "grimoire create": {"match": "1", "turn": 1},
        "motion": {"motion": "film"},
    }


async def test_every_command_is_acknowledged_before_the_database_answers(club: Club) -> None:
    club.permit("manage_guild", True)
    table = await club.match(SHORT)
    options = filled_in(club)
    names = [each.qualified_name for each in leaves(club)]
    assert len(names) > 30
    for name in names:
        await acknowledged_while_held(
            club,
            lambda name=name: club.ann.slash(table.channel, name, **options.get(name, {})),  # type: ignore[misc]
        )


async def test_whatever_is_typed_is_answered_before_the_database_answers(club: Club) -> None:
    await club.match(SHORT)
    typed = 0
    for command in leaves(club):
        for option in command.parameters:
            if not option.autocomplete:
                continue
            result = await acknowledged_while_held(
                club,
                lambda command=command, option=option: forging.slash(  # type: ignore[misc]
                    club,
                    club.ann,
                    command.qualified_name,
                    [{"name": option.display_name, "type": 3, "value": "o", "focused": True}],
                    typing=True,
                ),
            )
            assert result.autocomplete_choices is not None
            typed += 1
    assert typed > 15


SOLO = "solo:start:{ann}:" + SoloSetup().code()
CHOICES = {
    "move:match:1:0:list:0:": "brute",
    "bring:1:saved": "1",
    "lobby:deck:1": "1",
    "move:puzzle:initiation-01::list:0:": "end",
    "pages:review:::0": "p-1",
    "own:deck-show:0:": "1",
    "own:champion-show:0:": "1",
    "own:champion-strengths:0:1": "flight",
}
FILLED_IN = {"puzzle_id": "initiation-01", "period": "month", "kind": "saved", "card": "brute"}
FILLED_IN |= {"move": "brute", "owner": "0", "seen": "", "mark": "", "code": ""}


def custom_ids(club: Club) -> Iterator[str]:
    """One of each template that a control or a form can have."""
    for template in club.bot.handlers.templates:
        yield re.sub(r"\{(\w*)(?::d)?\}", lambda found: FILLED_IN.get(found[1], "1"), template)


async def test_every_button_is_acknowledged_before_the_database_answers(club: Club) -> None:
    club.permit("manage_guild", True)
    await club.match(SHORT)
    club.expects_faults = True  # of forms that are opened by a button that nobody has
    controls = [each for each in custom_ids(club) if not each.startswith("form:")]
    controls.append(SOLO.format(ann=club.ann.id))
    places = "match:1:0", "puzzle:initiation-01:0.0", "lesson:clash-summon:0.0"
    controls += [f"move:{place}:{act}:brute" for place in places for act in get_args(PanelAct)]
    assert len(controls) > 50
    for custom_id in controls[:: how_many(3, 1)]:
        await acknowledged_while_held(
            club,
            lambda custom_id=custom_id: forging.click(club, club.ann, custom_id),  # type: ignore[misc]
        )
    for custom_id, value in CHOICES.items():
        await acknowledged_while_held(
            club,
            lambda custom_id=custom_id, value=value: forging.click(  # type: ignore[misc]
                club, club.ann, custom_id, [value]
            ),
        )


async def test_every_form_is_acknowledged_before_the_database_answers(club: Club) -> None:
    club.permit("manage_guild", True)
    typed = {"text": "end", "name": "Mine", "attack": "1", "health": "1"}
    forms = [each for each in custom_ids(club) if each.startswith("form:")]
    assert len(forms) == 15
    for form in forms:
        await acknowledged_while_held(
            club,
            lambda form=form: forging.send_form(club, club.ann, form, typed),  # type: ignore[misc]
        )


async def test_what_waited_for_the_database_is_done_in_the_end(club: Club) -> None:
    asked = await acknowledged_while_held(
        club, lambda: club.ann.slash(club.channel, "duel", opponent=club.bob)
    )
    assert asked.response is not None
    assert not asked.response.ephemeral
    assert f"<@{club.ann.id}> challenges <@{club.bob.id}>" in text(asked.response)


async def test_a_refusal_stays_private_where_the_success_is_public(club: Club) -> None:
    refused = await club.ann.slash(club.channel, "lobby", format="draft", sets="nonsense")
    assert "nonsense" in only_for(refused)
    assert [each for each in club.channel.history() if not each.flags.ephemeral] == []


@pytest.fixture
def unreachable(monkeypatch: pytest.MonkeyPatch) -> Callable[[type[Exception]], None]:
    """Nothing can be acknowledged any more."""
    dispatch = simcord.http.client.router.dispatch

    def begin(fault: type[Exception]) -> None:
        def fails(backend: Any, method: str, path: str, **facts: Any) -> Any:
            if path.endswith("/callback"):
                raise fault
            return dispatch(backend, method, path, **facts)

        monkeypatch.setattr(simcord.http.client.router, "dispatch", fails)

    return begin


@pytest.mark.parametrize("fault", [aiohttp.ClientConnectionError, TimeoutError])
async def test_what_could_not_be_acknowledged_is_not_done(
    club: Club, unreachable: Callable[[type[Exception]], None], fault: type[Exception]
) -> None:
    table = await club.match(SHORT)
    before = await table.snapshot()
    unreachable(fault)

    await club.ann.slash(table.channel, "play", card="brute", lane="u")
    await forging.click(club, club.ann, "move:match:1:0:play:brute:u")

    assert await table.snapshot() == before


@pytest.mark.parametrize("soon", [0.0, 60.0], ids=["acknowledged at once", "put off"])
async def test_a_choice_that_makes_a_move_is_acknowledged_before_that(
    club: Club,
    unreachable: Callable[[type[Exception]], None],
    monkeypatch: pytest.MonkeyPatch,
    soon: float,
) -> None:
    table = await club.match(SHORT, 2)
    before = await table.snapshot()
    monkeypatch.setattr(acknowledgement, "SOON", soon)
    unreachable(aiohttp.ClientConnectionError)

    await forging.click(club, club.bob, "move:match:1:2:list:0:brigand", ["brigand:l"])

    assert await table.snapshot() == before


async def test_a_form_that_could_not_be_filled_in_opens_empty(club: Club) -> None:
    typed = {"name": "Troll King", "attack": "3", "health": "4"}
    await forging.send_form(club, club.ann, "form:champion:", typed)
    custom_id = f"own:champion-figures:{club.ann.id}:1"

    known = await forging.click(club, club.ann, custom_id)
    unknown = await acknowledged_while_held(club, lambda: forging.click(club, club.ann, custom_id))

    assert known.modal is not None
    assert unknown.modal is not None
    assert "Troll King" in str(known.modal)
    assert "Troll King" not in str(unknown.modal)
    assert known.modal["custom_id"] == unknown.modal["custom_id"] == "form:champion:1"


# ------------------------------------------------------------------ the rule is kept


def test_one_module_alone_acknowledges() -> None:
    found = [
        path.name
        for path in SOURCE.rglob("*.py")
        if path.name != "acknowledgement.py" and ".response.defer(" in path.read_text("utf-8")
    ]
    assert found == []


async def test_all_that_is_offered_while_typing_is_offered_in_time(club: Club) -> None:
    found: list[Callable[..., Any]] = []
    for command in leaves(club):
        for parameter in command._params.values():
            complete = parameter.autocomplete
            if complete is not None:
                assert complete.__code__ is acknowledgement.autocomplete(complete).__code__, (
                    command.qualified_name
                )  # type: ignore[union-attr, attr-defined]
                found.append(complete)  # type: ignore[arg-type]
    assert len(found) > 15
