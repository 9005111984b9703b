"""The rating changes of a rated match, shown below its result."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from statistics import mean

from bot.app import App
from bot.game_api import read_match_settings
from bot.matches import LiveMatch
from bot.store.ratings import is_too_short
from bot.store.result_tables import ResultKind, SeatOutcome
from bot.store.results import ResultLine, SeatLine
from bot.ui.escaping import distinguish, escape_markdown
from texts import Texts

UPSET = 120
"""Points by which winners were behind in an upset: they would have lost two matches of three."""
_BETWEEN = " · "


async def rating_lines(client: App, match: LiveMatch, texts: Texts) -> list[str]:
    """Return lines about new ratings, an upset, a first win; or why the match does not count.

    Empty for a friendly match.
    """
    if match.outcome is None or not read_match_settings(match.row.settings).rated:
        return []
    result = await client.store.results.of_match(match.id)
    if result is None:
        return []
    if not result.rated:
        return [*_not_rated(result, texts)]
    first = await client.store.results.first_wins(match.id)
    names = distinguish([seat.name for seat in result.seats])
    seats = zip(result.seats, names, strict=True)
    result = replace(result, seats=tuple(replace(seat, name=name) for seat, name in seats))
    return [*_rated(result, first, texts)]


def _not_rated(result: ResultLine, texts: Texts) -> Iterator[str]:
    if result.kind is ResultKind.ABANDONED:
        yield texts("rated-not-over")
    elif result.kind is ResultKind.BOT:
        yield texts("rated-not-bot")
    elif is_too_short(result.turns, len(result.seats), result.reason):
        yield texts("rated-not-short")


def _rated(result: ResultLine, first: Sequence[int], texts: Texts) -> Iterator[str]:
    yield "📈 " + _BETWEEN.join(_change(seat, texts) for seat in result.seats)
    if result.weight < 1:
        yield texts("rated-less", percent=round(100 * result.weight))
    behind = _behind(result)
    winners = [seat for seat in result.seats if seat.outcome is SeatOutcome.WON]
    if behind >= UPSET:
        names = ", ".join(_name(seat) for seat in winners)
        yield texts("rated-upset", player=names, points=behind)
    for seat in winners:
        if seat.user_id in first:
            yield texts("rated-first-win", player=_name(seat))


def _change(seat: SeatLine, texts: Texts) -> str:
    if seat.after is None:
        return texts("rated-new", player=_name(seat))
    if seat.before is None:
        return texts("rated-shown", player=_name(seat), after=str(seat.after))
    change = f"{seat.after - seat.before:+}".replace("-", "−")
    facts = {"before": str(seat.before), "after": str(seat.after), "change": change}
    return texts("rated-change", player=_name(seat), **facts)


def _behind(result: ResultLine) -> int:
    """Return by how many points the winners were behind; 0 if a player has no rating yet."""
    sides: dict[bool, list[int]] = {True: [], False: []}
    for seat in result.seats:
        if seat.before is None:
            return 0
        sides[seat.outcome is SeatOutcome.WON].append(seat.before)
    return round(mean(sides[False]) - mean(sides[True])) if all(sides.values()) else 0


def _name(seat: SeatLine) -> str:
    return f"**{escape_markdown(seat.name)}**"
