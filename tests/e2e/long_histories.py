"""Matches with hundreds of undone moves, and the work that they cause."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest import mock

from bot.matches import LiveMatch, live
from bot.matches.ready import ReadyMatches
from bot.store import Match, Move, MoveKind

MOST = 4
"""Most times that each row of a match may be played by loading it and by opening it."""
A_FEW = 100
"""Moves that may be played in any case."""


def to_be_taken_back(match: LiveMatch, chance: random.Random) -> str:
    """Return a move that its seat can undo, if there is one."""
    seat = match.to_act[0]
    moves = match.state.legal_actions(seat)
    for action in chance.sample(moves, min(10, len(moves))):
        state = match.state.copy()
        events = state.apply(seat, action)
        hidden = any(event.irreversible or event.surprises(seat) for event in events)
        same = match.game.turn_number(state) == match.game.turn_number(match.state)
        if not hidden and same and state.to_act() == match.state.to_act():
            return str(action)
    return str(moves[0])


def take_back_often(row: Match, pairs: int, chance: random.Random) -> None:
    """Add moves of a seat to this match, which is not stored yet, and undo each, `pairs` times."""
    match = LiveMatch.of(row)
    if not match.to_act:
        return
    seat, number, now = match.to_act[0], row.version, row.created_at
    move = to_be_taken_back(match, chance)
    match.take(Move(number=number, seat=seat, text=move, kind=MoveKind.MOVE, played_at=now))
    if not match.takes_back(seat):
        return
    for _ in range(pairs):
        for kind, text in ((MoveKind.MOVE, move), (MoveKind.UNDO, "")):
            row.moves.append(
                Move(number=row.version, seat=seat, text=text, kind=kind, played_at=now)
            )
            row.version += 1


class Applied:
    """Counts the rows of matches that are loaded, and the moves that are played in them."""

    def __init__(self) -> None:
        self.rows = self.moves = 0

    @contextmanager
    def counted(self) -> Iterator[None]:
        """Count within this context."""
        named, read = live.game_named, ReadyMatches._read

        def game_named(name: str) -> Any:
            return _Game(named(name), self)

        async def read_and_count(ready: ReadyMatches, match_id: int) -> LiveMatch:
            match = await read(ready, match_id)
            self.rows += match.version
            return match

        with (
            mock.patch.object(live, "game_named", game_named),
            mock.patch.object(ReadyMatches, "_read", read_and_count),
        ):
            yield

    @property
    def faults(self) -> list[str]:
        """Return a fault if too many moves were played for these rows."""
        if self.moves > MOST * self.rows + A_FEW:
            return [f"the bot plays {self.moves} moves for {self.rows} rows when it starts"]
        return []


class _Game:
    """A game that counts the moves that are read."""

    def __init__(self, game: Any, applied: Applied) -> None:
        self._game = game
        self._applied = applied

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def read_move(self, *facts: Any) -> Any:
        """Read a move and count it."""
        self._applied.moves += 1
        return self._game.read_move(*facts)
