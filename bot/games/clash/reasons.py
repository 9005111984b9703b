"""Why something happened in Clash of Decks: the rules behind each kind of event."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import get_args

from bot.games.clash.story import Narrator
from bot.house.reasons import Reasons, last_turn, with_rules
from bot.house.table import SeatNames
from engine.clash import deck_events as d
from engine.clash import events as e
from engine.clash.actions import LANES
from engine.clash.cards import card
from texts import Texts

_RULES: dict[type, tuple[str, ...]] = {
    e.CoinTossed: ("2-2",),
    e.TurnBegan: ("3-mana",),
    e.CardPlayed: ("3-available",),
    e.Entered: ("3-creatures",),
    e.Joined: ("7-symbiote",),
    e.Called: ("7-reinforcement",),
    e.CalledNobody: ("7-reinforcement",),
    e.PaidInBlood: ("7-price-of-blood",),
    e.Immolated: ("7-immolation",),
    e.Shackled: ("7-shackle",),
    e.Counterordered: ("7-counterorder",),
    e.Backfired: ("7-backfire",),
    e.Targeted: ("3-incantations", "5-16"),
    e.AbilitiesChanged: ("7-auras",),
    e.Attacked: ("r2", "3-target"),
    e.AttackedStronghold: ("r2", "3-target"),
    e.Roused: ("7-instinct",),
    e.Sprinted: ("7-sprint",),
    e.Protected: ("7-protection",),
    e.Untouched: ("7-indestructible",),
    e.Damaged: ("6-9",),
    e.OrderAsked: ("14",),
    e.OrderChosen: ("14",),
    e.Destroyed: ("4-return",),
    e.StrongholdDamaged: ("4-damage",),
    e.BastionFell: ("4-bastion",),
    e.Regenerated: ("7-regeneration",),
    e.Sharpened: ("7-sharpening",),
    e.Vanished: ("7-vanish",),
    e.Removed: ("12-fatigue",),
    e.ChampionExhausted: ("12-champion",),
    e.ChampionRestored: ("12-champion",),
    **dict.fromkeys(get_args(d.OfDeck), ("9-ai",)),
}
_ENDS: dict[e.Reason, str] = {"fort": "4-fort", "empty_hand": "4-empty-hand", "turn_limit": "r21"}


def reasons(events: Sequence[e.Event], names: SeatNames, texts: Texts) -> Reasons:
    """Tell the last turn with its assault, each line with the rules that made it so."""
    turn = last_turn(events, e.TurnBegan, e.GameEnded)
    teller = Narrator(turn, names, texts)
    return with_rules(teller, turn, teller.tell, rules_of)


def rules_of(event: e.Event) -> Iterable[str]:
    """Return the keys of the rules by which an event happens."""
    match event:
        case e.Damaged(left=0):
            return ()  # it is destroyed, and told as that
        case e.GameEnded(reason=reason):
            return (_ENDS[reason],)
        case e.Attacked() | e.AttackedStronghold() | e.Destroyed():
            printed = {ability.id for ability in card(event.card).abilities}
            shown = [f"7-{name}" for name in _abilities_at(event) if name in printed]
            return (*_RULES[type(event)], *shown)
    return _RULES.get(type(event), ())


def _abilities_at(event: e.Attacked | e.AttackedStronghold | e.Destroyed) -> Iterator[str]:
    """Yield the abilities that make this of such an event, where the card has them."""
    match event:
        case e.Destroyed():
            yield from ("mercenary", "cursed")
        case e.AttackedStronghold(place=at) if LANES[at.lane] == "upper":
            yield "aerial"
        case e.Attacked(targets=targets) if len(targets) > 1:
            yield from ("splash", "perforation")
    if not isinstance(event, e.Destroyed):
        yield "vulnerability"
        if event.place.position == 0:
            yield "aquatic"
