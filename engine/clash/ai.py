"""How an AI plays its cards: it makes no choices (clash-of-decks.md 9)."""

from __future__ import annotations

from engine.clash import ai_deck, stronghold, summoning
from engine.clash.abilities import COUNTERORDER, LUCIDITY, PRICE_OF_BLOOD, SYMBIOTE
from engine.clash.actions import LANES, UPPER
from engine.clash.cards import Card
from engine.clash.events import Called, CardPlayed, Compared, PaidInBlood, Revealed
from engine.clash.state import Board, Creature, Step
from engine.core import SEATS

MOST_REVEALED = 24
"""The most cards that an AI reveals in one turn, without called ones (docs/rulings.md, 57)."""


def summon(board: Board) -> Step:
    """Play phase 2 of an AI's turn: reveal cards, alternating between the lanes.

    The upper lane comes first. The first card is always revealed, another one while the cards of
    this turn have cost less than the mana.
    """
    seat, lane = board.active, UPPER
    for _ in range(MOST_REVEALED):
        if not board.players[seat].hand:  # possible only on the last turn of ruleset 1.0
            return
        further = _play(board, seat, _reveal(board, seat, lane), lane, free=False)
        if further is not None:
            yield further
        if not board.mana:
            return
        lane = 1 - lane


def call(board: Board, seat: int, lane: int) -> Step:
    """Summon the top card of the deck free in this lane, whatever it is (Reinforcement)."""
    if not board.players[seat].hand:
        return
    board.calls += 1
    card = _reveal(board, seat, lane)
    board.events.append(Called(SEATS[seat], card.id))
    further = _play(board, seat, card, lane, free=True)
    if further is not None:
        yield further


def _reveal(board: Board, seat: int, lane: int) -> Card:
    """Reveal the top card of the deck for this lane, and check the deck.

    Returns the card to play; with Counterorder it may be another one.
    """
    player = board.players[seat]
    card = player.hand.pop(0)
    board.events.append(Revealed(SEATS[seat], card.id, LANES[lane], player.health))
    stronghold.check(board, seat, seat)
    if (card.mask | player.given) & COUNTERORDER:
        return _dearer(board, seat, card)
    return card


def _dearer(board: Board, seat: int, card: Card) -> Card:
    """Compare the revealed card with the top card of the discard pile (Counterorder).

    Returns the dearer one, to be played; the other goes to the pile. Equal ones stay where they
    are.
    """
    ai = board.players[seat].ai
    assert ai is not None, "an AI's seat"
    if not ai.discard:
        return card
    top = ai.discard[0]
    plays = top if top.cost > card.cost else card
    board.events.append(Compared(SEATS[seat], card.id, top.id, plays.id))
    if plays is not card:
        ai.discard[0] = card
    return plays


def _play(board: Board, seat: int, card: Card, lane: int, *, free: bool) -> Step | None:
    """Play a card from step 1 of section 5; return the remaining steps.

    A card without a creature to target or to join is discarded.
    """
    main = None if card.is_creature else _nearest(board, seat, lane)
    host = _host(board, seat, lane) if card.mask & SYMBIOTE else None
    stands_alone = card.is_creature and not card.mask & SYMBIOTE
    if not stands_alone and main is None and host is None:
        ai_deck.discard(board, seat, card)
        return None
    if not free:
        _pay(board, seat, card)
    if main is not None:
        return summoning.play_incantation(board, seat, card, summoning.REVEALED, main)
    return summoning.play_creature(board, seat, card, lane, summoning.REVEALED, host)


def _nearest(board: Board, seat: int, lane: int) -> Creature | None:
    """Return the target of an incantation: the enemy creature of the lane next to the bridge."""
    creatures = board.players[board.across(seat, lane)].lanes[lane]
    return creatures[0] if creatures else None


def _host(board: Board, seat: int, lane: int) -> Creature | None:
    """Return the host of a symbiote: the AI's first creature in the lane without one."""
    for creature in board.players[seat].lanes[lane]:
        if not creature.mask & SYMBIOTE:
            return creature
    return None


def cost(card: Card) -> int:
    """Return the cost of a card for an AI; Lucidity always applies (Ruling 12)."""
    return max(0, card.cost - summoning.LUCID_DISCOUNT) if card.mask & LUCIDITY else card.cost


def _pay(board: Board, seat: int, card: Card) -> None:
    """Subtract the cost from the mana, to 0 at the least.

    Price of Blood costs cards of the deck instead, one at a time (Ruling 56).
    """
    price = cost(card)
    in_blood = card.mask & PRICE_OF_BLOOD
    paid = 0 if in_blood else price
    board.mana = max(0, board.mana - paid)
    board.events.append(CardPlayed(SEATS[seat], card.id, paid, board.mana))
    if in_blood and price:
        board.events.append(PaidInBlood(SEATS[seat], price))
        for _ in range(price):
            ai_deck.mill(board, seat, 1)
            stronghold.check(board, seat, seat)
