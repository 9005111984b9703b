"""The mutation league as a game: set-up, documents and moves (`engine.core.Game`)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Literal

from pydantic import Field

from engine.clash.cards import Card
from engine.clash.decks import read_deck
from engine.clash.formats.ahead import (
    Ahead,
    FormatConfig,
    FormatGame,
    FormatPosition,
    FormatSetup,
)
from engine.clash.formats.league import DONE, DRAW, Action, Glue, League, Result
from engine.clash.formats.picks import read_pick
from engine.clash.formats.standing import ROUNDS
from engine.core import SEATS, EventBase, IllegalAction, JsonObject, Seat
from engine.documents import Document, DocumentError

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
        league = _begin(self, self.version)
        if self.glued.keys() != set(SEATS):
            raise DocumentError("glued", f"four seats: {' '.join(SEATS)}")
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
    modes = ("duel",)

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

    def chapter(self, state: League) -> int:
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
    if ids.keys() != set(SEATS):
        raise DocumentError(path, f"four seats: {' '.join(SEATS)}")
    found: dict[Seat, tuple[Card, ...]] = {}
    for seat in SEATS:
        cards = read_deck(ids[seat], f"{path}.{seat}")
        for index, card in enumerate(cards):
            if card in seen:
                raise DocumentError(f"{path}.{seat}[{index}]", f"{card.name()} is there twice")
        seen |= set(cards)
        found[seat] = tuple(cards)
    return found


def _ids(cards: Mapping[Seat, tuple[Card, ...]]) -> JsonObject:
    return {seat: [card.id for card in cards[seat]] for seat in SEATS}


def _load_mutations(league: League, position: Position, round: int, rounds: int) -> None:
    """Replay a mutation phase; in earlier rounds all seats end theirs."""
    for seat in SEATS:
        if len(position.glued[seat]) != rounds:
            raise DocumentError(f"glued.{seat}", f"{rounds} rounds")
        for index, text in enumerate(position.glued[seat][round - 1]):
            path = f"glued.{seat}[{round - 1}][{index}]"
            action, rest = _read(league, text, path)
            if rest or not isinstance(action, Glue):
                raise DocumentError(path, "a mutation like `troll.rage>ogre`")
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
