"""Achievements: who is told of them, where they are listed, and that none is lost."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest
from book import duel, end
from known_games import SHORT
from people import GLANCE, Club, Table, buttons, only_for, parts, text
from test_profiles import played

from bot.achievements.awarding import Awards
from bot.achievements.searching import ANSWERS, RESULTS, search_all
from bot.store import Attempt, Reader
from bot.store.achievements import Award
from cli.achievements import _award

QUICK, LAST = "Quick win", "clash-quick"


async def rested(club: Club) -> None:
    """All is searched and shown."""
    while any(bot.part(Awards).work.busy for bot in club.bots if bot not in club.dead):  # noqa: ASYNC110
        await asyncio.sleep(GLANCE)
    await club.posted()


async def won(club: Club) -> Table:
    """Play a short match to its end; both have their panels open."""
    table = await club.match(SHORT, len(SHORT.moves) - 1)
    await table.play(SHORT.moves[-1:])
    await rested(club)
    return table


async def names_of(club: Club, user_id: int) -> set[str]:
    found = await club.bot.store.awards.of(club.guild.id, user_id, Reader(user_id))
    return {award.achievement for award in found}


async def test_the_winner_alone_is_told_and_all_find_it_in_the_profile(club: Club) -> None:
    table = await club.match(SHORT, len(SHORT.moves) - 1)
    who = await table.player()
    panels = {each.id: await table.panel(each) for each in (club.ann, club.bob)}
    moved = await table.type(SHORT.moves[-1])
    await rested(club)
    (winner,) = (await table.match()).outcome.winners
    assert who == table.sitting(winner)
    mine = moved.response
    (theirs,) = [panel for user_id, panel in panels.items() if user_id != who.id]
    assert "🏅 New: 🛡️ **No losses**, 🏰 **Bastion intact**, ⏱️ **Quick win**\n" in text(mine)
    assert "🏅" not in text(theirs)
    assert all("🏅" not in text(board) for board in table.channel.history())

    profile = (await club.cleo.slash(club.channel, "profile", person=who)).response
    assert "🏅 Achievements: " in text(profile)
    assert f"⏱️ **{QUICK}** · " in text(profile)
    await club.cleo.click(profile, label="Achievements")
    assert "Win on turn 8 or earlier." in text(profile)
    assert not [part for part in parts(profile) if part.get("options")]
    (replay,) = [label for label in buttons(profile) if label.endswith("⏱️ Replay")]
    shown = await club.cleo.click(profile, label=replay)
    assert "### Ann – Bob" in text(shown.response)


async def test_the_owner_pins_three(club: Club) -> None:
    await played(club, *[(club.ann, club.bob)] * 10)
    await club.sweep()
    await rested(club)
    profile = (await club.ann.slash(club.channel, "profile")).response
    await club.ann.click(profile, label="Achievements")
    (choice,) = [part for part in parts(profile) if part.get("options")]
    assert (choice["min_values"], choice["max_values"]) == (0, 3)
    chosen = ["first-win", "ten-in-a-row", "five-in-a-row"]
    await club.ann.select(profile, chosen, custom_id=choice["custom_id"])
    assert text(profile).count("📌") == 3
    await club.ann.select(profile, ["first-win"], custom_id=choice["custom_id"])
    assert text(profile).count("📌") == 1
    shown = (await club.bob.slash(club.channel, "profile", person=club.ann)).response
    assert "🎉 **First win**" in text(shown)
    assert "Ten wins" not in text(shown)
    pages = text(profile)
    while buttons(profile)["▶"]:
        await club.ann.click(profile, label="▶")
        pages += text(profile)
    assert "▫️ A month of puzzles" in pages
    assert "Battle" in pages


async def test_hidden_profiles_and_matches_show_nothing(club: Club) -> None:
    await played(club, (club.ann, club.bob))
    now = club.env.now()
    await club.bot.store._database.change(
        lambda rows: end(
            *(rows, duel(club.cleo.id, club.bob.id, now), club.guild.id, club.channel.id),
            private=True,
        )
    )
    await club.sweep()
    await rested(club)
    assert await names_of(club, club.cleo.id) == {"first-win"}
    theirs = (await club.bob.slash(club.channel, "profile", person=club.cleo)).response
    assert "🏅" in text(theirs)  # Bob has played in it
    outside = (await club.dan.slash(club.channel, "profile", person=club.cleo)).response
    assert "🏅" not in text(outside)

    listed = (await club.dan.slash(club.channel, "profile", person=club.ann)).response
    assert "First win" in text(listed)
    await club.bot.store.results.show(club.guild.id, club.ann.id, profile=False)
    refused = await club.dan.click(listed, label="Achievements")
    assert "private" in only_for(refused)
    assert "First win" not in only_for(refused)


async def test_puzzles_count_everywhere(club: Club) -> None:
    answer = Attempt(
        user_id=club.ann.id,
        name="Ann",
        guild_id=club.guild.id,
        puzzle_id="gems-01",
        line="",
        reason="solved",
        reached=True,
        created_at=club.env.now(),
    )
    await club.bot.store.grimoire.add_attempt(answer)
    await club.sweep()
    await rested(club)
    assert await names_of(club, club.ann.id) == {"first-puzzle", "clash-gem"}
    profile = (await club.ann.slash(club.channel, "profile")).response
    await club.ann.click(profile, label="Achievements")
    assert "🧩💎 Puzzle" in buttons(profile) or "💎🧩 Puzzle" in buttons(profile)
    theirs = (await club.bob.slash(club.channel, "profile", person=club.ann)).response
    await club.bob.click(theirs, label="Achievements")
    assert not [label for label in buttons(theirs) if "Puzzle" in label]


async def test_nothing_is_lost_by_a_kill(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    async def dies(*_: object) -> None:
        raise asyncio.CancelledError

    with monkeypatch.context() as patch:
        patch.setattr(Awards, "_work", dies)
        await won(club)
    await club.restart()
    await club.sweep()
    await rested(club)
    found = await names_of(club, club.ann.id) | await names_of(club, club.bob.id)
    assert LAST in found


async def test_past_matches_are_searched_again_and_again(club: Club) -> None:
    await won(club)
    await played(club, (club.ann, club.bob), (club.ann, club.cleo), days=2)
    store = club.bot.store
    await store.awards.set_mark(RESULTS, 999)
    await store._database.change(lambda rows: rows.query(Award).delete())
    steps = search_all(store, RESULTS)
    await anext(steps)
    await steps.aclose()  # stopped
    assert await store.awards.mark(f"all {RESULTS}")
    counts = await _award(store)
    assert counts["now"] >= 2
    assert {"first-win"} <= await names_of(club, club.ann.id)
    assert await store.awards.mark(f"all {RESULTS}") is None
    assert await store.awards.mark(f"all {ANSWERS}") is None
    again = await _award(store)
    assert again == {"before": counts["now"], "now": counts["now"]}
    (first,) = [
        award
        for award in await store.awards.of(club.guild.id, club.ann.id, Reader(club.ann.id))
        if award.achievement == "first-win"
    ]
    assert first.earned_at < club.env.now() - timedelta(days=1)
