"""A puzzle as one picture for a phone, with everything needed to solve it.

From the top: the title, the goal, the opponent's hand, the board with the solver's kingdom below,
the solver's hand with the cards within reach, and the names of all visible signs.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence

from PIL import Image

from engine.clash.events import Event
from engine.clash.view import BattleView
from engine.core import Seat, State, record
from images.canvas import fill, lay, put, write
from images.clash.board import board_strips
from images.clash.creature import WANTED
from images.clash.field import MARGIN
from images.clash.hand import hand_spec, slots_of
from images.clash.legend import LegendSpec, signs_of
from images.clash.marks import Stand, marks_of
from images.clash.palette import PALETTE
from images.clash.plates import draw_plates, plates_height
from images.clash.puzzle_alt import puzzle_alt
from images.icons import icon
from images.layout import WIDTH
from images.picture import Picture
from images.shapes import rounded
from images.strips import Strip, as_strips
from images.text import label, wrapped
from images.theme import GOLD, INK, NIGHT, PAPER
from texts import Texts

_TITLE = 80
_GOAL_LINE = 44
_GOAL_LINES = 3
_SPACE = 10


@record
class Views:
    """A duel as each seat sees it, and the public view (None): everything that a puzzle shows."""

    seen: Mapping[Seat | None, BattleView]

    @classmethod
    def of(cls, duel: State) -> Views:
        """Return the current views of the duel."""
        return cls({seat: duel.view(seat) for seat in (None, *duel.seats)})

    def view(self, seat: Seat | None) -> BattleView:
        """Return the view of this seat; None is the public one."""
        return self.seen[seat]


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
) -> Picture:
    """Draw the puzzle with its title and its goal in words (1000 wide, PNG).

    Args:
        duel: The position, or its views.
        goal: The goal in words.
        texts: Texts in the solver's language.
        heading: The title.
        solver: Seat of the solver; None means the active seat.
        events: Events of the last move, whose marks are shown.
        targets: Creatures that have to be destroyed.
        costs: Show the costs of creatures, for goals with which destroyed ones may be played again.
    """
    seat = solver or duel.view(None).active
    mine, theirs = duel.view(seat), duel.view(_across(seat))
    goal_lines = wrapped(goal, 34, "bold", WIDTH - 2 * MARGIN - 110, _GOAL_LINES)
    plates = slots_of(theirs, theirs.player(_across(seat)), texts)
    marks = marks_of(events)
    marks.wanted.update(targets)
    marks.priced = costs
    names = {seat: _whose(mine, seat, texts), _across(seat): _whose(theirs, seat, texts)}
    goal_height = len(goal_lines) * _GOAL_LINE + 20
    opponent_top = _TITLE + goal_height + _SPACE
    above = Image.new("RGB", (WIDTH, opponent_top + plates_height(len(plates))), NIGHT)
    _draw_heading(above, heading)
    _draw_goal(above, goal_lines, goal_height)
    draw_plates(above, plates, theirs.player(_across(seat)), opponent_top, texts)
    strips: list[Strip | Image.Image] = [
        above,
        *board_strips(mine, marks, names, texts, below=seat),
        hand_spec(mine, mine.player(seat), texts),
        LegendSpec(tuple(signs_of(mine)), texts),
    ]
    alt = puzzle_words(duel, goal, texts, heading, solver=solver, costs=costs)
    return as_strips("puzzle", strips, PALETTE, alt)


def puzzle_words(
    duel: State | Views,
    goal: str,
    texts: Texts,
    heading: str,
    *,
    solver: Seat | None = None,
    costs: bool = False,
) -> str:
    """Describe what `puzzle` shows for these arguments."""
    seat = solver or duel.view(None).active
    views = duel.view(seat), duel.view(_across(seat))
    return puzzle_alt(*views, goal, heading, texts, costs=costs)


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
) -> Hashable:
    """Return the renderer's key of `puzzle`: it names everything that these arguments show."""
    return (
        "puzzle",
        duel.key(),
        duel.view(None).turn,
        goal,
        texts.language,
        heading,
        solver,
        tuple(events),
        tuple(targets),
        costs,
    )


def _across(seat: Seat) -> Seat:
    return "B" if seat == "A" else "A"


def seat_names(solver: Seat, texts: Texts) -> dict[Seat, str]:
    """Return the names of the seats for the solver."""
    return {solver: texts("puzzle-you"), _across(solver): texts("puzzle-opponent")}


def _whose(view: BattleView, solver: Seat, texts: Texts) -> str:
    """Return the words of a banner: whose kingdom it is, and whether it is that seat's turn."""
    if view.outcome is not None or view.active != view.viewer:
        return texts("puzzle-you" if view.viewer == solver else "puzzle-opponent")
    return texts("puzzle-your-turn" if view.viewer == solver else "puzzle-opponents-turn")


def _draw_heading(canvas: Image.Image, heading: str) -> None:
    put(canvas, icon("book-open-page-variant", 54, GOLD), (MARGIN + 36, _TITLE / 2))
    words = label(heading, 46, PAPER, "black", WIDTH - 2 * MARGIN - 86)
    lay(canvas, words, (MARGIN + 76, (_TITLE - words.height) // 2))


def _draw_goal(canvas: Image.Image, lines: Sequence[str], height: int) -> None:
    ground = rounded((WIDTH - 2 * MARGIN, height), 18)
    fill(canvas, (MARGIN, _TITLE), ground, GOLD)
    put(canvas, icon(WANTED, 50, INK), (MARGIN + 42, _TITLE + height / 2))
    for number, line in enumerate(lines):
        words = label(line, 34, INK, "bold", WIDTH - 2 * MARGIN - 100)
        middle = _TITLE + 10 + number * _GOAL_LINE + _GOAL_LINE // 2
        write(canvas, words, MARGIN + 82, middle)
