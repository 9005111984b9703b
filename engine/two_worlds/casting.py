"""Spells: their legal targets and their effects (two-worlds.md 6)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

from engine.core import IllegalAction
from engine.two_worlds import board, cards, falling, moving
from engine.two_worlds import events as e
from engine.two_worlds.actions import Cast
from engine.two_worlds.state import AttackItem, Enchantment, Fighter, Position, SpellItem, seat
from engine.two_worlds.strength import damage, is_hidden

# Legal targets


def casts(position: Position, number: int) -> Iterator[Cast]:
    """Yield all that this seat can cast now, for each different spell of its hand."""
    for spell in dict.fromkeys(position.hands[number]):
        if spell.timing == "any_time" or number == position.active:
            yield from _casts(position, number, spell)


def _casts(position: Position, number: int, spell: cards.Spell) -> Iterator[Cast]:
    match spell.target:
        case "own_warrior" | "enemy_warrior" | "any_warrior":
            yield from _at_warriors(position, number, spell, spell.id)
        case "two_own_warriors":
            own = [cell for cell, f in position.seen_from(number) if f.owner == number]
            pairs = [pair for pair in combinations(own, 2) if board.is_beside(*pair)]
            yield from [Cast(spell.id, (min(pair), max(pair))) for pair in pairs]
        case "own_and_enemy_in_row":
            rows = [row for row in (0, 1) if _foremost_two(position, number, row) is not None]
            yield from [Cast(spell.id, row=row) for row in rows]
        case "cell":
            yield from [Cast(spell.id, (cell,)) for cell in range(board.CELLS)]
        case "reflectable_spell":
            yield from _reflections(position, number, spell)
        case "spell_or_enchantment":
            yield from _dispels(position, number, spell)


def _dispels(position: Position, number: int, spell: cards.Spell) -> Iterator[Cast]:
    if _top_spell(position, number) is not None:
        yield Cast(spell.id)
    for cell, fighter in position.seen_from(number):
        for lying in dict.fromkeys([lies.spell.id for lies in fighter.enchantments]):
            yield Cast(spell.id, (cell,), enchantment=lying)


def _at_warriors(position: Position, number: int, spell: cards.Spell, name: str) -> Iterator[Cast]:
    for cell, _ in position.seen_from(number):
        if not _can_name(position, number, spell, cell):
            continue
        if spell.moves is None:
            yield Cast(name, (cell,))
            continue
        for distance in range(spell.moves.least, spell.moves.most + 1):
            if _can_move(position, spell.moves, cell, distance):
                yield Cast(name, (cell,), distance=distance)


def _can_name(position: Position, number: int, spell: cards.Spell, cell: int) -> bool:
    fighter = position.at(cell)
    if fighter.owner == number:
        return spell.target != "enemy_warrior"
    return (
        spell.target != "own_warrior"
        and _can_be_chosen(fighter)
        and (spell.zone != "own_half" or board.in_own_half(number, cell))
    )


def _can_be_chosen(enemy: Fighter) -> bool:
    return not enemy.has("spell_ward") and not is_hidden(enemy)


def _can_move(position: Position, move: cards.Move, cell: int, distance: int) -> bool:
    owner = position.at(cell).owner
    target = board.ahead(owner, cell, distance)
    if target is None or (move.not_last and board.progress(owner, target) == board.COLUMNS - 1):
        return False
    return moving.path(position, cell, distance) is not None


def _foremost(position: Position, number: int, row: int) -> int | None:
    cells = [cell for cell, _ in position.fighters(number) if board.row_of(cell) == row]
    return max(cells, key=lambda cell: board.progress(number, cell)) if cells else None


def _foremost_two(position: Position, number: int, row: int) -> tuple[int, int] | None:
    """Return the foremost warriors of a row, the seat's first, then the enemy's.

    None if one is missing or the enemy's can't be chosen.
    """
    own, enemy = _foremost(position, number, row), _foremost(position, 1 - number, row)
    if own is None or enemy is None or not _can_be_chosen(position.at(enemy)):
        return None
    return own, enemy


def _top_spell(position: Position, number: int) -> SpellItem | None:
    """Return the top item of the stack if it is an opponent's spell, else None."""
    top = position.stack[-1] if position.stack else None
    return top if isinstance(top, SpellItem) and top.by != number else None


