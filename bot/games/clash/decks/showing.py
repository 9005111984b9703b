"""How a saved deck is shown: its cards with costs, the rulesets it fits, a picture."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import discord

from bot.app import Interaction
from bot.collection import Collection, View
from bot.games.clash.decks.code import pack, unpack
from bot.games.clash.decks.documents import FILE, document, line
from bot.games.clash.decks.reading import RULESETS, faults, read_name
from bot.games.clash.names import printed
from bot.games.clash.preconstructed import called
from bot.results.statistics import show_deck_statistics
from bot.store import Deck
from bot.ui.acknowledgement import Answer
from bot.ui.escaping import escape_markdown, shorten_name
from bot.ui.files import file_of
from bot.ui.pictures import draw_picture_for, gallery
from bot.ui.replies import Layout, respond, texts_for
from bot.ui.router import ANYBODY, BLUE, Button
from engine.clash.cards import Card
from images.clash.deck import deck
from images.clash.deck_alt import deck_alt
from images.clash.ready_decks import ready_decks, ready_decks_alt
from images.picture import Drawing
from texts import Texts


class Decks(Collection[Deck]):
    """The decks that users save: `/deck`."""

    name, row, first = "deck", Deck, "deck save"

    def __init__(self) -> None:
        super().__init__()
        self.button("export", _export, Answer.PRIVATE)

    def line(self, row: Deck, texts: Texts) -> str:
        """Return its name, number of cards and average cost."""
        return texts("deck-line", name=escape_markdown(row.name), **_facts(row))

    async def view(
        self, interaction: Interaction, row: Deck, texts: Texts, *, note: str = "", by: str = ""
    ) -> View:
        """Show picture and cards; for the owner also the rulesets it fits."""
        cards = _by_cost(printed(row.cards), texts)
        facts = cards, shorten_name(row.name), texts
        key = ("deck", tuple(row.cards), row.name, texts.language)
        drawing = Drawing(key, partial(deck, *facts), partial(deck_alt, *facts))
        picture = await draw_picture_for(interaction, drawing)
        lines = [f"### {escape_markdown(row.name)}", texts("deck-facts", **_facts(row))]
        lines.append(by or checks(printed(row.cards), texts))
        return (note, "\n".join(lines), gallery(picture), card_lines(cards, texts)), picture

    def renamed(self, row: Deck, name: str) -> dict[str, Any]:
        """Return the column of the name."""
        return {"name": read_name(name)}

    def buttons(self, row: Deck, texts: Texts) -> Sequence[Button]:
        """Return the buttons that export it, and show its statistics."""
        custom_id = f"own:deck-export:{row.user_id}:{row.id}"
        return [Button(custom_id, texts("button-deck-export")), _statistics_button(row, texts)]

    def buttons_of_list(self, texts: Texts) -> Sequence[Button]:
        """Return the button that shows the preconstructed decks."""
        return [Button(f"own:deck-ready:{ANYBODY}:", texts("button-deck-ready"))]

    def buttons_for_all(self, row: Deck, texts: Texts) -> Sequence[Button]:
        """Return the buttons that save a copy of it, and show its statistics."""
        custom_id = f"own:deck-copy:{ANYBODY}:{row.id}.{pack(printed(row.cards))}"
        copy = Button(custom_id, texts("button-deck-copy"), BLUE)
        return [copy, _statistics_button(row, texts)]


def _statistics_button(row: Deck, texts: Texts) -> Button:
    custom_id = f"own:deck-statistics:{ANYBODY}:{pack(printed(row.cards))}"
    return Button(custom_id, texts("button-statistics"))


def card_lines(cards: list[Card], texts: Texts) -> str:
    """List the cards, the cheapest first."""
    return "\n".join(
        texts("deck-card", cost=card.cost, card=card.name(texts.language))
        for card in _by_cost(cards, texts)
    )


def checks(cards: list[Card], texts: Texts) -> str:
    """Return for each ruleset whether the deck can be brought, and if not, why."""
    lines = []
    for ruleset in RULESETS:
        wrong = faults(cards, ruleset, texts)
        key = "deck-unfit" if wrong else "deck-fits"
        lines.append(texts(key, ruleset=ruleset, fault=" ".join(wrong)))
    return "\n".join(lines)


async def _export(interaction: Interaction, row: Deck) -> None:
    """Send the deck as text and as a file."""
    cards, texts = printed(row.cards), texts_for(interaction)
    text = line(row.name, cards, texts).replace("`", "ˋ")
    whole = discord.ui.File[Any](f"attachment://{FILE}")
    view = Layout(f"{texts('deck-exported')}\n```\n{text}\n```", whole)
    file = file_of(document(row.name, cards), FILE)
    await interaction.edit_original_response(view=view, attachments=[file])


def _facts(row: Deck) -> dict[str, float]:
    """Return the number of cards and their average cost in mana."""
    costs = [card.cost for card in printed(row.cards)]
    return {"count": len(costs), "cost": round(sum(costs) / len(costs), 1)}


def _by_cost(cards: list[Card], texts: Texts) -> list[Card]:
    return sorted(cards, key=lambda card: (card.cost, card.name(texts.language)))


DECKS = Decks()
HANDLERS = DECKS.handlers


@DECKS.handlers.on("own:deck-ready:{owner}:")
async def _show_ready(interaction: Interaction) -> None:
    """Show the preconstructed decks in a picture: names, styles and cards."""
    texts = texts_for(interaction)
    key = ("clash ready decks", texts.language)
    drawing = Drawing(key, partial(ready_decks, texts), partial(ready_decks_alt, texts))
    picture = await draw_picture_for(interaction, drawing)
    await respond(interaction, texts("own-deck-ready"), gallery(picture), picture=picture)


@DECKS.handlers.on("own:deck-statistics:{owner}:{code}", Answer.PRIVATE)
async def _show_statistics(interaction: Interaction, code: str) -> None:
    """Show how often a deck of these cards was played and won in this server."""
    texts, cards = texts_for(interaction), unpack(code)
    name = called(cards, texts) or texts("statistics-deck")
    await show_deck_statistics(interaction, "clash", [card.id for card in cards], name)
