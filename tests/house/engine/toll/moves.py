"""The moves, and how they are read from text."""

from __future__ import annotations

import re
from typing import TypeAlias

from engine.core import IllegalAction, Seat, record

ROADS = ("ford", "boat", "plank")


@record
class Word:
    """A move that is only words: a road, an answer, `pause`, `undo`, `end resign`."""

    text: str

    def __str__(self) -> str:
        return self.text


@record
class Lay:
    """Lay coins on the bridge: `2`."""

    coins: int

    def __str__(self) -> str:
        return str(self.coins)


@record
class Ask:
    """Ask another seat for coins: `ask B 2`."""

    seat: Seat
    coins: int

    def __str__(self) -> str:
        return f"ask {self.seat} {self.coins}"


@record
class Throw:
    """Throw stones, the lightest first: `throw A 2+5`."""

    seat: Seat
    stones: tuple[int, ...]

    def __str__(self) -> str:
        return f"throw {self.seat} {'+'.join(map(str, self.stones))}"


Move: TypeAlias = Word | Lay | Ask | Throw
PAUSE, UNDO, END = Word("pause"), Word("undo"), Word("end resign")
PAY, REFUSE = Word("pay"), Word("refuse")
_MOVE = re.compile(
    r"\s*(?:(?P<word>end\s+resign|pause|undo|pay|refuse|ford|boat|plank)|(?P<lay>\d)"
    r"|ask\s+(?P<whom>[A-D])\s+(?P<count>\d)|throw\s+(?P<at>[A-D])\s+(?P<stones>\d(?:\+\d)*))(?!\S)"
)


def read(text: str) -> tuple[Move, str]:
    """Return the first move of a line, and the rest. Raises `IllegalAction`."""
    found = _MOVE.match(text)
    if found is None:
        raise IllegalAction("toll_no_move", typed=text.strip()[:40])
    rest = text[found.end() :]
    if word := found["word"]:
        return Word(" ".join(word.split())), rest
    if lay := found["lay"]:
        return Lay(int(lay)), rest
    if whom := found["whom"]:
        return Ask(whom, int(found["count"])), rest  # type: ignore[arg-type]
    stones = tuple([int(stone) for stone in found["stones"].split("+")])
    return Throw(found["at"], stones), rest  # type: ignore[arg-type]
