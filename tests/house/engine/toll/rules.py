"""The course of a match: its state, and the effects of moves."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from itertools import combinations
from typing import Literal

from engine import chance
from engine.core import IllegalAction, Outcome, Seat, State
from house.engine.toll.events import (
    Caught,
    CoinsAsked,
    Crossed,
    Ended,
    Event,
    Laid,
    Mended,
    Paid,
    Refused,
    Rested,
    RoadChosen,
    RoadsShown,
    Thrown,
    TookBack,
    TurnBegan,
)
from house.engine.toll.moves import (
    END,
    PAUSE,
    PAY,
    REFUSE,
    ROADS,
    UNDO,
    Ask,
    Lay,
    Move,
    Throw,
    Word,
)
from house.engine.toll.view import PlayerView, TollView

River = Literal["calm", "wild"]
KEEPER: Seat = "A"
ORDERS: dict[int, tuple[Seat, ...]] = {2: ("A", "B"), 3: ("A", "B", "C", "B")}
"""The turns of a round, by the number of seats."""
KEEPERS_HEALTH = {2: 8, 3: 12}
HEALTH, COINS, STONES, ROUNDS = 5, 2, 3, 6
WEIGHTS = range(1, 7)
MOST_ASKED = 2
ROADS_STEP = 0
"""The step of a round in which all choose roads; the turns are the later steps."""


class Toll(State):
    """A match. Lists have an item for each seat; `dice` and `bag` are states of streams.

    `roads` are those of this round, None for a seat that has not chosen; `asked` is a seat and the
    number of coins that it is asked for in another's turn.
    """

    __slots__ = (
        *("river", "health", "coins", "stones", "roads", "round", "step"),
        *("laid", "asks", "asked", "dice", "bag"),
    )

    def __init__(self, seats: int, river: River, dice: int, bag: int) -> None:
        self.river = river
        self.health = [KEEPERS_HEALTH[seats], *[HEALTH] * (seats - 1)]
        self.coins = [COINS] * seats
        self.stones: list[tuple[int, ...]] = [()] * seats
        self.roads: list[str | None] = [None] * seats
        self.round, self.step = 1, ROADS_STEP
        self.laid = self.asks = 0
        self.asked: tuple[Seat, int] | None = None
        self.dice, self.bag = dice, bag

    # Seats and legal moves

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All seats; A is the keeper, the others are travellers."""
        seats: tuple[Seat, ...] = ("A", "B", "C")
        return seats[: len(self.health)]

    @property
    def active(self) -> Seat | None:
        """The seat whose turn it is; None while all choose roads."""
        return None if self.step == ROADS_STEP else ORDERS[len(self.health)][self.step - 1]

    def to_act(self) -> tuple[Seat, ...]:
        """Return all seats without a road; the seat that is asked; else the active one."""
        if self.outcome() is not None:
            return ()
        if self.active is None:
            return tuple([seat for seat in self.seats if self.roads[self.number(seat)] is None])
        return (self.asked[0] if self.asked else self.active,)

    def number(self, seat: Seat) -> int:
        """Return the index of a seat in the lists."""
        return self.seats.index(seat)

    def others(self, seat: Seat) -> list[Seat]:
        """Return the seats of the other side."""
        return [other for other in self.seats if (other == KEEPER) != (seat == KEEPER)]

    def legal_actions(self, seat: Seat) -> Sequence[Move]:
        """Return exactly what `apply` accepts."""
        if seat not in self.to_act():
            return []
        if self.active is None:
            return [Word(road) for road in ROADS]
        if self.asked is not None:
            return [PAY, REFUSE]
        return [*self._within_the_turn(seat), *self._throws(seat), PAUSE, END]

    def _within_the_turn(self, seat: Seat) -> Iterator[Move]:
        own = self.coins[self.number(seat)]
        yield from (Lay(count) for count in range(1, min(own, 3) + 1))
        if self.laid:
            yield UNDO
        if self.asks < MOST_ASKED:
            for other in self.seats:
                most = min(self.coins[self.number(other)], 2) if other != seat else 0
                yield from (Ask(other, count) for count in range(1, most + 1))

    def _throws(self, seat: Seat) -> Iterator[Move]:
        for other in self.others(seat):
            for count in (1, 2):
                for stones in combinations(self.stones[self.number(seat)], count):
                    yield Throw(other, stones)

    # Effects of moves

    def apply(self, seat: Seat, action: Move) -> Sequence[Event]:
        """Apply the move and return its events. Raises `IllegalAction`."""
        if seat not in self.to_act():
            raise IllegalAction("toll_not_due")
        if action not in self.legal_actions(seat):
            raise IllegalAction("toll_not_now", move=str(action))
        match action:
            case Lay(count):
                self.coins[self.number(seat)] -= count
                self.laid += count
                return [Laid(seat, count)]
            case Ask(other, count):
                self.asked, self.asks = (other, count), self.asks + 1
                return [CoinsAsked(seat, other, count)]
            case Throw(other, stones):
                return [*self._throw(seat, other, stones), *self._end_turn(seat)]
        if action == UNDO:
            count, self.laid = self.laid, 0
            self.coins[self.number(seat)] += count
            return [TookBack(seat, count)]
        if action in (PAY, REFUSE):
            return [*self._answer(seat, pays=action == PAY), *self._ended()]
        if action in (PAUSE, END):
            return [*(self._rest(seat) if action == PAUSE else ()), *self._end_turn(seat)]
        return self._choose(seat, str(action))

    def _choose(self, seat: Seat, road: str) -> list[Event]:
        self.roads[self.number(seat)] = road
        events: list[Event] = [RoadChosen(seat)]
        if None not in self.roads:
            events.append(RoadsShown(tuple([road or "" for road in self.roads])))
            for number, other in enumerate(self.seats[1:], 1):
                if self.roads[number] == self.roads[0]:
                    amount = 2 if self.river == "wild" else 1
                    self.health[number] -= amount
                    events.append(Caught(other, amount))
                else:
                    self.coins[number] += 2
                    events.append(Crossed(other, 2))
            events += self._next_step()
        return events

    def _answer(self, seat: Seat, *, pays: bool) -> list[Event]:
        assert self.asked is not None, "an answer"
        assert self.active is not None, "in a turn"
        count, self.asked = self.asked[1], None
        if pays:
            self.coins[self.number(seat)] -= count
            self.coins[self.number(self.active)] += count
            return [Paid(seat, self.active, count)]
        roll, self.dice = chance.draw(self.dice, 6)
        amount = int(roll + 1 >= 4)
        self.health[self.number(seat)] -= amount
        return [Refused(seat, self.active, roll + 1, amount)]

    def _throw(self, seat: Seat, other: Seat, stones: tuple[int, ...]) -> list[Event]:
        number, amount = self.number(seat), sum(stones) // 3
        self.stones[number] = tuple([each for each in self.stones[number] if each not in stones])
        self.health[self.number(other)] -= amount
        return [Thrown(seat, other, stones, amount)]

    def _rest(self, seat: Seat) -> list[Event]:
        self.coins[self.number(seat)] += 1
        self.draw(self.number(seat), 1)
        return [Rested(seat)]

    def draw(self, number: int, count: int) -> None:
        """Give a seat stones of weights that it does not have, as many as there are."""
        own = self.stones[number]
        for _ in range(min(count, len(WEIGHTS) - len(own))):
            free = [weight for weight in WEIGHTS if weight not in own]
            place, self.bag = chance.draw(self.bag, len(free))
            own = (*own, free[place])
        self.stones[number] = tuple(sorted(own))

    def _end_turn(self, seat: Seat) -> list[Event]:
        events: list[Event] = []
        if amount := self.laid // 2:
            self.health[self.number(seat)] += amount
            events.append(Mended(seat, amount))
        return [*events, *self._next_step()]

    def _next_step(self) -> list[Event]:
        self.laid = self.asks = 0
        if ended := self._ended():
            return ended
        self.step += 1
        if self.step > len(ORDERS[len(self.health)]):
            self.round, self.step = self.round + 1, ROADS_STEP
            self.roads = [None] * len(self.health)
        return self._ended() or [TurnBegan(self.active, self.round)]

    def _ended(self) -> list[Event]:
        outcome = self.outcome()
        return [Ended(outcome.winners, outcome.reason)] if outcome else []

    def outcome(self) -> Outcome | None:
        """Return None while the match runs."""
        if min(self.health[1:]) <= 0:
            return Outcome((KEEPER,), "toll_caught")
        if self.health[0] <= 0:
            return Outcome(self.seats[1:], "toll_passed")
        return Outcome((), "toll_night") if self.round > ROUNDS else None

    # Views, copies and keys

    def view(self, seat: Seat | None) -> TollView:
        """Return what this seat, or a spectator (None), may know."""
        shown = self.active is not None
        players = [
            PlayerView(
                seat=other,
                health=self.health[number],
                coins=self.coins[number],
                stones=len(self.stones[number]),
                hand=self.stones[number] if other == seat else None,
                chosen=self.roads[number] is not None,
                road=(self.roads[number] or "") if shown or other == seat else "",
            )
            for number, other in enumerate(self.seats)
        ]
        return TollView(
            viewer=seat,
            river=self.river,
            round=self.round,
            active=self.active,
            to_act=self.to_act(),
            asked=self.asked,
            laid=self.laid,
            players=tuple(players),
            outcome=self.outcome(),
        )

    def copy(self) -> Toll:
        """Return an equal, independent state."""
        twin = Toll.__new__(Toll)
        for name in self.__slots__:
            value = getattr(self, name)
            setattr(twin, name, value[:] if isinstance(value, list) else value)
        return twin

    def key(self) -> Hashable:
        """Return everything in the state."""
        return tuple(
            [
                tuple(value) if isinstance(value, list) else value
                for value in (getattr(self, name) for name in self.__slots__)
            ]
        )
