"""A second, naive solver (docs/grimoire.md): the witness for the one that the bot uses.

It tries every move of every turn on a copy, one after the other, and has its own implementation of
goals. It has no tables, no order and no pruning: it only refuses to follow a line into a position
in which that line has been already. It is slow and plain on purpose.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from engine.clash.battle import Duel
from engine.games import game_named

CLASH = game_named("clash")


class TooLargeError(Exception):
    """More moves than the limit."""


@dataclass(frozen=True)
class Answer:
    """The answer.

    `first_moves` are those that begin a line that reaches the goal, in the order of the engine.
    `lines` is the number of different ones that end when the goal is reached and visit no position
    twice. `loops`: somewhere a line would have visited a position twice.
    """

    first_moves: tuple[str, ...]
    lines: int
    loops: bool
    moves: int

    @property
    def solvable(self) -> bool:
        return self.lines > 0


def brute_force(duel: Duel, goal: dict[str, Any], most_moves: int = 100_000) -> Answer:
    """Return everything that solves the position; `goal` as in a puzzle. Raises `TooLargeError`."""
    search = _Search(duel, goal, most_moves)
    by_first = search.lines_by_move(duel, search.named(duel), [])
    return Answer(
        tuple(move for move, lines in by_first.items() if lines),
        sum(by_first.values()),
        search.loops,
        search.moves,
    )


Marked = frozenset[int]
"""Creatures to be destroyed that are still in play, by their numbers in `creatures(duel)`."""


def creatures(duel: Duel) -> list[Any]:
    """Return all creatures in play, A's first, upper lane first, from the bridge to the rear."""
    return [each for player in duel.players for lane in player.lanes for each in lane]


def board(duel: Duel) -> dict[str, list[str]]:
    """Return the creatures of each seat and lane, from the bridge to the rear, pairs joined."""
    return {
        name + lane: [
            "+".join(filter(None, [each["card"], each.get("symbiote")])) for each in seat[lane]
        ]
        for name, seat in CLASH.dump(duel)["seats"].items()
        for lane in ("upper", "lower")
    }


def spot(duel: Duel, creature: Any) -> str:
    return str(duel.place_of(creature))


