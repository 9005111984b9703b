"""The achievements: those of all games, and those that each game adds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cache

from bot.game_api import plugins
from bot.game_api.achievements import (
    Achievement,
    AnyAchievement,
    days_in_a_row,
    different,
    in_a_row,
    once,
    times,
)
from bot.store.careers import Answer, Deed, DeedKind, Placing, Played
from bot.store.result_tables import ResultKind, SeatOutcome
from opponents.thinkers import STRENGTHS

STRONGEST = [*STRENGTHS][-1]
BEHIND = 200
"""By how many points the beaten opponent is rated higher for an upset."""
GRUDGE = 3
"""Defeats in a row by one opponent, after which a win is a revenge."""
BIG_EVENT = 8
"""Players of an event in which a place among the first three is an achievement."""


def _beat_someone(match: Played) -> bool:
    return match.won and match.met_people


def _beat_the_bot(match: Played) -> bool:
    strengths = [each.strength for each in match.opponents]
    return match.won and match.kind is ResultKind.BOT and strengths == [STRONGEST]


def _is_upset(match: Played) -> bool:
    known = [each.points for each in match.opponents if each.points is not None]
    if not _beat_someone(match) or match.points is None or not known:
        return False
    return max(known) - match.points >= BEHIND


def _people(match: Played) -> Sequence[int]:
    return [each.user_id for each in match.opponents if each.user_id and match.met_people]


def _revenge() -> Callable[[Played], bool]:
    """Begin the search for a win over an opponent who had won often without a break."""
    lost = Counter[int]()

    def proves(match: Played) -> bool:
        people = _people(match)
        if match.won and any(lost[each] >= GRUDGE for each in people):
            return True
        for each in people:
            lost[each] = lost[each] + 1 if match.outcome is SeatOutcome.LOST else 0
        return False

    return proves


def _at_first(answer: Answer) -> bool:
    return answer.first and answer.reached and not answer.hints


def _persistent() -> Callable[[Answer], bool]:
    """Begin the search for a puzzle that was solved after ten wrong answers."""
    wrong = Counter[str]()

    def proves(answer: Answer) -> bool:
        if answer.reached:
            return wrong[answer.puzzle_id] >= 10
        wrong[answer.puzzle_id] += 1
        return False

    return proves


def _deed(kind: DeedKind, number: int) -> Callable[[Deed], bool]:
    return lambda deed: deed.kind is kind and deed.number >= number


OF_ALL_GAMES: Sequence[AnyAchievement] = (
    Achievement("first-win", "🎉", Played, once(_beat_someone)),
    Achievement("ten-wins", "🥉", Played, times(10, _beat_someone)),
    Achievement("fifty-wins", "🥈", Played, times(50, _beat_someone)),
    Achievement("many-wins", "🥇", Played, times(200, _beat_someone)),
    Achievement(
        *("five-in-a-row", "🔥", Played),
        in_a_row(5, _beat_someone, lambda match: match.met_people),
    ),
    Achievement(
        *("ten-in-a-row", "☄️", Played),
        in_a_row(10, _beat_someone, lambda match: match.met_people),
    ),
    Achievement("ten-opponents", "🤝", Played, different(10, _people)),
    Achievement("upset", "⚡", Played, once(_is_upset)),
    Achievement("revenge", "🗡️", Played, _revenge),
    Achievement(
        *("three-games", "🎲", Played),
        different(3, lambda match: [match.game] if _beat_someone(match) else ()),
    ),
    Achievement(
        "four-players", "🍀", Played, once(lambda match: _beat_someone(match) and match.seats == 4)
    ),
    Achievement("strongest-bot", "🤖", Played, once(_beat_the_bot)),
    Achievement(
        *("event-won", "🏆", Placing),
        once(lambda placing: placing.place == 1 and placing.entrants >= 4),
    ),
    Achievement(
        *("event-podium", "🏅", Placing),
        once(lambda placing: placing.place <= 3 and placing.entrants >= BIG_EVENT),
    ),
    Achievement("first-puzzle", "🧩", Answer, once(lambda answer: answer.reached)),
    Achievement(
        *("hundred-puzzles", "💯", Answer),
        different(100, lambda answer: [answer.puzzle_id] if answer.reached else ()),
    ),
    Achievement(
        *("ten-first-tries", "🎯", Answer),
        in_a_row(10, _at_first, lambda answer: answer.first),
    ),
    Achievement("persistent", "🪨", Answer, _persistent),
    Achievement("week-of-dailies", "🗓️", Answer, days_in_a_row(7)),
    Achievement("month-of-dailies", "📆", Answer, days_in_a_row(30)),
    Achievement(
        *("puzzle-rating", "📈", Answer),
        once(lambda answer: answer.rating is not None and answer.rating >= 2000),
    ),
    Achievement("storm", "🌩️", Deed, once(_deed(DeedKind.STORM, 20))),
    Achievement("streak", "🔗", Deed, once(_deed(DeedKind.STREAK, 15))),
    Achievement("author", "✍️", Deed, once(_deed(DeedKind.APPROVED, 1))),
    Achievement("ten-authored", "📚", Deed, once(_deed(DeedKind.APPROVED, 10))),
    Achievement("course", "🎓", Deed, once(_deed(DeedKind.COURSE, 1))),
    Achievement("three-courses", "🏫", Deed, once(_deed(DeedKind.COURSE, 3))),
)


def achievements() -> Mapping[str, AnyAchievement]:
    """Return all achievements by their ids: those of all games, then each game's own."""
    return _by_id(tuple(each for plugin in plugins() for each in plugin.achievements))


@cache
def _by_id(of_games: tuple[AnyAchievement, ...]) -> Mapping[str, AnyAchievement]:
    return {each.id: each for each in (*OF_ALL_GAMES, *of_games)}
