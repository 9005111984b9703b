"""`/deck list`, `show`, `share`, `check`, `export`, `delete`: what can be done with decks."""

from __future__ import annotations

from io import BytesIO

import discord
from discord import app_commands

from bot.errors import Refusal
from bot.games.clash.decks.completing import suggested_decks
from bot.games.clash.decks.documents import FILE, document, line
from bot.games.clash.decks.group import DECK
from bot.games.clash.decks.showing import cards_of, checks, shared, show, show_list
from bot.store import Deck
from bot.ui.door import Answer, publish
from bot.ui.harmless import harmless
from bot.ui.replies import Interaction, TextView, texts_for
from bot.ui.router import Acts, Button
from bot.ui.sent import choice_in, number_in
from bot.ui.words import words
from texts import Texts, texts_in

ACTS = Acts()
_NAME = words("command-deck-name")
_NAME_ABOUT = words("command-deck-name-about")


@DECK.command(name=words("command-deck-list"), description=words("command-deck-list-about"))
async def list_decks(interaction: Interaction) -> None:
    """All decks of the person."""
    await show_list(interaction, texts_for(interaction))


@DECK.command(name=words("command-deck-show"), description=words("command-deck-show-about"))
@app_commands.rename(name=_NAME)
@app_commands.describe(name=_NAME_ABOUT)
@app_commands.autocomplete(name=suggested_decks)
async def show_deck(interaction: Interaction, name: str) -> None:
    """One deck with its picture."""
    await show(interaction, await _named(interaction, name), texts_for(interaction))


@DECK.command(name=words("command-deck-share"), description=words("command-deck-share-about"))
@app_commands.rename(name=_NAME)
@app_commands.describe(name=_NAME_ABOUT)
@app_commands.autocomplete(name=suggested_decks)
async def share(interaction: Interaction, name: str) -> None:
    """Show a deck to everybody in the channel."""
    row = await _named(interaction, name)
    told = texts_for(interaction)("deck-shared", name=harmless(row.name))
    await _share(interaction, row, told)


@DECK.command(name=words("command-deck-check"), description=words("command-deck-check-about"))
@app_commands.rename(name=_NAME)
@app_commands.describe(name=_NAME_ABOUT)
@app_commands.autocomplete(name=suggested_decks)
async def check(interaction: Interaction, name: str) -> None:
    """Which rulesets can it be brought in?"""
    row, texts = await _named(interaction, name), texts_for(interaction)
    view = TextView(f"### {harmless(row.name)}\n{checks(cards_of(row), texts)}")
    await interaction.edit_original_response(view=view)


@DECK.command(name=words("command-deck-export"), description=words("command-deck-export-about"))
@app_commands.rename(name=_NAME)
@app_commands.describe(name=_NAME_ABOUT)
@app_commands.autocomplete(name=suggested_decks)
async def export(interaction: Interaction, name: str) -> None:
    """The deck as text and as a file."""
    await _export(interaction, await _named(interaction, name), texts_for(interaction))


@DECK.command(name=words("command-deck-delete"), description=words("command-deck-delete-about"))
@app_commands.rename(name=_NAME)
@app_commands.describe(name=_NAME_ABOUT)
@app_commands.autocomplete(name=suggested_decks)
async def delete(interaction: Interaction, name: str) -> None:
    """Ask before a deck is forgotten."""
    await _ask(interaction, await _named(interaction, name), texts_for(interaction))


@ACTS.on("own:deck-list:{owner}:{}")
async def _list_clicked(interaction: Interaction) -> None:
    await show_list(interaction, texts_for(interaction))


@ACTS.on("own:deck-show:{owner}:{}")
async def _show_clicked(interaction: Interaction) -> None:
    row = await _numbered(interaction, choice_in(interaction))
    await show(interaction, row, texts_for(interaction))


@ACTS.on("own:deck-share:{owner}:{what}")
async def _share_clicked(interaction: Interaction, what: str) -> None:
    await _share(interaction, await _numbered(interaction, what))


@ACTS.on("own:deck-export:{owner}:{what}", Answer.PRIVATE)
async def _export_clicked(interaction: Interaction, what: str) -> None:
    row = await _numbered(interaction, what)
    await _export(interaction, row, texts_for(interaction))


@ACTS.on("own:deck-delete:{owner}:{what}")
async def _delete_clicked(interaction: Interaction, what: str) -> None:
    await _ask(interaction, await _numbered(interaction, what), texts_for(interaction))


@ACTS.on("own:deck-forget:{owner}:{what}")
async def _forget(interaction: Interaction, what: str) -> None:
    """Yes, delete it."""
    texts, row = texts_for(interaction), await _numbered(interaction, what)
    if not await interaction.client.store.collection.delete_deck(row.user_id, row.id):
        raise Refusal("refused-no-such-deck")
    await show_list(interaction, texts, texts("deck-deleted", name=harmless(row.name)))


async def _named(interaction: Interaction, name: str) -> Deck:
    """The person's deck of this name. Raises `Refusal`."""
    row = await interaction.client.store.collection.deck(interaction.user.id, name)
    if row is None:
        raise Refusal("refused-no-such-deck")
    return row


async def _numbered(interaction: Interaction, number: str) -> Deck:
    """The person's deck of this number. Raises `Refusal`."""
    row, known = None, number_in(number)
    if known is not None:
        store = interaction.client.store.collection
        row = await store.deck_numbered(interaction.user.id, known)
    if row is None:
        raise Refusal("refused-no-such-deck")
    return row


async def _share(interaction: Interaction, row: Deck, note: str = "") -> None:
    """Everybody in the channel sees it, in the language of the server."""
    texts = texts_in((interaction.guild_locale or interaction.locale).value)
    view, files = await shared(interaction, row, texts)
    await publish(interaction, view, files=files, note=note)


async def _export(interaction: Interaction, row: Deck, texts: Texts) -> None:
    cards = cards_of(row)
    told = line(row.name, cards, texts).replace("`", "ˋ")
    view = TextView(f"{texts('deck-exported')}\n```\n{told}\n```")
    view.add_item(discord.ui.File(f"attachment://{FILE}"))
    file = discord.File(BytesIO(document(row.name, cards)), FILE)
    await interaction.edit_original_response(view=view, attachments=[file])


async def _ask(interaction: Interaction, row: Deck, texts: Texts) -> None:
    """Really?"""
    view = TextView(texts("deck-delete-ask", name=harmless(row.name)))
    view.add_item(
        discord.ui.ActionRow(
            Button(
                f"own:deck-forget:{row.user_id}:{row.id}",
                texts("button-deck-forget"),
                discord.ButtonStyle.danger,
            ),
            Button(f"own:deck-leave:{row.user_id}:", texts("button-no")),
        )
    )
    await interaction.edit_original_response(view=view, attachments=[])
