"""How solvers with limits fare, exactly: over all positions of the solver's turn.

Each takes, of the plays that it understands, what brings the goal nearest at once; a quarter of its
moves are random. They differ in what they can do beyond that.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf

from engine.core import record
from puzzles.node import Node

_SWEEPS = 40
"""Passes over all positions; loops among them need several."""
_STEADY = 1e-9
_CARELESS = 0.25
"""The share of a solver's moves that are random."""
_FAR = 3
"""The moves ahead that a farsighted solver sees: two plays and the end of the turn."""

Understood = Callable[[str], bool]
"""Does a beginner understand this play?"""


@record
class Chances:
    """How often solvers with limits solve a puzzle.

    Attributes:
        blind: The chance with random legal moves.
        hasty: That of a solver who sees one play ahead. If nothing brings the goal nearer, the turn
            ends if its end would be nearer to the goal than its beginning; otherwise the move is
            random.
        farsighted: That of one who sees the solution once two plays are left of it.
        beginner: That of one who understands only plays of cards with twelve rules.
        trusting: That of one who overlooks every reply but the default move.
        traps: The number of positions in which the hasty solver ends the turn in vain: tempting
            tries.
    """

    blind: float
    hasty: float
    farsighted: float
    beginner: float
    trusting: float
    traps: int


NO_CHANCES = Chances(0.0, 0.0, 0.0, 0.0, 0.0, 0)

_Way = list[Node | float]
"""Where a solver goes from a position: all ways that are equally good; none: anywhere. A number is
the chance that it ends the turn in success."""
_Leading = dict[Node, list[Node | None]]
"""The positions from which the goal can be reached, last ones first, with the moves there."""


def chances(nodes: Sequence[Node], understood: Understood, *, waits: bool) -> Chances:
    """Measure a turn by all its positions, the first one first.

    `waits`: the answers of the others decide (`Goal.waits`).
    """
    first = nodes[0].worth
    hasty = {node: _straight(node, first, waits=waits) for node in nodes}
    farsighted = {node: _seen(node) or hasty[node] for node in nodes}
    beginner = {node: _straight(node, first, waits=waits, understood=understood) for node in nodes}
    trusting = {node: _believed(node) or hasty[node] for node in nodes}
    leading = _leading(nodes)
    by_haste = _settled(nodes, leading, hasty)
    return Chances(
        blind=_settled(nodes, leading, {}),
        hasty=by_haste,
        farsighted=_settled(nodes, leading, farsighted),
        beginner=_settled(nodes, leading, beginner),
        trusting=_settled(nodes, leading, trusting) if waits else by_haste,
        traps=sum(way == [0.0] for way in hasty.values()),
    )


def blind_chance(nodes: Sequence[Node]) -> float:
    """Return the chance of random legal moves."""
    return _settled(nodes, _leading(nodes), {})


def _straight(
    node: Node, first: float, *, waits: bool, understood: Understood = lambda _: True
) -> _Way:
    """Return the ways that bring the goal nearest at once.

    `first` is how near the goal is at the beginning.
    """
    moves = [(to, label) for _, to, label in node.moves if understood(label)]
    solves = any(to is None for to, _ in moves)
    if solves and not waits:
        return [1.0]
    open_ways = [to for to, _ in moves if to is not None]
    best = max((to.worth for to in open_ways), default=-inf)
    if best > node.worth:
        return [to for to in open_ways if to.worth == best]
    if node.worth > first:
        return [1.0 if solves else 0.0]
    return []


def _seen(node: Node) -> _Way:
    """Return the ways to the goal if it is so near that a farsighted solver sees it."""
    if not 0 < node.distance <= _FAR:
        return []
    nearer = [to for _, to, _ in node.moves if to is None or 0 < to.distance < node.distance]
    return [1.0 if to is None else to for to in nearer]


def _believed(node: Node) -> _Way:
    """Return how often the turn ends well if every end that only active replies refute is taken."""
    good = sum(to is None for _, to, _ in node.moves)
    return [good / (good + node.overlooked)] if good or node.overlooked else []


def _settled(nodes: Sequence[Node], leading: _Leading, ways: dict[Node, _Way]) -> float:
    """Return the chance in the first position, found from the last ones on.

    A node without `ways` is left blindly.
    """
    known = dict.fromkeys(nodes, 0.0)

    def chance(node: Node) -> float:
        blind = sum(1.0 if to is None else known[to] for to in leading[node]) / node.legal
        straight = ways.get(node)
        if not straight:
            return blind
        found = sum(known[to] if isinstance(to, Node) else to for to in straight)
        return _CARELESS * blind + (1 - _CARELESS) * found / len(straight)

    for _ in range(_SWEEPS):
        change = -inf
        for node in leading:
            before, known[node] = known[node], chance(node)
            change = max(change, known[node] - before)
        if change < _STEADY * known[nodes[0]]:
            break
    return known[nodes[0]]


def _leading(nodes: Sequence[Node]) -> _Leading:
    """Return the nodes from which a goal can be reached, last ones first, with the ways there.

    From all others every chance is zero.
    """
    found: set[Node] = set()
    known = -1
    while known < len(found):
        known = len(found)
        for node in reversed(nodes):
            if node not in found and any(to is None or to in found for _, to, _ in node.moves):
                found.add(node)
    return {
        node: [to for _, to, _ in node.moves if to is None or to in found]
        for node in reversed(nodes)
        if node in found
    }
