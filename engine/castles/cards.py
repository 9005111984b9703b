"""Races, tiles and cards, loaded and checked once (castles.md 8)."""

from __future__ import annotations

import json
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Final, Literal, TypeAlias

from engine.core import JsonObject, record
from engine.naming import Named, Names

Race = Literal["humans", "demons", "undead", "orcs"]
RACES: tuple[Race, ...] = ("humans", "demons", "undead", "orcs")
Power = Literal["reinforce", "call", "exhume", "arm"]
TileKind = Literal["tower", "gate", "wall"]
TILES: dict[TileKind, int] = {"tower": 2, "gate": 1, "wall": 3}
"""The number of tiles of each kind that a castle has."""
BUILD = 6
"""The cost of each building and tile."""
Who = Literal["own", "ally", "enemy", "any"]


@record
class Target:
    """The target of an ability or a magic.

    `within` is the largest distance from the acting creature, None for any. A `creature` may be
    limited by `who`, `not_self`, `in_line` and `no_legend`; a `cell` is free and has a tombstone if
    `tombstone`, else none; a `discard` is a creature in the player's discard pile, not a legend; a
    `line` is any line of the board.
    """

    kind: Literal["creature", "cell", "discard", "line"]
    who: Who = "any"
    within: int | None = None
    not_self: bool = False
    in_line: bool = False
    no_legend: bool = False
    tombstone: bool = False


@record
class Area:
    """Where an op acts.

    The target (`target`), the acting creature (`self`), all within a distance of either (`near`),
    the whole board (`board`) or the chosen line (`line`).
    """

    kind: Literal["target", "self", "near", "board", "line"]
    of: Literal["target", "self", ""] = ""
    within: int = 0
    who: Who = "any"
    no_legend: bool = False


OpKind: TypeAlias = (
    Literal["damage", "heal", "bonus_life", "bonus", "shield", "stun", "ready", "kill"]
    | Literal["shove", "pull", "draw", "take_back", "tombstone", "skeleton", "castle_heal"]
    | Literal["reroll", "destroy_tiles"]
)


@record
class Op:
    """One primitive of an effect.

    `amount` is that of damage, healing, life or bonus, or the number of cards or steps; `stat` is
    what a bonus raises. If `wound`, a death by the op wounds the castle.
    """

    kind: OpKind
    area: Area | None = None
    amount: int = 0
    stat: Literal["damage", "move", ""] = ""
    wound: bool = True


@dataclass(frozen=True, slots=True)
class Ability:
    """An action of a creature instead of an attack, or the effect of a magic.

    `shoves` is how many steps the target may be moved to a chosen cell; 0 if it is not moved.
    """

    names: Names
    cost: int
    target: Target | None
    ops: tuple[Op, ...]
    shoves: int

    def name(self, language: str = "en") -> str:
        """Return the name in `en`, `fr` or `ru`."""
        names = dict(self.names)
        return names.get(language) or names["en"]


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Card(Named):
    """A creature or a magic; all copies are one object.

    `price` is the cost to summon or play it, `place` its index in the list of cards. A magic has 0
    for the numbers of creatures, and its effect as `ability`.
    """

    id: str
    place: int
    race: Race
    names: Names
    is_creature: bool
    is_legend: bool
    copies: int
    requires: tuple[str, ...]
    price: int
    activation: int
    move: int
    range: int
    damage: int
    life: int
    flying: bool
    lifesteal: bool
    no_wound: bool
    ability: Ability | None

    def __reduce__(self) -> tuple[object, ...]:
        """Unpickle to this very object in a worker process."""
        return card, (self.id,)


@record
class Building(Named):
    """A building of a race, and the ids of the cards that it unlocks."""

    id: str
    names: Names
    unlocks: tuple[str, ...]


@record
class RaceCard(Named):
    """A race with its castle, its power and its buildings."""

    id: Race
    names: Names
    castle: Names
    power: Power
    buildings: tuple[Building, ...]


def _names(row: JsonObject) -> Names:
    return tuple(row["name"].items())


