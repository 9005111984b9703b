"""Comments for practice: what ending a turn would do, and what decided a match."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bot.game_api.blows import most_of
from bot.game_api.questions import SeatNames
from bot.games.bald_mountain.names import named
from engine.bald_mountain import events as e
from engine.bald_mountain.actions import END
from engine.bald_mountain.battle import Battle
from engine.bald_mountain.effects import RESOURCES
from engine.bald_mountain.seating import side_of
from engine.core import SEATS, Seat
from opponents.hindsight import certain_events
from texts import Texts
from texts.bald_mountain.names import counted


def forecast(battle: Battle, seat: Seat, _names: SeatNames, texts: Texts) -> str:
    """Return which wonders would fire after the end of the turn, and what this side would lose.

    Empty if the seat can't end the turn now, or no wonder is certain to fire.
    """
    if END not in battle.legal_actions(seat):
        return ""
    events, side = certain_events(battle, seat, (END,)), side_of(SEATS.index(seat))
    fired = [named(event.card, texts) for event in events if isinstance(event, e.WonderFired)]
    if not fired:
        return ""
    changed: dict[str, int] = dict.fromkeys(RESOURCES, 0)
    for event in events:
        for whose, what, n in e.changes(event):
            changed[what] += n if whose == side else 0
    parts = [texts("bald-mountain-foresee-fires", cards=", ".join(fired), count=len(fired))]
    for what, n in changed.items():
        if n < 0:
            amount = counted(what, -n, texts)
            parts.append(texts("bald-mountain-foresee-lose", amount=amount))
    return ", ".join(parts)


def decided(events: Sequence[e.Event], seat: Seat, turn: int, texts: Texts) -> str:
    """Name the card that took or brought most of the energy or gems that decided the match.

    Empty if the match did not end by energy or gems.
    """
    over = events[-1]
    if not isinstance(over, e.Ended) or not over.winners or over.reason not in RESOURCES:
        return ""
    won, side = seat in over.winners, side_of(SEATS.index(over.winners[0]))
    dealt = most_of(_blows(events, over.reason, side if over.reason == "gems" else 1 - side))
    if dealt is None:
        return ""
    card_id, count, total = dealt
    facts = {"card": named(card_id, texts), "count": count, "total": total, "turn": turn}
    return texts(f"bald-mountain-decided-{over.reason}", won="yes" if won else "no", **facts)


def _blows(events: Iterable[e.Event], what: str, side: int) -> Iterator[tuple[str, int]]:
    """Yield cards with the energy that each took from a side, or the gems that it brought it."""
    for event in events:
        source = getattr(event, "by", "")
        for whose, resource, n in e.changes(event):
            if source and (whose, resource) == (side, what) and (n > 0) == (what == "gems"):
                yield source, abs(n)
