"""The steps of a line as scenes: what is to be seen after each move and attack, and its words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.clash.actions import LANES, Cast, Go, Join, Place, Summon
from engine.clash.cards import Card
from engine.clash.cards import card as card_with_id
from engine.clash.events import (
    Attacked,
    AttackedStronghold,
    BastionFell,
    CardPlayed,
    Destroyed,
    Event,
)
from engine.clash.steps import LineStep, StepKind
from engine.clash.view import DuelView
from engine.core import Outcome, Seat, record
from texts import Texts


@record
class Scene:
    """The board after these events, as a spectator sees it, and the seat whose turn it was.

    `caption` says what was done, `note` what came of it (may be empty), `card` is the one
    that did it.
    """

    kind: StepKind
    seat: Seat
    view: DuelView
    events: tuple[Event, ...]
    caption: str
    note: str = ""
    card: Card | None = None


def scenes(steps: Sequence[LineStep], names: Mapping[Seat, str], texts: Texts) -> list[Scene]:
    """A scene for each step, by the names of the seats for the solver, whose step is the first."""
    teller = _Teller(names, steps[0].seat, texts)
    return [teller.scene(step) for step in steps]


def condensed(line: Sequence[Scene], limit: int) -> list[Scene]:
    """At most so many scenes: neighbours are joined, attacks first, those with the fewest
    words first of these."""
    left = list(line)
    while len(left) > max(limit, 1):
        pairs = range(len(left) - 1)
        attacks_only = [at for at in pairs if left[at].kind == left[at + 1].kind == "attack"]
        at = min(attacks_only or pairs, key=lambda at: len(left[at].caption + left[at + 1].caption))
        left[at : at + 2] = [_joined(left[at], left[at + 1])]
    return left


def _joined(first: Scene, second: Scene) -> Scene:
    """Both in one, seen from their end."""
    return Scene(
        second.kind,
        second.seat,
        second.view,
        first.events + second.events,
        f"{first.caption} · {second.caption}",
        " · ".join(filter(None, (first.note, second.note))),
        second.card or first.card,
    )


class _Teller:
    """Puts steps into words. The seat of the first step is the solver."""

    def __init__(self, names: Mapping[Seat, str], solver: Seat, texts: Texts) -> None:
        self._names = names
        self._solver = solver
        self._texts = texts

    def scene(self, step: LineStep) -> Scene:
        """What is to be seen after the step."""
        note = "" if step.kind == "end" else self._note(step.events)
        card = None if step.kind == "end" else _doer(step.events)
        return Scene(step.kind, step.seat, step.after, step.events, self._caption(step), note, card)

    def _caption(self, step: LineStep) -> str:
        if step.kind == "start":
            return self._texts("film-start")
        if step.kind == "attack":
            return self._attack(step)
        if step.kind == "end" and step.after.outcome is not None:
            return self._result(step.after.outcome)
        move = self._move(step)
        if step.seat == self._solver:
            return move
        return self._texts("film-opponent", move=move)

    def _move(self, step: LineStep) -> str:
        """A move in words, as it was made on the board before it."""
        match step.action:
            case Summon(card_id, lane):
                where = self._texts(f"lane-{LANES[lane]}")
                return self._texts("move-creature", card=self._named(card_id), lane=where)
            case Join(card_id, lane, position):
                host = self._creature(step.before, Place(step.seat, lane, position))
                return self._texts("move-symbiote", card=self._named(card_id), host=host)
            case Cast(card_id, target):
                where = self._texts(
                    f"lane-{LANES[target.lane]}-of",
                    player=self._names[target.seat],
                    position=target.position + 1,
                )
                aim = f"{self._creature(step.before, target)} · {where}"
                return self._texts("move-incantation", card=self._named(card_id), target=aim)
            case Go():
                return self._texts("move-go")
        return self._texts("move-end")

    def _attack(self, step: LineStep) -> str:
        """The first attack of a creature's turn in the assault."""
        for event in step.events:
            match event:
                case Attacked(card_id, _, targets, amount):
                    return self._texts(
                        "film-attack",
                        card=self._named(card_id),
                        target=self._creature(step.before, targets[0]),
                        amount=amount,
                    )
                case AttackedStronghold(card_id, _, seat, amount):
                    bastion = step.before.player(seat).hand.bastion
                    return self._texts(
                        "film-attack-stronghold",
                        card=self._named(card_id),
                        whose=self._whose(seat),
                        side="bastion" if bastion else "fort",
                        amount=amount,
                    )
        raise ValueError("a step of this kind has an attack")

    def _note(self, events: Sequence[Event]) -> str:
        """What came of it: destroyed creatures, a fallen bastion."""
        destroyed = [self._named(event.card) for event in events if isinstance(event, Destroyed)]
        notes = [self._texts("film-destroyed", cards=", ".join(destroyed))] if destroyed else []
        notes += [
            self._texts("film-bastion-fell", whose=self._whose(event.seat))
            for event in events
            if isinstance(event, BastionFell)
        ]
        return " · ".join(notes)

    def _result(self, outcome: Outcome) -> str:
        if not outcome.winners:
            return self._texts("picture-draw")
        return self._texts("film-won" if self._solver in outcome.winners else "film-lost")

    def _whose(self, seat: Seat) -> str:
        return "yours" if seat == self._solver else "opponents"

    def _named(self, card_id: str) -> str:
        return card_with_id(card_id).name(self._texts.language)

    def _creature(self, view: DuelView, target: Place) -> str:
        """The names of the cards of a creature, its place where nobody stands there."""
        player = view.player(target.seat)
        lane = player.lower if target.lane else player.upper
        if not 0 <= target.position < len(lane):
            return str(target)
        creature = lane[target.position]
        cards = [creature.card, creature.symbiote] if creature.symbiote else [creature.card]
        return " + ".join(card.name(self._texts.language) for card in cards)


def _doer(events: Sequence[Event]) -> Card | None:
    """The card that was played or attacked first."""
    for event in events:
        if isinstance(event, CardPlayed | Attacked | AttackedStronghold):
            return card_with_id(event.card)
    return None
