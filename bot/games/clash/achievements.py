"""What users can achieve in Clash of Decks."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.game_api.achievements import (
    Achievement,
    AnyAchievement,
    Victory,
    at_the_end,
    different,
    once,
    won_with_all,
)
from bot.store.careers import Answer, Played
from engine.clash import events as e
from engine.clash.battle import Battle
from engine.clash.cards import CARDS, SETS
from engine.clash.puzzles.mine import COMPOSED

GAME = "clash"
MANY_CARDS = 100
IN_A_HURRY = 8
"""The last turn of a quick win."""


def _last_health(state: Battle, seat: int) -> bool:
    player = state.players[seat]
    return not player.bastion and player.health == 1


def _without_losses(victory: Victory) -> bool:
    """Return whether the seat has played creatures, and none in its kingdom was destroyed."""
    played = any(
        isinstance(each, e.Entered) and each.place.seat == victory.seat for each in victory.events
    )
    return played and not any(
        isinstance(each, e.Destroyed) and each.place.seat == victory.seat for each in victory.events
    )


def _by_fatigue(victory: Victory) -> bool:
    """Return whether the match ended when fatigue took another seat's card."""
    happened = [each for each in victory.events if not isinstance(each, e.BastionFell)]
    *_, before, last = [None, None, *happened]
    fell = isinstance(last, e.GameEnded) and isinstance(before, e.Removed)
    return fell and isinstance(before, e.Removed) and before.seat != victory.seat


def _by_empty_hand(victory: Victory) -> bool:
    last = victory.events[-1] if victory.events else None
    return isinstance(last, e.GameEnded) and last.reason == "empty_hand"


def _by_one_set() -> Callable[[Played], bool]:
    """Begin the search for wins with each card of any one set."""
    rules = [won_with_all([card.id for card in CARDS if card.set == each.id])() for each in SETS]

    def proves(match: Played) -> bool:
        proved = [each(match) for each in rules]
        return any(proved)

    return proves


ACHIEVEMENTS: Sequence[AnyAchievement] = (
    Achievement("clash-last-health", "🩸", Victory, at_the_end(Battle, _last_health), GAME),
    Achievement("clash-no-losses", "🛡️", Victory, once(_without_losses), GAME),
    Achievement(
        *("clash-bastion", "🏰", Victory),
        at_the_end(Battle, lambda state, seat: state.players[seat].bastion),
        GAME,
    ),
    Achievement(
        *("clash-quick", "⏱️", Victory),
        at_the_end(Battle, lambda state, _: state.turn <= IN_A_HURRY),
        GAME,
    ),
    Achievement("clash-empty-hand", "🃏", Victory, once(_by_empty_hand), GAME),
    Achievement("clash-fatigue", "🥱", Victory, once(_by_fatigue), GAME),
    Achievement("clash-set", "📦", Played, _by_one_set, GAME),
    Achievement(
        *("clash-many-cards", "🎴", Played),
        different(MANY_CARDS, lambda match: match.cards if match.won else ()),
        GAME,
    ),
    Achievement(
        *("clash-gem", "💎", Answer),
        once(
            lambda answer: (
                answer.set == COMPOSED and answer.first and answer.reached and not answer.hints
            )
        ),
    ),
)
