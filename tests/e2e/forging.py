"""Interactions that no Discord client would send: unknown controls, values and options."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import simcord.actors
from people import Club
from simcord import ChannelHandle, InteractionResult, MemberActor, UserHandle
from simcord.backend import serializers
from simcord.enums import AppCommandType, InteractionType

BUTTON, ROW, SELECT = 2, 1, 3
EPHEMERAL, COMPONENTS = 1 << 6, 1 << 15

Person = MemberActor | UserHandle


async def click(
    club: Club,
    person: Person,
    custom_id: str,
    values: Sequence[str] | None = None,
    *,
    channel: ChannelHandle | None = None,
    private: bool = True,
) -> InteractionResult:
    """Use a button, or a select with these values, of a message of the bot that is made for it.

    `private`: only this person sees the message.
    """
    channel = channel or club.channel
    shown = custom_id.encode(errors="replace").decode()  # without surrogate halves
    control: dict[str, Any] = {"type": BUTTON, "style": 2, "label": "?", "custom_id": shown}
    data: dict[str, Any] = {"custom_id": custom_id, "component_type": BUTTON}
    if values is not None:
        options = [{"label": "?", "value": "?"}]
        control = {"type": SELECT, "custom_id": shown, "options": options}
        data = {"custom_id": custom_id, "component_type": SELECT, "values": [*values]}
    backend = club.env.backend
    message = backend.create_message(
        channel.id,
        club.me,
        components=[{"type": ROW, "components": [control]}],
        flags=COMPONENTS | (EPHEMERAL if private else 0),
        broadcast=False,
    )
    return await simcord.actors._dispatch_actor_interaction(
        person,
        InteractionType.MESSAGE_COMPONENT,
        channel,
        data,
        extra={"message": dict(serializers.message_payload(backend, message))},
        source_message_id=message.id,
    )


async def send_form(
    club: Club,
    person: Person,
    custom_id: str,
    fields: dict[str, str],
    *,
    channel: ChannelHandle | None = None,
) -> InteractionResult:
    """Send a form with these fields."""
    typed = [
        {"type": 18, "component": {"type": 4, "custom_id": name, "value": value}}
        for name, value in fields.items()
    ]
    data = {"custom_id": custom_id, "components": typed}
    return await simcord.actors._dispatch_actor_interaction(
        person, InteractionType.MODAL_SUBMIT, channel or club.channel, data
    )


async def slash(
    club: Club,
    person: Person,
    name: str,
    options: Sequence[dict[str, Any]] = (),
    *,
    channel: ChannelHandle | None = None,
    typing: bool = False,
    resolved: dict[str, Any] | None = None,
) -> InteractionResult:
    """Send a command with any options, whatever its definition allows.

    `typing`: only ask for autocompletion.
    """
    root_name, *path = name.split()
    root = club.env.backend.find_command(root_name, None)
    sent = [*options]
    for each in reversed(path):
        sent = [{"name": each, "type": 1, "options": sent}]
    data: dict[str, Any] = {
        "id": root["id"] if root else "1",
        "name": root_name,
        "type": AppCommandType.CHAT_INPUT,
        "options": sent,
        "resolved": resolved or {},
    }
    kind = InteractionType.APPLICATION_COMMAND_AUTOCOMPLETE
    return await simcord.actors._dispatch_actor_interaction(
        person,
        kind if typing else InteractionType.APPLICATION_COMMAND,
        channel or club.channel,
        data,
    )
