"""Registers Clash of Decks: its cards as a list, matches for simulations."""

from __future__ import annotations

from typing import cast

from engine import chance
from engine.clash.battle import Battle
from engine.clash.cards import CARDS, SETS, Card
from engine.clash.decks import AI_SIZE, PRECONSTRUCTED, SIZE
from engine.clash.events import CardPlayed, Event
from engine.clash.formats.champions import ChampionsGame
from engine.clash.formats.constructed import ConstructedGame
from engine.clash.formats.draft import DraftGame
from engine.clash.formats.league import LeagueGame
from engine.clash.formats.mutation import MutationGame
from engine.clash.game import ClashOfDecks, duel_setup, setup_of
from engine.clash.game_ai.drafting import DEFAULTS
from engine.clash.game_ai.game_ai import ClashAI
from engine.clash.moves import first_move
from engine.clash.puzzles.grimoire import ClashGrimoire
from engine.clash.seating import SEATINGS, Mode, Seating
from engine.clash.steps import steps
from engine.core import JsonObject, Seat
from engine.games import CardList, EnginePlugin, ListedCard
from engine.simulation import Simulation


def _listed() -> list[ListedCard]:
    return [ListedCard(card.set, _document(card), _row(card)) for card in CARDS]


def _document(card: Card) -> JsonObject:
    aura = card.aura_ability
    return {
        "id": card.id,
        "set": card.set,
        "number": card.number,
        "kind": "creature" if card.is_creature else "incantation",
        "name": dict(card.names),
        "cost": card.cost,
        "attack": card.attack,
        "health": card.health if card.is_creature else None,
        "abilities": [ability.id for ability in card.abilities],
        "aura": aura and aura.id,
    }


def _row(card: Card) -> tuple[str, ...]:
    abilities = [ability.name() for ability in card.abilities]
    if card.aura_ability is not None:
        abilities.append(f"aura of {card.aura_ability.name()}")
    return (
        card.set,
        str(card.number),
        card.id,
        card.name(),
        str(card.cost),
        str(card.attack),
        str(card.health) if card.is_creature else "",
        ", ".join(abilities),
    )


CARD_LIST = CardList(
    heads=("Set", "No.", "Id", "Name", "Cost", "Attack", "Health", "Abilities"),
    figures=frozenset({"No.", "Cost", "Attack", "Health"}),
    cards=_listed,
)


def _begin(mode: str, seed: int, number: int) -> tuple[Battle, int]:
    if mode == "duel":
        return _begin_duel(seed, number)
    luck = chance.stream(seed, f"simulation {mode} {number}")
    deal, luck = chance.draw(luck, 1 << 62)
    known = cast("Mode", mode)
    battle, _ = ClashOfDecks().setup(setup_of(known, _dealt(known, deal)), deal)
    return battle, luck


def _begin_duel(seed: int, number: int) -> tuple[Battle, int]:
    luck = chance.stream(seed, f"simulation {number}")
    first, luck = chance.draw(luck, len(PRECONSTRUCTED))
    step, luck = chance.draw(luck, len(PRECONSTRUCTED) - 1)
    decks = list(PRECONSTRUCTED.values())
    second = (first + 1 + step) % len(decks)
    deal, luck = chance.draw(luck, 1 << 64)
    setup = duel_setup({"A": list(decks[first]), "B": list(decks[second])})
    battle, _ = ClashOfDecks().setup(setup, deal)
    return battle, luck


def _dealt(mode: Mode, deal: int) -> dict[Seat, list[str]]:
    """Return decks for all seats: preconstructed ones, three for an AI; in co-op two sets."""
    seating = SEATINGS[mode]
    if mode == "coop":
        sets = {card_set.id for card_set in chance.shuffled(SETS, deal)[:2]}
        cards = [card.id for card in CARDS if card.set in sets]
        cards = chance.shuffled(cards, chance.stream(deal, "cards"))
    else:
        cards = [card for deck in chance.shuffled(PRECONSTRUCTED.values(), deal) for card in deck]
    decks: dict[Seat, list[str]] = {}
    for number, seat in enumerate(seating.seats):
        size = AI_SIZE if number in seating.ai else SIZE
        decks[seat], cards = cards[:size], cards[size:]
    return decks


def _results(seating: Seating) -> tuple[str, ...]:
    if not seating.teams:
        return seating.seats
    return "".join(seating.seats[::2]), "".join(seating.seats[1::2])


def _brought(event: Event) -> tuple[Seat, str] | None:
    return (event.seat, event.card) if isinstance(event, CardPlayed) else None


SIMULATION = Simulation(
    modes={mode: _results(seating) for mode, seating in SEATINGS.items()},
    begin=_begin,
    brought=_brought,
)


PLUGIN = EnginePlugin(
    games=(
        ClashOfDecks(),
        DraftGame(),
        ConstructedGame(),
        ChampionsGame(),
        MutationGame(),
        LeagueGame(),
    ),
    game_ais={"clash": ClashAI()},
    defaults=DEFAULTS,
    grimoires={"clash": ClashGrimoire()},
    cards=CARD_LIST,
    simulation=SIMULATION,
    first_move=first_move,
    steps=steps,
)
