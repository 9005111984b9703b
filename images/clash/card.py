"""Cards: the full face, the miniature of hands, the plate of lists, the token, the back.

Creatures are dark in a frame of metal; incantations are gilded parchment with a sealed emblem.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from io import BytesIO

from PIL import Image

from engine.clash.abilities import BY_ID, Ability
from engine.clash.cards import MADE_UP, SETS, Card
from engine.core import record
from images.canvas import fill, put, put_left
from images.clash.ability_icons import ability_icon, aura_icon
from images.clash.emblems import emblem_of, paint_scene, palette_of, tinctures_of
from images.clash.frames import framed
from images.health import LEAST
from images.icons import icon
from images.picture import Picture, as_webp, clipped
from images.pressed import Pressed, pressed
from images.shapes import (
    blend,
    bordered,
    burst,
    cornered,
    dimmed_image,
    disc,
    outline,
    ringed,
    rounded,
    solid,
)
from images.shared import shared
from images.text import label, number, squeezed, wrapped
from images.theme import (
    CRIMSON,
    GOLD,
    INK,
    LEAF,
    MIST,
    NIGHT,
    PAPER,
    SAND,
    SLATE,
    STEEL,
    VIOLET,
    Colour,
)
from texts import Texts, dashed

FACE_SIZE = (700, 980)
MINIATURE_SIZE = (260, 364)
"""The size for which a miniature is designed; others are scaled."""

_VULNERABILITY = BY_ID["vulnerability"].bit
UNKNOWN_DAMAGE = "X"
GLUED: Colour = (186, 255, 92)
"""The edge of elements glued onto a mutated creature."""
ATTACK_GROUND = blend(STEEL, INK, 0.25)
HEALTH_GROUND = blend(LEAF, INK, 0.45)


@record
class _Look:
    """The colours of a card: its edge, its ground, text, quiet text, and panels."""

    edge: Colour
    ground: Colour
    text: Colour
    quiet: Colour
    panel: Colour


@lru_cache(maxsize=512)
def _look(card: Card) -> _Look:
    colours = tinctures_of(palette_of(card))
    if not card.is_creature:
        return _Look(colours.bright, PAPER, INK, STEEL, SAND)
    ground = blend(colours.night, NIGHT, 0.72)
    return _Look(colours.core, ground, PAPER, MIST, blend(SLATE, ground, 0.35))


def damage_text(card: Card) -> str:
    """Return the printed attack of a creature or damage of an incantation: a number or X."""
    return UNKNOWN_DAMAGE if card.mask & _VULNERABILITY else str(card.attack)


_EDGE, _INSIDE = 16, 34
_NAME_BAND, _MEDALLION = 92, 132
_FOOT = _MEDALLION - 4
"""Height of what is below the abilities."""
_ROW_GAP = 8
_ROOMY_ROWS = 3
"""Most abilities for which each has two lines of rule."""
_LEAST_GEM = 45
"""Least size of the mana of a small card: its number has 9 points on a phone."""
_BRIEF = 25
"""Font size of a rule."""
_RULE_WIDTH = FACE_SIZE[0] - 2 * _INSIDE - 106


def face(card: Card, texts: Texts) -> Picture:
    """Draw the whole card in `FACE_SIZE` with words in a language (WebP, transparent corners)."""
    return as_webp(card.id, _face(card, texts), alt_text(card, texts))


def face_as_png(card: Card, texts: Texts) -> Picture:
    """Draw the same as `face`, without loss: a file to keep or to print."""
    buffer = BytesIO()
    _face(card, texts).save(buffer, "PNG")
    return Picture(f"{card.id}.png", buffer.getvalue(), alt_text(card, texts))


def _face(card: Card, texts: Texts) -> Image.Image:
    look, (width, height) = _look(card), FACE_SIZE
    image = framed(card, FACE_SIZE, _EDGE, 40, look.ground)
    rows = _ability_rows(card, texts)
    heights = [_row_height(rows, row) for row in rows]
    inner = width - 2 * _EDGE
    depth = height - 2 * _EDGE - _NAME_BAND - sum(heights) - 2 * _ROW_GAP - _FOOT
    bleed = Image.new("RGB", (inner, height - 2 * _EDGE), look.ground)
    bleed.paste(paint_scene(card, (inner, depth), min(depth * 4 // 5, inner * 4 // 5)))
    draw_name_band(bleed, card, card.name(texts.language), (0, depth, inner, _NAME_BAND))
    image.paste(bleed, (_EDGE, _EDGE), rounded(bleed.size, 40 - _EDGE))
    put(image, mana_disc(card.cost, 128), (_EDGE + 70, _EDGE + 70))
    y = _EDGE + depth + _NAME_BAND + _ROW_GAP
    for row, high in zip(rows, heights, strict=True):
        _draw_row(image, row, y, high - _ROW_GAP, look)
        y += high
    middle = height - _EDGE - _MEDALLION / 2
    figures = [("flare", damage_text(card), CRIMSON, GOLD)]
    if card.is_creature:
        figures = [
            ("heart", str(card.health), HEALTH_GROUND, blend(LEAF, PAPER, 0.2)),
            ("sword", damage_text(card), ATTACK_GROUND, blend(STEEL, PAPER, 0.4)),
        ]
    for x, figure in zip((width - _EDGE - 72, _EDGE + 72), figures, strict=False):
        put(image, _medallion(*figure), (x, middle))
    foot = label(_imprint(card, texts), 26, look.quiet, "regular", width - 340)
    put(image, foot, (width / 2, height - _EDGE - 30))
    return image


def _medallion(symbol: str, value: str, ground: Colour, rim: Colour) -> Image.Image:
    """Draw a figure below its sign in a ring (RGBA)."""
    size = _MEDALLION
    image = ringed(size, 5, INK, rim)
    fill(image, (11, 11), disc(size - 22), ground)
    put(image, icon(symbol, 38, blend(PAPER, ground, 0.25)), (size / 2, size * 0.27))
    put(image, number(value, 58, PAPER), (size / 2, size * 0.63))
    return image


def draw_name_band(
    image: Image.Image, card: Card, name: str, box: tuple[int, int, int, int]
) -> None:
    """Draw a name on one line on the dark band across a card (x, y, width, height)."""
    x, y, wide, high = box
    image.paste(_band_colour(card), (x, y, x + wide, y + high))
    line = max(high // 23, 2)
    for edge in (y, y + high - line):
        image.paste(blend(GOLD, INK, 0.25), (x, edge, x + wide, edge + line))
    words = squeezed(name, high * 4 // 5, PAPER, wide - 8)
    put(image, words, (x + wide / 2, y + high / 2))


def _band_colour(card: Card) -> Colour:
    colours = tinctures_of(palette_of(card))
    return blend(colours.night, INK, 0.35) if card.is_creature else blend(colours.deep, INK, 0.3)


def _sheet(size: tuple[int, int], edge: int, radius: int, look: _Look) -> Image.Image:
    return bordered(size, (radius, radius - edge), edge, look.edge, look.ground)


@record
class _Row:
    """The sign of an ability or of the aura, its name, and one or two lines of rule."""

    sign: Image.Image
    name: str
    rule: tuple[str, ...]


def _ability_rows(card: Card, texts: Texts) -> list[_Row]:
    signs = [(ability, False) for ability in card.abilities]
    if card.aura_ability is not None:
        signs.append((card.aura_ability, True))
    lines = 2 if len(signs) <= _ROOMY_ROWS else 1
    return [
        _Row(
            aura_icon(ability.id, 62) if aura else ability_icon(ability.id, 58),
            aura_text(ability, texts) if aura else texts.named(ability.names),
            tuple(wrapped(brief(ability, texts, aura=aura), _BRIEF, "regular", _RULE_WIDTH, lines)),
        )
        for ability, aura in signs
    ]


def _row_height(rows: list[_Row], row: _Row) -> int:
    """Return the height of a row with its gap, a little less if there are many rows."""
    return _ROW_GAP + (54 if len(rows) <= _ROOMY_ROWS else 44) + 28 * len(row.rule)


def _draw_row(image: Image.Image, row: _Row, y: int, height: int, look: _Look) -> None:
    size = FACE_SIZE[0] - 2 * _INSIDE, height
    fill(image, (_INSIDE, y), rounded(size, 18), look.panel)
    put(image, row.sign, (_INSIDE + 46, y + height / 2))
    left = _INSIDE + 92
    name = label(row.name, 32, look.text, "bold", _RULE_WIDTH)
    slack = (height - 44 - 28 * len(row.rule)) / 2
    put_left(image, name, (left, y + slack + 21))
    for place, line in enumerate(row.rule):
        words = label(line, _BRIEF, look.text, "regular", _RULE_WIDTH)
        put_left(image, words, (left, y + slack + 53 + 28 * place))


def brief(ability: Ability, texts: Texts, *, aura: bool = False) -> str:
    """Describe an ability, or the aura that gives it, in one short line."""
    words = texts(f"brief-{dashed(ability.id)}")
    return texts("brief-of-aura", brief=words) if aura else words


def _imprint(card: Card, texts: Texts) -> str:
    kind = texts("card-kind-creature" if card.is_creature else "card-kind-incantation")
    if card.set == MADE_UP:
        return texts("card-imprint-made-up", kind=kind)
    return texts("card-imprint", kind=kind, set=_set_name(card, texts), number=card.number)


def _set_name(card: Card, texts: Texts) -> str:
    return next(texts.named(known.names) for known in SETS if known.id == card.set)


def aura_text(ability: Ability, texts: Texts) -> str:
    """Return the name of an aura, such as “Aura of Rage”."""
    return texts("aura-of", id=dashed(ability.id), ability=texts.named(ability.names))


def alt_text(card: Card, texts: Texts) -> str:
    """Describe the face in words."""
    facts = {"name": card.name(texts.language), "cost": card.cost, "attack": damage_text(card)}
    if card.is_creature:
        parts = [texts("card-alt-creature", health=card.health, **facts)]
    else:
        parts = [texts("card-alt-incantation", **facts)]
    if card.abilities:
        names = ", ".join(texts.named(ability.names) for ability in card.abilities)
        parts.append(texts("card-alt-abilities", abilities=names))
    if card.aura_ability is not None:
        parts.append(f"{aura_text(card.aura_ability, texts)}.")
    if card.set == MADE_UP:
        parts.append(texts("card-alt-made-up"))
    else:
        parts.append(texts("card-alt-set", set=_set_name(card, texts), number=card.number))
    return clipped(" ".join(parts))


@shared(64)
def mana_disc(cost: int, size: int, *, reduced: bool = False) -> Image.Image:
    """Draw the cost on a violet disc with a dark rim (RGBA), green if `reduced`."""
    colour = blend(LEAF, INK, 0.4) if reduced else blend(VIOLET, INK, 0.3)
    return ringed(
        size, max(size // 22, 2), INK, colour, number(str(cost), round(size * 0.54), PAPER)
    )


def draw_figures(
    image: Image.Image, card: Card, box: tuple[int, int, int, int], digits: int
) -> None:
    """Draw attack at the left and health at the right of a box (x, y, width, height).

    An incantation has its damage in a burst. `digits` is the height of the figures.
    """
    x, y, wide, high = box
    if not card.is_creature:
        fill(image, (x, y), rounded((wide, high), high // 5), CRIMSON)
        _draw_figure(image, "flare", damage_text(card), (x + wide / 2, y + high / 2), digits)
        return
    for (left, half), colour, symbol, value in zip(
        _halves(x, wide),
        (ATTACK_GROUND, HEALTH_GROUND),
        ("sword", "heart"),
        (damage_text(card), str(card.health)),
        strict=True,
    ):
        fill(image, (left, y), rounded((half, high), high // 5), colour)
        _draw_figure(image, symbol, value, (left + half / 2, y + high / 2), digits)


def _halves(x: int, wide: int) -> tuple[tuple[int, int], tuple[int, int]]:
    """Return the left end and the width of attack, and those of health, in a box."""
    half = (wide - max(wide // 50, 3)) // 2
    return (x, half), (x + wide - half, half)


def _draw_figure(
    image: Image.Image, symbol: str, value: str, middle: tuple[float, float], digits: int
) -> None:
    figure = number(value, digits, PAPER)
    sign = icon(symbol, round(digits * 0.72), blend(PAPER, INK, 0.18))
    gap = digits // 7
    left = middle[0] - (sign.width + gap + figure.width) / 2
    put_left(image, sign, (left, middle[1]))
    put_left(image, figure, (left + sign.width + gap, middle[1]))


def miniature(
    card: Card,
    size: tuple[int, int],
    *,
    dimmed: bool = False,
    language: str = "en",
    cost: int | None = None,
    glued: tuple[str, ...] = (),
) -> Image.Image:
    """Draw a card of a hand or a grid (RGBA): emblem, cost, signs, name and figures.

    The signs are at the right of the emblem, the name on one line below it.

    Args:
        card: The card.
        size: Width and height.
        dimmed: The card can't be played now.
        language: Language of the name.
        cost: Current cost, green if below the printed one; None for the printed one.
        glued: Elements of a mutated creature that get an edge.
    """
    bright = _miniature(card, size, language, cost, glued).image()
    return dimmed_image(bright) if dimmed else bright


@lru_cache(maxsize=192)
def _miniature(
    card: Card,
    size: tuple[int, int],
    language: str,
    cost: int | None,
    glued: tuple[str, ...],
) -> Pressed:
    look, (wide, high) = _look(card), size
    edge = max(min(wide, high) // 34, 4)
    image = framed(card, size, edge, wide // 13, look.ground)
    inner, room = wide - 2 * edge, high - 2 * edge
    band, figures = min(wide * 46 // 233, room * 34 // 100), min(wide // 4, room * 26 // 100)
    depth = room - band - figures
    bleed = Image.new("RGB", (inner, room), look.ground)
    gem = min(max(depth * 6 // 10, _LEAST_GEM), wide * 3 // 10)
    narrow = depth < inner * 6 // 10
    above = 0 if narrow else depth // 3  # a grid may number its cards there
    signs, rail = _signs_in_columns(card, (inner, depth - above), glued)
    free = inner - rail
    left = gem if narrow else gem // 2
    space = free - left - 4
    if emblem_of(card).sign is not None:
        space = space * 5 // 6  # its sign is partly outside the emblem
    side = min(depth * 94 // 100, space)
    bleed.paste(
        paint_scene(card, (inner, depth), side, (left + (free - left) / 2, depth * 0.5)), (0, 0)
    )
    draw_name_band(bleed, card, card.name(language), (0, depth, inner, band))
    image.paste(bleed, (edge, edge), rounded(bleed.size, max(wide // 13 - edge, 1)))
    for sign, (x, y) in signs:
        put(image, sign, (edge + x, edge + above + y))
    now = card.cost if cost is None else cost
    middle = edge + gem / 2, edge + gem / 2
    put(image, mana_disc(now, gem, reduced=now < card.cost), middle)
    if "cost" in glued:
        put(image, solid(outline((gem, gem), gem // 2, max(gem // 11, 2)), GLUED), middle)
    box = edge, edge + depth + band, inner, figures
    draw_figures(image, card, box, max(figures * 72 // 100, LEAST))
    for element, (x, half) in zip(("attack", "health"), _halves(box[0], box[2]), strict=True):
        if element in glued:
            frame = outline((half, figures), figures // 5, max(wide // 40, 3))
            image.alpha_composite(solid(frame, GLUED), (x, box[1]))
    return pressed(image)


def _signs_in_columns(
    card: Card, space: tuple[int, int], glued: Sequence[str]
) -> tuple[list[tuple[Image.Image, tuple[float, float]]], int]:
    """Return the signs of a card with their middles at the right of this space, and their width.

    They are as large as fits into columns over less than half of the width.
    """
    wide, high = space
    count = len(card.abilities) + (1 if card.aura else 0)
    if not count:
        return [], 0
    side, columns = max(
        (min(wide // 5, high // -(-count // each) - 4, wide * 45 // 100 // each - 3), -each)
        for each in range(1, count + 1)
    )
    rows = -(-count // -columns)
    rail = -columns * (side + 3) + 2
    placed = []
    for place, sign in enumerate(_signs(card, side, wide * count, glued)):
        column, row = divmod(place, rows)
        top = (high - min(rows, count - column * rows) * (side + 4)) / 2
        x, y = wide - rail + (column + 0.5) * (side + 3), top + (row + 0.5) * (side + 4)
        placed.append((sign, (x, y)))
    return placed, rail


def _signs(card: Card, side: int, space: int, glued: Sequence[str] = ()) -> list[Image.Image]:
    count = len(card.abilities) + (1 if card.aura else 0)
    side = min(side, space // max(count, 1) - 3)
    signs = [
        _glued(ability_icon(ability.id, side), round(side * 0.26))
        if ability.id in glued
        else ability_icon(ability.id, side)
        for ability in card.abilities
    ]
    if card.aura_ability is not None:
        sign = aura_icon(card.aura_ability.id, side)
        signs.append(_glued(sign, side // 2) if "aura" in glued else sign)
    return signs


def _glued(sign: Image.Image, radius: int) -> Image.Image:
    image = sign.copy()
    image.alpha_composite(solid(outline(sign.size, radius, max(sign.width // 9, 2)), GLUED))
    return image


@shared(64)
def plate(
    card: Card, size: tuple[int, int], *, dimmed: bool = False, language: str, cost: int
) -> Image.Image:
    """Draw a card of a list (RGBA): emblem and cost, and next to them the name, signs and
    figures.

    It is designed for a width of about four times the height.
    """
    if dimmed:
        return dimmed_image(plate(card, size, language=language, cost=cost))
    look, (wide, high) = _look(card), size
    edge, side = high // 22, high - high // 6
    image = framed(card, size, edge, high // 6, look.ground)
    emblem = paint_scene(card, (side, side))
    image.paste(emblem, (high // 12, high // 12), rounded((side, side), high // 9))
    disc_size = high * 54 // 100
    put(image, mana_disc(cost, disc_size, reduced=cost < card.cost), (high * 0.28, high * 0.28))
    left = side + high // 5
    space = wide - left - high // 10
    name = squeezed(card.name(language), high * 40 // 100, look.text, space)
    put_left(image, name, (left, high * 0.28))
    figures = high * 116 // 100, high * 40 // 100
    x = left
    for sign in _signs(card, figures[1] - 2, space - figures[0] - 4):
        put_left(image, sign, (x, high * 0.7))
        x += sign.width + 3
    box = (wide - high // 10 - figures[0], high // 2, *figures)
    draw_figures(image, card, box, high * 29 // 100)
    return image


@shared(64)
def slip(card: Card, size: tuple[int, int], *, language: str) -> Image.Image:
    """Draw a card as a slip (RGBA): cost and name."""
    look, high = _look(card), size[1]
    image = framed(card, size, high // 16, high // 5, look.ground)
    put(image, mana_disc(card.cost, high * 4 // 5), (high * 0.45, high / 2))
    left, edge = high * 78 // 100, high // 16
    name = squeezed(card.name(language), high * 57 // 100, look.text, size[0] - left - 4 * edge)
    put(image, name, ((left + size[0] - 2 * edge) / 2, high / 2))
    return image


@shared(256)
def token(card: Card, size: tuple[int, int]) -> Image.Image:
    """Draw the emblem on its ground with round corners (RGBA).

    `emblems.scene` draws it with square corners.
    """
    return cornered(paint_scene(card, size), round(min(size) * 0.12))


@shared(16)
def back(size: tuple[int, int]) -> Image.Image:
    """Draw the back of all cards: a bridge in a golden ring (RGBA)."""
    look = _Look(blend(GOLD, INK, 0.35), NIGHT, PAPER, MIST, SLATE)
    unit = min(size[0] / MINIATURE_SIZE[0], size[1] / MINIATURE_SIZE[1])
    image = _sheet(size, round(6 * unit), round(20 * unit), look)
    middle = size[0] / 2, size[1] / 2
    for mask, colour in (
        (burst(round(228 * unit), 16), SLATE),
        (disc(round(176 * unit)), look.edge),
        (disc(round(164 * unit)), blend(SLATE, NIGHT, 0.4)),
    ):
        put(image, solid(mask, colour), middle)
    put(image, icon("bridge", round(124 * unit), GOLD), middle)
    return image
