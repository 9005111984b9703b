"""Options of the lobby's commands, made from the games' offers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from typing import Any, TypeAlias

from discord import app_commands
from rapidfuzz import fuzz

from bot.app import Interaction
from bot.clock import CLOCKS, Clock
from bot.errors import Refusal
from bot.game_api import all_match_options, game_name
from bot.game_api.match_options import (
    AUDIENCES,
    Chosen,
    MatchOptions,
    MatchSettings,
    Option,
    by_name,
)
from bot.store import Rated
from bot.ui.acknowledgement import Choices, Complete, autocomplete, filter_choices, shown
from bot.ui.commands import Command, choices, command, with_parameters
from bot.ui.escaping import escape_markdown
from bot.ui.names import fold
from bot.ui.replies import texts_for
from opponents.thinkers import rating_of, strengths_of
from texts import LANGUAGES, Texts, texts_in

Begin: TypeAlias = "Callable[[Interaction, MatchOptions, Chosen], Awaitable[None]]"
"""What a command does with the chosen game and options."""

MOST_MISSES = 5
Misses = app_commands.Range[int, 1, MOST_MISSES]
CLOCK_CHOICES = choices((clock, f"clock-{clock}") for clock in CLOCKS)
AUDIENCE_CHOICES = choices((audience, f"audience-{audience}") for audience in AUDIENCES)
ALIKE = 70
"""The least similarity, from 0 to 100, of a typed word and a word of a game's name.

With it, `замок` finds `Битва замков`.
"""
OPTION_COMMANDS = ("duel", "draft", "league", "lobby", "practice", "solo")
"""The commands for which games offer options."""


def strength_name(game: str, strength: str, texts: Texts) -> str:
    """Return a strength's name, with its rating if that was measured (never for the weakest)."""
    name, rating = texts(f"strength-{strength}"), rating_of(game, strength)
    if rating is None or strength == strengths_of(game)[0]:
        return name
    return texts("strength-rated", strength=name, rating=str(rating))


def make_match_command(
    name: str,
    begin: Begin,
    *,
    required: Mapping[str, Any] | None = None,
    optional: Mapping[str, Any] | None = None,
    timed: bool = True,
    in_servers_only: bool = True,
) -> Command:
    """Make a slash command that chooses a game and its options.

    `game`, all options that games offer for this command, and the clock are optional.

    Args:
        name: The command's name.
        begin: Called with the chosen game and options.
        required: Annotations of the command's own required parameters.
        optional: Annotations of its own optional parameters.
        timed: Whether it has the options of the clock, whether the match is rated, and what others
            may do at it.
        in_servers_only: Whether it needs a server with the bot, to find other players.

    Raises:
        ValueError: Two games' options of one name don't fit together (`by_name`).
    """
    known = by_name(
        name,
        (option for match_options in all_match_options() for option in match_options.options),
        OPTION_COMMANDS,
    )
    annotations: dict[str, Any] = {**(required or {}), **(optional or {}), "game": str}
    annotations |= {option: same[0].annotation() for option, same in known.items()}
    if timed:
        annotations |= {"clock": str, "misses": Misses, "rated": bool, "audience": str}

    @command(f"command-{name}", in_servers_only=in_servers_only, begins=True)
    @with_parameters(annotations, needed=required or ())
    async def offered_command(interaction: Interaction, **chosen: Any) -> None:
        given = {key: value for key, value in chosen.items() if value is not None}
        match_options = await game_of(interaction, given.pop("game", None))
        texts = texts_for(interaction)
        for option in [option for option in given if option in known]:
            meant = _option(match_options, name, option, texts)
            given[option] = meant.value(given[option]) if meant.choices else given[option]
        await begin(interaction, match_options, given)

    offered_command.autocomplete("game")(suggested_games)
    for option, same in known.items():
        if same[0].kind is str:
            offered_command.autocomplete(option)(_completing(name, option))
    if timed:
        app_commands.choices(clock=CLOCK_CHOICES, audience=AUDIENCE_CHOICES)(offered_command)
    return offered_command


