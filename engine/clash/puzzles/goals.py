"""The goals of puzzles, and whether a move has reached one (docs/grimoire.md, Goals).

A goal belongs to the seat whose turn it is in the page's position: the *solver*. The other seat is
the *opponent*; in two against two there are two of them, and a *partner*. All know all hands.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Literal

from engine.clash.actions import LANES, Place
from engine.clash.cards import Card, card
from engine.clash.puzzles.kingdoms import Kingdom
from engine.clash.puzzles.task import GoalBase, Kind
from engine.core import SEATS, JsonObject, record

ALL: Literal["all"] = "all"


@record
class Win(GoalBase):
    """The opponent loses in this turn.

    With more `turns` it loses by the end of the solver's turn with this number, regardless of what
    it does in between.
    """

    kind: ClassVar[Kind] = "win"
    turns: int
    lossless: bool = False

    @property
    def waits(self) -> bool:  # type: ignore[override]  # it depends on the turns
        """True for more than one turn."""
        return self.turns > 1

    def _facts(self) -> JsonObject:
        return {"turns": self.turns}


@record
class DestroyBastion(GoalBase):
    """The opponent's bastion falls in this turn."""

    kind: ClassVar[Kind] = "destroy_bastion"
    lossless: bool = False


@record
class Destroy(GoalBase):
    """These creatures are destroyed in this turn, regardless of where their cards go.

    None means all creatures that the opponent has in play.
    """

    kind: ClassVar[Kind] = "destroy"
    creatures: tuple[Place, ...] | None
    lossless: bool = False

    def _facts(self) -> JsonObject:
        named = ALL if self.creatures is None else [str(place) for place in self.creatures]
        return {"creatures": named}


@record
class Survive(GoalBase):
    """The solver has not lost, and the opponent has no line that wins in its next turn."""

    kind: ClassVar[Kind] = "survive"
    waits: ClassVar[bool] = True
    turns: int
    lossless: bool = False

    def _facts(self) -> JsonObject:
        return {"turns": self.turns}


@record
class Clear(GoalBase):
    """After a move of this turn, no creature is in play."""

    kind: ClassVar[Kind] = "clear"
    lossless: bool = False


@record
class Arrange(GoalBase):
    """After a move of this turn, exactly these creatures are in play, in this order.

    Nothing else of them counts: neither damage, nor cards face down, nor who owns them.
    """

    kind: ClassVar[Kind] = "board"
    kingdoms: tuple[Kingdom, ...]
    lossless: bool = False

    def _facts(self) -> JsonObject:
        board = {
            seat: {lane: list(creatures) for lane, creatures in zip(LANES, kingdom, strict=True)}
            for seat, kingdom in zip(SEATS, self.kingdoms, strict=False)
        }
        return {"board": board}


Goal = Win | DestroyBastion | Destroy | Survive | Clear | Arrange


def cards_of(idea: Sequence[str]) -> list[Card]:
    """Return the cards that an idea plays."""
    return [card(play.split(">")[0].split(":")[0]) for play in idea]
