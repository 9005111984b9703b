"""The results channel of a server: a line for each match between players, and the ends of seasons.

Pending posts are stored (`bot/store/result_posts.py`) and sent as `bot/owed_posts.py` says.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import discord

from bot.boards.publisher import Publisher
from bot.owed_posts import OwedPosts, is_seen_by_all
from bot.results.people import game_and_format, pool_name
from bot.store import MatchResult, Outline
from bot.store.result_tables import ResultPost, SeatOutcome
from bot.store.results import ResultLine
from bot.store.seasons import First, Table
from bot.ui.escaping import escape_markdown
from bot.ui.replies import MEDALS
from texts import Texts, texts_in

MOST_TABLES = 12
"""The most rankings in a post about a season: a message has 4,000 characters."""


class ResultPosts(OwedPosts, name="result posts", about="guild"):
    """Sends pending posts to results channels."""

    column = "results_channel_id"

    def match_finished(self, match: Outline, _result: MatchResult) -> None:
        """Post the result of a match, and show it in the message of its draft, if any."""
        if match.guild_id is not None and match.guild_id in self._client.settings.share:
            self.work.request(match.guild_id)
            if match.parent_id is not None:  # a draft: its message shows the results of its matches
                self._client.part(Publisher).request(match.parent_id)

    async def text_of(self, post: ResultPost, guild: discord.Guild, channel_id: int) -> str:
        """Return the text of a post; empty if some who see the channel may not know the result."""
        texts, store = texts_in(guild.preferred_locale.value), self._client.store
        if post.match_id is None:
            number = post.season or 0
            tables = await store.seasons.first_three(guild.id, number)
            return _season_text(number, tables, texts)
        match = await self._store.result_posts.ended_match(post.match_id)
        places = {match.origin_channel_id}
        if match.channel_id != match.origin_message_id:  # it has left its thread, or had none
            places.add(match.channel_id)
        for place in places - {channel_id}:
            if not await is_seen_by_all(guild, place):
                return ""
        result = await store.results.of_match(post.match_id)
        return "" if result is None else _result_text(result, match.channel_id, texts)


def _result_text(result: ResultLine, channel_id: int, texts: Texts) -> str:
    """Return the line of a match. Its number is an argument of `/replay`."""
    names = [f"**{escape_markdown(seat.name)}**" for seat in result.seats]
    won = [seat.outcome is SeatOutcome.WON for seat in result.seats]
    facts = {
        "game": game_and_format(result.game, result.format, texts),
        "where": f"<#{channel_id}>",
        "number": str(result.match_id),
    }
    if not any(won):
        return texts("result-drawn", players=" – ".join(names), **facts)
    winners = ", ".join(name for name, has_won in zip(names, won, strict=True) if has_won)
    losers = ", ".join(name for name, has_won in zip(names, won, strict=True) if not has_won)
    return texts("result-won", player=winners, loser=losers, count=sum(won), **facts)


def _season_text(number: int, tables: Mapping[Table, Sequence[First]], texts: Texts) -> str:
    """Return the text of a season's end: the first three of each ranking. Empty if no one won."""
    lines = [texts("season-ended", season=number + 1)] if tables else []
    for (game, kind), people in [*tables.items()][:MOST_TABLES]:
        first = [
            f"{medal} **{escape_markdown(line.name)}** {line.points}"
            for medal, line in zip(MEDALS, people, strict=False)
        ]
        lines.append(texts.pair(pool_name(game, kind, texts), " · ".join(first)))
    return "\n".join(lines)
