"""A second, naive implementation of the duel (clash-of-decks.md 1 to 7, 12, 14): the witness.

It uses position documents, computes every answer again and knows nothing of the engine but the card
list. It is slow and plain on purpose: read it next to the rules page. Numbers in comments are the
steps and rulings of that page.
"""

from __future__ import annotations

import copy
import json
from importlib.resources import files
from itertools import permutations
from typing import Any

Position = dict[str, Any]
Creature = dict[str, Any]

CARDS = {
    row["id"]: row
    for row in json.loads(files("engine.clash").joinpath("data", "cards.json").read_text("utf-8"))
}
OF_1_0 = {"rage", "perforation", "splash", "berserk", "indestructible", "sprint", "protection"}
PLAYABLE = list(CARDS)
BUILT = {ability for row in CARDS.values() for ability in row["abilities"]}
PLAYABLE_IN_1_0 = [
    card
    for card, row in CARDS.items()
    if set(row["abilities"]) <= OF_1_0 and {row["aura"]} <= {None, *OF_1_0}
]
LANES = ("upper", "lower")
STRONGHOLDS = ("BASTION", "FORT")
MOST_CALLS = 100  # Ruling 49


def printed(card: str) -> set[str]:
    return set(CARDS[card]["abilities"])


def cards_of(creature: Creature) -> list[str]:
    """Return the card and the symbiote on top of it."""
    return [creature["card"], *([creature["symbiote"]] if creature.get("symbiote") else [])]


def borrowed(seat: dict[str, Any], lane: str, index: int) -> set[str]:
    """Return what both neighbours' auras and the seat give to a creature (7)."""
    row = seat[lane]
    beside = row[max(index - 1, 0) : index] + row[index + 1 : index + 2]
    auras = {CARDS[card]["aura"] for neighbour in beside for card in cards_of(neighbour)}
    return (auras - {None}) | set(seat.get("given", []))


def abilities(seat: dict[str, Any], lane: str, index: int) -> set[str]:
    """Return a creature's current abilities (7, Ruling 41)."""
    own = set[str]().union(*(printed(card) for card in cards_of(seat[lane][index])))
    return own | borrowed(seat, lane, index)


def legal(position: Position) -> list[str]:
    """Return all moves of the seat to act as text (3, phase 2; 14)."""
    if position.get("begun"):
        try:
            _begun(position, position["begun"], _Table)
        except _AskedError as asked:
            return sorted({f"back:{','.join(order)}" for order in permutations(asked.cards)})
    table = _Table(position)
    seat, moves = table.seats[table.me], []
    for card in table.playable():
        if CARDS[card]["kind"] == "incantation":
            moves += [
                f"{card}@{name.lower()}{lane[0]}{number}"
                for name in "AB"
                for lane in LANES
                for number in range(1, len(table.seats[name][lane]) + 1)
            ]
        elif position["phase"] == "summoning":
            moves += [f"{card}:u", f"{card}:l"]
            moves += [
                f"{card}+{lane[0]}{index + 1}"
                for lane in LANES
                for index in range(len(seat[lane]))
                if "symbiote" in printed(card) and "symbiote" not in abilities(seat, lane, index)
            ]
    if position["ruleset"] == "1.0" and table.next_attacker() is not None:
        moves.append("go")
    return [*moves, "end"]


def after(
    position: Position, move: str, kind: type[_Table] | None = None
) -> tuple[Position, dict[str, Any] | None]:
    """Return the position after a legal move, and the outcome if the game has ended.

    A move that asks a question leads back to its beginning (14).
    """
    moves = [*position.get("begun", []), move]
    try:
        return _begun(position, moves, kind or _Table), None
    except _AskedError:
        return {**position, "begun": moves}, None
    except _OverError as over:
        return over.position, over.outcome


def _begun(position: Position, moves: list[str], kind: type[_Table]) -> Position:
    """Return the position after a move and the answers to all its questions."""
    table = kind({key: value for key, value in position.items() if key != "begun"})
    table.answers = [answer.removeprefix("back:").split(",") for answer in moves[1:]]
    try:
        table.play(moves[0])
    except _OverError as over:
        over.position = table.document()
        raise
    assert not table.answers, "more answers than questions"
    return table.document()


class _OverError(Exception):
    position: Position

    def __init__(self, winners: list[str], reason: str) -> None:
        self.outcome = {"winner": winners, "reason": reason}


