"""The document models of a position, and how it is written (docs/formats.md)."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BeforeValidator, Field

from engine.clash import ai_settings, custom
from engine.clash.abilities import abilities_in
from engine.clash.actions import LANES
from engine.clash.ai_settings import SettingsDocument
from engine.clash.cards import MADE_UP, Card
from engine.clash.seating import Mode
from engine.clash.state import PROTECTION_USED, SHARPENING_USED, Board, Creature, Player
from engine.core import SEATS, JsonObject, Seat
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


# Writing


def dump(battle: Board) -> JsonObject:
    """Return the position as a document without default values.

    While a question is open, it is the position before that move, with the moves `begun`.
    """
    if battle.underway is not None:
        begun = [str(move) for move in battle.underway.moves]
        return {**dump(battle.underway.before), "begun": begun}
    rules, seats = battle.rules, battle.seating.seats
    ais = [player.ai for player in battle.players if player.ai is not None]
    options = Options.document_of(
        rules,
        champion=all(player.champion for player in battle.players if player.ai is None),
        ai=(ai_settings.document(ais[0].settings) or None) if ais else None,
    )
    made_up = _made_up(battle)
    return Position.document_of(
        battle,
        ruleset=rules.ruleset,
        rules=rules.version,
        mode=battle.seating.mode,
        active=SEATS[battle.active],
        running=LANES[battle.running] if _asks_who_attacks(battle) else LANES[0],
        cards=custom.documents(made_up) if made_up else {},
        seats={seat: _seat(battle, number) for number, seat in enumerate(seats)},
        options=options or Options(),
    )


def _asks_who_attacks(battle: Board) -> bool:
    return battle.phase == "assault" and battle.rules.ruleset == "1.0"


def cards_of(battle: Board) -> list[tuple[str, int, Card]]:
    """Return every card with its path and owner, except champions outside the board."""
    found = []
    for seat, player in enumerate(battle.players):
        path = f"seats.{SEATS[seat]}"
        if player.ai is not None:
            for name, pile in (("deck", player.hand), ("discard", player.ai.discard)):
                found += [
                    (f"{path}.{name}[{index}]", seat, card) for index, card in enumerate(pile)
                ]
        else:
            for index, card in enumerate(player.hand):
                entry = index + (index >= player.stronghold)
                found.append((f"{path}.hand[{entry}]", seat, card))
        for lane, name in zip(player.lanes, LANES, strict=True):
            for index, creature in enumerate(lane):
                found += _cards_of_creature(creature, f"{path}.{name}[{index}]")
    return found


def in_play(player: Player, card: Card) -> list[Creature]:
    """Return the creatures of a kingdom with this card, upper lane first."""
    return [creature for lane in player.lanes for creature in lane if card in creature.cards]


def _cards_of_creature(creature: Creature, path: str) -> list[tuple[str, int, Card]]:
    found = [(f"{path}.card", creature.owner, creature.card)]
    if creature.symbiote is not None:
        found.append((f"{path}.symbiote", creature.owner, creature.symbiote))
    return found + [(f"{path}.shackled", owner, card) for card, owner in creature.shackled]


def _made_up(battle: Board) -> set[Card]:
    there: set[Card] = set()
    for player in battle.players:
        there.update(player.hand)
        if player.ai is not None:
            there.update(player.ai.discard)
        if player.champion is not None:
            there.add(player.champion)
        for lane in player.lanes:
            for creature in lane:
                there.update(creature.cards)
                there.update([card for card, _ in creature.shackled])
    return {card for card in there if card.set == MADE_UP}


def _seat(battle: Board, seat: int) -> JsonObject:
    """Return a seat; `chance` is written only while a bastion stands, whose fall uses it."""
    player = battle.players[seat]
    ai, side = player.ai, SIDES[not player.bastion]
    hand = [card.id for card in player.hand]
    upper, lower = ([_creature(battle, creature) for creature in lane] for lane in player.lanes)
    usual = player.turns_taken == battle.usual_turns(seat)
    return SeatDocument.document_of(
        None,
        hand=[*hand[: player.stronghold], side, *hand[player.stronghold :]] if ai is None else None,
        deck=None if ai is None else hand,
        discard=None if ai is None else ai.discard,
        stronghold=None if ai is None else side,
        chance=None if ai is None or not player.bastion else ai.chance or None,
        upper=upper,
        lower=lower,
        turns_taken=None if usual else player.turns_taken,
        champion=player.champion and _champion(player, player.champion),
        given=[ability.id for ability in abilities_in(player.given)] if ai is None else [],
    )


def _champion(player: Player, champion: Card) -> JsonObject:
    state, place = "ready" if player.ready else "exhausted", 1
    for number, creature in enumerate(in_play(player, champion), 1):
        if creature.champion is not None:
            state, place = "in play", number
    return ChampionDocument.document_of(None, card=champion, state=state, place=place)


def _creature(battle: Board, creature: Creature) -> JsonObject:
    shackled = [card.id for card, _ in creature.shackled]
    return CreatureDocument.document_of(
        creature,
        entered=THIS_TURN if creature.entered == battle.turn else EARLIER,
        shackled=shackled[0] if len(shackled) == 1 else shackled,
        owner=None if creature.owner == creature.seat else SEATS[creature.owner],
        used=[mark for mark, bit in MARKS.items() if creature.used & bit],
        activated=_asks_who_attacks(battle) and creature.activated == battle.turn,
    )
