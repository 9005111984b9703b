"""Moderators decide on puzzles that people made; nobody else does."""

from __future__ import annotations

import json
from datetime import timedelta
from typing import Any

import hand_made_puzzles as puzzles
import pytest
from grimoire import forged, moderate
from hand_made_puzzles import WIN
from people import Club, buttons, custom_id, only_for, parts, text
from simcord import InteractionResult, ResponseMessage

from bot.store import GrimoireServer, StoredPuzzle


@pytest.fixture(autouse=True)
def grimoire(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzles.use(monkeypatch)
    puzzles.allow_copies(monkeypatch)


async def made(club: Club, **options: Any) -> InteractionResult:
    """Ann hands a puzzle in."""
    return await club.ann.slash(club.channel, "grimoire create", **options)


def file(document: object) -> tuple[str, bytes]:
    """A document as an attachment."""
    return "page.json", json.dumps(document).encode()


async def reviewed(club: Club) -> ResponseMessage:
    """Cleo looks at the puzzle that Ann made."""
    await made(club, file=file(WIN.document()))
    moderate(club)
    listed = (await club.cleo.slash(club.channel, "grimoire review")).response
    assert listed is not None
    assert listed.ephemeral
    await club.cleo.select(listed, ["p-1"])
    return listed


async def state(club: Club) -> tuple[str, str | None]:
    row = await club.bot.store.grimoire.stored_puzzle("p-1")
    assert row is not None
    return row.state, row.scheduled_for


async def test_a_moderator_sees_the_puzzle_with_its_solution(club: Club) -> None:
    shown = await reviewed(club)

    assert f"Made by <@{club.ann.id}>" in text(shown)
    assert "1. **Boom!** at Gnome" in text(shown)
    assert list(buttons(shown)) == ["Approve", "Schedule", "Reject", "Back to the list"]
    await club.cleo.click(shown, label="Back to the list")
    (menu,) = [each for each in parts(shown) if each["type"] == 3]
    assert [each["value"] for each in menu["options"]] == ["p-1"]


async def test_approved_puzzles_can_be_solved_by_all(club: Club) -> None:
    shown = await reviewed(club)

    await club.cleo.click(shown, label="Approve")

    assert await state(club) == ("approved", None)
    assert "You have nothing to review" in text(shown)
    bobs = await club.bob.slash(club.channel, "grimoire puzzle", puzzle="p-1", line="boom@bu1")
    assert "Solved!" in only_for(bobs)


async def test_rejected_puzzles_are_gone(club: Club) -> None:
    shown = await reviewed(club)

    await club.cleo.click(shown, label="Reject")

    assert await state(club) == ("rejected", None)
    bobs = await club.bob.slash(club.channel, "grimoire puzzle", puzzle="p-1")
    assert "That puzzle doesn’t exist" in only_for(bobs)


async def test_a_puzzle_is_decided_on_once(club: Club) -> None:
    shown = await reviewed(club)
    other = (await club.cleo.slash(club.channel, "grimoire review")).response
    assert other is not None
    await club.cleo.select(other, ["p-1"])
    await club.cleo.click(shown, label="Approve")

    answer = await club.cleo.click(other, label="Reject")

    assert "already been reviewed" in only_for(answer)
    assert await state(club) == ("approved", None)


async def set_up(club: Club) -> None:
    now = club.env.now()
    server = GrimoireServer(
        guild_id=club.guild.id,
        channel_id=club.channel.id,
        hour=9,
        minute=0,
        time_zone="UTC",
        language="en",
        next_at=now + timedelta(days=9),
        enabled=True,
    )
    await club.bot.store.dailies.set_up(server)


async def test_a_puzzle_is_scheduled_for_a_day_also_over_a_restart(club: Club) -> None:
    await set_up(club)
    shown = await reviewed(club)
    form = await club.cleo.click(shown, label="Schedule")
    await club.restart()

    await club.cleo.submit_modal(form, {"text": "2026-03-01"})

    assert await state(club) == ("approved", "2026-03-01")
    assert "on 2026-03-01" in text(shown)


@pytest.mark.parametrize(
    ("typed", "reason"),
    [("soon", "a valid date"), ("2025-12-31", "is over"), ("2026-13-1", "a valid date")],
)
async def test_days_that_can_not_be(club: Club, typed: str, reason: str) -> None:
    await set_up(club)
    shown = await reviewed(club)
    form = await club.cleo.click(shown, label="Schedule")

    told = await club.cleo.submit_modal(form, {"text": typed})

    assert reason in only_for(told)
    assert await state(club) == ("pending", None)


async def test_only_those_who_manage_the_server_review(club: Club) -> None:
    await made(club, file=file(WIN.document()))

    for person in (club.ann, club.bob):
        text = only_for(await person.slash(club.channel, "grimoire review"))
        assert "Only moderators" in text


@pytest.mark.parametrize("label", ["Approve", "Reject", "Schedule", "Back to the list"])
async def test_who_loses_the_permission_can_decide_no_more(club: Club, label: str) -> None:
    await set_up(club)
    shown = await reviewed(club)
    club.guild._guild.members[club.cleo.id].role_ids.clear()

    answer = await club.cleo.click(shown, label=label)

    assert answer.modal is None
    assert "Only moderators" in only_for(answer)
    assert await state(club) == ("pending", None)


async def test_the_author_can_not_approve_with_forged_buttons(club: Club) -> None:
    """The custom id of a moderator's button, on a message of one's own."""
    shown = await reviewed(club)
    approve = custom_id(shown, "Approve")
    own = (await club.ann.slash(club.channel, "grimoire puzzle", puzzle="p-1")).response
    assert own is not None
    answer = await forged(club, club.ann, own, approve)

    assert "Only moderators" in only_for(answer)
    assert await state(club) == ("pending", None)


async def test_a_puzzle_of_another_server_is_not_decided_on_here(club: Club) -> None:
    row = StoredPuzzle(
        guild_id=1,
        author_id=club.ann.id,
        document=WIN.document(),
        created_at=club.env.now(),
    )
    await club.bot.store.grimoire.add_puzzle(row)
    moderate(club)
    listed = (await club.cleo.slash(club.channel, "grimoire review")).response
    assert listed is not None
    assert "You have nothing to review" in text(listed)
    own = (await club.cleo.slash(club.channel, "grimoire puzzle", puzzle="initiation-01")).response
    assert own is not None

    answer = await forged(club, club.cleo, own, "page:approve:p-1::")

    assert "That puzzle doesn’t exist" in only_for(answer)
    assert await state(club) == ("pending", None)
