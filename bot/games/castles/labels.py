"""Labels of the buttons and selects of a turn."""

from __future__ import annotations

from bot.game_api.questions import SeatNames
from bot.games.castles.ways import GO, STOP, way_to
from bot.ui.escaping import shorten_name
from engine.castles.actions import (
    Action,
    Activate,
    Build,
    BuildTile,
    PlayMagic,
    Summon,
    UseAbility,
    UsePower,
)
from engine.castles.board import cell_name, cell_named
from engine.castles.cards import CARD
from engine.castles.match import Match
from engine.core import SEATS
from texts import Texts
from texts.castles.names import ability_name, built_name, card_name

THERE = 3
"""The index in a way of what a creature does after it has moved: after the cell, `GO` and the new
cell.
"""
NAME = 24
"""The most characters of a player's name on a button."""


class Labels:
    """The labels for one position."""

    def __init__(self, match: Match, names: SeatNames, texts: Texts) -> None:
        self._match, self._names, self._texts = match, names, texts

    def of(self, action: Action, start: int, count: int) -> str:
        """Return the label of `count` values of the way to a move, from index `start`.

        These values are chosen together by one click.
        """
        way, steps = way_to(action)[start:][:count], self._steps_in_words(action)[start:][:count]
        if len(way) > 1:
            steps = [
                each for value, each in zip(way, steps, strict=True) if value not in (GO, STOP)
            ]
        words = self._texts("castles-then").join(steps)
        if start != THERE or way == (STOP,) or not isinstance(action, Activate | UseAbility):
            return words
        # actions from the new cell are listed below those from the present cell
        return self._texts("castles-choice-from", what=words, cell=cell_name(action.to))

    def _steps_in_words(self, action: Action) -> list[str]:
        """Return the labels of all values of the way to a move.

        The first is empty: other texts describe it.
        """
        match action:
            case Build(building=building):
                return ["", self.built(building)]
            case BuildTile(tile=tile, cell=cell):
                return ["", self.built(tile), cell_name(cell)]
            case Summon(card=card, cell=cell):
                return ["", self.card(card), cell_name(cell)]
            case PlayMagic(card=card, target=target):
                return ["", self.card(card), *([self._aimed_at(target)] if target else [])]
            case UsePower(card=card, called=called, cell=cell):
                ids = [card, called] if called else [card]
                return ["", *(card_name(each, self._texts) for each in ids), self.creature(cell)]
            case Activate() | UseAbility():
                return self._activation(action)
        raise ValueError(f"{action} is not chosen")

    def _activation(self, action: Activate | UseAbility) -> list[str]:
        texts, words = self._texts, [""]
        if action.to != action.cell:
            to = texts("castles-choice-to", cell=cell_name(action.to))
            words += [texts("castles-choice-go"), to]
        if isinstance(action, UseAbility):
            words.append(self.ability(action.cell))
            if action.target is not None:
                words.append(self._chosen_by(action, action.target))
            if action.dest is not None:
                words.append(texts("castles-choice-to", cell=cell_name(action.dest)))
        elif action.target is not None:
            words.append(texts("castles-choice-attack", creature=self.creature(action.target)))
        elif action.castle is not None:
            player = shorten_name(self._names[SEATS[action.castle]], NAME)
            words.append(texts("castles-choice-castle", player=player))
        else:
            words.append(texts("castles-choice-stop"))
        return words

    def _chosen_by(self, action: UseAbility, target: int) -> str:
        """Name the target of an ability; for the creature itself, at its new cell."""
        if target == action.to:
            return self.creature(action.cell, at=target)
        return self.creature(target)

    def _aimed_at(self, target: str) -> str:
        """Name the target of a magic: a line, a card of the discard pile, a creature."""
        if len(target) == 1:
            return self._texts("castles-choice-line", line=target)
        if target in CARD:
            return card_name(target, self._texts)
        return self.creature(cell_named(self._match.mode, target))

    def built(self, thing: str) -> str:
        """Name a building or a kind of tile."""
        return self._texts("castles-choice-build", what=built_name(thing, self._texts))

    def ability(self, cell: int) -> str:
        """Name the ability of the creature in a cell, with its price."""
        card = self._match.at(cell).card
        assert card.ability is not None, "it has one"
        facts = {"ability": ability_name(card, self._texts), "price": card.ability.cost}
        return self._texts("castles-choice-use", **facts)

    def card(self, card_id: str) -> str:
        """Name a card of the hand with its price."""
        facts = {"card": card_name(card_id, self._texts), "price": CARD[card_id].price}
        return self._texts("castles-choice-card", **facts)

    def creature(self, cell: int, *, at: int | None = None) -> str:
        """Name the creature in a cell with its remaining life, or a free cell.

        `at` is the cell in which it will be; None: the present one.
        """
        creature, name = self._match.cells[cell], cell_name(cell if at is None else at)
        if creature is None:
            return name
        life = self._match.life(creature) - creature.wounds
        facts = {"creature": card_name(creature.card.id, self._texts), "cell": name}
        return self._texts("castles-choice-creature", **facts, life=life)
