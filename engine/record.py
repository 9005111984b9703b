"""Match records: set-up, seed and moves as one document that can be replayed anywhere.

A record consists of an envelope of a few keys that all games share, and the keys of the game's own
set-up document (`Game.setup`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from pydantic import Field

from engine.beginning import begin
from engine.core import SEATS, Event, Game, IllegalAction, JsonObject, Outcome, Seat, State, ending
from engine.documents import Document, DocumentError, known_rules, read, versioned
from engine.games import game_of

AGREEMENT = "agreement"
ABANDONED = "abandoned"
"""The reason for an end by the clock, which has a winner, or because no one plays any more."""
LIMIT = "limit"
"""The reason for an end because the time of the whole match is over (`Game.winners_now`)."""
OFF_THE_BOARD = ("resignation", AGREEMENT, ABANDONED, LIMIT)
"""Reasons for the end of a match that no move of the game causes."""


class Result(Document):
    """The winners (an empty list: a draw) and the reason."""

    winner: list[Seat]
    reason: str


class Envelope(Document):
    """The keys that all match records share; all other keys are the set-up of the game.

    `players` are names by seat for readers; some or all may be missing. `rules` is the version of
    the game's rules.
    """

    format: Literal[1]
    game: str
    rules: int = Field(1, ge=1)
    seed: int = Field(ge=0, lt=1 << 64)
    players: dict[str, str]
    moves: list[str]
    result: Result | None


def write(
    game: Game,
    setup: JsonObject,
    seed: int,
    players: dict[str, str],
    moves: list[str],
    outcome: Outcome | None,
    rules: int | None = None,
) -> JsonObject:
    """Return the record of a match.

    Args:
        rules: The version of the rules that it was set up with; None for the newest.
        moves: All moves with their seats, like `A ogre:u`.

    Raises `ValueError` if the set-up has a key of the envelope.
    """
    if taken := sorted(setup.keys() & Envelope.model_fields.keys()):
        raise ValueError(f"a set-up can't have the keys {', '.join(taken)}")
    version = known_rules(rules, game.rules)
    document = {
        "format": 1,
        "game": game.id,
        **({"rules": version} if version > 1 else {}),
        **setup,
        "seed": seed,
        "players": players,
        "moves": moves,
        "result": ending(outcome),
    }
    return {key: document[key] for key in (*game.record_keys, *document) if key in document}


class Replay:
    """A match replayed from its record.

    Iterating applies move after move and yields `(move, events)`, beginning with the set-up and an
    empty move; `state` is the position reached. Raises `DocumentError` if a move is illegal or the
    result differs from the recorded one.
    """

    def __init__(self, document: object) -> None:
        self.game = game_of(document, "match record")
        keys = versioned(document, "match record")
        reserved = Envelope.model_fields
        self.record = read(Envelope, {key: keys[key] for key in keys if key in reserved})
        self.setup = {key: keys[key] for key in keys if key not in reserved}
        self.state, _ = self._set_up()
        result = self.record.result
        if result and (
            len(set(result.winner)) != len(result.winner)
            or not set(result.winner) <= set(self.state.seats)
        ):
            raise DocumentError("result.winner", "some of the seats, each once")
        if result and result.reason == AGREEMENT and result.winner:
            raise DocumentError("result.winner", "an agreement is a draw")

    def _set_up(self) -> tuple[State, Sequence[Event]]:
        return begin(self.game, self.setup, self.record.seed, self.record.rules)

    @property
    def outcome(self) -> Outcome | None:
        """The outcome of the match, on the board or off it; None if it did not end."""
        ended = self.state.outcome()
        on_record = self.record.result
        if ended is None and on_record is not None and on_record.reason in OFF_THE_BOARD:
            return Outcome(tuple(on_record.winner), on_record.reason)
        return ended

    def __iter__(self) -> Iterator[tuple[str, list[Event]]]:
        self.state, opening = self._set_up()
        yield "", list(opening)
        for number, move in enumerate(self.record.moves):
            yield move, _apply(self.game, self.state, move, f"moves[{number}]")
        self._check_result()

    def _check_result(self) -> None:
        outcome, on_record = self.outcome, self.record.result
        reached = outcome and (list(outcome.winners), outcome.reason)
        recorded = on_record and (on_record.winner, on_record.reason)
        if reached != recorded:
            raise DocumentError("result", "the moves lead to another result")


def _apply(game: Game, state: State, move: str, path: str) -> list[Event]:
    seat, _, text = move.partition(" ")
    if seat not in SEATS:
        raise DocumentError(path, "a move begins with its seat, like `A ogre:u`")
    try:
        action, rest = game.read_move(state, text)
        if rest.strip():
            raise DocumentError(path, "more than one move")
        return list(state.apply(seat, action))
    except IllegalAction as refusal:
        raise DocumentError(path, str(refusal)) from None
