"""The options of the commands of the lobby: made from what the games offer."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from inspect import Parameter, Signature
from typing import Any, TypeAlias

from discord import app_commands

from bot.clock import CLOCKS, Clock
from bot.errors import Refusal
from bot.games import offers
from bot.games.offer import Chosen, Offer, Option
from bot.ui.door import Choices, fitting, offered, shown
from bot.ui.harmless import harmless
from bot.ui.names import folded
from bot.ui.replies import Interaction, texts_for
from bot.ui.words import words
from texts import LANGUAGES, Texts, texts_in

Begin: TypeAlias = "Callable[[Interaction, Offer, Chosen], Awaitable[None]]"
"""What a command does with the game and the options that were chosen."""

Misses = app_commands.Range[int, 1, 5]
CLOCK_CHOICES = [app_commands.Choice(name=words(f"clock-{clock}"), value=clock) for clock in CLOCKS]


def offering(
    name: str,
    begin: Begin,
    *,
    required: Mapping[str, Any] | None = None,
    optional: Mapping[str, Any] | None = None,
    timed: bool = True,
) -> app_commands.Command[Any, ..., Any]:
    """The slash command of this name. Its own parameters, by their annotations, come first; then
    the game, all that games offer for this command, and the clock: nobody has to name these."""
    known = _options(name)
    annotations: dict[str, Any] = {**(required or {}), **(optional or {}), "game": str}
    annotations |= {option: _annotation(options[0]) for option, options in known.items()}
    if timed:
        annotations |= {"clock": str, "misses": Misses}

    async def callback(interaction: Interaction, **chosen: Any) -> None:
        given = {key: value for key, value in chosen.items() if value is not None}
        offer = await game_of(interaction, given.pop("game", None))
        await begin(interaction, offer, _checked(name, offer, given, texts_for(interaction)))

    parameters = [Parameter("interaction", Parameter.POSITIONAL_OR_KEYWORD)]
    for option, annotation in annotations.items():
        default = Parameter.empty if option in (required or {}) else None
        kind = Parameter.POSITIONAL_OR_KEYWORD
        parameters.append(Parameter(option, kind, default=default, annotation=annotation))
    callback.__signature__ = Signature(parameters)  # type: ignore[attr-defined]
    callback.__name__ = name
    named = {option: words(_text(name, option)) for option in annotations}
    about = {option: words(_text(name, f"{option}-about")) for option in annotations}
    app_commands.rename(**named)(callback)
    app_commands.describe(**about)(callback)
    command: app_commands.Command[Any, ..., Any] = app_commands.Command(
        name=words(f"command-{name}"),
        description=words(f"command-{name}-about"),
        callback=app_commands.guild_only()(callback),
    )
    _complete(command, name, known, timed=timed)
    return command


def _text(command: str, option: str) -> str:
    """The key of the text of an option: of its own in this command, or what it is everywhere."""
    own = f"command-{command}-{option}"
    return own if texts_in("en").has(own) else f"option-{option}"


def _options(command: str) -> dict[str, list[Option]]:
    """The options of all games for a command, by name."""
    found: dict[str, list[Option]] = {}
    for offer in offers():
        for option in offer.options:
            if command in option.commands:
                found.setdefault(option.name, []).append(option)
    return found


def _option(offer: Offer, command: str, name: str) -> Option | None:
    """What this option of a command is for a game."""
    known = [option for option in offer.options if option.name == name]
    return next((option for option in known if command in option.commands), None)


def _annotation(option: Option) -> Any:
    if isinstance(option.kind, range):
        return app_commands.Range[int, option.kind[0], option.kind[-1]]
    return option.kind


def _checked(command: str, offer: Offer, chosen: dict[str, Any], texts: Texts) -> Chosen:
    """The options with the values that are meant by names. Raises `Refusal` for one that this game
    does not have."""
    for name in chosen:
        option = _option(offer, command, name)
        if option is not None and option.choices:
            chosen[name] = option.value(chosen[name])
        elif option is None and any(_option(other, command, name) for other in offers()):
            label = texts(f"option-{name}")
            raise Refusal("refused-option-not-here", option=label, game=game_name(offer, texts))
    return chosen


def _complete(
    command: app_commands.Command[Any, ..., Any],
    name: str,
    known: Mapping[str, list[Option]],
    *,
    timed: bool,
) -> None:
    """Offer what there is while somebody types."""

    async def games(interaction: Interaction, typed: str) -> Choices:
        return completed_games(offers(), typed, texts_for(interaction))

    def completing(option: str) -> Callable[[Interaction, str], Awaitable[Choices]]:
        async def complete(interaction: Interaction, typed: str) -> Choices:
            texts, chosen = texts_for(interaction), dict(iter(interaction.namespace))
            try:
                offer = await game_of(interaction, chosen.get("game"))
            except Refusal:  # the command itself will say so
                return []
            found = _option(offer, name, option)
            if found is None:
                return []
            if found.choices:
                return fitting(typed, [(texts(key), value) for value, key in found.choices])
            return shown(offer.offered(name, option, typed, chosen, texts))

        return complete

    command.autocomplete("game")(offered(games))
    for option, options in known.items():
        if options[0].kind is str:
            command.autocomplete(option)(offered(completing(option)))  # type: ignore[arg-type]
    if timed:
        app_commands.choices(clock=CLOCK_CHOICES)(command)


def completed_games(games: Sequence[Offer], typed: str, texts: Texts) -> Choices:
    """The games that can be meant."""
    labels = [(game_name(offer, texts), offer.game) for offer in games]
    return fitting(typed, labels)


def game_name(offer: Offer, texts: Texts) -> str:
    """What a game is called."""
    return texts(f"game-{offer.game.replace('_', '-')}")


async def game_of(interaction: Interaction, typed: str | None) -> Offer:
    """The game that is meant by its id or its name in any language; else the server's usual one.
    Raises `Refusal`."""
    known = offers()
    if typed is None:
        usual = await interaction.client.store.servers.game(interaction.guild_id)
        return next((offer for offer in known if offer.game == usual), known[0])
    for offer in known:
        names = [game_name(offer, texts_in(language)) for language in LANGUAGES]
        if folded(typed) in map(folded, (offer.game, *names)):
            return offer
    raise Refusal("refused-unknown-game", typed=harmless(typed))


async def clock_of(
    interaction: Interaction, chosen: str | None, misses: int | None = None
) -> Clock | None:
    """The chosen clock, else the server's usual one, and so the misses that it allows. Raises
    `Refusal`."""
    usual = Clock.read(await interaction.client.store.servers.clock(interaction.guild_id))
    if chosen is not None and chosen not in CLOCKS:
        raise Refusal("refused-unknown-clock")
    clock = usual if chosen is None else CLOCKS[chosen]
    if clock is None:
        return None
    return replace(clock, misses=misses or (usual or clock).misses)
