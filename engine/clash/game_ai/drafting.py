"""Default moves of seats that do not answer; in formats, a reasonable choice of cards.

The choice weighs how often decks with a card win, as benchmarks/cards.py measures (for a made-up
card: its price beyond its cost), and how well it fits the other cards. Equal cards always lead to
the same choice.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Final

from engine.clash import custom, returning
from engine.clash.actions import END, Action
from engine.clash.battle import Battle
from engine.clash.cards import CREATURE, INCANTATION, Card
from engine.clash.formats.champions import Champions
from engine.clash.formats.constructed import Constructed
from engine.clash.formats.draft import Draft
from engine.clash.formats.league import DONE, Done, League
from engine.clash.formats.mutation import Mutation
from engine.clash.formats.picks import Pick
from engine.core import Seat
from engine.game_ai import Default

_FILE: Final = files("engine.clash").joinpath("data", "win_rates.json")
WIN_RATES: Final[Mapping[str, float]] = {
    card: thousandths / 1000 for card, thousandths in json.loads(_FILE.read_text("utf-8")).items()
}
"""The win rates of decks by the id of a printed card in them; 0.5 is average."""


CREATURES = 0.7
"""The best share of creatures in a deck."""
COST = 4.0
"""The average cost that the cards of a deck should have."""
OUT_OF_BALANCE = 1.0
"""How much each excess creature, or incantation, lowers the value of a card, in mana."""
OFF_COST = 0.25
"""How much each mana of total cost above or below the ideal lowers the value."""
BY_WINS = 20.0
"""The value in mana of a win rate 1 above average. It is so high that among common cards the better
one is taken even if it fits worse."""
SAME_COST = 0.2
"""How much each card of the same cost lowers the value."""


def best_card(offered: Sequence[Card], own: Sequence[Card]) -> Card:
    """Return the card to take, bring or choose in addition to `own`."""

    def merit(card: Card) -> tuple[float, int, str]:
        return _value(card) - _misfit([*own, card]), card.cost, card.id

    return max(offered, key=merit)


def best_champion(offered: Sequence[Card]) -> Card:
    """Return the creature to name as a champion.

    It is worth more than its cost, and many cards should have that cost, because they make it
    cheaper and restore it.
    """
    return best_card(offered, ())


def _value(card: Card) -> float:
    """Return a card's value beyond its cost: by measured wins, else by its price (13)."""
    if card.id in WIN_RATES:
        return BY_WINS * (WIN_RATES[card.id] - 0.5)
    kind: custom.Kind = CREATURE if card.is_creature else INCANTATION
    worth = custom.price(kind, card.attack, card.health, card.abilities, card.aura_ability)
    return worth - card.cost


def _misfit(cards: Sequence[Card]) -> float:
    """Return how far these cards are from a good deck; the last one is the candidate."""
    latest = cards[-1]
    creatures = sum(card.is_creature for card in cards)
    cost = sum(card.cost for card in cards)
    same = sum(card.cost == latest.cost for card in cards[:-1])
    return (
        OUT_OF_BALANCE * abs(creatures - CREATURES * len(cards))
        + OFF_COST * abs(cost - COST * len(cards))
        + SAME_COST * same
    )


def _clash(state: Battle, _seat: Seat) -> Action:
    """Return the end of the turn; asked for an order, the order of section 4."""
    return returning.by_default(state) or END


def _draft(state: Draft, seat: Seat) -> Pick:
    return Pick(best_card(state.open, state.picked[seat]).id)


def _constructed(state: Constructed, seat: Seat) -> Pick:
    """Return the best card to bring; to ban, the best of the other seat's."""
    own = state.brought[seat] if state.bringing else ()
    return Pick(best_card(state.on_offer(seat), own).id)


def _champions(state: Champions, seat: Seat) -> Pick:
    return Pick(best_champion(state.on_offer(seat)).id)


def _mutation(state: Mutation, seat: Seat) -> Pick:
    own = state.chosen[seat] if state.choosing else state.picked[seat]
    return Pick(best_card(state.on_offer(seat), own).id)


def _league(_state: League, _seat: Seat) -> Done:
    return DONE


DEFAULTS: Mapping[str, Default] = {
    "clash": _clash,
    "draft": _draft,
    "constructed": _constructed,
    "champions": _champions,
    "mutation": _mutation,
    "league": _league,
}
