"""Position documents: loose ones completed, impossible ones refused, empty keys left out (14, 15).

Part of the witness (see `castles_oracle`).
"""

from __future__ import annotations

import copy
import json
from collections import Counter
from typing import Any

from castles_table import (
    CARDS,
    RACES,
    SEATS,
    SETUP,
    TILES,
    Creature,
    Position,
    allied,
    cells,
    copies_of,
    facts,
    in_list_order,
    life,
    power,
    standing,
    tile_cells,
)

# Values of missing keys. Keys in ALWAYS are written with any value.
SEAT: dict[str, Any] = {
    "race": "",
    "wounds": 0,
    "buildings": [],
    "hand": [],
    "deck": [],
    "discard": [],
    "shuffle": 0,
    "built": False,
    "power": False,
}
CREATURE: Creature = {
    "card": "",
    "owner": "",
    "wounds": 0,
    "bonus_life": 0,
    "bonus_damage": 0,
    "bonus_move": 0,
    "shield": False,
    "stunned": False,
    "activated": False,
    "readied": False,
    "boost": None,
    "under": None,
}
HEAD: dict[str, Any] = {"format": 1, "game": "castles", "ruleset": "1"}
KEYS = {
    *HEAD,
    *("mode", "turn", "active", "first", "dice", "chance", "seats", "board", "tiles"),
    "tombstones",
}
FLAGS = {"built", "power"}
LOOSE_RACES = dict(zip("ABCD", ["humans", "orcs", "undead", "demons"], strict=True))
LOOSE_DECK = 6


def completed(loose: Position) -> Position:
    """Return the document for a loose position of section 15."""
    usual: Position = HEAD | {"mode": "duel", "turn": 5, "active": "A", "dice": [], "chance": 0}
    document = usual | {"board": {}, "tiles": {}, "tombstones": []} | copy.deepcopy(loose)
    order = SEATS[document["mode"]]
    begun_before = document["turn"] - 1
    document.setdefault(
        "first", order[(order.index(document["active"]) - begun_before) % len(order)]
    )
    given = document.get("seats", {})
    usual_seat = {key: value for key, value in SEAT.items() if key not in FLAGS}
    document["seats"] = {
        seat: copy.deepcopy(usual_seat) | {"race": LOOSE_RACES[seat]} | given.get(seat, {})
        for seat in order
    }
    for seat, side in document["seats"].items():
        if "deck" not in given.get(seat, {}):
            side["deck"] = _loose_deck(document, seat)
    return document


def _loose_deck(document: Position, seat: str) -> list[str]:
    """Return six main cards, one of each kind of which there are copies left."""
    held = Counter(card for _, card in places(document, seat))
    main = copies_of(document["seats"][seat]["race"], main=True)
    return in_list_order([*(Counter(main) - held)])[:LOOSE_DECK]


def read(document: Position) -> Position:
    """Return the position with every key. Raises ValueError with the path of an error."""
    for key in document:
        _need(key in KEYS | {"outcome"}, key)
    for key in KEYS:
        _need(key in document, key)
    position = _copied(document)
    for key, value in HEAD.items():
        _need(position[key] == value, key)
    _need(position["mode"] in SEATS, "mode")
    order = SEATS[position["mode"]]
    _need(sorted(position["seats"]) == list(order), "seats")
    position["seats"] = {
        seat: _filled(position["seats"][seat], SEAT, f"seats.{seat}", FLAGS) for seat in order
    }
    optional = CREATURE.keys() - {"card", "owner"}
    for cell, creature in position["board"].items():
        position["board"][cell] = _filled(creature, CREATURE, f"board.{cell}", optional)
    position["dice"].sort(reverse=True)
    position["tombstones"].sort()
    _check(position)
    return position


def written(position: Position) -> Position:
    """Return the document of a position; falsy creature keys, `built` and `power` are left out."""
    seats = {
        seat: {key: value for key, value in side.items() if value or key not in FLAGS}
        for seat, side in position["seats"].items()
    }
    board = {
        cell: {key: value for key, value in creature.items() if value}
        for cell, creature in standing(position)
    }
    tiles = dict(sorted(position["tiles"].items()))
    return _copied(position | {"seats": seats, "board": board, "tiles": tiles})


def _copied(document: Position) -> Position:
    """Return an independent copy; faster than `copy.deepcopy`, and a document is JSON."""
    copied: Position = json.loads(json.dumps(document))
    return copied


def _filled(
    given: dict[str, Any], default: dict[str, Any], path: str, optional: set[str]
) -> dict[str, Any]:
    for key in given:
        _need(key in default, f"{path}.{key}")
    for key in default:
        _need(key in given or key in optional, f"{path}.{key}")
    return default | given


def _need(holds: bool, path: str) -> None:
    if not holds:
        raise ValueError(path)


