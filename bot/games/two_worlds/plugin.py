"""What Duel of Two Worlds registers with the bot."""

from __future__ import annotations

from bot.game_api.plugin import BotPlugin
from bot.games.two_worlds.achievements import ACHIEVEMENTS
from bot.games.two_worlds.game_ui import WorldsUI
from bot.games.two_worlds.guide import GUIDE
from bot.games.two_worlds.lookup import WorldsCards
from bot.games.two_worlds.match_options import WorldsOptions
from bot.games.two_worlds.match_settings import GAME
from bot.games.two_worlds.puzzles import WorldsPuzzles
from bot.store.statistics import Counted

PLUGIN = BotPlugin(
    uis={GAME: WorldsUI()},
    match_options=WorldsOptions(),
    grimoires={GAME: WorldsPuzzles()},
    cards=WorldsCards(),
    guide=GUIDE,
    achievements=ACHIEVEMENTS,
    counted=Counted(moves_first=False),  # both choose their first cards at the same time
)