class _AskedError(Exception):
    def __init__(self, cards: list[str]) -> None:
        self.cards = cards


class _Blow:
    """The result of dealing damage: creatures hurt and destroyed, and the excess by owner."""

    def __init__(self) -> None:
        self.hurt: list[Creature] = []
        self.destroyed: list[Creature] = []
        self.excess = {"A": 0, "B": 0}
        self.dealt = False


def _copied(document: Any) -> Any:
    """Copy a JSON document; `deepcopy`, which handles everything, takes ten times as long."""
    if isinstance(document, dict):
        return {key: _copied(value) for key, value in document.items()}
    if isinstance(document, list):
        return [_copied(value) for value in document]
    return document


class _Table:
    answers: list[list[str]]

    def __init__(self, position: Position) -> None:
        self.position = _copied(position)
        self.seats = self.position["seats"]
        self.me: str = self.position["active"]
        self.foe = _other(self.me)
        self.running: str = self.position.pop("running", "upper")
        self.calls = 0
        self.taken = {
            seat: self.seats[seat].pop("turns_taken", self._derived_turns(seat)) for seat in "AB"
        }
        for name, seat in self.seats.items():
            for creature in seat["upper"] + seat["lower"]:
                under = creature.pop("shackled", [])
                creature["_under"] = [under] if isinstance(under, str) else under
                creature.setdefault("owner", name)
            champion = seat.get("champion", {})
            if champion.get("state") == "in play":
                rows = seat["upper"] + seat["lower"]
                own = next(each for each in rows if champion["card"] in cards_of(each))
                own["_champion"] = champion["card"]

    def _derived_turns(self, seat: str) -> int:
        turn: int = self.position["turn"]
        return (turn - 1) // 2 if seat == self.position["active"] else turn // 2

    def document(self) -> Position:
        in_assault = self.position["phase"] == "assault" and self.position["ruleset"] == "1.0"
        if in_assault and self.running == "lower":
            self.position["running"] = "lower"
        for name, seat in self.seats.items():
            if self.taken[name] != self._derived_turns(name):
                seat["turns_taken"] = self.taken[name]
            for creature in seat["upper"] + seat["lower"]:
                under = creature.pop("_under")
                if under:
                    creature["shackled"] = under[0] if len(under) == 1 else under
                if creature["owner"] == name:
                    del creature["owner"]
                for mark in ("_bonus", "_champion", *([] if in_assault else ["activated"])):
                    creature.pop(mark, None)
        return self.position

    def play(self, move: str) -> None:
        if move == "end":
            self.position["phase"] = "assault"
            while (creature := self.next_attacker()) is not None:
                self.activate(creature)
            self.end_of_turn()
            self.begin_turn()
        elif move == "go":
            self.position["phase"] = "assault"
            creature = self.next_attacker()
            assert creature is not None
            self.activate(creature)
        elif "@" in move:
            card, place = move.split("@")
            row = self.seats[place[0].upper()][_lane(place[1])]
            self.pay(card)
            self.cast(card, row[int(place[2:]) - 1])
        elif "+" in move:
            card, place = move.split("+")
            self.pay(card)
            self.enter(self.me, card, _lane(place[0]), int(place[1:]) - 1)
        else:
            card, lane = move.split(":")
            self.pay(card)
            self.enter(self.me, card, _lane(lane))

    # -- creatures and their abilities --

    def find(self, creature: Creature) -> tuple[str, str, int] | None:
        for seat in "AB":
            for lane in LANES:
                for index, each in enumerate(self.seats[seat][lane]):
                    if each is creature:
                        return seat, lane, index
        return None

    def has(self, creature: Creature, ability: str) -> bool:
        """Return whether it has the ability, which needs it in play (Ruling 27)."""
        place = self.find(creature)
        return place is not None and ability in self.abilities(*place)

    def abilities(self, seat: str, lane: str, index: int) -> set[str]:
        return abilities(self.seats[seat], lane, index)

    def everybody(self) -> list[Creature]:
        """Return all creatures (6, Ruling 37): active player, upper lane and rear first."""
        return [
            creature
            for seat in (self.me, self.foe)
            for lane in LANES
            for creature in reversed(self.seats[seat][lane])
        ]

    def in_order(self, some: list[Creature]) -> list[Creature]:
        return [each for each in self.everybody() if any(each is other for other in some)]

    def with_neighbours(self, target: Creature, has: set[str]) -> list[Creature]:
        """Return the main target, the one behind it, the one beside it (perforation, splash)."""
        seat, lane, index = self.place(target)
        places = [(lane, index)]
        if "perforation" in has:
            places.append((lane, index + 1))
        if "splash" in has:
            places.append((LANES[1 - LANES.index(lane)], index))
        rows = self.seats[seat]
        return [rows[where][at] for where, at in places if at < len(rows[where])]

    def place(self, creature: Creature) -> tuple[str, str, int]:
        place = self.find(creature)
        assert place is not None
        return place

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

    def stronghold(self, seat: str) -> int:
        hand = self.seats[seat]["hand"]
        return next(index for index, entry in enumerate(hand) if entry in STRONGHOLDS)

    def health(self, seat: str) -> int:
        return len(self.seats[seat]["hand"]) - 1 - self.stronghold(seat)

    def damage_stronghold(self, seat: str, amount: int) -> None:
        if amount < 1:
            return
        hand, at = self.seats[seat]["hand"], self.stronghold(seat)
        hand.insert(min(at + amount, len(hand) - 1), hand.pop(at))
        self.check(seat)

    def regenerate(self, seat: str) -> None:
        hand, at = self.seats[seat]["hand"], self.stronghold(seat)
        if at:
            hand.insert(at - 1, hand.pop(at))
        elif hand[0] == "FORT":
            hand.pop(0)
            hand.insert(len(hand) - 1, "BASTION")

    def in_hand(self, seat: str) -> list[str]:
        return [entry for entry in self.seats[seat]["hand"] if entry not in STRONGHOLDS]

    def to_hand(self, seat: str, card: str, cursed: bool = False) -> None:
        hand = self.seats[seat]["hand"]
        hand.insert(0 if cursed else len(hand), card)
        self.check(seat)

    # -- playing a card (5) --

    def available(self, seat: str) -> list[str]:
        cards = self.in_hand(seat)
        blackmails = sum(
            "blackmail" in abilities(self.seats[seat], lane, index)
            for lane in LANES
            for index in range(len(self.seats[seat][lane]))
        )
        return cards[: max(1, min(4, len(cards)) - blackmails)]

    def playable(self) -> list[str]:
        """Return the available cards that can be paid, including a ready champion."""
        cards = self.available(self.me)
        champion = self.seats[self.me].get("champion", {})
        if champion.get("state") == "ready":
            cards = [*cards, champion["card"]]
        return [
            card
            for card in dict.fromkeys(cards)
            if self.cost(card) <= self.position["mana"] or "price_of_blood" in printed(card)
        ]

    def cost(self, card: str) -> int:
        cost: int = CARDS[card]["cost"]
        if self.is_champion(self.me, card):
            same = sum(
                any(CARDS[each]["cost"] == cost for each in cards_of(creature))
                for creature in self.everybody()
            )
            return max(cost - same, 0)
        if "lucidity" in printed(card) and self.in_hand(self.me)[0] == card:
            return max(cost - 2, 0)
        return cost

    def is_champion(self, seat: str, card: str) -> bool:
        champion = self.seats[seat].get("champion", {})
        return card == champion.get("card") and card not in self.in_hand(seat)

    def pay(self, card: str) -> None:
        cost, mana = self.cost(card), self.position["mana"]
        self.position["mana"] = max(mana - cost, 0)  # step 1
        for _ in range(cost - mana):  # step 2
            self.damage_stronghold(self.me, 1)

    def leave_hand(self, seat: str, card: str) -> bool:
        """Do step 3; return True if it was the champion (12, Ruling 43)."""
        champion = self.is_champion(seat, card)
        if champion:
            self.seats[seat]["champion"]["state"] = "in play"
        else:
            self.seats[seat]["hand"].remove(card)
            self.check(seat)
        for each in self.seats.values():
            exhausted = each.get("champion", {}).get("state") == "exhausted"
            if exhausted and CARDS[each["champion"]["card"]]["cost"] == CARDS[card]["cost"]:
                each["champion"]["state"] = "ready"
        return champion

    def enter(self, seat: str, card: str, lane: str, host: int | None = None) -> None:
        """Do steps 3 to 19 of a creature, or of a symbiote that joins a host."""
        champion = self.leave_hand(seat, card)
        row = self.seats[seat][lane]
        given = set(self.seats[seat].get("given", []))
        burning: Creature | None = None
        if host is None:
            creature = {"card": card, "entered": "this turn", "owner": seat, "_under": []}
            row.append(creature)
        else:
            creature = row[host]
            own = set(CARDS[creature["card"]]["abilities"])
            if "immolation" in own | borrowed(self.seats[seat], lane, host):  # Ruling 26
                burning = creature
            creature["symbiote"] = card
        if champion:
            creature["_champion"] = card
        self.immolate(seat, lane, creature, burning)  # step 5
        fires = printed(card) | given  # Ruling 25
        targets = []
        if "backfire" in fires and self.seats[_other(seat)][lane]:  # step 6
            has = self.abilities(*self.place(creature))
            targets = self.with_neighbours(self.seats[_other(seat)][lane][0], has)
        if "shackle" in fires:  # step 7
            taken = self.in_hand(_other(seat))[0]
            self.seats[_other(seat)]["hand"].remove(taken)
            creature["_under"].append(taken)
            self.check(_other(seat))
        if "counterorder" in fires:
            self.counterorder(seat)
        amount = self.stronghold(seat)  # step 8
        if self.has(creature, "aquatic") and self.place(creature)[2] == 0:
            amount *= 2
        blow = self.deal([(target, amount) for target in targets], magic=True)
        self.destroyed_return(blow)
        self.regeneration_and_sharpening(blow, creature)
        self.vanish(blow)  # step 17

    def cast(self, card: str, target: Creature) -> None:
        """Do steps 3 to 19 of an incantation."""
        has, (_, lane, _) = printed(card), self.place(target)
        self.leave_hand(self.me, card)
        aimed = self.with_neighbours(target, has)  # step 4
        self.immolate(self.me, lane, None, None)
        backfired = []
        if "backfire" in has and self.seats[self.foe][lane]:
            backfired = self.with_neighbours(self.seats[self.foe][lane][0], has)
        if "counterorder" in has:
            self.counterorder(self.me)
        hits = []
        for creature in self.in_order([*aimed, *backfired]):  # Ruling 24: one instance
            amount = 0
            if any(creature is each for each in aimed):
                vulnerable = "vulnerability" in has
                amount += self.health_left(creature) - 1 if vulnerable else CARDS[card]["attack"]
            if any(creature is each for each in backfired):
                amount += self.stronghold(self.me)
            hits.append((creature, amount))
        blow = self.deal(hits, magic=True)
        self.destroyed_return(blow)
        if blow.dealt and "regeneration" in has:
            self.regenerate(self.me)
        if blow.destroyed and "sharpening" in has:
            self.sharpen(blow)
        self.incantation_returns(card, has)  # step 16
        self.vanish(blow)

    def incantation_returns(self, card: str, has: set[str]) -> None:
        owner = self.foe if "mercenary" in has else self.me
        self.to_hand(owner, card, "cursed" in has)

    def immolate(
        self, seat: str, lane: str, played: Creature | None, burning: Creature | None
    ) -> None:
        """Do 5.5, Ruling 26: one instance of 1 for each carrier, which a host may be too."""
        for creature in self.everybody():
            if self.place(creature)[1] != lane:
                continue
            if creature is burning or (creature is not played and self.has(creature, "immolation")):
                self.damage_stronghold(seat, 1)

    def counterorder(self, seat: str) -> None:
        hand = self.seats[seat]["hand"]
        card = self.in_hand(seat)[0]
        hand.remove(card)
        hand.append(card)
        self.check(seat)

    # -- attacking (6) --

    def next_attacker(self) -> Creature | None:
        """Return the rearmost that may attack and was not activated this assault (Ruling 2)."""
        for lane in LANES[LANES.index(self.running) :]:
            for creature in reversed(self.seats[self.me][lane]):
                fresh = creature.get("entered") == "this turn"
                if not creature.get("activated") and (not fresh or self.has(creature, "rage")):
                    return creature
        return None

    def activate(self, creature: Creature) -> None:
        self.running = self.place(creature)[1]
        creature["activated"] = True
        self.attacks(creature, instinct=False)

    def attacks(self, creature: Creature, instinct: bool) -> None:
        """Do an attack, its Berserk attacks, then the Instinct of those it hurt."""
        hurt: list[Creature] = []
        while (blow := self.attack(creature, instinct)) is not None:
            hurt += blow.hurt
            if not blow.destroyed or not self.has(creature, "berserk"):  # step 19
                break
            instinct = False
        while hurt := self.in_order(hurt):  # step 20, Ruling 35
            survivor = hurt.pop(0)
            if self.has(survivor, "instinct"):
                self.attacks(survivor, instinct=True)

    def attack(self, creature: Creature, instinct: bool) -> _Blow | None:
        """Do steps 3 to 18 once; return None if there is no target."""
        seat, lane, _ = self.place(creature)
        has = self.abilities(*self.place(creature))
        enemies = self.seats[_other(seat)][lane]
        fresh = creature.get("entered") == "this turn"
        targets: list[Creature] = []  # none: the stronghold
        if enemies and not ("aerial" in has and lane == "upper"):
            targets = self.with_neighbours(enemies[0], has)
        if targets and instinct and self.would_deal(creature, enemies[0]) < 1:  # Ruling 33
            targets = []
        if not targets and ("defender" in has or (fresh and not instinct)):
            return None
        if "sprint" in has:
            self.sprint(creature)
        if targets:
            hits = [(target, self.amount(creature, target)) for target in targets]
            blow = self.deal(hits, magic=False)
        else:
            blow = _Blow()
            amount = self.amount(creature, None)
            blow.dealt = amount > 0
            self.damage_stronghold(_other(seat), amount)
        self.destroyed_return(blow)
        self.regeneration_and_sharpening(blow, creature)
        self.vanish(blow)  # step 16
        return blow

    def sprint(self, creature: Creature) -> None:
        seat, lane, over = self.place(creature)
        row = self.seats[seat][lane]
        row.insert(0, row.pop(over))
        creature["_bonus"] = creature.get("_bonus", 0) + over

    def amount(self, creature: Creature, target: Creature | None) -> int:
        """Return step 6: Vulnerability, Sprint's bonus, Aquatic; no target means the stronghold."""
        seat, lane, index = self.place(creature)
        has = self.abilities(seat, lane, index)
        if "vulnerability" in has:
            left = self.health(_other(seat)) if target is None else self.health_left(target)
            amount = left - 1
        else:
            amount = sum(CARDS[card]["attack"] for card in cards_of(creature))
        amount += creature.get("_bonus", 0)
        return amount * 2 if "aquatic" in has and index == 0 else amount

    def would_deal(self, creature: Creature, target: Creature) -> int:
        """Return the damage of steps 4 to 6, on a copy of the table."""
        seat, lane, index = self.place(creature)
        other, other_lane, other_index = self.place(target)
        twin = copy.deepcopy(self)
        mine = twin.seats[seat][lane][index]
        if twin.has(mine, "sprint"):
            twin.sprint(mine)
        return twin.amount(mine, twin.seats[other][other_lane][other_index])

    # -- blows --

    def health_left(self, creature: Creature) -> int:
        whole = sum(CARDS[card]["health"] for card in cards_of(creature))
        return int(whole - creature.get("damage", 0))

    def deal(self, hits: list[tuple[Creature, int]], magic: bool) -> _Blow:
        """Deal damage to all targets at once; `magic` is an incantation's or Backfire's."""
        blow = _Blow()
        for creature, amount in hits:
            if amount < 1 or (magic and self.has(creature, "indestructible")):
                continue
            used = creature.get("used", [])
            if self.has(creature, "protection") and "protection" not in used:
                creature["used"] = ["protection", *used]
                continue
            left = self.health_left(creature)
            creature["damage"] = creature.get("damage", 0) + amount
            blow.hurt.append(creature)
            blow.dealt = True
            if amount >= left:
                blow.destroyed.append(creature)
                blow.excess[creature["owner"]] += amount - left
        return blow

    def destroyed_return(self, blow: _Blow) -> None:
        """Handle shackled cards, the destroyed, Reinforcement (5.10, 5.11; 6.8 to 6.11)."""
        for creature in self.in_order(blow.hurt):
            owner = _other(self.place(creature)[0])
            while creature["_under"]:
                self.to_hand(owner, creature["_under"].pop(0))
        order = self.in_order(blow.destroyed)
        if self.position["ruleset"] == "1.0" and self.position.get("rules", 1) >= 2:
            order = self.chosen(self.me, order) + self.chosen(self.foe, order)  # 14
        dead = [(each, *self.place(each)) for each in order]
        lends = [borrowed(self.seats[seat], lane, index) for _, seat, lane, index in dead]
        for creature, seat, lane, _ in dead:  # Ruling 28: all leave at once
            row = self.seats[seat][lane]
            row.pop(next(index for index, each in enumerate(row) if each is creature))
        calls = []
        for owner in (self.me, self.foe):  # Ruling 4
            for (creature, _, lane, _), lent in zip(dead, lends, strict=True):
                if creature["owner"] == owner and self.cards_return(creature, owner, lent):
                    calls.append((owner, lane))
        for owner, lane in calls:  # Ruling 39
            self.call(owner, lane)

    def chosen(self, owner: str, destroyed: list[Creature]) -> list[Creature]:
        """Return an owner's creatures in its chosen order, if it has a choice (14)."""
        own = [each for each in destroyed if each["owner"] == owner]
        cards = [each["card"] for each in own if "_champion" not in each]
        if len(set(cards)) < 2 or not self.chooses(owner):
            return own
        if not self.answers:
            raise _AskedError(cards)
        answer = self.answers.pop(0)
        assert sorted(answer) == sorted(cards)
        return sorted(own, key=lambda each: [*answer, each["card"]].index(each["card"]))

    def chooses(self, owner: str) -> bool:
        return True

    def cards_return(self, creature: Creature, owner: str, lent: set[str]) -> bool:
        """Return cards, symbiote first, each by its own abilities (41); True if one calls."""
        calls = False
        for card in reversed(cards_of(creature)):
            has = printed(card) | lent
            if creature.get("_champion") == card:
                self.seats[owner]["champion"]["state"] = "exhausted"
                continue
            goes_to = _other(owner) if "mercenary" in has else owner
            self.to_hand(goes_to, card, "cursed" in has)
            calls |= "reinforcement" in has and goes_to == owner
        return calls

    def call(self, seat: str, lane: str) -> None:
        for card in self.available(seat):
            row = CARDS[card]
            if row["kind"] != "creature" or row["cost"] > 4 or "reinforcement" in printed(card):
                continue
            if self.calls < MOST_CALLS:
                self.calls += 1
                self.enter(seat, card, lane)
            return

    def regeneration_and_sharpening(self, blow: _Blow, source: Creature) -> None:
        if blow.dealt and self.has(source, "regeneration"):
            self.regenerate(source["owner"])
        used = source.get("used", [])
        if blow.destroyed and self.has(source, "sharpening") and "sharpening" not in used:
            source["used"] = [*used, "sharpening"]
            self.sharpen(blow)

    def sharpen(self, blow: _Blow) -> None:
        for owner in (self.me, self.foe):  # Ruling 36
            self.damage_stronghold(owner, blow.excess[owner])

    def vanish(self, blow: _Blow) -> None:
        for creature in self.in_order(blow.hurt):  # Ruling 37: the order is fixed here
            if self.has(creature, "vanish"):
                seat, lane, index = self.place(creature)
                row = self.seats[seat][lane]
                row.append(row.pop(index))

    # -- the end of a turn and the next one's regeneration (3) --

    def end_of_turn(self) -> None:
        for creature in self.everybody():
            for mark in ("damage", "used", "_bonus"):
                creature.pop(mark, None)
        self.position["mana"] = 0
        self.taken[self.me] += 1
        limit = self.position.get("options", {}).get("turn_limit", 0)
        if limit and min(self.taken.values()) >= limit:  # Rulings 21 and 46
            raise _OverError([], "turn_limit")

    def begin_turn(self) -> None:
        for creature in self.everybody():
            creature.pop("entered", None)
            creature.pop("activated", None)
        self.position["turn"] += 1
        self.me, self.foe = self.foe, self.me
        self.position["active"] = self.me
        self.position["phase"] = "regeneration"
        hand = self.seats[self.me]["hand"]
        if self.position.get("options", {}).get("fatigue") and self.taken[self.me] >= 8:  # 12
            hand.pop()
            self.check(self.me)
        row = self.seats[self.me]["upper"] + self.seats[self.me]["lower"]
        catalysts = sum(self.has(creature, "catalyst") for creature in row)
        self.position["mana"] = len(hand) + 2 * catalysts
        self.position["phase"] = "summoning"


def _other(seat: str) -> str:
    return "B" if seat == "A" else "A"


def _lane(letter: str) -> str:
    return LANES["ul".index(letter)]