def _target(row: JsonObject | None) -> Target | None:
    if row is None:
        return None
    keys = ("kind", "who", "within", "not_self", "in_line", "tombstone")
    facts = {key: row[key] for key in keys if key in row}
    return Target(**facts, no_legend="non_legend" in row.get("filter", ()))


def _area(row: Any) -> Area | None:
    if row is None or row == "own":
        return None
    if isinstance(row, str):
        return Area("target" if row == "target" else "self")
    no_legend = "non_legend" in row.get("filter", ())
    if row.get("line"):
        return Area("line", who=row["who"], no_legend=no_legend)
    if row["near"] is None:
        return Area("board", who=row["who"], no_legend=no_legend)
    return Area("near", row["near"], row["within"], row["who"], no_legend)


def _op(row: JsonObject) -> Op:
    amount: int = next((row[key] for key in ("amount", "count", "steps") if key in row), 0)
    area = _area(row.get("on"))
    return Op(row["op"], area, amount, row.get("stat", ""), row.get("wound", True))


def _ability(row: JsonObject) -> Ability:
    dest = row.get("dest")
    return Ability(
        names=_names(row),
        cost=row["cost"],
        target=_target(row["target"]),
        ops=tuple([_op(op) for op in row["effects"]]),
        shoves=dest["steps"] if dest else 0,
    )


def _card(row: JsonObject, place: int) -> Card:
    is_creature = row["kind"] != "magic"
    traits = row.get("traits", ())
    ability = row.get("ability") if is_creature else row
    return Card(
        id=row["id"],
        place=place,
        race=row["race"],
        names=_names(row),
        is_creature=is_creature,
        is_legend=row["legend"],
        copies=row.get("copies", 0),
        requires=tuple(row.get("requires", ())),
        price=(row["summon"] or 0) if is_creature else row["cost"],
        **{key: row.get(key, 0) for key in ("activation", "move", "range", "damage", "life")},
        **{trait: trait in traits for trait in ("flying", "lifesteal", "no_wound")},
        ability=_ability(ability) if ability else None,
    )


def _race(row: JsonObject) -> RaceCard:
    buildings = [Building(b["id"], _names(b), tuple(b["unlocks"])) for b in row["buildings"]]
    castle = tuple(row["castle"].items())
    return RaceCard(row["id"], _names(row), castle, row["power"]["id"], tuple(buildings))


_DATA: Final[Any] = json.loads(files(__package__).joinpath("data", "cards.json").read_text("utf-8"))

CARDS = tuple(_card(row, place) for place, row in enumerate(_DATA["cards"]))
"""All cards in the order of the list, race by race."""
SKELETON = _card(next(row for row in _DATA["tokens"] if row["id"] == "skeleton"), len(CARDS))
"""The creature that a face-down card on a tombstone becomes."""
CARD = {listed.id: listed for listed in (*CARDS, SKELETON)}
RACE: dict[Race, RaceCard] = {row["id"]: _race(row) for row in _DATA["races"]}
TILE_NAMES: dict[str, Names] = {row["id"]: _names(row) for row in _DATA["tiles"]}

if tuple(RACE) != RACES or {row["id"]: row["per_castle"] for row in _DATA["tiles"]} != TILES:
    raise ValueError("the list of cards is not that of Battle of the Castles")


def card(card_id: str) -> Card:
    """Return the card with this id. Raises `KeyError` for an unknown id."""
    return CARD[card_id]


def copies(race: Race) -> tuple[Card, ...]:
    """Return all cards of a race, copies side by side."""
    return tuple(listed for listed in CARDS if listed.race == race for _ in range(listed.copies))


def unlocked(race: Race, buildings: tuple[str, ...]) -> tuple[Card, ...]:
    """Return the cards of a race, copies side by side, whose required buildings are all built."""
    return tuple(
        listed for listed in copies(race) if all(need in buildings for need in listed.requires)
    )


def written(listed: Card) -> JsonObject:
    """Return the row of a card in the list, as it was written."""
    row: JsonObject = _DATA["cards"][listed.place]
    return row
