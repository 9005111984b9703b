"""Every kind of event of each game in all its shapes, as samples for its descriptions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from types import ModuleType
from typing import Any, get_args

from engine.bald_mountain import events as mountain
from engine.bald_mountain.cards import BY_ID
from engine.bald_mountain.effects import RuleKind
from engine.castles import choosing
from engine.castles import events as castles
from engine.castles.cards import CARD
from engine.core import EventBase, Seat, kind_of
from engine.two_worlds import events as worlds
from engine.two_worlds.cards import RANKS, SPELL, WARRIOR
from texts.bald_mountain.telling import MountainTelling
from texts.castles.telling import CastlesTelling
from texts.telling import Telling
from texts.two_worlds.telling import WorldsTelling

NAMES: dict[Seat, str] = {"A": "Ann *", "B": "Bob 🐺"}


@dataclass(frozen=True)
class Told:
    """A game's descriptions of events, with samples.

    `usual` has values for the fields of its events, and `shapes` other values for events with
    several descriptions.
    """

    telling: type[Telling]
    modules: tuple[ModuleType, ...]
    cards: Mapping[str, Any]
    usual: dict[str, Any]
    shapes: dict[str, list[dict[str, Any]]]
    together: Sequence[Sequence[EventBase]] = ()
    """Events that are described differently when they follow each other."""

    def lines(self) -> Iterator[Sequence[EventBase]]:
        """Yield events that make a line each."""
        yield from ([event] for event in self.events())
        yield from self.together

    def events(self) -> Iterator[EventBase]:
        """Yield an event of every kind and shape."""
        for kind in self.event_types():
            for changed in [{}, *self.shapes.get(kind_of(kind), [])]:
                given = self.usual | changed
                yield kind(**{each.name: given[each.name] for each in fields(kind)})  # type: ignore[arg-type]

    def event_types(self) -> list[type[EventBase]]:
        """Return all kinds of events of the game."""
        return [
            kind
            for module in self.modules
            for kind in vars(module).values()
            if isinstance(kind, type) and issubclass(kind, EventBase) and not kind.__subclasses__()
        ]


TOLD = {
    "two_worlds": Told(
        WorldsTelling,
        (worlds,),
        {**WARRIOR, **SPELL},
        {
            "seat": "A",
            "first": "B",
            "rank": "elite",
            "left": 2,
            "turn": 3,
            "card": "wolf",
            "cell": "u3",
            "to": "u4",
            "cells": ("u2", "u3"),
            "cards": ("archer", "wolf"),
            "target": "u4",
            "damage": 3,
            "hold": False,
            "spell": "curse",
            "row": "",
            "distance": 0,
            "enchantment": "",
            "answers": "",
            "by": "fireball",
            "saved": False,
            "end": "top",
            "form": "dragon",
            "count": 2,
            "discarded": "",
            "winners": ("A",),
            "reason": "quiet",
        },
        {
            "kept": [{"rank": rank, "left": 0} for rank in RANKS],
            "announced": [{"hold": True}],
            "spell_cast": [
                {"spell": "dispel", "cells": (), "answers": "curse"},
                {"spell": "dispel", "cells": ("u3",), "enchantment": "curse", "answers": "attack"},
                {"spell": "dash", "cells": ("u3",), "distance": 2, "answers": "own_attack"},
                {"spell": "challenge", "cells": (), "row": "u"},
            ],
            "fizzled": [{"spell": ""}],
            "hit": [{"by": by, "left": 0} for by in ("attack", "splash", "fireball")],
            "destroyed": [{"saved": True}],
            "moved": [{"by": by} for by in ("shift", "knockback", "pushed", "lure")],
            "returned": [{"end": "bottom"}],
            "taken": [{"discarded": "curse"}, {"count": 1}],
            "ended": [
                {"winners": winners, "reason": reason}
                for winners in ((), ("A",))
                for reason in ("breakthrough", "destruction", "quiet")
                if winners or reason != "breakthrough"
            ],
        },
    ),
    "castles": Told(
        CastlesTelling,
        (castles, choosing),
        CARD,
        {
            "seat": "A",
            "turn": 3,
            "count": 1,
            "left": 2,
            "dice": (6, 2),
            "again": False,
            "building": "barracks",
            "cards": 4,
            "tile": "tower",
            "cell": "b1",
            "card": "priestess",
            "called": False,
            "discarded": "",
            "race": "humans",
            "from_deck": False,
            "to": "b2",
            "target": "c4",
            "damage": 1,
            "castle": "B",
            "wounds": 2,
            "what": "life",
            "amount": 1,
            "revealed": (),
            "n": 1,
            "winners": ("A",),
            "reason": "castle",
        },
        {
            "rolled": [{"again": True}, {"dice": ()}],
            "built": [{"cards": 0}, {"cards": 1}],
            "summoned": [{"called": True, "discarded": "imp"}],
            "boosted": [{"race": "orcs"}],
            "risen": [{"from_deck": True}],
            "ability_used": [{"target": ""}],
            "magic_played": [{"target": ""}, {"target": "b"}, {"target": "zombie"}],
            "strengthened": [{"what": what} for what in ("damage", "move", "shield")],
            "died": [{"revealed": ("zombie", "imp")}],
            "ended": [{"reason": "deck", "winners": ("B",)}],
        },
        [
            [castles.Paid("A", (3, 1)), castles.Built("A", "barracks", 0)],
            [
                castles.Walked("A", "archer", "b1", "b2"),
                castles.Attacked("A", "archer", "b2", "b4", 1),
                castles.Wounded("B", "goblin", "b4", 1, 2),
            ],
            [
                castles.Attacked("A", "archer", "b2", "b4", 1),
                castles.ShieldBroken("B", "goblin", "b4"),
            ],
        ],
    ),
    "bald_mountain": Told(
        MountainTelling,
        (mountain,),
        BY_ID,
        {
            "seat": "A",
            "other": "B",
            "side": 1,
            "card": "golden_fish",
            "by": "demonspawn",
            "covered": "",
            "cards": ("catch", "domovoi"),
            "n": 2,
            "count": 2,
            "turn": 3,
            "asked": True,
            "lost": 3,
            "edge": 1,
            "ward": 0,
            "reflected": False,
            "what": "gems",
            "option": 1,
            "copied": False,
            "by_chance": False,
            "could": True,
            "to": "give",
            "rule": "ward",
            "altar": "",
            "winners": ("A",),
            "reason": "gems",
        },
        {
            "played": [{"covered": "grubby"}],
            "drew": [{"by": ""}, {"count": 0}],
            "repeated": [{"copied": True}],
            "option_chosen": [
                {"card": card, "option": option}
                for card in ("golden_fish", "ours_and_yours", "grubby")
                for option in (1, 2)
            ],
            "attacked": [{"reflected": True}, {"edge": 0, "ward": 2, "lost": 0}],
            "discarded": [{"by_chance": True}],
            "way_out": [
                {"to": "discard", "what": "cards"},
                {"to": "give", "what": "cards", "cards": ()},
                {"to": "lose", "what": "energy", "cards": ()},
            ],
            "no_way_out": [{"could": False}],
            "rule_began": [
                *({"rule": rule, "n": 0} for rule in get_args(RuleKind) if rule != "lock"),
                {"rule": "lock", "n": 0, "altar": "charm"},
            ],
            "rule_ended": [
                *({"rule": rule, "n": 0} for rule in get_args(RuleKind) if rule != "lock"),
                {"rule": "lock", "n": 0, "altar": "charm"},
            ],
            "ended": [
                {"winners": winners, "reason": reason}
                for winners in ((), ("A",))
                for reason in ("energy", "gems", "empty deck", "last turn")
            ],
        },
    ),
}
"""By id of a game."""
