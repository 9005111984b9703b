"""The goals of puzzles as documents, checked against their positions."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Annotated, Literal

from pydantic import Field

from engine.clash.abilities import SYMBIOTE
from engine.clash.actions import LANES, Place, place
from engine.clash.battle import Battle
from engine.clash.cards import Card
from engine.clash.position_documents import LISTED
from engine.clash.puzzles.economy import cards_in
from engine.clash.puzzles.goals import (
    ALL,
    Arrange,
    Clear,
    Destroy,
    DestroyBastion,
    Goal,
    Survive,
    Win,
)
from engine.clash.puzzles.kingdoms import Kingdom, kingdoms_of
from engine.clash.puzzles.task import Kind, foes_of, victims_of
from engine.core import Seat
from engine.documents import Document, DocumentError, read, refuse


class KingdomDocument(Document):
    """The creatures of a seat, from the bridge to the rear."""

    upper: list[str] = Field(default_factory=list, max_length=LISTED)
    lower: list[str] = Field(default_factory=list, max_length=LISTED)


class GoalDocument(Document):
    """The goal of a puzzle."""

    kind: Kind
    turns: Literal[1, 2, 3] | None = None
    creatures: Annotated[list[str], Field(max_length=LISTED)] | Literal["all"] | None = None
    board: dict[Seat, KingdomDocument] | None = Field(
        None, description="the creatures by seat and lane: ids, or host+symbiote"
    )
    losing: Literal["nothing"] | None = Field(
        None, description="what the solver may lose in its turn; none: anything"
    )


_PLACE = re.compile(r"(?P<seat>[a-d])(?P<lane>[ul])(?P<position>[1-9]\d?)")


def read_goal(document: object, battle: Battle) -> Goal:
    """Return the goal that a document describes, checked against its position.

    Raises `DocumentError`, with paths that start at `goal`.
    """
    path = "goal"
    try:
        goal = read(GoalDocument, document)
    except DocumentError as fault:
        raise fault.under(path) from None
    _refuse_other_keys(goal, path)
    lossless = goal.losing is not None
    match goal.kind:
        case "win":
            return Win(goal.turns or 1, lossless)
        case "survive":
            refuse(goal.turns != 1, f"{path}.turns", "survive asks for 1 turn")
            return Survive(1, lossless)
        case "destroy_bastion":
            if not any(battle.players[foe].bastion for foe in foes_of(battle)):
                raise DocumentError(path, "the opponent's bastion has fallen already")
            return DestroyBastion(lossless)
        case "destroy":
            return Destroy(_read_creatures(goal, battle, f"{path}.creatures"), lossless)
        case "clear":
            refuse(not any(map(any, kingdoms_of(battle))), path, "no creature is in play")
            return Clear(lossless)
        case "board":
            return Arrange(_read_board(goal, battle, f"{path}.board"), lossless)


_FACTS: Mapping[str, tuple[Kind, ...]] = {
    "turns": ("win", "survive"),
    "creatures": ("destroy",),
    "board": ("board",),
}
"""The keys that some kinds of goals have, and then need."""


def _refuse_other_keys(goal: GoalDocument, path: str) -> None:
    for key, kinds in _FACTS.items():
        given, here = getattr(goal, key) is not None, f"{path}.{key}"
        refuse(given and goal.kind not in kinds, here, f"the goal {goal.kind} has no {key}")
        refuse(not given and goal.kind in kinds, here, "this key is missing")


def _read_creatures(goal: GoalDocument, battle: Battle, path: str) -> tuple[Place, ...] | None:
    assert goal.creatures is not None, "the goal names some"
    if goal.creatures == ALL:
        every = victims_of(battle, Destroy(None))
        refuse(not every, path, "the opponent has no creature in play")
        return None
    refuse(not goal.creatures, path, "name at least one creature")
    places: list[Place] = []
    for index, text in enumerate(goal.creatures):
        here = f"{path}[{index}]"
        found = _PLACE.fullmatch(text)
        if found is None or found["seat"].upper() not in battle.seats:
            raise DocumentError(here, f"{text[:10]!r} is no place such as bu1")
        at = place(
            "abcd".index(found["seat"]), "ul".index(found["lane"]), int(found["position"]) - 1
        )
        if battle.creature_at(at) is None:
            raise DocumentError(here, f"no creature stands at {at}")
        refuse(at in places, here, f"{at} is named twice")
        places.append(at)
    return tuple(places)


def _read_board(goal: GoalDocument, battle: Battle, path: str) -> tuple[Kingdom, ...]:
    assert goal.board is not None, "the goal has one"
    for seat in goal.board:
        refuse(
            seat not in battle.seats, f"{path}.{seat}", f"the seats are {', '.join(battle.seats)}"
        )
    known = {card.id: card for card in cards_in(battle)}
    kingdoms = tuple(
        [
            _read_kingdom(goal.board.get(seat, KingdomDocument()), known, f"{path}.{seat}")
            for seat in battle.seats
        ]
    )
    refuse(not any(map(any, kingdoms)), path, "no creature in play is the goal clear")
    refuse(kingdoms == kingdoms_of(battle), path, "these creatures are in play already")
    return kingdoms


def _read_kingdom(kingdom: KingdomDocument, known: Mapping[str, Card], path: str) -> Kingdom:
    for lane in LANES:
        for index, text in enumerate(getattr(kingdom, lane)):
            _read_creature(text, known, f"{path}.{lane}[{index}]")
    return tuple(kingdom.upper), tuple(kingdom.lower)


def _read_creature(text: str, known: Mapping[str, Card], path: str) -> None:
    """Refuse what is neither a creature of the position nor a pair of two."""
    host, *symbiotes = text.split("+")
    refuse(len(symbiotes) > 1, path, "a creature has one symbiote at most")
    for card in (host, *symbiotes):
        refuse(card not in known, path, f"no card {card[:40]!r} in this position")
        refuse(not known[card].is_creature, path, f"{known[card].name()} is an incantation")
    for card in symbiotes:
        refuse(not known[card].mask & SYMBIOTE, path, f"{known[card].name()} is no symbiote")
