"""The matches that a user plays: their labels, and refusals that link to them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bot.errors import Refusal
from bot.game_api import read_match_settings
from bot.matches import LiveMatch
from bot.ui.escaping import escape_markdown, shorten_name
from bot.ui.router import BLUE, Button, Row, Select, controls, option
from engine.core import Seat
from texts import Texts


class OwnMatches(Refusal):
    """A refusal of something that isn't possible while the user (a user id) plays these matches.

    A single match is named and can be opened or resigned there; of several, each can be opened.
    """

    def __init__(self, key: str, matches: Sequence[LiveMatch], user_id: int, **facts: Any) -> None:
        super().__init__(key, **facts)
        self._matches = matches
        self._user_id = user_id

    def in_words(self, texts: Texts, mention: Callable[[str], str]) -> str:
        """Return why it isn't possible, and the match that prevents it."""
        why = super().in_words(texts, mention)
        if len(self._matches) > 1:
            return why
        return f"{why}\n{line_of(self._matches[0], self._user_id, texts)}"

    def ways_out(self, texts: Texts) -> Sequence[Any]:
        """Lay out buttons for one match, or a select of several."""
        if len(self._matches) > 1:
            return [opening(self._matches, self._user_id, texts)]
        (match,) = self._matches
        opens = Button(f"match:open:{match.id}", texts("button-open"), BLUE)
        return [controls(opens, resign_button(match, texts))]


def opening(matches: Sequence[LiveMatch], user_id: int, texts: Texts) -> Row:
    """Lay out a select that opens one of these matches; empty if there are none."""
    options = [option(str(match.id), label_of(match, user_id, texts)) for match in matches]
    return controls(Select("match:open", options, texts("match-open"))) if options else controls()


def resign_button(match: LiveMatch, texts: Texts) -> Button:
    """Return the button that resigns a match; it asks first."""
    return Button(f"match:leave:{match.id}", texts("button-resign"))


def label_of(match: LiveMatch, user_id: int, texts: Texts) -> str:
    """Return opponents, game, progress and number: no two matches share a label."""
    seat = match.seat_of(user_id)
    others = " – ".join(
        shorten_name(name, 24) for other, name in match.names.items() if other != seat
    )
    return texts(
        "match-label", opponent=shorten_name(others, 40), **_progress_of(match, user_id, texts)
    )


def line_of(match: LiveMatch, user_id: int, texts: Texts) -> str:
    """Return opponents, game, progress, number and place of a match in Markdown."""
    seat: Seat | None = match.seat_of(user_id)
    others = [name for other, name in match.names.items() if other != seat]
    where = texts("in-channel", channel=f"<#{match.row.channel_id}>")
    return texts(
        "match-line",
        opponent=f"**{escape_markdown(', '.join(others))}**",
        where=texts("match-alone") if match.row.private else where,
        **_progress_of(match, user_id, texts),
    )


def _progress_of(match: LiveMatch, user_id: int, texts: Texts) -> dict[str, str | int]:
    """Return the facts of a match except its players.

    They are: what is played, the number of the turn, whose turn it is, and the match's number.
    """
    yours = match.seat_of(user_id) in match.to_act
    return {
        "what": read_match_settings(match.row.settings).title(texts),
        "step": match.turn.number,
        "turn": "yours" if yours else "theirs",
        "number": str(match.id),
    }
