"""How the opponents do against each other, and how long they think.

    python benchmarks/players.py [GAMES]

Every deal is played twice, with the seats changed, and all of them think with a guess of what
is hidden from them. Draws count for nobody. Thinking time is the processor's. It asserts nothing.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from time import process_time

from engine import chance
from engine.clash.cards import CARDS, SETS
from engine.clash.decks import SIZE
from engine.clash.duel import Duel
from engine.clash.game import ClashOfDecks, duel_setup
from engine.clash.mind.fairness import guess
from engine.core import SEATS, IllegalAction
from opponents.foresight import foresight
from opponents.greedy import greedy
from opponents.searching import searching
from opponents.stretch import Line, Stretch

GAMES = 1000

Opponent = Callable[[Stretch], Line]


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    for stronger, weaker in ((searching, greedy), (foresight, searching)):
        wins: Counter[str] = Counter()
        turns: list[float] = []
        for game in range(games):
            seats = (stronger, weaker) if game % 2 else (weaker, stronger)
            wins[played(game // 2, seats, turns)] += 1
        turns.sort()
        print(
            f"{stronger.__name__} against {weaker.__name__}: {dict(wins)}, thinking time a turn:"
            f" median {turns[len(turns) // 2] * 1000:.0f} ms, longest {turns[-1] * 1000:.0f} ms"
        )


def played(deal: int, seats: tuple[Opponent, Opponent], turns: list[float]) -> str:
    """Play a game of a deal; the name of the winner."""
    card_set = SETS[deal % len(SETS)]
    cards = [each.id for each in CARDS if each.set == card_set.id]
    dealt = chance.shuffled(cards, chance.stream(deal, "opponents"))
    setup = duel_setup({"A": dealt[:SIZE], "B": dealt[SIZE : 2 * SIZE]})
    duel, _ = ClashOfDecks().setup(setup, deal)
    while duel.ended is None:
        began = process_time()
        take_turn(duel, seats[duel.active])
        turns.append(process_time() - began)
    winners = duel.ended.winners
    return seats[SEATS.index(winners[0])].__name__ if winners else "nobody"


def take_turn(duel: Duel, opponent: Opponent) -> None:
    """A whole turn, thought over anew where a guess was wrong."""
    number, turn = duel.active, duel.turn
    thoughts = 0
    while duel.ended is None and duel.turn == turn:
        line = opponent(Stretch.of("clash", guess(duel, number, thoughts), SEATS[number]))
        thoughts += 1
        for action in line:
            try:
                duel.apply(SEATS[number], action)
            except IllegalAction:
                break


if __name__ == "__main__":
    main()
