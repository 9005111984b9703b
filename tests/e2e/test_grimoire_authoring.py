"""What becomes of a puzzle that somebody makes: what is refused, what the author is told."""

from __future__ import annotations

import json
from typing import Any

import hand_made_puzzles as puzzles
import pytest
from grimoire import moderate
from hand_made_puzzles import GATE, WIN
from people import Club, only_for, text
from promises import Promise
from simcord import InteractionResult, MemberActor

from bot.grimoire.offering import Wanted, fitting_puzzle
from bot.store import explanation_in
from puzzles import workers
from puzzles.search import Exhausted

TWO_WAYS = puzzles.position(
    puzzles.seat("boom annihilation BASTION ogre", "brute"),
    puzzles.seat("FORT zombie troll", "gnome"),
)
"""Either of two cards clears the way."""


@pytest.fixture(autouse=True)
def grimoire(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzles.use(monkeypatch)


def file(document: Any) -> tuple[str, bytes]:
    return "page.json", json.dumps(document).encode()


async def made(club: Club, person: MemberActor | None = None, **what: Any) -> InteractionResult:
    return await (person or club.ann).slash(club.channel, "grimoire create", **what)


async def waiting(club: Club) -> list[str]:
    rows = await club.bot.store.grimoire.puzzles_to_review(club.guild.id)
    return [row.id for row in rows]


async def test_a_copy_of_a_built_in_puzzle_is_refused(club: Club) -> None:
    for name in ("Open gate", "Another name"):
        copy = WIN.document() | {"id": "mine", "title": {"en": name}}
        text = only_for(await made(club, file=file(copy)))
        assert "the same puzzle as Open gate" in text
    later = GATE | {"turn": GATE["turn"] + 2}
    assert "the same puzzle as" in only_for(await made(club, file=file(later), goal="win"))
    assert await waiting(club) == []


async def test_a_copy_of_a_puzzle_that_waits_is_refused_without_telling_which(club: Club) -> None:
    await made(club, file=file(TWO_WAYS), goal="win", title="Secret gate")
    text = only_for(await made(club, club.bob, file=file(TWO_WAYS), goal="win"))
    assert "already has this puzzle" in text
    assert "Secret" not in text
    assert len(await waiting(club)) == 1


async def test_another_goal_is_another_puzzle(club: Club) -> None:
    at = puzzles.TWO_TARGETS.document()["position"]
    text = only_for(await made(club, file=file(at), creatures="bl1"))
    assert "is verified and saved" in text


async def test_a_puzzle_that_solves_itself_is_refused_with_its_goal(club: Club) -> None:
    bare = puzzles.position(
        puzzles.seat("boom BASTION ogre", "brute"), puzzles.seat("FORT zombie troll")
    )
    text = only_for(await made(club, file=file(bare), goal="win"))
    assert "just ending the turn already reaches the goal" in text
    assert "Win this turn." in text
    assert await waiting(club) == []


async def test_a_puzzle_without_a_solution_repeats_the_goal_that_was_read(club: Club) -> None:
    closed = puzzles.position(puzzles.seat("BASTION ogre"), puzzles.seat("BASTION zombie", "gnome"))
    text = only_for(await made(club, file=file(closed), goal="win"))
    assert "has no solution" in text
    assert "Win this turn." in text


async def test_the_author_is_told_of_ideas_and_near_misses(club: Club) -> None:
    text = only_for(await made(club, file=file(TWO_WAYS), goal="win"))
    assert "Ideas: 2" in text
    assert "Several ideas solve it: " in text
    assert "boom" in text
    assert "lines that fail by one step: " in text


@pytest.mark.parametrize(
    ("label", "told"), [("Approve", "was approved"), ("Reject", "was rejected")]
)
async def test_the_author_hears_what_was_decided(club: Club, label: str, told: str) -> None:
    moderate(club)
    await made(club, file=file(TWO_WAYS), goal="win", title="Two ways")
    panel = (await club.cleo.slash(club.channel, "grimoire review")).response
    await club.cleo.select(panel, await waiting(club))
    await club.cleo.click(panel, label=label)
    (message,) = club.ann.user.dm_channel.history()
    assert f"“Two ways” {told} in Club" in text(message)


@pytest.mark.parametrize(("status", "code"), [(503, 0), (403, 0)])
async def test_the_author_hears_of_it_later_where_discord_refuses_it(
    club: Club, status: int, code: int
) -> None:
    moderate(club)
    await made(club, file=file(TWO_WAYS), goal="win", title="Two ways")
    panel = (await club.cleo.slash(club.channel, "grimoire review")).response
    await club.cleo.select(panel, await waiting(club))
    club.fault("POST", "/users/@me/channels", status, code, times=None)
    if status == 403:
        club.excuse(Promise.TAKES_NO, "a restart forgets what was refused")
    await club.cleo.click(panel, label="Approve")
    await club.restart()
    assert club.ann.user.dm_channel.history() == []

    club.env.backend.faults.clear()
    await club.wait(3600)
    (message,) = club.ann.user.dm_channel.history()
    assert "“Two ways” was approved in Club" in text(message)


async def test_an_author_who_takes_no_messages_is_not_asked_again(club: Club) -> None:
    moderate(club)
    await made(club, file=file(TWO_WAYS), goal="win", title="Two ways")
    panel = (await club.cleo.slash(club.channel, "grimoire review")).response
    await club.cleo.select(panel, await waiting(club))
    club.fault("POST", "/users/@me/channels", 403, 50007, times=None)
    await club.cleo.click(panel, label="Approve")
    await club.restart()
    await club.wait(24 * 3600)
    asked = [each for each in club.env.http_requests if each.path == "/users/@me/channels"]
    assert len(asked) == 1


async def test_who_decides_on_the_own_puzzle_gets_no_message(club: Club) -> None:
    club.permit("manage_messages", True)
    await made(club, file=file(TWO_WAYS), goal="win")
    panel = (await club.ann.slash(club.channel, "grimoire review")).response
    await club.ann.select(panel, await waiting(club))
    await club.ann.click(panel, label="Approve")
    assert club.ann.user.dm_channel.history() == []


async def test_a_puzzle_that_somebody_made_is_explained_and_found_by_its_theme(club: Club) -> None:
    moderate(club)
    await made(club, file=file(TWO_WAYS), goal="win", title="Two ways")
    panel = (await club.cleo.slash(club.channel, "grimoire review")).response
    await club.cleo.select(panel, await waiting(club))
    assert "**Tempting, but wrong**\n" in text(panel)
    await club.cleo.click(panel, label="Approve")
    (row,) = await club.bot.store.grimoire.open_puzzles(club.guild.id, club.bob.id)
    explanation = explanation_in(row)
    assert explanation is not None
    found = await fitting_puzzle(
        club.bot.store, club.bob.id, club.guild.id, Wanted(theme=explanation.themes[0])
    )
    assert found is not None
    assert found.id == row.id
    shown = (await club.bob.slash(club.channel, "grimoire puzzle", puzzle=row.id)).response
    await club.bob.click(shown, label="Hint")
    assert "Theme: " in text(shown)


@pytest.mark.usefixtures("jobs_done_anew")
async def test_a_puzzle_that_takes_too_much_to_explain_is_kept_without(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    def endless(*_: object) -> None:
        raise Exhausted("nodes")

    monkeypatch.setattr(workers, "explain", endless)
    assert "is verified and saved" in only_for(await made(club, file=file(TWO_WAYS), goal="win"))
    (row,) = await club.bot.store.grimoire.puzzles_to_review(club.guild.id)
    assert explanation_in(row) is None
