"""Random matches and positions of every mode but duels, which `walks` has.

    python tests/engine/clash/table_walks.py 2000

plays this many random matches of each mode to their end and prints a summary.
"""

from __future__ import annotations

import random
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from hypothesis import strategies as st
from oracle import CARDS, STRONGHOLDS
from walks import (
    CLASH,
    Match,
    census,
    is_mercenary,
    pool_of,
    random_deck,
    random_position,
    seeds,
)

from engine.clash import ai_settings
from engine.clash.actions import END, GO, Cast, Join, Place, Summon
from engine.clash.seating import SEATINGS

MODES = tuple(mode for mode in SEATINGS if mode != "duel")


@dataclass(frozen=True)
class TableMatch(Match):
    """A match of another mode, with the settings of its AIs."""

    mode: str = "solo"
    ai: dict[str, Any] = field(default_factory=dict)

    @property
    def setup(self) -> dict[str, Any]:
        told = {**super().setup, "mode": self.mode}
        if self.ai:
            told["config"]["options"]["ai"] = self.ai
        return told


def table_matches(longest: int = 120) -> st.SearchStrategy[TableMatch]:
    """Return matches of all modes but duels, of up to `longest` actions."""
    return st.builds(lambda seed: random_table_match(random.Random(seed), longest), seeds())


def table_positions() -> st.SearchStrategy[dict[str, Any]]:
    """Return crowded positions of all modes but duels."""
    return st.builds(lambda seed: random_table(random.Random(seed)), seeds())


def random_table_match(chance: random.Random, longest: int = 120, mode: str = "") -> TableMatch:
    mode = mode or chance.choice(MODES)
    seating = SEATINGS[mode]
    ruleset = "1.0" if chance.random() < 0.2 else "1.2"
    pool = pool_of(ruleset)
    decks = {
        seat: random_deck(chance, pool, 24 if number in seating.ai else 8)
        for number, seat in enumerate(seating.seats)
    }
    champion = chance.random() < 0.3
    ai = random_settings(chance, ruleset, champion) if seating.ai else {}
    champions = random_champions(chance, pool, decks, mode) if champion else {}
    return TableMatch(
        decks,
        chance.getrandbits(64),
        chance.choice([0, 60, 4]),
        chance.randbytes(chance.choice([longest // 4, longest])),
        ruleset,
        chance.random() < 0.3,
        champions,
        mode,
        ai,
    )


def random_settings(chance: random.Random, ruleset: str, champion: bool) -> dict[str, Any]:
    """Return a level with its points spent at random; sometimes the quick AI."""
    if not champion and chance.random() < 0.3:
        return {}
    prices = ai_settings.ABILITY_POINTS[ruleset]
    while True:
        abilities = chance.sample(sorted(prices), chance.randint(0, min(4, len(prices))))
        flags = ["first", *sorted(ai_settings.OF_RULESET[ruleset])]
        settings = ai_settings.Settings(
            level=chance.choice(ai_settings.levels(ruleset, champion)),
            mana=chance.randint(6, 10),
            per_creature=chance.choice([1, 2]),
            abilities=tuple(abilities),
            **{flag: True for flag in flags if chance.random() < 0.3},
        )
        if ai_settings.spends_exactly(settings, ruleset, champion):
            return ai_settings.document(settings)


def random_champions(
    chance: random.Random, pool: list[str], decks: dict[str, list[str]], mode: str
) -> dict[str, str]:
    """Return a creature for each player; no Mercenary, which could not be told from its doubles."""
    seating = SEATINGS[mode]
    return {
        seat: chance.choice(
            [
                card
                for card in pool
                if CARDS[card]["kind"] == "creature"
                and not is_mercenary(card)
                and card not in decks[seat]
            ]
        )
        for number, seat in enumerate(seating.seats)
        if number not in seating.ai
    }


def random_table(chance: random.Random, mode: str = "") -> dict[str, Any]:
    """Return one or two crowded duels put together.

    Cards under creatures that face another seat than in their duel are removed.
    """
    mode = mode or chance.choice(MODES)
    seating = SEATINGS[mode]
    first, second = random_position(chance), random_position(chance)
    while second["ruleset"] != first["ruleset"]:
        second = random_position(chance)
    seats = {**first["seats"], "C": second["seats"]["A"], "D": second["seats"]["B"]}
    seats = {seat: seats[seat] for seat in seating.seats}
    champion = all("champion" in seat for seat in seats.values())
    players = [seat for number, seat in enumerate(seating.seats) if number not in seating.ai]
    for name, seat in seats.items():
        for creature in seat["upper"] + seat["lower"]:
            creature.pop("activated", None)
        if len(seats) == 4:
            for creature in seat["lower"]:
                creature.pop("shackled", None)
        if name not in players or not champion:
            seat.pop("champion", None)
        if name not in players:
            _make_ai(chance, seat)
    options: dict[str, Any] = {"champion": True} if champion else {}
    if chance.random() < 0.2:
        options["fatigue"] = True
    if seating.ai and (ai := random_settings(chance, first["ruleset"], champion)):
        options["ai"] = ai
    position = {**first, "mode": mode, "active": chance.choice(players), "seats": seats}
    position |= {"phase": "summoning", "options": options}
    position.pop("running", None)
    return position


def _make_ai(chance: random.Random, seat: dict[str, Any]) -> None:
    """Turn the hand into a deck and a discard pile."""
    hand = seat.pop("hand")
    seat.pop("given", None)
    cards = [card for card in hand if card not in STRONGHOLDS]
    top = chance.randint(1, len(cards))
    seat["deck"], seat["discard"] = cards[:top], cards[top:]
    seat["stronghold"] = next(card for card in hand if card in STRONGHOLDS)
    if seat["stronghold"] == "BASTION":
        seat["chance"] = chance.getrandbits(64)


def table_census(position: dict[str, Any]) -> Counter[str]:
    """Return every card of a position, including decks and discard piles."""
    found = Counter[str]()
    seats = {}
    for name, seat in position["seats"].items():
        found.update(seat.get("deck", []))
        found.update(seat.get("discard", []))
        seats[name] = {"hand": [], **seat}
    return found + census({**position, "seats": seats})


def table_universe(longest: int = 7) -> list[Any]:
    """Return all actions with all cards, in lanes of all seats of up to `longest` creatures."""
    spots = [(lane, number) for lane in (0, 1) for number in range(-1, longest)]
    return [
        END,
        GO,
        *(Summon(card, lane) for card in CARDS for lane in (0, 1)),
        *(Join(card, *spot) for card in CARDS for spot in spots),
        *(Cast(card, Place(seat, *spot)) for card in CARDS for seat in "ABCD" for spot in spots),
    ]


def main(count: int) -> None:
    """Play `count` matches of each mode to their end."""
    chance = random.Random(1)
    for mode in MODES:
        told, actions, longest, began = Counter[str](), 0, 0, time.perf_counter()
        for _ in range(count):
            match = random_table_match(chance, mode=mode)
            state = CLASH.setup(match.setup, match.seed)[0]
            while to_act := state.to_act():
                legal = state.legal_actions(to_act[0])
                state.apply(to_act[0], legal[-1] if chance.random() < 0.2 else chance.choice(legal))
                actions += 1
            told["".join(state.outcome().winners) or state.outcome().reason] += 1
            longest = max(longest, state.turn)
        seconds = time.perf_counter() - began
        print(
            f"{mode}: {count} matches, {actions} actions, {seconds:.0f} s; {longest} turns;", told
        )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 2_000)
