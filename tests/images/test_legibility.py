"""What has to be read in pictures is large enough on the screens of people."""

from __future__ import annotations

import pytest
from legibility import CLIENTS, LEAST, measure, pictures_of, positions, simulations

AS_YET = {
    ("clash", "board", "coop", "phone"): (6.0, 6.3),
    ("clash", "hand", "coop", "phone"): (LEAST, 7.7),
}
"""The points that numbers and names of some pictures have that are still too small.

They may not get smaller. Whatever is not here needs the client's `least` of both.
"""
MODES = [
    (game, mode) for game, simulation in sorted(simulations().items()) for mode in simulation.modes
]


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_names_and_numbers_can_be_read(game: str, mode: str) -> None:
    for state in positions(game, mode, 4):
        for kind, draw in pictures_of(game, state).items():
            shown = measure(draw)
            for client in CLIENTS:
                numbers, names = AS_YET.get((game, kind, mode, client.name), (client.least,) * 2)
                size, words = shown.smallest(client, numbers=True)
                assert size >= numbers, f"{kind} on a {client.name}: {words}"
                size, words = shown.smallest(client, numbers=False)
                assert size >= names, f"{kind} on a {client.name}: {words}"
