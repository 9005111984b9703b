"""Finds why a solution works (`engine.goals.Themes`): needed abilities, and motifs of its line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cache
from itertools import chain, takewhile
from typing import Any

from engine.clash import auras
from engine.clash import events as e
from engine.clash.abilities import ABILITIES, AERIAL, BY_ID, IMMOLATION, SHARPENING, SPRINT, Ability
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
"""What the sentence about a motif names: `cards`, `rules` and `count`."""


class ClashThemes:
    """The themes of puzzles of duels."""

    motifs = (
        *("sacrifice", "friendly", "gift", "closed", "lending", "together", "sprinting", "quiet"),
        *("breaking", "healing", "defence", "strike", "counted", "pushing", "surplus", "exact"),
        *("feeding", "clearing", "fork", "threats", "weaker"),
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
        plain = state.copy()
        _strip(plain, BY_ID[rule].bit)
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
        lending, killed = story.lending(trial), story.killed_own()
        healing = [each for each in moves if story.heals(each, trial)]
        quiet = [each for each in moves if each not in healing and story.is_quiet(each, trial)]
        found: dict[str, Named | None] = {
            "sacrifice": _cards(
                each for each in story.destroyed(story.solver) if each not in killed
            ),
            "quiet": _cards(
                story.played[each]
                for each in quiet
                if story.played[each] not in lending and not story.is_absorbed(each)
            ),
            "lending": _cards(lending, rules=[*dict.fromkeys(chain(*lending.values()))]),
            "counted": next(
                (story.backfire(each) for each in moves if story.counts_backfire(each, trial)), None
            ),
        }
        if len(state.players) > 2:
            return {
                motif: named for motif in self.motifs if (named := found.get(motif)) is not None
            }
        found |= {
            "together": story.together(trial),
            "sprinting": story.sprinting(trial),
            "breaking": _cards(story.played[each] for each in quiet if story.is_absorbed(each)),
            "healing": _cards(story.played[each] for each in healing),
            "pushing": _cards(story.pushed(trial)),
            "surplus": story.surplus(trial),
            "defence": _cards(story.played[each] for each in moves if story.defends(each, trial)),
            "strike": _cards(story.destroyed(story.opponent) if trial.kind == "survive" else ()),
            "exact": story.exact(trial),
            "feeding": story.fed(trial),
            "clearing": _cards(story.cleared() if trial.kind in ("win", "destroy_bastion") else ()),
            "fork": _cards(story.struck_at_once()),
            "threats": {} if _threatens_twice(trial, line, story.solver) else None,
            "friendly": _cards(killed),
            "gift": _cards(story.given(trial)),
            "weaker": _cards(each for move in moves for each in story.stronger(move, trial)),
            "closed": _cards(story.kept_closed(trial)),
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
        self._before: list[Battle] = []
        duel = state.copy()
        for move in line:
            self._before.append(duel.copy())
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
        """Return whether a card deals no damage, does not attack, and this play is needed."""
        if trial.waits or not self.played[number]:
            return False
        if any(
            type(event) in (e.Damaged, e.Joined, e.StrongholdDamaged)
            for played, events in zip(self.played, self.moves, strict=True)
            if played == self.played[number]
            for event in events
        ):
            return False
        if any(
            isinstance(event, e.Attacked | e.AttackedStronghold)
            and event.card == self.played[number]
            for event in self._all()
        ):
            return False
        return not trial.reaches(self._left_out(number))

    def is_absorbed(self, number: int) -> bool:
        """Return whether a Protection takes the damage of a play."""
        return any(type(event) is e.Protected for event in self.moves[number])

    def heals(self, number: int, trial: Trial) -> bool:
        """Return whether a play heals the solver's stronghold, which falls without the play."""
        seat = SEATS[self.solver]
        heals = any(
            isinstance(event, e.Counterordered | e.Regenerated) and event.seat == seat
            for event in self.moves[number]
        )
        return heals and not trial.waits and trial.loses(self._left_out(number))

    def pushed(self, trial: Trial) -> list[str]:
        """Return the cards with Backfire before which Immolation moves the solver's stronghold.

        Then more cards lie to its left. Without Immolation the line would fail.
        """
        found = []
        for played, events in zip(self.played, self.moves, strict=True):
            before = {type(event) for event in takewhile(_is_no_backfire, events)}
            fires = any(type(event) is e.Backfired and event.amount for event in events)
            if fires and e.Immolated in before and e.BastionFell not in before:
                found.append(played)
        return found if found and not self._works_without(IMMOLATION, trial) else []

    def surplus(self, trial: Trial) -> Named | None:
        """Return whose damage Sharpening brings to the stronghold, and how much of it.

        None if the line works without Sharpening.
        """
        seat = SEATS[self.opponent]
        for event in self._all():
            if type(event) is e.Sharpened and event.seat == seat:
                works = self._works_without(SHARPENING, trial)
                return None if works else {"cards": [event.card], "count": event.amount}
        return None

    def _works_without(self, bit: int, trial: Trial) -> bool:
        """Return whether the line works if no card has this ability."""

        def take(move: int, duel: Battle) -> None:
            if move == 0:
                _strip(duel, bit)

        return trial.reaches(self.line, take)

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

    def lending(self, trial: Trial) -> dict[str, list[str]]:
        """Return the solver's cards whose aura is needed, each with the ability that it gives."""
        player = self._start.players[self.solver]
        cards = [
            *player.hand,
            *(each for one in _creatures_of(self._start, self.solver) for each in one.cards),
        ]
        return {
            each.id: [aura.id]
            for each in cards
            if (aura := each.aura_ability) is not None
            and not self._works_with(replace(each, aura=0), trial)
        }

    def sprinting(self, trial: Trial) -> Named | None:
        """Return the creature that needs Sprint for a greater blow, and that blow."""
        sprinter = ""
        for event in self._all():
            if type(event) is e.Sprinted and event.place.seat == SEATS[self.solver] and event.bonus:
                sprinter = event.card
            elif isinstance(event, e.Attacked | e.AttackedStronghold) and event.card == sprinter:
                plain = replace(card(sprinter), mask=card(sprinter).mask & ~SPRINT)
                if not self._works_with(plain, trial):
                    return {"cards": [sprinter], "count": event.amount}
        return None

    def _works_with(self, plain: Card, trial: Trial) -> bool:
        """Return whether the line works if the solver's card has only these abilities."""

        def exchange(move: int, duel: Battle) -> None:
            if move:
                return
            player = duel.players[self.solver]
            player.hand[:] = [plain if each.id == plain.id else each for each in player.hand]
            for creature in _creatures_of(duel, self.solver):
                for each in creature.cards:
                    if each.id == plain.id:
                        creature.own &= ~(each.mask & ~plain.mask)
                        creature.aura &= ~(each.aura & ~plain.aura)
            for lane in range(2):
                auras.update(duel, self.solver, lane)

        return trial.reaches(self.line, exchange)

    def together(self, trial: Trial) -> Named | None:
        """Return a creature that several blows destroy together, with no damage to spare.

        None if there is none: then with one more point of its health the goal is reached.
        """
        opponent = SEATS[self.opponent]
        there = _creatures_of(self._start, self.opponent)
        left = {each.card.id: each.health - each.damage for each in there}
        blows = Counter(
            each.card
            for each in self._all()
            if type(each) is e.Damaged and each.place.seat == opponent
        )
        for fallen in self.destroyed(self.opponent):
            if (
                fallen in left
                and blows[fallen] > 1
                and not self._works_with_one_more(fallen, trial)
            ):
                return {"cards": [fallen], "count": left[fallen]}
        return None

    def _works_with_one_more(self, fallen: str, trial: Trial) -> bool:
        """Return whether the line works if this creature has one more health."""

        def one_more(move: int, duel: Battle) -> None:
            for creature in _creatures_of(duel, self.opponent):
                if move == 0 and creature.card.id == fallen:
                    creature.health += 1

        return trial.reaches(self.line, one_more)

    def fed(self, trial: Trial) -> Named | None:
        """Return the cards that return to the solver's hand and are needed there.

        One is played again, `count` times in all if it was in hand before; or without them the
        opponent would have a reply.
        """
        seat, back = SEATS[self.solver], set[str]()
        for played, events in zip(self.played, self.moves, strict=True):
            if played in back:
                times = self.played.count(played)
                return {"cards": [played], **({"count": times} if times > 1 else {})}
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
        return _cards(needed) if needed and not trial.reaches(self.line, take_away) else None

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

    def killed_own(self) -> list[str]:
        """Return the solver's creatures that an incantation is aimed at and destroys."""
        killed = []
        for events in self.moves:
            aims = [event.targets[0] for event in events if type(event) is e.Targeted]
            killed += [
                event.card
                for event in events
                if type(event) is e.Destroyed
                and event.place in aims
                and event.place.seat == SEATS[self.solver]
            ]
        return killed

    def given(self, trial: Trial) -> list[str]:
        """Return the cards that return to the left end of the opponent's hand, in others' way.

        Without them there the opponent would have a reply.
        """
        seat, last = SEATS[self.opponent], len(self.line)
        back = {
            event.card
            for event in self._all()
            if type(event) is e.Returned and event.seat == seat and event.end == "left"
        }

        def take_away(move: int, duel: Battle) -> None:
            if move == last:
                player = duel.players[self.opponent]
                left = [each for each in player.hand[: player.stronghold] if each.id not in back]
                right = [each for each in player.hand[player.stronghold :] if each.id not in back]
                player.hand[:], player.stronghold = left + right, len(left)

        if not back or not trial.waits:
            return []
        return [] if trial.reaches(self.line, take_away) else sorted(back)

    def stronger(self, number: int, trial: Trial) -> list[str]:
        """Return creatures in hand that are stronger than the one played, but fail in its place.

        They have its abilities and no number that is smaller. A quiet creature may be any.
        """
        before, played = self._before[number], self.played[number]
        if self.is_quiet(number, trial):
            return []
        if not any(type(each) is e.Entered and each.card == played for each in self.moves[number]):
            return []
        weak, legal = card(played), {*map(str, before.legal_actions(SEATS[self.solver]))}
        return [
            strong.id
            for strong in available_cards(before, self.solver)
            if strong.id not in self.played
            and _is_stronger(strong, weak)
            and (move := self.line[number].replace(played, strong.id)) in legal
            and not trial.reaches([*self.line[:number], move, *self.line[number + 1 :]])
        ]

    def kept_closed(self, trial: Trial) -> list[str]:
        """Return the cards under Shackles that must not go back to their hand.

        If they were back at the beginning, or for goals with replies at the end of the turn, the
        line would fail.
        """
        opened = len(self.line) if trial.waits else 0
        held = [each for _, _, each in _shackled(trial.after(self.line))]

        def open_all(move: int, duel: Battle) -> None:
            if move == opened:
                for carrier, owner, each in _shackled(duel):
                    carrier.shackled = ()
                    duel.players[owner].hand.append(each)

        if not held or trial.reaches(self.line, open_all):
            return []
        return [each.id for each in held]

    def _all(self) -> list[e.Event]:
        return [event for events in self.moves for event in events]

    def _left_out(self, number: int) -> list[str]:
        return [*self.line[:number], *self.line[number + 1 :]]


