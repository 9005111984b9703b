"""Parse decks as users type them: names of cards in any of our languages, or their ids."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import cache

from bot.errors import Refusal
from bot.games.clash.names import CARD_NAMES, card_names
from bot.store.collection import LONGEST_NAME
from bot.ui.acknowledgement import LABEL, Choices, shown
from bot.ui.escaping import escape_markdown, shorten_name
from bot.ui.names import fold
from engine.clash.abilities import OF_VERSION_1_0, abilities_in
from engine.clash.cards import Card
from engine.clash.decks import MOST_NAMED
from engine.clash.formats.constructed import BROUGHT
from texts import Texts

RULESETS = ("1.2", "1.0")
MEANT = 5
"""The most cards that are named if a typed beginning is ambiguous."""
_BETWEEN = re.compile(r"[,;\n]+")
_BULLET = re.compile(r"^\s*(?:[-*•]\s+|\d{1,2}[.)]\s*)")
_MOST_TYPED = 1000
_FILLERS = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and symbols that are invisible."""


def read_name(typed: str) -> str:
    """Return the name of a deck as it is stored. Raises `Refusal`."""
    name = unicodedata.normalize("NFKC", typed[:_MOST_TYPED])
    name = "".join(character for character in name if character not in _FILLERS)
    shows = any(unicodedata.category(character)[0] in "LNPS" for character in name)
    if not shows or len(name := shorten_name(name, _MOST_TYPED)) > LONGEST_NAME:
        raise Refusal("refused-deck-name", longest=LONGEST_NAME)
    return name


def read_cards(typed: str, texts: Texts) -> list[Card]:
    """Return the cards of a valid deck. Raises `Refusal` that says what is wrong."""
    return checked(named_cards(_BETWEEN.split(typed), texts), texts)


def named_cards(names: Sequence[str], texts: Texts) -> list[Card]:
    """Return the cards with these names; empty names are skipped. Raises `Refusal`."""
    typed = [name for name in names if name.strip()]
    if len(typed) > MOST_NAMED:
        raise Refusal("refused-deck-count", count=len(typed))
    found: list[Card] = []
    for name in typed:
        wanted = fold(_BULLET.sub("", name))
        if not wanted:
            continue
        meant = CARD_NAMES.meant(wanted, texts.language)
        if len(meant) != 1 and (several := _word_by_word(wanted, texts.language)):
            found += several
        elif len(meant) == 1:
            found.append(meant[0])
        elif meant:
            cards = card_names(meant[:MEANT], texts)
            raise Refusal("refused-deck-which-card", name=escape_markdown(name), cards=cards)
        else:
            raise Refusal("refused-deck-unknown-card", name=escape_markdown(name))
        if len(found) > MOST_NAMED:
            raise Refusal("refused-deck-count", count=len(found))
    return found


def checked(cards: list[Card], texts: Texts) -> list[Card]:
    """Return the cards if they make a deck: eight different ones, or ten for ruleset 1.0.

    Raises `Refusal`.
    """
    for place, card in enumerate(cards):
        if card in cards[:place]:
            raise Refusal("refused-deck-twice", card=card.name(texts.language))
    if len(cards) not in BROUGHT.values():
        raise Refusal("refused-deck-count", count=len(cards))
    if len(cards) == BROUGHT["1.0"] and (wrong := faults(cards, "1.0", texts)):
        raise Refusal("refused-deck-older", fault=" ".join(wrong))
    return cards


def faults(cards: Sequence[Card], ruleset: str, texts: Texts) -> list[str]:
    """Return in sentences why a seat can't bring these different cards in a ruleset; or empty."""
    wrong = []
    if len(cards) != BROUGHT[ruleset]:
        wrong.append(texts("deck-fault-count", size=BROUGHT[ruleset], count=len(cards)))
    if ruleset == "1.0":
        for card in cards:
            if unknown := (card.mask | card.aura) & ~OF_VERSION_1_0:
                names = ", ".join(ability.name(texts.language) for ability in abilities_in(unknown))
                name = card.name(texts.language)
                wrong.append(texts("deck-fault-abilities", card=name, abilities=names))
    return wrong


def _word_by_word(wanted: str, language: str) -> list[Card]:
    """Return the cards if they are separated only by spaces; else empty."""
    meant = [CARD_NAMES.meant(word, language) for word in wanted.split()[: MOST_NAMED + 1]]
    return [cards[0] for cards in meant] if all(len(cards) == 1 for cards in meant) else []


# Autocompletion


def suggested_cards(typed: str, language: str) -> Choices:
    """Return all that is typed so far, with the last card completed.

    Cards that are typed already are not suggested. If the names are too long for a choice, the
    earlier ones are shortened to unique beginnings.
    """
    *earlier, last = _BETWEEN.split(typed)
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
        text = next((line for line in lines if len(line) <= LABEL), "")
        if text and card not in known:
            found.append((text, text))
    return shown(found)


@cache
def _shortened(card: Card, language: str) -> str:
    """Return the shortest beginning of a card's id that no other card has."""
    name = fold(card.id)
    return next(
        name[:length]
        for length in range(1, len(name) + 1)
        if name[length - 1] != " " and CARD_NAMES.meant(name[:length], language) == [card]
    )
