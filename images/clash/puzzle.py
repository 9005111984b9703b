"""A page of the grimoire as one picture for a phone: all that it takes to solve it.

From the top: the title, the goal, the opponent's whole hand, the land with all creatures, the
solver's hand with the cards within reach, and the names of all signs that are seen.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from math import ceil

from PIL import Image

from engine.clash.events import Event
from engine.clash.view import DuelView
from engine.core import Seat, State

from images.clash.hand import BAR, GAP, Slot, corners, draw_bar, draw_slot, slots_of
from images.clash.legend import draw_legend, legend_height, signs_of
from images.clash.plates import draw_plates, plates_height
from images.clash.puzzle_alt import puzzle_alt

from images.icons import icon
from images.layout import MARGIN, WIDTH
from images.picture import Picture, encode
from images.shapes import fill, put, rounded, solid
from images.text import label, wrapped
from images.theme import GOLD, INK, NIGHT, PAPER, SEAT_COLOURS
from texts import Texts

NAME = "puzzle.webp"
_TITLE = 104
_GOAL_LINE = 60
_GOAL_LINES = 3
_SPACE = 16
_CARDS = {4: (300, 326), 5: (256, 300)}
"""The size of the solver's cards by how many lie in a row; else as they fit."""


def puzzle(
    duel: State,
    goal: str,
    texts: Texts,
    heading: str,
    *,
    solver: Seat | None = None,
    events: Sequence[Event] = (),
) -> Picture:
    """The page with its title and its goal in words (1400 wide, WebP).

    For a position on the way to the solution, `events` are those of the last move, whose
    marks are shown; `solver` is then given where it may not be the active seat.
    """
    seat = solver or duel.view(None).active
    mine, theirs = duel.view(seat), duel.view(_across(seat))
    goal_lines = wrapped(goal, 46, "bold", WIDTH - 2 * MARGIN - 150, _GOAL_LINES)
    slots = slots_of(mine, mine.player(seat), texts)
    plates = slots_of(theirs, theirs.player(_across(seat)), texts)
    signs = signs_of(mine)
    goal_height = len(goal_lines) * _GOAL_LINE + 28
    opponent_top = _TITLE + goal_height + _SPACE
    field_top = opponent_top + BAR + plates_height(len(plates)) + _SPACE
    own_top = field_top + FIELD_BOTTOM - FIELD_TOP + _SPACE
    size, places = _own_cards(slots, own_top + BAR)
    legend_top = places[-1][1] + size[1] + 2 * _SPACE
    height = legend_top + legend_height(signs) + _SPACE // 2

    canvas = Image.new("RGB", (WIDTH, height), NIGHT)
    _draw_heading(canvas, heading)
    _draw_goal(canvas, goal_lines, goal_height)
    draw_bar(canvas, opponent_top, theirs, _across(seat), _whose(theirs, seat, texts), texts)
    draw_plates(canvas, plates, theirs.player(_across(seat)), opponent_top + BAR, texts)
    canvas.paste(_field(mine, seat, events, texts), (0, field_top))
    draw_bar(canvas, own_top, mine, seat, _whose(mine, seat, texts), texts)
    for slot, corner in zip(slots, places, strict=True):
        draw_slot(canvas, slot, mine.player(seat), corner, size, texts.language)
    draw_legend(canvas, signs, legend_top, texts)
    return Picture(NAME, encode(canvas), puzzle_words(duel, goal, texts, heading, solver=solver))


def puzzle_words(
    duel: State, goal: str, texts: Texts, heading: str, *, solver: Seat | None = None
) -> str:
    """What `puzzle` with the same arguments shows."""
    seat = solver or duel.view(None).active
    return puzzle_alt(duel.view(seat), duel.view(_across(seat)), goal, heading, texts)


def puzzle_key(
    duel: State,
    goal: str,
    texts: Texts,
    heading: str,
    *,
    solver: Seat | None = None,
    events: Sequence[Event] = (),
) -> Hashable:
    """The key of `puzzle` with the same arguments, for the renderer."""
    return (
        "puzzle",
        duel.key(),
        duel.view(None).turn,
        goal,
        texts.language,
        heading,
        solver,
        tuple(events),
    )


def _across(seat: Seat) -> Seat:
    return "B" if seat == "A" else "A"


def seat_names(solver: Seat, texts: Texts) -> dict[Seat, str]:
    """Who the seats are for the solver."""
    return {solver: texts("page-you"), _across(solver): texts("page-opponent")}


def _whose(view: DuelView, solver: Seat, texts: Texts) -> str:
    """The words of a bar: whose hand, and whether it is that seat's turn."""
    if view.outcome is not None or view.active != view.viewer:
        return texts("page-you" if view.viewer == solver else "page-opponent")
    return texts("page-your-turn" if view.viewer == solver else "page-opponents-turn")


def _own_cards(slots: Sequence[Slot], top: int) -> tuple[tuple[int, int], list[tuple[int, int]]]:
    """The size of the solver's cards, and where they lie: up to five in a row while that
    does not make more than two rows."""
    rows = 1 if len(slots) <= 5 else 2 if len(slots) <= 12 else 3
    across = max(ceil(len(slots) / rows), 4)
    width = (WIDTH - 2 * MARGIN + GAP) // across - GAP
    size = _CARDS.get(across) or (width, width * 5 // 4)
    return size, corners(slots, top, across, size)


def _draw_heading(canvas: Image.Image, heading: str) -> None:
    book = icon("book-open-page-variant", 68, GOLD)
    put(canvas, book, (MARGIN + 48, _TITLE / 2))
    words = label(heading, 60, PAPER, "black", WIDTH - 2 * MARGIN - 120)
    canvas.paste(words, (MARGIN + 102, (_TITLE - words.height) // 2), words)


def _draw_goal(canvas: Image.Image, lines: Sequence[str], height: int) -> None:
    """The goal on a golden ground."""
    ground = rounded((WIDTH - 2 * MARGIN, height), 20)
    fill(canvas, (MARGIN, _TITLE), ground, GOLD)
    put(canvas, icon("bullseye-arrow", 64, INK), (MARGIN + 52, _TITLE + height / 2))
    for number, line in enumerate(lines):
        words = label(line, 46, INK, "bold", WIDTH - 2 * MARGIN - 130)
        middle = _TITLE + 14 + number * _GOAL_LINE + _GOAL_LINE // 2
        canvas.paste(words, (MARGIN + 104, middle - words.height // 2), words)


def _field(view: DuelView, solver: Seat, events: Sequence[Event], texts: Texts) -> Image.Image:
    """The land, with whose kingdom is whose over the strongholds."""
    names = seat_names(solver, texts)
    drawn = land(view, events, names, texts)
    for seat, name in names.items():
        x = KINGDOM_EDGE // 2 - 3 if seat == "A" else WIDTH - KINGDOM_EDGE // 2 + 3
        put(drawn, _whose_kingdom(seat, name), (x, FIELD_TOP + 36))
    return drawn.crop((0, FIELD_TOP, WIDTH, FIELD_BOTTOM))


def _whose_kingdom(seat: Seat, name: str) -> Image.Image:
    words = label(name, 34, PAPER, "bold", 152)
    ground = solid(rounded((168, 52), 16), SEAT_COLOURS[seat].main)
    put(ground, words, (84, 26))
    return ground
