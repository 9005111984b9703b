"""An altar: a stone table with its top card near the side that it faces, and the cards below it.

An altar is drawn once for everything it shows, so only altars that changed are drawn again.
"""

from __future__ import annotations

from PIL import Image

from engine.bald_mountain.cards import ALTARS as COLOURS
from engine.bald_mountain.cards import Card
from engine.bald_mountain.view import Laid, MountainView
from engine.core import record
from images.bald_mountain.card import miniature
from images.bald_mountain.colours import SIDES, STONE, TINCTURES
from images.bald_mountain.emblems import scene
from images.bald_mountain.field import (
    ALTAR,
    CARD,
    PILE,
    TAB,
    Field,
    Towards,
    altar_corner,
    card_box,
    emblem_middle,
    pile_top,
    tab_top,
)
from images.bald_mountain.marks import Marks
from images.bald_mountain.night import night
from images.bald_mountain.signs import sign
from images.canvas import fill, lay, put, put_left
from images.icons import icon
from images.shapes import blend, outline, polygon, ringed, rounded, solid
from images.shared import shared
from images.text import label, number
from images.theme import GOLD, INK, MIST, PAPER

_PALE = 130
"""Side of a card that was removed."""
_GLOW = 6
"""Width of the light around a card."""


@record
class AltarSpec:
    """Everything that the picture of an altar shows.

    `light` is `acts` (the effect of the top card is being resolved), `ready` (the viewer can
    activate it), `waits` (a wonder that will fire), `fresh` (it was just put there) or empty;
    `aimed` is the sign of the choice for which it is a candidate. `deed` is the sign of what was
    just done here, `gone` the card that this removed.
    """

    altar: int
    stack: tuple[Laid, ...]
    field: Field
    used: bool
    stilled: bool
    light: str
    aimed: str
    locked: bool
    deed: str
    gone: Card | None
    language: str

    @property
    def towards(self) -> Towards:
        """The direction of the top card; up without one."""
        return self.field.towards(self.stack[0].side) if self.stack else "up"


def spec_of(view: MountainView, altar: int, field: Field, marks: Marks, language: str) -> AltarSpec:
    """Collect what is visible of an altar."""
    top, asked = view.top(altar), view.question
    card = top.card if top is not None else None
    return AltarSpec(
        altar,
        view.altars[altar],
        field,
        card in view.used,
        top is not None and view.is_stilled(top.card, top.side),
        _light(view, card, marks) if card is not None else "",
        asked.aim if asked is not None and card in asked.cards else "",
        view.is_locked(altar),
        *marks.deeds.get(altar, ("", None)),
        language,
    )


def _light(view: MountainView, card: Card, marks: Marks) -> str:
    if card.id in marks.acting or any(each.card is card for each in view.underway):
        return "acts"
    if card.id in marks.fresh:
        return "fresh"
    if card in view.possible:
        return "ready"
    return "waits" if card in view.fires else ""


@shared(48)
def altar_picture(seen: AltarSpec) -> Image.Image:
    """Draw the altar on the night (RGB), of the size `ALTAR`."""
    left, top = altar_corner(seen.altar)
    image = night().crop((left, top, left + ALTAR[0], top + ALTAR[1]))
    image.paste(_slab(seen.altar), (0, 0), rounded(ALTAR, 26))
    if seen.stack:
        _draw_pile(image, seen)
        _draw_top(image, seen)
    else:
        _draw_empty(image, seen)
    if seen.locked:
        _draw_lock(image, seen)
    if seen.deed:
        _draw_deed(image, seen)
    return image


@shared(4)
def _slab(altar: int) -> Image.Image:
    stone = blend(STONE, TINCTURES[COLOURS[altar].id].core, 0.22)
    image = Image.new("RGB", ALTAR, blend(stone, INK, 0.65))
    fill(image, (0, 0), rounded((ALTAR[0], ALTAR[1] - 9), 26), blend(stone, PAPER, 0.35))
    inner = Image.new("RGB", (ALTAR[0] - 6, ALTAR[1] - 14), blend(stone, INK, 0.3))
    image.paste(inner, (3, 5), rounded(inner.size, 23))
    return image


def _draw_empty(image: Image.Image, seen: AltarSpec) -> None:
    colour = COLOURS[seen.altar]
    put(image, _carved(seen.altar, 150), (ALTAR[0] / 2, ALTAR[1] / 2 - 24))
    name = label(colour.name(seen.language), 36, TINCTURES[colour.id].frost, "black", ALTAR[0] - 28)
    put(image, name, (ALTAR[0] / 2, ALTAR[1] - 48))


@shared(8)
def _carved(altar: int, size: int) -> Image.Image:
    """Draw the sign of an altar's colour as carved: dark, with its lower edge lit (RGBA)."""
    colours = TINCTURES[COLOURS[altar].id]
    image = Image.new("RGBA", (size, size + 4), (*STONE, 0))
    for colour, y in ((blend(colours.bright, STONE, 0.5), 4), (blend(colours.night, INK, 0.3), 0)):
        image.alpha_composite(icon(colours.sign, size, colour), (0, y))
    return image


