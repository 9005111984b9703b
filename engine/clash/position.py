"""Positions of matches as JSON documents (docs/formats.md): reading and checking.

`position_documents` has their models and writes them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial

from engine.clash import ai_settings, auras, custom, rules
from engine.clash.abilities import ALL, BY_ID, MERCENARY, OF_VERSION_1_0, SYMBIOTE
from engine.clash.actions import LANES
from engine.clash.battle import Battle, Duel
from engine.clash.cards import Card
from engine.clash.decks import known_card
from engine.clash.moves import read_move
from engine.clash.position_documents import (
    MARKS,
    THIS_TURN,
    ChampionDocument,
    CreatureDocument,
    SeatDocument,
    cards_of,
    in_play,
)
from engine.clash.position_documents import SIDES as SIDES
from engine.clash.position_documents import Position as Position
from engine.clash.position_documents import Ruleset as Ruleset
from engine.clash.position_documents import dump as dump
from engine.clash.returning import question
from engine.clash.seating import SEATINGS, Seating
from engine.clash.state import Ai, Creature, Player
from engine.core import SEATS, IllegalAction
from engine.documents import DocumentError, known_rules, read, versioned

Known = Callable[[object, str], Card]
"""Returns the card that an id at a path means in this document (`decks.known_card`)."""


def load(document: object) -> Battle:
    """Return the match that the document describes. Raises `DocumentError` with path and reason."""
    position = read(Position, versioned(document, "position"))
    version = known_rules(position.rules, rules.NEWEST)
    seating = SEATINGS[position.mode]
    refuse_other_seats(position.seats.keys(), seating, "seats")
    if position.phase == "assault" and position.ruleset != "1.0":
        reason = f"{_article(seating)} of ruleset 1.2 rests in the summoning phase only"
        raise DocumentError("phase", reason)
    if position.running != LANES[0] and position.phase != "assault":
        raise DocumentError("running", "only an assault has a lane that is running")
    if position.active not in seating.seats:
        raise DocumentError("active", f"input should be {' or '.join(map(repr, seating.seats))}")
    active = SEATS.index(position.active)
    if active in seating.ai:
        raise DocumentError("active", "an AI's turn is never waited for")
    made_up = custom.read_cards(position.cards, "cards")
    known = partial(known_card, ruleset=position.ruleset, made_up=made_up)
    battle = seated(_load_players(position, seating, known), seating)
    options = position.options
    battle.rules = rules.Rules(version, position.ruleset, options.turn_limit, options.fatigue)
    battle.active = active
    battle.turn = position.turn
    battle.phase = position.phase
    battle.running = LANES.index(position.running)
    battle.mana = position.mana
    _load_kingdoms(battle, position, known)
    battle.events.clear()
    if position.begun:
        _begin(battle, position.begun)
    return battle


def _begin(battle: Battle, begun: list[str]) -> None:
    """Redo a move that asks a question, and the answers so far, until it asks again (14)."""
    for index, text in enumerate(begun):
        path = f"begun[{index}]"
        if index and not question(battle):
            raise DocumentError(path, "nobody is asked anything more")
        try:
            action, rest = read_move(battle, text)
            if rest.strip():
                raise DocumentError(path, "more than one move")
            battle.apply(battle.to_act()[0], action)
        except IllegalAction as refusal:
            raise DocumentError(path, str(refusal)) from None
    if not question(battle):
        raise DocumentError("begun", "after these moves nobody is asked anything")


def load_duel(document: object) -> Duel:
    """Return the match of a document, which must be a duel.

    Raises `DocumentError`, also for any other mode.
    """
    battle = load(document)
    if not isinstance(battle, Duel):
        raise DocumentError("mode", "this must be a duel")
    return battle


def seated(players: tuple[Player, ...], seating: Seating) -> Battle:
    """Return a battle of these players before the first turn."""
    kind = Duel if seating.mode == "duel" else Battle
    return kind(players, seating)


def refuse_other_seats(seats: object, seating: Seating, path: str) -> None:
    """Raise `DocumentError` unless `seats` are exactly the seats of the mode."""
    if seats != set(seating.seats):
        raise DocumentError(path, f"{_article(seating)} has the seats {_named(seating)}")


def _article(seating: Seating) -> str:
    return "a duel" if seating.mode == "duel" else f"the mode {seating.mode}"


def _named(seating: Seating) -> str:
    return f"{', '.join(seating.seats[:-1])} and {seating.seats[-1]}"


def _load_players(position: Position, seating: Seating, known: Known) -> tuple[Player, ...]:
    options = position.options.ai
    if options is not None and not seating.ai:
        raise DocumentError("options.ai", f"{_article(seating)} has no AI")
    settings = ai_settings.read(options, position.ruleset, "options.ai")
    players: list[Player] = []
    for number, seat in enumerate(seating.seats):
        document = position.seats[seat]
        if number in seating.ai:
            ruleset = position.ruleset
            players.append(_load_ai(document, settings, ruleset, f"seats.{seat}", known))
        else:
            players.append(_load_player(document, position.ruleset, f"seats.{seat}", known))
    return tuple(players)


def _load_kingdoms(battle: Battle, position: Position, known: Known) -> None:
    """Load the creatures in play, then check what depends on all seats together."""
    for number, seat in enumerate(battle.seating.seats):
        taken = position.seats[seat].turns_taken
        battle.players[number].turns_taken = battle.usual_turns(number) if taken is None else taken
        for lane, name in enumerate(LANES):
            rows = getattr(position.seats[seat], name)
            _load_lane(battle, number, lane, rows, f"seats.{seat}.{name}", known)
    limit = battle.rules.turn_limit
    if limit and all(player.turns_taken >= limit for player in battle.players):
        everybody = "both players" if len(battle.players) == 2 else "all players"
        raise DocumentError("options.turn_limit", f"{everybody} have had their {limit} turns")
    _refuse_doubles(battle)
    for number, seat in enumerate(battle.seating.seats):
        champion = position.seats[seat].champion
        _load_champion(battle, number, champion, position.options.champion, known)


def _load_player(document: SeatDocument, ruleset: str, path: str, known: Known) -> Player:
    for name in ("deck", "discard", "stronghold", "chance"):
        if getattr(document, name) is not None:
            raise DocumentError(f"{path}.{name}", "only an AI's seat has this")
    if document.hand is None:
        raise DocumentError(f"{path}.hand", "this key is missing")
    player = _load_hand(document.hand, f"{path}.hand", known)
    of_ruleset = OF_VERSION_1_0 if ruleset == "1.0" else ALL
    for index, ability in enumerate(document.given):
        if ability not in BY_ID or not BY_ID[ability].bit & of_ruleset:
            raise DocumentError(f"{path}.given[{index}]", f"no ability {ability[:40]!r}")
        if player.given & BY_ID[ability].bit:
            raise DocumentError(f"{path}.given[{index}]", "named twice")
        player.given |= BY_ID[ability].bit
    return player


def _load_ai(
    document: SeatDocument, settings: ai_settings.Settings, ruleset: str, path: str, known: Known
) -> Player:
    """Load a deck on its stronghold.

    It may be empty only under a fort of ruleset 1.0, whose AI has one more turn (9).
    """
    for name in ("hand", "champion"):
        if getattr(document, name) is not None:
            raise DocumentError(f"{path}.{name}", "an AI has none")
    if document.given:
        raise DocumentError(f"{path}.given", "what an AI's creatures have stands in options.ai")
    for name in ("deck", "discard", "stronghold"):
        if getattr(document, name) is None:
            raise DocumentError(f"{path}.{name}", "this key is missing")
    assert document.deck is not None
    assert document.discard is not None
    bastion = document.stronghold == SIDES[0]
    if not document.deck and (bastion or ruleset != "1.0"):
        raise DocumentError(f"{path}.deck", "an AI's deck is never empty")
    if document.chance is not None and not bastion:
        raise DocumentError(f"{path}.chance", "a fallen bastion shuffles nothing any more")
    deck, discard = (
        [known(card, f"{path}.{name}[{index}]") for index, card in enumerate(pile)]
        for name, pile in (("deck", document.deck), ("discard", document.discard))
    )
    ai = Ai(settings, document.chance or 0)
    ai.discard = discard
    return Player(deck, bastion=bastion, ai=ai)


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
    return Player(hand, stronghold, bastion=entries[stronghold] == SIDES[0])


def _load_lane(
    battle: Battle, seat: int, lane: int, rows: list[CreatureDocument], path: str, known: Known
) -> None:
    for index, row in enumerate(rows):
        creature = _load_creature(battle, seat, lane, row, f"{path}[{index}]", known)
        battle.players[seat].lanes[lane].append(creature)
    auras.update(battle, seat, lane)


def _load_creature(
    battle: Battle, seat: int, lane: int, row: CreatureDocument, path: str, known: Known
) -> Creature:
    card = _creature_card(row.card, f"{path}.card", known)
    entered = battle.turn if row.entered == THIS_TURN else 0
    creature = Creature(card, seat, lane, entered, battle.players[seat].given)
    if row.symbiote is not None:
        symbiote = _creature_card(row.symbiote, f"{path}.symbiote", known)
        if not symbiote.mask & SYMBIOTE:
            raise DocumentError(f"{path}.symbiote", f"{symbiote.name()} is no symbiote")
        if card.mask & SYMBIOTE:
            raise DocumentError(f"{path}.symbiote", f"{card.name()} has Symbiote itself")
        creature.join(symbiote)
    _load_marks(battle, creature, row, path)
    if row.owner is not None:
        seating = battle.seating
        if row.owner not in seating.seats:
            raise DocumentError(
                f"{path}.owner", f"{_article(seating)} has the seats {_named(seating)}"
            )
        creature.owner = SEATS.index(row.owner)
    creature.shackled = tuple(
        (known(card_id, f"{path}.shackled"), battle.across(seat, lane)) for card_id in row.shackled
    )
    return creature


def _load_marks(battle: Battle, creature: Creature, row: CreatureDocument, path: str) -> None:
    if row.damage >= creature.health:
        name = creature.card.name()
        raise DocumentError(f"{path}.damage", f"{name} has only {creature.health} health")
    creature.damage = row.damage
    for index, mark in enumerate(row.used):
        if creature.used & MARKS[mark]:
            raise DocumentError(f"{path}.used[{index}]", "named twice")
        creature.used |= MARKS[mark]
    if row.activated:
        if battle.phase != "assault" or creature.seat != battle.active:
            raise DocumentError(f"{path}.activated", "it is not its assault")
        creature.activated = battle.turn


def _creature_card(card_id: str, path: str, known: Known) -> Card:
    card = known(card_id, path)
    if not card.is_creature:
        raise DocumentError(path, f"{card.name()} is an incantation")
    return card


def _load_champion(
    battle: Battle, seat: int, document: ChampionDocument | None, module: bool, known: Known
) -> None:
    path = f"seats.{SEATS[seat]}.champion"
    player = battle.players[seat]
    if document is None:
        if module and player.ai is None:
            raise DocumentError(path, "with the module champion each seat has one")
        return
    card = _creature_card(document.card, f"{path}.card", known)
    player.champion = card
    player.ready = document.state == "ready"
    own = in_play(player, card)
    if document.state == "in play":
        if len(own) < document.place:
            raise DocumentError(f"{path}.state", f"{card.name()} is not in play")
        own[document.place - 1].champion = card
    elsewhere = len(own) - (document.state == "in play") + player.hand.count(card)
    if elsewhere and not card.mask & MERCENARY:
        raise DocumentError(f"{path}.card", f"{card.name()} is in the own deck")


def _refuse_doubles(battle: Battle) -> None:
    """Refuse a card that an owner has twice: decks have no doubles (2).

    A Mercenary changes owners, so a side may have several.
    """
    seen: Counter[tuple[int, Card]] = Counter()
    in_all: Counter[Card] = Counter()
    given = 0
    for player in battle.players:
        given |= player.given
    for path, owner, card in cards_of(battle):
        seen[owner, card] += 1
        in_all[card] += 1
        if seen[owner, card] > 1 and not (card.mask | given) & MERCENARY:
            raise DocumentError(path, f"{SEATS[owner]} has {card.name()} twice")
        if in_all[card] > len(battle.players):
            raise DocumentError(path, f"{card.name()} is there more often than there are decks")
