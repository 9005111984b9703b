"""The scenes of a line: what each step shows, and its words.

A blow has two scenes: the attack, on the board before it, and the losses, on the board after it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Literal, TypeAlias

from engine.clash import events as happened
from engine.clash.actions import LANES, Back, Cast, Go, Join, Place, Summon
from engine.clash.cards import Card
from engine.clash.cards import card as card_with_id
from engine.clash.events import Event, Revealed
from engine.clash.steps import LineStep
from engine.clash.view import BattleView
from engine.core import Outcome, Seat, record
from images.picture import Names
from images.scenes import of_one_turn, shortest, spread
from texts import Texts

Moment: TypeAlias = Literal["start", "move", "blow", "fall", "turn", "end"]

_STRONGHOLD = "animation-stronghold", "animation-stronghold-of"
_FELL = "animation-bastion-fell", "animation-bastion-fell-of"


@record
class Scene:
    """A scene: a board, events as a spectator sees them, and the seat that acts.

    In a `blow` the board is that before the events. `caption` is what is done, `note` the outcome
    (may be empty), `card` the card that acts.
    """

    moment: Moment
    seat: Seat
    view: BattleView
    events: tuple[Event, ...]
    caption: str
    note: str = ""
    card: Card | None = None


def scenes(
    steps: Sequence[LineStep],
    names: Names,
    texts: Texts,
    *,
    solver: Seat | None,
    preview: bool = False,
) -> list[Scene]:
    """Return the scenes of a line by the names of the seats.

    For a `solver`, the moves of others have their name, and the end is a victory or a defeat. In a
    `preview` all this has not happened.
    """
    teller = _Teller(names, solver, texts, preview=preview)
    return [scene for step in steps for scene in teller.scenes(step)]


def condensed(line: Sequence[Scene], limit: int) -> list[Scene]:
    """Return at most `limit` scenes (at least one).

    Of consecutive turns without moves only the last is kept. Then losses are left out, the earliest
    first; then neighbouring blows of a turn are joined, then any neighbours of a turn, those with
    the fewest words first. If there are too many turns, scenes from all parts of the line are kept.
    """
    left = list(line)
    while len(left) > max(limit, 1):
        pairs_of_moments = pairwise(scene.moment for scene in left)
        turns = (at for at, pair in enumerate(pairs_of_moments) if pair == ("turn", "turn"))
        idle = next(turns, None)
        if idle is not None:
            del left[idle]
            continue
        fall = next((at for at, scene in enumerate(left) if scene.moment == "fall"), None)
        if fall is not None:
            del left[fall]
            continue
        pairs = of_one_turn(left)
        if not pairs:
            break
        blows = [at for at in pairs if left[at].moment == left[at + 1].moment == "blow"]
        at = shortest(left, blows or pairs)
        left[at : at + 2] = [_joined(left[at], left[at + 1])]
    return spread(left, limit)


def _joined(first: Scene, second: Scene) -> Scene:
    """Join two scenes: two blows on the board before them, others on the board after them."""
    both = first.moment == second.moment == "blow"
    return Scene(
        second.moment,
        second.seat,
        first.view if both else second.view,
        first.events + second.events if both or second.moment != "blow" else second.events,
        f"{first.caption} · {second.caption}",
        " · ".join(filter(None, (first.note, second.note))),
        second.card or first.card,
    )


class _Teller:
    def __init__(self, names: Names, solver: Seat | None, texts: Texts, *, preview: bool) -> None:
        self._names = names
        self._solver = solver
        self._texts = texts
        self._preview = "yes" if preview else "no"

    def scenes(self, step: LineStep) -> Iterator[Scene]:
        """Yield the scenes of a step."""
        match step.kind:
            case "start":
                yield Scene("start", step.seat, step.after, (), self._texts("animation-start"))
            case "attack":
                yield from self._blow(step, self._attack(step))
            case "move" if any(isinstance(event, happened.Targeted) for event in step.events):
                yield from self._blow(step, self._said(step))
            case "move":
                yield _scene("move", step, step.after, self._said(step), self._note(step.events))
            case "end" if step.after.outcome is not None:
                result = self._result(step.after.outcome)
                yield Scene("end", step.seat, step.after, (), result)
            case "end":
                yield self._turn(step)

    def _blow(self, step: LineStep, caption: str) -> Iterator[Scene]:
        note = self._note(step.events)
        yield _scene("blow", step, step.before, caption, note)
        if note and step.after is not step.before:
            yield _scene("fall", step, step.after, note, "")

    def _turn(self, step: LineStep) -> Scene:
        """Return the scene of a move that ends a turn; without a solver it names the next turn."""
        begun = [event for event in step.events if isinstance(event, happened.TurnBegan)]
        caption = self._said(step) if self._solver else self._texts("move-end")
        if begun and not self._solver:
            turn, player = begun[-1].turn, self._names[begun[-1].seat]
            caption = self._texts("picture-turn-of", turn=turn, player=player)
        return Scene("turn", step.seat, step.after, (), caption)

    def _said(self, step: LineStep) -> str:
        move = self._move(step)
        if step.seat == self._solver:
            return move
        return self._texts("animation-move", player=self._names[step.seat], move=move)

    def _move(self, step: LineStep) -> str:
        match step.action:
            case Summon(card_id, lane):
                where = self._texts(f"lane-{LANES[lane]}")
                return self._texts("move-creature", card=self._named(card_id), lane=where)
            case Join(card_id, lane, position):
                host = self._creature(step.before, Place(step.seat, lane, position))
                return self._texts("move-symbiote", card=self._named(card_id), host=host)
            case Cast(card_id, target):
                hits: dict[str, list[str]] = {}
                self._hit(step, happened.Targeted(card_id, (target,)), step.events, hits)
                aim = _listed(hits)
                return self._texts("move-incantation", card=self._named(card_id), target=aim)
            case Back(cards):
                return self._texts("move-back", cards=self._all_named(cards))
            case Go():
                return self._texts("move-go")
            case None:
                shown = [event.card for event in step.events if isinstance(event, Revealed)]
                return self._texts("animation-reveals", cards=self._all_named(shown))
        return self._texts("move-end")

    def _attack(self, step: LineStep) -> str:
        """Name each attacker once, with what it hits."""
        attacks = [
            (at, event)
            for at, event in enumerate(step.events)
            if isinstance(event, happened.Attacked | happened.AttackedStronghold)
        ]
        ends = [*(at for at, _ in attacks[1:]), len(step.events)]
        hits: dict[str, dict[str, list[str]]] = {}
        for (at, event), end in zip(attacks, ends, strict=True):
            self._hit(step, event, step.events[at + 1 : end], hits.setdefault(event.card, {}))
        return " · ".join(
            self._texts("animation-attack", card=self._named(card), hits=_listed(of_card))
            for card, of_card in hits.items()
        )

    def _hit(
        self, step: LineStep, attack: Event, came: Sequence[Event], hits: dict[str, list[str]]
    ) -> None:
        """Add to `hits`, by target, what an attack or incantation does, after which these came.

        One without an effect has its first target.
        """
        before = len(hits)
        for event in came:
            match event:
                case happened.StrongholdDamaged(seat=seat, amount=amount):
                    side = self._of(_STRONGHOLD, seat, side=event.side)
                    hits.setdefault(side, []).append(f"−{amount}")
                case happened.Damaged(card=hit, amount=amount):
                    hits.setdefault(self._named(hit), []).append(f"−{amount}")
                case happened.Protected(card=hit) | happened.Untouched(card=hit):
                    hits.setdefault(self._named(hit), []).append(self._texts("animation-blocked"))
        if len(hits) == before and isinstance(attack, happened.Attacked | happened.Targeted):
            hits.setdefault(self._creature(step.before, attack.targets[0]), [])

    def _note(self, events: Sequence[Event]) -> str:
        destroyed = [event.card for event in events if isinstance(event, happened.Destroyed)]
        notes = []
        if destroyed:
            cards = self._all_named(destroyed)
            notes.append(self._texts("animation-destroyed", cards=cards, preview=self._preview))
        for event in events:
            if isinstance(event, happened.BastionFell):
                fell = self._of(_FELL, event.seat, preview=self._preview)
                notes.append(fell)
        return " · ".join(notes)

    def _result(self, outcome: Outcome) -> str:
        if not outcome.winners:
            return self._texts("picture-draw")
        if self._solver is None:
            winners = " + ".join(self._names[seat] for seat in outcome.winners)
            return self._texts("picture-wins", player=winners)
        return self._texts("animation-won" if self._solver in outcome.winners else "animation-lost")

    def _of(self, keys: tuple[str, str], seat: Seat, **facts: str) -> str:
        """Return a text about what belongs to a seat: that for a solver, or that with its name."""
        if self._solver is None:
            return self._texts(keys[1], player=self._names[seat], **facts)
        whose = "yours" if seat == self._solver else "opponents"
        return self._texts(keys[0], whose=whose, **facts)

    def _named(self, card_id: str) -> str:
        return card_with_id(card_id).name(self._texts.language)

    def _all_named(self, ids: Iterable[str]) -> str:
        return ", ".join(map(self._named, ids))

    def _creature(self, view: BattleView, target: Place) -> str:
        """Return the names of a creature's cards, or the place if it is empty."""
        player = view.player(target.seat)
        lane = player.lower if target.lane else player.upper
        if not 0 <= target.position < len(lane):
            return str(target)
        creature = lane[target.position]
        cards = [creature.card, creature.symbiote] if creature.symbiote else [creature.card]
        return " + ".join(card.name(self._texts.language) for card in cards)


def _scene(moment: Moment, step: LineStep, view: BattleView, caption: str, note: str) -> Scene:
    return Scene(moment, step.seat, view, step.events, caption, note, _doer(step.events))


def _listed(hits: Mapping[str, Sequence[str]]) -> str:
    return ", ".join(" ".join((target, *came)) for target, came in hits.items())


def _doer(events: Sequence[Event]) -> Card | None:
    for event in events:
        if isinstance(event, happened.CardPlayed | happened.Attacked | happened.AttackedStronghold):
            return card_with_id(event.card)
    return None
