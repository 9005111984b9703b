"""The marks that events leave on a board: aims, blows, shields, ghosts, arrivals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Literal, TypeAlias

from engine.clash import events as happened
from engine.clash.actions import Place
from engine.clash.cards import Card, card
from engine.clash.events import Event
from engine.clash.fates import Going, fates
from engine.clash.view import BattleView
from engine.core import Seat, record
from images.clash.ability_icons import SIGNS

Stand = tuple[Seat, int, str]
"""A creature by kingdom, lane and card id, because creatures change their places."""
ATTACK = "sword-cross"


@dataclass(slots=True, unsafe_hash=True)
class CreatureMarks:
    """What happened to a creature. It does not change once a picture has been made of it.

    Attributes:
        damage: Damage suffered.
        shields: Blows shielded.
        attacked: It attacked.
        fresh: It has just entered.
        deed: Icon of the most important thing it did; empty for none.
        coming: The damage has not been subtracted from the visible health yet.
        falls: It is being destroyed but is still on the board.
        wanted: A goal requires its destruction.
        priced: Its cost is shown.
    """

    damage: int = 0
    shields: int = 0
    attacked: bool = False
    fresh: bool = False
    deed: str = ""
    coming: bool = False
    falls: bool = False
    wanted: bool = False
    priced: bool = False


NO_MARKS = CreatureMarks()


@record
class Fallen:
    """A destroyed creature at the rear of a lane: the `number`th of `count`, from 0."""

    seat: Seat
    lane: int
    number: int
    count: int


Aim: TypeAlias = "Stand | Place | Fallen | Seat"
"""The source or target of an arrow: a creature, a place, a destroyed creature, or a kingdom's
banner."""


@record
class Arrow:
    """An arrow from an attacker or caster to its target.

    One of the kind `home` goes from a destroyed creature to a hand.
    """

    kind: Literal["attack", "cast", "home"]
    source: Aim
    target: Aim


@record
class Ghost:
    """A destroyed creature, with its symbiote if it was a pair.

    `homes` are the seats whose hands its cards went to, its own card's first. A champion is
    exhausted instead.
    """

    card: Card
    symbiote: Card | None = None
    homes: tuple[Seat, ...] = ()
    exhausted: bool = False


@record
class Spell:
    """An incantation that was played, and its seat."""

    card: Card
    seat: Seat


@dataclass(slots=True)
class Marks:
    """All marks of a board.

    `wounds` is damage to the current side of a stronghold; `gains` are cards that came to the right
    end of its hand. `coming`: all this is about to happen on the board shown. `priced` creatures
    show their costs.
    """

    coming: bool = False
    creatures: dict[Stand, CreatureMarks] = field(default_factory=dict)
    ghosts: dict[tuple[Seat, int], list[Ghost]] = field(default_factory=dict)
    wounds: dict[Seat, int] = field(default_factory=dict)
    heals: dict[Seat, int] = field(default_factory=dict)
    gains: dict[Seat, int] = field(default_factory=dict)
    fallen: set[Seat] = field(default_factory=set)
    joined: set[Stand] = field(default_factory=set)
    wanted: set[Stand] = field(default_factory=set)
    priced: set[Stand] = field(default_factory=set)
    arrows: list[Arrow] = field(default_factory=list)
    spell: Spell | None = None
    newest: Stand | None = None

    def of(
        self, seat: Seat, lane: int, card_id: str, symbiote_id: str | None = None
    ) -> CreatureMarks:
        """Return the marks of a creature in play, with those of a symbiote that has joined it."""
        found = self.creatures.get((seat, lane, card_id), NO_MARKS)
        if (seat, lane, card_id) in self.wanted:
            found = replace(found, wanted=True)
        if (seat, lane, card_id) in self.priced:
            found = replace(found, priced=True)
        if symbiote_id and (seat, lane, symbiote_id) in self.joined:
            on_top = self.creatures[seat, lane, symbiote_id]
            return replace(found, fresh=True, deed=found.deed or on_top.deed)
        return found


def marks_of(events: Sequence[Event], *, before_blow: bool = False) -> Marks:
    """Return the marks that these events leave, in their order.

    `before_blow`: for the board before them, which still has the creatures that they destroy.
    """
    marks = Marks(coming=before_blow)
    of = fates(events).of
    for index, event in enumerate(events):
        if isinstance(event, happened.Destroyed) and before_blow:
            _creature(marks, event.card, event.place).falls = True
        elif isinstance(event, happened.Destroyed):
            _bury(marks, event, of[index])
        else:
            _mark_creature(marks, event)
            _mark_rest(marks, event)
            if before_blow and isinstance(event, happened.Damaged):
                _creature(marks, event.card, event.place).coming = True
            _aim(marks, events, index)
    return marks


def fallen_of(events: Sequence[Event]) -> Marks:
    """Return only the losses in these events: the destroyed, the way of their cards, bastions."""
    all_marks = marks_of(events)
    marks = Marks(ghosts=all_marks.ghosts, fallen=all_marks.fallen)
    for (seat, lane), ghosts in marks.ghosts.items():
        for number, ghost in enumerate(ghosts):
            source = Fallen(seat, lane, number, len(ghosts))
            marks.arrows += [Arrow("home", source, home) for home in ghost.homes]
    for event in events:
        if isinstance(event, happened.Returned) and event.end == "right":
            marks.gains[event.seat] = marks.gains.get(event.seat, 0) + 1
    return marks


def results_of(events: Sequence[Event], view: BattleView) -> Marks:
    """Return what these events have changed on the board after them, but not what did it.

    Damage that has healed since is not a result.
    """
    happened_to = marks_of(events)
    marks = replace(happened_to, creatures={}, arrows=[], spell=None, joined=set())
    for player in view.players:
        for lane, creatures in enumerate((player.upper, player.lower)):
            for creature in creatures:
                stand = player.seat, lane, creature.card.id
                seen = happened_to.creatures.get(stand, NO_MARKS)
                lost = min(seen.damage, creature.health - creature.health_left)
                marks.creatures[stand] = CreatureMarks(lost, fresh=seen.fresh)
    return marks


def _aim(marks: Marks, events: Sequence[Event], index: int) -> None:
    match events[index]:
        case happened.Attacked(card=attacker, place=place, targets=targets):
            source = _stand(attacker, place)
            marks.arrows += [
                Arrow("attack", source, _hit(events, index, target)) for target in targets
            ]
        case happened.AttackedStronghold(card=attacker, place=place, seat=seat):
            marks.arrows.append(Arrow("attack", _stand(attacker, place), seat))
        case happened.Targeted(targets=targets) if marks.spell is not None:
            caster = marks.spell.seat
            marks.arrows += [
                Arrow("cast", caster, _hit(events, index, target)) for target in targets
            ]


def _hit(events: Sequence[Event], index: int, target: Place) -> Aim:
    """Return the creature hit at this place, according to the next events; else the place."""
    for event in events[index + 1 :]:
        match event:
            case happened.Attacked() | happened.AttackedStronghold() | happened.CardPlayed():
                break
            case (
                happened.Damaged(card=hit, place=place) | happened.Protected(card=hit, place=place)
            ):
                if place == target:
                    return _stand(hit, place)
            case happened.Untouched(card=hit, place=place) if place == target:
                return _stand(hit, place)
    return target


def _mark_creature(marks: Marks, event: Event) -> None:
    match event:
        case happened.Entered(card=entered, place=place):
            marks.newest = _stand(entered, place)
            marks.creatures[marks.newest] = CreatureMarks(fresh=True)
        case happened.Joined(card=symbiote, place=place):
            marks.newest = _stand(symbiote, place)
            marks.creatures[marks.newest] = CreatureMarks(fresh=True)
            marks.joined.add(marks.newest)
        case (
            happened.Attacked(card=attacker, place=place)
            | happened.AttackedStronghold(card=attacker, place=place)
        ):
            seen = _creature(marks, attacker, place)
            seen.attacked, seen.deed = True, seen.deed or ATTACK
        case happened.Roused(card=roused, place=place):
            _creature(marks, roused, place).deed = SIGNS["instinct"].icon
        case happened.Vanished(card=gone, place=place):
            seen = _creature(marks, gone, place)
            seen.deed = seen.deed if seen.attacked else SIGNS["vanish"].icon
        case happened.Immolated(card=burning, place=place):
            _creature(marks, burning, place).deed = SIGNS["immolation"].icon
        case happened.Backfired() if marks.newest is not None and marks.spell is None:
            marks.creatures[marks.newest].deed = SIGNS["backfire"].icon
        case (
            happened.Protected(card=shielded, place=place)
            | happened.Untouched(card=shielded, place=place)
        ):
            _creature(marks, shielded, place).shields += 1
        case happened.Damaged(card=hit, place=place, amount=amount):
            _creature(marks, hit, place).damage += amount


def _mark_rest(marks: Marks, event: Event) -> None:
    match event:
        case happened.CardPlayed(seat=seat, card=played):
            marks.spell = None if card(played).is_creature else Spell(card(played), seat)
        case happened.StrongholdDamaged(seat=seat, amount=amount):
            marks.wounds[seat] = marks.wounds.get(seat, 0) + amount
        case happened.Regenerated(seat=seat, side=side, health=health):
            marks.heals[seat] = marks.heals.get(seat, 0) + 1
            if side == "bastion" and health == 1:  # a fort turned, else it is above 1
                marks.fallen.discard(seat)
        case happened.BastionFell(seat=seat):
            marks.fallen.add(seat)
            if not marks.coming:
                marks.wounds.pop(seat, None)  # the fort has no damage
                marks.heals.pop(seat, None)


def _stand(card_id: str, place: Place) -> Stand:
    return place.seat, place.lane, card_id


def _creature(marks: Marks, card_id: str, place: Place) -> CreatureMarks:
    return marks.creatures.setdefault(_stand(card_id, place), CreatureMarks())


def _bury(marks: Marks, event: happened.Destroyed, goings: tuple[Going, ...]) -> None:
    """Replace all marks of a destroyed creature by a ghost."""
    stands = [_stand(going.card, event.place) for going in goings]
    for stand in stands:
        if stand == stands[0] or stand in marks.joined:
            marks.creatures.pop(stand, None)
            marks.joined.discard(stand)
    if marks.newest in stands:
        marks.newest = None
    ghost = Ghost(
        card(event.card),
        card(goings[1].card) if len(goings) > 1 else None,
        tuple(going.fate.seat for going in goings if isinstance(going.fate, happened.Returned)),
        any(isinstance(going.fate, happened.ChampionExhausted) for going in goings),
    )
    marks.ghosts.setdefault((event.place.seat, event.place.lane), []).append(ghost)
