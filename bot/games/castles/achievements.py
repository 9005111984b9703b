"""What users can achieve in Battle of the Castles."""

from __future__ import annotations

from collections.abc import Sequence

from bot.game_api.achievements import (
    Achievement,
    AnyAchievement,
    Victory,
    at_the_end,
    won_with_all,
)
from bot.games.castles.match_settings import GAME
from bot.store.careers import Played
from engine.castles.cards import CARDS, RACE
from engine.castles.dying import FALLEN
from engine.castles.match import Match


def _has_built_all(match: Match, seat: int) -> bool:
    return len(match.buildings[seat]) == len(RACE[match.races[seat]].buildings)


def _by_deck(match: Match, _seat: int) -> bool:
    return match.ended is not None and match.ended.reason == "deck"


_LEGENDS = [card.id for card in CARDS if card.is_legend]

ACHIEVEMENTS: Sequence[AnyAchievement] = (
    Achievement(
        *("castles-last-stone", "🧱", Victory),
        at_the_end(Match, lambda match, seat: match.wounds[seat] == FALLEN - 1),
        GAME,
    ),
    Achievement(
        *("castles-untouched", "🏯", Victory),
        at_the_end(Match, lambda match, seat: match.wounds[seat] == 0),
        GAME,
    ),
    Achievement("castles-all-built", "🏗️", Victory, at_the_end(Match, _has_built_all), GAME),
    Achievement("castles-deck", "📭", Victory, at_the_end(Match, _by_deck), GAME),
    Achievement("castles-legends", "🐉", Played, won_with_all(_LEGENDS), GAME),
)
