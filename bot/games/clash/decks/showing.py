"""How a saved deck is shown: its cards with their costs, what it can be played in, a picture."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from io import BytesIO

import discord

from bot.collection import Collection, View
from bot.games.clash.decks.code import pack
from bot.games.clash.decks.documents import FILE, document, line
from bot.games.clash.decks.reading import RULESETS, faults
from bot.store import Deck
from bot.ui.door import Answer
from bot.ui.harmless import harmless, plain
from bot.ui.pictures import drawn, gallery
from bot.ui.replies import Interaction, TextView, texts_for
from bot.ui.router import ANYBODY, Button
from engine.clash.cards import PRINTED, Card
from images.clash.deck import deck
from images.clash.deck_alt import deck_alt
from images.picture import Drawing
from texts import Texts


class Decks(Collection[Deck]):
    """The decks that people save: `/deck`."""

    name, row, first = "deck", Deck, "deck save"

    def __init__(self) -> None:
        super().__init__()
        self.command("check", _check)
        self.both("export", _export, Answer.PRIVATE)

    def line(self, row: Deck, texts: Texts) -> str:
        """Its name, how many cards, what they cost."""
        return texts("deck-line", name=harmless(row.name), **_facts(row))

    async def view(
        self, interaction: Interaction, row: Deck, texts: Texts, *, note: str = "", by: str = ""
    ) -> View:
        """Picture and cards; one's own with what it can be played in."""
        cards = _by_cost(cards_of(row), texts)
        facts = cards, plain(row.name), texts
        key = ("deck", tuple(row.cards), row.name, texts.language)
        drawing = Drawing(key, partial(deck, *facts), partial(deck_alt, *facts))
        picture = await drawn(interaction.client, drawing)
        lines = [f"### {harmless(row.name)}", texts("deck-facts", **_facts(row))]
        lines.append(by or checks(cards_of(row), texts))
        view = TextView(*([note] if note else []), "\n".join(lines))
        view.add_item(gallery(picture))
        view.add_item(discord.ui.TextDisplay(card_lines(cards, texts)))
        return view, picture

    def buttons(self, row: Deck, texts: Texts) -> Sequence[Button]:
        """Exporting it."""
        custom_id = f"own:deck-export:{row.user_id}:{row.id}"
        return [Button(custom_id, texts("button-deck-export"))]

    def buttons_for_all(self, row: Deck, texts: Texts) -> Sequence[Button]:
        """Saving a copy of it."""
        custom_id = f"own:deck-copy:{ANYBODY}:{row.id}.{pack(cards_of(row))}"
        return [Button(custom_id, texts("button-deck-copy"), discord.ButtonStyle.primary)]


def cards_of(row: Deck) -> list[Card]:
    """The cards of a saved deck."""
    return [PRINTED[card_id] for card_id in row.cards]


def card_lines(cards: list[Card], texts: Texts) -> str:
    """The cards, the cheapest first."""
    return "\n".join(
        texts("deck-card", cost=card.cost, card=card.name(texts.language))
        for card in _by_cost(cards, texts)
    )


def checks(cards: list[Card], texts: Texts) -> str:
    """For each ruleset: can it be brought, and if not, why?"""
    lines = []
    for ruleset in RULESETS:
        wrong = faults(cards, ruleset, texts)
        key = "deck-unfit" if wrong else "deck-fits"
        lines.append(texts(key, ruleset=ruleset, fault=" ".join(wrong)))
    return "\n".join(lines)


async def _check(interaction: Interaction, row: Deck) -> None:
    """Which rulesets can it be brought in?"""
    text = checks(cards_of(row), texts_for(interaction))
    view = TextView(f"### {harmless(row.name)}\n{text}")
    await interaction.edit_original_response(view=view)


async def _export(interaction: Interaction, row: Deck) -> None:
    """The deck as text and as a file."""
    cards, texts = cards_of(row), texts_for(interaction)
    text = line(row.name, cards, texts).replace("`", "ˋ")
    view = TextView(f"{texts('deck-exported')}\n```\n{text}\n```")
    view.add_item(discord.ui.File(f"attachment://{FILE}"))
    file = discord.File(BytesIO(document(row.name, cards)), FILE)
    await interaction.edit_original_response(view=view, attachments=[file])


def _facts(row: Deck) -> dict[str, float]:
    """How many cards it has, and what they cost on average, in mana."""
    costs = [card.cost for card in cards_of(row)]
    return {"count": len(costs), "cost": round(sum(costs) / len(costs), 1)}


def _by_cost(cards: list[Card], texts: Texts) -> list[Card]:
    return sorted(cards, key=lambda card: (card.cost, card.name(texts.language)))


DECKS = Decks()
