"""Nobody sees a puzzle before its day, and who knew it plays it for fun."""

from __future__ import annotations

import json
from datetime import timedelta
from typing import Any, get_args

import hand_made_puzzles as puzzles
import pytest
from grimoire import at, forged, moderate, posts, reveals, wait_until
from hand_made_puzzles import PUZZLES, WIN
from people import MESSAGES, Club, buttons, only_for, parts, pictures, text
from simcord import ChannelHandle, InteractionResult, MemberActor, ResponseMessage

from bot.boards.move_panel import PanelAct

SECRET = "Secret gate"
RIGHT = "boom@bu1"
HANDLERS = (
    *("solve", "finish", "type", "giveup", "hint", "solution", "surrender", "explain"),
    *("review", "approve", "schedule", "reject", "withdraw", "vote"),
)
"""What buttons about a puzzle do, besides choosing moves."""
HISTORY = "/channels/*/messages"


@pytest.fixture(autouse=True)
def grimoire(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzles.use(monkeypatch)
    puzzles.allow_copies(monkeypatch)


@pytest.fixture
async def club(club: Club) -> Club:
    """Cleo and Dan moderate; the puzzle of the day comes at one o'clock."""
    moderate(club)
    roles = club.guild._guild.members[club.cleo.id].role_ids
    club.guild._guild.members[club.dan.id].role_ids.extend(roles)
    await club.cleo.slash(club.channel, "grimoire setup", channel=club.channel, hour=1)
    return club


async def handed_in(club: Club) -> None:
    """Ann has made a puzzle."""
    data = json.dumps(WIN.document() | {"title": {"en": SECRET}}).encode()
    answer = await club.ann.slash(club.channel, "grimoire create", file=("page.json", data))
    assert "p-1 is verified and saved" in only_for(answer)


async def reviewed(club: Club, who: MemberActor) -> ResponseMessage:
    """Somebody looks at it in the review."""
    listed = (await who.slash(club.channel, "grimoire review")).response
    assert listed is not None
    assert "can’t earn points for it later" in text(listed)
    await who.select(listed, ["p-1"])
    assert SECRET in text(listed)
    return listed


async def approved(club: Club, day: str | None) -> None:
    """Cleo has approved it, for a day or for any."""
    shown = await reviewed(club, club.cleo)
    if day is None:
        await club.cleo.click(shown, label="Approve")
    else:
        form = await club.cleo.click(shown, label="Schedule")
        await club.cleo.submit_modal(form, {"text": day})
    assert "Until then it stays hidden" in text(shown)


async def said(who: MemberActor, club: Club, command: str, **options: Any) -> str:
    """What a command tells this person alone."""
    return only_for(await who.slash(club.channel, f"grimoire {command}", **options))


def answers(result: InteractionResult) -> list[ResponseMessage]:
    """All that a command or click was answered with."""
    return [each for each in (*result.followups, result.response) if each is not None]


def shown_of(result: InteractionResult) -> str:
    """What of the secret puzzle is to be seen in the answers."""
    seen = [text(each) + "".join(pictures(each)) for each in answers(result)]
    return "".join(each for each in seen if SECRET in each)


async def finds_nothing(who: MemberActor, channel: ChannelHandle) -> None:
    """No command knows the puzzle for this person, by id or by title, and no list has it."""
    for typed in ("", "secret", "p-1"):
        offered = await who.autocomplete(channel, "grimoire puzzle", "puzzle", typed)
        assert "p-1" not in [each["value"] for each in offered]
    for typed in ("p-1", "P-1", SECRET, "secret"):
        answer = await who.slash(channel, "grimoire puzzle", puzzle=typed)
        assert "That puzzle doesn’t exist" in only_for(answer)
        assert shown_of(answer) == ""
    typed_line = await who.slash(channel, "grimoire puzzle", puzzle="p-1", line=RIGHT)
    assert "That puzzle doesn’t exist" in only_for(typed_line)


async def opened(who: MemberActor, channel: ChannelHandle, puzzle: str) -> ResponseMessage:
    """Somebody opens the panel of a puzzle."""
    panel = (await who.slash(channel, "grimoire puzzle", puzzle=puzzle)).response
    assert panel is not None
    assert panel.ephemeral
    return panel


# ------------------------------------------------------------------ hidden


@pytest.mark.parametrize("day", [None, "2026-01-03"])
async def test_nobody_but_the_author_finds_a_puzzle_before_its_day(
    club: Club, day: str | None
) -> None:
    await handed_in(club)
    await approved(club, day)
    other = club.env.create_guild("Neighbours")
    channel = other.create_text_channel("puzzles")

    for who in (club.bob, club.cleo, club.dan):
        await finds_nothing(who, club.channel)
    await finds_nothing(other.add_member(club.bob.user), channel)

    offered = await club.ann.autocomplete(club.channel, "grimoire puzzle", "puzzle", "secret")
    assert [each["value"] for each in offered] == ["p-1"]
    assert SECRET in text(await opened(club.ann, club.channel, "p-1"))


async def test_made_up_buttons_do_not_open_it(club: Club) -> None:
    await handed_in(club)
    await approved(club, "2026-01-03")
    own = await opened(club.bob, club.channel, "initiation-01")
    ids = [f"page:{act}:p-1::" for act in HANDLERS]
    ids += [f"move:puzzle:p-1:0.0:{act}:" for act in (*get_args(PanelAct), "signs")]
    for custom_id in ids:
        for what in ("", "p-1", "1", RIGHT):
            result = await forged(club, club.bob, own, custom_id + what)
            assert result.modal is None
            assert shown_of(result) == ""
            refused = only_for(result)
            assert any(
                why in refused
                for why in ("That puzzle doesn’t exist", "Only moderators", "That button")
            ), custom_id
    row = await club.bot.store.grimoire.stored_puzzle("p-1")
    assert row is not None
    assert (row.state, row.scheduled_for) == ("approved", "2026-01-03")


async def test_the_author_can_not_show_it_to_the_channel(club: Club) -> None:
    await handed_in(club)
    for state in ("waits for a review", "waits for its day"):
        answer = await club.ann.slash(club.channel, "grimoire puzzle", puzzle="p-1", share=True)
        assert shown_of(answer) == ""
        assert any("isn’t public yet" in text(each) for each in answers(answer)), state
        if state == "waits for a review":
            await approved(club, "2026-01-03")


async def test_an_open_panel_closes_when_the_server_gets_daily_puzzles(club: Club) -> None:
    """Until then an approved puzzle is for everybody at once; whoever saw it knows it."""
    await club.cleo.slash(club.channel, "grimoire setup", off=True)
    await handed_in(club)
    shown = await reviewed(club, club.cleo)
    await club.cleo.click(shown, label="Approve")
    assert "everyone can solve it now" in text(shown)
    panel = await opened(club.bob, club.channel, "p-1")

    await club.cleo.slash(club.channel, "grimoire setup", hour=1)

    await finds_nothing(club.bob, club.channel)
    answer = await club.bob.click(panel, label="Finish turn")
    assert "That puzzle doesn’t exist" in only_for(answer)
    await wait_until(club, at(1, 1))
    assert SECRET in text(posts(club)[0])
    assert "just for fun" in text(await opened(club.bob, club.channel, "p-1"))


async def test_days_are_given_only_where_they_come(club: Club) -> None:
    await club.cleo.slash(club.channel, "grimoire setup", off=True)
    await handed_in(club)
    shown = await reviewed(club, club.cleo)
    form = await club.cleo.click(shown, label="Schedule")
    told = await club.cleo.submit_modal(form, {"text": "2026-01-03"})
    assert "has no daily puzzle" in only_for(told)


async def test_a_puzzle_that_may_never_have_been_posted_stays_hidden(club: Club) -> None:
    """Discord may have taken the post; when the bot comes back after days, it can't be looked
    for any more."""
    await handed_in(club)
    await approved(club, "2026-01-01")
    club.fault("POST", MESSAGES, 500)
    await wait_until(club, at(1, 1))
    assert posts(club) == []
    await finds_nothing(club.bob, club.channel)

    club.fault("GET", HISTORY, 404)
    club.bot._sweep.cancel()
    await club.wait(timedelta(days=2, hours=1).total_seconds())
    # Else it may be the puzzle of this day by now, as one that the server has not had.
    server = await club.bot.store.dailies.server(club.guild.id)
    assert server is not None
    await club.bot.store.dailies.switch_off(club.guild.id)
    await club.restart()
    await club.sweep()
    row = await club.bot.store.dailies.daily(1)
    assert row is not None
    assert (row.puzzle_id, row.state) == ("p-1", "missed")
    await finds_nothing(club.bob, club.channel)
    assert posts(club) == []
    await club.bot.store.dailies.set_up(server)
    await wait_until(club, at(4, 1))
    assert any(SECRET in text(post) for post in posts(club)), "it comes on another day"


# ------------------------------------------------------------------ for fun


async def test_author_and_reviewers_play_it_for_fun(club: Club) -> None:
    await handed_in(club)
    await reviewed(club, club.dan)
    await approved(club, "2026-01-01")
    await wait_until(club, at(1, 1))
    (post,) = posts(club)
    assert SECRET in text(post)

    for who in (club.ann, club.cleo, club.dan):
        panel = (await who.click(post, label="Solve")).response
        assert panel is not None
        assert "You saw this puzzle before it became the daily one" in text(panel)
        assert not any("costs" in label for label in buttons(panel))
        told = await said(who, club, "puzzle", line=RIGHT)
        assert "it was just for fun" in told
        assert "Points" not in told
        assert "Your rating:" not in told
        told = await said(who, club, "streak")
        assert "Solved in a row: **one daily puzzle**" in told
        assert "You’ve solved today’s puzzle." in told
        assert "You aren’t ranked yet" in told
        assert "Your rating appears after 5 more first answers." in told
    await club.sweep()
    assert "No one has tried it yet" in text(posts(club)[0])

    panel = (await club.bob.click(post, label="Solve")).response
    assert panel is not None
    assert "You saw this puzzle" not in text(panel)
    told = await said(club.bob, club, "puzzle", line=RIGHT)
    assert "Daily puzzle points: **3**" in told
    assert "Your rating appears after 4 more first answers." in told
    await wait_until(club, at(2, 1))
    assert "Tried: **1** · solved: **1**" in text(reveals(club)[0])
    assert "Fastest: **Bob** (" in text(reveals(club)[0])
    assert (await said(club.ann, club, "ranking")).count("**Bob**") == 1
    assert "**Ann**" not in await said(club.bob, club, "ranking")


CLICKS = {"hint": ["Hint"], "solution": ["Give up", "Yes, show the solution"]}
"""On the panel of a puzzle."""


@pytest.mark.parametrize("way", ["puzzle", "random", "hint", "solution", "share", "answer"])
async def test_who_opened_a_built_in_puzzle_before_plays_it_for_fun(club: Club, way: str) -> None:
    """All three are opened: which one comes, nobody knows."""
    options: dict[str, Any] = {"share": {"share": True}, "answer": {"line": "ogre:u"}}.get(way, {})
    if way == "random":
        panel = (await club.bob.slash(club.channel, "grimoire random")).response
        for _ in range(20):
            await club.bob.click(panel, label="Next puzzle")
    else:
        for puzzle in PUZZLES:
            told = {"puzzle": puzzle.id} | options
            opened = await club.bob.slash(club.channel, "grimoire puzzle", **told)
            for label in CLICKS.get(way, ()):
                await club.bob.click(opened.response, label=label)
    rating = await club.bot.store.grimoire.player_rating(club.bob.id)
    await wait_until(club, at(1, 1))

    panel = (await club.bob.click(posts(club)[0], label="Solve")).response
    assert "You saw this puzzle before" in text(panel)
    daily = await club.bot.store.dailies.open_daily(club.guild.id, club.env.now())
    assert daily is not None
    right = next(each for each in PUZZLES if each.id == daily.puzzle_id).solution
    told = await said(club.bob, club, "puzzle", line=right)
    assert "it was just for fun" in told
    assert "Points" not in told
    assert await club.bot.store.grimoire.player_rating(club.bob.id) == rating
    assert "Daily puzzle points: **3**" in await said(club.ann, club, "puzzle", line=right)


async def test_the_puzzle_of_another_server_is_known_here(club: Club) -> None:
    """Both servers have all three puzzles in three days; the neighbours are two hours later."""
    other = club.env.create_guild("Neighbours", owner=club.bob.user)
    channel, bob = other.create_text_channel("puzzles"), other.add_member(club.bob.user)
    ann = other.add_member(club.ann.user)
    for day in (1, 2, 3):
        await wait_until(club, at(day, 1))
        await said(club.bob, club, "daily")
    await bob.slash(channel, "grimoire setup", channel=channel, hour=3)
    await wait_until(club, at(3, 3))
    post = next(each for each in channel.history() if "Puzzle of the day" in text(each))

    for who, knew in ((bob, True), (ann, False)):
        panel = (await who.click(post, label="Solve")).response
        assert ("You saw this puzzle before" in text(panel)) == knew


async def test_who_is_first_on_the_day_itself_plays_for_points(club: Club) -> None:
    await wait_until(club, at(1, 1))
    panel = (await club.bob.click(posts(club)[0], label="Hint (costs 1 point)")).response
    assert "You saw this puzzle" not in text(panel)
    assert [each["label"] for each in parts(panel) if each.get("label") == "Hint (costs 1 point)"]


@pytest.mark.parametrize(
    ("language", "words"), [("ru", "без изменения рейтинга"), ("fr", "pour le plaisir")]
)
async def test_it_is_told_in_the_language_of_the_person(
    club: Club, language: str, words: str
) -> None:
    club.languages[club.bob.id] = language
    for puzzle in PUZZLES:
        await opened(club.bob, club.channel, puzzle.id)
    await wait_until(club, at(1, 1))
    (post,) = posts(club)
    solve = next(label for label in buttons(post))
    panel = (await club.bob.click(post, label=solve)).response
    assert words in text(panel)
