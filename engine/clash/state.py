"""A match in progress as plain slots and lists, which the rules change and a search copies."""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable
from typing import Final, Self, final

from mypy_extensions import mypyc_attr

from engine.clash.abilities import VULNERABILITY
from engine.clash.actions import UPPER, Action, Place, place
from engine.clash.ai_settings import Settings
from engine.clash.cards import Card
from engine.clash.events import Event, Phase
from engine.clash.rules import Rules
from engine.clash.seating import DUEL, Seating
from engine.core import SEATS, Outcome, record


@final
@record
class Call:
    """A request of a step: Reinforcement of a seat in a lane.

    It is carried out completely before the step continues.
    """

    seat: int
    lane: int


Step = Generator["Step | Call", None, None]
"""A step of the rules, which yields the steps and calls that it causes: each is complete before the
step continues. `run` resolves them."""

PROTECTION_USED: Final = 1
SHARPENING_USED: Final = 2
_MORE: Final = 4
"""A bit in a creature's key that is otherwise unused: its rarer properties follow."""


@final
@mypyc_attr(acyclic=True)
class Creature:
    """A creature in play, or a pair: `card` below and its `symbiote` on top.

    `seat` and `lane` are its place, `owner` is the seat whose hand it returns to (numbers, A is 0).
    `entered` and `activated` are numbers of turns: the one in which it was played (0: long before),
    and that of its latest activation in an assault. `own` are the abilities printed on either card
    or given from outside, `mask` its current ones including auras, `aura` what its neighbours get.
    `shackled` are the cards under it with their owners' seats. `champion` is the one of its cards
    that is a champion. Marks of the turn are cleared at its end.
    """

    def __init__(
        self,
        card: Card,
        seat: int,
        lane: int,
        entered: int,
        given: int = 0,
        copied: Creature | None = None,
    ) -> None:
        self.card = card
        self.seat = seat
        self.lane = lane
        self.entered = entered
        self.given = given
        if copied is not None:
            self.symbiote: Card | None = copied.symbiote
            self.owner: int = copied.owner
            self.activated: int = copied.activated
            self.attack: int = copied.attack
            self.health: int = copied.health
            self.damage: int = copied.damage
            self.bonus: int = copied.bonus
            self.used: int = copied.used
            self.own: int = copied.own
            self.mask: int = copied.mask
            self.aura: int = copied.aura
            self.shackled: tuple[tuple[Card, int], ...] = copied.shackled
            self.champion: Card | None = copied.champion
            return
        self.symbiote = None
        self.owner = seat
        self.activated = 0
        self.attack = card.attack
        self.health = card.health
        self.damage = 0
        self.bonus = 0
        self.used = 0
        self.own = card.mask | given
        self.mask = self.own
        self.aura = card.aura
        self.shackled = ()
        self.champion = None

    def join(self, symbiote: Card) -> None:
        """Add a symbiote's values; Vulnerability in either sets the attack (7, symbiote)."""
        self.symbiote = symbiote
        self.attack += symbiote.attack
        self.health += symbiote.health
        self.own |= symbiote.mask
        self.aura |= symbiote.aura

    @property
    def cards(self) -> tuple[Card, ...]:
        """Its cards in the order in which they return to a hand: the symbiote first."""
        return (self.card,) if self.symbiote is None else (self.symbiote, self.card)

    def blow(self, left: int) -> int:
        """Return the damage of its attack to `left` health, without the bonus (6.6)."""
        return left - 1 if self.mask & VULNERABILITY else self.attack

    def copy(self) -> Creature:
        return Creature(self.card, self.seat, self.lane, self.entered, self.given, self)

    def add_to_key(self, key: list[Hashable], turn: int) -> None:
        """Add to a key all that matters of this creature between actions of a turn.

        That is its card, its marks and, if a mark says so, its rarer properties.
        """
        marked = (self.entered == turn) | (self.activated == turn) << 1 | self.used << 3
        marked |= self.damage << 5
        key.append(self.card)
        if (
            self.symbiote is None
            and self.champion is None
            and self.owner == self.seat
            and not self.given
            and not self.shackled
        ):
            key.append(marked)
        else:
            key.append(marked | _MORE)
            key.append((self.symbiote, self.champion, self.owner, self.given, self.shackled))


