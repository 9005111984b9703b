"""Runs, a toy game of three: B has a turn after A's and after C's, and others are asked in between.

All hold cards from 1 to 9; who has which of the others' is hidden. In a turn any are played one
after the other, then `end`. A card brings its number less 3, and 6 more right after the one below
it. After an odd card the seat that has the next turn is asked: `let` it be, or `strike` for 4. An 8
takes 2 points from each of the others. After eight turns the most points win.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

from engine import chance
from engine.core import IllegalAction, JsonObject, NextMatch, Outcome, Seat

ORDER: tuple[Seat, ...] = ("A", "B", "C", "B")
SEATS: tuple[Seat, ...] = ("A", "B", "C")
LAST_TURN = 8
STRIKE = 4
RAID = 8


class Runs:
    """A position."""

    def __init__(self, hands: dict[Seat, list[int]], turn: int = 1) -> None:
        self.hands = hands
        self.points: dict[Seat, int] = dict.fromkeys(SEATS, 0)
        self.turn = turn
        self.latest = 0
        self.asked: Seat | None = None

    @property
    def active(self) -> Seat:
        return ORDER[(self.turn - 1) % len(ORDER)]

    @property
    def following(self) -> Seat:
        return ORDER[self.turn % len(ORDER)]

    def to_act(self) -> tuple[Seat, ...]:
        if self.turn > LAST_TURN:
            return ()
        return (self.asked or self.active,)

    def legal_actions(self, seat: Seat) -> Sequence[str]:
        if (seat,) != self.to_act():
            return []
        if self.asked:
            return ["let", "strike"]
        return [*map(str, self.hands[seat]), "end"]

    def apply(self, seat: Seat, action: str) -> Sequence[Any]:
        if action not in self.legal_actions(seat):
            raise IllegalAction("no_such_move")
        if self.asked:
            self.points[self.active] -= STRIKE * (action == "strike")
            self.asked = None
        elif action == "end":
            self.turn, self.latest = self.turn + 1, 0
        else:
            number = int(action)
            self.hands[seat].remove(number)
            self.points[seat] += number - 3 + 6 * (number == self.latest + 1 and self.latest > 0)
            self.latest = number
            if number == RAID:
                for other in set(SEATS) - {seat}:
                    self.points[other] -= 2
            self.asked = self.following if number % 2 else None
        return []

    def outcome(self) -> Outcome | None:
        if self.turn <= LAST_TURN:
            return None
        most = max(self.points.values())
        return Outcome(tuple(seat for seat in SEATS if self.points[seat] == most), "points")

    def prepared(self) -> tuple[NextMatch, ...]:
        return ()

    def view(self, seat: Seat | None) -> Any:
        own = seat and tuple(self.hands[seat])
        return own, tuple(self.points.items()), self.turn, self.latest, self.asked

    def copy(self) -> Runs:
        twin = Runs({seat: hand[:] for seat, hand in self.hands.items()}, self.turn)
        twin.points, twin.latest, twin.asked = dict(self.points), self.latest, self.asked
        return twin

    silenced = copy

    def key(self) -> Hashable:
        return repr((self.hands, self.points, self.turn, self.latest, self.asked))


class RunsGame:
    """The rules."""

    rules = 1

    def __init__(self, name: str = "runs") -> None:
        self.id = name

    def setup(
        self, setup: JsonObject, seed: int, rules: int | None = None
    ) -> tuple[Runs, Sequence[Any]]:
        cards = chance.shuffled(range(1, 10), chance.stream(seed, "deal"))
        return Runs({seat: sorted(cards[at::3]) for at, seat in enumerate(SEATS)}), []

    def dump(self, state: Runs) -> JsonObject:
        return {
            "format": 1,
            "game": self.id,
            "hands": {seat: hand[:] for seat, hand in state.hands.items()},
            "points": dict(state.points),
            "turn": state.turn,
            "latest": state.latest,
            "asked": state.asked,
        }

    def load(self, document: object) -> Runs:
        assert isinstance(document, dict)
        state = Runs({seat: hand[:] for seat, hand in document["hands"].items()}, document["turn"])
        state.points = dict(document["points"])
        state.latest, state.asked = document["latest"], document["asked"]
        return state

    def read_move(self, state: Runs, text: str) -> tuple[str, str]:
        word, _, rest = text.strip().partition(" ")
        return word, rest

    def turn_number(self, state: Runs) -> int:
        return state.turn

    def asked(self, state: Runs) -> tuple[Seat, ...]:
        return (state.asked,) if state.asked else ()
