"""Registers Duel of Two Worlds: its cards as a list, matches for simulations."""

from __future__ import annotations

from typing import cast

from engine import chance
from engine.core import SEATS, JsonObject, Seat
from engine.games import CardList, EnginePlugin, ListedCard
from engine.simulation import Simulation
from engine.steps import steps
from engine.two_worlds.cards import SET, SPELLS, WARRIORS, Spell, Warrior, written
from engine.two_worlds.events import Event, SpellCast, Summoned
from engine.two_worlds.game import TwoWorldsGame, setup_of
from engine.two_worlds.game_ai import TwoWorldsAI, default
from engine.two_worlds.match import Match
from engine.two_worlds.puzzles import WorldsGrimoire
from engine.two_worlds.state import SetUp


def _listed() -> list[ListedCard]:
    cards: tuple[Warrior | Spell, ...] = (*WARRIORS, *SPELLS)
    return [ListedCard(SET, _document(card), _row(card)) for card in cards]


def _document(card: Warrior | Spell) -> JsonObject:
    kind = "warrior" if isinstance(card, Warrior) else "spell"
    left_out = ("source", "from_booklet", "price")
    facts = {key: value for key, value in written(card).items() if key not in left_out}
    return {"set": SET, "kind": kind, **facts}


def _row(card: Warrior | Spell) -> tuple[str, ...]:
    text = written(card)["text"]
    if isinstance(card, Spell):
        timing = card.timing.replace("_", " ")
        return timing, card.id, card.name(), str(card.copies), "", "", "", text
    ranged = ", ".join(f"{far}: {damage}" for far, damage in card.ranged)
    melee = "" if card.melee is None else str(card.melee)
    return card.rank, card.id, card.name(), str(card.copies), str(card.health), melee, ranged, text


CARD_LIST = CardList(
    heads=("Kind", "Id", "Name", "Copies", "Health", "Melee", "Ranged", "Text"),
    figures=frozenset({"Copies", "Health", "Melee"}),
    cards=_listed,
)
"""The kind of a spell is its timing."""


def _begin(mode: str, seed: int, number: int) -> tuple[Match, int]:
    luck = chance.stream(seed, f"simulation {mode} {number}")
    deal, luck = chance.draw(luck, 1 << 62)
    match, _ = TwoWorldsGame().setup(setup_of(cast("SetUp", mode)), deal)
    return match, luck


def _brought(event: Event) -> tuple[Seat, str] | None:
    if isinstance(event, Summoned):
        return event.seat, event.card
    return (event.seat, event.spell) if isinstance(event, SpellCast) else None


SIMULATION = Simulation(
    modes={"basic": ("A", "B"), "draft": ("A", "B")},
    begin=_begin,
    brought=_brought,
    first=lambda match: SEATS[match.first],
)


PLUGIN = EnginePlugin(
    games=(TwoWorldsGame(),),
    game_ais={"two_worlds": TwoWorldsAI()},
    defaults={"two_worlds": default},
    grimoires={"two_worlds": WorldsGrimoire()},
    cards=CARD_LIST,
    simulation=SIMULATION,
    steps=steps,
)
