"""The decks with which a match began, for all users who may look at it."""

from __future__ import annotations

from bot.app import Interaction
from bot.boards.watching import watched
from bot.errors import Refusal
from bot.game_api import GAME_UIS
from bot.matches import LiveMatch
from bot.ui.acknowledgement import Answer
from bot.ui.pictures import draw_picture_for, gallery
from bot.ui.replies import respond, texts_for
from bot.ui.router import Button, Handlers
from texts import Texts

HANDLERS = Handlers()


def decks_buttons(match: LiveMatch, texts: Texts) -> list[Button]:
    """Return the button that shows the decks, if they are public; else an empty list."""
    if GAME_UIS[match.game.id].decks is None:
        return []
    return [Button(f"match:decks:{match.id}", texts("button-decks"))]


@HANDLERS.on("match:decks:{match_id}", Answer.PRIVATE)
async def _show_decks(interaction: Interaction, match_id: int) -> None:
    """Show the picture of all decks."""
    texts = texts_for(interaction)
    match = await watched(interaction, match_id)
    decks = GAME_UIS[match.game.id].decks
    if decks is None:
        raise Refusal("refused-unknown-button")
    picture = await draw_picture_for(interaction, decks.draw(match.row.setup, match.names, texts))
    await respond(interaction, gallery(picture), picture=picture)
