"""One place tells that a match has changed: whatever moves it on, everybody hears of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any

import pytest
from test_manager import PEOPLE, Club

from bot.automation.bot_player import BotPlayer
from bot.automation.clocks import Clocks
from bot.automation.orders import StandingOrders
from bot.automation.results import Results
from bot.boards.panel import Panels
from bot.boards.publisher import Publisher
from bot.client import Bridgekeeper
from bot.clock import Clock
from bot.matches import LiveMatch
from bot.settings import Settings
from bot.store import Store
from engine.clash.decks import PRECONSTRUCTED
from engine.clash.game import setup_of
from engine.core import Outcome

DUEL = setup_of("duel", {"A": PRECONSTRUCTED["1"], "B": PRECONSTRUCTED["2"]})
FOUR = setup_of(
    "free_for_all", {seat: PRECONSTRUCTED[deck] for seat, deck in zip("ABCD", "1234", strict=True)}
)
LISTENERS = (Publisher, Panels, BotPlayer, Clocks, StandingOrders)

Handler = Callable[[Club, LiveMatch], Awaitable[Any]]


async def a_move(club: Club, match: LiveMatch) -> None:
    await club.manager.submit(match.id, PEOPLE["A"], "end")


async def an_undo(club: Club, match: LiveMatch) -> None:
    playable = [str(each) for each in match.state.legal_actions("A") if str(each) != "end"]
    await club.manager.submit(match.id, PEOPLE["A"], playable[0])
    club.told.clear()
    await club.manager.undo(match.id, PEOPLE["A"])


async def a_move_of_the_bot(club: Club, match: LiveMatch) -> None:
    await club.manager.make(match.id, "A", "end", version=0)


async def a_move_of_the_clock(club: Club, match: LiveMatch) -> None:
    await club.manager.make(match.id, "A", "end", version=0, by_clock=True)


async def a_resignation(club: Club, match: LiveMatch) -> None:
    await club.manager.resign(match.id, PEOPLE["A"])


async def a_seat_given_up_by_the_clock(club: Club, match: LiveMatch) -> None:
    await club.manager.give_up(match.id, "A", version=0)


async def a_pause(club: Club, match: LiveMatch) -> None:
    await club.manager.pause(match.id, PEOPLE["A"])


async def a_resumption(club: Club, match: LiveMatch) -> None:
    await club.manager.pause(match.id, PEOPLE["A"])
    club.told.clear()
    await club.manager.resume(match.id, PEOPLE["B"])


async def a_report(club: Club, match: LiveMatch) -> None:
    await club.manager.report(match.id, "A", "end", version=0)


HANDLERS: list[Handler] = [
    a_move,
    an_undo,
    a_move_of_the_bot,
    a_move_of_the_clock,
    a_resignation,
    a_seat_given_up_by_the_clock,
    a_pause,
    a_resumption,
    a_report,
]


@pytest.fixture
def club(store: Store) -> Club:
    return Club(store)


@pytest.mark.parametrize("act", HANDLERS, ids=lambda act: act.__name__)
async def test_each_change_is_told_once(club: Club, act: Handler) -> None:
    match = await club.match("clash", DUEL, "AB", Clock(60).document())

    await act(club, match)

    assert club.told == [(match.id, [])]


async def test_who_leaves_a_table_of_four_is_told_of(club: Club) -> None:
    match = await club.match("clash", FOUR, "ABCD")

    await club.manager.resign(match.id, PEOPLE["C"])

    assert club.told == [(match.id, [])]


@pytest.fixture
def bot() -> Bridgekeeper:
    return Bridgekeeper(Settings(_env_file=None, token=None))


async def test_everybody_who_looks_after_matches_hears_of_a_change(
    bot: Bridgekeeper, club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, heard, begun = await club.match("clash", DUEL, "AB"), list[Any](), list[int]()
    for kind in LISTENERS:
        monkeypatch.setattr(
            bot.part(kind),
            "match_changed",
            lambda changed, kind=kind: heard.append((kind, changed)),
        )
    monkeypatch.setattr(bot, "begun", begun.append)

    bot._changed(match, [7, 8])

    assert sorted(heard, key=str) == sorted([(kind, match) for kind in LISTENERS], key=str)
    assert begun == [7, 8], "and what follows begins"


@pytest.mark.parametrize(
    ("facts", "shown"),
    [
        ({"people": ("A",), "to_act": ("B",)}, False),
        ({"people": ("A",), "to_act": ("A",)}, True),
        ({"people": (), "to_act": ("B",)}, False),
        ({"people": (), "to_act": (), "outcome": Outcome(("B",), "stronghold")}, True),
    ],
    ids=["its turn", "turn over", "playing alone", "match over"],
)
def test_pictures_wait_while_the_bot_goes_on_by_itself(
    bot: Bridgekeeper, monkeypatch: pytest.MonkeyPatch, facts: dict[str, Any], shown: bool
) -> None:
    moved = {"id": 1, "moves": [SimpleNamespace(seat="B")], "strengths": {"B": "easy"}}
    match: Any = SimpleNamespace(**{"outcome": None, **moved, **facts})
    asked: list[type[Any]] = []
    kinds: list[type[Any]] = [Publisher, Panels]
    for kind in kinds:
        work = bot.part(kind).work
        monkeypatch.setattr(work, "request", lambda _, kind=kind: asked.append(kind))
        bot.part(kind).match_changed(match)
    assert asked == (kinds if shown else [])


async def test_an_end_is_handed_to_who_tells_leagues(
    bot: Bridgekeeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[Any] = []
    monkeypatch.setattr(bot.part(Results), "match_finished", lambda *facts: told.append(facts))
    match, result = SimpleNamespace(guild_id=None, parent_id=None), SimpleNamespace()

    bot._finished(match, result)  # type: ignore[arg-type]

    assert told == [(match, result)]
