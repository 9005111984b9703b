"""The bot dies and comes back: nothing is lost, nothing is done twice, no button is dead."""

from __future__ import annotations

from pathlib import Path

import pytest
from known_games import SHORT
from people import (
    MESSAGE,
    MESSAGES,
    ORIGINAL,
    THREADS,
    Club,
    Table,
    buttons,
    end_turn,
    files_of,
    only_for,
    pictures,
    text,
)
from simcord import ChannelHandle

ACCEPT = "Accept (random deck)"
THREAD_EXISTS = 160004


async def goes_on_as_if_nothing_had_happened(table: Table) -> None:
    """The rest of the game leads to where it leads without any interruption, each move is
    there once, and every board shows what it should."""
    played = await table.moves()
    assert played == list(SHORT.moves[: len(played)])

    await table.play(SHORT.moves[len(played) :])

    match = await table.match()
    assert await table.moves() == list(SHORT.moves)
    assert match.state.key() == SHORT.state().key()
    assert table.shows(match)
    *old, newest = table.boards
    assert [buttons(each) for each in old] == [{}] * len(old)
    assert "Ann wins" in pictures(newest)[0]


async def accepted(club: Club) -> Table:
    """The table of the only challenge, once it is accepted."""
    return Table(club, club.channel.threads[0])


async def test_while_a_challenge_is_open(club: Club) -> None:
    challenge = await club.challenge()
    await club.restart()

    await club.bob.select(challenge, ["3"])

    assert f"<#{challenge.id}>" in text(challenge)
    await goes_on_as_if_nothing_had_happened(await accepted(club))


async def test_while_a_challenge_runs_out(club: Club) -> None:
    challenge = await club.challenge()
    club.bot._sweep.cancel()  # the old bot is gone for a while
    await club.wait(club.bot.settings.lobby_minutes * 60)
    await club.restart()

    assert text(challenge) == "The challenge has expired."


@pytest.mark.parametrize("answered", [False, True])
async def test_between_the_challenge_and_the_memory_of_its_message(
    club: Club, answered: bool
) -> None:
    with club.dying("POST", "/webhooks/*", answered=answered):
        await club.ann.slash(club.channel, "duel", opponent=club.bob, deck="1")
    await club.restart()

    if answered:
        await club.bob.select(club.channel.history()[0], ["3"])
        await goes_on_as_if_nothing_had_happened(Table(club, await home(club)))
    else:
        await club.wait(club.bot.settings.lobby_minutes * 60 + 60)
        assert await club.challenge()


async def home(club: Club) -> ChannelHandle:
    """Where Ann's only match is played."""
    (match,) = await club.playing(club.ann)
    channels = [club.channel, *club.channel.threads]
    return next(each for each in channels if each.id == match.row.channel_id)


async def test_accepted_and_nothing_more(club: Club) -> None:
    challenge = await club.challenge()
    with club.dying("PATCH", ORIGINAL):
        await club.bob.select(challenge, ["3"])
    assert club.channel.threads == []
    await club.restart()

    assert f"<#{challenge.id}>" in text(challenge)
    await goes_on_as_if_nothing_had_happened(await accepted(club))


async def test_accepted_but_the_thread_is_not_made(club: Club) -> None:
    challenge = await club.challenge()
    with club.dying("POST", THREADS):
        await club.bob.select(challenge, ["3"])
    assert club.channel.threads == []
    await club.restart()

    assert f"<#{challenge.id}>" in text(challenge)
    await goes_on_as_if_nothing_had_happened(await accepted(club))


async def test_the_thread_is_made_but_the_bot_has_not_heard_of_it(club: Club) -> None:
    challenge = await club.challenge()
    with club.dying("POST", THREADS, answered=True):
        await club.bob.select(challenge, ["3"])
    club.fault("POST", THREADS, 400, THREAD_EXISTS)  # what Discord says to a second one
    await club.restart()

    assert f"<#{challenge.id}>" in text(challenge)
    await goes_on_as_if_nothing_had_happened(await accepted(club))


@pytest.mark.parametrize("answered", [False, True])
async def test_the_thread_is_made_but_the_challenge_does_not_tell(
    club: Club, answered: bool
) -> None:
    challenge = await club.challenge()
    with club.dying("PATCH", MESSAGE, answered=answered):
        await club.bob.select(challenge, ["3"])
    await club.restart()

    assert f"<#{challenge.id}>" in text(challenge)
    await goes_on_as_if_nothing_had_happened(await accepted(club))


@pytest.mark.parametrize("answered", [False, True])
async def test_the_first_board_is_not_posted_or_not_remembered(club: Club, answered: bool) -> None:
    challenge = await club.challenge()
    with club.dying("POST", MESSAGES, answered=answered):
        await club.bob.select(challenge, ["3"])
    await club.restart()

    await goes_on_as_if_nothing_had_happened(await accepted(club))


async def test_in_the_middle_of_a_turn_with_the_panel_open(club: Club) -> None:
    table = await club.match(SHORT, 2)
    panel = await table.panel(club.bob)
    await club.bob.click(panel, label="2. Brigand · 4")
    await club.restart()

    await club.bob.click(panel, label="Lower lane")

    assert await table.moves() == list(SHORT.moves[:3])
    assert "**Bob** plays **Brigand**" in text(panel)
    await goes_on_as_if_nothing_had_happened(table)


