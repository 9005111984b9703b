"""Matches and views for pictures of the castles, made by hand or played at random."""

from __future__ import annotations

import random
from dataclasses import replace

from engine.castles.board import Mode
from engine.castles.cards import CARDS, SKELETON, Card, Race
from engine.castles.game import CastlesGame
from engine.castles.match import Match
from engine.castles.plugin import SIMULATION
from engine.castles.view import CastlesView, CreatureView
from engine.core import SEATS, JsonObject, Outcome, Seat

GAME = CastlesGame()
NAMES: dict[Seat, str] = {"A": "Ann", "B": "Bernard", "C": "Chloé", "D": "Dmitri"}
LONG_NAMES: dict[Seat, str] = {seat: f"{seat} Wolfeschlegelsteinhausenberger" for seat in SEATS}


def line_of(mode: Mode, seed: int, moves: int) -> tuple[Match, list[str]]:
    """Return a match at its beginning, and some random moves that have an effect."""
    lot = random.Random(seed)
    first, _ = SIMULATION.begin(mode, seed, seed)
    match, made = first.copy(), []
    while match.to_act() and len(made) < moves:
        legal = list(match.legal_actions(match.to_act()[0]))
        doing = [action for action in legal if str(action) != "end"]
        action = lot.choice(doing) if doing and lot.random() < 0.9 else legal[-1]
        made.append(str(action))
        match.apply(match.to_act()[0], action)
    return first, made


def played(mode: Mode, seed: int, moves: int) -> Match:
    """Return the position after some moves."""
    match, made = line_of(mode, seed, moves)
    for text in made:
        action, _ = match.read(text)
        match.apply(match.to_act()[0], action)
    return match


def match_of(document: JsonObject) -> Match:
    """Return a position of a duel."""
    known: JsonObject = {"format": 1, "game": "castles", "ruleset": "1", "mode": "duel"}
    return GAME.load({**known, "turn": 5, "active": "A", "first": "A", "chance": 1, **document})


def _seat(race: Race, **facts: object) -> JsonObject:
    deck = [each.id for each in CARDS if each.race == race and not each.requires][:3]
    known: JsonObject = {"race": race, "wounds": 0, "buildings": [], "hand": [], "deck": deck}
    return {**known, "discard": [], "shuffle": 2, **facts}


def middle() -> Match:
    """Return the middle of a duel with everything that creatures can show."""
    return match_of(
        {
            "turn": 17,
            "dice": [5, 3, 3],
            "seats": {
                "A": _seat(
                    "humans",
                    wounds=2,
                    buildings=["throne_room", "chapel"],
                    hand=["archer", "knight", "king", "volley", "archer", "priestess"],
                    discard=["fortification", "militia"],
                    built=True,
                ),
                "B": _seat("orcs", wounds=4, buildings=["powder_pit"], hand=["goblin"]),
            },
            "board": {
                "b1": {"card": "archmage", "owner": "A"},
                "b2": {
                    "card": "swordsman",
                    "owner": "A",
                    "wounds": 2,
                    "bonus_damage": 1,
                    "bonus_move": 1,
                    "shield": True,
                    "boost": {"card": "militia", "seat": "A"},
                },
                "b3": {"card": "scout", "owner": "A", "activated": True},
                "c3": {"card": "bombers", "owner": "B", "stunned": True},
                "b4": {
                    "card": "goblin",
                    "owner": "B",
                    "wounds": 1,
                    "boost": {"card": "gamble", "seat": "B"},
                },
                "a5": {"card": "axe_thrower", "owner": "B"},
            },
            "tiles": {
                "a1": {"tile": "tower", "owner": "A"},
                "b2": {"tile": "wall", "owner": "A"},
                "a5": {"tile": "tower", "owner": "B"},
                "b5": {"tile": "gate", "owner": "B"},
                "c4": {"tile": "wall", "owner": "B"},
            },
        }
    )


def graves() -> Match:
    """Return a mirror match of the undead: tombstones, skeletons of either side."""
    hand = ["ghost", "raise_dead", "zombie"]
    return match_of(
        {
            "dice": [4, 2, 1, 1],
            "seats": {"A": _seat("undead", hand=hand), "B": _seat("undead", wounds=5)},
            "board": {
                "c3": {"card": "skeleton", "owner": "A", "under": "ghoul"},
                "b3": {"card": "vampire", "owner": "B", "wounds": 1},
                "a2": {"card": "vampire", "owner": "A"},
            },
            "tombstones": ["a2", "b2", "c4"],
            "tiles": {"c4": {"tile": "wall", "owner": "B"}},
        }
    )


def over() -> CastlesView:
    """Return the end of a match."""
    view = middle().view(None)
    fallen = [replace(each, wounds=6) if each.seat == "B" else each for each in view.castles]
    return replace(view, castles=tuple(fallen), outcome=Outcome(("A",), "castle"), to_act=())


def random_view(chance: random.Random, seat: Seat | None = None) -> CastlesView:
    """Return a position of any mode, with more than matches have."""
    mode: Mode = chance.choice(["duel", "teams"])
    view = played(mode, chance.randrange(30), chance.randrange(160)).view(seat)
    if chance.random() < 0.4:
        return view
    castles = [
        replace(
            castle,
            wounds=chance.choice([0, 3, 6]),
            deck=chance.choice([0, 4, 44]),
            size=chance.choice([0, 7, 31]),
            discard=tuple(chance.sample(CARDS, chance.choice([0, 1, 30]))),
        )
        for castle in view.castles
    ]
    creatures = [
        _creature(chance, cell, chance.choice(view.castles).seat)
        for cell in range(15 if mode == "duel" else 25)
        if chance.random() < 0.6
    ]
    stones = tuple(cell for cell in range(15) if chance.random() < 0.3)
    return replace(view, castles=tuple(castles), creatures=tuple(creatures), tombstones=stones)


def _creature(chance: random.Random, cell: int, owner: Seat) -> CreatureView:
    drawn: Card = chance.choice([*(each for each in CARDS if each.is_creature), SKELETON])
    most = drawn.life + chance.choice([0, 1, 12])
    more = chance.choice([0, 0, 2])
    return CreatureView(
        drawn,
        owner,
        cell,
        chance.randint(1, most),
        most,
        drawn.damage + more,
        drawn.damage + more,
        drawn.range + more,
        drawn.move + more,
        more,
        more,
        chance.random() < 0.3,
        chance.random() < 0.3,
        chance.random() < 0.3,
        chance.random() < 0.5,
        chance.choice([None, "orcs", "humans"]),
        None,
        None,
    )


def holding(view: CastlesView, cards: tuple[Card, ...]) -> CastlesView:
    """Return the view with these cards in the hand of seat A."""
    castles = [
        replace(castle, hand=cards, size=len(cards)) if castle.seat == "A" else castle
        for castle in view.castles
    ]
    return replace(view, castles=tuple(castles), playable=cards[:2])
