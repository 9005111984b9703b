"""What mattered of what happened: the few lines above a board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.games.castles.names import ability_name, built_name, card_name
from bot.games.castles.story import hit_by, story
from bot.house.table import SeatNames
from bot.house.words import bold
from engine.castles import events as e
from engine.castles.cards import CARD, SKELETON
from engine.core import EventBase, Seat
from texts import Texts

_BETWEEN = " · "
_SIGNS: dict[type, str] = {
    e.TileBuilt: "🏗️",
    e.TileDestroyed: "💥",
    e.Summoned: "➕",
    e.Risen: "➕",
    e.Boosted: "🎴",
    e.Died: "💀",
}


def headline(events: Sequence[EventBase], names: SeatNames, texts: Texts) -> list[str]:
    """Tell what was built, summoned, played and hit in each turn, and who died of it.

    Then how castles stand that were wounded or healed, and how it ended. Where there is nothing of
    this, the beginning of the turn, or the latest of the story.
    """
    end = [event for event in events if isinstance(event, e.Ended)]
    lines = [*_turns(events, names, texts), *_castles(events, names, texts)]
    lines += story(end, names, texts)
    if lines:
        return lines
    begun = [place for place, event in enumerate(events) if isinstance(event, e.TurnBegan)]
    if begun:
        return story(events[begun[-1] :], names, texts)[-1:]
    return story(events, names, texts)[-1:]


def _turns(events: Sequence[EventBase], names: SeatNames, texts: Texts) -> list[str]:
    """Write a line for each stretch of acts between two beginnings of turns."""
    lines = list[str]()
    acts, who = list[str](), ""
    people = bold(names)
    for event, after in zip(events, (*events[1:], None), strict=False):
        if isinstance(event, e.TurnBegan):
            lines += _line(who, acts, texts)
            acts, who = [], people[event.seat]
        if isinstance(event, e.Paid | e.Summoned | e.Risen):
            who = people[event.seat]
        acts += _act(event, after, people, texts)
    return [*lines, *_line(who, acts, texts)]


def _line(who: str, acts: Sequence[str], texts: Texts) -> list[str]:
    if not acts:
        return []
    told = _BETWEEN.join(acts)
    return [texts("castles-headline-turn", player=who, acts=told) if who else told]


def _act(
    event: EventBase, after: EventBase | None, people: dict[Seat, str], texts: Texts
) -> list[str]:
    """Tell an act in few words and signs; nothing for what needs none."""
    match event:
        case e.Attacked(card=card):
            return [_hit(card, hit_by(event, after), texts)]
        case e.CastleAttacked(card=card, castle=castle, damage=damage):
            return [f"{card_name(card, texts)} ⚔️ 🏰 {people[castle]} −{damage}"]
        case e.MagicPlayed(card=card):
            return [f"✨ {card_name(card, texts)}"]
        case e.AbilityUsed(card=card):
            return [f"✨ {ability_name(CARD[card], texts)}"]
        case e.Built(building=building):
            return [f"🏗️ {built_name(building, texts)}"]
    return _placed(event, texts)


def _placed(event: Any, texts: Texts) -> list[str]:
    """Tell what has come to a cell, or gone from it."""
    sign = _SIGNS.get(type(event))
    if sign is None:
        return []
    if isinstance(event, e.TileBuilt | e.TileDestroyed):
        return [f"{sign} {built_name(event.tile, texts)} {event.cell}"]
    card = SKELETON.id if isinstance(event, e.Risen) else event.card
    return [f"{sign} {card_name(card, texts)} {event.cell}"]


def _hit(card: str, met: e.Wounded | e.ShieldBroken | None, texts: Texts) -> str:
    """Who hits whom for how much; a shield takes it."""
    attacker = card_name(card, texts)
    if met is None:
        return f"{attacker} ⚔️"
    lost = f"−{met.wounds}" if isinstance(met, e.Wounded) else "🛡️"
    return f"{attacker} ⚔️ {card_name(met.card, texts)} {met.cell} {lost}"


def _castles(events: Sequence[EventBase], names: SeatNames, texts: Texts) -> list[str]:
    """How castles stand by now that have been wounded or healed."""
    stand: dict[Seat, int] = {}
    for event in events:
        match event:
            case e.CastleWounded(seat=seat, wounds=wounds):
                stand[seat] = wounds
            case e.CastleHealed(seat=seat, wounds=wounds):
                stand[seat] = wounds
            case e.CastleAttacked(castle=seat, wounds=wounds):
                stand[seat] = wounds
    people = bold(names)
    told = [
        texts("castles-headline-castle", player=people[seat], wounds=wounds)
        for seat, wounds in stand.items()
    ]
    return [_BETWEEN.join(told)] if told else []
