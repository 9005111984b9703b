"""The log of a match in pages, turn by turn."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import discord

from bot.app import Interaction
from bot.boards.decks import decks_buttons
from bot.boards.message import off_the_board
from bot.boards.watching import watched
from bot.boards.why import why_button
from bot.game_api import GAME_UIS
from bot.game_api.words import bold
from bot.matches import LiveMatch
from bot.matches.parents import describe_part, is_preparation, preparation_of
from bot.ui.acknowledgement import Answer
from bot.ui.escaping import escape_markdown, take_first_lines
from bot.ui.files import file_of
from bot.ui.replies import Layout, Part, texts_for
from bot.ui.router import Button, Handlers, Row, controls
from texts import Texts

HANDLERS = Handlers()
PAGE = 1800
"""Characters on a page of the log; a single turn may have more."""
TURNS = 8
"""Maximum number of turns on a page."""
TURN = 3400
"""Maximum characters shown of one turn; the file has all of it."""


@HANDLERS.on("match:told:{match_id}:{turn_number}", Answer.PRIVATE)
@HANDLERS.on("told:{match_id}:{turn_number}", Answer.PANEL)
async def _show_page(interaction: Interaction, match_id: int, turn_number: int) -> None:
    """Show the page of the log that ends with a turn, from a board or another page."""
    await show_log(interaction, await watched(interaction, match_id), turn_number)


async def show_log(
    interaction: Interaction, match: LiveMatch, turn_number: int | None = None
) -> None:
    """Show the page of the log that ends with this turn, by default the newest.

    The user must be allowed to see the match. The whole log is attached as a file, after the end
    the match record too.
    """
    client, texts = interaction.client, texts_for(interaction)
    parts = await _parts(interaction, match, texts)
    before = await preparation_of(client.matches, match)
    whole = [*(await _parts(interaction, before, texts)), *parts] if before is not None else parts
    known = [
        place
        for place, turn in enumerate(match.turns)
        if turn_number is None or turn.number <= turn_number
    ]
    files = _files(match, whole)
    links = [discord.ui.File[Any](f"attachment://{file.filename}") for file in files]
    last = max(known, default=0)
    page = _page(match, parts, last, texts)
    beyond = before, await client.store.prepared_by(match.id)
    ways = _pages(match, parts, last, beyond, texts)
    await interaction.edit_original_response(view=Layout(*page, *links, ways), attachments=files)


def _files(match: LiveMatch, parts: Sequence[list[str]]) -> list[discord.File]:
    """Write the whole log, and after the end the record, which can be replayed."""
    whole = "\n\n".join("\n".join(lines) for lines in parts if lines)
    plain = whole.replace("**", "").replace("### ", "").encode()
    files = [file_of(plain, f"match-{match.id}.txt")]
    if match.is_final and not is_preparation(match):  # otherwise the seed reveals more
        record = json.dumps(match.record(), ensure_ascii=False, indent=1)
        files.append(file_of(record.encode(), f"match-{match.id}.json"))
    return files


async def _parts(interaction: Interaction, match: LiveMatch, texts: Texts) -> list[list[str]]:
    """Return the lines of each turn.

    The introduction comes before the first turn, and the end of the match after the last one.
    """
    ui = GAME_UIS[match.game.id]
    names = bold(match.names)
    rows = ui.log([turn.events for turn in match.turns], match.names, texts)
    parts = [
        [*(texts("board-late", player=names[seat]) for seat in turn.timed_out), *lines]
        for turn, lines in zip(match.turns, rows, strict=True)
    ]
    part = await describe_part(interaction.client.matches, match, texts)
    introduction = ui.introduction(match.row.setup, match.names, texts)
    parts[0] = [*filter(None, [part]), *introduction, *parts[0]]
    parts[-1] = [*parts[-1], *off_the_board(match, texts)]
    return parts


def _page(match: LiveMatch, parts: Sequence[list[str]], last: int, texts: Texts) -> list[Part]:
    """Lay out the page that ends with the turn at index `last`: title and turns."""
    first = _first(parts, last)
    players = " – ".join(escape_markdown(name) for name in match.names.values())
    page: list[Part] = [texts("log-title", players=players)]
    for lines in parts[first : last + 1]:
        if lines:
            shown = take_first_lines(lines, TURN, texts("log-shortened"))
            page += [discord.ui.Separator(), "\n".join(shown)]
    return page


def _first(parts: Sequence[list[str]], last: int) -> int:
    """Return the index of the first turn on the page: as many as fit, but at least one."""
    space, first = PAGE - _length(parts[last]), last
    while first and last - first + 1 < TURNS and (space := space - _length(parts[first - 1])) >= 0:
        first -= 1
    return first


def _length(lines: Sequence[str]) -> int:
    return sum(len(line) + 1 for line in lines)


def _pages(
    match: LiveMatch,
    parts: Sequence[list[str]],
    last: int,
    beyond: tuple[LiveMatch | None, int | None],
    texts: Texts,
) -> Row:
    """Lay out buttons to the pages before and after, and to why; on the first page, to the decks.

    `beyond` are the match that has prepared this one, and the number of the match that this one has
    prepared: the log continues there.
    """
    first, (before, after) = _first(parts, last), beyond
    buttons = [] if first else decks_buttons(match, texts)
    if first:
        buttons.append(Button(_page_id(match, first - 1), texts("button-earlier")))
    elif before is not None:
        buttons.append(Button(_page_id(before, -1), texts("button-earlier")))
    if last + 1 < len(parts):
        following = [end for end in range(last + 1, len(parts)) if _first(parts, end) <= last + 1]
        buttons.append(Button(_page_id(match, following[-1]), texts("button-later")))
    elif after is not None:
        buttons.append(Button(f"told:{after}:0", texts("button-later")))
    return controls(*buttons, *why_button(match, match.turns[last].number, texts))


def _page_id(match: LiveMatch, place: int) -> str:
    return f"told:{match.id}:{match.turns[place].number}"
