"""An independent, naive implementation of the Battle of the Castles: the witness.

It is written from castles.md alone, uses the position document of section 14 and knows nothing of
the engine but the named random generator. It is slow and plain on purpose: read it next to the
rules page. Numbers in comments are the sections and rulings of that page.
"""

from __future__ import annotations

import copy
from collections.abc import Callable
from functools import cache, partial
from itertools import combinations
from typing import Any

from castles_deaths import bury_the_dead, check_the_end, discard, draw, hurt, over, roll
from castles_effects import begun, choices, raise_skeleton, reachable, resolve
from castles_positions import CREATURE, SEAT, completed, places, read, written
from castles_table import (
    CARDS,
    RACES,
    SEATS,
    SETUP,
    TILES,
    Creature,
    Position,
    allied,
    boosted,
    castle_lines,
    column_from,
    copies_of,
    distance,
    edge_cells,
    facts,
    in_list_order,
    power,
    standing,
    stands_on,
    tile_cells,
)

from engine import chance

# Moves without their payment: the cost of each, and its effect once it is paid.
Offers = dict[str, tuple[int, Callable[[], None]]]


class Oracle:
    """A running or finished game. It can be copied deeply and pickled: it has only its position."""

    def __init__(self, position: Position) -> None:
        self._position = position

    @classmethod
    def setup(cls, mode: str, seed: int, races: dict[str, str], first: str | None = None) -> Oracle:
        """Return a new game whose first turn has begun: drawn and rolled (2, 3).

        Args:
            mode: `duel` or `teams`.
            seed: The seed of all streams (11).
            races: The race of each seat.
            first: The seat that begins; None: the coin decides.
        """
        order = SEATS[mode]
        if first is None:
            first = order[chance.draw(chance.stream(seed, "coin"), len(order))[0]]
        seats = dict[str, Any]()
        for seat in order:
            state = chance.stream(seed, f"shuffle {seat}")
            side = copy.deepcopy(SEAT) | {"race": races[seat], "shuffle": state}
            _shuffle(side, copies_of(races[seat], main=True))
            side["hand"], side["deck"] = (
                side["deck"][: SETUP["hand"]],
                side["deck"][SETUP["hand"] :],
            )
            seats[seat] = side
        position: Position = {"format": 1, "game": "castles", "ruleset": "1", "mode": mode}
        position |= {"turn": 1, "active": first, "first": first, "dice": []}
        position |= {"chance": chance.stream(seed, "dice"), "seats": seats}
        position |= {"board": {}, "tiles": {}, "tombstones": []}
        oracle = cls(position)
        oracle._begin_turn()
        return oracle

    @classmethod
    def load(cls, document: Position) -> Oracle:
        """Load a position of section 14 or, without `format`, a loose one of section 15.

        Raises ValueError with the path of what is wrong.
        """
        return cls(read(document if "format" in document else completed(document)))

    def document(self) -> Position:
        """Return the position of section 14, with `outcome` after the end."""
        return written(self._position)

    def to_act(self) -> str | None:
        """Return the active seat, which alone decides in a turn (14); None after the end."""
        return None if over(self._position) else str(self._position["active"])

    def legal(self) -> set[str]:
        """Return the canonical moves with their payments; none after the end."""
        dice = self._position["dice"]
        offers = self._offers().items()
        return {text for move, (cost, _) in offers for text in _paid(move, dice, cost)}

    def play(self, text: str) -> None:
        """Make a canonical move. Raises ValueError if it isn't legal."""
        dice = self._position["dice"]
        move, _, payment = text.partition("/")
        cost, do = self._offers().get(move, (0, None))
        if do is None or text not in _paid(move, dice, cost):
            raise ValueError(text)
        for die in payment.split("+") if payment else []:
            dice.remove(int(die))
        do()

    def with_payment(self, text: str) -> str:
        """Return the move with the default payment if it has none (Ruling 48); else unchanged."""
        cost, _ = self._offers().get(text, (0, None))
        payments = _payments((*self._position["dice"],), cost) if cost else []
        return f"{text}/{min(payments, key=_unusual)}" if payments else text

    def _offers(self) -> Offers:
        """Return everything that the active seat may do if it can pay for it (4)."""
        if over(self._position):
            return {}
        offers: Offers = {"end": (0, self._end_turn)}
        offers |= self._builds() | self._summons() | self._activations() | self._magic()
        return offers | self._powers()

    # The course of a turn (3)

    def _begin_turn(self) -> None:
        position = self._position
        seat = position["active"]
        for _, creature in standing(position, seat, "own"):
            creature |= {"shield": False, "activated": False}
        draw(position, seat, 1)
        if not over(position):
            roll(position, SETUP["dice"])

    def _end_turn(self) -> None:
        position = self._position
        order, seat = SEATS[position["mode"]], position["active"]
        position["dice"] = []
        for _, creature in standing(position):
            creature |= {"bonus_damage": 0, "bonus_move": 0, "readied": False}
            if creature["owner"] == seat:
                creature["stunned"] = False
        position["seats"][seat] |= {"built": False, "power": False}
        position["turn"] += 1
        position["active"] = order[(order.index(seat) + 1) % len(order)]
        self._begin_turn()

    # Build (4, 6)

    def _builds(self) -> Offers:
        position = self._position
        mode, seat = position["mode"], position["active"]
        side = position["seats"][seat]
        if side["built"]:
            return {}
        offers = Offers()
        for building in RACES[side["race"]]["buildings"]:
            if building["id"] not in side["buildings"]:
                offers[building["id"]] = (
                    building["cost"],
                    partial(self._build, building["id"]),
                )
        for tile, row in TILES.items():
            standing_already = [t for t in position["tiles"].values() if t["owner"] == seat]
            built = sum(t["tile"] == tile for t in standing_already)
            for cell in tile_cells(mode, seat, tile):
                if built < row["per_castle"] and cell not in position["tiles"]:
                    offers[f"{tile}@{cell}"] = (
                        row["cost"],
                        partial(self._lay, tile, cell),
                    )
        return offers

    def _build(self, building: str) -> None:
        """Shuffle in every reserve card whose `requires` are now complete (4).

        Cards that are elsewhere already are not in the reserve (C62).
        """
        side = self._position["seats"][self._position["active"]]
        side["built"] = True
        side["buildings"].append(building)
        unlocked = [
            card
            for card in copies_of(side["race"], main=False)
            if building in CARDS[card]["requires"]
            and all(other in side["buildings"] for other in CARDS[card]["requires"])
        ]
        if unlocked:
            for _, card in places(self._position, self._position["active"]):
                if card in unlocked:
                    unlocked.remove(card)
            _shuffle(side, side["deck"] + unlocked)

    def _lay(self, tile: str, cell: str) -> None:
        seat = self._position["active"]
        self._position["seats"][seat]["built"] = True
        self._position["tiles"][cell] = {"tile": tile, "owner": seat}

    # Summon (4)

    def _summons(self) -> Offers:
        hand = self._position["seats"][self._position["active"]]["hand"]
        return {
            f"{card}@{cell}": (CARDS[card]["summon"], partial(self._summon, card, cell))
            for card in dict.fromkeys(hand)
            for cell in self._places_to_summon(card)
        }

    def _places_to_summon(self, card: str) -> list[str]:
        """Return the seat's free edge cells; none for a magic or a second legend."""
        position = self._position
        seat = position["active"]
        if CARDS[card]["kind"] != "creature":
            return []
        own = standing(position, seat, "own")
        if CARDS[card]["legend"] and any(facts(creature)["legend"] for _, creature in own):
            return []
        return [c for c in edge_cells(position["mode"], seat) if c not in position["board"]]

    def _summon(self, card: str, cell: str) -> None:
        position = self._position
        seat = position["active"]
        position["seats"][seat]["hand"].remove(card)
        position["board"][cell] = CREATURE | {"card": card, "owner": seat}

    # Activate, or use an ability (4)

    def _activations(self) -> Offers:
        position = self._position
        offers = Offers()
        for start, creature in standing(position, position["active"], "own"):
            if creature["activated"] or creature["stunned"]:
                continue
            for cell in [start, *self._destinations(start, creature)]:
                way = start if cell == start else f"{start}>{cell}"
                offers |= self._activation(start, cell, creature, way)
        return offers

    def _activation(self, start: str, cell: str, creature: Creature, way: str) -> Offers:
        """Return all activations that end their move on that cell."""
        position = self._position
        seat, row = creature["owner"], facts(creature)
        offers = Offers()
        if cell != start:
            offers[way] = (row["activation"], partial(self._go, start, cell))
        board = {at: other for at, other in position["board"].items() if at != start}
        moved = position | {"board": board | {cell: creature}}
        reach = row["range"] + stands_on(position, creature, cell, "tower")
        for at, _ in standing(moved, seat, "enemy"):
            if distance(cell, at) <= reach:
                attack = partial(self._attack, start, cell, at)
                offers[f"{way}*{at}"] = (row["activation"], attack)
        for castle in position["seats"]:
            if not allied(castle, seat) and self._castle_distance(cell, castle, reach) is not None:
                assault = partial(self._assault, start, cell, castle, reach)
                offers[f"{way}*{castle}"] = (row["activation"], assault)
        ability = row["ability"]
        for chosen in choices(moved, seat, ability, cell) if ability else []:
            offers[f"{way}!{chosen}"] = (
                ability["cost"],
                partial(self._use_ability, start, cell, chosen),
            )
        return offers

    def _destinations(self, start: str, creature: Creature) -> list[str]:
        """Return where it can go; the gate's step counts if it begins on it (Ruling 27)."""
        position, row = self._position, facts(creature)
        steps = row["move"] + creature["bonus_move"]
        steps += stands_on(position, creature, start, "gate")
        return reachable(position, start, steps, flying="flying" in row["traits"])

    def _castle_distance(self, cell: str, castle: str, reach: int) -> int | None:
        """Return the shortest legal route, straight or through a tile (5, Ruling 24)."""
        position = self._position
        away = abs(int(cell[1]) - column_from(castle, 1)) + 1
        wall = position["tiles"].get(f"{cell[0]}{column_from(castle, 2)}")
        shut_out = wall is not None and wall["tile"] == "wall" and away > 2
        routes = list[int]()
        if cell[0] in castle_lines(position["mode"], castle) and not shut_out:
            routes.append(away)
        for at, tile in position["tiles"].items():
            exposes = tile["owner"] == castle and tile["tile"] in ("tower", "gate")
            if exposes and not (shut_out and at[0] == cell[0]):
                routes.append(distance(cell, at))
        return min((route for route in routes if route <= reach), default=None)

    def _go(self, start: str, cell: str) -> None:
        self._activated(start, cell)

    def _activated(self, start: str, cell: str) -> Creature:
        """Return the creature after moving it."""
        board = self._position["board"]
        creature: Creature = board.pop(start)
        board[cell] = creature
        creature["activated"] = True
        return creature

    def _damage(self, creature: Creature, away: int) -> int:
        """Return the damage; the orcs' boost counts up to distance 1 (7, Ruling 34)."""
        amount: int = facts(creature)["damage"] + creature["bonus_damage"]
        return amount + (away <= 1 and boosted(self._position, creature, "arm"))

    def _attack(self, start: str, cell: str, target: str) -> None:
        position = self._position
        creature = self._activated(start, cell)
        amount = self._damage(creature, distance(cell, target))
        wounded = hurt(position["board"][target], amount)
        bury_the_dead(position)
        if wounded and "lifesteal" in facts(creature)["traits"] and not over(position):
            creature["wounds"] = max(0, creature["wounds"] - 1)

    def _assault(self, start: str, cell: str, castle: str, reach: int) -> None:
        away = self._castle_distance(cell, castle, reach)
        assert away is not None
        creature = self._activated(start, cell)
        self._position["seats"][castle]["wounds"] += self._damage(creature, away)
        check_the_end(self._position)

    def _use_ability(self, start: str, cell: str, chosen: str) -> None:
        position = self._position
        creature = self._activated(start, cell)
        deed = begun(position, creature["owner"], cell, chosen)
        resolve(position, facts(creature)["ability"]["effects"], deed)

    # Magic (4)

    def _magic(self) -> Offers:
        position = self._position
        seat = position["active"]
        offers = Offers()
        for card in dict.fromkeys(position["seats"][seat]["hand"]):
            if CARDS[card]["kind"] == "magic":
                for chosen in choices(position, seat, CARDS[card]):
                    play = partial(self._play_magic, card, chosen)
                    offers[f"{card}!{chosen}"] = (CARDS[card]["cost"], play)
        return offers

    def _play_magic(self, card: str, chosen: str) -> None:
        """Remove the card from the hand, resolve it, put it onto the discard pile."""
        position = self._position
        seat = position["active"]
        position["seats"][seat]["hand"].remove(card)
        resolve(position, CARDS[card]["effects"], begun(position, seat, "", chosen))
        discard(position, seat, card)

    # Race powers (7)

    def _powers(self) -> Offers:
        position = self._position
        seat = position["active"]
        side = position["seats"][seat]
        if side["power"]:
            return {}
        offers = Offers()
        for card in dict.fromkeys(side["hand"]):
            if power(position, seat) == "call":
                offers |= self._calls(card)
            elif power(position, seat) == "exhume":
                for cell in position["tombstones"]:
                    if cell not in position["board"]:
                        offers[f"+{card}@{cell}"] = (
                            0,
                            partial(self._exhume, card, cell),
                        )
            else:
                for cell, creature in standing(position, seat, "ally"):
                    if creature["boost"] is None:
                        offers[f"+{card}@{cell}"] = (0, partial(self._boost, card, cell))
        return offers

    def _calls(self, card: str) -> Offers:
        """Return summons of another creature card for the discarded one (Ruling 31)."""
        others = list(self._position["seats"][self._position["active"]]["hand"])
        others.remove(card)
        return {
            f"+{card}={called}@{cell}": (0, partial(self._call, card, called, cell))
            for called in dict.fromkeys(others)
            for cell in self._places_to_summon(called)
        }

    def _spend(self, card: str) -> str:
        """Use the power and remove the card from the hand; return the seat."""
        seat: str = self._position["active"]
        side = self._position["seats"][seat]
        side["power"] = True
        side["hand"].remove(card)
        return seat

    def _call(self, card: str, called: str, cell: str) -> None:
        discard(self._position, self._spend(card), card)
        self._summon(called, cell)

    def _exhume(self, card: str, cell: str) -> None:
        raise_skeleton(self._position, self._spend(card), card, cell)

    def _boost(self, card: str, cell: str) -> None:
        seat = self._spend(card)
        self._position["board"][cell]["boost"] = {"card": card, "seat": seat}


