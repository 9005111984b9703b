"""What is told to whoever practises the game: what a turn's end brings, and what decided it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.games.castles.names import named
from bot.house.blows import most_of
from engine.castles import events as e
from engine.castles.board import side_of
from engine.core import SEATS, EventBase, Seat
from texts import Texts

_OF_DEATHS = ""


def decided(events: Sequence[EventBase], seat: Seat, turn: int, texts: Texts) -> str:
    """Tell what dealt most of the wounds of the castles of the side that lost."""
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
    """Yield which creature dealt how many wounds; deaths of own ones wound a castle, too."""
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
