"""Friends in the daily puzzle: how many tries they took to solve it.

Only people who have played together in the server and have both agreed are told of each other, on
private panels alone, and not of any move.
"""

from __future__ import annotations

from bot.app import Interaction
from bot.blocks import without_blocks
from bot.store import Daily
from bot.store.grimoire_tables import JUDGED
from bot.ui.escaping import distinguish_users, escape_markdown
from bot.ui.replies import texts_for

NAMED = 3
"""The most people who are named."""


async def friends_line(interaction: Interaction, daily: Daily | None) -> str:
    """Return a line of Markdown on who has solved the open daily puzzle, for the acting user alone.

    Empty without such a puzzle, or if no friend may be named.
    """
    store, user_id, texts = interaction.client.store, interaction.user.id, texts_for(interaction)
    if daily is None or not await store.users.tells_friends(user_id):
        return ""
    tries = await store.dailies.solved_by_friends(daily, user_id)
    shown = await without_blocks(interaction, tries)
    if not shown:
        return ""
    names = distinguish_users({each: tries[each].name for each in shown[:NAMED]})
    parts = [
        texts(
            "friends-first" if tries[each].number == 1 else "friends-tries",
            player=f"**{escape_markdown(name)}**",
            count=tries[each].number,
        )
        for each, name in names.items()
    ]
    if more := len(shown) - len(parts):
        parts.append(texts("chart-and-more", count=more))
    line = texts("friends-solved", players=", ".join(parts))
    answers = await store.grimoire.attempts_of(user_id, daily.puzzle_id)
    if not any(each.reason in JUDGED for each in answers):
        line += f" {texts('friends-untried')}"
    return f"-# {line}"
