"""A puzzle with everything needed to solve it, as two pictures that fit a screen, or as one.

The first has the title, the goal, and the board with the solver's kingdom below; the second both
hands in their order, the opponent's above.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import replace
from typing import Literal, TypeAlias

from PIL import Image

from engine.clash.events import Event
from engine.clash.seating import SEATINGS
from engine.clash.view import BattleView, PlayerView
from engine.core import SEATS, Seat, State
from images.canvas import fill, lay, put, write
from images.caption import Caption
from images.clash.board import StatusSpec, board_strips, lane_strips
from images.clash.creature import WANTED
from images.clash.field import MARGIN
from images.clash.hand import hand_spec, slots_of
from images.clash.marks import Stand, marks_of
from images.clash.palette import PALETTE
from images.clash.plates import draw_plates, plates_height
from images.clash.puzzle_alt import Views, priced_stands, puzzle_alt, seat_names, target_alt
from images.icons import icon
from images.layout import WIDTH
from images.picture import Picture
from images.shapes import rounded
from images.strips import Strip, as_strips
from images.text import label, wrapped
from images.theme import GOLD, INK, NIGHT, PAPER, SEAT_COLOURS, STEEL
from texts import Texts

_TITLE = 80
_GOAL_LINE = 44
_GOAL_LINES = 5
_SPACE = 8
Part: TypeAlias = Literal["board", "hands", "whole"]
"""The first picture of a puzzle, the second one, or both in one."""
PARTS: tuple[Part, Part] = ("board", "hands")


def draw_puzzle(
    duel: State | Views,
    goal: str,
    texts: Texts,
    heading: str,
    *,
    solver: Seat | None = None,
    events: Sequence[Event] = (),
    targets: Sequence[Stand] = (),
    costs: bool = False,
    part: Part = "whole",
) -> Picture:
    """Draw the puzzle, or a part of it (1000 wide, PNG).

    Args:
        duel: The position, or its views by the solver and the opponent.
        goal: The goal in words.
        texts: Texts in the solver's language.
        heading: The title.
        solver: Seat of the solver of a position; None means the active seat.
        events: Events of the last move, whose marks are shown.
        targets: Creatures that have to be destroyed.
        costs: Show the costs of all creatures, for goals that wait for a reply; else only of those
            that the solver may play again in this turn.
        part: What to draw; the hands need only `duel`, `texts` and `solver`.
    """
    views = duel if isinstance(duel, Views) else Views.of(duel, solver)
    mine = views.mine
    strips: list[Strip | Image.Image] = []
    if part != "hands":
        marks = marks_of(events)
        marks.wanted.update(targets)
        marks.priced.update(priced_stands(views, every=costs))
        below, names = _owner(mine).seat, _names(mine, texts)
        strips += [_heading(heading, goal), *board_strips(mine, marks, names, texts, below=below)]
    if part != "board":
        strips += _hands(views, texts)
    alt = puzzle_alt(views, goal, heading, texts, costs=costs, part=part)
    return as_strips("hands" if part == "hands" else "puzzle", strips, PALETTE, alt)


def puzzle_key(
    duel: State,
    goal: str,
    texts: Texts,
    heading: str,
    *,
    solver: Seat | None = None,
    events: Sequence[Event] = (),
    targets: Sequence[Stand] = (),
    costs: bool = False,
    part: Part = "whole",
) -> Hashable:
    """Return the renderer's key of `draw_puzzle`: it names everything that these arguments show.

    That of the hands stays the same while neither hand nor what it can pay for changes.
    """
    if part == "hands":
        views = Views.of(duel, solver)
        hands = [hand_spec(view, _owner(view), texts) for view in (views.mine, *views.others)]
        return "puzzle-hands", *hands
    words, marks = (goal, heading, texts.language), (tuple(events), tuple(targets))
    return "puzzle", part, duel.key(), duel.view(None).turn, solver, words, marks, costs


def draw_target(view: BattleView, texts: Texts) -> Picture:
    """Draw the lanes of a board that a puzzle asks for, as its solver sees it (1000 wide, PNG)."""
    caption = StatusSpec(Caption(texts("puzzle-target"), STEEL), WANTED)
    strips = [caption, *lane_strips(_resting(view), texts, below=_owner(view).seat)]
    return as_strips("target", strips, PALETTE, target_alt(view, texts))


def _resting(view: BattleView) -> BattleView:
    """Return the view without the order of attacks: nobody attacks from the board asked for."""
    players = [
        replace(
            player,
            upper=tuple([replace(each, attack_order=None) for each in player.upper]),
            lower=tuple([replace(each, attack_order=None) for each in player.lower]),
        )
        for player in view.players
    ]
    return replace(view, players=tuple(players))


def target_key(duel: State, texts: Texts, solver: Seat) -> Hashable:
    """Return the renderer's key of `draw_target` for this board."""
    return "puzzle-target", duel.key(), solver, texts.language


def _names(view: BattleView, texts: Texts) -> dict[Seat, str]:
    """Return the names of the seats for the solver, with whose turn it is."""
    solver = _owner(view).seat
    names = seat_names(view, solver, texts)
    if view.outcome is None and view.active == solver:
        names[solver] = texts("puzzle-your-turn")
    elif view.outcome is None and len(view.players) == 2:
        names[view.active] = texts("puzzle-opponents-turn")
    return names


def _owner(view: BattleView) -> PlayerView:
    assert view.viewer is not None, "seen by a seat"
    return view.player(view.viewer)


def _hands(views: Views, texts: Texts) -> Iterator[Strip | Image.Image]:
    """Yield the hands of the others as plates, of several with their names, then the solver's."""
    mine = _owner(views.mine)
    names = seat_names(views.mine, mine.seat, texts)
    for view in views.others:
        other = _owner(view)
        if len(views.others) > 1:
            yield StatusSpec(Caption(names[other.seat], SEAT_COLOURS[other.seat].main), "cards")
        plates = slots_of(view, other, texts)
        above = Image.new("RGB", (WIDTH, plates_height(len(plates))), NIGHT)
        foes = SEATINGS[view.mode].foes(SEATS.index(mine.seat), SEATS.index(other.seat))
        owner = texts("puzzle-opponent" if foes else "puzzle-partner")
        draw_plates(above, plates, other, owner, texts.language)
        yield above
    yield hand_spec(views.mine, mine, texts)


def _heading(heading: str, goal: str) -> Image.Image:
    lines = wrapped(goal, 34, "bold", WIDTH - 2 * MARGIN - 110, _GOAL_LINES)
    height = len(lines) * _GOAL_LINE + 20
    canvas = Image.new("RGB", (WIDTH, _TITLE + height + _SPACE), NIGHT)
    put(canvas, icon("book-open-page-variant", 54, GOLD), (MARGIN + 36, _TITLE / 2))
    words = label(heading, 46, PAPER, "black", WIDTH - 2 * MARGIN - 86)
    lay(canvas, words, (MARGIN + 76, (_TITLE - words.height) // 2))
    fill(canvas, (MARGIN, _TITLE), rounded((WIDTH - 2 * MARGIN, height), 18), GOLD)
    put(canvas, icon(WANTED, 50, INK), (MARGIN + 42, _TITLE + height / 2))
    for number, line in enumerate(lines):
        words = label(line, 34, INK, "bold", WIDTH - 2 * MARGIN - 100)
        middle = _TITLE + 10 + number * _GOAL_LINE + _GOAL_LINE // 2
        write(canvas, words, MARGIN + 82, middle)
    return canvas
