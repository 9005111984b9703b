"""Phase 2: which cards can be played, and playing one in its exact order (clash-of-decks.md
3 and 5)."""

from __future__ import annotations

from collections.abc import Iterator

from ..core import SEATS, IllegalAction
from . import auras, blows, stronghold
from .actions import LOWER, UPPER, Cast, Summon, place
from .cards import Card
from .cards import card as card_with_id
from .events import CardPlayed, Entered, Targeted
from .state import Board, Creature

REACH = 4
"""The leftmost cards of the hand that are available, the stronghold not counted (3)."""


def available_cards(board: Board, seat: int) -> list[Card]:
    """The cards that a seat can reach, left to right (3, phase 2)."""
    return board.players[seat].hand[:REACH]


def unaffordable(board: Board, card: Card) -> IllegalAction | None:
    """The cost must be covered by the mana that is left (3, phase 2)."""
    if card.cost <= board.mana:
        return None
    return IllegalAction("too_little_mana", card=card.id, cost=card.cost, mana=board.mana)


def unavailable(board: Board, card: Card) -> IllegalAction | None:
    """Only the four leftmost cards can be played (3, phase 2)."""
    hand = board.players[board.active].hand
    if card in available_cards(board, board.active):
        return None
    if card not in hand:
        return IllegalAction("not_in_hand", card=card.id)
    return IllegalAction("not_available", card=card.id, place=hand.index(card) + 1, reach=REACH)


def unplaceable(board: Board, action: Summon | Cast) -> IllegalAction | None:
    """A creature needs one of the two lanes, an incantation a creature in play as its target
    (3, phase 2; Ruling 1)."""
    lane = action.lane if isinstance(action, Summon) else action.target.lane
    if lane not in (UPPER, LOWER):
        return IllegalAction("no_such_lane", card=action.card)
    if isinstance(action, Summon):
        return None
    if board.creature_at(action.target) is not None:
        return None
    if not any(lane for player in board.players for lane in player.lanes):
        return IllegalAction("no_creature_in_play", card=action.card)
    return IllegalAction("no_such_target", card=action.card, place=str(action.target))


def wrong_kind(action: Summon | Cast, card: Card) -> IllegalAction | None:
    """A creature goes to a lane, an incantation to a target (3, phase 2)."""
    if card.is_creature == isinstance(action, Summon):
        return None
    return IllegalAction("needs_lane" if card.is_creature else "needs_target", card=card.id)


def playable_cards(board: Board) -> Iterator[Card]:
    """The cards that are available and can be paid, left to right, each once."""
    available = available_cards(board, board.active)
    for index, card in enumerate(available):
        if card.cost <= board.mana and card not in available[:index]:
            yield card


def allowed(board: Board, action: Summon | Cast) -> Card:
    """The card that the active seat plays. Raises `IllegalAction` when the rules refuse it."""
    try:
        card = card_with_id(action.card)
    except KeyError:
        raise IllegalAction("not_in_hand", card=action.card) from None
    refusal = (
        unavailable(board, card)
        or wrong_kind(action, card)
        or unaffordable(board, card)
        or unplaceable(board, action)
    )
    if refusal is not None:
        raise refusal
    return card


def play_creature(board: Board, action: Summon) -> None:
    """Play a creature: the steps of section 5 that concern it."""
    card = allowed(board, action)
    # 1. Pay mana.
    # 3. The card leaves the hand (check!); the creature goes to the rear of the lane.
    _pay_and_take(board, card)
    seat, lane = board.active, action.lane
    creatures = board.players[seat].lanes[lane]
    creatures.append(Creature(card, seat, lane, entered=board.turn))
    board.events.append(Entered(card.id, place(seat, lane, len(creatures) - 1)))
    # 13. Auras update.
    auras.update(board, seat, lane)


def play_incantation(board: Board, action: Cast) -> None:
    """Play an incantation: the steps of section 5 that concern it."""
    card = allowed(board, action)
    main = board.creature_at(action.target)
    assert main is not None, "an allowed target"
    # 1. Pay mana.
    # 3. The card leaves the hand (check!). Until step 16 it is in nobody's hand.
    _pay_and_take(board, card)
    # 4. Targets.
    targets = blows.targets_around(board, main, card.mask)
    board.events.append(Targeted(card.id, tuple([board.place_of(each) for each in targets])))
    # 8. Compute damage. 9. Deal it to all targets at once.
    destroyed = blows.deal(board, targets, card.attack, incantation=True)
    # 11. Destroyed creatures return to hand. 12. Close up. 13. Auras update.
    if destroyed:
        blows.return_destroyed(board, destroyed)
    # 16. The incantation returns to its owner's hand as the rightmost card.
    stronghold.return_to_hand(board, board.active, card)


def _pay_and_take(board: Board, card: Card) -> None:
    seat = board.active
    board.mana -= card.cost
    stronghold.take_from_hand(board, seat, board.players[seat].hand.index(card))
    board.events.append(CardPlayed(SEATS[seat], card.id, card.cost, board.mana))
    stronghold.check(board, seat)
