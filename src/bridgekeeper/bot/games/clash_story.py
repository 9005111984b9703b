"""A duel of Clash of Decks told in lines: an act opens a line, its consequences join it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any

from ...engine.clash import events as e
from ...engine.clash.abilities import BY_ID
from ...engine.clash.actions import LANES
from ...engine.clash.cards import card
from ...engine.core import Seat
from ...texts import Texts
from ..harmless import harmless


def bold(name: str) -> str:
    """A name as it stands in a story."""
    return f"**{name}**"


def story(events: Sequence[e.Event], names: Mapping[Seat, str], texts: Texts) -> list[str]:
    """What happened, in lines of Markdown, without any mention."""
    teller = _Teller(events, names, texts)
    for event in events:
        teller.tell(event)
    return teller.lines


class _Teller:
    """Goes through the events once, looking ahead where a sentence needs it."""

    def __init__(self, events: Sequence[e.Event], names: Mapping[Seat, str], texts: Texts) -> None:
        self._players = {seat: bold(harmless(name)) for seat, name in names.items()}
        self._texts = texts
        self._acts: list[tuple[str, list[str]]] = []
        self._open: list[str] = []
        self._assault_of: Seat | None = None
        self._returns: dict[str, list[Seat]] = defaultdict(list)
        self._sides: list[str] = []
        for event in events:
            if isinstance(event, e.Returned):
                self._returns[event.card].append(event.seat)
            elif isinstance(event, e.StrongholdDamaged):
                self._sides.append(event.side)

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

    def tell(self, event: e.Event) -> None:
        """Add the event to the story; closing up and healing need no words."""
        match event:
            case e.CoinTossed(seat):
                self._act("coin", player=self._players[seat])
            case e.TurnBegan(seat, turn, mana):
                self._act("turn", player=self._players[seat], turn=turn, mana=mana)
            case e.CardPlayed(seat, card_id, cost):
                self._act("play", player=self._players[seat], card=self._card(card_id), cost=cost)
            case e.Entered(_, place):
                self._join("entered", lane=self._texts(f"lane-{LANES[place.lane]}"))
            case e.AssaultBegan(seat):
                self._assault_of = seat
            case e.Sprinted() | e.Attacked() | e.AttackedStronghold():
                self._tell_attack(event)
            case e.BastionFell(seat, health):
                self._remark("bastion-fell", player=self._players[seat], health=health)
            case e.GameEnded(winners, reason):
                self._ended(winners, reason)
            case _:
                self._tell_consequence(event)

    def _tell_consequence(self, event: e.Event) -> None:
        match event:
            case e.Damaged(card_id, _, amount, left) if left:
                self._join("damaged", card=self._card(card_id), amount=amount, left=left)
            case e.Destroyed(card_id):
                self._destroyed(card_id)
            case e.Protected(card_id):
                self._join("protected", card=self._card(card_id))
            case e.Untouched(card_id):
                self._join("untouched", card=self._card(card_id))
            case e.StrongholdDamaged(health=health):
                self._join("stronghold-left", health=health)
            case e.AbilitiesChanged(card_id, _, gained, lost):
                for key, abilities in (("gained", gained), ("lost", lost)):
                    if abilities:
                        self._join(key, card=self._card(card_id), abilities=self._named(abilities))

    def _tell_attack(self, event: e.Sprinted | e.Attacked | e.AttackedStronghold) -> None:
        if self._assault_of is not None:  # an assault without any attack is not worth a line
            self._act("assault", player=self._players[self._assault_of])
            self._assault_of = None
        match event:
            case e.Sprinted(card_id, _, bonus):
                self._act("sprint", card=self._card(card_id), bonus=bonus)
            case e.Attacked(card_id, _, _, amount):
                self._act("attack", card=self._card(card_id), amount=amount)
                if not amount:
                    self._join("no-effect")
            case e.AttackedStronghold(card_id, _, seat, amount):
                self._attack_on_stronghold(card_id, seat, amount)

    def _attack_on_stronghold(self, card_id: str, seat: Seat, amount: int) -> None:
        side = self._sides.pop(0) if amount else "stronghold"
        self._act(
            "attack-stronghold",
            card=self._card(card_id),
            player=self._players[seat],
            side=side,
            amount=amount,
        )

    def _destroyed(self, card_id: str) -> None:
        if self._returns[card_id]:
            owner = self._players[self._returns[card_id].pop(0)]
            self._join("destroyed", card=self._card(card_id), player=owner)
        else:  # the game ended before it came back
            self._join("destroyed-last", card=self._card(card_id))

    def _ended(self, winners: tuple[Seat, ...], reason: e.Reason) -> None:
        losers = [name for seat, name in self._players.items() if seat not in winners]
        self._act(f"end-{reason.replace('_', '-')}", player=", ".join(losers))

    def _act(self, key: str, **facts: Any) -> None:
        """A line that the consequences to come will join."""
        self._open = []
        self._acts.append((self._texts(f"story-{key}", **facts), self._open))

    def _remark(self, key: str, **facts: Any) -> None:
        """A line of its own, in between: consequences still join the act before it."""
        self._acts.append((self._texts(f"story-{key}", **facts), []))

    def _join(self, key: str, **facts: Any) -> None:
        told = self._texts(f"story-{key}", **facts)
        if self._acts:
            self._open.append(told)
        else:
            self._acts.append((told, []))

    def _card(self, card_id: str) -> str:
        return bold(card(card_id).name(self._texts.language))

    def _named(self, abilities: tuple[str, ...]) -> str:
        return ", ".join(BY_ID[ability].name(self._texts.language) for ability in abilities)
