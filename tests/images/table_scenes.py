"""Positions against AIs and of four players for the tests of pictures."""

from __future__ import annotations

from typing import Any

from duels import played

from engine.clash.battle import Battle
from engine.clash.events import Event
from engine.clash.game import ClashOfDecks
from engine.clash.seating import SEATINGS, Mode
from engine.core import Seat

NAMES: dict[Seat, str] = {"A": "Ann", "B": "Bernard", "C": "Cécile", "D": "Dora"}
LONG_NAMES: dict[Seat, str] = {
    "A": "Александра Константинопольская",
    "B": "Jean-Baptiste de la Grande Forêt Enchantée",
    "C": "Maximilian von Hohenstauffen",
    "D": "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
}
HANDS = {
    "A": "BASTION gnome boom troll reptile zombie titan",
    "B": "brute BASTION lieutenant cyclone scribe djinn",
    "C": "BASTION pacifier braggart hydra werebat stagecoach brawler",
    "D": "vortex mutant BASTION giant alpha",
}
DISCARD = "brigand gnome reptile"


def table(
    mode: Mode,
    lanes: dict[str, tuple[str, str]] | None = None,
    hands: dict[str, str] | None = None,
    champions: dict[str, str] | None = None,
    **rest: Any,
) -> Battle:
    """Return a match.

    Lanes are upper and lower of a seat, `ogre+griffin` is a pair, `ogre-2` has suffered 2 damage.
    An AI's hand is its deck; its discard pile follows a bar.
    """
    seats: dict[str, Any] = {}
    for number, seat in enumerate(SEATINGS[mode].seats):
        upper, lower = (lanes or {}).get(seat, ("", ""))
        document: dict[str, Any] = {"upper": _lane(upper), "lower": _lane(lower)}
        hand = {**HANDS, **(hands or {})}[seat]
        if number in SEATINGS[mode].ai:
            deck, _, discard = hand.partition("|")
            cards = deck.split()
            side = "FORT" if "FORT" in cards else "BASTION"
            cards.remove(side)
            document |= {"stronghold": side, "deck": cards, "discard": discard.split()}
        else:
            document["hand"] = hand.split()
            if champions:
                card, _, state = champions[seat].partition(" ")
                document["champion"] = {"card": card, "state": state}
        seats[seat] = document
    position = {
        "format": 1,
        "game": "clash",
        "ruleset": "1.2",
        "mode": mode,
        "turn": 11,
        "active": "A",
        "phase": "summoning",
        "mana": 9,
        "seats": seats,
        "options": {"champion": True} if champions else {},
    }
    return ClashOfDecks().load({**position, **rest})


def _lane(text: str) -> list[dict[str, Any]]:
    told: list[dict[str, Any]] = []
    for word in text.split():
        name, _, damage = word.partition("-")
        card, _, symbiote = name.partition("+")
        creature: dict[str, Any] = {"card": card}
        if symbiote:
            creature["symbiote"] = symbiote
        if damage:
            creature["damage"] = int(damage)
        told.append(creature)
    return told


def start() -> Battle:
    """Return the first turn, with nothing in play."""
    return table("free_for_all", turn=1, mana=6)


def middle(mode: Mode = "free_for_all") -> Battle:
    """Return some creatures, a fort, a lane with one side empty; it is C's turn."""
    return table(
        mode,
        {
            "A": ("ogre shaman", "carnivore-2"),
            "B": ("martyr assassin", "carapace machine"),
            "C": ("baron", "sylvan_protector+forest_elf"),
            "D": ("", "lackey brood"),
        },
        {"B": "brute lieutenant FORT cyclone scribe djinn"},
        active="C",
        mana=12,
    )


def crowded() -> Battle:
    """Return lanes of up to seven with pairs, and champions on every side."""
    return table(
        "two_against_two",
        {
            "A": (
                "ogre shaman carnivore parasite alpha aberration",
                "titan war_beast giant treant machine",
            ),
            "B": (
                "martyr assassin brigand mutant hopper vortex reptile",
                "carapace skewerer djinn-3 reaper",
            ),
            "C": (
                "sylvan_protector+bodyguard ripper+forest_elf-2 mutant",
                "braggart aberration machine+familiar lava_golem shaman hydra",
            ),
            "D": (
                "eternal_servant+banshee vortex ribbit_gang ogre",
                "foxy_yeti vampire_lord+hippogriff jailor toxic_thrasher titan",
            ),
        },
        {
            "A": "zombie FORT gnome boom",
            "B": "BASTION brute",
            "C": "BASTION pacifier brawler",
            "D": "FORT alpha",
        },
        {"A": "lich ready", "B": "harpooner exhausted", "C": "dryad ready", "D": "titan in play"},
    )


def assault() -> tuple[Battle, list[Event]]:
    """Return a match after A's assault: damage, ghosts, a fallen bastion."""
    state = table(
        "free_for_all",
        {
            "A": ("ogre shaman", "war_beast titan"),
            "B": ("martyr", "carapace"),
            "D": ("", "assassin"),
        },
        {"A": "BASTION gnome boom troll reptile", "D": "vortex mutant BASTION giant"},
    )
    return state, played(state, "boom@bl1 end")


def over(mode: Mode) -> tuple[Battle, list[Event]]:
    """Return a match in which A has destroyed D's fort."""
    state = table(mode, {"A": ("", "treant")}, {"D": "vortex FORT giant alpha"})
    return state, played(state, "end")


def coop() -> tuple[Battle, list[Event]]:
    """Return a match in which C has ended the turn and D, an AI, has played."""
    state = table(
        "coop",
        {
            "A": ("ogre shaman", "carnivore"),
            "B": ("martyr", "machine mutant"),
            "C": ("baron", "sylvan_protector+forest_elf"),
            "D": ("lackey", "brood"),
        },
        {
            "B": "BASTION lieutenant cyclone scribe djinn brigand boom harpooner dryad lich",
            "D": "FORT vortex mutant giant alpha hopper skewerer | ogre titan boom",
        },
        active="C",
    )
    return state, played(state, "end")


def solo() -> Battle:
    """Return a match of A against an AI in the middle of the game."""
    return table(
        "solo",
        {"A": ("ogre shaman", "carnivore-2"), "B": ("martyr assassin", "carapace")},
        {"B": "BASTION lieutenant cyclone scribe djinn lich dryad | brigand boom ogre giant alpha"},
    )


def solo_turn() -> tuple[Battle, list[Event]]:
    """Return a match in which an AI with a fort has just played."""
    state = table(
        "solo",
        {"A": ("ogre", "treant"), "B": ("martyr", "")},
        {"B": "FORT lieutenant hopper scribe djinn lich dryad alpha giant"},
    )
    return state, played(state, "end")
