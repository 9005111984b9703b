"""The test "Can't be done in full, can't be done", before anything is spent (bald-mountain.md 5).

It covers only the demands on the actor's own side (Ruling 11).
"""

from __future__ import annotations

from engine.bald_mountain import effects
from engine.bald_mountain.cards import Card
from engine.bald_mountain.state import Board
from engine.core import IllegalAction


def refusal(
    board: Board, card: Card, toll: int = 0, *, openly: bool = False
) -> IllegalAction | None:
    """Return why the actor can't pay for this card or carry it out; None if it can.

    `toll` is added to its energy cost. With `openly`, only public information counts: the number of
    cards in the hand, but not their colours.
    """
    if card.plain and not toll:
        return None
    cost, side = card.cost, board.us
    if board.energy[side] < cost.energy + toll:
        return IllegalAction(
            "bald_mountain_no_energy", card=card.id, n=cost.energy + toll, has=board.energy[side]
        )
    if board.gems[side] < cost.gems:
        return IllegalAction(
            "bald_mountain_no_gems", card=card.id, n=cost.gems, has=board.gems[side]
        )
    hand = _own_hand(board)
    if cost.cards and sum(openly or is_payable(held, cost) for held in hand) < cost.cards:
        return IllegalAction(
            "bald_mountain_no_cards", card=card.id, n=cost.cards, colour=cost.colour
        )
    if not can_be_done(board, card, card.effect):
        return IllegalAction("bald_mountain_not_in_full", card=card.id)
    return None


def is_payable(held: Card, cost: effects.Cost) -> bool:
    """Return whether a card of the hand has the colour that the cost names."""
    return not cost.colour or held.colour == cost.colour


def can_be_done(board: Board, card: Card, steps: tuple[effects.Step, ...]) -> bool:
    """Return whether everything that these steps of a card demand exists."""
    return all(_can(board, card, step) for step in steps)


def _can(board: Board, card: Card, step: effects.Step) -> bool:
    match step:
        case effects.Aim(kind):
            return kind == "lock" or bool(targets(board, card, kind))
        case effects.Play():
            return bool(_own_hand(board))
        case effects.Discard(n, "each_mage"):
            return len(_own_hand(board)) >= n * board.share(board.actor)
        case effects.Lose(what, n, "each_mage") if isinstance(n, int):
            held = board.energy if what == "energy" else board.gems
            return held[board.us] >= n * board.shares
        case effects.Choose():
            return bool(options(board, card, step))
        case effects.If(condition, then, otherwise):
            branch = then if holds(board, condition) else otherwise
            return can_be_done(board, card, branch)
    return True


def options(board: Board, card: Card, step: effects.Choose) -> tuple[int, ...]:
    """Return the options that can be carried out, counted from 1."""
    return tuple(
        number for number, option in enumerate(step.options, 1) if can_be_done(board, card, option)
    )


def targets(
    board: Board, card: Card, kind: effects.TargetKind, *, openly: bool = False
) -> tuple[Card, ...]:
    """Return what the actor can choose for a step of this card.

    Top cards come in the order of the altars, the discard pile newest first. With `openly`, only
    public information counts.
    """
    us = board.us
    match kind:
        case "retrieve":
            return board.discard
        case "banish" | "turn":
            if board.in_force("guard", 1 - us):
                return ()
            return tuple(laid.card for laid in board.tops() if laid.side != us)
        case "bury":
            guarded = board.in_force("guard", 1 - us)
            return tuple(
                stack[0].card
                for stack in board.altars
                if len(stack) > 1 and not (guarded and stack[0].side != us)
            )
        case "repeat" | "copy":
            side = us if kind == "repeat" else 1 - us
            return tuple(
                laid.card
                for laid in board.tops()
                if laid.side == side and _repeatable(board, card, laid.card, openly=openly)
            )
    return ()


def _repeatable(board: Board, card: Card, other: Card, *, openly: bool) -> bool:
    """Return whether `other` is an unlocked spell, repeats none and can be done in full."""
    return (
        other is not card
        and not other.is_wonder
        and not other.repeats
        and not board.is_locked(other.altar)
        and refusal(board, other, openly=openly) is None
    )


def _own_hand(board: Board) -> tuple[Card, ...]:
    return board.hands[board.actor]


def holds(board: Board, condition: effects.Condition) -> bool:
    """Return whether the condition holds now."""
    if isinstance(condition, effects.Less):
        held = board.energy if condition.what == "energy" else board.gems
        return held[board.us] < held[1 - board.us]
    counted = count(board, condition.counter)
    return counted >= condition.at_least and (
        condition.at_most is None or counted <= condition.at_most
    )


def count(board: Board, counter: effects.Counter) -> int:
    """Return the current value of a counter (bald-mountain.md 8)."""
    us = board.us
    if counter == "own_energy":
        return board.energy[us]
    if counter == "their_altars":
        return sum(bool(stack) and stack[0].side != us for stack in board.altars)
    sizes = [len(hand) for hand in board.hands[1 - us :: 2]]
    return max(sizes) if board.mode == "four" else sum(sizes)


def toll_for(board: Board, side: int) -> int:
    """Return the extra energy that an activation by an action costs this side."""
    return sum(rule.n for rule in board.rules if rule.kind == "toll" and rule.side != side)


def activation_refusal(board: Board, card: Card) -> IllegalAction | None:
    """Return why the actor can't activate this card by an action; None if it can."""
    if not board.is_top(card):
        return IllegalAction("bald_mountain_not_on_top", card=card.id)
    if not board.controls(board.us, card):
        return IllegalAction("bald_mountain_faces_others", card=card.id)
    if card.is_wonder:
        return IllegalAction("bald_mountain_is_a_wonder", card=card.id)
    if card in board.used:
        return IllegalAction("bald_mountain_used", card=card.id)
    if board.is_locked(card.altar):
        return IllegalAction("bald_mountain_locked", card=card.id)
    return refusal(board, card, toll_for(board, board.us) if board.rules else 0)


def fires(board: Board, card: Card) -> bool:
    """Return whether a wonder can fire now, in the step of the wonders (bald-mountain.md 3.2)."""
    return (
        board.controls(board.us, card)
        and not board.is_locked(card.altar)
        and not board.in_force("still", 1 - board.us)
        and refusal(board, card) is None
    )
