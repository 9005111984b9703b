"""What has to be read in pictures is large enough on the screens of people."""

from __future__ import annotations

import pytest
from legibility import CLIENTS, LEAST, Client, measure, pictures_of, positions

AS_YET = {
    ("clash", "board", "free_for_all"): (5.5, 5.0),
    ("bald_mountain", "board", "duel"): (8.1, 6.5),
    ("bald_mountain", "hand", "duel"): (7.3, 6.4),
    ("castles", "board", "duel"): (4.9, 6.1),
    ("castles", "hand", "duel"): (5.5, 5.5),
}
"""The points that numbers and names have where they are still too small: they may not get smaller.

By game, kind of picture and mode. Whatever is not here needs `LEAST` of both.
"""
MODES = [
    ("clash", "duel"),
    *[("two_worlds", mode) for mode in ("basic", "draft")],
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
