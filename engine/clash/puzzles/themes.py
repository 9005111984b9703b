"""Finds why a solution works (`engine.goals.Themes`): needed abilities, and motifs of its line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache

from engine.clash import auras
from engine.clash import events as e
from engine.clash.abilities import ABILITIES, AERIAL, BY_ID
from engine.clash.actions import UPPER
from engine.clash.battle import Duel
from engine.clash.cards import Card, card
from engine.clash.moves import read_move
from engine.clash.state import Creature
from engine.core import SEATS, Seat
from engine.goals import Trial


class ClashThemes:
    """The themes of puzzles of duels."""

    motifs = (
        *("sacrifice", "quiet", "defence", "strike", "counted"),
        *("feeding", "clearing", "fork", "threats"),
    )

    def rules(self, state: Duel) -> list[str]:
        """Return the ids of the abilities of all cards in hands, in play and under creatures."""
        cards = [each for player in state.players for each in player.hand]
        cards += [player.champion for player in state.players if player.champion]
        for creature in _creatures(state):
            cards += [*creature.cards, *(held for held, _ in creature.shackled)]
        mask = 0
        for each in cards:
            mask |= each.mask | each.aura
        for player in state.players:
            mask |= player.given
        return [ability.id for ability in ABILITIES if mask & ability.bit]

    def without(self, state: Duel, rule: str) -> Duel:
        """Return the position in which no card has or gives this ability."""
        bit, plain = BY_ID[rule].bit, state.copy()
        for player in plain.players:
            player.hand[:] = [_stripped(each, bit) for each in player.hand]
            player.champion = player.champion and _stripped(player.champion, bit)
            player.given &= ~bit
        for creature in _creatures(plain):
            creature.card = _stripped(creature.card, bit)
            creature.symbiote = creature.symbiote and _stripped(creature.symbiote, bit)
            creature.champion = creature.champion and _stripped(creature.champion, bit)
            creature.shackled = tuple([(_stripped(c, bit), seat) for c, seat in creature.shackled])
            creature.given &= ~bit
            creature.own &= ~bit
            creature.aura &= ~bit
        for seat in range(len(plain.players)):
            for lane in range(2):
                auras.update(plain, seat, lane)
        plain.events.clear()
        return plain

    def found(self, state: Duel, trial: Trial, line: Sequence[str]) -> list[str]:
        """Return the motifs of a solution (docs/grimoire.md, Themes)."""
        story = _Story(state, line)
        has = {
            "sacrifice": story.destroys(story.solver),
            "quiet": any(story.is_quiet(number, trial) for number in range(len(line))),
            "defence": any(story.defends(number, trial) for number in range(len(line))),
            "strike": trial.kind == "survive" and story.destroys(story.opponent),
            "counted": any(story.counts_backfire(number, trial) for number in range(len(line))),
            "feeding": story.feeds(trial),
            "clearing": trial.kind in ("win", "destroy_bastion") and story.clears(),
            "fork": story.strikes_twice(),
            "threats": _threatens_twice(trial, line, story.solver),
        }
        return [motif for motif in self.motifs if has[motif]]


class _Story:
    """A line, and what each of its moves causes, up to the end of the turn."""

    def __init__(self, state: Duel, line: Sequence[str]) -> None:
        self.line = list(line)
        self.solver = state.active
        self.opponent = state.across(state.active)
        self.played: list[str] = []
        """The card of each move; empty if it plays none."""
        self.moves: list[list[e.Event]] = []
        duel = state.copy()
        for move in line:
            action, _ = read_move(duel, move)
            self.played.append(getattr(action, "card", ""))
            self.moves.append(_within_turn(duel.apply(SEATS[self.solver], action)))

    def destroys(self, seat: int) -> bool:
        """Return whether a creature of this seat is destroyed."""
        return any(
            type(event) is e.Destroyed and event.place.seat == SEATS[seat] for event in self._all()
        )

    def is_quiet(self, number: int, trial: Trial) -> bool:
        """Return whether a play deals no damage, its card does not attack, and it is needed."""
        if trial.waits or not self.played[number]:
            return False
        if any(
            type(event) in (e.Damaged, e.Joined, e.StrongholdDamaged)
            for event in self.moves[number]
        ):
            return False
        if any(
            isinstance(event, e.Attacked | e.AttackedStronghold)
            and event.card == self.played[number]
            for event in self._all()
        ):
            return False
        return not trial.reaches(self._left_out(number))

    def defends(self, number: int, trial: Trial) -> bool:
        """Return whether a creature that is played must be in play when the opponent moves."""
        entered = [event for event in self.moves[number] if type(event) is e.Entered]
        if trial.kind != "survive" or not entered or self.played[number] != entered[0].card:
            return False
        own, last = entered[0].card, len(self.line)

        def take_out(move: int, duel: Duel) -> None:
            if move == last:
                for lane in duel.players[self.solver].lanes:
                    lane[:] = [each for each in lane if each.card.id != own]
                for lane_number in range(2):
                    auras.update(duel, self.solver, lane_number)

        return not trial.reaches(self.line, take_out)

    def counts_backfire(self, number: int, trial: Trial) -> bool:
        """Return whether a Backfire needs every card left of the stronghold."""
        if not any(type(event) is e.Backfired and event.amount for event in self.moves[number]):
            return False

        def one_less(move: int, duel: Duel) -> None:
            if move == number:
                player = duel.players[self.solver]
                player.stronghold = max(0, player.stronghold - 1)

        return not trial.reaches(self.line, one_less)

    def feeds(self, trial: Trial) -> bool:
        """Return whether a card that returns to the solver's hand is needed there.

        It is played again, or the opponent would have a reply without it.
        """
        seat, back = SEATS[self.solver], set[str]()
        for played, events in zip(self.played, self.moves, strict=True):
            if played in back:
                return True
            back |= {
                event.card for event in events if type(event) is e.Returned and event.seat == seat
            }
        last = len(self.line)
        fallen = {event.card for event in self._all() if type(event) is e.Destroyed}

        def take_away(move: int, duel: Duel) -> None:
            if move == last:
                player = duel.players[self.solver]
                player.hand[:] = [
                    each
                    for place, each in enumerate(player.hand)
                    if place < player.stronghold or each.id not in back & fallen
                ]

        needed = trial.kind == "survive" and back & fallen
        return bool(needed) and not trial.reaches(self.line, take_away)

    def clears(self) -> bool:
        """Return whether a play clears a lane through which the stronghold is then attacked."""
        cleared: set[int] = set()
        opponent: Seat = SEATS[self.opponent]
        assault = False
        for event in self._all():
            if type(event) is e.AssaultBegan:
                assault = True
            elif type(event) is e.Destroyed and event.place.seat == opponent and not assault:
                cleared.add(event.place.lane)
            elif type(event) is e.AttackedStronghold and event.seat == opponent:
                lane = event.place.lane
                flies = lane == UPPER and card(event.card).mask & AERIAL
                if lane in cleared and not flies:
                    return True
        return False

    def strikes_twice(self) -> bool:
        """Return whether one blow destroys several creatures of the opponent."""
        fallen = 0
        for event in self._all():
            if type(event) in (e.CardPlayed, e.Attacked, e.AttackedStronghold):
                fallen = 0
            elif type(event) is e.Destroyed and event.place.seat == SEATS[self.opponent]:
                fallen += 1
                if fallen == 2:
                    return True
        return False

    def _all(self) -> list[e.Event]:
        return [event for events in self.moves for event in events]

    def _left_out(self, number: int) -> list[str]:
        return [*self.line[:number], *self.line[number + 1 :]]


def _threatens_twice(trial: Trial, line: Sequence[str], solver: int) -> bool:
    """Return whether the solver threatens to win next turn without any one of its creatures."""
    if trial.kind != "win" or not trial.waits:
        return False

    def threatens_without(lane: int, position: int) -> bool:
        def take_out(_: int, duel: Duel) -> None:
            del duel.players[solver].lanes[lane][position]
            auras.update(duel, solver, lane)

        return trial.threatens(line, take_out)

    lanes = trial.after(line).players[solver].lanes
    places = [(lane, position) for lane in range(2) for position in range(len(lanes[lane]))]
    return len(places) > 1 and all(threatens_without(*place) for place in places)


def _within_turn(events: Sequence[e.Event]) -> list[e.Event]:
    ended = next((at for at, event in enumerate(events) if type(event) is e.TurnEnded), len(events))
    return [*events[:ended]]


def _creatures(duel: Duel) -> list[Creature]:
    return [each for player in duel.players for lane in player.lanes for each in lane]


@cache
def _stripped(printed: Card, bit: int) -> Card:
    """Return the card without an ability; it keeps its id, by which it is played."""
    if not (printed.mask | printed.aura) & bit:
        return printed
    return replace(printed, mask=printed.mask & ~bit, aura=printed.aura & ~bit)
