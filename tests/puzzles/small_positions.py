"""Small positions from random play, each with a goal, that two solvers can both search.

A random match of one set, or of all, is played for some turns; then hands, lanes and mana are
reduced until plain recursion can search it. Strongholds are moved to where something is at stake.
The same number gives the same position everywhere.
"""

from __future__ import annotations

import json
import random
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

from brute_force import board

from engine.clash.battle import Duel
from engine.clash.game import ClashOfDecks
from engine.clash.puzzles.goal_documents import read_goal
from engine.clash.puzzles.goals import Goal
from engine.documents import DocumentError

CLASH = ClashOfDecks()
Json = dict[str, Any]

CARDS: dict[str, Json] = {
    row["id"]: row
    for row in json.loads(files("engine.clash").joinpath("data", "cards.json").read_text("utf-8"))
}
POOLS = {
    name: [card for card, row in CARDS.items() if row["set"] == name]
    for name in dict.fromkeys(row["set"] for row in CARDS.values())
} | {"all": list(CARDS)}
MODES = {"AB": "duel", "ABCD": "two_against_two"}
FREE = ("cycle_of_life", "eternal_shambler", "leprechaun")
"""Cards that cost nothing; with the first, a turn may continue forever."""
FORMS = ("win 1", "win 2", "destroy_bastion", "destroy some", "destroy all", "survive")
FURTHER_FORMS = (
    *("win 3", "clear", "board"),
    *(f"lossless {form}" for form in FORMS),
    *(f"table {form}" for form in (*FORMS, "clear", "board")),
)
"""Goals with positions of their own (`small`)."""


@dataclass(frozen=True)
class Small:
    """A position and its goal."""

    number: int
    pool: str
    position: Json
    goal: Json

    def duel(self) -> Duel:
        return CLASH.load(self.position).imagined()

    def asked(self) -> Goal:
        return read_goal(self.goal, self.duel())

    def puzzle(self, solution: str = "end") -> Json:
        """Return it as a puzzle document."""
        return {
            "format": 1,
            "id": f"small-{self.number}",
            "title": {"en": f"Small {self.number}"},
            "set": "mixed",
            "position": self.position,
            "goal": self.goal,
            "solution": solution,
        }


def small(number: int, form: str = "") -> Small:
    """Return the position of this number, with this form of goal; sets and `FORMS` take turns."""
    chance = random.Random(f"small {form} {number}" if form else f"small {number}")
    pool = list(POOLS)[number % len(POOLS)]
    if not form:
        form = FORMS[number % len(FORMS)] if number % 24 < 12 else chance.choice(FORMS)
    lossless = {"losing": "nothing"} if form.startswith("lossless ") else {}
    seats = "ABCD" if form.startswith("table ") else "AB"
    form = form.removeprefix("lossless ").removeprefix("table ")
    while True:
        position = _cut(chance, _played(chance, POOLS[pool], seats), form)
        try:
            duel = CLASH.load(position)
            goal = _goal(chance, form, duel) | lossless
            read_goal(goal, duel)
        except DocumentError:  # such as a card twice, or nothing to destroy
            continue
        return Small(number, pool, CLASH.dump(duel), goal)


def _played(chance: random.Random, pool: list[str], seats: str) -> Json:
    """Return a position of a random match."""
    old = pool is POOLS["initiation"] and chance.random() < 0.5
    ruleset = "1.0" if old else "1.2"
    decks = {seat: chance.sample(pool, 8) for seat in seats}
    config: Json = {"chance": "splitmix64", "options": {}}
    if chance.random() < 0.1 and seats == "AB":
        spare = [card for card in pool if card not in decks["A"] + decks["B"]]
        beside = [card for card in spare if CARDS[card]["kind"] == "creature"]
        if len(beside) > 1:
            config["options"]["champion"] = True
            config["champions"] = dict(zip("AB", chance.sample(beside, 2), strict=True))
    setup = {"ruleset": ruleset, "mode": MODES[seats], "config": config, "decks": decks}
    duel, _ = CLASH.setup(setup, chance.getrandbits(64))
    before = CLASH.dump(duel)
    for _ in range(chance.randint(4, 40)):
        legal = duel.legal_actions(duel.to_act()[0])
        duel.apply(duel.to_act()[0], legal[-1] if chance.random() < 0.1 else chance.choice(legal))
        if duel.outcome() is not None:
            break
        before = CLASH.dump(duel)
    return before


