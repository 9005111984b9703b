"""The two scenes of an ability as a small diagram, and in words."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

from PIL import Image, ImageDraw

from engine.clash.abilities import Ability
from images.canvas import fill, lay, put, put_left
from images.clash.ability_icons import ability_icon
from images.clash.ability_scenes import HAND, LANE, SCENES, Arrow, Piece, Row, Scene
from images.clash.card import ATTACK_GROUND, HEALTH_GROUND, back, mana_disc
from images.clash.castle import castle
from images.icons import icon
from images.shapes import blend, bordered, dimmed_image, outline, ringed, rounded, solid
from images.shared import shared
from images.text import label, number
from images.theme import CRIMSON, GOLD, INK, MIST, NIGHT, PAPER, SEAT_COLOURS, SLATE, STEEL, Colour
from texts import Texts

Middle = tuple[float, float]
WIDTH = 800
_MARGIN = 24
GAP = 14
"""Pixels between the scenes."""
_TITLE = 52
_HEIGHTS = {"lane": 182, "hand": 138, "mana": 78}
_BEING, _CARD = (132, 152), (84, 114)
_BRIDGE = 34
_GAP = 14
_OVERSIZE = 3


def scene_height(scene: Scene) -> int:
    """Return the height of a scene with its title in pixels."""
    return _TITLE + sum(_HEIGHTS[row.kind] for row in scene) + 10


def draw_scenes(canvas: Image.Image, ability: Ability, top: int, texts: Texts) -> None:
    """Draw the scenes before and after, each on a panel over the whole width."""
    scenes = SCENES[ability.id]
    bridge = _bridge(scenes)
    for scene, title in zip(scenes, ("diagram-before", "diagram-after"), strict=True):
        _draw_scene(canvas, scene, ability, (top, bridge), texts(title), texts)
        top += scene_height(scene) + GAP


def _bridge(scenes: Sequence[Scene]) -> float:
    """Return the x of the bridge in all lanes that centres the widest of them."""
    left = right = 0
    for row in (row for scene in scenes for row in scene if row.kind == LANE):
        bridge = _bridge_of(row)
        left, right = max(left, bridge), max(right, len(row.pieces) - 1 - bridge)
    return (WIDTH + (left - right) * (_BEING[0] + _GAP)) / 2


def _bridge_of(row: Row) -> int:
    return next(at for at, piece in enumerate(row.pieces) if piece.sort == "|")


def _draw_scene(
    canvas: Image.Image,
    scene: Scene,
    ability: Ability,
    where: tuple[int, float],
    title: str,
    texts: Texts,
) -> None:
    top, bridge = where
    size = WIDTH - 2 * _MARGIN, scene_height(scene)
    fill(canvas, (_MARGIN, top), rounded(size, 20), SLATE)
    lay(canvas, label(title, 32, MIST, "bold", size[0] - 40), (_MARGIN + 20, top + 8))
    y = top + _TITLE
    places: list[list[Middle]] = []
    for row in scene:
        places.append(_places(row, y, bridge))
        _draw_row(canvas, row, places[-1], ability, texts)
        y += _HEIGHTS[row.kind]
    for at, row in enumerate(scene):
        for arrow in row.arrows:
            end = places[at + 1 if arrow.below else at][arrow.end]
            _draw_arrow(canvas, places[at][arrow.start], end, arrow)


def _width(row: Row, piece: Piece) -> int:
    if row.kind == HAND:
        return _CARD[0]
    return _BRIDGE if piece.sort == "|" else _BEING[0]


def _places(row: Row, top: int, bridge: float) -> list[Middle]:
    """Return the middles of a row's pieces.

    Those of a lane are placed around its bridge, others are centred.
    """
    widths = [_width(row, piece) for piece in row.pieces]
    x = (WIDTH - sum(widths) - _GAP * (len(widths) - 1)) / 2
    if row.kind == LANE:
        own = _bridge_of(row)
        x = bridge - sum(widths[:own]) - _GAP * own - _BRIDGE / 2
    middles = []
    for wide in widths:
        middles.append((x + wide / 2, top + _HEIGHTS[row.kind] / 2))
        x += wide + _GAP
    return middles


def _draw_row(
    canvas: Image.Image, row: Row, places: list[Middle], ability: Ability, texts: Texts
) -> None:
    if row.kind == "mana":
        drawn = mana_disc(int(row.pieces[0].words), 60)
        put(canvas, drawn, (WIDTH / 2 - 40, places[0][1]))
        words = label(texts("diagram-mana"), 30, PAPER)
        put_left(canvas, words, (WIDTH / 2, places[0][1]))
        return
    if row.kind == HAND:
        left, right = places[0][0] - 50, places[-1][0] + 50
        size = round(right - left), _HEIGHTS[HAND] - 12
        ground = blend(SEAT_COLOURS[row.seat].dark, NIGHT, 0.2)
        fill(canvas, (round(left), round(places[0][1] - size[1] / 2)), rounded(size, 16), ground)
    for piece, place in zip(row.pieces, places, strict=True):
        drawn = _card(row, piece, ability) if row.kind == HAND else _stander(piece, ability)
        put(canvas, drawn, place)


def _stander(piece: Piece, ability: Ability) -> Image.Image:
    """Draw a piece of a lane (RGBA)."""
    if piece.sort == "|":
        plank = solid(rounded((_BRIDGE - 6, _BEING[1] - 6), 8), blend(STEEL, INK, 0.2))
        put(plank, icon("bridge", _BRIDGE - 8, MIST), (plank.width / 2, plank.height / 2))
        return plank
    if piece.sort == "F":
        return _fort(piece)
    if piece.sort == "I":
        return ringed(112, 6, GOLD, CRIMSON, number(piece.words, 50, PAPER))
    drawn = _being(piece, ability)
    if "x" in piece.signs:
        drawn = dimmed_image(drawn)
        put(drawn, icon("skull", 78, CRIMSON), (drawn.width / 2, 56))
    return drawn


def _fort(piece: Piece) -> Image.Image:
    image = Image.new("RGBA", _BEING, (*INK, 0))
    put(image, castle("B", True, 116), (66, 58))
    plate = solid(rounded((76, 46), 10), CRIMSON if "!" in piece.signs else HEALTH_GROUND)
    put(plate, number(piece.words, 32, PAPER), (38, 23))
    put(image, plate, (66, 129))
    return image


def _being(piece: Piece, ability: Ability) -> Image.Image:
    colours = SEAT_COLOURS["A" if piece.sort == "A" else "B"]
    wide, high = _BEING
    edge: Colour = GOLD if {"*", "+"} & set(piece.signs) else colours.main
    image = bordered(_BEING, (16, 12), 5, edge, colours.dark)
    middle = wide / 2, (high - 40) / 2
    if "*" in piece.signs:
        put(image, ability_icon(ability.id, 76), middle)
    else:
        put(image, icon("ra:helmet", 66, colours.bright), middle)
    attack, _, health = piece.words.partition("/")
    half = (wide - 14) // 2
    hurt = CRIMSON if "!" in piece.signs else HEALTH_GROUND
    for left, words, ground in ((6, attack, ATTACK_GROUND), (8 + half, health, hurt)):
        fill(image, (left, high - 50), rounded((half, 44), 8), ground)
        put(image, number(words, 32, PAPER), (left + half / 2, high - 28))
    if "c" in piece.signs:
        put(image, back((42, 58)), (wide - 26, 34))
    return image


def _card(row: Row, piece: Piece, ability: Ability) -> Image.Image:
    if piece.sort == "S":
        image = solid(rounded(_CARD, 12), SEAT_COLOURS[row.seat].main)
        put(image, castle(row.seat, True, 78), (_CARD[0] / 2, _CARD[1] / 2))
        return image
    edge, ground = blend(PAPER, STEEL, 0.25), blend(STEEL, NIGHT, 0.35)
    image = bordered(_CARD, (12, 9), 4, edge, ground)
    if "*" in piece.signs:
        put(image, ability_icon(ability.id, 54), (_CARD[0] / 2, _CARD[1] * 0.64))
    elif "+" in piece.signs:
        put(image, icon("ra:helmet", 40, PAPER), (_CARD[0] / 2, _CARD[1] * 0.64))
    if piece.words:
        cost = mana_disc(int(piece.words), 46, reduced="g" in piece.signs)
        put(image, cost, (_CARD[0] / 2, 27))
    if "#" in piece.signs:
        image = dimmed_image(image)
        put(image, icon("lock", 50, GOLD), (_CARD[0] / 2, _CARD[1] / 2))
    if {"*", "+"} & set(piece.signs):
        image.alpha_composite(solid(outline(_CARD, 12, 4), GOLD))
    return image


def _draw_arrow(canvas: Image.Image, start: Middle, end: Middle, arrow: Arrow) -> None:
    """Draw a curved arrow over the pieces between, or a straight one to another row."""
    lift = 0.0 if arrow.below else -60.0
    one, other = (start[0], start[1] + lift), (end[0], end[1] + lift)
    if arrow.below:
        one = (start[0] + 40, start[1] + 30)
        other = (end[0] - 40, end[1] - 20)
    bow = 0.0 if arrow.below else min(22.0, 8 + abs(end[0] - start[0]) / 20)
    line = [
        (
            one[0] + (other[0] - one[0]) * part,
            one[1] + (other[1] - one[1]) * part - bow * 4 * part * (1 - part),
        )
        for part in (at / 16 for at in range(17))
    ]
    colour = MIST if arrow.barred else GOLD
    canvas.paste(colour, (0, 0), _stroke(canvas.size, tuple(line)))
    if arrow.barred:
        put(canvas, icon("close-thick", 44, CRIMSON), line[8])


@shared(32)
def _stroke(size: tuple[int, int], line: tuple[Middle, ...]) -> Image.Image:
    mask = Image.new("L", size)
    left = round(min(x for x, _ in line)) - 24
    top = round(min(y for _, y in line)) - 24
    right, bottom = (round(max(point[axis] for point in line)) + 24 for axis in (0, 1))
    part = Image.new("L", ((right - left) * _OVERSIZE, (bottom - top) * _OVERSIZE))
    draw = ImageDraw.Draw(part)
    points = [((x - left) * _OVERSIZE, (y - top) * _OVERSIZE) for x, y in line]
    draw.line(points[:-1], fill=255, width=7 * _OVERSIZE, joint="curve")
    (x, y), (before_x, before_y) = points[-1], points[-3]
    away = hypot(x - before_x, y - before_y)
    along, across = (x - before_x) / away, (y - before_y) / away
    long, wide = 24 * _OVERSIZE, 13 * _OVERSIZE
    back_x, back_y = x - along * long, y - across * long
    tip = [
        (x, y),
        (back_x - across * wide, back_y + along * wide),
        (back_x + across * wide, back_y - along * wide),
    ]
    draw.polygon(tip, fill=255)
    mask.paste(part.reduce(_OVERSIZE), (left, top))
    return mask


def diagram_alt(ability: Ability, texts: Texts) -> str:
    """Describe both scenes in words."""
    before, after = SCENES[ability.id]
    return texts(
        "diagram-alt", before=_describe_scene(before, texts), after=_describe_scene(after, texts)
    )


def _describe_scene(scene: Scene, texts: Texts) -> str:
    return texts.listed(_describe_row(row, texts) for row in scene)


def _describe_row(row: Row, texts: Texts) -> str:
    if row.kind == "mana":
        return texts("diagram-row-mana", mana=int(row.pieces[0].words))
    pieces = ", ".join(_describe_piece(row, piece, texts) for piece in row.pieces)
    if row.kind == HAND:
        return texts("diagram-row-hand", whose="A" if row.seat == "A" else "B", pieces=pieces)
    return texts("diagram-row-lane", pieces=pieces)


def _describe_piece(row: Row, piece: Piece, texts: Texts) -> str:
    if row.kind == HAND:
        if piece.sort == "S":
            return texts("diagram-castle")
        words = texts("diagram-card", cost=piece.words or "none")
    elif piece.sort == "|":
        return texts("diagram-bridge")
    elif piece.sort == "F":
        words = texts("diagram-stronghold", health=piece.words)
    elif piece.sort == "I":
        words = texts("diagram-incantation", damage=piece.words)
    else:
        words = texts("diagram-creature", whose=piece.sort, figures=piece.words)
    signs = [texts("diagram-sign", sign=_SIGN_KEYS[sign]) for sign in piece.signs]
    return " ".join((words, *(f"({sign})" for sign in signs)))


_SIGN_KEYS = {
    "*": "ability",
    "!": "hurt",
    "x": "destroyed",
    "c": "captor",
    "+": "concerned",
    "#": "blocked",
    "g": "cheaper",
}
