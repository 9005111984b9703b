"""A side: its mages with the sizes of their hands, its energy and gems, its rules in force.

It is drawn once for everything it shows. The mages are at the outer edge, energy and gems next to
the altars.
"""

from __future__ import annotations

from PIL import Image

from engine.bald_mountain.effects import Resource
from engine.bald_mountain.seating import side_of
from engine.bald_mountain.view import MageView, MountainView, RuleInForce
from engine.core import SEATS, record
from images.bald_mountain.colours import DUSK, SIDES
from images.bald_mountain.field import MARGIN, SIDE
from images.bald_mountain.marks import Marks
from images.bald_mountain.signs import SIGNS, sign
from images.canvas import fill, put, put_left, put_row
from images.health import HURT, PALE
from images.icons import icon
from images.layout import WIDTH
from images.picture import Names
from images.shapes import blend, bordered, disc, outline, rounded, solid
from images.shared import shared
from images.text import label, number
from images.theme import CRIMSON, GOLD, INK, LEAF, PAPER, Colour

FULL: dict[Resource, int] = {"energy": 10, "gems": 15}
"""Number of places for each: the energy at the start, and the gems needed to win."""
_STONES: dict[Resource, tuple[int, float]] = {"energy": (46, 44), "gems": (33, 29)}
"""Size of each sign, and the distance from one to the next."""
_ROW = 62
_LOW = 3
"""Energy at which a side is in danger, and the number of missing gems that is marked as close to a
win."""


@record
class MageSpec:
    """What is visible of a mage.

    `more` is the change of the hand, `actions` the number left in their turn.
    """

    name: str
    size: int
    more: int
    acts: bool
    actions: int
    asked: bool


@record
class SideSpec:
    """Everything that the picture of a side shows.

    `changes` are those of energy and gems; `rules` are kinds with their sum or number, and whether
    one has just begun.
    """

    side: int
    lower: bool
    energy: int
    gems: int
    changes: tuple[int, int]
    mages: tuple[MageSpec, ...]
    rules: tuple[tuple[str, int, bool], ...]
    struck: bool
    won: bool


def spec_of(view: MountainView, side: int, names: Names, marks: Marks, *, lower: bool) -> SideSpec:
    """Collect what is visible of a side."""
    counted = view.sides[side]
    mages = [mage for mage in view.mages if mage.side == side]
    over = view.outcome
    return SideSpec(
        side,
        lower,
        counted.energy,
        counted.gems,
        (marks.changes.get((side, "energy"), 0), marks.changes.get((side, "gems"), 0)),
        tuple([_mage(view, mage, names[mage.seat], marks) for mage in mages]),
        _rules(view.rules, side, marks),
        marks.attack is not None and marks.attack[1] == side,
        any(side_of(SEATS.index(seat)) == side for seat in over.winners) if over else False,
    )


def _mage(view: MountainView, mage: MageView, name: str, marks: Marks) -> MageSpec:
    over = view.outcome is not None
    asked = view.question is not None and mage.seat in view.to_act and mage.seat != view.active
    more = marks.hands.get(mage.seat, 0)
    acts = mage.seat == view.active and not over
    actions = view.actions if acts and view.step == "actions" else 0
    return MageSpec(name, mage.size, more, acts, actions, asked)


def _rules(
    rules: tuple[RuleInForce, ...], side: int, marks: Marks
) -> tuple[tuple[str, int, bool], ...]:
    """Add up equal rules (bald-mountain.md, Ruling 31)."""
    sums: dict[str, int] = {}
    for rule in rules:
        if rule.side == side:
            sums[rule.kind] = sums.get(rule.kind, 0) + (rule.n or 1)
    return tuple([(kind, n, (side, kind) in marks.rules) for kind, n in sums.items()])


