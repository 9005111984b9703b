"""`/event`: what runs in the server, and the panel on which a host opens an event."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from contextlib import suppress
from typing import Literal

from bot.app import App, Interaction
from bot.boards.message import waits_text
from bot.clock import CLOCKS, NO_CLOCK, Clock
from bot.errors import Refusal
from bot.events.lost_channel import can_continue, continue_button
from bot.events.message import about_parts, event_view
from bot.events.progress import Events
from bot.events.running import BY_SIZE, HOURS, LIVE, NIGHT, ROUNDS, RunningEvent, make_plan
from bot.events.weekly import weekly_label, weekly_line
from bot.game_api import all_match_options, game_name
from bot.lobby.match_request import CLOCK, ON_VALUE, RATED, MatchRequest
from bot.lobby.options import clock_of, game_of, suggested_games
from bot.lobby.request_controls import AS_USUAL, clock_choice, control_id, setting_controls
from bot.matches import UnreadableMatch
from bot.store import Event, EventState, Rated
from bot.ui.acknowledgement import Answer, publish
from bot.ui.commands import command
from bot.ui.escaping import escape_markdown, name_of
from bot.ui.places import check_bot_can_post, link_to, may_look_into
from bot.ui.received import parse_number, read_choice
from bot.ui.replies import respond, server_of, texts_for, texts_for_all
from bot.ui.router import BLUE, GREEN, Button, Handlers, Select, controls, in_rows, option
from engine.core import JsonObject
from texts import Texts

HANDLERS = Handlers(Answer.PANEL)
DEFAULT_CLOCK = "180"
"""The clock of an event in a server whose matches have none: an event needs one."""
FORMAT, DRAFT = "format", "draft"
LISTED, WAITING = 10, 3
"""The events in the list of `/event`, and the tables below each: loading replays a match."""
DAILY = "86400"
"""The clock of a league: everyone has several matches at the same time."""
How = Literal["swiss", "final", "knockout", "round-robin", "pods", "arena", "league"]
Tables = Literal["anybody", "table"]
_COMPANIES: Mapping[str, tuple[Tables, ...]] = {
    "swiss": ("anybody",),
    "final": ("anybody",),
    "knockout": ("anybody",),
    "round-robin": ("anybody",),
    "pods": ("table", "anybody"),
    "arena": ("anybody",),
    "league": ("anybody",),
}
"""The opponents at one table, the default ones first."""


@command("command-event", in_servers_only=True, begins=True)
async def event_command(interaction: Interaction, game: str | None = None) -> None:
    """List the server's events, and offer to open one of the named game (default: the server's)."""
    texts, client = texts_for(interaction), interaction.client
    events = await client.store.events.in_server(server_of(interaction), LISTED)
    seen = [each for each in events if await may_look_into(interaction, each.channel_id)]
    lost = [each for each in map(RunningEvent, events) if await can_continue(interaction, each)]
    shown = [*map(RunningEvent, seen), *lost]
    lines = [line for each in shown for line in await _event_lines(client, each, texts)]
    weekly = await client.store.events.weekly_in(server_of(interaction))
    coming = [each for each in weekly if await may_look_into(interaction, each.channel_id)]
    lines += [f"- {weekly_line(each, texts)}" for each in coming]
    choices = [option(str(each.id), weekly_label(each, texts)) for each in coming]
    await respond(
        interaction,
        "\n".join([texts("event-list" if lines else "event-list-empty"), *lines]),
        *in_rows([continue_button(each, texts) for each in lost]),
        controls(*[Select("event:coming", choices, texts("event-weekly-choose"))] * bool(choices)),
        texts("event-methods"),
        *in_rows(_new_buttons((await game_of(interaction, game)).game, texts)),
    )


event_command.autocomplete("game")(suggested_games)


async def _event_lines(client: App, event: RunningEvent, texts: Texts) -> list[str]:
    """Return an event in one line, and below it the tables for which a round waits longest."""
    facts = {
        "event": f"**{escape_markdown(event.title(texts))}**",
        "count": len(event.course.active),
        "link": link_to(event.row, event.row.message_id),
        "round": len(event.course.rounds),
    }
    state = "lost" if event.is_lost else event.row.state
    lines = ["- " + texts(f"event-line-{state}", **facts)]
    matches = await client.store.events.matches(event.row.id, len(event.course.rounds))
    for table in [each for each in event.course.open_tables() if each in matches][:WAITING]:
        match_id, _ = await client.store.events.latest(matches[table].id)
        with suppress(Refusal, UnreadableMatch):
            waits = waits_text(await client.matches.get(match_id), texts)
            lines.append("  - " + texts("event-line-table", table=table, waits=waits))
    return lines


def _new_buttons(game: str, texts: Texts) -> list[Button]:
    buttons = [
        Button(f"event:new:{how}:{game}", texts(f"button-event-{how}"), BLUE)
        for how in _COMPANIES
        if _default_request(how, game, texts) is not None
    ]
    return [*buttons, Button("event:night", texts("button-event-puzzles"), BLUE)]


def _default_request(how: str, game: str, texts: Texts) -> MatchRequest | None:
    """Return the default matches of such an event; None if this game can't be played so."""
    found = (MatchRequest.of(game, company).usual(texts) for company in _COMPANIES[how])
    request = next((each for each in found if each is not None), None)
    if how == "pods" and request is not None and _drafts(request):
        return request.settle(FORMAT, DRAFT, texts) or request
    return request


