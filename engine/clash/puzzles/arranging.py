"""The position that a goal asks for, to be shown."""

from __future__ import annotations

from collections.abc import Sequence

from engine.clash import auras
from engine.clash.battle import Battle
from engine.clash.puzzles.economy import cards_in
from engine.clash.puzzles.kingdoms import Kingdom
from engine.clash.state import Creature


def arranged(battle: Battle, kingdoms: Sequence[Kingdom]) -> Battle:
    """Return the position with exactly these creatures in play, unhurt."""
    shown, known = battle.copy(), {card.id: card for card in cards_in(battle)}
    for seat, kingdom in enumerate(kingdoms):
        for lane, names in enumerate(kingdom):
            creatures = shown.players[seat].lanes[lane]
            creatures.clear()
            for name in names:
                host, *symbiotes = [known[card] for card in name.split("+")]
                creature = Creature(host, seat, lane, 0, shown.players[seat].given)
                for symbiote in symbiotes:
                    creature.join(symbiote)
                creatures.append(creature)
            auras.update(shown, seat, lane)
    shown.events.clear()
    return shown
