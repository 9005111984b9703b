"""Stories of duels: events, and their description in English."""

from __future__ import annotations

import re
from typing import Any

from engine.clash.actions import place
from engine.clash.battle import Duel
from engine.clash.decks import PRECONSTRUCTED
from engine.clash.events import (
    Damaged,
    Destroyed,
    Event,
    GameEnded,
    Returned,
    TurnEnded,
)
from engine.clash.game import duel_setup
from engine.clash.moves import read_move
from engine.clash.position import load
from engine.games import game_named


def seat(hand: str, upper: str = "", lower: str = "", champion: str = "") -> dict[str, Any]:
    """Return a seat.

    `ogre@B` is a creature that belongs to B, `ogre+griffin` a pair, `pacifier&boom` has a card
    shackled; a champion is a card and its state.
    """
    document: dict[str, Any] = {
        "hand": hand.split(),
        "upper": [_creature(each) for each in upper.split()],
        "lower": [_creature(each) for each in lower.split()],
    }
    if champion:
        card_id, _, state = champion.partition(" ")
        document["champion"] = {"card": card_id, "state": state}
    return document


def _creature(text: str) -> dict[str, Any]:
    found = re.fullmatch(r"(\w+)(?:\+(\w+))?(?:&(\w+))?(?:@(\w))?", text)
    assert found
    told = zip(("card", "symbiote", "shackled", "owner"), found.groups(), strict=True)
    return {key: value for key, value in told if value}


IDLE = seat("BASTION martyr brigand gnome")
"""A seat that only reacts."""


def duel(a: dict[str, Any], b: dict[str, Any] = IDLE, **rest: Any) -> Duel:
    position = {
        "format": 1,
        "game": "clash",
        "ruleset": "1.2",
        "mode": "duel",
        "turn": 9,
        "active": "A",
        "phase": "summoning",
        "mana": 9,
        "seats": {"A": a, "B": b},
    }
    return load({**position, **rest})


def play(state: Duel, line: str) -> list[Event]:
    """Return the events of this line, played by the seats to act."""
    events: list[Event] = []
    while line.strip():
        action, line = read_move(state, line)
        events += state.apply(state.to_act()[0], action)
    return events


def opening() -> list[Event]:
    decks = {"A": [*PRECONSTRUCTED["1"]], "B": [*PRECONSTRUCTED["2"]]}
    _, events = game_named("clash").setup(duel_setup(decks), 1)
    return [*events]


