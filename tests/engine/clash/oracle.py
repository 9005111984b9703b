"""A second, naive implementation of the duel (clash-of-decks.md 1 to 7): the tests' witness.

It plays on position documents, asks every question anew and knows nothing of the engine but
the card list. It is slow and plain on purpose: read it beside the rules page.
"""

from __future__ import annotations

import copy
import json
from importlib.resources import files
from typing import Any

Position = dict[str, Any]
Creature = dict[str, Any]

CARDS = {
    row["id"]: row
    for row in json.loads(
        files("bridgekeeper.engine.clash").joinpath("data", "cards.json").read_text("utf-8")
    )
}
BUILT = {"rage", "perforation", "splash", "berserk", "indestructible", "sprint", "protection"}
PLAYABLE = [
    card
    for card, row in CARDS.items()
    if set(row["abilities"]) <= BUILT and {row["aura"]} <= {None, *BUILT}
]
LANES = ("upper", "lower")
STRONGHOLDS = ("BASTION", "FORT")


def legal(position: Position) -> list[str]:
    """All moves of the active seat, as text (3, phase 2)."""
    seat = position["seats"][position["active"]]
    moves = []
    for card in [entry for entry in seat["hand"] if entry not in STRONGHOLDS][:4]:
        if CARDS[card]["cost"] > position["mana"]:
            continue
        if CARDS[card]["kind"] == "creature":
            moves += [f"{card}:u", f"{card}:l"]
        else:
            moves += [
                f"{card}@{name.lower()}{lane[0]}{number}"
                for name in "AB"
                for lane in LANES
                for number in range(1, len(position["seats"][name][lane]) + 1)
            ]
    return [*moves, "end"]


def after(position: Position, move: str) -> tuple[Position, dict[str, Any] | None]:
    """The position that a legal move leads to, and the outcome if the game has ended."""
    table = _Table(position)
    try:
        table.play(move)
    except _OverError as over:
        return table.document(), over.outcome
    return table.document(), None


def abilities(lane: list[Creature], index: int) -> set[str]:
    """What a creature has now: its print and the auras of both neighbours (7)."""
    beside = lane[max(index - 1, 0) : index] + lane[index + 1 : index + 2]
    auras = {CARDS[neighbour["card"]]["aura"] for neighbour in beside}
    return set(CARDS[lane[index]["card"]]["abilities"]) | (auras - {None})


class _OverError(Exception):
    def __init__(self, winners: list[str], reason: str) -> None:
        self.outcome = {"winner": winners, "reason": reason}