def _is_no_backfire(event: e.Event) -> bool:
    return type(event) is not e.Backfired


def _cards(cards: Iterable[str], **more: Any) -> Named | None:
    """Return these cards as what a sentence names, each once; None without any."""
    named = [*dict.fromkeys(cards)]
    return {"cards": named, **more} if named else None


def _is_stronger(strong: Card, weak: Card) -> bool:
    """Return whether a creature has all that another one has, and more attack or health."""
    if not strong.is_creature or weak.mask & ~strong.mask or weak.aura & ~strong.aura:
        return False
    more = strong.attack - weak.attack, strong.health - weak.health
    return min(more) >= 0 and max(more) > 0


def _shackled(duel: Battle) -> list[tuple[Creature, int, Card]]:
    """Return the cards under Shackles, each with its carrier and its owner."""
    return [(each, owner, held) for each in _creatures(duel) for held, owner in each.shackled]


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
    return [each for seat in range(len(duel.players)) for each in _creatures_of(duel, seat)]


def _creatures_of(duel: Battle, seat: int) -> list[Creature]:
    return [each for lane in duel.players[seat].lanes for each in lane]


def _abilities(printed: Card) -> int:
    return printed.mask | printed.aura


@cache
def _most_frequent() -> int:
    """Return the abilities that a beginner knows, because the most cards have them."""

    def cards_with(ability: Ability) -> int:
        return sum(bool(_abilities(each) & ability.bit) for each in CARDS)

    known = sorted(ABILITIES, key=cards_with, reverse=True)[:_KNOWN]
    return sum(ability.bit for ability in known)


def _strip(duel: Battle, bit: int) -> None:
    """Take an ability from all cards and creatures."""
    for player in duel.players:
        player.hand[:] = [_stripped(each, bit) for each in player.hand]
        player.champion = player.champion and _stripped(player.champion, bit)
        player.given &= ~bit
    for creature in _creatures(duel):
        creature.card = _stripped(creature.card, bit)
        creature.symbiote = creature.symbiote and _stripped(creature.symbiote, bit)
        creature.champion = creature.champion and _stripped(creature.champion, bit)
        creature.shackled = tuple([(_stripped(c, bit), seat) for c, seat in creature.shackled])
        creature.given &= ~bit
        creature.own &= ~bit
        creature.aura &= ~bit
    for seat in range(len(duel.players)):
        for lane in range(2):
            auras.update(duel, seat, lane)
    duel.events.clear()


@cache
def _stripped(printed: Card, bit: int) -> Card:
    """Return the card without an ability; it keeps its id, by which it is played."""
    if not (printed.mask | printed.aura) & bit:
        return printed
    return replace(printed, mask=printed.mask & ~bit, aura=printed.aura & ~bit)
