"""Read and check what users send.

Discord's app sends only what it was offered; anything else can send whatever it likes.
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
"""Pattern of a row's number in a custom id: no more digits than the database can store."""
SNOWFLAKE = "[0-9]{1,20}"
"""Pattern of a user id in a custom id."""
_NESTED = (AppCommandOptionType.subcommand.value, AppCommandOptionType.subcommand_group.value)
_TYPES: dict[AppCommandOptionType, type] = {
    AppCommandOptionType.integer: int,
    AppCommandOptionType.boolean: bool,
}
"""The types of options that don't arrive as text."""
_RESOLVED = {
    AppCommandOptionType.user: "users",
    AppCommandOptionType.channel: "channels",
    AppCommandOptionType.attachment: "attachments",
}
"""Where Discord resolves ids, by type of option."""


def read_data(interaction: Interaction) -> Mapping[str, Any]:
    """Return the data of an interaction, without characters that can't be stored.

    These are NUL and lone surrogates. The data in the interaction itself is cleaned as well.
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
    """Return the number of a row that a user typed; None if it isn't a number."""
    return int(typed) if typed.isascii() and typed.isdecimal() and len(typed) <= 18 else None


def parse_snowflake(written: str) -> int:
    """Return the id of a user or role from a custom id or a choice.

    Raises `Refusal` if it isn't an id: the database can't store larger numbers.
    """
    if not re.fullmatch(SNOWFLAKE, written) or int(written) >= 2**63:
        raise Refusal("refused-unknown-choice")
    return int(written)


def read_choices(interaction: Interaction) -> tuple[str, ...]:
    """Return the chosen values of a select."""
    values = read_data(interaction).get("values")
    return tuple(map(str, values)) if isinstance(values, list) else ()


def read_choice(interaction: Interaction) -> str:
    """Return the only chosen value of a select. Raises `Refusal` if there isn't exactly one."""
    chosen = read_choices(interaction)
    if len(chosen) != 1:
        raise Refusal("refused-unknown-choice")
    return chosen[0]


def read_user_id(interaction: Interaction) -> int:
    """Return the user id that was chosen. Raises `Refusal` if it isn't exactly one id."""
    chosen = read_choice(interaction)
    if not re.fullmatch(SNOWFLAKE, chosen):
        raise Refusal("refused-unknown-choice")
    return int(chosen)


async def read_attachment(file: discord.Attachment, largest: int, too_large: str) -> bytes:
    """Return the content of a file.

    Args:
        file: The attachment.
        largest: Maximum size in bytes.
        too_large: Text key of the refusal for a larger file.

    Raises:
        Refusal: The file is too large or no longer exists.
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
    """Raise `Refusal` if the command doesn't have an option that was sent, or not this value.

    It isn't for autocompletion: while a user types, options may be incomplete.
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
    """Return why an option can't be used although it has the right type."""
    if error.type is discord.AppCommandOptionType.user:
        return Refusal("refused-not-in-server")
    return Refusal("refused-unknown-option")
