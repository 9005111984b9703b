"""Statistics of this server's matches: `/meta`, and the button of a card or a deck.

They name no one, and count only matches that all members of the server may know about.
"""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Literal, TypeAlias

import discord
from cachetools import TTLCache
from discord import app_commands

from bot.app import App, Interaction
from bot.errors import Refusal
from bot.features import Part
from bot.game_api import all_match_options, game_name, plugin_of
from bot.lobby.options import game_of, suggested_games
from bot.owed_posts import is_known_to_all
from bot.results.people import format_and_play
from bot.store.statistics import Figures, GameStatistics, Tally
from bot.ui.acknowledgement import Answer
from bot.ui.commands import command
from bot.ui.pictures import draw_picture_for, gallery
from bot.ui.received import read_choice
from bot.ui.replies import respond, server_of, texts_for
from bot.ui.router import Button, Handlers, Select, controls, option
from images.picture import Drawing
from images.statistics import ROWS, Line, Share, Sheet, statistics, statistics_alt
from texts import Texts

HANDLERS = Handlers(Answer.PANEL)
LEAST = 20
"""The fewest wins and losses of which a share is shown."""
MINUTES = 5
"""How long statistics are kept."""
MOST_KEPT = 200
"""The most statistics that are kept, each of a server, a game and a season."""
MOST_SEASONS = 1000
EVER = 0
"""The number that means all seasons; the seasons are numbered from 1."""
_DEVIATIONS = 1.96
"""Standard deviations on each side of the middle within which 95 % of a normal distribution lie."""
_WORDS = re.compile(r"\w+")
Against = Literal["people", "bot"]
View = Literal["modes", "played", "best", "decks"]
VIEWS: tuple[View, ...] = ("modes", "played", "best", "decks")
Key: TypeAlias = "tuple[int, str, int]"


class StatisticsCache(Part):
    """Counts the results of servers, one at a time, and keeps what it has counted for minutes."""

    def __init__(self, client: App) -> None:
        super().__init__(client)
        self._one = asyncio.Semaphore(1)
        self._kept: TTLCache[Key, asyncio.Task[GameStatistics]] = TTLCache(
            MOST_KEPT, MINUTES * 60, lambda: client.now().timestamp()
        )

    async def of(self, guild: discord.Guild, game: str, season: int = EVER) -> GameStatistics:
        """Return the statistics of a game in a server, in a season from 1 on or in all (`EVER`)."""
        key = guild.id, game, season
        counting = self._kept.get(key)
        if counting is None:
            counting = self._kept[key] = asyncio.create_task(self._count(guild, game, season))
        try:
            return await asyncio.shield(counting)
        except Exception:
            self._kept.pop(key, None)
            raise

    async def close(self) -> None:
        for counting in self._kept.values():
            counting.cancel()

    async def _count(self, guild: discord.Guild, game: str, season: int) -> GameStatistics:
        places = (*guild.channels, *guild.threads)
        known = {place.id for place in places if is_known_to_all(guild, place.id)}
        when = None if season == EVER else season - 1
        async with self._one:
            counted = plugin_of(game).counted
            return await self._store.statistics.of_game(guild.id, game, counted, known, when)


@command("command-meta", in_servers_only=True)
async def meta_command(
    interaction: Interaction,
    game: str | None = None,
    season: app_commands.Range[int, 1, MOST_SEASONS] | None = None,
) -> None:
    """Show what is played in a game (default: the server's) in a season (default: in all)."""
    known = (await game_of(interaction, game)).game
    await _show(interaction, known, season or EVER, "people", "modes", 0)


meta_command.autocomplete("game")(suggested_games)


@HANDLERS.on("meta:view:{game}:{season}:{against}")
async def _view(interaction: Interaction, game: str, season: int, against: Against) -> None:
    """Show the view that was chosen from the list."""
    chosen = read_choice(interaction)
    view = next((view for view in VIEWS if view == chosen), None)
    if view is None:
        raise Refusal("refused-unknown-button")
    await _show(interaction, game, season, against, view, 0)


