"""Why the rules refuse a move."""

from __future__ import annotations

from bot.games.two_worlds.names import all_named, named
from bot.ui.escaping import escape_markdown
from engine.core import IllegalAction
from texts import Texts, dashed


def refusal_text(refusal: IllegalAction, texts: Texts) -> str:
    """Tell the refusal in words, cards by their names."""
    facts = dict(refusal.facts)
    for fact in ("typed", "move"):
        if fact in facts:
            facts[fact] = escape_markdown(facts[fact])
    if "card" in facts:
        facts["card"] = named(facts["card"], texts)
    if "cards" in facts:
        facts["cards"] = all_named(facts["cards"], texts)
    return texts(f"illegal-{dashed(refusal.code)}", **facts)
