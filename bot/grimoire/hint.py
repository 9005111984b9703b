"""Hints: the first names the card that the solution begins with, the second the whole move."""

from __future__ import annotations

from bot.games import TABLES
from bot.grimoire.goal_words import sides
from bot.grimoire.verdict import GAME
from engine.clash.actions import End, Go
from engine.clash.cards import card
from engine.clash.moves import read_move
from puzzles.page import Page
from texts import Texts

HINTS = 2
"""Hints that a page has."""


def hint_lines(page: Page, taken: int, texts: Texts) -> list[str]:
    """The hints that were taken so far."""
    duel = page.state()
    action, _ = read_move(duel, page.solution)
    if isinstance(action, End | Go):
        lines = [texts("hint-no-card")]
    else:
        lines = [texts("hint-card", card=card(action.card).name(texts.language))]
    move = TABLES[GAME].spoken(duel, str(action), sides(page, texts), texts)
    lines.append(texts("hint-move", move=move))
    return lines[:taken]
