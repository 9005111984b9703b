"""`/server`: the usual game and clock of the matches of a server, and how they are shown."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

import discord
from discord import app_commands

from bot.app import Interaction
from bot.clock import clock_line
from bot.house import game_name
from bot.lobby.options import CLOCK_CHOICES, Misses, clock_of, game_of, suggested_games
from bot.store import Alone, Calls, Motion, OldBoards, Place
from bot.ui.commands import choices, command, group_of
from bot.ui.replies import check_manager, tell, texts_for
from texts import Texts, dashed

SERVER = group_of("command-server", in_servers_only=True)


@command("command-server-clock", group=SERVER, clock=("option-clock", "option-server-clock-about"))
@app_commands.choices(clock=CLOCK_CHOICES)
async def set_clock(interaction: Interaction, clock: str, misses: Misses | None = None) -> None:
    """Settle the clock for lobbies that do not say which one they want."""
    guild_id = check_manager(interaction)
    usual = await clock_of(interaction, clock, misses)
    document = usual.document() if usual else None
    await interaction.client.store.servers.set_clock(guild_id, document)
    texts = texts_for(interaction)
    await tell(interaction, texts("server-clock-set", clock=clock_line(usual, texts)))


@command("command-server-game", group=SERVER)
async def set_game(interaction: Interaction, game: str) -> None:
    """Settle the game for commands that do not say which one they want."""
    guild_id = check_manager(interaction)
    offer, texts = await game_of(interaction, game), texts_for(interaction)
    await interaction.client.store.servers.set_game(guild_id, offer.game)
    await tell(interaction, texts("server-game-set", game=game_name(offer.game, texts)))


set_game.autocomplete("game")(suggested_games)


KINDS: Mapping[str, type[StrEnum]] = {
    "place": Place,
    "old_boards": OldBoards,
    "calls": Calls,
    "alone": Alone,
    "motion": Motion,
}
"""The settings, and what each can be."""


def _key(custom: str, word: str) -> str:
    """Return the key of the text of a custom."""
    return f"{dashed(custom)}-{word}"


@command("command-server-matches", group=SERVER)
@app_commands.choices(
    **{name: choices((word, _key(name, word)) for word in kind) for name, kind in KINDS.items()}
)
async def set_matches(
    interaction: Interaction,
    place: str | None = None,
    old_boards: str | None = None,
    calls: str | None = None,
    alone: str | None = None,
    motion: str | None = None,
) -> None:
    """Settle how matches are shown; what is not named stays."""
    guild_id, texts = check_manager(interaction), texts_for(interaction)
    named = {"place": place, "old_boards": old_boards, "calls": calls}
    named |= {"alone": alone, "motion": motion}
    settled = {name: word for name, word in named.items() if word is not None}
    if settled:
        await interaction.client.store.servers.change_guild_settings(guild_id, **settled)
    await tell(interaction, texts("server-matches-set"), *await _customs(interaction, texts))


def _why_no_threads(interaction: Interaction) -> str:
    """Return the key of what is said where a match that begins here gets no thread.

    Empty where it gets one.
    """
    if not isinstance(interaction.channel, discord.TextChannel):
        return "place-threads-no-place"
    allowed = interaction.app_permissions.create_public_threads
    return "" if allowed else "place-threads-not-allowed"


async def _customs(interaction: Interaction, texts: Texts) -> list[str]:
    """Tell how matches are shown, a line each."""
    settings = await interaction.client.store.servers.guild_settings(interaction.guild_id)
    lines = []
    for name in KINDS:
        key = _key(name, getattr(settings, name))
        if settings.place is Place.THREADS and name == "place":
            key = _why_no_threads(interaction) or key
        choice = texts(key)
        lines.append(texts(f"server-{dashed(name)}-is", choice=choice))
    return ["\n".join(lines)]


@command("command-server-show", group=SERVER)
async def show(interaction: Interaction) -> None:
    """Tell everybody who asks what is settled."""
    texts = texts_for(interaction)
    usual = await clock_of(interaction, None)
    offer = await game_of(interaction, None)
    game = game_name(offer.game, texts)
    lines = (
        texts("server-game-is", game=game),
        texts("server-clock-is", clock=clock_line(usual, texts)),
        *await _customs(interaction, texts),
    )
    await tell(interaction, "\n".join(lines))
