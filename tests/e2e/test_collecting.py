"""Pages that are made of what people missed in matches, each night, for the moderators."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime

import pytest
from known_games import MISSED
from people import Club, buttons, only_for, settle_in, text
from processes import another_process
from simcord import MemberActor

from bot.learning import collecting
from bot.learning.collecting import Collector, latest_night
from bot.store.learning import ReviewStore
from puzzles.workers import Solvers

DAY = 24 * 3600


async def lend(*people: MemberActor, club: Club) -> None:
    """These people agree, on their profiles."""
    for person in people:
        own = (await person.slash(club.channel, "profile")).response
        await person.click(own, label="⬜ Allow puzzles from my matches: off")
        assert "✅ Allow puzzles from my matches: on" in buttons(own)


async def night(club: Club) -> list[str]:
    """A day passes; the titles of the pages that wait for the moderators then."""
    await club.wait(DAY)
    while club.bot.part(Collector).work.busy:
        await club.glance()
    rows = await club.bot.store.grimoire.puzzles_to_review(club.guild.id)
    return [row.document["title"]["en"] for row in rows]


async def finished(club: Club, thinks: str | None = None) -> None:
    """A match comes to its end in which both have missed something."""
    table = await club.match(MISSED, len(MISSED.moves) - 1, thinks=thinks)
    await club.thought()
    await table.type(MISSED.moves[-1])
    assert (await table.match()).outcome is not None


async def switched_on(club: Club) -> None:
    club.permit("manage_guild", True)
    await settle_in(club.ann, club.channel, "candidates", "nightly")


def test_a_night_begins_at_three() -> None:
    assert latest_night(datetime(2026, 5, 2, 2, 59, tzinfo=UTC)) == datetime(
        2026, 5, 1, 3, tzinfo=UTC
    )
    assert latest_night(datetime(2026, 5, 2, 3, tzinfo=UTC)).day == 2


async def test_it_is_off_until_somebody_who_manages_the_server_switches_it_on(club: Club) -> None:
    await lend(club.ann, club.bob, club=club)
    await finished(club)
    assert await night(club) == []
    club.permit("manage_guild", False)
    shown = await club.ann.slash(club.channel, "server")
    assert "never" in only_for(shown)


async def test_what_was_missed_waits_for_the_moderators(club: Club) -> None:
    await switched_on(club)
    club.permit("manage_messages", True)
    await lend(club.ann, club.bob, club=club)
    await finished(club)
    found = await night(club)
    assert "Ann – Bob, turn 7" in found
    listed = await club.ann.slash(club.channel, "grimoire review")
    assert "Ann – Bob" in str(listed.response.components)
    (miss,) = await club.bot.store.reviews.misses_in(1, club.ann.id)
    answer = await club.cleo.slash(club.channel, "grimoire puzzle", puzzle=miss.puzzle_id)
    assert "That puzzle doesn’t exist" in only_for(answer), "not before they have decided"


@pytest.mark.parametrize("agreeing", ["nobody", "ann", "bob"])
async def test_nothing_comes_of_it_unless_both_agree(club: Club, agreeing: str) -> None:
    await switched_on(club)
    await lend(*[each for each in (club.ann, club.bob) if each.name == agreeing], club=club)
    await finished(club)
    assert await night(club) == []
    assert await club.bot.store.reviews.review(1) is None, "it costs nothing either"


async def test_who_changes_their_mind_is_heard(club: Club) -> None:
    await switched_on(club)
    await lend(club.ann, club.bob, club=club)
    own = (await club.bob.slash(club.channel, "profile")).response
    await club.bob.click(own, label="✅ Allow puzzles from my matches: on")
    await finished(club)
    assert await night(club) == []


async def test_against_the_bot_one_person_agrees(club: Club) -> None:
    await switched_on(club)
    await lend(club.ann, club=club)
    await finished(club, thinks="easy")
    assert "Ann – Robot, turn 7" in await night(club)


async def test_a_night_is_for_some_matches_only(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(collecting, "MATCHES_A_NIGHT", 2)
    await switched_on(club)
    await lend(club.ann, club.bob, club=club)
    for _ in range(3):
        await finished(club)
    await club.wait(60)
    reviews = club.bot.store.reviews
    first = await night(club)
    assert sum([await reviews.review(number) is not None for number in (1, 2, 3)]) == 2
    assert len(await night(club)) > len(first)


async def test_moderators_are_not_swamped(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(collecting, "MOST_WAITING", 1)
    await switched_on(club)
    await lend(club.ann, club.bob, club=club)
    await finished(club)
    waiting = await night(club)
    await finished(club)
    assert await night(club) == waiting
    assert await club.bot.store.reviews.review(2) is None


async def test_of_two_processes_one_collects(club: Club) -> None:
    await switched_on(club)
    other = await another_process(club, club.bot.settings)
    now = club.bot.now()
    claims = [
        await bot.store.reviews.claim_night(club.guild.id, latest_night(now))
        for bot in (club.bot, other, club.bot)
    ]
    assert claims == [True, False, False]


async def test_after_a_restart_the_night_goes_on_tomorrow(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await switched_on(club)
    await lend(club.ann, club.bob, club=club)
    await finished(club)

    async def never(*_: object, **__: object) -> None:
        await club.env.external_wait(asyncio.Event().wait(), reason="a long analysis")

    with monkeypatch.context() as patch:
        patch.setattr(Solvers, "analyse", never)
        await club.wait(DAY)
        assert club.bot.part(Collector).work.busy
        await club.restart()
    assert "Ann – Bob, turn 7" in await night(club)


async def test_a_crash_between_a_review_and_its_puzzles_loses_none(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await switched_on(club)
    await lend(club.ann, club.bob, club=club)
    await finished(club)

    async def dies(*_: object, **__: object) -> int:
        raise OSError

    with monkeypatch.context() as patch:
        patch.setattr(ReviewStore, "collect", dies)
        club.expects_faults = True
        assert await night(club) == []
        await club.restart()
    assert await club.bot.store.reviews.review(1) is not None
    found = await night(club)
    assert "Ann – Bob, turn 7" in found
    assert await night(club) == found, "once"


@pytest.mark.parametrize("refused", [False, True])
async def test_a_match_that_somebody_has_reviewed_is_collected_but_for_what_was_refused(
    club: Club, refused: bool
) -> None:
    await switched_on(club)
    await lend(club.ann, club.bob, club=club)
    await finished(club)
    panel = (await club.ann.slash(club.channel, "review match", match="#1")).response
    await club.ann.click(panel, label="1. Offer as a puzzle")
    if refused:
        await club.bob.click(club.channel.history()[-1], label="Cancel")
    assert ("Ann – Bob, turn 7" in await night(club)) != refused


async def test_the_setting_is_told_to_all(club: Club) -> None:
    await switched_on(club)
    shown = await club.bob.slash(club.channel, "server")
    assert "every night, if all players agree" in text(shown.response)
