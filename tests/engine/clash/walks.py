"""Random matches and positions for the properties: Hypothesis strategies and walks.

Hypothesis draws a seed and few choices; the rest comes from the seed. That is fast, the same on
every machine, and full games are as frequent as short ones.

    python tests/engine/clash/walks.py 20000

plays this many random matches of all sets, rulesets and modules to their end and prints a summary.
"""

from __future__ import annotations

import random
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from hypothesis import strategies as st
from oracle import BUILT, CARDS, OF_1_0, PLAYABLE, PLAYABLE_IN_1_0, STRONGHOLDS, cards_of

from engine.clash import abilities
from engine.clash.actions import END, GO, Cast, Join, Place, Summon
from engine.core import IllegalAction
from engine.games import game_named

CLASH = game_named("clash")
SEATS = ("A", "B")
INITIATION = [card for card in PLAYABLE if CARDS[card]["set"] == "initiation"]
ABILITIES = [ability.id for ability in abilities.ABILITIES]
WITH = {card: {*row["abilities"], row["aura"]} for card, row in CARDS.items()}
"""The abilities of each card, with its aura or None."""
GIVEN = sorted(BUILT - {"symbiote", "lucidity", "price_of_blood", "mercenary"})
"""Abilities that make sense if given to all creatures of a seat."""


@dataclass(frozen=True)
class Match:
    """The parts of a random match: `choices` pick one legal action after the other."""

    decks: dict[str, list[str]]
    seed: int
    turn_limit: int
    choices: bytes
    ruleset: str = "1.2"
    fatigue: bool = False
    champions: dict[str, str] = field(default_factory=dict)

    @property
    def setup(self) -> dict[str, Any]:
        options: dict[str, Any] = {"turn_limit": self.turn_limit}
        config: dict[str, Any] = {"chance": "splitmix64", "options": options}
        if self.fatigue:
            options["fatigue"] = True
        if self.champions:
            options["champion"] = True
            config["champions"] = self.champions
        return {
            "ruleset": self.ruleset,
            "mode": "duel",
            "config": config,
            "decks": self.decks,
        }


def seeds() -> st.SearchStrategy[int]:
    return st.integers(0, (1 << 64) - 1)


def matches(longest: int = 120) -> st.SearchStrategy[Match]:
    """Return matches of up to `longest` actions."""
    return st.builds(lambda seed: random_match(random.Random(seed), longest), seeds())


def positions() -> st.SearchStrategy[dict[str, Any]]:
    """Return positions in the middle of a turn, more crowded and marked than in matches."""
    return st.builds(lambda seed: random_position(random.Random(seed)), seeds())


# -- decks --


def pool_of(ruleset: str) -> list[str]:
    return PLAYABLE_IN_1_0 if ruleset == "1.0" else PLAYABLE


def is_mercenary(card: str) -> bool:
    return "mercenary" in CARDS[card]["abilities"]


