"""Finds in events what happened to cards that left play, for texts and pictures.

After creatures were destroyed at once, their cards return in the same order, a symbiote before its
host (clash-of-decks.md 4, Ruling 41): to a hand, or to the deck or discard pile of an AI. A
champion is exhausted instead. If the game ends in between, the rest do not return.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.clash import events as e
from engine.clash.cards import card
from engine.clash.events import Compared, Discarded, PutOnDeck, Reshuffled, Revealed
from engine.core import record

_ON_THE_WAY = (e.AbilitiesChanged, e.BastionFell)
"""What may happen between the destruction of creatures and the return of their cards."""
_NEXT_ACTS = (
    *(e.CardPlayed, Revealed, e.AssaultBegan, e.Sprinted, e.Attacked, e.AttackedStronghold),
    *(e.Roused, e.TurnEnded, e.TurnBegan, e.GameEnded),
)


@record
class Going:
    """A card of a destroyed creature and its fate (None: the game ended before)."""

    card: str
    fate: e.Returned | e.ChampionExhausted | Discarded | PutOnDeck | None


@record
class Fates:
    """The fates of cards, by indices of events.

    `of` maps each destroyed creature to the fates of its cards, the host's first. `described` are
    the events included there, `cast` the ordinary returns of incantations.
    """

    of: dict[int, tuple[Going, ...]]
    described: frozenset[int]
    cast: frozenset[int]


def fates(events: Sequence[e.Event]) -> Fates:
    """Return what happened to all cards that left play in these events."""
    of: dict[int, tuple[Going, ...]] = {}
    covered: set[int] = set()
    cast: set[int] = set()
    index = 0
    while index < len(events):
        event = events[index]
        if isinstance(event, e.CardPlayed) and not card(event.card).is_creature:
            cast |= _return_of_cast(events, index, event.card)
        if not isinstance(event, e.Destroyed):
            index += 1
            continue
        destroyed = []
        while index < len(events) and isinstance(event := events[index], e.Destroyed):
            destroyed.append((index, event))
            index += 1
        for place, death in destroyed:
            goings, index = _goings(events, index, death.card, covered)
            of[place] = goings
    return Fates(of, frozenset(covered), frozenset(cast))


def _goings(
    events: Sequence[e.Event], index: int, host: str, covered: set[int]
) -> tuple[tuple[Going, ...], int]:
    others: list[Going] = []
    while index < len(events):
        event = events[index]
        if isinstance(event, e.Returned | e.ChampionExhausted | Discarded | PutOnDeck):
            covered.add(index)
            index += 1
            if event.card == host:
                return (Going(host, event), *others), index
            others.append(Going(event.card, event))
        elif isinstance(event, _ON_THE_WAY):
            index += 1
        else:
            break
    return (Going(host, None), *others), index


def _return_of_cast(events: Sequence[e.Event], index: int, played: str) -> set[int]:
    """Return the index of an incantation's return: the last one of this card before the next act.

    It is empty if the game ends in between.
    """
    found: set[int] = set()
    for place in range(index + 1, len(events)):
        event = events[place]
        if isinstance(event, e.GameEnded):
            return set()
        if isinstance(event, _NEXT_ACTS) and not _is_call(events, place):
            break
        if isinstance(event, e.Returned | Discarded | PutOnDeck) and event.card == played:
            found = {place}
    return found


def _is_call(events: Sequence[e.Event], index: int) -> bool:
    """Return whether an AI's card is revealed there because Reinforcement calls it."""
    if not isinstance(events[index], Revealed):
        return False
    for event in events[index + 1 :]:
        if not isinstance(event, Compared | e.BastionFell | Reshuffled):
            return isinstance(event, e.Called)
    return False
