"""What Duel of Two Worlds gives to the bot."""

from __future__ import annotations

from bot.games.room import BotRoom
from bot.games.two_worlds.lookup import WorldsCards
from bot.games.two_worlds.offer import WorldsOffer
from bot.games.two_worlds.table import WorldsTable
from bot.games.two_worlds.terms import GAME

ROOM = BotRoom(tables={GAME: WorldsTable()}, offer=WorldsOffer(), cards=WorldsCards())
