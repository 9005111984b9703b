"""Ruleset 1.0: owners choose the order in which their creatures destroyed at once return.

clash-of-decks.md 14, Ruling 50.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby, permutations

from engine.clash.actions import Action, Back
from engine.clash.events import OrderAsked, OrderChosen
from engine.clash.state import Board, Creature, DecisionNeeded, Question, Underway
from engine.core import SEATS, IllegalAction, Seat


def in_chosen_order(board: Board, underway: Underway, destroyed: list[Creature]) -> list[Creature]:
    """Return creatures in the order of section 4, those of an owner in the order it has chosen.

    Raises `DecisionNeeded` if an owner has not chosen yet.
    """
    ordered: list[Creature] = []
    for owner, creatures in groupby(destroyed, key=lambda creature: creature.owner):
        ordered += _chosen(board, underway, owner, [*creatures])
    return ordered


def _chosen(
    board: Board, underway: Underway, owner: int, creatures: list[Creature]
) -> list[Creature]:
    """Return the creatures in the order that their owner has chosen.

    An owner is asked if different cards return to its hand: no AI, and not about champions.
    """
    returning = [creature for creature in creatures if creature.champion is None]
    if board.players[owner].ai is not None or len({creature.card for creature in returning}) < 2:
        return creatures
    asked = Question(owner, tuple([creature.card for creature in returning]))
    board.events.append(OrderAsked(SEATS[owner], _ids(asked)))
    answers = underway.moves[1:]
    if underway.answered == len(answers):
        underway.question = asked
        raise DecisionNeeded
    answer = answers[underway.answered]
    assert isinstance(answer, Back), "an answer"
    underway.answered += 1
    board.events.append(OrderChosen(SEATS[owner], answer.cards))
    ordered = []
    for card in answer.cards:
        found = next(creature for creature in returning if creature.card.id == card)
        returning.remove(found)
        ordered.append(found)
    return ordered + [creature for creature in creatures if creature.champion is not None]


def question(board: Board) -> Question | None:
    """Return the open question; None without one."""
    return board.underway.question if board.underway is not None else None


def by_default(board: Board) -> Back | None:
    """Return the default answer, the order of section 4. None if no question is open."""
    asked = question(board)
    return Back(_ids(asked)) if asked is not None else None


def answers(asked: Question, seat: Seat) -> Sequence[Back]:
    """Return all orders for the owner, that of section 4 first; none for other seats."""
    if SEATS[asked.seat] != seat:
        return []
    return [Back(order) for order in dict.fromkeys(permutations(_ids(asked)))]


def refuse_other_answers(asked: Question, seat: Seat, action: Action) -> None:
    """Raise `IllegalAction` unless the owner answers with an order of the cards."""
    if SEATS[asked.seat] != seat:
        raise IllegalAction("order_is_due", seat=SEATS[asked.seat])
    ids = _ids(asked)
    if not isinstance(action, Back) or sorted(action.cards) != sorted(ids):
        raise IllegalAction("choose_an_order", cards=[*ids])


def _ids(asked: Question) -> tuple[str, ...]:
    return tuple([card.id for card in asked.cards])
