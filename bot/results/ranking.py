"""`/ranking`: the rankings of this server by season, and the worldwide ones."""

from __future__ import annotations

from typing import Literal

import discord
from discord import app_commands

from bot.app import Interaction
from bot.errors import Refusal
from bot.game_api import all_match_options
from bot.lobby.options import game_of, suggested_games
from bot.moderators import is_moderator
from bot.results.people import pool_name
from bot.results.predictors import predictors_buttons
from bot.store import LinkKind
from bot.store.rating_book import Pool
from bot.store.ratings import SHOWN_AFTER
from bot.store.result_tables import RATED_KINDS, WORLDWIDE, ResultKind
from bot.store.results import RatingTable, TableLine
from bot.ui.acknowledgement import Answer
from bot.ui.commands import command
from bot.ui.escaping import distinguish_users
from bot.ui.links import link_buttons
from bot.ui.pictures import draw_picture_for, gallery
from bot.ui.replies import respond, server_of, texts_for
from bot.ui.router import Button, Handlers, in_rows
from images.charts import Moved
from images.picture import Drawing
from images.ranking import LINES, Ranked, Ranking, ranking, ranking_alt
from texts import Texts

HANDLERS = Handlers(Answer.PANEL)
Where = Literal["here", "world"]
Kind = Literal["duel", "table", "league"]
MOST_SEASONS = 1000


@command("command-ranking", in_servers_only=True)
async def ranking_command(
    interaction: Interaction,
    game: str | None = None,
    season: app_commands.Range[int, 1, MOST_SEASONS] | None = None,
) -> None:
    """Show the ranking of a game (default: the server's) in a season (default: the current one)."""
    known = (await game_of(interaction, game)).game
    pools = await interaction.client.store.results.pools_in(server_of(interaction))
    kind = next((kind for name, kind in pools if name == known), ResultKind.DUEL)
    current = await _current(interaction)
    wanted = current if season is None else season - 1
    if wanted > current:
        raise Refusal("refused-no-such-season", last=current + 1)
    await _show(interaction, "here", known, kind, wanted, 0)


ranking_command.autocomplete("game")(suggested_games)


@HANDLERS.on("table:{where}:{game}:{kind}:{season}:{page}:{}")
async def _turn(
    interaction: Interaction, where: Where, game: str, kind: Kind, season: int, page: int
) -> None:
    """Show another page. The mark at the end of the custom id only tells the buttons apart."""
    if all(
        match_options.game != game for match_options in all_match_options()
    ) or season > await _current(interaction):
        raise Refusal("refused-unknown-button")
    await _show(interaction, where, game, ResultKind(kind), season, page)


async def _current(interaction: Interaction) -> int:
    """Return the number (0-based) of the current season; 0 without seasons."""
    season = await interaction.client.store.seasons.current(server_of(interaction))
    return season.number if season is not None else 0


async def show_ranking(interaction: Interaction, pool: Pool, note: str = "") -> None:
    """Show the first page of a server's current ranking, with a note above it."""
    season = await _current(interaction)
    await _show(interaction, "here", pool.game, pool.kind, season, 0, note)


