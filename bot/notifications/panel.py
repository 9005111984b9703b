"""`/notify`: how a user hears of each kind of event, and the user's quiet hours."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import time
from typing import Literal

from bot.app import Interaction
from bot.errors import Refusal
from bot.game_api import all_match_options
from bot.notifications.sender import Notifications, name_of_kind
from bot.store.notifications import (
    DAILY,
    OF_ALL_SERVERS,
    NotificationSettings,
    QuietHours,
    Way,
    wanted,
)
from bot.ui.acknowledgement import Answer, wait_for_database
from bot.ui.commands import command
from bot.ui.forms import open_form, read_fields, text_field
from bot.ui.received import parse_snowflake, read_choice
from bot.ui.replies import Part, respond, texts_for
from bot.ui.router import BLUE, GREY, Button, Handlers, Select, controls, option
from bot.ui.time_zones import read_time, read_time_zone
from texts import Texts

HANDLERS = Handlers()
_BEGINS, _ENDS, _ZONE = "begins", "ends", "zone"
_LONGEST_TIME, _LONGEST_ZONE = 5, 64
_NIGHT = time(22), time(8)
"""The quiet hours that the form suggests."""


@command("command-notify")
async def notify_command(interaction: Interaction) -> None:
    """Show how the user is notified; selects and buttons change it."""
    await _show(interaction)


def _kinds(interaction: Interaction) -> Sequence[str]:
    """Return the kinds that can be chosen here: some are chosen for each server."""
    return (
        OF_ALL_SERVERS if interaction.guild_id is None else (*OF_ALL_SERVERS, *_kinds_of_servers())
    )


def _kinds_of_servers() -> Sequence[str]:
    return DAILY, *(wanted(each.game) for each in all_match_options())


async def _show(interaction: Interaction, changing: str = "") -> None:
    """Show all settings, and the ways to be notified of `changing`."""
    texts, guild_id = texts_for(interaction), interaction.guild_id
    settings = await interaction.client.store.notifications.settings(interaction.user.id)
    names = {kind: _title(name_of_kind(kind, texts)) for kind in _kinds(interaction)}
    lines = [
        texts("notify-line", what=name, way=texts(f"notify-way-{settings.way(kind, guild_id)}"))
        for kind, name in names.items()
    ]
    everywhere, here = lines[: len(OF_ALL_SERVERS)], lines[len(OF_ALL_SERVERS) :]
    options = [option(kind, name, chosen=kind == changing) for kind, name in names.items()]
    parts: list[Part] = [
        "\n".join([texts("notify-title"), *everywhere]),
        "\n".join([_where_line(interaction, texts), *here]),
        _quiet_line(settings.quiet, texts),
    ]
    parts.append(controls(Select("notify:kind", options, texts("notify-change"))))
    if changing:
        holds = settings.way(changing, guild_id)
        parts.append(controls(*(_way_button(way, changing, holds, texts) for way in Way)))
    quiet = [Button("notify:quiet", texts("button-quiet"))]
    if settings.quiet is not None:
        quiet.append(Button("notify:loud", texts("button-quiet-off")))
    await respond(interaction, *parts, controls(*quiet))


def _way_button(way: Way, kind: str, holds: Way, texts: Texts) -> Button:
    style = BLUE if way is holds else GREY
    return Button(f"notify:set:{way}:{kind}", _title(texts(f"notify-way-{way}")), style)


def _title(words: str) -> str:
    return words[:1].upper() + words[1:]


def _where_line(interaction: Interaction, texts: Texts) -> str:
    """Return the line below which settings of the server follow, or which says where they are."""
    if interaction.guild_id is not None:
        return texts("notify-here")
    return texts("notify-elsewhere", command=interaction.client.mention("notify"))


def _quiet_line(quiet: QuietHours | None, texts: Texts) -> str:
    if quiet is None:
        return texts("notify-quiet-none")
    begins, ends = f"{quiet.begins:%H:%M}", f"{quiet.ends:%H:%M}"
    return texts("notify-quiet-is", begins=begins, ends=ends, zone=quiet.zone)


def _check_kind(interaction: Interaction, kind: str) -> str:
    if kind not in _kinds(interaction):
        raise Refusal("refused-unknown-choice")
    return kind


@HANDLERS.on("notify:kind")
async def _choose(interaction: Interaction) -> None:
    """Show the ways to be notified of the chosen kind."""
    await _show(interaction, _check_kind(interaction, read_choice(interaction)))


@HANDLERS.on("notify:set:{way}:{kind}")
async def _set(
    interaction: Interaction, way: Literal["ping", "direct", "nothing"], kind: str
) -> None:
    """Set how the user is notified of a kind. Raises `Refusal`, and changes nothing then."""
    _check_kind(interaction, kind)
    notifications = interaction.client.part(Notifications)
    await notifications.choose(interaction, kind, Way(way), interaction.guild_id)
    await _show(interaction, kind)


@HANDLERS.on("notify:off:{guild}:{kind}", Answer.PRIVATE)
async def _turn_off(interaction: Interaction, guild: str, kind: str) -> None:
    """Turn a kind off, from the button of a direct message."""
    texts, guild_id = texts_for(interaction), parse_snowflake(guild)
    if kind not in (*OF_ALL_SERVERS, *_kinds_of_servers()):
        raise Refusal("refused-unknown-choice")
    client, command = interaction.client, interaction.client.mention("notify")
    await client.part(Notifications).choose(interaction, kind, Way.NOTHING, guild_id)
    await respond(interaction, texts("notify-off", what=name_of_kind(kind, texts), command=command))


@HANDLERS.on("notify:quiet", Answer.FORM)
async def _ask_quiet(interaction: Interaction) -> None:
    """Open the form for the quiet hours."""
    texts, store = texts_for(interaction), interaction.client.store.notifications
    reading = store.settings(interaction.user.id)
    quiet = (await wait_for_database(interaction, reading, NotificationSettings())).quiet
    begins, ends = (quiet.begins, quiet.ends) if quiet else _NIGHT
    times = {_BEGINS: f"{begins:%H:%M}", _ENDS: f"{ends:%H:%M}"}
    fields = [
        text_field(key, texts(f"quiet-{key}"), _LONGEST_TIME, filled=filled)
        for key, filled in times.items()
    ]
    about, zone = texts("quiet-zone-about"), quiet.zone if quiet else ""
    label = texts("quiet-zone")
    fields.append(text_field(_ZONE, label, _LONGEST_ZONE, about=about, filled=zone))
    await open_form(interaction, texts("button-quiet"), "form:quiet", *fields)


@HANDLERS.on("form:quiet")
async def _set_quiet(interaction: Interaction) -> None:
    """Set the quiet hours. Raises `Refusal`, and changes nothing then."""
    typed = read_fields(interaction)
    begins, ends = (read_time(typed.get(key, "")) for key in (_BEGINS, _ENDS))
    quiet = QuietHours(begins, ends, read_time_zone(typed.get(_ZONE, "")))
    if begins == ends:
        raise Refusal("refused-quiet-empty")
    await interaction.client.part(Notifications).check_takes_messages(interaction)
    await _change_quiet(interaction, quiet)


@HANDLERS.on("notify:loud")
async def _end_quiet(interaction: Interaction) -> None:
    """Remove the quiet hours."""
    await _change_quiet(interaction, None)


async def _change_quiet(interaction: Interaction, quiet: QuietHours | None) -> None:
    store, language = interaction.client.store.notifications, texts_for(interaction).language
    await store.set_quiet(interaction.user.id, quiet, language)
    await _show(interaction)


COMMANDS = (notify_command,)
