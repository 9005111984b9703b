"""Votes for puzzles that were solved, and `/grimoire me`."""

from __future__ import annotations

import hand_made_puzzles as puzzles
import pytest
from grimoire import forged
from people import Club, buttons, only_for, pictures, text
from simcord import ResponseMessage


@pytest.fixture(autouse=True)
def grimoire(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzles.use(monkeypatch)


async def answered(club: Club, line: str, puzzle: str = "initiation-01") -> ResponseMessage:
    """The panel after Ann's answer."""
    panel = (
        await club.ann.slash(club.channel, "grimoire puzzle", puzzle=puzzle, line=line)
    ).response
    assert panel is not None
    return panel


async def test_who_solved_a_puzzle_votes_and_the_panel_stays(club: Club) -> None:
    panel = await answered(club, "boom@bu1")
    before = text(panel)
    assert "👍 1 · 👎 0" in only_for(await club.ann.click(panel, label="👍"))
    assert "👍 0 · 👎 1" in only_for(await club.ann.click(panel, label="👎"))
    assert text(panel) == before
    assert await club.bot.store.solvers.votes("initiation-01") == (0, 1)


async def test_who_has_not_solved_it_can_not_vote(club: Club) -> None:
    panel = await answered(club, "end")
    assert "👍" not in buttons(panel)
    answer = await forged(club, club.ann, panel, "page:vote:initiation-01::up")
    assert "Solve this puzzle before you vote" in only_for(answer)
    assert await club.bot.store.solvers.votes("initiation-01") == (0, 0)


async def test_me_shows_the_rating_and_leads_back_to_what_was_failed(club: Club) -> None:
    new = await club.ann.slash(club.channel, "grimoire me")
    assert "You have no failed puzzles" in only_for(new)
    await answered(club, "boom@bu1")
    await answered(club, "end", "initiation-02")

    shown = (await club.ann.slash(club.channel, "grimoire me")).response
    assert shown is not None
    assert shown.ephemeral
    assert len(pictures(shown)) == 1
    assert list(buttons(shown)) == ["↻ Thin wall"]
    assert "Your rating appears after 3 more first answers." in pictures(shown)[0]
    await club.ann.click(shown, label="↻ Thin wall")
    assert "### Thin wall" in text(shown)
    await answered(club, "carapace:u", "initiation-02")
    again = await club.ann.slash(club.channel, "grimoire me")
    assert "You have no failed puzzles" in only_for(again)
