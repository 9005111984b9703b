"""What a format hands over: the set-up of what comes after it."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Literal

from engine import chance
from engine.clash.cards import Card
from engine.clash.game import RECORD_KEYS, Config
from engine.clash.seating import Mode
from engine.core import Game, JsonObject, NextMatch, Outcome, Seat, record
from engine.documents import Document, DocumentError

TOGETHER = "coop"
"""The mode of players who are no opponents."""
PREPARED = Outcome((), "prepared")
"""How a format ends that has nobody win."""


class FormatConfig(Document):
    """What the `config` of every format holds: chance, and the `config` of the match to come."""

    chance: Literal["splitmix64"] = chance.ALGORITHM  # type: ignore[assignment]
    match: Config = Config()


class FormatGame(Game):
    """What the formats have alike."""

    record_keys = RECORD_KEYS

    def winners_without(self, state: Any, seat: Seat) -> tuple[Seat, ...] | None:
        """Of two opponents the other one; two who will play together against AIs are none."""
        return None if state.ahead.mode == TOGETHER else super().winners_without(state, seat)


@record
class Ahead:
    """The match that a format prepares: its whole set-up but the decks.

    `config` is JSON text, so that it can't change. `rules` is the version by which the format
    itself is played; the match begins by the newest of its own.
    """

    ruleset: str
    mode: Mode
    config: str
    rules: int = 1

    @classmethod
    def of(cls, ruleset: str, mode: Mode, config: FormatConfig, rules: int) -> Ahead:
        """Return the match to come as the config of a format tells it.

        Raises `DocumentError` for champions that nobody can have named yet, or that the quick solo
        game is without (12).
        """
        options = config.match.options
        if config.match.champions:
            raise DocumentError("config.match.champions", "champions are named before the match")
        if options.champion and mode == "solo" and options.ai is None:
            raise DocumentError("config.match.options.champion", "not in the quick solo game")
        match = config.match.model_dump(exclude_defaults=True)
        return cls(ruleset, mode, json.dumps(match, sort_keys=True), rules)

    def heading(self, game: str) -> JsonObject:
        """Return what every document of a format begins with."""
        versions = {"rules": self.rules} if self.rules > 1 else {}
        return {"format": 1, "game": game, "ruleset": self.ruleset, "mode": self.mode, **versions}

    def document(self) -> JsonObject:
        """Return the match's config, without what has its default value."""
        match: JsonObject = json.loads(self.config)
        return match

    def prepare(
        self, decks: Mapping[Seat, Sequence[Card]], seats: Mapping[Seat, Seat], **config: Any
    ) -> NextMatch:
        """Return what comes next with these decks, and more in the match's config.

        Every format hands over in this way.
        """
        return following(self.setup(decks, **config), seats)

    def setup(self, decks: Mapping[Seat, Sequence[Card]], **config: Any) -> JsonObject:
        """Return the set-up document with these decks, and more in its config."""
        return {
            "ruleset": self.ruleset,
            "mode": self.mode,
            "config": {"chance": chance.ALGORITHM, **self.document(), **config},
            "decks": {seat: [card.id for card in deck] for seat, deck in decks.items()},
        }


def following(setup: JsonObject, seats: Mapping[Seat, Seat]) -> NextMatch:
    """Return what is to be set up for a match with this whole set-up document.

    It is the match itself, or with the module champion, as long as nobody has one, the game in
    which champions are named.
    """
    config = setup["config"]
    if not config.get("options", {}).get("champion") or config.get("champions"):
        ais = tuple(sorted(setup["decks"].keys() - seats.keys()))
        return NextMatch("clash", setup, dict(seats), ais)
    match = {key: value for key, value in config.items() if key != "chance"}
    naming = {**setup, "config": {"chance": chance.ALGORITHM, "match": match}}
    return NextMatch("champions", naming, dict(seats))
