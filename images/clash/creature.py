"""A creature on the board: emblem, name, attack, health, abilities, and what happens to it.

The body is drawn once for each look and size; marks of events are drawn on top.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache

from PIL import Image

from engine.clash.abilities import BY_ID, Ability
from engine.clash.cards import Card
from engine.clash.view import CreatureView
from engine.core import record
from images.canvas import lay, light_up, put, put_row
from images.clash.ability_icons import SIGNS, ability_icon, aura_icon
from images.clash.badges import damage_burst, order_badge, round_badge, shield, used_up
from images.clash.card import UNKNOWN_DAMAGE, mana_disc
from images.clash.emblems import scene
from images.clash.field import Box, glow
from images.clash.marks import CreatureMarks
from images.icons import icon
from images.pressed import Pressed, pressed
from images.shapes import blend, disc, faded, ringed, rounded, solid
from images.shared import shared
from images.text import halved, label, number
from images.theme import CRIMSON, GOLD, INK, LEAF, NIGHT, PAPER, SAND, SEAT_COLOURS, STEEL, Colour

FRAME = 5
RADIUS = 14
_BODIES = 768
"""Number of cached bodies, about 20 KiB each."""
_ROOMY = 70
"""Width from which a figure has its symbol next to it."""
_BROAD = 170
"""Width from which a creature has its figures next to its emblem, and its name below both."""
_NAMELESS = 74
"""Narrower creatures have no name."""
_TALL = 170
"""Height from which a name may have a second line."""
WANTED = "bullseye-arrow"
"""The icon of a goal, and of a creature that has to be destroyed for it."""
_PROTECTION = BY_ID["protection"]
_RAGE = BY_ID["rage"]
_SYMBIOTE = BY_ID["symbiote"]


def draw_creature(
    canvas: Image.Image,
    creature: CreatureView,
    marks: CreatureMarks,
    box: Box,
    *,
    up: bool,
    language: str,
) -> None:
    """Draw a creature and its marks into its box; `up` if its enemies are above it."""
    left, top, width, height = box
    known = replace(creature, attack_order=None)  # the order is drawn in a corner
    body = _body(known, _health(creature, marks), (width, height), language).image()
    if marks.falls:
        body = _fallen(body)
    if marks.deed or marks.fresh or marks.wanted:
        colour = (
            CRIMSON
            if marks.wanted
            else GOLD
            if marks.fresh
            else SEAT_COLOURS[creature.owner].bright
        )
        edge = glow(width)
        light_up(canvas, (left, top), (width, height), edge, RADIUS + edge - 1, colour)
    lay(canvas, body, (left, top))
    inside = _measures(creature, (width - 2 * FRAME, height - 2 * FRAME), language)
    art = left, top, inside.corners, height
    _draw_corners(canvas, creature, marks, art, inside.corner, up=up)
    _draw_blows(canvas, marks, art, inside.emblem)


def legible_boxes(
    creature: CreatureView, marks: CreatureMarks, box: Box, language: str
) -> Iterator[Box]:
    """Yield the boxes that have to stay legible below an arrow.

    They are relative to the same origin as the creature's box: its name and figures, the signs of
    its abilities, the badges in its corners, and blows.
    """
    left, top, width, height = box
    inside = _measures(creature, (width - 2 * FRAME, height - 2 * FRAME), language)
    depth = FRAME + inside.emblem
    yield left, top + depth, width, height - depth
    art = inside.corners
    if art < width:
        yield left + art, top, width - art, depth
    wide, high = _abilities_size(creature, inside.art, inside.sign)
    yield left + FRAME + (inside.art - wide) // 2, top + depth - 2 - high, wide, high
    size = inside.corner
    if creature.shackled or marks.wanted or marks.priced:
        yield left, top, art, size
    elif marks.deed or creature.attack_order is not None:
        yield left, top, size, size
    if is_asleep(creature) or (creature.symbiote is not None and art >= _ROOMY):
        yield left + art - size - 4, top, size + 4, size + 4
    if marks.shields or (marks.damage and not marks.falls):
        yield left, top + FRAME, art, inside.emblem


def _health(creature: CreatureView, marks: CreatureMarks) -> tuple[int, int]:
    """Return the health before the marked blows, and after them."""
    left = creature.health_left
    if marks.coming:
        return left, max(left - marks.damage, 0)
    return left + marks.damage, left


def _draw_corners(
    canvas: Image.Image,
    creature: CreatureView,
    marks: CreatureMarks,
    box: Box,
    size: int,
    *,
    up: bool,
) -> None:
    """Draw the badges in the corners and the cards under the creature.

    At the left are its order or deed, then its cost; at the right that it is asleep, or its
    symbiote; between them the cards under it. They are `size` high, or less if they would not fit.
    """
    left, top, width, _ = box
    size = _corner_size(creature, marks, width, size)
    colour, middle = SEAT_COLOURS[creature.owner].bright, top + size // 2
    start, end = left + 4, left + width - 4
    if marks.deed:
        put(canvas, round_badge(marks.deed, size, colour, INK), (left + size // 2, middle))
        start = left + size
    elif creature.attack_order is not None:
        badge = order_badge(creature.attack_order, up, size, GOLD)
        put(canvas, badge, (left + badge.width // 2, middle))
        start = left + badge.width
    if marks.priced:
        put(canvas, mana_disc(creature.card.cost, size), (start + size // 2, middle))
        start += size
    if is_asleep(creature):
        put(canvas, round_badge("sleep", size, PAPER, INK), (left + width - size // 2, middle))
        end = left + width - size
    elif creature.symbiote is not None and width >= _ROOMY:
        medal = _symbiote(creature.symbiote, size, colour)
        put(canvas, medal, (end - medal.width // 2, middle + 4))
        end -= medal.width
    if marks.wanted:
        put(canvas, round_badge(WANTED, size, CRIMSON, PAPER), ((start + end) / 2, middle))
    elif creature.shackled:
        side = max(min(size - 4, 34, end - start - 4), 6)
        captives = _captives(creature.shackled, side, end - start)
        put(canvas, captives, ((start + end) / 2, middle + 2))


def _corner_size(creature: CreatureView, marks: CreatureMarks, width: int, size: int) -> int:
    """Return the height of the badges in the corners, at most `size`."""
    left_taken, asleep = bool(marks.deed) or creature.attack_order is not None, is_asleep(creature)
    if marks.wanted:
        size = min(size, (width - 8) // 3)
    elif left_taken and asleep:
        size = min(size, width * 2 // 5)
    if marks.priced:
        beside = left_taken, asleep or bool(creature.symbiote), bool(creature.shackled)
        size = min(size, (width - 8) // (1 + sum(beside)))
    return size


def is_asleep(creature: CreatureView) -> bool:
    """Return whether it can't attack: it entered this turn without Rage (clash-of-decks.md 6.2)."""
    return creature.entered_this_turn and _RAGE not in creature.abilities + creature.borrowed


