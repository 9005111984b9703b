"""How a saved deck is shown: its cards with their costs, what it can be played in, a picture."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import discord

from bot.games.clash.decks.code import pack
from bot.games.clash.decks.reading import RULESETS, faults
from bot.store import Deck
from bot.ui.harmless import harmless, plain
from bot.ui.pictures import drawn, files_of, gallery
from bot.ui.replies import Interaction, TextView
from bot.ui.router import ANYBODY, Button, Select, option
from engine.clash.cards import PRINTED, Card
from images.clash.deck import deck
from images.clash.deck_alt import deck_alt
from images.picture import Drawing, Picture
from texts import Texts

if TYPE_CHECKING:
    from bot.app import App


def cards_of(row: Deck) -> list[Card]:
    """The cards of a saved deck."""
    return [PRINTED[card_id] for card_id in row.cards]


def card_lines(cards: list[Card], texts: Texts) -> str:
    """The cards, the cheapest first."""
    return "\n".join(
        texts("deck-card", cost=each.cost, card=each.name(texts.language))
        for each in _by_cost(cards, texts)
    )


def checks(cards: list[Card], texts: Texts) -> str:
    """For each ruleset: can it be brought, and if not, why?"""
    lines = []
    for ruleset in RULESETS:
        wrong = faults(cards, ruleset, texts)
        key = "deck-unfit" if wrong else "deck-fits"
        lines.append(texts(key, ruleset=ruleset, fault=" ".join(wrong)))
    return "\n".join(lines)


async def show(interaction: Interaction, row: Deck, texts: Texts, note: str = "") -> None:
    """Put one's own deck into the answer, with what can be done with it."""
    cards, picture = cards_of(row), await _drawn(interaction.client, row, texts)
    view = TextView(*([note] if note else []), f"{_heading(row, texts)}\n{checks(cards, texts)}")
    view.add_item(gallery(picture))
    view.add_item(discord.ui.TextDisplay(card_lines(cards, texts)))
    what = f"{row.user_id}:{row.id}"
    view.add_item(
        discord.ui.ActionRow(
            Button(f"own:deck-share:{what}", texts("button-deck-share")),
            Button(f"own:deck-export:{what}", texts("button-deck-export")),
            Button(
                f"own:deck-delete:{what}", texts("button-deck-delete"), discord.ButtonStyle.danger
            ),
            Button(f"own:deck-list:{row.user_id}:", texts("button-deck-list")),
        )
    )
    await interaction.edit_original_response(view=view, attachments=files_of(picture))


async def shared(
    interaction: Interaction, row: Deck, texts: Texts
) -> tuple[discord.ui.LayoutView, list[discord.File]]:
    """The deck for everybody, with a way to copy it."""
    cards, picture = cards_of(row), await _drawn(interaction.client, row, texts)
    by = texts("deck-shared-by", player=f"<@{row.user_id}>")
    view = TextView(f"{_heading(row, texts)}\n{by}")
    view.add_item(gallery(picture))
    view.add_item(discord.ui.TextDisplay(card_lines(cards, texts)))
    copy = Button(
        f"own:deck-copy:{ANYBODY}:{row.id}.{pack(cards)}",
        texts("button-deck-copy"),
        discord.ButtonStyle.primary,
    )
    view.add_item(discord.ui.ActionRow(copy))
    return view, files_of(picture)


async def show_list(interaction: Interaction, texts: Texts, note: str = "") -> None:
    """Put the list of the person's decks into the answer."""
    rows = await interaction.client.store.collection.decks_of(interaction.user.id)
    if rows:
        lines = [
            texts("deck-line", name=harmless(row.name), count=len(row.cards), cost=_average(row))
            for row in rows
        ]
        told = "\n".join((texts("deck-list", count=len(rows)), *lines))
    else:
        told = texts("deck-list-none", command=interaction.client.mention("deck save"))
    view = TextView(*([note] if note else []), told)
    if rows:
        options = [option(str(row.id), plain(row.name)) for row in rows]
        select = Select(f"own:deck-show:{interaction.user.id}:", options, texts("deck-choose"))
        view.add_item(discord.ui.ActionRow(select))
    await interaction.edit_original_response(view=view, attachments=[])


def _heading(row: Deck, texts: Texts) -> str:
    facts = texts("deck-facts", count=len(row.cards), cost=_average(row))
    return f"### {harmless(row.name)}\n{facts}"


def _average(row: Deck) -> float:
    """What a card of the deck costs on average, in mana."""
    cards = cards_of(row)
    return round(sum(card.cost for card in cards) / len(cards), 1)


def _by_cost(cards: list[Card], texts: Texts) -> list[Card]:
    return sorted(cards, key=lambda each: (each.cost, each.name(texts.language)))


async def _drawn(client: App, row: Deck, texts: Texts) -> Picture:
    cards = _by_cost(cards_of(row), texts)
    facts = cards, plain(row.name), texts
    key = ("deck", tuple(row.cards), row.name, texts.language)
    return await drawn(client, Drawing(key, partial(deck, *facts), partial(deck_alt, *facts)))
