"""Help on Battle of the Castles: pictures, icons, rules, and cards."""

from __future__ import annotations

from functools import partial

from bot.game_api.drawings import explained_in_pages
from bot.game_api.guide import Guide, Scene
from bot.games.castles.lookup import CastlesCards
from bot.games.castles.match_settings import GAME
from images.castles.legend import LEGEND, MARKS, legend_alt, legend_picture

_SCENES = (
    Scene("castles-dice"),
    Scene("castles-dice", "swordsman@b1/1+4 militia@c1/3"),
    Scene("castles-shoot", "b1>b2*c4/2"),
    Scene("castles-tower", "tower@a1/6"),
    Scene("castles-castle", "b4>b5*B/2"),
)
_RULES = (
    *("2-1", "2-2", "3-2", "3-3", "3-paying", "4-building", "4-summon", "r13", "4-move"),
    *("4-attack", "4-ability", "4-magic", "r19", "5-castle", "5-wall", "5-deaths", "5-end", "6"),
    *("7-humans", "7-demons", "7-undead", "7-orcs", "8-marks", "9", "10"),
)
_SIGNS = tuple(LEGEND.signs), tuple(MARKS.signs)
_ICONS = partial(explained_in_pages, "castles signs", legend_picture, legend_alt, _SIGNS)
GUIDE = Guide(GAME, _SCENES, _RULES, _ICONS, CastlesCards(), cover=2)