def _reflections(position: Position, number: int, spell: cards.Spell) -> Iterator[Cast]:
    """Yield new targets for the spell on top, as legal for the reflecting seat.

    If there are none, it yields a cast without target.
    """
    reflected = _top_spell(position, number)
    if reflected is None or not reflected.spell.is_reflectable:
        return
    old = position.where(reflected.targets[0])
    legal = [
        cast
        for cast in _at_warriors(position, number, reflected.spell, spell.id)
        if cast.cells[0] != old
    ]
    yield from legal or [Cast(spell.id)]


def check(position: Position, number: int, action: Cast) -> None:
    """Raise `IllegalAction` for a spell that this seat can't cast now."""
    spell = cards.SPELL.get(action.spell)
    if spell is None or spell not in position.hands[number]:
        raise IllegalAction("two_worlds_not_in_hand", card=action.spell)
    if spell.timing == "your_turn" and number != position.active:
        raise IllegalAction("two_worlds_own_turn_only", card=spell.id)
    legal = list(_casts(position, number, spell))
    if not legal:
        raise IllegalAction("two_worlds_no_target", card=spell.id)
    if action not in legal:
        raise IllegalAction("two_worlds_not_that_target", card=spell.id, move=str(action))


# The stack


def cast(position: Position, number: int, action: Cast) -> None:
    """Reveal the spell and put it on the stack."""
    spell = cards.SPELL[action.spell]
    hand = list(position.hands[number])
    hand.remove(spell)
    position.hands[number] = tuple(hand)
    row, cells, targets = action.row, action.cells, tuple[int, ...]()
    if spell.target == "own_and_enemy_in_row":
        named = _foremost_two(position, number, row)
        assert named is not None, "checked"
        targets = tuple([position.at(cell).no for cell in named])
    elif spell.target != "cell":
        targets = tuple([position.at(cell).no for cell in cells])
    answered = position.stack[-1] if position.stack else None
    item = SpellItem(
        number,
        number,
        spell,
        targets,
        cells[0] if spell.target == "cell" else -1,
        row,
        action.distance,
        action.enchantment,
    )
    position.stack = (*position.stack, item)
    position.eventful = True
    position.emit(
        e.SpellCast(
            seat(number),
            spell.id,
            tuple(map(board.cell_name, cells)),
            board.ROWS[row] if row >= 0 else "",
            action.distance,
            action.enchantment,
            _called(answered, number),
        )
    )


def _called(item: AttackItem | SpellItem | None, number: int) -> str:
    """Return the name of the item that a seat's spell answers, empty without one."""
    if item is None:
        return ""
    if isinstance(item, SpellItem):
        return item.spell.id
    return "own_attack" if item.by == number else "attack"


def resolve(position: Position, item: SpellItem) -> None:
    """Resolve a spell that has left the stack.

    It fizzles if a target is gone or illegal (Ruling 16). The card goes to its pile, or stays as an
    enchantment.
    """
    cells = [position.where(no) for no in item.targets]
    known = [cell for cell in cells if cell is not None]
    if len(known) != len(cells) or not _is_legal(position, item, known):
        position.emit(e.Fizzled(seat(item.by), item.spell.id))
        discard(position, item)
        return
    if item.spell.is_enchantment:
        _enchant(position, item, known[0])
    else:
        _do(position, item, known)
        discard(position, item)
    falling.settle(position)


def discard(position: Position, item: SpellItem) -> None:
    """Put the spell on the cast pile of the deck that it came from."""
    position.cast[item.deck] = (item.spell, *position.cast[item.deck])


def _is_legal(position: Position, item: SpellItem, cells: list[int]) -> bool:
    spell, number = item.spell, item.by
    match spell.target:
        case "own_warrior" | "enemy_warrior" | "any_warrior":
            if not _can_name(position, number, spell, cells[0]):
                return False
            return spell.moves is None or _can_move(position, spell.moves, cells[0], item.distance)
        case "two_own_warriors":
            return board.is_beside(cells[0], cells[1])
        case "own_and_enemy_in_row":
            in_row = all(board.row_of(cell) == item.row for cell in cells)
            return in_row and _can_be_chosen(position.at(cells[1]))
        case "spell_or_enchantment" if cells:
            return _lying(position.at(cells[0]), item.enchantment) is not None
    return True


def _enchant(position: Position, item: SpellItem, cell: int) -> None:
    fighter = position.at(cell)
    lies = (*fighter.enchantments, Enchantment(item.spell, item.deck))
    position.cells[cell] = replace(fighter, enchantments=lies)
    facts = (seat(fighter.owner), fighter.card.id, board.cell_name(cell), item.spell.id)
    position.emit(e.Enchanted(*facts))


