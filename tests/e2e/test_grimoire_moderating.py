"""Moderators rename approved puzzles, or withdraw them, also from the message that shows them."""

from __future__ import annotations

from typing import Any

import discord
import forging
import pytest
from grimoire import at, bind_grimoire, forged, moderate, posts, puzzle_document, wait_until
from moderated import line
from people import MESSAGE, MESSAGES, Club, buttons, only_for, parts, pictures, text
from simcord import MemberActor, ResponseMessage
from test_grimoire_daily import after_a_while, answer, dailies

from bot.store import Action, DailyState, PuzzleState, StoredPuzzle, Subject


@pytest.fixture(autouse=True)
def grimoire(monkeypatch: pytest.MonkeyPatch) -> None:
    bind_grimoire(monkeypatch)


@pytest.fixture
async def club(club: Club) -> Club:
    """The puzzle comes at one o'clock; Cleo may manage the server, and Ann has made a puzzle."""
    club.permit("manage_guild", True)
    await club.ann.slash(club.channel, "grimoire setup", channel=club.channel, hour=1)
    club.permit("manage_guild", False)
    moderate(club)
    await add(club)
    return club


async def add(club: Club, guild_id: int | None = None) -> None:
    """An approved puzzle of Ann's."""
    row = StoredPuzzle(
        guild_id=guild_id or club.guild.id,
        author_id=club.ann.id,
        document=puzzle_document("draft", title={"en": "Rude words", "fr": "Gros mots"}),
        state=PuzzleState.APPROVED,
        created_at=club.env.now(),
        reviewed_by=club.dan.id,
    )
    await club.bot.store.grimoire.add_puzzle(row)


async def state(club: Club, puzzle_id: str = "p-1") -> PuzzleState:
    row = await club.bot.store.grimoire.stored_puzzle(puzzle_id)
    assert row is not None
    return row.state


async def posted(club: Club) -> discord.Message:
    """The puzzle of the day is Ann's; its post."""
    await wait_until(club, at(1, 1))
    (post,) = posts(club)
    assert "Rude words" in text(post)
    return post


async def moderated(club: Club) -> ResponseMessage:
    """Cleo opens what can be done with the puzzle of the day, from its post."""
    shown = (await club.cleo.click(await posted(club), label="Moderate")).response
    assert shown is not None
    assert shown.ephemeral
    return shown


def withdrawn(club: Club) -> dict[str, Any]:
    """When and by whom a puzzle is withdrawn without the panel."""
    now = club.env.now()
    entry = line(club.guild.id, now, Action.WITHDRAW, Subject.PUZZLE, by=club.dan.id)
    return {"now": now, "entry": entry}


async def withdraw(club: Club, shown: ResponseMessage) -> None:
    await club.cleo.click(shown, label="Withdraw")
    assert "Withdraw “Rude words”?" in text(shown)
    await club.cleo.click(shown, label="Withdraw")
    await club.env.settle()


async def streak(club: Club, person: MemberActor) -> int:
    return (await club.bot.store.dailies.streak(club.guild.id, person.id, club.env.now())).now


async def rename(club: Club, shown: ResponseMessage, title: str) -> str:
    form = await club.cleo.click(shown, label="Rename")
    renamed = await club.cleo.submit_modal(form, {"text": title})
    await club.env.settle()
    return only_for(renamed) if renamed.followups else text(shown)


# ------------------------------------------------------------------ from its own message


async def test_a_puzzle_of_the_day_is_withdrawn_from_its_post(club: Club) -> None:
    shown = await moderated(club)
    assert f"Made by <@{club.ann.id}>" in text(shown)
    assert not pictures(shown)

    await withdraw(club, shown)

    assert await state(club) is PuzzleState.WITHDRAWN
    assert "The puzzle “Rude words” is withdrawn. *Log* in </moderate:" in text(shown)
    (post,) = posts(club)
    assert "A moderator withdrew this puzzle. All points and streaks stay" in text(post)
    assert "Rude words" not in text(post)
    assert not pictures(post)
    assert not buttons(post)
    (daily,) = await dailies(club)
    assert daily.state is DailyState.CLOSED
    (told,) = club.ann.user.dm_channel.history()
    assert "“Rude words” was withdrawn in Club" in text(told)

    await wait_until(club, at(2, 1))
    assert len(posts(club)) == 2
    assert "Rude words" not in "\n".join(text(each) for each in club.channel.history())


async def test_nobody_can_open_it_any_more(club: Club) -> None:
    shown = await moderated(club)
    open_panel = (await club.bob.click(posts(club)[0], label="Solve")).response
    assert open_panel is not None
    await withdraw(club, shown)

    answer = await club.bob.slash(club.channel, "grimoire puzzle", puzzle="p-1", line="end")
    assert "That puzzle doesn’t exist" in only_for(answer)
    refreshed = await forged(club, club.bob, open_panel, "move:puzzle:p-1::refresh:")
    assert "That puzzle doesn’t exist" in only_for(refreshed)


