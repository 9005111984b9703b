"""Makes views of positions."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import SEATS, Seat
from engine.naming import in_order
from engine.two_worlds import picking, turn
from engine.two_worlds.actions import Action, Attack, Cast, Shapeshift, Shift
from engine.two_worlds.board import apart
from engine.two_worlds.cards import SPELL
from engine.two_worlds.state import AttackItem, Item, Position
from engine.two_worlds.strength import damage, flies, health, is_hidden, reaches
from engine.two_worlds.view import AttackView, FighterView, PlayerView, SpellView, WorldsView


def seen(
    position: Position, viewer: Seat | None, due: tuple[Seat, ...], legal: Sequence[Action]
) -> WorldsView:
    """Return what a viewer may know; `legal` are the viewer's legal moves."""
    return WorldsView(
        viewer=viewer,
        setup=position.setup,
        step=position.step,
        rank=position.rank if position.step == "picks" else "",
        turn=position.turn,
        first=SEATS[position.first],
        active=SEATS[position.active],
        attacked=position.attacked,
        fighters=tuple([_fighter(position, cell) for cell, _ in position.fighters()]),
        players=(_player(position, 0, viewer), _player(position, 1, viewer)),
        revealed=turn.revealed(position),
        stack=tuple([_item(position, item) for item in position.stack]),
        window=None if position.window is None else SEATS[position.window],
        box=position.box if sees_the_box(position, viewer) else None,
        boxed=len(position.box),
        spent=position.spent,
        quiet=position.quiet,
        due=due,
        possible=tuple(
            dict.fromkeys([SPELL[move.spell] for move in legal if isinstance(move, Cast)])
        ),
        ready=tuple(sorted({cell for move in legal for cell in _cells(move)})),
        outcome=position.ended,
    )


def _cells(move: Action) -> tuple[int, ...]:
    if isinstance(move, Attack):
        return move.cells
    return (move.cell,) if isinstance(move, Shift | Shapeshift) else ()


def _fighter(position: Position, cell: int) -> FighterView:
    fighter = position.at(cell)
    most = health(position, cell)
    ranged = [(far, damage(position, cell, far) or 0) for far, _ in fighter.looks.ranged]
    return FighterView(
        no=fighter.no,
        card=fighter.card,
        looks=fighter.looks,
        owner=SEATS[fighter.owner],
        cell=cell,
        health=most - fighter.damage,
        most=most,
        melee=damage(position, cell, 1),
        ranged=tuple(ranged),
        flies=flies(fighter),
        is_silenced=fighter.is_silenced,
        is_hidden=is_hidden(fighter),
        enchantments=tuple([lies.spell for lies in fighter.enchantments]),
        shifted=fighter.shifted,
        shaped=fighter.shaped,
    )


def _player(position: Position, number: int, viewer: Seat | None) -> PlayerView:
    own, picks = SEATS[number] == viewer, position.step == "picks"
    return PlayerView(
        seat=SEATS[number],
        deck=len(position.warriors[number]),
        spells=len(position.spells[number]),
        size=len(position.hands[number]),
        fallen=position.fallen[number],
        cast=position.cast[number],
        hand=position.hands[number] if own else None,
        army=in_order(position.warriors[number]) if own else None,
        packet=position.packets[number] if own and picks else None,
        kept=position.kept[number] if own and picks else None,
        picked=position.picked[number] if own else None,
        keeps=picking.kept_of_rank(position, number) if picks else 0,
        chosen=picks and number not in picking.due(position),
    )


def sees_the_box(position: Position, viewer: Seat | None) -> bool:
    """Return whether a viewer sees the box: it controls a Werewolf in play."""
    if viewer is None:
        return False
    own = position.fighters(SEATS.index(viewer))
    return any(fighter.card.ability == "shapeshift" for _, fighter in own)


def _item(position: Position, item: Item) -> AttackView | SpellView:
    if isinstance(item, AttackItem):
        target = position.where(item.target)
        cells = [] if target is None else _counting(position, item, target)
        dealt = 0 if target is None else _total(position, cells, target)
        at = -1 if target is None else target
        return AttackView(SEATS[item.by], tuple(cells), at, dealt, item.hold)
    places = [position.where(no) for no in item.targets]
    targets = tuple([-1 if cell is None else cell for cell in places])
    return SpellView(
        SEATS[item.by],
        item.spell,
        targets,
        item.cell,
        item.row,
        item.distance,
        item.enchantment,
    )


def _counting(position: Position, item: AttackItem, target: int) -> list[int]:
    places = [position.where(no) for no in item.fighters]
    return [cell for cell in places if cell is not None and reaches(position, cell, target)]


def _total(position: Position, cells: Sequence[int], target: int) -> int:
    dealt = [damage(position, cell, apart(cell, target) or 0, len(cells)) or 0 for cell in cells]
    return max(0, sum(dealt) - position.at(target).has("armour"))
