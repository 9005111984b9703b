"""Why a page is solved as it is, in words: themes, the idea, the tempting try and its reply."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.grimoire.heading import page_table
from bot.grimoire.verdict import in_words, verdict_head
from bot.house.pages import PageTable
from puzzles import library
from puzzles.claims import ORDER, PLACES
from puzzles.judge import Verdict, judge
from puzzles.page import Page
from texts import LANGUAGES, Texts, texts_in

IDEAS = 3
"""Shapes that are told of an idea, at most."""
HINTED = 3
"""Themes that a hint names, at most."""
_OF_ALL_GAMES = (ORDER, PLACES)


def themes() -> Mapping[str, Mapping[str, str]]:
    """Return what built-in pages are about, with the names of each theme by language."""
    found: dict[str, PageTable] = {}
    for pages in library.built_in().values():
        for page in pages:
            explained = page.explanation
            found |= dict.fromkeys(explained.themes if explained else (), page_table(page))
    spoken = [texts_in(language) for language in LANGUAGES]
    return {
        theme: {texts.language: theme_name(table, theme, texts) for texts in spoken}
        for theme, table in found.items()
    }


def theme_name(table: PageTable, theme: str, texts: Texts) -> str:
    """Name a theme of a page."""
    if theme in (*table.shapes, *_OF_ALL_GAMES):
        return texts(f"theme-{theme}")
    return table.rule(theme, texts)


def hinted_themes(page: Page, texts: Texts) -> str:
    """Name the themes of a page as a hint does; empty where they are not known."""
    found = page.explanation
    return _named(page, found.themes[:HINTED], texts) if found is not None else ""


def idea_lines(page: Page, texts: Texts) -> list[str]:
    """Tell why the solution works, for those who may see it; nothing where that isn't known."""
    found = page.explanation
    if found is None:
        return []
    ideas = [texts(f"idea-{shape}") for shape in found.shapes[:IDEAS]] or [texts("idea-only")]
    if found.rules:
        ideas.append(texts("explained-needs", abilities=_named(page, found.rules, texts)))
    return [texts("explained-idea", idea=" ".join(ideas))]


def try_lines(page: Page, texts: Texts) -> list[str]:
    """Tell the tempting try under its own heading, and why it fails; nothing if none is known."""
    found = page.explanation
    if found is None:
        return []
    told = in_words(page, [*found.tried, *found.reply], texts)
    own, reply = told[: len(found.tried)], told[len(found.tried) :]
    if len(own) > 1 and found.tried[-1] == page_table(page).finish:
        own.pop()
    if reply:
        verdict = Verdict("refuted", tuple(found.tried), defence=tuple(found.reply))
    else:
        verdict = judge(page, " ".join(found.tried))  # no reply: it is only played
    lines = [texts("explained-try"), texts.listed(own), verdict_head(page, verdict, texts)]
    if reply:
        lines.append(texts("explained-reply", moves=texts.listed(reply)))
    if found.spoilers:
        lines.append(texts("explained-spoiled", abilities=_named(page, found.spoilers, texts)))
    return lines


def _named(page: Page, told: Sequence[str], texts: Texts) -> str:
    table = page_table(page)
    return ", ".join(theme_name(table, theme, texts) for theme in told)
