"""Help on Duel of Two Worlds: pictures, icons, rules, and cards."""

from __future__ import annotations

from functools import partial

from bot.game_api.drawings import explained_in_pages
from bot.game_api.guide import Guide, Scene
from bot.games.two_worlds.lookup import WorldsCards
from bot.games.two_worlds.match_settings import GAME
from images.two_worlds.legend import LEGEND, MARKS, legend_alt, legend_picture

_SCENES = (
    Scene("worlds-advance"),
    Scene("worlds-advance", "go"),
    Scene("worlds-together"),
    Scene("worlds-answer"),
    Scene("worlds-portal", "u6+ end take"),
)
_RULES = (
    *("1", "2-2", "3-advance", "3-summon", "3-draw", "4-melee", "4-flying", "4-damage"),
    *("4-destroyed", "5-1", "5-3", "5-4", "6-casting", "r16", "6-enchantments", "6-reflection"),
    *("7-stack", "r21", "8", "9-breakthrough", "9-destruction", "r27", "10-shift"),
    *("10-shapeshift", "11"),
)
_SIGNS = tuple(LEGEND.signs), tuple(MARKS.signs)
_ICONS = partial(explained_in_pages, "two worlds signs", legend_picture, legend_alt, _SIGNS)
GUIDE = Guide(GAME, _SCENES, _RULES, _ICONS, WorldsCards(), cover=2)
