"""What users can achieve in Duel of Two Worlds."""

from __future__ import annotations

from collections.abc import Sequence

from bot.game_api.achievements import Achievement, AnyAchievement, Victory, at_the_end, once
from bot.games.two_worlds.match_settings import GAME
from engine.two_worlds import events as e
from engine.two_worlds.match import Match


def _is_last_warrior(match: Match, seat: int) -> bool:
    return len(match.warriors[seat]) + len([*match.fighters(seat)]) == 1


def _destroyed_all(match: Match, _seat: int) -> bool:
    return match.ended is not None and match.ended.reason == "destruction"


def _without_losses(victory: Victory) -> bool:
    return not any(
        isinstance(event, e.Destroyed) and event.seat == victory.seat for event in victory.events
    )


def _without_spells(victory: Victory) -> bool:
    return not any(
        isinstance(event, e.SpellCast) and event.seat == victory.seat for event in victory.events
    )


ACHIEVEMENTS: Sequence[AnyAchievement] = (
    Achievement(
        "two-worlds-last-warrior", "🧍", Victory, at_the_end(Match, _is_last_warrior), GAME
    ),
    Achievement("two-worlds-no-losses", "🕊️", Victory, once(_without_losses), GAME),
    Achievement("two-worlds-destruction", "💥", Victory, at_the_end(Match, _destroyed_all), GAME),
    Achievement("two-worlds-no-spells", "🤐", Victory, once(_without_spells), GAME),
)
