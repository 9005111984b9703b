"""The chances after a turn, with the knowledge of the seat that plays it.

They are means over determinizations, which are the same for all positions that the seat can't tell
apart (`GameAI.determinize`). So nothing hidden can be read from them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core import IllegalAction, Seat, State
from engine.game_ai import GameAI
from engine.games import game_ai_of
from opponents.action_sequence import ActionSequence
from opponents.chances import shares, win_chances
from opponents.hindsight import end_of_turn

SAMPLES = 8
"""The determinizations over which a mean is taken."""
TRIES = 2_000
"""Plays that are tried, for each line, to continue turns of which hidden things decide the rest."""
Moves = Sequence[str]


def turn_chances(
    game: str, state: State, seat: Seat, lines: Sequence[Moves], sides: Sequence[Sequence[Seat]]
) -> list[dict[str, float]]:
    """Return the chances of all sides before a turn, then after each of these lines of it.

    A line is played as long as it is legal and nothing hidden decides an effect. From there its
    seat plays on carefully; after a whole line its turn ends. Other seats make default moves.

    Args:
        game: The id of the game, which has a game AI.
        state: The position in which the turn begins; it isn't changed.
        seat: The only seat to act there.
        lines: The moves of the seat in canonical form, without the one that ends the turn.
        sides: The seats that win and lose together.
    """
    game_ai = game_ai_of(game)
    assert game_ai is not None, "it can judge"
    sequence = ActionSequence.of(game, state, seat)
    guesses = [sequence.guessed(seed) for seed in range(SAMPLES)]
    found = [_mean([_chances(game_ai, guess.state, sides) for guess in guesses])]
    for line in lines:
        tries: Iterator[object] = iter(range(TRIES))
        ends = [_after(guess, line, tries) for guess in guesses]
        found.append(_mean([_chances(game_ai, end, sides) for end in ends]))
    return found


def let_others_respond(sequence: ActionSequence, state: State) -> list[object]:
    """Let other seats make default moves in the seat's turn; return what happens.

    Stops when the seat has to act again, another turn has begun, or the game is over.
    """
    events: list[object] = []
    while (to_act := state.to_act()) and sequence.seat not in to_act:
        if sequence.game.turn_number(state) != sequence.turn_number:
            break
        events += state.apply(to_act[0], sequence.default(state, to_act[0]))
    return events


def _after(guess: ActionSequence, line: Moves, tries: Iterator[object]) -> State:
    state, seat = guess.state.copy(), guess.seat
    for text in line:
        try:
            action, _ = guess.game.read_move(state, text)
            events = state.apply(seat, action)
        except IllegalAction:
            return end_of_turn(guess, state, tries)
        if any(event.surprises(seat) for event in events):
            return end_of_turn(guess, state, tries)
        let_others_respond(guess, state)
        if guess.is_over(state):
            return state
    return end_of_turn(guess, state, None)


def _chances(game_ai: GameAI, state: State, sides: Sequence[Sequence[Seat]]) -> dict[str, float]:
    outcome = state.outcome()
    if outcome is not None:
        return shares(sides, outcome.winners)
    return win_chances(game_ai, state, sides)


def _mean(found: Sequence[dict[str, float]]) -> dict[str, float]:
    return {side: sum(each[side] for each in found) / len(found) for side in found[0]}