def _check(position: Position) -> None:
    order = SEATS[position["mode"]]
    _need(position["turn"] >= 1, "turn")
    _need(position["first"] in order, "first")
    turns_before = position["turn"] - 1 + order.index(position["first"])
    _need(position["active"] == order[turns_before % len(order)], "active")
    _need(len(position["dice"]) <= SETUP["dice"], "dice")
    for index, die in enumerate(position["dice"]):
        _need(die in range(1, 7), f"dice[{index}]")
    for seat, side in position["seats"].items():
        _check_seat(side, f"seats.{seat}", ended="outcome" in position)
    for cell in position["board"]:
        _check_creature(position, cell)
    for cell, tile in position["tiles"].items():
        _check_tile(position, cell, tile)
    for index, cell in enumerate(position["tombstones"]):
        _need(cell in cells(position["mode"]), f"tombstones[{index}]")
        _need(cell not in position["tombstones"][:index], f"tombstones[{index}]")
    _check_copies(position)


def _check_seat(side: dict[str, Any], path: str, *, ended: bool) -> None:
    _need(side["race"] in RACES, f"{path}.race")
    _need(side["wounds"] >= 0, f"{path}.wounds")
    _need(ended or side["wounds"] < SETUP["castle_wounds"], f"{path}.wounds")
    own = [building["id"] for building in RACES[side["race"]]["buildings"]]
    for index, building in enumerate(side["buildings"]):
        _need(building in own, f"{path}.buildings[{index}]")
        _need(building not in side["buildings"][:index], f"{path}.buildings[{index}]")
    for pile in ("hand", "deck", "discard"):
        for index, card in enumerate(side[pile]):
            _need(CARDS.get(card, {}).get("race") == side["race"], f"{path}.{pile}[{index}]")
    _need(ended or bool(side["deck"]), f"{path}.deck")


def _check_creature(position: Position, cell: str) -> None:
    path = f"board.{cell}"
    creature, seats = position["board"][cell], position["seats"]
    _need(cell in cells(position["mode"]), path)
    owner, under, boost = (creature[key] for key in ("owner", "under", "boost"))
    _need(owner in seats, f"{path}.owner")
    race = seats[owner]["race"]
    if creature["card"] == "skeleton":
        _need(race == "undead", f"{path}.card")
        _need(CARDS.get(under, {}).get("race") == "undead", f"{path}.under")
    else:
        row = CARDS.get(creature["card"], {})
        _need(row.get("race") == race and row["kind"] == "creature", f"{path}.card")
        _need(under is None, f"{path}.under")
    if boost is not None:
        _need(set(boost) == {"card", "seat"}, f"{path}.boost")
        _need(boost["seat"] in seats and allied(boost["seat"], owner), f"{path}.boost.seat")
        _need(power(position, boost["seat"]) in ("reinforce", "arm"), f"{path}.boost.seat")
        theirs = seats[boost["seat"]]["race"]
        _need(CARDS.get(boost["card"], {}).get("race") == theirs, f"{path}.boost.card")
    for key in ("bonus_life", "bonus_damage", "bonus_move"):
        _need(creature[key] >= 0, f"{path}.{key}")
    _need(0 <= creature["wounds"] < life(position, creature), f"{path}.wounds")
    if facts(creature)["legend"]:
        legends = [at for at, c in standing(position, owner, "own") if facts(c)["legend"]]
        _need(legends == [cell], f"{path}.card")


def _check_tile(position: Position, cell: str, tile: dict[str, str]) -> None:
    path = f"tiles.{cell}"
    _need(set(tile) == {"tile", "owner"}, path)
    _need(tile["tile"] in TILES, f"{path}.tile")
    _need(tile["owner"] in position["seats"], f"{path}.owner")
    places = tile_cells(position["mode"], tile["owner"], tile["tile"])
    _need(cell in places, path)


def _check_copies(position: Position) -> None:
    """Check that no card exists too often, by its race's list and not by what is unlocked."""
    for seat in position["seats"]:
        held = Counter[str]()
        for path, card in places(position, seat):
            held[card] += 1
            _need(held[card] <= CARDS[card]["copies"], path)


def places(position: Position, seat: str) -> list[tuple[str, str]]:
    """Return every card of the seat outside its reserve, with the path of its place."""
    side = position["seats"][seat]
    found = [
        (f"seats.{seat}.{pile}[{index}]", card)
        for pile in ("hand", "deck", "discard")
        for index, card in enumerate(side[pile])
    ]
    for cell, creature in standing(position):
        boost = creature.get("boost")
        if creature["owner"] == seat and creature["card"] == "skeleton":
            found.append((f"board.{cell}.under", creature.get("under", "")))
        elif creature["owner"] == seat:
            found.append((f"board.{cell}.card", creature["card"]))
        if boost and boost["seat"] == seat:
            found.append((f"board.{cell}.boost.card", boost["card"]))
    return found
