"""How a made-up champion is shown: its card and what its abilities do."""

from __future__ import annotations

from bot.collection import Collection, View
from bot.games.clash.champions.making import card_of
from bot.games.clash.lookup import face_of, rules_of
from bot.store import Champion
from bot.ui.harmless import harmless
from bot.ui.pictures import drawn, gallery
from bot.ui.replies import Interaction
from engine.clash.cards import Card
from images.clash.card import damage_text
from texts import Texts


class Champions(Collection[Champion]):
    """The champions that people make up: `/champion`."""

    name, row, first = "champion", Champion, "champion create"

    def line(self, row: Champion, texts: Texts) -> str:
        """Its name and its figures."""
        return f"**{harmless(row.name)}** · {_facts(card_of(row), texts)}"

    async def view(
        self, interaction: Interaction, row: Champion, texts: Texts, *, note: str = "", by: str = ""
    ) -> View:
        """The card and the words on it."""
        card = card_of(row)
        picture = await drawn(interaction.client, face_of(card, texts))
        lines = [f"### {harmless(row.name)}", *([by] if by else []), _facts(card, texts)]
        return (note, "\n".join(lines), gallery(picture), rules_of(card, texts)), picture


def _facts(card: Card, texts: Texts) -> str:
    facts = {"cost": card.cost, "attack": damage_text(card), "health": card.health}
    return texts("card-facts-creature", **facts)


CHAMPIONS = Champions()
