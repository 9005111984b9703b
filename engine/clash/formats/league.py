"""The mutation league: six rounds of two duels, each after a mutation phase.

clash-of-decks.md 11. All four seats mutate at the same time and openly (Ruling 70). The duels are
separate matches; their results are reported here, for which the player who goes first has to act.
"""

from __future__ import annotations

import re
from collections.abc import Hashable, Mapping
from contextlib import suppress
from typing import Literal

from pydantic import Field

from engine.clash import custom
from engine.clash.abilities import BY_ID
from engine.clash.cards import MADE_UP, Card
from engine.clash.decks import read_deck
from engine.clash.formats import events as e
from engine.clash.formats.ahead import Ahead, FormatConfig, FormatGame, FormatPosition, FormatSetup
from engine.clash.formats.fragments import Form, elements, glue, printed
from engine.clash.formats.picks import read_pick
from engine.clash.formats.standings import (
    BASTION_HEALTH,
    MOST_HEALTH,
    ROUNDS,
    Pairing,
    Played,
    Row,
    standings,
)
from engine.clash.state import Board
from engine.core import (
    SEATS,
    EventBase,
    IllegalAction,
    JsonObject,
    NextMatch,
    Outcome,
    Seat,
    State,
    record,
)
from engine.documents import Document, DocumentError, refuse

POINTS = 2.5
"""The mutation points of each seat before each duel."""


@record
class Glue:
    """Glue an element of a laboratory card onto a creature of the deck.

    It covers one of its abilities, or is added. Written `troll.rage>ogre`,
    `troll.rage>ogre.defender`.
    """

    card: str
    element: str
    creature: str
    over: str | None = None

    def __str__(self) -> str:
        place = self.creature if self.over is None else f"{self.creature}.{self.over}"
        return f"{self.card}.{self.element}>{place}"


@record
class Done:
    """End the seat's mutation phase; remaining points are lost. Written `done`."""

    def __str__(self) -> str:
        return "done"


@record
class Result:
    """Report the result of a duel of this round.

    Written `A 12` (the winner and its stronghold's health, 8 more with the bastion) or `draw`.
    """

    winner: Seat | None
    health: int

    def __str__(self) -> str:
        return "draw" if self.winner is None else f"{self.winner} {self.health}"


Action = Glue | Done | Result
DONE = Done()
DRAW = Result(None, 0)


@record
class LaboratoryCard:
    """A card of a laboratory and the elements that are left of it."""

    card: Card
    elements: tuple[str, ...]


@record
class MutantView:
    """A seat: its creatures in their current forms, its incantations and its laboratory.

    `to_act` means that it may still spend `points` in this phase.
    """

    seat: Seat
    creatures: tuple[Form, ...]
    incantations: tuple[Card, ...]
    laboratory: tuple[LaboratoryCard, ...]
    to_act: bool
    points: float


@record
class LeagueView:
    """The whole league, which is public.

    `duels` are those of this round, `played` all that are over, in order.
    """

    viewer: Seat | None
    round: int
    mutating: bool
    players: tuple[MutantView, ...]
    duels: tuple[Pairing, ...]
    played: tuple[Played, ...]
    standings: tuple[Row, ...]
    outcome: Outcome | None


