"""What a format hands over: the set-up of what comes after it."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from ... import chance
from ...core import JsonObject, Outcome, Seat, record
from ...documents import Document
from ..cards import Card
from ..game import Config
from ..seating import Mode

PREPARED = Outcome((), "prepared")
"""How a format ends that has nobody win."""


@dataclass(frozen=True, slots=True)
class Prepared:
    """A match, or the next format, that can be set up: the game's id and the set-up document.

    `seats` say who sits where: each seat there and the seat here whose player takes it.
    """

    game: str
    setup: JsonObject
    seats: dict[Seat, Seat]


class FormatConfig(Document):
    """What the `config` of every format holds: chance, and the `config` of the match to come."""

    chance: Literal["splitmix64"] = chance.ALGORITHM  # type: ignore[assignment]
    match: Config = Config()


@record
class Ahead:
    """The match that a format prepares: its whole set-up but the decks. `config` is JSON text,
    so that it can't change."""

    ruleset: str
    mode: Mode
    config: str

    @classmethod
    def of(cls, ruleset: str, mode: Mode, config: FormatConfig) -> Ahead:
        """The match to come as the config of a format tells it."""
        told = config.match.model_dump(exclude_defaults=True)
        return cls(ruleset, mode, json.dumps(told, sort_keys=True))

    def document(self) -> JsonObject:
        """The match's config, without what has its default value."""
        told: JsonObject = json.loads(self.config)
        return told

    def setup(self, decks: Mapping[Seat, Sequence[Card]], **config: Any) -> JsonObject:
        """The set-up document with these decks, and more in its config."""
        return {
            "ruleset": self.ruleset,
            "mode": self.mode,
            "config": {"chance": chance.ALGORITHM, **self.document(), **config},
            "decks": {seat: [each.id for each in deck] for seat, deck in decks.items()},
        }