@lru_cache(maxsize=_BODIES)
def _body(
    creature: CreatureView, health: tuple[int, int], size: tuple[int, int], language: str
) -> Pressed:
    """Return the creature without the marks of events; `health` is before and after blows."""
    return pressed(_body_picture(creature, health, size, language))


def _body_picture(
    creature: CreatureView, health: tuple[int, int], size: tuple[int, int], language: str
) -> Image.Image:
    colours = SEAT_COLOURS[creature.owner]
    image = solid(rounded(size, RADIUS), colours.main)
    inner = size[0] - 2 * FRAME, size[1] - 2 * FRAME
    face = _face(creature, health, inner, language)
    image.paste(face, (FRAME, FRAME), rounded(inner, RADIUS - FRAME))
    return image


def _fallen(body: Image.Image) -> Image.Image:
    grey = faded(body, 1, 0.45, INK)
    side = min(body.width, body.height) * 3 // 5
    put(grey, icon("skull", side, PAPER), (body.width / 2, body.height * 0.4))
    return grey


@record
class _Measures:
    """Sizes inside a creature.

    At the top is the emblem, `art` wide; badges in its corners are `corner` high, the signs of
    abilities below them `sign` high. A broad creature has its figures next to the emblem, one above
    the other unless the name has two lines. Others have them below the name, `figures` high.
    """

    art: int
    emblem: int
    corner: int
    sign: int
    lines: tuple[str, ...]
    letters: int
    figures: int

    @property
    def corners(self) -> int:
        """The width of the emblem with the frame."""
        return FRAME + self.art + (FRAME if self.figures else 0)


