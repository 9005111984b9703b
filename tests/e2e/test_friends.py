"""Who is told how others did in the daily puzzle: only people who have played and both agree."""

from __future__ import annotations

from datetime import timedelta
from itertools import permutations, product

import pytest
from grimoire import RIGHT, WRONG, at, bind_grimoire, wait_until
from people import Club, only_for, text
from simcord import MemberActor
from test_profiles import played

from bot.store.blocks import Block

TELLS = "⬜ Share daily puzzles with friends: off"
BOB = "👥 Solved today’s puzzle: **Bob** (first try)."
UNTRIED = "You haven’t tried yet."


@pytest.fixture(autouse=True)
def puzzles(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seven puzzles of our own."""
    bind_grimoire(monkeypatch)


@pytest.fixture
async def club(club: Club) -> Club:
    """A daily puzzle is open, and Ann, Bob and Cleo have played together."""
    club.permit("manage_guild", True)
    await club.ann.slash(club.channel, "grimoire setup", channel=club.channel, hour=1)
    await played(club, (club.ann, club.bob), (club.cleo, club.ann))
    await wait_until(club, at(2, 1))
    return club


async def agree(club: Club, *people: MemberActor) -> None:
    for each in people:
        own = (await each.slash(club.channel, "profile")).response
        await each.click(own, label=TELLS)
        assert "Share daily puzzles with friends: on" in str(own.components)


async def daily(club: Club, who: MemberActor, *lines: str) -> str:
    """What the panel of the puzzle shows after these answers."""
    for line in lines:
        await who.slash(club.channel, "grimoire puzzle", line=line)
    return only_for(await who.slash(club.channel, "grimoire daily"))


async def me(club: Club, who: MemberActor) -> str:
    return only_for(await who.slash(club.channel, "grimoire me"))


async def test_friends_who_agree_are_told_of_each_other_alone(club: Club) -> None:
    await agree(club, club.ann, club.bob, club.cleo)
    assert "👥" not in await daily(club, club.ann)
    await daily(club, club.bob, RIGHT)
    await daily(club, club.cleo, WRONG)
    assert f"-# {BOB} {UNTRIED}" in await daily(club, club.ann)
    assert f"-# {BOB} {UNTRIED}" in await me(club, club.ann)
    await daily(club, club.cleo, RIGHT)
    both = f"{BOB[:-1]}, **Cleo** (2 tries)."
    assert f"-# {both} {UNTRIED}" in await daily(club, club.ann)
    panel = (await club.ann.slash(club.channel, "grimoire daily")).response
    await club.ann.click(panel, label="Solve")
    assert f"-# {both} {UNTRIED}" in text(panel)
    tried = only_for(await club.ann.slash(club.channel, "grimoire puzzle", line=WRONG))
    assert f"-# {both}\n" in tried
    for told in (tried, await daily(club, club.ann, RIGHT)):
        assert both in told
        assert UNTRIED not in told
    assert "-# 👥 Solved today’s puzzle: **Ann** (2 tries)." in await daily(club, club.bob)
    assert "Cleo" not in await daily(club, club.bob), "they have never played"
    assert "👥" not in await me(club, club.dan)
    await club.sweep()
    assert not [each for each in club.channel.history() if "👥" in text(each)]


async def test_an_agreement_of_one_is_none(club: Club) -> None:
    await daily(club, club.bob, RIGHT)
    await agree(club, club.ann)
    assert "👥" not in await daily(club, club.ann) + await me(club, club.ann)
    await agree(club, club.bob)
    assert BOB in await me(club, club.ann)
    await wait_until(club, club.env.now() + timedelta(days=1))
    assert "👥" not in await daily(club, club.ann), "the next day"


async def test_who_hides_or_is_blocked_neither_tells_nor_is_told(club: Club) -> None:
    await agree(club, club.ann, club.bob)
    await daily(club, club.bob, RIGHT)
    store = club.bot.store
    for who, what in product((club.ann, club.bob), ("ranked", "profile")):
        await store.results.show(club.guild.id, who.id, **{what: False})
        assert "👥" not in await me(club, club.ann)
        await store.results.show(club.guild.id, who.id, **{what: True})
        assert BOB in await me(club, club.ann)
    for one, other in permutations((club.ann, club.bob)):
        two = {"blocker_id": one.id, "blocked_id": other.id}
        await store.blocks.add(Block(**two, name="", at=club.env.now()), 9)
        assert "👥" not in await daily(club, club.ann) + await me(club, club.ann)
        await store.blocks.remove(one.id, other.id)
