"""What a page asks for, and whether a move has reached it (docs/grimoire.md, Goals).

A goal belongs to the seat whose turn it is in the page's position: the *solver*. The other
seat is the *opponent*. All hands are known to both.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Literal

from engine.clash.actions import Action, Place, place
from engine.clash.duel import Duel
from engine.clash.events import BastionFell, Event, TurnEnded
from engine.clash.state import Creature
from engine.core import SEATS, JsonObject, Seat, record
from engine.documents import Document, DocumentError, read

ALL: Literal["all"] = "all"

Kind = Literal["win", "destroy_bastion", "destroy", "survive"]
KINDS: tuple[Kind, ...] = ("win", "destroy_bastion", "destroy", "survive")


@record
class Win:
    """The opponent loses in this turn; with `turns` 2, whatever it does in its own turn, by
    the end of the solver's next one."""

    turns: int

    @property
    def kind(self) -> Kind:
        """The name in documents."""
        return "win"

    def document(self) -> JsonObject:
        """As in a page."""
        return {"kind": self.kind, "turns": self.turns}


@record
class DestroyBastion:
    """The opponent's bastion falls in this turn."""

    @property
    def kind(self) -> Kind:
        """The name in documents."""
        return "destroy_bastion"

    def document(self) -> JsonObject:
        """As in a page."""
        return {"kind": self.kind}


@record
class Destroy:
    """These creatures are destroyed in this turn, whatever becomes of their cards; None: all
    creatures that the opponent has in play now."""

    creatures: tuple[Place, ...] | None

    @property
    def kind(self) -> Kind:
        """The name in documents."""
        return "destroy"

    def document(self) -> JsonObject:
        """As in a page."""
        named = ALL if self.creatures is None else [str(each) for each in self.creatures]
        return {"kind": self.kind, "creatures": named}


@record
class Survive:
    """The solver has not lost, and the opponent has no line that wins in its next turn."""

    turns: int

    @property
    def kind(self) -> Kind:
        """The name in documents."""
        return "survive"

    def document(self) -> JsonObject:
        """As in a page."""
        return {"kind": self.kind, "turns": self.turns}


Goal = Win | DestroyBastion | Destroy | Survive

Mark = Literal["open", "reached", "failed", "passed"]
"""After a move: the turn goes on, the goal is reached, it can't be reached any more, or the
turn has passed and what the opponent can do decides."""
Standing = tuple[Place, ...]
"""Where the creatures that are yet to be destroyed stand."""


class Task:
    """A goal in its position: judges what the solver's moves lead to."""

    __slots__ = ("_fells", "_turn", "_waits", "goal", "seat", "standing")

    def __init__(self, duel: Duel, goal: Goal) -> None:
        self.goal = goal
        self.seat: Seat = SEATS[duel.active]
        self.standing = _victims(duel, goal)
        self._turn = duel.turn
        self._fells = goal.kind == "destroy_bastion"
        self._waits = isinstance(goal, Survive) or (isinstance(goal, Win) and goal.turns > 1)

    def play(self, duel: Duel, action: Action, standing: Standing) -> tuple[Mark, Standing]:
        """Make a move of the solver in its first turn. Raises `IllegalAction`, changing nothing."""
        victims = [duel.creature_at(each) for each in standing]
        events = duel.apply(self.seat, action)
        outcome = duel.ended
        if outcome is not None:
            won = outcome.winners == (self.seat,)
            if won and (self._waits or duel.turn == self._turn):
                return "reached", ()
            if not outcome.winners and isinstance(self.goal, Survive):
                return "reached", ()
        beaten = outcome is not None and outcome.winners not in ((), (self.seat,))
        if victims:
            standing = _still(duel, victims)
            if not standing and not beaten:
                return "reached", ()
        if self._fells and not beaten and self._fell(events):
            return "reached", ()
        if outcome is not None:
            return "failed", standing
        if duel.turn == self._turn:
            return "open", standing
        return ("passed" if self._waits else "failed"), standing

    def _fell(self, events: Sequence[Event]) -> bool:
        """Did the opponent's bastion fall before the turn passed? (Fatigue may fell it after.)"""
        for event in events:
            if type(event) is TurnEnded:
                return False
            if type(event) is BastionFell and event.seat != self.seat:
                return True
        return False


def _victims(duel: Duel, goal: Goal) -> Standing:
    if not isinstance(goal, Destroy):
        return ()
    if goal.creatures is not None:
        return goal.creatures
    opponent = duel.across(duel.active)
    return tuple(
        place(opponent, lane, position)
        for lane, creatures in enumerate(duel.players[opponent].lanes)
        for position in range(len(creatures))
    )


def _still(duel: Duel, victims: list[Creature | None]) -> Standing:
    """Where those of them stand that are in play: nothing but destruction takes a creature
    out of play."""
    return tuple(duel.place_of(each) for each in victims if each is not None and duel.in_play(each))


class GoalDocument(Document):
    """The goal of a page."""

    kind: Kind
    turns: Literal[1, 2] | None = None
    creatures: list[str] | Literal["all"] | None = None


_PLACE = re.compile(r"(?P<seat>[ab])(?P<lane>[ul])(?P<position>[1-9]\d?)")


def read_goal(document: object, duel: Duel, path: str = "goal") -> Goal:
    """The goal that a document tells, checked in its position. Raises `DocumentError`."""
    try:
        told = read(GoalDocument, document)
    except DocumentError as fault:
        raise DocumentError(f"{path}.{fault.path}" if fault.path else path, fault.reason) from None
    if told.turns is not None and told.kind not in ("win", "survive"):
        raise DocumentError(f"{path}.turns", f"the goal {told.kind} has no turns")
    if told.creatures is not None and told.kind != "destroy":
        raise DocumentError(f"{path}.creatures", f"the goal {told.kind} has no creatures")
    match told.kind:
        case "win":
            return Win(_turns(told, path))
        case "survive":
            if _turns(told, path) != 1:
                raise DocumentError(f"{path}.turns", "survive asks for 1 turn")
            return Survive(1)
        case "destroy_bastion":
            if not duel.players[duel.across(duel.active)].bastion:
                raise DocumentError(path, "the opponent's bastion has fallen already")
            return DestroyBastion()
        case "destroy":
            return _read_destroy(told, duel, f"{path}.creatures")


def _turns(told: GoalDocument, path: str) -> int:
    if told.turns is None:
        raise DocumentError(f"{path}.turns", "this key is missing")
    return told.turns


def _read_destroy(told: GoalDocument, duel: Duel, path: str) -> Destroy:
    if told.creatures is None:
        raise DocumentError(path, "this key is missing")
    if told.creatures == ALL:
        goal = Destroy(None)
        if not _victims(duel, goal):
            raise DocumentError(path, "the opponent has no creature in play")
        return goal
    if not told.creatures:
        raise DocumentError(path, "name at least one creature")
    places: list[Place] = []
    for index, text in enumerate(told.creatures):
        here = f"{path}[{index}]"
        found = _PLACE.fullmatch(text)
        if found is None:
            raise DocumentError(here, f"{text[:10]!r} is no place such as bu1")
        at = place("ab".index(found["seat"]), "ul".index(found["lane"]), int(found["position"]) - 1)
        if duel.creature_at(at) is None:
            raise DocumentError(here, f"no creature stands at {at}")
        if at in places:
            raise DocumentError(here, f"{at} is named twice")
        places.append(at)
    return Destroy(tuple(places))
