"""Names of the cards, abilities and sets of Clash of Decks."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from rapidfuzz import process
from rapidfuzz.distance import OSA

from bot.errors import Refusal
from bot.game_api.match_options import Offered
from bot.ui.acknowledgement import LABEL
from bot.ui.escaping import escape_markdown
from bot.ui.names import Names, fold
from engine.clash.abilities import ABILITIES
from engine.clash.cards import CARDS, PRINTED, SETS, Card
from texts import Texts

CARD_NAMES = Names((card, card.id, dict(card.names)) for card in CARDS)
ABILITY_NAMES = Names((ability, ability.id, dict(ability.names)) for ability in ABILITIES)
NEAR = 0.7
"""The least similarity, from 0 to 1, of a typed name and the card name suggested for it."""
LONGEST_NAME = 40
COMMA = ","
_SETS = {card_set.id: card_set for card_set in SETS}
SET_NAMES = Names((card_set, card_set.id, dict(card_set.names)) for card_set in SETS)


def card_names(cards: Iterable[Card], texts: Texts) -> str:
    """Return the cards' names, separated by commas."""
    return ", ".join(card.name(texts.language) for card in cards)


def nearest_card(typed: str, language: str) -> Card | None:
    """Return the printed card with the name, in this language or English, that is most similar.

    None if no name is similar.
    """
    names = {fold(card.name(each)): card for card in CARDS for each in ("en", language)}
    name = fold(typed)[:LONGEST_NAME]
    near = process.extractOne(
        name, names.keys(), scorer=OSA.normalized_similarity, score_cutoff=NEAR
    )
    return names[near[0]] if near else None


def set_names_of(ids: Collection[str], texts: Texts) -> list[str]:
    """Return the names of these sets in the order of their publication."""
    return [texts.named(card_set.names) for card_set in SETS if card_set.id in ids]


def printed(ids: Iterable[str]) -> list[Card]:
    """Return the printed cards with these ids."""
    return [PRINTED[card_id] for card_id in ids]


# Sets as users type them, separated by commas


def sets_in(typed: str) -> tuple[str, ...]:
    """Return the ids of the named sets, in any language or by id. Raises `Refusal`."""
    return tuple([_set(name) for name in typed.split(COMMA) if name.strip()])


def completed_sets(typed: str, texts: Texts, among: Sequence[str]) -> Offered:
    """Return completions of the last of several names, from sets in `among` not named yet."""
    *before, last = typed.split(COMMA)
    try:
        named = [_set(name) for name in before if name.strip()]
    except Refusal:
        return []
    fitting = SET_NAMES.offered(last, texts.language)
    choices = []
    for card_set in SETS:  # in the order of their publication
        if card_set.id not in among or card_set.id in named or card_set not in fitting:
            continue
        ids = [*named, card_set.id]
        label = ", ".join(texts.named(_SETS[set_id].names) for set_id in ids)
        value = COMMA.join(ids)
        if len(label) <= LABEL and len(value) <= LABEL:
            choices.append((label, value))
    return choices


def _set(typed: str) -> str:
    found = SET_NAMES.one(typed, "en")
    if found is None:
        raise Refusal("refused-unknown-set", set=escape_markdown(typed))
    return found.id
