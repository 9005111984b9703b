"""What has to be read in pictures is large enough on the screens of people."""

from __future__ import annotations

import pytest
from legibility import CLIENTS, measure, pictures_of, positions, simulations

MODES = [
    (game, mode) for game, simulation in sorted(simulations().items()) for mode in simulation.modes
]


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_names_and_numbers_can_be_read(game: str, mode: str) -> None:
    for state in positions(game, mode, 4):
        for kind, draw in pictures_of(game, state).items():
            shown = measure(draw)
            for client in CLIENTS:
                for numbers in (True, False):
                    size, words = shown.smallest(client, numbers=numbers)
                    assert size >= client.least, f"{kind} on a {client.name}: {words}"
