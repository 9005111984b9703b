"""The draft of the mutation format: packs are passed around, then each seat chooses a deck.

clash-of-decks.md 11. All four seats pick at the same time and in secret. Only the player knows a
seat's pack, picks and choice until all have chosen; then decks and laboratories are shown (Ruling
65).
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Literal

from pydantic import Field

from engine import chance
from engine.clash.cards import CARDS, Card
from engine.clash.decks import SIZE, known_card
from engine.clash.formats import events as e
from engine.clash.formats.ahead import (
    Ahead,
    FormatConfig,
    FormatGame,
    FormatPosition,
    FormatSetup,
    format_setup,
)
from engine.clash.formats.picks import Pick, Picking, read_pick
from engine.clash.formats.pools import cards_of, read_cards
from engine.core import SEATS, EventBase, JsonObject, NextMatch, Outcome, Seat, record
from engine.documents import DocumentError, refuse

PACK = 16
"""The number of cards that each seat is dealt, and has after the draft."""
SETS = 2


@record
class PackView:
    """A seat as others see it: whether it is still to act, and its progress.

    `picked` and `chosen` are numbers of cards; `deck` and `laboratory` are None until all are
    shown.
    """

    seat: Seat
    to_act: bool
    picked: int
    chosen: int
    deck: tuple[Card, ...] | None
    laboratory: tuple[Card, ...] | None


@record
class MutationView:
    """What a viewer knows.

    `pack` is the viewer's, with the `pick` that it has chosen, which leaves the pack when all have
    picked; `picked` and `chosen` are the viewer's cards. A spectator has none.
    """

    viewer: Seat | None
    sets: tuple[str, ...]
    round: int
    choosing: bool
    pack: tuple[Card, ...]
    pick: Card | None
    picked: tuple[Card, ...]
    chosen: tuple[Card, ...]
    players: tuple[PackView, ...]
    outcome: Outcome | None


class Mutation(Picking):
    """The draft in progress.

    `packs` are what the seats hold, `picks` the cards that they have chosen from them this time,
    `picked` what they have got so far. From these they have `chosen` cards for their decks.
    """

    def __init__(self, ahead: Ahead, sets: tuple[str, ...], packs: dict[Seat, list[Card]]) -> None:
        self.ahead = ahead
        self.sets = sets
        self.packs = packs
        self.picks: dict[Seat, Card] = {}
        self.picked: dict[Seat, list[Card]] = {seat: [] for seat in SEATS}
        self.chosen: dict[Seat, list[Card]] = {seat: [] for seat in SEATS}

    @property
    def choosing(self) -> bool:
        """True once all cards are picked, so that decks are chosen."""
        return not self.packs[SEATS[0]]

    @property
    def round(self) -> int:
        """The number of the pick, from 1; 17 when decks are chosen."""
        return PACK + 1 - len(self.packs[SEATS[0]])

    @property
    def seats(self) -> tuple[Seat, ...]:
        return SEATS

    def to_act(self) -> tuple[Seat, ...]:
        """Return the seats that still have to pick or choose; they act at the same time."""
        if self.choosing:
            return tuple([seat for seat in SEATS if len(self.chosen[seat]) < SIZE])
        return tuple([seat for seat in SEATS if seat not in self.picks])

    def on_offer(self, seat: Seat) -> list[Card]:
        """Return the cards of the seat's pack; then those that it can choose."""
        return self.laboratory(seat) if self.choosing else self.packs[seat][:]

    def laboratory(self, seat: Seat) -> list[Card]:
        """Return the picked cards of a seat that are not chosen."""
        return [card for card in self.picked[seat] if card not in self.chosen[seat]]

    def apply(self, seat: Seat, action: object) -> list[EventBase]:
        """Pick a card of the pack, or choose one for the deck. Raises `IllegalAction`."""
        card = self.meant(seat, action)
        if self.choosing:
            self.chosen[seat].append(card)
            chosen = e.CardChosen(seat, len(self.chosen[seat]))
            return [chosen] if self.to_act() else [chosen, *self._show()]
        self.picks[seat] = card
        return [e.PickMade(seat)] if self.to_act() else [e.PickMade(seat), *self._pass()]

    def following(self) -> NextMatch:
        laboratories = {seat: [card.id for card in self.laboratory(seat)] for seat in SEATS}
        config = {"chance": chance.ALGORITHM, "match": self.ahead.document()}
        setup = {
            **self.ahead.setup(self.chosen),
            "config": {**config, "laboratories": laboratories},
        }
        return NextMatch("league", setup, {seat: seat for seat in SEATS})

    def view(self, seat: Seat | None) -> MutationView:
        """Return this seat's cards, and the progress of the others."""
        return MutationView(
            viewer=seat,
            sets=self.sets,
            round=self.round,
            choosing=self.choosing,
            pack=tuple(self.packs[seat]) if seat else (),
            pick=self.picks.get(seat) if seat else None,
            picked=tuple(self.picked[seat]) if seat else (),
            chosen=tuple(self.chosen[seat]) if seat else (),
            players=tuple([self._player(player) for player in SEATS]),
            outcome=self.outcome(),
        )

    def copy(self) -> Mutation:
        twin = Mutation(self.ahead, self.sets, _copied(self.packs))
        twin.picks = dict(self.picks)
        twin.picked = _copied(self.picked)
        twin.chosen = _copied(self.chosen)
        return twin

    def key(self) -> Hashable:
        cards = tuple(
            [
                (
                    self.picks.get(seat),
                    tuple(self.packs[seat]),
                    tuple(self.picked[seat]),
                    tuple(self.chosen[seat]),
                )
                for seat in SEATS
            ]
        )
        return self.ahead, self.sets, cards

    def _player(self, seat: Seat) -> PackView:
        shown = not self.to_act()
        return PackView(
            seat=seat,
            to_act=seat in self.to_act(),
            picked=len(self.picked[seat]),
            chosen=len(self.chosen[seat]),
            deck=tuple(self.chosen[seat]) if shown else None,
            laboratory=tuple(self.laboratory(seat)) if shown else None,
        )

    def read(self, text: str) -> tuple[Pick, str]:
        """Read the first card of a line; return the rest too. Raises `IllegalAction`.

        The beginning of a name is matched with all cards of the sets, because only these are
        public.
        """
        return read_pick(text, [card for card in CARDS if card.set in self.sets])

    def _pass(self) -> list[EventBase]:
        """Take all picks, pass the packs to the left, and take their cards if only one is left."""
        for seat, card in self.picks.items():
            self.packs[seat].remove(card)
            self.picked[seat].append(card)
        self.picks = {}
        self.packs = {left_of(seat): pack for seat, pack in self.packs.items()}
        left = len(self.packs[SEATS[0]])
        if left > 1:
            return [e.PacksPassed(left)]
        for seat in SEATS:
            self.picked[seat] += self.packs[seat]
            self.packs[seat] = []
        return [e.PacksPassed(left), e.PacksEmpty()]

    def _show(self) -> list[EventBase]:
        events: list[EventBase] = []
        for seat in SEATS:
            events.append(e.DeckShown(seat, _ids(self.chosen[seat])))
            events.append(e.LaboratoryShown(seat, _ids(self.laboratory(seat))))
        return [*events, e.FormatEnded()]


