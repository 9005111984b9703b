"""The bot's part of Toll."""

from __future__ import annotations

from bot.game_api.room import BotRoom
from house.bot.games.toll.offer import TollOffer
from house.bot.games.toll.table import TollTable

ROOM = BotRoom(tables={"toll": TollTable()}, offer=TollOffer())
