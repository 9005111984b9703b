"""What a turn has done is watched: an animation on board and panels, unless stills are wanted."""

from __future__ import annotations

from io import BytesIO
from typing import Any

import pytest
from known_games import SHORT
from people import Club, buttons, end_turn, files_of, parts, pictures, text
from PIL import Image, ImageSequence

from bot.store import Motion
from images.animation import MOST_FRAMES

FIRST_ASSAULT = 7
"""After so many moves Ann's end of turn is an assault."""


def files(message: Any) -> list[str]:
    """The names of the pictures in a message."""
    return [each.filename for each in files_of(message)]


async def test_the_end_of_a_turn_is_watched_and_then_the_board_stands_still(club: Club) -> None:
    table = await club.match(SHORT, FIRST_ASSAULT - 1)
    await table.type(SHORT.moves[FIRST_ASSAULT - 1])

    assert files(table.board) == ["turn.webp"]
    (told,) = pictures(table.board)
    assert told.startswith("1. ")
    assert ": Bob’s bastion −" in told
    assert f"Turn {(await table.match()).state.turn}." in told, "it ends on the board"

    await table.type(SHORT.moves[FIRST_ASSAULT])

    assert files(table.board) == ["board.png"]


async def test_who_has_no_autoplay_sees_the_board_as_it_stands(club: Club) -> None:
    """A client that plays no animations shows their first frame."""
    table = await club.match(SHORT, FIRST_ASSAULT - 1)
    await table.type(SHORT.moves[FIRST_ASSAULT - 1])

    (sent,) = files_of(table.board)
    with Image.open(BytesIO(await sent.read())) as animation:
        frames = [each.convert("RGB").tobytes() for each in ImageSequence.Iterator(animation)]
    assert 2 < len(frames) <= MOST_FRAMES
    assert frames[0] == frames[-1]
    assert frames[0] not in frames[1:-1]


async def test_a_turn_without_anything_to_watch_is_a_still(club: Club) -> None:
    table = await club.match(SHORT, 1)
    await table.type("end")
    assert files(table.board) == ["board.png"]


async def test_panels_show_the_film_above_the_hand_until_something_is_chosen(club: Club) -> None:
    table = await club.match(SHORT, FIRST_ASSAULT - 1)
    panel = await table.panel(club.ann)

    await end_turn(club.ann, panel)

    assert files(panel) == ["turn.webp", "hand.png"]
    theirs = await table.panel(club.bob)
    assert files(theirs) == ["turn.webp", "hand.png"]
    assert "Bob’s hand" in pictures(theirs)[-1]
    card = next(each["label"] for each in parts(theirs) if each.get("style") == 1)
    await club.bob.click(theirs, label=card)
    assert files(theirs) == ["board.png", "hand.png"]


async def test_a_server_may_want_stills(club: Club) -> None:
    await club.bot.store.servers.change_guild_settings(club.guild.id, motion=Motion.STILL)
    table = await club.match(SHORT, FIRST_ASSAULT - 1)
    panel = await table.panel(club.ann)

    await end_turn(club.ann, panel)

    assert files(table.board) == ["board.png"]
    assert files(panel) == ["board.png", "hand.png"]


@pytest.mark.parametrize("motion", ["still", "film", "here"])
async def test_somebody_may_want_it_otherwise_on_the_own_panel(club: Club, motion: str) -> None:
    table = await club.match(SHORT, FIRST_ASSAULT - 1)
    answer = await club.ann.slash(club.channel, "motion", motion=motion)
    assert "✅" in text(answer.response)
    panel = await table.panel(club.ann)

    await end_turn(club.ann, panel)

    assert files(table.board) == ["turn.webp"], "the board is everybody's"
    expected = ["board.png", "hand.png"] if motion == "still" else ["turn.webp", "hand.png"]
    assert files(panel) == expected


async def test_a_preview_is_a_film_that_changes_nothing(club: Club) -> None:
    table = await club.match(SHORT, FIRST_ASSAULT - 1)
    panel = await table.panel(club.ann)
    before = await table.moves()

    await club.ann.click(panel, label="Preview")

    assert files(panel) == ["turn.webp"]
    assert pictures(panel)[0].startswith("Preview: 1. ")
    assert "End turn" in buttons(panel)
    assert await table.moves() == before
