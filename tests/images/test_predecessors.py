"""A picture drawn from what is kept of earlier ones is the same as one drawn from nothing."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest
from long import how_many

from bot.game_api import GAME_UIS
from engine import chance
from engine.core import SEATS, Seat, State
from engine.games import PLUGINS
from images.picture import Picture
from texts import texts_in

EN = texts_in("en")
NAMES: dict[Seat, str] = dict(zip(SEATS, ("Ann", "Bernard", "Cécile", "Дарья"), strict=True))


def forget() -> None:
    """Empty all caches of what was drawn, but not those of fonts."""
    for name, module in [*sys.modules.items()]:
        for kept in [*vars(module).values()] if name.startswith("images") else ():
            clear = getattr(kept, "cache_clear", None)
            if callable(clear) and kept.__module__ not in ("images.theme", "images.scripts"):
                clear()


def drawn(game: str, state: State, first: State, moves: list[str]) -> Iterator[Picture]:
    """Draw the board and each hand, then the animation of the latest moves."""
    ui = GAME_UIS[game]
    yield ui.board(state.view(None), [], NAMES, EN).draw()
    for seat in state.seats:
        yield from (each.draw() for each in ui.panel(state.view(seat), [], NAMES, EN))
    animation: Any = ui.animation
    if moves and (shown := animation.draw(first, moves, NAMES, EN, whole=False)) is not None:
        yield shown.draw()


@pytest.mark.parametrize("plugin", PLUGINS, ids=lambda plugin: plugin.name)
def test_what_is_drawn_on_a_predecessor_is_what_is_drawn_from_nothing(plugin: Any) -> None:
    rules = plugin.part("engine")
    game, mode = rules.games[0].id, next(iter(rules.simulation.modes))
    state, luck = rules.simulation.begin(mode, 3, 1)
    seen: list[Callable[[], Iterator[Picture]]] = []
    after: list[Picture] = []
    for turn in range(how_many(12, 120)):
        if not (to_act := state.to_act()):
            break
        first, actions = state.copy(), state.legal_actions(to_act[0])
        chosen, luck = chance.draw(luck, len(actions))
        state.apply(to_act[0], actions[chosen])
        if turn % 4 == 3:
            facts = game, state.copy(), first, [str(actions[chosen])]
            seen.append(partial(drawn, *facts))
            after += seen[-1]()
    alone = list[Picture]()
    for draw in seen:
        forget()
        alone += draw()
    assert len(alone) > 4
    assert after == alone
