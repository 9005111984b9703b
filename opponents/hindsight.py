"""Find what a player could have done better, with the knowledge of that seat.

Positions are the true ones. Lines are compared in determinizations that are the same for all
positions that the seat can't tell apart (`GameAI.determinize`). The result covers a play up to the
first event that hidden information decides, so hindsight reveals nothing hidden.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import islice
from typing import Any

from engine.core import Action, IllegalAction, JsonObject, Seat, State
from engine.games import game_ai_of, game_named
from opponents.action_sequence import ActionSequence, Line
from opponents.careful import careful
from opponents.searching import best_ends
from workers import MEMORY_MIB, Asker, Workers, give_way

CANDIDATES = 12
"""Ends of a action sequence that are compared with what was played."""
DETERMINIZATIONS = 4
"""A play is better only if it is in each of them."""
PATIENCE, LEAST_PATIENCE = 12_000, 300
"""Positions that are looked at in all action sequences together; but in each so many."""
MOST_IN_A_STRETCH = 1500
TRIES = 10_000
"""Plays that are tried for the rest of turns, by all together; then only the usual is done."""
MOST_NEW = 2
"""Moves that somebody is told of at once."""
MOST_REPLIES = 20
SECONDS = 20.0
"""After so long it is given up: many times what it takes."""


@dataclass(frozen=True, slots=True)
class BetterPlay:
    """A line that would have been better than the moves played from this position.

    Attributes:
        position: The position as the seat could guess it.
        new: Indexes of the moves in the line that were not played.
        what: What the line brings more of (`GameAI.tally`).
        count: How much more of it.
        gain: Difference in value at the end of the turn.
    """

    turn_number: int
    position: JsonObject
    line: tuple[str, ...]
    new: tuple[int, ...]
    what: str
    count: int
    gain: float


@dataclass(frozen=True, slots=True)
class Hindsight:
    """The best missed play, and the turn in which the match turned.

    `turned` is the last turn that the seat began clearly ahead although it lost, or clearly behind
    although it won; None if the match had no such turn.
    """

    missed: BetterPlay | None = None
    turned: int | None = None


class HindsightWorkers(Workers):
    """Worker processes for hindsight, with the lowest priority."""

    def __init__(self, memory_mib: int = MEMORY_MIB) -> None:
        super().__init__(1, memory_mib, grace=0.0)

    async def look_back(
        self,
        game: str,
        position: JsonObject,
        moves: Sequence[tuple[Seat, str]],
        seat: Seat,
        asker: Asker,
    ) -> Hindsight:
        """See `look_back`; an asker has one at a time. Raises `TimeoutError`, `MemoryError`."""
        facts = game, position, moves, seat
        return await self._do(_look_back, *facts, seconds=SECONDS, asker=asker)


def _look_back(
    game: str, position: JsonObject, moves: Sequence[tuple[Seat, str]], seat: Seat
) -> Hindsight:
    _stand_back()
    return look_back(game, game_named(game).load(position), moves, seat)


@cache
def _stand_back() -> None:
    """Let the bot's own thinking go first, too."""
    give_way()


def look_back(game: str, state: State, moves: Sequence[tuple[Seat, str]], seat: Seat) -> Hindsight:
    """Look at what a seat has played in its own turns, from a state on, which moves with it."""
    game_ai = game_ai_of(game)
    if game_ai is None:
        return Hindsight()
    sections = [*_sections(game, state, moves, seat)]
    patience = PATIENCE // max(1, len(sections))
    patience = min(max(patience, LEAST_PATIENCE), MOST_IN_A_STRETCH)
    tries: Iterator[object] = iter(range(TRIES))
    found = [_missed(action_sequence, line, patience, tries) for action_sequence, line in sections]
    best = max(filter(None, found), key=lambda missed: missed.gain, default=None)
    return Hindsight(
        best, _turned(state, seat, [action_sequence for action_sequence, _ in sections])
    )


def certain_events(state: State, seat: Seat, line: Sequence[Action]) -> list[Any]:
    """Return what the moves of a seat bring about, up to what something hidden decides.

    The state stays as it is.
    """
    return _certain(state.copy(), seat, line)[0]


def _certain(state: State, seat: Seat, line: Sequence[Action]) -> tuple[list[Any], int]:
    """Make moves; return what is certain of it, and how many were made until it was not."""
    found: list[Any] = []
    for number, action in enumerate(line, 1):
        try:
            events = state.apply(seat, action)
        except IllegalAction:  # without what came before it in another line
            return found, number - 1
        for event in events:
            if event.surprises(seat):
                return found, number
            found.append(event)
    return found, len(line)


def _sections(
    game: str, state: State, moves: Sequence[tuple[Seat, str]], seat: Seat
) -> Iterator[tuple[ActionSequence, Line]]:
    """Play the moves and yield the action sequences of the seat's own turns.

    A sequence also ends if something hidden is revealed, because the seat could not expect it.
    """
    rules, action_sequence, line = game_named(game), None, list[Action]()
    for mover, text in moves:
        action, _ = rules.read_move(state, text)
        if action_sequence is None and mover == seat and seat not in rules.asked(state):
            action_sequence, line = ActionSequence.of(game, state.copy(), seat), []
        events = state.apply(mover, action)
        if action_sequence is None:
            continue
        if mover == seat:
            line.append(action)
        hidden = any(event.surprises(seat) for event in events)
        if mover != seat or hidden or action_sequence.is_over(state):
            yield action_sequence, tuple(line)
            action_sequence = None


