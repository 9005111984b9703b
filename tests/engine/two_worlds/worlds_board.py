"""What happens to warriors on the board: damage, destruction, leaving play, moving.

Part of the witness (see `worlds_oracle`); numbers in comments are the sections and rulings of
two-worlds.md.
"""

from __future__ import annotations

from worlds_table import CELLS, Position, Warrior, ahead, distance, progress, standing
from worlds_warriors import abilities, health


def hurt(position: Position, blows: dict[str, int]) -> None:
    """Deal damage by cell, all at once; `armour` takes 1 off each (10)."""
    for cell, amount in blows.items():
        warrior = position["board"][cell]
        warrior["damage"] += max(0, amount - ("armour" in abilities(warrior)))


def leave(position: Position, cell: str) -> Warrior:
    """Take a warrior out of play: discard its enchantments (4), spend its form (10)."""
    warrior: Warrior = position["board"].pop(cell)
    for enchantment in warrior["enchantments"]:
        position["seats"][enchantment["deck"]]["cast"].insert(0, enchantment["spell"])
    if warrior["form"]:
        position["spent"].append(warrior["form"])
    return warrior


def to_deck(position: Position, cell: str, end: str) -> None:
    """Move a warrior to the top or the bottom of its owner's deck (6)."""
    warrior = leave(position, cell)
    deck = position["seats"][warrior["owner"]]["warriors"]
    deck.insert(0 if end == "top" else len(deck), warrior["card"])
    position["eventful"] = True


def bury(position: Position) -> None:
    """Destroy all whose damage equals their health, together; repeat until there is none [R 12]."""
    while True:
        doomed = [
            c for c, warrior in standing(position) if warrior["damage"] >= health(position, c)
        ]
        if not doomed:
            return
        saved = [c for c in doomed if "deathless" in abilities(position["board"][c])]
        for cell in doomed:
            card, owner = (position["board"][cell][key] for key in ("card", "owner"))
            if cell in saved and card not in position["deathless"]:
                position["deathless"].append(card)
                to_deck(position, cell, "bottom")
            else:
                leave(position, cell)
                position["seats"][owner]["fallen"].insert(0, card)
        position["eventful"] = True


def board_after(position: Position, cell: str, steps: int) -> dict[str, Warrior] | None:
    """Return the board after a move of cells forward (back if negative); None if illegal (8)."""
    board: dict[str, Warrior] = dict(position["board"])
    mover = board.pop(cell)  # lifted first [R 24]
    owner = mover["owner"]
    way = [ahead(owner, cell, step * (1 if steps > 0 else -1)) for step in range(1, abs(steps) + 1)]
    destination = way[-1]
    if destination is None:
        return None
    if any(at in board and board[at]["owner"] != owner for at in way if at):
        return None
    pushed, at = board.get(destination), destination
    board[destination] = mover
    while pushed is not None:
        behind = ahead(owner, at, -1)
        if behind is None:
            return None  # off the board [R 25]
        next_pushed = board.get(behind)
        board[behind] = pushed
        pushed, at = next_pushed, behind
    return board


def move(position: Position, cell: str, steps: int) -> None:
    """Make a legal move of section 8."""
    board = board_after(position, cell, steps)
    assert board is not None
    position["board"] = board
    position["eventful"] = True


def exchange(position: Position, one: str, other: str) -> None:
    """Exchange the cells of two warriors."""
    board = position["board"]
    board[one], board[other] = board[other], board[one]


def advance(position: Position) -> None:
    """Do step 1: move the seat's warriors, the foremost first, upper row first [R 5] (3)."""
    seat, board = position["active"], position["board"]
    order = [cell for cell, _ in standing(position, seat)]
    order.sort(key=lambda cell: (-progress(seat, cell), CELLS.index(cell)))
    for start in order:
        cell = start
        for _ in range(2 if "swift" in abilities(board[start]) else 1):
            onward = ahead(seat, cell, 1)
            if onward is None or onward in board:
                break
            board[onward] = board.pop(cell)
            position["eventful"] = True
            cell = onward


def are_beside(one: str, other: str) -> bool:
    """Return whether cells are beside each other: distance 1, or the same cell of both rows (6)."""
    return distance(one, other) == 1 or (one[0] != other[0] and one[1] == other[1])
