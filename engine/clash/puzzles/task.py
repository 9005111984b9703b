"""Where moves lead, judged by a goal in its position (docs/grimoire.md, Goals)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain, takewhile
from typing import ClassVar, Literal

from mypy_extensions import mypyc_attr

from engine.clash import stronghold
from engine.clash.actions import END, Action, Cast, Join, Place, Summon, place
from engine.clash.battle import Battle
from engine.clash.events import BastionFell, Destroyed, Event, Side, StrongholdDamaged, TurnEnded
from engine.clash.game import ClashOfDecks
from engine.clash.game_ai.evaluation import WON, vitality
from engine.clash.moves import first_move
from engine.clash.puzzles.bound import can_win
from engine.clash.puzzles.kingdoms import Kingdom, kingdoms_of, other_lanes, places_of
from engine.clash.state import Creature
from engine.core import SEATS, JsonObject, Seat, record
from engine.goals import Mark

NOTHING: Literal["nothing"] = "nothing"

Kind = Literal["win", "destroy_bastion", "destroy", "survive", "clear", "board"]


@mypyc_attr(native_class=False)
class GoalBase:
    """The common base of all goals (`goals`); if it `waits`, the opponent's answers decide.

    If it is `lossless`, the solver may lose nothing in its turn: no creature, no health. Goals have
    `turns`, `creatures` or `kingdoms` only if their kind needs them.
    """

    kind: ClassVar[Kind]
    waits: ClassVar[bool] = False
    lossless: bool
    turns: int
    creatures: tuple[Place, ...] | None
    kingdoms: tuple[Kingdom, ...]

    def document(self) -> JsonObject:
        """Return the goal as in a puzzle."""
        losing = {"losing": NOTHING} if self.lossless else {}
        return {"kind": self.kind, **self._facts(), **losing}

    def _facts(self) -> JsonObject:
        return {}

    def task(self, state: Battle) -> Task:
        """Return the goal in its position."""
        return Task(state, self)


@record
class Loss:
    """The solver has lost something by a move that, but for this, `reached` the goal or not."""

    reached: bool


Progress = tuple[Place, ...] | Loss
"""The places of the creatures that still have to be destroyed, or what spoiled a lossless goal."""


@record
class Left:
    """The distance of a failed answer from the goal.

    It has the opponent's stronghold, and the current places of the creatures that were not
    destroyed. `lost`: the goal is lossless, and the solver has lost something. `lanes` are those
    that are not as the goal wants them, by seat and lane, such as `bu`.
    """

    side: Side
    health: int
    creatures: tuple[Place, ...]
    lost: bool = False
    lanes: tuple[str, ...] = ()

    def document(self) -> JsonObject:
        """Return the JSON that the command line prints."""
        return {
            "side": self.side,
            "health": self.health,
            "creatures": [str(place) for place in self.creatures],
            **({"lost": True} if self.lost else {}),
            **({"lanes": list(self.lanes)} if self.lanes else {}),
        }

    def __str__(self) -> str:
        if self.lost:
            return "the solver has lost a creature, or health of its stronghold"
        if self.lanes:
            return f"other creatures are asked for in {' '.join(self.lanes)}"
        text = f"the opponent's {self.side} has {self.health} health left"
        if self.creatures:
            text += f"; still standing: {' '.join(map(str, self.creatures))}"
        return text


class Task:
    """A goal in its position (`engine.goals.Task`)."""

    game = ClashOfDecks()

    def __init__(self, battle: Battle, goal: GoalBase) -> None:
        self.goal = goal
        self.seat: Seat = SEATS[battle.active]
        self._number = battle.active
        self._foes = foes_of(battle)
        self._searched = {self.seat, *(SEATS[foe] for foe in self._foes)}
        self._survives = goal.kind == "survive"
        self.progress: Progress = victims_of(battle, goal)
        self._turn = battle.turn
        turns = goal.turns if goal.kind == "win" else 1
        self._last = battle.turn + len(battle.players) * (turns - 1)
        self._waits = goal.waits
        self._lossless = goal.lossless
        self.reads_events = goal.lossless or goal.kind == "destroy_bastion"
        self._wanted = goal.kingdoms if goal.kind == "board" else ()

    def play(self, battle: Battle, action: Action, progress: Progress) -> tuple[Mark, Progress]:
        """Make a move of the solver in its first turn; return the mark and the creatures left.

        Raises `IllegalAction` and changes nothing if the move is not legal.
        """
        assert not isinstance(progress, Loss), "the goal can still be reached"
        victims = [battle.creature_at(place) for place in progress]
        events = battle.apply(self.seat, action)
        left = _still(battle, victims)
        mark = self._mark(battle, events, left)
        if self._lossless and self._loses(events):
            return "failed", Loss(reached=mark == "reached")
        return mark, () if mark == "reached" else left

    def _mark(self, battle: Battle, events: Sequence[Event], left: tuple[Place, ...]) -> Mark:
        outcome = battle.ended
        own_turn = battle.turn == self._turn
        won = outcome is not None and self.seat in outcome.winners
        if outcome is not None and outcome.winners and not won:
            return "failed"
        if won and (self._waits or own_turn) and self.goal.kind != "board":
            return "reached"
        if self._is_done(battle, events, left):
            return "reached"
        if own_turn and outcome is None:
            return "open"
        return "passed" if self._waits and outcome is None else "failed"

    def _is_done(self, battle: Battle, events: Sequence[Event], left: tuple[Place, ...]) -> bool:
        """Return whether a move that didn't lose the game has done what the goal asks for."""
        match self.goal.kind:
            case "destroy":
                return not left
            case "destroy_bastion":
                return self._fell(events)
            case "survive":
                return battle.ended is not None and not battle.ended.winners
            case "clear":
                return not any(any(player.lanes) for player in battle.players)
            case "board":
                return kingdoms_of(battle) == self._wanted
            case _:
                return False

    def searched(self, battle: Battle, seat: Seat) -> Sequence[Action]:
        """Return all legal moves; of a partner only the end of the turn."""
        return battle.legal_actions(seat) if seat in self._searched else (END,)

    def hopeless(self, battle: Battle) -> bool:
        """Return whether the seat that is due has to win in this turn, and certainly can't."""
        own_turn = battle.active == self._number
        wins_now = not own_turn if self._survives else own_turn and battle.turn == self._last
        return wins_now and not can_win(battle)

    def refuted(self, end: Battle, began: int) -> bool | None:
        """Return whether an opponent's turn, ended in this state, prevented the goal.

        For a win in several turns the result is None unless the game has ended: the solver's next
        turn decides.
        """
        outcome = end.ended
        own_turn = end.active == self._number
        if not self._survives:
            return None if outcome is None else self.seat not in outcome.winners
        if outcome is None:
            return False if own_turn else None
        return bool(outcome.winners) and self.seat not in outcome.winners and not own_turn

    def won(self, end: Battle, began: int) -> bool | None:
        """Return whether the solver has won in a later turn; None if another one follows.

        A win that comes with the end of the last one, by fatigue, is too late.
        """
        outcome, last = end.ended, began == self._last
        if outcome is None:
            return False if last else None
        return self.seat in outcome.winners and (end.turn == began or not last)

    def label(self, battle: Battle, action: Action) -> str:
        """Return the cards of a play as text (`ideas.label`)."""
        return label(battle, action)

    def first_move(self, text: str) -> str:
        """Return the first move of a line as typed."""
        return first_move(" ".join(text.split()))

    def one_short(self, battle: Battle, progress: Progress) -> bool:
        """Return whether a turn that failed is one damage, or one creature, from the goal."""
        if isinstance(progress, Loss):
            return progress.reached
        if self.goal.kind in ("destroy", "clear", "board"):
            return self._missing(battle, progress) == 1
        foes = [battle.players[foe] for foe in self._foes]
        if self.goal.kind == "destroy_bastion":
            return any(foe.bastion and foe.health == 1 for foe in foes)
        return battle.ended is None and any(not foe.bastion and foe.health == 1 for foe in foes)

    def shortfall(self, battle: Battle, progress: Progress) -> Left:
        """Return the opponent's stronghold, and the creatures that were not destroyed."""
        weakest = min(self._foes, key=lambda foe: vitality(battle.players[foe]))
        opponent, side = battle.players[weakest], stronghold.side(battle, weakest)
        if isinstance(progress, Loss):
            return Left(side, opponent.health, (), lost=True)
        if self.goal.kind == "board":
            return Left(side, opponent.health, (), lanes=other_lanes(battle, self._wanted))
        if self.goal.kind == "clear":
            progress = places_of(battle, range(len(battle.players)))
        return Left(side, opponent.health, progress)

    def nearness(self, battle: Battle, mark: Mark, progress: Progress) -> float:
        """Return the nearness to the goal: higher is nearer.

        It counts creatures left, damage still to deal or, to survive, damage that can still be
        taken. Nothing is nearer than reaching the goal at a loss.
        """
        if mark == "reached":
            return WON
        if isinstance(progress, Loss) and progress.reached:
            return 0.0
        if isinstance(progress, Loss) or battle.ended is not None:
            return -WON
        if self.goal.kind in ("destroy", "clear", "board"):
            return -self._missing(battle, progress)
        if self.goal.kind == "survive":
            friends = (each for each in range(len(battle.players)) if each not in self._foes)
            return min(vitality(battle.players[friend]) for friend in friends)
        return -min(vitality(battle.players[foe]) for foe in self._foes)

    def _missing(self, battle: Battle, progress: tuple[Place, ...]) -> int:
        """Return how many creatures are not as the goal wants them; 1 if only the order is not."""
        if self.goal.kind == "destroy":
            return len(progress)
        if self.goal.kind == "clear":
            return len(places_of(battle, range(len(battle.players))))
        lanes = zip(chain(*kingdoms_of(battle)), chain(*self._wanted), strict=True)
        counts = [(Counter(there), Counter(wanted)) for there, wanted in lanes]
        others = sum((there - wanted + (wanted - there)).total() for there, wanted in counts)
        return others or int(kingdoms_of(battle) != self._wanted)

    def _fell(self, events: Sequence[Event]) -> bool:
        """Return whether the opponent's bastion fell before the turn passed.

        Fatigue may destroy it later.
        """
        return any(
            type(event) is BastionFell and SEATS.index(event.seat) in self._foes
            for event in _in_turn(events)
        )

    def _loses(self, events: Sequence[Event]) -> bool:
        """Return whether the solver lost a creature, or health of its stronghold, in its turn."""
        for event in _in_turn(events):
            if type(event) is Destroyed and event.place.seat == self.seat:
                return True
            if isinstance(event, StrongholdDamaged | BastionFell) and event.seat == self.seat:
                return True
        return False