def _drafts(request: MatchRequest) -> bool:
    """Return whether the game can be drafted, which is what most game nights do."""
    formats = (each.choices for each in request.options if each.name == FORMAT)
    return DRAFT in dict(next(formats, ()))


@HANDLERS.on("event:new:{how}:{game}", begins="event")
async def _choose_method(interaction: Interaction, how: How, game: str) -> None:
    """Show the options of an event of this kind."""
    texts = texts_for(interaction)
    request = _default_request(how, (await game_of(interaction, game)).game, texts)
    if request is None:
        raise Refusal("refused-unknown-button")
    server_settings = await interaction.client.store.servers.guild_settings(interaction.guild_id)
    if server_settings.rated is Rated.RATED and RATED in request.options:
        request = request.settle(RATED.name, ON_VALUE, texts) or request
    await _show_options(interaction, how, 0, request)


async def _show_options(
    interaction: Interaction, how: How, rounds: int, request: MatchRequest
) -> None:
    """Show the event to be opened, all its options, and the button that opens it."""
    texts, is_league = texts_for(interaction), how == "league"
    event = await make_event(interaction, how, rounds, request)
    weekly = Button(
        control_id(f"event:{how}:{rounds}", "weekly", request), texts("button-event-weekly")
    )
    prefix, clock = f"event:{how}:{rounds}", clock_choice(event.settings.clock)
    games = [
        option(each.game, game_name(each.game, texts), chosen=each.game == request.game)
        for each in all_match_options()
        if _default_request(how, each.game, texts) is not None
    ]
    await respond(
        interaction,
        f"### {escape_markdown(event.title(texts))}",
        *about_parts(event, texts),
        controls(Select(f"event:game:{how}", games)),
        *setting_controls(prefix, request, clock, texts, with_pick=False),
        controls(*_rounds_select(how, rounds, request, texts)),
        controls(
            Button(control_id(prefix, "open", request), texts("button-event-open"), GREEN),
            *[weekly] * (not is_league),
        ),
    )


def _rounds_select(how: How, rounds: int, request: MatchRequest, texts: Texts) -> list[Select]:
    """Lay out the numbers of rounds, or of hours, where they can be chosen.

    0: by the number of players.
    """
    choices = {"swiss": [0, *ROUNDS], "pods": ROUNDS, "arena": HOURS}.get(how, ())
    unit = "event-hours" if how == "arena" else "event-rounds"
    values = [
        option(str(each), texts(unit, count=each), chosen=each == (rounds or choices[0]))
        for each in choices
    ]
    if not values:
        return []
    return [Select(control_id(f"event:{how}", "rounds", request), values)]


async def make_event(
    interaction: Interaction, how: How, rounds: int, request: MatchRequest
) -> RunningEvent:
    """Return the event that the panel shows. It is not stored yet. Raises `Refusal`."""
    usual = await clock_of(interaction, None) or CLOCKS[DEFAULT_CLOCK]
    if how == "league" and (usual is None or usual.seconds <= LIVE):
        usual = CLOCKS[DAILY]
    chosen = CLOCKS[request.settled.get(CLOCK.name, NO_CLOCK)]
    settings = request.match_settings(chosen or usual)
    settings.check()
    if rounds not in {"arena": (0, *HOURS)}.get(how, (0, *ROUNDS)):
        raise Refusal("refused-unknown-button")
    plan = make_plan(how, rounds or {"pods": 1, "arena": HOURS[0]}.get(how, BY_SIZE), settings)
    return _make_event(interaction, plan, settings.document())


