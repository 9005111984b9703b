"""Descriptions of moves."""

from __future__ import annotations

from bot.games.two_worlds.names import named
from engine.two_worlds.actions import Attack, Cast, Keep, Shapeshift, Shift, Summon, Swap
from engine.two_worlds.board import ROWS, cell_name, shown_cell
from engine.two_worlds.match import Match
from texts import Texts
from texts.two_worlds.names import on_cell, row_name


def spoken(state: Match, move: str, texts: Texts) -> str:
    """Describe a move made in this position."""
    action, _ = state.read(move)
    match action:
        case Keep(card):
            return texts("two-worlds-move-keep", card=named(card, texts))
        case Summon(row):
            return texts("two-worlds-move-summon", row=row_name(ROWS[row], texts))
        case Attack(cells, target, hold):
            fighters = ", ".join(_there(state, cell, texts) for cell in cells)
            facts = {"target": _there(state, target, texts), "fighters": fighters}
            return texts("two-worlds-move-attack", **facts, hold="yes" if hold else "no")
        case Cast():
            return _spell(state, action, texts)
        case Shift(cell, forward):
            way = "forward" if forward else "back"
            return texts("two-worlds-move-shift", warrior=_there(state, cell, texts), way=way)
        case Shapeshift(cell, form):
            facts = {"warrior": _there(state, cell, texts), "form": named(form, texts)}
            return texts("two-worlds-move-shape", **facts)
        case Swap(spell):
            return texts("two-worlds-move-exchange", spell=named(spell, texts))
    return texts(f"two-worlds-move-{action}")


def _spell(match: Match, action: Cast, texts: Texts) -> str:
    spell = named(action.spell, texts)
    aims = [_there(match, cell, texts) for cell in action.cells]
    if action.row >= 0:
        aims = [row_name(ROWS[action.row], texts)]
    if action.distance:
        aims = [texts("two-worlds-aim-distance", cell=aims[0], n=action.distance)]
    if action.enchantment:
        aims.append(named(action.enchantment, texts))
    if not aims:
        return texts("two-worlds-move-cast", spell=spell)
    return texts("two-worlds-move-cast-at", spell=spell, at=", ".join(aims))


def _there(match: Match, cell: int, texts: Texts) -> str:
    fighter = match.cells[cell]
    if fighter is None:
        return shown_cell(cell)
    return on_cell(fighter.card.id, cell_name(cell), texts)
