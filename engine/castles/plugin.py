"""Registers Battle of the Castles: its cards as a list, matches for simulations."""

from __future__ import annotations

from itertools import product
from typing import cast

from engine import chance
from engine.castles.board import SEATS_OF, Mode, seats_of_side
from engine.castles.cards import CARDS, RACES, Card, written
from engine.castles.choosing import RacesGame, default_choice
from engine.castles.events import Event, MagicPlayed, Summoned
from engine.castles.game import CastlesGame, setup_of
from engine.castles.game_ai import CastlesAI, default
from engine.castles.match import Match
from engine.castles.puzzles import CastlesGrimoire
from engine.core import SEATS, JsonObject, Seat
from engine.games import CardList, EnginePlugin, ListedCard
from engine.simulation import Simulation
from engine.steps import steps


def _listed() -> list[ListedCard]:
    return [ListedCard(card.race, _document(card), _row(card)) for card in CARDS]


def _document(card: Card) -> JsonObject:
    left_out = ("source", "booklet_facts", "race")
    facts = {key: value for key, value in written(card).items() if key not in left_out}
    return {"set": card.race, **facts}


def _row(card: Card) -> tuple[str, ...]:
    kind = "legend" if card.is_legend else "creature" if card.is_creature else "magic"
    figures = (card.activation, card.move, card.range, card.damage, card.life)
    numbers = tuple(map(str, figures)) if card.is_creature else ("",) * len(figures)
    return card.race, card.id, card.name(), kind, str(card.copies), str(card.price), *numbers


CARD_LIST = CardList(
    heads=(
        *("Race", "Id", "Name", "Kind", "Copies", "Cost"),
        *("Activation", "Move", "Range", "Damage", "Life"),
    ),
    figures=frozenset({"Copies", "Cost", "Activation", "Move", "Range", "Damage", "Life"}),
    cards=_listed,
)


_PAIRINGS = tuple(product(RACES, repeat=2))


def _begin(mode: str, seed: int, number: int) -> tuple[Match, int]:
    luck = chance.stream(seed, f"simulation {mode} {number}")
    deal, luck = chance.draw(luck, 1 << 62)
    known = cast("Mode", mode)
    # The seats of a side have races that are adjacent in the list.
    races = {
        letter: RACES[(RACES.index(_PAIRINGS[number // 2 % 16][place % 2]) + place // 2) % 4]
        for place, letter in enumerate(SEATS_OF[known])
    }
    first = SEATS_OF[known][number % 2]
    match, _ = CastlesGame().setup(setup_of(known, races, first), deal)
    return match, luck


def _brought(event: Event) -> tuple[Seat, str] | None:
    return (event.seat, event.card) if isinstance(event, Summoned | MagicPlayed) else None


SIMULATION = Simulation(
    modes={mode: tuple("".join(seats_of_side(mode, side)) for side in (0, 1)) for mode in SEATS_OF},
    begin=_begin,
    brought=_brought,
    first=lambda match: SEATS[match.first],
)


PLUGIN = EnginePlugin(
    games=(CastlesGame(), RacesGame()),
    game_ais={"castles": CastlesAI()},
    defaults={"castles": default, "castles_races": default_choice},
    grimoires={"castles": CastlesGrimoire()},
    cards=CARD_LIST,
    simulation=SIMULATION,
    steps=steps,
)
