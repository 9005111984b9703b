"""Champions: before a match with that module every player names one (clash-of-decks.md 12).

The decks are known. All name their champions at once and unseen; when the last one has, they are
shown (Ruling 73).
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping

from engine.clash.cards import CARDS, Card, in_print_order
from engine.clash.formats.ahead import PREPARED, Ahead
from engine.clash.formats.events import ChampionNamed, ChampionShown, FormatEnded
from engine.clash.formats.picks import Pick
from engine.clash.formats.pools import known_to
from engine.clash.seating import SEATINGS, Mode
from engine.core import EventBase, IllegalAction, NextMatch, Outcome, Seat, State, record


@record
class ChampionView:
    """A player: the own deck, whether it is still `due`, and its champion.

    The deck is in print order. The champion is None while it is secret, or not named.
    """

    seat: Seat
    deck: tuple[Card, ...]
    due: bool
    champion: Card | None


@record
class ChampionsView:
    """What a viewer knows: the decks, the own champion, and all of them after the end.

    `ai` are the cards of all AIs; nobody knows which AI has which. `made_up` are the cards that the
    match brings beside the printed ones.
    """

    viewer: Seat | None
    mode: Mode
    due: tuple[Seat, ...]
    players: tuple[ChampionView, ...]
    ai: tuple[Card, ...]
    made_up: tuple[Card, ...]
    outcome: Outcome | None

    @property
    def own(self) -> Card | None:
        """The viewer's champion, if it has named one."""
        return next(
            (player.champion for player in self.players if player.seat == self.viewer), None
        )


class Champions(State):
    """Champions that are being named.

    `decks` are those of all seats, AIs' too; `made_up` the made-up cards that the match brings, in
    the order of their ids; `named` the champions so far.
    """

    __slots__ = ("ahead", "decks", "made_up", "named")

    def __init__(
        self, ahead: Ahead, decks: Mapping[Seat, tuple[Card, ...]], made_up: tuple[Card, ...]
    ) -> None:
        self.ahead = ahead
        self.decks = decks
        self.made_up = made_up
        self.named: dict[Seat, Card] = {}

    @property
    def players(self) -> tuple[Seat, ...]:
        """The seats that have a champion: not the AIs'."""
        seating = SEATINGS[self.ahead.mode]
        ais = [seating.seats[number] for number in seating.ai]
        return tuple([seat for seat in seating.seats if seat not in ais])

    @property
    def creatures(self) -> list[Card]:
        """What can be named by somebody.

        That is every printed creature that the ruleset knows (Ruling 74), and the made-up ones that
        are in no deck (Ruling 75).
        """
        played = {card for deck in self.decks.values() for card in deck}
        made_up = [card for card in self.made_up if card not in played]
        known = known_to(self.ahead.ruleset, (*CARDS, *made_up))
        return [card for card in known if card.is_creature]

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats that name champions."""
        return self.players

    def to_act(self) -> tuple[Seat, ...]:
        """Return all who have not named a champion; they act at once."""
        return tuple([seat for seat in self.players if seat not in self.named])

    def legal_actions(self, seat: Seat) -> list[Pick]:
        """Any champion on offer."""
        return [Pick(card.id) for card in self.on_offer(seat)] if seat in self.to_act() else []

    def on_offer(self, seat: Seat) -> list[Card]:
        """Return the creatures that the seat may name.

        None that its own deck holds, whatever was glued onto it since (Ruling 75).
        """
        own = {card.name() for card in self.decks[seat]}
        return [card for card in self.creatures if card.name() not in own]

    def apply(self, seat: Seat, action: object) -> list[EventBase]:
        """Name a champion. Raises `IllegalAction`."""
        self.named[seat] = self._meant(seat, action)
        if self.to_act():
            return [ChampionNamed(seat)]
        shown = [ChampionShown(player, self.named[player].id) for player in self.players]
        return [ChampionNamed(seat), *shown, FormatEnded()]

    def outcome(self) -> Outcome | None:
        """Nobody wins: it ends with every player's champion."""
        return None if self.to_act() else PREPARED

    def prepared(self) -> tuple[NextMatch, ...]:
        """After the end: the match with decks and champions."""
        if self.to_act():
            return ()
        champions = {seat: self.named[seat].id for seat in self.players}
        seats = {seat: seat for seat in self.players}
        return (self.ahead.prepare(self.decks, seats, champions=champions),)

    def view(self, seat: Seat | None) -> ChampionsView:
        """Return the champions that this seat may know."""
        over = not self.to_act()
        ai = [
            card for owner in self.decks if owner not in self.players for card in self.decks[owner]
        ]
        return ChampionsView(
            viewer=seat,
            mode=self.ahead.mode,
            due=self.to_act(),
            players=tuple(
                [
                    ChampionView(
                        seat=player,
                        deck=in_print_order(list(self.decks[player])),
                        due=player not in self.named,
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
        """Return an equal state that shares nothing that changes."""
        twin = Champions(self.ahead, self.decks, self.made_up)
        twin.named = dict(self.named)
        return twin

    def key(self) -> Hashable:
        """Return a value that is equal for states that go on alike, to equal matches."""
        decks = tuple(self.decks.items())
        return self.ahead, decks, self.made_up, frozenset(self.named.items())

    def _meant(self, seat: Seat, action: object) -> Card:
        if not self.to_act():
            raise IllegalAction("game_over")
        if seat not in self.to_act():
            raise IllegalAction("others_are_due" if seat in self.players else "not_your_turn")
        if not isinstance(action, Pick):
            raise IllegalAction("no_action")
        for card in self.on_offer(seat):
            if card.id == action.card:
                return card
        raise IllegalAction("not_on_offer", card=action.card)
