"""Measure how often random decks with a card win in Clash of Decks, the bot against itself.

    python benchmarks/cards.py [--games N] [--drafts N] [--seed S] [--strength S] ...

Each game is a duel of two decks of eight cards drawn from all, without a card twice, and played on
both sides by the bot at this strength. A draw counts half. It prints the cards that win most and
least often, with the standard error, and how the bot's choice in a draft (`best_card`) does against
a random choice. `--write` stores the rates in thousandths (`engine/clash/data/win_rates.json`), for
the bot's choice and the review of a draft.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter, defaultdict
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from math import sqrt
from os import cpu_count
from pathlib import Path

from engine import chance
from engine.clash.cards import CARDS, Card
from engine.clash.decks import SIZE
from engine.clash.game import ClashOfDecks, duel_setup
from engine.clash.game_ai.drafting import best_card
from engine.core import Seat
from opponents.matches import played
from opponents.thinkers import STRENGTHS

FILE = Path(__file__).parents[1] / "engine" / "clash" / "data" / "win_rates.json"
SHARE = 100
"""The number of games that a process plays at a time."""
SHOWN = 12


def main() -> None:
    """Play, print, and with `--write` store."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=60_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--strength", choices=STRENGTHS, default="medium")
    parser.add_argument("--processes", type=int, default=cpu_count() or 1)
    parser.add_argument("--drafts", type=int, default=2000)
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    points, games = defaultdict[str, float](float), Counter[str]()
    with ProcessPoolExecutor(asked.processes) as processes:
        shares = range(0, asked.games, SHARE)
        strength = repeat(asked.strength)
        sizes = [min(SHARE, asked.games - first) for first in shares]
        for won, held in processes.map(_share, strength, repeat(asked.seed), shares, sizes):
            for card, each in won.items():
                points[card] += each
            games += held
        rates = {card: points[card] / games[card] for card in sorted(games)}
        error = sqrt(0.25 * len(games) / games.total())
        print(f"{asked.games} games, seed {asked.seed}; standard error {error:.2%}")
        ranked = sorted(rates, key=lambda card: -rates[card])
        for card in (*ranked[:SHOWN], *ranked[-SHOWN:]):
            print(f"  {rates[card]:6.1%}  {card}")
        if asked.write:
            kept = {card: round(1000 * rate) for card, rate in sorted(rates.items())}
            FILE.write_text(json.dumps(kept, indent=1) + "\n", "utf-8")
        drafts = processes.map(
            _draft, strength, repeat(asked.seed), range(asked.drafts), chunksize=50
        )
        share, error = sum(drafts) / asked.drafts, 0.98 / sqrt(asked.drafts)
        against = "the bot's picks against picks at random"
        print(f"{against}: {share:.1%} of {asked.drafts} games +-{error:.1%}")


def _share(
    strength: str, seed: int, first: int, count: int
) -> tuple[dict[str, float], Counter[str]]:
    """Play `count` games from number `first` on; return points and games by card."""
    points, games = defaultdict[str, float](float), Counter[str]()
    for number in range(first, first + count):
        cards = chance.shuffled(CARDS, chance.stream(seed, f"cards {number}"))[: 2 * SIZE]
        ours, theirs = cards[:SIZE], cards[SIZE:]
        won = _play(strength, ours, theirs, number)
        for deck, worth in ((ours, won), (theirs, 1 - won)):
            for card in deck:
                games[card.id] += 1
                points[card.id] += worth
    return points, games


def _draft(strength: str, seed: int, number: int) -> float:
    """Draft as in a duel, one side as the bot, and play; return the bot's points."""
    luck = chance.stream(seed + 1, f"draft {number}")
    pool = chance.shuffled(CARDS, luck)[: 4 * SIZE]
    decks: tuple[list[Card], list[Card]] = [], []
    for round in range(SIZE // 2):
        shown = pool[4 * round : 4 * round + 4]
        for side in (0, 1, 1, 0) if round % 2 == 0 else (1, 0, 0, 1):
            drawn, luck = chance.draw(luck, len(shown))
            taken = best_card(shown, decks[0]) if side == 0 else shown[drawn]
            shown.remove(taken)
            decks[side].append(taken)
    first = number % 2
    won = _play(strength, decks[first], decks[1 - first], number)
    return 1 - won if first else won


def _play(strength: str, ours: Sequence[Card], theirs: Sequence[Card], number: int) -> float:
    """Play a duel of these decks, ours first. Return 1 if ours wins, 0.5 for a draw, else 0."""
    decks: dict[Seat, list[str]] = {
        "A": [card.id for card in ours],
        "B": [card.id for card in theirs],
    }
    duel, _ = ClashOfDecks().setup(duel_setup(decks), number)
    for _ in played("clash", duel, dict.fromkeys(duel.seats, STRENGTHS[strength]), number):
        pass
    outcome = duel.outcome()
    assert outcome is not None, "played to its end"
    return float("A" in outcome.winners) if outcome.winners else 0.5


if __name__ == "__main__":
    main()
