"""The result of a finished match in words."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core import Outcome, Seat
from texts import Texts


def result_text(outcome: Outcome, names: Mapping[Seat, str], texts: Texts) -> str:
    """Return who has won, by the names of the seats, or that it is a draw."""
    winners = [names[seat] for seat in outcome.winners]
    if not winners:
        return texts("picture-draw")
    if len(winners) > 1:
        return texts("picture-win-together", players=" + ".join(winners))
    return texts("picture-wins", player=winners[0])