def _in_turn(events: Sequence[Event]) -> Iterator[Event]:
    """Yield the events before the turn passes."""
    return takewhile(lambda event: type(event) is not TurnEnded, events)


def victims_of(battle: Battle, goal: GoalBase) -> tuple[Place, ...]:
    """Return the places of the creatures that the goal wants destroyed."""
    if goal.kind != "destroy":
        return ()
    if goal.creatures is not None:
        return goal.creatures
    return places_of(battle, foes_of(battle))


def foes_of(battle: Battle) -> tuple[int, ...]:
    """Return the seats (numbers) against which the active one plays."""
    seats = range(len(battle.players))
    return tuple(seat for seat in seats if battle.seating.foes(battle.active, seat))


def _still(battle: Battle, victims: list[Creature | None]) -> tuple[Place, ...]:
    """Return the places of these creatures that are still in play.

    Only destruction takes a creature out of play.
    """
    return tuple(
        battle.place_of(creature)
        for creature in victims
        if creature is not None and battle.in_play(creature)
    )


def label(battle: Battle, action: Action) -> str:
    """Return a play as text by its cards, because places change: `gnome:u`, `boom>baron`.

    It is empty for moves that play nothing.
    """
    match action:
        case Summon():
            return str(action)
        case Join(card_id, lane, position):
            host = battle.creature_at(place(battle.active, lane, position))
        case Cast(card_id, target):
            host = battle.creature_at(target)
        case _:
            return ""
    assert host is not None, "a legal play"
    return f"{card_id}>{host.card.id}"
