"""Set-ups of Clash of Decks and its formats, for the tests of every game."""

from __future__ import annotations

from format_setups import champions_setup, league_setup

from engine.clash.cards import CARDS
from engine.clash.decks import PRECONSTRUCTED
from engine.clash.formats.constructed import constructed_setup
from engine.clash.formats.draft import draft_setup
from engine.clash.formats.mutation import mutation_setup
from engine.clash.game import duel_setup, setup_of
from engine.core import SEATS, JsonObject

SLYNESS, MIRE = ([each.id for each in CARDS if each.set == of] for of in ("slyness", "mire"))
DECKS = {
    "duel": {"A": [*PRECONSTRUCTED["1"]], "B": [*PRECONSTRUCTED["2"]]},
    "free_for_all": {
        seat: [*deck] for seat, deck in zip(SEATS, PRECONSTRUCTED.values(), strict=True)
    },
    "coop": {
        "A": [*PRECONSTRUCTED["1"]],
        "B": MIRE[:24],
        "C": [*PRECONSTRUCTED["2"]],
        "D": SLYNESS[:24],
    },
}
SETUPS: dict[str, list[JsonObject]] = {
    "clash": [
        duel_setup({"A": list(PRECONSTRUCTED[a]), "B": list(PRECONSTRUCTED[b])}, turn_limit)
        for a, b, turn_limit in (("1", "2", 60), ("3", "4", 60), ("2", "2", 3))
    ]
    + [
        setup_of(mode, dict(zip(SEATS, PRECONSTRUCTED.values(), strict=True)))
        for mode in ("free_for_all", "two_against_two")
    ]
    + [
        setup_of("solo", {"A": PRECONSTRUCTED["1"], "B": MIRE[:24]}),
        setup_of(
            "coop",
            {"A": PRECONSTRUCTED["1"], "B": MIRE[:24], "C": PRECONSTRUCTED["2"], "D": SLYNESS[:24]},
        ),
    ],
    "draft": [
        draft_setup("duel", ["initiation"], {"options": {"turn_limit": 60}}),
        draft_setup("free_for_all", ["mire", "elusive"]),
        draft_setup("solo", ["treachery"]),
        draft_setup("coop", ["submersion", "slyness", "dissension"]),
    ],
    "constructed": [
        constructed_setup("duel", "1.2", {"options": {"fatigue": True}}),
        constructed_setup("free_for_all"),
        constructed_setup("duel", "1.0"),
    ],
    "champions": [
        champions_setup("duel", DECKS["duel"]),
        champions_setup("free_for_all", DECKS["free_for_all"], "1.0"),
        champions_setup(
            "coop",
            DECKS["coop"],
            match={"cards": {"iron_ogre": {"name": {"en": "Iron Ogre"}, "attack": 5, "health": 4}}},
        ),
    ],
    "mutation": [mutation_setup(["mire", "elusive"], {"options": {"turn_limit": 60}})],
    "league": [
        league_setup(
            {seat: SLYNESS[8 * number : 8 * number + 8] for number, seat in enumerate(SEATS)},
            {seat: MIRE[8 * number : 8 * number + 8] for number, seat in enumerate(SEATS)},
        )
    ],
}
WITHOUT_CHANCE = {"champions", "constructed", "league"}
"""Formats that begin alike with every seed."""