async def test_nobody_loses_a_streak(club: Club) -> None:
    await add(club)
    shown = await moderated(club)
    await answer(club, club.ann, "lost")
    for person in (club.bob, club.dan):
        await answer(club, person, "solved")
    await wait_until(club, at(2, 1))
    await club.cleo.click(shown, label="Back to the list")
    for person in (club.bob, club.cleo):
        await answer(club, person, "solved")
    points = await club.bot.store.dailies.ranking(club.guild.id)
    assert [await streak(club, each) for each in (club.bob, club.cleo, club.dan)] == [2, 1, 1]
    await club.cleo.select(shown, ["p-2"], custom_id="pages:moderate")

    await withdraw(club, shown)

    assert [await streak(club, each) for each in (club.bob, club.cleo, club.dan)] == [2, 1, 1]
    assert await club.bot.store.dailies.ranking(club.guild.id) == points
    await wait_until(club, at(3, 1))
    for person in (club.bob, club.dan):
        await answer(club, person, "solved")
    # Dan has not solved the puzzle that was withdrawn: for him it was never there.
    assert [await streak(club, each) for each in (club.bob, club.dan)] == [3, 2]


@pytest.mark.parametrize("answered", [False, True])
async def test_dying_while_the_post_is_closed(club: Club, answered: bool) -> None:
    shown = await moderated(club)
    with club.dying("PATCH", MESSAGE, answered=answered):
        await club.bot.store.grimoire.withdraw("p-1", club.guild.id, **withdrawn(club))
        await club.sweep()
    await after_a_while(club, 2)
    assert "A moderator withdrew this puzzle" in text(posts(club)[0])
    assert shown.ephemeral


async def test_a_puzzle_that_is_just_being_posted_is_closed_too(club: Club) -> None:
    with club.dying("POST", MESSAGES, answered=True):
        await wait_until(club, at(1, 1))
    await club.bot.store.grimoire.withdraw("p-1", club.guild.id, **withdrawn(club))
    await after_a_while(club, 10)
    (post,) = posts(club)
    assert "A moderator withdrew this puzzle" in text(post)
    (daily,) = await dailies(club)
    assert daily.state is DailyState.CLOSED


async def test_a_puzzle_is_renamed_and_its_post_says_so(club: Club) -> None:
    shown = await moderated(club)
    told = await rename(club, shown, "  Kind\twords <@1> ")

    assert "The puzzle is now called “Kind words \\<@1>”." in told
    row = await club.bot.store.grimoire.stored_puzzle("p-1")
    assert row is not None
    assert row.document["title"] == {"en": "Kind words <@1>", "fr": "Kind words <@1>"}
    assert "Kind words" in text(posts(club)[0])
    assert "Rude" not in text(posts(club)[0])
    assert "Solve" in buttons(posts(club)[0])


async def test_an_empty_title_changes_nothing(club: Club) -> None:
    shown = await moderated(club)
    assert "Type a title" in await rename(club, shown, "   ")
    row = await club.bot.store.grimoire.stored_puzzle("p-1")
    assert row is not None
    assert row.document["title"]["en"] == "Rude words"


async def test_a_shared_puzzle_is_moderated_where_it_is_shown(club: Club) -> None:
    await club.bot.store.dailies.switch_off(club.guild.id)
    asked = {"puzzle": "p-1", "share": True}
    shared = (await club.bob.slash(club.channel, "grimoire puzzle", **asked)).response
    assert "Moderate" in buttons(shared)
    shown = (await club.cleo.click(shared, label="Moderate")).response
    assert shown is not None
    await withdraw(club, shown)
    assert await state(club) is PuzzleState.WITHDRAWN


async def test_built_in_puzzles_are_not_moderated(club: Club) -> None:
    asked = {"puzzle": "gate-01", "share": True}
    shared = (await club.bob.slash(club.channel, "grimoire puzzle", **asked)).response
    assert list(buttons(shared)) == ["Solve"]


# ------------------------------------------------------------------ from the list


async def test_the_list_has_approved_puzzles_too(club: Club) -> None:
    listed = (await club.cleo.slash(club.channel, "grimoire review")).response
    (menu,) = [each for each in parts(listed) if each["type"] == 3]
    assert [each["label"] for each in menu["options"]] == ["p-1 · Rude words"]
    await club.cleo.select(listed, ["p-1"], custom_id="pages:moderate")
    assert "Kind words" in await rename(club, listed, "Kind words")
    await club.cleo.click(listed, label="Back to the list")
    (menu,) = [each for each in parts(listed) if each["type"] == 3]
    assert [each["label"] for each in menu["options"]] == ["p-1 · Kind words"]


