"""`/ranking`: the tables of ratings of this server, season by season, and worldwide."""

from __future__ import annotations

from typing import Literal

from discord import app_commands

from bot.app import Interaction
from bot.errors import Refusal
from bot.house import offers
from bot.lobby.options import game_of, suggested_games
from bot.results.people import pool_name
from bot.store.rating_book import Pool
from bot.store.ratings import SHOWN_AFTER
from bot.store.result_tables import RATED_KINDS, WORLDWIDE, ResultKind
from bot.store.results import RatingTable, TableLine
from bot.ui.acknowledgement import Answer
from bot.ui.commands import command
from bot.ui.escaping import escape_markdown
from bot.ui.replies import respond, server_of, texts_for
from bot.ui.router import Acts, Button, in_rows
from texts import Texts

ACTS = Acts(Answer.PANEL)
LINES = 10
"""People on a page."""
Where = Literal["here", "world"]
Kind = Literal["duel", "table", "league"]
MOST_SEASONS = 1000


@command("command-ranking", in_servers_only=True)
async def ranking_command(
    interaction: Interaction,
    game: str | None = None,
    season: app_commands.Range[int, 1, MOST_SEASONS] | None = None,
) -> None:
    """Show the table of a game (the usual one) in a season (the one that goes on)."""
    known = (await game_of(interaction, game)).game
    pools = await interaction.client.store.results.pools_in(server_of(interaction))
    kind = next((kind for name, kind in pools if name == known), ResultKind.DUEL)
    current = await _current(interaction)
    wanted = current if season is None else season - 1
    if wanted > current:
        raise Refusal("refused-no-such-season", last=current + 1)
    await _show(interaction, "here", known, kind, wanted, 0)


ranking_command.autocomplete("game")(suggested_games)


@ACTS.on("table:{where}:{game}:{kind}:{season}:{page}:{}")
async def _turn(
    interaction: Interaction, where: Where, game: str, kind: Kind, season: int, page: int
) -> None:
    """Show a page of a table; the mark at the end only tells buttons apart."""
    if all(offer.game != game for offer in offers()) or season > await _current(interaction):
        raise Refusal("refused-unknown-button")
    await _show(interaction, where, game, ResultKind(kind), season, page)


async def _current(interaction: Interaction) -> int:
    """Return the number of the season that goes on."""
    season = await interaction.client.store.seasons.current(server_of(interaction))
    return season.number if season is not None else 0


async def _show(
    interaction: Interaction, where: Where, game: str, kind: ResultKind, season: int, page: int
) -> None:
    client, texts, guild_id = interaction.client, texts_for(interaction), server_of(interaction)
    pool = Pool(guild_id if where == "here" else WORLDWIDE, game, kind)
    table = await client.store.results.table(pool, season if where == "here" else 0, client.now())
    last = max(0, (len(table.lines) - 1) // LINES)
    page = min(page, last)
    shown = table.lines[page * LINES : (page + 1) * LINES]
    lines = [_title(where, pool, season, texts), *(_line(each, texts) for each in shown)]
    if not shown:
        lines.append(texts("table-empty", count=SHOWN_AFTER))
    if told := await _own(interaction, table, shown, texts):
        lines.append(told)
    here = f"table:{where}:{game}:{kind}:{season}"
    buttons = []
    if last:
        buttons.append(Button(f"{here}:{max(page - 1, 0)}:back", "◀", disabled=page == 0))
        buttons.append(Button(f"{here}:{page + 1}:on", "▶", disabled=page == last))
    for other in RATED_KINDS:
        if other is not kind and (game, other) in await client.store.results.pools_in(guild_id):
            other_table = f"table:{where}:{game}:{other}:{season}:0:kind"
            buttons.append(Button(other_table, texts(f"play-{other}")))
    away: Where = "world" if where == "here" else "here"
    buttons.append(Button(f"table:{away}:{game}:{kind}:{season}:0:away", texts(f"table-{away}")))
    await respond(interaction, "\n".join(lines), *in_rows(buttons))


def _title(where: Where, pool: Pool, season: int, texts: Texts) -> str:
    name = pool_name(pool.game, pool.kind, texts)
    if where == "world":
        return texts("table-title-world", pool=name)
    return texts("table-title", pool=name, season=season + 1)


def _line(line: TableLine, texts: Texts) -> str:
    name = f"**{escape_markdown(line.name)}**"
    counts = {"points": str(line.points), "count": line.results, "won": line.wins}
    told = texts("table-line", player=name, **counts)
    return f"**{line.place}.** {told}{_movement(line, texts)}"


def _movement(line: TableLine, texts: Texts) -> str:
    if line.moved is None:
        return " · " + texts("table-new")
    arrow = "▲" if line.moved > 0 else "▼"
    return f" · {arrow} {abs(line.moved)}" if line.moved else ""


async def _own(
    interaction: Interaction, table: RatingTable, shown: tuple[TableLine, ...], texts: Texts
) -> str:
    """Tell where the person who acts stands, where the page does not."""
    own = table.line_of(interaction.user.id)
    if own in shown:
        return ""
    if own is not None:
        return texts("table-own", line=_line(own, texts))
    if table.pool.guild_id == WORLDWIDE:
        return texts("table-not-worldwide", command=interaction.client.mention("profile"))
    results = interaction.client.store.results
    ranked, _ = await results.visibility(table.pool.guild_id, interaction.user.id)
    return texts("table-not-yet" if ranked else "table-hidden", count=SHOWN_AFTER)
