"""The engine's part of Runs."""

from __future__ import annotations

from collections.abc import Sequence

from engine import chance
from engine.core import Seat
from engine.game_ai import GameAI
from engine.games import EnginePlugin
from toys.engine.runs.puzzles import RunsGrimoire
from toys.engine.runs.rules import SEATS, Runs, RunsGame


class RunsMind(GameAI):
    """Evaluates points ahead of the best other seat."""

    def seats(self, state: Runs) -> Sequence[Seat]:
        return SEATS

    def evaluate(self, state: Runs, seat: Seat) -> float:
        return state.points[seat] - max(state.points[other] for other in SEATS if other != seat)

    def determinize(self, state: Runs, seat: Seat, seed: int) -> Runs:
        imagined = state.copy()
        others = [other for other in SEATS if other != seat]
        cards = sorted(card for other in others for card in state.hands[other])
        dealt = chance.shuffled(cards, chance.stream(seed, f"guess {state.turn}"))
        for other in others:
            held = len(state.hands[other])
            imagined.hands[other], dealt = sorted(dealt[:held]), dealt[held:]
        return imagined


def default(state: Runs, seat: Seat) -> str:
    """Return the default move: the turn ends, and a seat that is asked lets it be."""
    return "let" if state.asked == seat else "end"


PLUGIN = EnginePlugin(
    games=(RunsGame(),),
    game_ais={"runs": RunsMind()},
    defaults={"runs": default},
    grimoires={"runs": RunsGrimoire()},
)
