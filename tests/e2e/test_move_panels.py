"""Choosing a move is the same in a match, a puzzle and a lesson."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

import forging
import hand_made_puzzles as puzzles
import pytest
from known_games import SHORT
from people import Club, buttons, only_for, parts
from simcord import MemberActor, ResponseMessage

from bot.boards import move_panel
from bot.boards.move_panel import seen_of

SELECT = 3
NONE = seen_of(())
"""What is seen of a line without a move."""


@dataclass(frozen=True)
class Place:
    """A place where a person chooses moves, and a move that can be made there.

    `old` is the custom id with which the last release made the move. `made` returns the moves made
    so far.
    """

    id: str
    old: str
    person: MemberActor
    panel: ResponseMessage
    card: str
    move: str
    made: Callable[[], Awaitable[Sequence[str]]]

    async def choose(self, word: str) -> None:
        """Click the button with this word."""
        (label,) = [label for label in buttons(self.panel) if word in label]
        await self.person.click(self.panel, label=label)

    def selects(self) -> list[str]:
        """Return the custom ids of the selects on the panel."""
        return [each["custom_id"] for each in parts(self.panel) if each["type"] == SELECT]


async def in_match(club: Club) -> Place:
    table = await club.match(SHORT, 2)

    async def made() -> Sequence[str]:
        return [move.text for move in (await table.match()).moves[2:]]

    panel = await table.panel(club.bob)
    old = "panel:1:2:play:brigand:l"
    return Place("match:1:2", old, club.bob, panel, "Brigand", "brigand:l", made)


async def in_puzzle(club: Club) -> Place:
    async def made() -> Sequence[str]:
        store, now = club.bot.store.grimoire, club.env.now()
        return (await store.solving(club.ann.id, "initiation-01", now)).line.split()

    opened = await club.ann.slash(club.channel, "grimoire puzzle", puzzle="initiation-01")
    assert opened.response is not None
    here, old = f"puzzle:initiation-01:{NONE}", f"page:play:initiation-01:{NONE}:carapace:l"
    return Place(here, old, club.ann, opened.response, "Carapace", "carapace:l", made)


async def in_lesson(club: Club) -> Place:
    async def made() -> Sequence[str]:
        return (await club.bot.store.learning.line(club.ann.id, "clash-summon")).split()

    opened = await club.ann.slash(club.channel, "learn")
    assert opened.response is not None
    here, old = f"lesson:clash-summon:{NONE}", f"lesson:play:clash-summon:{NONE}:brute:l"
    return Place(here, old, club.ann, opened.response, "Brute", "brute:l", made)


@pytest.fixture(params=[in_match, in_puzzle, in_lesson])
async def place(
    club: Club, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> Place:
    puzzles.use(monkeypatch)
    opened: Place = await request.param(club)
    return opened


async def test_a_move_is_chosen_in_two_clicks_and_undone(place: Place) -> None:
    await place.choose(place.card)
    assert await place.made() == []
    await place.choose("Lower lane")
    assert await place.made() == [place.move]
    await place.choose("Undo")
    assert await place.made() == []


async def test_a_refused_move_says_why_and_changes_nothing(club: Club, place: Place) -> None:
    refused = await forging.click(club, place.person, f"move:{place.id}:play:titan:u")
    assert "**Titan**" in only_for(refused)
    assert await place.made() == []


async def test_a_refused_second_move_says_why_and_the_first_stays(club: Club, place: Place) -> None:
    answer = await forging.click(club, place.person, f"move:{place.id}:play:{place.move}|titan:u")
    assert "**Titan**" in only_for(answer)
    assert await place.made() == [place.move]


async def test_what_cannot_be_chosen_says_so(club: Club, place: Place) -> None:
    refused = await forging.click(club, place.person, f"move:{place.id}:list:0:", ["a", "b"])
    assert "isn’t one of the options" in only_for(refused)
    unknown = await forging.click(club, place.person, f"move:{place.id}:fly:{place.move}")
    assert "no longer works" in only_for(unknown)
    assert await place.made() == []


async def test_a_long_list_has_several_selects(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(move_panel, "MOST_BUTTONS", 0)
    monkeypatch.setattr(move_panel, "OPTIONS", 1)
    await place.choose(place.card)
    upper, lower, *_ = place.selects()
    assert upper != lower
    await place.person.select(place.panel, [place.move], custom_id=lower)
    assert await place.made() == [place.move]


async def test_of_two_quick_clicks_one_makes_the_move(club: Club, place: Place) -> None:
    await place.choose(place.card)
    await club.together(*[lambda: place.person.click(place.panel, label="Lower lane")] * 2)
    assert await place.made() == [place.move]


async def test_a_stranger_makes_no_move_for_somebody_else(club: Club, place: Place) -> None:
    for act in (f"play:{place.move}", "card:u", "undo:", "restart:", "refresh:"):
        await forging.click(club, club.cleo, f"move:{place.id}:{act}")
    assert await place.made() == []
    await place.choose(place.card)
    await place.choose("Lower lane")
    assert await place.made() == [place.move]


async def test_a_restart_between_two_clicks_loses_nothing(club: Club, place: Place) -> None:
    await place.choose(place.card)
    await club.restart()
    await place.choose("Lower lane")
    assert await place.made() == [place.move]
    await club.restart()
    await place.choose("Undo")
    assert await place.made() == []


async def test_a_button_of_an_older_position_changes_nothing(club: Club, place: Place) -> None:
    await place.choose(place.card)
    await place.choose("Lower lane")
    for act in (f"play:{place.move}", f"card:{place.move.partition(':')[0]}", "undo:"):
        stale = await forging.click(club, place.person, f"move:{place.id}:{act}")
        assert "Here’s the current position" in only_for(stale)
    assert await place.made() == [place.move]


async def test_a_button_of_the_last_release_still_works(club: Club, place: Place) -> None:
    await forging.click(club, place.person, place.old)
    assert await place.made() == [place.move]
