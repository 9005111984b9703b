"""How far a board may be above the newest message and still be in sight."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.boards.sight import IN_SIGHT, Sight

BOT, PLAYER, CHANNEL, BOARD = 1, 2, 7, 100


def line(number: int) -> Any:
    """A message of a player, which counts as one line."""
    author, channel = SimpleNamespace(id=PLAYER), SimpleNamespace(id=CHANNEL)
    return SimpleNamespace(id=number, author=author, channel=channel)


def with_lines_below(count: int) -> Sight:
    sight = Sight()
    sight.begins(CHANNEL)
    for number in range(BOARD, BOARD + count + 1):
        sight.appeared(line(number), BOT)
    return sight


async def is_in_sight(sight: Sight) -> bool:
    return await sight.is_in_sight(BOARD, SimpleNamespace(id=CHANNEL), BOT)  # type: ignore[arg-type]


@pytest.mark.parametrize("below", range(IN_SIGHT + 3))
async def test_a_board_is_in_sight_above_four_lines(below: int) -> None:
    assert await is_in_sight(with_lines_below(below)) == (below <= 4)


async def test_a_deleted_message_hides_nothing() -> None:
    sight = with_lines_below(IN_SIGHT)
    sight.vanished(CHANNEL, [BOARD + 1])
    sight.appeared(line(BOARD + IN_SIGHT + 1), BOT)
    assert await is_in_sight(sight)
    sight.vanished(CHANNEL, [BOARD])
    assert not await is_in_sight(sight), "it is not there any more"
