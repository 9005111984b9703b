"""Puzzles of Duel of Two Worlds in Discord."""

from __future__ import annotations

from bot.game_api.turn_puzzles import TurnPuzzles
from bot.games.two_worlds.game_ui import WorldsUI
from bot.games.two_worlds.lookup import WorldsCards
from engine.two_worlds.board import LETTERS, ROWS, as_shown, cell_named
from engine.two_worlds.match import Match
from engine.two_worlds.puzzles import WorldsGrimoire
from texts import Texts, dashed
from texts.two_worlds.names import on_cell

_STORED = str.maketrans(dict(zip(LETTERS, ROWS, strict=True)))


class WorldsPuzzles(TurnPuzzles):
    """Shows puzzles of Duel of Two Worlds."""

    game = "two_worlds"
    ui = WorldsUI()
    book = WorldsCards()
    grimoire = WorldsGrimoire()
    example = "dash@u3:2 u5+u4>u6 end"

    def typed(self, move: str, texts: Texts) -> str:
        """Return the move with the letters of rows that players see."""
        return as_shown(move)

    def standing(self, state: Match, cell: str, texts: Texts) -> str:
        """Name a warrior with its cell."""
        return on_cell(state.at(cell_named(cell)).card.id, cell, texts)

    def cell(self, typed: str) -> str:
        """Return a cell with the letter that documents have for its row."""
        return typed[:1].translate(_STORED) + typed[1:]

    def rule(self, rule: str, texts: Texts) -> str:
        """Name an ability."""
        return texts(f"two-worlds-ability-{dashed(rule)}")
