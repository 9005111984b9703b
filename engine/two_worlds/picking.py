"""The set-up: armies are picked, decks shuffled, spells dealt (two-worlds.md 2)."""

from __future__ import annotations

from engine import chance
from engine.core import IllegalAction
from engine.naming import in_order
from engine.two_worlds import turn
from engine.two_worlds.cards import RANKS, SPELL_DECK, Warrior, pile
from engine.two_worlds.events import ArmiesReady, Kept, PacketsPassed
from engine.two_worlds.state import Position, seat

KEPT = 4
"""The number of cards of each rank in an army."""
DEALT = 6
"""The number of cards of a rank from which a seat picks."""
HAND = 2
"""The number of spells that a seat begins with."""


def begin(position: Position, seed: int) -> None:
    """Deal the champions."""
    position.seed = seed
    _deal(position)


def _deal(position: Position) -> None:
    """Deal the packets of a rank; the rest goes to the box.

    If all cards dealt are kept, no seat has to choose.
    """
    rank = position.rank
    shuffled = chance.shuffled(pile(rank), chance.stream(position.seed, rank))
    count = DEALT if position.setup == "draft" or rank == "champion" else KEPT
    for number in (0, 1):
        position.packets[number] = in_order(shuffled[number * count : (number + 1) * count])
    position.box = in_order((*position.box, *shuffled[2 * count :]))
    if count == KEPT:
        for number in (0, 1):
            position.kept[number] += position.packets[number]
        position.packets = [(), ()]
        _next_rank(position)


def _next_rank(position: Position) -> None:
    place = RANKS.index(position.rank) + 1
    if place < len(RANKS):
        position.rank = RANKS[place]
        _deal(position)
    else:
        _ready(position)


def kept_of_rank(position: Position, number: int) -> int:
    """Return how many cards of the current rank a seat has kept so far."""
    return sum(card.rank == position.rank for card in position.kept[number])


def to_act(position: Position) -> tuple[int, ...]:
    """Return the seats that have to choose a card; both may choose at the same time."""
    if position.setup == "draft":
        return tuple([number for number in (0, 1) if position.picked[number] is None])
    return tuple([number for number in (0, 1) if kept_of_rank(position, number) < KEPT])


def choices(position: Position, number: int) -> tuple[Warrior, ...]:
    """Return the different cards of the seat's packet."""
    return tuple(dict.fromkeys(position.packets[number]))


def keep(position: Position, number: int, card_id: str) -> None:
    """Keep a card of the packet. Raises `IllegalAction` if it is not there."""
    packet = list(position.packets[number])
    card = next((card for card in packet if card.id == card_id), None)
    if card is None:
        raise IllegalAction("two_worlds_not_in_packet", card=card_id)
    packet.remove(card)
    position.packets[number] = tuple(packet)
    if position.setup == "draft":
        position.picked[number] = card
        _emit_kept(position, number, 1)
        if all(position.picked):
            _pass_on(position)
        return
    position.kept[number] = (*position.kept[number], card)
    _emit_kept(position, number, 0)
    if not to_act(position):
        _put_away(position)


def _emit_kept(position: Position, number: int, unpassed: int) -> None:
    left = KEPT - kept_of_rank(position, number) - unpassed
    position.emit(Kept(seat(number), position.rank, left))


def _pass_on(position: Position) -> None:
    """Exchange the packets after both have chosen, until each has four cards of the rank."""
    for number in (0, 1):
        card = position.picked[number]
        assert card is not None, "both have chosen"
        position.kept[number] = (*position.kept[number], card)
    position.picked = [None, None]
    if kept_of_rank(position, 0) == KEPT:
        _put_away(position)
        return
    position.packets.reverse()
    position.emit(PacketsPassed(position.rank))


def _put_away(position: Position) -> None:
    position.box = in_order((*position.box, *position.packets[0], *position.packets[1]))
    position.packets = [(), ()]
    _next_rank(position)


def _ready(position: Position) -> None:
    seed = position.seed
    first, _ = chance.draw(chance.stream(seed, "coin"), 2)
    for number in (0, 1):
        letter = seat(number)
        army = in_order(position.kept[number])
        position.warriors[number] = tuple(
            chance.shuffled(army, chance.stream(seed, f"army {letter}"))
        )
        spells = tuple(chance.shuffled(SPELL_DECK, chance.stream(seed, f"spells {letter}")))
        count = HAND if number == first else position.second_player_spells
        position.hands[number], position.spells[number] = spells[:count], spells[count:]
    # What matters only for the deal is not a part of later positions.
    position.kept, position.seed, position.second_player_spells = [(), ()], 0, HAND
    position.rank, position.first = RANKS[0], first
    position.emit(ArmiesReady(seat(first)))
    turn.begin(position)
