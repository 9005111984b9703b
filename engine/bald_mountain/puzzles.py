"""Puzzles of Battle on the Bald Mountain: a turn without the deck and without questions to others.

The deck is empty, so nothing is drawn. With `last_turn`, the comparison ends the turn.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.bald_mountain.actions import Action, Done, End, GiveUp
from engine.bald_mountain.battle import Battle
from engine.bald_mountain.cards import Card
from engine.bald_mountain.effects import Aim, Discard, StealCards, Step, Unless, branches
from engine.bald_mountain.endings import GEMS_TO_WIN
from engine.bald_mountain.game import BaldMountainGame
from engine.bald_mountain.position import PositionDocument
from engine.bald_mountain.seating import side_of
from engine.core import SEATS
from engine.documents import refuse
from engine.turn_puzzles import TurnGrimoire, TurnTask


class MountainTask(TurnTask[Battle]):
    """To win in its position."""

    game = BaldMountainGame()

    def distance(self, state: Battle) -> int:
        """Return the gems or the enemy energy that are missing, on the last turn also the lead."""
        us = side_of(SEATS.index(self.seat))
        missing = [GEMS_TO_WIN - state.gems[us], state.energy[1 - us]]
        if state.last_turn:
            missing.append(state.gems[1 - us] - state.gems[us] + 1)
        return max(1, min(missing))

    def label(self, state: Battle, action: Action) -> str:
        """Return a play or a choice; which cards pay a cost doesn't matter."""
        return "" if isinstance(action, End | Done | GiveUp) else str(action)


class MountainGrimoire(TurnGrimoire[Battle]):
    """The puzzles of Battle on the Bald Mountain."""

    sets = ("sabbath",)
    position = PositionDocument
    tasks = MountainTask

    def check(self, state: Battle) -> None:
        """Raise `DocumentError` if cards could be drawn or stolen, or the opponent asked."""
        refuse(state.step != "actions" or state.resolving, "step", "the actions, none underway")
        refuse(state.deck, "deck", "nothing is drawn in a puzzle")
        for card in _within_reach(state):
            asks = any(isinstance(step, Unless | Discard | StealCards) for step in _steps(card))
            refuse(asks, "", f"{card.id} asks the opponent, or draws lots")


def _within_reach(state: Battle) -> list[Card]:
    """Return the spells that the actor may come to carry out in this turn."""
    cards = [*state.hands[state.actor], *(laid.card for stack in state.altars for laid in stack)]
    if any(isinstance(step, Aim) and step.kind == "retrieve" for c in cards for step in _steps(c)):
        cards += state.discard
    return [card for card in cards if not card.is_wonder]


def _steps(card: Card) -> Iterator[Step]:
    """Yield all steps of a card's effect, also those in branches."""
    todo: list[Iterable[Step]] = [card.effect]
    while todo:
        for step in todo.pop():
            yield step
            todo += branches(step)
