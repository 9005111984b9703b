"""Positions of duels for the tests of pictures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PIL import Image

from engine.clash import moves
from engine.clash.battle import Duel
from engine.clash.events import Event
from engine.clash.game import ClashOfDecks
from engine.clash.steps import LineStep
from engine.clash.view import BattleView
from engine.core import Seat
from images.clash.board import board_layers
from images.clash.field import crowd_of
from images.clash.marks import Marks
from images.layers import painted
from texts import Texts, texts_in

NAMES: dict[Seat, str] = {"A": "Ann", "B": "Bernard"}
LONG_NAMES: dict[Seat, str] = {
    "A": "Александра Константинопольская",
    "B": "Jean-Baptiste de la Grande Forêt Enchantée",
}

A_HAND = ["BASTION", "gnome", "boom", "troll", "reptile", "zombie", "titan"]
B_HAND = ["brute", "BASTION", "lieutenant", "cyclone", "scribe", "djinn"]


def duel(
    a_upper: list[Any] | None = None,
    a_lower: list[Any] | None = None,
    b_upper: list[Any] | None = None,
    b_lower: list[Any] | None = None,
    *,
    a_hand: list[str] | None = None,
    b_hand: list[str] | None = None,
    mana: int = 9,
    turn: int = 7,
    champions: tuple[str, str] | None = None,
) -> Duel:
    """Return a duel in which A is to play.

    Creatures are ids or documents, from the bridge to the rear. `champions` are those of A and B
    with their state: `ogre ready`, `ogre in play`.
    """

    def lane(creatures: list[Any] | None) -> list[Any]:
        return [{"card": each} if isinstance(each, str) else each for each in creatures or []]

    seats: dict[str, Any] = {
        "A": {"hand": a_hand or A_HAND, "upper": lane(a_upper), "lower": lane(a_lower)},
        "B": {"hand": b_hand or B_HAND, "upper": lane(b_upper), "lower": lane(b_lower)},
    }
    for seat, told in zip(seats.values(), champions or (), strict=False):
        card, _, state = told.partition(" ")
        seat["champion"] = {"card": card, "state": state}
    return ClashOfDecks().load(
        {
            "format": 1,
            "game": "clash",
            "ruleset": "1.2",
            "mode": "duel",
            "turn": turn,
            "active": "A",
            "phase": "summoning",
            "mana": mana,
            "seats": seats,
            "options": {"champion": True} if champions else {},
        }
    )


def played(state: Duel, line: str) -> list[Event]:
    """Play the moves of a line, and return all events."""
    events: list[Event] = []
    while line.strip():
        action, line = moves.read_move(state, line)
        events += state.apply(state.to_act()[0], action)
    return events


def start() -> Duel:
    """Return the first turn, with nothing in play."""
    return duel(
        a_hand=["BASTION", *A_HAND[1:], "ogre", "shaman"],
        b_hand=["BASTION", "brute", *B_HAND[2:], "martyr", "mutant", "assassin"],
        mana=6,
        turn=1,
    )


def middle() -> Duel:
    """Return some creatures in all lanes, an aura, a wound, a used protection."""
    return duel(
        ["ogre", "shaman"],
        [{"card": "carnivore", "damage": 2}],
        ["martyr", "assassin"],
        [{"card": "carapace", "used": ["protection"]}, "machine", "mutant"],
        b_hand=["brute", "lieutenant", "FORT", "cyclone", "scribe", "djinn"],
    )


def crowded() -> Duel:
    """Return six creatures in every lane."""
    return duel(
        ["ogre", "shaman", "carnivore", "parasite", "alpha", "aberration"],
        ["titan", "djinn", "war_beast", "giant", "treant", "machine"],
        ["martyr", "assassin", "brigand", "vortex", "mutant", "hopper"],
        [
            {"card": "carapace", "used": ["protection"]},
            "skewerer",
            {"card": "djinn", "damage": 3},
            "reaper",
            "brood",
            "blacksmith",
        ],
        a_hand=["zombie", "FORT", "gnome", "boom"],
        b_hand=["BASTION", "brute"],
    )


def asleep() -> tuple[Duel, list[Event]]:
    """Return a duel in which A has just played three creatures, one of them without Rage."""
    state = duel(["ogre"], [], ["martyr"])
    return state, played(state, "reptile:l gnome:u zombie:u")


def spell() -> tuple[Duel, list[Event]]:
    """Return a duel in which A has just cast Boom! at a creature."""
    state = middle()
    return state, played(state, "boom@bl1")


def assault() -> tuple[Duel, list[Event]]:
    """Return a duel after A's assault: damage, a shield, a destroyed creature."""
    state = middle()
    played(state, "gnome:u")
    return state, played(state, "end")


def bastion_fallen() -> tuple[Duel, list[Event]]:
    """Return a duel in which A's assault has broken B's bastion."""
    state = duel(["ogre", "war_beast"], [], [], ["lanternfish"])
    return state, played(state, "end")