@HANDLERS.on("meta:page:{game}:{season}:{against}:{view}:{page}:{}")
async def _turn(
    interaction: Interaction, game: str, season: int, against: Against, view: View, page: int
) -> None:
    """Show another page. The mark at the end of the custom id only tells the buttons apart."""
    await _show(interaction, game, season, against, view, page)


async def _show(
    interaction: Interaction, game: str, season: int, against: Against, view: View, page: int
) -> None:
    texts, found = texts_for(interaction), await _statistics_of(interaction, game, season)
    figures = found.people if against == "people" else found.bot
    lines = lines_of(figures, view, game, texts)
    last = max(0, (len(lines) - 1) // ROWS)
    page = min(page, last)
    when = texts("statistics-ever") if season == EVER else texts("table-season", season=season)
    head = texts(f"statistics-{view}") + (f" · {page + 1}/{last + 1}" if last else "")
    shown = Sheet(
        f"{game_name(game, texts)} · {texts(f'statistics-{against}')}",
        when,
        head,
        tuple(lines[page * ROWS : (page + 1) * ROWS]),
        _facts_of(figures, texts) if view == "modes" else (),
        _remark(lines, texts),
    )
    views = [each for each in VIEWS if each == view or lines_of(figures, each, game, texts)]
    names = [option(each, texts(f"statistics-{each}"), chosen=each == view) for each in views]
    this = f"meta:page:{game}:{season}"
    buttons = []
    if last:
        here = f"{this}:{against}:{view}"
        buttons.append(Button(f"{here}:{max(page - 1, 0)}:back", "◀", disabled=page == 0))
        buttons.append(Button(f"{here}:{page + 1}:on", "▶", disabled=page == last))
    other: Against = "bot" if against == "people" else "people"
    buttons.append(Button(f"{this}:{other}:modes:0:other", texts(f"statistics-{other}")))
    picture = await draw_picture_for(interaction, _drawing(shown, texts))
    select = Select(f"meta:view:{game}:{season}:{against}", names)
    await respond(
        interaction, gallery(picture), controls(select), controls(*buttons), picture=picture
    )


@HANDLERS.on("statistics:card:{game}:{card}", Answer.PRIVATE)
async def _of_card(interaction: Interaction, game: str, card: str) -> None:
    """Show how often a card was played, won, picked and banned in this server."""
    found, texts = await _statistics_of(interaction, game), texts_for(interaction)
    names = _card_names(game, texts)
    if card not in names:
        raise Refusal("refused-unknown-button")
    tallies = [each.cards.get(card, Tally()) for each in (found.people, found.bot)]
    facts = [
        (texts(f"statistics-{use}"), count)
        for use, counts in (("picked", found.picked), ("banned", found.banned))
        if (count := cards_named(counts)[card])
    ]
    await _show_thing(interaction, names[card], tallies, facts)


async def show_deck_statistics(
    interaction: Interaction, game: str, deck: Sequence[str], name: str
) -> None:
    """Show how often a deck of these cards (ids) was played and won in this server."""
    found, key = await _statistics_of(interaction, game), tuple(sorted(deck))
    tallies = [each.decks.get(key, Tally()) for each in (found.people, found.bot)]
    await _show_thing(interaction, name, tallies)


def card_statistics_button(game: str, card: str, texts: Texts) -> Button:
    """Return the button that shows the statistics of a card in the server where it is pressed."""
    return Button(f"statistics:card:{game}:{card}", texts("button-statistics"))


def lines_of(figures: Figures, view: View, game: str, texts: Texts) -> list[Line]:
    """Return all lines of a view; what has no name any more is left out."""
    if view == "modes":
        lines = []
        for mode, count in figures.matches.most_common():
            name = format_and_play(game, mode.format, mode.kind, texts)
            first = figures.first.get(mode, Tally())
            lines.append(Line(name, count, share_of(first.won, first.won + first.lost)))
        return lines
    if view == "decks":
        name_of = plugin_of(game).deck_name
        named = [(name_of(deck, texts), tally) for deck, tally in figures.decks.items()]
        lines = [_line(name, tally) for name, tally in named if name]
    else:
        names = _card_names(game, texts)
        lines = [
            _line(names[card], tally) for card, tally in figures.cards.items() if card in names
        ]
    if view == "best":
        lines = [line for line in lines if line.share is not None]
    return sorted(lines, key=lambda line: (_rank(line, view), -line.count, line.name))


def cards_named(moves: Mapping[str, int]) -> Counter[str]:
    """Count the words of moves; a card's id is one of them."""
    counted = Counter[str]()
    for move, count in moves.items():
        for word in {*_WORDS.findall(move)}:
            counted[word] += count
    return counted


def share_of(won: int, of: int) -> Share | None:
    """Return the share with its 95 % interval (Wilson's) in percent; None if `of` is too few."""
    if of < LEAST:
        return None
    low, high = interval_of(won, of)
    return Share(round(100 * won / of), round(100 * low), round(100 * high))


def interval_of(won: int, of: int) -> tuple[float, float]:
    """Return the 95 % interval (Wilson's) of a share, from 0 to 1; `of` is at least 1."""
    share, square = won / of, _DEVIATIONS**2
    middle = (share + square / (2 * of)) / (1 + square / of)
    spread = sqrt(share * (1 - share) / of + square / (4 * of * of))
    half = _DEVIATIONS * spread / (1 + square / of)
    return max(0.0, middle - half), min(1.0, middle + half)


async def _statistics_of(interaction: Interaction, game: str, season: int = EVER) -> GameStatistics:
    """Return the statistics of a game here. Raises `Refusal` if there is no such game."""
    server_of(interaction)
    if interaction.guild is None or all(each.game != game for each in all_match_options()):
        raise Refusal("refused-unknown-button")
    return await interaction.client.part(StatisticsCache).of(interaction.guild, game, season)


async def _show_thing(
    interaction: Interaction,
    name: str,
    tallies: Sequence[Tally],
    facts: Sequence[tuple[str, int]] = (),
) -> None:
    """Show a card or deck: played between people, and by people against the bot."""
    texts, kinds = texts_for(interaction), ("people", "bot")
    lines = [
        _line(texts(f"statistics-{kind}"), tally)
        for kind, tally in zip(kinds, tallies, strict=True)
    ]
    shown = Sheet(
        name,
        texts("table-here"),
        texts("statistics-how-often"),
        tuple(lines),
        tuple([(what, texts("chart-number", number=count)) for what, count in facts]),
        _remark(lines, texts),
    )
    picture = await draw_picture_for(interaction, _drawing(shown, texts))
    await respond(interaction, gallery(picture), picture=picture)


def _facts_of(figures: Figures, texts: Texts) -> tuple[tuple[str, str], ...]:
    """Return the number of matches, their average length, and what first players won."""
    matches = figures.matches.total()
    if not matches:
        return ()
    facts = [
        (texts("chart-matches"), texts("chart-number", number=matches)),
        (
            texts("statistics-turns"),
            texts("chart-number", number=round(figures.turns / matches, 1)),
        ),
    ]
    won = sum(each.won for each in figures.first.values())
    decided = won + sum(each.lost for each in figures.first.values())
    share = share_of(won, decided)
    if share is not None:
        range_ = {"share": share.percent, "low": share.low, "high": share.high}
        facts.append((texts("statistics-first"), texts("statistics-range", **range_)))
    return tuple(facts)


def _line(name: str, tally: Tally) -> Line:
    return Line(name, tally.played, share_of(tally.won, tally.won + tally.lost))


def _remark(lines: Sequence[Line], texts: Texts) -> str:
    """Say that there is nothing to count, or when shares appear; empty if all have one."""
    if not any(line.count for line in lines):
        return texts("statistics-none")
    few = any(line.share is None for line in lines)
    return texts("statistics-few", count=LEAST) if few else ""


def _rank(line: Line, view: View) -> int:
    """Return the first criterion of the order: the best are those that are surely good."""
    return -line.share.low if view == "best" and line.share is not None else -line.count


def _card_names(game: str, texts: Texts) -> dict[str, str]:
    book = plugin_of(game).cards
    return {} if book is None else {card: texts.named(names) for card, names in book.cards}


def _drawing(shown: Sheet, texts: Texts) -> Drawing:
    return Drawing.of(statistics, statistics_alt, shown, texts)


COMMANDS = (meta_command,)
