"""A creature on the board: emblem, name, attack, health, abilities, and what happens to it.

The body is drawn once for each look and size; marks of events are drawn on top.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache, partial

from PIL import Image

from engine.clash.abilities import BY_ID, Ability
from engine.clash.cards import Card
from engine.clash.view import CreatureView
from engine.core import record
from images.arrows import damage_burst
from images.canvas import lay, light_up, put, put_row, row_width
from images.clash.ability_icons import SIGNS, ability_icon, aura_icon
from images.clash.badges import order_badge, round_badge, shield, used_up
from images.clash.card import ATTACK_GROUND, HEALTH_GROUND, UNKNOWN_DAMAGE, mana_disc
from images.clash.emblems import scene
from images.clash.field import Box, glow
from images.clash.marks import CreatureMarks
from images.health import HURT, LEAST, PALE
from images.icons import icon
from images.layout import hatch
from images.pressed import Pressed, pressed
from images.shapes import blend, faded, ringed, rounded, solid
from images.shared import shared
from images.text import cut, halved, label, number
from images.theme import CRIMSON, GOLD, INK, NIGHT, PAPER, SEAT_COLOURS, Colour

FRAME = 5
RADIUS = 14
_BODIES = 768
"""Number of cached bodies, about 20 KiB each."""
_BROAD = 170
"""Width from which a creature has its figures next to its art, and its name below both."""
_NAMELESS, _LEGIBLE = 74, 100
"""Narrower creatures have no name, or one in small letters."""
_SQUEEZED, _NARROWEST = 0.72, 0.6
"""A name is drawn narrower, down to these parts of its width, before it gets a second line, and
before it is cut.
"""
_TALL = 170
"""Height from which the name of a creature that isn't broad may have a second line."""
_FIGURES, _STATE = 80, 40
"""Widths of the columns at the sides of a broad creature: figures, and badges of its state."""
_LOW, _LOW_NAME, _LOW_FIGURES = 100, 36, 112
"""A lower creature is a strip: it has its figures side by side next to its art, and below them a
name of this height.
"""
_LEAST_ART = 24
"""A strip with less space for its art has none."""
_SIGN, _LEAST_SIGN = 40, 10
"""Sides of signs: usual, and least. There are none in creatures too narrow for them."""
_DIGITS, _APART = 40, 2
"""Height of a figure, and its distance from what is next to it."""
_MOST_CAPTIVES = 3
"""Most cards under a creature that are shown one by one."""
_CELL, _BARS = 68, 16
"""Height of captives below high art, and the distance of the bars in front of them."""
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
    size = width - 2 * FRAME, height - 2 * FRAME
    states = _states_of(creature, marks, up=up)[: 1 if size[1] < _LOW else None]
    known = replace(creature, attack_order=None)  # the order is a badge
    layout = _layout(known, len(states) > 0, size, language)
    body = _body(known, _health_of(creature, marks), layout, size).image()
    if marks.falls:
        body = _fallen(body)
    _light_up(canvas, creature, marks, box)
    lay(canvas, body, (left, top))
    edge = FRAME if layout.depth > _STATE else 0
    side = min(layout.state, (layout.depth + FRAME - edge) // max(len(states), 1))
    for place, draw in enumerate(states):
        middle = left + FRAME + layout.state / 2, top + edge + (place + 0.5) * side
        put(canvas, draw(side), middle)
    start, space = layout.emblem
    _draw_blows(canvas, marks, (left + FRAME + start, top + FRAME, space, layout.depth))


def _light_up(canvas: Image.Image, creature: CreatureView, marks: CreatureMarks, box: Box) -> None:
    """Draw light around a creature that is new, acts, or has to be destroyed."""
    left, top, width, height = box
    edge = glow(width)
    colour = SEAT_COLOURS[creature.owner].bright if marks.deed else None
    colour = CRIMSON if marks.wanted else GOLD if marks.fresh else colour
    if colour is not None:
        light_up(canvas, (left, top), (width, height), edge, RADIUS + edge - 1, colour)


def legible_boxes(
    creature: CreatureView, marks: CreatureMarks, box: Box, language: str
) -> Iterator[Box]:
    """Yield the boxes that have to stay legible below an arrow.

    They are relative to the same origin as the creature's box: its name and figures, its signs, the
    badges of its state, and blows.
    """
    left, top, width, height = box
    states = _states_of(creature, marks, up=True)
    known = replace(creature, attack_order=None)
    layout = _layout(known, len(states) > 0, (width - 2 * FRAME, height - 2 * FRAME), language)
    depth = FRAME + layout.depth
    yield left, top + depth, width, height - depth
    start, space = layout.emblem
    start += FRAME
    if states:
        yield left, top, FRAME + layout.state, depth
    yield left + start + space, top, width - start - space, depth
    if marks.shields or (marks.damage and not marks.falls):
        yield left + start, top + FRAME, space, layout.depth


def _health_of(creature: CreatureView, marks: CreatureMarks) -> tuple[int, int]:
    """Return the health before the marked blows, and after them."""
    left = creature.health_left
    if marks.coming:
        return left, max(left - marks.damage, 0)
    return left + marks.damage, left


def _states_of(
    creature: CreatureView, marks: CreatureMarks, *, up: bool
) -> list[Callable[[int], Image.Image]]:
    """Return what draws the badges of its state in squares of a size, from the top.

    They are its deed or its place in the order of attacks, its cost, that it has to be destroyed,
    and that it is asleep.
    """
    colour = SEAT_COLOURS[creature.owner].bright
    states: list[Callable[[int], Image.Image]] = []
    if marks.deed:
        states.append(lambda side: round_badge(marks.deed, side, colour, INK))
    elif creature.attack_order is not None:
        order = creature.attack_order
        states.append(lambda side: order_badge(order, up, side, GOLD))
    if marks.priced:
        states.append(lambda side: mana_disc(creature.card.cost, side))
    if marks.wanted:
        states.append(lambda side: round_badge(WANTED, side, CRIMSON, PAPER))
    if is_asleep(creature):
        states.append(lambda side: round_badge("sleep", side, PAPER, INK))
    return states


def is_asleep(creature: CreatureView) -> bool:
    """Return whether it can't attack: it entered this turn without Rage (clash-of-decks.md 6.2)."""
    return creature.entered_this_turn and _RAGE not in creature.abilities + creature.borrowed


@lru_cache(maxsize=_BODIES)
def _body(
    creature: CreatureView,
    health: tuple[int, int],
    layout: _Layout,
    size: tuple[int, int],
) -> Pressed:
    """Return the creature without the marks of events; `health` is before and after blows.

    `size` is that inside its frame.
    """
    whole = size[0] + 2 * FRAME, size[1] + 2 * FRAME
    image = solid(rounded(whole, RADIUS), SEAT_COLOURS[creature.owner].main)
    face = _face(creature, health, layout, size)
    image.paste(face, (FRAME, FRAME), rounded(size, RADIUS - FRAME))
    return pressed(image)


def _fallen(body: Image.Image) -> Image.Image:
    grey = faded(body, 1, 0.45, INK)
    side = min(body.width, body.height) * 3 // 5
    put(grey, icon("skull", side, PAPER), (body.width / 2, body.height * 0.4))
    return grey


@record
class _Layout:
    """Sizes inside a creature, from the left: badges of its state, art, and figures.

    The art is `art` wide and `depth` high. At its right edge is a rail with signs, in columns from
    the top; the emblem is to the left of it, above captives in `cells` of this height. The name is
    below. A creature that is neither broad nor a strip has its figures below its name, `figures`
    high.
    """

    state: int
    art: int
    depth: int
    rail: int
    sign: int
    lines: tuple[str, ...]
    letters: int
    figures: int
    cells: int

    @property
    def emblem(self) -> tuple[int, int]:
        """Return the left end and the width of the emblem, or of the badge in its place."""
        return (self.state, self.art - self.rail) if self.art else (0, self.state)


@lru_cache(maxsize=256)
def _layout(
    creature: CreatureView, has_state: bool, size: tuple[int, int], language: str
) -> _Layout:
    width, height = size
    lines, letters = _name(creature, size, language)
    low, broad = height < _LOW, width >= _BROAD
    beside = _FIGURES if broad else 0
    figures = 0 if broad else min(54, height * 27 // 100)
    depth = height - figures - len(lines) * (letters * 5 // 4) - (4 if lines else 0)
    state = min(_STATE, width * 3 // 10) if has_state else 0
    if low:
        beside = min(_LOW_FIGURES, width - _STATE) if lines else 0
        figures = 0 if lines else _LOW_NAME
        depth, state = height - _LOW_NAME, min(_STATE, width) if has_state else 0
    art = width - state - beside
    art = 0 if low and art < _LEAST_ART else art
    cells = _CELL if creature.shackled and depth >= 2 * _CELL else 0
    count = len(_signs_of(creature, in_cells=cells > 0))
    space = art - depth if low else art * (11 if creature.symbiote is None else 9) // 20
    sizes = [
        (min(_SIGN, depth // -(-count // columns) - 2, space // columns - 2), -columns)
        for columns in range(1, count + 1)
    ]
    sign, columns = max([(0, 0), *(each for each in sizes if each[0] >= _LEAST_SIGN)])
    return _Layout(state, art, depth, -columns * (sign + 2), sign, lines, letters, figures, cells)


def _face(
    creature: CreatureView, health: tuple[int, int], layout: _Layout, size: tuple[int, int]
) -> Image.Image:
    width, height = size
    ground = SEAT_COLOURS[creature.owner].dark
    face = Image.new("RGB", size, ground)
    hatch(face, creature.owner, (0, 0), size, 1, ground)
    if layout.art:
        face.paste(_art(creature, layout), (layout.state, 0))
    _draw_signs(face, creature, layout)
    _draw_name(face, creature, layout)
    left, bottom = layout.state + layout.art, layout.depth
    half, middle = bottom // 2, left + (width - left) * (4 if width >= _BROAD else 5) // 10
    boxes: tuple[Box, Box] = (left, 0, width, half), (left, half, width, bottom)
    if layout.figures:
        top, middle = height - layout.figures, width // 2
        boxes = (0, top, middle, height), (middle, top, width, height)
    elif height < _LOW:
        boxes = (left, 0, middle, bottom), (middle, 0, width, bottom)
    _draw_figures(face, creature, health, *boxes)
    return face


def _art(creature: CreatureView, layout: _Layout) -> Image.Image:
    """Draw the emblem to the left of the rail; that of a symbiote is next to it or below it."""
    free, depth = layout.art - layout.rail, layout.depth - layout.cells
    has_room = depth > _STATE or free >= 2 * depth
    cards = [creature.card, *([creature.symbiote] if creature.symbiote and has_room else [])]
    art = Image.new("RGB", (layout.art, layout.depth))
    below = len(cards) > 1 and free < depth
    share = free if below else free // len(cards)
    high = depth // len(cards) if below else depth
    side = max(min(high, share) - 8 * (depth > _STATE), 8)
    for place, card in enumerate(cards):
        corner = (0, place * high) if below else (place * share, 0)
        size = layout.art - corner[0], high
        art.paste(scene(card, size, side, (share / 2, high * 0.48)), corner)
    if layout.cells:
        art.paste(_cells(creature.shackled, (layout.art, layout.cells), free), (0, depth))
    if is_asleep(creature):
        art = Image.blend(art, Image.new("RGB", art.size, NIGHT), 0.4)
    return art


def _cells(captives: Sequence[Card], size: tuple[int, int], free: int) -> Image.Image:
    """Draw captives behind bars, side by side in the `free` left part, and handcuffs."""
    cells = Image.new("RGB", size, INK)
    seen = captives[:_MOST_CAPTIVES]
    wide = free // len(seen)
    for place, card in enumerate(seen):
        cells.paste(scene(card, (wide - 2, size[1] - 2)), (place * wide, 2))
    for x in range(_BARS // 2, free - 2, _BARS):
        cells.paste(INK, (x, 0, x + 3, size[1]))
    put(cells, _cuffs(len(captives), 28), (16, size[1] - 16))
    return cells


def _draw_name(face: Image.Image, creature: CreatureView, layout: _Layout) -> None:
    step = (face.height - layout.figures - layout.depth) / max(len(layout.lines), 1)
    for row, words in enumerate(layout.lines):
        crowned = creature.champion and row == 0
        space = face.width - 6 - (layout.letters + 4 if crowned else 0)
        name = _narrowed(words, layout.letters, space)
        x, y = face.width / 2, layout.depth + step * (row + 0.5)
        if crowned:
            sign = icon("crown", layout.letters, GOLD)
            put(face, sign, (x - name.width / 2 - 2, y))
            x += layout.letters / 2
        put(face, name, (x, y))


def _narrowed(name: str, letters: int, space: int) -> Image.Image:
    """Draw a name in letters of this size (RGBA), narrower if it is long, and cut last."""
    words = label(cut(name, letters, "bold", int(space / _NARROWEST)), letters, PAPER)
    return words.resize((min(words.width, space), words.height))


def _name(
    creature: CreatureView, size: tuple[int, int], language: str
) -> tuple[tuple[str, ...], int]:
    """Return the lines of its name and their font size.

    The last line of a pair is the name of its symbiote, if the creature is high enough.
    """
    width, height = size
    low, broad = height < _LOW, width >= _BROAD
    if width < (_LEGIBLE if low else _NAMELESS):
        return (), 0
    letters = 34 if broad or low else 33 if width >= _LEGIBLE else 20
    name = creature.card.name(language)
    if creature.symbiote is not None:
        pair = (name, f"+ {creature.symbiote.name(language)}")
        return pair if height >= _TALL else pair[:1], letters
    if low or (height < _TALL and not broad):
        return (name,), letters
    return tuple(halved(name, letters, int((width - 6) / _SQUEEZED), "bold")), letters


def _draw_figures(
    face: Image.Image, creature: CreatureView, health: tuple[int, int], one: Box, other: Box
) -> None:
    """Draw the attack in one box (left, top, right, bottom), the health in the other.

    The health of a hurt creature is dark on pale, with a broken heart and the full health. During a
    blow, the health before and after it is shown.
    """
    before, left = health
    hurt = left < max(creature.health, before)
    ink, ground = (HURT, PALE) if hurt else (PAPER, HEALTH_GROUND)
    face.paste(ATTACK_GROUND, one)
    face.paste(ground, other)
    blow = UNKNOWN_DAMAGE if creature.attack is None else str(creature.attack)
    _draw_figure(face, "sword", blow, "", PAPER, one)
    if left < before:
        _draw_figure(face, "arrow-right-thick", str(left), str(before), ink, other, first=True)
    elif hurt:
        _draw_figure(face, "heart-broken", str(left), f"/{creature.health}", ink, other)
    else:
        _draw_figure(face, "heart", str(left), "", ink, other)


def _draw_figure(
    face: Image.Image,
    symbol: str,
    figure: str,
    small: str,
    ink: Colour,
    box: Box,
    *,
    first: bool = False,
) -> None:
    """Draw a figure in a box with a sign and a small figure, as large as fits.

    The small figure is behind the other, or `first` and before the sign. The sign, then the small
    figure is left out if the figure would get too small.
    """
    left, top, right, bottom = box
    wide, high = right - left - 4, bottom - top
    quiet = ink if small else blend(ink, INK, 0.25)
    digits = min(_DIGITS, high - 1)
    for has_sign, has_small in ((True, bool(small)), (False, bool(small)), (False, False)):
        for size in range(digits, min(LEAST, digits) - 1, -1):
            beside = (
                [number(small, max(size * 3 // 5, min(LEAST, high - 10)), ink)] if has_small else []
            )
            row = [icon(symbol, max(size * 3 // 5, 14), quiet)] if has_sign else []
            row.append(number(figure, size, ink))
            row = [*beside, *row] if first else [*row, *beside]
            if row_width(row, _APART) <= wide:
                x = (left + right - row_width(row, _APART)) / 2
                put_row(face, row, (x, (top + bottom) / 2), _APART)
                return
    put(face, number(figure, digits, ink, max_width=wide), ((left + right) / 2, (top + bottom) / 2))


def _draw_signs(face: Image.Image, creature: CreatureView, layout: _Layout) -> None:
    """Draw its signs on the rail, from the top of each column."""
    size, signs = layout.sign, _signs_of(creature, in_cells=layout.cells > 0)
    if not size:
        return
    columns = layout.rail // (size + 2)
    rows = -(-len(signs) // columns)
    right = layout.state + layout.art
    for place, draw in enumerate(signs):
        column, row = divmod(place, rows)
        x = right - layout.rail + column * (size + 2) + size / 2
        high = min(rows, len(signs) - column * rows) * (size + 2)
        put(face, draw(size), (x, (layout.depth - high) / 2 + row * (size + 2) + size / 2 + 1))


def _signs_of(creature: CreatureView, *, in_cells: bool) -> list[Callable[[int], Image.Image]]:
    """Return what draws its signs in squares of a size: captives, abilities, auras.

    Borrowed abilities have a golden edge, auras that it gives a golden ring. Captives have no signs
    if they are drawn `in_cells`.
    """
    signs: list[Callable[[int], Image.Image]] = []
    if creature.shackled and not in_cells:
        signs.append(lambda side: _cuffs(len(creature.shackled), side))
        signs += [partial(_captive, card) for card in creature.shackled[:_MOST_CAPTIVES]]
    used = _PROTECTION if creature.protection_used else None
    for abilities, borrowed in ((_own_abilities(creature), False), (creature.borrowed, True)):
        for ability in abilities:
            draw = used_up if ability is used else ability_icon
            signs.append(partial(draw, ability.id, borrowed=borrowed))
    return [*signs, *(partial(aura_icon, aura.id) for aura in creature.auras)]


def _own_abilities(creature: CreatureView) -> list[Ability]:
    """Return its own abilities that have a sign: all but the Symbiote of a pair."""
    return [
        ability
        for ability in creature.abilities
        if not (creature.symbiote and ability is _SYMBIOTE)
    ]


@shared(16)
def _cuffs(count: int, side: int) -> Image.Image:
    """Draw the sign of cards under a creature: handcuffs, or their number if not all are shown."""
    if count <= _MOST_CAPTIVES:
        return ringed(side, 2, PAPER, INK, icon(SIGNS["shackle"].icon, side * 6 // 10, PAPER))
    return ringed(side, 2, PAPER, INK, number(str(count), side // 2, PAPER))


@shared(64)
def _captive(card: Card, side: int) -> Image.Image:
    image = solid(rounded((side, side), 8), PAPER)
    image.paste(scene(card, (side - 6, side - 6)), (3, 3), rounded((side - 6, side - 6), 6))
    return image


def _draw_blows(canvas: Image.Image, marks: CreatureMarks, box: Box) -> None:
    """Draw damage as a burst with the amount, and shielded blows as a shield, over the emblem."""
    left, top, width, height = box
    hurt = marks.damage and not marks.falls
    size = min(96, width + 12, height + 2 * FRAME)
    if hurt and marks.shields:
        size = min(size, width * 5 // 9)
    blows = []
    if hurt:
        blows.append(damage_burst(marks.damage, size))
    if marks.shields:
        blows.append(shield(marks.shields, size))
    x, y = left + width / 2, top + height / 2
    x -= (len(blows) - 1) * size * 0.4
    for blow in blows:
        put(canvas, blow, (x, y))
        x += size * 0.8