@final
@mypyc_attr(acyclic=True)
class Ai:
    """What only an AI's seat has (9): the discard pile, top first, its settings, and chance.

    `chance` shuffles the pile when the bastion falls. `last_turn` is set during the turn after
    which it has lost (ruleset 1.0).
    """

    def __init__(self, settings: Settings, chance: int) -> None:
        self.discard: list[Card] = []
        self.settings = settings
        self.chance = chance
        self.last_turn = False

    def copy(self) -> Ai:
        twin = Ai(self.settings, self.chance)
        twin.discard = self.discard[:]
        twin.last_turn = self.last_turn
        return twin

    def key(self, bastion: bool) -> Hashable:
        """Return all that matters for the rest of the match; chance only with a bastion."""
        return self.settings, tuple(self.discard), bastion and self.chance


@final
@mypyc_attr(acyclic=True)
class Player:
    """A seat's hand, stronghold, kingdom and champion.

    `hand` is left to right without the stronghold; `stronghold` is the number of cards to the left
    of it, so its health is `len(hand) - stronghold`. `lanes` are the seat's halves of the upper and
    the lower lane, from the bridge to the rear. `given` are abilities that all creatures played by
    this seat have. `champion` is the card outside the board, `ready` whether it can be played. An
    AI's seat has its `ai`; its `hand` is the deck, top first, all of it on the stronghold (9,
    Ruling 12).
    """

    def __init__(
        self,
        hand: list[Card],
        stronghold: int = 0,
        bastion: bool = True,
        ai: Ai | None = None,
        lanes: tuple[list[Creature], ...] | None = None,
    ) -> None:
        self.hand = hand
        self.stronghold = stronghold
        self.bastion = bastion
        self.lanes = ([], []) if lanes is None else lanes
        self.turns_taken = 0
        self.given = 0 if ai is None else ai.settings.given
        self.champion: Card | None = None
        self.ready = False
        self.ai = ai

    @property
    def health(self) -> int:
        """The health of the standing side: the cards to the right of the stronghold (1)."""
        return len(self.hand) - self.stronghold

    def copy(self) -> Player:
        ai = None if self.ai is None else self.ai.copy()
        upper, lower = self.lanes
        lanes = [creature.copy() for creature in upper], [creature.copy() for creature in lower]
        twin = Player(self.hand[:], self.stronghold, self.bastion, ai, lanes)
        twin.turns_taken = self.turns_taken
        twin.given = self.given
        twin.champion = self.champion
        twin.ready = self.ready
        return twin

    def add_to_key(self, key: list[Hashable], turn: int) -> None:
        """Add to a key all that matters of this player for the rest of the match."""
        key.append(len(self.hand))
        key.extend(self.hand)
        for lane in self.lanes:
            for creature in lane:
                creature.add_to_key(key, turn)
            key.append(None)
        key.append(self.stronghold << 2 | self.bastion << 1 | self.ready)
        key.append(self.given)
        key.append(self.champion)
        if self.ai is not None:
            key.append(self.ai.key(self.bastion))


@record
class Question:
    """A question to a seat (a number) in ruleset 1.0: the order in which its cards return (14).

    The cards were destroyed at once. `cards` are in the order of section 4.
    """

    seat: int
    cards: tuple[Card, ...]


@final
class Underway:
    """An action during which a seat may have to answer (ruleset 1.0).

    A half-finished action can't be stored, so it is carried out again with every answer: on a copy
    of the board `before` it, with the action and the answers so far as `moves`. `answered` counts
    the questions answered by these; `question` is the open one, `happened` the number of events
    before it.
    """

    def __init__(self, before: Board, moves: tuple[Action, ...]) -> None:
        self.before = before
        self.moves = moves
        self.answered = 0
        self.question: Question | None = None
        self.happened = 0


_OLDEST = Rules()
_OF_BOARD = (
    *("players", "seating", "active", "turn", "phase", "mana", "rules", "ended", "events"),
    *("calls", "running", "underway", "silent"),
)


