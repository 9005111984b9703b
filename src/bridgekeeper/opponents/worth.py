"""How good a position is for a seat, by the look of it."""

from __future__ import annotations

from ..engine.clash.abilities import DEFENDER, PROTECTION
from ..engine.clash.duel import Duel
from ..engine.clash.state import Player
from ..engine.core import SEATS

WON = 10_000
"""The worth of a game that is won."""
VITALITY = 3.0
"""Of a card between a player and defeat, the bastion's and then the fort's."""
ATTACK = 1.5
HEALTH = 1.0
CARD = 0.5
"""Of a card in hand: a mana of every turn to come."""
FREE_LANE = 1.0
"""Of an attacker with nobody before it, for each attack."""


def worth(duel: Duel, seat: int) -> float:
    """Positive where the seat (a number, A is 0) stands better. Best asked at the end of a turn."""
    if duel.ended is not None:
        winners = duel.ended.winners
        return 0.0 if not winners else WON if SEATS[seat] in winners else -WON
    own, other = duel.players[seat], duel.players[duel.across(seat)]
    return _side(own, other) - _side(other, own)


def _side(player: Player, other: Player) -> float:
    value = VITALITY * vitality(player) + CARD * len(player.hand)
    for lane, creatures in enumerate(player.lanes):
        open_lane = not other.lanes[lane]
        for creature in creatures:
            value += ATTACK * creature.attack + HEALTH * creature.health
            if creature.mask & PROTECTION:
                value += HEALTH
            if open_lane and not creature.mask & DEFENDER:
                value += FREE_LANE * creature.attack
    return value


def vitality(player: Player) -> int:
    """The damage that a player can take at most: what stands of this side, and the fort behind
    a bastion."""
    return player.health + (len(player.hand) if player.bastion else 0)
