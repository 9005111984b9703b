"""The buttons below an event: join, leave, start, and the player's own match."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.app import Interaction
from bot.blocks import check_together
from bot.boards import playing
from bot.errors import Refusal
from bot.events.course import Kind, Line
from bot.events.nights import race_of
from bot.events.progress import Events
from bot.events.running import RunningEvent
from bot.grimoire.modes import show_puzzle
from bot.lobby.opening import play_anybody
from bot.moderators import is_moderator
from bot.store import Entrant, EventState
from bot.ui.acknowledgement import Answer
from bot.ui.escaping import escape_markdown, name_of
from bot.ui.places import check_bot_can_post, may_look_into
from bot.ui.replies import server_of
from bot.ui.router import Handlers

HANDLERS = Handlers()
TRIES = 3
"""How often a change is tried if the event changes at the same time."""


async def find_any_event(interaction: Interaction, event_id: int) -> RunningEvent:
    """Return an event in a channel that the user can see. Raises `Refusal`."""
    event = await RunningEvent.load(interaction.client.store, event_id)
    is_here = event.row.guild_id == server_of(interaction)
    if not is_here or not await may_look_into(interaction, event.row.channel_id):
        raise Refusal("refused-no-such-event")
    return event


async def find_event(
    interaction: Interaction, event_id: int, *, ended: bool = False
) -> RunningEvent:
    """Return an unfinished event in a channel that the user can see; or one that has `ended`.

    Raises `Refusal`.
    """
    event = await find_any_event(interaction, event_id)
    if not (
        event.row.is_unfinished or (ended and event.can_be_corrected(interaction.client.now()))
    ):
        raise Refusal("refused-event-over")
    return event


async def check_host(interaction: Interaction, event: RunningEvent) -> None:
    """Raise `Refusal` unless the user is the event's host or moderates its channel."""
    if not await is_host(interaction, event):
        raise Refusal("refused-event-not-host", host=escape_markdown(event.row.host_name))


async def is_host(interaction: Interaction, event: RunningEvent) -> bool:
    """Return whether the user is the event's host or moderates its channel."""
    if interaction.user.id == event.row.host_id:
        return True
    return await is_moderator(interaction, event.row.channel_id)


async def change(
    interaction: Interaction,
    event_id: int,
    make: Callable[[RunningEvent], Awaitable[bool]],
    *,
    ended: bool = False,
) -> None:
    """Make a change of an event; if it has just changed, try again. Raises `Refusal`.

    `ended`: it may be over.
    """
    for _ in range(TRIES):
        if await make(await find_event(interaction, event_id, ended=ended)):
            return
    raise Refusal("refused-stale")


@HANDLERS.on("event:join:{event_id}", begins="event")
async def _join(interaction: Interaction, event_id: int) -> None:
    """Join, again too, before the start or between rounds."""
    user = interaction.user

    async def join(event: RunningEvent) -> bool:
        if event.number_of(user.id) is not None:
            raise Refusal("refused-event-joined")
        if event.course.has_begun and not event.takes_late_entrants:
            raise Refusal("refused-event-begun")
        if len(event.course.active) >= event.most:
            raise Refusal("refused-event-full", count=event.most)
        await check_together(interaction, [event.row.host_id])
        known = {user_id: number for number, user_id in event.users.items()}
        number = known.get(user.id, len(known) + 1)
        entrant = Entrant(number=number, user_id=user.id, name=name_of(user))
        return await interaction.client.part(Events).take(
            event,
            [Line(Kind.JOIN, {"entrant": number})],
            user.id,
            entrants=[] if user.id in known else [entrant],
        )

    await change(interaction, event_id, join)


@HANDLERS.on("event:leave:{event_id}")
async def _leave(interaction: Interaction, event_id: int) -> None:
    """Leave. A match that has begun counts as it ends."""

    async def leave(event: RunningEvent) -> bool:
        number = event.number_of(interaction.user.id)
        if number is None:
            raise Refusal("refused-event-absent")
        line = Line(Kind.LEAVE, {"entrant": number})
        return await interaction.client.part(Events).take(event, [line], interaction.user.id)

    await change(interaction, event_id, leave)


@HANDLERS.on("event:start:{event_id}", begins="event")
async def start(interaction: Interaction, event_id: int) -> None:
    """Begin the first round, as the host or a moderator."""

    async def begin(event: RunningEvent) -> bool:
        await check_host(interaction, event)
        if event.row.state is not EventState.OPEN:
            raise Refusal("refused-event-begun")
        if interaction.channel_id == event.row.channel_id:
            await check_bot_can_post(interaction)
        return await interaction.client.part(Events).begin_round(event, interaction.user.id)

    await change(interaction, event_id, begin)


@HANDLERS.on("event:mine:{event_id}", Answer.PRIVATE)
async def _open_own(interaction: Interaction, event_id: int) -> None:
    """Open the panel of the player's match of this round, or the player's puzzle.

    Of several matches it is the first in which it is the player's turn.
    """
    event = await find_event(interaction, event_id)
    if event.is_night:
        await show_puzzle(interaction, (await race_of(interaction.client, event)).id)
        return
    user_id, client = interaction.user.id, interaction.client
    number, store = event.number_of(user_id), client.store.events
    matches, own = await store.matches(event_id, len(event.course.rounds)), list[tuple[bool, int]]()
    for table in event.course.open_tables():
        if number in event.course.rounds[-1].tables[table - 1].entrants:
            match = await client.matches.get((await store.latest(matches[table].id))[0])
            waits = all(match.user_in(seat) != user_id for seat in match.to_act)
            own.append((waits, match.id))
    if not own:
        raise Refusal("refused-event-no-match")
    await playing.open_panel(interaction, min(own)[1])


@HANDLERS.on("event:seek:{event_id}", Answer.PRIVATE, begins="start")
async def _find_opponent(interaction: Interaction, event_id: int) -> None:
    """Join another player who looks for an opponent, or wait for one in this channel."""
    event = await find_event(interaction, event_id)
    if event.row.state is not EventState.RUNNING or not event.is_arena:
        raise Refusal("refused-unknown-button")
    await play_anybody(interaction, event.settings)
