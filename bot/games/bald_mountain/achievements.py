"""What users can achieve in Battle on the Bald Mountain."""

from __future__ import annotations

from collections.abc import Sequence

from bot.game_api.achievements import Achievement, AnyAchievement, Victory, at_the_end, once
from bot.games.bald_mountain.match_settings import GAME
from engine.bald_mountain.battle import Battle
from engine.bald_mountain.events import LastTurn
from engine.bald_mountain.seating import side_of

FULL = 10
"""The energy with which a side begins."""


def _holds_all_altars(battle: Battle, seat: int) -> bool:
    return all(stack and stack[0].side == side_of(seat) for stack in battle.altars)


def _in_the_last_turn(victory: Victory) -> bool:
    return any(isinstance(event, LastTurn) for event in victory.events)


ACHIEVEMENTS: Sequence[AnyAchievement] = (
    Achievement(
        *("bald-mountain-last-spark", "🕯️", Victory),
        at_the_end(Battle, lambda battle, seat: battle.energy[side_of(seat)] == 1),
        GAME,
    ),
    Achievement(
        *("bald-mountain-full", "🌟", Victory),
        at_the_end(Battle, lambda battle, seat: battle.energy[side_of(seat)] >= FULL),
        GAME,
    ),
    Achievement(
        *("bald-mountain-no-gems", "🪙", Victory),
        at_the_end(Battle, lambda battle, seat: battle.gems[side_of(seat)] == 0),
        GAME,
    ),
    Achievement("bald-mountain-altars", "⛩️", Victory, at_the_end(Battle, _holds_all_altars), GAME),
    Achievement("bald-mountain-last-turn", "⌛", Victory, once(_in_the_last_turn), GAME),
)
