"""Explanations of refused moves."""

from __future__ import annotations

from bot.games.bald_mountain.names import all_named, cards_due, named
from bot.ui.escaping import escape_markdown
from engine.core import IllegalAction
from texts import Texts, dashed


def refusal_text(refusal: IllegalAction, texts: Texts) -> str:
    """Return the refusal in words, with the cards' names."""
    facts = dict(refusal.facts)
    for fact in ("typed", "move"):
        if fact in facts:
            facts[fact] = escape_markdown(facts[fact])
    if "card" in facts:
        facts["card"] = named(facts["card"], texts) if facts["card"] else ""
    if "cards" in facts:
        facts["cards"] = all_named(facts["cards"], texts)
    if "colour" in facts:
        facts["due"] = cards_due(facts["n"], facts.pop("colour"), texts)
    return texts(f"illegal-{dashed(refusal.code)}", **facts)
