"""The board: the public picture, the same for both seats and spectators.

It shows one moment and only what is in the view. While the armies are chosen, it shows the progress
of both seats.
"""

from __future__ import annotations

from dataclasses import replace

from PIL import Image

from engine.core import SEATS, Seat
from engine.two_worlds.board import entry, row_of
from engine.two_worlds.view import AttackView, SpellView, WorldsView
from images.arrows import damage_burst, draw_arrow
from images.boards import NAME, Board, seat_ground
from images.canvas import fill, put
from images.layout import WIDTH
from images.picture import Names, Picture, as_png
from images.scenes import Scene
from images.shapes import outline, rounded, solid
from images.theme import CRIMSON, GOLD, SEAT_COLOURS
from images.two_worlds import cell, ledge, portal
from images.two_worlds.alt import board_alt, status_words
from images.two_worlds.cell import Light
from images.two_worlds.colours import PALETTE, VOID
from images.two_worlds.emblems import token
from images.two_worlds.field import CELL, CELLS_TOP, HEIGHT, LEDGE, LEDGE_TOP, Field, field_from
from images.two_worlds.marks import Marks, marks_of
from images.two_worlds.picks import picks_image
from images.two_worlds.rift import worlds
from texts import Texts

_ASIDE = 14
"""Distance of the arrow of a move from the cells, in the rift."""


def board(view: WorldsView, names: Names, texts: Texts) -> Picture:
    """Draw a view (1000 wide, PNG), below the viewer's portal, or seat A's for a spectator."""
    if view.step == "picks":
        return as_png(NAME, picks_image(view, names, texts), board_alt(view, names, texts))
    return BOARD.picture(view, names, texts)


def whole_board(
    view: WorldsView, marks: Marks, names: Names, texts: Texts, *, below: Seat | None = None
) -> Image.Image:
    """Draw the board without its caption, with space for it above (RGB, a new image).

    `below` is the seat whose portal is below; None means seat A. While the armies are chosen, the
    progress of both seats is in the middle.
    """
    if view.step == "picks":
        canvas, drawn = Image.new("RGB", (WIDTH, HEIGHT), VOID), picks_image(view, names, texts)
        canvas.paste(drawn, (0, (HEIGHT - drawn.height) // 2))
        return canvas
    field = field_from(below)
    canvas = Image.new("RGB", (WIDTH, HEIGHT))
    step = ledge.spec_of(view, names, texts)
    if marks.is_past:
        words = texts("two-worlds-picture-turn", turn=view.turn, player=names[view.active])
        step = replace(step, words=words)
    canvas.paste(ledge.ledge_picture(step), (0, LEDGE_TOP))
    for seat in SEATS[:2]:
        drawn = portal.portal_picture(view, seat, names)
        canvas.paste(drawn, (0, field.portal_top(seat)))
    canvas.paste(worlds(field.below), (0, CELLS_TOP))
    if view.revealed is not None:
        _draw_entries(canvas, view, field)
    item = marks.item or (view.stack[-1] if view.stack else None)
    ghosts = [fighter for at, (fighter, _) in marks.gone.items() if view.at(at) is None]
    for fighter in (*view.fighters, *ghosts):
        light = _light(view, fighter.cell, marks, item)
        seen = cell.spec_of(fighter, field, marks, light, texts.language)
        drawn = cell.cell_picture(seen)
        canvas.paste(drawn, field.corner(fighter.cell), drawn)
    for start, end in marks.moves:
        _draw_move(canvas, field, start, end)
    if isinstance(item, AttackView):
        _draw_attack(canvas, field, item, struck=bool(marks.hits))
    elif item is not None:
        _draw_spell(canvas, field, item)
    return canvas


def _draw_entries(canvas: Image.Image, view: WorldsView, field: Field) -> None:
    for row in (0, 1):
        at = entry(SEATS.index(view.active), row)
        if view.at(at) is None:
            fill(canvas, field.corner(at), outline(CELL, 20, 6), GOLD)


def _light(view: WorldsView, at: int, marks: Marks, item: AttackView | SpellView | None) -> Light:
    if isinstance(item, AttackView):
        if at in item.cells:
            return "acts"
        if at == item.target:
            return "aimed"
    elif item is not None and (at in item.targets or at == item.cell):
        return "aimed"
    if at in marks.fresh:
        return "fresh"
    return "ready" if at in view.ready and not view.stack else ""


def _draw_move(canvas: Image.Image, field: Field, start: int, end: int) -> None:
    """Draw an arrow between cells along the rift or across it, so that it hides nothing."""
    aside = _ASIDE if row_of(start) == row_of(end) else 0
    (x, y), (left, top) = field.corner(start), field.corner(end)
    x += -aside if row_of(start) else CELL[0] + aside
    left += -aside if row_of(end) else CELL[0] + aside
    draw_arrow(canvas, (x, y + CELL[1] / 2), (left, top + CELL[1] / 2), GOLD, 14)


def _draw_attack(canvas: Image.Image, field: Field, item: AttackView, *, struck: bool) -> None:
    if item.target < 0:
        return
    x, y = field.emblem(item.target)
    for place, at in enumerate(sorted(item.cells, key=lambda at: abs(at - item.target))):
        start = field.emblem(at)
        aside = (place - (len(item.cells) - 1) / 2) * 34
        way = 1 if y > start[1] else -1
        tail = start[0] + aside, start[1] + way * 38
        draw_arrow(canvas, tail, (x + aside, y - way * 34), CRIMSON, 13)
    if not struck:
        put(canvas, damage_burst(item.damage, 92), (x + 26, y))


def _draw_spell(canvas: Image.Image, field: Field, item: SpellView) -> None:
    cells = [at for at in item.targets if at >= 0]
    if item.cell >= 0:
        cells = [item.cell]
    for at in cells:
        x, y = field.beside(at)
        way = 1 if field.corner(at)[0] > x else -1
        put(canvas, solid(rounded((76, 76), 16), SEAT_COLOURS[item.by].bright), (x, y))
        put(canvas, token(item.spell, 66), (x, y))
        draw_arrow(canvas, (x - way * 14, y + 46), (x + way * 50, y + 46), GOLD, 14)


def _marks(scene: Scene | None) -> Marks:
    return Marks() if scene is None else marks_of(scene.events, scene.before)


def _words(view: WorldsView, names: Names, texts: Texts) -> tuple[str, str]:
    """Return the state; without a note during the match, because the ledge shows it."""
    words, note = status_words(view, names, texts)
    return words, note if view.outcome is not None else ""


BOARD = Board(
    f"{__name__}:BOARD",
    whole_board,
    _marks,
    _words,
    seat_ground,
    symbol=lambda _, seat, size: portal.gate(seat, size),
    token=token,
    alts=lambda view, names, texts: (board_alt(view, names, texts),),
    palette=PALETTE,
    spare=LEDGE,
)
