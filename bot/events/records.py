"""The file with the records of all matches of an event."""

from __future__ import annotations

import asyncio
import gzip
import json
from contextlib import suppress

import discord

from bot.app import App, Interaction
from bot.errors import Refusal
from bot.events.handlers import find_any_event
from bot.events.running import RunningEvent
from bot.matches import UnreadableMatch
from bot.matches.parents import is_preparation
from bot.store import EventState
from bot.ui.acknowledgement import Answer
from bot.ui.files import file_of
from bot.ui.replies import Layout, respond, texts_for, while_answerable
from bot.ui.router import Handlers
from engine.core import JsonObject

HANDLERS = Handlers()


@HANDLERS.on("event:records:{event_id}", Answer.PRIVATE)
async def _send(interaction: Interaction, event_id: int) -> None:
    """Send the records of a finished event as one file, once an hour to each user."""
    client, texts = interaction.client, texts_for(interaction)
    event = await find_any_event(interaction, event_id)
    if event.row.state is not EventState.OVER:
        raise Refusal("refused-event-runs")
    with client.quotas.collecting(interaction.user.id):
        await respond(interaction, texts("event-records-soon"))
        async with while_answerable(interaction), client.locks["records",]:  # one at a time
            found = await _records(client, event)
        data = await asyncio.to_thread(_compress, found)
    file = file_of(data, f"event-{event_id}.json.gz")
    link = discord.ui.File[discord.ui.LayoutView](f"attachment://{file.filename}")
    text = texts("event-records", count=len(found))
    await interaction.edit_original_response(view=Layout(text, link), attachments=[file])


async def _records(client: App, event: RunningEvent) -> list[JsonObject]:
    """Load the records of all matches that have one, by round and table."""
    found: list[JsonObject] = []
    for number in range(1, len(event.course.rounds) + 1):
        matches = await client.store.events.matches(event.row.id, number)
        for table, first in sorted(matches.items()):
            match_id, _ = await client.store.events.latest(first.id)
            with suppress(Refusal, UnreadableMatch):
                match = await client.matches.get(match_id)
                if match.is_final and not is_preparation(match):
                    found.append({"round": number, "table": table, "match": match.record()})
    return found


def _compress(records: list[JsonObject]) -> bytes:
    return gzip.compress(json.dumps(records, ensure_ascii=False).encode())
