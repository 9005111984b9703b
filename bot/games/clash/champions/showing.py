"""How a created champion is shown: its card, its abilities, and its choice of looks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.app import Interaction
from bot.collection import Collection, View
from bot.errors import Refusal
from bot.games.clash.champions.making import card_of, read_name
from bot.games.clash.lookup import face_of, rules_of
from bot.store import Champion
from bot.ui.escaping import escape_markdown
from bot.ui.pictures import draw_picture_for, gallery
from bot.ui.received import read_choice
from bot.ui.router import Row, Select, controls, option
from engine.clash import custom
from engine.clash.cards import Card
from engine.clash.looks import COLOURS, EMBLEMS
from engine.documents import DocumentError
from images.clash.card import damage_text
from texts import Texts


class Champions(Collection[Champion]):
    """The champions that users create: `/champion`."""

    name, row, first = "champion", Champion, "champion create"

    def line(self, row: Champion, texts: Texts) -> str:
        """Return its name and figures."""
        return f"**{escape_markdown(row.name)}** · {_facts(card_of(row), texts)}"

    async def view(
        self, interaction: Interaction, row: Champion, texts: Texts, *, note: str = "", by: str = ""
    ) -> View:
        """Show the card and its text."""
        card = card_of(row)
        picture = await draw_picture_for(interaction, face_of(card, texts))
        lines = [f"### {escape_markdown(row.name)}", *([by] if by else []), _facts(card, texts)]
        return (note, "\n".join(lines), gallery(picture), rules_of(card, texts)), picture

    def renamed(self, row: Champion, name: str) -> dict[str, Any]:
        """Return the columns of name and card, for matches that begin later."""
        named = {**row.document, "name": {"en": read_name(name)}}
        card = card_of(Champion(card_id="renamed", document=named))
        return {"name": card.name(), "card_id": card.id, "document": custom.document(card)}

    def rows(self, row: Champion, texts: Texts) -> Sequence[Row]:
        """Return the selects for its emblem and colour."""
        card, what = card_of(row), f"{row.user_id}:{row.id}"
        emblems = [
            option(each, texts(f"emblem-{each}"), chosen=each == card.emblem) for each in EMBLEMS
        ]
        colours = [
            option(each, texts(f"colour-{each}"), chosen=each == card.colour) for each in COLOURS
        ]
        return [
            controls(Select(f"own:champion-emblem:{what}", emblems, texts("own-champion-emblem"))),
            controls(Select(f"own:champion-colour:{what}", colours, texts("own-champion-colour"))),
        ]

    async def dress(
        self,
        interaction: Interaction,
        row: Champion,
        *,
        emblem: str | None = None,
        colour: str | None = None,
    ) -> None:
        """Change the emblem or the colour, for matches that begin later."""
        try:
            card = custom.looking(card_of(row), emblem=emblem, colour=colour)
        except DocumentError:
            raise Refusal("refused-unknown-choice") from None
        changed = await interaction.client.store.collection.change_champion(
            row.user_id, row.id, row.card_id, card.id, custom.document(card)
        )
        await self.show(interaction, self.known(changed))


def _facts(card: Card, texts: Texts) -> str:
    facts = {"cost": card.cost, "attack": damage_text(card), "health": card.health}
    return texts("card-facts-creature", **facts)


CHAMPIONS = Champions()
HANDLERS = CHAMPIONS.handlers


@CHAMPIONS.handlers.on("own:champion-emblem:{owner}:{number}")
async def _emblem(interaction: Interaction, number: int) -> None:
    row = await CHAMPIONS.numbered(interaction, number)
    await CHAMPIONS.dress(interaction, row, emblem=read_choice(interaction))


@CHAMPIONS.handlers.on("own:champion-colour:{owner}:{number}")
async def _colour(interaction: Interaction, number: int) -> None:
    row = await CHAMPIONS.numbered(interaction, number)
    await CHAMPIONS.dress(interaction, row, colour=read_choice(interaction))
