"""Finds puzzles of Clash of Decks (`engine.goals.Mine`): duels with the cards of a set."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations

from engine import chance
from engine.chance import Dice
from engine.clash import position
from engine.clash.abilities import abilities_in, mask_of
from engine.clash.actions import place
from engine.clash.battle import Battle, Duel
from engine.clash.cards import ALL_SETS, CARDS, FIRST_STEPS, GEMS, SETS, Card
from engine.clash.decks import SIZE
from engine.clash.game import duel_setup
from engine.clash.game_ai.evaluation import vitality
from engine.clash.puzzles import economy, sketches
from engine.clash.puzzles.goals import Destroy, DestroyBastion, Goal, Survive, Win, cards_of
from engine.core import SEATS, JsonObject
from engine.goals import MIXED

_BEGINNING = 3
"""The number of first turns of a game that can't become puzzles."""
_MOST_VICTIMS = 2
"""The most creatures that a puzzle names; with more it says `all`."""
_REACH_OF_TWO_TURNS = 9
"""The opponent's highest vitality at which a win in two turns is searched for."""
FIRST = "first_steps"
"""The set of the puzzles for beginners: cards of all sets with few, simple abilities."""
COMPOSED = "gems"
"""The set of the puzzles that were composed for their motifs: cards of all sets."""
_OF_ALL = (MIXED, COMPOSED)
_GEMS = ("sacrifice", "friendly", "gift", "quiet", "weaker", "counted", "closed")
FEW = 3
"""The most abilities in view on such a puzzle."""
_PLAIN = ("rage", "splash", "perforation", "sprint", "protection", "berserk", "aerial", "defender")
_OTHER_SEAT = {"A": "B", "B": "A"}