def left_of(seat: Seat) -> Seat:
    """Return the seat to the left: the next one in turn order (Ruling 66)."""
    return SEATS[(SEATS.index(seat) + 1) % len(SEATS)]


def _copied(cards: dict[Seat, list[Card]]) -> dict[Seat, list[Card]]:
    return {seat: held[:] for seat, held in cards.items()}


def _ids(cards: list[Card]) -> tuple[str, ...]:
    return tuple([card.id for card in cards])


class Config(FormatConfig):
    """The `config` of a mutation draft: two different sets."""

    sets: list[str]


class Setup(FormatSetup):
    """The set-up of a mutation draft. Its matches are duels of ruleset 1.2."""

    ruleset: Literal["1.2"]
    mode: Literal["duel"]
    config: Config


class Position(FormatPosition):
    """A mutation draft as a document."""

    game: Literal["mutation"]
    ruleset: Literal["1.2"]
    mode: Literal["duel"]
    config: Config
    packs: dict[Seat, list[str]]
    picks: dict[Seat, str] = Field(default_factory=dict, description="chosen, still in the pack")
    picked: dict[Seat, list[str]]
    chosen: dict[Seat, list[str]] = Field(default_factory=dict, description="for the decks")

    @classmethod
    def write(cls, state: Mutation) -> JsonObject:
        by_seat = {name: dict(sorted(getattr(state, name).items())) for name in ("packs", "picks")}
        chosen = state.chosen if any(state.chosen.values()) else {}
        return cls.of_format(state, {"sets": list(state.sets)}, chosen=chosen, **by_seat)

    def load(self) -> Mutation:
        """Return the state. Raises `DocumentError`, also if it is over."""
        pool, seen = _pool(self.config), set[Card]()
        state = _begin(self, self.rules, _read_all(self.packs, "packs", pool, seen))
        state.picked = _read_all(self.picked, "picked", pool, seen)
        _check_counts(state)
        for seat, card_id in self.picks.items():
            card = known_card(card_id, f"picks.{seat}")
            if card not in state.packs[seat]:
                raise DocumentError(f"picks.{seat}", f"{card.name()} is not in the pack")
            state.picks[seat] = card
        if self.chosen:
            state.chosen = _read_all(self.chosen, "chosen", pool, set())
        _check_chosen(state)
        refuse(not state.to_act(), "chosen" if state.choosing else "picks", "nobody is due")
        return state