_LIGHTS = {"acts": PAPER, "ready": GOLD, "waits": GOLD, "fresh": PAPER}


def _draw_top(image: Image.Image, seen: AltarSpec) -> None:
    top, towards = seen.stack[0], seen.towards
    colours, tab = SIDES[top.side], tab_top(towards)
    left, y, wide, high = card_box(towards)
    first, last = min(tab, y), max(tab + TAB, y + high)
    edge = wide + 8, last - first + 4
    corner = left - 4, first if towards == "up" else first - 4
    if seen.light:
        light = _LIGHTS[seen.light]
        grown = edge[0] + 2 * _GLOW - 2, edge[1] + 2 * _GLOW
        fill(image, (corner[0] - _GLOW + 1, corner[1] - _GLOW), rounded(grown, 28), light)
    fill(image, corner, rounded(edge, 24), colours.main)
    dimmed = (seen.used or seen.stilled) and seen.light != "acts"
    lay(image, miniature(top.card, CARD, seen.language, dimmed=dimmed), (left, y))
    for off in (-62, 62):
        put(image, arrow(towards, 30, colours.ink), (ALTAR[0] / 2 + off, tab + TAB / 2))
    put(image, icon(colours.sign, 32, colours.ink), (ALTAR[0] / 2, tab + TAB / 2))
    _draw_marks(image, seen, left, y)


@shared(16)
def arrow(towards: Towards, size: int, colour: tuple[int, int, int]) -> Image.Image:
    """Draw a broad arrow up or down in a square (RGBA)."""
    tip, base = (0.08, 0.92) if towards == "up" else (0.92, 0.08)
    neck = 0.52
    points = ((0.5, tip), (1, neck), (0.7, neck), (0.7, base), (0.3, base), (0.3, neck), (0, neck))
    scaled = tuple((x * size, y * size) for x, y in points)
    return solid(polygon((size, size), scaled), colour)


def _draw_marks(image: Image.Image, seen: AltarSpec, left: int, y: int) -> None:
    marks = ("used", seen.used), ("still", seen.stilled), (seen.aimed, bool(seen.aimed))
    x = left + 38
    for name, there in marks:
        if there:
            put(image, badge(name, 60, lit_up=name == seen.aimed), (x, y + CARD[1] - 40))
            x += 66


@shared(32)
def badge(name: str, size: int, *, lit_up: bool = False) -> Image.Image:
    """Draw a sign on a dark disc with an edge (RGBA)."""
    ring = GOLD if lit_up else MIST
    return ringed(size, max(size // 15, 2), ring, INK, sign(name, size * 2 // 3))


def _draw_pile(image: Image.Image, seen: AltarSpec) -> None:
    middle, below = pile_top(seen.towards) + PILE / 2, seen.stack[1:]
    put(image, _carved(seen.altar, 44), (emblem_middle(seen.towards)[0], middle))
    if not below:
        return
    figure = number(str(len(below)), 32, PAPER)
    x = ALTAR[0] - 126 - figure.width
    put(image, icon("layers", 42, PAPER), (x - 34, middle))
    put_left(image, figure, (x, middle))
    side = below[0].side
    colours = SIDES[side]
    chip = solid(rounded((92, 44), 14), colours.main)
    put(chip, icon(colours.sign, 32, colours.ink), (28, 22))
    put(chip, arrow(seen.field.towards(side), 30, colours.ink), (66, 22))
    put(image, chip, (ALTAR[0] - 18 - 46, middle))


def _draw_lock(image: Image.Image, seen: AltarSpec) -> None:
    fill(image, (0, 0), outline(ALTAR, 26, 5), (190, 194, 208))
    middle = pile_top(seen.towards) + PILE / 2 if seen.stack else ALTAR[1] / 2 - 24
    put(image, badge("lock", 50), (ALTAR[0] / 2, middle))


def _draw_deed(image: Image.Image, seen: AltarSpec) -> None:
    """Draw what was just done here over the emblem; a card that was removed is pale."""
    middle = emblem_middle(seen.towards)
    if seen.gone is None:
        put(image, _deed(seen.deed, 100), (middle[0] + 20, middle[1] - 25))
        return
    pale = scene(seen.gone, (_PALE, _PALE)).convert("L").convert("RGB")
    put(image, solid(rounded((_PALE + 12, _PALE + 12), 26), GOLD), middle)
    corner = round(middle[0] - _PALE / 2), round(middle[1] - _PALE / 2)
    image.paste(pale, corner, rounded((_PALE, _PALE), 20))
    put(image, _deed(seen.deed, 84), (middle[0] + _PALE * 0.36, middle[1] - _PALE * 0.36))


@shared(16)
def _deed(name: str, size: int) -> Image.Image:
    return ringed(size, 6, GOLD, INK, sign(name, size * 7 // 11))
