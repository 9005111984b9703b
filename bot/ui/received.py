"""What people send, read with suspicion.

Discord's app sends what it was offered, anything else can send whatever it likes.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, TypeAlias

import discord
from discord import AppCommandOptionType, app_commands

from bot.errors import Refusal
from bot.ui.client import Interaction
from bot.ui.refusals import Scope, scope_of

Command: TypeAlias = "app_commands.Command[Any, ..., Any]"

NUMBER = "[0-9]{1,18}"
"""The number of a row in a custom id: no more digits than the database has room for."""
SNOWFLAKE = "[0-9]{1,20}"
"""The number of a person in a custom id."""
_NESTED = (AppCommandOptionType.subcommand.value, AppCommandOptionType.subcommand_group.value)
_TYPES: dict[AppCommandOptionType, type] = {
    AppCommandOptionType.integer: int,
    AppCommandOptionType.boolean: bool,
}
"""Of the options that commands have; any other arrives as text."""
_RESOLVED = {
    AppCommandOptionType.user: "users",
    AppCommandOptionType.channel: "channels",
    AppCommandOptionType.attachment: "attachments",
}
"""Where Discord tells what is meant by a number."""


def read_data(interaction: Interaction) -> Mapping[str, Any]:
    """Return what was sent with an interaction, without characters that nothing can keep.

    These are NUL and halves of others; they stay away from now on.
    """
    data: dict[str, Any] = interaction.data or {}  # type: ignore[assignment]
    for part in ("options", "values", "components"):
        if part in data:
            data[part] = _clean(data[part])
    return data


def _clean(sent: Any) -> Any:
    match sent:
        case str():
            return sent.replace("\0", "").encode(errors="ignore").decode()
        case list():
            return [_clean(part) for part in sent]
        case dict():
            return {key: _clean(value) for key, value in sent.items()}
    return sent


def parse_number(typed: str) -> int | None:
    """Return the number of a row that is typed; None for what is none."""
    return int(typed) if typed.isascii() and typed.isdecimal() and len(typed) <= 18 else None


def parse_snowflake(written: str) -> int:
    """Return the id of a person or a role that stands in a custom id, or was chosen.

    Raises `Refusal` for what is none: the database has no room for larger ones.
    """
    if not re.fullmatch(SNOWFLAKE, written) or int(written) >= 2**63:
        raise Refusal("refused-unknown-choice")
    return int(written)


def read_choices(interaction: Interaction) -> tuple[str, ...]:
    """Return the options of a select that were chosen."""
    values = read_data(interaction).get("values")
    return tuple(map(str, values)) if isinstance(values, list) else ()


def read_choice(interaction: Interaction) -> str:
    """Return the one option of a select that was chosen.

    Raises `Refusal` where it was not one.
    """
    chosen = read_choices(interaction)
    if len(chosen) != 1:
        raise Refusal("refused-unknown-choice")
    return chosen[0]


def read_person(interaction: Interaction) -> int:
    """Return the user id of the person who was chosen.

    Raises `Refusal` where it was not one.
    """
    chosen = read_choice(interaction)
    if not re.fullmatch(SNOWFLAKE, chosen):
        raise Refusal("refused-unknown-choice")
    return int(chosen)


async def read_attachment(file: discord.Attachment, largest: int, too_large: str) -> bytes:
    """Return the content of a file of at most so many bytes.

    Raises `Refusal`: with the key `too_large` for a larger one, or where it is not there any more.
    """
    refusal = Refusal(too_large, largest=largest // 1024)
    if file.size > largest:
        raise refusal
    try:
        data = await file.read()
    except discord.HTTPException as fault:
        if scope_of(fault) is Scope.OUTAGE:
            raise
        raise Refusal("refused-file-gone") from None
    if len(data) > largest:
        raise refusal
    return data


def check_options(interaction: Interaction, command: Command) -> None:
    """Raise `Refusal` where an option is none that the command offers.

    Whoever types may still be about to.
    """
    data = read_data(interaction)
    known = {parameter.display_name: parameter for parameter in command.parameters}
    for option in _leaves(data.get("options", ())):
        parameter = known.get(str(option.get("name")))
        if parameter is None or not _fits(option, parameter):
            raise Refusal("refused-unknown-option")
        kind = _RESOLVED.get(parameter.type)
        if kind and option["value"] not in data.get("resolved", {}).get(kind, {}):
            raise Refusal("refused-unknown-option")


def _leaves(options: Iterable[Mapping[str, Any]]) -> Iterable[Mapping[str, Any]]:
    """Yield the options of the command itself, below the names of groups."""
    for option in options:
        if option.get("type") in _NESTED:
            yield from _leaves(option.get("options", ()))
        else:
            yield option


def _fits(option: Mapping[str, Any], parameter: app_commands.Parameter) -> bool:
    value = option.get("value")
    if option.get("type") != parameter.type.value:
        return False
    if type(value) is not _TYPES.get(parameter.type, str):
        return False
    if parameter.choices and value not in [choice.value for choice in parameter.choices]:
        return False
    size: Any = len(value) if isinstance(value, str) else value
    least, most = parameter.min_value, parameter.max_value
    return (least is None or size >= least) and (most is None or size <= most)


def explain_wrong_option(error: app_commands.TransformerError) -> Refusal:
    """Return why an option can't be used although it has the right kind."""
    if error.type is discord.AppCommandOptionType.user:
        return Refusal("refused-not-in-server")
    return Refusal("refused-unknown-option")
