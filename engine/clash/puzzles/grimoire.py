"""What Clash of Decks provides for the grimoire: puzzles of duels, their goals as documents."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Annotated, Literal

from pydantic import Field

from engine.clash import position
from engine.clash.actions import Place, place
from engine.clash.battle import Duel
from engine.clash.cards import SETS
from engine.clash.position_documents import LISTED, Position
from engine.clash.puzzles.goals import (
    ALL,
    Destroy,
    DestroyBastion,
    Goal,
    Kind,
    Survive,
    Win,
    victims_of,
)
from engine.clash.puzzles.mine import FIRST, ClashMine
from engine.clash.puzzles.themes import ClashThemes
from engine.documents import Document, DocumentError, read, refuse


class GoalDocument(Document):
    """The goal of a puzzle."""

    kind: Kind
    turns: Literal[1, 2, 3] | None = None
    creatures: Annotated[list[str], Field(max_length=LISTED)] | Literal["all"] | None = None
    losing: Literal["nothing"] | None = Field(
        None, description="what the solver may lose in its turn; none: anything"
    )


_PLACE = re.compile(r"(?P<seat>[ab])(?P<lane>[ul])(?P<position>[1-9]\d?)")


def read_goal(document: object, duel: Duel) -> Goal:
    """Return the goal that a document describes, checked against its position.

    Raises `DocumentError`, with paths that start at `goal`.
    """
    path = "goal"
    try:
        goal = read(GoalDocument, document)
    except DocumentError as fault:
        raise DocumentError(f"{path}.{fault.path}" if fault.path else path, fault.reason) from None
    if goal.turns is not None and goal.kind not in ("win", "survive"):
        raise DocumentError(f"{path}.turns", f"the goal {goal.kind} has no turns")
    if goal.creatures is not None and goal.kind != "destroy":
        raise DocumentError(f"{path}.creatures", f"the goal {goal.kind} has no creatures")
    lossless = goal.losing is not None
    match goal.kind:
        case "win":
            return Win(_turns(goal, path), lossless)
        case "survive":
            refuse(_turns(goal, path) != 1, f"{path}.turns", "survive asks for 1 turn")
            return Survive(1, lossless)
        case "destroy_bastion":
            if not duel.players[duel.across(duel.active)].bastion:
                raise DocumentError(path, "the opponent's bastion has fallen already")
            return DestroyBastion(lossless)
        case "destroy":
            return Destroy(_read_creatures(goal, duel, f"{path}.creatures"), lossless)


def _turns(goal: GoalDocument, path: str) -> int:
    if goal.turns is None:
        raise DocumentError(f"{path}.turns", "this key is missing")
    return goal.turns


def _read_creatures(goal: GoalDocument, duel: Duel, path: str) -> tuple[Place, ...] | None:
    if goal.creatures is None:
        raise DocumentError(path, "this key is missing")
    if goal.creatures == ALL:
        every = victims_of(duel, Destroy(None))
        refuse(not every, path, "the opponent has no creature in play")
        return None
    refuse(not goal.creatures, path, "name at least one creature")
    places: list[Place] = []
    for index, text in enumerate(goal.creatures):
        here = f"{path}[{index}]"
        found = _PLACE.fullmatch(text)
        if found is None:
            raise DocumentError(here, f"{text[:10]!r} is no place such as bu1")
        at = place("ab".index(found["seat"]), "ul".index(found["lane"]), int(found["position"]) - 1)
        if duel.creature_at(at) is None:
            raise DocumentError(here, f"no creature stands at {at}")
        refuse(at in places, here, f"{at} is named twice")
        places.append(at)
    return tuple(places)


class ClashGrimoire:
    """The puzzles of duels."""

    sets = (FIRST, *(card_set.id for card_set in SETS))
    position = Position
    goal = GoalDocument
    mine = ClashMine()
    themes = ClashThemes()
    urgent: Sequence[Goal] = (Win(1), Survive(1))

    def load(self, document: object) -> Duel:
        """Return the position, which must be of a duel in which no question is open.

        On the puzzle no seat is asked anything either: cards return in the order of section 4.
        Raises `DocumentError`.
        """
        duel = position.load_duel(document)
        if duel.underway is not None:
            raise DocumentError("begun", "a page begins before the move that asks")
        return duel.imagined()

    def read_goal(self, document: object, state: Duel) -> Goal:
        """Return the goal, checked against its position. Raises `DocumentError`."""
        return read_goal(document, state)
