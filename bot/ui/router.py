"""Find the handler of a button, a select or a form, and its arguments, by the custom id.

The custom id holds everything that a handler needs, so messages work after a restart. A
handler is declared with a template of its custom ids; its signature says what each field may
contain::

    HANDLERS = Handlers()

    @HANDLERS.on("open:{match_id}:{version}:{move}")
    async def _play(interaction: Interaction, match_id: int, version: int, move: str) -> None: ...

    Button(f"open:{match.id}:{match.version}:{move}", label)

`{}` is a field that the handler ignores, `{:d}` a number that it ignores, and `{owner}` the user to
whom the control belongs: other users are refused, unless the owner is `ANYBODY`.

A handler that `begins` something (a match, a race, a post for everyone) names the command that does
the same. It is not called for barred members, nor where the server doesn't allow that command.

The bot finds `HANDLERS` by their name (`bot/features.py`). The ids of forms begin with `form:`.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from inspect import signature
from string import Formatter
from typing import Any, Literal, TypeAlias, TypeVar, get_args, get_origin

import discord

from bot import logs
from bot.errors import Refusal
from bot.ui.acknowledgement import Answer, admit_and_run, check_not_barred, wait_for_database
from bot.ui.client import Interaction
from bot.ui.old_ids import current_id
from bot.ui.received import NUMBER, SNOWFLAKE, read_data
from bot.ui.replies import ServerNeeded, can_post

Row: TypeAlias = "discord.ui.ActionRow[Any]"
Handler: TypeAlias = "Callable[..., Awaitable[None]]"
Declared = TypeVar("Declared", bound=Handler)

GREY, BLUE, GREEN, RED = (
    discord.ButtonStyle.secondary,
    discord.ButtonStyle.primary,
    discord.ButtonStyle.success,
    discord.ButtonStyle.danger,
)
"""Button styles: secondary, primary, success, danger."""

ANYBODY = 0
"""The owner of controls that every user may use."""

LONGEST_ID = 100
IN_A_ROW = 5
"""Number of buttons that fit side by side."""
_FORM, _OWNER = "form:", "owner"


class Button(discord.ui.Button[Any]):
    """A button that triggers a handler."""

    def __init__(
        self,
        custom_id: str,
        label: str,
        style: discord.ButtonStyle = GREY,
        *,
        disabled: bool = False,
    ) -> None:
        assert len(custom_id) <= LONGEST_ID, custom_id
        super().__init__(label=label[:80], style=style, custom_id=custom_id, disabled=disabled)

    def is_dispatchable(self) -> bool:
        """Return False: otherwise discord.py would keep every message in memory."""
        return False


class Select(discord.ui.Select[Any]):
    """A select of which `least` to `most` options can be chosen (`read_choices`, `read_choice`)."""

    def __init__(
        self,
        custom_id: str,
        options: Sequence[discord.SelectOption],
        placeholder: str = "",
        *,
        least: int = 1,
        most: int = 1,
    ) -> None:
        assert len(custom_id) <= LONGEST_ID, custom_id
        super().__init__(
            custom_id=custom_id,
            options=[*options],
            placeholder=placeholder[:150] or None,
            min_values=least,
            max_values=most,
        )

    def is_dispatchable(self) -> bool:
        """Return False, as for a `Button`."""
        return False


class MemberSelect(discord.ui.UserSelect[Any]):
    """A select of server members; the choice is a user id (`read_user_id`)."""

    def __init__(self, custom_id: str, placeholder: str) -> None:
        assert len(custom_id) <= LONGEST_ID, custom_id
        super().__init__(custom_id=custom_id, placeholder=placeholder[:150])

    def is_dispatchable(self) -> bool:
        """Return False, as for a `Button`."""
        return False


class RoleSelect(discord.ui.RoleSelect[Any]):
    """A select of one role of the server or none; the choice is its id, `chosen` the old one."""

    def __init__(self, custom_id: str, placeholder: str, chosen: int | None) -> None:
        held = [discord.Object(chosen, type=discord.Role)] if chosen is not None else []
        super().__init__(
            custom_id=custom_id,
            placeholder=placeholder[:150],
            min_values=0,
            default_values=held,
        )

    def is_dispatchable(self) -> bool:
        """Return False, as for a `Button`."""
        return False


class ChannelSelect(discord.ui.ChannelSelect[Any]):
    """A select of one text channel or none; the choice is its id, `chosen` the old one."""

    def __init__(self, custom_id: str, placeholder: str, chosen: int | None) -> None:
        kind = discord.SelectDefaultValueType.channel
        held = [discord.SelectDefaultValue(id=chosen, type=kind)] if chosen is not None else []
        super().__init__(
            custom_id=custom_id,
            channel_types=[discord.ChannelType.text, discord.ChannelType.news],
            placeholder=placeholder[:150],
            min_values=0,
            default_values=held,
        )

    def is_dispatchable(self) -> bool:
        """Return False, as for a `Button`."""
        return False


def controls(*items: Button | Select | MemberSelect | RoleSelect | ChannelSelect) -> Row:
    """Return a row of buttons, or of one select; messages leave out empty rows."""
    return discord.ui.ActionRow(*items)


def in_rows(buttons: Sequence[Button], most: int = IN_A_ROW) -> list[Row]:
    """Return rows of buttons, with at most `most` side by side."""
    starts = range(0, len(buttons), most)
    return [controls(*buttons[start : start + most]) for start in starts]


def option(
    value: str, label: str, about: str = "", *, chosen: bool = False
) -> discord.SelectOption:
    """Return an option of a select, with its texts cut to the lengths that Discord allows."""
    text = about if len(about) <= 100 else f"{about[:99]}…"
    return discord.SelectOption(
        value=value, label=label[:100], description=text or None, default=chosen
    )


@dataclass(frozen=True, slots=True)
class _Route:
    """Custom ids that fit a pattern, and their handler; `numbers` names its integer arguments."""

    template: str
    pattern: re.Pattern[str]
    numbers: Collection[str]
    answer: Answer
    handler: Handler
    begins: str

    async def follow(self, interaction: Interaction, found: re.Match[str]) -> None:
        """Call the handler.

        Raises `Refusal` if the control belongs to another user, is left over from a time when the
        bot was in the channel, or this user is barred or may not use the command that begins the
        same.
        """
        message = interaction.message
        if message is not None and not message.flags.ephemeral and not can_post(interaction):
            raise ServerNeeded(interaction)
        written = found.groupdict()
        owner = int(written.pop(_OWNER, ANYBODY))
        if owner not in (ANYBODY, interaction.user.id):
            raise Refusal("refused-not-yours")
        if self.begins:
            allowed = _check_allowed(interaction, self.begins)
            await asyncio.gather(check_not_barred(interaction), allowed)
        typed = {
            name: int(value) if name in self.numbers else value for name, value in written.items()
        }
        if isinstance(match_id := typed.get("match_id"), int):
            logs.bind_context(match=match_id)
        await self.handler(interaction, **typed)


class Handlers:
    """The handlers of buttons, selects and forms, and how each of them is acknowledged."""

    def __init__(self, usual: Answer = Answer.UPDATE) -> None:
        self._usual = usual
        self._routes: list[_Route] = []

    @property
    def templates(self) -> list[str]:
        """The templates of all known custom ids."""
        return [route.template for route in self._routes]

    @property
    def begins(self) -> dict[str, str]:
        """The command that begins the same, by template; empty for what barred members may use."""
        return {route.template: route.begins for route in self._routes}

    def on(
        self, template: str, answer: Answer | None = None, *, begins: str = ""
    ) -> Callable[[Declared], Declared]:
        """Declare the handler of all controls, or forms, whose custom id fits the template.

        `begins` is the command that begins the same thing (without its subcommand); empty if it
        begins nothing. An argument of type `int` is the number of a row, a `Literal` one of its
        words; a `str` contains no colon, unless it is the last.
        """

        def declare(handler: Declared) -> Declared:
            kinds = {
                name: parameter.annotation
                for name, parameter in signature(handler, eval_str=True).parameters.items()
            }
            numbers = [name for name, kind in kinds.items() if kind is int]
            pattern = _pattern(template, kinds)
            how = answer or self._usual
            self._routes.append(_Route(template, pattern, numbers, how, handler, begins))
            return handler

        return declare

    def include(self, *others: Handlers) -> None:
        """Add the handlers of others to these."""
        for other in others:
            self._routes += other._routes

    async def used(self, interaction: Interaction) -> None:
        """Handle a click, a choice or a submitted form."""
        custom_id = current_id(str(read_data(interaction).get("custom_id")))
        sent = interaction.type is discord.InteractionType.modal_submit
        for route in self._routes:
            found = route.pattern.fullmatch(custom_id)
            if found is not None and sent == custom_id.startswith(_FORM):
                await admit_and_run(
                    interaction, route.answer, partial(route.follow, interaction, found)
                )
                return
        await admit_and_run(interaction, Answer.PRIVATE, _refuse)


async def _check_allowed(interaction: Interaction, command: str) -> None:
    """Raise `Refusal` if the server doesn't let the acting user use this command here."""
    client = interaction.client
    allowed = client.command_limits.can_use(interaction, client.command_id(command))
    if not await wait_for_database(interaction, allowed, otherwise=True):
        raise Refusal("refused-limited", command=client.mention(command))


async def _refuse() -> None:
    raise Refusal("refused-unknown-button")


def _pattern(template: str, kinds: Mapping[str, Any]) -> re.Pattern[str]:
    """Return a pattern for the custom ids that fit a template."""
    pattern, parts = "", [*Formatter().parse(template)]
    for place, (literal, name, spec, _) in enumerate(parts, 1):
        text = ".*" if place == len(parts) else "[^:]*"
        pattern += re.escape(literal)
        if name == _OWNER:
            pattern += f"(?P<{name}>{SNOWFLAKE})"
        elif name:
            pattern += f"(?P<{name}>{_written(kinds[name], text)})"
        elif name is not None:
            pattern += NUMBER if spec == "d" else text
    return re.compile(pattern)


def _written(kind: Any, text: str) -> str:
    """Return the pattern of an argument by its type; that of any text is `text`."""
    if get_origin(kind) is Literal:
        return "|".join(map(re.escape, get_args(kind)))
    return {int: NUMBER, str: text}[kind]
