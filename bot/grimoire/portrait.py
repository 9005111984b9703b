"""`/grimoire me`: how somebody has done at pages, as a picture, and what to try again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from bot.app import Interaction
from bot.grimoire.explanation import theme_name
from bot.grimoire.heading import page_table
from bot.ui.commands import command
from bot.ui.escaping import name_of
from bot.ui.pictures import draw_picture_for, gallery
from bot.ui.replies import respond, texts_for
from bot.ui.router import Button, in_rows
from images.charts import Bar
from images.picture import Drawing
from images.solver import Solver, solver, solver_alt
from puzzles import library
from texts import Texts

AGAIN = 5
"""Failed pages that are offered again."""
LABEL = 60
"""Characters of a title on a button."""
THEMES = 6
"""Themes of which is told how somebody does at them: those met most."""


@command("grimoire-me", of="grimoire")
async def me(interaction: Interaction) -> None:
    """Show the own rating over time, strengths by theme, and pages to try again."""
    texts, store, user = texts_for(interaction), interaction.client.store, interaction.user
    rating, missing = await store.grimoire.shown_rating(user.id)
    curve = await store.solvers.rating_curve(user.id) if not missing else []
    first = await store.solvers.first_answers(user.id)
    row = await store.dailies.streak(interaction.guild_id or 0, user.id, interaction.client.now())
    days = [f"{at:%Y-%m-%d}" for _, at in curve] or [""]
    shown = Solver(
        name_of(user),
        rating,
        tuple(float(rating) for rating, _ in curve),
        since=days[0],
        until=days[-1],
        strengths=strengths(first, texts),
        streak=row.now,
        missing=missing,
    )
    picture = await draw_picture_for(interaction, Drawing.of(solver, solver_alt, shown, texts))
    again = []
    for page_id in await store.solvers.failed_pages(user.id, AGAIN):
        page = await store.grimoire.page_of(page_id, user.id)
        if page is not None:
            title = f"↻ {page.named(texts.language)}"[:LABEL]
            again.append(Button(f"page:solve:{page.id}::", title))
    words = texts("me-again" if again else "me-nothing-again")
    await respond(interaction, gallery(picture), words, *in_rows(again), picture=picture)


def strengths(first: Mapping[str, bool], texts: Texts) -> tuple[Bar, ...]:
    """Count the first answers by theme, right ones and wrong ones; those met most come first."""
    met: dict[str, Counter[bool]] = {}
    for pages in library.built_in().values():
        for page in pages:
            found = page.explanation if page.id in first else None
            for theme in found.themes if found is not None else ():
                name = theme_name(page_table(page), theme, texts)
                met.setdefault(name, Counter())[first[page.id]] += 1
    most = sorted(met.items(), key=lambda each: (-each[1].total(), each[0]))[:THEMES]
    return tuple(Bar(name, (count[True], count[False])) for name, count in most)
