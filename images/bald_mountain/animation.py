"""Animations: every wonder and every card, with their results."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.bald_mountain import events as happened
from engine.bald_mountain.cards import Card
from engine.bald_mountain.cards import card as card_with_id
from engine.bald_mountain.events import Event
from engine.bald_mountain.view import MountainStep
from images.bald_mountain.board import BOARD
from images.picture import Names
from images.scenes import Scene, joined
from texts import Texts
from texts.bald_mountain.telling import MountainTelling


def scenes(steps: Sequence[MountainStep], names: Names, texts: Texts) -> list[Scene]:
    """Return the scenes of these steps; those without anything to describe are left out."""
    telling = MountainTelling(names, texts, plain=True)
    found: list[Scene] = []
    acting: Card | None = None
    for step in steps:
        acting = _doer(step.events) or (acting if step.kind == "effect" else None)
        scene = _scene(step, acting, telling)
        if scene is None:
            continue
        if found and _goes_on(found[-1], scene, step):
            first = found.pop()
            scene = replace(joined(first, scene), caption=first.caption)
        found.append(scene)
    return found


def _goes_on(first: Scene, second: Scene, step: MountainStep) -> bool:
    same = first.card is not None and first.card is second.card
    return same and step.kind == "effect" and not first.note and bool(second.note)


def _doer(events: Sequence[Event]) -> Card | None:
    for event in events:
        if isinstance(event, happened.Played | happened.Activated | happened.WonderFired):
            return card_with_id(event.card)
    return None


def _scene(step: MountainStep, acting: Card | None, telling: MountainTelling) -> Scene | None:
    """Return the scene of a step; None if there is nothing to describe.

    `acting` is the card whose effect continues.
    """
    done, came = telling.caption(step.events)
    if came and not done:
        name = acting.name(telling.texts.language) if acting is not None else ""
        done, came = ([name], came) if name else (came[:1], came[1:])
    if not done:
        return None
    begins = any(isinstance(event, happened.TurnBegan) for event in step.events)
    seat, card = (step.after.active, None) if begins else (step.seat, acting)
    caption, note = " · ".join(done), " · ".join(came)
    return Scene(seat, step.before, step.after, step.events, caption, note, card)


CAMERA = BOARD.camera(f"{__name__}:CAMERA", scenes)
