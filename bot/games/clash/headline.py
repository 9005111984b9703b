"""The headline of a turn: a few lines above a board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.game_api.questions import SeatNames
from bot.game_api.words import bold
from engine.clash import events as e
from engine.core import Seat
from texts import Texts
from texts.clash.telling import ClashTelling
from texts.telling import Line

NEAR_THE_END = 2
"""The most health with which a fort counts as nearly destroyed."""
_BETWEEN = " · "


def headline(events: Sequence[e.Event], names: SeatNames, texts: Texts) -> list[str]:
    """Return how the match ended, what was destroyed and damaged, and the cards played.

    Bastions come first, then creatures, then strongholds. Without any of these, return whose turn
    has begun.
    """
    begun = [event for event in events if isinstance(event, e.CoinTossed | e.TurnBegan)]
    people = bold(names)
    return _Headline(people, texts).log(events) or ClashTelling(people, texts).log(begun)[-2:]


class _Headline(ClashTelling):
    """Describes some events as the log does, and collects the others."""

    _fallen: dict[Seat, list[str]]
    _hurt: dict[Seat, int]
    _left: dict[Seat, tuple[str, int]]
    _plays: list[tuple[Seat, list[str]]]

    def describe(self, events: Sequence[Any], *, brief: bool = False) -> list[Line]:
        """Return the lines of events, then those of what was collected."""
        self._fallen, self._hurt, self._left, self._plays = {}, {}, {}, []
        lines, texts, gathered = super().describe(events, brief=brief), self.texts, list[str]()
        if self._fallen:
            fallen = [
                texts("headline-fallen-of", player=self.names[seat], cards=", ".join(cards))
                for seat, cards in self._fallen.items()
            ]
            gathered.append(texts("headline-fallen", fallen=_BETWEEN.join(fallen)))
        gathered += [self._stronghold(seat) for seat, (_, health) in self._left.items() if health]
        gathered += [
            texts("headline-played", player=self.names[seat], cards=", ".join(cards))
            for seat, cards in self._plays
        ]
        return [*lines, *(Line([text]) for text in gathered)]

    def add(self, event: e.Event) -> None:
        match event:
            case e.GameEnded():
                super().add(event)
            case e.BastionFell(seat):
                super().add(event)
                self._hurt.pop(seat, None)
                self._left.pop(seat, None)
            case e.Destroyed(card_id, place):
                self._fallen.setdefault(place.seat, []).append(self.card(card_id))
            case e.CardPlayed(seat, card_id):
                if not self._plays or self._plays[-1][0] != seat:
                    self._plays.append((seat, []))
                self._plays[-1][1].append(self.card(card_id))
            case e.StrongholdDamaged(seat, side, amount, health):
                self._hurt[seat] = self._hurt.get(seat, 0) + amount
                self._left[seat] = side, health
            case e.Regenerated(seat, side, health) if seat in self._left:
                self._left[seat] = side, health

    def _stronghold(self, seat: Seat) -> str:
        """Return a stronghold's damage and health, and whether it is nearly destroyed."""
        side, health = self._left[seat]
        near = side == "fort" and health <= NEAR_THE_END
        return self.texts(
            "headline-stronghold-near" if near else "headline-stronghold",
            player=self.names[seat],
            side=side,
            amount=self._hurt[seat],
            health=health,
        )
