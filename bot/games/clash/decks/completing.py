"""What is offered while the cards of a deck are typed."""

from __future__ import annotations

import re
from functools import cache

from discord import app_commands

from bot.games.clash.decks.reading import MOST_NAMED
from bot.games.clash.names import CARD_NAMES
from bot.ui.door import Choices
from bot.ui.names import folded
from engine.clash.cards import Card

SUGGESTIONS = 25
LONGEST = 100
"""Characters of a choice."""
_PARTS = re.compile(r"[,;\n]+")


def suggested_cards(typed: str, language: str) -> Choices:
    """All that is typed so far, the last card completed.

    Cards that are typed already are not offered. Where names are too long for a choice, the
    earlier ones are shortened to beginnings that mean nothing else.
    """
    *earlier, last = _PARTS.split(typed)
    there = [CARD_NAMES.meant(name, language) for name in earlier[:MOST_NAMED] if name.strip()]
    known = [cards[0] for cards in there if len(cards) == 1]
    if len(known) != len(there):
        return []  # a choice must not hide what is wrong
    named = [card.name(language) for card in known]
    shortened = [_shortened(card, language) for card in known]
    found = []
    for card in CARD_NAMES.offered(last, language):
        end = card.name(language)
        lines = (", ".join((*before, end)) for before in (named, shortened))
        text = next((line for line in lines if len(line) <= LONGEST), "")
        if text and card not in known:
            found.append(app_commands.Choice(name=text, value=text))
    return found[:SUGGESTIONS]


@cache
def _shortened(card: Card, language: str) -> str:
    """The shortest beginning of its id that means this card alone."""
    name = folded(card.id)
    return next(
        name[:length]
        for length in range(1, len(name) + 1)
        if name[length - 1] != " " and CARD_NAMES.meant(name[:length], language) == [card]
    )
