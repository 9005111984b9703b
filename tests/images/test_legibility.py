"""What has to be read in pictures is large enough on the screens of people."""

from __future__ import annotations

import pytest
from legibility import CLIENTS, LEAST, Client, measure, pictures_of, positions

AS_YET = {
    ("clash", "board", "free_for_all"): (5.5, 5.0),
    ("bald_mountain", "board", "duel"): (8.1, 6.5),
    ("bald_mountain", "hand", "duel"): (7.3, 6.4),
    ("two_worlds", "board", "basic"): (8.2, 9.0),
    ("two_worlds", "hand", "basic"): (6.9, 6.2),
}
"""The points that numbers and names have where they are still too small: they may not get smaller.

By game, kind of picture and mode. Whatever is not here needs `LEAST` of both.
"""
MODES = [
    ("castles", "duel"),
    ("clash", "duel"),
    *sorted({(game, mode) for game, _, mode in AS_YET}),
]


@pytest.mark.parametrize("client", CLIENTS, ids=lambda client: client.name)
@pytest.mark.parametrize(("game", "mode"), MODES)
def test_names_and_numbers_can_be_read(game: str, mode: str, client: Client) -> None:
    for state in positions(game, mode, 4):
        for kind, draw in pictures_of(game, state).items():
            numbers, names = AS_YET.get((game, kind, mode), (LEAST, LEAST))
            shown = measure(draw)
            size, words = shown.smallest(client, numbers=True)
            assert size >= numbers, f"{kind}: {words}"
            size, words = shown.smallest(client, numbers=False)
            assert size >= names, f"{kind}: {words}"
