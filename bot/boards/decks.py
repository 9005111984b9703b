"""The decks with which a match began, for whoever may look at it."""

from __future__ import annotations

from bot.boards.watching import watched
from bot.errors import Refusal
from bot.games import TABLES
from bot.ui.door import Answer
from bot.ui.pictures import drawn, gallery
from bot.ui.replies import Interaction, put, texts_for
from bot.ui.router import Acts

ACTS = Acts()


@ACTS.on("match:decks:{match_id}", Answer.PRIVATE)
async def _show_decks(interaction: Interaction, match_id: int) -> None:
    """The picture of all decks."""
    client, texts = interaction.client, texts_for(interaction)
    match = await watched(interaction, match_id)
    table = TABLES[match.game.id]
    if not table.shows_decks:
        raise Refusal("refused-unknown-button")
    picture = await drawn(client, table.decks(match.row.setup, match.names, texts))
    await put(interaction, gallery(picture), picture=picture)