def _shuffle(side: dict[str, Any], cards: list[str]) -> None:
    """Shuffle the sorted cards into a deck, and advance the seat's stream (11)."""
    side["deck"] = chance.shuffled(in_list_order(cards), side["shuffle"])
    for _ in cards[1:]:  # one number less than there are cards
        _, side["shuffle"] = chance.draw(side["shuffle"], 1)


def _paid(move: str, dice: list[int], cost: int) -> list[str]:
    """Return the move with every payment, the smallest die first (14); unchanged if it is free."""
    return [f"{move}/{payment}" for payment in _payments((*dice,), cost)] if cost else [move]


@cache
def _payments(dice: tuple[int, ...], cost: int) -> list[str]:
    """Return every sorted choice of dice that pays the cost without a needless one (Ruling 9)."""
    found = set[tuple[int, ...]]()
    for size in range(1, len(dice) + 1):
        for chosen in combinations(sorted(dice), size):
            if sum(chosen) >= cost > sum(chosen) - min(chosen):
                found.add(chosen)
    return ["+".join(map(str, chosen)) for chosen in sorted(found)]


def _unusual(payment: str) -> tuple[int, int, int]:
    """Return the sort key of payments: the least excess, the fewest dice, the largest die (3)."""
    dice = [int(die) for die in payment.split("+")]
    return sum(dice), len(dice), -max(dice)
