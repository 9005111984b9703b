"""Constructed: every player brings a deck; in ruleset 1.0 cards are banned.

clash-of-decks.md 8. Decks are built at the same time and in secret. In ruleset 1.2 they are then
shown. In ruleset 1.0 A shows its ten cards and B bans one, B shows its ten and A bans two, then B
bans one more.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Literal

from pydantic import Field

from engine.clash.cards import CARDS, Card
from engine.clash.decks import SIZE, known_card
from engine.clash.formats.ahead import Ahead, FormatGame, FormatPosition, FormatSetup, format_setup
from engine.clash.formats.events import Banned, CardBrought, DeckShown, FormatEnded, TurnPassed
from engine.clash.formats.picks import Pick, Picking, read_pick
from engine.clash.formats.pools import known_to
from engine.clash.position_documents import Ruleset
from engine.clash.seating import SEATINGS, Mode
from engine.core import SEATS, EventBase, JsonObject, NextMatch, Outcome, Seat, record
from engine.documents import DocumentError, refuse

MODES: dict[str, tuple[Mode, ...]] = {
    "1.2": ("duel", "free_for_all", "two_against_two"),
    "1.0": ("duel",),
}
"""The modes of each ruleset with constructed decks: those without AIs."""
BROUGHT = {"1.2": SIZE, "1.0": 10}
"""The number of cards that each seat brings."""
BANS: dict[str, str] = {"1.2": "", "1.0": "BAAB"}
"""The seats in the order in which they ban a card of the other seat."""


@record
class BroughtView:
    """A seat's number of cards, and the cards (None while they are secret).

    `banned` cards are not among them.
    """

    seat: Seat
    count: int
    cards: tuple[Card, ...] | None
    banned: tuple[Card, ...]


@record
class ConstructedView:
    """What a viewer knows: its own cards, and those that were shown.

    `to_act` are the seats that bring cards, or the one that bans the next `picks` cards.
    """

    viewer: Seat | None
    ruleset: str
    size: int
    to_act: tuple[Seat, ...]
    picks: int
    players: tuple[BroughtView, ...]
    outcome: Outcome | None


class Constructed(Picking):
    """Decks that are being brought, or banned from.

    `brought` are each seat's cards in its order, `bans` the banned ones in the order of `BANS`.
    """

    def __init__(self, ahead: Ahead) -> None:
        self.ahead = ahead
        self.brought: dict[Seat, list[Card]] = {seat: [] for seat in SEATINGS[ahead.mode].seats}
        self.bans: list[Card] = []

    @property
    def size(self) -> int:
        """The number of cards that each seat brings."""
        return BROUGHT[self.ahead.ruleset]

    @property
    def bringing(self) -> tuple[Seat, ...]:
        """The seats that have not brought all their cards."""
        return tuple([seat for seat, deck in self.brought.items() if len(deck) < self.size])

    @property
    def coming(self) -> str:
        """The seats that still have to ban a card, in order, a letter for each card."""
        return "" if self.bringing else BANS[self.ahead.ruleset][len(self.bans) :]

    @property
    def shown(self) -> tuple[Seat, ...]:
        """The seats whose cards are public."""
        if self.bringing:
            return ()
        return ("A",) if self.ahead.ruleset == "1.0" and not self.bans else tuple(self.brought)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats that bring cards."""
        return tuple(self.brought)

    def to_act(self) -> tuple[Seat, ...]:
        """Return the seats that still bring cards, at the same time; then the seat that bans."""
        return self.bringing or tuple([seat for seat in SEATS if self.coming.startswith(seat)])

    @property
    def together(self) -> bool:
        """True while cards are brought."""
        return bool(self.bringing)

    def on_offer(self, seat: Seat) -> list[Card]:
        """Return the cards that the seat may bring (any that it has not brought), or ban."""
        if self.bringing:
            known = known_to(self.ahead.ruleset, CARDS)
            return [card for card in known if card not in self.brought[seat]]
        return self.kept(_other(seat))

    def kept(self, seat: Seat) -> list[Card]:
        """Return the cards of a seat that are not banned."""
        banned = self._banned(seat)
        return [card for card in self.brought[seat] if card not in banned]

    def apply(self, seat: Seat, action: object) -> list[EventBase]:
        """Bring a card or ban one. Raises `IllegalAction` if the seat can't."""
        card = self.meant(seat, action)
        events: list[EventBase]
        if self.bringing:
            self.brought[seat].append(card)
            events = [CardBrought(seat, len(self.brought[seat]))]
            return events if self.bringing else [*events, *self._show(), *self._go_on(None)]
        self.bans.append(card)
        events = [Banned(seat, _other(seat), card.id)]
        if len(self.bans) == 1:
            events.append(self._deck_shown("B"))
        return [*events, *self._go_on(seat)]

    def following(self) -> NextMatch:
        """Return the match with all decks."""
        decks = {seat: self.kept(seat) for seat in self.brought}
        return self.ahead.prepare(decks, {seat: seat for seat in decks})

    def view(self, seat: Seat | None) -> ConstructedView:
        """Return the cards that this seat may know."""
        return ConstructedView(
            viewer=seat,
            ruleset=self.ahead.ruleset,
            size=self.size,
            to_act=self.to_act(),
            picks=self.in_a_row,
            players=tuple(
                [
                    BroughtView(
                        seat=owner,
                        count=len(deck),
                        cards=tuple(self.kept(owner)) if owner in (seat, *self.shown) else None,
                        banned=tuple(self._banned(owner)),
                    )
                    for owner, deck in self.brought.items()
                ]
            ),
            outcome=self.outcome(),
        )

    def copy(self) -> Constructed:
        twin = Constructed(self.ahead)
        twin.brought = {seat: deck[:] for seat, deck in self.brought.items()}
        twin.bans = self.bans[:]
        return twin

    def key(self) -> Hashable:
        decks = tuple([(seat, *deck) for seat, deck in self.brought.items()])
        return self.ahead, decks, tuple(self.bans)

    def _banned(self, seat: Seat) -> list[Card]:
        order = BANS[self.ahead.ruleset]
        return [card for by, card in zip(order, self.bans, strict=False) if by != seat]

    def read(self, text: str) -> tuple[Pick, str]:
        bans = self.to_act()[:1] if not self.bringing else ()
        return read_pick(text, [card for seat in bans for card in self.on_offer(seat)])

    def _show(self) -> list[EventBase]:
        return [self._deck_shown(seat) for seat in self.shown]

    def _deck_shown(self, seat: Seat) -> EventBase:
        return DeckShown(seat, tuple([card.id for card in self.brought[seat]]))

    def _go_on(self, before: Seat | None) -> list[EventBase]:
        to_act = self.to_act()
        if not to_act:
            return [FormatEnded()]
        return [] if to_act == (before,) else [TurnPassed(to_act[0], self.in_a_row)]