class _Search:
    def __init__(self, duel: Duel, goal: dict[str, Any], most_moves: int) -> None:
        self.goal = goal
        self.kind: str = goal["kind"]
        self.seats = duel.seats
        self.me = self.seats[duel.active]
        self.foes = [self.seats[duel.active - 1 - back] for back in range(0, len(self.seats), 2)]
        self.turn = duel.turn
        self.further = goal["turns"] - 1 if self.kind == "win" else 0
        self.most_moves = most_moves
        self.moves = 0
        self.loops = False

    def named(self, duel: Duel) -> Marked:
        """Return the creatures that a puzzle requires to be destroyed."""
        if self.kind != "destroy":
            return frozenset()
        wanted = self.goal["creatures"]
        return frozenset(
            number
            for number, creature in enumerate(creatures(duel))
            if (
                self.seats[creature.seat] in self.foes
                if wanted == "all"
                else spot(duel, creature) in wanted
            )
        )

    # -- the solver's turn --

    def lines_by_move(self, duel: Duel, marked: Marked, been: list[str]) -> dict[str, int]:
        """Return for each legal move how many lines that begin with it reach the goal."""
        here = picture(duel, marked)
        if here in been:
            self.loops = True
            return {}
        found = {}
        for action in duel.legal_actions(self.me):
            twin, events, progress = self.after(duel, action, marked)
            found[str(action)] = self.lines_after(twin, events, marked, progress, [*been, here])
        return found

    def lines_after(
        self, duel: Duel, events: list[Any], marked: Marked, progress: Marked, been: list[str]
    ) -> int:
        mine = until_the_turn_ends(events)
        if self.goal.get("losing") == "nothing" and self.loses(mine):
            return 0
        if self.reached(duel, mine, marked, progress):
            return 1
        if duel.outcome() is not None:
            return 0
        if duel.turn == self.turn:
            return sum(self.lines_by_move(duel, progress, been).values())
        if self.further:
            return 0 if self.foe_escapes(duel, [], self.further) else 1
        if self.kind == "survive":
            return 0 if self.foe_wins(duel, []) else 1
        return 0

    def reached(self, duel: Duel, mine: list[Any], marked: Marked, progress: Marked) -> bool:
        """Return whether this move and its results have reached the goal."""
        outcome = duel.outcome()
        if outcome is not None and self.foes[0] in outcome.winners:
            return False  # a solver who loses has reached nothing
        if outcome is not None and self.me in outcome.winners:
            in_my_turn = any(type(each).__name__ == "GameEnded" for each in mine)
            if self.kind == "board":
                in_my_turn = False
            if in_my_turn or self.further or self.kind == "survive":
                return True
        if outcome is not None and self.kind == "survive":
            return True
        if self.kind == "destroy_bastion":
            return any(
                type(each).__name__ == "BastionFell" and each.seat in self.foes for each in mine
            )
        if self.kind in ("clear", "board"):
            wanted = self.goal.get("board", {})
            return board(duel) == {
                seat + lane: wanted.get(seat, {}).get(lane, [])
                for seat in self.seats
                for lane in ("upper", "lower")
            }
        return self.kind == "destroy" and not progress

    def loses(self, mine: list[Any]) -> bool:
        """Return whether a creature of the solver is destroyed, or its stronghold suffers."""
        for event in (each.document() for each in mine):
            suffers = event["event"] in ("stronghold_damaged", "bastion_fell")
            if suffers and event["seat"] == self.me:
                return True
            if event["event"] == "destroyed" and event["place"][0] == self.me.lower():
                return True
        return False

    # -- the turns that follow --

    def foe_escapes(self, duel: Duel, been: list[str], further: int) -> bool:
        """Return whether a line of the opponent keeps the solver from winning in further turns."""
        here = picture(duel, frozenset())
        if here in been:
            self.loops = True
            return False
        seat = duel.to_act()[0]
        for action in self.answers(duel, seat):
            twin, _, _ = self.after(duel, action, frozenset(), seat)
            outcome = twin.outcome()
            if outcome is not None:
                if self.me not in outcome.winners:
                    return True
            elif twin.to_act()[0] != self.me:
                if self.foe_escapes(twin, [*been, here] if twin.turn == duel.turn else [], further):
                    return True
            elif not self.wins_in(twin, further):
                return True
        return False

    def wins_in(self, duel: Duel, turns: int) -> bool:
        """Return whether the solver, whose turn it is, wins in so many turns."""
        if turns == 1:
            return self.wins_this_turn(duel, self.me, [])
        return self.wins_within(duel, turns, [])

    def wins_within(self, duel: Duel, further: int, been: list[str]) -> bool:
        """Return whether the solver, whose turn it is, wins in this turn or a further one."""
        here = picture(duel, frozenset())
        if here in been:
            self.loops = True
            return False
        for action in duel.legal_actions(self.me):
            twin, _, _ = self.after(duel, action, frozenset())
            outcome = twin.outcome()
            if outcome is not None:
                if self.me in outcome.winners:
                    return True
            elif twin.turn == duel.turn:
                if self.wins_within(twin, further, [*been, here]):
                    return True
            elif not self.foe_escapes(twin, [], further - 1):
                return True
        return False

    def answers(self, duel: Duel, seat: str) -> list[Any]:
        """Return the moves of an opponent, or that of a partner, who only ends the turn."""
        legal = list(duel.legal_actions(seat))
        return legal if seat in self.foes else [each for each in legal if str(each) == "end"]

    def foe_wins(self, duel: Duel, been: list[str]) -> bool:
        """Return whether the opponents have a line that wins before the solver's next turn."""
        seat = duel.to_act()[0]
        if len(self.seats) == 2:
            return self.wins_this_turn(duel, seat, been)
        here = picture(duel, frozenset())
        if here in been:
            self.loops = True
            return False
        for action in self.answers(duel, seat):
            twin, _, _ = self.after(duel, action, frozenset(), seat)
            outcome = twin.outcome()
            if outcome is not None:
                if self.foes[0] in outcome.winners and self.seats[twin.active] != self.me:
                    return True
            elif twin.to_act()[0] == self.me:
                continue
            elif self.foe_wins(twin, [*been, here] if twin.turn == duel.turn else []):
                return True
        return False

    def wins_this_turn(self, duel: Duel, seat: str, been: list[str]) -> bool:
        here = picture(duel, frozenset())
        if here in been:
            self.loops = True
            return False
        for action in duel.legal_actions(seat):
            twin, events, _ = self.after(duel, action, frozenset(), seat)
            if twin.outcome() is not None:
                ended = until_the_turn_ends(events)[-1:]
                if seat in twin.outcome().winners and type(ended[0]).__name__ == "GameEnded":
                    return True
            elif twin.turn == duel.turn and self.wins_this_turn(twin, seat, [*been, here]):
                return True
        return False

    def after(
        self, duel: Duel, action: Any, marked: Marked, seat: str = ""
    ) -> tuple[Duel, list[Any], Marked]:
        """Return a copy after the move, its events, and the marked creatures still in play."""
        self.moves += 1
        if self.moves > self.most_moves:
            raise TooLargeError
        twin = duel.copy()
        before = creatures(twin)
        wanted = [before[number] for number in sorted(marked)]
        events = twin.apply(seat or self.me, action)
        now = creatures(twin)
        progress = frozenset(
            number for number, each in enumerate(now) if any(each is other for other in wanted)
        )
        gone = [type(each).__name__ for each in events].count("Destroyed")
        assert gone >= len(marked) - len(progress), "only destruction takes creatures away"
        return twin, events, progress


def until_the_turn_ends(events: list[Any]) -> list[Any]:
    """Return the events before the turn passed, without the beginning of the next one."""
    names = [type(each).__name__ for each in events]
    if "TurnEnded" not in names:
        return events
    end = names.index("TurnEnded") + 1
    # A draw by the turn limit belongs to the turn that ends.
    drawn = names[end : end + 1] == ["GameEnded"] and not events[end].winners
    return events[: end + drawn]


def picture(duel: Duel, marked: Marked) -> str:
    """Return the position as text, with the creatures that are still to be destroyed."""
    return json.dumps([CLASH.dump(duel), sorted(marked)])
