"""A duel of Clash of Decks told in lines: an act opens a line, its consequences join it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, assert_never

from ...engine.clash import events as e
from ...engine.clash.abilities import BY_ID
from ...engine.clash.actions import LANES
from ...engine.clash.cards import card
from ...engine.clash.deck_events import Discarded, OfDeck, PutOnDeck
from ...engine.clash.fates import Going, fates
from ...engine.core import Seat
from ...texts import Texts
from ..harmless import harmless

_SYMBIOTE = "symbiote"


def bold(name: str) -> str:
    """A name as it stands in a story."""
    return f"**{name}**"


def story(events: Sequence[e.Event], names: Mapping[Seat, str], texts: Texts) -> list[str]:
    """What happened, in lines of Markdown, without any mention."""
    teller = _Teller(events, names, texts)
    for index in range(len(events)):
        teller.tell(index)
    return teller.lines


_Act = (
    e.CoinTossed
    | e.TurnBegan
    | e.CardPlayed
    | e.Called
    | e.Removed
    | e.AssaultBegan
    | e.Sprinted
    | e.Attacked
    | e.AttackedStronghold
    | e.BastionFell
    | e.GameEnded
)
_OfPlay = (
    e.Entered
    | e.Joined
    | e.PaidInBlood
    | e.Immolated
    | e.Shackled
    | e.Counterordered
    | e.Backfired
    | e.ChampionRestored
)
_OfBlow = e.Damaged | e.Destroyed | e.Protected | e.Untouched | e.Sharpened | e.Vanished | e.Roused
_OfHand = e.StrongholdDamaged | e.Regenerated | e.Returned | e.ChampionExhausted


class _Teller:
    """Goes through the events once, looking around where a sentence needs it."""

    def __init__(self, events: Sequence[e.Event], names: Mapping[Seat, str], texts: Texts) -> None:
        self._events = events
        self._players = {seat: bold(harmless(name)) for seat, name in names.items()}
        self._texts = texts
        self._acts: list[tuple[str, list[str]]] = []
        self._open: list[str] | None = None
        self._assault_of: Seat | None = None
        self._caster: Seat | None = None
        self._hosts: set[int] = set()
        self._lost = 0
        self._fates = fates(events)

    @property
    def lines(self) -> list[str]:
        """An act with its consequences each."""
        also = self._texts("story-also")
        return [
            self._texts("story-line", act=act, consequences=also.join(consequences))
            if consequences
            else act
            for act, consequences in self._acts
        ]

    def tell(self, index: int) -> None:
        """Add the event to the story; aims, closing up and healing need no words."""
        event = self._events[index]
        if isinstance(event, e.Targeted | e.TurnEnded | OfDeck):
            return
        if isinstance(event, _Act):
            self._tell_act(event, index)
        elif isinstance(event, _OfPlay):
            self._tell_play(event, index)
        elif isinstance(event, _OfBlow):
            self._tell_blow(event, index)
        elif isinstance(event, _OfHand):
            self._tell_hand(event, index)
        elif isinstance(event, e.AbilitiesChanged):
            self._abilities_changed(event, index)
        else:
            assert_never(event)

    def _tell_act(self, event: _Act, index: int) -> None:
        match event:
            case e.CoinTossed(seat):
                self._act("coin", player=self._players[seat])
            case e.TurnBegan(seat, turn, mana):
                self._act("turn", player=self._players[seat], turn=turn, mana=mana)
            case e.CardPlayed(seat, card_id, cost):
                self._caster = seat
                self._act("play", player=self._players[seat], card=self._card(card_id), cost=cost)
            case e.Called(seat, card_id):
                self._act("called", player=self._players[seat], card=self._card(card_id))
            case e.Removed(seat, card_id):
                self._act("removed", player=self._players[seat], card=self._card(card_id))
            case e.AssaultBegan(seat):
                self._assault_of = seat
            case e.BastionFell(seat, health):
                self._remark("bastion-fell", player=self._players[seat], health=health)
            case e.GameEnded(winners, reason):
                losers = [name for seat, name in self._players.items() if seat not in winners]
                self._act(f"end-{reason.replace('_', '-')}", player=", ".join(losers))
            case e.Sprinted() | e.Attacked() | e.AttackedStronghold():
                self._tell_attack(event, index)
            case _:
                assert_never(event)

    def _tell_attack(
        self, event: e.Sprinted | e.Attacked | e.AttackedStronghold, index: int
    ) -> None:
        if self._assault_of is not None:  # an assault without any attack is not worth a line
            self._act("assault", player=self._players[self._assault_of])
            self._assault_of = None
        following = self._near(index + 1)
        match event:
            case e.Sprinted(card_id, _, bonus):
                self._act("sprint", card=self._card(card_id), bonus=bonus)
            case e.Attacked(card_id, _, _, amount):
                self._act("attack", card=self._card(card_id), amount=amount)
                if not amount and not isinstance(following, e.Damaged | e.Protected):
                    self._join("no-effect")
            case e.AttackedStronghold(card_id, _, seat, amount):
                hit = isinstance(following, e.StrongholdDamaged)
                self._act(
                    "attack-stronghold",
                    card=self._card(card_id),
                    player=self._players[seat],
                    side=following.side if hit else "stronghold",  # type: ignore[union-attr]
                    amount=amount,
                )

    def _tell_play(self, event: _OfPlay, index: int) -> None:
        match event:
            case e.Entered(_, place):
                self._join("entered", lane=self._texts(f"lane-{LANES[place.lane]}"))
            case e.Joined():
                self._joined(event, index)
            case e.PaidInBlood(_, amount):
                self._join("blood", amount=amount)
            case e.Immolated(card_id, _, seat):
                self._join("immolated", card=self._card(card_id), player=self._players[seat])
            case e.Shackled(card_id, seat):
                self._join("shackled", card=self._card(card_id), player=self._players[seat])
            case e.Counterordered(seat):
                self._join("counterordered", player=self._players[seat])
            case e.Backfired(card_id, _, amount):
                self._join("backfired", card=self._card(card_id), amount=amount)
            case e.ChampionRestored(seat, card_id):
                self._join("restored", card=self._card(card_id), player=self._players[seat])
            case _:
                assert_never(event)

    def _tell_blow(self, event: _OfBlow, index: int) -> None:
        name = self._card(event.card)
        match event:
            case e.Damaged(_, _, amount, left):
                if left:  # what is destroyed is told as that
                    self._join("damaged", card=name, amount=amount, left=left)
            case e.Destroyed():
                self._destroyed(event, self._fates.of[index])
            case e.Protected():
                self._join("protected", card=name)
            case e.Untouched():
                self._join("untouched", card=name)
            case e.Sharpened(amount=amount):
                self._join("sharpened", card=name, amount=amount)
            case e.Vanished():
                self._join("vanished", card=name)
            case e.Roused():
                self._join("roused", card=name)
            case _:
                assert_never(event)

    def _tell_hand(self, event: _OfHand, index: int) -> None:
        match event:
            case e.StrongholdDamaged():
                self._stronghold_damaged(event, index)
            case e.Regenerated(seat, side, health):
                rebuilt = side == "bastion" and health == 1  # nothing else heals to 1 (7)
                player = self._players[seat]
                if rebuilt:
                    self._join("rebuilt", player=player, health=health)
                else:
                    self._join("regenerated", player=player, side=side, health=health)
            case e.Returned():
                if index not in self._fates.told:
                    self._returned(event, cast=index in self._fates.cast)
            case e.ChampionExhausted(_, card_id):
                if index not in self._fates.told:
                    self._join("exhausted", card=self._card(card_id))
            case _:
                assert_never(event)

    def _joined(self, event: e.Joined, index: int) -> None:
        """A host gains at least Symbiote at once: that names it."""
        for later in range(index + 1, len(self._events)):
            change = self._events[later]
            if not isinstance(change, e.AbilitiesChanged):
                break
            if change.place == event.place:
                self._hosts.add(later)
                self._join("joined", host=self._card(change.card))
                return
        self._join("entered", lane=self._texts(f"lane-{LANES[event.place.lane]}"))

    def _abilities_changed(self, event: e.AbilitiesChanged, index: int) -> None:
        gained = tuple(
            each for each in event.gained if each != _SYMBIOTE or index not in self._hosts
        )
        for key, abilities in (("gained", gained), ("lost", event.lost)):
            if abilities:
                names = [BY_ID[each].name(self._texts.language) for each in abilities]
                self._join(key, card=self._card(event.card), abilities=", ".join(names))

    def _destroyed(self, event: e.Destroyed, goings: tuple[Going, ...]) -> None:
        """All cards of a creature together where they go the same way, else each of them."""
        ways = [self._way(going, event.place.seat) for going in goings]
        if len({str(way) for way in ways}) == 1:
            cards = [" + ".join(self._card(going.card) for going in goings)]
        else:
            cards = [self._card(going.card) for going in goings]
        for name, (key, facts) in zip(cards, ways, strict=False):
            self._join(key, card=name, **facts)

    def _way(self, going: Going, kingdom: Seat) -> tuple[str, dict[str, Any]]:
        match going.fate:
            case None | Discarded() | PutOnDeck():  # it came back to no hand
                return "destroyed-last", {}
            case e.ChampionExhausted():
                return "exhausted", {}
            case e.Returned() as returned:
                return "destroyed", self._home(returned, kingdom)

    def _returned(self, event: e.Returned, *, cast: bool) -> None:
        """An incantation is worth words only where it doesn't come back as usual."""
        if not cast:
            self._join("freed", card=self._card(event.card), player=self._players[event.seat])
        elif event.seat != self._caster or event.end == "left":
            facts = self._home(event, self._caster or event.seat)
            self._join("returned", card=self._card(event.card), **facts)

    def _home(self, event: e.Returned, owner: Seat) -> dict[str, Any]:
        way = "home" if event.seat == owner else "over"
        return {"player": self._players[event.seat], "way": way, "end": event.end}

    def _stronghold_damaged(self, event: e.StrongholdDamaged, index: int) -> None:
        """What follows an attack on it needs no name; blow by blow (blood) is told as one."""
        if isinstance(self._near(index - 1), e.AttackedStronghold):
            self._join("stronghold-left", health=event.health)
            return
        self._lost += event.amount
        following = self._near(index + 1)
        if (
            isinstance(following, e.StrongholdDamaged)
            and following.seat == event.seat
            and following.side == event.side
        ):
            return
        self._join(
            "stronghold-damaged",
            player=self._players[event.seat],
            side=event.side,
            amount=self._lost,
            health=event.health,
        )
        self._lost = 0

    def _near(self, index: int) -> e.Event | None:
        """The event there, if there is one."""
        return self._events[index] if 0 <= index < len(self._events) else None

    def _act(self, key: str, **facts: Any) -> None:
        """A line that the consequences to come will join."""
        self._open = []
        self._acts.append((self._texts(f"story-{key}", **facts), self._open))

    def _remark(self, key: str, **facts: Any) -> None:
        """A line of its own, in between: consequences still join the act before it."""
        self._acts.append((self._texts(f"story-{key}", **facts), []))

    def _join(self, key: str, **facts: Any) -> None:
        told = self._texts(f"story-{key}", **facts)
        if self._open is None:
            self._open = []
            self._acts.append((told, self._open))
        else:
            self._open.append(told)

    def _card(self, card_id: str) -> str:
        return bold(card(card_id).name(self._texts.language))
