"""What an interaction has left is freed at once, without a search for cycles."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from io import BytesIO

import discord
import pytest
from known_games import SHORT
from people import Club, end_turn

OURS = discord.Interaction, discord.InteractionResponse, discord.ui.LayoutView, BytesIO


@pytest.fixture
def no_search_for_cycles() -> Iterator[None]:
    """Let Python search for cycles only when the test asks for it, and keep what it finds."""
    gc.collect()
    gc.disable()
    gc.set_debug(gc.DEBUG_SAVEALL)
    yield
    gc.set_debug(0)
    gc.garbage.clear()
    gc.enable()


@pytest.mark.usefixtures("no_search_for_cycles")
async def test_commands_and_clicks_leave_no_interaction_message_or_file_in_a_cycle(
    club: Club,
) -> None:
    table = await club.match(SHORT, 2)
    for _ in range(2):
        person = await table.player()
        await end_turn(person, await table.panel(person))
        await person.slash(table.channel, "help")

    gc.collect()
    assert [each for each in gc.garbage if isinstance(each, OURS)] == []
