"""The form that makes an event weekly, and the panel of a weekly event."""

from __future__ import annotations

from bot.app import Interaction
from bot.errors import Refusal
from bot.events.opening import How, Tables, make_event, make_night
from bot.events.weekly import Weekly, next_start, weekly_line
from bot.lobby.match_request import MatchRequest
from bot.moderators import is_moderator
from bot.store import Event, WeeklyEvent
from bot.ui.acknowledgement import Answer, wait_for_database
from bot.ui.escaping import escape_markdown
from bot.ui.forms import open_form, read_fields, select_field, text_field
from bot.ui.places import check_bot_can_post, may_look_into
from bot.ui.received import parse_number, parse_snowflake, read_choice, read_choices
from bot.ui.replies import respond, server_of, texts_for
from bot.ui.router import RED, Button, Handlers, RoleSelect, controls, option
from bot.ui.time_zones import read_time, read_time_zone

HANDLERS = Handlers(Answer.PANEL)
MOST_WEEKLY = 10
"""The weekly events of a server."""
FRIDAY, EVENING = 4, "20:00"
"""The day and the time that the form suggests."""
_DAY, _TIME, _ZONE = "day", "time", "zone"
_LONGEST_TIME, _LONGEST_ZONE = 5, 64


@HANDLERS.on("event:{how}:{rounds}:weekly:{game}:{company}::{code}", Answer.FORM, begins="event")
async def _ask_when(
    interaction: Interaction, how: How, rounds: int, game: str, company: Tables, code: str
) -> None:
    """Open the form for day, time and zone."""
    await _open_form(interaction, f"form:weekly:{how}:{rounds}:{game}:{company}:{code}")


@HANDLERS.on("event:night:weekly", Answer.FORM, begins="event")
async def _ask_when_night(interaction: Interaction) -> None:
    """Open the form for day, time and zone of a puzzle night."""
    await _open_form(interaction, "form:night")


async def _open_form(interaction: Interaction, form_id: str) -> None:
    texts, client = texts_for(interaction), interaction.client
    reading = client.store.dailies.server(interaction.guild_id or 0)
    server = await wait_for_database(interaction, reading, None)
    days = [option(str(day), texts(f"weekday-{day}"), chosen=day == FRIDAY) for day in range(7)]
    zone, about = server.time_zone if server is not None else "", texts("quiet-zone-about")
    await open_form(
        interaction,
        texts("event-weekly-title"),
        form_id,
        select_field(_DAY, texts("event-weekly-day"), days),
        text_field(_TIME, texts("event-weekly-time"), _LONGEST_TIME, filled=EVENING),
        text_field(_ZONE, texts("event-weekly-zone"), _LONGEST_ZONE, about=about, filled=zone),
    )


@HANDLERS.on("form:weekly:{how}:{rounds}:{game}:{company}:{code}", begins="event")
async def _make_weekly(
    interaction: Interaction, how: How, rounds: int, game: str, company: Tables, code: str
) -> None:
    """Store the weekly event, and show it. Raises `Refusal`, and changes nothing then."""
    if how == "league":  # it continues by itself
        raise Refusal("refused-unknown-button")
    request = MatchRequest.read(game, company, code)
    await _store_weekly(interaction, (await make_event(interaction, how, rounds, request)).row)


@HANDLERS.on("form:night", begins="event")
async def _make_weekly_night(interaction: Interaction) -> None:
    """Store a weekly puzzle night, and show it. Raises `Refusal`, and changes nothing then."""
    await _store_weekly(interaction, make_night(interaction).row)


async def _store_weekly(interaction: Interaction, row: Event) -> None:
    client, typed = interaction.client, read_fields(interaction)
    await check_bot_can_post(interaction)
    if len(await client.store.events.weekly_in(row.guild_id)) >= MOST_WEEKLY:
        raise Refusal("refused-many-weekly", count=MOST_WEEKLY)
    weekday = parse_number(typed.get(_DAY, ""))
    if weekday not in range(7):
        raise Refusal("refused-unknown-choice")
    weekly = WeeklyEvent(
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        host_id=row.host_id,
        host_name=row.host_name,
        name=row.name,
        plan=row.plan,
        settings=row.settings,
        language=row.language,
        weekday=weekday,
        time=read_time(typed.get(_TIME, "")),
        time_zone=read_time_zone(typed.get(_ZONE, "")),
    )
    weekly.next_at = next_start(weekly, client.now())
    await client.store.events.add_weekly(weekly)
    await client.part(Weekly).catch_up()
    await _show(interaction, weekly, texts_for(interaction)("event-weekly-made"))


@HANDLERS.on("event:coming")
async def _choose(interaction: Interaction) -> None:
    await _show(interaction, await _weekly(interaction, parse_number(read_choice(interaction))))


async def _weekly(interaction: Interaction, weekly_id: int | None) -> WeeklyEvent:
    """Return a weekly event of this server in a channel that the user sees. Raises `Refusal`."""
    weekly = await interaction.client.store.events.weekly(weekly_id or 0)
    is_here = weekly is not None and weekly.guild_id == server_of(interaction)
    if weekly is None or not is_here or not await may_look_into(interaction, weekly.channel_id):
        raise Refusal("refused-no-such-event")
    return weekly


async def _is_hosted(interaction: Interaction, weekly: WeeklyEvent) -> bool:
    is_host = interaction.user.id == weekly.host_id
    return is_host or await is_moderator(interaction, weekly.channel_id)


async def _show(interaction: Interaction, weekly: WeeklyEvent, note: str = "") -> None:
    """Show a weekly event, and to its host and moderators what can be changed."""
    texts = texts_for(interaction)
    role = RoleSelect(f"event:role:{weekly.id}", texts("event-weekly-role"), weekly.role_id)
    stop = Button(f"event:stop:{weekly.id}", texts("button-event-stop"), RED)
    is_hosted = await _is_hosted(interaction, weekly)
    await respond(
        interaction,
        note,
        weekly_line(weekly, texts),
        *[controls(role), controls(stop)][: 2 * is_hosted],
    )


async def _hosted(interaction: Interaction, weekly_id: int) -> WeeklyEvent:
    weekly = await _weekly(interaction, weekly_id)
    if not await _is_hosted(interaction, weekly):
        raise Refusal("refused-event-not-host", host=escape_markdown(weekly.host_name))
    return weekly


@HANDLERS.on("event:role:{weekly_id}")
async def _set_role(interaction: Interaction, weekly_id: int) -> None:
    """Choose the role to ping, or none: one that all may ping, unless the user may ping all."""
    weekly, chosen = await _hosted(interaction, weekly_id), read_choices(interaction)
    role_id = parse_snowflake(chosen[0]) if chosen else None
    role = interaction.guild.get_role(role_id or 0) if interaction.guild is not None else None
    if role is not None and not (role.mentionable or interaction.permissions.mention_everyone):
        raise Refusal("refused-event-role", role=role.mention)
    if role_id is not None and (role is None or role.is_default()):
        raise Refusal("refused-unknown-choice")
    await interaction.client.store.events.set_weekly_role(weekly.id, role_id)
    await _show(interaction, await _weekly(interaction, weekly_id))


@HANDLERS.on("event:stop:{weekly_id}")
async def _stop(interaction: Interaction, weekly_id: int) -> None:
    """End a weekly event."""
    weekly = await _hosted(interaction, weekly_id)
    await interaction.client.store.events.end_weekly(weekly.id)
    await respond(interaction, texts_for(interaction)("event-weekly-ended"))
