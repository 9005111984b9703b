"""Animations: every move and its result."""

from __future__ import annotations

from collections.abc import Sequence

from engine.castles import events as happened
from engine.castles.cards import Card, card
from engine.castles.events import Event
from engine.castles.view import CastlesStep
from images.castles.board import BOARD
from images.picture import Names
from images.scenes import Scene
from texts import Texts
from texts.castles.telling import CastlesTelling

_OF_A_CARD = (
    happened.Summoned
    | happened.Walked
    | happened.Attacked
    | happened.CastleAttacked
    | happened.AbilityUsed
    | happened.MagicPlayed
    | happened.Boosted
)


def scenes(steps: Sequence[CastlesStep], names: Names, texts: Texts) -> list[Scene]:
    """Return the scenes of these steps; those without anything to describe are left out."""
    telling = CastlesTelling(names, texts, plain=True)
    return [scene for step in steps if (scene := _scene(step, telling)) is not None]


def _scene(step: CastlesStep, telling: CastlesTelling) -> Scene | None:
    done, came = telling.caption(step.events)
    if not done:
        done, came = came[:1], came[1:]
    if not done:
        return None
    ends = any(isinstance(event, happened.TurnBegan) for event in step.events)
    seat, doer = (step.after.active, None) if ends else (step.seat, _doer(step.events))
    caption, note = " · ".join(done), " · ".join(came)
    return Scene(seat, step.before, step.after, step.events, caption, note, doer)


def _doer(events: Sequence[Event]) -> Card | None:
    return next((card(event.card) for event in events if isinstance(event, _OF_A_CARD)), None)


CAMERA = BOARD.camera(f"{__name__}:CAMERA", scenes)
