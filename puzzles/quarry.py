"""Where pages are found: the positions of games that reasonable players play."""

from __future__ import annotations

from collections.abc import Iterator

from engine import chance
from engine.clash import position
from engine.clash.cards import CARDS
from engine.clash.decks import SIZE
from engine.clash.duel import Duel
from engine.clash.game import ClashOfDecks, duel_setup
from engine.core import SEATS, JsonObject
from opponents.careful import careful
from opponents.searching import searching
from puzzles.page import MIXED

_GAME = ClashOfDecks()
_PLAYERS = (
    (searching, searching),
    (searching, careful),
    (careful, searching),
    (careful, careful),
)
_BEGINNING = 3
"""Turns at the beginning of a game in which nothing is looked for."""
_LONGEST_GAME = 60
"""Turns after which a game is left."""
_OTHER_SEAT = {"A": "B", "B": "A"}


def positions(set_id: str, seed: int, game: int) -> Iterator[Duel]:
    """The positions of one game with cards of one set (`mixed`: of all) in which a turn begins.
    The seat whose turn it is is always A. Same numbers, same positions, on every machine."""
    stream = chance.stream(seed, f"mine {set_id} game {game}")
    cards = [each.id for each in CARDS if set_id in (each.set, MIXED)]
    dealt = chance.shuffled(cards, stream)[: 2 * SIZE]
    decks = {SEATS[0]: dealt[:SIZE], SEATS[1]: dealt[SIZE:]}
    duel, _ = _GAME.setup_duel(duel_setup(decks, turn_limit=0), chance.draw(stream, 1 << 62)[0])
    players = _PLAYERS[game % len(_PLAYERS)]
    while duel.ended is None and duel.turn < _LONGEST_GAME:
        if duel.turn > _BEGINNING:
            yield seen_from_a(duel)
        line = players[duel.active](duel)
        seat = SEATS[duel.active]
        for action in line:
            duel.apply(seat, action)


def seen_from_a(duel: Duel) -> Duel:
    """The same position with the seats named so that it is A's turn, in an odd-numbered one."""
    document = position.dump(duel)
    seats: dict[str, JsonObject] = document["seats"]
    if document["active"] != SEATS[0]:
        document["seats"] = seats = {"A": seats["B"], "B": seats["A"]}
        document["active"] = SEATS[0]
        for seat in seats.values():
            for creature in (*seat["upper"], *seat["lower"]):
                if "owner" in creature:
                    creature["owner"] = _OTHER_SEAT[creature["owner"]]
    document["turn"] |= 1
    for seat in seats.values():
        seat.pop("turns_taken", None)
    return position.load_duel(document)