def _other(seat: Seat) -> Seat:
    return "A" if seat == "B" else "B"


class Position(FormatPosition):
    """Decks that are being brought, or banned from, as a document."""

    game: Literal["constructed"]
    brought: dict[Seat, list[str]]
    bans: list[str] = Field(default_factory=list, description="in the order of the bans")

    @classmethod
    def write(cls, state: Constructed) -> JsonObject:
        return cls.of_format(state, {})

    def load(self) -> Constructed:
        """Return the state. Raises `DocumentError`, also if all decks are ready."""
        state = _begin(self, self.rules)
        if self.brought.keys() != state.brought.keys():
            raise DocumentError("brought", f"this mode has the seats {' '.join(state.brought)}")
        for seat, deck in state.brought.items():
            _load_deck(state, deck, self.brought[seat], f"brought.{seat}")
        for index, card_id in enumerate(self.bans):
            _load_ban(state, card_id, f"bans[{index}]")
        refuse(not state.to_act(), "", "all decks are ready")
        return state


class ConstructedGame(FormatGame):
    """The rules of constructed decks."""

    id = "constructed"
    setups = FormatSetup
    positions = Position

    def begin(
        self, setup: FormatSetup, seed: int, rules: int
    ) -> tuple[Constructed, list[EventBase]]:
        """Return the state in which no card is brought. It does not depend on the seed."""
        return _begin(setup, rules), []

    def turn_number(self, state: Constructed) -> int:
        """Return 1 while decks are brought, then 2 plus the number of bans."""
        return 1 if state.bringing else 2 + len(state.bans)


def _begin(setup: FormatSetup | Position, version: int) -> Constructed:
    if setup.mode not in MODES[setup.ruleset]:
        modes = ", ".join(MODES[setup.ruleset])
        raise DocumentError("mode", f"decks are brought for {modes}")
    return Constructed(Ahead.of(setup.ruleset, setup.mode, setup.config, version))


def _load_deck(state: Constructed, deck: list[Card], ids: list[str], path: str) -> None:
    for index, card_id in enumerate(ids):
        card = known_card(card_id, f"{path}[{index}]", state.ahead.ruleset)
        refuse(card in deck, f"{path}[{index}]", f"{card.name()} is there twice")
        refuse(len(deck) == state.size, path, f"more than {state.size} cards")
        deck.append(card)


def _load_ban(state: Constructed, card_id: str, path: str) -> None:
    if state.bringing or len(state.bans) == len(BANS[state.ahead.ruleset]):
        raise DocumentError(path, "nobody bans a card now")
    card = known_card(card_id, path)
    refuse(card not in state.on_offer(state.to_act()[0]), path, f"{card.name()} can't be banned")
    state.bans.append(card)


def constructed_setup(
    mode: Mode, ruleset: Ruleset = "1.2", match: JsonObject | None = None
) -> JsonObject:
    """Return the set-up document of bringing decks for a match of this mode."""
    return format_setup(mode, match, ruleset)
