"""Evaluates positions for their seats.

It counts the current warriors, how far they have advanced, spells in hand, and the best attack that
is possible.
"""

from __future__ import annotations

from engine.two_worlds import turn
from engine.two_worlds.board import COLUMNS, ahead, progress, row_of
from engine.two_worlds.cards import GrantFlying, Hide, Modify, Silence
from engine.two_worlds.match import Match
from engine.two_worlds.state import Fighter, Position, seat
from engine.two_worlds.strength import damage, health, reaches

WON = 1000.0
"""More than anything but a victory."""
IN_DECK = 1.0
"""The worth of each point of a warrior's price in its deck."""
SPELLS = (3.8, 3.5, 3.3, 3.0, 2.6, 2.0, 1.0)
"""The worth of each further spell in a hand; the last number applies to all that follow."""
FORWARD = (0.0, 0.1, 0.2, 0.4, 0.8, 3.0, 6.0)
"""The worth of a warrior's progress, by cells from its portal."""
THROUGH = 28.0
"""The worth of a warrior that will reach its last cell when its army advances next."""
ARRIVED = 50.0
"""The worth of a warrior on its last cell in its seat's turn, at the end of which it wins unless it
is stopped."""
MODIFIED, FLYING, HIDDEN, SILENCED = 2.0, 1.5, 1.0, 2.0
"""The worth of enchantments on a warrior: each point of damage and health, flight, invisibility,
and (negative) silence."""
STRIKE = 0.4
"""The part of the best target's worth that counts while the turn's attack is still possible."""
RIFT = 60.0
"""The worth of having more warriors left when the rift is about to close."""


def evaluate(state: Match, number: int) -> float:
    """Return how much better the position is for the seat, evaluated when the opponent is to act.

    Until then both do only what they must; an attack that a turn still allows counts as a threat.
    """
    reached, threat = state.copy(), 0.0
    while reached.ended is None and reached.step != "picks":
        if reached.stack:
            turn.say_pass(reached)
        elif reached.step == "action":
            if not reached.attacked:
                strike = STRIKE * _best_strike(reached, reached.active)
                threat += strike if reached.active == number else -strike
            if reached.active != number:
                break
            reached.step = "draw"
        else:
            _step_on(reached, number)
        reached.go_on()
    if reached.ended is not None:
        if not reached.ended.winners:
            return 0.0
        return WON if seat(number) in reached.ended.winners else -WON
    return _side(reached, number) - _side(reached, 1 - number) + threat + _rift(reached, number)


def _step_on(position: Position, number: int) -> None:
    """Make the minimal move that continues the turn; the opponent summons where it blocks."""
    if position.step == "start":
        turn.advance(position)
    elif position.step == "draw":
        if position.spells[position.active]:
            turn.take(position)
        else:
            turn.end(position)
    elif rows := turn.free_rows(position):
        row = rows[0] if position.active == number else _row(position, rows)
        turn.summon(position, row)
    else:
        position.step = "action"


def _row(position: Position, rows: list[int]) -> int:
    enemy = 1 - position.active
    furthest = [0, 0]
    for cell, _ in position.fighters(enemy):
        row = row_of(cell)
        furthest[row] = max(furthest[row], progress(enemy, cell))
    return max(rows, key=furthest.__getitem__)


def _side(position: Position, number: int) -> float:
    hand = position.hands[number]
    total = sum(SPELLS[min(place, len(SPELLS) - 1)] for place in range(len(hand)))
    total += IN_DECK * sum(card.price for card in position.warriors[number])
    total += sum(card.price for card in position.kept[number])
    for cell, fighter in position.fighters(number):
        total += _in_play(position, cell, fighter)
    return total


def _rift(position: Position, number: int) -> float:
    """Return the worth of the quiet rift (Ruling 27), which grows as it comes nearer."""
    own, other = [
        len(position.warriors[side]) + len([*position.fighters(side)])
        for side in (number, 1 - number)
    ]
    near = max(position.quiet / turn.QUIET_TURNS, position.turn / turn.MOST_TURNS) ** 3
    return RIFT * near * ((own > other) - (own < other))


def _in_play(position: Position, cell: int, fighter: Fighter) -> float:
    come = progress(fighter.owner, cell)
    total = _strength(fighter) + FORWARD[come]
    if come == COLUMNS - 1 and fighter.owner == position.active:
        total += ARRIVED
    elif come == COLUMNS - 2 and fighter.owner != position.active:
        last = ahead(fighter.owner, cell)
        if last is not None and position.cells[last] is None:
            total += THROUGH
    return total


def _strength(fighter: Fighter) -> float:
    looks = fighter.looks
    total = looks.price
    for lies in fighter.enchantments:
        for effect in lies.spell.effects:
            match effect:
                case Modify(damage=more):
                    total += MODIFIED * more
                case GrantFlying() if not looks.flying:
                    total += FLYING
                case Hide():
                    total += HIDDEN
                case Silence():
                    total -= SILENCED
    return total


def _best_strike(position: Position, number: int) -> float:
    """Return the worth of the best enemy that all who reach it would destroy together."""
    best = 0.0
    own = [cell for cell, _ in position.fighters(number)]
    for target, aimed in position.fighters(1 - number):
        dealt = -aimed.has("armour")
        for cell in own:
            if reaches(position, cell, target):
                dealt += damage(position, cell, abs(cell - target)) or 0
        if dealt > 0 and dealt >= health(position, target) - aimed.damage:
            best = max(best, _in_play(position, target, aimed))
    return best
