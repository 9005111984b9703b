"""The steps of a line as scenes: what is to be seen at each moment, and its words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from engine.castles import events as happened
from engine.castles.board import cell_named
from engine.castles.cards import CARD, RACE, TILE_NAMES, Card, card
from engine.castles.events import Event
from engine.castles.steps import CastlesStep
from engine.castles.view import CastlesView
from engine.core import Seat, record
from texts import Texts


@record
class Scene:
    """A moment: these events, on the board after them, and the seat that acts.

    `caption` says what is done, `note` what comes of it (may be empty), `card` is the one that does
    it.
    """

    seat: Seat
    view: CastlesView
    events: tuple[Event, ...]
    caption: str
    note: str = ""
    card: Card | None = None


def scenes(steps: Sequence[CastlesStep], names: Mapping[Seat, str], texts: Texts) -> list[Scene]:
    """Return the scenes of these steps by the names of the seats.

    Steps of which there is nothing to say are left out.
    """
    teller = SceneWriter(names, texts)
    return [scene for step in steps if (scene := teller.scene(step)) is not None]


def joined(first: Scene, second: Scene) -> Scene:
    """Both in one, seen from the end."""
    return Scene(
        second.seat,
        second.view,
        first.events + second.events,
        f"{first.caption} · {second.caption}",
        " · ".join(filter(None, (first.note, second.note))),
        second.card or first.card,
    )


def _doer(events: Sequence[Event]) -> Card | None:
    """Find the card that acts first."""
    known = (
        happened.Summoned
        | happened.Walked
        | happened.Attacked
        | happened.CastleAttacked
        | happened.AbilityUsed
        | happened.MagicPlayed
        | happened.Boosted
    )
    return next((card(event.card) for event in events if isinstance(event, known)), None)


class SceneWriter:
    """Puts steps into scenes and words."""

    def __init__(self, names: Mapping[Seat, str], texts: Texts) -> None:
        self._names = names
        self._texts = texts

    def scene(self, step: CastlesStep) -> Scene | None:
        """Return what is to be seen of the step, if there is anything to say of it."""
        done = [words for event in step.events if (words := self._done(event))]
        came = [words for event in step.events if (words := self._came(event))]
        came = [*self._life(step), *self._castles(step), *came]
        if not done:
            done, came = came[:1], came[1:]
        if not done:
            return None
        ends = any(isinstance(event, happened.TurnBegan) for event in step.events)
        seat = step.after.active if ends else step.seat
        doer = None if ends else _doer(step.events)
        came = list(_counted(came))
        return Scene(seat, step.after, step.events, " · ".join(done), " · ".join(came), doer)

    def _say(self, key: str, **facts: object) -> str:
        return self._texts(f"castles-film-{key}", **facts)

    def _card(self, card_id: str) -> str:
        return CARD[card_id].name(self._texts.language)

    def _tile(self, kind: str) -> str:
        return self._texts.named(TILE_NAMES[kind])

    def _done(self, event: Event) -> str:
        """Tell what somebody did; empty for what came of it."""
        match event:
            case happened.TurnBegan(seat=seat, turn=turn):
                return self._texts("castles-picture-turn", turn=turn, player=self._names[seat])
            case happened.Built(seat=seat, building=building):
                name = self._building(building)
                return self._say("built", player=self._names[seat], building=name)
            case happened.TileBuilt(seat=seat, tile=tile, cell=cell):
                player = self._names[seat]
                return self._say("tile", player=player, tile=self._tile(tile), cell=cell)
            case happened.MagicPlayed(seat=seat, card=played, target=target):
                told = self._say("plays", player=self._names[seat], card=self._card(played))
                return f"{told} ({self._target(target)})" if target else told
            case happened.Summoned(seat=seat, card=summoned, cell=cell, called=called):
                key = "calls" if called else "summons"
                name = self._card(summoned)
                return self._say(key, player=self._names[seat], card=name, cell=cell)
            case happened.Boosted(seat=seat, card=boosted, cell=cell):
                name = self._card(boosted)
                return self._say("boosts", player=self._names[seat], card=name, cell=cell)
            case happened.Risen(seat=seat, cell=cell):
                return self._say("rises", player=self._names[seat], cell=cell)
        return self._activated(event)

    def _activated(self, event: Event) -> str:
        """Tell what a creature does."""
        match event:
            case happened.Walked(card=walking, cell=cell, to=to):
                return self._say("walks", card=self._card(walking), cell=cell, to=to)
            case happened.Attacked(card=attacking, target=target):
                return self._say("attacks", card=self._card(attacking), target=target)
            case happened.CastleAttacked(card=attacking, castle=castle):
                name = self._card(attacking)
                return self._say("attacks-castle", card=name, player=self._names[castle])
            case happened.AbilityUsed(card=acting, target=target):
                ability = CARD[acting].ability
                name = ability.name(self._texts.language) if ability is not None else ""
                told = self._say("uses", card=self._card(acting), ability=name)
                return f"{told} ({target})" if target else told
        return ""

    def _building(self, building: str) -> str:
        known = (each for race in RACE.values() for each in race.buildings)
        return next(each.name(self._texts.language) for each in known if each.id == building)

    def _target(self, target: str) -> str:
        """Name a cell, a line, or a card of the discard pile."""
        return self._card(target) if target in CARD else target

    def _life(self, step: CastlesStep) -> Iterator[str]:
        """Whose life has changed: "Goblin 3 -> 1". Who moved before is looked for where it was."""
        was: dict[str, str] = {}
        for event in step.events:
            match event:
                case happened.Walked(cell=cell, to=to) | happened.Shifted(cell=cell, to=to):
                    was[to] = was.get(cell, cell)
        left: dict[tuple[str, str], int] = {}
        for event in step.events:
            match event:
                case (
                    happened.Wounded(card=hit, cell=cell, left=now)
                    | happened.Healed(card=hit, cell=cell, left=now)
                ):
                    left[hit, cell] = max(now, 0)
        for (hit, cell), now in left.items():
            stood = step.before.at(cell_named(step.before.mode, was.get(cell, cell)))
            if stood is not None and stood.life != now:
                yield self._say("life", card=self._card(hit), before=stood.life, now=now)

    def _castles(self, step: CastlesStep) -> Iterator[str]:
        """Which castles are wounded or healed."""
        for one, other in zip(step.before.castles, step.after.castles, strict=True):
            if one.wounds != other.wounds:
                player = self._names[one.seat]
                yield self._say("castle", player=player, before=one.wounds, now=other.wounds)

    def _came(self, event: Event) -> str:
        """Tell what came of it beside numbers."""
        match event:
            case happened.Rolled(dice=dice, again=again) if dice:
                key = "rolls-again" if again else "rolls"
                return self._say(key, dice=" ".join(map(str, dice)))
            case happened.Drew(seat=seat, count=count) if count:
                return self._say("draws", player=self._names[seat], count=count)
            case happened.Built(cards=cards):
                return self._say("shuffled", count=cards)
            case happened.Summoned(discarded=discarded) if discarded:
                return self._say("discards", card=self._card(discarded))
            case happened.TileDestroyed(tile=tile, cell=cell):
                return self._say("razed", tile=self._tile(tile), cell=cell)
            case happened.TombstonePlaced(cell=cell):
                return self._say("tombstone", cell=cell)
            case happened.TakenBack(seat=seat, card=taken):
                return self._say("takes-back", player=self._names[seat], card=self._card(taken))
        return self._befell(event)

    def _befell(self, event: Event) -> str:
        """Tell what befell a creature."""
        match event:
            case happened.Died(card=dead):
                return self._say("dies", card=self._card(dead))
            case happened.ShieldBroken(card=held):
                return self._say("shield-broken", card=self._card(held))
            case happened.Strengthened(card=strong, what="shield"):
                return self._say("shielded", card=self._card(strong))
            case happened.Strengthened(card=strong, what=what, amount=amount):
                return self._say("stronger", card=self._card(strong), amount=amount, what=what)
            case happened.Stunned(card=stunned):
                return self._say("stunned", card=self._card(stunned))
            case happened.Readied(card=ready):
                return self._say("readied", card=self._card(ready))
            case happened.Shifted(card=shifted, to=to):
                return self._say("shifted", card=self._card(shifted), to=to)
        return ""


def _counted(words: Sequence[str]) -> Iterator[str]:
    """Yield equal sentences in a row once, with how many they are."""
    for sentence, same in groupby(words):
        many = len(list(same))
        yield f"{sentence} ×{many}" if many > 1 else sentence
