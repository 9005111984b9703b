"""What Battle on the Bald Mountain gives to the bot."""

from __future__ import annotations

from bot.games.bald_mountain.lookup import MountainCards
from bot.games.bald_mountain.offer import MountainOffer
from bot.games.bald_mountain.table import MountainTable
from bot.games.bald_mountain.terms import GAME
from bot.games.room import BotRoom

ROOM = BotRoom(tables={GAME: MountainTable()}, offer=MountainOffer(), cards=MountainCards())
