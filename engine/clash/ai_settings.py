"""An AI's difficulty: levels, points and their prices (clash-of-decks.md 9, Rulings 13 and 14).

The quick AI has no level and default settings. A custom AI has a level and spends exactly that many
points, with the module champion two fewer.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from pydantic import Field

from engine.clash.abilities import BY_ID, mask_of
from engine.core import JsonObject, record
from engine.documents import Document, DocumentError, refuse

LEVELS: Mapping[str, int] = {"1.2": 10, "1.0": 5}
"""The highest level of each ruleset."""
CHAMPION_POINTS = 2
"""How many points fewer a level has with the module champion."""
FIXED_MANA = 6
MOST_FIXED_MANA = 10
PER_CREATURE_POINTS = 2
FIRST_POINTS = 1
TOUGH_POINTS = 2
BLUNTING_POINTS = 2
NO_BASTION_POINTS = -1
ABILITY_POINTS: Mapping[str, Mapping[str, int]] = {
    "1.2": {
        **dict.fromkeys(("sharpening", "berserk", "vanish", "perforation", "sprint"), 1),
        **dict.fromkeys(("aquatic", "catalyst", "instinct", "protection"), 1),
        **dict.fromkeys(("rage", "splash"), 2),
    },
    "1.0": {"splash": 1, "perforation": 1, "rage": 1, "protection": 1, "berserk": 1},
}
"""The points for an ability that all creatures of the AI have."""
OF_RULESET: Mapping[str, frozenset[str]] = {
    "1.2": frozenset({"tough"}),
    "1.0": frozenset({"blunting", "no_bastion"}),
}
"""The settings that only one ruleset has."""


@record
class Settings:
    """The settings of all AIs of a match.

    `level` is None for the quick AI. Each turn an AI gets `mana`, and `per_creature` for each
    creature that faces it. `first`: it takes the first turn. `tough`: each attack on its stronghold
    deals at most 1 damage. `blunting`: all attacks of its opponents deal 1 damage less.
    `no_bastion`: it begins with its fort. `abilities` are those of all its creatures.
    """

    level: int | None = None
    mana: int = FIXED_MANA
    per_creature: int = 1
    first: bool = False
    tough: bool = False
    blunting: bool = False
    no_bastion: bool = False
    abilities: tuple[str, ...] = ()

    @property
    def given(self) -> int:
        """Its abilities as one mask."""
        return mask_of(self.abilities)


QUICK = Settings()


class SettingsDocument(Document):
    """`Settings` in a document. Default values are left out."""

    level: int | None = Field(None, ge=1, description="of a custom AI")
    mana: int = Field(FIXED_MANA, ge=FIXED_MANA, le=MOST_FIXED_MANA, description="each turn")
    per_creature: Literal[1, 2] = Field(1, description="mana for each creature facing it")
    first: bool = Field(False, description="the AI takes the first turn")
    tough: bool = Field(False, description="attacks deal 1 damage to its stronghold (1.2)")
    blunting: bool = Field(False, description="its opponents' attacks deal 1 less (1.0)")
    no_bastion: bool = Field(False, description="it begins with its fort (1.0)")
    abilities: list[str] = Field(
        default_factory=list,
        max_length=len(ABILITY_POINTS["1.2"]),
        description="of all its creatures",
    )


def read(wanted: SettingsDocument | None, ruleset: str, path: str) -> Settings:
    """Return the settings of a document; None gives the quick AI's.

    Raises `DocumentError` for settings that the ruleset does not allow.
    """
    if wanted is None:
        return QUICK
    if wanted.level is not None and wanted.level > LEVELS[ruleset]:
        raise DocumentError(f"{path}.level", f"levels are 1 to {LEVELS[ruleset]}")
    for other, names in OF_RULESET.items():
        for name in sorted(names):
            if other != ruleset and getattr(wanted, name):
                raise DocumentError(f"{path}.{name}", f"ruleset {ruleset} has no such setting")
    for index, ability in enumerate(wanted.abilities):
        at = f"{path}.abilities[{index}]"
        refuse(ability not in ABILITY_POINTS[ruleset], at, f"no AI is given {ability[:40]!r}")
        refuse(ability in wanted.abilities[:index], at, "named twice")
    abilities = tuple(sorted(wanted.abilities, key=lambda ability: BY_ID[ability].bit))
    return Settings(**{**wanted.model_dump(), "abilities": abilities})


def document(settings: Settings) -> JsonObject:
    """Return the settings as a `SettingsDocument` without default values."""
    return SettingsDocument.document_of(settings)


def points(settings: Settings, ruleset: str) -> int:
    """Return the difficulty points that the settings spend."""
    prices = ABILITY_POINTS[ruleset]
    return (
        (settings.mana - FIXED_MANA)
        + PER_CREATURE_POINTS * (settings.per_creature == 2)
        + FIRST_POINTS * settings.first
        + TOUGH_POINTS * settings.tough
        + BLUNTING_POINTS * settings.blunting
        + NO_BASTION_POINTS * settings.no_bastion
        + sum(prices[ability] for ability in settings.abilities)
    )


def points_to_spend(level: int, champion: bool) -> int:
    """Return the points that a level spends (Ruling 14)."""
    return level - CHAMPION_POINTS if champion else level


def levels(ruleset: str, champion: bool = False) -> range:
    """Return the levels on offer; with the module champion, only those with points (Ruling 14)."""
    return range(1 + CHAMPION_POINTS if champion else 1, LEVELS[ruleset] + 1)


def spends_exactly(settings: Settings, ruleset: str, champion: bool = False) -> bool:
    """Return whether the level is on offer and exactly its points are spent.

    The quick AI has no level and must have default settings.
    """
    if settings.level is None:
        return settings == QUICK
    to_spend = points_to_spend(settings.level, champion)
    on_offer = settings.level in levels(ruleset, champion)
    return on_offer and points(settings, ruleset) == to_spend


def preset(ruleset: str, level: int, champion: bool = False) -> Settings:
    """Return the ready-made settings of a level on offer."""
    changes = _PRESETS[ruleset][points_to_spend(level, champion) - 1]
    return Settings(level=level, **changes)


_PRESETS: Mapping[str, tuple[JsonObject, ...]] = {
    "1.2": (
        {"mana": 7},
        {"mana": 7, "abilities": ("perforation",)},
        {"mana": 8, "abilities": ("protection",)},
        {"per_creature": 2, "mana": 7, "abilities": ("berserk",)},
        {"per_creature": 2, "mana": 8, "abilities": ("protection",)},
        {"per_creature": 2, "mana": 8, "first": True, "abilities": ("perforation",)},
        {"per_creature": 2, "mana": 9, "abilities": ("rage",)},
        {"per_creature": 2, "mana": 8, "tough": True, "abilities": ("rage",)},
        {"per_creature": 2, "mana": 9, "tough": True, "abilities": ("splash",)},
        {
            "per_creature": 2,
            "mana": 9,
            "first": True,
            "tough": True,
            "abilities": ("protection", "sprint"),
        },
    ),
    "1.0": (
        {"mana": 7},
        {"mana": 7, "abilities": ("perforation",)},
        {"mana": 8, "abilities": ("protection",)},
        {"per_creature": 2, "mana": 7, "abilities": ("rage",)},
        {"per_creature": 2, "mana": 7, "first": True, "abilities": ("splash",)},
    ),
}
"""By points, from 1."""
