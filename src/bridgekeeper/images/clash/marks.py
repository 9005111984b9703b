"""What the last events left to be seen on the board: blows, shields, ghosts, arrivals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from ...engine.clash.actions import Place
from ...engine.clash.cards import Card, card
from ...engine.clash.events import (
    Attacked,
    AttackedStronghold,
    BastionFell,
    CardPlayed,
    Damaged,
    Destroyed,
    Entered,
    Event,
    Protected,
    Returned,
    StrongholdDamaged,
    Untouched,
)
from ...engine.core import Seat

Stand = tuple[Seat, int, str]
"""A creature by kingdom, lane and card id: creatures move, their place is no name."""


@dataclass(slots=True)
class CreatureMarks:
    """What happened to a creature: damage suffered, blows shielded, and what it did."""

    damage: int = 0
    shields: int = 0
    attacked: bool = False
    fresh: bool = False


@dataclass(slots=True)
class Ghost:
    """A destroyed creature; `home` is the seat whose hand it went to."""

    card: Card
    home: Seat | None = None


@dataclass(slots=True)
class Spell:
    """An incantation that was played, and by whom."""

    card: Card
    seat: Seat


@dataclass(slots=True)
class Marks:
    """All marks of a board. `wounds`: damage to the side of a stronghold that is up now."""

    creatures: dict[Stand, CreatureMarks] = field(default_factory=dict)
    ghosts: dict[tuple[Seat, int], list[Ghost]] = field(default_factory=dict)
    wounds: dict[Seat, int] = field(default_factory=dict)
    fallen: set[Seat] = field(default_factory=set)
    spell: Spell | None = None

    def of(self, seat: Seat, lane: int, card_id: str) -> CreatureMarks:
        """The marks of a creature in play; changing them changes nothing but a new one's."""
        return self.creatures.get((seat, lane, card_id)) or CreatureMarks()


def marks_of(events: Sequence[Event]) -> Marks:
    """The marks that these events leave, in their order."""
    marks = Marks()
    for event in events:
        _mark(marks, event)
    return marks


def _mark(marks: Marks, event: Event) -> None:
    match event:
        case CardPlayed(seat=seat, card=played):
            marks.spell = None if card(played).is_creature else Spell(card(played), seat)
        case Entered(card=entered, place=place):
            marks.creatures[_stand(entered, place)] = CreatureMarks(fresh=True)
        case Attacked(card=attacker, place=place) | AttackedStronghold(card=attacker, place=place):
            _creature(marks, attacker, place).attacked = True
        case Protected(card=shielded, place=place) | Untouched(card=shielded, place=place):
            _creature(marks, shielded, place).shields += 1
        case Damaged(card=hit, place=place, amount=amount):
            _creature(marks, hit, place).damage += amount
        case Destroyed(card=destroyed, place=place):
            marks.creatures.pop(_stand(destroyed, place), None)
            marks.ghosts.setdefault((place.seat, place.lane), []).append(Ghost(card(destroyed)))
        case Returned(card=returned, seat=seat):
            _send_home(marks, returned, seat)
        case StrongholdDamaged(seat=seat, amount=amount):
            marks.wounds[seat] = marks.wounds.get(seat, 0) + amount
        case BastionFell(seat=seat):
            marks.fallen.add(seat)
            marks.wounds.pop(seat, None)  # the fort stands unhurt


def _stand(card_id: str, place: Place) -> Stand:
    return place.seat, place.lane, card_id


def _creature(marks: Marks, card_id: str, place: Place) -> CreatureMarks:
    return marks.creatures.setdefault(_stand(card_id, place), CreatureMarks())


def _send_home(marks: Marks, card_id: str, seat: Seat) -> None:
    """The first ghost of this card that has no home yet goes there (an incantation has none)."""
    for ghosts in marks.ghosts.values():
        for ghost in ghosts:
            if ghost.card.id == card_id and ghost.home is None:
                ghost.home = seat
                return
