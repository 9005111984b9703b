"""Whole matches between players that think, for measuring a game and its players."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from engine import chance
from engine.core import Action, Event, IllegalAction, Seat, State
from opponents.action_sequence import ActionSequence, Line
from opponents.foresight import foresight
from opponents.greedy import greedy
from opponents.playouts import playing_on
from opponents.searching import searching

PLAYERS: dict[str, Callable[[ActionSequence], Line]] = {
    "greedy": greedy,
    "searching": searching,
    "foresight": foresight,
    "playouts": playing_on,
}
"""The players by name."""


def moves(
    game: str, state: State, players: Mapping[Seat, Callable[[ActionSequence], Line]], seed: int
) -> Iterator[tuple[Seat, Action, Sequence[Event]]]:
    """Play the match to its end and yield each move after it was made.

    Each player thinks about a determinization made from the seed, and thinks again if the truth
    turns out different. Raises `KeyError` for a game without a mind.
    """
    thoughts = 0
    while to_act := state.to_act():
        seat = to_act[0]
        action_sequence = ActionSequence.of(game, state, seat)
        stream = chance.stream(seed, f"thought {thoughts}")
        guessed = action_sequence.game_ai.determinize(state, seat, stream).silenced()
        thoughts += 1
        for action in players[seat](action_sequence.from_here(guessed, seat)):
            try:
                events = state.apply(seat, action)
            except IllegalAction:
                break
            yield seat, action, events
            if action_sequence.is_over(state):
                break


def played(
    game: str, state: State, players: Mapping[Seat, Callable[[ActionSequence], Line]], seed: int
) -> Iterator[Event]:
    """Play the match to its end, and yield what happens."""
    for _, _, events in moves(game, state, players, seed):
        yield from events
