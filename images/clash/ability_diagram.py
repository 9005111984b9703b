"""The two scenes of an ability as small boards side by side, and in words."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.clash.abilities import Ability
from engine.core import Seat
from images.arrows import Point, draw_arrow
from images.canvas import fill, lay, put, put_left
from images.clash.ability_icons import ability_icon
from images.clash.ability_scenes import HAND, LANE, SCENES, Arrow, Piece, Row, Scene
from images.clash.badges import round_badge
from images.clash.card import ATTACK_GROUND, HEALTH_GROUND, back, mana_disc
from images.clash.castle import castle
from images.clash.field import BRIDGE, RIVER
from images.clash.terrain import draw_bridge, land, river
from images.emblems import Charge, Emblem
from images.health import HURT, PALE
from images.icons import icon
from images.layout import WIDTH
from images.linocut import Scenery, draw_ground, draw_scene
from images.shapes import blend, bordered, dimmed_image, outline, ringed, rounded, solid
from images.text import label, number
from images.theme import CRIMSON, GOLD, INK, MIST, NIGHT, PAPER, SEAT_COLOURS, SLATE, STEEL, Colour
from texts import Texts

_MARGIN, _PANEL = 12, 482
"""The space around a scene, and its width."""
_TITLE, _GAP = 56, 8
_HEIGHTS = {"lane": 164, "hand": 132, "mana": 80}
_BEING, _CARD = (100, 148), (78, 110)
_DECK = 96
"""Height of the bridge over the river of a lane."""


def scenes_height(ability: Ability) -> int:
    """Return the height of both scenes with their titles in pixels."""
    scenes = SCENES[ability.id]
    return _TITLE + max(sum(_HEIGHTS[row.kind] for row in scene) for scene in scenes) + _GAP


def draw_scenes(canvas: Image.Image, ability: Ability, top: int, texts: Texts) -> None:
    """Draw the scenes before and after side by side, over the whole width."""
    scenes, size = SCENES[ability.id], (_PANEL, scenes_height(ability))
    for left, scene, key in zip(
        (_MARGIN, WIDTH - _MARGIN - _PANEL),
        scenes,
        ("diagram-before", "diagram-after"),
        strict=True,
    ):
        panel = Image.new("RGB", size, SLATE)
        lay(panel, label(texts(key), 36, PAPER, "bold", _PANEL // 2), (44, 4))
        _draw_scene(panel, scene, ability, _bridge(scenes), texts)
        canvas.paste(panel, (left, top), rounded(size, 20))
    sign = round_badge("arrow-right-thick", _TITLE, GOLD, INK)
    put(canvas, sign, (WIDTH / 2, top + _TITLE / 2))


def _bridge(scenes: Sequence[Scene]) -> float:
    """Return the x of the bridge in all lanes that centres the widest of them."""
    left = right = 0
    for row in (row for scene in scenes for row in scene if row.kind == LANE):
        bridge = _bridge_of(row)
        left, right = max(left, bridge), max(right, len(row.pieces) - 1 - bridge)
    return (_PANEL + (left - right) * (_BEING[0] + _GAP)) / 2


def _bridge_of(row: Row) -> int:
    return next(at for at, piece in enumerate(row.pieces) if piece.sort == "|")


def _draw_scene(
    panel: Image.Image, scene: Scene, ability: Ability, bridge: float, texts: Texts
) -> None:
    """Draw the rows of a scene at the bottom of its panel, then the arrows."""
    y = panel.height - _GAP - sum(_HEIGHTS[row.kind] for row in scene)
    places: list[list[Point]] = []
    for row in scene:
        places.append(_places(row, y, bridge))
        _draw_row(panel, row, places[-1], ability, texts)
        y += _HEIGHTS[row.kind]
    for at, row in enumerate(scene):
        for arrow in row.arrows:
            end = places[at + 1 if arrow.below else at][arrow.end]
            _draw_arrow(panel, places[at][arrow.start], end, arrow)


def _places(row: Row, top: int, bridge: float) -> list[Point]:
    """Return the middles of a row's pieces.

    Those of a lane are placed around its bridge, others are centred.
    """
    widths = [
        _CARD[0] if row.kind == HAND else RIVER if piece.sort == "|" else _BEING[0]
        for piece in row.pieces
    ]
    x = (_PANEL - sum(widths) - _GAP * (len(widths) - 1)) / 2
    if row.kind == LANE:
        own = _bridge_of(row)
        x = bridge - sum(widths[:own]) - _GAP * own - RIVER / 2
    middles = []
    for wide in widths:
        middles.append((x + wide / 2, top + _HEIGHTS[row.kind] / 2))
        x += wide + _GAP
    return middles


def _draw_row(
    panel: Image.Image, row: Row, places: list[Point], ability: Ability, texts: Texts
) -> None:
    y, high = places[0][1], _HEIGHTS[row.kind]
    top = round(y - high / 2)
    if row.kind == "mana":
        put(panel, mana_disc(int(row.pieces[0].words), 64), (_PANEL / 2 - 44, y))
        put_left(panel, label(texts("diagram-mana"), 36, PAPER), (_PANEL / 2, y))
        return
    if row.kind == HAND:
        ground = blend(SEAT_COLOURS[row.seat].dark, NIGHT, 0.2)
        fill(panel, (_GAP, top + 4), rounded((_PANEL - 2 * _GAP, high - 8), 16), ground)
    else:
        _draw_lane(panel, top, round(places[_bridge_of(row)][0] - RIVER / 2))
    for piece, place in zip(row.pieces, places, strict=True):
        if piece.sort != "|":
            drawn = _card(row, piece, ability) if row.kind == HAND else _stander(piece, ability)
            put(panel, drawn, place)


def _draw_lane(panel: Image.Image, top: int, left: int) -> None:
    """Draw the land of both seats, and the river between them, whose left bank is at `left`."""
    high, turned = _HEIGHTS[LANE] - 4, Image.Transpose
    sides: tuple[tuple[Seat, int, int, Image.Transpose], ...] = (
        ("A", 0, left, turned.ROTATE_270),
        ("B", left + RIVER, _PANEL, turned.ROTATE_90),
    )
    for seat, start, end, turn in sides:
        ground = land(seat, end - start, True).transpose(turn)
        panel.paste(ground.crop((0, 0, end - start, high)), (start, top))
    water, bridge = river().crop((0, 0, high, RIVER)), river().copy()
    draw_bridge(bridge, 0)
    deck = bridge.crop((0, 0, BRIDGE, RIVER)).resize((_DECK, RIVER))
    water.paste(deck, ((high - _DECK) // 2, 0))
    panel.paste(water.transpose(turned.ROTATE_90), (left, top))


def _stander(piece: Piece, ability: Ability) -> Image.Image:
    """Draw a piece of a lane (RGBA)."""
    if piece.sort == "F":
        return _fort(piece)
    if piece.sort == "I":
        return ringed(_BEING[0], 6, GOLD, CRIMSON, number(piece.words, 50, PAPER))
    drawn = _being(piece, ability)
    if "x" in piece.signs:
        drawn = dimmed_image(drawn)
        put(drawn, icon("skull", 78, CRIMSON), (drawn.width / 2, 54))
    return drawn


def _fort(piece: Piece) -> Image.Image:
    image = Image.new("RGBA", _BEING, (*INK, 0))
    put(image, castle("B", True, _BEING[0]), (_BEING[0] / 2, 54))
    plate = Image.new("RGB", (76, 44))
    _draw_figure(plate, piece.words, (0, 76), HEALTH_GROUND, hurt="!" in piece.signs)
    image.paste(plate, (12, _BEING[1] - 44), rounded(plate.size, 10))
    return image


def _being(piece: Piece, ability: Ability) -> Image.Image:
    """Draw a creature like a tile of a board: an emblem on its scenery above its figures."""
    colours = SEAT_COLOURS["A" if piece.sort == "A" else "B"]
    wide, high = _BEING[0] - 10, _BEING[1] - 10
    art, middle = (wide, high - 46), (wide / 2, high / 2 - 24)
    light = blend(colours.dark, colours.main, 0.5)
    scenery = Scenery(colours.dark, light, colours.main, blend(colours.dark, INK, 0.6))
    face = Image.new("RGB", (wide, high))
    if "*" in piece.signs:
        face.paste(draw_ground(art, scenery, middle, 84))
        put(face, ability_icon(ability.id, 72), middle)
    else:
        helmet = Emblem(Charge("ra:helmet", PAPER, colours.bright), None)
        face.paste(draw_scene(art, helmet, scenery))
    attack, _, health = piece.words.partition("/")
    _draw_figure(face, attack, (0, wide // 2), ATTACK_GROUND)
    _draw_figure(face, health, (wide // 2, wide), HEALTH_GROUND, hurt="!" in piece.signs)
    edge: Colour = GOLD if {"*", "+"} & set(piece.signs) else colours.main
    image = solid(rounded(_BEING, 14), edge)
    image.paste(face, (5, 5), rounded(face.size, 9))
    if "c" in piece.signs:
        put(image, back((42, 58)), (_BEING[0] - 26, 34))
    return image


def _draw_figure(
    face: Image.Image, words: str, ends: tuple[int, int], ground: Colour, *, hurt: bool = False
) -> None:
    """Draw a figure at the bottom between two ends; that of the hurt is dark on pale."""
    left, right = ends
    face.paste(PALE if hurt else ground, (left, face.height - 46, right, face.height))
    figure = number(words, 34, HURT if hurt else PAPER)
    put(face, figure, ((left + right) / 2, face.height - 23))


def _card(row: Row, piece: Piece, ability: Ability) -> Image.Image:
    if piece.sort == "S":
        image = solid(rounded(_CARD, 12), SEAT_COLOURS[row.seat].main)
        put(image, castle(row.seat, True, 72), (_CARD[0] / 2, _CARD[1] / 2))
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


def _draw_arrow(panel: Image.Image, start: Point, end: Point, arrow: Arrow) -> None:
    """Draw an attack from edge to edge of two pieces, over the emblems of those between."""
    aside = (_BEING[0] / 2 - 12) * (1 if end[0] > start[0] else -1)
    lift = -56 if abs(end[0] - start[0]) > 2 * _BEING[0] else -24
    one, other = (start[0] + aside, start[1] + lift), (end[0] - aside, end[1] + lift)
    draw_arrow(panel, one, other, MIST if arrow.barred else CRIMSON, 12)
    if arrow.barred:
        middle = (one[0] + other[0]) / 2, (one[1] + other[1]) / 2
        put(panel, round_badge("close-thick", 48, CRIMSON, PAPER), middle)


def diagram_alt(ability: Ability, texts: Texts) -> str:
    """Describe both scenes in words."""
    before, after = (
        texts.listed(_describe_row(row, texts) for row in scene) for scene in SCENES[ability.id]
    )
    return texts("diagram-alt", before=before, after=after)


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
