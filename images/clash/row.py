"""The rows of a board: a kingdom's creatures in one lane, and those it has just lost."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from PIL import Image

from engine.clash.cards import Card
from engine.clash.view import BattleView, CreatureView, PlayerView
from engine.core import Seat, record
from images.canvas import put
from images.clash.champion import crown
from images.clash.creature import draw_creature
from images.clash.emblems import scene
from images.clash.field import Row, ghost_middle, ghost_size, ghosts_spec, glow, stands
from images.clash.marks import CreatureMarks, Ghost, Marks
from images.clash.terrain import land
from images.icons import icon
from images.layout import WIDTH
from images.shapes import disc, faded, solid
from images.strips import Corner, InPieces, Piece
from images.text import number
from images.theme import CRIMSON, INK, MIST, NIGHT, PAPER, SEAT_COLOURS


def creatures_in(player: PlayerView, lane: int) -> tuple[CreatureView, ...]:
    """Return the creatures of a kingdom's lane from the bridge to the rear."""
    return player.lower if lane else player.upper


@record
class RowsSpec(InPieces):
    """Rows side by side, as a strip of a board."""

    rows: tuple[RowSpec, ...]

    def pieces(self) -> Iterator[tuple[Piece, Corner]]:
        """Yield the land of all rows, then the pieces on each."""
        yield _Lands(tuple([shown.land for shown in self.rows])), (0, 0)
        for shown in self.rows:
            x = shown.row.box[0]
            for piece, (left, top) in shown.pieces():
                yield piece, (x + left, top)


@record
class RowSpec:
    """A row without its place on the board. `up`: its attackers attack upwards."""

    row: Row
    up: bool
    creatures: tuple[CreatureView, ...]
    marks: tuple[CreatureMarks, ...]
    ghosts: tuple[Ghost, ...]
    language: str

    @property
    def land(self) -> _Land:
        """The land below all creatures."""
        return _Land(self.row.seat, self.row.height, self.row.up)

    def pieces(self) -> Iterator[tuple[Piece, Corner]]:
        """Yield the creatures of the row, and the destroyed ones at its rear end."""
        if self.ghosts:
            place = replace(self.row, box=(0, 0, *self.row.box[2:]))
            yield _GhostsSpec(place, self.ghosts), (self.row.ghosts, 0)
        boxes = stands(self.row, len(self.creatures), len(self.ghosts))
        for creature, marks, (left, top, width, height) in zip(
            self.creatures, self.marks, boxes, strict=True
        ):
            shown = _CreatureSpec(
                self.land, top, creature, marks, (width, height), self.up, self.language
            )
            yield shown, (left - glow(width), top - glow(width))


@record
class _Land:
    """An empty row. `up`: the river is above it."""

    seat: Seat
    height: int
    up: bool

    def draw(self) -> Image.Image:
        return land(self.seat, self.height, self.up)


@record
class _Lands:
    """The empty rows of a strip."""

    lands: tuple[_Land, ...]

    def draw(self) -> Image.Image:
        drawn = [each.draw() for each in self.lands]
        if len(drawn) == 1:
            return drawn[0]
        image, width = drawn[0].copy(), WIDTH // len(drawn)
        for place, each in enumerate(drawn):
            image.paste(each.crop((0, 0, width, each.height)), (place * width, 0))
            image.paste(NIGHT, (place * width, 0, place * width + 2 * bool(place), each.height))
        return image


@record
class _CreatureSpec:
    """A creature of this size with its marks and the land around it, `top` within the row."""

    land: _Land
    top: int
    creature: CreatureView
    marks: CreatureMarks
    size: tuple[int, int]
    up: bool
    language: str

    def draw(self) -> Image.Image:
        (width, height), edge = self.size, glow(self.size[0])
        top = self.top - edge
        canvas = self.land.draw().crop((0, top, width + 2 * edge, top + height + 2 * edge))
        box = edge, edge, width, height
        draw_creature(canvas, self.creature, self.marks, box, up=self.up, language=self.language)
        return canvas


@record
class _GhostsSpec:
    """The rear end of a row, with the destroyed creatures."""

    row: Row
    ghosts: tuple[Ghost, ...]

    def draw(self) -> Image.Image:
        row, ghosts = self.row, self.ghosts
        ground = land(row.seat, row.height, row.up)
        image = ground.crop((0, 0, row.box[2] - row.ghosts, row.height))
        size = ghost_size(row, len(ghosts))
        seen = ghosts_spec(row, len(ghosts))
        for place, ghost in enumerate(ghosts[:seen]):
            x, y = ghost_middle(row, place, len(ghosts))
            middle = x - row.ghosts, y
            _draw_ghost(image, ghost, middle, size)
            if place == seen - 1 < len(ghosts) - 1:
                more = number(f"+{len(ghosts) - seen}", size // 3, PAPER)
                put(image, solid(disc(more.width + 16), INK), middle)
                put(image, more, middle)
        return image


def rows_spec(view: BattleView, rows: Sequence[Row], marks: Marks, language: str) -> RowsSpec:
    """Return the strip of these rows, which are side by side."""
    return RowsSpec(tuple([_row_spec(view.player(row.seat), row, marks, language) for row in rows]))


def _row_spec(player: PlayerView, row: Row, marks: Marks, language: str) -> RowSpec:
    creatures = creatures_in(player, row.lane)
    seen = tuple([marks_in(row, creature, marks) for creature in creatures])
    ghosts = tuple(marks.ghosts.get((row.seat, row.lane), ()))
    up = row.up and any(creature.attack_order for creature in creatures)  # else it is not visible
    left, _, *size = row.box
    place = replace(row, box=(left, 0, size[0], size[1]))
    return RowSpec(place, up, creatures, seen, ghosts, language)


def marks_in(row: Row, creature: CreatureView, marks: Marks) -> CreatureMarks:
    """Return the marks of a creature in this row."""
    on_top = creature.symbiote.id if creature.symbiote else None
    return marks.of(row.seat, row.lane, creature.card.id, on_top)


def _draw_ghost(canvas: Image.Image, ghost: Ghost, middle: tuple[int, int], size: int) -> None:
    """Draw a destroyed creature: its emblem pale in a circle, with a skull.

    The symbiote of a pair is smaller at its upper left, an exhausted champion has its crown. Dots
    below it have the colours of the hands to which its cards went.
    """
    _draw_pale(canvas, ghost.card, middle, size)
    if ghost.symbiote is not None:
        shoulder = middle[0] - int(size * 0.34), middle[1] - int(size * 0.34)
        _draw_pale(canvas, ghost.symbiote, shoulder, size // 2)
    if ghost.exhausted:
        put(canvas, crown(size // 2), (middle[0], middle[1] - size * 0.4))
    corner = middle[0] + size * 0.36, middle[1] + size * 0.36
    put(canvas, solid(disc(size // 2), CRIMSON), corner)
    put(canvas, icon("skull", size // 3, PAPER), corner)
    for place, home in enumerate(ghost.homes):
        dot = solid(disc(size // 4), INK)
        put(dot, solid(disc(size // 4 - 4), SEAT_COLOURS[home].bright), (size / 8, size / 8))
        put(canvas, dot, (middle[0] - size * 0.36 + place * size * 0.22, middle[1] + size * 0.4))


def _draw_pale(canvas: Image.Image, card: Card, middle: tuple[int, int], size: int) -> None:
    pale = faded(scene(card, (size, size)), 1, 0.35)
    put(canvas, solid(disc(size + 8), MIST), middle)
    canvas.paste(pale, (middle[0] - size // 2, middle[1] - size // 2), disc(size))
