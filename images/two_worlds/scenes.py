"""The steps of a line as scenes: what is to be seen at each moment, and its words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from engine.core import Seat, record
from engine.two_worlds import events as happened
from engine.two_worlds.board import as_shown, cell_named
from engine.two_worlds.cards import SPELL, WARRIOR, Spell, Warrior
from engine.two_worlds.events import Event
from engine.two_worlds.steps import WorldsStep
from engine.two_worlds.view import SpellView, WorldsView
from texts import Texts


@record
class Scene:
    """A moment: these events, on the board after them; `before` is the one before, `seat` acts.

    `caption` says what is done, `note` what comes of it (may be empty), `card` is the one that does
    it.
    """

    seat: Seat
    before: WorldsView
    view: WorldsView
    events: tuple[Event, ...]
    caption: str
    note: str = ""
    card: Spell | Warrior | None = None


def scenes(steps: Sequence[WorldsStep], names: Mapping[Seat, str], texts: Texts) -> list[Scene]:
    """Return the scenes of these steps by the names of the seats.

    Steps of which there is nothing to say are left out.
    """
    teller = SceneWriter(names, texts)
    return [scene for step in steps if (scene := teller.scene(step)) is not None]


def thinned(line: Sequence[Scene], limit: int) -> list[Scene]:
    """Keep at most so many scenes: those in which most comes about.

    Of equal ones, some from all parts of the line are kept.
    """
    kept: set[int] = set()
    for weight in sorted({_weight(scene) for scene in line}, reverse=True):
        equal = [at for at, scene in enumerate(line) if _weight(scene) == weight]
        space = min(limit - len(kept), len(equal))
        kept.update(equal[place * len(equal) // space] for place in range(space))
    return [line[at] for at in sorted(kept)]


def _weight(scene: Scene) -> int:
    """How much comes about: who falls, then what is suffered, what spells do, what is begun."""
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


def dated(scene: Scene, names: Mapping[Seat, str], texts: Texts) -> Scene:
    """Return the scene with its turn, where that is not said yet."""
    view = scene.before
    turn = texts("two-worlds-picture-turn", turn=view.turn, player=names[view.active])
    if view.step == "picks" or any(isinstance(told, happened.TurnBegan) for told in scene.events):
        return scene
    return replace(scene, caption=f"{turn} · {scene.caption}")


def joined(first: Scene, second: Scene) -> Scene:
    """Both in one, seen from the end."""
    return Scene(
        second.seat,
        second.before,
        second.view,
        second.events,
        f"{first.caption} · {second.caption}",
        " · ".join(filter(None, (first.note, second.note))),
        second.card or first.card,
    )


_OF_CELLS = "cell", "cells", "to"
"""Facts that name cells."""


class SceneWriter:
    """Puts steps into scenes and words."""

    def __init__(self, names: Mapping[Seat, str], texts: Texts) -> None:
        self._names = names
        self._texts = texts

    def scene(self, step: WorldsStep) -> Scene | None:
        """Return what is to be seen of the step, if there is anything to say of it."""
        came = [words for event in step.events for words in self._came(event, step.before)]
        told = [
            event for event in step.events if not came or not isinstance(event, happened.Passed)
        ]
        done = [*dict.fromkeys(words for event in told if (words := self._done(event)))]
        caption, card = " · ".join(done), _doer(step)
        if not caption and came:
            caption = self._carried_out(step)
            if not caption:
                caption, came = came[0], came[1:]
        if not caption:
            return None
        seat = _acting(step)
        note = " · ".join(dict.fromkeys(came))
        return Scene(seat, step.before, step.after, step.events, caption, note, card)

    def _carried_out(self, step: WorldsStep) -> str:
        """Name what was on top of the stack, which has its effect now."""
        if not step.before.stack:
            return ""
        item = step.before.stack[-1]
        return self._card(item.spell.id) if isinstance(item, SpellView) else self._say("strikes")

    def _say(self, key: str, **facts: object) -> str:
        cells = {name: as_shown(str(facts[name])) for name in _OF_CELLS if name in facts}
        return self._texts(f"two-worlds-film-{key}", **facts | cells)

    def _card(self, card_id: str) -> str:
        return (WARRIOR.get(card_id) or SPELL[card_id]).name(self._texts.language)

    def _done(self, event: Event) -> str:
        """Tell what somebody did; empty for what came of it."""
        match event:
            case happened.TurnBegan(seat=seat, turn=turn):
                return self._texts("two-worlds-picture-turn", turn=turn, player=self._names[seat])
            case happened.Kept(seat=seat):
                return self._by("keeps", seat)
            case happened.PacketsPassed():
                return self._say("passes-on")
            case happened.ArmiesReady(first=seat):
                return self._by("ready", seat)
            case happened.Advanced(seat=seat):
                return self._by("advances", seat)
            case happened.Revealed(seat=seat, card=card):
                return self._by("revealed", seat, card=self._card(card))
            case happened.Summoned(seat=seat, card=card, cell=cell):
                return self._by("summons", seat, card=self._card(card), cell=cell)
            case happened.Taken(seat=seat, count=count, discarded=discarded):
                if discarded:
                    return self._by("exchanges", seat, card=self._card(discarded), count=count)
                return self._by("takes", seat, count=count)
        return self._answered(event)

    def _answered(self, event: Event) -> str:
        """Tell what goes onto the stack, and what is said to it."""
        match event:
            case happened.Announced(seat=seat, card=card, target=target, damage=damage):
                named = self._card(card)
                return self._by("announces", seat, card=named, cell=target, damage=damage)
            case happened.SpellCast(seat=seat, spell=spell, cells=cells, answers=answers):
                key = "casts" if answers in ("", "own_attack") else "answers"
                if cells:
                    told = " + ".join(cells)
                    return self._by(f"{key}-at", seat, card=self._card(spell), cells=told)
                return self._by(key, seat, card=self._card(spell))
            case happened.Passed(seat=seat):
                return self._by("lets", seat)
            case happened.Shaped(form=form):
                return self._say("shaped", card=self._card(form))
        return ""

    def _by(self, key: str, seat: Seat, **facts: object) -> str:
        return self._say(key, player=self._names[seat], **facts)

    def _came(self, event: Event, before: WorldsView) -> Iterator[str]:
        """Yield what came of it."""
        match event:
            case happened.Hit(card=card, cell=cell, damage=damage, left=left):
                struck = before.at(cell_named(cell))
                health = left + damage if struck is None else struck.health
                named = self._looks(card, cell, before)
                yield self._say("health", card=named, before=health, now=max(left, 0))
            case happened.Destroyed(card=card, saved=saved):
                yield self._say("saved" if saved else "falls", card=self._card(card))
            case happened.Moved(card=card, cell=cell, to=to):
                yield self._say("moves", card=self._looks(card, cell, before), cell=cell, to=to)
            case happened.Returned(card=card, end=end):
                yield self._say("returned", card=self._card(card), end=end)
            case happened.Reaped(card=card):
                yield self._say("reaped", card=self._card(card))
            case happened.Fizzled(spell=spell):
                if spell:
                    yield self._say("fizzles", card=self._card(spell))
                else:
                    yield self._say("fizzles-attack")
            case _:
                yield from self._magic(event)

    def _looks(self, card: str, cell: str, before: WorldsView) -> str:
        """Name what a warrior looked like where it stood."""
        fighter = before.at(cell_named(cell))
        same = fighter is not None and fighter.card.id == card
        return self._card(fighter.looks.id if fighter is not None and same else card)

    def _magic(self, event: Event) -> Iterator[str]:
        match event:
            case happened.Enchanted(card=card, spell=spell):
                yield self._say("enchanted", card=self._card(card), spell=self._card(spell))
            case happened.Disenchanted(card=card, spell=spell):
                yield self._say("disenchanted", card=self._card(card), spell=self._card(spell))
            case happened.Cancelled(spell=spell):
                yield self._say("cancelled", card=self._card(spell))
            case happened.Redirected(spell=spell, cell=cell):
                if cell:
                    yield self._say("redirected", card=self._card(spell), cell=cell)
                else:
                    yield self._say("turned-aside", card=self._card(spell))


def _doer(step: WorldsStep) -> Spell | Warrior | None:
    """Find the spell that is cast, the warrior that comes, else the spell that is carried out."""
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
    """Whose deed it is: who casts, whose item is carried out, who begins."""
    for event in step.events:
        if isinstance(event, happened.TurnBegan | happened.SpellCast | happened.Shaped):
            return event.seat
    if len(step.after.stack) < len(step.before.stack):
        return step.before.stack[-1].by
    return step.after.active if step.kind == "effect" else step.seat
