"""Explain the cards and icons that a user sees in a match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.app import Interaction
from bot.boards.watching import watched
from bot.errors import Refusal
from bot.game_api import GAME_UIS, guide_of, plugin_of
from bot.ui.acknowledgement import Answer
from bot.ui.escaping import take_first_lines
from bot.ui.pictures import draw_picture_for, files_of, gallery
from bot.ui.replies import Layout, texts_for
from bot.ui.router import Handlers, controls
from texts import Texts

HANDLERS = Handlers()
TOLD = 3000
"""Characters about cards, in a message that takes 4000."""


@HANDLERS.on("match:signs:{match_id}", Answer.PRIVATE)
async def _show_signs(interaction: Interaction, match_id: int) -> None:
    """Explain cards and icons on the board, and the user's own."""
    match = await watched(interaction, match_id)
    await show_signs(interaction, match.game.id, match.view(match.seat_of(interaction.user.id)))


async def show_signs(interaction: Interaction, game: str, view: Any) -> None:
    """Explain the cards and icons of a view in the (deferred) answer.

    Raises `Refusal` if there are none.
    """
    texts, extra = texts_for(interaction), GAME_UIS[game].icons
    drawing = extra.explain(view, texts) if extra is not None else None
    if extra is None or drawing is None:
        raise Refusal("refused-no-signs")
    picture = await draw_picture_for(interaction, drawing)
    icons = guide_of(game).button("icons", texts)
    text = "\n".join(take_first_lines(_card_lines(game, extra.cards(view), texts), TOLD))
    layout = Layout(gallery(picture), text, controls(icons))
    await interaction.edit_original_response(view=layout, attachments=files_of(picture))


def _card_lines(game: str, cards: Sequence[str], texts: Texts) -> list[str]:
    """Return what each card does; shared lines appear only with the first card."""
    book, lines = plugin_of(game).cards, dict[str, None]()
    known = {card_id for card_id, _ in book.cards} if book is not None else set()
    for card_id in dict.fromkeys(cards):
        if book is not None and card_id in known:
            page = book.page(card_id, texts)
            name = page.heading.splitlines()[0].removeprefix("### ")
            words = [line for line in page.below.splitlines() if line not in lines]
            lines |= dict.fromkeys([f"**{name}**", *words])
    return [*lines]
