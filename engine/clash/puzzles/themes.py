"""Finds why a solution works (`engine.goals.Themes`): needed abilities, and motifs of its line."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from engine.clash import auras
from engine.clash import events as e
from engine.clash.abilities import ABILITIES, AERIAL, BY_ID, Ability
from engine.clash.actions import LOWER, UPPER
from engine.clash.battle import Battle
from engine.clash.cards import CARDS, Card, card
from engine.clash.moves import read_move
from engine.clash.state import Creature
from engine.clash.summoning import available_cards
from engine.core import SEATS, Seat
from engine.goals import Trial

_KNOWN = 12
"""The abilities that a beginner knows."""

Named = dict[str, Any]
"""What the sentence about a motif names: `cards` and `count`."""


class ClashThemes:
    """The themes of puzzles of duels."""

    motifs = (
        *("sacrifice", "quiet", "defence", "strike", "counted", "exact"),
        *("feeding", "clearing", "fork", "threats"),
    )

    def rules(self, state: Battle) -> list[str]:
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

    def without(self, state: Battle, rule: str) -> Battle:
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

    def card(self, play: str) -> str:
        """Return the id of the card of a play."""
        return play.split(">")[0].split(":")[0]

    def is_simple(self, play: str) -> bool:
        """Return whether a play's card has only abilities that are on the most cards."""
        return not play or not _abilities(card(self.card(play))) & ~_most_frequent()

    def within_reach(self, state: Battle, play: str) -> Battle:
        """Return the position in which a card has changed places with the last available one."""
        played, near = self.card(play), state.copy()
        hand = near.players[near.active].hand
        last = len(available_cards(near, near.active)) - 1
        places = [place for place, each in enumerate(hand) if each.id == played]
        if places and places[0] > last:
            hand[last], hand[places[0]] = hand[places[0]], hand[last]
        return near

    def found(self, state: Battle, trial: Trial, line: Sequence[str]) -> dict[str, Named]:
        """Return the motifs of a solution (docs/grimoire.md, Themes), and what they name.

        In two against two they are only those that name no opponent.
        """
        story, moves = _Story(state, line), range(len(line))
        found: dict[str, Named | None] = {
            "sacrifice": _cards(story.destroyed(story.solver)),
            "quiet": _cards(story.played[each] for each in moves if story.is_quiet(each, trial)),
            "counted": next(
                (story.backfire(each) for each in moves if story.counts_backfire(each, trial)), None
            ),
        }
        if len(state.players) > 2:
            return {motif: named for motif, named in found.items() if named is not None}
        found |= {
            "defence": _cards(story.played[each] for each in moves if story.defends(each, trial)),
            "strike": _cards(story.destroyed(story.opponent) if trial.kind == "survive" else ()),
            "exact": story.exact(trial),
            "feeding": _cards(story.fed(trial)),
            "clearing": _cards(story.cleared() if trial.kind in ("win", "destroy_bastion") else ()),
            "fork": _cards(story.struck_at_once()),
            "threats": {} if _threatens_twice(trial, line, story.solver) else None,
        }
        return {motif: named for motif in self.motifs if (named := found[motif]) is not None}


