"""Positions that users may write: any cards anywhere, unlocked by a building or not."""

from __future__ import annotations

import random
from typing import Any

from castles_boards import position

from engine.castles.board import SEATS_OF, cell_name, cells_of, seats_of_side, side_of, tile_cells
from engine.castles.cards import RACE, RACES, SKELETON, TILES, Card, Race, copies
from engine.core import SEATS, JsonObject, Seat

_BONUS = (0, 0, 0, 1, 2, 5)


class Written:
    """A random position; some are refused because of a second legend."""

    def __init__(self, seed: int) -> None:
        self._lot = random.Random(seed)
        self._mode = self._lot.choice([*SEATS_OF])
        self._seats = SEATS_OF[self._mode]
        self._races: dict[Seat, Race] = {seat: self._lot.choice(RACES) for seat in self._seats}
        self._left = {seat: self._shuffled(copies(race)) for seat, race in self._races.items()}

    def document(self) -> JsonObject:
        """Return the position."""
        active = self._lot.choice(self._seats)
        numbered = self._shuffled(range(cells_of(self._mode)))
        board = {}
        for seat in self._seats:
            for _ in range(self._lot.randint(0, 4)):
                if numbered and (standing := self._creature(seat)):
                    board[cell_name(numbered.pop())] = standing
        return position(
            "".join(str(self._lot.randint(1, 6)) for _ in range(self._lot.randint(0, 4))),
            board,
            mode=self._mode,
            active=active,
            turn=self._lot.randint(1, 40),
            seats={seat: self._seat(seat, active) for seat in self._seats},
            tiles=self._tiles(),
            tombstones=[cell_name(cell) for cell in numbered[:3]],
        )

    def _shuffled(self, values: Any) -> list[Any]:
        return self._lot.sample([*values], len(values))

    def _seat(self, seat: Seat, active: Seat) -> JsonObject:
        left, buildings = self._left[seat], [each.id for each in RACE[self._races[seat]].buildings]
        hand, deck = self._lot.randint(0, 6), self._lot.randint(7, 20)
        piles = {"hand": left[:hand], "deck": left[hand:deck] or left[:1], "discard": left[deck:24]}
        flags = {"built": self._lot.random() < 0.2} if seat == active else {}
        return {
            "race": self._races[seat],
            "wounds": self._lot.randint(0, 5),
            "buildings": self._shuffled(buildings)[: self._lot.randint(0, len(buildings))],
            **{name: [card.id for card in pile] for name, pile in piles.items()},
            **flags,
        }

    def _creature(self, seat: Seat) -> JsonObject:
        left: list[Card] = self._left[seat]
        card = next((card for card in left if card.is_creature), None)
        if card is None:
            return {}
        left.remove(card)
        bonus = {f"bonus_{of}": self._lot.choice(_BONUS) for of in ("life", "damage", "move")}
        row: JsonObject = {"card": card.id, "owner": seat} | bonus
        row |= {flag: self._lot.random() < 0.2 for flag in ("shield", "stunned", "activated")}
        if self._races[seat] == "undead" and self._lot.random() < 0.4:
            row |= {"card": SKELETON.id, "under": card.id, "from_deck": self._lot.random() < 0.5}
            card = SKELETON
        friend = self._lot.choice(seats_of_side(self._mode, side_of(SEATS.index(seat))))
        if RACE[self._races[friend]].power in ("reinforce", "arm") and self._lot.random() < 0.5:
            row["boost"] = {"card": self._left[friend].pop().id, "seat": friend}
        row["wounds"] = self._lot.randint(0, card.life + bonus["bonus_life"] - 1)
        return row

    def _tiles(self) -> JsonObject:
        found = {}
        for number, seat in enumerate(self._seats):
            for kind, most in TILES.items():
                cells = self._shuffled(tile_cells(self._mode, number, kind))
                for cell in cells[: self._lot.randint(0, most)]:
                    found[cell_name(cell)] = {"tile": kind, "owner": seat}
        return found
