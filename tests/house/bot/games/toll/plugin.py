"""The bot's part of Toll."""

from __future__ import annotations

from bot.game_api.plugin import BotPlugin
from house.bot.games.toll.game_ui import TollUI
from house.bot.games.toll.match_options import TollOptions

PLUGIN = BotPlugin(uis={"toll": TollUI()}, match_options=TollOptions())
