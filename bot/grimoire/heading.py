"""The text above a puzzle: title, facts and goal; and the names of its sides."""

from __future__ import annotations

from bot.game_api import puzzle_tables
from bot.game_api.puzzles import AnyPuzzleUI
from bot.ui.escaping import escape_markdown
from bot.ui.router import Button
from engine.core import Seat
from puzzles.puzzle import Puzzle
from texts import Texts

EASY, HARD = 1400, 1600
"""Ratings: a puzzle below the first is easy, one from the second on is hard."""


def puzzle_table(puzzle: Puzzle) -> AnyPuzzleUI:
    """Return what shows the puzzles of this one's game."""
    return puzzle_tables()[puzzle.game.id]


def goal_line(puzzle: Puzzle, texts: Texts) -> str:
    """Return the goal in one sentence."""
    return puzzle_table(puzzle).goal(puzzle, texts)


def sides(puzzle: Puzzle, texts: Texts, solver: str = "") -> dict[Seat, str]:
    """Return the names of the sides by seat, with the `solver`'s name if it is given."""
    return {
        seat: (solver or texts("side-yours")) if seat == puzzle.seat else texts("side-opponent")
        for seat in puzzle.state().seats
    }


def heading(puzzle: Puzzle, texts: Texts) -> str:
    """Return the first lines of a message: title, place, difficulty and author."""
    facts = [place_of(puzzle, texts)]
    if facts == [puzzle.id]:
        names = puzzle_table(puzzle).sets.get(puzzle.set)
        facts.append(texts.named(names) if names else texts("puzzle-set-mixed"))
    facts.append(texts(f"choice-difficulty-{difficulty_at(puzzle.rating)}"))
    if puzzle.author:
        facts.append(texts("puzzle-author", author=escape_markdown(puzzle.author)))
    return f"### {escape_markdown(puzzle.named(texts.language))}\n-# {' · '.join(facts)}"


def headline(puzzle: Puzzle, texts: Texts, *between: str) -> str:
    """Return the heading, then the lines `between`, then the goal."""
    goal = texts("puzzle-goal", goal=goal_line(puzzle, texts))
    return "\n".join((heading(puzzle, texts), *between, goal))


def place_of(puzzle: Puzzle, texts: Texts) -> str:
    """Return set and number of a built-in puzzle, or the id of a user's puzzle."""
    for set_id, names in puzzle_table(puzzle).sets.items():
        prefix = f"{set_id.replace('_', '-')}-"
        if puzzle.id.startswith(prefix):
            return f"{texts.named(names)} {puzzle.id.removeprefix(prefix).lstrip('0')}"
    return puzzle.id


def moderate_buttons(puzzle_id: str, texts: Texts) -> list[Button]:
    """Return the moderators' button below a puzzle, as a list; empty for a built-in one."""
    moderate = Button(f"page:moderate:{puzzle_id}::", texts("button-moderate"))
    return [moderate] if puzzle_id.startswith("p-") else []


def difficulty_at(rating: int) -> str:
    """Return how hard a puzzle with this rating is: `easy`, `medium` or `hard`."""
    return "easy" if rating < EASY else "medium" if rating < HARD else "hard"
