"""Explanations of refused moves."""

from __future__ import annotations

from bot.games.two_worlds.names import all_named, named
from bot.ui.escaping import escape_markdown
from engine.core import IllegalAction
from engine.two_worlds.board import as_shown
from texts import Texts, dashed


def refusal_text(refusal: IllegalAction, texts: Texts) -> str:
    """Return the refusal in words, with the cards' names and the cells as users see them."""
    facts = dict(refusal.facts)
    for fact in ("cell", "target", "move"):
        if fact in facts and refusal.code != "two_worlds_unreadable":
            facts[fact] = as_shown(facts[fact])
    for fact in ("typed", "move"):
        if fact in facts:
            facts[fact] = escape_markdown(facts[fact])
    if "card" in facts:
        facts["card"] = named(facts["card"], texts)
    if "cards" in facts:
        facts["cards"] = all_named(facts["cards"], texts)
    return texts(f"illegal-{dashed(refusal.code)}", **facts)
