"""Descriptions of events of a match of Clash of Decks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, assert_never, get_args

from engine.clash import events as e
from engine.clash.abilities import BY_ID
from engine.clash.actions import LANES, Place
from engine.clash.cards import card
from engine.clash.fates import Fates, Going, fates
from engine.clash.seating import SEATINGS
from engine.core import SEATS, Seat
from texts import dashed
from texts.clash.lines import ClashLines
from texts.telling import Line, Row, act, consequence

_SYMBIOTE = "symbiote"
_MOST_NAMED = 4
"""The most cards that are named when an AI discards several at once."""

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
_OfPlay = e.Entered | e.Joined | e.PaidInBlood | e.ChampionRestored | e.Damaged | e.Destroyed
_Plain = (
    e.Immolated
    | e.Shackled
    | e.Counterordered
    | e.CalledNobody
    | e.Backfired
    | e.Protected
    | e.Untouched
    | e.Sharpened
    | e.Vanished
    | e.Roused
    | e.OrderAsked
    | e.OrderChosen
)
_OfHand = e.StrongholdDamaged | e.Regenerated | e.Returned | e.ChampionExhausted


_RULES: dict[type, tuple[str, ...]] = {
    e.CoinTossed: ("2-2",),
    e.TurnBegan: ("3-mana",),
    e.CardPlayed: ("3-available",),
    e.Entered: ("3-creatures",),
    e.Joined: ("7-symbiote",),
    e.Called: ("7-reinforcement",),
    e.CalledNobody: ("7-reinforcement",),
    e.PaidInBlood: ("7-price-of-blood",),
    e.Immolated: ("7-immolation",),
    e.Shackled: ("7-shackle",),
    e.Counterordered: ("7-counterorder",),
    e.Backfired: ("7-backfire",),
    e.Targeted: ("3-incantations", "5-16"),
    e.AbilitiesChanged: ("7-auras",),
    e.Attacked: ("r2", "3-target"),
    e.AttackedStronghold: ("r2", "3-target"),
    e.Roused: ("7-instinct",),
    e.Sprinted: ("7-sprint",),
    e.Protected: ("7-protection",),
    e.Untouched: ("7-indestructible",),
    e.Damaged: ("6-9",),
    e.OrderAsked: ("14",),
    e.OrderChosen: ("14",),
    e.Destroyed: ("4-return",),
    e.StrongholdDamaged: ("4-damage",),
    e.BastionFell: ("4-bastion",),
    e.Regenerated: ("7-regeneration",),
    e.Sharpened: ("7-sharpening",),
    e.Vanished: ("7-vanish",),
    e.Removed: ("12-fatigue",),
    e.ChampionExhausted: ("12-champion",),
    e.ChampionRestored: ("12-champion",),
    **dict.fromkeys(get_args(e.OfDeck), ("9-ai",)),
}
_ENDS: dict[e.Reason, str] = {"fort": "4-fort", "empty_hand": "4-empty-hand", "turn_limit": "r21"}


class ClashTelling(ClashLines):
    """Describes the events of a match.

    Some descriptions depend on the events before and after.
    """

    table: ClassVar[Mapping[str, Row]] = {
        **dict.fromkeys(
            (
                *("coin", "turn", "play", "called", "removed", "assault", "sprint", "attack"),
                *("attack-of", "attack-stronghold", "revealed", "order-asked", "order-chosen"),
                *("end-fort", "end-fort-by", "end-empty-hand", "end-turn-limit", "won"),
            ),
            act(),
        ),
        **dict.fromkeys(("bastion-fell", "bastion-fell-deck"), Row(is_remark=True)),
        **dict.fromkeys(
            (
                *("called-nobody", "entered", "entered-facing", "joined", "blood", "immolated"),
                *("shackled", "freed", "counterordered", "backfired", "gained", "lost", "damaged"),
                *("destroyed", "destroyed-last", "destroyed-on-deck", "returned", "exhausted"),
                *("restored", "protected", "untouched", "no-effect", "roused", "sharpened"),
                *("vanished", "stronghold-left", "stronghold-damaged", "regenerated", "rebuilt"),
                *("revealed-cost", "revealed-call", "compared", "compared-other", "discarded"),
                *("milled", "on-deck", "freed-on-deck"),
            ),
            consequence(),
        ),
    }
    rules = _RULES
    _assault_of: Seat | None
    _caster: Seat | None
    _revealed: Seat | None
    _hosts: set[int]
    _milled: list[str]
    _lost: int
    _fates: Fates

    def describe(self, events: Sequence[Any], *, brief: bool = False) -> list[Line]:
        self._assault_of = self._caster = self._revealed = None
        self._hosts, self._milled, self._lost, self._fates = set(), [], 0, fates(events)
        self._four = len(self.names) > 2
        return super().describe(events, brief=brief)

    def is_described(self, event: e.Event) -> bool:
        """Return False for aims and the end of a turn, which have no text."""
        return not isinstance(event, e.Targeted | e.TurnEnded)

    def add(self, event: e.Event) -> None:
        if isinstance(event, _Act):
            self._tell_act(event)
        elif isinstance(event, _OfPlay):
            self._tell_play(event)
        elif isinstance(event, _Plain):
            self._tell_plain(event)
        elif isinstance(event, _OfHand):
            self._tell_hand(event)
        elif isinstance(event, e.OfDeck):
            self._tell_deck(event)
        elif isinstance(event, e.AbilitiesChanged):
            self._abilities_changed(event)
        elif not isinstance(event, e.Targeted | e.TurnEnded):
            assert_never(event)

    def _tell_act(self, event: _Act) -> None:
        match event:
            case e.CoinTossed(seat):
                self.put("coin", player=self.names[seat])
            case e.TurnBegan(seat, turn, mana):
                self.put("turn", player=self.names[seat], turn=turn, mana=mana)
            case e.CardPlayed() | e.Called():
                self._played(event)
            case e.Removed(seat, card_id):
                self.put("removed", player=self.names[seat], card=self.card(card_id))
            case e.AssaultBegan(seat):
                self._assault_of = seat
            case e.BastionFell(seat, health):
                if isinstance(self.near(1), e.Reshuffled):
                    self.put("bastion-fell-deck", player=self.names[seat], health=health)
                else:
                    self.put("bastion-fell", player=self.names[seat], health=health)
            case e.GameEnded():
                self._ended(event)
            case e.Sprinted() | e.Attacked() | e.AttackedStronghold():
                self._tell_attack(event)
            case _:
                assert_never(event)

    def _played(self, event: e.CardPlayed | e.Called) -> None:
        """Describe a card played from a hand. One that an AI just revealed has a line already."""
        revealed = event.seat == self._revealed
        player, name = self.names[event.seat], self.card(event.card)
        if isinstance(event, e.CardPlayed):
            self._caster = event.seat
            if revealed:
                self.put("revealed-cost", cost=event.cost)
            else:
                self.put("play", player=player, card=name, cost=event.cost)
        elif revealed:
            self.put("revealed-call")
        else:
            self.put("called", player=player, card=name)
        self._revealed = None

    def _tell_attack(self, event: e.Sprinted | e.Attacked | e.AttackedStronghold) -> None:
        if self._assault_of is not None:  # an assault without any attack has no line
            self.put("assault", player=self.names[self._assault_of])
            self._assault_of = None
        following = self.near(1)
        match event:
            case e.Sprinted(card_id, _, bonus):
                self.put("sprint", card=self.card(card_id), bonus=bonus)
            case e.Attacked(card_id, _, targets, amount):
                if self._four:
                    player = self.names[targets[0].seat]
                    self.put("attack-of", card=self.card(card_id), player=player, amount=amount)
                else:
                    self.put("attack", card=self.card(card_id), amount=amount)
                if not amount and not isinstance(following, e.Damaged | e.Protected):
                    self.put("no-effect")
            case e.AttackedStronghold(card_id, _, seat, amount):
                hit = isinstance(following, e.StrongholdDamaged)
                self.put(
                    "attack-stronghold",
                    card=self.card(card_id),
                    player=self.names[seat],
                    side=following.side if hit else "stronghold",
                    amount=amount,
                )
                if not amount and not hit:
                    self.put("no-effect")

    def _tell_plain(self, event: _Plain) -> None:
        end, facts = self.words(event)
        self.put(end, **facts)

    def _tell_play(self, event: _OfPlay) -> None:
        match event:
            case e.Entered(_, place):
                self._entered(place)
            case e.Joined():
                self._joined(event)
            case e.Damaged(card_id, _, amount, left):
                if left:  # a destroyed creature has another line
                    self.put("damaged", card=self.card(card_id), amount=amount, left=left)
            case e.Destroyed():
                self._destroyed(event, self._fates.of[self.at])
            case e.PaidInBlood(_, amount):
                self.put("blood", amount=amount)
            case e.ChampionRestored(seat, card_id):
                self.put("restored", card=self.card(card_id), player=self.names[seat])
            case _:
                assert_never(event)

    def _tell_hand(self, event: _OfHand) -> None:
        match event:
            case e.StrongholdDamaged():
                self._stronghold_damaged(event)
            case e.Regenerated(seat, side, health):
                rebuilt = side == "bastion" and health == 1  # nothing else heals to 1 (7)
                player = self.names[seat]
                if rebuilt:
                    self.put("rebuilt", player=player, health=health)
                else:
                    self.put("regenerated", player=player, side=side, health=health)
            case e.Returned():
                if self.at not in self._fates.described:
                    self._returned(event, cast=self.at in self._fates.cast)
            case e.ChampionExhausted(_, card_id):
                if self.at not in self._fates.described:
                    self.put("exhausted", card=self.card(card_id))
            case _:
                assert_never(event)

    def _joined(self, event: e.Joined) -> None:
        """Name the host, which gains at least Symbiote at once."""
        for later in range(self.at + 1, len(self.events)):
            change = self.events[later]
            if not isinstance(change, e.AbilitiesChanged):
                break
            if change.place == event.place:
                self._hosts.add(later)
                self.put("joined", host=self.card(change.card))
                return
        self._entered(event.place)

    def _entered(self, place: Place) -> None:
        """Name the lane; among four players also who sits across it."""
        lane = self.texts(f"lane-{LANES[place.lane]}")
        if self._four:
            across = self.names[_facing(place.seat, place.lane)]
            self.put("entered-facing", lane=lane, player=across)
        else:
            self.put("entered", lane=lane)

    def _tell_deck(self, event: e.OfDeck) -> None:
        """Describe what an AI does with its deck and its discard pile."""
        player = self.names[event.seat]
        match event:
            case e.Revealed(seat, card_id):
                self._revealed = seat
                self.put("revealed", player=player, card=self.card(card_id))
            case e.Compared(_, card_id, other, plays):
                if plays == card_id:
                    self.put("compared", card=self.card(other))
                else:
                    self.put("compared-other", card=self.card(other))
            case e.Discarded(seat, card_id):
                if seat == self._revealed:
                    self._revealed = None
                    self.put("discarded", card=self.card(card_id))
            case e.Milled() | e.PutOnDeck():
                self._tell_pile(event)
            case e.Reshuffled():
                pass  # described with the bastion
            case _:
                assert_never(event)

    def _tell_pile(self, event: e.Milled | e.PutOnDeck) -> None:
        """Describe cards that leave the top of a deck or come to it."""
        player = self.names[event.seat]
        match event:
            case e.Milled(_, cards):
                self._milled += cards
                following = self.near(1)
                if not isinstance(following, e.Milled) or following.seat != event.seat:
                    self._tell_milled()
            case e.PutOnDeck(_, card_id):
                heals = isinstance(self.near(1), e.Regenerated)
                if heals or self.at in self._fates.cast:
                    self.put("on-deck", card=self.card(card_id), player=player)
                elif self.at not in self._fates.described:
                    self.put("freed-on-deck", card=self.card(card_id), player=player)

    def _tell_milled(self) -> None:
        """Name the cards that went from a deck to its discard pile, up to `_MOST_NAMED`."""
        named = self.cards(self._milled[:_MOST_NAMED])
        self.put("milled", cards=named, more=max(len(self._milled) - _MOST_NAMED, 0))
        self._milled.clear()

    def _abilities_changed(self, event: e.AbilitiesChanged) -> None:
        gained = tuple(
            ability
            for ability in event.gained
            if ability != _SYMBIOTE or self.at not in self._hosts
        )
        for key, abilities in (("gained", gained), ("lost", event.lost)):
            if abilities:
                names = [BY_ID[ability].name(self.texts.language) for ability in abilities]
                self.put(key, card=self.card(event.card), abilities=", ".join(names))

    def _destroyed(self, event: e.Destroyed, goings: tuple[Going, ...]) -> None:
        """Describe all cards of a creature together if they go the same way, else each of them."""
        ways = [self._way(going, event.place.seat) for going in goings]
        if len({str(way) for way in ways}) == 1:
            cards = [" + ".join(self.card(going.card) for going in goings)]
        else:
            cards = [self.card(going.card) for going in goings]
        for name, (key, facts) in zip(cards, ways, strict=False):
            self.put(key, card=name, **facts)

    def _way(self, going: Going, kingdom: Seat) -> tuple[str, dict[str, Any]]:
        match going.fate:
            case None | e.Discarded():  # it came back to no hand; piles of AIs are open
                return "destroyed-last", {}
            case e.PutOnDeck(seat):
                return "destroyed-on-deck", {"player": self.names[seat]}
            case e.ChampionExhausted():
                return "exhausted", {}
            case e.Returned() as returned:
                return "destroyed", self._home(returned, kingdom)

    def _returned(self, event: e.Returned, *, cast: bool) -> None:
        """Describe an incantation that doesn't come back in the usual way; others have no text."""
        if not cast:
            self.put("freed", card=self.card(event.card), player=self.names[event.seat])
        elif event.seat != self._caster or event.end == "left":
            facts = self._home(event, self._caster or event.seat)
            self.put("returned", card=self.card(event.card), **facts)

    def _home(self, event: e.Returned, owner: Seat) -> dict[str, Any]:
        way = "home" if event.seat == owner else "over"
        return {"player": self.names[event.seat], "way": way, "end": event.end}

    def _stronghold_damaged(self, event: e.StrongholdDamaged) -> None:
        """Describe the damage: after an attack without the name, several blows (blood) as one."""
        if isinstance(self.near(-1), e.AttackedStronghold):
            self.put("stronghold-left", health=event.health)
            return
        self._lost += event.amount
        following = self.near(1)
        if (
            isinstance(following, e.StrongholdDamaged)
            and following.seat == event.seat
            and following.side == event.side
        ):
            return
        self.put(
            "stronghold-damaged",
            player=self.names[event.seat],
            side=event.side,
            amount=self._lost,
            health=event.health,
        )
        self._lost = 0

    def _ended(self, event: e.GameEnded) -> None:
        """Describe whose stronghold fell; among four players also by whom, and who has won."""
        losers = [seat for seat in self.names if seat not in event.winners]
        if not self._four or event.reason == "turn_limit":
            names = ", ".join(self.names[seat] for seat in losers)
            self.put(f"end-{dashed(event.reason)}", player=names)
            return
        seat, by = _fallen(self.events, self.at), _destroyer(self.events, self.at)
        lost = self.names[seat if seat in losers else losers[0]]
        if event.reason == "fort" and by in event.winners:
            self.put("end-fort-by", player=lost, by=self.names[by])
        else:
            self.put(f"end-{dashed(event.reason)}", player=lost)
        self.put("won", players=", ".join(self.names[winner] for winner in event.winners))

    def rules_of(self, event: e.Event) -> tuple[str, ...]:
        match event:
            case e.Damaged(left=0):
                return ()  # its destruction is described instead
            case e.GameEnded(reason=reason):
                return (_ENDS[reason],)
            case e.Attacked() | e.AttackedStronghold() | e.Destroyed():
                printed = {ability.id for ability in card(event.card).abilities}
                shown = [f"7-{name}" for name in _abilities_at(event) if name in printed]
                return (*super().rules_of(event), *shown)
        return super().rules_of(event)


