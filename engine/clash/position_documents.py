"""The document models of a position (docs/formats.md)."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BeforeValidator, Field

from engine.clash import custom
from engine.clash.ai_settings import SettingsDocument
from engine.clash.seating import Mode
from engine.clash.state import PROTECTION_USED, SHARPENING_USED
from engine.core import JsonObject, Seat
from engine.documents import Document

SIDES = ("BASTION", "FORT")
EARLIER: Literal["earlier"] = "earlier"
MOST = 1_000_000
"""The limit of every counted value; no match comes near it."""
LISTED = 128
"""The most entries of a list; even four decks with laboratories and champions have fewer cards."""
THIS_TURN: Literal["this turn"] = "this turn"
MARKS = {"protection": PROTECTION_USED, "sharpening": SHARPENING_USED}

Ruleset = Literal["1.2", "1.0"]


def _as_list(value: object) -> object:
    return [value] if isinstance(value, str) else value


class Options(Document):
    """The options of a match besides its decks. Default values are left out."""

    turn_limit: int = Field(
        0, ge=0, le=MOST, description="own turns each until a draw; 0: no limit"
    )
    fatigue: bool = Field(False, description="the module fatigue")
    champion: bool = Field(False, description="the module champion: each player has one")
    ai: SettingsDocument | None = Field(None, description="settings of the AIs; none: the quick AI")


class ChampionDocument(Document):
    """A champion outside the board."""

    card: str
    state: Literal["ready", "in play", "exhausted"]
    place: int = Field(1, ge=1, description="which of its kind in play, upper lane first")


class CreatureDocument(Document):
    """A creature in a lane."""

    card: str
    damage: int = Field(0, ge=0, description="suffered this turn")
    entered: Literal["this turn", "earlier"] = EARLIER
    symbiote: str | None = Field(None, description="the card on top")
    shackled: Annotated[
        list[str], BeforeValidator(_as_list, json_schema_input_type=str | list[str])
    ] = Field(
        default_factory=list,
        max_length=LISTED,
        description="the card underneath; a list of several",
    )
    owner: Seat | None = Field(None, description="if not the seat")
    used: list[Literal["protection", "sharpening"]] = Field(
        default_factory=list, max_length=len(MARKS), description="already used this turn"
    )
    activated: bool = Field(False, description="taken in this assault (ruleset 1.0)")


class SeatDocument(Document):
    """A seat: a player's hand, or an AI's deck, discard pile and stronghold; and its lanes.

    The hand is from left to right with the stronghold, lanes are from bridge to rear.
    """

    hand: list[str] | None = Field(None, max_length=LISTED, description="of a player")
    deck: list[str] | None = Field(None, max_length=LISTED, description="of an AI, top first")
    discard: list[str] | None = Field(None, max_length=LISTED, description="of an AI, top first")
    stronghold: Literal["BASTION", "FORT"] | None = Field(None, description="of an AI")
    chance: int | None = Field(
        None, ge=0, lt=1 << 64, description="of an AI's bastion: what shuffles its discard pile"
    )
    upper: list[CreatureDocument] = Field(max_length=LISTED)
    lower: list[CreatureDocument] = Field(max_length=LISTED)
    turns_taken: int | None = Field(None, ge=0, le=MOST, description="completed own turns")
    champion: ChampionDocument | None = None
    given: list[str] = Field(
        default_factory=list,
        max_length=LISTED,
        description="abilities that all creatures of a player have",
    )


class Position(Document):
    """A position of a match."""

    format: Literal[1]
    game: Literal["clash"]
    ruleset: Ruleset
    rules: int = Field(1, ge=1, description="the version of the rules that it is played by")
    mode: Mode
    turn: int = Field(ge=1, le=MOST)
    active: Seat
    phase: Literal["summoning", "assault"]
    running: Literal["upper", "lower"] = Field("upper", description="the assault's lane (1.0)")
    mana: int = Field(ge=0, le=MOST)
    cards: dict[str, custom.CardDocument] = Field(
        default_factory=dict, description="the made-up cards by the ids that stand below"
    )
    seats: dict[str, SeatDocument]
    options: Options = Options()
    begun: list[str] = Field(
        default_factory=list,
        max_length=LISTED,
        description="in ruleset 1.0: the move that has begun here and the answers to what it asked,"
        " where it has asked once more",
    )


def options(turn_limit: int, fatigue: bool, champion: bool, ai: JsonObject) -> JsonObject:
    """Return an `Options` document without default values."""
    values = {"turn_limit": turn_limit, "fatigue": fatigue, "champion": champion, "ai": ai}
    return {key: value for key, value in values.items() if value}
