"""What spectators can guess about the next move of Clash of Decks."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.game_api.extras import Guesses
from engine.clash.view import BattleView
from texts import Texts

_UPPER, _LOWER, _CAST = "upper", "lower", "cast"


def _offer(view: BattleView, texts: Texts) -> Sequence[tuple[str, str]]:
    """Return which card comes back first, or what kind of card is played where."""
    if view.question is not None:
        cards = dict.fromkeys(view.question.cards)
        return [(f"back:{card.id}", card.name(texts.language)) for card in cards]
    found = [
        (_UPPER, texts("clash-guess-upper")),
        (_LOWER, texts("clash-guess-lower")),
        (_CAST, texts("clash-guess-cast")),
    ]
    if view.phase != "summoning":
        found = [("go", texts("button-go")), *found[2:]]
    return [*found, ("end", texts("button-end"))]


def _answer(move: str) -> str:
    if move.startswith("back:"):
        return move.partition(",")[0]
    if "@" in move:
        return _CAST
    where = re.search(r"[:+]([ul])", move)
    return move if where is None else _UPPER if where[1] == "u" else _LOWER


GUESSES = Guesses(_offer, _answer)
