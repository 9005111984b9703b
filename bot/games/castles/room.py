"""What Battle of the Castles registers with the bot."""

from __future__ import annotations

from bot.game_api.room import BotRoom
from bot.games.castles.choosing import ChoiceUI
from bot.games.castles.game_ui import CastlesUI
from bot.games.castles.guide import GUIDE
from bot.games.castles.lookup import CastlesCards, face_of
from bot.games.castles.offer import CastlesOffer
from bot.games.castles.terms import CHOICE, GAME
from engine.castles.cards import CARDS
from texts import LANGUAGES, texts_in


def _cards() -> str:
    """Check that cards can be read, and drawn in every language."""
    for language in LANGUAGES:
        face_of(CARDS[0], texts_in(language)).draw()
    return f"{len(CARDS)} cards of the castles"


ROOM = BotRoom(
    uis={GAME: CastlesUI(), CHOICE: ChoiceUI()},
    offer=CastlesOffer(),
    cards=CastlesCards(),
    guide=GUIDE,
    checks=(("castles", _cards),),
)