class Board:
    """The whole position of a match. The rules are functions on it.

    `seating` says which seats face each other. `active` is the seat whose turn it is, `turn` counts
    from 1 over all seats, `rules` are those of the match. `running` is the lane that the assault
    has reached. `events` are what the current action has caused so far, most of them left out if
    the board is `silent`; `calls` counts its calls by Reinforcement; `underway` is that action if
    it may ask questions.
    """

    def __init__(self, players: tuple[Player, ...], seating: Seating = DUEL) -> None:
        self.players = players
        self.seating = seating
        self.active = 0
        self.turn = 1
        self.phase: Phase = "summoning"
        self.mana = 0
        self.rules = _OLDEST
        self.ended: Outcome | None = None
        self.events: list[Event] = []
        self.calls = 0
        self.running = 0
        self.underway: Underway | None = None
        self.silent = False

    def across(self, seat: int, lane: int = UPPER) -> int:
        """Return the opponent across this lane of a seat (10); of two seats, across either."""
        return seat ^ self.seating.facing[lane]

    def after(self, seat: int) -> int:
        """Return how many turns after the active seat's turn this seat has its turn."""
        return (seat - self.active) % len(self.players)

    def usual_turns(self, seat: int) -> int:
        """Return the number of turns that a seat has completed if all took turns from turn 1."""
        return (self.turn - 1 + self.after(seat)) // len(self.players)

    def place_of(self, creature: Creature) -> Place:
        """Return the place of a creature in play."""
        lane = self.players[creature.seat].lanes[creature.lane]
        return place(creature.seat, creature.lane, lane.index(creature))

    def in_play(self, creature: Creature) -> bool:
        """Return whether the creature is on the board: False once it has left."""
        return creature in self.players[creature.seat].lanes[creature.lane]

    def creature_at(self, target: Place) -> Creature | None:
        """Return the creature at a place, None without one."""
        seat = SEATS.index(target.seat)
        if seat >= len(self.players):
            return None
        lane = self.players[seat].lanes[target.lane]
        return lane[target.position] if 0 <= target.position < len(lane) else None

    def in_order(self, creatures: list[Creature]) -> list[Creature]:
        """Return creatures in play in the order of a step that applies to several (6).

        The active player's come first, then the others' in turn order (Ruling 53); upper lane rear
        to bridge, then lower lane rear to bridge.
        """
        return sorted(creatures, key=self._order) if len(creatures) > 1 else creatures

    def _order(self, creature: Creature) -> tuple[int, int, int]:
        lane = self.players[creature.seat].lanes[creature.lane]
        return self.after(creature.seat), creature.lane, -lane.index(creature)

    def copy(self) -> Self:
        """Return an equal board that shares nothing mutable with this one.

        Copy only between actions.
        """
        players = self.players
        if len(players) == 2:
            twins: tuple[Player, ...] = (players[0].copy(), players[1].copy())
        else:
            twins = tuple([player.copy() for player in players])
        twin = type(self)(twins, self.seating)
        twin.active = self.active
        twin.turn = self.turn
        twin.phase = self.phase
        twin.mana = self.mana
        twin.rules = self.rules
        twin.ended = self.ended
        twin.running = self.running
        twin.underway = self.underway
        twin.silent = self.silent
        return twin

    def become(self, other: Board) -> None:
        """Take over everything from another board, which must not be used afterwards."""
        for name in _OF_BOARD:
            setattr(self, name, getattr(other, name))

    def key(self) -> Hashable:
        """Return a value that is equal for boards that play on identically.

        Numbers of turns matter only for a turn limit and fatigue.
        """
        if self.underway is not None:
            return self.underway.before.key(), self.underway.moves
        rules = self.rules
        key: list[Hashable] = [
            self.seating.mode,
            self.active,
            self.mana,
            self.phase,
            self.running if self.phase == "assault" else 0,
            self.ended,
            rules,
        ]
        for player in self.players:
            player.add_to_key(key, self.turn)
            if rules.turn_limit or rules.fatigue:
                key.append(player.turns_taken)
        return tuple(key)


class DecisionNeeded(Exception):  # noqa: N818 - unwinds the rules, never leaves the engine
    """A seat has to answer: nothing further resolves before that (14)."""


class GameOver(Exception):  # noqa: N818 - unwinds the rules, never leaves the engine
    """The game has ended: nothing further resolves (4)."""


def run(first: Step, answer: Callable[[Call], Step]) -> None:
    """Resolve a step with all that it causes, the latest first.

    A long chain grows a list here, not the call stack. `answer` returns the step of a call; it is
    an argument because playing cards needs blows, so that blows can't import it.
    """
    pending = [first]
    while pending:
        for deeper in pending[-1]:
            pending.append(answer(deeper) if type(deeper) is Call else deeper)
            break
        else:
            pending.pop()
