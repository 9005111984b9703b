"""All legal moves, and why a move is not legal (castles.md 4, 6, 7)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.castles import actions, effects
from engine.castles.board import LINES, cell_name, distance, edge_cells, side_of, tile_cells
from engine.castles.cards import BUILD, CARD, RACE, TILES, Ability, Card
from engine.castles.dice import Dice, holds, is_payment, payments
from engine.castles.reach import castle_distance, destinations, range_from, within_steps
from engine.castles.state import Board, Creature
from engine.core import IllegalAction

# All legal moves


def moves(board: Board) -> Iterator[actions.Action]:
    """Yield all legal moves of the active seat, the end of the turn first."""
    yield actions.END
    yield from _builds(board)
    yield from _summons(board)
    for cell in own_cells(board):
        creature = board.at(cell)
        if not creature.activated and not creature.stunned:
            yield from _activations(board, cell, creature)
    yield from _magic(board)
    yield from _powers(board)


def own_cells(board: Board) -> tuple[int, ...]:
    """Return the cells of the active seat's creatures."""
    return board.as_seen(c for c, creature in board.creatures() if creature.owner == board.active)


def _builds(board: Board) -> Iterator[actions.Action]:
    paying = payments(board.dice, BUILD)
    if board.built or not paying:
        return
    for building in buildings_left(board):
        yield from (actions.Build(building, paid) for paid in paying)
    for tile in TILES:
        for cell in tiles_left(board, tile):
            yield from (actions.BuildTile(tile, cell, paid) for paid in paying)


def buildings_left(board: Board) -> tuple[str, ...]:
    """Return the buildings of the active seat's race that are not built yet."""
    stand = board.buildings[board.active]
    race = RACE[board.races[board.active]]
    return tuple(building.id for building in race.buildings if building.id not in stand)


def tiles_left(board: Board, tile: str) -> tuple[int, ...]:
    """Return the cells where the active seat can place a tile of this kind; none without supply."""
    active = board.active
    built = sum(
        placed is not None and placed.owner == active and placed.kind == tile
        for placed in board.tiles
    )
    if built >= TILES[tile]:  # type: ignore[index]
        return ()
    cells = tile_cells(board.mode, active, tile)
    return tuple(cell for cell in cells if board.tiles[cell] is None)


def _summons(board: Board) -> Iterator[actions.Action]:
    cells = free_edge(board)
    for card in dict.fromkeys(board.hands[board.active]):
        if not cells or not card.is_creature or not _has_room(board, card):
            continue
        paying = payments(board.dice, card.price)
        for cell in cells:
            yield from (actions.Summon(card.id, cell, paid) for paid in paying)


def free_edge(board: Board) -> tuple[int, ...]:
    """Return the free cells of the active seat's edge column."""
    cells = edge_cells(board.mode, board.active)
    return tuple(cell for cell in cells if board.cells[cell] is None)


def _has_room(board: Board, card: Card) -> bool:
    """Return whether the active seat may have this card on the board: at most one legend each."""
    return not card.is_legend or not any(
        creature.card.is_legend and creature.owner == board.active
        for _, creature in board.creatures()
    )


def _activations(board: Board, cell: int, creature: Creature) -> Iterator[actions.Action]:
    paying = payments(board.dice, creature.card.activation)
    ability = creature.card.ability
    spending = payments(board.dice, ability.cost) if ability else ()
    if not paying and not spending:
        return
    for to in destinations(board, cell):
        if paying:
            if to != cell:
                yield from (actions.Activate(cell, to, None, None, paid) for paid in paying)
            for target in targets_from(board, creature, cell, to):
                yield from (actions.Activate(cell, to, target, None, paid) for paid in paying)
            for castle in castles_from(board, creature, to):
                yield from (actions.Activate(cell, to, None, castle, paid) for paid in paying)
        if ability is not None and spending:
            for aimed, dest in _aims(board, cell, to, ability):
                yield from (actions.UseAbility(cell, to, aimed, dest, paid) for paid in spending)


