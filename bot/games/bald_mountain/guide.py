"""Help on Battle on the Bald Mountain: pictures, icons, rules, and cards."""

from __future__ import annotations

from functools import partial

from bot.game_api.drawings import explained_in_pages
from bot.game_api.guide import Guide, Scene
from bot.games.bald_mountain.lookup import MountainCards
from bot.games.bald_mountain.match_settings import GAME
from images.bald_mountain.legend import LEGEND, MARKS, legend_alt, legend_picture

_SCENES = (
    Scene("mountain-play", "+demonspawn"),
    Scene("mountain-activate", "demonspawn!"),
    Scene("mountain-cover"),
    Scene("mountain-wonders"),
    Scene("mountain-two-actions", "+demonspawn demonspawn!"),
)
_RULES = (
    *("1-altars", "2-2", "3-2", "3-3", "3-actions", "3-play", "4-once", "4-order", "r10"),
    *("4-top-card", "5", "6-way-out", "6-choosing", "7-energy", "7-gems", "7-deck", "8-attack"),
    *("8-gain", "r19", "8-repeat", "8-rules", "8-toll", "9", "11"),
)
_SIGNS = tuple(LEGEND.signs), tuple(MARKS.signs)
_ICONS = partial(explained_in_pages, "bald mountain signs", legend_picture, legend_alt, _SIGNS)
GUIDE = Guide(GAME, _SCENES, _RULES, _ICONS, MountainCards(), cover=3)