class MutationGame(FormatGame):
    """The rules of the mutation draft."""

    id = "mutation"
    setups = Setup
    positions = Position

    def begin(self, setup: Setup, seed: int, rules: int) -> tuple[Mutation, list[EventBase]]:
        """Shuffle the 64 cards of two sets and deal 16 to each seat."""
        cards = chance.shuffled(_pool(setup.config), chance.stream(seed, "packs"))
        packs = {
            seat: cards[number * PACK : (number + 1) * PACK] for number, seat in enumerate(SEATS)
        }
        return _begin(setup, rules, packs), []

    def turn_number(self, state: Mutation) -> int:
        """Return the number of the pick; choosing decks and the end each count as one more."""
        return state.round + (state.outcome() is not None)


def _pool(config: Config) -> list[Card]:
    refuse(len(config.sets) != SETS, "config.sets", f"{SETS} different sets")
    return cards_of(config.sets, "1.2", PACK * len(SEATS))


def _begin(setup: Setup | Position, version: int, packs: dict[Seat, list[Card]]) -> Mutation:
    ahead = Ahead.of(setup.ruleset, setup.mode, setup.config, version)
    return Mutation(ahead, tuple(setup.config.sets), packs)


def _read_all(
    ids: dict[Seat, list[str]], path: str, pool: list[Card], seen: set[Card]
) -> dict[Seat, list[Card]]:
    refuse(ids.keys() != set(SEATS), path, f"four seats: {' '.join(SEATS)}")
    return {seat: read_cards(ids[seat], f"{path}.{seat}", pool, seen) for seat in SEATS}


def _check_counts(state: Mutation) -> None:
    left = len(state.packs[SEATS[0]])
    for seat in SEATS:
        if len(state.packs[seat]) != left or left == 1 or left > PACK:
            raise DocumentError(f"packs.{seat}", f"{len(state.packs[seat])} cards can't be left")
        if len(state.picked[seat]) != PACK - left:
            raise DocumentError(f"picked.{seat}", f"by now {PACK - left} cards are picked")


def _check_chosen(state: Mutation) -> None:
    for seat, cards in state.chosen.items():
        if cards and not state.choosing:
            raise DocumentError(f"chosen.{seat}", "decks are chosen when all cards are picked")
        refuse(len(cards) > SIZE, f"chosen.{seat}", f"a deck has {SIZE} cards")
        for index, card in enumerate(cards):
            if card not in state.picked[seat]:
                raise DocumentError(f"chosen.{seat}[{index}]", f"{card.name()} was not picked")


def mutation_setup(sets: list[str], match: JsonObject | None = None) -> JsonObject:
    """Return the set-up document of a mutation draft of two sets."""
    return format_setup("duel", match, sets=sets)
