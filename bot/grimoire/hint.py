"""Hints: the first says what the solution begins with, the second tells the whole move."""

from __future__ import annotations

from bot.games import TABLES
from bot.grimoire.heading import page_table, sides
from puzzles.page import Page
from texts import Texts

HINTS = 2
"""Hints that a page has."""


def hint_lines(page: Page, taken: int, texts: Texts) -> list[str]:
    """The hints that were taken so far."""
    state, game = page.state(), page.game
    action, _ = game.read_move(state, page.solution)
    move = TABLES[game.id].spoken(state, str(action), sides(page, texts), texts)
    lines = [page_table(page).hint(page, texts), texts("hint-move", move=move)]
    return lines[:taken]
