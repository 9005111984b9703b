"""What stands above every page: its title and facts, what it asks for; and who is who on it."""

from __future__ import annotations

from bot.house import page_tables
from bot.house.pages import PageTable
from bot.ui.escaping import escape_markdown
from bot.ui.router import Button
from engine.core import Seat
from puzzles.page import Page
from texts import Texts

EASY, HARD = 1400, 1600
"""Ratings: a page below is easy, one from there on is hard."""


def page_table(page: Page) -> PageTable:
    """Return how the pages of this one's game are shown."""
    return page_tables()[page.game.id]


def goal_line(page: Page, texts: Texts) -> str:
    """Tell the goal in one plain sentence."""
    return page_table(page).goal(page, texts)


def sides(page: Page, texts: Texts, solver: str = "") -> dict[Seat, str]:
    """Name the sides by seat: who solves it, and the opponent.

    Who solves it has the `solver`'s own name where it is known.
    """
    return {
        seat: (solver or texts("side-yours")) if seat == page.seat else texts("side-opponent")
        for seat in page.state().seats
    }


def heading(page: Page, texts: Texts) -> str:
    """Write title, place, difficulty and author, as a message's first lines."""
    facts = [place_of(page, texts)]
    if facts == [page.id]:
        names = page_table(page).sets.get(page.set)
        facts.append(texts.named(names) if names else texts("page-set-mixed"))
    facts.append(texts(f"choice-difficulty-{difficulty_at(page.rating)}"))
    if page.author:
        facts.append(texts("page-author", author=escape_markdown(page.author)))
    return f"### {escape_markdown(page.named(texts.language))}\n-# {' · '.join(facts)}"


def headline(page: Page, texts: Texts, *between: str) -> str:
    """Write the heading, and below it the goal."""
    goal = texts("page-goal", goal=goal_line(page, texts))
    return "\n".join((heading(page, texts), *between, goal))


def place_of(page: Page, texts: Texts) -> str:
    """Set and number of a built-in page; the id of one that somebody made."""
    for set_id, names in page_table(page).sets.items():
        prefix = f"{set_id.replace('_', '-')}-"
        if page.id.startswith(prefix):
            return f"{texts.named(names)} {page.id.removeprefix(prefix).lstrip('0')}"
    return page.id


def moderate_buttons(page_id: str, texts: Texts) -> list[Button]:
    """Return the button for moderators below a page; none below a built-in one."""
    moderate = Button(f"page:moderate:{page_id}::", texts("button-moderate"))
    return [moderate] if page_id.startswith("p-") else []


def difficulty_at(rating: int) -> str:
    """Return how hard a page with this rating is."""
    return "easy" if rating < EASY else "medium" if rating < HARD else "hard"
