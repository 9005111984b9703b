"""Explanations of refused moves."""

from __future__ import annotations

from bot.games.castles.names import all_named, named
from bot.ui.escaping import escape_markdown
from engine.core import IllegalAction
from texts import Texts, dashed


def refusal_text(refusal: IllegalAction, texts: Texts) -> str:
    """Return the refusal in words, with the cards' names."""
    facts = dict(refusal.facts)
    for fact in ("typed", "move", "cell"):
        if fact in facts:
            facts[fact] = escape_markdown(facts[fact])
    if "card" in facts:
        facts["card"] = named(facts["card"], texts)
    if "cards" in facts:
        facts["cards"] = all_named(facts["cards"], texts)
    if "dice" in facts:
        facts["dice"] = facts["dice"] or "none"
    return texts(f"illegal-{dashed(refusal.code)}", at="@", **facts)  # `@` is in no text
