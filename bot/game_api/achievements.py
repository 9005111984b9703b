"""Achievements as data: each has a rule about the records of one user, in order.

A rule is a function that is called once for each user. It returns a function that gets one record
after another until it returns True: that record is the proof. Of earlier records it must use only
what it has counted itself, so that the same records always prove the same.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Any, Generic, TypeAlias, TypeVar

from bot.store.careers import Answer, Deed, Placing, Played
from engine.core import SEATS, Event, Seat, State

RecordT = TypeVar("RecordT")
StateT = TypeVar("StateT", bound=State)
Rule: TypeAlias = Callable[[], Callable[[RecordT], bool]]


@dataclass(frozen=True, slots=True)
class Victory:
    """A match of one game that a seat has won at the board: its last state, and all its events."""

    state: State
    events: Sequence[Event]
    seat: Seat


@dataclass(frozen=True, slots=True)
class Achievement(Generic[RecordT]):
    """Something that a user can earn once.

    Attributes:
        id: Its name in the database. The texts `achievement-<id>` and `achievement-<id>-about` are
            its name and how it is earned.
        sign: An emoji.
        of: The class of the records that it is about. By `Played`, `Victory` and `Placing` it is
            earned once in each server, by `Answer` and `Deed` once everywhere.
        rule: Decides which record proves it.
        game: The game as users know it in whose matches it can be earned; empty: in any.
    """

    id: str
    sign: str
    of: type[RecordT]
    rule: Rule[RecordT]
    game: str = ""


AnyAchievement: TypeAlias = Achievement[Any]
Record: TypeAlias = Played | Victory | Placing | Answer | Deed


class Search:
    """Looks through the records of one user for what is not earned yet."""

    def __init__(self, achievements: Iterable[AnyAchievement]) -> None:
        self._open = [(each, each.rule()) for each in achievements]

    def see(self, record: Record, game: str = "") -> list[AnyAchievement]:
        """Return the achievements that this record proves; each is returned once.

        `game` is the game of its match, if it has one.
        """
        earned = [
            each
            for each, proves in self._open
            if each.of is type(record) and each.game in ("", game) and proves(record)
        ]
        if earned:
            self._open = [pair for pair in self._open if pair[0] not in earned]
        return earned

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to earn."""
        return not self._open


# Rules


def once(condition: Callable[[RecordT], bool]) -> Rule[RecordT]:
    """Return the rule that one record fulfils a condition."""
    return lambda: condition


def at_the_end(kind: type[StateT], condition: Callable[[StateT, int], bool]) -> Rule[Victory]:
    """Return the rule that the last position of a match fulfils a condition.

    The condition also gets the number of the seat that won (A is 0). Positions of other formats of
    the game, which aren't of this kind, never fulfil it.
    """

    def holds(victory: Victory) -> bool:
        state = victory.state
        return isinstance(state, kind) and condition(state, SEATS.index(victory.seat))

    return once(holds)


def times(number: int, condition: Callable[[RecordT], bool]) -> Rule[RecordT]:
    """Return the rule that this number of records fulfil a condition."""

    def begin() -> Callable[[RecordT], bool]:
        count = 0

        def proves(record: RecordT) -> bool:
            nonlocal count
            count += condition(record)
            return count >= number

        return proves

    return begin


def in_a_row(
    number: int,
    condition: Callable[[RecordT], bool],
    counts: Callable[[RecordT], bool] = lambda _: True,
) -> Rule[RecordT]:
    """Return the rule that this number of records in a row fulfil a condition.

    Those that don't count are passed over.
    """

    def begin() -> Callable[[RecordT], bool]:
        run = 0

        def proves(record: RecordT) -> bool:
            nonlocal run
            if counts(record):
                run = run + 1 if condition(record) else 0
            return run >= number

        return proves

    return begin


def different(number: int, keys: Callable[[RecordT], Iterable[Hashable]]) -> Rule[RecordT]:
    """Return the rule that records have this number of different keys together."""

    def begin() -> Callable[[RecordT], bool]:
        seen = set[Hashable]()

        def proves(record: RecordT) -> bool:
            seen.update(keys(record))
            return len(seen) >= number

        return proves

    return begin


def won_with_all(cards: Collection[str]) -> Rule[Played]:
    """Return the rule that each of these cards was played in a match that was won."""
    wanted = frozenset(cards)
    return different(
        len(wanted), lambda match: wanted.intersection(match.cards) if match.won else ()
    )


def days_in_a_row(number: int) -> Rule[Answer]:
    """Return the rule that the daily puzzles of this number of days in a row were solved."""

    def begin() -> Callable[[Answer], bool]:
        last, run = date.min, 0

        def proves(answer: Answer) -> bool:
            nonlocal last, run
            day = date.fromisoformat(answer.day) if answer.day and answer.reached else date.min
            if day > last:
                run = run + 1 if day - last == timedelta(days=1) else 1
                last = day
            return run >= number

        return proves

    return begin
