"""A line of moves as scenes: what is to be seen after each move and each attack, in words too."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Literal

from engine.clash import assault, turn
from engine.clash.actions import LANES, Action, Cast, End, Go, Join, Place, Summon, place
from engine.clash.cards import Card
from engine.clash.cards import card as card_with_id
from engine.clash.duel import Duel
from engine.clash.events import (
    Attacked,
    AttackedStronghold,
    BastionFell,
    CardPlayed,
    Destroyed,
    Event,
)
from engine.clash.moves import read_move
from engine.clash.state import GameOver
from engine.clash.view import DuelView
from engine.core import SEATS, Seat, record
from texts import Texts

Kind = Literal["start", "move", "attack", "end"]


@record
class Scene:
    """The board after these events, as a spectator sees it, and the seat whose turn it was.

    `caption` says what was done, `note` what came of it (may be empty), `card` is the one
    that did it.
    """

    kind: Kind
    seat: Seat
    view: DuelView
    events: tuple[Event, ...]
    caption: str
    note: str = ""
    card: Card | None = None


def scenes(
    duel: Duel, moves: Sequence[str], names: Mapping[Seat, str], texts: Texts
) -> list[Scene]:
    """The position, then a scene for each move; an `end` has one for each attack, then one
    with all of them. The duel itself stays as it is.

    `names` are those of the seats for the solver, who is the active one. Raises
    `IllegalAction` at the first move that the rules refuse.
    """
    return list(_Teller(duel, names, texts).scenes(moves))


def condensed(told: Sequence[Scene], limit: int) -> list[Scene]:
    """At most so many scenes: neighbours are joined, attacks first, those with the fewest
    words first of these."""
    left = list(told)
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


def attacks(duel: Duel) -> Iterator[list[Event]]:
    """Do what `end` does and tell it in steps: what happened in the turn of each creature in
    the assault, at last what follows the assault. The duel may be looked at in between."""
    duel.calls = 0
    with suppress(GameOver):
        if duel.phase == "summoning":
            assault.begin(duel)
        while (attacker := assault.next_attacker(duel)) is not None:
            duel.running = attacker.lane
            duel.resolve(assault.activate(duel, attacker))
            yield _taken(duel)
        turn.end(duel)
        turn.begin(duel)
    yield _taken(duel)


def _taken(duel: Duel) -> list[Event]:
    events, duel.events = duel.events, []
    return events


class _Teller:
    """Plays the line on a copy and puts it into words."""

    def __init__(self, duel: Duel, names: Mapping[Seat, str], texts: Texts) -> None:
        self._duel = duel.copy()
        self._solver = SEATS[duel.active]
        self._names = names
        self._texts = texts

    def scenes(self, moves: Sequence[str]) -> Iterator[Scene]:
        """The scenes of the whole line."""
        yield self._scene("start", self._solver, (), self._texts("film-start"))
        for text in moves:
            action, _ = read_move(self._duel, text)
            seat = SEATS[self._duel.active]
            if isinstance(action, End) and not self._duel.ended:
                yield from self._end(seat)
                continue
            caption = self._spoken(seat, self._move(action))
            yield self._scene("move", seat, self._duel.apply(seat, action), caption)
            if self._duel.ended:
                yield self._scene("end", seat, (), self._result())

    def _end(self, seat: Seat) -> Iterator[Scene]:
        """The rest of the turn, attack by attack, then all of it."""
        told: list[Event] = []
        before = self._duel.copy()
        for events in attacks(self._duel):
            told += events
            caption = self._attack(events, before)
            if caption:
                yield self._scene("attack", seat, events, caption)
            before = self._duel.copy()
        ended = self._duel.ended is not None
        caption = self._result() if ended else self._spoken(seat, self._texts("move-end"))
        yield self._scene("end", seat, told, caption, noted=False)

    def _scene(
        self,
        kind: Kind,
        seat: Seat,
        events: Sequence[Event],
        caption: str,
        *,
        noted: bool = True,
    ) -> Scene:
        note = self._note(events) if noted else ""
        doer = None if kind == "end" else _doer(events)
        return Scene(kind, seat, self._duel.view(None), tuple(events), caption, note, doer)

    def _spoken(self, seat: Seat, move: str) -> str:
        """Moves of the opponent are told as such."""
        return move if seat == self._solver else self._texts("film-opponent", move=move)

    def _move(self, action: Action) -> str:
        """A move in words, as it is made now."""
        match action:
            case Summon(card_id, lane):
                where = self._texts(f"lane-{LANES[lane]}")
                return self._texts("move-creature", card=self._named(card_id), lane=where)
            case Join(card_id, lane, position):
                host = self._creature(self._duel, place(self._duel.active, lane, position))
                return self._texts("move-symbiote", card=self._named(card_id), host=host)
            case Cast(card_id, target):
                where = self._texts(
                    f"lane-{LANES[target.lane]}-of",
                    player=self._names[target.seat],
                    position=target.position + 1,
                )
                aim = f"{self._creature(self._duel, target)} · {where}"
                return self._texts("move-incantation", card=self._named(card_id), target=aim)
            case Go():
                return self._texts("move-go")
        return self._texts("move-end")

    def _attack(self, events: Sequence[Event], before: Duel) -> str:
        """The first attack of a creature's turn in the assault; empty when there is none."""
        for event in events:
            match event:
                case Attacked(card_id, _, targets, amount):
                    return self._texts(
                        "film-attack",
                        card=self._named(card_id),
                        target=self._creature(before, targets[0]),
                        amount=amount,
                    )
                case AttackedStronghold(card_id, _, seat, amount):
                    bastion = before.players[SEATS.index(seat)].bastion
                    return self._texts(
                        "film-attack-stronghold",
                        card=self._named(card_id),
                        whose=self._whose(seat),
                        side="bastion" if bastion else "fort",
                        amount=amount,
                    )
        return ""

    def _note(self, events: Sequence[Event]) -> str:
        """What came of it: destroyed creatures, a fallen bastion."""
        destroyed = [self._named(each.card) for each in events if isinstance(each, Destroyed)]
        notes = [self._texts("film-destroyed", cards=", ".join(destroyed))] if destroyed else []
        notes += [
            self._texts("film-bastion-fell", whose=self._whose(each.seat))
            for each in events
            if isinstance(each, BastionFell)
        ]
        return " · ".join(notes)

    def _result(self) -> str:
        ended = self._duel.ended
        assert ended is not None, "asked at the end only"
        if not ended.winners:
            return self._texts("picture-draw")
        return self._texts("film-won" if self._solver in ended.winners else "film-lost")

    def _whose(self, seat: Seat) -> str:
        return "yours" if seat == self._solver else "opponents"

    def _named(self, card_id: str) -> str:
        return card_with_id(card_id).name(self._texts.language)

    def _creature(self, duel: Duel, target: Place) -> str:
        """The names of the cards of a creature, its place where nobody stands there."""
        creature = duel.creature_at(target)
        if creature is None:
            return str(target)
        return " + ".join(each.name(self._texts.language) for each in reversed(creature.cards))


def _doer(events: Sequence[Event]) -> Card | None:
    """The card that was played or attacked first."""
    for event in events:
        if isinstance(event, CardPlayed | Attacked | AttackedStronghold):
            return card_with_id(event.card)
    return None
