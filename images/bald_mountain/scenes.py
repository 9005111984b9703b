"""The steps of a line as scenes: what is to be seen at each moment, and its words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Literal, TypeAlias

from engine.bald_mountain import events as happened
from engine.bald_mountain.cards import ALTARS, COLOURS, Card
from engine.bald_mountain.cards import card as card_with_id
from engine.bald_mountain.events import Event
from engine.bald_mountain.steps import MountainStep
from engine.bald_mountain.view import MountainView
from engine.core import Seat, record
from images.bald_mountain.alt import side_names, sign_words
from texts import Texts

Moment: TypeAlias = Literal["move", "blow", "turn"]


@record
class Scene:
    """A moment: these events, on the board after them, and the seat that acts.

    `caption` says what is done, `note` what comes of it (may be empty), `card` is the one that does
    it.
    """

    moment: Moment
    seat: Seat
    view: MountainView
    events: tuple[Event, ...]
    caption: str
    note: str = ""
    card: Card | None = None


def scenes(steps: Sequence[MountainStep], names: Mapping[Seat, str], texts: Texts) -> list[Scene]:
    """Return the scenes of these steps by the names of the seats.

    Steps of which there is nothing to say are left out.
    """
    teller = SceneWriter(names, texts)
    found: list[Scene] = []
    acting: Card | None = None
    for step in steps:
        acting = _doer(step.events) or (acting if step.kind == "effect" else None)
        scene = teller.scene(step, acting)
        if scene is None:
            continue
        if found and _goes_on(found[-1], scene, step):
            first = found.pop()
            scene = replace(joined(first, scene), caption=first.caption)
        found.append(scene)
    return found


def _goes_on(first: Scene, second: Scene, step: MountainStep) -> bool:
    """Return whether the second scene is what the card of the first does at once."""
    same = first.card is not None and first.card is second.card
    return same and step.kind == "effect" and not first.note and bool(second.note)


def joined(first: Scene, second: Scene) -> Scene:
    """Both in one, seen from the end."""
    return Scene(
        second.moment,
        second.seat,
        second.view,
        first.events + second.events,
        f"{first.caption} · {second.caption}",
        " · ".join(filter(None, (first.note, second.note))),
        second.card or first.card,
    )


def _doer(events: Sequence[Event]) -> Card | None:
    """Find the card that was played, activated or fired first."""
    for event in events:
        if isinstance(event, happened.Played | happened.Activated | happened.WonderFired):
            return card_with_id(event.card)
    return None


class SceneWriter:
    """Puts steps into scenes and words."""

    def __init__(self, names: Mapping[Seat, str], texts: Texts) -> None:
        self._names = names
        self._texts = texts

    def scene(self, step: MountainStep, acting: Card | None) -> Scene | None:
        """Return what is to be seen of the step, if there is anything to say of it.

        `acting` is the card whose effect goes on.
        """
        done = [words for event in step.events if (words := self._done(event))]
        came = [words for event in step.events if (words := self._came(event, step.after))]
        came = [*self._changes(step), *came]
        if not done and not came:
            return None
        caption = " · ".join(done)
        if not caption and acting is not None:
            caption = acting.name(self._texts.language)
        if not caption:
            caption, came = came[0], came[1:]
        begins = any(isinstance(event, happened.TurnBegan) for event in step.events)
        struck = any(isinstance(event, happened.Attacked) for event in step.events)
        moment: Moment = "blow" if struck else "turn" if begins else "move"
        seat = step.after.active if begins else step.seat
        return Scene(
            moment,
            seat,
            step.after,
            step.events,
            caption,
            " · ".join(came),
            None if begins else acting,
        )

    def _say(self, key: str, **facts: object) -> str:
        return self._texts(f"bald-mountain-film-{key}", **facts)

    def _card(self, card_id: str) -> str:
        return card_with_id(card_id).name(self._texts.language)

    def _cards(self, ids: Iterable[str]) -> str:
        return ", ".join(map(self._card, ids))

    def _done(self, event: Event) -> str:
        """Tell what somebody did; empty for what came of it."""
        match event:
            case happened.TurnBegan(seat=seat, turn=turn):
                return self._texts(
                    "bald-mountain-picture-turn", turn=turn, player=self._names[seat]
                )
            case happened.WonderFired(card=card):
                return self._say("fires", card=self._card(card))
            case happened.WonderDeclined(seat=seat, card=card):
                return self._by("declines", seat, card)
            case happened.Played(seat=seat, card=card):
                return self._by("plays", seat, card)
            case happened.Activated(seat=seat, card=card):
                return self._by("activates", seat, card)
            case happened.Repeated(card=card, by=by, copied=copied):
                key = "copies" if copied else "repeats"
                return self._say(key, by=self._card(by), card=self._card(card))
            case happened.Drew(seat=seat, count=count, by=by) if not by:
                return self._say("draws", player=self._names[seat], count=count)
            case happened.WayOut() | happened.NoWayOut() | happened.Asked():
                return self._answer(event)
        return ""

    def _by(self, key: str, seat: Seat, card: str) -> str:
        return self._say(key, player=self._names[seat], card=self._card(card))

    def _answer(self, event: Event) -> str:
        """Tell what somebody is asked, and answers."""
        match event:
            case happened.Asked(seat=seat):
                return self._texts("bald-mountain-picture-asked", player=self._names[seat])
            case happened.WayOut(seat=seat, to=to, what=what, n=n):
                return self._say(f"{to}s", player=self._names[seat], what=what, n=n)
            case happened.NoWayOut(seat=seat, could=could) if could:
                return self._say("refuses", player=self._names[seat])
        return ""

    def _came(self, event: Event, view: MountainView) -> str:
        """Tell what came of it beside amounts: cards of hands, what was done to cards."""
        return self._hands(event) or self._altars(event, view)

    def _changes(self, step: MountainStep) -> Iterator[str]:
        """Yield what has changed at the sides: "Ann: energy 10 → 8"."""
        for side, (one, other) in enumerate(zip(step.before.sides, step.after.sides, strict=True)):
            for what, before, now in (
                ("energy", one.energy, other.energy),
                ("gems", one.gems, other.gems),
            ):
                if before != now:
                    players = side_names(step.after, side, self._names)
                    yield self._say("counted", players=players, what=what, before=before, now=now)

    def _hands(self, event: Event) -> str:
        match event:
            case happened.Drew(seat=seat, count=count, by=by) if by and count:
                return self._say("draws", player=self._names[seat], count=count)
            case (
                happened.Discarded(seat=seat, cards=cards)
                | happened.CardsPaid(seat=seat, cards=cards)
            ) if cards:
                return self._say("discarded", player=self._names[seat], cards=self._cards(cards))
            case happened.CardsStolen(seat=seat, other=other, count=count) if count:
                return self._say(
                    "stolen", player=self._names[other], other=self._names[seat], count=count
                )
            case happened.Retrieved(seat=seat, card=card):
                return self._by("retrieves", seat, card)
        return ""

    def _altars(self, event: Event, view: MountainView) -> str:
        match event:
            case happened.Banished(card=card):
                return self._say("banished", card=self._card(card))
            case happened.Turned(card=card, side=side):
                players = side_names(view, side, self._names)
                return self._say("turned", card=self._card(card), players=players)
            case happened.Buried(card=card):
                return self._say("buried", card=self._card(card))
            case happened.RuleBegan(side=side, rule=rule, altar=altar):
                words = sign_words(rule, self._texts)
                if altar:
                    name = ALTARS[COLOURS.index(altar)].name(self._texts.language)
                    return f"{words} ({name})"
                return self._texts.pair(side_names(view, side, self._names), words)
            case happened.Attacked(reflected=True):
                return sign_words("reflect", self._texts)
            case happened.ActionsGained(n=n):
                return self._say("actions", n=n)
            case happened.LastTurn():
                return self._texts("bald-mountain-picture-last-turn")
        return ""
