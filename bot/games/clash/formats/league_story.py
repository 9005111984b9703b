"""The mutation league told in lines: mutations, duels and their results, all of it open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.games.clash.lines import Lines, bold
from bot.house.table import SeatNames
from bot.ui.escaping import escape_markdown
from engine.clash.abilities import BY_ID
from engine.clash.cards import card
from engine.clash.formats import events as e
from engine.clash.formats.league import Glue
from engine.clash.formats.standing import ROUNDS
from engine.core import EventBase
from images.clash.league_alt import fragment_words
from texts import Texts


def figure(points: float) -> float:
    """Points as they are written: whole ones without a fraction."""
    return int(points) if points == int(points) else points


def fragment(card_id: str, element: str, texts: Texts) -> str:
    """Name a fragment: what it is, and of which laboratory card."""
    whole = card(card_id)
    words = fragment_words(whole, element, texts)
    return texts("fragment-of", fragment=words, card=whole.name(texts.language))


def glued(action: Glue, texts: Texts) -> str:
    """Tell a fragment and its place, in words."""
    return _glued(action.card, action.element, action.creature, action.over, texts)


def players(duel: str, names: SeatNames) -> str:
    """Those who play a duel such as `B-A`, the one who goes first named first."""
    return " – ".join(bold(escape_markdown(names[seat])) for seat in duel.split("-"))  # type: ignore[index]


def _glued(card_id: str, element: str, creature: str, over: str | None, texts: Texts) -> str:
    facts: dict[str, Any] = {
        "fragment": bold(fragment(card_id, element, texts)),
        "creature": bold(card(creature).name(texts.language)),
    }
    if over is None:
        return texts("move-glue", **facts)
    return texts("move-glue-over", ability=texts.named(BY_ID[over].names), **facts)


class LeagueTeller(Lines):
    """Goes through the events once."""

    def tell(self, index: int) -> None:
        """Add the line of this event."""
        event: EventBase = self._events[index]
        match event:
            case e.RoundBegan(number, duels, points):
                facts = {"round": number, "rounds": len(ROUNDS), "points": figure(points)}
                self._act("round", duels=self._duels(duels), **facts)
            case e.Mutated():
                self._mutated(event)
            case e.MutationEnded(seat, lost):
                self._act("mutation-ended", player=self._players[seat], points=figure(lost))
            case e.DuelsBegan(number, duels):
                self._act("duels-began", round=number, duels=self._duels(duels))
            case e.DuelEnded():
                self._duel_ended(event)
            case e.LeagueEnded(winners):
                self._act("won", players=", ".join(self._players[winner] for winner in winners))

    def _mutated(self, event: e.Mutated) -> None:
        place = event.card, event.element, event.creature, event.over
        self._act(
            "mutated",
            player=self._players[event.seat],
            mutation=_glued(*place, self._texts),
            price=figure(event.price),
            points=figure(event.points),
        )

    def _duel_ended(self, event: e.DuelEnded) -> None:
        if event.winner is None:
            self._act("duel-draw", duel=players(event.duel, self._names))
            return
        (loser,) = [seat for seat in event.duel.split("-") if seat != event.winner]
        self._act(
            "duel-won",
            player=self._players[event.winner],
            loser=self._players[loser],  # type: ignore[index]
            health=event.health,
        )

    def _duels(self, duels: Sequence[str]) -> str:
        return ", ".join(players(duel, self._names) for duel in duels)
