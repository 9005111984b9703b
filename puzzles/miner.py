"""Finding pages: positions of real games with exactly one solving idea that a careful player
misses."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations

from engine.clash import position
from engine.clash.abilities import ABILITIES
from engine.clash.actions import Action, place
from engine.clash.cards import CARDS, Card, card
from engine.clash.duel import Duel
from engine.core import JsonObject
from engine.documents import Document
from opponents.careful import careful
from opponents.worth import vitality
from puzzles.difficulty import rated
from puzzles.goals import Destroy, DestroyBastion, Goal, Survive, Win
from puzzles.judge import judge
from puzzles.page import MIXED, Page
from puzzles.quarry import positions
from puzzles.search import Budget
from puzzles.solver import solve
from puzzles.straight import straight_on

ONE_TURN = Budget(nodes=60_000, seconds=60.0)
TWO_TURNS = Budget(nodes=60_000, seconds=60.0)
"""What looking for a page may cost where replies have to be searched. The nodes run out first:
what is found must not hang on the speed of the machine."""
_MOST_VICTIMS = 2
"""Creatures that a page names; with more it says `all`."""
_REACH_OF_TWO_TURNS = 9
"""The vitality up to which a win in two turns is looked for."""
_MANY = 40
"""Good ends of a turn; with more of them it is no riddle how to get there."""
_HALLMARK_CARDS = 5
_HALLMARK_LIFT = 2.0
"""An ability is what a set is about that stands on so many of its cards, and so many times as
often as on the cards of all sets."""


class Found(Document):
    """A page found in a game, with what the solver says of it."""

    game: int
    page: JsonObject
    idea: list[str]
    solutions: int
    ends: int
    near: int


def hallmarks(set_id: str) -> int:
    """The abilities that a set is about, as bits; all for mixed pages."""
    cards = [each for each in CARDS if set_id in (each.set, MIXED)]
    bits = 0
    for ability in ABILITIES:
        here = sum(1 for each in cards if (each.mask | each.aura) & ability.bit)
        everywhere = sum(1 for each in CARDS if (each.mask | each.aura) & ability.bit)
        lift = here * len(CARDS) / (everywhere * len(cards))
        if set_id == MIXED or (here >= _HALLMARK_CARDS and lift >= _HALLMARK_LIFT):
            bits |= ability.bit
    return bits


def dig(set_id: str, seed: int, sought: frozenset[str], game: int) -> list[Found]:
    """The pages of one game with these kinds of goals (`kind_of`), at most one of each."""
    about = hallmarks(set_id)
    finds: dict[str, Found] = {}
    for duel in positions(set_id, seed, game):
        for goal in goals_of(duel):
            kind = kind_of(goal)
            if kind not in sought or kind in finds:
                continue
            found = assay(duel, goal, set_id, game)
            if found is not None and _shows(found, duel, about):
                finds[kind] = found
    return list(finds.values())


def kind_of(goal: Goal) -> str:
    """What a grimoire should have of each: the kind of goal, a win with its turns."""
    return f"{goal.kind} {goal.turns}" if isinstance(goal, Win) else goal.kind


def goals_of(duel: Duel) -> Iterator[Goal]:
    """What could be asked of A in this position."""
    opponent = duel.across(duel.active)
    enemies = [
        place(opponent, lane, position)
        for lane, creatures in enumerate(duel.players[opponent].lanes)
        for position in range(len(creatures))
    ]
    yield Win(1)
    if duel.players[opponent].bastion:
        yield DestroyBastion()
    if len(enemies) > 1:
        yield Destroy(None)
    for number in range(min(_MOST_VICTIMS, len(enemies)), 0, -1):
        if number < len(enemies) or number == 1:
            for chosen in combinations(enemies, number):
                yield Destroy(chosen)
    yield Survive(1)
    if vitality(duel.players[opponent]) <= _REACH_OF_TWO_TURNS:
        yield Win(2)


def assay(duel: Duel, goal: Goal, set_id: str, game: int = 0) -> Found | None:
    """The page that this goal makes of this position, if it is worth a place in a grimoire."""
    waits = isinstance(goal, Survive) or goal == Win(2)
    if waits and solve(duel, Win(1), ONE_TURN).solutions:
        return None
    page = Page("found", {"en": "Found"}, "", set_id, position.dump(duel), goal, "end", {}, 0)
    budget = TWO_TURNS if waits else ONE_TURN
    if any(judge(page, line, budget).reached for line in ("end", _text(careful(duel)))):
        return None
    solved = solve(duel, goal, budget, enough=_MANY if waits else None)
    if not solved.proved or len(solved.ideas) != 1 or not solved.ideas[0]:
        return None
    straight = judge(page, _text(straight_on(duel, goal)), budget).reached
    if straight and len(solved.ideas[0]) == 1:
        return None
    rating = rated(duel, goal, solved, straight=straight)
    shortest = min(solved.lines, key=lambda line: (line.count(":") + line.count("@"), len(line)))
    return Found(
        game=game,
        page=replace(page, solution=shortest, rating=rating).document(),
        idea=list(solved.ideas[0]),
        solutions=solved.solutions,
        ends=solved.ends,
        near=solved.near,
    )


def _text(line: tuple[Action, ...]) -> str:
    return " ".join(map(str, line))


def played(idea: Sequence[str]) -> list[Card]:
    """The cards that an idea plays."""
    return [card(play.split(">")[0].split(":")[0]) for play in idea]


def _shows(found: Found, duel: Duel, abilities: int) -> bool:
    """Has a card that is played, or a creature in play, one of these abilities?"""
    cards = played(found.idea)
    for player in duel.players:
        for lane in player.lanes:
            for creature in lane:
                cards += creature.cards
    return any((each.mask | each.aura) & abilities for each in cards)
