"""Stories of solo games and games of four: events, and their description in English."""

from __future__ import annotations

from typing import Any

from stories import play, seat

from engine.clash.events import Event
from engine.clash.position import load
from engine.clash.seating import SEATINGS

HANDS = dict.fromkeys("ABCD", "BASTION djinn giant titan")


def ai(deck: str, upper: str = "", lower: str = "", discard: str = "") -> dict[str, Any]:
    """Return an AI's seat; `BASTION ogre boom` is the current side and the deck, top first."""
    side, *cards = deck.split()
    told = seat("", upper, lower)
    del told["hand"]
    return {**told, "stronghold": side, "deck": cards, "discard": discard.split()}


def table(mode: str, *, active: str = "A", mana: int = 9, **seats: dict[str, Any]) -> Any:
    told = {
        each: seats.get(
            each.lower(), ai(HANDS[each]) if number in SEATINGS[mode].ai else seat(HANDS[each])
        )
        for number, each in enumerate(SEATINGS[mode].seats)
    }
    return load(
        {
            "format": 1,
            "game": "clash",
            "ruleset": "1.2",
            "mode": mode,
            "turn": 9,
            "active": active,
            "phase": "summoning",
            "mana": mana,
            "seats": told,
        }
    )


def solo(a: str, b: dict[str, Any], upper: str = "", lower: str = "") -> Any:
    return table("solo", a=seat(a, upper, lower), b=b)


SOLO: dict[str, tuple[list[Event], list[str]]] = {
    "an AI's turn": (
        play(solo("BASTION boom brute", ai("BASTION boom ogre emissary martyr")), "end"),
        [
            "**Turn 10** · **Bob** has 6 mana.",
            "🎴 **Bob** reveals **Boom!**: no target, discarded 🗑️",
            "🎴 **Bob** reveals **Ogre**: 4 mana; lower lane",
            "🎴 **Bob** reveals **Emissary**: **Boom!** on the discard pile doesn’t cost more; 1 "
            "mana; upper lane",
            "🎴 **Bob** reveals **Martyr**: 7 mana; lower lane",
            "💥 **Bob**’s bastion falls! The discard pile is the fort’s deck now: 1.",
            "**Turn 11** · **Ann** has 3 mana.",
        ],
    ),
    "an attack on a deck": (
        play(
            solo("BASTION boom brute", ai("BASTION ogre zombie gnome martyr djinn"), "baron"), "end"
        )[:4],
        [
            "⚔️ **Ann**’s creatures attack",
            "**Baron** attacks **Bob**’s bastion for 3: 2 left; "
            "discarded: **Ogre**, **Zombie**, **Gnome**",
        ],
    ),
    "a bastion of an AI that falls": (
        play(
            solo(
                "BASTION boom brute", ai("BASTION ogre zombie brute baron alpha", ""), upper="titan"
            ),
            "end",
        )[:6],
        [
            "⚔️ **Ann**’s creatures attack",
            "**Titan** attacks **Bob**’s bastion for 8: 0 left; "
            "discarded: **Ogre**, **Zombie**, **Brute**, **Baron** +1",
            "💥 **Bob**’s bastion falls! The discard pile is the fort’s deck now: 5.",
        ],
    ),
    "blood of an AI": (
        play(
            solo("BASTION boom brute", ai("BASTION gargoyle ogre brute baron alpha martyr djinn")),
            "end",
        )[2:-2],
        [
            "**Turn 10** · **Bob** has 6 mana.",
            "🎴 **Bob** reveals **Gargoyle**: 0 mana; 4 mana paid in blood 🩸; "
            "discarded: **Ogre**, **Brute**, **Baron**, **Alpha**; upper lane",
            "🎴 **Bob** reveals **Martyr**: 7 mana; lower lane",
        ],
    ),
    "reinforcement, a curse and Counterorder of an AI": (
        play(
            solo(
                "BASTION boom cyclone brute gnome",
                ai(
                    "BASTION emissary martyr djinn giant",
                    "lackey",
                    "damned_walker",
                    discard="ogre",
                ),
            ),
            "boom@bu1 cyclone@bl1 end",
        ),
        [
            "**Ann** plays **Boom!** (1 mana): **Lackey** 💀",
            "🎴 **Bob** reveals **Emissary**: **Lackey** on the discard pile is dearer and "
            "comes instead; as reinforcement 📣; upper lane",
            "**Ann** plays **Cyclone** (5 mana): **Lackey** 💀; **Damned Walker** 💀 goes on "
            "top of **Bob**’s deck",
            "🎴 **Bob** reveals **Damned Walker**: as reinforcement 📣; upper lane",
            "**Turn 10** · **Bob** has 6 mana.",
            "🎴 **Bob** reveals **Martyr**: 7 mana; upper lane",
            "⚔️ **Bob**’s creatures attack",
            "**Damned Walker** attacks **Ann**’s bastion for 1: 3 left",
            "**Turn 11** · **Ann** has 5 mana.",
        ],
    ),
    "an AI heals, and gets a card back": (
        play(
            solo(
                "BASTION boom brute gnome",
                ai("BASTION martyr djinn giant brood hopper gnome", lower="dryad"),
                "pacifier&alpha",
                "machine",
            ),
            "boom@au1 end",
        ),
        [
            "**Ann** plays **Boom!** (1 mana): **Pacifier** −1, 2 left; **Alpha** is free and "
            "goes on top of **Bob**’s deck 🔓",
            "⚔️ **Ann**’s creatures attack",
            "**Pacifier** attacks **Bob**’s bastion for 3: 4 left; discarded: **Alpha**, "
            "**Martyr**, **Djinn**",
            "**Machine** attacks for 0: it has no attack, so nothing happens",
            "**Turn 10** · **Bob** has 8 mana.",
            "🎴 **Bob** reveals **Giant**: 5 mana; upper lane",
            "🎴 **Bob** reveals **Brood**: 2 mana; lower lane",
            "🎴 **Bob** reveals **Hopper**: 3 mana; upper lane",
            "⚔️ **Bob**’s creatures attack",
            "**Hopper** sprints to the bridge (+1)",
            "**Hopper** attacks for 4: **Pacifier** 💀 returns to **Ann**",
            "**Dryad** attacks for 2: **Machine** 💀 returns to **Ann**; **Djinn** goes on top "
            "of **Bob**’s deck; **Bob**’s bastion heals to 2 💚",
            "**Turn 11** · **Ann** has 6 mana.",
        ],
    ),
}
"""Games against an AI in seat B."""