def make_night(interaction: Interaction) -> RunningEvent:
    """Return a puzzle night. It is not stored yet."""
    return _make_event(interaction, NIGHT, {})


def _make_event(interaction: Interaction, plan: JsonObject, settings: JsonObject) -> RunningEvent:
    return RunningEvent(
        Event(
            guild_id=server_of(interaction),
            channel_id=interaction.channel_id,
            host_id=interaction.user.id,
            host_name=name_of(interaction.user),
            name="",
            plan=plan,
            settings=settings,
            language=texts_for_all(interaction).language,
            seed=secrets.randbits(62),
            state=EventState.OPEN,
            version=0,
            created_at=interaction.client.now(),
            unshown=True,
            lines=[],
            entrants=[],
        )
    )


@HANDLERS.on("event:game:{how}", begins="event")
async def _choose_game(interaction: Interaction, how: How) -> None:
    await _choose_method(interaction, how, read_choice(interaction))


@HANDLERS.on("event:{how}:rounds:{game}:{company}::{code}", begins="event")
async def _choose_rounds(
    interaction: Interaction, how: How, game: str, company: Tables, code: str
) -> None:
    rounds = parse_number(read_choice(interaction)) or 0
    await _show_options(interaction, how, rounds, MatchRequest.read(game, company, code))


@HANDLERS.on("event:{how}:{rounds}:set:{game}:{company}:{mark}:{code}", begins="event")
async def _settle(
    interaction: Interaction,
    how: How,
    rounds: int,
    game: str,
    company: Tables,
    mark: str,
    code: str,
) -> None:
    """Set an option to the value chosen in a select."""
    value = read_choice(interaction)
    request = MatchRequest.read(game, company, code)
    await _change(interaction, how, rounds, request, mark, "" if value == AS_USUAL else value)


@HANDLERS.on("event:{how}:{rounds}:flip:{game}:{company}:{mark}:{code}", begins="event")
async def _flip(
    interaction: Interaction,
    how: How,
    rounds: int,
    game: str,
    company: Tables,
    mark: str,
    code: str,
) -> None:
    """Turn a switch on or off."""
    request = MatchRequest.read(game, company, code)
    await _change(interaction, how, rounds, request, mark, request.flipped(mark))


async def _change(
    interaction: Interaction, how: How, rounds: int, request: MatchRequest, mark: str, value: str
) -> None:
    option_name = request.option(mark).name
    if option_name == CLOCK.name and not _fits(how, CLOCKS.get(value)):
        value = ""
    changed = request.settle(option_name, value, texts_for(interaction))
    if changed is None:
        raise Refusal("refused-unknown-choice")
    await _show_options(interaction, how, rounds, changed)


def _fits(how: How, clock: Clock | None) -> bool:
    """Return whether an event can have this clock: it needs one, a league one of hours."""
    return clock is not None and (how != "league" or clock.seconds > LIVE)


@HANDLERS.on("event:{how}:{rounds}:open:{game}:{company}::{code}", begins="event")
async def _open(
    interaction: Interaction, how: How, rounds: int, game: str, company: Tables, code: str
) -> None:
    """Post the event in the channel; everyone there may join."""
    request = MatchRequest.read(game, company, code)
    await _post(interaction, await make_event(interaction, how, rounds, request))


@HANDLERS.on("event:night", begins="event")
async def _show_night(interaction: Interaction) -> None:
    """Show what a puzzle night is, and the buttons that open it."""
    texts, event = texts_for(interaction), make_night(interaction)
    await respond(
        interaction,
        f"### {escape_markdown(event.title(texts))}",
        *about_parts(event, texts),
        controls(
            Button("event:night:open", texts("button-event-open"), GREEN),
            Button("event:night:weekly", texts("button-event-weekly")),
        ),
    )


@HANDLERS.on("event:night:open", begins="event")
async def _open_night(interaction: Interaction) -> None:
    """Post a puzzle night in the channel; everyone there may join."""
    await _post(interaction, make_night(interaction))


async def _post(interaction: Interaction, event: RunningEvent) -> None:
    """Store and post a new event. Raises `Refusal`."""
    client = interaction.client
    await check_bot_can_post(interaction)
    row, store = event.row, client.store.events
    async with client.quotas.event(row.host_id, row.guild_id, row.channel_id):
        await store.open(row)
    view, files = await event_view(client, event)
    note = texts_for(interaction)("event-opened")
    message_id = await publish(interaction, view, files=files, note=note)
    await store.place(row, message_id)
    await store.record_shown(row)
    client.part(Events).request(row.id)


COMMANDS = (event_command,)
