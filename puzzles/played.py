"""Where puzzles are found: positions of games that computers play, and of recorded matches."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine import chance
from engine.core import SEATS, JsonObject
from engine.documents import DocumentError
from engine.games import game_named, grimoire_of, mine_of
from engine.goals import Mine
from engine.record import Replay
from opponents.action_sequence import ActionSequence
from opponents.careful import careful
from opponents.searching import searching

_PLAYERS = (
    (searching, searching),
    (searching, careful),
    (careful, searching),
    (careful, careful),
)
_LONGEST_GAME = 60
"""Turns after which a game is left."""


def positions(game: str, mine: Mine, set_id: str, seed: int, number: int) -> Iterator[Any]:
    """Yield the positions of a game in which a turn begins, as a puzzle would show them.

    The game has this number and is played with a set. Equal numbers give equal positions on every
    machine.
    """
    stream = chance.stream(seed, f"mine {set_id} game {number}")
    rules = game_named(game)
    setup = mine.deal(set_id, stream)
    state, _ = rules.setup(setup, chance.draw(stream, 1 << 62)[0])
    players = _PLAYERS[number % len(_PLAYERS)]
    while (to_act := state.to_act()) and rules.turn_number(state) < _LONGEST_GAME:
        if mine.looked_at(state):
            yield mine.canonical(state)
        player = players[SEATS.index(to_act[0]) % len(players)]
        action_sequence = ActionSequence.of(game, state, to_act[0])
        state = action_sequence.after(player(action_sequence))


def positions_of(record: object) -> Iterator[JsonObject]:
    """Yield the positions of a recorded match in which a turn begins, as documents of puzzles.

    Raises `DocumentError` if it is no record, or of a game or mode that has no puzzles to find.
    """
    replay = Replay(record)
    game, turn_number = replay.game, -1
    try:
        grimoire, mine = grimoire_of(game.id), mine_of(game.id)
    except KeyError:
        raise DocumentError("game", "no puzzles of this game are found") from None
    for _ in replay:
        before, turn_number = turn_number, game.turn_number(replay.state)
        if turn_number != before and replay.state.to_act():
            state = grimoire.load(game.dump(replay.state))
            if mine.looked_at(state):
                yield game.dump(mine.canonical(state))
