"""A position of a duel as a JSON document (docs/formats.md): reading, checking, writing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Annotated, Literal

from pydantic import BeforeValidator, Field

from ..core import SEATS, JsonObject, Seat
from ..documents import Document, DocumentError, read, versioned
from . import auras, custom
from .abilities import ALL, BY_ID, MERCENARY, OF_VERSION_1_0, SYMBIOTE, abilities_in
from .actions import LANES, LOWER
from .cards import MADE_UP, Card
from .decks import known_card
from .duel import Duel
from .state import PROTECTION_USED, SHARPENING_USED, Creature, Player

SIDES = ("BASTION", "FORT")
EARLIER: Literal["earlier"] = "earlier"
MOST = 1_000_000
"""The bound of every counted value: no duel comes near it."""
THIS_TURN: Literal["this turn"] = "this turn"
MARKS = {"protection": PROTECTION_USED, "sharpening": SHARPENING_USED}

Ruleset = Literal["1.2", "1.0"]
Known = Callable[[object, str], Card]
"""The card that an id at a path means in this document (`decks.known_card`)."""


def _as_list(told: object) -> object:
    return [told] if isinstance(told, str) else told


class Options(Document):
    """What a duel may be set to, beside its decks. Written only where not default."""

    turn_limit: int = Field(
        0, ge=0, le=MOST, description="own turns each until a draw; 0: no limit"
    )
    fatigue: bool = Field(False, description="the module fatigue")
    champion: bool = Field(False, description="the module champion: each seat has one")


class ChampionDocument(Document):
    """A champion beside the board."""

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
    ] = Field(default_factory=list, description="the card underneath; a list of several")
    owner: Seat | None = Field(None, description="if not the seat")
    used: list[Literal["protection", "sharpening"]] = Field(
        default_factory=list, description="already used this turn"
    )
    activated: bool = Field(False, description="taken in this assault (ruleset 1.0)")


class SeatDocument(Document):
    """A seat: the hand from left to right with the stronghold, lanes from bridge to rear."""

    hand: list[str]
    upper: list[CreatureDocument]
    lower: list[CreatureDocument]
    turns_taken: int | None = Field(None, ge=0, le=MOST, description="completed own turns")
    champion: ChampionDocument | None = None
    given: list[str] = Field(
        default_factory=list, description="abilities that all its creatures have"
    )


class Position(Document):
    """A position of a duel."""

    format: Literal[1]
    game: Literal["clash"]
    ruleset: Ruleset
    mode: Literal["duel"]
    turn: int = Field(ge=1, le=MOST)
    active: Literal["A", "B"]
    phase: Literal["summoning", "assault"]
    running: Literal["upper", "lower"] = Field("upper", description="the assault's lane (1.0)")
    mana: int = Field(ge=0, le=MOST)
    cards: dict[str, custom.CardDocument] = Field(
        default_factory=dict, description="the made-up cards by the ids that stand below"
    )
    seats: dict[str, SeatDocument]
    options: Options = Options()


def load(document: object) -> Duel:
    """The duel that the document describes. Raises `DocumentError` with path and reason."""
    position = read(Position, versioned(document, "position"))
    if sorted(position.seats) != list(SEATS[:2]):
        raise DocumentError("seats", "a duel has the seats A and B")
    if position.phase == "assault" and position.ruleset != "1.0":
        raise DocumentError("phase", "a duel of ruleset 1.2 rests in the summoning phase only")
    if position.running != LANES[0] and position.phase != "assault":
        raise DocumentError("running", "only an assault has a lane that is running")
    active = SEATS.index(position.active)
    made_up = custom.read_cards(position.cards, "cards")
    known = partial(known_card, ruleset=position.ruleset, made_up=made_up)
    first, second = (
        _load_player(position, number, active == number, known) for number in range(len(SEATS[:2]))
    )
    duel = Duel((first, second))
    duel.ruleset = position.ruleset
    duel.turn_limit = position.options.turn_limit
    duel.fatigue = position.options.fatigue
    duel.active = active
    duel.turn = position.turn
    duel.phase = position.phase
    duel.running = LANES.index(position.running)
    duel.mana = position.mana
    limit = duel.turn_limit
    if limit and all(player.turns_taken >= limit for player in duel.players):
        raise DocumentError("options.turn_limit", f"both players have had their {limit} turns")
    for number, seat in enumerate(SEATS[:2]):
        for lane, name in enumerate(LANES):
            rows = getattr(position.seats[seat], name)
            _load_lane(duel, number, lane, rows, f"seats.{seat}.{name}", known)
    _refuse_doubles(duel)
    for number, seat in enumerate(SEATS[:2]):
        champion = position.seats[seat].champion
        _load_champion(duel, number, champion, position.options.champion, known)
    duel.events.clear()
    return duel


def dump(duel: Duel) -> JsonObject:
    """The position as a document; keys with default values are left out."""
    document: JsonObject = {
        "format": 1,
        "game": "clash",
        "ruleset": duel.ruleset,
        "mode": "duel",
        "turn": duel.turn,
        "active": SEATS[duel.active],
        "phase": duel.phase,
        "mana": duel.mana,
    }
    if made_up := _made_up(duel):
        document["cards"] = custom.documents(made_up)
    document["seats"] = {SEATS[number]: _dump_seat(duel, number) for number in range(2)}
    if duel.phase == "assault" and duel.ruleset == "1.0" and duel.running == LOWER:
        document["running"] = LANES[LOWER]
    options: JsonObject = {}
    if duel.turn_limit:
        options["turn_limit"] = duel.turn_limit
    if duel.fatigue:
        options["fatigue"] = True
    if all(player.champion for player in duel.players):
        options["champion"] = True
    if options:
        document["options"] = options
    return document


def _turns_taken(turn: int, active: bool) -> int:
    """Completed own turns when seats took turns since turn 1."""
    return (turn - 1) // 2 if active else turn // 2


def _load_player(position: Position, number: int, active: bool, known: Known) -> Player:
    seat = SEATS[number]
    told = position.seats[seat]
    player = _load_hand(told.hand, f"seats.{seat}.hand", known)
    taken = told.turns_taken
    player.turns_taken = _turns_taken(position.turn, active) if taken is None else taken
    for index, ability in enumerate(told.given):
        of_ruleset = OF_VERSION_1_0 if position.ruleset == "1.0" else ALL
        if ability not in BY_ID or not BY_ID[ability].bit & of_ruleset:
            raise DocumentError(f"seats.{seat}.given[{index}]", f"no ability {ability[:40]!r}")
        if player.given & BY_ID[ability].bit:
            raise DocumentError(f"seats.{seat}.given[{index}]", "named twice")
        player.given |= BY_ID[ability].bit
    return player


def _load_hand(entries: list[str], path: str, known: Known) -> Player:
    sides = [index for index, entry in enumerate(entries) if entry in SIDES]
    if not sides:
        raise DocumentError(path, "the stronghold is missing: BASTION or FORT")
    if len(sides) > 1:
        raise DocumentError(f"{path}[{sides[1]}]", "a second stronghold")
    stronghold = sides[0]
    if stronghold == len(entries) - 1:
        raise DocumentError(f"{path}[{stronghold}]", "a stronghold never rests at the right end")
    hand = [
        known(entry, f"{path}[{index}]")
        for index, entry in enumerate(entries)
        if index != stronghold
    ]
    return Player(hand, stronghold, bastion=entries[stronghold] == "BASTION")


def _load_lane(
    duel: Duel, seat: int, lane: int, rows: list[CreatureDocument], path: str, known: Known
) -> None:
    for index, row in enumerate(rows):
        creature = _load_creature(duel, seat, lane, row, f"{path}[{index}]", known)
        duel.players[seat].lanes[lane].append(creature)
    auras.update(duel, seat, lane)


def _load_creature(
    duel: Duel, seat: int, lane: int, row: CreatureDocument, path: str, known: Known
) -> Creature:
    card = _creature_card(row.card, f"{path}.card", known)
    entered = duel.turn if row.entered == THIS_TURN else 0
    creature = Creature(card, seat, lane, entered, duel.players[seat].given)
    if row.symbiote is not None:
        symbiote = _creature_card(row.symbiote, f"{path}.symbiote", known)
        if not symbiote.mask & SYMBIOTE:
            raise DocumentError(f"{path}.symbiote", f"{symbiote.name()} is no symbiote")
        if card.mask & SYMBIOTE:
            raise DocumentError(f"{path}.symbiote", f"{card.name()} has Symbiote itself")
        creature.join(symbiote)
    _load_marks(duel, creature, row, path)
    if row.owner is not None:
        if row.owner not in SEATS[:2]:
            raise DocumentError(f"{path}.owner", "a duel has the seats A and B")
        creature.owner = SEATS.index(row.owner)
    creature.shackled = tuple(
        (known(each, f"{path}.shackled"), duel.across(seat)) for each in row.shackled
    )
    return creature


def _load_marks(duel: Duel, creature: Creature, row: CreatureDocument, path: str) -> None:
    """What happened to it this turn."""
    if row.damage >= creature.health:
        name = creature.card.name()
        raise DocumentError(f"{path}.damage", f"{name} has only {creature.health} health")
    creature.damage = row.damage
    for index, mark in enumerate(row.used):
        if creature.used & MARKS[mark]:
            raise DocumentError(f"{path}.used[{index}]", "named twice")
        creature.used |= MARKS[mark]
    if row.activated:
        if duel.phase != "assault" or creature.seat != duel.active:
            raise DocumentError(f"{path}.activated", "it is not its assault")
        creature.activated = duel.turn


def _creature_card(card_id: str, path: str, known: Known) -> Card:
    card = known(card_id, path)
    if not card.is_creature:
        raise DocumentError(path, f"{card.name()} is an incantation")
    return card


def _load_champion(
    duel: Duel, seat: int, told: ChampionDocument | None, module: bool, known: Known
) -> None:
    path = f"seats.{SEATS[seat]}.champion"
    if told is None:
        if module:
            raise DocumentError(path, "with the module champion each seat has one")
        return
    card = _creature_card(told.card, f"{path}.card", known)
    player = duel.players[seat]
    player.champion = card
    player.ready = told.state == "ready"
    own = _in_play(player, card)
    if told.state == "in play":
        if len(own) < told.place:
            raise DocumentError(f"{path}.state", f"{card.name()} is not in play")
        own[told.place - 1].champion = card
    elsewhere = len(own) - (told.state == "in play") + player.hand.count(card)
    if elsewhere and not card.mask & MERCENARY:
        raise DocumentError(f"{path}.card", f"{card.name()} is in the own deck")


def _in_play(player: Player, card: Card) -> list[Creature]:
    """The creatures of a kingdom with this card, upper lane first."""
    return [creature for lane in player.lanes for creature in lane if card in creature.cards]


def _cards(duel: Duel) -> list[tuple[str, int, Card]]:
    """Every card with its path and owner."""
    found = []
    for seat, player in enumerate(duel.players):
        for index, card in enumerate(player.hand):
            entry = index + (index >= player.stronghold)
            found.append((f"seats.{SEATS[seat]}.hand[{entry}]", seat, card))
        for lane, name in zip(player.lanes, LANES, strict=True):
            for index, creature in enumerate(lane):
                path = f"seats.{SEATS[seat]}.{name}[{index}]"
                found.append((f"{path}.card", creature.owner, creature.card))
                if creature.symbiote is not None:
                    found.append((f"{path}.symbiote", creature.owner, creature.symbiote))
                found += [(f"{path}.shackled", owner, card) for card, owner in creature.shackled]
    return found


def _refuse_doubles(duel: Duel) -> None:
    """Decks have no doubles (2): a card is there once for each owner. A Mercenary changes
    owners, so both may be on one side."""
    seen: Counter[tuple[int, Card]] = Counter()
    in_all: Counter[Card] = Counter()
    given = duel.players[0].given | duel.players[1].given
    for path, owner, card in _cards(duel):
        seen[owner, card] += 1
        in_all[card] += 1
        if seen[owner, card] > 1 and not (card.mask | given) & MERCENARY:
            raise DocumentError(path, f"{SEATS[owner]} has {card.name()} twice")
        if in_all[card] > len(duel.players):
            raise DocumentError(path, f"{card.name()} is there more often than there are decks")


def _made_up(duel: Duel) -> set[Card]:
    """The cards of the position that were never printed."""
    champions = {player.champion for player in duel.players if player.champion}
    there = champions.union(card for _, _, card in _cards(duel))
    return {card for card in there if card.set == MADE_UP}


def _dump_seat(duel: Duel, seat: int) -> JsonObject:
    player = duel.players[seat]
    hand = [card.id for card in player.hand]
    hand.insert(player.stronghold, SIDES[not player.bastion])
    document: JsonObject = {"hand": hand}
    for lane, name in zip(player.lanes, LANES, strict=True):
        document[name] = [_dump_creature(duel, creature) for creature in lane]
    if player.turns_taken != _turns_taken(duel.turn, seat == duel.active):
        document["turns_taken"] = player.turns_taken
    if player.champion is not None:
        document["champion"] = _dump_champion(player, player.champion)
    if player.given:
        document["given"] = [ability.id for ability in abilities_in(player.given)]
    return document


def _dump_champion(player: Player, champion: Card) -> JsonObject:
    document: JsonObject = {"card": champion.id, "state": "ready" if player.ready else "exhausted"}
    for place, creature in enumerate(_in_play(player, champion), 1):
        if creature.champion is not None:
            document["state"] = "in play"
            if place > 1:
                document["place"] = place
    return document


def _dump_creature(duel: Duel, creature: Creature) -> JsonObject:
    document: JsonObject = {"card": creature.card.id}
    if creature.damage:
        document["damage"] = creature.damage
    if creature.entered == duel.turn:
        document["entered"] = THIS_TURN
    if creature.symbiote is not None:
        document["symbiote"] = creature.symbiote.id
    if creature.shackled:
        ids = [card.id for card, _ in creature.shackled]
        document["shackled"] = ids[0] if len(ids) == 1 else ids
    if creature.owner != creature.seat:
        document["owner"] = SEATS[creature.owner]
    used = [mark for mark, bit in MARKS.items() if creature.used & bit]
    if used:
        document["used"] = used
    if creature.activated == duel.turn and duel.phase == "assault" and duel.ruleset == "1.0":
        document["activated"] = True
    return document
