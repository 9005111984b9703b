"""Pictures of races, buildings and tiles for look-up: an emblem, words, and their cards."""

from __future__ import annotations

from PIL import Image

from engine.castles.cards import BUILD, CARD, RACE, TILE_NAMES, TILES, Building, Race
from images.canvas import fill, lay, put, put_left
from images.castles.alt import (
    building_alt,
    building_words,
    power_name,
    power_words,
    tile_alt,
    tile_words,
)
from images.castles.card import INSIDE, WORDS
from images.castles.cards import PLATE, framed, plate, slip
from images.castles.colours import DUSK, STONE, TINCTURES
from images.castles.emblems import BATTLEMENTS, TILE_ICONS, place_scene
from images.castles.signs import cost
from images.emblems import Charge, Emblem
from images.icons import icon
from images.layout import WIDTH, draw_lines, grid
from images.linocut import draw_scene, scenery_of
from images.picture import Picture, as_webp, clipped
from images.shapes import blend, rounded
from images.text import as_lines, halved, label
from images.theme import INK, PAPER, STEEL, Colour, Tinctures
from texts import Texts
from texts.castles.names import BUILDING, RACE_OF

_TEXT_WIDTH = WIDTH - 2 * INSIDE
_HEAD, _ART = 170, 420
_LINE = 55
_ROW = 150
_QUARRY = Tinctures((28, 32, 40), (58, 63, 74), (96, 103, 118), (168, 174, 186), STONE)
"""The colours of tiles, which belong to no race."""


def race_picture(race: Race, texts: Texts) -> Picture:
    """Draw a castle with its power, its buildings and what they unlock (1000 wide, WebP)."""
    row, colours = RACE[race], TINCTURES[race]
    words = as_lines(power_words(race, texts), WORDS, "regular", _TEXT_WIDTH - 48, 8)
    power = 84 + len(words) * _LINE + 20
    top = _HEAD + _ART + 20
    buildings = top + power + 20
    height = buildings + len(row.buildings) * _ROW + 40
    art = place_scene("castles", race, (_TEXT_WIDTH, _ART))
    canvas = _framed(race, height, art)
    inks = colours.frost, colours.bright
    _draw_title(canvas, row.name(texts.language), texts.named(row.castle), inks, 0)
    fill(canvas, (INSIDE, top), rounded((_TEXT_WIDTH, power), 24), blend(colours.deep, INK, 0.4))
    put(canvas, icon(colours.sign, 58, colours.bright), (INSIDE + 54, top + 46))
    name = label(power_name(race, texts), 46, colours.bright, "black", _TEXT_WIDTH - 130)
    put_left(canvas, name, (INSIDE + 100, top + 46))
    draw_lines(canvas, words, WORDS, top + 84)
    for place, building in enumerate(row.buildings):
        _draw_building(canvas, building, buildings + place * _ROW, texts)
    alt = texts(
        "castles-alt-race",
        race=row.name(texts.language),
        castle=texts.named(row.castle),
        power=power_words(race, texts),
        buildings=texts.listed(building_words(building, texts) for building in row.buildings),
    )
    return as_webp(race, canvas, clipped(alt))


def _framed(race: Race, height: int, art: Image.Image) -> Image.Image:
    canvas = Image.new("RGB", (WIDTH, height), DUSK)
    lay(canvas, framed(race, canvas.size, 20, 48), (0, 0))
    canvas.paste(art, (INSIDE, _HEAD), rounded(art.size, 28))
    return canvas


def _draw_building(canvas: Image.Image, building: Building, top: int, texts: Texts) -> None:
    side, language = _ROW - 16, texts.language
    emblem = place_scene("buildings", building.id, (side, side))
    canvas.paste(emblem, (INSIDE, top), rounded((side, side), 18))
    left = INSIDE + side + 20
    space = 330
    lines = halved(building.name(language), 36, space, "black")
    for place, line in enumerate(lines):
        words = label(line, 36 if len(lines) == 1 else 32, PAPER, "black", space)
        y = top + side / 2 + (place - (len(lines) - 1) / 2) * 38
        put_left(canvas, words, (left, y))
    for place, each in enumerate(building.unlocks):
        drawn = slip(CARD[each], (400, 62), "", language)
        y = top + side / 2 + (place - (len(building.unlocks) - 1) / 2) * 70
        put(canvas, drawn, (WIDTH - INSIDE - 200, y))


def building_picture(building_id: str, texts: Texts) -> Picture:
    """Draw a building and what it unlocks (1000 wide, WebP). Raises KeyError if unknown."""
    race, building = RACE_OF[building_id], BUILDING[building_id]
    cards = [CARD[each] for each in building.unlocks]
    top = _HEAD + _ART + 90
    height = top + PLATE[1] + 50
    art = place_scene("buildings", building_id, (_TEXT_WIDTH, _ART))
    canvas = _framed(race, height, art)
    kind = f"{RACE[race].name(texts.language)} · {texts('castles-picture-building')}"
    inks = TINCTURES[race].frost, TINCTURES[race].bright
    _draw_title(canvas, building.name(texts.language), kind, inks, BUILD)
    words = label(texts("castles-picture-unlocks"), 40, TINCTURES[race].bright, "black")
    put(canvas, words, (WIDTH / 2, top - 36))
    for card, corner in zip(cards, grid(len(cards), 2, PLATE, top, 10), strict=True):
        lay(canvas, plate(card, texts.language), corner)
    return as_webp(building_id, canvas, building_alt(building_id, texts))


def _draw_title(
    canvas: Image.Image, name: str, kind: str, inks: tuple[Colour, Colour], price: int
) -> None:
    left = INSIDE
    if price:
        put(canvas, cost(price, 110), (left + 60, 98))
        left += 140
    space = WIDTH - INSIDE - left
    words = label(name, 60, inks[0], "black", space)
    put_left(canvas, words, (left, 74))
    words = label(kind, 36, inks[1], "bold", space)
    put_left(canvas, words, (left, 134))


def tile_picture(tile: str, texts: Texts) -> Picture:
    """Draw a tile with its words (1000 wide, WebP). Raises KeyError for an unknown id."""
    name = texts.named(TILE_NAMES[tile])
    words = as_lines(tile_words(tile, texts), WORDS, "regular", _TEXT_WIDTH - 48, 8)
    top = _HEAD + _ART + 20
    height = top + len(words) * _LINE + 90
    canvas = Image.new("RGB", (WIDTH, height), STEEL)
    fill(canvas, (20, 20), rounded((WIDTH - 40, height - 40), 36), DUSK)
    count = next(n for kind, n in TILES.items() if kind == tile)
    kind = f"{texts('castles-picture-tile')} · ×{count}"
    _draw_title(canvas, name, kind, (PAPER, STONE), BUILD)
    emblem = Emblem(Charge(TILE_ICONS[tile], PAPER, STONE), None)
    art = draw_scene((_TEXT_WIDTH, _ART), emblem, scenery_of(_QUARRY, BATTLEMENTS), side=340)
    canvas.paste(art, (INSIDE, _HEAD), rounded((_TEXT_WIDTH, _ART), 28))
    draw_lines(canvas, words, WORDS, top + 16)
    return as_webp(tile, canvas, tile_alt(tile, texts))
