"""The game AI: how good a position is, and what may be hidden in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from engine import chance
from engine.core import SEATS, Seat
from engine.game_ai import GameAI, Playouts
from engine.naming import in_order
from engine.two_worlds import events as e
from engine.two_worlds import picking, turn
from engine.two_worlds.actions import END, GO, PASS, TAKE, Action, Keep
from engine.two_worlds.cards import RANKS, SPELL_DECK, WARRIORS, Rank, Warrior, pile
from engine.two_worlds.evaluation import evaluate
from engine.two_worlds.match import Match
from engine.two_worlds.state import Position
from engine.two_worlds.view import sees_the_box


def default(state: Match, seat: Seat) -> Action:
    """Return the move for a seat that does not answer.

    It keeps the card of the highest price, passes, enters in the first row, and ends the turn.
    """
    if state.step == "picks":
        cards = picking.choices(state, SEATS.index(seat))
        return Keep(max(cards, key=lambda card: (card.price, -card.place)).id)
    legal = state.legal_actions(seat)
    for action in (PASS, END, TAKE, GO):
        if action in legal:
            return action
    return legal[0]


class TwoWorldsAI(GameAI):
    """The game AI of Duel of Two Worlds."""

    clear = 4.0
    scale, tempo = 27.0, 1.0
    strengths = MappingProxyType({"easy": 1500, "hard": 1607})
    playouts = Playouts()

    def evaluate(self, state: Match, seat: Seat) -> float:
        return evaluate(state, SEATS.index(seat))

    def determinize(self, state: Match, seat: Seat, seed: int) -> Match:
        """Return a copy with all that the seat does not see filled in at random.

        The other army consists of warriors that the seat sees nowhere, rank by rank; decks and the
        other hand are shuffled.
        """
        number = SEATS.index(seat)
        guess = state.copy()
        _guess_warriors(guess, number, chance.stream(seed, f"guess armies {seat}"))
        for owner in (0, 1):
            _guess_spells(guess, owner, number, chance.stream(seed, f"guess spells {owner} {seat}"))
        if guess.step == "picks":
            guess.seed = chance.stream(seed, f"guess seed {seat}")
        return guess

    def tally(self, state: Match, seat: Seat, events: Sequence[e.Event]) -> Mapping[str, int]:
        """Count victory and warriors that fell; those that return to a deck are not lost."""
        counts = dict.fromkeys(("won", "felled", "saved"), 0)
        for event in events:
            match event:
                case e.Ended(winners):
                    counts["won"] += seat in winners
                case e.Destroyed(owner, saved=False):
                    counts["saved" if owner == seat else "felled"] += -1 if owner == seat else 1
        return counts


def _unseen(position: Position, viewer: int) -> list[Warrior]:
    """Return all warrior cards that the viewer sees nowhere, copies side by side.

    They are in the other army, or in the box if the viewer can't see it.
    """
    seen: list[Warrior] = [*position.spent]
    for _, fighter in position.fighters():
        seen += [fighter.card, *([fighter.form] if fighter.form else [])]
    for number in (0, 1):
        seen += position.fallen[number]
    seen += [*position.warriors[viewer], *position.packets[viewer], *position.kept[viewer]]
    seen += [card for card in [position.picked[viewer]] if card]
    if sees_the_box(position, SEATS[viewer]):
        seen += position.box
    if position.active != viewer:
        seen += [card for card in [turn.revealed(position)] if card]
    dealt = RANKS if position.step != "picks" else RANKS[: RANKS.index(position.rank) + 1]
    left = [card for card in WARRIORS if card.rank in dealt for _ in range(card.copies)]
    for card in seen:
        if card in left:
            left.remove(card)
    return left


def _guess_warriors(guess: Match, viewer: int, luck: int) -> None:
    other = 1 - viewer
    shown = [0, 0]
    if turn.revealed(guess) is not None:
        shown[guess.active] = 1
    unseen = chance.shuffled(_unseen(guess, viewer), luck)
    top, own = guess.warriors[viewer][: shown[viewer]], guess.warriors[viewer][shown[viewer] :]
    guess.warriors[viewer] = top + tuple(chance.shuffled(in_order(own), luck))
    top, hidden = guess.warriors[other][: shown[other]], guess.warriors[other][shown[other] :]
    deck = _taken(unseen, [card.rank for card in in_order(hidden)])
    guess.packets[other] = in_order(_taken(unseen, [guess.rank] * len(guess.packets[other])))
    guess.kept[other] = in_order(
        _taken(unseen, [card.rank for card in in_order(guess.kept[other])])
    )
    guess.warriors[other] = top + tuple(chance.shuffled(deck, luck))
    if guess.picked[other] is not None:
        (guess.picked[other],) = _taken(unseen, [guess.rank])
    if not sees_the_box(guess, SEATS[viewer]):
        guess.box = in_order(_taken(unseen, [card.rank for card in guess.box]))


def _taken(unseen: list[Warrior], ranks: Sequence[Rank]) -> list[Warrior]:
    """Take cards of these ranks out of the unseen ones.

    The number of each rank is known. If too few of a rank are unseen, its first card is used.
    """
    taken = []
    for rank in ranks:
        card = next((card for card in unseen if card.rank == rank), None)
        if card is not None:
            unseen.remove(card)
        taken.append(card or pile(rank)[0])
    return taken


def _guess_spells(guess: Match, owner: int, viewer: int, luck: int) -> None:
    seen = [*guess.cast[owner]]
    for _, fighter in guess.fighters():
        seen += [lies.spell for lies in fighter.enchantments if lies.deck == owner]
    for item in guess.stack:
        spell = getattr(item, "spell", None)
        if spell is not None and item.deck == owner:  # type: ignore[union-attr]
            seen.append(spell)
    if owner == viewer:
        seen += guess.hands[owner]
    left = list(SPELL_DECK)
    for spell in seen:
        if spell in left:
            left.remove(spell)
    if guess.step == "picks":
        return
    size = len(guess.spells[owner]) + (len(guess.hands[owner]) if owner != viewer else 0)
    while len(left) < size:  # a position may contain any number of copies
        left += SPELL_DECK
    mixed = tuple(chance.shuffled(left, luck))
    if owner != viewer:
        size = len(guess.hands[owner])
        guess.hands[owner], mixed = mixed[:size], mixed[size:]
    guess.spells[owner] = mixed[: len(guess.spells[owner])]
