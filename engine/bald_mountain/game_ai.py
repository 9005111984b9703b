"""The game AI: how good a position is, and what may be hidden in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from engine import chance
from engine.bald_mountain import events as e
from engine.bald_mountain.actions import END, NO, Action, Decline
from engine.bald_mountain.battle import Battle
from engine.bald_mountain.cards import CARDS
from engine.bald_mountain.evaluation import evaluate
from engine.bald_mountain.seating import side_of
from engine.core import SEATS, Seat
from engine.game_ai import GameAI


def default(state: Battle, seat: Seat) -> Action:
    """Return the action for a seat that does not answer.

    It takes nothing optional and no way out, the first of several choices, and ends the turn.
    """
    legal = state.legal_actions(seat)
    if state.question is None:
        return END
    for action in legal:
        if action == NO or isinstance(action, Decline):
            return action
    return legal[0]


class BaldMountainAI(GameAI):
    """The game AI of Battle on the Bald Mountain."""

    clear = 2.5
    scale, tempo = 16.0, 3.7
    strengths = MappingProxyType({"easy": 1500, "medium": 1757, "hard": 1887})

    def evaluate(self, state: Battle, seat: Seat) -> float:
        return evaluate(state, seat)

    def determinize(self, state: Battle, seat: Seat, seed: int) -> Battle:
        """Return a copy with all that the seat does not see filled in at random.

        All unseen cards are shuffled over the other hands and the deck; what other seats have
        chosen in secret and future chance are random.
        """
        guess = state.copy()
        own = SEATS.index(seat)
        hidden = [card for number, hand in enumerate(state.hands) if number != own for card in hand]
        hidden += state.deck
        unseen = set(hidden)
        mixed = chance.shuffled(
            [card for card in CARDS if card in unseen], chance.stream(seed, f"guess {seat}")
        )
        picked = []
        for number, hand in enumerate(state.hands):
            if number != own:
                guess.hands[number] = tuple(mixed[: len(hand)])
                del mixed[: len(hand)]
        for number, cards in state.picked:
            picks = cards if number == own else guess.hands[number][: len(cards)]
            picked.append((number, picks))
        guess.picked, guess.deck = tuple(picked), tuple(mixed)
        guess.chance = chance.stream(seed, f"guess picks {seat}")
        return guess

    def tally(self, state: Battle, seat: Seat, events: Sequence[e.Event]) -> Mapping[str, int]:
        """Count victory, the opponents' losses of energy and gems, and the side's gains."""
        counts = dict.fromkeys(("won", "energy", "gems", "own-gems", "own-energy"), 0)
        side = side_of(SEATS.index(seat))
        for event in events:
            if isinstance(event, e.Ended):
                counts["won"] += seat in event.winners
            for whose, what, n in e.changes(event):
                counts[f"own-{what}" if whose == side else what] += n if whose == side else -n
        return counts