def _do(position: Position, item: SpellItem, cells: list[int]) -> None:
    if item.spell.target == "spell_or_enchantment":
        _dispel(position, item, cells)
        return
    if item.spell.target == "reflectable_spell":
        _reflect(position, item, cells)
        return
    hits: list[tuple[int, int]] = []
    for effect in item.spell.effects:
        match effect:
            case cards.Damage():
                hits += _hits(position, item, effect, cells)
            case cards.Duel():
                hits += _blows(position, cells)
            case cards.Exchange():
                _exchange(position, cells, item.spell.id)
            case cards.ToDeck(end):
                _to_deck(position, cells[0], end)
            case cards.Move():
                moved = moving.path(position, cells[0], item.distance)
                assert moved is not None, "checked"
                moving.go(position, moved, item.spell.id)
    for cell, amount in hits:
        falling.hit(position, cell, amount - position.at(cell).has("armour"), item.spell.id)


def _hits(
    position: Position, item: SpellItem, effect: cards.Damage, cells: list[int]
) -> list[tuple[int, int]]:
    amount = effect.amount
    if effect.not_ahead:
        own, enemies = (sum(1 for _ in position.fighters(n)) for n in (item.by, 1 - item.by))
        amount += effect.not_ahead if own <= enemies else 0
    if effect.where == "target":
        return [(cells[0], amount)]
    if effect.where == "cell":
        found = [item.cell]
    else:
        row, column = divmod(item.cell, board.COLUMNS)
        found = [
            board.cell_at(row, near)
            for near in (column - 1, column + 1)
            if 0 <= near < board.COLUMNS
        ]
    return [(cell, amount) for cell in found if position.cells[cell] is not None]


def _blows(position: Position, cells: list[int]) -> list[tuple[int, int]]:
    own, enemy = cells
    return [(enemy, damage(position, own, 1) or 0), (own, damage(position, enemy, 1) or 0)]


def _exchange(position: Position, cells: list[int], by: str) -> None:
    one, other = cells
    first, second = position.at(one), position.at(other)
    position.cells[one], position.cells[other] = second, first
    for fighter, cell, to in ((first, one, other), (second, other, one)):
        facts = (
            seat(fighter.owner),
            fighter.card.id,
            board.cell_name(cell),
            board.cell_name(to),
            by,
        )
        position.emit(e.Moved(*facts))
    position.eventful = True


def _to_deck(position: Position, cell: int, end: str) -> None:
    fighter = falling.leave(position, cell)
    owner, deck = fighter.owner, position.warriors[fighter.owner]
    card = fighter.card
    position.warriors[owner] = (card, *deck) if end == "top" else (*deck, card)
    position.emit(e.Returned(seat(owner), card.id, board.cell_name(cell), end))


def _lying(fighter: Fighter, enchantment: str) -> int | None:
    """Return the index of the warrior's oldest enchantment with this id; None without one."""
    for place, lies in enumerate(fighter.enchantments):
        if lies.spell.id == enchantment:
            return place
    return None


def _dispel(position: Position, item: SpellItem, cells: list[int]) -> None:
    if not cells:
        cancelled = position.stack[-1]
        assert isinstance(cancelled, SpellItem), "what it has answered"
        position.stack = position.stack[:-1]
        discard(position, cancelled)
        position.emit(e.Cancelled(seat(cancelled.by), cancelled.spell.id))
        return
    fighter = position.at(cells[0])
    place = _lying(fighter, item.enchantment)
    assert place is not None, "checked"
    lies, left = fighter.enchantments[place], list(fighter.enchantments)
    del left[place]
    position.cells[cells[0]] = replace(fighter, enchantments=tuple(left))
    position.cast[lies.deck] = (lies.spell, *position.cast[lies.deck])
    facts = (seat(fighter.owner), fighter.card.id, board.cell_name(cells[0]), lies.spell.id)
    position.emit(e.Disenchanted(*facts))


def _reflect(position: Position, item: SpellItem, cells: list[int]) -> None:
    """Give the spell below a new controller and target, if these are legal.

    Otherwise the reflection fizzles and that spell stays as it was.
    """
    reflected = position.stack[-1]
    assert isinstance(reflected, SpellItem), "what it has answered"
    turned = replace(reflected, by=item.by, targets=item.targets, distance=item.distance)
    if not cells or not _is_legal(position, turned, cells):
        position.emit(e.Fizzled(seat(item.by), item.spell.id))
        return
    position.stack = (*position.stack[:-1], turned)
    position.emit(e.Redirected(seat(item.by), reflected.spell.id, board.cell_name(cells[0])))
