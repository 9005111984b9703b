"""Judging an answer to a page: played in the engine, never compared with a stored solution."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from engine.clash.actions import END, Action, Place
from engine.clash.duel import Duel
from engine.clash.events import Side
from engine.clash.moves import read_move
from engine.core import IllegalAction, record
from puzzles.goals import Destroy, Standing, Task
from puzzles.page import LONGEST_SOLUTION, Page
from puzzles.search import Budget, Exhausted, Search

Reason = Literal["solved", "illegal", "lost", "short", "refuted", "undecided"]

ANSWERED = Budget(nodes=1_000_000, seconds=20.0)
"""What judging an answer may cost: many times what any built-in page needs."""
EASILY = Budget(nodes=300_000, seconds=10.0)
"""What judging an answer to a page may cost before the page is kept."""


@record
class Illegal:
    """The first move that the rules refuse: its number in the line, from 1, the text as typed,
    why, and which moves were legal instead (canonical)."""

    number: int
    text: str
    refusal: IllegalAction
    legal: tuple[str, ...]


@record
class Left:
    """How far an answer fell short: the opponent's stronghold, and those of the creatures to
    be destroyed that still stand, where they stand now."""

    side: Side
    health: int
    creatures: tuple[Place, ...]


@record
class Verdict:
    """What an answer is worth.

    `reason`: `solved`; `illegal` (with `illegal`); `lost`, the answer loses the game itself;
    `short`, the goal is not reached in this turn (with `left`); `refuted`, the opponent has a
    reply, `defence` (canonical moves); `undecided`, the budget was used up first. `played` are
    the canonical moves up to the goal or the end of the turn.
    """

    reason: Reason
    played: tuple[str, ...]
    illegal: Illegal | None = None
    left: Left | None = None
    defence: tuple[str, ...] = ()

    @property
    def reached(self) -> bool:
        """Is the answer right?"""
        return self.reason == "solved"


def judge(
    page: Page,
    line: str,
    budget: Budget = ANSWERED,
    progress: Callable[[int], None] | None = None,
) -> Verdict:
    """Play the line. One that does not end the turn is ended; what follows the goal, or the
    end of the turn, is not looked at. `progress` hears now and then how many nodes it took."""
    duel = page.duel()
    task = Task(duel, page.goal)
    standing = task.standing
    played: list[str] = []
    rest = " ".join(line.split())[:LONGEST_SOLUTION]
    while True:
        action: Action = END
        typed = rest
        try:
            if rest:
                action, rest = read_move(duel, rest)
            mark, standing = task.play(duel, action, standing)
        except IllegalAction as refusal:
            legal = tuple(str(each) for each in duel.legal_actions(task.seat))
            illegal = Illegal(len(played) + 1, first_move(typed), refusal, legal)
            return Verdict("illegal", tuple(played), illegal)
        rest = rest.lstrip()
        played.append(str(action))
        if mark == "reached":
            return Verdict("solved", tuple(played))
        if mark == "failed":
            return _fallen_short(duel, task, standing, tuple(played))
        if mark == "passed":
            return _answered(duel, task, tuple(played), Search(budget, progress))


def _fallen_short(duel: Duel, task: Task, standing: Standing, played: tuple[str, ...]) -> Verdict:
    outcome = duel.outcome()
    if outcome is not None and outcome.winners not in ((), (task.seat,)):
        return Verdict("lost", played)
    opponent = duel.players["AB".index(task.seat) ^ 1]
    side: Side = "bastion" if opponent.bastion else "fort"
    victims = standing if isinstance(task.goal, Destroy) else ()
    return Verdict("short", played, left=Left(side, opponent.health, victims))


def _answered(duel: Duel, task: Task, played: tuple[str, ...], search: Search) -> Verdict:
    """The turn has passed: look at every reply."""
    try:
        if search.holds(duel, task):
            return Verdict("solved", played)
        defence = search.defence(duel, task)
    except Exhausted:
        return Verdict("undecided", played)
    return Verdict("refuted", played, defence=tuple(map(str, defence)))


def first_move(text: str) -> str:
    """The move that a line begins with, as it was typed: up to the word that says where the
    card goes (a name may hold spaces)."""
    words = text.split()
    if not words or words[0].lower() in ("end", "go"):
        return "".join(words[:1])
    for number, word in enumerate(words, 1):
        if any(mark in word for mark in ":@+"):
            return " ".join(words[:number])
    return words[0]