async def _show(
    interaction: Interaction,
    where: Where,
    game: str,
    kind: ResultKind,
    season: int,
    page: int,
    note: str = "",
) -> None:
    client, texts, guild_id = interaction.client, texts_for(interaction), server_of(interaction)
    pool = Pool(guild_id if where == "here" else WORLDWIDE, game, kind)
    table = await client.store.results.table(pool, season if where == "here" else 0, client.now())
    last = last_page(table)
    page = min(page, last)
    own = table.line_of(interaction.user.id)
    drawn = page_of(table, page, texts, own)
    picture = await draw_picture_for(interaction, draw_ranking(drawn, texts))
    this = f"table:{where}:{game}:{kind}:{season}"
    buttons = []
    if last:
        buttons.append(Button(f"{this}:{max(page - 1, 0)}:back", "◀", disabled=page == 0))
        buttons.append(Button(f"{this}:{page + 1}:on", "▶", disabled=page == last))
    for other in RATED_KINDS:
        if other is not kind and (game, other) in await client.store.results.pools_in(guild_id):
            other_table = f"table:{where}:{game}:{other}:{season}:0:kind"
            buttons.append(Button(other_table, texts(f"play-{other}")))
    away: Where = "world" if where == "here" else "here"
    buttons.append(Button(f"table:{away}:{game}:{kind}:{season}:0:away", texts(f"table-{away}")))
    if where == "here":
        buttons += await predictors_buttons(interaction, texts)
    if where == "here" and await is_moderator(interaction):
        buttons += link_buttons(client, LinkKind.RANKING, f"{game}:{kind}", texts)
        if season == await _current(interaction):
            buttons += await _keeping(interaction, pool, texts)
    text = "" if own is not None else await _why_not(interaction, pool, texts)
    await respond(interaction, note, gallery(picture), text, *in_rows(buttons), picture=picture)


async def _keeping(interaction: Interaction, pool: Pool, texts: Texts) -> list[Button]:
    """Return the button that keeps a ranking in this channel, or ends that, if possible."""
    if not isinstance(interaction.channel, discord.TextChannel):
        return []
    kept = await interaction.client.store.kept_rankings.kept(pool.guild_id, pool.game, pool.kind)
    if kept is not None and kept.channel_id == interaction.channel_id:
        return [Button(f"ranking:stop:{kept.id}", texts("button-ranking-stop"))]
    return [Button(f"ranking:keep:{pool.game}:{pool.kind}", texts("button-ranking-keep"))]


def read_pool(guild_id: int, subject: str) -> Pool | None:
    """Return the pool of a server that a link's subject names, such as `chess:duel`, or None."""
    game, _, kind = subject.partition(":")
    games = {each.game for each in all_match_options()}
    known = game in games and kind in {*RATED_KINDS}
    return Pool(guild_id, game, ResultKind(kind)) if known else None


def last_page(table: RatingTable) -> int:
    """Return the number of the last page, from 0 on."""
    return max(0, (len(table.lines) - 1) // LINES)


def page_of(table: RatingTable, page: int, texts: Texts, own: TableLine | None = None) -> Ranking:
    """Return a page of a table, from 0 on, with the reader's `own` line; all names differ."""
    shown = table.lines[page * LINES : (page + 1) * LINES]
    drawn_lines = [*shown, *([own] if own is not None and own not in shown else [])]
    names = distinguish_users({each.user_id: each.name for each in drawn_lines})
    is_world = table.pool.guild_id == WORLDWIDE
    return Ranking(
        pool_name(table.pool.game, table.pool.kind, texts),
        texts("table-world") if is_world else texts("table-season", season=table.season + 1),
        tuple(_ranked(each, names[each.user_id]) for each in shown),
        None if own is None else _ranked(own, names[own.user_id]),
    )


def draw_ranking(shown: Ranking, texts: Texts) -> Drawing:
    """Return the picture of a page of a ranking."""
    return Drawing.of(ranking, ranking_alt, shown, texts)


def _ranked(line: TableLine, name: str) -> Ranked:
    """Return a line in the form that is drawn."""
    moved: Moved = "new" if line.moved is None else line.moved or None
    return Ranked(line.place, name, line.points, line.results, moved)


async def _why_not(interaction: Interaction, pool: Pool, texts: Texts) -> str:
    """Return why the player who acts is not in a ranking."""
    if pool.guild_id == WORLDWIDE:
        return texts("table-not-worldwide", command=interaction.client.mention("profile"))
    results = interaction.client.store.results
    ranked, _ = await results.visibility(pool.guild_id, interaction.user.id)
    return texts("table-not-yet" if ranked else "table-hidden", count=SHOWN_AFTER)


COMMANDS = (ranking_command,)