class _Table:
    def __init__(self, position: Position) -> None:
        self.position = copy.deepcopy(position)
        self.seats = self.position["seats"]
        self.me: str = self.position["active"]
        self.foe = _other(self.me)
        self.taken = {
            seat: self.seats[seat].pop("turns_taken", self._derived_turns(seat)) for seat in "AB"
        }

    def _derived_turns(self, seat: str) -> int:
        turn: int = self.position["turn"]
        return (turn - 1) // 2 if seat == self.position["active"] else turn // 2

    def document(self) -> Position:
        for seat in "AB":
            if self.taken[seat] != self._derived_turns(seat):
                self.seats[seat]["turns_taken"] = self.taken[seat]
            for lane in LANES:
                for creature in self.seats[seat][lane]:
                    creature.pop("activated", None)
                    creature.pop("bonus", None)
        return self.position

    def play(self, move: str) -> None:
        if move == "end":
            self.assault()
            self.end_of_turn()
        elif "@" in move:
            card, place = move.split("@")
            self.cast(card, place[0].upper(), LANES["ul".index(place[1])], int(place[2:]) - 1)
        else:
            card, lane = move.split(":")
            self.pay_and_take(card)
            self.seats[self.me][LANES["ul".index(lane)]].append(
                {"card": card, "entered": "this turn"}
            )

    # -- the hand and the stronghold (4) --

    def check(self, seat: str) -> None:
        hand = self.seats[seat]["hand"]
        if len(hand) == 1:
            raise _OverError([_other(seat)], "empty_hand")
        if hand[-1] == "FORT":
            raise _OverError([_other(seat)], "fort")
        if hand[-1] == "BASTION":
            hand.pop()
            hand.insert(0, "FORT")

    def damage_stronghold(self, seat: str, amount: int) -> None:
        hand = self.seats[seat]["hand"]
        at = next(index for index, entry in enumerate(hand) if entry in STRONGHOLDS)
        side = hand.pop(at)
        hand.insert(min(at + amount, len(hand)), side)
        self.check(seat)

    # -- playing a card (5) --

    def pay_and_take(self, card: str) -> None:
        self.position["mana"] -= CARDS[card]["cost"]  # step 1
        self.seats[self.me]["hand"].remove(card)  # step 3
        self.check(self.me)

    def cast(self, card: str, seat: str, lane: str, index: int) -> None:
        self.pay_and_take(card)
        targets = self.targets(set(CARDS[card]["abilities"]), seat, lane, index)  # step 4
        hit = [
            (creature, has) for creature, has in targets if "indestructible" not in has
        ]  # step 9, Ruling 7
        self.deal(CARDS[card]["attack"], hit)
        self.destroyed_return(seat)  # steps 11 and 12
        self.seats[self.me]["hand"].append(card)  # step 16
        self.check(self.me)

    # -- attacking (6) --

    def assault(self) -> None:
        self.position["phase"] = "assault"
        for lane in LANES:
            while (creature := self.next_attacker(lane)) is not None:
                creature["activated"] = True
                self.attack(creature, lane)

    def next_attacker(self, lane: str) -> Creature | None:
        """Ruling 2: the rearmost that may attack and was not activated this assault."""
        row = self.seats[self.me][lane]
        for index in reversed(range(len(row))):
            fresh = row[index].get("entered") == "this turn"
            if not row[index].get("activated") and (not fresh or "rage" in abilities(row, index)):
                return row[index]
        return None

    def attack(self, creature: Creature, lane: str) -> None:
        row = self.seats[self.me][lane]
        while True:
            has = abilities(row, _index(row, creature))
            if self.seats[self.foe][lane]:  # step 3
                targets = self.targets(has, self.foe, lane, 0)
            elif creature.get("entered") == "this turn":
                return
            else:
                targets = []
            if "sprint" in has:  # step 4
                over = _index(row, creature)
                row.pop(over)
                row.insert(0, creature)
                creature["bonus"] = creature.get("bonus", 0) + over
            amount = CARDS[creature["card"]]["attack"] + creature.get("bonus", 0)  # step 6
            if not targets:
                self.damage_stronghold(self.foe, amount)
                return
            self.deal(amount, targets)  # step 7
            destroyed = self.destroyed_return(self.foe)  # steps 10 to 13
            if not destroyed or "berserk" not in abilities(row, _index(row, creature)):
                return  # step 19

    # -- blows --

    def targets(
        self, has: set[str], seat: str, lane: str, index: int
    ) -> list[tuple[Creature, set[str]]]:
        """The main target, the one behind it, its neighbour; each with its abilities now."""
        places = [(lane, index)]
        if "perforation" in has:
            places.append((lane, index + 1))
        if "splash" in has:
            places.append((LANES[1 - LANES.index(lane)], index))
        rows = self.seats[seat]
        return [
            (rows[where][at], abilities(rows[where], at))
            for where, at in places
            if at < len(rows[where])
        ]

    def deal(self, amount: int, targets: list[tuple[Creature, set[str]]]) -> None:
        if amount < 1:
            return
        for creature, has in targets:
            if "protection" in has and "used" not in creature:
                creature["used"] = ["protection"]
            else:
                creature["damage"] = creature.get("damage", 0) + amount

    def destroyed_return(self, kingdom: str) -> bool:
        """4: the active player's first, upper lane before lower, rear before bridge."""
        destroyed = []
        for lane in LANES:
            row = self.seats[kingdom][lane]
            for creature in reversed(row[:]):
                if creature.get("damage", 0) >= CARDS[creature["card"]]["health"]:
                    destroyed.append(creature)
                    row.pop(_index(row, creature))
        for owner in (self.me, self.foe):
            for creature in destroyed:
                if creature.get("owner", kingdom) == owner:
                    self.seats[owner]["hand"].append(creature["card"])
                    self.check(owner)
        return bool(destroyed)

    # -- the end of a turn and the next one's regeneration (3) --

    def end_of_turn(self) -> None:
        for seat in self.seats.values():
            for creature in seat["upper"] + seat["lower"]:
                for mark in ("damage", "used", "bonus", "activated"):
                    creature.pop(mark, None)
        self.position["mana"] = 0
        self.taken[self.me] += 1
        limit = self.position.get("options", {}).get("turn_limit", 0)
        if limit and min(self.taken.values()) >= limit:  # Ruling 21
            raise _OverError([], "turn_limit")
        for seat in self.seats.values():
            for creature in seat["upper"] + seat["lower"]:
                creature.pop("entered", None)
        self.position["turn"] += 1
        self.position["active"] = self.foe
        self.position["phase"] = "summoning"
        self.position["mana"] = len(self.seats[self.foe]["hand"])


def _other(seat: str) -> str:
    return "B" if seat == "A" else "A"


def _index(row: list[Creature], creature: Creature) -> int:
    return next(index for index, each in enumerate(row) if each is creature)
