"""Champions: before a match with that module, every player names one (clash-of-decks.md 12).

The decks are known. All players name their champions at the same time and in secret; after the last
one, all champions are shown (Ruling 73).
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import Literal

from pydantic import Field

from engine.clash import custom
from engine.clash.cards import CARDS, Card, in_print_order
from engine.clash.decks import AI_SIZE, SIZE, known_card, read_deck
from engine.clash.formats.ahead import Ahead, FormatConfig, FormatGame, FormatPosition, FormatSetup
from engine.clash.formats.events import ChampionNamed, ChampionShown, FormatEnded
from engine.clash.formats.picks import Pick, Picking, read_pick
from engine.clash.formats.pools import known_to
from engine.clash.game import Config
from engine.clash.position import refuse_other_seats
from engine.clash.seating import SEATINGS, Mode
from engine.core import EventBase, JsonObject, NextMatch, Outcome, Seat, record
from engine.documents import DocumentError, refuse


@record
class ChampionView:
    """A player's deck in print order, whether it is still to name a champion, and the champion.

    `champion` is None while it is secret or not named.
    """

    seat: Seat
    deck: tuple[Card, ...]
    to_act: bool
    champion: Card | None


@record
class ChampionsView:
    """What a viewer knows: the decks, its own champion, and at the end all champions.

    `ai` are the cards of all AIs; no viewer knows which AI has which. `made_up` are the cards that
    the match adds to the printed ones.
    """

    viewer: Seat | None
    mode: Mode
    to_act: tuple[Seat, ...]
    players: tuple[ChampionView, ...]
    ai: tuple[Card, ...]
    made_up: tuple[Card, ...]
    outcome: Outcome | None

    @property
    def own(self) -> Card | None:
        """The viewer's champion; None if it has named none."""
        return next(
            (player.champion for player in self.players if player.seat == self.viewer), None
        )


class Champions(Picking):
    """A naming of champions in progress.

    `decks` are those of all seats, including AIs; `made_up` the made-up cards of the match in the
    order of their ids; `named` the champions so far.
    """

    def __init__(
        self, ahead: Ahead, decks: Mapping[Seat, tuple[Card, ...]], made_up: tuple[Card, ...]
    ) -> None:
        self.ahead = ahead
        self.decks = decks
        self.made_up = made_up
        self.named: dict[Seat, Card] = {}

    @property
    def players(self) -> tuple[Seat, ...]:
        """The seats that name champions: all but the AIs'."""
        seating = SEATINGS[self.ahead.mode]
        ais = [seating.seats[number] for number in seating.ai]
        return tuple([seat for seat in seating.seats if seat not in ais])

    @property
    def creatures(self) -> list[Card]:
        """The creatures that some player may name.

        They are all printed creatures that the ruleset knows (Ruling 74) and the made-up ones that
        are in no deck (Ruling 75).
        """
        played = {card for deck in self.decks.values() for card in deck}
        made_up = [card for card in self.made_up if card not in played]
        known = known_to(self.ahead.ruleset, (*CARDS, *made_up))
        return [card for card in known if card.is_creature]

    seats = players

    def to_act(self) -> tuple[Seat, ...]:
        """Return the seats that have not named a champion; they act at the same time."""
        return tuple([seat for seat in self.players if seat not in self.named])

    def on_offer(self, seat: Seat) -> list[Card]:
        """Return the creatures that the seat may name.

        A creature in its deck is excluded, also in its mutated form (Ruling 75).
        """
        own = {card.name() for card in self.decks[seat]}
        return [card for card in self.creatures if card.name() not in own]

    def apply(self, seat: Seat, action: object) -> list[EventBase]:
        """Name a champion. Raises `IllegalAction` if the seat can't name this one."""
        self.named[seat] = self.meant(seat, action)
        if self.to_act():
            return [ChampionNamed(seat)]
        shown = [ChampionShown(player, self.named[player].id) for player in self.players]
        return [ChampionNamed(seat), *shown, FormatEnded()]

    def following(self) -> NextMatch:
        """Return the match with decks and champions."""
        champions = {seat: self.named[seat].id for seat in self.players}
        seats = {seat: seat for seat in self.players}
        return self.ahead.prepare(self.decks, seats, champions=champions)

    def view(self, seat: Seat | None) -> ChampionsView:
        """Return the champions that this seat may know."""
        over = not self.to_act()
        ai = [
            card for owner in self.decks if owner not in self.players for card in self.decks[owner]
        ]
        return ChampionsView(
            viewer=seat,
            mode=self.ahead.mode,
            to_act=self.to_act(),
            players=tuple(
                [
                    ChampionView(
                        seat=player,
                        deck=in_print_order(list(self.decks[player])),
                        to_act=player not in self.named,
                        champion=self.named.get(player) if over or player == seat else None,
                    )
                    for player in self.players
                ]
            ),
            ai=in_print_order(ai),
            made_up=self.made_up,
            outcome=self.outcome(),
        )

    def copy(self) -> Champions:
        twin = Champions(self.ahead, self.decks, self.made_up)
        twin.named = dict(self.named)
        return twin

    def key(self) -> Hashable:
        decks = tuple(self.decks.items())
        return self.ahead, decks, self.made_up, frozenset(self.named.items())

    def read(self, text: str) -> tuple[Pick, str]:
        return read_pick(text, self.creatures, self.made_up)