def over() -> tuple[Duel, list[Event]]:
    """Return a duel that A has won: B's fort has fallen."""
    state = duel(
        ["ogre", "war_beast"], ["djinn"], [], ["zombie"], b_hand=["brute", "FORT", "scribe"]
    )
    return state, played(state, "end")


def shielded() -> tuple[Duel, list[Event]]:
    """Return a duel in which A's assault met two creatures with Protection, one hit twice."""
    state = duel(["ogre", "shaman"], ["vortex", "carnivore"], ["martyr"], ["carapace", "brigand"])
    return state, played(state, "boom@bu1 end")


def company() -> Duel:
    """Return pairs, shackled cards, champions on both sides, X as an attack, auras of pairs."""
    return duel(
        [
            {"card": "sylvan_protector", "symbiote": "forest_elf", "damage": 1},
            "dog_handler",
            {"card": "pacifier", "shackled": "mesmerizer"},
        ],
        [{"card": "ogre", "symbiote": "griffin", "entered": "this turn"}, "scaredy_cat"],
        [{"card": "machine", "symbiote": "exalting_bard"}, "titan"],
        [
            {"card": "democtopus", "entered": "this turn"},
            {"card": "sequestrator", "shackled": ["gnome", "zombie"]},
        ],
        a_hand=["BASTION", "braggart", "boom", "troll", "reptile", "werebat"],
        b_hand=["brute", "BASTION", "lieutenant", "cyclone", "scribe"],
        champions=("banshee ready", "titan in play"),
    )


def full_company() -> Duel:
    """Return crowded lanes with pairs, shackled cards, and no champion ready."""

    def pair(card: str, symbiote: str, **rest: Any) -> dict[str, Any]:
        return {"card": card, "symbiote": symbiote, **rest}

    return duel(
        [
            pair("sylvan_protector", "bodyguard"),
            pair("leprechaun", "animated_armor", shackled="venenous"),
            pair("ripper", "forest_elf", damage=2),
            "mutant",
            pair("abyssal_whisperer", "griffin"),
        ],
        [
            {"card": "braggart", "shackled": ["dryad", "growler"]},
            "aberration",
            pair("machine", "familiar", entered="this turn"),
            "lava_golem",
            "shaman",
            "hydra",
        ],
        [pair("eternal_servant", "banshee"), "vortex", "ribbit_gang", "reptile"],
        ["foxy_yeti", pair("vampire_lord", "hippogriff"), "jailor", "toxic_thrasher", "titan"],
        a_hand=["BASTION", "gnome", "boom", "troll"],
        b_hand=["cyclone", "BASTION", "brute", "scribe"],
        champions=("ogre exhausted", "titan in play"),
    )


def fallen_pairs() -> tuple[Duel, list[Event]]:
    """Return a duel in which A's assault destroyed a pair of two owners and B's champion.

    Backfire and Regeneration are visible as well.
    """
    state = duel(
        ["dryad", "harpooner"],
        ["titan", "untamed_mount"],
        [{"card": "zombie", "symbiote": "reason_gnawer"}, "growler"],
        ["reptile", "minotaur"],
        a_hand=["knitterkiller", "BASTION", "spawn_from_below", "boom", "troll"],
        b_hand=["brute", "BASTION", "lieutenant", "cyclone", "scribe", "alpha"],
        champions=("giant ready", "reptile in play"),
    )
    return state, played(state, "spawn_from_below:u end")


def blackmailed() -> Duel:
    """Return a duel: A has Lucidity in front, two blocked cards, one payable in blood."""
    return duel(
        ["slayer", "frosted_grrr"],
        a_hand=["stagecoach", "BASTION", "werebat", "boom", "troll", "reptile", "alpha"],
        champions=("growler ready", "ogre exhausted"),
        mana=4,
    )


def deeds() -> tuple[Duel, list[Event]]:
    """Return a duel with the marks of Immolation, Instinct, Vanish and Regeneration."""
    state = duel(
        ["dryad", "baron"],
        ["ogre", "machine"],
        [{"card": "growler"}, "corrosive_slime"],
        ["brawler"],
        a_hand=["zombie", "familiar", "BASTION", "boom", "troll", "gnome"],
    )
    return state, played(state, "zombie:u familiar+l2 end")


def whole_board(
    view: BattleView, marks: Marks, names: Mapping[Seat, str], texts: Texts, **more: Any
) -> Image.Image:
    """Draw the board without its caption, with space for it above."""
    return painted(board_layers(view, marks, names, texts, **more))


def as_filmed(view: BattleView, told: Sequence[LineStep], names: dict[Seat, str]) -> Image.Image:
    """Draw the board with the space that an animation of these steps gives to its rows."""
    crowd = crowd_of(each for step in told for each in (step.before, step.after))
    return whole_board(view, Marks(), names, texts_in("en"), below="A", crowd=crowd)
