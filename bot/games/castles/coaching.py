"""Comments for practice: what decided a match."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.game_api.blows import most_of
from bot.games.castles.names import named
from engine.castles import events as e
from engine.castles.board import side_of
from engine.core import SEATS, EventBase, Seat
from texts import Texts

_OF_DEATHS = ""


def decided(events: Sequence[EventBase], seat: Seat, turn: int, texts: Texts) -> str:
    """Name what dealt most wounds to the castles of the losing side.

    Empty if no castle was destroyed.
    """
    over = events[-1]
    if not isinstance(over, e.Ended) or over.reason != "castle":
        return ""
    dealt = most_of(_blows(events, 1 - side_of(SEATS.index(over.winners[0]))))
    if dealt is None:
        return ""
    card_id, count, total = dealt
    key = "castles-decided-deaths" if card_id == _OF_DEATHS else "castles-decided"
    facts = {"card": named(card_id, texts), "count": count, "total": total, "turn": turn}
    return texts(key, whose="theirs" if seat in over.winners else "own", **facts)


def _blows(events: Sequence[EventBase], side: int) -> Iterator[tuple[str, int]]:
    """Yield creatures with the wounds they dealt to a side's castles; `_OF_DEATHS` for deaths."""
    for event in events:
        match event:
            case e.CastleAttacked(card=card_id, castle=castle, damage=n):
                hit, source = castle, card_id
            case e.CastleWounded(castle, n):
                hit, source = castle, _OF_DEATHS
            case _:
                continue
        if side_of(SEATS.index(hit)) == side:
            yield source, n
