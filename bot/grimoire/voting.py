"""Votes for pages, by those who have solved them."""

from __future__ import annotations

from typing import Literal

from bot.app import Interaction
from bot.errors import Refusal
from bot.grimoire.session import page_with
from bot.ui.acknowledgement import Answer
from bot.ui.replies import tell, texts_for
from bot.ui.router import Acts, Button, Row, controls
from puzzles.page import Page

ACTS = Acts(Answer.UPDATE)
Opinion = Literal["up", "down"]
SIGNS: dict[Opinion, str] = {"up": "👍", "down": "👎"}


def vote_row(page: Page) -> Row:
    """Lay out what somebody can think of a page that is solved."""
    return controls(
        *(Button(f"page:vote:{page.id}::{opinion}", sign) for opinion, sign in SIGNS.items())
    )


@ACTS.on("page:vote:{page_id}:{}:{opinion}")
async def _vote(interaction: Interaction, page_id: str, opinion: Opinion) -> None:
    """Keep a vote in the place of an earlier one, and tell all beside the panel."""
    page, store = await page_with(interaction, page_id), interaction.client.store.solvers
    if not await store.vote(interaction.user.id, page.id, up=opinion == "up"):
        raise Refusal("refused-vote")
    up, down = await store.votes(page.id)
    await tell(interaction, texts_for(interaction)("vote-counted", up=up, down=down))
