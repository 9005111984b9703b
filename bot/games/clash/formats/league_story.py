"""The log of the mutation league: mutations, duels and their results. All of it is open."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from bot.game_api.questions import SeatNames
from bot.ui.escaping import escape_markdown
from engine.clash.abilities import BY_ID
from engine.clash.cards import card
from engine.clash.formats import events as e
from engine.clash.formats.league import Glue
from engine.clash.formats.standings import ROUNDS
from images.clash.league_alt import fragment_words
from texts import Texts
from texts.clash.lines import ClashLines, bold
from texts.telling import Row, act


def figure(points: float) -> float:
    """Return points without a fraction if they are whole."""
    return int(points) if points == int(points) else points


def fragment(card_id: str, element: str, texts: Texts) -> str:
    """Name a fragment: what it is, and its laboratory card."""
    whole = card(card_id)
    words = fragment_words(whole, element, texts)
    return texts("fragment-of", fragment=words, card=whole.name(texts.language))


def glued(action: Glue, texts: Texts) -> str:
    """Describe a fragment and its place."""
    return _glued(action.card, action.element, action.creature, action.over, texts)


def players(duel: str, names: SeatNames) -> str:
    """Name the players of a duel such as `B-A`, the one who goes first before the other."""
    return " – ".join(bold(escape_markdown(names[seat])) for seat in duel.split("-"))  # type: ignore[index]


def _glued(card_id: str, element: str, creature: str, over: str | None, texts: Texts) -> str:
    facts: dict[str, Any] = {
        "fragment": bold(fragment(card_id, element, texts)),
        "creature": bold(card(creature).name(texts.language)),
    }
    if over is None:
        return texts("move-glue", **facts)
    return texts("move-glue-over", ability=texts.named(BY_ID[over].names), **facts)


class LeagueTelling(ClashLines):
    """Describes the events of a league."""

    table: ClassVar[Mapping[str, Row]] = dict.fromkeys(
        (
            *("round", "mutated", "mutation-ended", "duels-began", "duel-won", "duel-draw"),
            "won",
        ),
        act(),
    )

    def is_described(self, event: Any) -> bool:
        """Return True: the keys are not the names of events."""
        return True

    def add(self, event: Any) -> None:
        match event:
            case e.RoundBegan(number, duels, points):
                facts = {"round": number, "rounds": len(ROUNDS), "points": figure(points)}
                self.put("round", duels=self._duels(duels), **facts)
            case e.Mutated():
                self._mutated(event)
            case e.MutationEnded(seat, lost):
                self.put("mutation-ended", player=self.names[seat], points=figure(lost))
            case e.DuelsBegan(number, duels):
                self.put("duels-began", round=number, duels=self._duels(duels))
            case e.DuelEnded():
                self._duel_ended(event)
            case e.LeagueEnded(winners):
                self.put("won", players=", ".join(self.names[winner] for winner in winners))

    def _mutated(self, event: e.Mutated) -> None:
        place = event.card, event.element, event.creature, event.over
        self.put(
            "mutated",
            player=self.names[event.seat],
            mutation=_glued(*place, self.texts),
            price=figure(event.price),
            points=figure(event.points),
        )

    def _duel_ended(self, event: e.DuelEnded) -> None:
        if event.winner is None:
            self.put("duel-draw", duel=self._players(event.duel))
            return
        (loser,) = [seat for seat in event.duel.split("-") if seat != event.winner]
        self.put(
            "duel-won",
            player=self.names[event.winner],
            loser=self.names[loser],  # type: ignore[index]
            health=event.health,
        )

    def _duels(self, duels: Sequence[str]) -> str:
        return ", ".join(map(self._players, duels))

    def _players(self, duel: str) -> str:
        return " – ".join(self.names[seat] for seat in duel.split("-"))  # type: ignore[index]
