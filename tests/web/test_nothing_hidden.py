"""A page of a match shows the same for matches that differ only in what spectators can't see."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from long import how_many

from bot.boards.steps import describe_step, draw_step
from bot.matches.session import Session
from bot.store import Motion
from engine.core import Seat
from engine.games import PLUGINS, game_ai_of, game_named
from engine.simulation import Simulation
from texts import texts_in

SIMULATED: dict[str, Simulation] = {
    part.games[0].id: part.simulation
    for part in (plugin.part("engine") for plugin in PLUGINS)
    if part.simulation is not None and game_ai_of(part.games[0].id) is not None
}
PAIRS = 500
"""Pairs of each of the four games."""


def shown(match: Any) -> tuple[object, ...]:
    """What the page of the last step is made of: picture, its text alternative, and words."""
    step, texts = len(match.moves), texts_in("en")
    drawing = draw_step(match, step, texts, Motion.STILL)
    return drawing.key, drawing.alt(), tuple(describe_step(match, step, texts))


def positions(game: str, dice: random.Random) -> Iterator[tuple[Any, Seat]]:
    """Matches at every step of random play, each with a seat that can't see all either."""
    while True:
        modes = SIMULATED[game].modes
        state, _ = SIMULATED[game].begin(dice.choice([*modes]), dice.getrandbits(32), 0)
        match: Any = Session(game_named(game), state, [])
        match.names = {seat: f"Player {seat}" for seat in state.seats}
        while seats := match.state.to_act():
            seat = dice.choice(seats)
            move = str(dice.choice(match.state.legal_actions(seat)))
            match.play(seat, move, match.try_move(seat, move))
            if dice.random() < 0.3 and match.state.to_act():
                yield match, dice.choice(match.state.to_act())


@pytest.mark.parametrize("game", SIMULATED)
def test_what_nobody_could_see_changes_no_page(game: str) -> None:
    dice, differed = random.Random(7), 0
    found, game_ai = positions(game, dice), game_ai_of(game)
    assert game_ai is not None
    for _ in range(how_many(25, PAIRS)):
        match, seat = next(found)
        truth, page = match.state, shown(match)
        match.state = game_ai.determinize(truth, seat, dice.getrandbits(64))
        match._views.clear()
        assert shown(match) == page
        differed += match.state.key() != truth.key()
        match.state = truth
        match._views.clear()
    assert differed, "they are pairs"
