"""What Battle of the Castles registers with the bot."""

from __future__ import annotations

from bot.game_api.plugin import BotPlugin
from bot.games.castles.achievements import ACHIEVEMENTS
from bot.games.castles.choosing import ChoiceUI
from bot.games.castles.game_ui import CastlesUI
from bot.games.castles.guide import GUIDE
from bot.games.castles.lookup import CastlesCards, race_named
from bot.games.castles.match_options import CastlesOptions
from bot.games.castles.match_settings import CHOICE, GAME
from bot.games.castles.puzzles import CastlesPuzzles
from bot.store.statistics import Counted, Preparation

PLUGIN = BotPlugin(
    uis={GAME: CastlesUI(), CHOICE: ChoiceUI()},
    match_options=CastlesOptions(),
    grimoires={GAME: CastlesPuzzles()},
    cards=CastlesCards(),
    guide=GUIDE,
    achievements=ACHIEVEMENTS,
    counted=Counted(
        preparations=(Preparation(CHOICE, "picked"),),
        decks_at="races",
        formats=("standard",),
    ),
    deck_name=race_named,
)
