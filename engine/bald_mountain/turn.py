"""A turn, step by step (bald-mountain.md 3)."""

from __future__ import annotations

from engine.bald_mountain import attacks, doable, endings, resolving
from engine.bald_mountain.cards import Card
from engine.bald_mountain.events import TurnBegan, WonderFired
from engine.bald_mountain.state import Board, seat
from engine.bald_mountain.view import Question

ACTIONS = 2


def start(board: Board) -> None:
    """Begin a turn (3.1, and the list of 3.2).

    Rules of the actor's side end, marks are removed, wonders that may fire are listed.
    """
    board.step, board.actions = "wonders", ACTIONS
    board.emit(TurnBegan(seat(board.actor), board.turn))
    attacks.start_of_turn(board)
    board.used = ()
    list_wonders(board)


def list_wonders(board: Board) -> None:
    """List the wonders on top that face the actor's side, in the order of the altars.

    Locked and stilled ones are left out (Rulings 5, 29).
    """
    if board.in_force("still", 1 - board.us):
        board.fires = ()
        return
    board.fires = tuple(
        [
            laid.card
            for laid in board.tops()
            if laid.card.is_wonder
            and laid.side == board.us
            and not board.is_locked(laid.card.altar)
        ]
    )


def advance(board: Board) -> None:
    """Carry out the next automatic step of a turn, or ask a question about wonders."""
    if board.resolving:
        resolving.advance(board)
    elif board.step == "wonders":
        _next_wonder(board)
    else:
        end(board)


def waits(board: Board) -> bool:
    """Return whether a seat has to act or the match is over; otherwise call `advance`."""
    return (
        board.question is not None
        or board.ended is not None
        or (board.step == "actions" and not board.resolving and board.actions > 0)
    )


def _next_wonder(board: Board) -> None:
    """Fire the next wonder (3.2).

    A single wonder that is not optional fires; with several, or an optional one, the actor decides;
    without any the step is over.
    """
    counting = tuple([card for card in board.fires if doable.fires(board, card)])
    if not counting:
        board.fires, board.step = (), "actions"
        _draw(board)
    elif len(counting) == 1 and not counting[0].optional:
        fire(board, counting[0], asked=False)
    else:
        board.question = Question("wonder", board.actor, cards=counting)


def fire(board: Board, card: Card, *, asked: bool) -> None:
    """Fire a wonder: its cost is paid and its effect begins; it can't fire again this turn."""
    board.fires = tuple([other for other in board.fires if other is not card])
    board.emit(WonderFired(seat(board.actor), card.id, asked))
    resolving.begin(board, card, "fire")


def _draw(board: Board) -> None:
    """Draw the turn's card (3.3); an empty deck ends the match."""
    if board.deck:
        resolving.draw(board, board.actor, 1, "")
    else:
        endings.compare(board, "empty deck")


def end(board: Board) -> None:
    """End the turn (3.5), and begin the next seat's turn."""
    if board.last_turn:
        endings.compare(board, "last turn")
        return
    attacks.end_of_turn(board)
    board.turn += 1
    start(board)
