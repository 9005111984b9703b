"""Help on Clash of Decks: pictures, icons, rules, and abilities."""

from __future__ import annotations

from collections.abc import Sequence

from bot.game_api.guide import Guide, Rule, Scene
from bot.games.clash.lookup import ClashAbilities
from bot.games.clash.signs import explained
from engine.clash.abilities import ABILITIES
from images.clash.board_marks import MARKS
from images.clash.card import brief
from images.picture import Drawing
from texts import Texts, dashed

_ON_A_PAGE = 9
"""The most abilities in one picture."""
_SCENES = (
    Scene("clash-health", hand=True),
    Scene("clash-behind", "microctopus:l"),
    Scene("clash-attack"),
    Scene("clash-bastion", "end"),
    Scene("clash-win", "boom@bu1 end"),
)
_RULES = (
    *("1-hand", "1-health", "1-secret", "2-1", "2-2", "3-mana", "3-available", "3-creatures"),
    *("3-incantations", "r1", "3-assault", "r2", "3-target", "3-healing", "4-damage"),
    *("4-bastion", "4-fort", "4-empty-hand", "4-return", "r4", "5-1", "5-3", "5-12", "5-16"),
    *("6-2", "6-6", "6-7", "6-9", "7-abilities", "7-auras", "8-ready-decks", "8-draft"),
    *("8-constructed", "9-ai", "10", "11", "12-fatigue", "12-champion", "14", "r21"),
)


class ClashGuide(Guide):
    """The guide of Clash of Decks: its rules include those of its abilities."""

    def rules(self, texts: Texts) -> list[Rule]:
        """Return all rules, then the abilities in brief."""
        abilities = [
            Rule(f"7-{dashed(ability.id)}", ability.name(texts.language), brief(ability, texts))
            for ability in ABILITIES
        ]
        return [*super().rules(texts), *abilities]


def _icons(texts: Texts) -> Sequence[Drawing]:
    """Return the pictures of the icons: marks of boards and hands, then all abilities."""
    signs = [(ability, False) for ability in ABILITIES]
    starts = range(0, len(signs), _ON_A_PAGE)
    of_abilities = [explained(signs[start : start + _ON_A_PAGE], (), texts) for start in starts]
    pages = (explained([], tuple(MARKS.signs), texts), *of_abilities)
    return [page for page in pages if page is not None]


GUIDE = ClashGuide("clash", _SCENES, _RULES, _icons, ClashAbilities(), called="abilities", cover=2)