def targets_from(board: Board, creature: Creature, cell: int, to: int) -> tuple[int, ...]:
    """Return the cells of enemy creatures in range if the creature moves from `cell` to `to`."""
    reach = range_from(board, creature, to)
    return board.as_seen(
        other
        for other, enemy in board.creatures()
        if side_of(enemy.owner) != side_of(creature.owner)
        and other != cell
        and distance(to, other) <= reach
    )


def castles_from(board: Board, creature: Creature, to: int) -> tuple[int, ...]:
    """Return the enemy seats whose castles the creature can attack from `to`."""
    return tuple(
        number
        for number in range(len(board.wounds))
        if side_of(number) != side_of(creature.owner)
        and castle_distance(board, creature, to, number) is not None
    )


def _aims(
    board: Board, cell: int, to: int, ability: Ability
) -> Iterator[tuple[int | None, int | None]]:
    """Yield what the ability can choose after the move, and where the target can go."""
    target = ability.target
    if target is None:
        yield None, None
        return
    creature = board.at(cell)
    board.cells[cell], board.cells[to] = None, creature
    try:
        found: list[tuple[int, int | None]] = []
        for chosen in effects.cells_to_choose(board, creature.owner, to, target):
            if not effects.is_hit(board, ability, to, chosen):
                continue
            if ability.shoves:
                found += [(chosen, dest) for dest in within_steps(board, chosen, ability.shoves)]
            else:
                found.append((chosen, None))
    finally:
        board.cells[to] = None
        board.cells[cell] = creature
    yield from found


def _magic(board: Board) -> Iterator[actions.Action]:
    for card in dict.fromkeys(board.hands[board.active]):
        if card.is_creature:
            continue
        paying = payments(board.dice, card.price)
        if paying:
            for target in magic_targets(board, card):
                yield from (actions.PlayMagic(card.id, target, paid) for paid in paying)


def magic_targets(board: Board, card: Card) -> tuple[str, ...]:
    """Return the targets of a magic as in its text; a single empty word if it needs none."""
    ability = card.ability
    assert ability is not None, "a magic has an effect"
    target = ability.target
    if target is None:
        return ("",)
    if target.kind == "line":
        return tuple(LINES[board.mode])
    if target.kind == "discard":
        return effects.cards_to_choose(board, board.active)
    cells = effects.cells_to_choose(board, board.active, -1, target)
    return tuple(cell_name(cell) for cell in cells if effects.is_hit(board, ability, -1, cell))


def _powers(board: Board) -> Iterator[actions.Action]:
    if board.powered:
        return
    hand = dict.fromkeys(board.hands[board.active])
    power = RACE[board.races[board.active]].power
    if power == "call":
        yield from _calls(board)
        return
    cells = boostable(board) if power != "exhume" else graves(board)
    for card in hand:
        yield from (actions.UsePower(card.id, "", cell) for cell in cells)


def _calls(board: Board) -> Iterator[actions.Action]:
    hand, cells = board.hands[board.active], free_edge(board)
    for discarded in dict.fromkeys(hand):
        for called in dict.fromkeys(hand):
            enough = called is not discarded or hand.count(called) > 1
            if enough and called.is_creature and _has_room(board, called):
                yield from (actions.UsePower(discarded.id, called.id, cell) for cell in cells)


def boostable(board: Board) -> tuple[int, ...]:
    """Return the cells of allied creatures without a card under them."""
    return board.as_seen(
        cell
        for cell, creature in board.creatures()
        if side_of(creature.owner) == side_of(board.active) and creature.boost is None
    )


def graves(board: Board) -> tuple[int, ...]:
    """Return the free cells with a tombstone."""
    return board.as_seen(cell for cell in board.tombstones if board.cells[cell] is None)


# Why a move is not legal


def check(board: Board, action: actions.Action) -> None:
    """Raise `IllegalAction` for a move that the active seat can't make."""
    match action:
        case actions.End():
            return
        case actions.Build():
            _check_build(board, action.building in buildings_left(board), action.building)
            _check_paid(board, action.paid, BUILD)
        case actions.BuildTile():
            _check_build(board, action.cell in tiles_left(board, action.tile), str(action))
            _check_paid(board, action.paid, BUILD)
        case actions.Summon():
            _check_summon(board, action)
        case actions.Activate() | actions.UseAbility():
            _check_activation(board, action)
        case actions.PlayMagic():
            _check_magic(board, action)
        case actions.UsePower():
            _check_power(board, action)