def _option(match_options: MatchOptions, command: str, name: str, texts: Texts) -> Option:
    """Return the option of this name that a game offers for a command.

    Raises `Refusal` if the game has no such option.
    """
    for option in match_options.options:
        if option.name == name and command in option.commands:
            return option
    label = texts(f"option-{name}")
    raise Refusal(
        "refused-option-not-here", option=label, game=game_name(match_options.game, texts)
    )


def _completing(command: str, name: str) -> Complete:
    """Return a function that completes the values of an option for the chosen game."""

    @autocomplete
    async def complete(interaction: Interaction, typed: str) -> Choices:
        texts, chosen = texts_for(interaction), dict(iter(interaction.namespace))
        try:
            match_options = await game_of(interaction, chosen.get("game"))
            option = _option(match_options, command, name, texts)
        except Refusal:  # the command itself will say so
            return []
        if option.choices:
            return filter_choices(typed, [(texts(key), value) for value, key in option.choices])
        return shown(match_options.offered(command, name, typed, chosen, texts))

    return complete


@autocomplete
async def suggested_games(interaction: Interaction, typed: str) -> Choices:
    """Suggest the games that match the typed text."""
    texts = texts_for(interaction)
    return shown((game_name(game, texts), game) for game in games_meant(typed))


async def game_of(interaction: Interaction, typed: str | None) -> MatchOptions:
    """Return the game with this id or name, or with a similar word in any language.

    If nothing is typed, return the server's default game. Raises `Refusal` if no game or several
    match.
    """
    known = all_match_options()
    if typed is None:
        usual = await interaction.client.store.servers.game(interaction.guild_id)
        return next(
            (match_options for match_options in known if match_options.game == usual), known[0]
        )
    meant = games_meant(typed)
    if len(meant) > 1:
        texts = texts_for(interaction)
        names = ", ".join(f"**{game_name(game, texts)}**" for game in meant)
        raise Refusal("refused-several-games", typed=escape_markdown(typed), games=names)
    if not meant:
        raise Refusal("refused-unknown-game", typed=escape_markdown(typed))
    return next(match_options for match_options in known if match_options.game == meant[0])


def games_meant(typed: str) -> list[str]:
    """Return the games whose whole name matches; if none, a part; if none, a similar word.

    An empty text matches all games.
    """
    wanted, names_of = fold(typed), dict[str, set[str]]()
    for match_options in all_match_options():
        spoken = (game_name(match_options.game, texts_in(language)) for language in LANGUAGES)
        names_of[match_options.game] = {*map(fold, (match_options.game, *spoken))}
    exact = [game for game, names in names_of.items() if wanted in names]
    held = [game for game, names in names_of.items() if any(wanted in name for name in names)]
    near = [
        game
        for game, names in names_of.items()
        if any(
            fuzz.ratio(word, known) >= ALIKE
            for word in wanted.split()
            for known in " ".join(names).split()
        )
    ]
    return exact or held or near


async def settings_of(
    interaction: Interaction,
    match_options: MatchOptions,
    command: str,
    chosen: Chosen,
    clock: Clock | None,
) -> MatchSettings:
    """Return the settings of the chosen options, rated by the server's default unless chosen.

    Raises `Refusal`.
    """
    server_settings = await interaction.client.store.servers.guild_settings(interaction.guild_id)
    usual = server_settings.rated is Rated.RATED
    settings = match_options.settings(command, chosen, clock)
    return settings.counting(chosen.get("rated"), usual=usual).with_audience(chosen.get("audience"))


async def clock_of(
    interaction: Interaction, chosen: str | None, misses: int | None = None
) -> Clock | None:
    """Return the chosen clock, or the server's default.

    `misses` is how many turns a player may miss; None: as many as the server's default clock
    allows. Raises `Refusal` for an unknown clock.
    """
    usual = Clock.read(await interaction.client.store.servers.clock(interaction.guild_id))
    if chosen is not None and chosen not in CLOCKS:
        raise Refusal("refused-unknown-clock")
    clock = usual if chosen is None else CLOCKS[chosen]
    if clock is None:
        return None
    return replace(clock, misses=misses or (usual or clock).misses)
