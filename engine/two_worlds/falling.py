"""How warriors leave play, and who loses by it (two-worlds.md 4, 9)."""

from __future__ import annotations

from engine.core import Outcome
from engine.two_worlds.board import cell_name
from engine.two_worlds.events import Destroyed, Ended, Hit
from engine.two_worlds.state import Fighter, Position, seat
from engine.two_worlds.strength import health


def hit(position: Position, cell: int, amount: int, by: str) -> None:
    """Add damage to the warrior in an occupied cell and record a `Hit`.

    It does not destroy the warrior: call `settle` or `destroyed` after all damage has been dealt,
    because warriors that fall together are destroyed together (two-worlds.md 4). 0 or less does
    nothing. `by` is a spell, `attack` or `splash`.
    """
    if amount <= 0:
        return
    fighter = position.at(cell)
    suffered = fighter.damage + amount
    position.cells[cell] = Fighter(
        fighter.no,
        fighter.card,
        fighter.owner,
        suffered,
        fighter.enchantments,
        fighter.shifted,
        fighter.shaped,
        fighter.form,
    )
    left = max(0, health(position, cell) - suffered)
    facts = (seat(fighter.owner), fighter.card.id, cell_name(cell), amount, left, by)
    position.emit(Hit(*facts))


def leave(position: Position, cell: int) -> Fighter:
    """Take a warrior out of play and return it; the caller puts its card somewhere.

    Its enchantments go to the cast piles of their decks; its form is spent.
    """
    fighter = position.at(cell)
    position.cells[cell] = None
    for lies in fighter.enchantments:
        position.cast[lies.deck] = (lies.spell, *position.cast[lies.deck])
    if fighter.form is not None:
        position.spent = (*position.spent, fighter.form)
    position.eventful = True
    return fighter


def destroyed(position: Position) -> tuple[int, ...]:
    """Destroy all warriors whose damage has reached their health; return their cells.

    They are destroyed together, repeatedly until there are none; a `deathless` one goes under its
    deck once.
    """
    gone: list[int] = []
    while True:
        cells = [
            cell
            for cell, fighter in position.fighters()
            if fighter.damage and fighter.damage >= health(position, cell)
        ]
        if not cells:
            return tuple(gone)
        for cell in cells:
            saved = _is_saved(position, position.at(cell))
            fighter = leave(position, cell)
            owner, card = fighter.owner, fighter.card
            if saved:
                position.deathless = (*position.deathless, card)
                position.warriors[owner] = (*position.warriors[owner], card)
            else:
                position.fallen[owner] = (card, *position.fallen[owner])
            position.emit(Destroyed(seat(owner), card.id, cell_name(cell), saved))
        gone += cells


def _is_saved(position: Position, fighter: Fighter) -> bool:
    return fighter.has("deathless") and fighter.card not in position.deathless


def check(position: Position) -> bool:
    """Return whether the match has ended by destruction (Ruling 26).

    A seat without warriors in play and in the deck loses; if both have none, it is a draw.
    """
    left = [_is_left(position, number) for number in (0, 1)]
    if all(left):
        return False
    winners = (seat(left.index(True)),) if any(left) else ()
    position.ended = Outcome(winners, "destruction")
    position.window = None
    position.emit(Ended(winners, "destruction"))
    return True


def _is_left(position: Position, number: int) -> bool:
    return bool(position.warriors[number]) or any(
        fighter is not None and fighter.owner == number for fighter in position.cells
    )


def settle(position: Position) -> tuple[int, ...]:
    """Check for destruction, as after every resolution, ability and step.

    Returns the cells of the destroyed warriors.
    """
    gone = destroyed(position)
    if gone:
        check(position)
    return gone
