"""What Duel of Two Worlds registers with the bot."""

from __future__ import annotations

from bot.game_api.plugin import BotPlugin
from bot.games.two_worlds.game_ui import WorldsUI
from bot.games.two_worlds.guide import GUIDE
from bot.games.two_worlds.lookup import WorldsCards
from bot.games.two_worlds.offer import WorldsOffer
from bot.games.two_worlds.terms import GAME

PLUGIN = BotPlugin(
    uis={GAME: WorldsUI()},
    offer=WorldsOffer(),
    cards=WorldsCards(),
    guide=GUIDE,
)
