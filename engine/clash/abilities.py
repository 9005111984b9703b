"""The abilities as bits of an int (clash-of-decks.md 7).

This table has their names, bits and prices; their effects are implemented where they apply.
"""

from __future__ import annotations

import json
from functools import lru_cache, reduce
from importlib.resources import files
from operator import or_
from typing import Any, Final

from engine.core import record


@record
class Ability:
    """An ability: `bit` is its place in a mask, prices are in mana (None: never printed)."""

    id: str
    bit: int
    names: tuple[tuple[str, str], ...]
    creature_price: float
    incantation_price: float | None

    def __reduce__(self) -> tuple[object, ...]:
        """Unpickle to this very object in a worker process."""
        return _of_id, (self.id,)

    def name(self, language: str = "en") -> str:
        """Return the printed name in `en`, `fr` or `ru`."""
        return dict(self.names).get(language) or dict(self.names)["en"]


def _load() -> tuple[Ability, ...]:
    rows: list[dict[str, Any]] = json.loads(
        files("engine.clash").joinpath("data", "abilities.json").read_text("utf-8")
    )
    return tuple(
        Ability(
            id=row["id"],
            bit=1 << number,
            names=tuple(row["name"].items()),
            creature_price=row["price"]["creature"],
            incantation_price=row["price"]["incantation"],
        )
        for number, row in enumerate(rows)
    )


ABILITIES = _load()
BY_ID = {ability.id: ability for ability in ABILITIES}

AERIAL: Final = BY_ID["aerial"].bit
AQUATIC: Final = BY_ID["aquatic"].bit
BACKFIRE: Final = BY_ID["backfire"].bit
BERSERK: Final = BY_ID["berserk"].bit
BLACKMAIL: Final = BY_ID["blackmail"].bit
CATALYST: Final = BY_ID["catalyst"].bit
COUNTERORDER: Final = BY_ID["counterorder"].bit
CURSED: Final = BY_ID["cursed"].bit
DEFENDER: Final = BY_ID["defender"].bit
IMMOLATION: Final = BY_ID["immolation"].bit
INDESTRUCTIBLE: Final = BY_ID["indestructible"].bit
INSTINCT: Final = BY_ID["instinct"].bit
LUCIDITY: Final = BY_ID["lucidity"].bit
MERCENARY: Final = BY_ID["mercenary"].bit
PERFORATION: Final = BY_ID["perforation"].bit
PRICE_OF_BLOOD: Final = BY_ID["price_of_blood"].bit
PROTECTION: Final = BY_ID["protection"].bit
RAGE: Final = BY_ID["rage"].bit
REGENERATION: Final = BY_ID["regeneration"].bit
REINFORCEMENT: Final = BY_ID["reinforcement"].bit
SHACKLE: Final = BY_ID["shackle"].bit
SHARPENING: Final = BY_ID["sharpening"].bit
SPLASH: Final = BY_ID["splash"].bit
SPRINT: Final = BY_ID["sprint"].bit
SYMBIOTE: Final = BY_ID["symbiote"].bit
VANISH: Final = BY_ID["vanish"].bit
VULNERABILITY: Final = BY_ID["vulnerability"].bit

ALL = sum(ability.bit for ability in ABILITIES)
OF_VERSION_1_0 = BERSERK | INDESTRUCTIBLE | PERFORATION | PROTECTION | RAGE | SPLASH | SPRINT
"""The abilities of ruleset 1.0, the Initiation Pack's (14)."""


def _of_id(ability_id: str) -> Ability:
    return BY_ID[ability_id]


def mask_of(ids: tuple[str, ...]) -> int:
    """Return the abilities with these ids as one mask."""
    return reduce(or_, (BY_ID[ability].bit for ability in ids), 0)


@lru_cache(maxsize=4096)
def abilities_in(mask: int) -> tuple[Ability, ...]:
    """Return the abilities of a mask in the order of the table."""
    return tuple(ability for ability in ABILITIES if ability.bit & mask)
