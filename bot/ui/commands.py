"""Declare slash commands: names and descriptions in every language, and where they are offered."""

from __future__ import annotations

from collections.abc import Callable, Collection, Coroutine, Iterable, Mapping
from inspect import Parameter, Signature, signature
from typing import Any, TypeAlias

from discord import app_commands

from bot.ui.words import words
from texts import LANGUAGES, texts_in

Callback: TypeAlias = "Callable[..., Coroutine[Any, Any, None]]"
Command: TypeAlias = "app_commands.Command[Any, ..., Any]"

BEGINS = "begins"
"""The entry of a command's `extras` that says that barred members may not use it."""

IN_SERVERS = "in servers"
"""The entry of a command's `extras` that says that it needs a server with the bot."""

_KEY = "key"
"""The entry of a command's `extras` that holds the text key of its name."""


def _where(*, in_servers_only: bool) -> dict[str, Any]:
    """Return where Discord offers a command, and who can bring it there.

    It is offered in servers with the bot; unless `in_servers_only`, also in direct messages and
    group chats and, to users who have installed the bot for themselves, in every server.
    """
    everywhere = not in_servers_only
    return {
        "allowed_contexts": app_commands.AppCommandContext(
            guild=True, dm_channel=everywhere, private_channel=everywhere
        ),
        "allowed_installs": app_commands.AppInstallationType(guild=True, user=everywhere),
    }


def group_of(key: str) -> app_commands.Group:
    """Declare a group of commands.

    All of its commands are offered everywhere; those that need a server are refused elsewhere. Its
    name is the text of the key, its description that of `<key>-about`.
    """
    return app_commands.Group(
        name=words(key),
        description=words(f"{key}-about"),
        **_where(in_servers_only=False),
    )


def command(
    key: str,
    *,
    of: str = "",
    group: app_commands.Group | None = None,
    in_servers_only: bool = False,
    begins: bool = False,
    extras: Mapping[str, Any] | None = None,
    **keys: str | tuple[str, str],
) -> Callable[[Callback], Command]:
    """Declare a slash command.

    Its name is the text of the key, its description that of `<key>-about`.

    Args:
        key: Text key of the name.
        of: Prefix of the text keys of the options; `key` by default.
        group: The group to which the command belongs.
        in_servers_only: Whether it needs a server with the bot, and is refused elsewhere.
        begins: Whether it begins something, so that barred members may not use it.
        extras: The `extras` of the command, such as `OPENS_FORM`.
        keys: Text keys by option: one for the name (its description is that key with `-about`), or
            a pair. Without an entry an option uses `<key>-<option>` if there is such a text, else
            `option-<option>`.
    """

    is_known = texts_in("en").has

    def text(option: str, end: str) -> app_commands.locale_str:
        own = f"{of or key}-{option}{end}"
        match keys.get(option):
            case None:
                return words(own if is_known(own) else f"option-{option}{end}")
            case (name, about):
                return words(about if end else name)
            case str(name):
                return words(f"{name}{end}")

    def declare(callback: Callback) -> Command:
        options = [*signature(callback).parameters][1:]
        app_commands.rename(**{option: text(option, "") for option in options})(callback)
        app_commands.describe(**{option: text(option, "-about") for option in options})(callback)
        made: Command = app_commands.Command(
            name=words(key),
            description=words(f"{key}-about"),
            callback=callback,
            extras={**(extras or {}), _KEY: key, BEGINS: begins, IN_SERVERS: in_servers_only},
            **_where(in_servers_only=in_servers_only),
        )
        if group is not None:
            group.add_command(made)
        return made

    return declare


def about_key(command: Command) -> str:
    """Return the key of the text that describes one of the bot's commands."""
    return f"{command.extras[_KEY]}-about"


def menu(key: str, *, begins: bool = False) -> Callable[[Callback], app_commands.ContextMenu]:
    """Declare an entry of the context menu of a server member or, by its argument, of a message.

    Its name is the text of the key. With `begins`, barred members may not use it.
    """

    def declare(callback: Callback) -> app_commands.ContextMenu:
        return app_commands.ContextMenu(
            name=words(key),
            callback=callback,
            extras={BEGINS: begins, IN_SERVERS: True},
            **_where(in_servers_only=True),
        )

    return declare


def with_parameters(
    options: Mapping[str, Any], *, needed: Collection[str] = ()
) -> Callable[[Callback], Callback]:
    """Give these options, with their annotations, to a callback that accepts any keywords."""

    def declare(callback: Callback) -> Callback:
        kind = Parameter.POSITIONAL_OR_KEYWORD
        parameters = [Parameter("interaction", kind)]
        for option, annotation in options.items():
            default = Parameter.empty if option in needed else None
            parameters.append(Parameter(option, kind, default=default, annotation=annotation))
        callback.__signature__ = Signature(parameters)  # type: ignore[attr-defined]
        return callback

    return declare


def choices(options: Iterable[tuple[str, str]]) -> list[app_commands.Choice[str]]:
    """Return the choices of an option from its values, each with the key of its text."""
    return [app_commands.Choice(name=words(key), value=value) for value, key in options]


def languages() -> list[app_commands.Choice[str]]:
    """Return all languages as choices; one without a name is shown by its code."""
    is_known = texts_in("en").has
    return [
        app_commands.Choice(name=words(key) if is_known(key) else language, value=language)
        for language, key in ((each, f"language-{each}") for each in LANGUAGES)
    ]
