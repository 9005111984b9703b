"""Default moves for seats that do not answer, in Clash of Decks and its formats."""

from __future__ import annotations

from collections.abc import Mapping

from engine.clash import returning
from engine.clash.actions import END, Action
from engine.clash.battle import Battle
from engine.clash.formats.champions import Champions
from engine.clash.formats.constructed import Constructed
from engine.clash.formats.draft import Draft
from engine.clash.formats.league import DONE, Done, League
from engine.clash.formats.mutation import Mutation
from engine.clash.formats.picks import Pick
from engine.clash.mind.drafting import best_card, best_champion
from engine.core import Seat
from engine.minds import Default


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
