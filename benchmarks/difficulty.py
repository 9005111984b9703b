"""Measure how well puzzles' ratings predict their difficulty, and find the best weights.

    python benchmarks/difficulty.py [PAGES]

Solves all built-in puzzles, or about as many as given. Few puzzles have been answered, so hasty
players are simulated instead (`puzzles.chances`). It prints the rank correlation of ratings with
the log-odds against success, of blind moves and of hasty players. The ratings are those in the
documents, those of the weights in `puzzles/difficulty.py`, those of weights fitted to all puzzles,
and those of weights fitted to four fifths and tested on the rest. Then it prints the weights of the
least squares, in points.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor

from results import rank_correlation

from engine.games import USUAL
from puzzles import library
from puzzles.difficulty import MIDDLING, POINTS, log_odds_against, measures, rated
from puzzles.puzzle import Puzzle
from puzzles.solver import Solved, solve

PARTS = 5
NAMES = ("log-odds against blind moves", "plays", "doublings of nodes", "doublings of tries")


def solved(puzzle: Puzzle) -> Solved:
    return solve(puzzle.state(), puzzle.goal)


def least_squares(rows: Sequence[Sequence[float]], aims: Sequence[float]) -> list[float]:
    """Return the weights that fit the rows to the aims with the least squares."""
    size = len(rows[0])
    table = [
        [sum(row[i] * row[j] for row in rows) for j in range(size)]
        + [sum(row[i] * aim for row, aim in zip(rows, aims, strict=True))]
        for i in range(size)
    ]
    for i in range(size):
        pivot = max(range(i, size), key=lambda row: abs(table[row][i]))
        table[i], table[pivot] = table[pivot], table[i]
        for row in range(size):
            if row != i:
                part = table[row][i] / table[i][i]
                table[row] = [a - part * b for a, b in zip(table[row], table[i], strict=True)]
    return [table[i][size] / table[i][i] for i in range(size)]


def predict(weights: Sequence[float], row: Sequence[float]) -> float:
    """Return the weighted sum of a row."""
    return sum(weight * measure for weight, measure in zip(weights, row, strict=True))


def held_out(rows: list[list[float]], aims: list[float]) -> list[float]:
    """Return the prediction for each row with weights fitted to the other parts."""
    found = [0.0] * len(rows)
    for part in range(PARTS):
        rest = [place for place in range(len(rows)) if place % PARTS != part]
        weights = least_squares([rows[place] for place in rest], [aims[place] for place in rest])
        for place in range(part, len(rows), PARTS):
            found[place] = predict(weights, rows[place])
    return found


def main() -> None:
    """Print the table and the weights."""
    puzzles = library.of_game(USUAL)
    puzzles = puzzles[:: len(puzzles) // int(sys.argv[1])] if len(sys.argv) > 1 else puzzles
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        proofs = list(pool.map(solved, puzzles, chunksize=4))
    blind = [log_odds_against(proof.chances.blind) for proof in proofs]
    hasty = [log_odds_against(proof.chances.hasty) for proof in proofs]
    rows = [[1.0, *measures(proof)] for proof in proofs]
    weights = least_squares(rows, hasty)
    fitted = {
        "ratings in the documents": [float(puzzle.rating) for puzzle in puzzles],
        "puzzles/difficulty.py": [float(rated(proof)) for proof in proofs],
        "weights below, all pages": [predict(weights, row) for row in rows],
        "weights of the other pages": held_out(rows, hasty),
    }
    print(f"{len(puzzles)} pages; Spearman with the log-odds against   blind moves   the hasty")
    for name, values in fitted.items():
        with_blind, with_hasty = rank_correlation(values, blind), rank_correlation(values, hasty)
        print(f"{name:51}{with_blind:11.2f}{with_hasty:12.2f}")
    middle = sum(hasty) / len(hasty)
    print(f"\nbase {MIDDLING + POINTS * (weights[0] - middle):.0f}")
    for name, weight in zip(NAMES, weights[1:], strict=True):
        print(f"{name} {POINTS * weight:.1f}")


if __name__ == "__main__":
    main()