@lru_cache(maxsize=256)
def _measures(creature: CreatureView, size: tuple[int, int], language: str) -> _Measures:
    width, height = size
    lines, letters = _name(creature, size, language)
    broad = width >= _BROAD
    art = width * (48 if len(lines) < 2 else 40) // 100 if broad else width
    figures = 0 if broad else min(54, height * 27 // 100)
    emblem = height - figures - _names_height(lines, letters)
    lone = not creature.shackled and (creature.symbiote is None or art + 2 * FRAME < _ROOMY)
    corner = min(46, art if lone else art * 2 // 5, emblem * 11 // 20)
    return _Measures(art, emblem, corner, min(38, emblem - corner - 2), lines, letters, figures)


def _names_height(lines: Sequence[str], letters: int) -> int:
    return len(lines) * (letters * 5 // 4) + (4 if lines else 0)


def _face(
    creature: CreatureView, health: tuple[int, int], size: tuple[int, int], language: str
) -> Image.Image:
    width, height = size
    face = Image.new("RGB", size, SEAT_COLOURS[creature.owner].dark)
    measures = _measures(creature, size, language)
    emblem = scene(creature.card, (measures.art, measures.emblem))
    if is_asleep(creature):
        emblem = Image.blend(emblem, Image.new("RGB", emblem.size, NIGHT), 0.4)
    face.paste(emblem)
    _draw_abilities(face, creature, measures)
    _draw_name(face, creature, measures)
    left, bottom = (0, height) if measures.figures else (measures.art, measures.emblem)
    if measures.figures or len(measures.lines) > 1:
        half, top = (left + width) // 2, bottom - (measures.figures or bottom)
        boxes = (left, top, half, bottom), (half, top, width, bottom)
    else:
        half = bottom // 2
        boxes = (left, 0, width, half), (left, half, width, bottom)
    _draw_figures(face, creature, health, *boxes)
    return face


def _draw_name(face: Image.Image, creature: CreatureView, measures: _Measures) -> None:
    step = measures.letters * 5 // 4
    for row, words in enumerate(measures.lines):
        crowned = creature.champion and row == 0
        space = face.width - 6 - (measures.letters + 4 if crowned else 0)
        name = label(words, measures.letters, PAPER, "bold", space)
        x, y = face.width / 2, measures.emblem + 2 + step * (row + 0.5)
        if crowned:
            sign = icon("crown", measures.letters, GOLD)
            put(face, sign, (x - name.width / 2 - 2, y))
            x += measures.letters / 2
        put(face, name, (x, y))


def _name(
    creature: CreatureView, size: tuple[int, int], language: str
) -> tuple[tuple[str, ...], int]:
    """Return the lines of its name and their font size.

    The last line of a pair is the name of its symbiote.
    """
    width, height = size
    if width < _NAMELESS:
        return (), 0
    broad = width >= _BROAD
    letters = 34 if broad else 24 if width >= 140 else 20 if width >= 100 else 17
    name = creature.card.name(language)
    if creature.symbiote is not None:
        return (name, f"+ {creature.symbiote.name(language)}"), letters * 9 // 10
    if height < _TALL and not broad:
        return (name,), letters
    return tuple(halved(name, letters, width - 6, "bold")), letters


def _draw_figures(
    face: Image.Image, creature: CreatureView, health: tuple[int, int], one: Box, other: Box
) -> None:
    """Draw the attack in one box (left, top, right, bottom), the health in the other.

    Health is red if hurt, with the full health next to it. During a blow, the health before and
    after it is shown.
    """
    before, left = health
    hurt, falling = left < creature.health, left < before
    face.paste(blend(STEEL, INK, 0.25), one)
    face.paste(CRIMSON if hurt or falling else blend(LEAF, INK, 0.45), other)
    wide, high = one[2] - one[0], min(box[3] - box[1] for box in (one, other))
    digits = min(42, (wide - 2) * 42 // 34, high * 4 // 5)
    space = wide - 4
    blow = UNKNOWN_DAMAGE if creature.attack is None else str(creature.attack)
    attack = [icon("sword", 26, SAND), number(blow, digits, PAPER, max_width=space)]
    now = number(str(left), digits, PAPER, max_width=space)
    if falling:
        small = number(str(before), digits * 7 // 10, SAND, "bold")
        shown, main = [small, icon("arrow-right-thick", 20, SAND), now], 2
    elif hurt:
        shown, main = [now, number(f"/{creature.health}", digits * 7 // 10, PAPER, "bold")], 0
    else:
        shown, main = [icon("heart", 26, SAND), now], 1
    _draw_row(face, attack, one, main=1)
    _draw_row(face, shown, other, main=main)


def _draw_row(face: Image.Image, parts: list[Image.Image], box: Box, *, main: int) -> None:
    """Draw parts side by side in a box, or only the main one if they don't fit."""
    gap, (left, top, right, bottom) = 3, box
    used = sum(part.width + gap for part in parts) - gap
    if right - left < max(used + 6, _ROOMY):
        parts = [parts[main]]
        used = parts[0].width
    x, middle = (left + right - used) / 2, (top + bottom) / 2
    put_row(face, parts, (x, middle), gap)


def _draw_abilities(face: Image.Image, creature: CreatureView, measures: _Measures) -> None:
    """Draw its abilities, borrowed ones with a golden edge, auras that it gives in a golden ring.

    They are at the bottom of the emblem, in two rows if one would make them tiny.
    """
    bottom, size = measures.emblem - 2, measures.sign
    own = _own_abilities(creature)
    count = len(own) + len(creature.borrowed) + len(creature.auras)
    size, across = _ability_size(count, (measures.art - 6, size), size)
    used = _PROTECTION if creature.protection_used else None
    badges = [
        used_up(ability.id, size, borrowed)
        if ability is used
        else ability_icon(ability.id, size, borrowed=borrowed)
        for abilities, borrowed in ((own, False), (creature.borrowed, True))
        for ability in abilities
    ]
    badges += [aura_icon(aura.id, size + 4) for aura in creature.auras]
    rows = [badges[start : start + across] for start in range(0, count, across)]
    for above, row in enumerate(reversed(rows)):
        x = (measures.art - sum(badge.width + 2 for badge in row) + 2) / 2
        put_row(face, row, (x, bottom - size / 2 - above * (size + 2)), 2)


def _own_abilities(creature: CreatureView) -> list[Ability]:
    """Return its own abilities that have a sign: all but the Symbiote of a pair."""
    return [
        ability
        for ability in creature.abilities
        if not (creature.symbiote and ability is _SYMBIOTE)
    ]


def _abilities_size(creature: CreatureView, width: int, size: int) -> tuple[int, int]:
    """Return the width and height of its signs together, inside a creature of this width."""
    count = len(_own_abilities(creature)) + len(creature.borrowed) + len(creature.auras)
    size, across = _ability_size(count, (width - 6, size), size)
    rows = -(-count // across)
    wide = min(across, count) * (size + 2) + len(creature.auras) * 4
    return min(wide, width), rows * (size + 2) + (2 if creature.auras else 0)


def _ability_size(count: int, space: tuple[int, int], largest: int) -> tuple[int, int]:
    """Return the side of a sign and the number of signs in a row."""
    count = max(count, 1)
    alone = min(largest, space[0] // count - 2)
    if alone * 10 >= largest * 7 or count == 1:
        return alone, count
    across = (count + 1) // 2
    paired = min(largest, space[0] // across - 2, space[1] // 2 - 2)
    return (paired, across) if paired > alone else (max(alone, 8), count)


@shared(64)
def _symbiote(card: Card, size: int, colour: Colour) -> Image.Image:
    medal = ringed(size, 2, INK, colour)
    inner = size - 10
    medal.paste(scene(card, (inner, inner)), (5, 5), disc(inner))
    return medal


@shared(32)
def _captives(cards: tuple[Card, ...], size: int, space: int) -> Image.Image:
    """Draw the shackled cards under a creature: handcuffs and their emblems (RGBA).

    If not all emblems fit, their number replaces the handcuffs.
    """
    shown = cards[: max(space // (size + 2) - 1, 0)]
    image = Image.new("RGBA", ((size + 2) * (len(shown) + 1), size), (*INK, 0))
    put(image, solid(disc(size), INK), (size / 2, size / 2))
    if len(shown) == len(cards):
        cuffs = icon(SIGNS["shackle"].icon, size * 7 // 10, PAPER)
    else:
        cuffs = number(str(len(cards)), size // 2, PAPER, max_width=size - 4)
    put(image, cuffs, (size / 2, size / 2))
    for place, card in enumerate(shown, 1):
        middle = place * (size + 2) + size / 2
        put(image, solid(rounded((size, size), 8), PAPER), (middle, size / 2))
        inner = size - 6
        put(image, scene(card, (inner, inner)).convert("RGBA"), (middle, size / 2))
    return image


def _draw_blows(canvas: Image.Image, marks: CreatureMarks, box: Box, emblem: int) -> None:
    """Draw damage as a burst with the amount, and shielded blows as a shield, over the emblem."""
    left, top, width, _ = box
    hurt = marks.damage and not marks.falls
    size = min(96, width - 4, emblem + 2 * FRAME)
    if hurt and marks.shields:
        size = min(size, width * 5 // 9)
    blows = []
    if hurt:
        blows.append(damage_burst(marks.damage, size))
    if marks.shields:
        blows.append(shield(marks.shields, size))
    x, y = left + width / 2, top + FRAME + emblem / 2
    x -= (len(blows) - 1) * size * 0.4
    for blow in blows:
        put(canvas, blow, (x, y))
        x += size * 0.8
