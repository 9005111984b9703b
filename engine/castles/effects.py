"""Resolves the ops of abilities and magic (castles.md 8)."""

from __future__ import annotations

from collections.abc import Callable

from engine.castles import dying, turn
from engine.castles import events as e
from engine.castles.board import cell_name, distance, line_of
from engine.castles.cards import CARD, SKELETON, Ability, Area, Op, Target
from engine.castles.state import Board, Creature, seat
from engine.core import record


@record
class Aim:
    """The source and the target of an effect.

    `cell` is that of the acting creature (-1: a magic). The choices are a `target` cell (of a
    creature, or free), the cell `dest` where the target goes, a `line`, or a `card` of the discard
    pile.
    """

    seat: int
    cell: int = -1
    target: int = -1
    dest: int = -1
    line: int = -1
    card: str = ""


# What can be chosen


def cells_to_choose(board: Board, number: int, cell: int, target: Target) -> tuple[int, ...]:
    """Return the cells that a creature in `cell` (-1: a magic) of this seat can choose.

    They contain a creature or are free, as the target demands. Any move before the ability must
    already have been made on the board.
    """
    found = []
    for place, creature in enumerate(board.cells):
        if target.within is not None and distance(cell, place) > target.within:
            continue
        if target.kind == "cell":
            if creature is None and (place in board.tombstones) == target.tombstone:
                found.append(place)
        elif creature is not None and _can_be_chosen(board, number, cell, place, target):
            found.append(place)
    return board.as_seen(found)


def _can_be_chosen(board: Board, number: int, cell: int, place: int, target: Target) -> bool:
    creature = board.at(place)
    return (
        board.is_meant(target.who, creature.owner, number)
        and not (target.not_self and place == cell)
        and not (target.in_line and line_of(place) != line_of(cell))
        and not (target.no_legend and creature.card.is_legend)
    )


def is_hit(board: Board, ability: Ability, cell: int, target: int) -> bool:
    """Return whether every op of the ability can affect the chosen creature.

    A creature to be readied must have been activated, one to be pulled must be able to move.
    """
    creature = board.cells[target]
    for op in ability.ops:
        if op.kind == "ready" and (creature is None or not creature.activated or creature.readied):
            return False
        if op.kind == "pull" and pulled(board, cell, target, op.amount) == target:
            return False
    return True


def pulled(board: Board, cell: int, target: int, steps: int) -> int:
    """Return the cell where a target ends when it is pulled along its line towards `cell`."""
    step = 1 if cell > target else -1
    place = target
    for _ in range(steps):
        if place + step == cell or board.cells[place + step] is not None:
            break
        place += step
    return place


def cards_to_choose(board: Board, number: int) -> tuple[str, ...]:
    """Return the ids of the creatures in a seat's discard pile that are not legends, each once."""
    pile = board.discards[number]
    return tuple(
        dict.fromkeys([card.id for card in pile if card.is_creature and not card.is_legend])
    )


# What the ops do


def carry_out(board: Board, ability: Ability, aim: Aim) -> None:
    """Carry out the ops in order; deaths and the end are resolved after each.

    An op on a creature that has left play does nothing; the others are still carried out.
    """
    acting = board.cells[aim.cell] if aim.cell >= 0 else None
    chosen = board.cells[aim.target] if aim.target >= 0 else None
    scene = _Scene(board, aim, acting, chosen)
    for op in ability.ops:
        _OPS[op.kind](scene, op)
        if op.kind != "kill":
            dying.bury(board)
        if board.ended is not None:
            return


class _Scene:
    """An effect in progress.

    The cells of the acting creature and of the target are the last ones where they stood; `stands`
    tells whether they still do.
    """

    def __init__(
        self, board: Board, aim: Aim, acting: Creature | None, chosen: Creature | None
    ) -> None:
        self.board = board
        self.aim = aim
        self.acts = acting is not None
        self.chosen = chosen is not None
        self.target = aim.target
        self._known = {aim.cell: acting, aim.target: chosen}

    def stands(self, cell: int) -> bool:
        """Return whether the creature that was in the cell at first is still there.

        No other creature can be in the cell: during an effect, only the one that is moved enters a
        cell.
        """
        return cell >= 0 and self.board.cells[cell] is not None

    def cells(self, area: Area | None) -> list[int]:
        """Return the cells of the creatures that are in an area now."""
        board, aim = self.board, self.aim
        assert area is not None, "this op acts on creatures"
        if area.kind == "self":
            return [aim.cell] if self.stands(aim.cell) else []
        if area.kind == "target":
            return [self.target] if self.chosen and self.stands(self.target) else []
        center = aim.cell if area.of == "self" else self.target
        found = []
        for cell, creature in board.creatures():
            if not board.is_meant(area.who, creature.owner, aim.seat):
                continue
            if area.no_legend and creature.card.is_legend:
                continue
            if area.kind == "near" and not 1 <= distance(cell, center) <= area.within:
                continue
            if area.kind == "line" and line_of(cell) != aim.line:
                continue
            found.append(cell)
        return found


def _damage(scene: _Scene, op: Op) -> None:
    for cell in scene.cells(op.area):
        dying.wound(scene.board, cell, op.amount)


def _heal(scene: _Scene, op: Op) -> None:
    for cell in scene.cells(op.area):
        heal(scene.board, cell, op.amount)


def heal(board: Board, cell: int, amount: int) -> None:
    """Remove up to `amount` wounds from the creature in a cell."""
    creature = board.at(cell)
    gone = min(amount, creature.wounds)
    if gone:
        board.change(cell, wounds=creature.wounds - gone)
        left = board.life(creature) - creature.wounds + gone
        facts = (seat(creature.owner), creature.card.id, cell_name(cell), gone, left)
        board.emit(e.Healed(*facts))


