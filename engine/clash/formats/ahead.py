"""What a format prepares: the set-up of the match or format after it."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Literal

from pydantic import Field

from engine import chance
from engine.clash.cards import Card
from engine.clash.game import RECORD_KEYS, Config
from engine.clash.position_documents import Ruleset
from engine.clash.seating import Mode
from engine.core import JsonObject, NextMatch, Outcome, Seat, record
from engine.documents import Document, DocumentError
from engine.turn_games import PositionModel, TurnGame

TOGETHER = "coop"
"""The mode of players who are not opponents."""
PREPARED = Outcome((), "prepared")
"""The outcome of a format that has no winner."""


class FormatConfig(Document):
    """The common `config` of all formats: chance, and the `config` of the match to come."""

    chance: Literal["splitmix64"] = chance.ALGORITHM  # type: ignore[assignment]
    match: Config = Config()


class FormatSetup(Document):
    """The set-up of a format: ruleset and mode of the match to come, usually without decks."""

    ruleset: Ruleset
    mode: Mode
    config: FormatConfig
    decks: dict[Seat, list[str]] = Field(max_length=0)


class FormatPosition(PositionModel):
    """The common base of the positions of formats, including secrets (docs/formats.md)."""

    ruleset: Ruleset
    mode: Mode
    rules: int = Field(1, ge=1)
    config: FormatConfig

    @property
    def version(self) -> int:
        """The version of the rules that it names."""
        return self.rules

    @classmethod
    def of_format(cls, state: Any, config: JsonObject, **values: Any) -> JsonObject:
        """Return the document of a state, with `config` added to that of the match."""
        ahead: Ahead = state.ahead
        return cls.document_of(
            state,
            ruleset=ahead.ruleset,
            mode=ahead.mode,
            rules=ahead.rules,
            config={**config, "match": ahead.document()},
            **values,
        )


class FormatGame(TurnGame):
    """The common base of the formats."""

    record_keys = RECORD_KEYS

    def winners_without(self, state: Any, seat: Seat) -> tuple[Seat, ...] | None:
        """Return the other seat; None if both will play together against AIs."""
        return None if state.ahead.mode == TOGETHER else super().winners_without(state, seat)


def format_setup(
    mode: Mode, match: JsonObject | None, ruleset: Ruleset = "1.2", **config: Any
) -> JsonObject:
    """Return the set-up document of a format for a match of this mode."""
    return {
        "ruleset": ruleset,
        "mode": mode,
        "config": {"chance": chance.ALGORITHM, **config, "match": match or {}},
        "decks": {},
    }


@record
class Ahead:
    """The match that a format prepares: its set-up without the decks.

    `config` is JSON text, so that it can't change. `rules` is the version of the format's rules;
    the match begins with its own newest version.
    """

    ruleset: str
    mode: Mode
    config: str
    rules: int = 1

    @classmethod
    def of(cls, ruleset: str, mode: Mode, config: FormatConfig, rules: int) -> Ahead:
        """Return the match that the config of a format describes.

        Raises `DocumentError` if the config names champions, which are chosen later, or if it has
        the module champion in the quick solo game, which does not offer it (12).
        """
        options = config.match.options
        if config.match.champions:
            raise DocumentError("config.match.champions", "champions are named before the match")
        if options.champion and mode == "solo" and options.ai is None:
            raise DocumentError("config.match.options.champion", "not in the quick solo game")
        match = config.match.model_dump(exclude_defaults=True)
        return cls(ruleset, mode, json.dumps(match, sort_keys=True), rules)

    def document(self) -> JsonObject:
        """Return the match's config without default values."""
        match: JsonObject = json.loads(self.config)
        return match

    def prepare(
        self, decks: Mapping[Seat, Sequence[Card]], seats: Mapping[Seat, Seat], **config: Any
    ) -> NextMatch:
        """Return what comes next with these decks, with `config` added to the match's config.

        `seats` maps the seats of the match to those of the format.
        """
        return following(self.setup(decks, **config), seats)

    def setup(self, decks: Mapping[Seat, Sequence[Card]], **config: Any) -> JsonObject:
        """Return the set-up document with these decks, with `config` added to its config."""
        return {
            "ruleset": self.ruleset,
            "mode": self.mode,
            "config": {"chance": chance.ALGORITHM, **self.document(), **config},
            "decks": {seat: [card.id for card in deck] for seat, deck in decks.items()},
        }


def following(setup: JsonObject, seats: Mapping[Seat, Seat]) -> NextMatch:
    """Return what to set up for a match with this complete set-up document.

    It is the match itself or, with the module champion and no champions yet, the game in which
    champions are chosen.
    """
    config = setup["config"]
    if not config.get("options", {}).get("champion") or config.get("champions"):
        ais = tuple(sorted(setup["decks"].keys() - seats.keys()))
        return NextMatch("clash", setup, dict(seats), ais)
    match = {key: value for key, value in config.items() if key != "chance"}
    naming = {**setup, "config": {"chance": chance.ALGORITHM, "match": match}}
    return NextMatch("champions", naming, dict(seats))
