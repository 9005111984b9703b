"""A turn, step by step, and the stack of attacks and spells (two-worlds.md 3, 7, 9)."""

from __future__ import annotations

from dataclasses import replace

from engine.core import Outcome, Seat, seats_ahead
from engine.naming import in_order
from engine.two_worlds import attacking, casting, falling, moving
from engine.two_worlds import events as e
from engine.two_worlds.board import COLUMNS, ROWS, ahead, cell_name, entry, progress
from engine.two_worlds.cards import Warrior
from engine.two_worlds.state import AttackItem, Fighter, Position, SpellItem, seat

QUIET_TURNS = 12
MOST_TURNS = 120


def begin(position: Position) -> None:
    """Begin a turn; its automatic steps follow (`proceed`)."""
    position.step, position.attacked, position.eventful = "start", False, False
    position.emit(e.TurnBegan(seat(position.active), position.turn))


def waits(position: Position) -> bool:
    """Return whether a seat has to act or the match is over; otherwise call `proceed`."""
    if position.ended is not None or position.step == "picks":
        return True
    if position.stack:
        return position.window is not None
    match position.step:
        case "start":
            return moving.may_shift(position)
        case "summon":
            rows = free_rows(position)
            return len(rows) > 1 or moving.may_shift(position)
        case "draw":
            return bool(position.spells[position.active]) or moving.may_shift(position)
    return True


def proceed(position: Position) -> None:
    """Carry out the next automatic step."""
    if position.stack:
        open_window(position)
    elif position.step == "start":
        advance(position)
    elif position.step == "summon":
        rows = free_rows(position)
        if rows:
            summon(position, rows[0])
        else:
            position.step = "action"
    else:
        end(position)


# Steps 1 to 4


def advance(position: Position) -> None:
    """Move each warrior of the active seat a cell forward, foremost first; `swift` two (3.1)."""
    active = position.active
    own = [(progress(active, cell), cell) for cell, _ in position.fighters(active)]
    for _, start in sorted(own, key=lambda place: (-place[0], place[1])):
        cell, fighter = start, position.at(start)
        for _ in range(2 if fighter.has("swift") else 1):
            to = ahead(active, cell)
            if to is None or position.cells[to] is not None:
                break
            position.cells[cell], position.cells[to] = None, fighter
            facts = (seat(active), fighter.card.id, cell_name(cell), cell_name(to))
            position.emit(e.Advanced(*facts))
            position.eventful = True
            cell = to
    position.step = "summon"
    falling.settle(position)
    if position.ended is None and free_rows(position):
        position.emit(e.Revealed(seat(active), position.warriors[active][0].id))


def free_rows(position: Position) -> list[int]:
    """Return the rows in which the active seat can summon; none with an empty deck."""
    active = position.active
    if not position.warriors[active]:
        return []
    return [row for row in range(len(ROWS)) if position.cells[entry(active, row)] is None]


def revealed(position: Position) -> Warrior | None:
    """Return the active seat's top warrior while it is revealed and has no row, else None."""
    if position.ended is not None or position.step != "summon" or not free_rows(position):
        return None
    return position.warriors[position.active][0]


def summon(position: Position, row: int) -> None:
    """Summon the top warrior of the deck in a row (3.2)."""
    active = position.active
    cell = entry(active, row)
    card, *deck = position.warriors[active]
    position.warriors[active] = tuple(deck)
    position.serial += 1
    position.cells[cell] = Fighter(position.serial, card, active)
    position.step, position.eventful = "action", True
    position.emit(e.Summoned(seat(active), card.id, cell_name(cell)))
    if card.ability == "shapeshift":
        position.emit(e.BoxSeen(seat(active)))
    falling.settle(position)


def take(position: Position, discarded: int | None = None) -> None:
    """Take a spell, or two for the spell at this index, more with `scholar` (3.4); end the turn."""
    active = position.active
    count, text = 1, ""
    if discarded is not None:
        hand = list(position.hands[active])
        gone = hand.pop(discarded)
        position.hands[active] = tuple(hand)
        position.cast[active] = (gone, *position.cast[active])
        count, text = 2, gone.id
    count += sum(fighter.has("scholar") for _, fighter in position.fighters(active))
    taken = position.spells[active][:count]
    position.spells[active] = position.spells[active][count:]
    position.hands[active] += taken
    position.emit(e.Taken(seat(active), len(taken), text))
    end(position)


def end(position: Position) -> None:
    """End a turn: check breakthrough and the quiet rift, then clear damage and marks (3, 9)."""
    active = position.active
    if any(progress(active, cell) == COLUMNS - 1 for cell, _ in position.fighters(active)):
        _over(position, (seat(active),), "breakthrough")
        return
    position.quiet = 0 if position.eventful else position.quiet + 1
    if position.quiet >= QUIET_TURNS or position.turn >= MOST_TURNS:
        _quiet(position)
        return
    for cell, fighter in list(position.fighters()):
        if fighter.damage or fighter.shifted or fighter.shaped:
            position.cells[cell] = replace(fighter, damage=0, shifted=False, shaped=False)
    position.turn += 1
    begin(position)


