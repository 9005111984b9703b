"""The board message of a match: how it looks and its buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord

from ...images.picture import Picture
from ...images.theme import SEAT_COLOURS
from ...texts import Texts
from ..games import TABLES
from ..harmless import harmless
from ..matches import Chapter, LiveMatch
from ..replies import gallery
from .buttons import MatchButton

if TYPE_CHECKING:
    from ..client import Bridgekeeper

STORY_LIMIT = 1800
"""Characters of the story on a board; the log has the rest."""


async def picture_of(
    client: Bridgekeeper, match: LiveMatch, chapter: Chapter, texts: Texts
) -> Picture:
    """The board as it was at the end of a chapter, drawn off the event loop."""
    drawing = TABLES[match.game.id].board(chapter.view, chapter.latest, match.names, texts)
    return await client.studio.draw(drawing.key, drawing.draw)


class BoardView(discord.ui.LayoutView):
    """Story, picture, whose turn it is, and the buttons while it is the newest board."""

    def __init__(
        self,
        match: LiveMatch,
        chapter: Chapter,
        picture: Picture,
        texts: Texts,
        log_command: str,
        *,
        newest: bool,
    ) -> None:
        super().__init__(timeout=None)
        due = match.due
        colour = SEAT_COLOURS[due[0]].main if due and newest else (92, 92, 92)
        container: discord.ui.Container[Any] = discord.ui.Container(
            accent_colour=discord.Colour.from_rgb(*colour)
        )
        told = story_text(match, chapter, texts, log_command)
        if told:
            container.add_item(discord.ui.TextDisplay(told))
        container.add_item(gallery(picture))
        if newest:
            container.add_item(discord.ui.TextDisplay(_status(match, texts)))
            container.add_item(_buttons(match, texts))
        self.add_item(container)


def story_text(match: LiveMatch, chapter: Chapter, texts: Texts, log_command: str) -> str:
    """The story of a chapter, shortened at its beginning."""
    table = TABLES[match.game.id]
    lines = table.story(chapter.events, match.names, texts)
    if chapter.number == match.chapters[0].number:
        lines = [*table.introduction(match.row.setup, match.names, texts), *lines]
    if chapter is match.chapter:
        lines = [*lines, *resignation(match, texts)]
    shown: list[str] = []
    length = 0
    for line in reversed(lines):
        length += len(line) + 1
        if length > STORY_LIMIT:
            shown.append(texts("story-shortened", command=log_command))
            break
        shown.append(line)
    return "\n".join(reversed(shown))


def resignation(match: LiveMatch, texts: Texts) -> list[str]:
    """The line that says who gave up, if somebody did."""
    if match.resigned is None:
        return []
    return [texts("board-resigned", player=f"**{harmless(match.names[match.resigned])}**")]


def mentions(match: LiveMatch) -> discord.AllowedMentions:
    """Who is pinged by a new board: those who are due, at the end everybody; never the bot."""
    seats = [seat for seat in match.due or match.names if seat not in match.strengths]
    return discord.AllowedMentions(
        everyone=False, roles=False, users=[discord.Object(match.user_in(seat)) for seat in seats]
    )


def _status(match: LiveMatch, texts: Texts) -> str:
    outcome = match.outcome
    if outcome is None:
        players = ", ".join(f"<@{match.user_in(seat)}>" for seat in match.due)
        mana = TABLES[match.game.id].mana(match.chapter.view)
        if any(seat in match.strengths for seat in match.due):
            return texts("practice-thinking", player=players, mana=mana)
        return texts("board-your-turn", player=players, mana=mana)
    if not outcome.winners:
        return texts("board-draw")
    winners, losers = (
        ", ".join(f"<@{match.user_in(seat)}>" for seat in match.names if won(seat))
        for won in (outcome.winners.__contains__, lambda seat: seat not in outcome.winners)
    )
    return texts("board-won", player=winners, loser=losers)


def _buttons(match: LiveMatch, texts: Texts) -> discord.ui.ActionRow[Any]:
    if match.outcome is None:
        return discord.ui.ActionRow(
            MatchButton("hand", match.id, texts("button-hand"), discord.ButtonStyle.primary),
            MatchButton("log", match.id, texts("button-log")),
        )
    return discord.ui.ActionRow(
        MatchButton("rematch", match.id, texts("button-rematch"), discord.ButtonStyle.primary),
        MatchButton("log", match.id, texts("button-log")),
    )
