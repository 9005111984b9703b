"""The game AI: how good a position is, and what may be hidden in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from engine import chance
from engine.castles import events as e
from engine.castles.actions import END, Action
from engine.castles.board import side_of
from engine.castles.cards import Card, copies, unlocked
from engine.castles.evaluation import evaluate
from engine.castles.match import Match
from engine.castles.state import Board, Boost
from engine.core import SEATS, Seat
from engine.game_ai import GameAI, Lookahead
from engine.naming import in_order


def default(_state: Match, _seat: Seat) -> Action:
    """Return the move for a seat that does not answer: the end of the turn."""
    return END


class CastlesAI(GameAI):
    """The game AI of Battle of the Castles."""

    clear = 4.0
    scale, tempo = 60.0, 14.0
    strengths = MappingProxyType({"easy": 1500, "medium": 1682, "hard": 1761})
    lookahead = Lookahead(ends=4, beginnings=8, replies=3, patience=800, reply_patience=120)

    def evaluate(self, state: Match, seat: Seat) -> float:
        return evaluate(state, seat)

    def determinize(self, state: Match, seat: Seat, seed: int) -> Match:
        """Return a copy with all that the seat does not see filled in at random.

        The unseen cards of each race are shuffled over hand, deck and face-down cards; future dice
        and shuffles are random.
        """
        guess = state.copy()
        for number, letter in enumerate(state.seats):
            luck = chance.stream(seed, f"guess {letter} {seat}")
            _guess_cards(guess, number, SEATS[number] == seat, luck)
            guess.shuffles[number] = chance.stream(seed, f"guess shuffle {letter} {seat}")
        guess.chance = chance.stream(seed, f"guess dice {seat}")
        return guess

    def tally(self, state: Match, seat: Seat, events: Sequence[e.Event]) -> Mapping[str, int]:
        """Count victory, wounds of castles, and creatures that died and entered."""
        counts = dict.fromkeys(("won", "wounds", "own-wounds", "died", "own-died", "entered"), 0)
        side = side_of(SEATS.index(seat))

        def count(what: str, whose: Seat, n: int = 1) -> None:
            own = side_of(SEATS.index(whose)) == side
            counts[f"own-{what}" if own else what] += -n if own else n

        for event in events:
            match event:
                case e.Ended(winners):
                    counts["won"] += seat in winners
                case e.CastleAttacked(castle=castle, damage=n):
                    count("wounds", castle, n)
                case e.CastleWounded(castle, n):
                    count("wounds", castle, n)
                case e.Died(owner):
                    count("died", owner)
                case e.Summoned(owner) | e.Risen(owner) if owner == seat:
                    counts["entered"] += 1
        return counts


def _guess_cards(guess: Match, number: int, own: bool, luck: int) -> None:
    """Deal a seat's unseen cards at random.

    They fill its deck and the skeletons from it; of an opponent also the hand and the cards that it
    has put face down.
    """
    unseen = list(unlocked(guess.races[number], guess.buildings[number]))
    for card in _seen(guess, number, own):
        if card in unseen:
            unseen.remove(card)
    # A made-up position may contain more cards than there are.
    mixed = [*chance.shuffled(in_order(unseen), luck), *copies(guess.races[number])]
    for cell, creature in list(guess.creatures()):
        hidden = creature.under is not None and (not own or creature.from_deck)
        if creature.owner == number and hidden:
            guess.change(cell, under=mixed.pop(0))
        boost = creature.boost
        if boost is not None and boost.seat == number and not own:
            guess.change(cell, boost=Boost(mixed.pop(0), number))
    if not own:
        size = len(guess.hands[number])
        guess.hands[number] = tuple(mixed[:size])
        del mixed[:size]
    guess.decks[number] = tuple(mixed[: len(guess.decks[number])])


def _seen(board: Board, number: int, own: bool) -> list[Card]:
    """Return the cards of a seat that are visible; with `own`, to the seat itself."""
    seen = [*board.discards[number], *(board.hands[number] if own else ())]
    for _, creature in board.creatures():
        if creature.owner == number and creature.under is None:
            seen.append(creature.card)
        elif creature.owner == number and own and not creature.from_deck:
            seen += [creature.under] if creature.under else []
        if creature.boost is not None and creature.boost.seat == number and own:
            seen.append(creature.boost.card)
    return seen
