"""What Battle on the Bald Mountain registers with the bot."""

from __future__ import annotations

from bot.game_api.plugin import BotPlugin
from bot.games.bald_mountain.achievements import ACHIEVEMENTS
from bot.games.bald_mountain.game_ui import MountainUI
from bot.games.bald_mountain.guide import GUIDE
from bot.games.bald_mountain.lookup import MountainCards
from bot.games.bald_mountain.match_options import MountainOptions
from bot.games.bald_mountain.match_settings import GAME
from bot.games.bald_mountain.puzzles import MountainPuzzles

PLUGIN = BotPlugin(
    uis={GAME: MountainUI()},
    match_options=MountainOptions(),
    grimoires={GAME: MountainPuzzles()},
    cards=MountainCards(),
    guide=GUIDE,
    achievements=ACHIEVEMENTS,
)
