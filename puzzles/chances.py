"""How solvers without the idea fare, exactly: over all positions of the solver's turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf

from engine.core import record
from puzzles.node import Node

_SWEEPS = 40
"""Passes over all positions; loops among them need several."""
_STEADY = 1e-9


@record
class Chances:
    """How often a solver without the idea solves a puzzle.

    Attributes:
        blind: The chance with random legal moves.
        hasty: The chance if every other move is random, and the others bring the goal nearer at
            once. If nothing does, the turn ends if its end would be nearer to the goal than its
            beginning; otherwise the move is random.
        traps: The number of positions in which the hasty solver ends the turn in vain: tempting
            tries.
    """

    blind: float
    hasty: float
    traps: int


NO_CHANCES = Chances(0.0, 0.0, 0)


def chances(nodes: Sequence[Node], *, waits: bool) -> Chances:
    """Measure a turn by all its positions, the first one first.

    `waits`: the answers of the others decide (`Goal.waits`).
    """
    ways = {node: _straight(node, nodes[0].worth, waits=waits) for node in nodes}

    def blindly(node: Node, known: dict[Node, float]) -> float:
        return sum(known[to] if to else 1.0 for _, to, _ in node.moves) / max(1, node.legal)

    def hastily(node: Node, known: dict[Node, float]) -> float:
        blind, straight = blindly(node, known), ways[node]
        if not straight:
            return blind
        found = sum(known[to] if isinstance(to, Node) else to for to in straight) / len(straight)
        return (blind + found) / 2

    traps = sum(ways[node] == [0.0] for node in nodes)
    return Chances(_settled(nodes, blindly), _settled(nodes, hastily), traps)


def _straight(node: Node, first: float, *, waits: bool) -> list[Node | float]:
    """Return where the hasty one goes from here: all ways that are equally good; none: anywhere.

    A number is an end of the turn: 1 in success, 0 in vain. `first` is how near the goal is at the
    beginning.
    """
    solves = any(to is None for _, to, _ in node.moves)
    if solves and not waits:
        return [1.0]
    open_ways = [to for _, to, _ in node.moves if to is not None]
    best = max((to.worth for to in open_ways), default=-inf)
    if best > node.worth:
        return [to for to in open_ways if to.worth == best]
    if node.worth > first:
        return [1.0 if solves else 0.0]
    return []


def _settled(nodes: Sequence[Node], chance: Callable[[Node, dict[Node, float]], float]) -> float:
    """Return the chance in the first position, found from the last ones on."""
    known = dict.fromkeys(nodes, 0.0)
    for _ in range(_SWEEPS):
        change = -inf
        for node in reversed(nodes):
            before, known[node] = known[node], chance(node, known)
            change = max(change, known[node] - before)
        if change < _STEADY * known[nodes[0]]:
            break
    return known[nodes[0]]
