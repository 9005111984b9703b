"""Measure what puzzles show and ask: plays, cards, abilities, tries, refutations, duplicates.

    python benchmarks/economy.py [--before FOLDER] [--every N]

Solves the built-in puzzles of Clash of Decks, or every Nth, and prints a figure a line. With a
folder of the same layout (`puzzles/grimoires/clash` of another version), its figures come first.
"""

from __future__ import annotations

import argparse
import json
import os
from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from pathlib import Path
from statistics import mean

from engine.clash.puzzles.economy import cards_in
from engine.core import record
from engine.documents import read
from engine.games import USUAL
from opponents.action_sequence import default_move
from puzzles import library
from puzzles.claims import ORDER, PLACES, Explanation
from puzzles.difficulty import measures
from puzzles.direct_line import direct_line
from puzzles.explaining import PuzzleTrial
from puzzles.merit import EASILY_FOUND, idle_rules
from puzzles.puzzle import Puzzle, read_puzzle
from puzzles.solver import solve


@record
class Measured:
    """What is measured of a puzzle."""

    plays: int
    cards: int
    in_view: int
    mattering: int
    idle: int
    ideas: int
    blind: float
    odds: dict[str, float]
    nodes: int
    direct: bool
    waits: bool
    active: bool
    try_is_part: bool
    has_try: bool
    motifs: tuple[str, ...]
    rules: tuple[str, ...]
    position: str
    held: str


def measured(puzzle: Puzzle) -> Measured:
    """Solve a puzzle and measure it."""
    found, trial = puzzle.explanation, PuzzleTrial(puzzle)
    assert found is not None, "built-in puzzles are explained"
    state, solved = puzzle.state(), solve(puzzle.state(), puzzle.goal)
    cards = cards_in(state)
    end = str(default_move(puzzle.game.id)(state, puzzle.seat))
    return Measured(
        plays=found.plays,
        cards=len(cards),
        in_view=found.in_view,
        mattering=len(found.rules),
        idle=len(idle_rules(puzzle, solved, found)),
        ideas=len(solved.ideas),
        blind=solved.chances.blind,
        odds=measures(solved),
        nodes=solved.nodes,
        direct=trial.reaches([*map(str, direct_line(state, puzzle.goal))]),
        waits=puzzle.goal.waits,
        active=any(move != end for move in found.reply),
        try_is_part=trial.plays(found.tried) <= trial.plays(puzzle.solution.split()),
        has_try=bool(found.tried),
        motifs=tuple(found.motifs),
        rules=tuple(found.rules),
        position=repr(state.key()),
        held=" ".join(sorted(card.id for card in cards)),
    )


def in_folder(folder: Path) -> list[Puzzle]:
    """Return the puzzles in the files of a folder, with their claims."""
    found = []
    for file in sorted(folder.glob("*.json")):
        claims = json.loads((folder / "explained" / file.name).read_text("utf-8"))
        for puzzle in map(read_puzzle, json.loads(file.read_text("utf-8"))):
            found.append(replace(puzzle, explanation=read(Explanation, claims[puzzle.id])))
    return found


def figures(puzzles: Sequence[Measured]) -> dict[str, str]:
    """Return the figures of puzzles by what they measure."""

    def share(of: Iterable[bool]) -> str:
        return str(sum(of))

    waiting = [each for each in puzzles if each.waits]
    motifs = Counter(motif for each in puzzles for motif in each.motifs)
    rules = Counter(rule for each in puzzles for rule in each.rules)
    return {
        "puzzles": str(len(puzzles)),
        "plays": f"{mean(each.plays for each in puzzles):.2f}",
        "with one or two plays": share(each.plays <= 2 for each in puzzles),
        "cards": f"{mean(each.cards for each in puzzles):.2f}",
        "fewest and most cards": _ends([each.cards for each in puzzles]),
        "abilities in view": f"{mean(each.in_view for each in puzzles):.2f}",
        "abilities that matter": f"{mean(each.mattering for each in puzzles):.2f}",
        "abilities that are idle": f"{mean(each.idle for each in puzzles):.2f}",
        "without an idle one": share(not each.idle for each in puzzles),
        "without one that matters": share(not each.mattering for each in puzzles),
        "with at most 6, 8, 10 in view": ", ".join(
            share(each.in_view <= most for each in puzzles) for most in (6, 8, 10)
        ),
        "several ideas": share(each.ideas > 1 for each in puzzles),
        "random success, mean": f"{mean(each.blind for each in puzzles):.1%}",
        "random success over 3 %": share(each.blind > EASILY_FOUND for each in puzzles),
        "log-odds against solvers": ", ".join(
            f"{name} {mean(each.odds[name] for each in puzzles):.2f}" for name in puzzles[0].odds
        ),
        "moves searched, mean and most": _ends_of_search([each.nodes for each in puzzles]),
        "solved straight": share(each.direct for each in puzzles),
        "positions twice": _repeated(each.position for each in puzzles),
        "sets of cards twice": _repeated(each.held for each in puzzles),
        "without a try": share(not each.has_try for each in puzzles),
        "tries that are parts of solutions": share(
            each.try_is_part for each in puzzles if each.has_try
        ),
        "waiting for replies": str(len(waiting)),
        "refuted by an active reply": share(each.active for each in waiting),
        "without an idea besides places": share(not {*each.motifs} - {PLACES} for each in puzzles),
        "in one order alone": str(motifs[ORDER]),
        "motifs": _counts(motifs),
        "abilities": _counts(rules),
    }


def _ends(numbers: Sequence[int]) -> str:
    return f"{min(numbers)}, {max(numbers)}"


def _ends_of_search(numbers: Sequence[int]) -> str:
    return f"{mean(numbers):.0f}, {max(numbers)}"


def _repeated(texts: Iterable[str]) -> str:
    return str(sum(count > 1 for count in Counter(texts).values()))


def _counts(counts: Counter[str]) -> str:
    return ", ".join(f"{name} {count}" for name, count in counts.most_common())


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--before", type=Path)
    parser.add_argument("--every", type=int, default=1)
    asked = parser.parse_args()
    columns = [library.of_game(USUAL)]
    if asked.before:
        columns.insert(0, in_folder(asked.before))
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        found = [
            figures([*pool.map(measured, puzzles[:: asked.every], chunksize=8)])
            for puzzles in columns
        ]
    for name in found[-1]:
        print(f"{name}: {' -> '.join(each[name] for each in found)}")


if __name__ == "__main__":
    main()
