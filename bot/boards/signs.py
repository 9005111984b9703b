"""What the signs mean that somebody sees in a match."""

from __future__ import annotations

from bot.app import Interaction
from bot.boards.watching import watched
from bot.errors import Refusal
from bot.house import TABLES, guide_of
from bot.ui.acknowledgement import Answer
from bot.ui.pictures import draw_picture_for, files_of, gallery
from bot.ui.replies import Layout, texts_for
from bot.ui.router import Acts, controls

ACTS = Acts()


@ACTS.on("match:signs:{match_id}", Answer.PRIVATE)
async def _show_signs(interaction: Interaction, match_id: int) -> None:
    """Explain the signs on the board, and what is the own of whoever asks and plays."""
    texts = texts_for(interaction)
    match = await watched(interaction, match_id)
    table, seat = TABLES[match.game.id], match.seat_of(interaction.user.id)
    drawing = table.signs(match.view(seat), texts) if table.explains else None
    if drawing is None:
        raise Refusal("refused-no-signs")
    picture = await draw_picture_for(interaction, drawing)
    icons = guide_of(match.game.id).button("icons", texts)
    view = Layout(gallery(picture), controls(icons))
    await interaction.edit_original_response(view=view, attachments=files_of(picture))
