"""Comments for practice: what ending a turn would do, and what decided a match."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import takewhile

from bot.game_api.blows import most_of
from bot.game_api.questions import SeatNames
from bot.game_api.words import bold
from bot.games.clash.refusals import named
from engine.clash import events as e
from engine.clash.actions import END
from engine.clash.battle import Battle
from engine.core import Seat
from opponents.hindsight import certain_events
from texts import Texts

MOST_NAMED = 2
"""The most creatures that are named; of more, only their number."""


def forecast(battle: Battle, seat: Seat, names: SeatNames, texts: Texts) -> str:
    """Return who would attack and be destroyed, and the strongholds afterwards.

    Empty if the seat can't end the turn now.
    """
    if END not in battle.legal_actions(seat):
        return ""
    events = certain_events(battle.imagined(), seat, (END,))
    over = next((event for event in events if isinstance(event, e.GameEnded)), None)
    happened = [*takewhile(lambda event: not isinstance(event, e.TurnEnded), events)]
    parts = [*_creatures(happened, seat, texts)]
    if over is not None:
        way = "won" if seat in over.winners else "lost" if over.winners else "draw"
        parts.append(texts("clash-foresee-end", way=way))
    else:
        parts += _strongholds(happened, bold(names), texts)
    if over is None and len(happened) == len(events):
        parts.append(texts("clash-foresee-hidden"))
    return ", ".join(parts) or texts("clash-foresee-nobody")


def _creatures(events: Iterable[e.Event], seat: Seat, texts: Texts) -> Iterator[str]:
    attack, fall, lost = dict[str, None](), list[str](), list[str]()
    for event in events:
        match event:
            case e.Attacked(card_id, place) | e.AttackedStronghold(card_id, place):
                attack[card_id] = None
            case e.Destroyed(card_id, place):
                (lost if place.seat == seat else fall).append(card_id)
    for key, cards in (("attack", [*attack]), ("fall", fall), ("lose", lost)):
        if cards:
            named_all = ", ".join(named(card_id, texts) for card_id in cards)
            if len(cards) > MOST_NAMED:
                named_all = texts("clash-foresee-many", count=len(cards))
            yield texts(f"clash-foresee-{key}", cards=named_all, count=len(cards))


def _strongholds(events: Iterable[e.Event], names: SeatNames, texts: Texts) -> Iterator[str]:
    lost, left = dict[Seat, int](), dict[Seat, tuple[str, int]]()
    for event in events:
        match event:
            case e.StrongholdDamaged(hit, side, amount, health):
                fell = left.get(hit, ("", 0))[0] == "fallen"
                lost[hit] = lost.get(hit, 0) + amount
                left[hit] = "fallen" if fell else side, health
            case e.BastionFell(hit, health):
                left[hit] = "fallen", health
    for hit, (stands, health) in left.items():
        facts = {"player": names[hit], "side": stands, "amount": lost[hit], "health": health}
        yield texts("clash-foresee-stronghold", **facts)


def decided(events: Sequence[e.Event], seat: Seat, turn: int, texts: Texts) -> str:
    """Name the card that took most of the destroyed stronghold's health.

    Empty unless a duel ended with one winner.
    """
    over = events[-1]
    seats = {event.seat for event in events if isinstance(event, e.TurnBegan)}
    if not isinstance(over, e.GameEnded) or len(seats) > 2 or len(over.winners) != 1:
        return ""
    own = seat not in over.winners
    dealt = most_of(_blows(events, own=own, seat=seat))
    if dealt is None:
        return ""
    card_id, count, total = dealt
    facts = {"card": named(card_id, texts), "count": count, "total": total, "turn": turn}
    return texts("clash-decided", whose="own" if own else "theirs", **facts)


def _blows(events: Iterable[e.Event], *, own: bool, seat: Seat) -> Iterator[tuple[str, int]]:
    """Yield cards with the damage they dealt to the seat's stronghold, or to the other one."""
    source = ""
    for event in events:
        match event:
            case (
                e.CardPlayed(card=card_id)
                | e.Called(card=card_id)
                | e.Attacked(card=card_id)
                | e.AttackedStronghold(card=card_id)
                | e.Sharpened(card=card_id)
                | e.Immolated(card=card_id)
            ):
                source = card_id
            case e.StrongholdDamaged(hit, _, amount) if (hit == seat) == own:
                yield source, amount
