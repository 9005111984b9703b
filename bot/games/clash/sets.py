"""Sets of cards as people type them: several with commas in between."""

from __future__ import annotations

from collections.abc import Sequence

from bot.errors import Refusal
from bot.games.clash.names import SET_NAMES
from bot.games.offer import Offered
from bot.ui.harmless import harmless
from engine.clash.cards import SETS
from texts import Texts

COMMA = ","
LABEL = 100
"""Characters of a choice that Discord shows, and of its value."""


def sets_in(typed: str) -> tuple[str, ...]:
    """The ids of the sets that are named, in any language or by id. Raises `Refusal`."""
    return tuple([_set(name) for name in typed.split(COMMA) if name.strip()])


def completed_sets(typed: str, texts: Texts, among: Sequence[str]) -> Offered:
    """What the last of several names can become, of these sets those not named yet."""
    *before, last = typed.split(COMMA)
    try:
        named = [_set(name) for name in before if name.strip()]
    except Refusal:
        return []
    fitting = SET_NAMES.offered(last, texts.language)
    choices = []
    for card_set in SETS:  # in the order in which they came out
        if card_set.id not in among or card_set.id in named or card_set not in fitting:
            continue
        ids = [*named, card_set.id]
        label = ", ".join(_named(set_id, texts) for set_id in ids)
        value = COMMA.join(ids)
        if len(label) <= LABEL and len(value) <= LABEL:
            choices.append((label, value))
    return choices


def _named(set_id: str, texts: Texts) -> str:
    return texts.named(next(card_set for card_set in SETS if card_set.id == set_id).names)


def _set(typed: str) -> str:
    found = SET_NAMES.one(typed, "en")
    if found is None:
        raise Refusal("refused-unknown-set", set=harmless(typed))
    return found.id
