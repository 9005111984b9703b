"""A duel of Clash of Decks as a state behind the face of every game (`engine.core`)."""

from __future__ import annotations

from contextlib import suppress

from ..core import SEATS, IllegalAction, Outcome, Seat
from . import assault, summoning, turn
from .actions import END, LANES, Action, Cast, End, Summon, cast, place, summon
from .events import Event
from .state import Board, GameOver
from .view import DuelView, view


class Duel(Board):
    """A duel in progress."""

    __slots__ = ()

    def to_act(self) -> tuple[Seat, ...]:
        """The seat whose summoning phase it is."""
        return () if self.ended else (SEATS[self.active],)

    def legal_actions(self, seat: Seat) -> list[Action]:
        """Plays by place in hand (upper lane first; targets from A's kingdom on), then `end`."""
        if self.ended or SEATS[self.active] != seat:
            return []
        targets = [
            place(kingdom, lane, position)
            for kingdom, player in enumerate(self.players)
            for lane, creatures in enumerate(player.lanes)
            for position in range(len(creatures))
        ]
        actions: list[Action] = []
        for playable in summoning.playable_cards(self):
            if playable.is_creature:
                actions += [summon(playable.id, lane) for lane in range(len(LANES))]
            else:
                actions += [cast(playable.id, target) for target in targets]
        actions.append(END)
        return actions

    def apply(self, seat: Seat, action: Action) -> list[Event]:
        """Do it; everything that happened, in order. Raises `IllegalAction`, changing nothing."""
        if self.ended:
            raise IllegalAction("game_over")
        if SEATS[self.active] != seat:
            raise IllegalAction("not_your_turn", seat=seat, active=SEATS[self.active])
        with suppress(GameOver):
            self._do(action)
        events, self.events = self.events, []
        return events

    def _do(self, action: Action) -> None:
        match action:
            case Summon():
                summoning.play_creature(self, action)
            case Cast():
                summoning.play_incantation(self, action)
            case End():
                assault.assault(self)
                turn.end_of_turn(self)
                turn.regeneration(self)
            case _:
                raise IllegalAction("no_action")

    def outcome(self) -> Outcome | None:
        """Who won, once a stronghold has fallen or the turn limit is reached."""
        return self.ended

    def view(self, seat: Seat | None) -> DuelView:
        """What this seat, or a spectator, may know."""
        return view(self, seat)