class League(State):
    """The league in progress.

    `decks` and `laboratories` are as they were chosen; `forms` are the creatures' current forms.
    `glued` are each seat's mutations, a list for each round. `points` are left for this phase; the
    seats `done` have ended theirs.
    """

    def __init__(
        self,
        ahead: Ahead,
        decks: Mapping[Seat, tuple[Card, ...]],
        laboratories: Mapping[Seat, tuple[Card, ...]],
    ) -> None:
        self.ahead = ahead
        self.decks = decks
        self.laboratories = laboratories
        self.forms: dict[Seat, dict[Card, Form]] = {
            seat: {card: printed(card) for card in deck if card.is_creature}
            for seat, deck in decks.items()
        }
        self.glued: dict[Seat, list[list[Glue]]] = {seat: [[]] for seat in SEATS}
        self.points: dict[Seat, float] = dict.fromkeys(SEATS, POINTS)
        self.done: list[Seat] = []
        self.played: list[Played] = []

    @property
    def round(self) -> int:
        """The number of the round, from 1; after the end the last one."""
        return len(self.glued[SEATS[0]])

    @property
    def mutating(self) -> bool:
        """True during the mutation phase."""
        return len(self.done) < len(SEATS)

    @property
    def duels(self) -> tuple[Pairing, ...]:
        """The duels of this round."""
        return ROUNDS[self.round - 1]

    @property
    def coming(self) -> tuple[Pairing, ...]:
        """The duels of this round that are still to play, once all seats have mutated."""
        if self.mutating:
            return ()
        over = [result.pairing for result in self.played]
        return tuple([duel for duel in self.duels if duel not in over])

    @property
    def seats(self) -> tuple[Seat, ...]:
        return SEATS

    def to_act(self) -> tuple[Seat, ...]:
        """Return the seats that still mutate, then those that go first in a duel in progress."""
        if self.mutating:
            return tuple([seat for seat in SEATS if seat not in self.done])
        return tuple([seat for seat in SEATS if seat in [duel.first for duel in self.coming]])

    def legal_actions(self, seat: Seat) -> list[Action]:
        """Return each affordable mutation and `done`; or, in a duel, each result."""
        if seat not in self.to_act():
            return []
        if self.mutating:
            return [*self._mutations(seat), DONE]
        (pairing,) = [duel for duel in self.coming if duel.first == seat]
        healths = range(1, MOST_HEALTH + 1)
        return [DRAW, *(Result(winner, health) for winner in _both(pairing) for health in healths)]

    def apply(self, seat: Seat, action: object) -> list[EventBase]:
        """Mutate, end the mutation phase, or report a result. Raises `IllegalAction`."""
        if not self.to_act():
            raise IllegalAction("game_over")
        if seat not in self.to_act():
            raise IllegalAction("others_are_due")
        if isinstance(action, Glue) and self.mutating:
            return self._glue(seat, action)
        if isinstance(action, Done) and self.mutating:
            return self._end_mutation(seat)
        if isinstance(action, Result) and not self.mutating:
            return self._report(seat, action)
        raise IllegalAction("not_in_this_phase", move=str(action))

    def open(self) -> list[EventBase]:
        """Return the events of the beginning of this round."""
        duels = tuple([str(duel) for duel in self.duels])
        return [e.RoundBegan(self.round, duels, POINTS)]

    def outcome(self) -> Outcome | None:
        """Return the seats with the first rank after the last round; None before."""
        if self.to_act():
            return None
        first = [row.seat for row in standings(self.played) if row.rank == 1]
        return Outcome(tuple(sorted(first)), "standing")

    def prepared(self) -> tuple[NextMatch, ...]:
        """Return the duels to play now. Seat A goes first; mutated creatures are made-up cards."""
        return tuple([self._duel(duel) for duel in self.coming])

    def deck(self, seat: Seat) -> list[Card]:
        """Return a seat's deck to play with; mutated creatures are made-up cards."""
        forms = self.forms[seat]
        return [forms[card].as_card() if card in forms else card for card in self.decks[seat]]

    def left(self, seat: Seat, card: Card) -> tuple[str, ...]:
        """Return the elements that are left of a laboratory card."""
        gone = [mutation.element for mutation in self._used(seat) if mutation.card == card.id]
        return tuple([element for element in elements(card) if element not in gone])

    def view(self, seat: Seat | None) -> LeagueView:
        """Return everything: all cards are public."""
        return LeagueView(
            viewer=seat,
            round=self.round,
            mutating=self.mutating,
            players=tuple([self._player(player) for player in SEATS]),
            duels=self.duels,
            played=tuple(self.played),
            standings=standings(self.played),
            outcome=self.outcome(),
        )

    def copy(self) -> League:
        twin = League(self.ahead, self.decks, self.laboratories)
        twin.forms = {seat: dict(forms) for seat, forms in self.forms.items()}
        twin.glued = {seat: [round[:] for round in rounds] for seat, rounds in self.glued.items()}
        twin.points = dict(self.points)
        twin.done = self.done[:]
        twin.played = self.played[:]
        return twin

    def key(self) -> Hashable:
        return (
            self.ahead,
            tuple([(self.decks[seat], self.laboratories[seat]) for seat in SEATS]),
            tuple([tuple(map(tuple, self.glued[seat])) for seat in SEATS]),
            frozenset(self.done),
            tuple(self.played),
        )

    # ------------------------------------------------------------------ the mutation phase

    def _used(self, seat: Seat) -> list[Glue]:
        return [mutation for round in self.glued[seat] for mutation in round]

    def _mutations(self, seat: Seat) -> list[Action]:
        found: list[Action] = []
        for card in self.laboratories[seat]:
            for element in self.left(seat, card):
                for form in self.forms[seat].values():
                    abilities = form.abilities if element in BY_ID else ()
                    for over in (None, *(ability.id for ability in abilities)):
                        with suppress(IllegalAction):
                            _, price = glue(form, card, element, over)
                            if price <= self.points[seat]:
                                found.append(Glue(card.id, element, form.card.id, over))
        return found

    def _glued(self, seat: Seat, action: Glue) -> tuple[Form, float]:
        """Return the creature with the element, and the price.

        Raises `IllegalAction` if it can't be glued or paid.
        """
        cards = [card for card in self.laboratories[seat] if card.id == action.card]
        if not cards:
            raise IllegalAction("not_in_laboratory", card=action.card)
        targets = [card for card in self.decks[seat] if card.id == action.creature]
        if not targets:
            raise IllegalAction("not_in_deck", card=action.creature)
        if not targets[0].is_creature:
            raise IllegalAction("only_creatures_mutate", card=action.creature)
        if action.element not in self.left(seat, cards[0]):
            raise IllegalAction("no_such_fragment", card=action.card, element=action.element)
        form, price = glue(self.forms[seat][targets[0]], cards[0], action.element, action.over)
        if price > self.points[seat]:
            raise IllegalAction("too_few_points", price=price, points=self.points[seat])
        return form, price

    def _glue(self, seat: Seat, action: Glue) -> list[EventBase]:
        form, price = self._glued(seat, action)
        self.forms[seat][form.card] = form
        self.glued[seat][-1].append(action)
        self.points[seat] -= price
        mutated = e.Mutated(
            seat=seat,
            creature=action.creature,
            element=action.element,
            card=action.card,
            over=action.over,
            price=price,
            points=self.points[seat],
        )
        return [mutated]

    def _end_mutation(self, seat: Seat) -> list[EventBase]:
        ended = e.MutationEnded(seat, self.points[seat])
        self.points[seat] = 0.0
        self.done.append(seat)
        if self.mutating:
            return [ended]
        return [ended, e.DuelsBegan(self.round, tuple([str(duel) for duel in self.coming]))]

    # ------------------------------------------------------------------ the duels

    def _duel(self, pairing: Pairing) -> NextMatch:
        decks: dict[Seat, list[Card]] = {
            "A": self.deck(pairing.first),
            "B": self.deck(pairing.second),
        }
        made_up = {card for deck in decks.values() for card in deck if card.set == MADE_UP}
        cards = {**self.ahead.document().get("cards", {}), **custom.documents(made_up)}
        seats: dict[Seat, Seat] = {"A": pairing.first, "B": pairing.second}
        config = {"first": "A", **({"cards": cards} if cards else {})}
        return self.ahead.prepare(decks, seats, **config)

    def _report(self, seat: Seat, result: Result) -> list[EventBase]:
        (pairing,) = [duel for duel in self.coming if duel.first == seat]
        if result != DRAW and not (
            result.winner in _both(pairing) and 1 <= result.health <= MOST_HEALTH
        ):
            raise IllegalAction("no_such_result", result=str(result))
        self.played.append(Played(pairing, result.winner, result.health))
        ended = e.DuelEnded(str(pairing), result.winner, result.health)
        if self.coming:
            return [ended]
        if self.round < len(ROUNDS):
            return [ended, *self._next_round()]
        outcome = self.outcome()
        return [ended, e.LeagueEnded(outcome.winners if outcome else ())]

    def _next_round(self) -> list[EventBase]:
        for rounds in self.glued.values():
            rounds.append([])
        self.points = dict.fromkeys(SEATS, POINTS)
        self.done = []
        return self.open()

    def _player(self, seat: Seat) -> MutantView:
        return MutantView(
            seat=seat,
            creatures=tuple(self.forms[seat].values()),
            incantations=tuple([card for card in self.decks[seat] if not card.is_creature]),
            laboratory=tuple(
                [LaboratoryCard(card, self.left(seat, card)) for card in self.laboratories[seat]]
            ),
            to_act=self.mutating and seat not in self.done,
            points=self.points[seat],
        )


