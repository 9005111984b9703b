"""Views for pictures of the mountain, made by hand or played at random."""

from __future__ import annotations

import random
from typing import Any

from engine.bald_mountain.battle import Battle
from engine.bald_mountain.cards import COLOURS, card
from engine.bald_mountain.game import BaldMountainGame, setup_of
from engine.bald_mountain.seating import SEATINGS, Mode, side_of
from engine.bald_mountain.view import (
    Laid,
    MageView,
    MountainView,
    Question,
    RuleInForce,
    SideView,
)
from engine.core import SEATS, Outcome, Seat

GAME = BaldMountainGame()
NAMES: dict[Seat, str] = {"A": "Ann", "B": "Bernard", "C": "Chloé", "D": "Dmitri"}
LONG_NAMES: dict[Seat, str] = {seat: f"{seat} Wolfeschlegelsteinhausenberger" for seat in SEATS}


def view_of(
    mode: Mode = "duel",
    viewer: Seat | None = None,
    *,
    altars: dict[str, list[tuple[str, int]]] | None = None,
    hands: dict[Seat, tuple[str, ...]] | None = None,
    sides: tuple[tuple[int, int], tuple[int, int]] = ((10, 2), (10, 2)),
    **facts: Any,
) -> MountainView:
    """Return a view: stacks by colour (top first, with sides), hands by seat, resources."""
    seats, held = SEATINGS[mode].seats, hands or {}
    stacks = altars or {}
    mages = [
        MageView(
            seat,
            side_of(SEATS.index(seat)),
            len(held.get(seat, ("", "", ""))),
            tuple([card(each) for each in held.get(seat, ())]) if seat == viewer else None,
        )
        for seat in seats
    ]
    known = {
        "turn": 7,
        "active": "A",
        "step": "actions",
        "actions": 2,
        "order": seats,
        "deck": 31,
        "discard": (),
        "used": (),
        "rules": (),
        "last_turn": False,
        "fires": (),
        "underway": (),
        "question": None,
        "to_act": ("A",),
        "playable": (),
        "possible": (),
        "outcome": None,
        **facts,
    }
    return MountainView(
        viewer=viewer,
        mode=mode,
        sides=(SideView(*sides[0]), SideView(*sides[1])),
        mages=tuple(mages),
        altars=tuple(
            tuple([Laid(card(each), side) for each, side in stacks.get(colour, ())])
            for colour in COLOURS
        ),
        **known,
    )


MIDDLE = {
    "curse": [("bone_hail", 0), ("demonspawn", 1)],
    "charm": [("misers_chest", 1), ("fern_flower", 0), ("golden_fish", 1)],
    "illusion": [("ours_and_yours", 0)],
    "healing": [("bathhouse_steam", 1), ("birch_sap", 1)],
}


def middle(viewer: Seat | None = None, mode: Mode = "duel", **facts: Any) -> MountainView:
    """Return the middle of a match."""
    settled: dict[str, Any] = {
        "altars": MIDDLE,
        "hands": {
            "A": ("flame_beast", "thieving_magpie", "catch", "domovoi"),
            "B": ("grubby", "holy_water"),
            "C": ("evil_eye",),
            "D": ("stone_flower", "dreamcloak", "gem_rot", "birch_sap", "snake_tongue"),
        },
        "sides": ((7, 9), (4, 13)),
        "rules": (RuleInForce("ward", 1, 1), RuleInForce("toll", 0, 1), RuleInForce("edge", 0, 1)),
        "discard": (card("will_o_the_wisp"), card("herb_basket")),
        "used": (card("ours_and_yours"),),
        "actions": 1,
        "deck": 22,
        **facts,
    }
    if viewer == settled.get("active", "A"):
        hand = settled["hands"][viewer]
        settled.setdefault("playable", tuple([card(each) for each in hand]))
        settled.setdefault("possible", (card("bone_hail"),))
    return view_of(mode, viewer, **settled)


def crowded(viewer: Seat | None = None) -> MountainView:
    """Return a match of four mages with everything visible at once."""
    return middle(
        viewer,
        "four",
        active="B",
        to_act=("C",),
        question=Question("way_out", 2, card("catch"), n=1, to="discard", what="cards"),
        turn=38,
        sides=((13, 14), (2, 8)),
        deck=4,
        used=(card("ours_and_yours"), card("bathhouse_steam")),
        fires=(card("misers_chest"),),
        rules=(
            *(RuleInForce(kind, 0, n) for kind, n in (("ward", 2), ("toll", 1), ("edge", 1))),
            *(RuleInForce(kind, 0) for kind in ("reflect", "guard", "still")),
            RuleInForce("lock", 0, 0, 0),
            RuleInForce("lock", 1, 0, 2),
            RuleInForce("reflect", 1),
        ),
    )


def over() -> MountainView:
    """Return the end of a match."""
    return middle(outcome=Outcome(("B",), "gems"), sides=((7, 9), (4, 15)), to_act=(), actions=0)


def line_of(mode: Mode, seed: int, turns: int) -> tuple[Battle, list[str]]:
    """Return a match at its beginning, and random moves of some turns that have an effect."""
    lot = random.Random(seed)
    first, _ = GAME.setup(setup_of(mode), seed)
    battle, moves = first.copy(), []
    while battle.to_act() and battle.turn <= turns:
        legal = list(battle.legal_actions(battle.to_act()[0]))
        doing = [action for action in legal if str(action) not in ("end", "draw", "no")]
        action = lot.choice(doing or legal)
        moves.append(str(action))
        battle.apply(battle.to_act()[0], action)
    return first, moves


def played(mode: Mode, seed: int, turns: int) -> Battle:
    """Return the position after some turns."""
    battle, moves = line_of(mode, seed, turns)
    for text in moves:
        action, _ = battle.read(text)
        battle.apply(battle.to_act()[0], action)
    return battle
