"""`/compare`: two people beside each other, and what came of their matches."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.app import Interaction
from bot.errors import Refusal
from bot.results.people import check_visible, pool_name
from bot.store.results import RatingLine, RecordLine
from bot.ui.commands import command
from bot.ui.replies import respond, server_of, texts_for
from bot.ui.router import BLUE, Button, controls
from texts import Texts


@command("command-compare", in_servers_only=True)
async def compare_command(
    interaction: Interaction, one: discord.Member, other: discord.Member
) -> None:
    """Show the ratings of two people, and how often each has won against the other."""
    if one.id == other.id:
        raise Refusal("refused-compare-self")
    for person in (one, other):
        await check_visible(interaction, person.id)
    texts, results = texts_for(interaction), interaction.client.store.results
    guild_id = server_of(interaction)
    ratings = [await results.ratings_of(guild_id, person.id) for person in (one, other)]
    records = await results.records_of(guild_id, one.id, against=other.id)
    names = {"one": f"<@{one.id}>", "other": f"<@{other.id}>"}
    lines = [
        texts("compare-title", **names),
        *_rating_lines(ratings, texts),
        *_record_lines(records, texts),
    ]
    matches = Button(f"history:{one.id}::{other.id}:0:", texts("button-history"), BLUE)
    await respond(interaction, "\n".join(lines), controls(*[matches] * bool(records)))


def _rating_lines(ratings: Sequence[Sequence[RatingLine]], texts: Texts) -> list[str]:
    """Tell the points of both, wherever both have some."""
    first, second = ({(each.game, each.kind): each.points for each in own} for own in ratings)
    return [
        texts("compare-ratings", pool=pool_name(*pool, texts), one=str(points), other=str(theirs))
        for pool, points in first.items()
        if points is not None and (theirs := second.get(pool)) is not None
    ]


def _record_lines(records: Sequence[RecordLine], texts: Texts) -> list[str]:
    """Tell what came of their matches, all in all and in each game."""
    if not records:
        return [texts("compare-none")]
    won, drawn, lost = (
        sum(counts) for counts in zip(*[(r.won, r.drawn, r.lost) for r in records], strict=True)
    )
    lines = [texts("compare-all", won=won, drawn=drawn, lost=lost)]
    for record in records:
        pool = pool_name(record.game, record.kind, texts)
        counts = {"won": record.won, "drawn": record.drawn, "lost": record.lost}
        lines.append("- " + texts("compare-line", pool=pool, **counts))
    return lines
