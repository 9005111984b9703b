"""Carries out effects, step by step (bald-mountain.md 4, 8).

`advance` carries out the next step of the effect in progress, or sets a `question` on the board if
a seat has to choose; then `answering` continues.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from engine import chance
from engine.bald_mountain import attacks, doable, effects, endings
from engine.bald_mountain.cards import Card
from engine.bald_mountain.events import (
    ActionsGained,
    Asked,
    Banished,
    Buried,
    CardsStolen,
    CostPaid,
    Discarded,
    Drew,
    Gained,
    LastTurn,
    Lost,
    NoWayOut,
    Played,
    Repeated,
    Retrieved,
    Skipped,
    Stolen,
    Turned,
)
from engine.bald_mountain.seating import side_of
from engine.bald_mountain.state import Board, seat
from engine.bald_mountain.view import How, Laid, Question, Underway
from engine.naming import in_order

START: effects.Path = (0,)


def begin(board: Board, card: Card, how: How) -> None:
    """Start an effect: pay the energy and gems of its cost; its cards and its steps come next."""
    cost, side = card.cost, board.us
    board.resolving = (*board.resolving, Underway(card, how, None if cost.cards else START))
    if cost.energy:
        board.energy[side] -= cost.energy
        board.emit(CostPaid(side, "energy", cost.energy, card.id))
    if cost.gems:
        board.gems[side] -= cost.gems
        board.emit(CostPaid(side, "gems", cost.gems, card.id))
    if cost.energy or cost.gems:
        endings.check(board)


def advance(board: Board) -> None:
    """Carry out the next step of the innermost effect, or ask a question about it."""
    underway = board.resolving[-1]
    if underway.at is None:
        cost = underway.card.cost
        board.question = Question(
            "pay", board.actor, underway.card, n=cost.cards, colour=cost.colour
        )
        return
    step = effects.block(underway.card.effect, underway.at)[underway.at[-1]]
    _PARTS[type(step)](board, underway, step)


def go_to(board: Board, path: effects.Path) -> None:
    """Set the path of the innermost effect to this step."""
    underway = board.resolving[-1]
    board.resolving = (*board.resolving[:-1], Underway(underway.card, underway.how, path))


def finish(board: Board) -> None:
    """Finish the step in progress: check for the end, then go to the next step.

    After its last step an effect is over, and so is the step of the effect that repeated it.
    """
    board.played, board.picked = 0, ()
    if endings.check(board):
        return
    while board.resolving:
        underway = board.resolving[-1]
        following = effects.after(underway.card.effect, cast("effects.Path", underway.at))
        if following is not None:
            go_to(board, following)
            return
        board.resolving = board.resolving[:-1]


def enter(board: Board, branch: int, steps: tuple[effects.Step, ...]) -> None:
    """Go to the first step of a branch of the step in progress; if the branch is empty, finish."""
    if steps:
        go_to(board, (*cast("effects.Path", board.resolving[-1].at), branch, 0))
    else:
        finish(board)


# The effects of each step


def amount(board: Board, n: effects.Amount) -> int:
    """Return the current value of an amount."""
    if isinstance(n, effects.Per):
        counted = doable.count(board, n.counter) * n.times
        return counted if n.most is None else min(counted, n.most)
    return n


def _holdings(board: Board, what: effects.Resource) -> list[int]:
    return board.energy if what == "energy" else board.gems


def _attack(board: Board, underway: Underway, step: effects.Attack) -> None:
    attacks.attack(board, amount(board, step.n), underway.card.id)
    finish(board)


def _shares(board: Board, who: effects.Who, n: int) -> list[tuple[int, int]]:
    """Return the sides that a number applies to, each with its total."""
    if who == "each_mage":
        return [(side, n * board.shares) for side in (board.us, 1 - board.us)]
    return [(board.us if who == "us" else 1 - board.us, n)]


def _gain(board: Board, underway: Underway, step: effects.Gain) -> None:
    holdings, n = _holdings(board, step.what), amount(board, step.n)
    for side, share in _shares(board, step.who, n):
        holdings[side] += share
        board.emit(Gained(side, step.what, share, underway.card.id))
    finish(board)


def _lose(board: Board, underway: Underway, step: effects.Lose) -> None:
    holdings, n = _holdings(board, step.what), amount(board, step.n)
    for side, share in _shares(board, step.who, n):
        lost = min(share, holdings[side])
        holdings[side] -= lost
        board.emit(Lost(side, step.what, lost, underway.card.id))
    finish(board)


def _steal(board: Board, underway: Underway, step: effects.Steal) -> None:
    holdings, them = _holdings(board, step.what), 1 - board.us
    stolen = min(amount(board, step.n), holdings[them])
    holdings[them] -= stolen
    holdings[1 - them] += stolen
    board.emit(Stolen(them, step.what, stolen, underway.card.id))
    finish(board)


def _draw(board: Board, underway: Underway, step: effects.Draw) -> None:
    if step.who == "each_mage":
        for number in board.in_turn_order:
            draw(board, number, step.n * board.share(number), underway.card.id)
    else:
        number = board.actor if step.who == "me" else board.next_opponent
        draw(board, number, step.n, underway.card.id)
    finish(board)


def draw(board: Board, number: int, n: int, by: str) -> None:
    """Draw cards from the top of the deck for a seat; `by` is the card that causes it.

    Too few cards set the last-turn flag (bald-mountain.md 7.3).
    """
    drawn = board.deck[:n]
    board.deck = board.deck[n:]
    board.hands[number] += drawn
    board.emit(Drew(seat(number), len(drawn), by))
    if len(drawn) < n and not board.last_turn:
        board.last_turn = True
        board.emit(LastTurn())


def discarding(board: Board, step: effects.Discard) -> tuple[int, ...]:
    """Return the seats that discard, in turn order."""
    return board.in_turn_order if step.who == "each_mage" else (board.next_opponent,)


def due_of(board: Board, step: effects.Discard, number: int) -> int:
    """Return how many cards a seat must discard, if it has them."""
    return step.n * board.share(number) if step.who == "each_mage" else step.n


def _discard(board: Board, underway: Underway, step: effects.Discard) -> None:
    """Ask the seats with a choice in turn order; all cards are revealed together (Ruling 14)."""
    seats = discarding(board, step)
    picked = dict(board.picked)
    for number in seats:
        hand = board.hands[number]
        if number in picked or not hand:
            continue
        due = due_of(board, step, number)
        if step.by_chance:
            picked[number] = _at_random(board, hand, due)
        elif due >= len(hand):
            picked[number] = in_order(hand)
        else:
            board.picked = tuple(picked.items())
            board.question = Question("discard", number, underway.card, n=due)
            if number != board.actor:
                board.emit(Asked(seat(number), underway.card.id))
            return
    for number in seats:
        if number in picked:
            put_away(board, number, picked[number])
            ids = tuple([card.id for card in in_order(picked[number])])
            board.emit(Discarded(seat(number), ids, step.by_chance, underway.card.id))
    finish(board)


def put_away(board: Board, number: int, cards: tuple[Card, ...]) -> None:
    """Move cards of a hand to the discard pile, in the order of the list, the last on top."""
    board.hands[number] = tuple([card for card in board.hands[number] if card not in cards])
    board.discard = (*in_order(cards)[::-1], *board.discard)


def _at_random(board: Board, hand: tuple[Card, ...], n: int) -> tuple[Card, ...]:
    """Return random cards of a hand, drawn one by one from the stream `picks`."""
    left, found = list(hand), []
    for _ in range(min(n, len(left))):
        place, board.chance = chance.draw(board.chance, len(left))
        found.append(left.pop(place))
    return tuple(found)


def _steal_cards(board: Board, underway: Underway, step: effects.StealCards) -> None:
    number = board.next_opponent
    stolen = _at_random(board, board.hands[number], step.n)
    board.hands[number] = tuple([card for card in board.hands[number] if card not in stolen])
    board.hands[board.actor] += stolen
    board.emit(CardsStolen(seat(number), seat(board.actor), len(stolen), underway.card.id))
    finish(board)


def _play(board: Board, underway: Underway, step: effects.Play) -> None:
    hand = board.hands[board.actor]
    if not hand or board.played == step.n:
        finish(board)
    elif len(hand) == 1 and not board.played:
        play(board, hand[0])
        board.played = 1
    else:
        board.question = Question("play", board.actor, underway.card, n=step.n)


def play(board: Board, card: Card) -> None:
    """Put a card of the actor's hand on top of its altar, facing the actor's side."""
    number, stack = board.actor, board.altars[card.altar]
    board.hands[number] = tuple([held for held in board.hands[number] if held is not card])
    board.altars[card.altar] = (Laid(card, board.us), *stack)
    board.emit(Played(seat(number), card.id, stack[0].card.id if stack else ""))


def _aim(board: Board, underway: Underway, step: effects.Aim) -> None:
    if step.kind == "lock":
        board.question = Question("target", board.actor, underway.card, aim="lock")
        return
    cards = doable.targets(board, underway.card, step.kind)
    if not cards:
        board.emit(Skipped(underway.card.id))
        finish(board)
    elif len(cards) == 1:
        hit(board, step, cards[0])
    else:
        board.question = Question("target", board.actor, underway.card, aim=step.kind, cards=cards)


def hit(board: Board, step: effects.Aim, card: Card) -> None:
    """Do what the step does to the chosen target."""
    underway, stack = board.resolving[-1], board.altars[card.altar]
    by, number = underway.card.id, board.actor
    match step.kind:
        case "banish":
            _banish(board, card, by)
        case "turn":
            board.altars[card.altar] = (Laid(card, board.us), *stack[1:])
            board.emit(Turned(card.id, board.us, by))
        case "bury":
            board.altars[card.altar] = (*stack[1:], stack[0])
            board.emit(Buried(card.id, by))
        case "retrieve":
            board.discard = tuple([other for other in board.discard if other is not card])
            board.hands[number] = (*board.hands[number], card)
            board.emit(Retrieved(seat(number), card.id))
        case "repeat" | "copy" as how:
            board.emit(Repeated(seat(number), card.id, by, how == "copy"))
            begin(board, card, how)
            return
    finish(board)


def _banish(board: Board, card: Card, by: str) -> None:
    board.altars[card.altar] = board.altars[card.altar][1:]
    board.discard = (card, *board.discard)
    board.emit(Banished(card.id, by))


def _banish_self(board: Board, underway: Underway, _step: effects.BanishSelf) -> None:
    """Banish the card itself; a copied card stays where it is."""
    if underway.how != "copy" and board.is_top(underway.card):
        _banish(board, underway.card, underway.card.id)
    finish(board)


def _actions(board: Board, underway: Underway, step: effects.Actions) -> None:
    board.actions += step.n
    board.emit(ActionsGained(seat(board.actor), step.n, underway.card.id))
    finish(board)


def _set_rule(board: Board, underway: Underway, step: effects.SetRule) -> None:
    attacks.begin(board, step.kind, step.n, underway.card.id)
    finish(board)


def _choose(board: Board, underway: Underway, step: effects.Choose) -> None:
    options = doable.options(board, underway.card, step)
    if not options:
        board.emit(Skipped(underway.card.id))
        finish(board)
    elif len(options) == 1:
        enter(board, options[0] - 1, step.options[options[0] - 1])
    else:
        board.question = Question("option", board.actor, underway.card, options=options)


def _unless(board: Board, underway: Underway, step: effects.Unless) -> None:
    """Ask the next opponent, if the way out can be paid in full."""
    number = board.next_opponent
    if not _can_pay(board, number, step):
        board.emit(NoWayOut(seat(number), underway.card.id, could=False))
        enter(board, 0, step.then)
        return
    board.question = Question(
        "way_out", number, underway.card, n=step.n, to=step.to, what=step.what
    )
    board.emit(Asked(seat(number), underway.card.id))


def _can_pay(board: Board, number: int, step: effects.Unless) -> bool:
    if step.what == "cards":
        return len(board.hands[number]) >= step.n
    return _holdings(board, step.what)[side_of(number)] >= step.n


def _if(board: Board, _underway: Underway, step: effects.If) -> None:
    if doable.holds(board, step.condition):
        enter(board, 0, step.then)
    else:
        enter(board, 1, step.otherwise)


_PARTS: dict[type, Callable[[Board, Underway, Any], None]] = {
    effects.Attack: _attack,
    effects.Gain: _gain,
    effects.Lose: _lose,
    effects.Steal: _steal,
    effects.Draw: _draw,
    effects.Discard: _discard,
    effects.StealCards: _steal_cards,
    effects.Play: _play,
    effects.Aim: _aim,
    effects.BanishSelf: _banish_self,
    effects.Actions: _actions,
    effects.SetRule: _set_rule,
    effects.Choose: _choose,
    effects.Unless: _unless,
    effects.If: _if,
}
