"""What users can achieve in Battle on the Bald Mountain."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.game_api.achievements import Achievement, AnyAchievement, Victory, once
from bot.games.bald_mountain.match_settings import GAME
from engine.bald_mountain.battle import Battle
from engine.bald_mountain.events import LastTurn
from engine.bald_mountain.seating import side_of
from engine.core import SEATS

FULL = 10
"""The energy with which a side begins."""


def _won(condition: Callable[[Battle, int], bool]) -> Callable[[Victory], bool]:
    """Return a condition on the last position and the side that won."""

    def holds(victory: Victory) -> bool:
        state = victory.state
        return isinstance(state, Battle) and condition(state, side_of(SEATS.index(victory.seat)))

    return holds


def _holds_all_altars(battle: Battle, side: int) -> bool:
    return all(stack and stack[0].side == side for stack in battle.altars)


def _in_the_last_turn(victory: Victory) -> bool:
    return any(isinstance(event, LastTurn) for event in victory.events)


ACHIEVEMENTS: Sequence[AnyAchievement] = (
    Achievement(
        *("bald-mountain-last-spark", "🕯️", Victory),
        once(_won(lambda battle, side: battle.energy[side] == 1)),
        GAME,
    ),
    Achievement(
        *("bald-mountain-full", "🌟", Victory),
        once(_won(lambda battle, side: battle.energy[side] >= FULL)),
        GAME,
    ),
    Achievement(
        *("bald-mountain-no-gems", "🪙", Victory),
        once(_won(lambda battle, side: battle.gems[side] == 0)),
        GAME,
    ),
    Achievement("bald-mountain-altars", "⛩️", Victory, once(_won(_holds_all_altars)), GAME),
    Achievement("bald-mountain-last-turn", "⌛", Victory, once(_in_the_last_turn), GAME),
)
