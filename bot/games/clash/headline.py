"""What mattered of what happened: the few lines above a board."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.clash.story import Narrator, story
from bot.house.table import SeatNames
from engine.clash import events as e
from engine.core import Seat
from texts import Texts

NEAR_THE_END = 2
"""A fort with so little health, or less, may fall next."""
_BETWEEN = " · "


def headline(events: Sequence[e.Event], names: SeatNames, texts: Texts) -> list[str]:
    """Tell how it ended, what fell, what was hurt, and what was played.

    First bastions, then creatures, then strongholds; where there is nothing of this, whose turn has
    begun.
    """
    begun = [event for event in events if isinstance(event, e.CoinTossed | e.TurnBegan)]
    return _Headline.lines_of(events, names, texts) or story(begun, names, texts)[-2:]


class _Headline(Narrator):
    """Tells some of the events as the story does, and gathers the others."""

    def __init__(self, events: Sequence[e.Event], names: SeatNames, texts: Texts) -> None:
        super().__init__(events, names, texts)
        self._fallen: dict[Seat, list[str]] = {}
        self._hurt: dict[Seat, int] = {}
        self._left: dict[Seat, tuple[str, int]] = {}
        self._plays: list[tuple[Seat, list[str]]] = []

    @property
    def lines(self) -> list[str]:
        """What is told at once, then what was gathered."""
        texts, lines = self._texts, super().lines
        if self._fallen:
            fallen = [
                texts("headline-fallen-of", player=self._players[seat], cards=", ".join(cards))
                for seat, cards in self._fallen.items()
            ]
            lines.append(texts("headline-fallen", fallen=_BETWEEN.join(fallen)))
        lines += [self._stronghold(seat) for seat, (_, health) in self._left.items() if health]
        lines += [
            texts("headline-played", player=self._players[seat], cards=", ".join(cards))
            for seat, cards in self._plays
        ]
        return lines

    def tell(self, index: int) -> None:
        """See what the event is about."""
        event: e.Event = self._events[index]
        match event:
            case e.GameEnded():
                super().tell(index)
            case e.BastionFell(seat):
                super().tell(index)
                self._hurt.pop(seat, None)
                self._left.pop(seat, None)
            case e.Destroyed(card_id, place):
                self._fallen.setdefault(place.seat, []).append(self._card(card_id))
            case e.CardPlayed(seat, card_id):
                if not self._plays or self._plays[-1][0] != seat:
                    self._plays.append((seat, []))
                self._plays[-1][1].append(self._card(card_id))
            case e.StrongholdDamaged(seat, side, amount, health):
                self._hurt[seat] = self._hurt.get(seat, 0) + amount
                self._left[seat] = side, health
            case e.Regenerated(seat, side, health) if seat in self._left:
                self._left[seat] = side, health

    def _stronghold(self, seat: Seat) -> str:
        """How much it has lost, what is left, and whether that is little."""
        side, health = self._left[seat]
        near = side == "fort" and health <= NEAR_THE_END
        return self._texts(
            "headline-stronghold-near" if near else "headline-stronghold",
            player=self._players[seat],
            side=side,
            amount=self._hurt[seat],
            health=health,
        )