def _cut(chance: random.Random, position: Json, form: str) -> Json:
    """Return small hands and lanes, little mana, strongholds in danger."""
    far = form in ("win 2", "win 3", "survive")
    table = len(position["seats"]) > 2
    for name, seat in position["seats"].items():
        mine = name == position["active"]
        _cut_hand(chance, seat, form, mine)
        for lane in ("upper", "lower"):
            seat[lane] = seat[lane][: chance.choice(_lanes(form, mine))]
            for creature in seat[lane]:
                if mine and chance.random() < (0.2 if far else 0.5):  # or `end` does it
                    creature["entered"] = "this turn"
    position["mana"] = chance.choice([1, 2, 3, 4, 5, 6] if far else [3, 4, 5, 6, 7, 8, 10])
    if form == "win 3" or (table and far):
        position["mana"] = chance.choice([1, 2, 3, 4])
    options = position.setdefault("options", {})
    if chance.random() < 0.08:
        options["fatigue"] = True
        position["turn"] += 8 * len(position["seats"])
    if chance.random() < 0.05 and not table:
        position["turn"] += position["turn"] % 2  # the second seat's turn, which is the last
        options["turn_limit"] = position["turn"] // 2
    return position


def _lanes(form: str, mine: bool) -> list[int]:
    """Return how many creatures may be in a lane."""
    if form == "survive":
        return [0, 0, 1] if mine else [1, 2]
    if form in ("win 2", "win 3"):
        return [1, 2] if mine else [0, 1]
    if form == "clear":
        return [0, 0, 1] if mine else [0, 1, 1, 2]
    return [0, 1, 2, 3]


def _cut_hand(chance: random.Random, seat: Json, form: str, mine: bool) -> None:
    cards = [card for card in seat["hand"] if card not in ("BASTION", "FORT")]
    if mine and chance.random() < 0.12:
        cards.insert(chance.randint(0, 1), chance.choice(FREE))
    few = 3 if form in ("win 2", "win 3", "survive") else 6
    least = 4 if form == "win 3" else 1
    cards = cards[: chance.randint(few - 1, few) if mine else chance.randint(least, 4)]
    threatened = mine if form == "survive" else not mine
    health = chance.choice(
        [4, 5, 6] if form == "win 3" else [1, 2, 3] if threatened else [1, 2, 3, 4]
    )
    bastion = form == "destroy_bastion" if threatened else chance.random() < 0.2
    cards.insert(max(0, len(cards) - health), "BASTION" if bastion else "FORT")
    seat["hand"] = cards
    seat.pop("turns_taken", None)


def _board(chance: random.Random, duel: Duel) -> Json:
    """Return the board after some of the turn's moves; sometimes with one creature less."""
    played = duel.copy()
    for _ in range(chance.randint(1, 4)):
        legal = played.legal_actions(played.to_act()[0])
        played.apply(played.to_act()[0], chance.choice(legal))
        if played.outcome() is not None or played.turn != duel.turn:
            break
    found = board(played)
    lanes = [lane for lane in found.values() if lane]
    if lanes and chance.random() < 0.3:
        chance.choice(lanes).pop()
    return {seat: {lane: found[seat + lane] for lane in ("upper", "lower")} for seat in duel.seats}


def _goal(chance: random.Random, form: str, duel: Duel) -> Json:
    if form == "win 1":
        return {"kind": "win", "turns": 1}
    if form in ("win 2", "win 3"):
        return {"kind": "win", "turns": int(form[-1])}
    if form == "survive":
        return {"kind": "survive", "turns": 1}
    if form == "destroy_bastion":
        return {"kind": "destroy_bastion"}
    if form == "destroy all":
        return {"kind": "destroy", "creatures": "all"}
    if form == "clear":
        return {"kind": "clear"}
    if form == "board":
        return {"kind": "board", "board": _board(chance, duel)}
    there = [
        str(duel.place_of(each))
        for player in duel.players
        for lane in player.lanes
        for each in lane
        if each.seat != duel.active or chance.random() < 0.1
    ]
    if not there:
        raise DocumentError("goal", "nobody there")
    return {
        "kind": "destroy",
        "creatures": chance.sample(there, min(len(there), chance.choice([1, 1, 2]))),
    }
