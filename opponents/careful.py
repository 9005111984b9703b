"""The careful player: of all plays the one after which the turn would end best, again and
again. It sees what the assault will bring, and finds what one card does, never what two do
together."""

from __future__ import annotations

from engine.clash.actions import END
from engine.clash.battle import Battle
from engine.core import SEATS
from opponents.greedy import Line, climb
from opponents.worth import worth


def careful(battle: Battle) -> Line:
    """The line of its turn."""
    battle = battle.imagined()
    number, turn = battle.active, battle.turn

    def ended(reached: Battle) -> float:
        if reached.ended is None and reached.turn == turn:
            reached = reached.copy()
            reached.apply(SEATS[number], END)
        return worth(reached, number)

    return climb(battle, ended)
