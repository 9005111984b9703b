"""What Battle on the Bald Mountain registers with the bot."""

from __future__ import annotations

from bot.game_api.room import BotRoom
from bot.games.bald_mountain.game_ui import MountainUI
from bot.games.bald_mountain.guide import GUIDE
from bot.games.bald_mountain.lookup import MountainCards, face_of
from bot.games.bald_mountain.offer import MountainOffer
from bot.games.bald_mountain.terms import GAME
from engine.bald_mountain.cards import CARDS
from texts import LANGUAGES, texts_in


def _cards() -> str:
    """Check that cards can be read, and drawn in every language."""
    for language in LANGUAGES:
        face_of(CARDS[0], texts_in(language)).draw()
    return f"{len(CARDS)} cards of the Bald Mountain"


ROOM = BotRoom(
    uis={GAME: MountainUI()},
    offer=MountainOffer(),
    cards=MountainCards(),
    guide=GUIDE,
    checks=(("mountain", _cards),),
)