@shared(24)
def side_picture(seen: SideSpec) -> Image.Image:
    """Draw the side over the whole width (RGB), `SIDE` high."""
    colours, acts = SIDES[seen.side], any(mage.acts for mage in seen.mages)
    quiet = colours.main if acts else None
    light = CRIMSON if seen.struck else GOLD if seen.won else quiet
    shade = blend(colours.dark, *((colours.main, 0.2) if acts else (DUSK, 0.45)))
    image = _ground(shade, light).copy()
    rows = (8, 68, 128) if not seen.lower else (130, 10, 70)
    _draw_mages(image, seen, rows[0])
    _draw_counted(image, seen, "energy", rows[1] + _ROW // 2)
    _draw_counted(image, seen, "gems", rows[2] + _ROW // 2)
    _draw_rules(image, seen, rows[1], rows[2])
    return image


@shared(8)
def _ground(colour: Colour, light: Colour | None) -> Image.Image:
    image = Image.new("RGB", (WIDTH, SIDE), DUSK)
    fill(image, (4, 4), rounded((WIDTH - 8, SIDE - 8), 20), colour)
    if light is not None:
        fill(image, (4, 4), outline((WIDTH - 8, SIDE - 8), 20, 6), light)
    return image


def _draw_mages(image: Image.Image, seen: SideSpec, top: int) -> None:
    colours = SIDES[seen.side]
    middle = top + _ROW // 2
    put(image, solid(disc(54), colours.main), (MARGIN + 34, middle))
    put(image, icon(colours.sign, 36, colours.ink), (MARGIN + 34, middle))
    left = MARGIN + 72
    space = (WIDTH - MARGIN - left) // len(seen.mages)
    for place, mage in enumerate(seen.mages):
        _draw_mage(image, seen, mage, (left + place * space, middle, space - 12))


def _draw_mage(
    image: Image.Image, seen: SideSpec, mage: MageSpec, place: tuple[int, int, int]
) -> None:
    left, middle, space = place
    colours = SIDES[seen.side]
    ink = colours.bright
    if mage.acts:
        mask = rounded((space, _ROW - 8), 16)
        fill(image, (left, middle - _ROW // 2 + 4), mask, colours.main)
        ink = colours.ink
    if mage.asked:
        mask = outline((space, _ROW - 8), 16, 5)
        fill(image, (left, middle - _ROW // 2 + 4), mask, GOLD)
    parts = [icon("cards", 40, ink), number(str(mage.size), 32, ink)]
    if mage.asked:
        parts.append(icon("help-circle", 42, GOLD))
    if mage.more:
        parts.append(change_picture(mage.more, 48))
    if mage.actions:
        parts.insert(0, _hourglasses(mage.actions))
    x = left + space - 16 - sum(part.width + 8 for part in parts) + 8
    put_left(image, label(mage.name, 36, ink, "black", x - left - 28), (left + 14, middle))
    put_row(image, parts, (x, middle), 8)


@shared(8)
def _hourglasses(actions: int) -> Image.Image:
    shown, side = min(actions, 3 if actions < 4 else 1), 46
    more = 34 if actions > shown else 0
    image = solid(rounded((shown * side + more + 8, side), side // 2), INK)
    for place in range(shown):
        put(image, sign("actions", 36), (4 + (place + 0.5) * side, side / 2))
    if more:
        figure = number(str(actions), 28, GOLD)
        put(image, figure, (image.width - 24, side / 2))
    return image


def _draw_counted(image: Image.Image, seen: SideSpec, what: Resource, middle: int) -> None:
    n = seen.energy if what == "energy" else seen.gems
    change = seen.changes[0 if what == "energy" else 1]
    size, step = _STONES[what]
    before, places = n - change, max(n, FULL[what])
    if places > FULL[what]:
        step = FULL[what] * step / places
        size = min(size, round(step * 1.7))
    for place in range(places):
        middle_of = 28 + place * step + step / 2, middle
        changed = min(before, n) <= place < max(before, n)
        if changed:
            halo = solid(disc(size - 2), LEAF if change > 0 else CRIMSON)
            put(image, halo, middle_of)
        put(image, sign(what, size, faint=place >= n), middle_of)
    danger = n <= _LOW if what == "energy" else n >= FULL[what] - _LOW
    ink, ground = ((HURT, PALE) if what == "energy" else (INK, GOLD)) if danger else (PAPER, None)
    x, figure = 478, number(str(n), 38, ink)
    if ground is not None:
        fill(image, (x - 9, middle - 27), rounded((figure.width + 18, 54), 14), ground)
    put_left(image, figure, (x, middle))
    x += figure.width + 10
    if what == "gems":
        of = label(f"/ {FULL[what]}", 34, SIDES[seen.side].bright, "bold")
        put_left(image, of, (x, middle + 4))
        x += of.width + 10
    if change:
        put_left(image, change_picture(change, 52), (x, middle))


@shared(64)
def change_picture(n: int, height: int) -> Image.Image:
    """Draw a change of a number: green or red (RGBA)."""
    figure = number(f"+{n}" if n > 0 else f"−{-n}", height * 2 // 3, PAPER)
    ground = blend(LEAF, INK, 0.45) if n > 0 else CRIMSON
    image = solid(rounded((figure.width + height * 2 // 5, height), height // 3), ground)
    put(image, figure, (image.width / 2, height / 2))
    return image


def _draw_rules(image: Image.Image, seen: SideSpec, first: int, second: int) -> None:
    if not seen.rules:
        return
    across = (len(seen.rules) + 1) // 2 if len(seen.rules) > 3 else len(seen.rules)
    space = (WIDTH - MARGIN - 694) // max(across, 3)
    for place, rule in enumerate(seen.rules):
        row, column = divmod(place, across)
        y = (first if row == 0 else second) + _ROW // 2
        if len(seen.rules) <= 3:
            y = (first + second) // 2 + _ROW // 2
        drawn = rule_badge(*rule, min(space - 4, 92))
        x = WIDTH - MARGIN - 8 - (across - column) * space + space / 2
        put(image, drawn, (x, y))


@shared(64)
def rule_badge(kind: str, n: int, fresh: bool, width: int) -> Image.Image:
    """Draw a rule in force (RGBA): its sign, and its number if it is above 1 or part of the
    rule.
    """
    colour = SIGNS[kind].colour
    image = bordered((width, 56), (16, 13), 4, PAPER if fresh else colour, INK)
    numbered = kind in ("edge", "ward", "toll") or n > 1
    size = 38 if width > 76 else 34
    off = size * 0.42 if numbered else 0
    put(image, sign(kind, size), (width / 2 - off, 28))
    if numbered:
        figure = number(str(n), size * 7 // 10, PAPER)
        put(image, figure, (width / 2 + size * 0.52, 28))
    return image
