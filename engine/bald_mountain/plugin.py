"""Registers Battle on the Bald Mountain: its cards as a list, matches for simulations."""

from __future__ import annotations

from typing import cast

from engine import chance
from engine.bald_mountain.battle import Battle
from engine.bald_mountain.cards import CARDS, SET, Card, written
from engine.bald_mountain.events import Event, Played
from engine.bald_mountain.game import BaldMountainGame, setup_of
from engine.bald_mountain.game_ai import BaldMountainAI, default
from engine.bald_mountain.puzzles import MountainGrimoire
from engine.bald_mountain.seating import SEATINGS, Mode, seats_of
from engine.core import JsonObject, Seat
from engine.games import CardList, EnginePlugin, ListedCard
from engine.simulation import Simulation
from engine.steps import steps


def _listed() -> list[ListedCard]:
    return [ListedCard(SET, _document(card), _row(card)) for card in CARDS]


def _document(card: Card) -> JsonObject:
    keys = ("id", "number", "colour", "wonder", "name", "text", "cost", "effect", "optional")
    row = written(card)
    return {"set": SET, **{key: row[key] for key in keys if key in row}}


def _row(card: Card) -> tuple[str, ...]:
    kind = "wonder" if card.is_wonder else "spell"
    return card.colour, str(card.number), card.id, card.name(), kind, written(card)["text"]["en"]


CARD_LIST = CardList(
    heads=("Colour", "No.", "Id", "Name", "Kind", "Text"), figures=frozenset({"No."}), cards=_listed
)


def _begin(mode: str, seed: int, number: int) -> tuple[Battle, int]:
    luck = chance.stream(seed, f"simulation {mode} {number}")
    deal, luck = chance.draw(luck, 1 << 62)
    battle, _ = BaldMountainGame().setup(setup_of(cast("Mode", mode)), deal)
    return battle, luck


def _brought(event: Event) -> tuple[Seat, str] | None:
    return (event.seat, event.card) if isinstance(event, Played) else None


SIMULATION = Simulation(
    modes={mode: tuple("".join(seats_of(mode, side)) for side in (0, 1)) for mode in SEATINGS},
    begin=_begin,
    brought=_brought,
)


PLUGIN = EnginePlugin(
    games=(BaldMountainGame(),),
    game_ais={"bald_mountain": BaldMountainAI()},
    defaults={"bald_mountain": default},
    grimoires={"bald_mountain": MountainGrimoire()},
    cards=CARD_LIST,
    simulation=SIMULATION,
    steps=steps,
)
