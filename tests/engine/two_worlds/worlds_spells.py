"""Spells: what they can name, whether that is still legal, what they do (two-worlds.md 6).

Part of the witness (see `worlds_oracle`). An item of the stack is that of section 14; its fields by
kind of target:

    a warrior                      `target` (its number), `distance` (moving spells)
    two own warriors               `targets` (both numbers)
    a row                          `row` (`upper` or `lower`), `targets` (own, enemy)
    a cell                         `row`, `cell` (1 to 7)
    an enchantment (dispel)        `target`, `enchantment` (the spell's id)
    the item below (dispel)        nothing
    the item below (reflection)    `target`, `distance`: of the item below; nothing: no new target
"""

from __future__ import annotations

from itertools import combinations
from typing import Any

from worlds_board import (
    are_beside,
    board_after,
    exchange,
    hurt,
    move,
    to_deck,
)
from worlds_table import (
    CELLS,
    ROWS,
    SPELLS,
    Item,
    Position,
    ahead,
    cell_of,
    distance,
    opponent,
    progress,
    standing,
)
from worlds_warriors import duel_damage, is_warded

Fields = dict[str, Any]
WHOSE = {"own_warrior": "own", "enemy_warrior": "enemy", "any_warrior": "own enemy"}


def castings(position: Position, seat: str, spell: str) -> dict[str, Fields]:
    """Return all that a spell can name now, by the text that follows its id (14)."""
    kind = SPELLS[spell]["target"]
    if kind in WHOSE:
        return _warrior_castings(position, seat, spell)
    if kind == "two_own_warriors":
        return _pair_castings(position, seat, spell)
    if kind == "own_and_enemy_in_row":
        return _row_castings(position, seat)
    if kind == "cell":
        return {f"@{cell}": {"row": ROWS[cell[0]], "cell": int(cell[1])} for cell in CELLS}
    if kind == "reflectable_spell":
        return _reflection_castings(position, seat)
    assert kind == "spell_or_enchantment"
    return _dispel_castings(position, seat)


def _warrior_castings(position: Position, seat: str, spell: str) -> dict[str, Fields]:
    found = dict[str, Fields]()
    for cell, warrior in standing(position):
        target = {"target": warrior["no"]}
        for steps in _distances(spell):
            fields = target if steps is None else target | {"distance": steps}
            if _may_name(position, seat, spell, fields):
                found[f"@{cell}" if steps is None else f"@{cell}:{steps}"] = fields
    return found


def _distances(spell: str) -> list[int | None]:
    """Return the distances that a moving spell's caster names; one None for the others."""
    effect = SPELLS[spell]["effects"][0]
    if effect["op"] != "move":
        return [None]
    return list(range(effect["min"], effect["max"] + 1))


def _may_name(position: Position, seat: str, spell: str, fields: Fields) -> bool:
    """Return whether a spell that names one warrior may name this one, as the seat's spell."""
    row = SPELLS[spell]
    cell = cell_of(position, fields["target"])
    if cell is None:
        return False
    warrior = position["board"][cell]
    own = warrior["owner"] == seat
    if ("own" if own else "enemy") not in WHOSE[row["target"]].split():
        return False
    if not own and is_warded(warrior):
        return False
    if not own and row.get("zone") == "own_half" and progress(seat, cell) > 3:
        return False
    effect = row["effects"][0]
    if effect["op"] != "move":
        return True
    onto = ahead(warrior["owner"], cell, fields["distance"])
    if onto is None or (effect.get("not_last") and progress(warrior["owner"], onto) == 7):
        return False
    return board_after(position, cell, fields["distance"]) is not None


def _pair_castings(position: Position, seat: str, spell: str) -> dict[str, Fields]:
    assert SPELLS[spell]["zone"] == "beside"
    return {
        f"@{one}+{other}": {"targets": [first["no"], second["no"]]}
        for (one, first), (other, second) in combinations(standing(position, seat), 2)
        if are_beside(one, other)
    }


def _row_castings(position: Position, seat: str) -> dict[str, Fields]:
    """Return the foremost warriors of both armies; a warded enemy makes a row illegal."""
    found = dict[str, Fields]()
    for row, name in ROWS.items():
        foremost = []
        for side in (seat, opponent(seat)):
            there = [(cell, w) for cell, w in standing(position, side) if cell[0] == row]
            if there:
                foremost.append(max(there, key=lambda stood: progress(stood[1]["owner"], stood[0])))
        if len(foremost) == 2 and not is_warded(foremost[1][1]):
            found[f"@{row}"] = {"row": name, "targets": [w["no"] for _, w in foremost]}
    return found


def _reflection_castings(position: Position, seat: str) -> dict[str, Fields]:
    if not _on_top_of_an_enemys_spell(position, seat):
        return {}
    reflected = position["stack"][-1]
    if not SPELLS[reflected["spell"]]["reflectable"]:
        return {}
    readings = castings(position, seat, reflected["spell"])
    new = {text: f for text, f in readings.items() if f["target"] != reflected["target"]}
    return new or {"": {}}