FOUR: dict[str, tuple[list[Event], list[str]]] = {
    "creatures at a table of four": (
        play(
            table(
                "free_for_all",
                a=seat("BASTION boom brute zombie gnome", "baron", "ogre"),
                b=seat("BASTION gnome martyr alpha", "troll"),
            ),
            "zombie:l end",
        ),
        [
            "**Ann** plays **Zombie** (1 mana): lower lane, facing **Dora**",
            "⚔️ **Ann**’s creatures attack",
            "**Baron** attacks **Bob**’s creatures for 3: **Troll** −3, 3 left",
            "**Ogre** attacks **Dora**’s bastion for 4: 0 left",
            "💥 **Dora**’s bastion falls! The fort has 3 health.",
            "**Turn 10** · **Bob** has 4 mana.",
        ],
    ),
    "a fort that another player destroys": (
        play(
            table(
                "free_for_all",
                a=seat("BASTION boom brute gnome", "baron"),
                b=seat("FORT gnome martyr"),
            ),
            "end",
        ),
        [
            "⚔️ **Ann**’s creatures attack",
            "**Baron** attacks **Bob**’s fort for 3: 0 left",
            "🏰 **Ann** destroys **Bob**’s fort!",
            "🏆 Victory: **Ann**",
        ],
    ),
    "a fort that a team destroys": (
        play(
            table(
                "two_against_two",
                a=seat("BASTION boom brute gnome", "baron"),
                b=seat("FORT gnome martyr"),
            ),
            "end",
        ),
        [
            "⚔️ **Ann**’s creatures attack",
            "**Baron** attacks **Bob**’s fort for 3: 0 left",
            "🏰 **Ann** destroys **Bob**’s fort!",
            "🏆 Victory: **Ann**, **Cid**",
        ],
    ),
    "a fort that its owner loses": (
        play(
            table(
                "two_against_two",
                a=seat("brute reprobate FORT boom"),
                mana=1,
            ),
            "reprobate:u",
        ),
        [
            "**Ann** plays **Reprobate** (3 mana): 2 mana paid in blood 🩸; **Ann**’s fort −1, "
            "0 left",
            "🏰 **Ann**’s fort has fallen!",
            "🏆 Victory: **Bob**, **Dora**",
        ],
    ),
    "co-op": (
        play(
            table(
                "coop",
                a=seat("BASTION boom brute gnome", "baron"),
                b=ai("FORT gnome martyr"),
            ),
            "end",
        ),
        [
            "⚔️ **Ann**’s creatures attack",
            "**Baron** attacks **Bob**’s fort for 3: 0 left; discarded: **Gnome**, **Martyr**",
            "🏰 **Ann** destroys **Bob**’s fort!",
            "🏆 Victory: **Ann**, **Cid**",
        ],
    ),
}
"""Games of four."""
