"""Kinds of puzzles as users meet them: made, described, drawn, answered."""

from __future__ import annotations

import hand_made_puzzles as puzzles
import pytest
from people import Club, only_for
from test_grimoire_authoring import file, made

LANGUAGES = ("en", "ru", "fr")
SPARING = puzzles.position(
    puzzles.seat("boom annihilation BASTION ogre", "grrr", "brute"),
    puzzles.seat("FORT zombie troll", "foxy_yeti"),
)
"""The assault wins, but the Foxy Yeti strikes back at the Grrr unless Annihilation removes it."""


@pytest.fixture(autouse=True)
def grimoire(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzles.use(monkeypatch)


async def typed(club: Club, puzzle: str, line: str) -> str:
    """Ann answers with a whole line."""
    return only_for(await club.ann.slash(club.channel, "grimoire puzzle", puzzle=puzzle, line=line))


async def kept(club: Club) -> str:
    """Return the id of the only puzzle that waits."""
    (row,) = await club.bot.store.grimoire.puzzles_to_review(club.guild.id)
    return row.id


async def test_nothing_may_be_lost(club: Club) -> None:
    told = only_for(await made(club, file=file(SPARING), goal="win", losing="nothing"))
    assert "Win this turn. Lose nothing in this turn" in told
    assert "is verified and saved" in told
    puzzle = await kept(club)
    assert "Something was lost" in await typed(club, puzzle, "end")
    assert "Solved" in await typed(club, puzzle, "annihilation@bu1 end")
