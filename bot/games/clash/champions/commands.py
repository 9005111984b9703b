"""`/champion list`, `show`, `share`, `delete`: what can be done with a champion."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.errors import Refusal
from bot.games.clash.champions.group import CHAMPION
from bot.games.clash.champions.showing import champion_view, show, show_list
from bot.store import Champion
from bot.ui.door import Choices, offered, publish
from bot.ui.harmless import harmless
from bot.ui.replies import Interaction, TextView, texts_for
from bot.ui.router import Acts, Button
from bot.ui.sent import choice_in, number_in
from bot.ui.words import words
from texts import Texts, texts_in

ACTS = Acts()
_NAME = words("command-champion-name")
_NAME_ABOUT = words("command-champion-name-about")


@offered
async def _own_champions(interaction: Interaction, typed: str) -> Choices:
    """The person's own champions."""
    rows = await interaction.client.store.collection.champions_of(interaction.user.id)
    wanted = typed.strip().casefold()
    return [
        app_commands.Choice(name=row.name, value=row.name)
        for row in rows
        if wanted in row.name.casefold()
    ]


@CHAMPION.command(
    name=words("command-champion-list"), description=words("command-champion-list-about")
)
async def list_champions(interaction: Interaction) -> None:
    """All champions of the person."""
    await show_list(interaction, texts_for(interaction))


@CHAMPION.command(
    name=words("command-champion-show"), description=words("command-champion-show-about")
)
@app_commands.rename(name=_NAME)
@app_commands.describe(name=_NAME_ABOUT)
@app_commands.autocomplete(name=_own_champions)
async def show_champion(interaction: Interaction, name: str) -> None:
    """One champion with its card."""
    await show(interaction, await _named(interaction, name), texts_for(interaction))


@CHAMPION.command(
    name=words("command-champion-share"), description=words("command-champion-share-about")
)
@app_commands.rename(name=_NAME)
@app_commands.describe(name=_NAME_ABOUT)
@app_commands.autocomplete(name=_own_champions)
async def share(interaction: Interaction, name: str) -> None:
    """Show a champion to everybody in the channel."""
    row = await _named(interaction, name)
    told = texts_for(interaction)("own-champion-shared", name=harmless(row.name))
    await _share(interaction, row, told)


@CHAMPION.command(
    name=words("command-champion-delete"), description=words("command-champion-delete-about")
)
@app_commands.rename(name=_NAME)
@app_commands.describe(name=_NAME_ABOUT)
@app_commands.autocomplete(name=_own_champions)
async def delete(interaction: Interaction, name: str) -> None:
    """Ask before a champion is forgotten."""
    await _ask(interaction, await _named(interaction, name), texts_for(interaction))


@ACTS.on("own:champion-list:{owner}:{}")
async def _list_clicked(interaction: Interaction) -> None:
    await show_list(interaction, texts_for(interaction))


@ACTS.on("own:champion-show:{owner}:{}")
async def _show_clicked(interaction: Interaction) -> None:
    row = await _numbered(interaction, choice_in(interaction))
    await show(interaction, row, texts_for(interaction))


@ACTS.on("own:champion-share:{owner}:{what}")
async def _share_clicked(interaction: Interaction, what: str) -> None:
    await _share(interaction, await _numbered(interaction, what))


@ACTS.on("own:champion-delete:{owner}:{what}")
async def _delete_clicked(interaction: Interaction, what: str) -> None:
    await _ask(interaction, await _numbered(interaction, what), texts_for(interaction))


@ACTS.on("own:champion-forget:{owner}:{what}")
async def _forget(interaction: Interaction, what: str) -> None:
    """Yes, delete it."""
    texts, row = texts_for(interaction), await _numbered(interaction, what)
    if not await interaction.client.store.collection.delete_champion(row.user_id, row.id):
        raise Refusal("refused-no-such-champion")
    await show_list(interaction, texts, texts("own-champion-deleted", name=harmless(row.name)))


async def _named(interaction: Interaction, name: str) -> Champion:
    """The person's champion of this name. Raises `Refusal`."""
    row = await interaction.client.store.collection.champion(interaction.user.id, name)
    if row is None:
        raise Refusal("refused-no-such-champion")
    return row


async def _numbered(interaction: Interaction, number: str) -> Champion:
    """The person's champion of this number. Raises `Refusal`."""
    row, known = None, number_in(number)
    if known is not None:
        store = interaction.client.store.collection
        row = await store.champion_numbered(interaction.user.id, known)
    if row is None:
        raise Refusal("refused-no-such-champion")
    return row


async def _share(interaction: Interaction, row: Champion, note: str = "") -> None:
    """Everybody in the channel sees it, in the language of the server."""
    texts = texts_in((interaction.guild_locale or interaction.locale).value)
    by = texts("own-champion-by", player=f"<@{row.user_id}>")
    view, files = await champion_view(interaction, row, texts, by=by)
    await publish(interaction, view, files=files, note=note)


async def _ask(interaction: Interaction, row: Champion, texts: Texts) -> None:
    """Really?"""
    view = TextView(texts("own-champion-delete-ask", name=harmless(row.name)))
    view.add_item(
        discord.ui.ActionRow(
            Button(
                f"own:champion-forget:{row.user_id}:{row.id}",
                texts("button-champion-forget"),
                discord.ButtonStyle.danger,
            ),
            Button(f"own:deck-leave:{row.user_id}:", texts("button-no")),
        )
    )
    await interaction.edit_original_response(view=view, attachments=[])
