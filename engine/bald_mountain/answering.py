"""Questions: their legal answers, and what these do (bald-mountain.md 6)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import cast

from engine.bald_mountain import actions, attacks, resolving, turn
from engine.bald_mountain.cards import BY_ID, COLOURS, Card
from engine.bald_mountain.effects import Aim, Choose, Discard, Path, Resource, Step, Unless, block
from engine.bald_mountain.events import (
    CardsPaid,
    DiscardChosen,
    NoWayOut,
    OptionChosen,
    WayOut,
    WonderDeclined,
)
from engine.bald_mountain.seating import side_of
from engine.bald_mountain.state import Board, seat
from engine.bald_mountain.view import Question
from engine.core import IllegalAction
from engine.naming import in_order


def answers(board: Board, question: Question) -> Iterator[actions.Action]:
    """Yield all legal answers in canonical form."""
    match question.kind:
        case "wonder":
            yield from _about_wonders(question)
        case "pay" | "discard":
            yield from _selections(board, question)
        case "way_out":
            if question.what == "cards":
                yield from _selections(board, question)
            else:
                yield actions.YES
            yield actions.NO
        case "target":
            ids = COLOURS if question.aim == "lock" else [card.id for card in question.cards]
            yield from map(actions.Target, ids)
        case "option":
            yield from map(actions.Pick, question.options)
        case "play":
            yield from [actions.PlayCard(card.id) for card in in_order(board.hands[question.seat])]
            if board.played:
                yield actions.DONE


def _about_wonders(question: Question) -> Iterator[actions.Action]:
    for card in question.cards:
        yield actions.Fire(card.id)
        if card.optional:
            yield actions.Decline(card.id)


def _selections(board: Board, question: Question) -> Iterator[actions.Action]:
    cards = in_order([card for card in board.hands[question.seat] if _fits(card, question)])
    for chosen in combinations(cards, question.n):
        yield actions.GiveUp(tuple([card.id for card in chosen]))


def _fits(card: Card, question: Question) -> bool:
    return not question.colour or card.colour == question.colour


def check(board: Board, question: Question, action: actions.Action) -> actions.Action:
    """Return the action as a canonical answer to the question.

    Raises `IllegalAction` and changes nothing if it is not a legal answer.
    """
    match question.kind, action:
        case (("pay" | "discard"), actions.GiveUp()):
            return _checked_cards(board, question, action)
        case "way_out", actions.GiveUp() if question.what == "cards":
            return _checked_cards(board, question, action)
        case "play", actions.PlayCard(card_id) if not _holds(board, question.seat, card_id):
            raise IllegalAction("bald_mountain_not_in_hand", card=card_id)
    if action not in list(answers(board, question)):
        asks = question.card.id if question.card else ""
        raise IllegalAction("bald_mountain_no_such_answer", move=str(action), card=asks)
    return action


def _holds(board: Board, number: int, card_id: str) -> bool:
    return any(card.id == card_id for card in board.hands[number])


def _checked_cards(board: Board, question: Question, action: actions.GiveUp) -> actions.GiveUp:
    """Return the cards in canonical form: exactly `n` of the hand, in the right colour."""
    for card_id in action.cards:
        if not _holds(board, question.seat, card_id):
            raise IllegalAction("bald_mountain_not_in_hand", card=card_id)
    cards = in_order([BY_ID[card_id] for card_id in dict.fromkeys(action.cards)])
    fitting = [card for card in cards if _fits(card, question)]
    if len(action.cards) != question.n or len(fitting) != question.n:
        raise IllegalAction("bald_mountain_wrong_cards", n=question.n, colour=question.colour)
    return actions.GiveUp(tuple([card.id for card in cards]))


def give(board: Board, question: Question, action: actions.Action) -> None:
    """Carry out an answer that has been checked."""
    board.question = None
    match action:
        case actions.Fire(card_id):
            turn.fire(board, BY_ID[card_id], asked=True)
        case actions.Decline(card_id):
            board.fires = tuple([card for card in board.fires if card.id != card_id])
            board.emit(WonderDeclined(seat(board.actor), card_id))
        case actions.Target(name):
            _aimed(board, name)
        case actions.Pick(number):
            step = cast("Choose", _step(board))
            asks = board.resolving[-1].card.id
            board.emit(OptionChosen(seat(board.actor), asks, number))
            resolving.enter(board, number - 1, step.options[number - 1])
        case actions.PlayCard(card_id):
            resolving.play(board, BY_ID[card_id])
            board.played += 1
        case actions.Done():
            resolving.finish(board)
        case actions.Answer():
            _answered(board, question, pays=action.pays)
        case actions.GiveUp(ids):
            _gave_up(board, question, tuple([BY_ID[card_id] for card_id in ids]))


def _step(board: Board) -> Step:
    underway = board.resolving[-1]
    path = cast("Path", underway.at)
    return block(underway.card.effect, path)[path[-1]]


def _aimed(board: Board, name: str) -> None:
    step = cast("Aim", _step(board))
    if step.kind == "lock":
        attacks.begin(board, "lock", 0, board.resolving[-1].card.id, COLOURS.index(name))
        resolving.finish(board)
    else:
        resolving.hit(board, step, BY_ID[name])


def _answered(board: Board, question: Question, *, pays: bool) -> None:
    """Resolve a way out: energy or gems are paid or given, or the seat refuses."""
    step = cast("Unless", _step(board))
    asks = board.resolving[-1].card.id
    if not pays:
        board.emit(NoWayOut(seat(question.seat), asks, could=True))
        resolving.enter(board, 0, step.then)
        return
    side, what = side_of(question.seat), cast("Resource", step.what)
    held = board.energy if what == "energy" else board.gems
    held[side] -= step.n
    if step.to == "give":
        held[1 - side] += step.n
    board.emit(WayOut(seat(question.seat), asks, step.to, what, step.n, ()))
    resolving.finish(board)


def _gave_up(board: Board, question: Question, cards: tuple[Card, ...]) -> None:
    """Pay a cost with cards, discard them, or give them as a way out."""
    number, asks = question.seat, board.resolving[-1].card.id
    ids = tuple([card.id for card in cards])
    if question.kind == "pay":
        resolving.put_away(board, number, cards)
        board.emit(CardsPaid(seat(number), ids, asks))
        resolving.go_to(board, resolving.START)
    elif question.kind == "discard":
        board.picked = (*board.picked, (number, cards))
        if cast("Discard", _step(board)).who == "each_mage":
            board.emit(DiscardChosen(seat(number), len(cards)))
    elif question.to == "give":
        board.hands[number] = tuple([c for c in board.hands[number] if c not in cards])
        board.hands[board.actor] += cards
        board.emit(WayOut(seat(number), asks, "give", "cards", len(cards), ()))
        resolving.finish(board)
    else:
        resolving.put_away(board, number, cards)
        board.emit(WayOut(seat(number), asks, "discard", "cards", len(cards), ids))
        resolving.finish(board)
