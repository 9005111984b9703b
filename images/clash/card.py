"""Cards: the full face, the miniature of hands, the plate of lists, the token, the back.

Creatures are dark in a frame of metal; incantations are gilded parchment with a sealed emblem.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal

from PIL import Image

from engine.clash.abilities import BY_ID, Ability
from engine.clash.cards import MADE_UP, SETS, Card
from engine.core import Seat, record
from images.canvas import fill, put, put_left, put_row
from images.clash.ability_icons import ability_icon, aura_icon
from images.clash.castle import castle
from images.clash.emblems import paint_scene, palette_of, tinctures_of
from images.clash.frames import framed
from images.icons import icon
from images.picture import Picture, as_webp, clipped
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
from images.text import halved, label, number, squeezed, wrapped
from images.theme import (
    CRIMSON,
    GOLD,
    INK,
    LEAF,
    MIST,
    NIGHT,
    PAPER,
    SAND,
    SEAT_COLOURS,
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


_EDGE, _INSIDE = 18, 34
_ART_TOP, _STATS_TOP, _STATS_HEIGHT = 162, 816, 104
_ROW_GAP = 8
_ROOMY_ROWS = 3
"""Most abilities for which each has two lines of rule."""
_BRIEF = 25
"""Font size of a rule."""
_RULE_WIDTH = FACE_SIZE[0] - 2 * _INSIDE - 106


def face(card: Card, texts: Texts) -> Picture:
    """Draw the whole card in `FACE_SIZE` with words in a language (WebP, transparent corners)."""
    look = _look(card)
    image = framed(card, FACE_SIZE, _EDGE, 40, look.ground)
    _draw_head(image, card, texts, look)
    rows = _ability_rows(card, texts)
    heights = [_row_height(rows, row) for row in rows]
    art = FACE_SIZE[0] - 2 * _INSIDE, _STATS_TOP - 16 - sum(heights) - _ART_TOP
    _draw_art(image, card, art)
    y = _ART_TOP + art[1] + _ROW_GAP
    for row, height in zip(rows, heights, strict=True):
        _draw_row(image, row, y, height - _ROW_GAP, look)
        y += height
    box = _INSIDE, _STATS_TOP, FACE_SIZE[0] - 2 * _INSIDE, _STATS_HEIGHT
    draw_figures(image, card, box, 76)
    foot = label(_imprint(card, texts), 26, look.quiet, "regular", FACE_SIZE[0] - 2 * _INSIDE)
    put(image, foot, (FACE_SIZE[0] / 2, 940))
    return as_webp(card.id, image, alt_text(card, texts))


def _draw_art(image: Image.Image, card: Card, size: tuple[int, int]) -> None:
    rim = size[0] + 8, size[1] + 8
    fill(image, (_INSIDE - 4, _ART_TOP - 4), rounded(rim, 24), blend(_look(card).edge, INK, 0.35))
    image.paste(paint_scene(card, size), (_INSIDE, _ART_TOP), rounded(size, 20))


def _sheet(size: tuple[int, int], edge: int, radius: int, look: _Look) -> Image.Image:
    return bordered(size, (radius, radius - edge), edge, look.edge, look.ground)


def _draw_head(image: Image.Image, card: Card, texts: Texts, look: _Look) -> None:
    put(image, mana_disc(card.cost, 116), (_INSIDE + 60, 100))
    left, space = _INSIDE + 138, FACE_SIZE[0] - 2 * _INSIDE - 144
    lines = halved(card.name(texts.language), 60, space)
    size = 60 if len(lines) == 1 else 48
    y = 100 - (len(lines) - 1) * 29
    for line in lines:
        name = label(line, size, look.text, "black", space)
        put_left(image, name, (left, y))
        y += 58


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
    colour = blend(LEAF, INK, 0.4) if reduced else blend(VIOLET, INK, 0.12)
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


@shared(64)
def miniature(
    card: Card,
    size: tuple[int, int],
    *,
    dimmed: bool = False,
    language: str = "en",
    cost: int | None = None,
    glued: tuple[str, ...] = (),
    roomy: bool = False,
) -> Image.Image:
    """Draw a card of a hand (RGBA): cost, emblem, name, abilities and figures.

    Args:
        card: The card.
        size: Width and height; one lower than `MINIATURE_SIZE` for its width has a smaller emblem.
        dimmed: The card can't be played now.
        language: Language of the name.
        cost: Current cost, green if below the printed one; None for the printed one.
        glued: Elements of a mutated creature that get an edge.
        roomy: Letters of a two-line name are nearly as large as those of one line.
    """
    if dimmed:
        bright = miniature(card, size, language=language, cost=cost, glued=glued, roomy=roomy)
        return dimmed_image(bright)
    look = _look(card)
    unit = size[0] / MINIATURE_SIZE[0]

    def px(value: float) -> int:
        return round(value * unit)

    image = framed(card, size, px(7), px(20), look.ground)
    signs = _signs(card, px(46), size[0] - px(22), glued)
    band = px(66 if roomy else 46)
    name_top = size[1] - px((150 if roomy else 130) + (52 if signs else 0))
    art = size[0] - px(20), name_top - px(10)
    image.paste(paint_scene(card, art), (px(10), px(10)), rounded(art, px(14)))
    now = card.cost if cost is None else cost
    put(image, mana_disc(now, px(80), reduced=now < card.cost), (px(44), px(44)))
    if "cost" in glued:
        put(image, solid(outline((px(80), px(80)), px(40), px(7)), GLUED), (px(44), px(44)))
    large = round(px(46) * 0.74)
    space = size[0] - px(46) * 3 // 4
    box = (size[0] - space) / 2, name_top, space, band
    _draw_name(image, card.name(language), box, large, look.text)
    x = (size[0] - sum(sign.width + px(3) for sign in signs) + px(3)) / 2
    put_row(image, signs, (x, size[1] - px(108)), px(3))
    box = px(10), size[1] - px(80), size[0] - px(20), px(70)
    draw_figures(image, card, box, px(52))
    for element, (left, wide) in zip(("attack", "health"), _halves(box[0], box[2]), strict=True):
        if element in glued:
            frame = outline((wide, box[3]), box[3] // 5, px(7))
            image.alpha_composite(solid(frame, GLUED), (left, box[1]))
    return image


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


def _draw_name(
    image: Image.Image, name: str, box: tuple[float, int, int, int], large: int, ink: Colour
) -> None:
    """Draw the name in a box (x, y, width, height).

    It is on one line with `large` letters if it fits, else on two lines if their letters are
    larger.
    """
    x, top, space, high = box
    middle = x + space / 2
    small = min(round(high * 0.5), round(large * 0.86))
    lines = halved(name, max(small, round(large * 0.76)), space)
    if len(lines) == 1:
        put(image, label(name, large, ink, "bold", space), (middle, top + high / 2))
        return
    for line, y in zip(lines, (top + high * 0.23, top + high * 0.79), strict=True):
        put(image, label(line, small, ink, "bold", space), (middle, y))


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


@shared(96)
def tile(
    card: Card,
    size: tuple[int, int],
    *,
    language: str,
    dimmed: bool = False,
    cost: int | None = None,
) -> Image.Image:
    """Draw a small card (RGBA): cost, emblem, signs and figures, with the name below.

    It is designed for a width of about 1.8 times the height. A `cost` below the printed one is
    green.
    """
    if dimmed:
        return dimmed_image(tile(card, size, language=language))
    look, (wide, high) = _look(card), size
    edge, top = high // 30, high // 2
    image = framed(card, size, edge, high // 9, look.ground)
    disc_size = high * 36 // 100
    art = wide // 2 - edge - disc_size // 2, top - edge
    image.paste(paint_scene(card, art), (edge + disc_size // 2, edge), rounded(art, high // 12))
    due = card.cost if cost is None else cost
    disc = mana_disc(due, disc_size, reduced=due < card.cost)
    put(image, disc, (edge + disc_size / 2 + 1, edge + art[1] / 2))
    left, space = wide // 2 + 2, wide // 2 - edge - 5
    row = top // 2
    x = left
    for sign in _signs(card, row - 4, space):
        put_left(image, sign, (x, edge + row / 2 + 1))
        x += sign.width + 3
    draw_figures(image, card, (left, edge + row, space, row), high * 19 // 100)
    large, y = high * 23 // 100, edge + 2 * row + 2
    box = edge + 4, y, wide - 2 * edge - 8, high - edge - 2 - y
    _draw_name(image, card.name(language), box, large, look.text)
    return image


@shared(64)
def slip(card: Card, size: tuple[int, int], *, language: str) -> Image.Image:
    """Draw a card as a slip (RGBA): cost and name."""
    look, high = _look(card), size[1]
    image = framed(card, size, high // 16, high // 5, look.ground)
    put(image, mana_disc(card.cost, high * 72 // 100), (high * 0.45, high / 2))
    left, edge = high * 78 // 100, high // 16
    box = left + edge, edge, size[0] - left - 3 * edge, high - 2 * edge
    _draw_name(image, card.name(language), box, high * 49 // 100, look.text)
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


@shared(32)
def stronghold(
    side: Literal["bastion", "fort"], size: tuple[int, int], *, seat: Seat = "A"
) -> Image.Image:
    """Draw the stronghold's card in the colours of its seat (RGBA)."""
    colours = SEAT_COLOURS[seat]
    look = _Look(colours.main, colours.dark, PAPER, MIST, SLATE)
    unit = min(size[0] / MINIATURE_SIZE[0], size[1] / MINIATURE_SIZE[1])
    image = _sheet(size, round(6 * unit), round(20 * unit), look)
    drawing = castle(seat, side == "bastion", round(216 * unit))
    put(image, drawing, (size[0] / 2, size[1] / 2))
    return image
