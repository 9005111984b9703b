"""The slash commands that bring people together: `/duel`, `/draft`, `/league`, `/lobby`."""

from __future__ import annotations

from typing import Any, cast

import discord
from discord import app_commands

from bot.commands.completing import decks
from bot.games.clash.preconstructed import RANDOM
from bot.games.clash.sets import completed_sets, sets_in
from bot.games.clash.terms import Format, Terms, at_level, known_sets
from bot.lobby.clocks import NO_CLOCK
from bot.lobby.opening import invite, open_lobby
from bot.lobby.options import DUEL_FORMATS, MOST_LEVEL, Misses, clock_of, options
from bot.lobby.practice import USUAL, begin_practice
from bot.matches import Clock
from bot.ui.door import Choices, offered
from bot.ui.replies import Interaction, texts_for
from bot.ui.words import words
from engine.clash.position_documents import Ruleset
from engine.clash.seating import Mode

Level = app_commands.Range[int, 1, MOST_LEVEL]


@app_commands.command(name=words("command-duel"), description=words("command-duel-about"))
@options(
    *("opponent", "format", "deck", "ruleset", "sets", "clock", "misses", "champion", "fatigue"),
    formats=DUEL_FORMATS,
)
@app_commands.guild_only()
async def duel(
    interaction: Interaction,
    opponent: discord.Member,
    format: str = "preconstructed",
    deck: str = RANDOM,
    ruleset: str = "1.2",
    sets: str = "",
    clock: str | None = None,
    misses: Misses | None = None,
    champion: bool = False,
    fatigue: bool = False,
) -> None:
    """Challenge somebody; the bot itself accepts at once, and is in no hurry."""
    against_bot = interaction.client.user is not None and opponent.id == interaction.client.user.id
    if against_bot and clock is None:
        clock = NO_CLOCK
    time = await clock_of(interaction, clock, misses)
    terms = _terms(format, "duel", ruleset, sets, time, champion, fatigue)
    if against_bot:
        await begin_practice(interaction, USUAL, deck, terms)
    else:
        await invite(interaction, opponent, terms, deck)


@app_commands.command(name=words("command-draft"), description=words("command-draft-about"))
@options("mode", "sets", "clock", "misses", "champion", "fatigue", "level")
@app_commands.guild_only()
async def draft(
    interaction: Interaction,
    mode: str = "duel",
    sets: str = "",
    clock: str | None = None,
    misses: Misses | None = None,
    champion: bool = False,
    fatigue: bool = False,
    level: Level | None = None,
) -> None:
    """Open a lobby for a draft and what is played with it."""
    time = await clock_of(interaction, clock, misses)
    terms = _terms("draft", mode, "1.2", sets, time, champion, fatigue)
    await open_lobby(interaction, at_level(terms, level))


@app_commands.command(name=words("command-league"), description=words("command-league-about"))
@options("sets", "clock", "misses", "champion", "fatigue")
@app_commands.guild_only()
async def league(
    interaction: Interaction,
    sets: str = "",
    clock: str | None = None,
    misses: Misses | None = None,
    champion: bool = False,
    fatigue: bool = False,
) -> None:
    """Open a lobby for a mutation league."""
    time = await clock_of(interaction, clock, misses)
    terms = _terms("mutation", "duel", "1.2", sets, time, champion, fatigue)
    await open_lobby(interaction, terms)


@app_commands.command(name=words("command-lobby"), description=words("command-lobby-about"))
@options("format", "mode", "ruleset", "sets", "clock", "misses", "champion", "fatigue", "level")
@app_commands.guild_only()
async def lobby(
    interaction: Interaction,
    format: str,
    mode: str = "duel",
    ruleset: str = "1.2",
    sets: str = "",
    clock: str | None = None,
    misses: Misses | None = None,
    champion: bool = False,
    fatigue: bool = False,
    level: Level | None = None,
) -> None:
    """Open a lobby for anything that several people can play."""
    time = await clock_of(interaction, clock, misses)
    terms = _terms(format, mode, ruleset, sets, time, champion, fatigue)
    await open_lobby(interaction, at_level(terms, level))


def _terms(
    format: str,
    mode: str,
    ruleset: str,
    sets: str,
    clock: Clock | None,
    champion: bool,
    fatigue: bool,
) -> Terms:
    """What the options say; format, mode and ruleset are choices. Raises `Refusal`."""
    return Terms(
        format=cast("Format", format),
        mode=cast("Mode", mode),
        ruleset=cast("Ruleset", ruleset),
        sets=sets_in(sets),
        champion=champion,
        fatigue=fatigue,
        clock=clock,
    )


@duel.autocomplete("deck")
@offered
async def _decks(interaction: Interaction, typed: str) -> Choices:
    return await decks(interaction, typed)


@duel.autocomplete("sets")
@draft.autocomplete("sets")
@league.autocomplete("sets")
@lobby.autocomplete("sets")
@offered
async def _sets(interaction: Interaction, typed: str) -> Choices:
    ruleset = interaction.namespace.ruleset
    known = known_sets("1.0" if ruleset == "1.0" else "1.2")
    return completed_sets(typed, texts_for(interaction), known)


COMMANDS: list[app_commands.Command[Any, ..., Any]] = [duel, draft, league, lobby]
