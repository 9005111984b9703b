"""A static evaluation of positions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engine.clash import events as e
from engine.clash.abilities import DEFENDER, PROTECTION
from engine.clash.actions import LOWER, UPPER
from engine.clash.battle import Battle
from engine.clash.state import Player
from engine.core import SEATS, Seat

WON = 10_000
"""The worth of a won game."""
VITALITY = 3.0
"""For each card between a player and defeat, of the bastion and then of the fort."""
ATTACK = 1.5
HEALTH = 1.0
CARD = 0.5
"""For each card in hand, which gives a mana in every later turn. An AI's deck gives none."""
FREE_LANE = 1.0
"""For each point of attack of a creature in a lane without opponents."""


def evaluate(battle: Battle, seat: int) -> float:
    """Return the worth for a seat (its number, A is 0); it works best at the end of a turn.

    It is positive if the seat is ahead. With four players it is the average of its team less that
    of the opponents: the game ends with the fall of any fort, so those that the seat can't reach
    count too.
    """
    if battle.ended is not None:
        winners = battle.ended.winners
        return 0.0 if not winners else WON if SEATS[seat] in winners else -WON
    players = battle.players
    if len(players) == 2:
        own, other = players[seat], players[1 - seat]
        return _side(own, other, other) - _side(other, own, own)
    team: list[float] = []
    foes: list[float] = []
    for number, player in enumerate(players):
        upper, lower = (players[battle.across(number, lane)] for lane in (UPPER, LOWER))
        side = foes if battle.seating.foes(seat, number) else team
        side.append(_side(player, upper, lower))
    return sum(team) / len(team) - sum(foes) / len(foes)


def _side(player: Player, upper: Player, lower: Player) -> float:
    """Return the worth of a player's side; `upper` and `lower` are across its lanes."""
    value = VITALITY * vitality(player)
    if player.ai is None:
        value += CARD * len(player.hand)
    for lane, creatures in enumerate(player.lanes):
        other = lower if lane else upper
        open_lane = not other.lanes[lane]
        for creature in creatures:
            value += ATTACK * creature.attack + HEALTH * creature.health
            if creature.mask & PROTECTION:
                value += HEALTH
            if open_lane and not creature.mask & DEFENDER:
                value += FREE_LANE * creature.attack
    return value


def vitality(player: Player) -> int:
    """Return the greatest damage that a player can survive.

    It is the health of this side, and of the fort behind a bastion. An AI's fort has the cards of
    the discard pile.
    """
    if not player.bastion:
        return player.health
    behind = len(player.hand) + (len(player.ai.discard) if player.ai else 0)
    return player.health + behind


def tally(battle: Battle, seat: Seat, events: Iterable[e.Event]) -> Mapping[str, int]:
    """Count victory, strongholds and creatures; losses of the seat's side count below 0."""
    counts = dict.fromkeys(("won", "bastion", "damage", "kept", "felled", "saved", "entered"), 0)

    def is_foe(other: Seat) -> bool:
        return battle.seating.foes(SEATS.index(seat), SEATS.index(other))

    for event in events:
        match event:
            case e.GameEnded(winners):
                counts["won"] += seat in winners
            case e.BastionFell(hit) if is_foe(hit):
                counts["bastion"] += 1
            case e.StrongholdDamaged(hit, _, amount) if is_foe(hit):
                counts["damage"] += amount
            case e.StrongholdDamaged(hit, _, amount) if hit == seat:
                counts["kept"] -= amount
            case e.Destroyed(_, place) if is_foe(place.seat):
                counts["felled"] += 1
            case e.Destroyed(_, place) if place.seat == seat:
                counts["saved"] -= 1
            case e.Entered(_, place) if place.seat == seat:
                counts["entered"] += 1
    return counts