def _missed(
    action_sequence: ActionSequence, played: Line, patience: int, tries: Iterator[object]
) -> BetterPlay | None:
    """Return the better play with the fewest other moves, or None.

    It is clearly better in every determinization and brings more of something that can be named.
    """
    game_ai, seat = action_sequence.game_ai, action_sequence.seat
    if game_ai.is_plain(action_sequence.state, seat):
        return None
    guesses = [action_sequence.guessed(seed) for seed in range(DETERMINIZATIONS)]
    first, former = guesses[0], [_evaluate(guess, played, tries) for guess in guesses]
    brought, found = _tally(first, played), list[BetterPlay]()
    for _, whole in best_ends(first, CANDIDATES, patience):
        line = whole[: _certain(first.state.copy(), seat, whole)[1]]
        brings, new = _tally(first, line), _new(first, line, played)
        more = _improved(brings, brought)
        if more is None or not 0 < len(new) <= MOST_NEW:
            continue
        gain = _least_gain(guesses, line, former, tries)
        if gain >= game_ai.clear:
            position, text = action_sequence.game.dump(first.state), tuple(map(str, line))
            needed = _needed(first, line, new, more[0], brings[more[0]])
            found.append(
                BetterPlay(action_sequence.turn_number, position, text, needed, *more, gain)
            )
    return max(found, key=lambda missed: (-len(missed.new), missed.gain), default=None)


def _least_gain(
    guesses: Sequence[ActionSequence], line: Line, former: Sequence[float], tries: Iterator[object]
) -> float:
    """Return by how much a line is better in the guess in which that is least."""
    least = float("inf")
    for guess, evaluation in zip(guesses, former, strict=True):
        least = min(least, _evaluate(guess, line, tries) - evaluation)
        if least < guess.game_ai.clear:
            break
    return least


def _evaluate(action_sequence: ActionSequence, line: Line, tries: Iterator[object]) -> float:
    """Return the value of a line at the end of the turn, the rest of which is played carefully."""
    state = action_sequence.as_far_as_legal(line)
    return action_sequence.evaluate(end_of_turn(action_sequence, state, tries))


def end_of_turn(
    action_sequence: ActionSequence, state: State, tries: Iterator[object] | None
) -> State:
    """Return the state at the end of the turn, reached from this one, which may change.

    Seats that must respond make default moves, and so does the sequence's own seat without
    `tries`; with them it plays on carefully.
    """
    for _ in range(MOST_REPLIES):
        to_act = state.to_act()
        if not to_act or action_sequence.game.turn_number(state) != action_sequence.turn_number:
            break
        if to_act[0] == action_sequence.seat and tries is not None:
            rest = action_sequence.from_here(state, to_act[0])
            state = rest.after(careful(rest, tries))
        else:
            state.apply(to_act[0], action_sequence.default(state, to_act[0]))
    return state


def _tally(action_sequence: ActionSequence, line: Line) -> Mapping[str, int]:
    """Count what a line is sure to bring if other seats make default moves."""
    state, seat = action_sequence.state.copy(), action_sequence.seat
    found, made = _certain(state, seat, line)
    while (
        made == len(line) and action_sequence.game.turn_number(state) == action_sequence.turn_number
    ):
        asked = [other for other in action_sequence.game.asked(state) if other != seat]
        if not asked:
            break
        answer, *events = state.apply(asked[0], action_sequence.default(state, asked[0]))
        found += [answer, *events]
        if any(event.surprises(seat) for event in events):
            break
    return action_sequence.game_ai.tally(state, seat, found)


def _improved(better: Mapping[str, int], former: Mapping[str, int]) -> tuple[str, int] | None:
    """Return the most important of what there is more of, and how much."""
    more = ((what, count - former[what]) for what, count in better.items())
    return next(((what, count) for what, count in more if count > 0), None)


def _needed(
    action_sequence: ActionSequence, line: Line, new: tuple[int, ...], what: str, count: int
) -> tuple[int, ...]:
    """Return the new moves that are needed for `count` of `what`; all, if any one would do."""
    needed = [
        place
        for place in new
        if _tally(action_sequence, (*line[:place], *line[place + 1 :]))[what] < count
    ]
    return tuple(needed) or new


def _new(action_sequence: ActionSequence, line: Line, played: Line) -> tuple[int, ...]:
    """Return the indexes of moves in a line that were neither played nor defaults.

    Empty if one of them reveals something hidden: then luck decides.
    """
    left, new, state = [*map(str, played)], list[int](), action_sequence.state.copy()
    for place, action in enumerate(line):
        usual = str(action) == str(action_sequence.default(state, action_sequence.seat))
        events = state.apply(action_sequence.seat, action)
        if str(action) in left:
            left.remove(str(action))
        elif any(event.surprises(action_sequence.seat) for event in events) and not usual:
            return ()
        elif not usual:
            new.append(place)
    return tuple(new)


def _turned(state: State, seat: Seat, action_sequences: Sequence[ActionSequence]) -> int | None:
    """Return the last turn at whose beginning the seat stood the other way than it has ended."""
    outcome = state.outcome()
    if outcome is None or not outcome.winners:
        return None
    sign = -1 if seat in outcome.winners else 1
    against = (
        action_sequence.turn_number
        for action_sequence in reversed(action_sequences)
        if sign * action_sequence.evaluate(action_sequence.guessed(0).state)
        >= action_sequence.game_ai.clear
    )
    return next(islice(against, 1), None)