def _abilities_at(event: e.Attacked | e.AttackedStronghold | e.Destroyed) -> Iterator[str]:
    """Yield the abilities that can cause such an event, if the card has them."""
    match event:
        case e.Destroyed():
            yield from ("mercenary", "cursed")
        case e.AttackedStronghold(place=at) if LANES[at.lane] == "upper":
            yield "aerial"
        case e.Attacked(targets=targets) if len(targets) > 1:
            yield from ("splash", "perforation")
    if not isinstance(event, e.Destroyed):
        yield "vulnerability"
        if event.place.position == 0:
            yield "aquatic"


def _fallen(events: Sequence[e.Event], end: int) -> Seat | None:
    """Return whose stronghold fell, at the `GameEnded` with the index `end`; None if unknown.

    The last earlier event with a seat is the change that destroyed it (clash-of-decks.md 4, 9).
    """
    for event in reversed(events[:end]):
        seat: Seat | None = getattr(event, "seat", None)
        if seat is not None:
            return seat
    return None


def _destroyer(events: Sequence[e.Event], end: int) -> Seat | None:
    """Return whose attack or card was the last before that; None if unknown."""
    for event in reversed(events[:end]):
        match event:
            case e.Attacked(place=place) | e.AttackedStronghold(place=place):
                return place.seat
            case e.CardPlayed(seat=seat) | e.Called(seat=seat) | e.TurnBegan(seat=seat):
                return seat
    return None


def _facing(seat: Seat, lane: int) -> Seat:
    """Return who sits across this lane in a free-for-all of four."""
    return SEATS[SEATS.index(seat) ^ SEATINGS["free_for_all"].facing[lane]]
