"""The hard player of some games: it compares lines by playing on from them (`GameAI.playouts`).

All lines are tried in the same samples of what their seat can't see. The greedy player makes the
moves after them, for every seat.
"""

from __future__ import annotations

import json
from collections.abc import Hashable, Iterator, Sequence
from heapq import nlargest

from engine import chance
from engine.core import State
from engine.game_ai import Playouts
from opponents.action_sequence import ActionSequence, Line
from opponents.chances import shares, win_chances
from opponents.greedy import climb, greedy

MOST_SEQUENCES = 100
"""Action sequences of a playout, however many its turns have."""


def playing_on(action_sequence: ActionSequence) -> Line:
    """Return the line of its action sequence.

    It is the greedy one, unless another one is clearly better in the playouts. Responses in another
    seat's turn are always greedy.
    """
    usual, limits = greedy(action_sequence), action_sequence.game_ai.playouts
    if limits is None or action_sequence.seat in action_sequence.game.asked(action_sequence.state):
        return usual
    others = _other_lines(action_sequence, usual, limits)
    gains = _gains(action_sequence, usual, others, limits) if others else {}
    best = max(gains, key=gains.__getitem__, default=usual)
    return best if gains.get(best, 0.0) > limits.margin else usual


def _other_lines(action_sequence: ActionSequence, usual: Line, limits: Playouts) -> list[Line]:
    """Return the best lines that begin with another play, continue greedily and end elsewhere.

    The plays after which the board looks best are continued first, as far as the tries allow.
    """
    tries: Iterator[object] = iter(range(limits.tries))
    seen: set[Hashable] = {action_sequence.after(usual).key()}
    found: list[tuple[float, Line]] = []
    for action, reached in _first_plays(action_sequence, usual[0]):
        rest: Line = ()
        if not action_sequence.is_over(reached):
            rest_of_it = action_sequence.from_here(reached, action_sequence.seat)
            rest = climb(rest_of_it, rest_of_it.evaluate, tries)
        if next(tries, None) is None:
            break
        end = action_sequence.after((action, *rest))
        if end.key() not in seen:
            seen.add(end.key())
            found.append((action_sequence.evaluate(end), (action, *rest)))
    return [line for _, line in nlargest(limits.lines - 1, found, key=lambda each: each[0])]


def _first_plays(action_sequence: ActionSequence, usual: object) -> list[tuple[object, State]]:
    """Return the other first plays with what they lead to, the best first."""
    plays = [
        (action, action_sequence.after((action,)))
        for action in action_sequence.state.legal_actions(action_sequence.seat)
        if action != usual
    ]
    return sorted(plays, key=lambda play: -action_sequence.evaluate(play[1]))


def _gains(
    action_sequence: ActionSequence, usual: Line, others: Sequence[Line], limits: Playouts
) -> dict[Line, float]:
    """Return how much better than the greedy line others are in the mean, as a part of a win.

    A line that is not ahead after a sample is left out. A sample in which the tries run out counts
    as no gain.
    """
    tries: Iterator[object] = iter(range(limits.tries))
    gains = dict.fromkeys(others, 0.0)
    for sample in _samples(action_sequence, limits.samples):
        usual_chance, *chances = [
            _play_on(sample, sample.as_far_as_legal(line), limits.turns, tries)
            for line in (usual, *gains)
        ]
        if next(tries, None) is None:
            break
        summed = zip(gains.items(), chances, strict=True)
        means = {
            line: gain + (reached - usual_chance) / limits.samples
            for (line, gain), reached in summed
        }
        gains = {line: gain for line, gain in means.items() if gain > 0}
        if not gains:
            break
    return gains


def _samples(action_sequence: ActionSequence, number: int) -> Iterator[ActionSequence]:
    """Yield the action sequence with what is hidden from its seat filled in in several ways.

    They depend only on the position that the player was given, and on the seat.
    """
    position = json.dumps(action_sequence.game.dump(action_sequence.state), sort_keys=True)
    seed = chance.stream(0, f"{action_sequence.seat} {position}")
    for sample in range(number):
        yield action_sequence.guessed(chance.stream(seed, f"sample {sample}"))


def _play_on(
    action_sequence: ActionSequence, state: State, turns: int, tries: Iterator[object]
) -> float:
    """Play on greedily for some turns, and return the chance of the seat to win; 0 to 1."""
    last = action_sequence.turn_number + turns
    for _ in range(MOST_SEQUENCES):
        to_act = state.to_act()
        if not to_act or action_sequence.game.turn_number(state) >= last:
            break
        following = action_sequence.from_here(state, to_act[0])
        state = following.after(climb(following, following.evaluate, tries))
    return _chance(action_sequence, state)


def _chance(action_sequence: ActionSequence, state: State) -> float:
    """Return the chance of the seat to win from a state."""
    sides = [(seat,) for seat in action_sequence.game_ai.seats(state)]
    outcome = state.outcome()
    if outcome is not None:
        return shares(sides, outcome.winners)[action_sequence.seat]
    return win_chances(action_sequence.game_ai, state, sides)[action_sequence.seat]
