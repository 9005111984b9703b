"""What the bot knows of the game: what a position is worth, and what may be hidden in it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine import chance
from engine.castles import events as e
from engine.castles.actions import END, Action
from engine.castles.board import COLUMNS, distance, side_of, steps_to_castle
from engine.castles.cards import Card, copies, in_order, unlocked
from engine.castles.dying import FALLEN
from engine.castles.match import Match
from engine.castles.state import Board, Boost, Creature
from engine.core import SEATS, Seat
from engine.minds import Mind

WON = 1000.0
WOUND = (0.0, 5.0, 11.0, 18.0, 27.0, 40.0)
"""What the wounds of the enemy castle are worth, one after the other."""
STANDS, LIFE, DAMAGE, REACH, FORWARD = 1.5, 1.0, 1.6, 0.6, 0.35
"""Of a creature: that it is there, each point of life, damage and range, each column forward."""
CARD, BUILDING, TILE = 0.8, 4.0, 1.0
DANGER = 0.5
"""Which part of what enemies can take of own creatures in their next turn is as good as lost: who
sees none of it runs into the first blow, and then it is an advantage to begin."""


def default(_state: Match, _seat: Seat) -> Action:
    """For who does not answer: the end of the turn."""
    return END


class CastlesMind(Mind):
    """The face of `engine.minds.Mind`."""

    clear = 4.0

    def seats(self, state: Match) -> Sequence[Seat]:
        """Who sits at it."""
        return state.seats

    def worth(self, state: Match, seat: Seat) -> float:
        """Return the worth of the own side above the other's.

        It counts wounds of castles, creatures, cards and buildings; less for what stands in danger.
        """
        side = side_of(SEATS.index(seat))
        if state.ended is not None:
            return WON if seat in state.ended.winners else -WON
        worth = 0.0
        for number in range(len(state.wounds)):
            own = 1.0 if side_of(number) == side else -1.0
            worth += own * _worth(state, number)
        for cell, creature in state.creatures():
            own = 1.0 if side_of(creature.owner) == side else -1.0
            worth += own * _of_creature(state, cell, creature)
        for tile in state.tiles:
            if tile is not None:
                worth += TILE if side_of(tile.owner) == side else -TILE
        return worth - DANGER * _in_danger(state, side)

    def guess(self, state: Match, seat: Seat, seed: int) -> Match:
        """Make up what the seat does not see.

        All unseen cards of each race are shuffled over hand, deck and cards that lie face down;
        dice and shuffles to come are made up.
        """
        guess = state.copy()
        for number, letter in enumerate(state.seats):
            luck = chance.stream(seed, f"guess {letter} {seat}")
            _guess_cards(guess, number, SEATS[number] == seat, luck)
            guess.shuffles[number] = chance.stream(seed, f"guess shuffle {letter} {seat}")
        guess.chance = chance.stream(seed, f"guess dice {seat}")
        return guess

    def is_plain(self, state: Match, seat: Seat) -> bool:
        """Return whether there is one thing to do at most."""
        return len(state.legal_actions(seat)) < 2

    def tally(self, state: Match, seat: Seat, events: Sequence[e.Event]) -> Mapping[str, int]:
        """Count victory, wounds of castles, creatures that died and came."""
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


def _worth(board: Board, number: int) -> float:
    worth = -WOUND[min(board.wounds[number], FALLEN - 1)]
    worth += CARD * min(len(board.hands[number]), 8)
    worth += BUILDING * len(board.buildings[number])
    return worth - 12.0 / (len(board.decks[number]) + 1)


def _of_creature(board: Board, cell: int, creature: Creature) -> float:
    card = creature.card
    left = board.life(creature) - creature.wounds
    worth = STANDS + LIFE * left + DAMAGE * card.damage + REACH * card.range
    worth += card.activation == 1
    worth += 0.5 * creature.shield - 0.8 * creature.stunned
    enemies = [n for n in range(len(board.wounds)) if side_of(n) != side_of(creature.owner)]
    forward = COLUMNS - min(steps_to_castle(number, cell) for number in enemies)
    return worth + FORWARD * forward


def _in_danger(board: Board, side: int) -> float:
    """Return what the strongest attack that reaches it would take of each creature of a side."""
    enemies = [
        (cell, card.move + card.range, card.damage) for cell, card in _awake(board, 1 - side)
    ]
    lost = 0.0
    for cell, creature in board.creatures():
        if side_of(creature.owner) != side or creature.shield:
            continue
        blows = [damage for at, reach, damage in enemies if distance(at, cell) <= reach]
        if not blows:
            continue
        if max(blows) < board.life(creature) - creature.wounds:
            lost += LIFE * max(blows)
        else:
            lost += _of_creature(board, cell, creature)
            lost += 0 if creature.card.no_wound else _of_a_wound(board, creature.owner)
    return lost


def _awake(board: Board, side: int) -> Iterator[tuple[int, Card]]:
    """Cells and cards of the creatures of a side that can be activated in its next turn."""
    for cell, creature in board.creatures():
        if side_of(creature.owner) == side and not creature.stunned:
            yield cell, creature.card


def _of_a_wound(board: Board, number: int) -> float:
    """Return what one wound more of this castle would be worth."""
    wounds = min(board.wounds[number], FALLEN - 1)
    return WOUND[min(wounds + 1, FALLEN - 1)] - WOUND[wounds]


def _guess_cards(guess: Match, number: int, own: bool, luck: int) -> None:
    """Deal a seat's unseen cards anew.

    They go over its deck, skeletons from it, and, of others, the hand and what they have put face
    down.
    """
    unseen = list(unlocked(guess.races[number], guess.buildings[number]))
    for card in _seen(guess, number, own):
        if card in unseen:
            unseen.remove(card)
    # A position that was made up may hold more cards than there are.
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
    """Cards of a seat that are in sight; its own too, if it is the seat that looks."""
    seen = [*board.discards[number], *(board.hands[number] if own else ())]
    for _, creature in board.creatures():
        if creature.owner == number and creature.under is None:
            seen.append(creature.card)
        elif creature.owner == number and own and not creature.from_deck:
            seen += [creature.under] if creature.under else []
        if creature.boost is not None and creature.boost.seat == number and own:
            seen.append(creature.boost.card)
    return seen
