"""Registers Clash of Decks with the engine."""

from __future__ import annotations

from engine.clash.formats.champions import ChampionsGame
from engine.clash.formats.constructed import ConstructedGame
from engine.clash.formats.draft import DraftGame
from engine.clash.formats.league_game import LeagueGame
from engine.clash.formats.mutation import MutationGame
from engine.clash.game import ClashOfDecks
from engine.clash.listing import CARD_LIST
from engine.clash.mind.defaults import DEFAULTS
from engine.clash.mind.mind import ClashMind
from engine.clash.moves import first_move
from engine.clash.pages.grimoire import ClashGrimoire
from engine.clash.simulation import SIMULATION
from engine.clash.steps import steps
from engine.games import EngineRoom

ROOM = EngineRoom(
    games=(
        ClashOfDecks(),
        DraftGame(),
        ConstructedGame(),
        ChampionsGame(),
        MutationGame(),
        LeagueGame(),
    ),
    minds={"clash": ClashMind()},
    defaults=DEFAULTS,
    grimoires={"clash": ClashGrimoire()},
    cards=CARD_LIST,
    simulation=SIMULATION,
    first_move=first_move,
    steps=steps,
)
