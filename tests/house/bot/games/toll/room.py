"""The bot's part of Toll."""

from __future__ import annotations

from bot.game_api.room import BotRoom
from house.bot.games.toll.game_ui import TollUI
from house.bot.games.toll.offer import TollOffer

ROOM = BotRoom(uis={"toll": TollUI()}, offer=TollOffer())
