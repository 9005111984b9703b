"""A naive implementation of solo games, on top of that of the duel in oracle.py.

It has what an AI does differently (clash-of-decks.md 9, rulings 12 and 55 to 60).
"""

from __future__ import annotations

from typing import Any

import oracle
from oracle import CARDS, LANES, MOST_CALLS, Creature, Position, _OverError, _Table, printed

from engine.chance import shuffled

AI = "B"


def after(position: Position, move: str) -> tuple[Position, dict[str, Any] | None]:
    """Return the position after a legal move of A, and the outcome if the game has ended."""
    return oracle.after(position, move, _SoloTable)


class _SoloTable(_Table):
    """A solo game; the AI's deck is its `hand`, without a stronghold in it."""

    def __init__(self, position: Position) -> None:
        super().__init__(position)
        self.ai = self.seats[AI]
        self.ai["hand"] = self.deck = self.ai.pop("deck")
        self.discard: list[str] = self.ai["discard"]
        self.settings = position.get("options", {}).get("ai", {})
        self.ai["given"] = self.settings.get("abilities", [])
        self.last_turn = False

    def document(self) -> Position:
        del self.ai["given"]
        self.ai["deck"] = self.ai.pop("hand")
        if self.ai["stronghold"] == "FORT":
            self.ai.pop("chance", None)
        return super().document()

    def play(self, move: str) -> None:
        super().play(move)
        if move == "end":
            self.position["phase"] = "summoning"
            self.summon()
            self.running, self.position["phase"] = "upper", "assault"
            while (creature := self.next_attacker()) is not None:
                self.activate(creature)
            self.end_of_turn()
            self.begin_turn()

    def chooses(self, owner: str) -> bool:
        return owner != AI

    # -- its turn --

    def begin_turn(self) -> None:
        options = self.position.get("options", {})
        fatigue = self.foe == AI and options.pop("fatigue", False)
        super().begin_turn()
        if fatigue:
            options["fatigue"] = True
        if self.me != AI:
            return
        self.last_turn = not self.deck
        facing = len(self.seats["A"]["upper"] + self.seats["A"]["lower"])
        own = [
            self.abilities(AI, lane, index) for lane in LANES for index in range(len(self.ai[lane]))
        ]
        mana = self.settings.get("mana", 6) + self.settings.get("per_creature", 1) * facing
        mana += sum(2 * ("catalyst" in has) - ("blackmail" in has) for has in own)
        self.position["mana"] = max(0, mana)

    def end_of_turn(self) -> None:
        options = self.position.get("options", {})
        limit = options.get("turn_limit", 0)
        if self.me == AI and self.last_turn:
            options["turn_limit"] = 0
        super().end_of_turn()
        if self.me == AI and self.last_turn:
            options["turn_limit"] = limit
            raise _OverError(["A"], "fort")

    def summon(self) -> None:
        spent = 0
        for number in range(24):
            if not self.deck:
                return
            spent += self.reveal(LANES[number % 2], free=False)
            if spent >= self.position["mana"]:
                return

    def reveal(self, lane: str, free: bool) -> int:
        """Turn over the top card and play it; return its cost."""
        card = self.deck.pop(0)
        self.check(AI)
        top = self.discard[0] if self.discard else card
        if "counterorder" in printed(card) and CARDS[top]["cost"] > CARDS[card]["cost"]:
            card, self.discard[0] = top, card
        row, host = self.seats["A"][lane], None
        if "symbiote" in printed(card):
            free_hosts = [
                index
                for index in range(len(self.ai[lane]))
                if "symbiote" not in self.abilities(AI, lane, index)
            ]
            if not free_hosts:
                self.discard.insert(0, card)
                return 0
            host = free_hosts[0]
        if CARDS[card]["kind"] == "incantation" and not row:
            self.discard.insert(0, card)
            return 0
        cost = 0 if free else self.pay_of_ai(card)
        if CARDS[card]["kind"] == "incantation":
            self.cast_by_ai(card, row[0])
        else:
            self.enter(AI, card, lane, host)
        return cost

    def pay_of_ai(self, card: str) -> int:
        cost: int = CARDS[card]["cost"]
        if "lucidity" in printed(card):
            cost = max(0, cost - 2)
        if "price_of_blood" not in printed(card):
            return cost
        for _ in range(cost):
            self.damage_stronghold(AI, 1)
        return 0

    def cast_by_ai(self, card: str, target: Creature) -> None:
        """Cast a card of the AI, perhaps on A's turn by Reinforcement."""
        me, foe = self.me, self.foe
        self.me, self.foe = AI, "A"
        self.order = (me, foe)
        try:
            self.cast(card, target)
        finally:
            self.me, self.foe = me, foe
            self.order = None

    order: tuple[str, str] | None = None

    def everybody(self) -> list[Creature]:
        """Return all creatures, the active player's first, whoever casts."""
        return [
            creature
            for seat in self.order or (self.me, self.foe)
            for lane in LANES
            for creature in reversed(self.seats[seat][lane])
        ]

    # -- its deck --

    def check(self, seat: str) -> None:
        if seat != AI:
            super().check(seat)
            return
        if not self.deck and self.ai["stronghold"] == "BASTION":
            self.ai["stronghold"] = "FORT"
            self.deck[:] = shuffled(self.discard, self.ai.get("chance", 0))
            self.discard.clear()
        if not self.deck and self.position["ruleset"] == "1.2":
            raise _OverError(["A"], "fort")

    def stronghold(self, seat: str) -> int:
        return 0 if seat == AI else super().stronghold(seat)

    def damage_stronghold(self, seat: str, amount: int) -> None:
        if seat != AI:
            super().damage_stronghold(seat, amount)
        elif amount > 0:
            for _ in range(min(amount, len(self.deck))):
                self.discard.insert(0, self.deck.pop(0))
            self.check(AI)

    def regenerate(self, seat: str) -> None:
        if seat != AI:
            super().regenerate(seat)
        elif self.discard:
            self.deck.insert(0, self.discard.pop(0))

    def to_hand(self, seat: str, card: str, cursed: bool = False) -> None:
        if seat == AI:
            self.deck.insert(0, card)
        else:
            super().to_hand(seat, card, cursed)

    def leave_hand(self, seat: str, card: str) -> bool:
        """Do step 3; a revealed card has left already but still restores champions."""
        if seat != AI:
            return super().leave_hand(seat, card)
        champion = self.seats["A"].get("champion", {"card": card, "state": ""})
        same = CARDS[champion["card"]]["cost"] == CARDS[card]["cost"]
        if champion["state"] == "exhausted" and same:
            champion["state"] = "ready"
        return False

    def incantation_returns(self, card: str, has: set[str]) -> None:
        if self.me != AI:
            super().incantation_returns(card, has)
        elif "mercenary" in has:
            self.deck.insert(0, card)
        else:
            self.discard.insert(0, card)

    def cards_return(self, creature: Creature, owner: str, lent: set[str]) -> bool:
        if owner != AI:
            return super().cards_return(creature, owner, lent)
        calls = False
        cards = [creature["card"], *([creature["symbiote"]] if "symbiote" in creature else [])]
        for card in reversed(cards):
            has = printed(card) | lent
            on_top = bool(has & {"mercenary", "cursed"})
            (self.deck if on_top else self.discard).insert(0, card)
            calls |= "reinforcement" in has and not on_top
        return calls

    def call(self, seat: str, lane: str) -> None:
        if seat != AI:
            super().call(seat, lane)
        elif self.calls < MOST_CALLS and self.deck:
            self.calls += 1
            self.reveal(lane, free=True)

    def counterorder(self, seat: str) -> None:
        if seat != AI:
            super().counterorder(seat)

    # -- attacks on it --

    def amount(self, creature: Creature, target: Creature | None) -> int:
        seat, lane, index = self.place(creature)
        if seat == AI:
            return super().amount(creature, target)
        if target is not None:
            amount = super().amount(creature, target)
        else:
            has = self.abilities(seat, lane, index)
            cards = [creature["card"], *([creature["symbiote"]] if "symbiote" in creature else [])]
            attack = 0 if "vulnerability" in has else sum(CARDS[card]["attack"] for card in cards)
            amount = attack + creature.get("_bonus", 0)
            amount *= 2 if "aquatic" in has and index == 0 else 1
        amount = max(0, amount - bool(self.settings.get("blunting")))
        return min(amount, 1) if target is None and self.settings.get("tough") else amount
