"""What Clash of Decks gives to the engine: the game and its formats."""

from __future__ import annotations

from engine.clash.formats.champions_game import ChampionsGame
from engine.clash.formats.constructed_game import ConstructedGame
from engine.clash.formats.draft_game import DraftGame
from engine.clash.formats.league_game import LeagueGame
from engine.clash.formats.mutation_game import MutationGame
from engine.clash.game import ClashOfDecks
from engine.games import EngineRoom

ROOM = EngineRoom(
    games=(
        ClashOfDecks(),
        DraftGame(),
        ConstructedGame(),
        ChampionsGame(),
        MutationGame(),
        LeagueGame(),
    )
)
