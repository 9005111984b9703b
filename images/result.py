"""The result of a finished match in words."""

from __future__ import annotations

from engine.core import Outcome
from images.picture import Names
from texts import Texts


def result_text(outcome: Outcome, names: Names, texts: Texts) -> str:
    """Return who has won, by the names of the seats, or that it is a draw."""
    winners = [names[seat] for seat in outcome.winners]
    if not winners:
        return texts("picture-draw")
    if len(winners) > 1:
        return texts("picture-win-together", players=" + ".join(winners))
    return texts("picture-wins", player=winners[0])
