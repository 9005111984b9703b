"""The setup of a solo game, and its code in custom ids.

The panel stores nothing else: each of its controls carries the whole setup, so a panel works after
a restart. A code is validated strictly, because users could make one up.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from bot.clock import CLOCKS, NO_CLOCK, Clock
from bot.errors import Refusal
from bot.games.clash.preconstructed import RANDOM
from engine.clash import ai_settings
from engine.clash.abilities import BY_ID
from engine.clash.ai_settings import OF_RULESET, QUICK, Settings
from engine.clash.cards import SETS
from engine.clash.decks import PRECONSTRUCTED
from engine.clash.position_documents import Ruleset

DRAFT = "draft"
"""The value of a deck that is still to be drafted."""
DECKS = (RANDOM, *PRECONSTRUCTED, DRAFT)
FIRST_CUSTOM_LEVEL = 3
"""The level at which a custom AI begins. All rulesets have it, also with champions."""

Switch = Literal["per_creature", "first", "tough", "blunting", "no_bastion"]
"""A setting of an AI that is on or off. `per_creature`: 2 mana for each creature, not 1."""

_LETTERS: dict[Switch, str] = {
    "per_creature": "v",
    "first": "f",
    "tough": "t",
    "blunting": "b",
    "no_bastion": "n",
}
_SEEN: dict[bool | None, str] = {None: "", True: "p", False: "o"}
_SETS = tuple(card_set.id for card_set in SETS)
_CODE = re.compile(
    r"(?P<ruleset>1\.[02])(?P<fatigue>f?)(?P<champion>c?)(?P<seen>[po]?)"
    r"(?:k(?P<clock>\d{1,6}))?"
    r"/(?P<deck>[a-z0-9])(?P<sets>[0-9a-f]{0,8})"
    r"/(?:q|(?P<level>\d{1,2})\.(?P<mana>\d{1,2})\.(?P<on>[a-z]{0,5})\.(?P<given>[0-9a-f]{0,8}))",
    re.ASCII,
)


def switches(ruleset: str) -> tuple[Switch, ...]:
    """Return the switches that the ruleset has."""
    foreign = [switch for other in OF_RULESET if other != ruleset for switch in OF_RULESET[other]]
    return tuple(switch for switch in _LETTERS if switch not in foreign)


def is_on(settings: Settings, switch: Switch) -> bool:
    """Return whether the AI has this setting on."""
    return bool(getattr(settings, switch) != getattr(QUICK, switch))


@dataclass(frozen=True, slots=True)
class SoloSetup:
    """A solo game as a panel shows it. Its points need not be spent yet.

    `deck` is one of `DECKS`; `sets` are those of a draft (none: all). `private`: only the player
    sees it (None: the server's default).
    """

    ruleset: Ruleset = "1.2"
    deck: str = RANDOM
    sets: tuple[str, ...] = ()
    fatigue: bool = False
    champion: bool = False
    ai: Settings = QUICK
    clock: Clock | None = None
    private: bool | None = None

    @property
    def quick(self) -> bool:
        """Whether it is against the AI without a level."""
        return self.ai.level is None

    @property
    def may_be_quick(self) -> bool:
        """Whether the quick AI is possible: it plays without champions (clash-of-decks.md 12)."""
        return not self.champion

    @property
    def points(self) -> int:
        """The points spent."""
        return ai_settings.points(self.ai, self.ruleset)

    @property
    def to_spend(self) -> int:
        """The points that its level has to spend."""
        level = self.ai.level
        return 0 if level is None else ai_settings.points_to_spend(level, self.champion)

    @property
    def ready(self) -> bool:
        """Whether the game can begin."""
        if self.quick and not self.may_be_quick:
            return False
        return ai_settings.spends_exactly(self.ai, self.ruleset, self.champion)

    @property
    def levels(self) -> range:
        """The possible levels."""
        return ai_settings.levels(self.ruleset, self.champion)

    @property
    def abilities(self) -> tuple[str, ...]:
        """The abilities that an AI can have."""
        return tuple(ai_settings.ABILITY_POINTS[self.ruleset])

    @property
    def preset(self) -> Settings:
        """The preset settings of its level."""
        if self.ai.level is None:
            return QUICK
        return ai_settings.preset(self.ruleset, self.ai.level, self.champion)

    def with_ai(self, settings: Settings) -> SoloSetup:
        """Return the game with another AI."""
        return replace(self, ai=settings)

    def custom(self) -> SoloSetup:
        """Return the game with the preset AI of the first custom level."""
        return self.with_ai(ai_settings.preset(self.ruleset, FIRST_CUSTOM_LEVEL, self.champion))

    def at_level(self, level: int) -> SoloSetup:
        """Return the game at another level. Preset settings change with the level, others stay."""
        if self.quick or level not in self.levels:
            raise unreadable()
        if self.ai == self.preset:
            return self.with_ai(ai_settings.preset(self.ruleset, level, self.champion))
        return self.with_ai(replace(self.ai, level=level))

    def with_mana(self, mana: int) -> SoloSetup:
        """Return the game with this much fixed mana."""
        if self.quick or not ai_settings.FIXED_MANA <= mana <= ai_settings.MOST_FIXED_MANA:
            raise unreadable()
        return self.with_ai(replace(self.ai, mana=mana))

    def with_abilities(self, abilities: Sequence[str]) -> SoloSetup:
        """Return the game with exactly these abilities, given in any order."""
        if self.quick or not set(abilities) <= set(self.abilities):
            raise unreadable()
        in_order = sorted(set(abilities), key=lambda ability: BY_ID[ability].bit)
        return self.with_ai(replace(self.ai, abilities=tuple(in_order)))

    def switched(self, switch: str) -> SoloSetup:
        """Return the game with a switch turned on or off."""
        if self.quick or switch not in switches(self.ruleset):
            raise unreadable()
        if switch == "per_creature":
            return self.with_ai(replace(self.ai, per_creature=3 - self.ai.per_creature))
        on = not getattr(self.ai, switch)
        return self.with_ai(replace(self.ai, **{switch: on}))  # type: ignore[arg-type]

    def code(self) -> str:
        """Return the setup as a code of at most 40 characters."""
        modules = "f" * self.fatigue + "c" * self.champion + _SEEN[self.private]
        if self.clock is not None:
            modules += f"k{self.clock.seconds}"
        deck = self.deck if self.deck in PRECONSTRUCTED else self.deck[0]
        return f"{self.ruleset}{modules}/{deck}{_mask(_SETS, self.sets)}/{self._ai_code()}"

    def _ai_code(self) -> str:
        if self.quick:
            return "q"
        on = "".join(letter for switch, letter in _LETTERS.items() if is_on(self.ai, switch))
        given = _mask(self.abilities, self.ai.abilities)
        return f"{self.ai.level}.{self.ai.mana}.{on}.{given}"

    @classmethod
    def read(cls, code: str) -> SoloSetup:
        """Return the setup of a code. Raises `Refusal` for what `code` never writes."""
        found = _CODE.fullmatch(code)
        deck = found and next((deck for deck in DECKS if deck[0] == found["deck"]), None)
        if found is None or deck is None:
            raise unreadable()
        request = cls(
            ruleset="1.0" if found["ruleset"] == "1.0" else "1.2",
            deck=deck,
            sets=_named(_SETS, found["sets"]) if deck == DRAFT else (),
            fatigue=bool(found["fatigue"]),
            champion=bool(found["champion"]),
            clock=CLOCKS.get(found["clock"] or NO_CLOCK),
            private={seen: private for private, seen in _SEEN.items()}[found["seen"]],
        )
        if found["level"]:
            request = _with_settings(request, found)
        elif not request.may_be_quick:
            raise unreadable()
        if request.code() != code:
            raise unreadable()
        return request


def unreadable() -> Refusal:
    """Return the refusal of a code that no panel has."""
    return Refusal("refused-solo-unreadable")


def _with_settings(request: SoloSetup, found: re.Match[str]) -> SoloSetup:
    request = request.custom().at_level(int(found["level"]))
    request = request.with_ai(Settings(level=request.ai.level)).with_mana(int(found["mana"]))
    for switch in switches(request.ruleset):
        if _LETTERS[switch] in found["on"]:
            request = request.switched(switch)
    return request.with_abilities(_named(request.abilities, found["given"]))


def _mask(known: Sequence[str], chosen: Sequence[str]) -> str:
    """Return the chosen names as a number in base 16, one bit each; empty for none of them."""
    mask = sum(1 << place for place, name in enumerate(known) if name in chosen)
    return f"{mask:x}" if mask else ""


def _named(known: Sequence[str], mask: str) -> tuple[str, ...]:
    """Return the names whose bits are set."""
    bits = int(mask or "0", 16)
    return tuple(name for place, name in enumerate(known) if bits >> place & 1)