def _quiet(position: Position) -> None:
    """End the match: more warriors win, then the most advanced one, else a draw (Ruling 27)."""
    _over(position, leaders(position), "quiet")


def leaders(position: Position) -> tuple[Seat, ...]:
    """Return the seat with more warriors, then with the most advanced one; none if equal."""
    worths = []
    for number in (0, 1):
        cells = [progress(number, cell) for cell, _ in position.fighters(number)]
        worths.append((len(position.warriors[number]) + len(cells), max(cells, default=-1)))
    return seats_ahead(worths)


def _over(position: Position, winners: tuple[Seat, ...], reason: str) -> None:
    position.ended = Outcome(winners, reason)
    position.emit(e.Ended(winners, reason))


# The stack


def open_window(position: Position) -> None:
    """Open the window of the opponent of the top item's controller (7.1)."""
    position.window = 1 - position.stack[-1].by
    _skip(position)


def _skip(position: Position) -> None:
    """Skip a window, but only for reasons that are public (Ruling 23)."""
    number, top = position.window, position.stack[-1]
    assert number is not None, "somebody's"
    if is_skipped(position):
        passed(position)
    else:
        asks = top.spell.id if isinstance(top, SpellItem) else "attack"
        position.emit(e.Asked(seat(number), asks))


def is_skipped(position: Position) -> bool:
    """Return whether the open window is skipped without asking its seat."""
    top = position.stack[-1]
    silent = isinstance(top, AttackItem) and attacking.is_silent(position, top)
    return silent or (position.window is not None and not could_answer(position, position.window))


def could_answer(position: Position, number: int) -> bool:
    """Return whether, from public information, the seat could do something in a window."""
    if position.hands[number]:
        return True
    if number == position.active and moving.may_shift(position):
        return True
    return any(can_shapeshift(position, cell) for cell, _ in position.fighters(number))


def again(position: Position) -> None:
    """Close the window after an ability if its seat can do nothing more, else leave it open."""
    if position.window is not None and is_skipped(position):
        passed(position)


def passed(position: Position) -> None:
    """Close the window after its seat adds nothing.

    An attacker who holds gets a window after the opponent (7.2); then the item resolves.
    """
    top = position.stack[-1]
    if isinstance(top, AttackItem) and top.hold and position.window != top.by:
        position.window = top.by
        if not is_skipped(position):
            position.emit(e.Asked(seat(top.by), "attack"))
            return
    position.window = None
    _resolve(position)


def say_pass(position: Position) -> None:
    """Pass in the open window."""
    assert position.window is not None, "asked"
    position.emit(e.Passed(seat(position.window)))
    passed(position)


def _resolve(position: Position) -> None:
    """Take the top item off the stack and resolve it.

    The window of the new top item then opens from the beginning (7.3).
    """
    top = position.stack[-1]
    position.stack = position.stack[:-1]
    if isinstance(top, AttackItem):
        attacking.resolve(position, top)
    else:
        casting.resolve(position, top)


# Abilities


def can_shapeshift(position: Position, cell: int) -> bool:
    """Return whether the Werewolf in a cell can take another form now."""
    fighter = position.cells[cell]
    return (
        fighter is not None
        and not fighter.shaped
        and bool(position.box)
        and fighter.has("shapeshift")
    )


def shapeshift(position: Position, cell: int, form: str) -> None:
    """Give the Werewolf the values of a warrior in the box; a previous form is spent (10)."""
    fighter = position.at(cell)
    card = next(card for card in position.box if card.id == form)
    box = list(position.box)
    box.remove(card)
    position.box = in_order(box)
    if fighter.form is not None:
        position.spent = (*position.spent, fighter.form)
    position.cells[cell] = replace(fighter, form=card, shaped=True)
    position.emit(e.Shaped(seat(fighter.owner), cell_name(cell), card.id))
    falling.settle(position)


def shift(position: Position, cell: int, *, forward: bool) -> None:
    """Move the warrior in a cell forward or back (8, 10)."""
    moved = moving.path(position, cell, 1 if forward else -1)
    assert moved is not None, "checked"
    position.cells[cell] = replace(position.at(cell), shifted=True)
    before = free_rows(position) if position.step == "summon" else [0]
    moving.go(position, moved, "shift")
    falling.settle(position)
    if position.ended is None and not before and free_rows(position):
        active = position.active
        position.emit(e.Revealed(seat(active), position.warriors[active][0].id))
