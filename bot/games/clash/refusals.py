"""Explanations of refused moves, the same for every game of Clash of Decks."""

from __future__ import annotations

from bot.game_api.questions import SeatNames
from bot.games.clash.names import card_names, nearest_card
from bot.ui.escaping import escape_markdown
from engine.clash.cards import PRINTED, card
from engine.core import IllegalAction
from texts import Texts, dashed
from texts.clash.lines import bold

_OF_CARDS = ("card", "typed", "move")
_UNKNOWN = ("not_in_hand", "no_such_card")
"""Codes of refusals of ids that may be misspelt."""


def refusal_text(refusal: IllegalAction, names: SeatNames, texts: Texts) -> str:
    """Return the refusal in words, with the names of cards and players."""
    facts = dict(refusal.facts)
    for fact in _OF_CARDS:
        if fact in facts:
            facts[fact] = named(facts[fact], texts)
    if "cards" in facts:
        facts["cards"] = card_names(map(card, facts["cards"]), texts)
    if "seat" in facts:
        facts["seat"] = bold(escape_markdown(names[facts["seat"]]))
    text = texts(f"illegal-{dashed(refusal.code)}", **facts)
    typed = refusal.facts.get("typed") or refusal.facts.get("card")
    if refusal.code not in _UNKNOWN or not isinstance(typed, str) or typed in PRINTED:
        return text
    near = nearest_card(typed, texts.language)
    if near is None:
        return text
    return f"{text} {texts('illegal-did-you-mean', card=bold(near.name(texts.language)))}"


def named(card_id: str, texts: Texts) -> str:
    """Name the card; return an unknown id escaped, as users may have typed it."""
    try:
        return bold(card(card_id).name(texts.language))
    except KeyError:
        return escape_markdown(card_id)
