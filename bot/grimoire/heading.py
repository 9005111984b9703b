"""The text above a puzzle: title, facts and goal; and the names of its sides."""

from __future__ import annotations

from bot.game_api import page_tables
from bot.game_api.pages import AnyPageUI
from bot.ui.escaping import escape_markdown
from bot.ui.router import Button
from engine.core import Seat
from puzzles.page import Page
from texts import Texts

EASY, HARD = 1400, 1600
"""Ratings: a puzzle below the first is easy, one from the second on is hard."""


def page_table(page: Page) -> AnyPageUI:
    """Return what shows the puzzles of this one's game."""
    return page_tables()[page.game.id]


def goal_line(page: Page, texts: Texts) -> str:
    """Return the goal in one sentence."""
    return page_table(page).goal(page, texts)


def sides(page: Page, texts: Texts, solver: str = "") -> dict[Seat, str]:
    """Return the names of the sides by seat, with the `solver`'s name if it is given."""
    return {
        seat: (solver or texts("side-yours")) if seat == page.seat else texts("side-opponent")
        for seat in page.state().seats
    }


def heading(page: Page, texts: Texts) -> str:
    """Return the first lines of a message: title, place, difficulty and author."""
    facts = [place_of(page, texts)]
    if facts == [page.id]:
        names = page_table(page).sets.get(page.set)
        facts.append(texts.named(names) if names else texts("page-set-mixed"))
    facts.append(texts(f"choice-difficulty-{difficulty_at(page.rating)}"))
    if page.author:
        facts.append(texts("page-author", author=escape_markdown(page.author)))
    return f"### {escape_markdown(page.named(texts.language))}\n-# {' · '.join(facts)}"


def headline(page: Page, texts: Texts, *between: str) -> str:
    """Return the heading, then the lines `between`, then the goal."""
    goal = texts("page-goal", goal=goal_line(page, texts))
    return "\n".join((heading(page, texts), *between, goal))


def place_of(page: Page, texts: Texts) -> str:
    """Return set and number of a built-in puzzle, or the id of a user's puzzle."""
    for set_id, names in page_table(page).sets.items():
        prefix = f"{set_id.replace('_', '-')}-"
        if page.id.startswith(prefix):
            return f"{texts.named(names)} {page.id.removeprefix(prefix).lstrip('0')}"
    return page.id


def moderate_buttons(page_id: str, texts: Texts) -> list[Button]:
    """Return the moderators' button below a puzzle, as a list; empty for a built-in one."""
    moderate = Button(f"page:moderate:{page_id}::", texts("button-moderate"))
    return [moderate] if page_id.startswith("p-") else []


def difficulty_at(rating: int) -> str:
    """Return how hard a puzzle with this rating is: `easy`, `medium` or `hard`."""
    return "easy" if rating < EASY else "medium" if rating < HARD else "hard"