class Setup(FormatSetup):
    """The set-up of a naming: the match to come with all its decks."""

    decks: dict[Seat, list[str]]


class Position(FormatPosition):
    """A naming of champions in progress, as a document."""

    game: Literal["champions"]
    decks: dict[Seat, list[str]]
    champions: dict[Seat, str] = Field(default_factory=dict, description="named, still secret")

    @classmethod
    def write(cls, state: Champions) -> JsonObject:
        return cls.of_format(state, {}, champions=dict(sorted(state.named.items())))

    def load(self) -> Champions:
        """Return the state. Raises `DocumentError`, also if it is over."""
        state = _begin(self, self.rules)
        made_up = {card.id: card for card in state.made_up}
        for seat, card_id in self.champions.items():
            path = f"champions.{seat}"
            if seat not in state.players:
                raise DocumentError(path, f"the players are {' and '.join(state.players)}")
            card = known_card(card_id, path, self.ruleset, made_up)
            refuse(card not in state.on_offer(seat), path, f"{card.name()} can't be named")
            state.named[seat] = card
        refuse(not state.to_act(), "champions", "all champions are named")
        return state


class ChampionsGame(FormatGame):
    """The rules of naming champions."""

    id = "champions"
    setups = Setup
    positions = Position

    def begin(self, setup: Setup, seed: int, rules: int) -> tuple[Champions, list[EventBase]]:
        """Return the state in which no champion is named. It does not depend on the seed."""
        return _begin(setup, rules), []

    def turn_number(self, state: Champions) -> int:
        """Return 1 while champions are named, 2 at the end."""
        return 1 + (state.outcome() is not None)


def _begin(setup: Setup | Position, version: int) -> Champions:
    """Return the first state; in it made-up cards have their real ids."""
    seating, match = SEATINGS[setup.mode], setup.config.match
    if not match.options.champion:
        raise DocumentError("config.match.options.champion", "this match is without champions")
    refuse_other_seats(setup.decks.keys(), seating, "decks")
    brought = custom.read_cards(match.cards, "config.match.cards")
    decks: dict[Seat, tuple[Card, ...]] = {}
    for number, seat in enumerate(seating.seats):
        size = AI_SIZE if number in seating.ai else SIZE
        deck = read_deck(setup.decks[seat], f"decks.{seat}", setup.ruleset, brought, size)
        decks[seat] = tuple(deck)
    made_up = {card.id: card for card in brought.values()}
    config = FormatConfig(match=_naming(match, made_up))
    cards = tuple([made_up[card_id] for card_id in sorted(made_up)])
    return Champions(Ahead.of(setup.ruleset, setup.mode, config, version), decks, cards)


def _naming(match: Config, made_up: Mapping[str, Card]) -> Config:
    documents = custom.documents(made_up.values())
    cards = {card_id: custom.CardDocument(**row) for card_id, row in documents.items()}
    return match.model_copy(update={"cards": cards})
