"""Animations: advances, summons, attacks and spells, answers, and their results."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.core import Seat
from engine.two_worlds import events as happened
from engine.two_worlds.cards import SPELL, WARRIOR, Spell, Warrior
from engine.two_worlds.events import Event
from engine.two_worlds.view import SpellView, WorldsStep
from images import scenes as of_any_game
from images.picture import Names
from images.scenes import Scene, of_a_match
from images.two_worlds.board import BOARD
from texts import Texts
from texts.two_worlds.telling import WorldsTelling

_FEW = 4
"""Scenes described of a line that is too long for its text alternative."""


def scenes(steps: Sequence[WorldsStep], names: Names, texts: Texts) -> list[Scene]:
    """Return the scenes of these steps; those without anything to describe are left out."""
    telling = WorldsTelling(names, texts, plain=True)
    return [scene for step in steps if (scene := _scene(step, telling)) is not None]


def thinned(line: Sequence[Scene], limit: int) -> list[Scene]:
    """Keep the `limit` most important scenes; of equal ones, some from all parts of the line."""
    kept: set[int] = set()
    for weight in sorted({_weight(scene) for scene in line}, reverse=True):
        equal = [at for at, scene in enumerate(line) if _weight(scene) == weight]
        space = min(limit - len(kept), len(equal))
        kept.update(equal[place * len(equal) // space] for place in range(space))
    return [line[at] for at in sorted(kept)]


def _weight(scene: Scene) -> int:
    """Return the importance: destruction, then damage, effects of spells, and announcements."""
    return max((_weights(event) for event in scene.events), default=0)


def _weights(event: Event) -> int:
    match event:
        case happened.Destroyed() | happened.Ended():
            return 4
        case happened.Hit() | happened.Returned():
            return 3
        case happened.Enchanted() | happened.Disenchanted() | happened.Cancelled():
            return 2
        case happened.Redirected() | happened.Shaped() | happened.Moved():
            return 2
        case happened.Summoned() | happened.Announced() | happened.SpellCast():
            return 1
    return 0


def dated(scene: Scene, names: Names, texts: Texts) -> Scene:
    """Return the scene with its turn in the caption, unless it begins the turn or is a pick."""
    view = scene.before
    turn = texts("two-worlds-picture-turn", turn=view.turn, player=names[view.active])
    if view.step == "picks" or any(isinstance(event, happened.TurnBegan) for event in scene.events):
        return scene
    return replace(scene, caption=f"{turn} · {scene.caption}")


def joined(first: Scene, second: Scene) -> Scene:
    """Return both scenes as one, with the view after the second and only its events."""
    return replace(of_any_game.joined(first, second), events=second.events)


def _scene(step: WorldsStep, telling: WorldsTelling) -> Scene | None:
    events = [event for event in step.events if not isinstance(event, happened.Asked)]
    done, came = telling.caption(events)  # the board shows who may answer
    passed = all(isinstance(event, happened.Passed) for event in events[:1])
    if came and (passed or not done):
        done = [_carried_out(step, telling.texts)] if step.before.stack else done
    done, came = (done, came) if done else (came[:1], came[1:])
    if not done:
        return None
    seat, card = _acting(step), _doer(step)
    note = " · ".join(came)
    return Scene(seat, step.before, step.after, step.events, " · ".join(done), note, card)


def _carried_out(step: WorldsStep, texts: Texts) -> str:
    item = step.before.stack[-1]
    if isinstance(item, SpellView):
        return item.spell.name(texts.language)
    return texts("two-worlds-picture-strikes")


def _doer(step: WorldsStep) -> Spell | Warrior | None:
    """Return the spell that is cast, the warrior that comes, or the spell that is resolved."""
    for event in step.events:
        match event:
            case happened.SpellCast(spell=spell):
                return SPELL[spell]
            case happened.Summoned(card=card) | happened.Revealed(card=card):
                return WARRIOR[card]
            case happened.Shaped(form=form):
                return WARRIOR[form]
            case happened.TurnBegan():
                return None
    if step.before.stack and isinstance(item := step.before.stack[-1], SpellView):
        return item.spell
    return None


def _acting(step: WorldsStep) -> Seat:
    """Return the seat that acts: who casts, whose item is resolved, or whose turn begins."""
    for event in step.events:
        if isinstance(event, happened.TurnBegan | happened.SpellCast | happened.Shaped):
            return event.seat
    if len(step.after.stack) < len(step.before.stack):
        return step.before.stack[-1].by
    return step.after.active if step.kind == "effect" else step.seat


def _fewest(shown: Sequence[Scene]) -> list[str]:
    return [scene.note or scene.caption for scene in thinned(shown, _FEW)]


def _of_a_match(line: Sequence[Scene], limit: int, names: Names, texts: Texts) -> list[Scene]:
    """Return at most `limit` scenes, each with its turn, without the least important ones."""
    return [dated(each, names, texts) for each in of_a_match(line, limit, thinned)]


CAMERA = BOARD.camera(
    f"{__name__}:CAMERA", scenes, joined=joined, fewest=_fewest, match_scenes=_of_a_match
)
