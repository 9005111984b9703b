"""What the signs on a page mean, for who has never read a rule."""

from __future__ import annotations

from bot.grimoire.heading import page_table
from bot.grimoire.session import page_with
from bot.ui.replies import Interaction, tell, texts_for
from bot.ui.router import Acts
from puzzles.page import Page
from texts import Texts

ACTS = Acts()
ROOM = 3800
"""Characters of a message, of which Discord takes 4000."""


def explained(page: Page, texts: Texts) -> str:
    """How a turn goes, and what stands on the page, as far as there is room."""
    lines, room = [], ROOM
    for line in page_table(page).rules(page, texts):
        room -= len(line) + 1
        if room < 0:
            break
        lines.append(line)
    return "\n".join(lines)


@ACTS.on("page:explain:{page_id}:{}:{}")
async def _explain(interaction: Interaction, page_id: str) -> None:
    """A message beside the panel."""
    page = await page_with(interaction, page_id)
    await tell(interaction, explained(page, texts_for(interaction)))
