"""The module champion: a creature outside the board (clash-of-decks.md 12, Ruling 43)."""

from __future__ import annotations

from engine.clash.cards import Card
from engine.clash.events import ChampionRestored
from engine.clash.state import Board, Creature
from engine.core import SEATS


def cost(board: Board, card: Card) -> int:
    """Return the printed cost, less 1 for each creature in play with the same printed cost.

    Creatures of any kingdom count; a host with its symbiote counts once; the cost is at least 0.
    """
    discount = 0
    for player in board.players:
        for lane in player.lanes:
            for creature in lane:
                if any(printed.cost == card.cost for printed in creature.cards):
                    discount += 1
    return max(0, card.cost - discount)


def enter(board: Board, seat: int, creature: Creature) -> None:
    """Mark the seat's champion as in play, as this creature or as its symbiote."""
    player = board.players[seat]
    creature.champion = player.champion
    player.ready = False


def restore(board: Board, played: Card) -> None:
    """Make exhausted champions of this card's printed cost ready again (step 3 of any play)."""
    for seat, player in enumerate(board.players):
        champion = player.champion
        if champion is None or player.ready or champion.cost != played.cost:
            continue
        if in_play(board, seat):
            continue
        player.ready = True
        board.events.append(ChampionRestored(SEATS[seat], champion.id))


def in_play(board: Board, seat: int) -> bool:
    """Return whether the seat's champion is on the board."""
    return any(
        creature.champion is not None and creature.owner == seat
        for player in board.players
        for lane in player.lanes
        for creature in lane
    )