class _Story:
    """A line, and what each of its moves causes, up to the end of the turn."""

    def __init__(self, state: Battle, line: Sequence[str]) -> None:
        self.line = list(line)
        self._start = state
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

    def destroyed(self, seat: int) -> list[str]:
        """Return the cards of this seat's creatures that are destroyed, in order."""
        return [
            event.card
            for event in self._all()
            if type(event) is e.Destroyed and event.place.seat == SEATS[seat]
        ]

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

        def take_out(move: int, duel: Battle) -> None:
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

        def one_less(move: int, duel: Battle) -> None:
            if move == number:
                player = duel.players[self.solver]
                player.stronghold = max(0, player.stronghold - 1)

        return not trial.reaches(self.line, one_less)

    def backfire(self, number: int) -> Named:
        """Return the card of a move that Backfires, and how many cards it counts."""
        amount = next(each.amount for each in self.moves[number] if type(each) is e.Backfired)
        return {"cards": [self.played[number]], "count": amount}

    def exact(self, trial: Trial) -> Named | None:
        """Return the damage to the stronghold if with one more health of it the goal is missed.

        None if it isn't, or the goal is neither the bastion nor to win at once against a fort.
        """

        def one_more(move: int, duel: Battle) -> None:
            player = duel.players[self.opponent]
            if move == 0 and player.stronghold:
                player.stronghold -= 1
            elif move == 0:
                player.hand.append(player.hand[-1])

        bastion = self._start.players[self.opponent].bastion
        if trial.waits or trial.kind != ("destroy_bastion" if bastion else "win"):
            return None
        seat, events = SEATS[self.opponent], self._all()
        hits = [each for each in events if type(each) is e.StrongholdDamaged and each.seat == seat]
        if not hits or trial.reaches(self.line, one_more):
            return None
        return {"count": sum(hit.amount for hit in hits)}

    def fed(self, trial: Trial) -> list[str]:
        """Return the cards that return to the solver's hand and are needed there.

        They are played again, or the opponent would have a reply without them.
        """
        seat, back = SEATS[self.solver], set[str]()
        for played, events in zip(self.played, self.moves, strict=True):
            if played in back:
                return [played]
            back |= {
                event.card for event in events if type(event) is e.Returned and event.seat == seat
            }
        last = len(self.line)
        fallen = {event.card for event in self._all() if type(event) is e.Destroyed}

        def take_away(move: int, duel: Battle) -> None:
            if move == last:
                player = duel.players[self.solver]
                player.hand[:] = [
                    each
                    for place, each in enumerate(player.hand)
                    if place < player.stronghold or each.id not in back & fallen
                ]

        needed = sorted(back & fallen) if trial.kind == "survive" else []
        return needed if needed and not trial.reaches(self.line, take_away) else []

    def cleared(self) -> list[str]:
        """Return the creatures that plays destroy in a lane by which the stronghold is attacked."""
        cleared: dict[int, list[str]] = {UPPER: [], LOWER: []}
        opponent: Seat = SEATS[self.opponent]
        assault = False
        for event in self._all():
            if type(event) is e.AssaultBegan:
                assault = True
            elif type(event) is e.Destroyed and event.place.seat == opponent and not assault:
                cleared[event.place.lane].append(event.card)
            elif type(event) is e.AttackedStronghold and event.seat == opponent:
                lane = event.place.lane
                flies = lane == UPPER and card(event.card).mask & AERIAL
                if cleared[lane] and not flies:
                    return cleared[lane]
        return []

    def struck_at_once(self) -> list[str]:
        """Return the creatures of the opponent that the greatest blow destroys, if several."""
        blows: list[list[str]] = [[]]
        for event in self._all():
            if type(event) in (e.CardPlayed, e.Attacked, e.AttackedStronghold):
                blows.append([])
            elif type(event) is e.Destroyed and event.place.seat == SEATS[self.opponent]:
                blows[-1].append(event.card)
        greatest = max(blows, key=len)
        return greatest if len(greatest) > 1 else []

    def _all(self) -> list[e.Event]:
        return [event for events in self.moves for event in events]

    def _left_out(self, number: int) -> list[str]:
        return [*self.line[:number], *self.line[number + 1 :]]


def _cards(cards: Iterable[str]) -> Named | None:
    """Return these cards as what a sentence names, each once; None without any."""
    named = [*dict.fromkeys(cards)]
    return {"cards": named} if named else None


def _threatens_twice(trial: Trial, line: Sequence[str], solver: int) -> bool:
    """Return whether the solver threatens to win next turn without any one of its creatures."""
    if trial.kind != "win" or not trial.waits:
        return False

    def threatens_without(lane: int, position: int) -> bool:
        def take_out(_: int, duel: Battle) -> None:
            del duel.players[solver].lanes[lane][position]
            auras.update(duel, solver, lane)

        return trial.threatens(line, take_out)

    lanes = trial.after(line).players[solver].lanes
    places = [(lane, position) for lane in range(2) for position in range(len(lanes[lane]))]
    return len(places) > 1 and all(threatens_without(*place) for place in places)


def _within_turn(events: Sequence[e.Event]) -> list[e.Event]:
    ended = next((at for at, event in enumerate(events) if type(event) is e.TurnEnded), len(events))
    return [*events[:ended]]


def _creatures(duel: Battle) -> list[Creature]:
    return [each for player in duel.players for lane in player.lanes for each in lane]


def _abilities(printed: Card) -> int:
    return printed.mask | printed.aura


@cache
def _most_frequent() -> int:
    """Return the abilities that a beginner knows, because the most cards have them."""

    def cards_with(ability: Ability) -> int:
        return sum(bool(_abilities(each) & ability.bit) for each in CARDS)

    known = sorted(ABILITIES, key=cards_with, reverse=True)[:_KNOWN]
    return sum(ability.bit for ability in known)


@cache
def _stripped(printed: Card, bit: int) -> Card:
    """Return the card without an ability; it keeps its id, by which it is played."""
    if not (printed.mask | printed.aura) & bit:
        return printed
    return replace(printed, mask=printed.mask & ~bit, aura=printed.aura & ~bit)
