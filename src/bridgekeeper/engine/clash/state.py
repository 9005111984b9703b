"""A duel in progress as plain slots and lists: what the rules change and search copies."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Self

from ..core import Outcome
from .actions import Place, place
from .cards import Card
from .events import Event, Phase


class Creature:
    """A creature in play.

    `seat` and `lane` say where it stands, `owner` to whose hand it returns (seats as
    numbers, A is 0). `entered` and `activated` are numbers of turns: the one in which it was
    played (0: before anything that matters), the one in whose assault it was last taken.
    `mask` holds its abilities now, auras included. Marks of the turn are cleared at its end.
    """

    __slots__ = (
        "activated",
        "bonus",
        "card",
        "damage",
        "entered",
        "lane",
        "mask",
        "owner",
        "protection_used",
        "seat",
    )

    def __init__(self, card: Card, seat: int, lane: int, entered: int) -> None:
        self.card = card
        self.owner = seat
        self.seat = seat
        self.lane = lane
        self.entered = entered
        self.activated = 0
        self.damage = 0
        self.bonus = 0
        self.protection_used = False
        self.mask = card.mask

    def copy(self) -> Creature:
        twin: Creature = Creature.__new__(Creature)
        twin.card = self.card
        twin.owner = self.owner
        twin.seat = self.seat
        twin.lane = self.lane
        twin.entered = self.entered
        twin.activated = self.activated
        twin.damage = self.damage
        twin.bonus = self.bonus
        twin.protection_used = self.protection_used
        twin.mask = self.mask
        return twin

    def key(self, turn: int) -> Hashable:
        """What matters of this creature for playing on, between actions of this turn."""
        return self.card, self.owner, self.damage, self.entered == turn, self.protection_used


class Player:
    """A seat's hand, stronghold and kingdom.

    `hand` is left to right without the stronghold; `stronghold` is the number of cards to
    the left of it, so its health is `len(hand) - stronghold`. `lanes` are the own halves of
    the upper and the lower lane, from the bridge to the rear.
    """

    __slots__ = ("bastion", "hand", "lanes", "stronghold", "turns_taken")

    def __init__(self, hand: list[Card], stronghold: int = 0, bastion: bool = True) -> None:
        self.hand = hand
        self.stronghold = stronghold
        self.bastion = bastion
        self.lanes: tuple[list[Creature], list[Creature]] = ([], [])
        self.turns_taken = 0

    @property
    def health(self) -> int:
        """Health of the standing side: the cards to the right of the stronghold (1)."""
        return len(self.hand) - self.stronghold

    def copy(self) -> Player:
        twin: Player = Player.__new__(Player)
        twin.hand = self.hand[:]
        twin.stronghold = self.stronghold
        twin.bastion = self.bastion
        upper, lower = self.lanes
        twin.lanes = ([each.copy() for each in upper], [each.copy() for each in lower])
        twin.turns_taken = self.turns_taken
        return twin

    def key(self, turn: int) -> Hashable:
        """What matters of this player for playing on."""
        upper, lower = self.lanes
        return (
            tuple(self.hand),
            self.stronghold,
            self.bastion,
            tuple([each.key(turn) for each in upper]),
            tuple([each.key(turn) for each in lower]),
        )


class Board:
    """Everything that a duel is at one moment. The rules are functions on it.

    `active` is the seat whose turn it is, `turn` counts from 1 over all seats,
    `turn_limit` is the number of own turns after which the game is a draw (0: no limit).
    `events` gathers what the action under way has caused so far.
    """

    __slots__ = ("active", "ended", "events", "mana", "phase", "players", "turn", "turn_limit")

    def __init__(self, players: tuple[Player, Player], turn_limit: int = 0) -> None:
        self.players = players
        self.active = 0
        self.turn = 1
        self.phase: Phase = "summoning"
        self.mana = 0
        self.turn_limit = turn_limit
        self.ended: Outcome | None = None
        self.events: list[Event] = []

    def place_of(self, creature: Creature) -> Place:
        """Where a creature in play stands."""
        lane = self.players[creature.seat].lanes[creature.lane]
        return place(creature.seat, creature.lane, lane.index(creature))

    def creature_at(self, target: Place) -> Creature | None:
        """The creature at a place, None when nobody stands there."""
        seat = "AB".find(target.seat)
        if seat < 0:
            return None
        lane = self.players[seat].lanes[target.lane]
        return lane[target.position] if 0 <= target.position < len(lane) else None

    def copy(self) -> Self:
        """An equal board that shares nothing that changes. Copy between actions only."""
        twin = self.__new__(type(self))
        first, second = self.players
        twin.players = (first.copy(), second.copy())
        twin.active = self.active
        twin.turn = self.turn
        twin.phase = self.phase
        twin.mana = self.mana
        twin.turn_limit = self.turn_limit
        twin.ended = self.ended
        twin.events = []
        return twin

    def key(self) -> Hashable:
        """Equal for boards that can't be told apart by playing on: turns count only towards
        a turn limit."""
        first, second = self.players
        limit = self.turn_limit
        return (
            self.active,
            self.mana,
            self.phase,
            self.ended,
            limit and (limit, first.turns_taken, second.turns_taken),
            first.key(self.turn),
            second.key(self.turn),
        )


class GameOver(Exception):  # noqa: N818 - unwinds the rules, never leaves the engine
    """The game has ended: nothing further resolves (4)."""
