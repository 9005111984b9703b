"""The warriors and the spells, loaded and checked once (two-worlds.md 12)."""

from __future__ import annotations

import json
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Final, Literal

from engine.core import JsonObject, record
from engine.naming import Named, Names

SET: Final = "first"
Rank = Literal["champion", "elite", "regular"]
RANKS: tuple[Rank, ...] = ("champion", "elite", "regular")
Ability = Literal[
    "shift",
    "shapeshift",
    "reach_flyers",
    "pack",
    "rally",
    "bulwark",
    "dread",
    "armour",
    "swift",
    "spell_ward",
    "silent",
    "splash",
    "knockback",
    "deathless",
    "scholar",
    "reap",
]
Timing = Literal["any_time", "your_turn"]
TargetKind = Literal[
    "own_warrior",
    "enemy_warrior",
    "any_warrior",
    "two_own_warriors",
    "own_and_enemy_in_row",
    "cell",
    "reflectable_spell",
    "spell_or_enchantment",
]
Zone = Literal["own_half", "beside", ""]


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Warrior(Named):
    """A warrior card; all copies are one object.

    `melee` is None without an attack at distance 1; `ranged` is damage by distance. `price` is its
    value for a default pick, `place` its index in the list of cards.
    """

    id: str
    place: int
    rank: Rank
    names: Names
    copies: int
    health: int
    melee: int | None
    ranged: tuple[tuple[int, int], ...]
    flying: bool
    ability: Ability | None
    price: float

    def __reduce__(self) -> tuple[object, ...]:
        """Unpickle to this very object in a worker process."""
        return warrior, (self.id,)

    def strikes(self, distance: int) -> int | None:
        """Return the printed damage at this distance; None if the warrior does not reach it."""
        if distance == 1:
            return self.melee
        for far, damage in self.ranged:
            if far == distance:
                return damage
        return None


class Effect:
    """What a spell does."""

    __slots__ = ()


@record
class Damage(Effect):
    """Damage to the target, the named cell or its neighbours.

    `not_ahead` is added while the controller has no more warriors in play than the opponent.
    """

    amount: int
    where: Literal["target", "cell", "neighbours"]
    not_ahead: int


@record
class Duel(Effect):
    """Two warriors deal their melee damage to each other."""


@record
class Exchange(Effect):
    """Two warriors exchange cells."""


@record
class ToDeck(Effect):
    """Move the warrior to the top or the bottom of its owner's warrior deck."""

    end: Literal["top", "bottom"]


@record
class Move(Effect):
    """Move `least` to `most` cells forward; `not_last`: not onto the warrior's last cell."""

    least: int
    most: int
    not_last: bool


@record
class Modify(Effect):
    """Change damage and health while the enchantment stays."""

    damage: int
    health: int


@record
class Hide(Effect):
    """Protect the warrior from attacks from afar and enemy spells."""


@record
class Silence(Effect):
    """Take away the warrior's ability and printed flying."""


@record
class GrantFlying(Effect):
    """Let the warrior fly."""


@record
class Cancel(Effect):
    """Remove a spell from the stack, or an enchantment from its warrior."""


@record
class Redirect(Effect):
    """Give a spell another controller and another target."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Spell(Named):
    """A spell card; all copies are one object.

    `moves` is its effect that moves a warrior, if any; the caster then names the distance.
    """

    id: str
    place: int
    names: Names
    copies: int
    timing: Timing
    target: TargetKind
    is_enchantment: bool
    is_reflectable: bool
    zone: Zone
    effects: tuple[Effect, ...]
    moves: Move | None

    def __reduce__(self) -> tuple[object, ...]:
        """Unpickle to this very object in a worker process."""
        return spell, (self.id,)


def _effect(row: JsonObject) -> Effect:
    plain: dict[str, Effect] = {
        "duel": Duel(),
        "exchange": Exchange(),
        "hide": Hide(),
        "silence": Silence(),
        "grant_flying": GrantFlying(),
        "cancel": Cancel(),
        "redirect": Redirect(),
    }
    match row["op"]:
        case "damage":
            return Damage(row["amount"], row["where"], row.get("not_ahead", 0))
        case "to_deck":
            return ToDeck(row["end"])
        case "move" if row["direction"] == "forward":
            return Move(row["min"], row["max"], row.get("not_last", False))
        case "modify":
            return Modify(row["damage"], row["health"])
    return plain[row["op"]]


def _warrior(row: JsonObject, place: int) -> Warrior:
    return Warrior(
        place=place,
        names=tuple(row["name"].items()),
        ranged=tuple((int(far), damage) for far, damage in row["ranged"].items()),
        **{key: row[key] for key in ("id", "rank", "copies", "health", "melee", "price")},
        **{key: row[key] for key in ("flying", "ability")},
    )


def _spell(row: JsonObject, place: int) -> Spell:
    effects = tuple([_effect(effect) for effect in row["effects"]])
    return Spell(
        place=place,
        names=tuple(row["name"].items()),
        **{key: row[key] for key in ("id", "copies", "timing", "target")},
        is_enchantment=row["enchantment"],
        is_reflectable=row["reflectable"],
        zone=row.get("zone", ""),
        effects=effects,
        moves=next((effect for effect in effects if isinstance(effect, Move)), None),
    )


_DATA: Final[Any] = json.loads(files(__package__).joinpath("data", "cards.json").read_text("utf-8"))

WARRIORS = tuple(_warrior(row, place) for place, row in enumerate(_DATA["warriors"]))
"""All warriors in the order of the list, rank by rank."""
SPELLS = tuple(_spell(row, place) for place, row in enumerate(_DATA["spells"]))
WARRIOR = {listed.id: listed for listed in WARRIORS}
SPELL = {listed.id: listed for listed in SPELLS}
SPELL_DECK = tuple(listed for listed in SPELLS for _ in range(listed.copies))
"""The spell deck of either seat, copies side by side."""

if len(SPELL_DECK) != 20 or len({*WARRIOR, *SPELL}) != len(WARRIORS) + len(SPELLS):
    raise ValueError("the list of cards is not that of Duel of Two Worlds")


def warrior(card_id: str) -> Warrior:
    """Return the warrior with this id. Raises `KeyError` for an unknown id."""
    return WARRIOR[card_id]


def spell(card_id: str) -> Spell:
    """Return the spell with this id. Raises `KeyError` for an unknown id."""
    return SPELL[card_id]


def pile(rank: Rank) -> tuple[Warrior, ...]:
    """Return all cards of a rank, copies side by side."""
    return tuple(card for card in WARRIORS if card.rank == rank for _ in range(card.copies))


def written(card: Warrior | Spell) -> JsonObject:
    """Return the row of a card in the list, as it was written."""
    rows = _DATA["warriors" if isinstance(card, Warrior) else "spells"]
    row: JsonObject = rows[card.place]
    return row
