"""Compare the ratings of puzzles with how simulated solvers fare.

    python benchmarks/difficulty.py [PAGES]

Solves all built-in puzzles, or about as many as given. It prints, for each solver of
`puzzles.chances`, how often it solves a puzzle and the rank correlation of its failures with the
ratings in the documents and with those of `puzzles/difficulty.py`; the same for the number of legal
moves that the solver of this project looked at, which should explain less. Then it prints how the
ratings are spread.
"""

from __future__ import annotations

import os
import sys
from concurrent.futures import ProcessPoolExecutor
from math import log2
from statistics import mean, quantiles

from results import rank_correlation

from engine.games import USUAL
from puzzles import library
from puzzles.difficulty import log_odds_against, measures, rated
from puzzles.puzzle import Puzzle
from puzzles.solver import Solved, solve


def solved(puzzle: Puzzle) -> Solved:
    return solve(puzzle.state(), puzzle.goal)


def main() -> None:
    """Print the tables."""
    puzzles = library.of_game(USUAL)
    puzzles = puzzles[:: len(puzzles) // int(sys.argv[1])] if len(sys.argv) > 1 else puzzles
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        proofs = list(pool.map(solved, puzzles, chunksize=4))
    written = [float(puzzle.rating) for puzzle in puzzles]
    found = [float(rated(proof)) for proof in proofs]
    rows: dict[str, list[float]] = {
        "blind moves": [log_odds_against(proof.chances.blind) for proof in proofs],
        **{name: [measures(proof)[name] for proof in proofs] for name in measures(proofs[0])},
        "doublings of moves": [log2(proof.nodes) for proof in proofs],
    }
    print(f"{len(puzzles)} puzzles; mean, Spearman with ratings: in the documents   found now")
    for name, values in rows.items():
        old, new = rank_correlation(values, written), rank_correlation(values, found)
        print(f"{name:20}{mean(values):8.2f}{old:32.2f}{new:12.2f}")
    middle = mean(mean(measures(proof).values()) for proof in proofs)
    print(f"mean log-odds against all solvers: {middle:.2f}")
    for name, ratings in (("in the documents", written), ("found now", found)):
        tenths = ", ".join(f"{cut:.0f}" for cut in quantiles(ratings, n=10))
        print(f"ratings {name}, by tenths: {tenths}")


if __name__ == "__main__":
    main()
