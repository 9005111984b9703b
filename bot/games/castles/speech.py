"""Moves in words, with the names that fit the position."""

from __future__ import annotations

from typing import Any

from bot.game_api.questions import SeatNames
from bot.game_api.words import bold
from bot.games.castles.names import named
from bot.games.castles.ways import paid_by
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
from engine.castles.cards import CARD, RACE
from engine.castles.match import Match
from engine.core import SEATS
from texts import Texts
from texts.castles.names import ability_name, built_name, on_cell, payment_text


def spoken(state: Match, move: str, names: SeatNames, texts: Texts) -> str:
    """Describe a move, with the dice that pay for it."""
    action, _ = state.read(move)
    name, facts = _Speaker(state, names, texts).words(action)
    text, paid = texts(f"castles-move-{name}", **facts), paid_by(action)
    return texts("castles-move-paid", move=text, dice=payment_text(paid)) if paid else text


class _Speaker:
    def __init__(self, match: Match, names: SeatNames, texts: Texts) -> None:
        self._match, self._names, self._texts = match, names, texts

    def words(self, action: Action) -> tuple[str, dict[str, Any]]:
        """Return the end of the text key of a move in words, and its facts."""
        texts = self._texts
        match action:
            case Build(building=building):
                return "build", {"building": built_name(building, texts)}
            case BuildTile(tile=tile, cell=cell):
                return "tile", {"tile": built_name(tile, texts), "cell": cell_name(cell)}
            case Summon(card=card, cell=cell):
                return "summon", {"card": named(card, texts), "cell": cell_name(cell)}
            case PlayMagic(card=card, target=target):
                facts = {"card": named(card, texts)}
                if not target:
                    return "magic", facts
                return "magic-at", {**facts, "target": self._aim(target)}
            case UsePower():
                return self._power(action)
            case Activate() | UseAbility():
                return self._activation(action)
        return "end", {}

    def _activation(self, action: Activate | UseAbility) -> tuple[str, dict[str, Any]]:
        texts, facts = self._texts, {"creature": self._creature(action.cell)}
        goes = action.to != action.cell
        if goes:
            facts["to"] = cell_name(action.to)
        if isinstance(action, UseAbility):
            creature = self._match.cells[action.cell]
            has = creature is not None and creature.card.ability is not None
            facts["ability"] = ability_name(creature.card, texts) if creature and has else "!"
            name = "use"
            if action.target is not None:
                facts["target"] = self._creature(action.target)
                name = "use-at"
        elif action.target is not None:
            facts["target"] = self._creature(action.target)
            name = "attack"
        elif action.castle is not None:
            seat = SEATS[action.castle]
            facts["player"] = bold(self._names).get(seat, seat)
            name = "castle"
        else:
            return "go", facts
        return f"{'go-' if goes else ''}{name}", facts

    def _power(self, action: UsePower) -> tuple[str, dict[str, Any]]:
        power = RACE[self._match.races[self._match.active]].power
        facts = {"card": named(action.card, self._texts)}
        if action.called:
            called = named(action.called, self._texts)
            return "call", {**facts, "called": called, "cell": cell_name(action.cell)}
        if power == "exhume":
            return "exhume", {**facts, "cell": cell_name(action.cell)}
        return "boost", {**facts, "creature": self._creature(action.cell)}

    def _creature(self, cell: int) -> str:
        """Name the creature in a cell, or a free cell."""
        creature, name = self._match.cells[cell], cell_name(cell)
        return on_cell(creature.card.id, name, self._texts) if creature else name

    def _aim(self, target: str) -> str:
        if len(target) == 1:
            return self._texts("castles-choice-line", line=target)
        if target in CARD:
            return named(target, self._texts)
        return self._creature(cell_named(self._match.mode, target))