async def test_every_button_of_board_and_panel_works_after_a_restart(club: Club) -> None:
    table = await club.match(SHORT, 3)
    panel = await table.panel(club.bob)
    for label in ("Refresh", "2. Disciple · 4", "Upper lane", "Undo"):
        await club.restart()
        clicked = await club.bob.click(panel, label=label)
        assert clicked.acknowledged
        assert clicked.followups == []

    await club.restart()
    for label in ("My hand", "Icons", "What happened"):
        assert (await club.ann.click(table.board, label=label)).response
    assert (await table.match()).state.key() == SHORT.state(3).key()
    assert await table.moves() == [*SHORT.moves[:3], "disciple:u", "undo"]


@pytest.mark.parametrize("path", [ORIGINAL, MESSAGE], ids=["reply", "board"])
@pytest.mark.parametrize("answered", [False, True])
async def test_between_an_accepted_move_and_its_reply(
    club: Club, path: str, answered: bool
) -> None:
    table = await club.match(SHORT, 2)
    panel = await table.panel(club.bob)
    await club.bob.click(panel, label="2. Brigand · 4")
    with club.dying("PATCH", path, answered=answered):
        await club.bob.click(panel, label="Lower lane")
    await club.restart()

    assert await table.moves() == list(SHORT.moves[:3])
    assert "Brigand" in text(table.board)
    if "Lower lane" in buttons(panel):  # what Bob sees has not changed: he tries again
        await club.bob.click(panel, label="Lower lane")
    assert await table.moves() == list(SHORT.moves[:3])
    assert list(buttons(panel))[:2] == ["1. Meteorite · 5", "2. Disciple · 4"]
    await goes_on_as_if_nothing_had_happened(table)


@pytest.mark.parametrize(("method", "path"), [("PATCH", MESSAGE), ("POST", MESSAGES)])
async def test_between_the_end_of_a_turn_and_the_new_board(
    club: Club, method: str, path: str
) -> None:
    await club.settle(calls="turn")
    table = await club.match(SHORT, 4)
    with club.dying(method, path):
        await table.type("end")
    await club.restart()

    assert "Turn 3" in pictures(table.board)[0]
    assert len(table.boards) == 1
    await goes_on_as_if_nothing_had_happened(table)


async def test_a_new_board_that_the_bot_has_not_heard_of_keeps_no_buttons(club: Club) -> None:
    await club.settle(calls="turn")
    table = await club.match(SHORT, 4)
    with club.dying("POST", MESSAGES, answered=True):
        await table.type("end")
    await club.restart()

    with_buttons = [each for each in table.boards if buttons(each)]
    assert len(with_buttons) == 1
    await goes_on_as_if_nothing_had_happened(table)


@pytest.mark.parametrize(("method", "path"), [("PATCH", ORIGINAL), ("PATCH", MESSAGE)])
async def test_between_the_last_move_and_the_board_of_victory(
    club: Club, method: str, path: str
) -> None:
    table = await club.match(SHORT, 9)
    with club.dying(method, path):
        await table.type("end")
    await club.restart()

    assert await table.moves() == list(SHORT.moves)
    assert f"<@{club.ann.id}> wins" in text(table.board)
    assert buttons(table.board) == dict.fromkeys(
        ("Rematch", "Replay", "Review", "What happened"), True
    )
    assert await club.playing(club.ann) == []


async def test_while_it_is_asked_about_a_resignation(club: Club) -> None:
    table = await club.match(SHORT, 2)
    asked = (await club.ann.slash(table.channel, "resign")).response
    await club.restart()

    await club.ann.click(asked, label="Resign")

    assert await table.moves() == [*SHORT.moves[:2], "resign"]
    assert "resigned" in text(table.board)


async def test_after_the_end_rematch_and_log_work(club: Club) -> None:
    table = await club.match(SHORT, 10)
    await club.restart()

    log = (await club.bob.click(table.board, label="What happened")).response
    (rematch,) = (await club.bob.click(table.board, label="Rematch")).followups

    assert log is not None
    assert len(files_of(log)) == 2
    assert ACCEPT in buttons(rematch)


async def test_a_restart_before_every_single_move(club: Club) -> None:
    table = await club.match(SHORT)
    for move in SHORT.moves:
        await table.type(move)
        await club.restart()

    await goes_on_as_if_nothing_had_happened(table)


async def test_buttons_of_matches_that_nobody_knows_any_more(club: Club, tmp_path: Path) -> None:
    table, challenge = await club.match(SHORT), await club.challenge()
    panel = await table.panel(club.ann)
    url = f"sqlite+aiosqlite:///{tmp_path / 'another.db'}"
    await club.restart(club.bot.settings.model_copy(update={"database_url": url}))

    answers = [
        await club.ann.click(table.board, label="My hand"),
        await club.ann.click(table.board, label="What happened"),
        await end_turn(club.ann, panel),
        await club.bob.click(challenge, label=ACCEPT),
    ]

    told = [only_for(each) for each in answers]
    assert told == ["That match no longer exists."] * 3 + ["That challenge is closed."]
