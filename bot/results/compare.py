"""`/compare`: two players next to each other, with the results of their matches."""

from __future__ import annotations

import discord

from bot.app import Interaction
from bot.boards.watching import reader_of
from bot.errors import Refusal
from bot.results.people import check_visible, pool_name, record_bar
from bot.ui.commands import command
from bot.ui.escaping import distinguish, name_of
from bot.ui.pictures import draw_picture_for, gallery
from bot.ui.replies import respond, server_of, texts_for
from bot.ui.router import BLUE, Button, controls
from images.comparison import Comparison, Points, comparison, comparison_alt
from images.picture import Drawing
from texts import Texts


@command("command-compare", in_servers_only=True)
async def compare_command(
    interaction: Interaction, one: discord.Member, other: discord.Member | None = None
) -> None:
    """Show the ratings of two players and their results against each other.

    Without `other`, the player who acts is compared with `one`.
    """
    if one.id == (other or interaction.user).id:
        raise Refusal("refused-compare-self")
    first, second = (one, other) if other is not None else (interaction.user, one)
    for user in (first, second):
        await check_visible(interaction, user.id)
    texts = texts_for(interaction)
    shown = await _comparison(interaction, first, second, texts)
    drawing = Drawing.of(comparison, comparison_alt, shown, texts)
    picture = await draw_picture_for(interaction, drawing)
    matches = Button(f"history:{first.id}::{second.id}:0:", texts("button-history"), BLUE)
    await respond(
        interaction,
        texts("compare-title", one=first.mention, other=second.mention),
        gallery(picture),
        controls(*[matches] * bool(shown.records)),
        picture=picture,
    )


async def _comparison(
    interaction: Interaction, one: discord.abc.User, other: discord.abc.User, texts: Texts
) -> Comparison:
    """Load the ratings that both players have, and their results against each other."""
    results, guild_id = interaction.client.store.results, server_of(interaction)
    first, second = [
        {(each.game, each.kind): each.points for each in await results.ratings_of(guild_id, who.id)}
        for who in (one, other)
    ]
    ratings = tuple(
        Points(pool_name(*pool, texts), points, theirs)
        for pool, points in first.items()
        if points is not None and (theirs := second.get(pool)) is not None
    )
    reader = await reader_of(interaction, one.id)
    records = await results.records_of(guild_id, one.id, reader, against=other.id)
    bars = tuple(record_bar(each, texts) for each in records)
    named, named_other = distinguish([name_of(one), name_of(other)])
    return Comparison(named, named_other, ratings, bars)


COMMANDS = (compare_command,)
