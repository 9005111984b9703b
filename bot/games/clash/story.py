"""A duel of Clash of Decks told in lines: an act opens a line, its consequences join it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, assert_never

from bot.games.clash.endings import destroyer, facing, fallen
from bot.games.clash.lines import Lines
from bot.house.table import SeatNames
from engine.clash import deck_events as d
from engine.clash import events as e
from engine.clash.abilities import BY_ID
from engine.clash.actions import LANES, Place
from engine.clash.fates import Going, fates
from engine.core import Seat
from texts import Texts, dashed

_SYMBIOTE = "symbiote"
_MOST_NAMED = 4
"""Cards that an AI discards at once are named up to so many."""


def story(events: Sequence[e.Event], names: SeatNames, texts: Texts) -> list[str]:
    """Tell what happened, in lines of Markdown, without any mention."""
    return Narrator.lines_of(events, names, texts)


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


class Narrator(Lines):
    """Goes through the events once, looking around where a sentence needs it."""

    def __init__(self, events: Sequence[e.Event], names: SeatNames, texts: Texts) -> None:
        super().__init__(events, names, texts)
        self._assault_of: Seat | None = None
        self._caster: Seat | None = None
        self._hosts: set[int] = set()
        self._lost = 0
        self._four = len(names) > 2
        self._revealed: Seat | None = None
        self._milled: list[str] = []
        self._fates = fates(events)

    def tell(self, index: int) -> None:
        """Add the event to the story; aims, closing up and healing need no words."""
        event: e.Event = self._events[index]
        if isinstance(event, e.Targeted | e.TurnEnded):
            return
        if isinstance(event, _Act):
            self._tell_act(event, index)
        elif isinstance(event, _OfPlay):
            self._tell_play(event, index)
        elif isinstance(event, _Plain):
            self._tell_plain(event)
        elif isinstance(event, _OfHand):
            self._tell_hand(event, index)
        elif isinstance(event, d.OfDeck):
            self._tell_deck(event, index)
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
            case e.CardPlayed() | e.Called():
                self._played(event)
            case e.Removed(seat, card_id):
                self._act("removed", player=self._players[seat], card=self._card(card_id))
            case e.AssaultBegan(seat):
                self._assault_of = seat
            case e.BastionFell(seat, health):
                if isinstance(self._near(index + 1), d.Reshuffled):
                    self._remark("bastion-fell-deck", player=self._players[seat], health=health)
                else:
                    self._remark("bastion-fell", player=self._players[seat], health=health)
            case e.GameEnded():
                self._ended(event, index)
            case e.Sprinted() | e.Attacked() | e.AttackedStronghold():
                self._tell_attack(event, index)
            case _:
                assert_never(event)

    def _played(self, event: e.CardPlayed | e.Called) -> None:
        """Tell a card from a hand; what an AI has just revealed needs no line of its own."""
        revealed = event.seat == self._revealed
        player, name = self._players[event.seat], self._card(event.card)
        if isinstance(event, e.CardPlayed):
            self._caster = event.seat
            if revealed:
                self._join("revealed-cost", cost=event.cost)
            else:
                self._act("play", player=player, card=name, cost=event.cost)
        elif revealed:
            self._join("revealed-call")
        else:
            self._act("called", player=player, card=name)
        self._revealed = None

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
            case e.Attacked(card_id, _, targets, amount):
                if self._four:
                    player = self._players[targets[0].seat]
                    self._act("attack-of", card=self._card(card_id), player=player, amount=amount)
                else:
                    self._act("attack", card=self._card(card_id), amount=amount)
                if not amount and not isinstance(following, e.Damaged | e.Protected):
                    self._join("no-effect")
            case e.AttackedStronghold(card_id, _, seat, amount):
                hit = isinstance(following, e.StrongholdDamaged)
                self._act(
                    "attack-stronghold",
                    card=self._card(card_id),
                    player=self._players[seat],
                    side=following.side if hit else "stronghold",
                    amount=amount,
                )
                if not amount and not hit:
                    self._join("no-effect")

    def _tell_plain(self, event: _Plain) -> None:
        key, facts = self._plainly(event)
        if isinstance(event, e.OrderAsked | e.OrderChosen):
            self._act(key, **facts)
        else:
            self._join(key, **facts)

    def _tell_play(self, event: _OfPlay, index: int) -> None:
        match event:
            case e.Entered(_, place):
                self._entered(place)
            case e.Joined():
                self._joined(event, index)
            case e.Damaged(card_id, _, amount, left):
                if left:  # what is destroyed is told as that
                    self._join("damaged", card=self._card(card_id), amount=amount, left=left)
            case e.Destroyed():
                self._destroyed(event, self._fates.of[index])
            case e.PaidInBlood(_, amount):
                self._join("blood", amount=amount)
            case e.ChampionRestored(seat, card_id):
                self._join("restored", card=self._card(card_id), player=self._players[seat])
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
        """Name the host: it gains at least Symbiote at once."""
        for later in range(index + 1, len(self._events)):
            change = self._events[later]
            if not isinstance(change, e.AbilitiesChanged):
                break
            if change.place == event.place:
                self._hosts.add(later)
                self._join("joined", host=self._card(change.card))
                return
        self._entered(event.place)

    def _entered(self, place: Place) -> None:
        """Name the lane; at a table of four also who sits across it."""
        lane = self._texts(f"lane-{LANES[place.lane]}")
        if self._four:
            across = self._players[facing(place.seat, place.lane)]
            self._join("entered-facing", lane=lane, player=across)
        else:
            self._join("entered", lane=lane)

    def _tell_deck(self, event: d.OfDeck, index: int) -> None:
        """Tell what an AI does with its deck and its discard pile."""
        player = self._players[event.seat]
        match event:
            case d.Revealed(seat, card_id):
                self._revealed = seat
                self._act("revealed", player=player, card=self._card(card_id))
            case d.Compared(_, card_id, other, plays):
                if plays == card_id:
                    self._join("compared", card=self._card(other))
                else:
                    self._join("compared-other", card=self._card(other))
            case d.Discarded(seat, card_id):
                if seat == self._revealed:
                    self._revealed = None
                    self._join("discarded", card=self._card(card_id))
            case d.Milled() | d.PutOnDeck():
                self._tell_pile(event, index)
            case d.Reshuffled():
                pass  # told with the bastion
            case _:
                assert_never(event)

    def _tell_pile(self, event: d.Milled | d.PutOnDeck, index: int) -> None:
        """Cards that leave the top of a deck, or come to it."""
        player = self._players[event.seat]
        match event:
            case d.Milled(_, cards):
                self._milled += cards
                following = self._near(index + 1)
                if not isinstance(following, d.Milled) or following.seat != event.seat:
                    self._tell_milled()
            case d.PutOnDeck(_, card_id):
                heals = isinstance(self._near(index + 1), e.Regenerated)
                if heals or index in self._fates.cast:
                    self._join("on-deck", card=self._card(card_id), player=player)
                elif index not in self._fates.told:
                    self._join("freed-on-deck", card=self._card(card_id), player=player)

    def _tell_milled(self) -> None:
        """Name the cards that went from a deck to its discard pile, up to a number."""
        named = self._cards(self._milled[:_MOST_NAMED])
        self._join("milled", cards=named, more=max(len(self._milled) - _MOST_NAMED, 0))
        self._milled.clear()

    def _abilities_changed(self, event: e.AbilitiesChanged, index: int) -> None:
        gained = tuple(
            ability for ability in event.gained if ability != _SYMBIOTE or index not in self._hosts
        )
        for key, abilities in (("gained", gained), ("lost", event.lost)):
            if abilities:
                names = [BY_ID[ability].name(self._texts.language) for ability in abilities]
                self._join(key, card=self._card(event.card), abilities=", ".join(names))

    def _destroyed(self, event: e.Destroyed, goings: tuple[Going, ...]) -> None:
        """Tell all cards of a creature together where they go alike, else each of them."""
        ways = [self._way(going, event.place.seat) for going in goings]
        if len({str(way) for way in ways}) == 1:
            cards = [" + ".join(self._card(going.card) for going in goings)]
        else:
            cards = [self._card(going.card) for going in goings]
        for name, (key, facts) in zip(cards, ways, strict=False):
            self._join(key, card=name, **facts)

    def _way(self, going: Going, kingdom: Seat) -> tuple[str, dict[str, Any]]:
        match going.fate:
            case None | d.Discarded():  # it came back to no hand; piles of AIs lie open
                return "destroyed-last", {}
            case d.PutOnDeck(seat):
                return "destroyed-on-deck", {"player": self._players[seat]}
            case e.ChampionExhausted():
                return "exhausted", {}
            case e.Returned() as returned:
                return "destroyed", self._home(returned, kingdom)

    def _returned(self, event: e.Returned, *, cast: bool) -> None:
        """Tell an incantation that doesn't come back as usual; others are worth no words."""
        if not cast:
            self._join("freed", card=self._card(event.card), player=self._players[event.seat])
        elif event.seat != self._caster or event.end == "left":
            facts = self._home(event, self._caster or event.seat)
            self._join("returned", card=self._card(event.card), **facts)

    def _home(self, event: e.Returned, owner: Seat) -> dict[str, Any]:
        way = "home" if event.seat == owner else "over"
        return {"player": self._players[event.seat], "way": way, "end": event.end}

    def _stronghold_damaged(self, event: e.StrongholdDamaged, index: int) -> None:
        """Tell the damage: after an attack without the name, blow by blow (blood) as one."""
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

    def _ended(self, event: e.GameEnded, index: int) -> None:
        """Whose stronghold fell; at a table of four also by whom, and who has won."""
        losers = [seat for seat in self._players if seat not in event.winners]
        if not self._four or event.reason == "turn_limit":
            names = ", ".join(self._players[seat] for seat in losers)
            self._act(f"end-{dashed(event.reason)}", player=names)
            return
        seat, by = fallen(self._events, index), destroyer(self._events, index)
        lost = self._players[seat if seat in losers else losers[0]]
        if event.reason == "fort" and by in event.winners:
            self._act("end-fort-by", player=lost, by=self._players[by])
        else:
            self._act(f"end-{dashed(event.reason)}", player=lost)
        self._act("won", players=", ".join(self._players[winner] for winner in event.winners))
