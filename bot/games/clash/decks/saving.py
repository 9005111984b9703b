"""`/deck save`, `import` and the button *Save a copy*.

The user is asked before a deck of the same name is overwritten.
"""

from __future__ import annotations

import discord
from discord import app_commands

from bot.app import Interaction
from bot.collection import NAME, name_field
from bot.errors import Refusal
from bot.games.clash.decks.code import pack, unpack
from bot.games.clash.decks.documents import read_file, read_text
from bot.games.clash.decks.reading import checked, read_cards, read_name, suggested_cards
from bot.games.clash.decks.showing import DECKS, card_lines
from bot.games.clash.names import printed
from bot.grimoire.answers import Answers
from bot.moderators import check_name
from bot.store import Deck, NameTaken, NoRoom
from bot.store.collection import MOST
from bot.ui.acknowledgement import (
    OPENS_FORM,
    Answer,
    Choices,
    acknowledge,
    autocomplete,
    wait_for_database,
)
from bot.ui.commands import command
from bot.ui.escaping import escape_markdown
from bot.ui.forms import TEXT, open_form, read_fields, text_field
from bot.ui.replies import texts_for
from bot.ui.router import RED, Button, Handlers
from engine.clash.cards import Card
from texts import Texts
from workers import Asker

HANDLERS = Handlers()
LONGEST_TEXT = 2000


@command(
    "command-deck-save",
    of="command-deck",
    group=DECKS.group,
    name=("command-deck-name", "command-deck-name-new-about"),
)
async def save(
    interaction: Interaction,
    name: app_commands.Range[str, 1, 100],
    cards: app_commands.Range[str, 1, LONGEST_TEXT],
) -> None:
    """Save a deck."""
    texts = texts_for(interaction)
    await _keep(interaction, read_name(name), read_cards(cards, texts), texts)


@save.autocomplete("cards")
@autocomplete
async def _cards(interaction: Interaction, typed: str) -> Choices:
    return suggested_cards(typed, texts_for(interaction).language)


@command(
    "command-deck-import",
    of="command-deck",
    group=DECKS.group,
    extras=OPENS_FORM,
    name=("command-deck-name", "command-deck-name-other-about"),
)
async def import_deck(
    interaction: Interaction,
    text: app_commands.Range[str, 1, LONGEST_TEXT] | None = None,
    file: discord.Attachment | None = None,
    name: app_commands.Range[str, 1, 100] | None = None,
) -> None:
    """Save an exported deck. Without a text or file, open a form for it."""
    texts = texts_for(interaction)
    if text is not None and file is not None:
        raise Refusal("refused-deck-one-source")
    if text is None and file is None:
        label, about = texts("deck-import-label"), texts("deck-import-hint")
        pasted = text_field(TEXT, label, LONGEST_TEXT, about=about, long=True)
        chosen = read_name(name) if name else ""
        named = name_field(texts("deck-import-name"), chosen, needed=False)
        title = texts("deck-import-title")
        await open_form(interaction, title, "form:deck-import:", pasted, named)
        return
    await acknowledge(interaction, Answer.PRIVATE)
    client = interaction.client
    client.quotas.deck(interaction.user.id)
    if file is not None:
        asker = Asker(interaction.user.id, interaction.guild_id)
        found = await read_file(file, client.part(Answers).judges, asker, texts)
    else:
        found = read_text(text or "", texts)
    await _keep_read(interaction, name or "", *found, texts)


@HANDLERS.on("form:deck-import:", Answer.PRIVATE)
async def _pasted(interaction: Interaction) -> None:
    """Save the deck from the form."""
    fields, texts = read_fields(interaction), texts_for(interaction)
    interaction.client.quotas.deck(interaction.user.id)
    await _keep_read(
        interaction, fields.get(NAME, ""), *read_text(fields.get(TEXT, ""), texts), texts
    )


async def _keep_read(
    interaction: Interaction, wanted: str, named: str | None, cards: list[Card], texts: Texts
) -> None:
    """Save a deck under the wanted name, else under the name in its text."""
    name = read_name(wanted) if wanted.strip() else named
    if name is None:
        raise Refusal("refused-deck-needs-name")
    await _keep(interaction, name, cards, texts)


@HANDLERS.on("own:deck-copy:{owner}:{number}.{code}", Answer.FORM)
async def _copy(interaction: Interaction, number: int, code: str) -> None:
    """Ask for the name of a copy: by default the deck's own, if its cards have not changed."""
    texts, cards = texts_for(interaction), unpack(code)
    row = await wait_for_database(
        interaction, interaction.client.store.collection.deck_shown(number), None
    )
    name = row.name if row is not None and printed(row.cards) == cards else ""
    field = name_field(texts("deck-copy-label"), name)
    await open_form(interaction, texts("deck-copy-title"), f"form:deck-copy:{code}", field)


@HANDLERS.on("form:deck-copy:{code}", Answer.PRIVATE)
async def _copied(interaction: Interaction, code: str) -> None:
    """Save the copy under the chosen name."""
    texts, name = texts_for(interaction), read_name(read_fields(interaction).get(NAME, ""))
    await _keep(interaction, name, checked(unpack(code), texts), texts)


async def _keep(interaction: Interaction, name: str, cards: list[Card], texts: Texts) -> None:
    """Save a deck, or ask about the deck that has this name."""
    await check_name(interaction, name)
    store, user_id = interaction.client.store.collection, interaction.user.id
    ids = [card.id for card in cards]
    try:
        row = await store.add_deck(user_id, name, ids, discord.utils.utcnow())
    except NoRoom:
        raise Refusal("refused-decks-full", count=MOST) from None
    except NameTaken:
        there = DECKS.known(await store.named(Deck, user_id, name))
        if set(there.cards) == set(ids):
            await DECKS.show(interaction, there, texts("deck-same"))
        else:
            await _ask(interaction, there, cards, texts)
        return
    await DECKS.show(interaction, row, texts("deck-saved"))


async def _ask(interaction: Interaction, row: Deck, cards: list[Card], texts: Texts) -> None:
    """Ask whether to overwrite this deck."""
    custom_id = f"own:deck-replace:{row.user_id}:{row.id}.{pack(cards)}"
    await DECKS.ask(
        interaction,
        Button(custom_id, texts("button-deck-replace"), RED),
        texts("deck-overwrite", name=escape_markdown(row.name)),
        f"{texts('deck-overwrite-old')}\n{card_lines(printed(row.cards), texts)}",
        f"{texts('deck-overwrite-new')}\n{card_lines(cards, texts)}",
    )


@HANDLERS.on("own:deck-replace:{owner}:{number}.{code}")
async def _replace(interaction: Interaction, number: int, code: str) -> None:
    """Overwrite a deck after the confirmation."""
    texts, store = texts_for(interaction), interaction.client.store.collection
    ids = [card.id for card in checked(unpack(code), texts)]
    now = discord.utils.utcnow()
    row = DECKS.known(await store.change_deck(interaction.user.id, number, ids, now))
    await DECKS.show(interaction, row, texts("deck-replaced"))