def _bonus_life(scene: _Scene, op: Op) -> None:
    for cell in scene.cells(op.area):
        creature = scene.board.at(cell)
        scene.board.change(cell, bonus_life=creature.bonus_life + op.amount)
        _emit_stronger(scene.board, cell, "life", op.amount)


def _bonus(scene: _Scene, op: Op) -> None:
    for cell in scene.cells(op.area):
        creature = scene.board.at(cell)
        if op.stat == "damage":
            scene.board.change(cell, bonus_damage=creature.bonus_damage + op.amount)
        else:
            scene.board.change(cell, bonus_move=creature.bonus_move + op.amount)
        _emit_stronger(scene.board, cell, op.stat, op.amount)


def _shield(scene: _Scene, op: Op) -> None:
    for cell in scene.cells(op.area):
        scene.board.change(cell, shield=True)
        _emit_stronger(scene.board, cell, "shield", 1)


def _emit_stronger(board: Board, cell: int, what: str, amount: int) -> None:
    creature = board.at(cell)
    facts = (seat(creature.owner), creature.card.id, cell_name(cell), what, amount)
    board.emit(e.Strengthened(*facts))


def _stun(scene: _Scene, op: Op) -> None:
    for cell in scene.cells(op.area):
        creature = scene.board.at(cell)
        scene.board.change(cell, stunned=True)
        scene.board.emit(e.Stunned(seat(creature.owner), creature.card.id, cell_name(cell)))


def _ready(scene: _Scene, op: Op) -> None:
    for cell in scene.cells(op.area):
        creature = scene.board.at(cell)
        if creature.activated and not creature.readied:
            scene.board.change(cell, activated=False, readied=True)
            scene.board.emit(e.Readied(seat(creature.owner), creature.card.id, cell_name(cell)))


def _kill(scene: _Scene, op: Op) -> None:
    dying.bury(scene.board, tuple(scene.cells(op.area)), wounds_castle=op.wound)


def _shove(scene: _Scene, op: Op) -> None:
    for cell in scene.cells(op.area):
        _move(scene, cell, scene.aim.dest)


def _pull(scene: _Scene, op: Op) -> None:
    for cell in scene.cells(op.area):
        _move(scene, cell, pulled(scene.board, scene.aim.cell, cell, op.amount))


def _move(scene: _Scene, cell: int, to: int) -> None:
    board = scene.board
    creature = board.at(cell)
    board.cells[cell], board.cells[to] = None, creature
    scene.target = to
    facts = (seat(creature.owner), creature.card.id, cell_name(cell), cell_name(to))
    board.emit(e.Shifted(*facts))


def _draw(scene: _Scene, op: Op) -> None:
    turn.draw(scene.board, scene.aim.seat, op.amount)


def _take_back(scene: _Scene, _op: Op) -> None:
    board, number = scene.board, scene.aim.seat
    card, pile = CARD[scene.aim.card], list(board.discards[number])
    pile.remove(card)
    board.discards[number] = tuple(pile)
    board.hands[number] = (*board.hands[number], card)
    board.emit(e.TakenBack(seat(number), card.id))


def _tombstone(scene: _Scene, _op: Op) -> None:
    dying.put_tombstone(scene.board, scene.aim.target)


def _skeleton(scene: _Scene, _op: Op) -> None:
    """Put the top card of the seat's deck there as a skeleton; even its owner does not see it."""
    board, number = scene.board, scene.aim.seat
    top, *deck = board.decks[number]
    board.decks[number] = tuple(deck)
    board.tombstones -= {scene.aim.target}
    board.cells[scene.aim.target] = Creature(SKELETON, number, under=top, from_deck=True)
    board.emit(e.Risen(seat(number), cell_name(scene.aim.target), from_deck=True))


def _castle_heal(scene: _Scene, op: Op) -> None:
    board, number = scene.board, scene.aim.seat
    healed = min(op.amount, board.wounds[number])
    board.wounds[number] -= healed
    board.emit(e.CastleHealed(seat(number), healed, board.wounds[number]))


def _reroll(scene: _Scene, _op: Op) -> None:
    turn.roll(scene.board, len(scene.board.dice), again=True)


def _destroy_tiles(scene: _Scene, op: Op) -> None:
    """Destroy enemy tiles near a creature (including its own cell) or on the chosen line."""
    board, aim, area = scene.board, scene.aim, op.area
    assert area is not None, "this op acts somewhere"
    for cell, tile in enumerate(board.tiles):
        if tile is None or not board.is_meant(area.who, tile.owner, aim.seat):
            continue
        if area.kind == "line":
            reached = line_of(cell) == aim.line
        else:
            reached = distance(cell, aim.cell) <= area.within
        if reached:
            board.tiles[cell] = None
            board.emit(e.TileDestroyed(seat(tile.owner), tile.kind, cell_name(cell)))


_OPS: dict[str, Callable[[_Scene, Op], None]] = {
    "damage": _damage,
    "heal": _heal,
    "bonus_life": _bonus_life,
    "bonus": _bonus,
    "shield": _shield,
    "stun": _stun,
    "ready": _ready,
    "kill": _kill,
    "shove": _shove,
    "pull": _pull,
    "draw": _draw,
    "take_back": _take_back,
    "tombstone": _tombstone,
    "skeleton": _skeleton,
    "castle_heal": _castle_heal,
    "reroll": _reroll,
    "destroy_tiles": _destroy_tiles,
}