class ClashMine:
    """Duels of two decks of one set, or of all sets."""

    shares: Mapping[str, int] = {
        "win 1": 11,
        "destroy_bastion": 6,
        "destroy": 7,
        "survive": 5,
        "win 2": 3,
    }

    def titles(self, set_id: str) -> Mapping[str, str]:
        """Return the name of the set by language."""
        if set_id == FIRST:
            return FIRST_STEPS
        if set_id == COMPOSED:
            return GEMS
        return next((dict(card_set.names) for card_set in SETS if card_set.id == set_id), ALL_SETS)

    def deal(self, set_id: str, stream: int) -> JsonObject:
        """Return the set-up of a duel without a turn limit."""
        cards = [card.id for card in _simple(stream) if set_id == FIRST]
        cards = cards or [card.id for card in CARDS if set_id in (card.set, *_OF_ALL)]
        dealt = chance.shuffled(cards, stream)[: 2 * SIZE]
        return duel_setup({SEATS[0]: dealt[:SIZE], SEATS[1]: dealt[SIZE:]}, turn_limit=0)

    def looked_at(self, state: Duel) -> bool:
        """Return whether the position is later than the first turns."""
        return state.turn > _BEGINNING

    def canonical(self, state: Duel) -> Duel:
        """Return the position with the seats renamed so that it is A's turn, with an odd number."""
        return seen_from_a(state)

    def goals(self, state: Duel) -> Iterator[Goal]:
        """Yield all goals that make sense in the position."""
        opponent = state.across(state.active)
        enemies = [
            place(opponent, lane, position)
            for lane, creatures in enumerate(state.players[opponent].lanes)
            for position in range(len(creatures))
        ]
        yield Win(1)
        if state.players[opponent].bastion:
            yield DestroyBastion()
        if len(enemies) > 1:
            yield Destroy(None)
        for number in range(min(_MOST_VICTIMS, len(enemies)), 0, -1):
            if number < len(enemies) or number == 1:
                for victims in combinations(enemies, number):
                    yield Destroy(victims)
        yield Survive(1)
        if vitality(state.players[opponent]) <= _REACH_OF_TWO_TURNS:
            yield Win(2)

    def sort(self, goal: Goal) -> str:
        """Return the kind of goal, for a win with its turns."""
        return f"{goal.kind} {goal.turns}" if isinstance(goal, Win) else goal.kind

    def sooner(self, goal: Goal) -> Goal | None:
        """Return the immediate win, which makes surviving and a win in two turns pointless."""
        return Win(1) if goal.waits else None

    def most_plays(self, set_id: str) -> int | None:
        """Return 2 for beginners' puzzles: one or two plays, which a careful player finds."""
        return 2 if set_id == FIRST else None

    def plays(self, line: str) -> int:
        """Return the number of creatures and incantations that a line plays."""
        return line.count(":") + line.count("@")

    def cards(self, idea: Sequence[str]) -> list[str]:
        """Return the ids of the cards that are played."""
        return [card.id for card in cards_of(idea)]

    def shows(self, state: Duel, idea: Sequence[str], set_id: str) -> bool:
        """Return whether a card played, or a creature in play, is of the set."""
        cards = cards_of(idea)
        for player in state.players:
            for lane in player.lanes:
                for creature in lane:
                    cards += creature.cards
        return any(set_id in (card.set, FIRST, *_OF_ALL) for card in cards)

    def sketch(self, set_id: str, dice: Dice) -> Duel | None:
        """Return a small random position of cards of a set (`sketches.sketch`)."""
        return sketches.sketch(_pool(set_id), dice)

    def thinned(self, state: Duel, dice: Dice) -> Duel | None:
        """Return a position from a match without most of its cards (`sketches.thinned`)."""
        return sketches.thinned(state, dice)

    def variant(
        self, state: Duel, goal: Goal, set_id: str, idle: Sequence[str], dice: Dice
    ) -> tuple[Duel, Goal] | None:
        """Return position and goal after a small change (`sketches.variant`)."""
        return sketches.variant(state, goal, _pool(set_id), mask_of(tuple(idle)), dice)

    def held(self, state: Duel) -> list[str]:
        """Return the ids of all cards: in hands, in play and under creatures."""
        return [card.id for card in economy.cards_in(state)]

    def rules(self, set_id: str) -> list[str]:
        """Return the abilities of the cards of a set."""
        mask = 0
        for card in _pool(set_id):
            mask |= card.mask | card.aura
        return [ability.id for ability in abilities_in(mask)]

    def motifs(self, set_id: str) -> Sequence[str]:
        """Return the motifs of gems; none for other sets."""
        return _GEMS if set_id == COMPOSED else ()

    def parts(self, state: Battle) -> list[str]:
        """Return cards, points of health and points of mana, unneeded abilities first.

        A puzzle of two against two stays as it is: it has none.
        """
        return [*economy.parts(state)] if isinstance(state, Duel) else []

    def renaming(self, part: str) -> Callable[[str], str]:
        """Return what names another card for one (`economy.renaming`)."""
        return economy.renaming(part)

    def replacements(self, state: Battle) -> list[str]:
        """Return the abilities that a card with fewer could do without (`economy.replacements`)."""
        return [*economy.replacements(state)] if isinstance(state, Duel) else []

    def without(self, state: Duel, goal: Goal, part: str) -> tuple[Duel, Goal] | None:
        """Return position and goal without a part (`economy.without`)."""
        return economy.without(state, goal, part)


def _simple(stream: int) -> list[Card]:
    """Return the cards without abilities except for a few simple ones, chosen at random."""
    chosen = mask_of(tuple(chance.shuffled(_PLAIN, stream)[:FEW]))
    return [card for card in CARDS if not (card.mask | card.aura) & ~chosen]


@cache
def _pool(set_id: str) -> tuple[Card, ...]:
    """Return the cards of a set, of all sets, or with plain abilities alone."""
    if set_id == FIRST:
        plain = mask_of(_PLAIN)
        return tuple(card for card in CARDS if not (card.mask | card.aura) & ~plain)
    of_set = [card for card in CARDS if set_id in (card.set, *_OF_ALL)]
    return (
        *of_set,
        *of_set,
        *(card for card in CARDS if not (card.mask | card.aura or card in of_set)),
    )


def seen_from_a(duel: Duel) -> Duel:
    """Return the position with the seats renamed so that it is A's turn, with an odd number."""
    document = position.dump(duel)
    seats: dict[str, JsonObject] = document["seats"]
    if document["active"] != SEATS[0]:
        document["seats"] = seats = {"A": seats["B"], "B": seats["A"]}
        document["active"] = SEATS[0]
        for seat in seats.values():
            for creature in (*seat["upper"], *seat["lower"]):
                if "owner" in creature:
                    creature["owner"] = _OTHER_SEAT[creature["owner"]]
    document["turn"] |= 1
    for seat in seats.values():
        seat.pop("turns_taken", None)
    return position.load_duel(document)
