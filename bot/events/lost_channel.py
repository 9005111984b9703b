"""Events whose channel was deleted: they are paused, and continue where one of their people asks.

`/event` lists them for the host, moderators and those who take part.
"""

from __future__ import annotations

from bot.app import Interaction
from bot.errors import Refusal
from bot.events.course import Kind, Line
from bot.events.progress import Events
from bot.events.running import RunningEvent
from bot.moderators import is_moderator
from bot.ui.escaping import shorten_name
from bot.ui.places import check_bot_can_post, check_not_refused
from bot.ui.replies import respond, server_of, texts_for
from bot.ui.router import BLUE, Button, Handlers
from texts import Texts

HANDLERS = Handlers()
LONGEST_NAME = 60


async def can_continue(interaction: Interaction, event: RunningEvent) -> bool:
    """Return whether the event has lost its channel, and the acting user may give it another."""
    user_id = interaction.user.id
    takes_part = user_id == event.row.host_id or event.number_of(user_id) is not None
    return event.is_lost and (takes_part or await is_moderator(interaction))


def continue_button(event: RunningEvent, texts: Texts) -> Button:
    """Return the button that continues an event in the channel of the click."""
    title = shorten_name(event.title(texts), LONGEST_NAME)
    return Button(
        f"event:continue:{event.row.id}", texts("button-event-continue", event=title), BLUE
    )


@HANDLERS.on("event:continue:{event_id}")
async def _continue_here(interaction: Interaction, event_id: int) -> None:
    """Move the event to the channel of the click, and end the pause."""
    client, now = interaction.client, interaction.client.now()
    event = await RunningEvent.load(client.store, event_id)
    if event.row.guild_id != server_of(interaction):
        raise Refusal("refused-no-such-event")
    if not await can_continue(interaction, event):
        raise Refusal("refused-unknown-button")
    await check_bot_can_post(interaction)
    check_not_refused(interaction)
    client.quotas.post(interaction)
    place = {"channel_id": interaction.channel_id, "message_id": None}
    values = {**place, "due_at": event.due_after_pause(now)}
    line = Line(Kind.RESUME, {})
    if not await client.part(Events).take(event, [line], interaction.user.id, values=values):
        raise Refusal("refused-stale")
    await respond(interaction, texts_for(interaction)("event-continued"))
