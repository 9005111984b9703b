"""Whatever moves a match on, everybody's open panel shows it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest
from known_games import SHORT
from people import Club, Table, text

from bot.boards.panel import Panels
from bot.clock import Clock

CLOCK = Clock(seconds=600)
Change = Callable[[Club, Table], Awaitable[object]]


async def a_move(_club: Club, table: Table) -> None:
    await table.play(["end"])


async def an_undo(club: Club, table: Table) -> None:
    player = await table.player()
    await table.play(SHORT.moves[:1])
    await club.bot.matches.undo((await table.match()).id, player.id)


async def a_clock(club: Club, _table: Table) -> None:
    await club.wait(610)


async def a_pause(club: Club, table: Table) -> None:
    for person in (club.ann, club.bob):
        await person.slash(table.channel, "pause")


async def going_on(club: Club, table: Table) -> None:
    await a_pause(club, table)
    await club.posted()
    panel = club.bot.part(Panels)._of((await table.match()).id)[club.bob.id]
    assert panel.version == 2
    await club.bob.slash(table.channel, "pause")


async def a_resignation(_club: Club, table: Table) -> None:
    asked = await (await table.player()).slash(table.channel, "resign")
    assert asked.response is not None
    await (await table.player()).click(asked.response, label="Resign")


async def a_seat_given_up_by_the_clock(club: Club, table: Table) -> None:
    match = await table.match()
    await club.bot.matches.give_up(match.id, match.to_act[0], version=match.version)


async def a_bot_move(club: Club, table: Table) -> None:
    match = await table.match()
    await club.bot.matches.make(match.id, match.to_act[0], "end", version=match.version, sure=True)


CHANGES: list[tuple[Change, str, str]] = [
    (a_move, "Your turn", ""),  # by command: whoever moves gets a panel of their own
    (an_undo, "Waiting for", "Your turn"),
    (a_clock, "Your turn", "Waiting for"),
    (a_pause, "Paused", "Paused"),
    (going_on, "Waiting for", "Your turn"),
    (a_resignation, "The match is over", "The match is over"),
    (a_seat_given_up_by_the_clock, "The match is over", "The match is over"),
    (a_bot_move, "Your turn", "Waiting for"),
]
"""What happens, and what the panels of who waited and of who was due say then."""


@pytest.mark.parametrize(("change", "waited", "was_to_act"), CHANGES)
async def test_both_panels_show_how_the_match_stands(
    club: Club, monkeypatch: pytest.MonkeyPatch, change: Change, waited: str, was_to_act: str
) -> None:
    monkeypatch.setattr(club.bot, "now", club.env.now)
    table = await club.match(SHORT, clock=CLOCK)
    people = await table.waiting(), await table.player()
    before = [await table.panel(person) for person in people]
    assert ("Waiting for" in text(before[0]), "Your turn" in text(before[1])) == (True, True)

    await change(club, table)
    await club.posted()

    match, panels = await table.match(), club.bot.part(Panels)
    assert match.version > 0
    for person, shown, says in zip(people, before, (waited, was_to_act), strict=True):
        assert says in text(shown)
        assert panels._of(match.id)[person.id].version == match.version
