"""Puzzles of Battle of the Castles in Discord."""

from __future__ import annotations

from bot.game_api.turn_puzzles import TurnPuzzles
from bot.games.castles.game_ui import CastlesUI
from bot.games.castles.lookup import CastlesCards
from engine.castles.board import cell_named
from engine.castles.match import Match
from engine.castles.puzzles import CastlesGrimoire
from texts import Texts
from texts.castles.names import on_cell


class CastlesPuzzles(TurnPuzzles):
    """Shows puzzles of Battle of the Castles."""

    game = "castles"
    ui = CastlesUI()
    book = CastlesCards()
    grimoire = CastlesGrimoire()
    example = "archer@b1 b1>b3*c3 end"

    def standing(self, state: Match, cell: str, texts: Texts) -> str:
        """Name a creature with its cell."""
        return on_cell(state.at(cell_named(state.mode, cell)).card.id, cell, texts)