def _both(pairing: Pairing) -> tuple[Seat, Seat]:
    return pairing.first, pairing.second


def result_of(duel: Board, outcome: Outcome, seats: Mapping[Seat, Seat]) -> Result:
    """Return the result to report for a duel that the league prepared.

    `seats` maps each seat of the duel to the seat of the league whose player took it.
    """
    if len(outcome.winners) != 1:
        return DRAW
    (winner,) = outcome.winners
    player = duel.players[SEATS.index(winner)]
    return Result(seats[winner], player.health + BASTION_HEALTH * player.bastion)


_WORD = re.compile(r"\s*(done|draw|([a-d])\s+(\d{1,3}))(?=\s|$)", re.IGNORECASE)
_FRAGMENT = re.compile(r"\s*([^.>]{1,60})\.([a-z_]{1,20})\s*>\s*", re.IGNORECASE)
_OVER = re.compile(r"([^.>]{1,60})\.([a-z_]{1,20})(?=\s|$)", re.IGNORECASE)


class Config(FormatConfig):
    """The `config` of a league: the eight cards of each seat that are not in its deck."""

    laboratories: dict[Seat, list[str]]


class Setup(FormatSetup):
    """The set-up of a league. Its matches are duels of ruleset 1.2."""

    ruleset: Literal["1.2"]
    mode: Literal["duel"]
    config: Config
    decks: dict[Seat, list[str]]