def _check_build(board: Board, possible: bool, what: str) -> None:
    if board.built:
        raise IllegalAction("castles_built")
    if not possible:
        raise IllegalAction("castles_not_to_build", move=what)


def _check_paid(board: Board, paid: Dice, cost: int) -> None:
    if not paid or not holds(board.dice, paid) or list(paid) != sorted(paid):
        raise IllegalAction("castles_no_such_dice", dice="+".join(map(str, paid)), cost=cost)
    if sum(paid) < cost:
        raise IllegalAction("castles_too_little", dice="+".join(map(str, paid)), cost=cost)
    if not is_payment(paid, cost):
        raise IllegalAction("castles_needless_die", dice="+".join(map(str, paid)), cost=cost)


def _held(board: Board, card_id: str) -> Card:
    card = CARD.get(card_id)
    if card is None or card not in board.hands[board.active]:
        raise IllegalAction("castles_not_in_hand", card=card_id)
    return card


def _check_summon(board: Board, action: actions.Summon) -> None:
    card = _held(board, action.card)
    if not card.is_creature:
        raise IllegalAction("castles_no_creature", card=card.id)
    _check_place(board, card, action.cell)
    _check_paid(board, action.paid, card.price)


def _check_place(board: Board, card: Card, cell: int) -> None:
    if not _has_room(board, card):
        raise IllegalAction("castles_second_legend", card=card.id)
    if cell not in free_edge(board):
        raise IllegalAction("castles_no_edge_cell", cell=cell_name(cell))


def _check_activation(board: Board, action: actions.Activate | actions.UseAbility) -> None:
    creature = board.cells[action.cell]
    if creature is None or creature.owner != board.active:
        raise IllegalAction("castles_no_own_creature", cell=cell_name(action.cell))
    if creature.activated:
        raise IllegalAction("castles_activated", card=creature.card.id)
    if creature.stunned:
        raise IllegalAction("castles_stunned", card=creature.card.id)
    if action.to not in destinations(board, action.cell):
        raise IllegalAction("castles_too_far", card=creature.card.id, cell=cell_name(action.to))
    if isinstance(action, actions.Activate):
        _check_attack(board, creature, action)
        _check_paid(board, action.paid, creature.card.activation)
        return
    ability = creature.card.ability
    if ability is None:
        raise IllegalAction("castles_no_ability", card=creature.card.id)
    if (action.target, action.dest) not in list(_aims(board, action.cell, action.to, ability)):
        raise IllegalAction("castles_no_target", card=creature.card.id, move=str(action))
    _check_paid(board, action.paid, ability.cost)


def _check_attack(board: Board, creature: Creature, action: actions.Activate) -> None:
    if action.target is not None:
        if action.target not in targets_from(board, creature, action.cell, action.to):
            cell = cell_name(action.target)
            raise IllegalAction("castles_out_of_reach", card=creature.card.id, cell=cell)
    elif action.castle is not None:
        if action.castle not in castles_from(board, creature, action.to):
            raise IllegalAction("castles_castle_out_of_reach", card=creature.card.id)
    elif action.to == action.cell:
        raise IllegalAction("castles_does_nothing", card=creature.card.id)


def _check_magic(board: Board, action: actions.PlayMagic) -> None:
    card = _held(board, action.card)
    if card.is_creature:
        raise IllegalAction("castles_no_magic", card=card.id)
    if action.target not in magic_targets(board, card):
        raise IllegalAction("castles_no_target", card=card.id, move=str(action))
    _check_paid(board, action.paid, card.price)


def _check_power(board: Board, action: actions.UsePower) -> None:
    if board.powered:
        raise IllegalAction("castles_powered")
    _held(board, action.card)
    if action not in list(_powers(board)):
        raise IllegalAction("castles_no_power", move=str(action))