def random_deck(chance: random.Random, pool: list[str], size: int = 8) -> list[str]:
    """Return different cards, mostly with some abilities in common, so that these interact."""
    few = chance.sample(ABILITIES, chance.randint(1, 4))
    alike = [card for card in pool if not WITH[card].isdisjoint(few)]
    deck: list[str] = []
    if chance.random() < 0.6:
        deck = chance.sample(alike, min(chance.randint(size // 2, size), len(alike)))
    rest = [card for card in pool if card not in deck]
    deck += chance.sample(rest, size - len(deck))
    chance.shuffle(deck)
    return deck


def random_champions(
    chance: random.Random, pool: list[str], decks: dict[str, list[str]]
) -> dict[str, str]:
    """Return a creature for each seat.

    A Mercenary of the other deck could get beside its double, and a position document could not
    distinguish the two.
    """
    found = {}
    for seat in SEATS:
        both = {*decks["A"], *decks["B"]}
        found[seat] = chance.choice(
            [
                card
                for card in pool
                if CARDS[card]["kind"] == "creature"
                and card not in (both if is_mercenary(card) else decks[seat])
            ]
        )
    return found


def random_match(chance: random.Random, longest: int = 120) -> Match:
    """Return a match of any set, ruleset and module."""
    ruleset = "1.0" if chance.random() < 0.15 else "1.2"
    pool = INITIATION if chance.random() < 0.15 else pool_of(ruleset)
    decks = {seat: random_deck(chance, pool) for seat in SEATS}
    if chance.random() < 0.1:
        decks["B"] = list(decks["A"])
    return Match(
        decks,
        chance.getrandbits(64),
        chance.choice([0, 60, 4]),
        chance.randbytes(chance.choice([longest // 4, longest])),
        ruleset,
        chance.random() < 0.4,
        random_champions(chance, pool, decks) if chance.random() < 0.4 else {},
    )


# -- positions --


def random_position(chance: random.Random, of: str | None = None) -> dict[str, Any]:
    """Return a crowded position (`of` this ruleset).

    It has pairs, shackled cards, damage, used marks, Mercenaries that changed sides, champions,
    given abilities, and a stronghold anywhere.
    """
    ruleset = of or ("1.0" if chance.random() < 0.1 else "1.2")
    pool, turn, active = pool_of(ruleset), chance.randint(1, 24), chance.choice(SEATS)
    size = chance.randint(4, 14)
    decks = {seat: random_deck(chance, pool, size) for seat in SEATS}
    assault = ruleset == "1.0" and chance.random() < 0.4
    hands, in_play, shackled = _dealt(chance, decks, ruleset)
    options: dict[str, Any] = {"fatigue": True} if chance.random() < 0.3 else {}
    seats: dict[str, dict[str, Any]] = {seat: {} for seat in SEATS}
    if chance.random() < 0.3:
        options["champion"] = True
        for seat, card in random_champions(chance, pool, decks).items():
            state = chance.choice(["ready", "in play", "exhausted"])
            seats[seat]["champion"] = {"card": card, "state": state}
            in_play[seat] += [card] if state == "in play" else []
    if chance.random() < 0.2:
        options["turn_limit"] = chance.choice([turn // 2 + 1, 60])
    gifts = (sorted(OF_1_0) if ruleset == "1.0" else GIVEN) if chance.random() < 0.15 else []
    for seat, theirs in zip(SEATS, reversed(SEATS), strict=True):
        taken = assault and seat == active
        seats[seat] |= _seat(chance, hands[seat], in_play[seat], shackled[theirs], taken)
        if gifts:
            told = chance.sample(gifts, chance.randint(1, 3))
            seats[seat]["given"] = sorted(told, key=ABILITIES.index)
    position: dict[str, Any] = {
        "format": 1,
        "game": "clash",
        "ruleset": ruleset,
        "mode": "duel",
        "turn": turn,
        "active": active,
        "phase": "assault" if assault else "summoning",
        "mana": chance.choice([0, 3, 7, 12, 30]),
        "seats": seats,
    }
    if assault and chance.random() < 0.4:
        position["running"] = "lower"
    if ruleset == "1.0" and chance.random() < 0.8:
        position["rules"] = 2
    if options:
        position["options"] = options
    return position


def _seat(
    chance: random.Random, hand: list[str], in_play: list[str], theirs: list[str], assault: bool
) -> dict[str, Any]:
    chance.shuffle(hand)
    where = chance.choice([0, len(hand) - 1, chance.randint(0, len(hand) - 1)])
    hand.insert(where, chance.choice(["BASTION", "FORT"]))
    seat: dict[str, Any] = {"hand": hand, "upper": [], "lower": []}
    upper = chance.choice([0.5, 0.5, 0.9, 0.1])
    for creature in _paired(chance, in_play):
        _mark(chance, creature, theirs)
        if assault and chance.random() < 0.4:
            creature["activated"] = True
        seat["upper" if chance.random() < upper else "lower"].append(creature)
    return seat


Heaps = dict[str, list[str]]


def _dealt(
    chance: random.Random, decks: dict[str, list[str]], ruleset: str
) -> tuple[Heaps, Heaps, Heaps]:
    """Return where the cards are: in hand, in play, under a creature of the other seat."""
    hands: Heaps = {"A": [], "B": []}
    in_play: Heaps = {"A": [], "B": []}
    shackled: Heaps = {"A": [], "B": []}
    in_hand = chance.choice([0.15, 0.3, 0.5, 0.7])
    for seat in SEATS:
        for number, card in enumerate(decks[seat]):
            changed = number > 0 and is_mercenary(card) and chance.random() < 0.4
            side = seat if not changed else "B" if seat == "A" else "A"
            stays = number == 0 or CARDS[card]["kind"] == "incantation"
            if stays or chance.random() < in_hand:
                hands[side].append(card)
            elif ruleset != "1.0" and not changed and chance.random() < 0.1:
                shackled[seat].append(card)
            else:
                in_play[side].append(card)
    return hands, in_play, shackled


def _paired(chance: random.Random, cards: list[str]) -> list[dict[str, Any]]:
    chance.shuffle(cards)
    symbiotes = [card for card in cards if "symbiote" in CARDS[card]["abilities"]]
    creatures = [{"card": card} for card in cards if card not in symbiotes]
    for creature in creatures:
        if symbiotes and chance.random() < 0.6:
            creature["symbiote"] = symbiotes.pop()
    creatures += [{"card": card} for card in symbiotes]
    chance.shuffle(creatures)
    return creatures


def _mark(chance: random.Random, creature: dict[str, Any], theirs: list[str]) -> None:
    cards = [creature["card"], creature.get("symbiote")]
    health = sum(CARDS[card]["health"] for card in cards if card)
    damage = chance.choice([0, 0, health - 1, chance.randint(0, health - 1)])
    if damage:
        creature["damage"] = damage
    if chance.random() < 0.3:
        creature["entered"] = "this turn"
    used = [mark for mark in ("protection", "sharpening") if chance.random() < 0.2]
    if used:
        creature["used"] = used
    if theirs and chance.random() < 0.4:
        under = [theirs.pop() for _ in range(min(chance.choice([1, 1, 2]), len(theirs)))]
        creature["shackled"] = under[0] if len(under) == 1 else under


# -- cards and actions --


def census(position: dict[str, Any]) -> Counter[str]:
    """Return every card of a position: in hands and lanes, on top, underneath, beside the board."""
    found = Counter[str]()
    for seat in position["seats"].values():
        found.update(card for card in seat["hand"] if card not in STRONGHOLDS)
        for creature in seat["upper"] + seat["lower"]:
            shackled = creature.get("shackled", [])
            found.update(cards_of(creature))
            found.update([shackled] if isinstance(shackled, str) else shackled)
        champion = seat.get("champion")
        if champion and champion["state"] != "in play":
            found[champion["card"]] += 1
    return found


def universe(cards: Iterable[str], longest: int = 9) -> list[Any]:
    """Return all actions with these cards, in lanes of up to `longest` creatures and one beyond."""
    spots = [(lane, number) for lane in (0, 1) for number in range(-1, longest)]
    return [
        END,
        GO,
        *(Summon(card, lane) for card in cards for lane in (0, 1)),
        *(Join(card, *spot) for card in cards for spot in spots),
        *(Cast(card, Place(seat, *spot)) for card in cards for seat in SEATS for spot in spots),
    ]


# -- walks --


def refuses(state: Any, seat: str, action: Any) -> bool:
    """Return whether the state refuses this; `pytest.raises` takes longer than a refusal."""
    try:
        state.apply(seat, action)
    except IllegalAction:
        return True
    return False


def steps(state: Any, choices: bytes) -> Iterator[tuple[str, Any]]:
    """Yield the next seat and action; the caller applies it."""
    for choice in choices:
        to_act = state.to_act()
        if not to_act:
            return
        actions = state.legal_actions(to_act[0])
        yield to_act[0], actions[choice % len(actions)]


def start(match: Match) -> Any:
    """Return the first state of a match."""
    return CLASH.setup(match.setup, match.seed)[0]


def walked(match: Match) -> Any:
    """Return the state that a match leads to."""
    state = start(match)
    for seat, action in steps(state, match.choices):
        state.apply(seat, action)
    return state


def main(count: int) -> None:
    """Play `count` matches to their end."""
    chance, told, actions = random.Random(1), Counter[str](), 0
    longest, began = 0, time.perf_counter()
    for _ in range(count):
        match = random_match(chance)
        state = CLASH.setup(match.setup, match.seed)[0]
        while to_act := state.to_act():
            legal = state.legal_actions(to_act[0])
            state.apply(to_act[0], legal[-1] if chance.random() < 0.2 else chance.choice(legal))
            actions += 1
        told[state.outcome().reason] += 1
        longest = max(longest, state.turn)
    seconds = time.perf_counter() - began
    print(f"{count} matches, {actions} actions, {seconds:.0f} s; longest {longest} turns;", told)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20_000)