def _dispel_castings(position: Position, seat: str) -> dict[str, Fields]:
    found = dict[str, Fields]()
    if _on_top_of_an_enemys_spell(position, seat):
        found[""] = {}
    for cell, warrior in standing(position):
        for enchantment in warrior["enchantments"]:
            fields = {"target": warrior["no"], "enchantment": enchantment["spell"]}
            found[f"@{cell}.{enchantment['spell']}"] = fields
    return found


def _on_top_of_an_enemys_spell(position: Position, seat: str) -> bool:
    stack = position["stack"]
    return bool(stack) and "spell" in stack[-1] and stack[-1]["by"] != seat


def resolve(position: Position, item: Item) -> None:
    """Apply or fizzle a spell that has just been taken off the top of the stack."""
    row = SPELLS[item["spell"]]
    if not _stands(position, item):
        _discard(position, item)
    elif row["enchantment"]:
        warrior = _warrior(position, item["target"])
        warrior["enchantments"].append({"spell": item["spell"], "deck": item["deck"]})
    else:
        _carry_out(position, item)
        _discard(position, item)


def _discard(position: Position, item: Item) -> None:
    position["seats"][item["deck"]]["cast"].insert(0, item["spell"])


def _warrior(position: Position, number: int) -> dict[str, Any]:
    cell = cell_of(position, number)
    assert cell is not None
    warrior: dict[str, Any] = position["board"][cell]
    return warrior


def _stands(position: Position, item: Item) -> bool:
    """Return whether all targets exist and are legal when the spell resolves [R 16]."""
    kind = SPELLS[item["spell"]]["target"]
    if kind in WHOSE:
        return _may_name(position, item["by"], item["spell"], item)
    if kind == "two_own_warriors":
        one, other = (cell_of(position, number) for number in item["targets"])
        return one is not None and other is not None and are_beside(one, other)
    if kind == "own_and_enemy_in_row":
        own, enemy = (cell_of(position, number) for number in item["targets"])
        in_row = all(cell and ROWS[cell[0]] == item["row"] for cell in (own, enemy))
        return in_row and not is_warded(position["board"][enemy])
    if kind == "reflectable_spell":
        return _reflects(position, item)
    if kind == "spell_or_enchantment" and "enchantment" in item:
        cell = cell_of(position, item["target"])
        there = position["board"][cell]["enchantments"] if cell else []
        return any(enchantment["spell"] == item["enchantment"] for enchantment in there)
    return True  # a cell; or the item below, which can't leave from under this one


def _reflects(position: Position, item: Item) -> bool:
    """Return whether the new target is legal for the spell below, as the reflector's spell."""
    reflected = position["stack"][-1]
    if "target" not in item or item["target"] == reflected["target"]:
        return False
    return _may_name(position, item["by"], reflected["spell"], item)


def _carry_out(position: Position, item: Item) -> None:
    effects = SPELLS[item["spell"]]["effects"]
    op = effects[0]["op"]
    if op == "damage":
        hurt(position, _spell_damage(position, item, effects))
    elif op == "duel":
        _duel(position, item)
    elif op == "exchange":
        one, other = (cell_of(position, number) for number in item["targets"])
        assert one is not None
        assert other is not None
        exchange(position, one, other)
    elif op == "redirect":
        reflected = position["stack"][-1]
        reflected["by"] = item["by"]
        reflected |= {key: item[key] for key in ("target", "distance") if key in item}
    elif op == "cancel":
        _cancel(position, item)
    else:
        cell = cell_of(position, item["target"])
        assert cell is not None
        if op == "to_deck":
            to_deck(position, cell, effects[0]["end"])
        else:
            assert op == "move"
            move(position, cell, item["distance"])


def _spell_damage(position: Position, item: Item, effects: list[dict[str, Any]]) -> dict[str, int]:
    """Return all damage of one spell, by cell, dealt at once."""
    blows = dict[str, int]()
    for effect in effects:
        amount = effect["amount"]
        if "not_ahead" in effect:
            ours = len(standing(position, item["by"]))
            theirs = len(standing(position, opponent(item["by"])))
            amount += effect["not_ahead"] if ours <= theirs else 0
        for cell, warrior in standing(position):
            if effect["where"] == "target":
                hit = warrior["no"] == item["target"]
            else:
                far = distance(cell, f"{item['row'][0]}{item['cell']}")
                hit = far == (0 if effect["where"] == "cell" else 1)
            if hit:
                blows[cell] = blows.get(cell, 0) + amount
    return blows


def _duel(position: Position, item: Item) -> None:
    own, enemy = (cell_of(position, number) for number in item["targets"])
    assert own is not None
    assert enemy is not None
    dealt = {enemy: duel_damage(position, own), own: duel_damage(position, enemy)}
    hurt(position, dealt)


def _cancel(position: Position, item: Item) -> None:
    """Dispel: remove the item below from the stack, or the enchantment from its warrior."""
    if "enchantment" not in item:
        _discard(position, position["stack"].pop())
        return
    there = _warrior(position, item["target"])["enchantments"]
    gone = next(e for e in there if e["spell"] == item["enchantment"])  # the oldest of equal ones
    there.remove(gone)
    position["seats"][gone["deck"]]["cast"].insert(0, gone["spell"])
