"""What Duel of Two Worlds registers with the bot."""

from __future__ import annotations

from bot.game_api.room import BotRoom
from bot.games.two_worlds.game_ui import WorldsUI
from bot.games.two_worlds.guide import GUIDE
from bot.games.two_worlds.lookup import WorldsCards, face_of
from bot.games.two_worlds.offer import WorldsOffer
from bot.games.two_worlds.terms import GAME
from engine.two_worlds.cards import SPELLS, WARRIORS
from texts import LANGUAGES, texts_in


def _cards() -> str:
    """Check that cards can be read, and drawn in every language."""
    for language in LANGUAGES:
        for card in (WARRIORS[0], SPELLS[0]):
            face_of(card, texts_in(language)).draw()
    return f"{len(WARRIORS)} warriors and {len(SPELLS)} spells of the Two Worlds"


ROOM = BotRoom(
    uis={GAME: WorldsUI()},
    offer=WorldsOffer(),
    cards=WorldsCards(),
    guide=GUIDE,
    checks=(("worlds", _cards),),
)
