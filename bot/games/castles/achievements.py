"""What users can achieve in Battle of the Castles."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.game_api.achievements import Achievement, AnyAchievement, Victory, once, won_with_all
from bot.games.castles.match_settings import GAME
from bot.store.careers import Played
from engine.castles.cards import CARDS, RACE
from engine.castles.dying import FALLEN
from engine.castles.match import Match
from engine.core import SEATS


def _won(condition: Callable[[Match, int], bool]) -> Callable[[Victory], bool]:
    """Return a condition on the last position and the number of the seat that won."""

    def holds(victory: Victory) -> bool:
        state = victory.state
        return isinstance(state, Match) and condition(state, SEATS.index(victory.seat))

    return holds


def _has_built_all(match: Match, seat: int) -> bool:
    return len(match.buildings[seat]) == len(RACE[match.races[seat]].buildings)


def _by_deck(match: Match, _seat: int) -> bool:
    return match.ended is not None and match.ended.reason == "deck"


_LEGENDS = [card.id for card in CARDS if card.is_legend]

ACHIEVEMENTS: Sequence[AnyAchievement] = (
    Achievement(
        *("castles-last-stone", "🧱", Victory),
        once(_won(lambda match, seat: match.wounds[seat] == FALLEN - 1)),
        GAME,
    ),
    Achievement(
        *("castles-untouched", "🏯", Victory),
        once(_won(lambda match, seat: match.wounds[seat] == 0)),
        GAME,
    ),
    Achievement("castles-all-built", "🏗️", Victory, once(_won(_has_built_all)), GAME),
    Achievement("castles-deck", "📭", Victory, once(_won(_by_deck)), GAME),
    Achievement("castles-legends", "🐉", Played, won_with_all(_LEGENDS), GAME),
)