class ResultDocument(Document):
    """A duel that was played; `duel` is like `B-A`."""

    duel: str
    winner: Seat | None
    health: int


class Position(FormatPosition):
    """A league as a document."""

    game: Literal["league"]
    ruleset: Literal["1.2"]
    mode: Literal["duel"]
    config: Config
    decks: dict[Seat, list[str]]
    glued: dict[Seat, list[list[str]]] = Field(description="moves, a list for each round")
    done: list[Seat] = Field(default_factory=list, description="whose mutation phase is over")
    played: list[ResultDocument] = Field(default_factory=list)

    @classmethod
    def write(cls, state: League) -> JsonObject:
        return cls.of_format(
            state,
            {"laboratories": _ids(state.laboratories)},
            glued={
                seat: [[str(mutation) for mutation in round] for round in rounds]
                for seat, rounds in state.glued.items()
            },
            done=sorted(state.done),
            played=[ResultDocument.document_of(r, duel=str(r.pairing)) for r in state.played],
        )

    def load(self) -> League:
        """Return the league, by replaying it. Raises `DocumentError`, also if it is over."""
        league = _begin(self, self.rules)
        refuse(self.glued.keys() != set(SEATS), "glued", f"four seats: {' '.join(SEATS)}")
        rounds = len(self.glued[SEATS[0]])
        if not 1 <= rounds <= len(ROUNDS):
            raise DocumentError(f"glued.{SEATS[0]}", f"1 to {len(ROUNDS)} rounds")
        results = list(enumerate(self.played))
        for round in range(1, rounds + 1):
            _load_mutations(league, self, round, rounds)
            for index, result in results[2 * (round - 1) : 2 * round]:
                _load_result(league, result, f"played[{index}]")
            if league.round != min(round + 1, rounds) or len(self.played) >= 2 * rounds:
                raise DocumentError("played", f"these are not the duels before round {rounds}")
        return league


