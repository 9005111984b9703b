"""The effect language of castles.md 8: what can be chosen, and what the ops do.

Part of the witness (see `castles_oracle`); numbers in comments are the sections and rulings of that
page.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from castles_deaths import bury, bury_the_dead, draw, hurt, over, put_tombstone, roll
from castles_positions import CREATURE
from castles_table import (
    CARDS,
    LINES,
    Creature,
    Position,
    allied,
    cell_of,
    cells,
    distance,
    facts,
    is_of,
    neighbours,
    standing,
)


@dataclass
class Deed:
    """An ability or a magic that is being resolved.

    `cell` is where the acting creature is, empty for a magic; `target` is a cell, a line or a card
    and `dest` a cell, both empty if there is none; `actor` and `victim` are the creatures there.
    """

    seat: str
    cell: str
    target: str
    dest: str
    actor: Creature | None
    victim: Creature | None


def begun(position: Position, seat: str, cell: str, chosen: str) -> Deed:
    """Return the deed of a choice in the notation: a target, or `c4>c5`."""
    target, _, dest = chosen.partition(">")
    board = position["board"]
    return Deed(seat, cell, target, dest, board.get(cell), board.get(target))


# Choices


def choices(position: Position, seat: str, rule: dict[str, Any], cell: str = "") -> list[str]:
    """Return the choices of an ability (of the creature on `cell`) or a magic, in the notation.

    Without a target it is the empty text; nothing if it can't be used.
    """
    target = rule["target"]
    if target is None:
        only_draws = all(effect["op"] == "draw" for effect in rule["effects"])
        if cell and only_draws and not position["seats"][seat]["deck"]:
            return []
        return [""]
    if target["kind"] == "line":
        return list(LINES[position["mode"]])
    if target["kind"] == "discard":
        pile = dict.fromkeys(position["seats"][seat]["discard"])
        return [card for card in pile if _is_wanted(CARDS[card], target["filter"])]
    if target["kind"] == "cell":
        return [at for at in cells(position["mode"]) if _cell_fits(position, target, cell, at)]
    found = []
    for at, creature in standing(position, seat, target["who"]):
        if _creature_fits(target, cell, at, creature):
            found += _ends(position, rule["effects"], cell, at)
    return found


def _is_wanted(row: dict[str, Any], wanted: list[str]) -> bool:
    if "creature" in wanted and row["kind"] != "creature":
        return False
    return not ("non_legend" in wanted and row["legend"])


def _near_enough(target: dict[str, Any], cell: str, at: str) -> bool:
    return target["within"] is None or distance(cell, at) <= target["within"]


def _cell_fits(position: Position, target: dict[str, Any], cell: str, at: str) -> bool:
    free = at not in position["board"]
    tombstone = at in position["tombstones"]
    return (
        _near_enough(target, cell, at)
        and free is target["free"]
        and tombstone is target["tombstone"]
    )


def _creature_fits(target: dict[str, Any], cell: str, at: str, creature: Creature) -> bool:
    if target.get("not_self") and at == cell:
        return False
    if target.get("in_line") and at[0] != cell[0]:
        return False
    wanted = _is_wanted(facts(creature), target.get("filter", []))
    return wanted and _near_enough(target, cell, at)


def _ends(position: Position, effects: list[dict[str, Any]], cell: str, at: str) -> list[str]:
    """Return the target with every `dest`; none if an op would do nothing to it (8)."""
    victim = position["board"][at]
    for effect in effects:
        if effect["op"] == "ready" and (not victim["activated"] or victim["readied"]):
            return []
        if effect["op"] == "pull" and _pulled_to(position, cell, at, effect["steps"]) == at:
            return []
        if effect["op"] == "shove":
            return [f"{at}>{end}" for end in reachable(position, at, effect["steps"])]
    return [at]


def reachable(position: Position, start: str, steps: int, *, flying: bool = False) -> list[str]:
    """Return the free cells within orthogonal steps over free cells, at least one step (4)."""
    board = position["board"]
    reached = {start}
    for _ in range(steps):
        onward = {at for cell in reached for at in neighbours(position["mode"], cell)}
        reached |= {at for at in onward if flying or at not in board}
    return sorted(at for at in reached if at not in board)


def _pulled_to(position: Position, cell: str, at: str, steps: int) -> str:
    """Return where a pull towards `cell` ends; `at` itself if the next cell is not free (8)."""
    step = 1 if int(cell[1]) > int(at[1]) else -1
    for _ in range(steps):
        onward = f"{at[0]}{int(at[1]) + step}"
        if onward in position["board"]:
            break
        at = onward
    return at


# Effects


def resolve(position: Position, effects: list[dict[str, Any]], deed: Deed) -> None:
    """Apply the ops in order; after each one check deaths and the end (8)."""
    for effect in effects:
        _do(position, effect, deed)
        if not over(position):
            bury_the_dead(position)
        if over(position):
            return


def _do(position: Position, effect: dict[str, Any], deed: Deed) -> None:
    op = effect["op"]
    side = position["seats"][deed.seat]
    if op == "draw":
        draw(position, deed.seat, effect["count"])
    elif op == "reroll":
        roll(position, len(position["dice"]))
    elif op == "castle_heal":
        side["wounds"] = max(0, side["wounds"] - effect["amount"])
    elif op == "take_back":
        side["discard"].remove(deed.target)
        side["hand"].append(deed.target)
    elif op == "tombstone":
        put_tombstone(position, deed.target)
    elif op == "skeleton":
        card = side["deck"].pop(0)
        raise_skeleton(position, deed.seat, card, deed.target)
    elif op == "destroy_tiles":
        _destroy_tiles(position, effect["on"], deed)
    elif op == "kill":
        bury(position, _struck(position, effect["on"], deed), wound=effect["wound"])
    else:
        for cell in _struck(position, effect["on"], deed):
            _touch(position, effect, deed, cell)


def _touch(position: Position, effect: dict[str, Any], deed: Deed, cell: str) -> None:
    """Apply an op to one creature."""
    board = position["board"]
    creature = board[cell]
    op = effect["op"]
    if op == "damage":
        hurt(creature, effect["amount"])
    elif op == "heal":
        creature["wounds"] = max(0, creature["wounds"] - effect["amount"])
    elif op == "bonus_life":
        creature["bonus_life"] += effect["amount"]
    elif op == "bonus":
        creature["bonus_" + effect["stat"]] += effect["amount"]
    elif op == "shield":
        creature["shield"] = True
    elif op == "stun":
        creature["stunned"] = True
    elif op == "ready":
        creature["activated"] = False
        creature["readied"] = True
    elif op == "shove":
        board[deed.dest] = board.pop(cell)
    else:
        assert op == "pull"
        end = _pulled_to(position, deed.cell, cell, effect["steps"])
        board[end] = board.pop(cell)


def _struck(position: Position, on: Any, deed: Deed) -> list[str]:
    """Return the cells of the creatures that an op affects, without those that left play (8)."""
    if on in ("self", "target"):
        cell = cell_of(position, deed.actor if on == "self" else deed.victim)
        return [cell] if cell else []
    creatures = standing(position, deed.seat, on["who"])
    if on.get("line"):
        return [at for at, _ in creatures if at[0] == deed.target]
    if on["near"] is None:
        wanted = on.get("filter", [])
        return [at for at, creature in creatures if _is_wanted(facts(creature), wanted)]
    centre = _centre(position, on["near"], deed)
    return [at for at, _ in creatures if 1 <= distance(centre, at) <= on["within"]]


def _centre(position: Position, near: str, deed: Deed) -> str:
    """Return the reference creature's cell, its last one if it has died (8)."""
    if near == "self":
        return cell_of(position, deed.actor) or deed.cell
    return cell_of(position, deed.victim) or deed.target


def _destroy_tiles(position: Position, on: dict[str, Any], deed: Deed) -> None:
    """Return enemy tiles near a creature, in its cell or on the line, to the supply."""
    for cell, tile in list(position["tiles"].items()):
        if on.get("line"):
            named = cell[0] == deed.target
        else:
            named = distance(_centre(position, on["near"], deed), cell) <= on["within"]
        if named and is_of(on["who"], deed.seat, tile["owner"]):
            assert not allied(tile["owner"], deed.seat)
            del position["tiles"][cell]


def raise_skeleton(position: Position, seat: str, card: str, cell: str) -> None:
    """Turn a card face down into a skeleton on a free cell, and remove its tombstone (7)."""
    position["tombstones"].remove(cell)
    position["board"][cell] = CREATURE | {"card": "skeleton", "owner": seat, "under": card}
