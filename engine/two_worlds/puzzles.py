"""Puzzles of Duel of Two Worlds: a turn in which the opponent can't answer and nothing is drawn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import cast

from engine.core import SEATS, Seat
from engine.documents import refuse
from engine.turn_puzzles import PlainThemes, Progress, TurnGrimoire, TurnTask
from engine.two_worlds import turn
from engine.two_worlds.actions import Action, Attack, Cast, Shapeshift, Shift, Summon
from engine.two_worlds.board import COLUMNS, ROWS, cell_name, progress
from engine.two_worlds.cards import WARRIORS, Warrior
from engine.two_worlds.events import Event, Returned
from engine.two_worlds.game import TwoWorldsGame
from engine.two_worlds.match import Match
from engine.two_worlds.position import PositionDocument

ABILITIES = tuple(dict.fromkeys(card.ability for card in WARRIORS if card.ability))
"""All abilities, in the order of the list of cards."""


class WorldsTask(TurnTask[Match]):
    """A goal in its position; warriors are told apart by their numbers."""

    game = TwoWorldsGame()

    @classmethod
    def targets(cls, state: Match, solver: Seat) -> Mapping[str, tuple[int, str]]:
        """Return number and card of each of the opponent's warriors."""
        enemies = state.fighters(1 - SEATS.index(solver))
        return {cell_name(cell): (fighter.no, fighter.card.id) for cell, fighter in enemies}

    def still(self, state: Match, progress: Progress, events: Sequence[Event]) -> Progress:
        """Return those in play, and those that went to their deck instead of falling.

        The latter keep the number 0 for the rest of the turn.
        """
        there = {*self.targets(state, self.seat).values()}
        returned = [event.card for event in events if isinstance(event, Returned)]
        left: list[tuple[int, str]] = []
        for no, card in cast("tuple[tuple[int, str], ...]", progress):
            if (no, card) in there:
                left.append((no, card))
            elif not no or card in returned:
                left.append((0, card))
        return tuple(left)

    def distance(self, state: Match) -> int:
        """Return the cells that the foremost warrior lacks, or the enemies left if they are fewer.

        It is at least 1.
        """
        own = SEATS.index(self.seat)
        enemies = len(state.warriors[1 - own]) + len([*state.fighters(1 - own)])
        come = max((progress(own, cell) for cell, _ in state.fighters(own)), default=0)
        return max(1, min(enemies, COLUMNS - 1 - come))

    def label(self, state: Match, action: Action) -> str:
        """Return a play by its cards: `>knight`, `dash@wolf:2`, `scout+`, `wolf:u`.

        An attack has its target alone: more warriors may take part than are needed.
        """

        def named(cells: Sequence[int]) -> str:
            there = [state.cells[cell] for cell in cells]
            return "+".join(sorted(each.card.id if each else "" for each in there))

        match action:
            case Summon(row):
                return f"{state.warriors[state.active][0].id}:{ROWS[row]}"
            case Attack(_, target):
                return f">{named([target])}"
            case Cast(spell, cells):
                at = named(cells) or "".join(map(cell_name, cells)) or ROWS[action.row]
                far = f":{action.distance}" if action.distance else ""
                return f"{spell}@{at}{far}"
            case Shift(cell, forward):
                return f"{named([cell])}{'+' if forward else '-'}"
            case Shapeshift(cell, form):
                return f"{named([cell])}={form}"
        return ""


class WorldsThemes(PlainThemes):
    """The abilities of the warriors in play and of the one that is summoned."""

    def rules(self, state: Match) -> Sequence[str]:
        """Return the abilities in view."""
        there = {fighter.looks.ability for _, fighter in state.fighters()}
        if (revealed := turn.revealed(state)) is not None:
            there.add(revealed.ability)
        return [ability for ability in ABILITIES if ability in there]

    def without(self, state: Match, rule: str) -> Match:
        """Return the position in which no warrior has this ability."""
        plain = state.copy()
        plain.warriors = [tuple(_stripped(card, rule) for card in deck) for deck in state.warriors]
        for cell, fighter in state.fighters():
            form = fighter.form and _stripped(fighter.form, rule)
            plain.cells[cell] = replace(fighter, card=_stripped(fighter.card, rule), form=form)
        return plain


@cache
def _stripped(printed: Warrior, ability: str) -> Warrior:
    return replace(printed, ability=None) if printed.ability == ability else printed


class WorldsGrimoire(TurnGrimoire[Match]):
    """The puzzles of Duel of Two Worlds."""

    sets = ("rifts",)
    position = PositionDocument
    tasks = WorldsTask
    themes = WorldsThemes()

    def check(self, state: Match) -> None:
        """Raise `DocumentError` if the opponent could answer, or the solver could draw."""
        refuse(state.step not in ("summon", "action"), "step", "summon or action")
        refuse(state.stack, "stack", "a puzzle begins before an attack or a spell")
        refuse(
            state.spells[state.active],
            f"seats.{state.acting}.spells",
            "nothing is drawn in a puzzle",
        )
        other = 1 - state.active
        refuse(
            state.hands[other],
            f"seats.{SEATS[other]}.hand",
            "in a puzzle the opponent can't answer",
        )
        shapes = any(turn.can_shapeshift(state, cell) for cell, _ in state.fighters(other))
        refuse(shapes, "box", "in a puzzle the opponent can't answer")
