"""A discussed turn is shown and judged as its player saw it, in every game.

Two matches that this player can't tell apart give the same pictures, panels and positions to judge.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

from bot.boards.turn_starts import TurnStart, find_turn_start
from bot.learning.turn_panel import TurnPosition, played_moves, words_of_played
from bot.matches import LiveMatch
from bot.matches.result import make_result
from bot.store import Match, Move, MoveKind, Seat
from bot.store.discussions import Discussion
from engine.beginning import POSITION
from engine.core import JsonObject, Outcome
from engine.games import PLUGINS, game_ai_of
from opponents.action_sequence import default_move
from texts import texts_in

NOW = datetime(2026, 1, 1, tzinfo=UTC)
TEXTS = texts_in("en")
SETTLED = {
    plugin.name: given
    for plugin in PLUGINS
    if (given := plugin.part("engine")).simulation is not None
}


def finished(game: str, position: JsonObject, seat: str, move: str) -> LiveMatch:
    """Return a match from a position on, in which the other player resigns after a move."""
    people = [Seat(seat=each, user_id=ord(each), name=f"P{each}") for each in "AB"]
    other = "B" if seat == "A" else "A"
    made = (seat, MoveKind.MOVE, move), (other, MoveKind.RESIGN, "")
    moves = [
        Move(number=number, seat=who, kind=kind, text=text, by_clock=False, played_at=NOW)
        for number, (who, kind, text) in enumerate(made)
    ]
    facts: dict[str, Any] = {"guild_id": 1, "channel_id": 2, "origin_channel_id": 2}
    row = Match(
        id=1, game=game, setup={POSITION: position}, seed=1, rules=1, language="en", **facts
    )
    row.settings, row.clock, row.private = {"game": game}, None, False
    row.created_at = row.updated_at = NOW
    row.version, row.seats, row.moves, row.succession = 2, people, moves, None
    match = LiveMatch.of(row)
    row.result = make_result(match, match.outcome or Outcome((), "?"), NOW)
    return match


def shown(start: TurnStart) -> list[Any]:
    """Return all that is shown of a turn, and what is sent to be judged."""
    row = Discussion(id=1, match_id=1, turn_number=start.number, before={}, played={})
    here = TurnPosition.of(row, start, "", TEXTS)
    found: list[Any] = [each.key for each in start.pictures(TEXTS)]
    found += [start.match.game.dump(start.as_seen()), played_moves(start)]
    found += words_of_played(start, TEXTS)
    for move in map(str, here.state.legal_actions(start.seat)):
        after = here.after([move])
        found += [after.state.view(start.seat), after.moves, after.words]
        found += [after.is_open, after.is_hidden, after.way(())]
    return found


@pytest.mark.parametrize("name", SETTLED)
def test_what_the_player_could_not_see_is_neither_shown_nor_judged(name: str) -> None:
    given = SETTLED[name]
    game, choose = given.games[0], default_move(given.games[0].id)
    game_ai = game_ai_of(game.id)
    assert game_ai is not None
    assert given.simulation is not None
    state, _ = given.simulation.begin(next(iter(given.simulation.modes)), 7, 1)
    while game.turn_number(state) < 4 or len(state.to_act()) > 1 or game.asked(state):
        seat = state.to_act()[0]
        state.apply(seat, choose(state, seat))
    (seat,) = state.to_act()
    move = str(choose(state, seat))
    positions = [game.dump(game_ai.determinize(state, seat, seed)) for seed in (1, 2)]
    assert positions[0] != positions[1]
    told = []
    for position in positions:
        match = finished(game.id, position, seat, move)
        start = find_turn_start(match, match.turns[0].number)
        assert start is not None
        told.append(shown(start))
    assert told[0] == told[1]
    assert any(told[0])
