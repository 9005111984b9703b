"""A warrior's current ability, flight, health, damage and reach (two-worlds.md 4, 10).

Part of the witness (see `worlds_oracle`).
"""

from __future__ import annotations

from typing import Any

from worlds_table import SPELLS, WARRIORS, Position, Warrior, distance, neighbours


def values(warrior: Warrior) -> dict[str, Any]:
    """Return the card whose printed values count: the form's, if there is one (10)."""
    return WARRIORS[warrior["form"] or warrior["card"]]


def charms(warrior: Warrior, op: str) -> list[dict[str, Any]]:
    """Return the effects of that kind that its enchantments have."""
    effects = [effect for e in warrior["enchantments"] for effect in SPELLS[e["spell"]]["effects"]]
    return [effect for effect in effects if effect["op"] == op]


def abilities(warrior: Warrior) -> set[str]:
    """Return its abilities: none under `silence`; a form's own and the change of form (10)."""
    if charms(warrior, "silence"):
        return set()
    return {values(warrior)["ability"], WARRIORS[warrior["card"]]["ability"]} - {None}


def flies(warrior: Warrior) -> bool:
    """Return whether it flies; silence removes printed flying, not that of Flight [R 17]."""
    printed = bool(values(warrior)["flying"]) and not charms(warrior, "silence")
    return printed or bool(charms(warrior, "grant_flying"))


def beside(position: Position, cell: str, ability: str, *, friends: bool) -> int:
    """Return how many neighbours have the ability, all own or all of the enemy."""
    owner = position["board"][cell]["owner"]
    near = [there for there in neighbours(position, cell) if (there["owner"] == owner) is friends]
    return sum(ability in abilities(there) for there in near)


def health(position: Position, cell: str) -> int:
    """Return its health: printed, bulwark, Blessings, Curses; at least 1 (4)."""
    warrior = position["board"][cell]
    changed = sum(int(effect["health"]) for effect in charms(warrior, "modify"))
    guarded = beside(position, cell, "bulwark", friends=True)
    return max(1, int(values(warrior)["health"]) + changed + guarded)


def strength(position: Position, cell: str, printed: int, *, in_company: bool) -> int:
    """Return the damage for a printed value, at least 0 (4); `in_company` of others."""
    warrior = position["board"][cell]
    total = printed + sum(int(effect["damage"]) for effect in charms(warrior, "modify"))
    total += beside(position, cell, "rally", friends=True)
    total -= beside(position, cell, "dread", friends=False)
    if in_company and "pack" in abilities(warrior):
        total += 1
    return max(0, total)


def printed_damage(warrior: Warrior, far: int | None) -> int | None:
    """Return the printed value for a distance; None if there is no attack (4, [R 9])."""
    row = values(warrior)
    value = row["melee"] if far == 1 else row["ranged"].get(str(far))
    return None if value is None else int(value)


def reaches(position: Position, attacker: str, target: str) -> bool:
    """Return whether the warrior of one cell reaches that of another with an attack (4)."""
    one, other = position["board"][attacker], position["board"][target]
    far = distance(attacker, target)
    if far is None or printed_damage(one, far) is None:
        return False
    if far == 1:
        return not flies(other) or flies(one) or "reach_flyers" in abilities(one)
    return not charms(other, "hide")


def blow(position: Position, attacker: str, target: str, *, in_company: bool) -> int:
    """Return the current damage of a warrior that reaches the target."""
    printed = printed_damage(position["board"][attacker], distance(attacker, target))
    assert printed is not None
    return strength(position, attacker, printed, in_company=in_company)


def duel_damage(position: Position, cell: str) -> int:
    """Return melee damage at any distance; without melee 0, because null means no attack (4, 6)."""
    melee = printed_damage(position["board"][cell], 1)
    return 0 if melee is None else strength(position, cell, melee, in_company=False)


def is_warded(warrior: Warrior) -> bool:
    """Return whether enemy spells can't choose it (6)."""
    return "spell_ward" in abilities(warrior) or bool(charms(warrior, "hide"))
