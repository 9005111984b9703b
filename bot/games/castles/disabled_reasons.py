"""Why a choice is disabled now: too few dice, out of range, or done already."""

from __future__ import annotations

from bot.games.castles.refusals import refusal_text
from bot.games.castles.ways import Kind
from engine.castles import legal
from engine.castles.actions import Summon
from engine.castles.board import edge_cells
from engine.castles.cards import BUILD, RACE, Card
from engine.castles.dice import payments
from engine.castles.match import Match
from engine.castles.state import Creature
from engine.core import IllegalAction
from texts import Texts
from texts.castles.names import payment_text


def against_creature(match: Match, creature: Creature, texts: Texts) -> str:
    """Return why a creature can do nothing."""
    card = creature.card
    if creature.activated:
        return refusal_text(IllegalAction("castles_activated", card=card.id), texts)
    if creature.stunned:
        return refusal_text(IllegalAction("castles_stunned", card=card.id), texts)
    prices = [card.activation, *([card.ability.cost] if card.ability else [])]
    return _too_dear(match, min(prices), texts) or texts("castles-why-shut-in")


def against_attack(match: Match, creature: Creature, texts: Texts) -> str:
    """Return why a creature can't attack anything, though it can do something else."""
    return _too_dear(match, creature.card.activation, texts) or texts("castles-why-nobody")


def against_ability(match: Match, creature: Creature, texts: Texts) -> str:
    """Return why a creature can't use its ability."""
    ability = creature.card.ability
    assert ability is not None, "it has one"
    return _too_dear(match, ability.cost, texts) or texts("castles-why-no-target")


def against_card(match: Match, card: Card, texts: Texts) -> str:
    """Return why a card of the hand can't be summoned or played."""
    if not card.is_creature:
        return _too_dear(match, card.price, texts) or texts("castles-why-no-target")
    cells = legal.free_edge(match) or edge_cells(match.mode, match.active)
    try:
        legal.check(match, Summon(card.id, cells[0], tuple(sorted(match.dice))))
    except IllegalAction as refusal:
        return refusal_text(refusal, texts)
    return ""


def against_kind(match: Match, kind: Kind, texts: Texts) -> str:
    """Return why nothing of this kind can be done."""
    hand = match.hands[match.active]
    match kind:
        case "build":
            if match.built:
                return refusal_text(IllegalAction("castles_built"), texts)
            return _too_dear(match, BUILD, texts) or texts("castles-why-all-built")
        case "power":
            if match.powered:
                return refusal_text(IllegalAction("castles_powered"), texts)
            power = RACE[match.races[match.active]].power
            return texts(f"castles-why-power-{power}" if hand else "castles-why-no-card")
        case "summon":
            if not any(card.is_creature for card in hand):
                return texts("castles-why-no-creature")
            if not legal.free_edge(match):
                return texts("castles-why-no-edge")
    prices = [card.price for card in hand if card.is_creature == (kind == "summon")]
    if not prices:
        return texts("castles-why-no-magic")
    if text := _too_dear(match, min(prices), texts):
        return text
    summons = kind == "summon"
    return texts("castles-why-legend" if summons else "castles-why-no-target")


def _too_dear(match: Match, price: int, texts: Texts) -> str:
    """Return that the dice don't pay this price; empty if they do."""
    if payments(match.dice, price):
        return ""
    facts = {"dice": payment_text(match.dice), "cost": price}
    return refusal_text(IllegalAction("castles_too_little", **facts), texts)
