"""Slash commands, named and described in every language by the keys of texts.

They also say where they are offered.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Coroutine, Iterable, Mapping
from inspect import Parameter, Signature, signature
from typing import Any, TypeAlias

from discord import app_commands

from bot.ui.words import words
from texts import LANGUAGES, texts_in

Callback: TypeAlias = "Callable[..., Coroutine[Any, Any, None]]"
Command: TypeAlias = "app_commands.Command[Any, ..., Any]"

_INSTALLS = app_commands.AppInstallationType(guild=True, user=False)
"""The bot is invited into servers, and never belongs to a person alone."""

_KEY = "key"
"""Of the text of a command's name, in its `extras`."""


def _contexts(*, in_servers_only: bool) -> app_commands.AppCommandContext:
    """Where Discord offers a command: in servers, and in direct messages with the bot."""
    return app_commands.AppCommandContext(
        guild=True, dm_channel=not in_servers_only, private_channel=False
    )


def group_of(key: str, *, in_servers_only: bool = False) -> app_commands.Group:
    """Declare a group of commands.

    They are offered where the group is. Its name is the text of the key, its description that of
    `<key>-about`.
    """
    return app_commands.Group(
        name=words(key),
        description=words(f"{key}-about"),
        allowed_contexts=_contexts(in_servers_only=in_servers_only),
        allowed_installs=_INSTALLS,
    )


def command(
    key: str,
    *,
    of: str = "",
    group: app_commands.Group | None = None,
    in_servers_only: bool = False,
    extras: Mapping[str, Any] | None = None,
    **keys: str | tuple[str, str],
) -> Callable[[Callback], Command]:
    """Declare a command (in a `group`).

    Its name is the text of the key, its description that of `<key>-about`. Outside a group it is
    offered in direct messages with the bot too, but for one that is `in_servers_only`.

    An option has the text of `<key>-<option>` (`of`: of `<of>-<option>`), or of `option-<option>`
    where there is none such, and is described by that key with `-about`. `keys` names other keys:
    one for both, or two.
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
            allowed_contexts=_contexts(in_servers_only=in_servers_only),
            allowed_installs=_INSTALLS,
            extras={**(extras or {}), _KEY: key},
        )
        if group is not None:
            group.add_command(made)
        return made

    return declare


def about_key(command: Command) -> str:
    """Return the key of the text that says what a command of ours does."""
    return f"{command.extras[_KEY]}-about"


def person_menu(key: str) -> Callable[[Callback], app_commands.ContextMenu]:
    """Declare an entry of the menu of a person of a server; its name is the text of the key."""

    def declare(callback: Callback) -> app_commands.ContextMenu:
        return app_commands.ContextMenu(
            name=words(key),
            callback=callback,
            allowed_contexts=_contexts(in_servers_only=True),
            allowed_installs=_INSTALLS,
        )

    return declare


def with_parameters(
    options: Mapping[str, Any], *, needed: Collection[str] = ()
) -> Callable[[Callback], Callback]:
    """Give a callback that takes anything these options, by their annotations."""

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
    """Return what can be chosen for an option: values, each with the key of its text."""
    return [app_commands.Choice(name=words(key), value=value) for value, key in options]


def languages() -> list[app_commands.Choice[str]]:
    """All languages to choose from; one that has no name yet stands there by its code."""
    is_known = texts_in("en").has
    return [
        app_commands.Choice(name=words(key) if is_known(key) else language, value=language)
        for language, key in ((each, f"language-{each}") for each in LANGUAGES)
    ]
