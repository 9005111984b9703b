"""What users who don't play can do at a match, if its players have agreed to that."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.app import App
from bot.game_api import read_match_settings
from bot.matches import LiveMatch
from bot.matches.result import sides_of
from bot.ui.escaping import escape_markdown, shorten_name
from bot.ui.replies import Part
from bot.ui.router import Button, in_rows
from engine.core import Seat
from texts import Texts

TURNS = 2
"""Turns of each seat in which users can say who wins: later it would be too easy."""
NAME = 24
"""The most characters of a player's name on a button."""


def has_audience(match: LiveMatch) -> bool:
    """Return whether the players have agreed that others watch the match and say who wins."""
    return read_match_settings(match.row.settings).audience != "none" and not match.row.private


def sides_to_win(match: LiveMatch) -> Sequence[Sequence[Seat]]:
    """Return the sides of which one can win; none if the match prepares or contains others."""
    settings = read_match_settings(match.row.settings)
    return sides_of(match.row.seats, settings) if match.game.id == settings.game else ()  # type: ignore[return-value]


def can_predict(match: LiveMatch) -> bool:
    """Return whether users can still say who wins."""
    early = match.turn.number <= TURNS * len(match.names)
    return match.outcome is None and early and has_audience(match)


def side_name(match: LiveMatch, side: Sequence[Seat]) -> str:
    """Return the players of a side, not escaped."""
    return " + ".join(shorten_name(match.names[seat], NAME) for seat in side)


def predictions_text(match: LiveMatch, counts: Mapping[str, int], texts: Texts) -> str:
    """Return how many users expect each side to win; empty if none can and none do.

    `counts` are by the first seats of sides.
    """
    sides = sides_to_win(match)
    if not sides or not (counts or can_predict(match)):
        return ""
    shown = [
        texts("predict-side", side=escape_markdown(side_name(match, side)), count=counts.get(at, 0))
        for side in sides
        for at in side[:1]
    ]
    last = TURNS * len(match.names)
    key = "predict-question" if can_predict(match) else "predict-closed"
    return texts(key, sides=" · ".join(shown), turn=last)


def predict_buttons(match: LiveMatch, texts: Texts) -> list[Button]:
    """Return a button for each side that can win, as long as users can say who wins."""
    sides = sides_to_win(match) if can_predict(match) else ()
    return [
        Button(
            f"predict:{match.id}:{side[0]}",
            texts("button-predict", side=side_name(match, side)),
        )
        for side in sides
    ]


def watch_buttons(match: LiveMatch, texts: Texts) -> list[Button]:
    """Return the button to watch a running match, if its players have agreed."""
    if match.outcome is not None or not has_audience(match):
        return []
    return [Button(f"watch:{match.id}", texts("button-watch"))]


async def audience_parts(client: App, match: LiveMatch, texts: Texts) -> list[Part]:
    """Lay out what others can do, below the board of a match."""
    if not has_audience(match):
        return []
    counts = await client.store.spectators.predictions(match.id)
    buttons = [*watch_buttons(match, texts), *predict_buttons(match, texts)]
    return [predictions_text(match, counts, texts), *in_rows(buttons)]