class LeagueGame(FormatGame):
    """The rules of the mutation league."""

    id = "league"
    setups = Setup
    positions = Position

    def begin(self, setup: Setup, seed: int, rules: int) -> tuple[League, list[EventBase]]:
        """Begin the first mutation phase. It does not depend on the seed."""
        league = _begin(setup, rules)
        return league, league.open()

    def read_move(self, state: League, text: str) -> tuple[Action, str]:
        if word := _WORD.match(text):
            rest = text[word.end() :]
            if word[2]:
                return Result(_seat(word[2]), int(word[3])), rest
            return DONE if word[1].lower() == "done" else DRAW, rest
        move = _FRAGMENT.match(text)
        if move is None:
            shown = text.split()
            raise IllegalAction("unreadable_mutation", move=shown[0][:40] if shown else "")
        card, rest = read_pick(move[1], _all_cards(state.laboratories))
        if rest:
            raise IllegalAction("no_such_card", typed=move[1].strip()[:40])
        creature, over, rest = _place(text[move.end() :], _all_cards(state.decks))
        return Glue(card.card, move[2].lower(), creature, over), rest

    def turn_number(self, state: League) -> int:
        """Return the number of the phase: mutations and duels of each round, then the end."""
        ended = state.outcome() is not None
        return 2 * state.round - state.mutating + ended


def _begin(setup: Setup | Position, version: int) -> League:
    seen: set[Card] = set()
    decks = _read_all(setup.decks, "decks", seen)
    laboratories = _read_all(setup.config.laboratories, "config.laboratories", seen)
    return League(Ahead.of(setup.ruleset, setup.mode, setup.config, version), decks, laboratories)


def _read_all(
    ids: dict[Seat, list[str]], path: str, seen: set[Card]
) -> dict[Seat, tuple[Card, ...]]:
    refuse(ids.keys() != set(SEATS), path, f"four seats: {' '.join(SEATS)}")
    found: dict[Seat, tuple[Card, ...]] = {}
    for seat in SEATS:
        cards = read_deck(ids[seat], f"{path}.{seat}")
        for index, card in enumerate(cards):
            refuse(card in seen, f"{path}.{seat}[{index}]", f"{card.name()} is there twice")
        seen |= set(cards)
        found[seat] = tuple(cards)
    return found


def _ids(cards: Mapping[Seat, tuple[Card, ...]]) -> JsonObject:
    return {seat: [card.id for card in cards[seat]] for seat in SEATS}


def _load_mutations(league: League, position: Position, round: int, rounds: int) -> None:
    """Replay a mutation phase; in earlier rounds all seats end theirs."""
    for seat in SEATS:
        refuse(len(position.glued[seat]) != rounds, f"glued.{seat}", f"{rounds} rounds")
        for index, text in enumerate(position.glued[seat][round - 1]):
            path = f"glued.{seat}[{round - 1}][{index}]"
            action, rest = _read(league, text, path)
            refuse(rest or not isinstance(action, Glue), path, "a mutation like `troll.rage>ogre`")
            _apply(league, seat, action, path)
    for index, seat in enumerate(SEATS if round < rounds else position.done):
        _apply(league, seat, DONE, f"done[{index}]")


def _load_result(league: League, result: ResultDocument, path: str) -> None:
    for pairing in league.coming:
        if str(pairing) == result.duel:
            return _apply(league, pairing.first, Result(result.winner, result.health), path)
    raise DocumentError(f"{path}.duel", f"{result.duel[:10]} is not to be played")


def _read(league: League, text: str, path: str) -> tuple[Action, str]:
    try:
        return LeagueGame().read_move(league, text)
    except IllegalAction as refusal:
        raise DocumentError(path, str(refusal)) from None


def _apply(league: League, seat: Seat, action: Action, path: str) -> None:
    try:
        league.apply(seat, action)
    except IllegalAction as refusal:
        raise DocumentError(path, str(refusal)) from None


def _seat(letter: str) -> Seat:
    return SEATS["abcd".index(letter.lower())]


def _all_cards(cards: Mapping[Seat, tuple[Card, ...]]) -> list[Card]:
    return [card for pile in cards.values() for card in pile]


def _place(text: str, near: list[Card]) -> tuple[str, str | None, str]:
    """Return a creature, the ability to cover (None without one), and the rest of the line."""
    if place := _OVER.match(text):
        pick, rest = read_pick(place[1], near)
        if not rest:
            return pick.card, place[2].lower(), text[place.end() :]
    pick, rest = read_pick(text, near)
    return pick.card, None, rest
