"""Errands: a toy game that differs from a card duel in every possible respect.

Three seats run errands one after the other; those who have run most win, perhaps several together.
Its moves have the names of commands of shells and bots (`pause`, `undo`, `end resign`), its set-up
has no decks, and `pause` asks the next seat in the middle of a turn whether the errand may be run
(`undo`: no, `end resign`: yes).
"""

from __future__ import annotations

import re
from collections.abc import Hashable
from typing import Literal

from pydantic import Field

from engine.core import EventBase, Game, IllegalAction, JsonObject, Outcome, Seat, State, record
from engine.documents import Document, DocumentError, known_rules, read, versioned

ALL: tuple[Seat, ...] = ("A", "B", "C")
MOVES = ("pause", "undo", "end resign")
_MOVE = re.compile(r"\s*(pause|undo|end\s+resign)(?!\S)")


class Setup(Document):
    """The streets to run errands in, and the number of errands."""

    streets: list[str] = Field(min_length=1)
    errands: int = Field(ge=1, le=9)


class Position(Setup):
    """A position as a document."""

    format: Literal[1]
    game: Literal["errands"]
    done: list[int] = Field(min_length=3, max_length=3)
    turn: int = Field(ge=1)
    waits: Seat | None = None


@record
class Done(EventBase):
    """A seat ran an errand in a street."""

    seat: Seat
    street: str
    left: tuple[int, ...]
    move: Move | None = None


@record
class Move:
    """A move, one of `MOVES`."""

    text: str

    def __str__(self) -> str:
        return self.text


@record
class View:
    """The view of all seats: there are no secrets."""

    turn: int
    done: tuple[int, ...]
    outcome: Outcome | None


class Streets(State):
    """A match: how many errands each seat has `done`, and the seat that `waits` for an answer."""

    def __init__(self, streets: tuple[str, ...], errands: int) -> None:
        self.streets = streets
        self.errands = errands
        self.done = [0, 0, 0]
        self.turn = 1
        self.waits: Seat | None = None

    @property
    def seats(self) -> tuple[Seat, ...]:
        return ALL

    @property
    def active(self) -> Seat:
        return ALL[(self.turn - 1) % len(ALL)]

    def to_act(self) -> tuple[Seat, ...]:
        return () if self.outcome() else (self.waits or self.active,)

    def legal_actions(self, seat: Seat) -> list[Move]:
        if seat not in self.to_act():
            return []
        return [Move(text) for text in MOVES if self.waits is None or text != "pause"]

    def apply(self, seat: Seat, action: Move) -> list[Done]:
        if action not in self.legal_actions(seat):
            raise IllegalAction("no_action")
        if action.text == "pause":
            self.waits = ALL[self.turn % len(ALL)]
            return []
        if action.text == "end resign":
            self.done[ALL.index(self.active)] += 1
        runner, self.waits = self.active, None
        self.turn += 1
        left = tuple([self.errands - count for count in self.done])
        return [Done(runner, self.streets[self.turn % len(self.streets)], left, action)]

    def outcome(self) -> Outcome | None:
        if self.turn <= 3 * self.errands:
            return None
        first = tuple([s for s, n in zip(ALL, self.done, strict=True) if n == max(self.done)])
        return Outcome(first, "errands")

    def view(self, seat: Seat | None) -> View:
        return View(self.turn, tuple(self.done), self.outcome())

    def copy(self) -> Streets:
        twin = Streets(self.streets, self.errands)
        twin.done, twin.turn, twin.waits = self.done[:], self.turn, self.waits
        return twin

    def key(self) -> Hashable:
        return self.streets, self.errands, tuple(self.done), self.turn, self.waits


class Line:
    """The notation: `2 0 1 t4 of 3 in Long-Lane Short-Lane`, while no seat is asked."""

    def read(self, text: str) -> Streets:
        found = re.fullmatch(r"(\d) (\d) (\d) t(\d+) of (\d) in (.+)", text.strip())
        if found is None:
            raise DocumentError("", "a position is like 2 0 1 t4 of 3 in Long-Lane")
        state = Streets(tuple(found[6].split()), int(found[5]))
        state.done, state.turn = [int(found[number]) for number in (1, 2, 3)], int(found[4])
        return state

    def text(self, document: JsonObject) -> str:
        if "waits" in document:
            raise DocumentError("waits", "no line says who is asked")
        counts = " ".join(str(count) for count in document["done"])
        streets = " ".join(document["streets"])
        return f"{counts} t{document['turn']} of {document['errands']} in {streets}"


class Errands(Game):
    """The rules of Errands."""

    id = "errands"
    rules = 1
    notation = Line()

    def setup(
        self, setup: JsonObject, seed: int, rules: int | None = None
    ) -> tuple[Streets, list[Done]]:
        known_rules(rules, self.rules)
        found = read(Setup, setup)
        return Streets(tuple(found.streets), found.errands), []

    def dump(self, state: Streets) -> JsonObject:
        document: JsonObject = {
            "format": 1,
            "game": self.id,
            "streets": [*state.streets],
            "errands": state.errands,
            "done": state.done[:],
            "turn": state.turn,
        }
        return document | ({"waits": state.waits} if state.waits else {})

    def load(self, document: object) -> Streets:
        found = read(Position, versioned(document, "position"))
        state = Streets(tuple(found.streets), found.errands)
        state.done, state.turn, state.waits = found.done[:], found.turn, found.waits
        return state

    def read_move(self, state: Streets, text: str) -> tuple[Move, str]:
        move = _MOVE.match(text)
        if move is None:
            raise IllegalAction("unreadable_move", move=text[:40])
        return Move(" ".join(move[1].split())), text[move.end() :]

    def turn_number(self, state: Streets) -> int:
        return state.turn

    def asked(self, state: Streets) -> tuple[Seat, ...]:
        return (state.waits,) if state.waits else ()
