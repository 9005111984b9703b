"""What the signs on a page mean, for who has never read a rule."""

from __future__ import annotations

from bot.games.clash.lookup import ability_line
from bot.grimoire.desk import page_with
from bot.ui.replies import Interaction, tell, texts_for
from bot.ui.router import Acts
from images.clash.legend import signs_of
from puzzles.page import Page
from texts import Texts

ACTS = Acts()
ROOM = 3800
"""Characters of a message, of which Discord takes 4000."""


def explained(page: Page, texts: Texts) -> str:
    """How a turn goes, and every ability on the page."""
    lines = [texts("page-rules-play"), texts("page-rules-attack"), texts("page-rules-health")]
    room = ROOM - sum(len(line) + 1 for line in lines)
    for ability, aura in signs_of(page.state().view(None)):
        line = ability_line(ability, texts, aura=aura)
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