async def test_a_long_list_is_turned(club: Club) -> None:
    for _ in range(30):
        await add(club)
    listed = (await club.cleo.slash(club.channel, "grimoire review")).response

    def shown() -> list[str]:
        (menu,) = [each for each in parts(listed) if each["type"] == 3]
        return [each["value"] for each in menu["options"]]

    assert (len(shown()), shown()[0]) == (25, "p-31")
    await club.cleo.click(listed, label="More ▶")
    assert shown() == [f"p-{number}" for number in range(6, 0, -1)]
    await club.cleo.click(listed, label="◀ Back")
    assert shown()[0] == "p-31"


async def test_a_list_is_turned_after_all_of_it_has_been_withdrawn(club: Club) -> None:
    for _ in range(25):
        await add(club)
    listed = (await club.cleo.slash(club.channel, "grimoire review")).response
    await club.cleo.click(listed, label="More ▶")
    store = club.bot.store.grimoire
    for number in range(1, 27):
        assert await store.withdraw(f"p-{number}", club.guild.id, **withdrawn(club))
    await club.cleo.click(listed, label="◀ Back")
    assert "nothing to review" in text(listed)
    await club.cleo.click(listed, label="Everything open")
    assert "Nothing is open in the channels" in text(listed)


# ------------------------------------------------------------------ by whom


@pytest.mark.parametrize("act", ["moderate", "rename", "remove", "removed"])
async def test_only_moderators_do(club: Club, act: str) -> None:
    await posted(club)
    for person in (club.ann, club.bob):
        refused = await forging.click(club, person, f"page:{act}:p-1::")
        assert "Only moderators" in only_for(refused)
    assert await state(club) is PuzzleState.APPROVED


async def test_who_loses_the_permission_does_no_more(club: Club) -> None:
    shown = await moderated(club)
    form = await club.cleo.click(shown, label="Rename")
    club.guild._guild.members[club.cleo.id].role_ids.clear()
    refused = await club.cleo.submit_modal(form, {"text": "Kind words"})
    assert "Only moderators" in only_for(refused)
    assert "Only moderators" in only_for(await club.cleo.click(shown, label="Withdraw"))
    assert await state(club) is PuzzleState.APPROVED


async def test_a_puzzle_of_another_server_is_not_moderated_here(club: Club) -> None:
    await add(club, guild_id=1)
    await posted(club)
    for act in ("moderate", "remove", "removed"):
        refused = await forging.click(club, club.cleo, f"page:{act}:p-2::")
        assert "That puzzle doesn’t exist" in only_for(refused)
    assert await state(club, "p-2") is PuzzleState.APPROVED


async def test_a_puzzle_is_withdrawn_once(club: Club) -> None:
    shown = await moderated(club)
    await withdraw(club, shown)
    for act in ("moderate", "remove", "removed"):
        refused = await forging.click(club, club.cleo, f"page:{act}:p-1::")
        assert "isn’t approved any more" in only_for(refused)
    assert len(club.ann.user.dm_channel.history()) == 1


# ------------------------------------------------------------------ undone in the log


async def undo(club: Club, value: str) -> str:
    log = (await club.cleo.slash(club.channel, "moderate")).response
    await club.cleo.click(log, label="Log")
    await club.cleo.select(log, [value], custom_id="mod:undo")
    return text(log)


async def test_a_withdrawn_puzzle_is_put_back(club: Club) -> None:
    await withdraw(club, await moderated(club))
    told = await undo(club, "1")
    assert f"put back the puzzle **Rude words** by <@{club.ann.id}>" in told
    assert await state(club) is PuzzleState.APPROVED
    await club.sweep()
    assert len(club.ann.user.dm_channel.history()) == 2, "the author hears of it"


async def test_a_renamed_puzzle_gets_its_names_back(club: Club) -> None:
    shown = await moderated(club)
    await rename(club, shown, "Kind words")
    told = await undo(club, "1")
    assert "renamed the puzzle **Rude words**" in told
    assert "before: **Kind words**" in told
    row = await club.bot.store.grimoire.stored_puzzle("p-1")
    assert row is not None
    assert row.document["title"] == {"en": "Rude words", "fr": "Gros mots"}
    await club.sweep()
    assert "Rude words" in text(posts(club)[0])


async def test_the_author_of_a_puzzle_is_moderated_from_it(club: Club) -> None:
    shown = await moderated(club)
    await club.cleo.click(shown, label="Moderate the author")
    assert f"<@{club.ann.id}> · bar" in text(shown)