LINES: dict[str, tuple[list[Event], list[str]]] = {
    "the coin": (
        opening(),
        ["🪙 The coin chooses **Ann** to begin.", "**Turn 1** · **Ann** has 6 mana."],
    ),
    "a creature that may not attack yet": (
        play(duel(seat("BASTION brute zombie boom")), "brute:u end"),
        ["**Ann** plays **Brute** (4 mana): upper lane", "**Turn 10** · **Bob** has 4 mana."],
    ),
    "sprint, a kill and a blow at the bastion": (
        play(
            duel(seat("BASTION boom brute", "baron reptile"), seat("BASTION ogre alpha", "zombie")),
            "end",
        ),
        [
            "⚔️ **Ann**’s creatures attack",
            "**Reptile** sprints to the bridge (+1)",
            "**Reptile** attacks for 2: **Zombie** 💀 returns to **Bob**",
            "**Baron** attacks **Bob**’s bastion for 3: 0 left",
            "💥 **Bob**’s bastion falls! The fort has 3 health.",
            "**Turn 10** · **Bob** has 4 mana.",
        ],
    ),
    "an owner chooses the order in which cards come back": (
        play(
            duel(
                seat("BASTION cyclone ogre boom"),
                seat("BASTION brute alpha", "assassin gnome"),
                ruleset="1.0",
                rules=2,
            ),
            "cyclone@bu1 back:assassin,gnome",
        ),
        [
            "**Ann** plays **Cyclone** (5 mana)",
            "❔ **Bob** chooses in which order to take back **Gnome**, **Assassin**",
            "**Bob** takes them back in this order: **Assassin**, **Gnome**:"
            " **Assassin** 💀 returns to **Bob**; **Gnome** 💀 returns to **Bob**",
        ],
    ),
    "berserk and protection": (
        play(
            duel(
                seat("BASTION boom brute", lower="ogre"),
                seat("BASTION gnome alpha", lower="zombie carapace"),
            ),
            "end",
        ),
        [
            "⚔️ **Ann**’s creatures attack",
            "**Ogre** attacks for 4: **Zombie** 💀 returns to **Bob**",
            "**Ogre** attacks for 4: **Carapace** is protected 🛡️",
            "**Turn 10** · **Bob** has 4 mana.",
        ],
    ),
    "a blow that is survived": (
        play(
            duel(seat("BASTION boom brute", "baron"), seat("BASTION gnome alpha", "troll")), "end"
        ),
        [
            "⚔️ **Ann**’s creatures attack",
            "**Baron** attacks for 3: **Troll** −3, 3 left",
            "**Turn 10** · **Bob** has 3 mana.",
        ],
    ),
    "an incantation at several": (
        play(
            duel(
                seat("BASTION cyclone brute gnome"),
                seat("BASTION martyr alpha", "scribe lieutenant", "zombie"),
            ),
            "cyclone@bu1",
        ),
        [
            "**Ann** plays **Cyclone** (5 mana): **Scribe** is immune; "
            "**Lieutenant** is protected 🛡️; **Zombie** 💀 returns to **Bob**"
        ],
    ),
    "auras that come": (
        play(duel(seat("BASTION machine shaman brute gnome", lower="ogre")), "machine:l shaman:l"),
        [
            "**Ann** plays **Machine** (3 mana): lower lane; **Ogre** gains Protection",
            "**Ann** plays **Shaman** (3 mana): lower lane; **Machine** gains Rage; "
            "**Shaman** gains Protection",
        ],
    ),
    "an aura that goes": (
        play(
            duel(seat("BASTION boom brute gnome"), seat("BASTION martyr", "shaman zombie")),
            "boom@bu1 boom@bu1",
        ),
        [
            "**Ann** plays **Boom!** (1 mana): **Shaman** −1, 1 left",
            "**Ann** plays **Boom!** (1 mana): "
            "**Shaman** 💀 returns to **Bob**; **Zombie** loses Rage",
        ],
    ),
    "a creature that belongs to the other seat": (
        play(duel(seat("BASTION boom brute gnome", "zombie@B")), "boom@au1"),
        ["**Ann** plays **Boom!** (1 mana): **Zombie** 💀 goes over to **Bob**"],
    ),
    "a blow of nothing": (
        play(duel(seat("BASTION boom brute", "carapace")), "end"),
        [
            "⚔️ **Ann**’s creatures attack",
            "**Carapace** attacks **Bob**’s stronghold for 0: it has no attack, so nothing happens",
            "**Turn 10** · **Bob** has 4 mana.",
        ],
    ),
    "a blow of nothing at a creature": (
        play(
            duel(seat("BASTION boom brute", "carapace"), seat("BASTION ogre alpha", "troll")), "end"
        ),
        [
            "⚔️ **Ann**’s creatures attack",
            "**Carapace** attacks for 0: it has no attack, so nothing happens",
            "**Turn 10** · **Bob** has 3 mana.",
        ],
    ),
    "the bastion and then the fort": (
        play(
            duel(seat("BASTION boom brute", "zombie baron"), seat("BASTION gnome martyr alpha")),
            "end",
        ),
        [
            "⚔️ **Ann**’s creatures attack",
            "**Baron** attacks **Bob**’s bastion for 3: 0 left",
            "💥 **Bob**’s bastion falls! The fort has 3 health.",
            "**Zombie** attacks **Bob**’s fort for 3: 0 left",
            "🏰 **Bob**’s fort has fallen!",
        ],
    ),
    "a fort that falls": (
        play(duel(seat("BASTION boom brute", "baron"), seat("FORT gnome martyr")), "end"),
        [
            "⚔️ **Ann**’s creatures attack",
            "**Baron** attacks **Bob**’s fort for 3: 0 left",
            "🏰 **Bob**’s fort has fallen!",
        ],
    ),
    "a seat that plays its last card": (
        play(duel(seat("BASTION brute")), "brute:u"),
        [
            "**Ann** plays **Brute** (4 mana)",
            "🏰 **Ann** has no card left to hold the stronghold!",
        ],
    ),
    "a limit of turns": (
        play(
            duel(IDLE, seat("BASTION ogre alpha"), active="B", turn=2, options={"turn_limit": 1}),
            "end",
        ),
        ["⌛ The last turn is played: a draw."],
    ),
    "two assaults, the first without any attack": (
        play(duel(seat("BASTION boom brute"), seat("BASTION gnome alpha", "baron")), "end end"),
        [
            "**Turn 10** · **Bob** has 3 mana.",
            "⚔️ **Bob**’s creatures attack",
            "**Baron** attacks **Ann**’s bastion for 3: 0 left",
            "💥 **Ann**’s bastion falls! The fort has 2 health.",
            "**Turn 11** · **Ann** has 3 mana.",
        ],
    ),
    "a creature that died last of all": (
        [Destroyed("ogre", place(1, 0, 0))],
        ["**Ogre** 💀"],
    ),
    "a consequence alone": (
        [Damaged("ogre", place(1, 0, 0), 1, 3)],
        ["**Ogre** −1, 3 left"],
    ),
    "nothing": ([TurnEnded("A", 9)], []),
    "a symbiote and its host": (
        play(duel(seat("BASTION griffin brute gnome", "troll ogre")), "griffin+u2"),
        ["**Ann** plays **Griffin** (3 mana): on top of **Ogre**"],
    ),
    "a symbiote with abilities of its own": (
        play(duel(seat("BASTION banshee boom gnome", lower="ogre")), "banshee+l1"),
        ["**Ann** plays **Banshee** (5 mana): on top of **Ogre**; **Ogre** gains Rage"],
    ),
    "a pair that returns together": (
        play(
            duel(
                seat("BASTION boom brute gnome"), seat("BASTION martyr", "zombie+familiar shaman")
            ),
            "boom@bu1 boom@bu1",
        ),
        [
            "**Ann** plays **Boom!** (1 mana): **Zombie** −1, 1 left",
            "**Ann** plays **Boom!** (1 mana): **Zombie** + **Familiar** 💀 returns to **Bob**",
        ],
    ),
    "a pair whose cards part": (
        play(
            duel(
                seat("BASTION cyclone brute gnome"),
                seat("BASTION martyr", "zombie+reason_gnawer", "zombie@A"),
            ),
            "cyclone@bu1",
        ),
        [
            "**Ann** plays **Cyclone** (5 mana): "
            "**Zombie** 💀 goes over to **Ann**; "
            "**Zombie** 💀 returns to **Bob**; **Reason Gnawer** 💀 goes over to **Ann**"
        ],
    ),
    "cursed creatures and incantations": (
        play(
            duel(seat("BASTION sinister_howl brute"), seat("BASTION martyr", "damned_walker")),
            "sinister_howl@bu1",
        ),
        [
            "**Ann** plays **Sinister Howl** (4 mana): "
            "**Damned Walker** 💀 returns to **Bob**, at the left end; "
            "**Sinister Howl** returns to **Ann**, at the left end"
        ],
    ),
    "an incantation that changes sides": (
        play(duel(seat("BASTION freeze brute"), seat("BASTION martyr", "titan")), "freeze@bu1"),
        [
            "**Ann** plays **Freeze** (3 mana): "
            "**Titan** −7, 1 left; **Freeze** goes over to **Bob**"
        ],
    ),
    "a card taken and set free": (
        play(
            duel(
                seat("BASTION pacifier brute gnome", "reptile"),
                seat("BASTION boom martyr alpha", "constrictor&boom"),
            ),
            "pacifier:l end",
        ),
        [
            "**Ann** plays **Pacifier** (4 mana): lower lane; **Boom!** is taken from **Bob** ⛓️",
            "⚔️ **Ann**’s creatures attack",
            "**Reptile** attacks for 1: **Constrictor** −1, 2 left; "
            "**Boom!** is free and returns to **Ann** 🔓",
            "**Turn 10** · **Bob** has 3 mana.",
        ],
    ),
    "the same incantation from both sides": (
        play(
            duel(seat("BASTION boom brute gnome", "pacifier&boom"), seat("BASTION martyr alpha")),
            "boom@au1",
        ),
        [
            "**Ann** plays **Boom!** (1 mana): **Pacifier** −1, 2 left; "
            "**Boom!** is free and returns to **Bob** 🔓"
        ],
    ),
    "blood for a creature, and a fallen bastion": (
        play(duel(seat("gnome brute BASTION reprobate boom"), mana=0), "reprobate:u"),
        [
            "**Ann** plays **Reprobate** (3 mana): 3 mana paid in blood 🩸; "
            "**Ann**’s bastion −2, 0 left; **Ann**’s fort −1, 3 left; upper lane",
            "💥 **Ann**’s bastion falls! The fort has 4 health.",
        ],
    ),
    "immolation on both sides": (
        play(
            duel(
                seat("BASTION zombie brute gnome", "sparkamender"),
                seat("BASTION martyr", "corrosive_slime"),
            ),
            "zombie:u",
        ),
        [
            "**Ann** plays **Zombie** (1 mana): upper lane; "
            "**Sparkamender** burns **Ann** 🔥; **Ann**’s bastion −1, 1 left; "
            "**Corrosive Slime** burns **Ann** 🔥; **Ann**’s bastion −1, 0 left",
            "💥 **Ann**’s bastion falls! The fort has 2 health.",
        ],
    ),
    "counterorder": (
        play(duel(seat("BASTION emissary brute gnome")), "emissary:l"),
        [
            "**Ann** plays **Emissary** (1 mana): lower lane; "
            "**Ann**’s leftmost card goes to the right end 🔀"
        ],
    ),
    "backfire": (
        play(
            duel(
                seat("brute goblin_shaman zombie BASTION boom"),
                seat("BASTION martyr", "titan"),
            ),
            "goblin_shaman:u",
        ),
        [
            "**Ann** plays **Goblin Shaman** (3 mana): upper lane; "
            "**Goblin Shaman** backfires for 2 🪃; **Titan** −2, 6 left"
        ],
    ),
    "instinct answers a blow": (
        play(duel(seat("BASTION boom brute", "baron"), seat("BASTION ogre", "brawler")), "end"),
        [
            "⚔️ **Ann**’s creatures attack",
            "**Baron** attacks for 3: **Brawler** −3, 3 left; **Brawler** strikes back 🐾",
            "**Brawler** attacks for 6: **Baron** 💀 returns to **Ann**",
            "**Turn 10** · **Bob** has 2 mana.",
        ],
    ),
    "reinforcement that finds nobody": (
        play(
            duel(
                seat("BASTION boom brute", "veteran"),
                seat("BASTION giant djinn boom annihilation", "lackey titan"),
            ),
            "end",
        ),
        [
            "⚔️ **Ann**’s creatures attack",
            "**Veteran** attacks for 4: **Lackey** 💀 returns to **Bob**; "
            "**Bob** has no creature to call 📣; **Veteran** cuts on for 3 🗡️; "
            "**Bob**’s bastion −3, 2 left",
            "**Turn 10** · **Bob** has 6 mana.",
        ],
    ),
    "reinforcement in the middle of an attack": (
        play(
            duel(
                seat("BASTION boom brute", "veteran"),
                seat("BASTION ogre alpha gnome", "lackey titan"),
            ),
            "end",
        ),
        [
            "⚔️ **Ann**’s creatures attack",
            "**Veteran** attacks for 4: **Lackey** 💀 returns to **Bob**",
            "📣 **Bob** calls **Ogre** as reinforcement: upper lane; "
            "**Veteran** cuts on for 3 🗡️; **Bob**’s bastion −3, 0 left",
            "💥 **Bob**’s bastion falls! The fort has 3 health.",
            "**Turn 10** · **Bob** has 4 mana.",
        ],
    ),
    "regeneration, and a vanishing survivor": (
        play(
            duel(seat("gnome BASTION boom brute", "dryad"), seat("BASTION ogre", "growler titan")),
            "end",
        ),
        [
            "⚔️ **Ann**’s creatures attack",
            "**Dryad** attacks for 2: **Growler** −2, 3 left; "
            "**Ann**’s bastion heals to 3 💚; **Growler** slips to the rear 💨",
            "**Turn 10** · **Bob** has 2 mana.",
        ],
    ),
    "a bastion that stands again": (
        play(duel(seat("FORT boom brute", "dryad"), seat("BASTION ogre", "titan")), "end"),
        [
            "⚔️ **Ann**’s creatures attack",
            "**Dryad** attacks for 2: **Titan** −2, 6 left; "
            "**Ann**’s bastion stands again with 1 💚",
            "**Turn 10** · **Bob** has 2 mana.",
        ],
    ),
    "fatigue": (
        play(
            duel(
                seat("BASTION ogre brute"),
                seat("BASTION gnome alpha"),
                turn=17,
                options={"fatigue": True},
            ),
            "end",
        ),
        ["⏳ **Bob** tires and loses **Alpha**", "**Turn 18** · **Bob** has 2 mana."],
    ),
    "champions": (
        play(
            duel(
                seat("BASTION boom machine brute", champion="reptile exhausted"),
                seat("BASTION ogre alpha", "zombie", champion="zombie in play"),
                options={"champion": True},
            ),
            "machine:u boom@bu1",
        ),
        [
            "**Ann** plays **Machine** (3 mana): "
            "**Ann**’s champion **Reptile** is ready again 👑; upper lane",
            "**Ann** plays **Boom!** (1 mana): champion **Zombie** 💀 is exhausted",
        ],
    ),
    "a champion in a pair": (
        play(
            duel(
                seat("BASTION cyclone brute gnome", champion="giant ready"),
                seat("BASTION ogre alpha", "zombie+familiar", champion="zombie in play"),
                options={"champion": True},
            ),
            "cyclone@bu1",
        ),
        [
            "**Ann** plays **Cyclone** (5 mana): "
            "champion **Zombie** 💀 is exhausted; **Familiar** 💀 returns to **Bob**"
        ],
    ),
    "vulnerability without effect on its main target": (
        play(
            duel(
                seat("BASTION boom brute", "democtopus"),
                seat("BASTION gnome", "zombie troll", "titan"),
            ),
            "end",
        ),
        [
            "⚔️ **Ann**’s creatures attack",
            "**Democtopus** attacks for 0: **Troll** −5, 1 left; **Titan** −7, 1 left",
            "**Turn 10** · **Bob** has 2 mana.",
        ],
    ),
    "a game that ended before all had returned": (
        [
            Destroyed("ogre", place(1, 0, 0)),
            Destroyed("troll", place(1, 0, 0)),
            Returned("griffin", "B", "right", 1),
            Returned("ogre", "B", "right", 2),
            GameEnded(("A",), "fort"),
        ],
        [
            "**Ogre** + **Griffin** 💀 returns to **Bob**: **Troll** 💀",
            "🏰 **Bob**’s fort has fallen!",
        ],
    ),
}
"""Events, and their description in English."""
